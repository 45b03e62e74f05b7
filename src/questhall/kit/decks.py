"""Decks and piles are plain lists of ids; the top card is the last one."""

import functools
from collections.abc import Callable, Iterable
from typing import Generic, NamedTuple, TypeVar

from questhall.kit.chance import Chance

Card = TypeVar("Card")


class Draw(NamedTuple, Generic[Card]):
    """The cards drawn, first drawn first, and whether the discard pile was shuffled for them."""

    cards: list[Card]
    reshuffled: bool


def draw(deck: list[Card], discard: list[Card], chance: Chance, count: int = 1) -> Draw[Card]:
    """Draw from the top; an empty deck is made of the shuffled discard; fewer cards come if both run out."""
    cards: list[Card] = []
    reshuffled = False
    while len(cards) < count and (deck or discard):
        if not deck:
            reshuffle(deck, discard, chance)
            reshuffled = True
        cards.append(deck.pop())
    return Draw(cards, reshuffled)


@functools.lru_cache(maxsize=4096)
def unordered(names: tuple[str, ...]) -> tuple[str, ...]:
    """What lies in a pile, without saying how: sorted. Piles are looked at more often than they change."""
    return tuple(sorted(names))


def take_top(pile: list[Card], count: int = 1) -> list[Card]:
    """Take up to so many cards from the top, the top one first, without any reshuffling."""
    return [pile.pop() for _ in range(min(count, len(pile)))]


def look(pile: list[Card], count: int = 1) -> list[Card]:
    """The top cards, the top one first, left where they are."""
    return pile[: -count - 1 : -1] if count > 0 else []


def put_on_top(pile: list[Card], cards: Iterable[Card]) -> None:
    """Put cards on top one after another: the last given will be drawn first."""
    pile.extend(cards)


def put_under(pile: list[Card], cards: Iterable[Card]) -> None:
    """Put cards under the pile one after another: the last given will be drawn last."""
    pile[:0] = reversed(list(cards))


def reshuffle(deck: list[Card], discard: list[Card], chance: Chance) -> None:
    """Put the whole discard pile into the deck and shuffle them together."""
    deck += discard
    discard.clear()
    chance.shuffle(deck)


def shuffle_in(deck: list[Card], cards: Iterable[Card], chance: Chance) -> None:
    """Add cards to the deck and shuffle all of it."""
    deck.extend(cards)
    chance.shuffle(deck)


def slip_in(deck: list[Card], card: Card, chance: Chance) -> None:
    """Put one card at a random place and leave the order of the others alone."""
    deck.insert(chance.below(len(deck) + 1), card)


def take(pile: list[Card], card: Card) -> Card:
    """Take this very card, the copy nearest to the top."""
    return take_at(pile, _place(pile, lambda other: other == card, repr(card)))


def take_first(pile: list[Card], fits: Callable[[Card], bool]) -> Card | None:
    """Take the first card from the top that fits, if there is one."""
    for place in reversed(range(len(pile))):
        if fits(pile[place]):
            return pile.pop(place)
    return None


def take_all(pile: list[Card], fits: Callable[[Card], bool]) -> list[Card]:
    """Take every card that fits, the one nearest to the top first."""
    taken = [card for card in reversed(pile) if fits(card)]
    pile[:] = [card for card in pile if not fits(card)]
    return taken


def take_at(pile: list[Card], place: int) -> Card:
    """Take the card at a place counted from the bottom, which is 0."""
    return pile.pop(place)


def take_random(pile: list[Card], chance: Chance) -> Card:
    """Take one card of the pile by chance, as from a hand held face down."""
    return pile.pop(chance.below(len(pile)))


def move_all(source: list[Card], target: list[Card]) -> None:
    """Put a whole pile on top of another, as it lies."""
    target += source
    source.clear()


def refill(row: list[Card], deck: list[Card], size: int) -> list[Card]:
    """Fill an open row from the top of the deck up to its size, and say what was added."""
    added = take_top(deck, size - len(row)) if len(row) < size else []
    row += added
    return added


def draw_until(deck: list[Card], fits: Callable[[Card], bool]) -> list[Card]:
    """Draw from the top up to and including the first card that fits, or all cards if none does."""
    drawn: list[Card] = []
    while deck:
        drawn.append(deck.pop())
        if fits(drawn[-1]):
            break
    return drawn


def _place(pile: list[Card], fits: Callable[[Card], bool], wanted: str) -> int:
    for place in reversed(range(len(pile))):
        if fits(pile[place]):
            return place
    raise ValueError(f"{wanted} is not in the pile; it holds {pile!r}")
