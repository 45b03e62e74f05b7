"""What the effects of cards do in combat, and which units they can hit.  [HM-23xx]"""

from __future__ import annotations

from itertools import combinations
from typing import Literal

from questhall.core import Choice, Decision, Question, Step

from ... import effects as e
from ...board import (
    NEAR,
    SPACES,
    adjacent,
    answering,
    caster,
    fight,
    fighter,
    free_spaces,
    initiative,
    is_ranged,
    occupied,
    other,
    tier,
    troops,
)
from ...choices import DiscardCard, Done, Play, Target, TargetPair, TargetSpace
from ...content import load
from ...effects import AnyEffect, CardId
from ...events import CardDiscarded, UnitParalysed
from ...geography import HeroesTable
from ...piles import discard_card
from ...playable import ANYWHERE, IN_ATTACK, ON_UNITS
from ...plays import effects_of
from ...state import NOBODY, TOWER, Camp, Combat, Fighter, Lingering, LingeringKind
from ...wounds import heal, hurt, put_at, settle_wounds
from ..cards import EffectOnMap, useful
from .ending import Settle
from .resisting import marks, reduced, shrugs_off, sturdiest


def works(t: HeroesTable, camp: Camp, effect: AnyEffect, card: CardId, play: int) -> bool:
    """Whether an effect has something to act on."""
    c = fight(t)
    if isinstance(effect, IN_ATTACK):
        return c.attack is not None and helps(c, camp, effect)
    if isinstance(effect, ON_UNITS):
        return bool(marks(c, camp, effect, card, play))
    if isinstance(effect, e.Swap):
        return effect.when == "activation" and len(troops(c, camp)) > 1
    if isinstance(effect, e.BurnSpell | e.Sneer):
        return useful(t, caster(c, camp), effect)
    if isinstance(effect, e.Spoil):
        foe = caster(c, other(camp))
        return foe != NOBODY and bool(t.state.sides[foe].hand)
    return True


def helps(c: Combat, camp: Camp, effect: AnyEffect) -> bool:
    """Attack numbers concern the attacking unit, defence numbers its target.  [HM-2306]"""
    assert c.attack is not None, "no attack was declared"
    striker = fighter(c, c.attack.attacker)
    attacking = striker.camp == camp
    match effect:
        case e.Bolster(stat) | e.Sacrifice(stat):
            return attacking == (stat == "attack")
        case e.Weaken(stat):
            return attacking == (stat == "defense")
        case e.Duel():
            return attacking
        case e.Wound():
            return True
        case e.Rend(tiers):
            return attacking and tier(fighter(c, c.attack.target)) in tiers
        case e.Snipe():
            return attacking and is_ranged(striker) and not adjacent(striker, fighter(c, c.attack.target))
        case e.Parry():
            return not attacking and not is_ranged(striker)
        case e.Steady() | e.Rage():
            return attacking and not is_ranged(striker)
        case _:
            return attacking


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
}
"""What lasts on a unit, by the number that a card changes."""


class Affect(Step, frozen=True):
    """One effect of a card in combat."""

    camp: Camp
    choice: Play
    place: int

    def run(self, t: HeroesTable) -> None:
        """Numbers of the attack, effects on a unit, or what works anywhere."""
        effect = effects_of(self.choice)[self.place]
        if isinstance(effect, e.Sacrifice):
            t.do(GiveCards(self.camp, effect.stat))
        elif isinstance(effect, e.Wound):
            t.do(Settle())
            hurt(t, own_unit(fight(t), self.camp), effect.value)
        elif isinstance(effect, IN_ATTACK):
            change_attack(fight(t), effect)
        elif isinstance(effect, ON_UNITS):
            t.do(PickTarget(self.camp, self.choice, self.place))
        elif isinstance(effect, ANYWHERE):
            t.do(EffectOnMap(caster(fight(t), self.camp), effect))
        elif isinstance(effect, e.Swap):
            t.do(SwapUnits(self.camp))
        elif isinstance(effect, e.Spoil):
            spoil(t, self.camp, effect.cards)
        else:
            assert isinstance(effect, e.Aim), f"{effect} cannot be carried out in combat"
            aim(fight(t), self.camp, effect, self.choice.card)


def own_unit(c: Combat, camp: Camp) -> Fighter:
    """The unit of a side in the declared attack."""
    assert c.attack is not None, "no attack was declared"
    striker = fighter(c, c.attack.attacker)
    return striker if striker.camp == camp else fighter(c, c.attack.target)


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


def change_attack(c: Combat, effect: AnyEffect) -> None:
    """Bonuses last until the end of the attack.  [HM-2307]"""
    attack = c.attack
    assert attack is not None, "no attack was declared"
    match effect:
        case e.Bolster("attack", value, favours):
            attack.attack += value * (1 + (fighter(c, attack.attacker).unit in favours))
        case e.Bolster("defense", value, favours):
            attack.defense += value * (1 + (fighter(c, attack.target).unit in favours))
        case e.Weaken("attack", value):
            attack.attack -= value
        case e.Weaken("defense", value):
            attack.defense -= value
        case e.Steady(value):
            attack.attack += value
            attack.steady = True
        case e.Rage(value):
            attack.attack += value
        case e.TripleDie():
            attack.triple = True
        case e.Duel(value, when):
            own, foe = (initiative(c, fighter(c, name)) for name in (attack.attacker, attack.target))
            attack.attack += value * (1 + (own < foe if when == "lower" else own > foe))
        case e.Rend():
            attack.pierce = True
        case e.Snipe(value):
            attack.attack += value
            fighter(c, attack.attacker).charms.append(Lingering("sure", 1, c.round, NOBODY, ""))
        case e.Parry(value):
            attack.defense += value


class GiveCards(Question, frozen=True):
    """Discard any number of cards for as much attack or defence."""

    automatic = True

    camp: Camp
    stat: Literal["attack", "defense"]

    def ask(self, t: HeroesTable) -> Decision:
        """One after the other."""
        seat = caster(fight(t), self.camp)
        return Decision(seat, self, (*map(DiscardCard, dict.fromkeys(t.state.sides[seat].hand)), Done()))

    def answer(self, t: HeroesTable, seat: int, choice: DiscardCard | Done) -> None:
        """Each counts one."""
        if isinstance(choice, DiscardCard):
            discard_card(t, seat, choice.card)
            change_attack(fight(t), e.Bolster(self.stat, 1))
            t.do(self)


class SwapUnits(Question, frozen=True):
    """Two own units change places."""

    automatic = True

    camp: Camp

    def ask(self, t: HeroesTable) -> Decision:
        """Any two on the board."""
        c = fight(t)
        spaces = sorted(each.at for each in troops(c, self.camp))
        pairs = tuple(TargetPair(*pair) for pair in combinations(spaces, 2))
        return Decision(caster(c, self.camp), self, pairs or (Done(),))

    def answer(self, t: HeroesTable, seat: int, choice: TargetPair | Done) -> None:
        """They have not moved by themselves."""
        if isinstance(choice, TargetPair):
            taken = occupied(fight(t))
            first, second = taken[choice.space], taken[choice.other]
            put_at(t, first, choice.other)
            put_at(t, second, choice.space)


class PickTarget(Question, frozen=True):
    """The player selects a unit for the effect of a card."""

    automatic = True

    camp: Camp
    choice: Play
    place: int

    def ask(self, t: HeroesTable) -> Decision:
        """If none is left, nothing happens."""
        c = fight(t)
        effect = effects_of(self.choice)[self.place]
        found = marks(c, self.camp, effect, self.choice.card, self.choice.play)
        seat = caster(c, self.camp)
        if seat == NOBODY:
            found = sturdiest(found)
        chosen: list[Choice] = [Target(each.id) for each in found]
        if isinstance(effect, e.Blast):
            hit = {each.at for each in found}
            pairs = [(space, near) for space in SPACES for near in NEAR[space] if space < near]
            chosen = [TargetPair(*pair) for pair in pairs if hit & set(pair)]
        return Decision(answering(c, seat), self, tuple(chosen) or (Done(),))

    def answer(self, t: HeroesTable, seat: int, choice: Target | TargetPair | Done) -> None:
        """Damage may end the combat."""
        c, effect = fight(t), effects_of(self.choice)[self.place]
        t.do(Settle())
        match choice:
            case TargetPair(space, beyond):
                assert isinstance(effect, e.Blast), f"{effect} hits no spaces"
                taken = occupied(c)
                for each in [taken[at] for at in (space, beyond) if at in taken]:
                    self.harm(t, each, effect.value)
            case Target(name):
                if not shrugs_off(t, c, fighter(c, name), load().cards[self.choice.card]):
                    self.touch(t, fighter(c, name), effect)

    def harm(self, t: HeroesTable, unit: Fighter, damage: int) -> None:
        """Some units take less damage from spells, or none; defence does not count.  [HM-1703]"""
        hurt(t, unit, reduced(fight(t), unit, load().cards[self.choice.card], damage))

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
                for each, value in zip(chain_of(c, unit), values, strict=False):
                    self.harm(t, each, value)
            case e.Paralyse():
                unit.paralysed = True
                t.tell(UnitParalysed(unit.id))
            case e.Heal(value, paralysis):
                if paralysis == "and" or (paralysis == "or" and unit.paralysed):
                    unit.paralysed = False
                heal(t, unit, value)
            case e.Charm(stat, value, favours):
                charm(KINDS[stat], value * (1 + (unit.unit in favours)))
                settle_wounds(t, c, unit)
            case e.Forget():
                charm("forget", 1)
            case e.Dispel():
                unit.charms = [each for each in unit.charms if not each.card]
                settle_wounds(t, c, unit)
            case e.Ward():
                charm("ward", 1)
            case e.Silence():
                charm("silence", 1)
            case e.Flames(value):
                charm("flames", value)
            case e.Riposte():
                unit.extra += 1
            case e.Horde():
                unit.layer = card.id
            case e.Shift():
                t.do(Relocate(self.camp, unit.id))


def chain_of(c: Combat, first: Fighter) -> list[Fighter]:
    """The unit that is hit, then those closest to it; of equal ones enemies of the caster come first."""

    def key(each: Fighter) -> tuple[int, bool, str]:
        (row, column), (line, place) = divmod(first.at, 4), divmod(each.at, 4)
        return abs(row - line) + abs(column - place), each.camp != first.camp, each.id

    others = sorted((each for each in c.fighters if each is not first and each.id != TOWER), key=key)
    return [first, *others]


class Relocate(Question, frozen=True):
    """An own unit goes to any free space."""

    camp: Camp
    unit: str

    def ask(self, t: HeroesTable) -> Decision:
        """On the whole board."""
        c = fight(t)
        spaces = sorted(free_spaces(c, fighter(c, self.unit)))
        return Decision(caster(c, self.camp), self, tuple(map(TargetSpace, spaces)))

    def answer(self, t: HeroesTable, seat: int, choice: TargetSpace) -> None:
        """It has not moved by itself."""
        put_at(t, fighter(fight(t), self.unit), choice.space)
