"""Event cards of the Fortress expansion.  [HM-3310 to HM-3314]"""

from __future__ import annotations

from typing import assert_never

from questhall.core import Decision, Question, Seat, Step

from ..choices import BuyCard, Done, PayValuables, PickTiding, RollInstead
from ..content import load
from ..effects import Auction, Camp, CardId, Gaol, Gathering, Glade, Market, Pot, Purse, Riddle, RollResource
from ..events import TidingCame, WaresShown
from ..geography import HeroesTable
from ..people import pay
from ..piles import discard_card, look, refill
from ..plays import proclaims
from .auctions import FillPool, HoldAuction
from .gaining import gain_card
from .guessing import AskHermit, FillPot
from .mercenaries import FillCamp, OpenGaol
from .performing import Perform
from .places import ware_price
from .rummaging import MixDiscard


class DrawTiding(Step, frozen=True):
    """After the income the next event is drawn; the right to draw passes on clockwise.  [HM-3311, HM-3312]"""

    def run(self, t: HeroesTable) -> None:
        """It is resolved clockwise, beginning with whoever drew it.  [HM-3313]"""
        pile = t.state.tidings
        if not pile.deck:
            pile.deck, pile.discard = pile.discard, []
            t.shuffle(pile.deck)
        if not pile.deck or len(t.state.sides) < 2:
            return
        count = len(t.state.sides)
        clockwise = [(t.state.told + step) % count for step in range(count)]
        order = tuple(seat for seat in clockwise if not t.state.sides[seat].out)
        t.state.told = (order[0] + 1) % count
        cards = tuple(t.draw(pile.deck) for _ in range(min(2 if proclaims(t, "two_tidings") else 1, len(pile.deck))))
        t.do(ChooseTiding(order, cards))


class ChooseTiding(Question, frozen=True):
    """Of two events whoever drew them chooses one; the other goes to the bottom of the deck."""

    automatic = True

    order: tuple[Seat, ...]
    cards: tuple[CardId, ...]

    def ask(self, t: HeroesTable) -> Decision:
        """Mostly there is only one."""
        return Decision(self.order[0], self, tuple(map(PickTiding, self.cards)))

    def answer(self, t: HeroesTable, seat: Seat, choice: PickTiding) -> None:
        """It is resolved clockwise.  [HM-3313]"""
        pile = t.state.tidings
        pile.deck[:0] = [card for card in self.cards if card != choice.card]
        pile.discard.append(choice.card)
        t.tell(TidingCame(seat, choice.card))
        printed = load().tidings[choice.card]
        if printed.together is None:
            t.do(*(Perform(each, "main", printed.each) for each in self.order))
        else:
            t.do(*gather(self.order, printed.together))


def gather(order: tuple[Seat, ...], gathering: Gathering) -> list[Step]:
    """What all players do together.  [HM-3313]"""
    match gathering:
        case Market():
            return [OpenMarket(order, gathering)]
        case Auction():
            return [HoldAuction(order, gathering)]
        case Glade():
            return [FillPool(order, gathering)]
        case Camp(units):
            return [FillCamp(order, order, units)]
        case Gaol(gold):
            return [OpenGaol(order, gold)]
        case Pot():
            return [FillPot(order, gathering)]
        case Riddle():
            return [AskHermit(seat, gathering) for seat in order]
        case _:
            assert_never(gathering)


class OpenMarket(Step, frozen=True):
    """Cards are laid out for all; each player may buy one.  [HM-3313]"""

    order: tuple[Seat, ...]
    market: Market

    def run(self, t: HeroesTable) -> None:
        """So many in all, or for each player."""
        market = self.market
        count = market.cards or market.each * len(self.order)
        wares = look(t, market.deck, count)
        t.tell(WaresShown(wares))
        t.do(Haggle(self.order, market, wares))


class Haggle(Question, frozen=True):
    """One player after the other buys a card, or not.  [HM-3313]"""

    automatic = True

    order: tuple[Seat, ...]
    market: Market
    wares: tuple[CardId, ...]
    bought: bool = False
    """The player has bought some already."""

    def ask(self, t: HeroesTable) -> Decision:
        """For gold or valuables; a die may be rolled instead, or the open card of the discard pile taken."""
        market, seat = self.market, self.order[0]
        purse = t.state.sides[seat].purse
        aside = t.state.decks[market.deck].discard[-1:] if market.several and not self.bought else []
        wares = dict.fromkeys([*self.wares, *aside])
        gold = [BuyCard(card) for card in wares if purse.covers(price(market, card))]
        rare = [PayValuables(card) for card in wares if market.valuables and purse.valuables >= market.valuables]
        die = [RollInstead()] if market.die else []
        return Decision(seat, self, (*gold, *rare, *die, Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: BuyCard | PayValuables | RollInstead | Done) -> None:
        """What is left goes back into the deck, which is shuffled.  [HM-3314]"""
        market, wares = self.market, list(self.wares)
        if isinstance(choice, BuyCard | PayValuables):
            rare, shown = isinstance(choice, PayValuables), choice.card in wares
            pay(t, seat, Purse(valuables=market.valuables) if rare else price(market, choice.card))
            (wares if shown else t.state.decks[market.deck].discard).remove(choice.card)
            gain_card(t, seat, choice.card, market.deck)
            refill(t, market.deck)
            t.do(*([MixIn(seat, choice.card)] if market.shuffled else []))
            if market.several and shown and wares:
                t.do(Haggle(self.order, market, tuple(wares), bought=True))
                return
        if len(self.order) > 1 and wares:
            t.do(Haggle(self.order[1:], market, tuple(wares)))
        else:
            deck = t.state.decks[market.deck].deck
            deck += wares
            t.shuffle(deck)
        if isinstance(choice, RollInstead):
            t.do(Perform(seat, "main", (RollResource(),)))


class MixIn(Step, frozen=True):
    """A card that was bought is shuffled with the own discard pile into the own deck."""

    seat: Seat
    card: CardId

    def run(self, t: HeroesTable) -> None:
        """Whether it went to the hand or to the discard pile."""
        side = t.state.sides[self.seat]
        if self.card in side.hand:
            discard_card(t, self.seat, self.card)
        t.do(MixDiscard(self.seat))


def price(market: Market, card: CardId) -> Purse:
    """A fixed price, or one by the level of an artifact."""
    return ware_price(card) if market.graded else Purse(gold=market.gold)
