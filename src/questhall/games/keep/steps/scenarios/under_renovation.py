"""Under Renovation: a small dungeon that grows by the construction site.  [KH-R-1100 ff.]"""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from questhall.core import Decision, Question, Seat, Step

from ...building import CONSTRUCTION_SITE
from ...choices import Done, PickToken, Replace
from ...dungeon import KeepTable
from ...piles import discard_token, put_token
from ...twists import Twist
from ..ending import Lose, Win
from ..rooms import reveal_blueprints
from ..summon import CallHeroes, SummonHero

ROOMS_TO_BUILD = 3


class Renovation(Twist, frozen=True):
    """Heroes without a room come to the site, and three rooms must be built.  [KH-R-1105, KH-R-1106]"""

    replaces: ClassVar[tuple[type, ...]] = (CallHeroes, Win)

    def replace(self, t: KeepTable, step: Step) -> tuple[Step, ...] | None:
        """A card whose symbol has no room; a victory without the rooms."""
        match step:
            case CallHeroes(kind, (), heroes) if heroes:
                return (CallHeroes(kind, (CONSTRUCTION_SITE,)),)
            case Win() if t.state.built < ROOMS_TO_BUILD:
                return (Lose("unfinished"),)
        return None


class WageDay(Step, frozen=True):
    """A coin is discarded; without one a rogue comes to the site.  [KH-R-1107]"""

    def run(self, t: KeepTable) -> None:
        """From any room, as the players choose."""
        if any(place.goods.get("coin") for place in t.state.rooms.values()):
            t.do(PayWages())
        else:
            t.do(SummonHero("rogue", CONSTRUCTION_SITE))


class PayWages(Question, frozen=True):
    """Which coin is discarded.  [KH-R-1107]"""

    automatic = True

    def ask(self, t: KeepTable) -> Decision:
        """The rooms with coins."""
        rooms = [room for room, place in t.state.rooms.items() if place.goods.get("coin")]
        return Decision(t.state.active, self, tuple(PickToken("coin", room) for room in rooms))

    def answer(self, t: KeepTable, seat: Seat, choice: PickToken) -> None:
        """It goes to the supply."""
        discard_token(t, choice.room, choice.token)


class Delivery(Step, frozen=True):
    """A coin comes to the site; then blueprints may be exchanged.  [KH-R-1108]"""

    def run(self, t: KeepTable) -> None:
        """While the supply has a coin, and while there are blueprints."""
        if t.state.supply["coin"]:
            put_token(t, CONSTRUCTION_SITE, "coin")
        if t.state.blueprints:
            t.do(ExchangeBlueprints())


class ExchangeBlueprints(Question, frozen=True):
    """Any number of open blueprints go under the stack and new ones are revealed.  [KH-R-1108]"""

    def ask(self, t: KeepTable) -> Decision:
        """Every set of them, or none."""
        places = range(len(t.state.blueprints))
        sets = [chosen for size in range(1, len(places) + 1) for chosen in combinations(places, size)]
        return Decision(t.state.active, self, (*map(Replace, sets), Done()))

    def answer(self, t: KeepTable, seat: Seat, choice: Replace | Done) -> None:
        """Under the stack first."""
        if isinstance(choice, Replace):
            state = t.state
            state.blueprint_stack[:0] = [state.blueprints[place] for place in choice.places]
            state.blueprints = [room for place, room in enumerate(state.blueprints) if place not in choice.places]
            reveal_blueprints(t)
