"""What the effects of cards do in combat, and which units they can hit.  [HM-23xx]"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from questhall.core import Choice, Decision, Question, Step

from ... import effects as e
from ...board import NEAR, SPACES, alive, answering, caster, fight, fighter, is_ranged, occupied, other, troops
from ...choices import Done, Play, Target, TargetPair, TargetSpace
from ...content import load
from ...effects import AnyEffect, CardId, is_among
from ...events import CardDiscarded, UnitParalysed
from ...geography import HeroesTable
from ...playable import ANYWHERE, IN_ATTACK, ON_UNITS
from ...plays import effects_of
from ...state import NOBODY, TOWER, Camp, Combat, Fighter, Lingering, LingeringKind
from ...wounds import hurt, settle_wounds
from ..cards import EffectOnMap, useful
from ..lots import attempt, succeeded
from .bonuses import GiveCards, burden, change_attack, helps, own_unit
from .ending import Settle
from .mirroring import reflections
from .relieving import PickLink, relieve
from .resisting import clear_space, lucky_faces, marks, scorch, stray_tokens, sturdiest
from .shifting import MoveDamage, Relocate, SwapUnits
from .summoning import PlaceClone

AS_ON_MAP = {e.BurnSpell, e.Sneer, e.Draw, e.Banish, e.DrinkSpring}


def works(t: HeroesTable, camp: Camp, effect: AnyEffect, card: CardId, play: int) -> bool:
    """Whether an effect has something to act on."""
    c = fight(t)
    if type(effect) in IN_ATTACK:
        return c.attack is not None and helps(c, camp, effect)
    if type(effect) in ON_UNITS:
        if type(effect) is e.Dispel and not effect.last and stray_tokens(c):
            return True
        return (type(effect) is e.Charm and effect.same) or bool(marks(c, camp, effect, card, play))
    if type(effect) is e.Swap:
        return effect.when == "activation" and len(troops(c, camp)) > 1
    if type(effect) in AS_ON_MAP:
        return useful(t, caster(c, camp), effect)
    if type(effect) is e.Spoil:
        foe = caster(c, other(camp))
        return foe != NOBODY and bool(t.state.sides[foe].hand)
    return True


KINDS: dict[str, LingeringKind] = {
    "initiative": "initiative",
    "health": "health",
    "attack": "might",
    "defense": "armour",
    "cover": "cover",
    "spell_armour": "spell_armour",
    "embers": "embers",
    "clumsy": "clumsy",
    "firm": "firm",
    "sure": "sure",
    "daunt": "daunt",
    "elemental": "elemental",
    "nimble": "nimble",
}
"""What lasts on a unit, by the number that a card changes."""


def kind_for(c: Combat, stat: str) -> LingeringKind:
    """What a card that changes a number puts on a unit; the astrologers may make attack of defence."""
    return KINDS["attack" if stat == "defense" and c.offensive else stat]


class Affect(Step, frozen=True):
    """One effect of a card in combat."""

    camp: Camp
    choice: Play
    place: int

    def run(self, t: HeroesTable) -> None:
        """Numbers of the attack, effects on a unit, or what works anywhere; some follow the effect before."""
        effect = effects_of(self.choice)[self.place]
        if isinstance(effect, e.Sacrifice):
            t.do(GiveCards(self.camp, effect.stat))
        elif isinstance(effect, e.Wound):
            t.do(Settle())
            hurt(t, own_unit(fight(t), self.camp), effect.value)
        elif isinstance(effect, e.Burden):
            burden(fight(t), self.camp, effect, self.choice.card)
        elif type(effect) in IN_ATTACK:
            change_attack(fight(t), effect)
        elif isinstance(effect, e.Charm) and effect.same:
            return
        elif type(effect) in ON_UNITS:
            t.do(PickTarget(self.camp, self.choice, self.place))
        elif type(effect) in ANYWHERE or type(effect) is e.Favour:
            t.do(EffectOnMap(caster(fight(t), self.camp), effect))
        elif isinstance(effect, e.Swap):
            t.do(SwapUnits(self.camp))
        elif isinstance(effect, e.Spoil):
            spoil(t, self.camp, effect.cards)
        else:
            assert isinstance(effect, e.Aim), f"{effect} cannot be carried out in combat"
            aim(fight(t), self.camp, effect, self.choice.card)


def spoil(t: HeroesTable, camp: Camp, cards: int) -> None:
    """The enemy discards random hand cards."""
    foe = caster(fight(t), other(camp))
    side = t.state.sides[foe]
    for _ in range(min(cards, len(side.hand))):
        card = side.hand.pop(t.roll(len(side.hand)) - 1)
        side.discard.append(card)
        t.tell(CardDiscarded(foe, card))


def aim(c: Combat, camp: Camp, effect: e.Aim, card: CardId) -> None:
    """Own ranged units are better for this combat round, or for two."""
    seat, until = caster(c, camp), c.round + effect.rounds - 1
    for each in c.fighters:
        if each.camp == camp and each.id != TOWER and is_ranged(each):
            each.charms.append(Lingering("aim", effect.attack, until, seat, card))
            if effect.initiative:
                each.charms.append(Lingering("initiative", effect.initiative, until, seat, card))


class PickTarget(Question, frozen=True):
    """The player selects a unit for the effect of a card."""

    automatic = True

    camp: Camp
    choice: Play
    place: int
    hit: tuple[str, ...] = ()
    """Units that the effect has hit already."""
    near: int = -1
    """Only beside this space."""

    def ask(self, t: HeroesTable) -> Decision:
        """If none is left, nothing happens."""
        c = fight(t)
        effect = effects_of(self.choice)[self.place]
        found = marks(c, self.camp, effect, self.choice.card, self.choice.play)
        found = [each for each in found if each.id not in self.hit]
        if self.near >= 0:
            found = [each for each in found if each.at in NEAR[self.near]]
        seat = caster(c, self.camp)
        if seat == NOBODY:
            found = sturdiest(found)
        chosen: list[Choice] = [Target(each.id) for each in found]
        if isinstance(effect, e.Dispel) and not effect.last:
            chosen += [TargetSpace(token.at) for token in stray_tokens(c)]
        if isinstance(effect, e.Blast):
            hit = {each.at for each in found}
            pairs = [(space, near) for space in SPACES for near in NEAR[space] if space < near]
            chosen = [TargetPair(*pair) for pair in pairs if hit & set(pair)]
        return Decision(answering(c, seat), self, tuple(chosen) or (Done(),))

    def answer(self, t: HeroesTable, seat: int, choice: Target | TargetPair | TargetSpace | Done) -> None:
        """Damage may end the combat."""
        c, effect = fight(t), effects_of(self.choice)[self.place]
        t.do(Settle())
        match choice:
            case TargetSpace(space):
                clear_space(c, space)
            case TargetPair(space, beyond):
                assert isinstance(effect, e.Blast), f"{effect} hits no spaces"
                taken = occupied(c)
                for each in [taken[at] for at in (space, beyond) if at in taken]:
                    self.harm(t, each, effect.value)
            case Target(name):
                self.go_on(t, effect, name)
                if turning := reflections(t, c, self.camp, self.choice, name):
                    t.do(*turning, Land(self.camp, self.choice, self.place, name))
                else:
                    self.land(t, name)

    def go_on(self, t: HeroesTable, effect: AnyEffect, name: str) -> None:
        """Some damage hits further units, perhaps only beside the first."""
        hit = (*self.hit, name)
        if isinstance(effect, e.Damage) and len(hit) < effect.units:
            first = fighter(fight(t), name).at if effect.beside and not self.hit else self.near
            t.do(PickTarget(self.camp, self.choice, self.place, hit, first))

    def land(self, t: HeroesTable, name: str) -> None:
        """The effect hits a unit, unless its luck turns it aside; its dice may be rolled again.  [HM-609]"""
        unit = fighter(fight(t), name)
        if faces := lucky_faces(fight(t), unit, load().cards[self.choice.card]):
            t.do(*attempt(t, unit.camp, faces), Hit(self.camp, self.choice, self.place, name, faces))
        else:
            self.hit_unit(t, name)

    def hit_unit(self, t: HeroesTable, name: str) -> None:
        """The effect, and those that follow it."""
        c, effect = fight(t), effects_of(self.choice)[self.place]
        for part in (effect, *self.followers()):
            self.touch(t, fighter(c, name), part)

    def followers(self) -> Iterator[AnyEffect]:
        """Effects of the card on the same unit."""
        after = effects_of(self.choice)[self.place + 1 :]
        return takewhile(lambda effect: isinstance(effect, e.Charm) and effect.same, after)

    def harm(self, t: HeroesTable, unit: Fighter, damage: int) -> None:
        """Some units take less damage from spells, or none; defence does not count.  [HM-1703]"""
        scorch(t, fight(t), unit, load().cards[self.choice.card], damage)

    def touch(self, t: HeroesTable, unit: Fighter, effect: AnyEffect) -> None:
        """What the effect does to the unit."""
        c = fight(t)
        card = load().cards[self.choice.card]
        seat = caster(c, self.camp)
        until = {"round": c.round, "next": c.round + 1, "combat": 999}[card.plays[self.choice.play].until]

        def charm(kind: LingeringKind, value: int) -> None:
            unit.charms.append(Lingering(kind, value, until, seat, card.id))

        match effect:
            case e.Damage(value):
                self.harm(t, unit, value)
            case e.Chain(values):
                self.harm(t, unit, values[0])
                t.do(PickLink(self.camp, self.choice, unit.at, (unit.id,), tuple(filter(None, values[1:]))))
            case e.Paralyse():
                unit.paralysed = True
                t.tell(UnitParalysed(unit.id))
            case e.Heal() | e.Dispel():
                relieve(t, c, unit, effect, seat)
            case e.Charm("tired"):
                unit.answered = True
            case e.Cube():
                unit.answered = not unit.answered
            case e.Charm(stat, value, favours):
                charm(kind_for(c, stat), value * (1 + (is_among(unit.unit, favours))))
                settle_wounds(t, c, unit)
            case e.Forget():
                charm("forget", 1)
            case e.Ward(_, school):
                charm("air_ward" if school else "ward", 1)
            case e.Berserk():
                charm("berserk", 1)
            case e.Clone():
                t.do(PlaceClone(self.camp, unit.id))
            case e.Silence():
                charm("silence", 1)
            case e.Flames(value):
                charm("flames", value)
            case e.Riposte():
                unit.extra += 1
            case e.Horde():
                unit.layer = card.id
            case e.Transfer():
                t.do(MoveDamage(self.camp, unit.id))
            case e.Shift(_, steps):
                t.do(Relocate(self.camp, unit.id, steps))


class Land(Step, frozen=True):
    """The effect of a card hits the unit that was chosen, unless it was turned aside."""

    camp: Camp
    choice: Play
    place: int
    unit: str

    def run(self, t: HeroesTable) -> None:
        """Damage may end the combat."""
        if alive(fight(t), self.unit):
            PickTarget(self.camp, self.choice, self.place).land(t, self.unit)


class Hit(Step, frozen=True):
    """The effect of a card hits a unit whose dice did not turn it aside."""

    camp: Camp
    choice: Play
    place: int
    unit: str
    faces: tuple[int, ...]

    def run(self, t: HeroesTable) -> None:
        """Damage may end the combat."""
        if alive(fight(t), self.unit) and not succeeded(t, self.faces):
            PickTarget(self.camp, self.choice, self.place).hit_unit(t, self.unit)
