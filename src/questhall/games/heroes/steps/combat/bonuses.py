"""What cards add to the attack that was declared.  [HM-2306, HM-2307]"""

from __future__ import annotations

from typing import Literal

from questhall.core import Decision, Question

from ... import effects as e
from ...board import adjacent, caster, declared, fight, fighter, initiative, is_ranged, tier
from ...choices import DiscardCard, Done
from ...content import load
from ...effects import AnyEffect, is_among
from ...geography import HeroesTable
from ...piles import discard_card
from ...state import NOBODY, Attack, Camp, Combat, Fighter, Lingering

Stat = Literal["attack", "defense"]


def helps(c: Combat, camp: Camp, effect: AnyEffect) -> bool:
    """Attack numbers concern the attacking unit, defence numbers its target.  [HM-2306]"""
    attack = declared(c)
    striker = fighter(c, attack.attacker)
    attacking = striker.camp == camp
    match effect:
        case e.Bolster(stat, types=types, answer=answer):
            own = striker if attacking else fighter(c, attack.target)
            timely = attack.retaliation or not answer
            return attacking == (stat_of(c, stat) == "attack") and timely and kind_of(own) in types
        case e.Sacrifice(stat):
            return attacking == (stat_of(c, stat) == "attack")
        case e.Jinx(tiers, what):
            wanted = bool(attack.boosts) if what == "card" else not attack.steady
            return not attacking and tier(striker) in tiers and wanted
        case e.SlayDice():
            return attacking and tier(fighter(c, attack.target)) == "gold"
        case e.FixDice(_, whose):
            return attacking or whose == "any"
        case e.Weaken(stat):
            return attacking == (stat == "defense")
        case e.Duel():
            return attacking
        case e.Wound() | e.Burden():
            return True
        case e.Rend(tiers):
            return attacking and tier(fighter(c, attack.target)) in tiers
        case e.Snipe():
            return attacking and is_ranged(striker) and not adjacent(striker, fighter(c, attack.target))
        case e.Parry():
            return attacking == c.offensive and not is_ranged(striker)
        case e.Steady() | e.Rage():
            return attacking and not is_ranged(striker)
        case _:
            return attacking


def stat_of(c: Combat, stat: Stat) -> Stat:
    """What a card gives; the astrologers may make attack of defence."""
    return "attack" if c.offensive else stat


def kind_of(f: Fighter) -> str:
    """Ground, flying or ranged; the tower shoots."""
    return load().units[f.unit].kind(f.aspect) if f.unit else "ranged"


def own_unit(c: Combat, camp: Camp) -> Fighter:
    """The unit of a side in the declared attack."""
    attack = declared(c)
    striker = fighter(c, attack.attacker)
    return striker if striker.camp == camp else fighter(c, attack.target)


def change_attack(c: Combat, effect: AnyEffect) -> None:
    """Bonuses last until the end of the attack.  [HM-2307]"""
    attack = declared(c)
    before = attack.attack
    _change(c, attack, effect)
    if attack.attack > before:
        attack.boosts.append(attack.attack - before)


def _change(c: Combat, attack: Attack, effect: AnyEffect) -> None:
    match effect:
        case e.Bolster(stat) if stat_of(c, stat) == "attack":
            attack.attack += bolstered(c, attack, effect, fighter(c, attack.attacker))
        case e.Bolster():
            attack.defense += bolstered(c, attack, effect, fighter(c, attack.target))
        case e.Weaken("attack", value):
            attack.attack -= value
        case e.Weaken("defense", value):
            attack.defense -= value
        case e.Steady(value):
            attack.attack += value
            attack.steady = True
        case e.Rage(value, tires, unanswered):
            attack.attack += value
            attack.unanswered = attack.unanswered or unanswered
            striker = fighter(c, attack.attacker)
            striker.answered = striker.answered or tires
        case e.FixDice(face):
            attack.fixed_face = face
        case e.Force():
            attack.certain = True
        case e.Jinx(_, "die"):
            attack.steady = True
        case e.Jinx():
            attack.attack -= max(attack.boosts)
            attack.boosts.remove(max(attack.boosts))
        case e.SlayDice(dice):
            attack.slaying = dice
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
            _change(c, attack, e.Bolster("defense", value))


def bolstered(c: Combat, attack: Attack, effect: e.Bolster, own: Fighter) -> int:
    """How much stronger a unit is: twice for a favoured one, more beside its enemy."""
    twice = is_among(own.unit, effect.favours) or (own.unit and kind_of(own) in effect.favoured)
    close = effect.near if adjacent(fighter(c, attack.attacker), fighter(c, attack.target)) else 0
    return effect.value * (2 if twice else 1) + close


def burden(c: Combat, camp: Camp, effect: e.Burden, card: str) -> None:
    """The own unit of the attack is weaker for the rest of the combat."""
    kind: Literal["might", "armour"] = "might" if effect.stat == "attack" else "armour"
    own_unit(c, camp).charms.append(Lingering(kind, -effect.value, 999, caster(c, camp), card))


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
