"""Spells that come back to the hand.  [HM-D-04]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat, Step

from .. import effects as e
from ..choices import Done, Play, TakeCard
from ..content import load
from ..content.printed import Play as Printed
from ..effects import CardId
from ..geography import HeroesTable
from ..piles import draw_cards, mix_discard, regain_card
from ..plays import effects_of, lay_down, offers, plays_that


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
