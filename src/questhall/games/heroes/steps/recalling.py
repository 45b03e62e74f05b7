"""Spells that come back to the hand or to the spell deck.  [HM-D-04]"""

from __future__ import annotations

from collections.abc import Callable

from questhall.core import Decision, Question, Seat, Step

from .. import effects as e
from ..board import owner
from ..choices import Done, Play, PutAside, PutOnTop, TakeCard
from ..content import load
from ..content.printed import Play as Printed
from ..effects import CardId
from ..events import SpellGivenBack
from ..geography import HeroesTable
from ..piles import disclose, draw_cards, mix_discard, regain_card
from ..plays import effects_of, is_cast, lay_down, lent, offers, plays_that
from .searching import SearchDeck


class BringBack(Step, frozen=True):
    """A spell goes back to the hand by itself."""

    seat: Seat
    card: CardId

    def run(self, t: HeroesTable) -> None:
        """Ongoing spells go back when they have ended."""
        if self.card in t.state.sides[self.seat].discard:
            regain_card(t, self.seat, self.card)


class RecallSpell(Question, frozen=True):
    """After casting, a card may bring the spell back to the hand, perhaps with all that was played for it.

    [HM-D-04]
    """

    automatic = True

    seat: Seat
    card: CardId
    charged: tuple[CardId, ...]

    def ask(self, t: HeroesTable) -> Decision:
        """If the player has such a card."""
        return Decision(self.seat, self, (*offers(t, self.seat, plays_that(is_afterthought)), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Play | Done) -> None:
        """The spell is not discarded."""
        if isinstance(choice, Play):
            lay_down(t, seat, choice, "discard")
            if isinstance(effects_of(choice)[0], e.Echo):
                echo(t, seat, choice)
                t.do(self)
            else:
                recall(t, seat, self.card, self.charged, choice)


def is_afterthought(play: Printed) -> bool:
    """Whether a card is played after a spell: to bring it back, or to draw."""
    first = play.effects[0]
    return isinstance(first, e.Recall) or (isinstance(first, e.Echo) and not first.lasting)


def echo(t: HeroesTable, seat: Seat, by: Play) -> None:
    """Draw cards after a spell."""
    (effect,) = effects_of(by)
    assert isinstance(effect, e.Echo), f"{by} draws nothing"
    draw_cards(t, seat, effect.cards)


def recall(t: HeroesTable, seat: Seat, card: CardId, charged: tuple[CardId, ...], by: Play) -> e.Recall:
    """Bring a spell back to the hand, and the cards played with it if the effect says so."""
    (effect,) = effects_of(by)
    assert isinstance(effect, e.Recall), f"{by} recalls nothing"
    for name in (card, *(charged if effect.cards == "all" else ())):
        if name in t.state.sides[seat].discard:
            regain_card(t, seat, name)
    return effect


def invoke(t: HeroesTable, seat: Seat, effect: e.Invoke) -> list[Step]:
    """The searches for spells that can be cast at once; what they bring is counted."""
    t.state.sides[seat].fresh = 0
    return [SearchDeck(seat, "spell", 1) for _ in range(effect.times)]


def fresh_spells(t: HeroesTable, seat: Seat) -> tuple[CardId, ...]:
    """The spells that were just gained: the last cards of the hand."""
    side, cards = t.state.sides[seat], load().cards
    gained = side.hand[len(side.hand) - side.fresh :]
    return tuple(card for card in gained if cards[card].kind == "spell")


def wants_more(t: HeroesTable, seat: Seat, spells: tuple[CardId, ...], timely: Callable[[Printed], bool]) -> bool:
    """Whether one of some spells could do more now with more power."""
    cards, power = load().cards, t.state.sides[seat].power
    return any(
        is_cast(cards[name], play) and timely(play) and play.power > power + lent(t, seat, cards[name])
        for name in spells
        if name in t.state.sides[seat].hand
        for play in cards[name].plays
    )


def without(cards: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    """The other cards."""
    left = list(cards)
    left.remove(card)
    return tuple(left)


def used_piles(t: HeroesTable, seat: Seat) -> list[list[CardId]]:
    """Where a card can lie that a player has used: the discard pile, or in play."""
    side, c = t.state.sides[seat], t.state.combat
    laid = [c.laid[camp] for camp in c.laid if owner(c, camp) == seat] if c is not None else []
    return [side.discard, side.in_play, *laid]


def lying(t: HeroesTable, seat: Seat, card: CardId) -> int:
    """How many copies of a card a player has used."""
    return sum(pile.count(card) for pile in used_piles(t, seat))


class PlaceUsed(Question, frozen=True):
    """A spell that was cast goes on top of the spell deck or on its discard pile, unless it came back to the hand."""

    automatic = True

    seat: Seat
    card: CardId
    copies: int
    """So many copies of it lay there before."""

    def ask(self, t: HeroesTable) -> Decision:
        """Its player chooses."""
        there = lying(t, self.seat, self.card) > self.copies
        return Decision(self.seat, self, (PutOnTop(self.card), PutAside(self.card)) if there else (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: PutOnTop | PutAside | Done) -> None:
        """Everybody sees it; what it does goes on."""
        if isinstance(choice, Done):
            return
        disclose(t.state.sides[seat])
        pile = next(pile for pile in reversed(used_piles(t, seat)) if self.card in pile)
        del pile[len(pile) - 1 - pile[::-1].index(self.card)]
        spells = t.state.decks["spell"]
        (spells.deck if isinstance(choice, PutOnTop) else spells.discard).append(self.card)
        t.tell(SpellGivenBack(seat, self.card, isinstance(choice, PutOnTop)))


class RetrieveSpell(Question, frozen=True):
    """A spell of the own discard pile goes to the hand; the rest is shuffled into the deck."""

    automatic = True

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """Any spell that lies there."""
        pile = dict.fromkeys(t.state.sides[self.seat].discard)
        spells = [card for card in pile if load().cards[card].kind == "spell"]
        return Decision(self.seat, self, tuple(map(TakeCard, spells)) or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: TakeCard | Done) -> None:
        """Then shuffle."""
        if isinstance(choice, TakeCard):
            regain_card(t, seat, choice.card)
        mix_discard(t, seat)
