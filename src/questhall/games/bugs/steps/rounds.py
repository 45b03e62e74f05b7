"""The five steps of a round.  [BB-5xx, BB-6xx, BB-7xx, BB-47xx]"""

from __future__ import annotations

import functools
from itertools import permutations

from questhall.core import Choice, Decision, Question, Refusal, Seat, Step
from questhall.haven.choices import Done, PlayCards, RestLong
from questhall.haven.events import RoundBegan, RoundEnded
from questhall.haven.terms import Being, CardId, FigureId

from ..charges import own_columns
from ..choices import ActNext, Deactivate, Hasten, UseItem
from ..content import load
from ..events import CardsChosen, InitiativeChanged, LongRestChosen, TurnBegan
from ..items import ready, use
from ..refusals import idle_cards
from ..state import HERO
from ..world import BugsTable, held, monsters, roll_column, who
from ..zones import active_cards, deactivate, rest_cards
from .damage import fail
from .ending import CheckGoal, SettleRound
from .monsters import MonsterTurn
from .resting import OfferShortRest
from .spawning import StartEffects
from .turn import EndTurn, HeroTurn
from .withholding import Withhold

REST = 99


class StartRound(Step, frozen=True):
    """Start-of-round effects, card selection, initiative, turns, end of round.  [BB-501, BB-502]"""

    def run(self, t: BugsTable) -> None:
        """Charges of the last round can be used again.  [BB-1306]"""
        state = t.state
        state.round += 1
        state.turns, state.dice, state.used, state.made, state.improved = [], [], [], [], []
        state.columns = {}
        state.active, state.lead, state.initiative = "", "", 0
        t.tell(RoundBegan(state.round))
        t.do(CheckCards(), SelectCards(), RollColumns(), NextTurn(), EndRound())
        t.at_once(StartEffects())


class CheckCards(Step, frozen=True):
    """Without two cards to play or to rest with you are exhausted.  [BB-3902, BB-R-31]"""

    def run(self, t: BugsTable) -> None:
        """Active cards count where they would go."""
        if rest_cards(t) < 2:
            fail(t, "no_cards")


class SelectCards(Question, frozen=True):
    """Two cards from hand, one of them for the initiative, or a long rest.  [BB-601 to BB-604, BB-607, BB-608]"""

    def ask(self, t: BugsTable) -> Decision:
        """Active cards may be taken back first.  [BB-2512, BB-2513]"""
        hand = tuple([each.card for each in t.state.cards if each.zone == "hand"])
        choices, active = selections(hand, rest_cards(t) >= 2), active_cards(t)
        return Decision(0, self, (*choices, *map(Deactivate, active)) if active else choices)

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """The initiative is the number on the visible side of the first card.  [BB-603, BB-605, BB-606]"""
        state = t.state
        match choice:
            case PlayCards(lead, other):
                state.lead = lead
                first = held(t, lead)
                state.initiative = load().cards[lead].side(first.side).initiative
                first.zone = held(t, other).zone = "chosen"
                t.tell(CardsChosen(lead, other, state.initiative))
            case RestLong():
                state.initiative = REST
                t.tell(LongRestChosen())
            case Deactivate(card):
                deactivate(t, card)
                t.do(CheckCards(), self)

    def refuse(self, t: BugsTable, seat: Seat) -> list[Refusal]:
        """Why other cards cannot be chosen."""
        return list(idle_cards(t))


@functools.cache
def selections(hand: tuple[CardId, ...], rests: bool) -> tuple[Choice, ...]:
    """Every two cards, the initiative card first, and a long rest if there is one; worked out once."""
    pairs = [PlayCards(lead, other) for lead, other in permutations(hand, 2)]
    return (*pairs, RestLong()) if rests else tuple(pairs)


class RollColumns(Step, frozen=True):
    """One roll for each kind of monster on the map.  [BB-701 to BB-703, BB-708, BB-713, BB-4402]"""

    def run(self, t: BugsTable) -> None:
        """Then your initiative may still be changed."""
        for being in dict.fromkeys([monster.being for monster in monsters(t)]):
            roll_column(t, being)
        if ready(t, "initiative"):
            t.do(ChangeInitiative())


class ChangeInitiative(Question, frozen=True):
    """Once all initiatives are known an item may change yours.  [BB-5131, BB-R-42]"""

    automatic = True

    def ask(self, t: BugsTable) -> Decision:
        """A long rest stays at 99."""
        items = ready(t, "initiative") if t.state.lead else []
        choices = [Hasten(item.id, by) for item in items for by in (-item.initiative, item.initiative)]
        return Decision(0, self, (Done(), *choices))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """Between 1 and 99."""
        if isinstance(choice, Hasten):
            t.state.initiative = min(REST, max(1, t.state.initiative + choice.by))
            use(t, UseItem(choice.item))
            t.tell(InitiativeChanged(t.state.initiative))


# -- turns

Slot = tuple[int, FigureId, int]
"""Initiative, figure and column."""


@functools.cache
def turns_of(figure: FigureId, being: Being, rolled: int, elite: bool) -> list[tuple[str, Slot]]:
    """The turns of a monster after a roll by their names: one, or two of an elite; worked out once, not to be changed.

    [BB-709, BB-711, BB-712]
    """
    columns = load().monsters[being].columns
    faces = own_columns(rolled, elite=elite)
    return [(turn_name(figure, face), (columns[face].initiative, figure, face)) for face in faces]


@functools.cache
def turn_name(figure: FigureId, face: int) -> str:
    """How a turn is noted when it is taken."""
    return f"{figure}/{face}"


MINE = turn_name(HERO, 0)


def untaken(t: BugsTable) -> list[Slot]:
    """The turns still to be taken.  [BB-715]"""
    state = t.state
    taken, columns = state.turns, state.columns
    left: list[Slot] = [] if MINE in taken else [(state.initiative, HERO, 0)]
    for figure in state.figures.values():
        rolled = columns.get(figure.being)
        if rolled is not None:
            for name, slot in turns_of(figure.id, figure.being, rolled, figure.elite):
                if name not in taken:
                    left.append(slot)
    return left


class NextTurn(Step, frozen=True):
    """The figure with the lowest initiative is next; new monsters too.  [BB-704, BB-714, BB-4505 to BB-4507]"""

    first: tuple[Being, bool] | None = None
    """The kind that you let act first among equals."""
    at: int = 0
    """Their initiative."""
    newest: int = 0
    """The last monster that had come before the last turn."""
    left: tuple[Slot, ...] = ()
    """The turns that were left after the last one, the soonest first."""

    def run(self, t: BugsTable) -> None:
        """Whoever is alone with the lowest initiative acts."""
        state = t.state
        if self.left and self.newest == state.serial:
            left = [slot for slot in self.left if slot[1] in state.figures]
        else:
            left = sorted(untaken(t))
        if not left:
            return
        chosen = left[0]
        if len(left) > 1 and left[1][0] == chosen[0]:
            tied = self.tied(t, [slot for slot in left if slot[0] == chosen[0]])
            if tied is None:
                return
            chosen = tied
        figure = state.figures[chosen[1]]
        left.remove(chosen)
        t.do(NextTurn((figure.being, figure.elite), chosen[0], state.serial, tuple(left)))
        t.at_once(BeginTurn(*chosen))

    def tied(self, t: BugsTable, equal: list[Slot]) -> Slot | None:
        """You come before monsters, whose numbers begin with 1; those of one kind act by them; else you decide.

        [BB-705 to BB-707]
        """
        figures, soonest = t.state.figures, equal[0][0]
        equal = self.arrived(equal) or equal
        equal.sort(key=lambda slot: figures[slot[1]].number)
        kinds = [(figures[slot[1]].being, figures[slot[1]].elite) for slot in equal]
        if equal[0][1] == HERO or len(set(kinds)) == 1:
            return equal[0]
        if self.at == soonest and self.first in kinds:
            return equal[kinds.index(self.first)]
        t.do(OrderTie(tuple(dict.fromkeys(kinds)), soonest))
        return None

    def arrived(self, equal: list[Slot]) -> list[Slot]:
        """Whoever has come in a turn of its own initiative acts next.  [BB-R-38]"""
        return [each for each in equal if each[0] == self.at and each[1] != HERO and int(each[1][1:]) > self.newest]


class OrderTie(Question, frozen=True):
    """Kinds of monsters with equal initiative: you decide.  [BB-R-19]"""

    kinds: tuple[tuple[Being, bool], ...]
    at: int

    def ask(self, t: BugsTable) -> Decision:
        """The one with the lowest number stands first."""
        return Decision(0, self, tuple(ActNext(being, elite) for being, elite in self.kinds))

    def answer(self, t: BugsTable, seat: Seat, choice: ActNext) -> None:
        """They act, then the others."""
        t.do(NextTurn((choice.being, choice.elite), self.at, t.state.serial))


class BeginTurn(Step, frozen=True):
    """A figure's turn, from beginning to end.  [BB-714]"""

    initiative: int
    figure: FigureId
    face: int

    def run(self, t: BugsTable) -> None:
        """You or a monster."""
        state, figure = t.state, t.state.figures[self.figure]
        state.active = self.figure
        state.turns.append(turn_name(self.figure, self.face))
        t.tell(TurnBegan(who(figure), self.initiative))
        t.do(EndTurn(self.figure))
        if self.figure == HERO:
            t.at_once(HeroTurn())
        elif active_cards(t):
            t.do(Withhold(self.figure, self.face), MonsterTurn(self.figure, self.face))
        else:
            t.at_once(MonsterTurn(self.figure, self.face))


class EndRound(Step, frozen=True):
    """Round bonuses end, the outcome is settled, then a short rest is offered.

    [BB-4701 to BB-4705, BB-4709, BB-R-49]
    """

    def run(self, t: BugsTable) -> None:
        """Cards of round bonuses leave the active area.  [BB-4703]"""
        state = t.state
        state.active = ""
        if state.bonuses:
            for card in dict.fromkeys(bonus.card for bonus in state.bonuses if bonus.until == "round" and bonus.card):
                deactivate(t, card)
            state.bonuses = [bonus for bonus in state.bonuses if bonus.until != "round"]
        t.tell(RoundEnded(state.round))
        t.do(SettleRound(), OfferShortRest(), StartRound())
        t.at_once(CheckGoal(over=True))
