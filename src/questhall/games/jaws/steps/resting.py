"""Short and long rests.  [JL-38xx, JL-39xx]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.haven.choices import PickCard, Skip
from questhall.haven.terms import Being, CardId

from ..belongings import count, held, in_zone
from ..choices import Accept, PutAway, RestLater, RestShort
from ..events import Rested
from ..health import heal
from ..state import Hero
from ..world import JawsTable, active_heroes, alive, hero, seat_of, taught
from ..zones import active_cards, put, retire, spare_cards
from .damage import Harm

NEEDED = 2
LONG_HEAL = 2


def can_rest(t: JawsTable, mine: Hero) -> bool:
    """Two discarded cards are needed.  [JL-3802, JL-O-04, JL-G-601]"""
    return len(in_zone(t, mine.being, "discard")) >= NEEDED


def could_rest(t: JawsTable, mine: Hero) -> bool:
    """The same with active cards that are put away first.  [JL-3711, JL-O-08]"""
    return can_rest(t, mine) or len([*in_zone(t, mine.being, "discard"), *spare_cards(t, mine.being)]) >= NEEDED


class OfferShortRests(Step, frozen=True):
    """At the end of a round each player may rest.  [JL-3801, JL-4106]"""

    def run(self, t: JawsTable) -> None:
        """One after the other."""
        t.do(*(OfferShortRest(each.being) for each in active_heroes(t)))


class OfferShortRest(Question, frozen=True):
    """Rest now? While there is no long rest, whoever has no two cards must.  [JL-3803, JL-3808, JL-3809, JL-O-08]"""

    automatic = True

    being: Being

    def ask(self, t: JawsTable) -> Decision:
        """Active cards may be put away first, to rest with them; nobody needs to be asked in every round."""
        mine = hero(t, self.being)
        armed = len(in_zone(t, self.being, "hand")) >= NEEDED
        if mine.exhausted or not could_rest(t, mine) or (mine.patient and armed):
            return Decision(mine.seat, self, (Skip(),))
        rest = (RestShort(),) if can_rest(t, mine) else ()
        must = rest and not taught(t, 3) and not armed
        later = (RestLater(),) if armed else ()
        away = map(PutAway, active_cards(t, self.being))
        return Decision(mine.seat, self, rest if must else (*rest, Skip(), *later, *away))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """A card is drawn at random.  [JL-3804]"""
        hero(t, self.being).patient = hero(t, self.being).patient if choice == Skip() else choice == RestLater()
        match choice:
            case RestShort():
                count(t, self.being, "short_rests")
                discards = in_zone(t, self.being, "discard")
                t.do(LoseRandom(self.being, discards[t.rng.below(len(discards))].card))
            case PutAway(card):
                retire(t, self.being, card)
                t.do(self)


class LoseRandom(Question, frozen=True):
    """Lose the card, or suffer 1 damage and lose another one.  [JL-3804, JL-3805, JL-3806, JL-O-31]"""

    being: Being
    card: CardId

    def ask(self, t: JawsTable) -> Decision:
        """Only once."""
        return Decision(seat_of(t, self.being), self, (Accept(), Skip()))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """The others return to hand."""
        if isinstance(choice, Accept):
            take_up(t, self.being, self.card)
            return
        others = [each.card for each in in_zone(t, self.being, "discard") if each.card != self.card]
        lost = others[t.rng.below(len(others))]
        t.do(Harm(self.being, 1, "rest"), TakeUp(self.being, lost))


class TakeUp(Step, frozen=True):
    """The rest ends with another card lost.  [JL-3805]"""

    being: Being
    card: CardId

    def run(self, t: JawsTable) -> None:
        """Unless the damage was too much."""
        if alive(t, self.being):
            take_up(t, self.being, self.card)


def take_up(t: JawsTable, being: Being, lost: CardId, *, long: bool = False) -> None:
    """One card is lost, the other discards return to hand.  [JL-3804, JL-3807, JL-3904]"""
    card = held(t, being, lost)
    if card.zone == "discard":
        put(t, being, card, "lost")
    for each in in_zone(t, being, "discard"):
        put(t, being, each, "hand")
    t.tell(Rested(being, lost, long))


class LongRest(Question, frozen=True):
    """The player chooses the card to lose; then a heal, and spent items are ready again.

    [JL-3902, JL-3904 to JL-3907, JL-G-314, JL-O-08, JL-O-30]
    """

    automatic = True

    being: Being

    def ask(self, t: JawsTable) -> Decision:
        """One of the discards; active cards may become such first, and must if there is only one."""
        choices: list[Choice] = []
        if alive(t, self.being):
            away = map(PutAway, active_cards(t, self.being))
            wanting = not can_rest(t, hero(t, self.being)) and spare_cards(t, self.being)
            cards = () if wanting else (PickCard(each.card) for each in in_zone(t, self.being, "discard"))
            choices = [*cards, *away]
        return Decision(seat_of(t, self.being), self, tuple(choices) or (Skip(),))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """A stunned character rests, but is not healed."""
        if isinstance(choice, PutAway):
            retire(t, self.being, choice.card)
            t.do(self)
        if not isinstance(choice, PickCard):
            return
        count(t, self.being, "long_rests")
        take_up(t, self.being, choice.card, long=True)
        for each in hero(t, self.being).items:
            if each.state == "spent":
                each.state = "ready"
        figure = t.state.figures[self.being]
        if "stun" not in figure.conditions:
            heal(t, figure, LONG_HEAL)
