"""Effects on the own deck, hand and discard pile, and finds in the common decks."""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question, Seat, Step

from .. import effects as e
from ..choices import Done, PutAside, RemoveCard, TakeCard
from ..content import load
from ..content.printed import Card
from ..effects import DECKS, CardId, Deck
from ..events import CardDiscarded
from ..geography import HeroesTable
from ..piles import disclose, draw_cards, leave_game, mix_discard, refill, regain_card, remove_card, renew
from .gaining import gain_card
from .searching import SearchDeck


def recoverable(t: HeroesTable, seat: Seat, effect: e.Recover, played: CardId = "") -> list[CardId]:
    """Cards of the own discard pile that an effect can bring back, without the card that was played for it."""
    pile, cards = t.state.sides[seat].discard[:], load().cards
    if played:
        pile.remove(played)
    fitting = [card for card in dict.fromkeys(pile) if not effect.kinds or cards[card].kind in effect.kinds]
    return [card for card in fitting if not effect.names or card in effect.names]


def says(card: CardId, effect: e.Recover) -> bool:
    """Whether a card can be played for an effect."""
    return any(effect in play.effects for play in load().cards[card].plays)


def brings_more(t: HeroesTable, seat: Seat, effect: e.Recover) -> bool:
    """Whether there is a card to bring back that does something else: two that only bring back each other never end."""
    return any(not says(card, effect) for card in recoverable(t, seat, effect))


def bring_back(t: HeroesTable, seat: Seat, effect: e.Recover) -> None:
    """The card that was played for it lies on top of the discard pile, and stays there."""
    top = t.state.sides[seat].discard[-1:]
    t.do(TakeBack(seat, effect, "".join(card for card in top if says(card, effect))))


class TakeBack(Question, frozen=True):
    """Cards of the own discard pile go to the hand."""

    automatic = True

    seat: Seat
    effect: e.Recover
    played: CardId = ""
    """The card that says so stays where it is."""

    def ask(self, t: HeroesTable) -> Decision:
        """One after the other."""
        found = recoverable(t, self.seat, self.effect, self.played) if self.effect.cards else []
        return Decision(self.seat, self, tuple(map(TakeCard, found)) or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: TakeCard | Done) -> None:
        """As many as the effect says."""
        if isinstance(choice, TakeCard):
            regain_card(t, seat, choice.card)
            t.do(TakeBack(seat, replace(self.effect, cards=self.effect.cards - 1), self.played))


class MixDiscard(Step, frozen=True):
    """The own discard pile is shuffled into the deck."""

    seat: Seat

    def run(self, t: HeroesTable) -> None:
        """All of it."""
        mix_discard(t, self.seat)


class DropTop(Step, frozen=True):
    """The top cards of the own deck are discarded, one of them goes to the hand."""

    seat: Seat
    cards: int

    def run(self, t: HeroesTable) -> None:
        """Everybody sees them."""
        side = t.state.sides[self.seat]
        seen = tuple(t.draw(side.deck) for _ in range(min(self.cards, len(side.deck))))
        side.discard += seen
        for card in seen:
            t.tell(CardDiscarded(self.seat, card))
        t.do(*([TakeBack(self.seat, e.Recover(names=seen))] if seen else []))


class KeepMagic(Step, frozen=True):
    """Cards are drawn; spells and specialties are kept, the others discarded."""

    seat: Seat
    cards: int

    def run(self, t: HeroesTable) -> None:
        """Only those that were drawn now."""
        side, cards = t.state.sides[self.seat], load().cards
        before = len(side.hand)
        draw_cards(t, self.seat, self.cards)
        for card in side.hand[before:]:
            if cards[card].kind not in ("spell", "specialty"):
                side.hand.remove(card)
                side.discard.append(card)
                t.tell(CardDiscarded(self.seat, card))


class RevealSpell(Step, frozen=True):
    """The first fitting spell of the spell deck is shown; the deck is shuffled."""

    seat: Seat
    effect: e.Reveal

    def run(self, t: HeroesTable) -> None:
        """If there is one."""
        deck = t.state.decks["spell"].deck
        if not any(fits(load().cards[card], self.effect) for card in deck):
            renew(t, "spell") if not deck else None
        found = [card for card in reversed(deck) if fits(load().cards[card], self.effect)]
        t.reveal()
        if found:
            deck.remove(found[0])
            t.do(TakeRevealed(self.seat, "spell", found[0]))
        t.shuffle(deck)


def fits(card: Card, effect: e.Reveal) -> bool:
    """Whether a spell is of the school and class that is sought."""
    return effect.school in (None, card.school) and effect.grade in (None, card.grade)


class TakeRevealed(Question, frozen=True):
    """A card that was shown goes to the hand or to the discard pile of its deck, or leaves the game."""

    seat: Seat
    deck: Deck
    card: CardId
    removing: bool = False

    def ask(self, t: HeroesTable) -> Decision:
        """Both are possible."""
        return Decision(self.seat, self, (TakeCard(self.card), PutAside(self.card)))

    def answer(self, t: HeroesTable, seat: Seat, choice: TakeCard | PutAside) -> None:
        """As chosen."""
        if isinstance(choice, TakeCard):
            gain_card(t, seat, self.card, self.deck)
            refill(t, self.deck)
        elif self.removing:
            leave_game(t, seat, self.card)
        else:
            t.state.decks[self.deck].discard.append(self.card)


def removable_for(t: HeroesTable, seat: Seat, kinds: tuple[Deck, ...]) -> list[CardId]:
    """Hand cards of such kinds."""
    cards = load().cards
    return [card for card in dict.fromkeys(t.state.sides[seat].hand) if cards[card].kind in kinds]


class ReforgeCard(Question, frozen=True):
    """A hand card is removed for a search of its deck; it may be declined."""

    automatic = True

    seat: Seat
    effect: e.Reforge

    def ask(self, t: HeroesTable) -> Decision:
        """One of the kinds."""
        found = removable(t, self.seat, e.Banish(kinds=self.effect.kinds, discarded=self.effect.discarded))
        return Decision(self.seat, self, (*map(RemoveCard, dict.fromkeys(found)), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: RemoveCard | Done) -> None:
        """The card leaves the game.  [HM-920]"""
        if isinstance(choice, RemoveCard):
            kind = load().cards[choice.card].kind
            remove_owned(t, seat, choice.card)
            t.do(*(SearchDeck(seat, deck, self.effect.cards) for deck in DECKS if deck == kind))


def remove_owned(t: HeroesTable, seat: Seat, card: CardId) -> None:
    """A card of the hand leaves the game, or else one of the own discard pile.  [HM-920]"""
    side = t.state.sides[seat]
    if card not in side.hand:
        disclose(side)
        side.discard.remove(card)
        side.hand.append(card)
    remove_card(t, seat, card)


def removable(t: HeroesTable, seat: Seat, effect: e.Banish) -> list[CardId]:
    """Cards of some kinds that can leave the game: those of the hand, perhaps of the discard pile."""
    side, cards = t.state.sides[seat], load().cards
    pool = [*side.hand, *(side.discard if effect.discarded else ())]
    if effect.kinds:
        return [card for card in pool if cards[card].kind in effect.kinds]
    return [card for card in pool if cards[card].kind != "specialty"]


class BanishCards(Question, frozen=True):
    """Cards may be removed from the game, or must be."""

    automatic = True

    seat: Seat
    effect: e.Banish

    def ask(self, t: HeroesTable) -> Decision:
        """Of the hand, perhaps of the discard pile."""
        found = removable(t, self.seat, self.effect) if self.effect.cards else []
        choices: list[Choice] = [RemoveCard(card) for card in dict.fromkeys(found)]
        return Decision(self.seat, self, (*choices, *(() if choices and self.effect.must else (Done(),))))

    def answer(self, t: HeroesTable, seat: Seat, choice: RemoveCard | Done) -> None:
        """One after the other, those of the hand first."""
        if isinstance(choice, RemoveCard):
            remove_owned(t, seat, choice.card)
            t.do(BanishCards(seat, rest_of(self.effect)))


def rest_of(effect: e.Banish) -> e.Banish:
    """What is left to remove after one card; perhaps any number of further ones."""
    if effect.more and effect.cards == 1:
        return replace(effect, must=False)
    return replace(effect, cards=effect.cards - 1)
