"""Who leads what: factions of those who named none, then the map and the rest of the setup.  [HM-203 to HM-209]"""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Decision, Question, Seat, Step

from ..choices import LeadFaction
from ..content import load
from ..dealing import lay_out
from ..events import FactionChosen
from ..geography import HeroesTable
from ..state import State
from .beginning import ChooseHero, DealDecks, first_steps
from .campaign import CloseMission


def opening(state: State) -> list[Step]:
    """Heroes where they are not known, decks, and the first steps; what closes a mission lies under them."""
    choosing: list[Step] = [ChooseHero(seat) for seat, side in enumerate(state.sides) if not side.hero]
    dealing = [DealDecks()] if choosing else []
    return [*choosing, *dealing, *first_steps(state), *([CloseMission()] if state.campaign else [])]


class LayOut(Step, frozen=True):
    """The map is laid when all factions are known.  [HM-203, HM-209]"""

    seats: tuple[str, ...]
    """A faction or a hero; nothing for those who still choose."""

    def run(self, t: HeroesTable) -> None:
        """What lay there before stood for what was not chosen yet."""
        old, content = t.state, load()
        factions = [content.led_by(name) for name in self.seats]
        known = [name if name in content.heroes else "" for name in self.seats]
        t.state = lay_out(load().plan(old.scenario), factions, known, old.difficulty, old.rules, t.rng)
        t.state.campaign = old.campaign
        t.do(*opening(t.state))


class ChooseFaction(Question, frozen=True):
    """A player without a faction chooses one that nobody has.  [HM-203, HM-204]"""

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """Each exists once."""
        taken = set(map(load().led_by, laying(t).seats))
        return Decision(self.seat, self, tuple(LeadFaction(each) for each in load().factions if each not in taken))

    def answer(self, t: HeroesTable, seat: Seat, choice: LeadFaction) -> None:
        """The choice is kept until the map is laid."""
        old = laying(t)
        seats = tuple(choice.faction if place == seat else name for place, name in enumerate(old.seats))
        t.agenda[t.agenda.index(old)] = replace(old, seats=seats)
        t.tell(FactionChosen(seat, choice.faction))


def laying(t: HeroesTable) -> LayOut:
    """The step that lays the map when all have chosen."""
    return next(step for step in t.agenda if isinstance(step, LayOut))
