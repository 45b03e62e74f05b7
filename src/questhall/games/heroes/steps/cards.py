"""Cards played outside combat.  [HM-902, HM-915, HM-1115]"""

from __future__ import annotations

from collections.abc import Iterator

from questhall.core import Choice, Decision, Question, Seat, Step

from .. import effects as e
from ..choices import Done, GoHome, Play, TakeCard
from ..content import load
from ..content.printed import Play as Printed
from ..effects import AnyEffect, CardId
from ..events import CardRecalled, DiceRolled
from ..geography import HeroesTable
from ..people import homes, pawn_of, put_back
from ..piles import draw_cards
from ..playable import ON_MAP
from ..plays import effects_of, is_cast, lay_down, offers, usual_place
from .morale import GainMorale
from .performing import Perform, PerformOne
from .searching import DiscardCards


def map_plays(t: HeroesTable, seat: Seat) -> Iterator[Choice]:
    """Map cards and instants that do something outside combat.  [HM-913, HM-914, HM-915]"""

    def fits(card: CardId, play: Printed) -> bool:
        timely = play.timing in ("map", "instant")
        return timely and all(isinstance(effect, ON_MAP) and useful(t, seat, effect) for effect in play.effects)

    return offers(t, seat, fits)


def useful(t: HeroesTable, seat: Seat, effect: AnyEffect) -> bool:
    """Whether an effect can be carried out now."""
    side = t.state.sides[seat]
    match effect:
        case e.TownPortal():
            return bool(homes(t, seat))
        case e.Retrieve():
            return any(load().cards[card].kind == "spell" for card in side.discard)
        case _:
            return True


def play_on_map(t: HeroesTable, seat: Seat, choice: Play) -> None:
    """The card is used, then its effects happen in their order."""
    play = load().cards[choice.card].plays[choice.play]
    charged = tuple(t.state.sides[seat].charged)
    lay_down(t, seat, choice, usual_place(play))
    after: list[Step] = []
    if is_cast(load().cards[choice.card], play):
        t.state.sides[seat].charged = []
        after = [RecallSpell(seat, choice.card, charged)]
    t.do(*(EffectOnMap(seat, effect) for effect in effects_of(choice)), *after)


class EffectOnMap(Step, frozen=True):
    """Carry out one effect of a card outside combat."""

    seat: Seat
    effect: AnyEffect

    def run(self, t: HeroesTable) -> None:
        """Cards act for the main hero.  [HM-705]"""
        side = t.state.sides[self.seat]
        match self.effect:
            case e.Power(value):
                side.power += value
            case e.TownPortal(moves):
                t.do(ReturnToTown(self.seat), Perform(self.seat, "main", (e.Moves(moves),) if moves else ()))
            case e.Retrieve():
                t.do(RetrieveSpell(self.seat))
            case e.Toss(dice):
                face = load().dice.attack[t.rng.below(len(load().dice.attack))]
                t.tell(DiceRolled(self.seat, "attack", (face,)))
                t.do(*([GainMorale(self.seat)] if face in dice else []))
            case e.Sift(cards, keep):
                t.do(SiftCards(self.seat, cards, keep))
            case e.OneOf() | e.Gain() | e.Draw() | e.Discard() | e.Experience() | e.Morale() | e.Moves() | e.Search():
                t.do(PerformOne(self.seat, "main", self.effect))
            case e.Scout():
                t.do(PerformOne(self.seat, "main", self.effect))
            case _:
                raise AssertionError(f"{self.effect} cannot be carried out on the map")


class ReturnToTown(Question, frozen=True):
    """The main hero goes to a town or settlement of its player.  [HM-D-08]"""

    automatic = True

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """Any that the player controls."""
        return Decision(self.seat, self, tuple(map(GoHome, homes(t, self.seat))))

    def answer(self, t: HeroesTable, seat: Seat, choice: GoHome) -> None:
        """Without a visit: the field is the player's own.  [HM-R-65]"""
        if pawn_of(t, seat, "main").at != choice.at:
            put_back(t, seat, "main", choice.at)


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

        def fits(card: CardId, play: Printed) -> bool:
            return isinstance(play.effects[0], e.Recall)

        return Decision(self.seat, self, (*offers(t, self.seat, fits), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Play | Done) -> None:
        """The spell is not discarded."""
        if isinstance(choice, Play):
            lay_down(t, seat, choice, "discard")
            recall(t, seat, self.card, self.charged, choice)


def recall(t: HeroesTable, seat: Seat, card: CardId, charged: tuple[CardId, ...], by: Play) -> e.Recall:
    """Bring a spell back to the hand, and the cards played with it if the effect says so."""
    (effect,) = effects_of(by)
    assert isinstance(effect, e.Recall), f"{by} recalls nothing"
    side = t.state.sides[seat]
    for name in (card, *(charged if effect.cards == "all" else ())):
        if name in side.discard:
            side.discard.remove(name)
            side.hand.append(name)
            t.tell(CardRecalled(seat, name))
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
        side = t.state.sides[seat]
        if isinstance(choice, TakeCard):
            side.discard.remove(choice.card)
            side.hand.append(choice.card)
            t.tell(CardRecalled(seat, choice.card))
        side.deck += side.discard
        side.discard = []
        t.shuffle(side.deck)


class SiftCards(Step, frozen=True):
    """Draw cards, keep some of them, discard the others."""

    seat: Seat
    cards: int
    keep: int

    def run(self, t: HeroesTable) -> None:
        """The hand is open to choose from."""
        draw_cards(t, self.seat, self.cards)
        t.do(DiscardCards(self.seat, self.cards - self.keep))
