"""Cards that stay in play: how they come, and how they leave.  [HM-918, HM-919, HM-3366 to HM-3370]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat, Step

from ..choices import Done, DropPermanent
from ..content import load
from ..effects import RESOURCES, STEP, CardId, Gnaw, Shelf, Windfall
from ..events import CardDiscarded
from ..geography import HeroesTable
from ..people import change_income, in_force, said_in_play
from ..piles import leave_game
from .lots import Throw
from .morale import LoseMorale


def keep_in_play(t: HeroesTable, seat: Seat, card: CardId) -> None:
    """A permanent card stays in play; for want of room another is discarded.  [HM-918, HM-919, HM-3366]"""
    side = t.state.sides[seat]
    side.permanents.append(card)
    if Windfall() in said_in_play((card,)):
        t.do(Throw(seat, "resource"), TakeWindfall(seat))
    make_room(t, seat, card)


class TakeWindfall(Step, frozen=True):
    """The income of what the die shows rises, as long as the card lies there.  [HM-3370]"""

    seat: Seat

    def run(self, t: HeroesTable) -> None:
        """By one space of the track."""
        (face,) = t.state.dice
        kind = next(kind for kind in RESOURCES if getattr(load().dice.resource[face], kind))
        t.state.sides[self.seat].windfall = kind
        change_income(t, self.seat, STEP[kind])


def make_room(t: HeroesTable, seat: Seat, newest: CardId = "") -> None:
    """Nobody has more permanent cards in play than there is room for; the newest stays.  [HM-919, HM-3368]"""
    side = t.state.sides[seat]
    if len(side.permanents) > room(t, seat):
        t.do(ClearShelf(seat, newest))


def room(t: HeroesTable, seat: Seat) -> int:
    """How many permanent cards a player may have in play.  [HM-919, HM-3368]"""
    return max((effect.cards for effect in in_force(t.state.sides[seat]) if isinstance(effect, Shelf)), default=1)


def drop_permanent(t: HeroesTable, seat: Seat, card: CardId) -> None:
    """A permanent card in play is discarded, one of Pandora's Box on its own pile.  [HM-924, HM-3366, HM-R-49]"""
    leave_play(t, seat, card)
    (t.state.curios if card in load().curios else t.state.sides[seat]).discard.append(card)
    t.tell(CardDiscarded(seat, card))
    make_room(t, seat)


def remove_permanent(t: HeroesTable, seat: Seat, card: CardId) -> None:
    """A permanent card in play leaves the game.  [HM-920]"""
    leave_play(t, seat, card)
    leave_game(t, seat, card)
    make_room(t, seat)


def leave_play(t: HeroesTable, seat: Seat, card: CardId) -> None:
    """What a permanent card has given ends with it.  [HM-3370]"""
    side = t.state.sides[seat]
    side.permanents.remove(card)
    if side.windfall is not None and Windfall() in said_in_play((card,)):
        change_income(t, seat, STEP[side.windfall], -1)
        side.windfall = None


class ClearShelf(Question, frozen=True):
    """A permanent card for which there is no room is discarded.  [HM-919, HM-3366, HM-3368]"""

    automatic = True

    seat: Seat
    newest: CardId = ""

    def ask(self, t: HeroesTable) -> Decision:
        """Which one, if there are several."""
        old = t.state.sides[self.seat].permanents[:]
        if self.newest:
            old.remove(self.newest)
        return Decision(self.seat, self, tuple(map(DropPermanent, dict.fromkeys(old))))

    def answer(self, t: HeroesTable, seat: Seat, choice: DropPermanent) -> None:
        """Until there is room."""
        drop_permanent(t, seat, choice.card)


class FeedBox(Question, frozen=True):
    """At the end of the own turn a card of Pandora's Box is removed, or costs morale.  [HM-3367]"""

    automatic = True

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """Who has such a card in play."""
        cards = [card for card in t.state.sides[self.seat].permanents if Gnaw() in said_in_play((card,))]
        return Decision(self.seat, self, (*map(DropPermanent, cards), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: DropPermanent | Done) -> None:
        """It is removed for good."""
        if isinstance(choice, DropPermanent):
            remove_permanent(t, seat, choice.card)
        else:
            t.do(LoseMorale(seat))
