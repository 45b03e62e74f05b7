"""How units of the AI act.  [HM-28xx]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat, Step

from ...board import NEAR, alive, chair, destinations, fight, fighter, is_ranged, printed
from ...choices import Target, UseAbility
from ...events import UnitDefended
from ...geography import HeroesTable
from ...state import Combat, Fighter
from ...wounds import raze, walk
from .abilities import abilities, use_ability
from .aftermath import strike
from .ai import approach, beside_wall, crow, nearest_wall, steps_to, victims
from .ending import Settle


class ActByRule(Step, frozen=True):
    """A unit of the AI attacks by its priorities, or comes nearer.  [HM-2801, HM-2812, HM-R-138, HM-R-139]"""

    unit: str
    tired: bool = False
    """It has just lost a defence token and cannot defend again.  [HM-2221]"""

    def run(self, t: HeroesTable) -> None:
        """Ties are broken by the player.  [HM-2811]"""
        c = fight(t)
        if not alive(c, self.unit):
            return
        unit = fighter(c, self.unit)
        found = victims(c, unit)
        if found:
            t.do(ChooseVictim(self.unit, tuple(each.id for each in found)))
        elif (wall := nearest_wall(c, unit)) is not None:
            column, space = wall
            held = march(t, unit, space)
            t.do(Settle(), *([BreakWall(column)] if space in beside_wall(column) and not held else []))
        elif useful := best_abilities(c, unit):
            t.do(UseByRule(unit.id, useful))
        elif (space := approach(c, unit)) != unit.at:
            t.do(Settle())
            march(t, unit, space)
        elif any(c.walls) and unit.camp == "defender" and not self.tired and unit.at >= 0:
            unit.defending = True
            t.tell(UnitDefended(unit.id))


def best_abilities(c: Combat, unit: Fighter) -> tuple[UseAbility, ...]:
    """What a unit of the AI does instead of acting: units are raised, or a token lies where the attack is highest.

    [HM-R-141]
    """
    found = list(abilities(c, unit))
    aimed = {each: printed(fighter(c, each.goal)).attack for each in found if each.ability in ("rally", "enfeeble")}
    best = [each for each, attack in aimed.items() if attack == max(aimed.values())]
    return tuple(best or [each for each in found if each.ability == "raise"])


class UseByRule(Question, frozen=True):
    """Among equal ways to use an ability of a unit of the AI the player chooses.  [HM-R-141]"""

    automatic = True

    unit: str
    ways: tuple[UseAbility, ...]

    def ask(self, t: HeroesTable) -> Decision:
        """The player whose army fights."""
        return Decision(chair(fight(t)), self, self.ways)

    def answer(self, t: HeroesTable, seat: Seat, choice: UseAbility) -> None:
        """It replaces all movement and attacking.  [HM-1717]"""
        t.do(*use_ability(t, self.unit, choice))


def march(t: HeroesTable, unit: Fighter, space: int) -> bool:
    """A unit of the AI moves; whether it is held fast there."""
    return space != unit.at and walk(t, unit, space)


class RunAmok(Step, frozen=True):
    """A berserk unit attacks whoever is nearest, friend or foe, or comes as near as it can."""

    unit: str

    def run(self, t: HeroesTable) -> None:
        """Among equally near ones the player whose army fights chooses."""
        c = fight(t)
        unit = fighter(c, self.unit)
        others = [each for each in c.fighters if each is not unit and each.at >= 0]
        least = min((crow(unit.at, each.at) for each in others), default=0)
        nearest = [each for each in others if crow(unit.at, each.at) == least]
        stands = {*destinations(c, unit), unit.at}
        able = [each for each in nearest if is_ranged(unit) or stands & set(NEAR[each.at])]
        if able:
            t.do(ChooseVictim(self.unit, tuple(each.id for each in able)))
        elif nearest:
            t.do(Settle())
            march(t, unit, min(stands, key=lambda at: (crow(at, nearest[0].at), at)))


class BreakWall(Step, frozen=True):
    """A besieging unit of the AI destroys the closest wall when no enemy is in reach.  [HM-R-140]"""

    column: int

    def run(self, t: HeroesTable) -> None:
        """Without roll and cards.  [HM-R-114]"""
        raze(t, self.column)


class ChooseVictim(Question, frozen=True):
    """Among equal and equally close targets the player chooses.  [HM-2810, HM-2811]"""

    automatic = True

    unit: str
    victims: tuple[str, ...]

    def ask(self, t: HeroesTable) -> Decision:
        """The player whose army fights."""
        return Decision(chair(fight(t)), self, tuple(map(Target, self.victims)))

    def answer(self, t: HeroesTable, seat: Seat, choice: Target) -> None:
        """It moves as little as it must, then attacks."""
        c = fight(t)
        unit, victim = fighter(c, self.unit), fighter(c, choice.fighter)
        held = False
        if not is_ranged(unit):
            space = min(self.stands(c, unit, victim), key=lambda at: (steps_to(c, unit, at), at))
            held = march(t, unit, space)
        t.do(Settle(), *(() if held else (*strike(unit.id, victim.id), Settle())))

    def stands(self, c: Combat, unit: Fighter, victim: Fighter) -> list[int]:
        """Spaces from which the victim can be struck."""
        return [space for space in {*destinations(c, unit), unit.at} if victim.at in NEAR[space]]
