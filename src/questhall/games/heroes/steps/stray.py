"""The stray town: a faction that nobody leads holds it.  [HM-3681 to HM-3688]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat, Step

from ..choices import PickFaction, Recruit
from ..content import load
from ..effects import FieldId, Purse
from ..events import LordChosen, ResourceThrown
from ..geography import HeroesTable
from ..people import living
from ..state import Troop
from .lots import Throw


class ClaimTown(Step, frozen=True):
    """When it is revealed every player rolls two resource dice; the highest chooses a faction not in play.

    [HM-3682, HM-R-79]
    """

    field: FieldId
    seats: tuple[Seat, ...] = ()

    def run(self, t: HeroesTable) -> None:
        """Alone chance decides."""
        seats = self.seats or tuple(living(t))
        free = unled(t)
        if len(t.state.sides) == 1:
            set_lord(t, self.field, free[t.rng.below(len(free))])
        else:
            t.do(Throw(seats[0], "resource", 2), CountThrow(self.field, seats))


class CountThrow(Step, frozen=True):
    """The numbers on both dice are added; the next player throws, and equal sums are thrown again.  [HM-R-79]"""

    field: FieldId
    seats: tuple[Seat, ...]
    sums: tuple[int, ...] = ()

    def run(self, t: HeroesTable) -> None:
        """Until all have thrown."""
        faces = [load().dice.resource[face] for face in t.state.dice]
        sums = (*self.sums, sum(face.gold + face.materials + face.valuables for face in faces))
        t.tell(ResourceThrown(self.seats[len(self.sums)], sums[-1]))
        if len(sums) < len(self.seats):
            t.do(Throw(self.seats[len(sums)], "resource", 2), CountThrow(self.field, self.seats, sums))
            return
        best = tuple(seat for seat, total in zip(self.seats, sums, strict=True) if total == max(sums))
        t.do(ChooseLord(best[0], self.field) if len(best) == 1 else ClaimTown(self.field, best))


def unled(t: HeroesTable) -> list[str]:
    """Factions that are not in play."""
    led = [*(side.faction for side in t.state.sides), *(rival.faction for rival in t.state.rivals)]
    return [faction for faction in load().factions if faction not in led]


def set_lord(t: HeroesTable, field: FieldId, faction: str) -> None:
    """From now on its units defend the town."""
    t.state.lords[field] = faction
    t.tell(LordChosen(field, faction))


class ChooseLord(Question, frozen=True):
    """A faction that is not in play.  [HM-3682]"""

    seat: Seat
    field: FieldId

    def ask(self, t: HeroesTable) -> Decision:
        """Any of them."""
        return Decision(self.seat, self, tuple(map(PickFaction, unled(t))))

    def answer(self, t: HeroesTable, seat: Seat, choice: PickFaction) -> None:
        """Its units defend the town."""
        set_lord(t, self.field, choice.faction)


def garrison_of(faction: str, bronze: str) -> list[Troop]:
    """One Pack of bronze, two Packs of silver, two Fews of gold tier.  [HM-3683]"""
    silver, gold = load().army(faction, "silver"), load().army(faction, "gold")
    packs = [Troop(unit.id, "pack") for unit in silver]
    return [Troop(bronze, "pack"), *packs, *(Troop(unit.id) for unit in gold)]


def bronze_choices(faction: str) -> tuple[Recruit, ...]:
    """The bronze units of which one defends.  [HM-3684]"""
    return tuple(Recruit(unit.id) for unit in load().army(faction, "bronze"))


INCOME = Purse(gold=10)
"""What the town gives, and at once to whoever flags it first.  [HM-3685, HM-3686]"""
