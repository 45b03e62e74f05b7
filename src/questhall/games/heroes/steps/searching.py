"""Searching the common decks, and cards that leave the hand.  [HM-906 to HM-911]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat, Step

from ..choices import Done, LookAtDeck, Play, PutAside, RemoveCard, Replace, SeekSpell, TakeCard, TakeDiscard
from ..content import load
from ..content.printed import Play as Printed
from ..effects import CardId, Deck, Peeked, Repeat, School, Seek, Widen
from ..geography import HeroesTable
from ..people import in_force, usable_buildings
from ..piles import look, pile_of, refill, remove_card
from ..plays import effects_of, holds, lay_down, may_play, offers, plays_of, proclaims
from .gaining import find_card, gain_card

WIDE = 4
"""So many cards a search of the spell deck may look at by a proclamation."""


class SearchDeck(Question, frozen=True):
    """Look at the top cards and take one, or take the top of the discard pile; decided before looking.

    [HM-906, HM-907, HM-908]
    """

    automatic = True

    seat: Seat
    deck: Deck
    cards: int = 2
    optional: bool = False

    def ask(self, t: HeroesTable) -> Decision:
        """Searches of fields and dice can be declined, but only now.  [HM-1422, HM-R-42, HM-R-86]"""
        pile = t.state.decks[self.deck]
        choices: list[Choice] = [LookAtDeck()] if pile.deck or len(pile.discard) > 1 else []
        if choices and self.deck == "spell" and self.cards < WIDE and proclaims(t, "wide_search"):
            choices.append(LookAtDeck(WIDE))
        if pile.discard:
            choices.append(TakeDiscard())
        if self.deck == "spell" and pile.deck:
            choices += map(SeekSpell, sought_schools(t, self.seat))
        if self.optional or not choices:
            choices.append(Done())
        if pile.deck:
            choices += wideners(t, self.seat, self.cards)
        return Decision(self.seat, self, tuple(choices))

    def answer(self, t: HeroesTable, seat: Seat, choice: Play | LookAtDeck | TakeDiscard | SeekSpell | Done) -> None:
        """An emptied discard pile is filled at once.  [HM-911]"""
        match choice:
            case Play():
                lay_down(t, seat, choice, "discard")
                (effect,) = effects_of(choice)
                assert isinstance(effect, Widen), f"{choice} does not widen a search"
                t.do(SearchDeck(seat, self.deck, effect.cards, self.optional))
            case LookAtDeck(cards):
                t.do(*self.again(t))
                t.do(PickCard(seat, self.deck, look(t, self.deck, cards or self.cards)))
            case SeekSpell(school):
                t.state.sides[seat].busy.append("magic_university")
                seek(t, seat, school)
            case TakeDiscard():
                t.do(*self.again(t))
                gain_card(t, seat, t.state.decks[self.deck].discard.pop(), self.deck)
                refill(t, self.deck)

    def again(self, t: HeroesTable) -> list[Step]:
        """What may follow a search.  [HM-902]"""
        able = holds(t, self.seat, Repeat) and may_play(t, self.seat)
        return [SearchAgain(self.seat, self.deck, self.cards)] if able else []


class SearchAgain(Question, frozen=True):
    """After a search a card may repeat it."""

    automatic = True

    seat: Seat
    deck: Deck
    cards: int

    def ask(self, t: HeroesTable) -> Decision:
        """If the player has such a card."""
        return Decision(self.seat, self, (*offers(t, self.seat, plays_of(Repeat)), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Play | Done) -> None:
        """With as many cards."""
        if isinstance(choice, Play):
            lay_down(t, seat, choice, "discard")
            t.do(SearchDeck(seat, self.deck, self.cards))


def wideners(t: HeroesTable, seat: Seat, cards: int) -> list[Play]:
    """Cards that let a search look at more cards.  [HM-902]"""

    def fits(name: CardId, play: Printed) -> bool:
        effect = play.effects[0]
        return isinstance(effect, Widen) and effect.cards > cards

    return offers(t, seat, plays_of(Widen), fits) if holds(t, seat, Widen) and may_play(t, seat) else []


def sought_schools(t: HeroesTable, seat: Seat) -> list[School]:
    """Schools whose first spell can be taken instead of a search."""
    found = [effect.school for effect in in_force(t.state.sides[seat]) if isinstance(effect, Seek)]
    if "magic_university" in usable_buildings(t, seat) and "magic_university" not in t.state.sides[seat].busy:
        found += ["air", "fire", "earth", "water"]
    return list(dict.fromkeys(found))


def seek(t: HeroesTable, seat: Seat, school: School) -> None:
    """The first spell of a school in the deck goes to the hand; the deck is shuffled."""
    deck = t.state.decks["spell"].deck
    found = [card for card in reversed(deck) if load().cards[card].school == school]
    t.reveal()
    if found:
        deck.remove(found[0])
        gain_card(t, seat, found[0], "spell")
    t.shuffle(deck)


class PickCard(Question, frozen=True):
    """Take one of the cards into the hand.  [HM-906, HM-R-42]"""

    seat: Seat
    deck: Deck
    cards: tuple[CardId, ...]

    def ask(self, t: HeroesTable) -> Decision:
        """A card of another faction may be put aside for the next one.  [HM-1008, HM-R-43]"""
        seen = dict.fromkeys(self.cards)
        pile = t.state.decks[self.deck]
        more = pile.deck or pile.discard
        foreign = [card for card in seen if more and not usable(t, self.seat, card)]
        return Decision(self.seat, self, (*map(TakeCard, seen), *map(Replace, foreign)))

    def answer(self, t: HeroesTable, seat: Seat, choice: TakeCard | Replace) -> None:
        """The rest goes to the discard pile of the deck."""
        left = list(self.cards)
        left.remove(choice.card)
        match choice:
            case TakeCard(card):
                find_card(t, seat, card, self.deck)
                t.do(LayAside(seat, self.deck, tuple(left)))
            case Replace(card):
                t.state.decks[self.deck].discard.append(card)
                t.do(PickCard(seat, self.deck, (*left, *look(t, self.deck, 1))))


class LayAside(Question, frozen=True):
    """The order in which cards are laid on a discard pile, the lowest first.  [HM-R-41, HM-R-75]"""

    automatic = True

    seat: Seat
    deck: Deck
    cards: tuple[CardId, ...]

    def ask(self, t: HeroesTable) -> Decision:
        """Equal cards are offered once."""
        return Decision(self.seat, self, tuple(map(PutAside, dict.fromkeys(self.cards))) or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: PutAside | Done) -> None:
        """One after the other; a pile that was emptied is filled at once.  [HM-911]"""
        if isinstance(choice, PutAside):
            t.state.decks[self.deck].discard.append(choice.card)
            left = list(self.cards)
            left.remove(choice.card)
            t.do(LayAside(seat, self.deck, tuple(left)))
        else:
            refill(t, self.deck)


class AskWitch(Question, frozen=True):
    """Remove an ability from the hand, or look at the top card of the ability deck.  [HM-3650]"""

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """One of the two must be done."""
        hand = dict.fromkeys(t.state.sides[self.seat].hand)
        abilities = [card for card in hand if load().cards[card].kind == "ability"]
        return Decision(self.seat, self, (*map(RemoveCard, abilities), LookAtDeck()))

    def answer(self, t: HeroesTable, seat: Seat, choice: RemoveCard | LookAtDeck) -> None:
        """The top card is shown to the visitor only."""
        if isinstance(choice, RemoveCard):
            remove_card(t, seat, choice.card)
            return
        t.do(*(TakeOrLeave(seat, card) for card in look(t, "ability", 1)))


class TakeOrLeave(Question, frozen=True):
    """The ability goes to the hand or to the ability discard pile.  [HM-3650]"""

    seat: Seat
    card: CardId

    def ask(self, t: HeroesTable) -> Decision:
        """Both are possible; a card of another faction may be put aside for the next one.  [HM-1008]"""
        another = () if usable(t, self.seat, self.card) else (Replace(self.card),)
        return Decision(self.seat, self, (TakeCard(self.card), PutAside(self.card), *another))

    def answer(self, t: HeroesTable, seat: Seat, choice: TakeCard | PutAside | Replace) -> None:
        """As chosen."""
        if isinstance(choice, TakeCard):
            find_card(t, seat, self.card, "ability")
            return
        t.state.decks["ability"].discard.append(self.card)
        if isinstance(choice, Replace):
            t.do(*(TakeOrLeave(seat, card) for card in look(t, "ability", 1)))


class LeaveOrSink(Question, frozen=True):
    """The top card of a deck was looked at: it stays there, or goes under the deck."""

    seat: Seat
    deck: Peeked
    card: CardId

    def ask(self, t: HeroesTable) -> Decision:
        """Both are possible."""
        return Decision(self.seat, self, (Done(), PutAside(self.card)))

    def answer(self, t: HeroesTable, seat: Seat, choice: PutAside | Done) -> None:
        """Nobody else sees it."""
        pile = deck_for(t, seat, self.deck)
        pile.insert(0 if isinstance(choice, PutAside) else len(pile), self.card)


def deck_for(t: HeroesTable, seat: Seat, deck: Peeked) -> list[CardId]:
    """A common deck, or the own one of a player."""
    return t.state.sides[seat].deck if deck == "own" else pile_of(t.state, deck).deck


def usable(t: HeroesTable, seat: Seat, card: CardId) -> bool:
    """Whether a card is not marked for another faction.  [HM-1007, HM-1009]"""
    return load().cards[card].faction in ("", t.state.sides[seat].faction)
