"""The character phase: all players act in any order.  [TR-7xx, TR-8xx, TR-10xx]"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from questhall.core import Choice, Decision, Offers, OpenQuestion, Refusal, Seat, Step

from ..choices import (
    Build,
    BuyPylon,
    Chop,
    CompleteGoal,
    Consume,
    Craft,
    Dig,
    Donate,
    Explore,
    Fight,
    Go,
    HangRope,
    OpenChest,
    Pass,
    PlacePlatform,
    Prepare,
    Summon,
    Swing,
    TakePrepared,
    Unlock,
    Use,
    UseBottle,
    UsePot,
    UsePrepared,
    UsePylon,
    Visit,
    Welcome,
)
from ..figures import alive
from ..look import Look
from ..plays import plays_of_hand
from ..refusals import refusals
from ..state import NOWHERE
from ..world import TerrariaTable, chart_of
from . import (
    building,
    cards,
    chests,
    chopping,
    crafting,
    digging,
    donating,
    exploring,
    fighting,
    gear,
    goals,
    moving,
    npcs,
)
from .bosses import CheckBosses
from .exploring import ExploreAround, vacant_near
from .falling import Settle
from .goals import CheckGoals
from .moving import StandInFire

CHAPTERS: tuple[Callable[[Look], Sequence[Choice]], ...] = (
    *(cards.offered, moving.offered, chests.offered, chopping.offered, digging.offered, fighting.offered),
    *(exploring.offered, crafting.offered, building.offered, gear.offered, npcs.offered, donating.offered),
)
FOR_NOTHING = (cards.offered, *CHAPTERS[6:-1])
"""The chapters of what takes no points."""
LIKELY, LIKELY_FOR_NOTHING = CHAPTERS[::-1], FOR_NOTHING[::-1]
"""The same, those first that mostly offer something, or are quickly looked up."""


def choices_of(t: TerrariaTable, seat: Seat) -> list[Choice]:
    """Every action and extra action that is open to a player.  [TR-807, TR-811, TR-1001 to TR-1005]"""
    look = Look(t, seat)
    found: list[Choice] = []
    for offered in CHAPTERS if look.able else FOR_NOTHING:
        found += offered(look)
    found += goals.offered(t)
    return found


def can_act(t: TerrariaTable, seat: Seat) -> bool:
    """Whether anything is open to a player; mostly a card is left, in hand or prepared, or a place to explore."""
    side = t.state.sides[seat]
    if (side.prepared and not side.poisoned) or chart_of(t.state.land).spot(side.cell).vacant:
        return True
    if plays_of_hand(tuple(side.hand)).open:
        return True
    look = Look(t, seat)
    for offered in LIKELY if look.able else LIKELY_FOR_NOTHING:
        if offered(look):
            return True
    return bool(goals.offered(t))


class CharacterPhase(OpenQuestion, frozen=True):
    """Anybody may act; nothing interrupts an action; it ends when all have passed.  [TR-702, TR-705, TR-808, TR-809]"""

    def asks(self, t: TerrariaTable) -> Mapping[Seat, Decision]:
        """Whoever has passed may still act until the last one passes.  [TR-R-45]"""
        seats = []
        for seat, side in enumerate(t.state.sides):
            if side.cell != NOWHERE and (not side.passed or can_act(t, seat)):
                seats.append(seat)
        return Offers(t, seats, self.decide)

    def decide(self, t: TerrariaTable, seat: Seat) -> Decision:
        """What is open to one of them."""
        passed = t.state.sides[seat].passed
        choices = choices_of(t, seat)
        if not passed:
            choices.append(Pass())
        return Decision(seat, self, tuple(choices), optional=passed)

    def refuse(self, t: TerrariaTable, seat: Seat) -> Iterator[Refusal]:
        """What is near and cannot be done."""
        return refusals(t, seat)

    def answer(self, t: TerrariaTable, seat: Seat, choice: Choice) -> None:
        """One action is finished before the next.  [TR-808, TR-1002]"""
        before = len(t.agenda)
        DEEDS[type(choice)](t, seat, choice)
        if len(t.agenda) == before:
            t.at_once(GO_ON)
        else:
            t.agenda.insert(before, GO_ON)


class GoOn(Step, frozen=True):
    """The phase lasts while somebody in the world has not passed.  [TR-R-45, TR-R-134]"""

    def run(self, t: TerrariaTable) -> None:
        """The dead do nothing."""
        for side in t.state.sides:
            if not side.passed and side.cell != NOWHERE:
                t.do(CHARACTER_PHASE)
                return


CHARACTER_PHASE, GO_ON = CharacterPhase(), GoOn()


def pass_(t: TerrariaTable, seat: Seat, choice: Pass) -> None:
    """The player has nothing more to do, unless something comes up.  [TR-R-45]"""
    t.state.sides[seat].passed = True


def explore(t: TerrariaTable, seat: Seat, choice: Explore) -> None:
    """Tiles come, and whoever stood over nothing falls.  [TR-2002, TR-R-08]"""
    t.do(ExploreAround(t.state.sides[seat].cell), Settle())


ACTIONS: dict[type[Choice], Callable[[TerrariaTable, Seat, Any], None]] = {
    Go: moving.go,
    Swing: moving.swing,
    OpenChest: chests.open_chest,
    Chop: chopping.chop,
    Dig: digging.dig,
    Donate: donating.donate,
    Fight: fighting.fight,
}
"""What each action does.  [TR-807, TR-811]"""
EXTRA_ACTIONS: dict[type[Choice], Callable[[TerrariaTable, Seat, Any], None]] = {
    Use: cards.use,
    UsePrepared: cards.use_prepared,
    Consume: cards.consume,
    Prepare: cards.prepare,
    TakePrepared: cards.take_prepared,
    Explore: explore,
    CompleteGoal: goals.complete,
    Welcome: npcs.welcome,
    Visit: npcs.visit,
    Craft: crafting.craft,
    Build: building.build,
    HangRope: building.hang_rope,
    PlacePlatform: building.place_platform,
    BuyPylon: building.buy_pylon,
    UsePylon: building.use_pylon,
    Summon: gear.summon,
    UseBottle: gear.use_bottle,
    UsePot: gear.use_pot,
    Unlock: gear.unlock,
    Pass: pass_,
}
"""Extra actions cost no points of action.  [TR-1001, TR-1003]"""
DEEDS = ACTIONS | EXTRA_ACTIONS


class EndPhase(Step, frozen=True):
    """Points are lost but for shields; then explore, goals and bosses are checked.

    [TR-822, TR-823, TR-1006, TR-1111]
    """

    def run(self, t: TerrariaTable) -> None:
        """In this order."""
        for side in t.state.sides:
            points = side.points
            points.ap = points.swords = points.chop = points.dig = points.hard = 0
            side.soft, side.charms = False, []
        t.do(StandInFire(), CheckExplore(), CheckGoals(), CheckBosses())


class CheckExplore(Step, frozen=True):
    """Every player who can explore must do so now.  [TR-1007]"""

    def run(self, t: TerrariaTable) -> None:
        """One after another, until nobody can."""
        for seat in alive(t):
            cell = t.state.sides[seat].cell
            if vacant_near(t, cell):
                t.do(ExploreAround(cell), Settle(), self)
                return
