"""What units can do instead of moving and attacking, or when they are activated.  [HM-1713, HM-1717, HM-332x]"""

from __future__ import annotations

from collections.abc import Iterator

from questhall.core import Choice, Decision, Question, Seat, Step

from ...board import NEAR, answering, commander, fight, fighter, free_spaces, having, is_ranged, other, prints, troops
from ...choices import Target, UseAbility
from ...events import TowerFell, UnitEmpowered, UnitGrown
from ...geography import HeroesTable
from ...state import NOBODY, TOWER, Combat, Fighter, Lingering
from ...traits import Enfeeble, Hurl, RaiseDemons, Rally, SpellArmour, SpellProof, Wish
from ...wounds import hurt, raze
from .afterblows import MakeWish
from .ending import Settle
from .resisting import sturdiest
from .summoning import summon

INSTEAD = frozenset((Rally, Enfeeble, Hurl, Wish, RaiseDemons))
"""Abilities that are used instead of moving and attacking."""


def abilities(c: Combat, unit: Fighter) -> Iterator[UseAbility]:
    """What a unit can do instead of acting, each with what it is done to.  [HM-1717]"""
    if not prints(unit, INSTEAD):
        return
    if having(c, unit, Rally):
        own = [each for each in troops(c, unit.camp) if not is_ranged(each)]
        yield from (UseAbility("rally", each.id) for each in own)
    if having(c, unit, Enfeeble):
        yield from (UseAbility("enfeeble", each.id) for each in troops(c, other(unit.camp)))
    for hurl in having(c, unit, Hurl):
        yield from (UseAbility("hurl", str(column)) for column, wall in enumerate(c.walls) if wall)
        if hurl.tower and unit.camp == "attacker" and any(each.id == TOWER for each in c.fighters):
            yield UseAbility("hurl", TOWER)
    if any(wish.instead for wish in having(c, unit, Wish)):
        yield UseAbility("wish", unit.id)
    if c.fallen.get(unit.camp, 0):
        goals = [goal for trait in having(c, unit, RaiseDemons) for goal in graves(c, unit, trait)]
        yield from (UseAbility("raise", goal) for goal in goals)


def graves(c: Combat, unit: Fighter, trait: RaiseDemons) -> list[str]:
    """Demons that can be reinforced, or the spaces where they can be summoned.  [HM-3322]"""
    there = [each for each in troops(c, unit.camp) if each.unit == trait.unit]
    if there:
        return [each.id for each in there if each.aspect == "few"]
    return [str(space) for space in NEAR[unit.at] if space in free_spaces(c, unit)]


def use_ability(t: HeroesTable, name: str, choice: UseAbility) -> list[Step]:
    """It replaces all movement and attacking.  [HM-1717]"""
    c = fight(t)
    unit = fighter(c, name)
    match choice.ability:
        case "rally":
            empower(t, c, choice.goal, sum(trait.attack for trait in having(c, unit, Rally)))
        case "enfeeble":
            empower(t, c, choice.goal, -sum(trait.attack for trait in having(c, unit, Enfeeble)))
        case "hurl" if choice.goal == TOWER:
            c.fighters.remove(fighter(c, TOWER))
            t.tell(TowerFell())
        case "hurl":
            raze(t, int(choice.goal))
        case "wish":
            return [MakeWish(unit.camp, sum(wish.cards for wish in having(c, unit, Wish)))]
        case "raise":
            raise_demons(t, c, unit, choice.goal)
    return []


def empower(t: HeroesTable, c: Combat, name: str, attack: int) -> None:
    """A token for this combat round and the next."""
    fighter(c, name).charms.append(Lingering("might", attack, c.round + 1, NOBODY, ""))
    t.tell(UnitEmpowered(name, attack))


def raise_demons(t: HeroesTable, c: Combat, unit: Fighter, goal: str) -> None:
    """New ones are a Few beside the summoner; those that are there become a Pack.  [HM-3320, HM-3321]"""
    (trait,) = having(c, unit, RaiseDemons)
    if goal.isdigit():
        summon(t, trait.unit, "few", int(goal), unit.camp)
        return
    demons = fighter(c, goal)
    demons.aspect, demons.damage = "pack", 0
    t.tell(UnitGrown(goal))


class ThrowBolt(Question, frozen=True):
    """When it is activated an enemy unit takes damage as of a spell, outside the limit."""

    automatic = True

    unit: str
    damage: int

    def ask(self, t: HeroesTable) -> Decision:
        """Its commander chooses; for the AI the player names one of the sturdiest.  [HM-R-141]"""
        c = fight(t)
        unit = fighter(c, self.unit)
        seat = commander(c, unit.camp)
        foes = [each for each in troops(c, other(unit.camp)) if not having(c, each, SpellProof)]
        foes = sturdiest(foes) if seat == NOBODY else foes
        choices: tuple[Choice, ...] = tuple(Target(each.id) for each in foes)
        return Decision(answering(c, seat), self, choices or (Target(self.unit),))

    def answer(self, t: HeroesTable, seat: Seat, choice: Target) -> None:
        """Who is proof against spells takes none."""
        c = fight(t)
        victim = fighter(c, choice.fighter)
        if choice.fighter != self.unit:
            t.do(Settle())
            hurt(t, victim, max(self.damage - sum(trait.value for trait in having(c, victim, SpellArmour)), 0))
