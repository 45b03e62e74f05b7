"""The combat round: units act by initiative; against guards there is a time limit.  [HM-21xx, HM-24xx]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat, Step

from ...board import (
    adjacent_foes,
    alive,
    caster,
    chair,
    commander,
    fight,
    fighter,
    having,
    initiative,
    leader,
    lingering,
    lying,
    other,
    owner,
    prints,
    tier,
    unit_in,
)
from ...choices import Activate, Play, Prolong, Withdraw
from ...content import load
from ...effects import TIERS, Endure, Foresee, Skip
from ...events import (
    ActivationSkipped,
    CardDiscarded,
    CombatProlonged,
    CombatRoundBegan,
    MoraleChanged,
    MovementSpent,
    UnitActivated,
)
from ...geography import HeroesTable
from ...people import may_prolong, pawn_of
from ...plays import holds, lay_down, offers, plays_of
from ...state import FIRST_RIVAL, NOBODY, Boon, Camp, Combat, Fighter
from ...traits import Bolt, Entangle, Focus, Gloom, Mend, Pilfer, Regenerate
from ...wounds import heal, hurt, settle_wounds
from .abilities import ThrowBolt
from .ai_cards import DrawAiCard
from .by_rule import ActByRule, RunAmok
from .commanding import Command, MendOne
from .ending import Settle, break_off
from .finding import give_back
from .machines import CAMPS, ManMachines
from .openings import Foretell
from .rousing import Sadden


class StartCombatRound(Step, frozen=True):
    """Marks of activation and retaliation are cleared; every unit acts once.  [HM-2104, HM-2113, HM-2114]"""

    def run(self, t: HeroesTable) -> None:
        """What lasted for a combat round ends."""
        c = fight(t)
        c.round += 1
        c.spells, c.more_spells, c.last_initiative = {}, {}, -99
        for each in c.fighters[:]:
            each.acted = each.answered = False
            each.extra = 0
            if each.charms:
                each.charms = [charm for charm in each.charms if charm.until >= c.round]
            settle_wounds(t, c, each)
        t.tell(CombatRoundBegan(c.round))
        t.do(ManMachines(), NextUnit())


class NextUnit(Step, frozen=True):
    """The highest initiative acts next; with equal ones the sides alternate, the attacker first.

    [HM-2102, HM-2106, HM-2107, HM-R-106]
    """

    def run(self, t: HeroesTable) -> None:
        """Computed anew after each activation."""
        c = fight(t)
        while c.urgent:
            if alive(c, name := c.urgent.pop(0)):
                t.do(ChooseUnit((name,)), NextUnit())
                return
        waiting = [each for each in c.fighters if not each.acted]
        if not waiting:
            t.do(EndCombatRound())
            return
        names = tuple([each.id for each in foremost(c, waiting, c.last, c.last_initiative)])
        t.do(*([ChooseUnit(names)] if len(names) > 1 else activation(t, c, names[0])), NextUnit())


def foremost(c: Combat, waiting: list[Fighter], last: Camp, before: int) -> list[Fighter]:
    """Who of those that wait can act next, all of one side, after a unit of that side and with that initiative.

    [HM-2106, HM-2107]
    """
    quickness = [initiative(c, each) for each in waiting]
    best = max(quickness)
    ready = [each for each, its in zip(waiting, quickness, strict=True) if its == best]
    first = other(last) if best == before else "attacker"
    return [each for each in ready if each.camp == first] or ready


class ChooseUnit(Question, frozen=True):
    """Of equal units of one side its player chooses; of those of the AI the higher tier acts first.  [HM-R-105]"""

    automatic = True

    units: tuple[str, ...]

    def ask(self, t: HeroesTable) -> Decision:
        """Ties of the AI are broken by the player."""
        c = fight(t)
        ready = [each for each in c.fighters if each.id in self.units]
        seat = commander(c, ready[0].camp)
        if seat == NOBODY:
            best = max(TIERS.index(tier(each)) for each in ready)
            ready = [each for each in ready if TIERS.index(tier(each)) == best]
            seat = chair(c)
        return Decision(seat, self, tuple(Activate(each.id) for each in ready))

    def answer(self, t: HeroesTable, seat: Seat, choice: Activate) -> None:
        """It is marked as activated.  [HM-2109]"""
        t.do(*activation(t, fight(t), choice.fighter))


def activation(t: HeroesTable, c: Combat, name: str) -> list[Step]:
    """A unit is activated, unless an enemy makes it skip."""
    foe = caster(c, other(fighter(c, name).camp))
    return [*([Sadden(name)] if holds(t, foe, Skip) else []), ActivateUnit(name)]


class ActivateUnit(Step, frozen=True):
    """A paralysed unit skips its activation; a defence token is discarded at its start.

    [HM-2214, HM-2220, HM-2221, HM-R-110]
    """

    fighter: str

    def run(self, t: HeroesTable) -> None:
        """Then its abilities of the activation, then what its player wants.  [HM-1713]"""
        c = fight(t)
        unit = fighter(c, self.fighter)
        unit.acted, unit.home, c.active = True, unit.at, unit.id
        c.last, c.last_initiative = unit.camp, initiative(c, unit)
        unit.rooted = any(having(c, each, Entangle) for each in adjacent_foes(c, unit))
        if skips(t, unit):
            return
        t.tell(UnitActivated(unit.id))
        tired, unit.defending = unit.defending, False
        suffers = bool(unit.poison)
        awaken(t, c, unit)
        if burning := [token for token in lying(c, "fire_wall") if token.at == unit.at and token.starts]:
            suffers = True
            hurt(t, unit, sum(token.damage for token in burning))
        t.do(*([Settle()] if suffers else []), Awake(unit.id, tired))


def skips(t: HeroesTable, unit: Fighter) -> bool:
    """Whether a unit is paralysed, and so does not act; its token is gone then.  [HM-2214]"""
    if not unit.paralysed:
        return False
    unit.paralysed = False
    t.tell(ActivationSkipped(unit.id))
    return True


class Awake(Step, frozen=True):
    """A unit that has survived the start of its activation acts.  [HM-1713, HM-2707]"""

    fighter: str
    tired: bool

    def run(self, t: HeroesTable) -> None:
        """Poison may have beaten it."""
        c = fight(t)
        unit, tired = unit_in(c, self.fighter), self.tired
        if unit is None:
            return
        told = holds(t, caster(c, "attacker"), Foresee) or holds(t, caster(c, "defender"), Foresee)
        acting = [*map(Foretell, CAMPS), Rise(unit.id, tired)] if told else deeds(c, unit, tired=tired)
        t.do(*acting, EndActivation(unit.id))


class Rise(Step, frozen=True):
    """A unit that has survived the spells before its activation acts, unless one has paralysed it.  [HM-2214]"""

    fighter: str
    tired: bool

    def run(self, t: HeroesTable) -> None:
        """A spell may have beaten it."""
        c = fight(t)
        unit = unit_in(c, self.fighter)
        if unit is not None and not skips(t, unit):
            t.do(*deeds(c, unit, tired=self.tired))


def deeds(c: Combat, unit: Fighter, *, tired: bool) -> list[Step]:
    """What a unit does when it is activated: it heals, throws bolts, is led by cards of the AI, then it acts."""
    by_rule = commander(c, unit.camp) == NOBODY
    acting: Step = ActByRule(unit.id, tired) if by_rule else Command(unit.id, tired=tired)
    if lingering(c, unit, "berserk"):
        acting = RunAmok(unit.id)
    draws = [DrawAiCard(unit.id)] if leader(c, unit.camp) <= FIRST_RIVAL else []
    bolts = [ThrowBolt(unit.id, bolt.damage) for bolt in having(c, unit, Bolt)]
    mending = [MendOne(unit.id)] if having(c, unit, Mend) else []
    return [*mending, *bolts, *draws, acting]


class EndActivation(Step, frozen=True):
    """What lasted for the activation ends."""

    fighter: str

    def run(self, t: HeroesTable) -> None:
        """Power that waited for a spell, and a lapse of memory."""
        c = fight(t)
        c.active = ""
        give_back(t, c)
        for camp, boons in c.boons.items():
            c.boons[camp] = [boon for boon in boons if boon.unit != self.fighter]
        unit = unit_in(c, self.fighter)
        if unit is not None and (c.moods or unit.charms):
            c.moods = [mood for mood in c.moods if mood.unit != self.fighter]
            unit.charms = [charm for charm in unit.charms if charm.kind not in ("forget", "berserk")]


WAKING = frozenset((Regenerate, Focus, Gloom, Pilfer))
"""Abilities of the start of an activation."""


def awaken(t: HeroesTable, c: Combat, unit: Fighter) -> None:
    """Abilities that resolve when the unit is activated.  [HM-1713]"""
    if not unit.poison and not prints(unit, WAKING):
        return
    for grown in having(c, unit, Regenerate):
        heal(t, unit, grown.value)
    for focus in having(c, unit, Focus):
        only = unit.id if focus.lasts == "activation" else ""
        boon = Boon(focus.schools, focus.power, True, c.round, only)
        c.boons[unit.camp] = [*c.boons.get(unit.camp, []), boon]
    if unit.poison:
        unit.poison -= 1
        hurt(t, unit, 1)
    foe = owner(c, other(unit.camp))
    if foe >= 0:
        side = t.state.sides[foe]
        if having(c, unit, Gloom) and side.morale == 1:
            side.morale = 0
            t.tell(MoraleChanged(foe, 0))
        for thief in having(c, unit, Pilfer):
            for _ in range(min(thief.cards, len(side.hand)) if caster(c, other(unit.camp)) == foe else 0):
                card = side.hand.pop(t.roll(len(side.hand)) - 1)
                side.discard.append(card)
                t.tell(CardDiscarded(foe, card))


class EndCombatRound(Step, frozen=True):
    """Against guards a combat lasts one round unless it is prolonged; others have no limit.

    [HM-2401, HM-2407, HM-R-124]
    """

    def run(self, t: HeroesTable) -> None:
        """Azure units fight on, and so do those of a stray town, unless another reading is in force.  [HM-R-80]"""
        c = fight(t)
        limited = (
            c.defender == NOBODY
            and (not c.garrison or (t.state.rules.short_sieges and c.field in t.state.lords))
            and not any(load().units[unit].rank("neutral") == "azure" for unit in c.guards)
        )
        t.do(GoOn() if limited else StartCombatRound())


class GoOn(Question, frozen=True):
    """Retreat, or pay a movement point of the hero that fights for another round.  [HM-2402 to HM-2404, HM-2436]"""

    automatic = True

    def ask(self, t: HeroesTable) -> Decision:
        """Without movement there is only the retreat."""
        c = fight(t)
        able = may_prolong(t, pawn_of(t, c.attacker, c.pawn).moves)
        choices: tuple[Choice, ...] = (Prolong(), Withdraw()) if able else (Withdraw(),)
        free = offers(t, c.attacker, plays_of(Endure)) if c.pawn == "main" else ()
        return Decision(c.attacker, self, (*choices, *free))

    def answer(self, t: HeroesTable, seat: Seat, choice: Prolong | Play | Withdraw) -> None:
        """A retreat has no other disadvantage; a card may spare the movement.  [HM-2405, HM-2406]"""
        c = fight(t)
        if isinstance(choice, Prolong | Play):
            if isinstance(choice, Play):
                lay_down(t, seat, choice, "discard")
            else:
                pawn_of(t, seat, c.pawn).moves -= not t.state.rules.tireless
            t.tell(CombatProlonged(seat))
            t.do(StartCombatRound())
        else:
            if not may_prolong(t, pawn_of(t, seat, c.pawn).moves):
                t.tell(MovementSpent(seat))
            c.winner, c.how = "defender", "retreat"
            break_off(t)
