"""The decks of a hero of the AI: a card for each activation of its units.  [HM-27xx]"""

from __future__ import annotations

from typing import assert_never

from questhall.core import Decision, Question, Seat, Step

from ... import effects as e
from ...board import chair, fight, fighter, health, initiative, leader, mood, troops
from ...choices import Play, Target
from ...content import load
from ...content.printed import AiCard
from ...effects import CardId
from ...events import AiCardDrawn, AiSpellCast, UnitShielded
from ...geography import HeroesTable
from ...people import rival_of
from ...plays import is_charge
from ...state import Camp, Combat, Fighter
from .affecting import aim
from .casting import CarryOut
from .countering import Resist


class DrawAiCard(Step, frozen=True):
    """One card of the AI deck for each activation, before the unit moves or attacks.  [HM-2707, HM-2708]"""

    unit: str

    def run(self, t: HeroesTable) -> None:
        """When the deck is used up, no more cards are drawn in this combat."""
        c = fight(t)
        acting = [each for each in c.fighters if each.id == self.unit]
        rival = rival_of(t, leader(c, acting[0].camp)) if acting else None
        if rival is None or not rival.deck:
            return
        card = t.draw(rival.deck)
        rival.discard.append(card)
        t.tell(AiCardDrawn(rival.hero, card))
        t.do(*carry_out(t, c, acting[0], load().ai_cards[card]))


def carry_out(t: HeroesTable, c: Combat, unit: Fighter, card: AiCard) -> list[Step]:
    """What a card says, with the value of the difficulty of the game.  [HM-2709, HM-2710]"""
    rival, value = rival_of(t, leader(c, unit.camp)), card.values[t.state.difficulty]
    match card.order:
        case "attack":
            rival.fury += value
            return []
        case "defend_next":
            return shielding(next_in_line(c, unit), value)
        case "defend_strongest":
            own = troops(c, unit.camp)
            most = max(health(c, each) for each in own)
            return shielding([each for each in own if health(c, each) == most], value)
        case "cast":
            return [CastForAi(unit.camp, value)]
        case "skill":
            return use_skill(t, c, unit, card)
    assert_never(card.order)


def next_in_line(c: Combat, unit: Fighter) -> list[Fighter]:
    """The units of a side that are activated next after one; alone it is itself.  [HM-D-20]"""
    others = [each for each in troops(c, unit.camp) if each is not unit] or [unit]
    waiting = [each for each in others if not each.acted] or others
    best = max(initiative(c, each) for each in waiting)
    return [each for each in waiting if initiative(c, each) == best]


def shielding(units: list[Fighter], value: int) -> list[Step]:
    """Of equal units the player names one."""
    return [ShieldUnit(tuple(each.id for each in units), value)] if value else []


class ShieldUnit(Question, frozen=True):
    """A unit of the AI has more defence against the next attack on it.  [HM-2711, HM-D-20]"""

    automatic = True

    units: tuple[str, ...]
    value: int

    def ask(self, t: HeroesTable) -> Decision:
        """Ties are broken by the player.  [HM-R-141]"""
        return Decision(chair(fight(t)), self, tuple(map(Target, self.units)))

    def answer(self, t: HeroesTable, seat: Seat, choice: Target) -> None:
        """Several cards add up."""
        fighter(fight(t), choice.fighter).shield += self.value
        t.tell(UnitShielded(choice.fighter, self.value))


class CastForAi(Step, frozen=True):
    """The AI casts the next spell of its deck with the power of the card.  [HM-2712, HM-D-25, HM-R-134]"""

    camp: Camp
    power: int

    def run(self, t: HeroesTable) -> None:
        """An empty spell deck is shuffled anew during the combat; cards may forbid spells to all heroes."""
        c = fight(t)
        if mood(c, "spells") or (self.power == 0 and mood(c, "weak_spells")):
            return
        rival = rival_of(t, leader(c, self.camp))
        if not rival.spells:
            rival.spells, rival.cast = rival.cast, []
            t.shuffle(rival.spells)
        if not rival.spells:
            return
        card = t.draw(rival.spells)
        rival.cast.append(card)
        t.tell(AiSpellCast(rival.hero, card))
        choice = Play(card, strongest(card, self.power))
        t.do(Resist(self.camp, choice, self.power), CarryOut(self.camp, choice))


def strongest(card: CardId, power: int) -> int:
    """The strongest effect of a spell for so much power."""
    plays = load().cards[card].plays
    able = [place for place, play in enumerate(plays) if play.power <= power and not is_charge(play)]
    return max(able, key=lambda place: plays[place].power)


def use_skill(t: HeroesTable, c: Combat, unit: Fighter, card: AiCard) -> list[Step]:
    """The ability that was set aside, as often as the card says; it is not used up.  [HM-2704, HM-2713, HM-R-136]"""
    rival = rival_of(t, leader(c, unit.camp))
    if not rival.skill:
        return []
    then = card.then.get(t.state.difficulty, "")
    if then == "reshuffle" and c.round == 1:
        rival.discard.remove(card.id)
        rival.deck.append(card.id)
        t.shuffle(rival.deck)
    return [step for _ in range(2 if then == "again" else 1) for step in skill_steps(t, c, unit, rival.skill)]


def skill_steps(t: HeroesTable, c: Combat, unit: Fighter, skill: CardId) -> list[Step]:
    """The basic effect of an ability for the unit that is active; to draw is to draw a card of the AI.  [HM-2713]"""
    found: list[Step] = []
    for effect in load().cards[skill].plays[0].effects:
        match effect:
            case e.Bolster("attack", value):
                rival_of(t, leader(c, unit.camp)).fury += value
            case e.Bolster("defense", value):
                found.append(ShieldUnit((unit.id,), value))
            case e.Aim():
                aim(c, unit.camp, effect, skill)
            case e.Draw(cards):
                found += [DrawAiCard(unit.id)] * cards
            case _:
                raise AssertionError(f"the AI cannot use {skill}")
    return found


def ready_decks(t: HeroesTable, seat: Seat) -> None:
    """Before each combat both decks are shuffled with their discard piles.  [HM-2706, HM-R-134]"""
    rival = rival_of(t, seat)
    rival.deck, rival.discard = [*rival.deck, *rival.discard], []
    rival.spells, rival.cast = [*rival.spells, *rival.cast], []
    rival.fury = 0
    t.shuffle(rival.deck)
    t.shuffle(rival.spells)
