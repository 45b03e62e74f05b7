"""The four steps of a round.  [JL-3xx, JL-4xx, JL-5xx, JL-41xx]"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

from questhall.core import Choice, Decision, Question, Refusal, Seat, SecretQuestion, Step
from questhall.haven.choices import PlayCards, RestLong
from questhall.haven.events import RoundBegan, RoundEnded
from questhall.haven.terms import Being, FigureId

from ..belongings import in_zone
from ..cardpiles import draw_ability, reshuffle_abilities, reshuffle_modifiers
from ..choices import ActNext
from ..content import load
from ..events import CardsRevealed, TurnBegan
from ..magic import wane
from ..refusals import idle_cards
from ..state import Hero
from ..world import JawsTable, active_heroes, alive, by_standee, drawn_card, monsters, seat_of, taught, who
from ..zones import expire, tidy
from .damage import exhaust
from .ending import CheckGoal, CheckRules, SettleRound
from .monsters import MonsterTurn
from .resting import NEEDED, OfferShortRests, could_rest
from .turn import EndTurn, HeroTurn

REST = 99


class StartRound(Step, frozen=True):
    """Card selection, initiative, turns, end of the round.  [JL-301, JL-302]"""

    def run(self, t: JawsTable) -> None:
        """Nothing of the last round counts any more."""
        state = t.state
        state.round += 1
        state.turns, state.next, state.paid, state.made, state.killers = [], [], [], [], []
        state.attacked, state.drawn = {}, {}
        state.active = ""
        t.tell(RoundBegan(state.round))
        t.do(CheckRules("start"), CheckCards(), SelectCards(), DrawAbilities(), NextTurn(), EndRound())


class CheckCards(Step, frozen=True):
    """Whoever cannot play two cards and cannot rest is exhausted.  [JL-4003, JL-O-03]"""

    def run(self, t: JawsTable) -> None:
        """Active cards that are not lost count: they can be put away for a rest.  [JL-3711]"""
        for mine in active_heroes(t):
            mine.lead = mine.other = ""
            few = len(in_zone(t, mine.being, "hand")) < NEEDED
            if few and not (taught(t, 3) and could_rest(t, mine)):
                exhaust(t, mine.being)
        if not active_heroes(t):
            t.agenda.clear()
            t.do(EndRound())


class SelectCards(SecretQuestion, frozen=True):
    """Everybody chooses two cards in secret, one of which leads, or a long rest.

    [JL-401 to JL-404, JL-409, JL-3901, JL-O-43]
    """

    def asks(self, t: JawsTable) -> Mapping[Seat, Decision]:
        """All who are not exhausted."""
        return {mine.seat: Decision(mine.seat, self, tuple(self.open_to(t, mine))) for mine in active_heroes(t)}

    def open_to(self, t: JawsTable, mine: Hero) -> list[Choice]:
        """Any two cards of the hand in either order.  [JL-402]"""
        hand = [each.card for each in in_zone(t, mine.being, "hand")]
        choices: list[Choice] = [PlayCards(lead, other) for lead, other in permutations(hand, 2)]
        if taught(t, 3) and could_rest(t, mine):
            choices.append(RestLong())
        return choices

    def refuse(self, t: JawsTable, seat: Seat) -> list[Refusal]:
        """Why other cards cannot be chosen."""
        mine = next(each for each in t.state.heroes.values() if each.seat == seat)
        return list(idle_cards(t, mine.being))

    def answers(self, t: JawsTable, given: Mapping[Seat, Choice]) -> None:
        """All cards are revealed at once; a resting character has initiative 99.  [JL-501, JL-509, JL-3903]"""
        t.reveal()
        cards = load().cards
        for mine in active_heroes(t):
            choice = given[mine.seat]
            if isinstance(choice, PlayCards):
                mine.lead, mine.other = choice.lead, choice.other
                mine.initiative = cards[choice.lead].initiative
                for each in mine.cards:
                    if each.card in (choice.lead, choice.other):
                        each.zone = "chosen"
            else:
                mine.initiative = REST
            t.tell(CardsRevealed(mine.being, mine.lead, mine.other, mine.initiative))


class DrawAbilities(Step, frozen=True):
    """A card for each kind of monster on the map.  [JL-2311, JL-2702, JL-2710, JL-O-43]"""

    def run(self, t: JawsTable) -> None:
        """After the players have chosen."""
        t.state.acting = True
        for being in dict.fromkeys(each.being for each in monsters(t)):
            draw_ability(t, being)


Key = tuple[int, int, int]


def waiting(t: JawsTable) -> dict[Being, Key]:
    """Who has still to act: characters before monsters, then by their other cards.  [JL-502, JL-504, JL-505]"""
    state, cards = t.state, load().cards
    found: dict[Being, Key] = {}
    for mine in active_heroes(t):
        if mine.being not in state.turns:
            second = cards[mine.other].initiative if mine.other else REST
            found[mine.being] = (mine.initiative, 0, second)
    for each in state.figures.values():
        new = each.kind == "monster" and each.being not in found
        if new and each.id not in state.turns and each.being in state.drawn:
            found[each.being] = (initiative_of(t, each.being), 1, 0)
    return found


def initiative_of(t: JawsTable, being: Being) -> int:
    """When a kind of monster acts.  [JL-503, JL-508]"""
    return drawn_card(t, being).initiative


class NextTurn(Step, frozen=True):
    """The lowest initiative is next; all monsters of a kind act one after the other.

    [JL-303, JL-305, JL-502, JL-2308, JL-2309, JL-2601, JL-2602, JL-G-504]
    """

    first: Being = ""
    """Whom the players let act first among equals."""

    def run(self, t: JawsTable) -> None:
        """Monsters of a room just opened whose time is past come first."""
        state = t.state
        rushed = [state.figures[each] for each in state.next if alive(t, each) and each not in state.turns]
        if rushed:
            now = min(rushed, key=lambda f: (initiative_of(t, f.being), not f.elite, f.number))
            t.do(NextTurn())
            t.at_once(BeginTurn(now.id))
            return
        left = waiting(t)
        if not left:
            return
        best = min(left.values())
        equal = [being for being, key in left.items() if key == best]
        if len(equal) > 1 and self.first not in equal:
            kinds = dict.fromkeys(each.being for each in monsters(t) if each.being in equal)
            t.do(OrderTie(tuple(kinds or equal)))
            return
        being = self.first if self.first in equal else equal[0]
        if being in state.heroes:
            t.do(NextTurn())
            t.at_once(BeginTurn(being))
        else:
            mine = [each for each in state.figures.values() if each.being == being and each.id not in state.turns]
            t.do(NextTurn(being))
            t.at_once(BeginTurn(min(mine, key=by_standee).id))


class OrderTie(Question, frozen=True):
    """Equal initiative: the players choose.  [JL-O-14, JL-O-15]"""

    beings: tuple[Being, ...]

    def ask(self, t: JawsTable) -> Decision:
        """Among them."""
        return Decision(seat_of(t, ""), self, tuple(map(ActNext, self.beings)))

    def answer(self, t: JawsTable, seat: Seat, choice: ActNext) -> None:
        """That one acts, then the others."""
        t.do(NextTurn(choice.being))


class BeginTurn(Step, frozen=True):
    """A figure's turn from beginning to end.  [JL-305, JL-2609, JL-G-011]"""

    figure: FigureId

    def run(self, t: JawsTable) -> None:
        """Each figure has one."""
        state, figure = t.state, t.state.figures[self.figure]
        state.active = self.figure
        state.turns.append(self.figure)
        t.tell(TurnBegan(figure.id, who(figure)))
        t.do(EndTurn(self.figure))
        t.at_once(HeroTurn(self.figure) if figure.kind == "character" else MonsterTurn(self.figure))


class EndRound(Step, frozen=True):
    """Special rules, bonuses, decks, elements, the outcome, short rests.

    [JL-4101 to JL-4107, JL-907, JL-3405, JL-O-06]
    """

    def run(self, t: JawsTable) -> None:
        """In this order."""
        t.state.active, t.state.acting = "", False
        t.do(CheckRules("end"), CloseRound(), CheckGoal(), SettleRound(), OfferShortRests(), StartRound())


class CloseRound(Step, frozen=True):
    """Round bonuses and tokens end, decks are reshuffled, elements wane.  [JL-4102 to JL-4105]"""

    def run(self, t: JawsTable) -> None:
        """Before the outcome is settled."""
        for figure in t.state.figures.values():
            figure.marks = []
        expire(t, "round")
        tidy(t)
        reshuffle_modifiers(t)
        reshuffle_abilities(t)
        wane(t)
        t.state.drawn = {}
        t.tell(RoundEnded(t.state.round))
