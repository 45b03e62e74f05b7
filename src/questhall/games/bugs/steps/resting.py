"""Short and long rests.  [BB-36xx]"""

from __future__ import annotations

from itertools import combinations

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.haven.choices import Skip
from questhall.haven.terms import CardId

from ..choices import Exchange, LoseCard, Perform, RestShort, UseItem
from ..events import CardMoved, ItemsRefreshed, Rested, RestExchanged
from ..state import HERO
from ..world import BugsTable, heal, held, hero, in_zone
from ..zones import deactivate, lasting_cards, lose, rest_cards
from .damage import Harm
from .using import actions_with, of_turn

HEAL = 2


def taken_along(t: BugsTable) -> list[RestShort]:
    """Every set of active cards that may be taken back with the rest.  [BB-2517, BB-R-26]"""
    cards = lasting_cards(t)
    return [RestShort(along) for size in range(len(cards) + 1) for along in combinations(cards, size)]


class OfferShortRest(Question, frozen=True):
    """At the end of a round you may rest.  [BB-3601, BB-3602, BB-3605, BB-4704]"""

    automatic = True

    def ask(self, t: BugsTable) -> Decision:
        """With at least two cards in hand and discard."""
        rests = taken_along(t) if rest_cards(t) >= 2 else ()
        return Decision(0, self, (*rests, Skip()))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """All cards come back, then one is lost at random.  [BB-3608]"""
        if isinstance(choice, RestShort):
            t.do(ReturnCards(choice.along, long=False), DrawLoss(exchange=True))


class LongRest(Question, frozen=True):
    """Your whole turn: cards, healing, items.  [BB-3611 to BB-3615]"""

    automatic = True

    def ask(self, t: BugsTable) -> Decision:
        """Which active cards are taken along; items of your turn may be used first.  [BB-R-40]"""
        return Decision(0, self, (*taken_along(t), *of_turn(t)))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """The lost card is random, or yours to choose by the setup.  [BB-3612, BB-R-09]"""
        if isinstance(choice, UseItem):
            t.do(*actions_with(t, choice), self)
            return
        assert isinstance(choice, RestShort)
        chosen = t.state.long_rest_loss == "choice"
        loss = ChooseLoss() if chosen else DrawLoss(exchange=False)
        t.do(ReturnCards(choice.along, long=True), loss, RestHeal(), RestRefresh())


class ReturnCards(Step, frozen=True):
    """The discard pile comes to hand, and all cards in hand show side A.  [BB-3606, BB-3607]"""

    along: tuple[CardId, ...]
    long: bool

    def run(self, t: BugsTable) -> None:
        """Active cards that are taken along lose their bonus."""
        for card in self.along:
            deactivate(t, card)
        t.tell(Rested(self.long))
        for each in in_zone(t, "hand", "discard"):
            if (each.zone, each.side) != ("hand", "a"):
                each.zone, each.side = "hand", "a"
                t.tell(CardMoved(each.card, "hand", "a"))


def random_card(t: BugsTable, without: CardId = "") -> CardId:
    """One of the cards in hand, each as likely."""
    hand = [each.card for each in in_zone(t, "hand") if each.card != without]
    return hand[t.roll(len(hand)) - 1] if hand else ""


class DrawLoss(Step, frozen=True):
    """A random card from hand is lost; without one an active card.  [BB-3604, BB-3608, BB-3616, BB-3617]"""

    exchange: bool

    def run(self, t: BugsTable) -> None:
        """In a short rest it may be exchanged once."""
        card = random_card(t)
        if not card:
            t.do(ChooseLoss())
        elif self.exchange and len(in_zone(t, "hand")) > 1:
            t.do(KeepCard(card))
        else:
            lose(t, held(t, card))


class KeepCard(Question, frozen=True):
    """Suffer 1 damage and lose a different random card instead?  [BB-3609, BB-3610, BB-R-29]"""

    card: CardId

    def ask(self, t: BugsTable) -> Decision:
        """Once per rest."""
        return Decision(0, self, (Skip(), Exchange()))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """The damage is ordinary damage."""
        if isinstance(choice, Exchange):
            t.tell(RestExchanged(self.card))
            t.do(Harm(HERO, 1, "rest"), LoseOther(self.card))
        else:
            lose(t, held(t, self.card))


class LoseOther(Step, frozen=True):
    """A different random card is lost.  [BB-3604, BB-3609]"""

    kept: CardId

    def run(self, t: BugsTable) -> None:
        """Where negating the damage has cost all others, it is this one after all."""
        card = random_card(t, self.kept)
        if card or held(t, self.kept).zone == "hand":
            lose(t, held(t, card or self.kept))


class ChooseLoss(Question, frozen=True):
    """Which card is lost: one from hand, or an active one if hand is empty.  [BB-3616, BB-3617, BB-R-09]"""

    automatic = True

    def ask(self, t: BugsTable) -> Decision:
        """Without any the rest goes on."""
        cards = [each.card for each in in_zone(t, "hand")] or lasting_cards(t)
        return Decision(0, self, tuple(map(LoseCard, cards)) or (Skip(),))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """An active card loses its bonus as well."""
        if isinstance(choice, LoseCard):
            if held(t, choice.card).zone == "active":
                held(t, choice.card).loss = "loss"
                deactivate(t, choice.card)
            else:
                lose(t, held(t, choice.card))


class RestHeal(Question, frozen=True):
    """Heal 2, self; it may be left out.  [BB-3613]"""

    def ask(self, t: BugsTable) -> Decision:
        """As you like; the cards that came back may pay for an item first.  [BB-R-40]"""
        return Decision(0, self, (Perform(), Skip(), *of_turn(t)))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """A heal like any other."""
        match choice:
            case Perform():
                heal(t, hero(t), HEAL)
            case UseItem():
                t.do(*actions_with(t, choice), self)


class RestRefresh(Question, frozen=True):
    """Refresh all spent items; it may be left out.  [BB-3407, BB-3614, BB-3615]"""

    automatic = True

    def ask(self, t: BugsTable) -> Decision:
        """If any is spent."""
        spent = any(each.state == "spent" for each in t.state.items)
        return Decision(0, self, (Perform(), Skip()) if spent else (Skip(),))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """They may be used in this turn already."""
        if isinstance(choice, Perform):
            spent = [each for each in t.state.items if each.state == "spent"]
            for each in spent:
                each.state = "ready"
            t.tell(ItemsRefreshed(tuple(each.item for each in spent)))
