"""What allies do for each other: hand over resources, exchange cards.  [HM-3107 to HM-3113]"""

from __future__ import annotations

from collections.abc import Iterator

from questhall.core import Choice, Decision, Question, Seat

from ..choices import Done, GiveResource, OfferCard, TakeCard
from ..content import load
from ..effects import RESOURCES, CardId, Purse, Resource
from ..events import CardsSwapped, ResourceGiven
from ..geography import HeroesTable, chart
from ..people import allied, pawns
from ..piles import disclose

ONE: dict[Resource, Purse] = {
    "gold": Purse(gold=1),
    "materials": Purse(materials=1),
    "valuables": Purse(valuables=1),
}


def allies(t: HeroesTable, seat: Seat) -> list[Seat]:
    """The other players of the own side who are in the game; in a clash there are none.  [HM-3112]"""
    sides = t.state.sides
    if t.state.mode == "clash":
        return []
    return [other for other in range(len(sides)) if other != seat and not sides[other].out and allied(t, seat, other)]


def gifts(t: HeroesTable, seat: Seat) -> Iterator[Choice]:
    """Resources that can be handed to allies, one at a time.  [HM-3107, HM-3108, HM-3113]"""
    purse = t.state.sides[seat].purse
    owned = [resource for resource in RESOURCES if purse.covers(ONE[resource])]
    for other in allies(t, seat):
        yield from (GiveResource(other, resource) for resource in owned)


def give(t: HeroesTable, seat: Seat, choice: GiveResource) -> None:
    """Without return."""
    giver, taker = t.state.sides[seat], t.state.sides[choice.seat]
    giver.purse = giver.purse.plus(ONE[choice.resource], -1)
    taker.purse = taker.purse.plus(ONE[choice.resource])
    t.tell(ResourceGiven(seat, choice.seat, choice.resource))


def turn_choices(t: HeroesTable, seat: Seat) -> Iterator[Choice]:
    """In the own turn: gifts in an alliance, offers of cards to allies beside the own heroes.  [HM-3107, HM-3109]

    What an ally holds is not known: only that the hand is not empty.
    """
    if t.state.mode == "alliance":
        yield from gifts(t, seat)
    for other in allies(t, seat):
        if t.state.sides[other].hand and adjacent(t, seat, other):
            yield from (OfferCard(other, card) for card in goods(t, seat))


def goods(t: HeroesTable, seat: Seat) -> list[CardId]:
    """Spells and artifacts of the hand.  [HM-1015, HM-1112, HM-3110]"""
    cards = load().cards
    return [card for card in dict.fromkeys(t.state.sides[seat].hand) if cards[card].kind in ("spell", "artifact")]


def adjacent(t: HeroesTable, seat: Seat, other: Seat) -> bool:
    """Whether two players have heroes on neighbouring fields.  [HM-3109]"""
    near = chart(t.state.layout).near
    theirs = {pawn.at for _, pawn in pawns(t.state.sides[other])}
    return any(theirs & set(near(pawn.at)) for _, pawn in pawns(t.state.sides[seat]))


def offer(t: HeroesTable, seat: Seat, choice: OfferCard) -> None:
    """A card that is offered is shown.  [HM-3109]"""
    secret = t.state.sides[seat].secret
    if choice.card in secret:
        secret.remove(choice.card)
    t.do(AnswerOffer(choice.seat, seat, choice.card))


class AnswerOffer(Question, frozen=True):
    """The ally gives a spell or an artifact for the one that is offered, or declines.  [HM-3109, HM-3111]"""

    seat: Seat
    by: Seat
    card: CardId

    def ask(self, t: HeroesTable) -> Decision:
        """Only cards of the hand.  [HM-3110]"""
        return Decision(self.seat, self, (*map(TakeCard, goods(t, self.seat)), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: TakeCard | Done) -> None:
        """Both go to the hand."""
        if isinstance(choice, TakeCard):
            mine, theirs = t.state.sides[self.by].hand, t.state.sides[seat].hand
            mine.remove(self.card)
            theirs.remove(choice.card)
            disclose(t.state.sides[self.by])
            disclose(t.state.sides[seat])
            mine.append(choice.card)
            theirs.append(self.card)
            t.tell(CardsSwapped(self.by, seat, self.card, choice.card))
