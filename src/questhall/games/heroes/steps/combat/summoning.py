"""Units that come during a combat.  [HM-332x]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat

from ...board import NEAR, army_of, caster, fight, fighter, free_spaces, initiative, owner, owner_mark
from ...choices import Done, TargetSpace
from ...content.printed import Aspect
from ...effects import UnitId
from ...events import UnitSummoned
from ...geography import HeroesTable
from ...state import NOBODY, Camp, Combat, Fighter, Troop


def summon(t: HeroesTable, unit: UnitId, aspect: Aspect, space: int, camp: Camp, *, stays: bool = True) -> Fighter:
    """A summoned unit joins the army afterwards; with a higher initiative it waits for the next combat round.

    [HM-3320 to HM-3325]
    """
    c = fight(t)
    troop = enrol(t, c, camp, Troop(unit, aspect)) if stays and owner(c, camp) != NOBODY else -1
    number = f"{sum(each.summoned for each in c.fighters) + len(c.saved) + c.round}{space}"
    name = f"{camp[0]}s{number}{owner_mark(t, c, camp, unit)}_{unit}"
    new = Fighter(id=name, unit=unit, aspect=aspect, camp=camp, at=space, troop=troop, home=space, summoned=True)
    now = [each for each in c.fighters if each.id == c.active]
    new.acted = bool(now) and initiative(c, new) > initiative(c, now[0])
    c.fighters.append(new)
    t.tell(UnitSummoned(name, unit, space))
    return new


def enrol(t: HeroesTable, c: Combat, camp: Camp, troop: Troop) -> int:
    """The place of a summoned unit in the army, that of its kind if it fell in this combat; none beside one that waits.

    [HM-3325]
    """
    army, deployed = army_of(t, c, camp), c.deployed[camp]
    led = [place for place, each in enumerate(army) if each.unit == troop.unit]
    if led:
        return led[0] if led[0] in deployed else -1
    army.append(troop)
    deployed.append(len(army) - 1)
    return len(army) - 1


class PlaceClone(Question, frozen=True):
    """The twin of a unit appears on a free space beside it."""

    automatic = True

    camp: Camp
    unit: str

    def ask(self, t: HeroesTable) -> Decision:
        """The caster chooses the space."""
        c = fight(t)
        unit = fighter(c, self.unit)
        spaces = [space for space in NEAR[unit.at] if space in free_spaces(c, unit)]
        return Decision(caster(c, self.camp), self, tuple(map(TargetSpace, spaces)) or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: TargetSpace | Done) -> None:
        """It is gone when the combat ends."""
        if isinstance(choice, TargetSpace):
            unit = fighter(fight(t), self.unit)
            summon(t, unit.unit, unit.aspect, choice.space, self.camp, stays=False).clone = unit.id
