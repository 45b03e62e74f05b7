"""Units that come during a combat.  [HM-332x]"""

from __future__ import annotations

from ...board import army_of, fight, initiative, owner
from ...content.printed import Aspect
from ...effects import UnitId
from ...events import UnitSummoned
from ...geography import HeroesTable
from ...state import NOBODY, Camp, Fighter, Troop


def summon(t: HeroesTable, unit: UnitId, aspect: Aspect, space: int, camp: Camp, *, stays: bool = True) -> None:
    """A summoned unit joins the army afterwards; with a higher initiative it waits for the next combat round.

    [HM-3320 to HM-3325]
    """
    c = fight(t)
    army, troop = army_of(t, c, camp), -1
    if stays and owner(c, camp) != NOBODY and not any(each.unit == unit for each in army):
        troop = len(army)
        army.append(Troop(unit, aspect))
        c.deployed[camp].append(troop)
    name = f"{camp[0]}s{sum(each.summoned for each in c.fighters) + len(c.saved) + c.round}{space}_{unit}"
    new = Fighter(id=name, unit=unit, aspect=aspect, camp=camp, at=space, troop=troop, home=space, summoned=True)
    now = [each for each in c.fighters if each.id == c.active]
    new.acted = bool(now) and initiative(c, new) > initiative(c, now[0])
    c.fighters.append(new)
    t.tell(UnitSummoned(name, unit, space))
