"""What fields of the expansions offer.  [HM-3620 to HM-3659]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat, Step

from ..choices import (
    BuyCard,
    Done,
    HireHero,
    PickDeck,
    PickSeat,
    RemoveCard,
    ReplaceCard,
    TakeCard,
    TakeStatistic,
)
from ..content import STATISTICS, load
from ..effects import DECKS, CardId, Deck, Empower, FieldId, Purse
from ..events import CardDiscarded, StatisticTaken
from ..geography import HeroesTable
from ..people import enemies, gain, hire, pay
from ..piles import in_supply, leave_game, look, refill, remove_card
from .gaining import gain_card, receive
from .lots import Throw
from .searching import LayAside, PickCard, SearchDeck

ARTIFACT_PRICES = {"minor": 5, "major": 7, "relic": 10}
WARE_PRICES = {"minor": 3, "major": 5, "relic": 7}
"""What wandering merchants ask for artifacts."""


def statistics_left(t: HeroesTable) -> list[CardId]:
    """Kinds of statistic cards that the common supply still has.  [HM-R-53]"""
    return in_supply(t, STATISTICS)


class TakeStatisticCard(Question, frozen=True):
    """Any statistic card of the supply goes to the hand; or one of the hand is removed.  [HM-3654, HM-R-53]"""

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """One of the two."""
        hand = [card for card in dict.fromkeys(t.state.sides[self.seat].hand) if card in STATISTICS]
        choices: list[Choice] = [*map(TakeStatistic, statistics_left(t)), *map(RemoveCard, hand)]
        return Decision(self.seat, self, tuple(choices) or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: TakeStatistic | RemoveCard | Done) -> None:
        """As chosen."""
        if isinstance(choice, TakeStatistic):
            take_statistic(t, seat, choice.card)
        elif isinstance(choice, RemoveCard):
            remove_card(t, seat, choice.card)


def take_statistic(t: HeroesTable, seat: Seat, card: CardId, *, laid: bool = False) -> None:
    """A statistic card goes to the hand, or on the discard pile.  [HM-905, HM-R-54]"""
    if laid:
        t.state.sides[seat].discard.append(card)
    else:
        receive(t, seat, card)
    t.tell(StatisticTaken(seat, card))


class SwapStatistics(Question, frozen=True):
    """A statistic card of the hand or the own discard pile is replaced by one of another kind, for gold.  [HM-3620]"""

    automatic = True

    seat: Seat
    times: int
    gold: int

    def ask(self, t: HeroesTable) -> Decision:
        """At most so often in a visit.  [HM-1423]"""
        side = t.state.sides[self.seat]
        own = [card for card in dict.fromkeys([*side.hand, *side.discard]) if card in STATISTICS]
        able = self.times > 0 and side.purse.covers(Purse(gold=self.gold))
        swaps = [ReplaceCard(old, new) for old in own for new in statistics_left(t) if new != old] if able else []
        return Decision(self.seat, self, (*swaps, Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: ReplaceCard | Done) -> None:
        """The new card goes to the hand.  [HM-R-54]"""
        if isinstance(choice, ReplaceCard):
            pay(t, seat, Purse(gold=self.gold))
            replace_card(t, seat, choice)
            t.do(SwapStatistics(seat, self.times - 1, self.gold))


def replace_card(t: HeroesTable, seat: Seat, choice: ReplaceCard, *, laid: bool = False) -> None:
    """One statistic card leaves, another comes: to the hand, or on the discard pile.  [HM-R-54]"""
    side = t.state.sides[seat]
    laid = laid or (t.state.rules.same_pile and choice.old not in side.hand)
    (side.hand if choice.old in side.hand else side.discard).remove(choice.old)
    leave_game(t, seat, choice.old)
    take_statistic(t, seat, choice.new, laid=laid)


def empowerable(t: HeroesTable, seat: Seat, effect: Empower) -> list[ReplaceCard]:
    """The statistic cards that can be replaced, each by the empowered card of its kind."""
    side = t.state.sides[seat]
    own = dict.fromkeys([*side.hand, *(side.discard if effect.discarded else ())])
    left = in_supply(t, [f"empowered_{card}" for card in STATISTICS])
    return [ReplaceCard(card, f"empowered_{card}") for card in own if f"empowered_{card}" in left]


class EmpowerOne(Question, frozen=True):
    """A statistic card of the hand may be replaced by the empowered card of its kind.  [HM-3659, HM-3374]"""

    automatic = True

    seat: Seat
    effect: Empower = Empower()
    taken: tuple[CardId, ...] = ()
    """Several must be different."""

    def ask(self, t: HeroesTable) -> Decision:
        """It may be declined."""
        able = empowerable(t, self.seat, self.effect)
        return Decision(self.seat, self, (*(each for each in able if each.new not in self.taken), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: ReplaceCard | Done) -> None:
        """It needs no expert effect any more.  [HM-1016]"""
        if isinstance(choice, ReplaceCard):
            replace_card(t, seat, choice, laid=self.effect.laid)
            taken = (*self.taken, choice.new)
            t.do(*([EmpowerOne(seat, self.effect, taken)] if len(taken) < self.effect.cards else []))


class VisitMarket(Question, frozen=True):
    """One of the top four artifacts of the discard pile may be bought by its level.  [HM-3621, HM-R-76]"""

    automatic = True

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """The others stay where they are."""
        purse, cards = t.state.sides[self.seat].purse, load().cards
        top = dict.fromkeys(reversed(t.state.decks["artifact"].discard[-4:]))
        able = [BuyCard(card) for card in top if purse.covers(artifact_price(cards[card].grade))]
        return Decision(self.seat, self, (*able, Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: BuyCard | Done) -> None:
        """At most one."""
        if isinstance(choice, BuyCard):
            pile = t.state.decks["artifact"].discard
            pay(t, seat, artifact_price(load().cards[choice.card].grade))
            del pile[len(pile) - 1 - pile[::-1].index(choice.card)]
            gain_card(t, seat, choice.card, "artifact")
            refill(t, "artifact")


def artifact_price(grade: str | None) -> Purse:
    """By its level.  [HM-3621]"""
    return Purse(gold=ARTIFACT_PRICES[grade or "relic"])


def ware_price(card: CardId) -> Purse:
    """What a wandering merchant asks for an artifact, by its level."""
    return Purse(gold=WARE_PRICES[load().cards[card].grade or "relic"])


class VisitTavern(Question, frozen=True):
    """A secondary hero may be hired on this field; then an enemy discards a card.  [HM-3624, HM-3625, HM-R-77]"""

    automatic = True

    seat: Seat
    field: FieldId
    gold: int

    def ask(self, t: HeroesTable) -> Decision:
        """Not while there is one.  [HM-711]"""
        side = t.state.sides[self.seat]
        able = side.second is None and side.purse.covers(Purse(gold=self.gold))
        return Decision(self.seat, self, (*([HireHero(self.field)] if able else []), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: HireHero | Done) -> None:
        """It appears here.  [HM-723, HM-R-78]"""
        if isinstance(choice, HireHero):
            pay(t, seat, Purse(gold=self.gold))
            hire(t, seat, choice.at)
            t.do(Gossip(seat))


class Gossip(Question, frozen=True):
    """An enemy of choice discards a random hand card.  [HM-3625, HM-R-77]"""

    automatic = True

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """Who has cards."""
        foes = [foe for foe in enemies(t, self.seat) if t.state.sides[foe].hand]
        return Decision(self.seat, self, tuple(map(PickSeat, foes)) or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: PickSeat | Done) -> None:
        """Chance decides which."""
        if isinstance(choice, PickSeat):
            foe = t.state.sides[choice.seat]
            card = foe.hand.pop(t.roll(len(foe.hand)) - 1)
            foe.discard.append(card)
            t.tell(CardDiscarded(choice.seat, card))


def free_hero(t: HeroesTable, seat: Seat, field: FieldId, gold: int) -> None:
    """A prisoner becomes the secondary hero, or thanks with gold.  [HM-3647, HM-3648, HM-EX-72]"""
    if t.state.sides[seat].second is None:
        hire(t, seat, field)
    else:
        gain(t, seat, Purse(gold=gold))


class SellCard(Question, frozen=True):
    """A hand card may be removed for a search of one of the three decks.  [HM-3645, HM-R-74]"""

    automatic = True

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """Any card of the hand."""
        hand = dict.fromkeys(t.state.sides[self.seat].hand)
        return Decision(self.seat, self, (*map(RemoveCard, hand), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: RemoveCard | Done) -> None:
        """Then the deck is named."""
        if isinstance(choice, RemoveCard):
            remove_card(t, seat, choice.card)
            t.do(NameDeck(seat))


class NameDeck(Question, frozen=True):
    """Which of the three decks is searched.  [HM-3645]"""

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """Ability, artifact or spell."""
        return Decision(self.seat, self, tuple(map(PickDeck, DECKS)))

    def answer(self, t: HeroesTable, seat: Seat, choice: PickDeck) -> None:
        """Search two."""
        t.do(SearchDeck(seat, choice.deck))


class MeetScholar(Step, frozen=True):
    """An attack die: a statistic card, two abilities or two spells to choose from.  [HM-3653 to HM-3656]"""

    seat: Seat

    def run(self, t: HeroesTable) -> None:
        """First the die."""
        t.do(Throw(self.seat), HearScholar(self.seat))


class HearScholar(Step, frozen=True):
    """What the scholar teaches.  [HM-3654 to HM-3656]"""

    seat: Seat

    def run(self, t: HeroesTable) -> None:
        """+1, 0, -1."""
        (die,) = t.state.dice
        if die == 1:
            t.do(TakeStatisticCard(self.seat))
            return
        deck: Deck = "ability" if die == 0 else "spell"
        seen = look(t, deck, 2)
        t.do(*([PickCard(self.seat, deck, seen)] if seen else []))


class ScanPile(Question, frozen=True):
    """One of the top cards of a discard pile is taken, the others return.  [HM-3658, HM-R-75]"""

    automatic = True

    seat: Seat
    deck: Deck
    cards: int

    def ask(self, t: HeroesTable) -> Decision:
        """As many as lie there."""
        top = dict.fromkeys(reversed(t.state.decks[self.deck].discard[-self.cards :]))
        return Decision(self.seat, self, tuple(map(TakeCard, top)) or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: TakeCard | Done) -> None:
        """The others may be put back in any order."""
        if isinstance(choice, TakeCard):
            pile = t.state.decks[self.deck].discard
            top = pile[-self.cards :]
            del pile[-self.cards :]
            top.remove(choice.card)
            gain_card(t, seat, choice.card, self.deck)
            t.do(LayAside(seat, self.deck, tuple(top)))
