"""Action cards: drawing, using, searching, destroying, preparing.  [TR-8xx, TR-9xx, TR-22xx]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, assert_never

from questhall.core import Choice, Decision, Question, Seat
from questhall.kit import decks

from ..choices import Choose, Consume, DestroyCard, Pass, Prepare, Take, TakePrepared, Use, UsePrepared
from ..content import load
from ..effects import (
    AnyEffect,
    CallWall,
    CardId,
    Charm,
    Cure,
    Destroy,
    DrawCards,
    Explode,
    Gain,
    LandSoftly,
    OtherDraws,
    Resist,
    Search,
)
from ..events import CardDestroyed, CardPrepared, CardsDrawn, CardUsed, Consumed, PreparedTaken
from ..figures import alive
from ..look import Look
from ..plays import plays_of_hand
from ..state import SeatName
from ..stock import carried, gain_coins, heal, held_card, mark_used, offers, prepared_offers
from ..world import TerrariaTable


def draw_cards(t: TerrariaTable, seat: Seat, count: int) -> None:
    """From the deck into hand; an empty deck is made of the shuffled discard pile.

    [TR-804, TR-805, TR-5105, TR-R-42]
    """
    side = t.state.sides[seat]
    drawn = decks.draw(side.deck, side.discard, t.rng, count).cards
    if drawn:
        t.reveal()
        side.hand += map(held_card, drawn)
        t.tell(CardsDrawn(seat, tuple(drawn)))


# -- using


def is_useful(t: TerrariaTable, seat: Seat, effect: AnyEffect) -> bool:
    """Whether an effect has anything to work on.  [TR-R-34]"""
    side = t.state.sides[seat]
    match effect:
        case OtherDraws():
            return len(alive(t)) > 1
        case Search(pile=pile):
            return bool(side.deck if pile == "deck" else side.discard)
        case CallWall():
            from .bosses import can_call_wall  # noqa: PLC0415  # bosses fight, and fights use cards

            return can_call_wall(t, seat)
        case _:
            return True


def offered(look: Look) -> list[Choice]:
    """Parts of cards in hand, gear and minion, consumables, the prepared slot.  [TR-818, TR-825, TR-904]"""
    side = look.side
    uses, doubts, _, whole = plays_of_hand(tuple(side.hand))
    gear = look.kit.gifted
    if side.worn or side.minion:
        gear = (*gear, side.worn, side.minion)
    if gear:
        worn = plays_of_hand(carried(gear, tuple(side.spent)))
        uses, doubts = uses | worn.uses, doubts + worn.doubts
    choices = list(uses)
    for use, effect in doubts:
        if use in choices and not is_useful(look.t, look.seat, effect):
            choices.remove(use)
    if side.prepared and load().actions[side.prepared].prepared:
        choices += prepared_uses(look)
    if side.consumables:
        choices += consuming(look)
    if not side.poisoned:
        choices += preparing(whole, side.prepared)
    return choices


def prepared_uses(look: Look) -> Iterator[UsePrepared]:
    """What the prepared card offers in its slot.  [TR-2203, TR-2204]"""
    for _, part, option, _ in prepared_offers(look.t, look.seat):
        yield UsePrepared(part, option)


def consuming(look: Look) -> Iterator[Consume]:
    """Consumables of which every part has something to work on.  [TR-908]"""
    for card in dict.fromkeys(look.side.consumables):
        if all(is_useful(look.t, look.seat, part[0]) for part in load().consumables[card].parts):
            yield Consume(card)


def use(t: TerrariaTable, seat: Seat, choice: Use) -> None:
    """The part is used up, whatever is left of the card stays.  [TR-820, TR-901, TR-903]"""
    effect = load().offers[choice.card][choice.part][choice.option]
    mark_used(t, seat, choice.card, choice.part)
    t.tell(CardUsed(seat, choice.card, choice.part, choice.option))
    perform(t, seat, effect)


def use_prepared(t: TerrariaTable, seat: Seat, choice: UsePrepared) -> None:
    """Some cards have effects that work only while they are prepared.  [TR-2204]"""
    side = t.state.sides[seat]
    side.spent.append(f"prepared:{side.prepared}:{choice.part}")
    t.tell(CardUsed(seat, side.prepared, choice.part, choice.option))
    perform(t, seat, t.content.actions[side.prepared].prepared[choice.part][choice.option])


def consume(t: TerrariaTable, seat: Seat, choice: Consume) -> None:
    """A consumable is used once and returns to its deck.  [TR-908, TR-4608]"""
    card = t.content.consumables[choice.card]
    t.state.sides[seat].consumables.remove(card.id)
    t.state.consumables[card.type].append(card.id)
    t.tell(Consumed(seat, card.id))
    for part in card.parts:
        perform(t, seat, part[0], card.id)


def perform(t: TerrariaTable, seat: Seat, effect: AnyEffect, card: CardId = "") -> None:
    """Do what a card says.  [TR-818]"""
    side = t.state.sides[seat]
    match effect:
        case Gain():
            gain(t, seat, effect)
        case DrawCards(count=count):
            draw_cards(t, seat, count)
        case OtherDraws(count=count):
            t.do(ChooseWhoDraws(seat, count))
        case Search(pile=pile):
            t.do(SearchPile(seat, pile))
        case Destroy():
            t.do(DestroyOne(seat))
        case Resist(debuff=debuff):
            side.resists.append(debuff)
            side.debuffs.pop(debuff, None)
        case Cure():
            side.debuffs.clear()
        case LandSoftly():
            side.soft = True
        case Charm(change=change):
            side.charms.append(change)
        case Explode():
            from .explosives import ChooseCentre  # noqa: PLC0415  # explosions are fights, and fights use cards

            t.do(ChooseCentre(seat, card, effect))
        case CallWall():
            from .bosses import call_wall  # noqa: PLC0415  # bosses fight, and fights use cards

            call_wall(t)
        case _:
            assert_never(effect)


def gain(t: TerrariaTable, seat: Seat, symbols: Gain) -> None:
    """Points for this phase; health, mana and coins at once.  [TR-814 to TR-817, TR-3005, TR-3905]"""
    side = t.state.sides[seat]
    points = side.points
    points.ap += symbols.ap
    points.swords += symbols.swords
    points.shields += symbols.shields
    side.mana = min(side.most_mana, side.mana + symbols.mana)
    if symbols.hearts:
        heal(t, seat, symbols.hearts)
    if symbols.coins:
        gain_coins(t, seat, symbols.coins)


def symbol_parts(t: TerrariaTable, seat: Seat, symbol: Literal["swords", "shields"]) -> list[Choice]:
    """Cards that can still give a symbol in the middle of a fight.  [TR-814, TR-815, TR-3410]"""
    found: dict[Choice, None] = {}
    for card, part, option, effect in offers(t, seat):
        if isinstance(effect, Gain) and getattr(effect, symbol):
            found[Use(card, part, option)] = None
    for _, part, option, effect in prepared_offers(t, seat):
        if isinstance(effect, Gain) and getattr(effect, symbol):
            found[UsePrepared(part, option)] = None
    for card in t.state.sides[seat].consumables:
        effects = [part[0] for part in t.content.consumables[card].parts]
        if any(isinstance(effect, Gain) and getattr(effect, symbol) for effect in effects):
            found[Consume(card)] = None
    return list(found)


class ChooseWhoDraws(Question, frozen=True):
    """Another player draws.  [TR-EX-02]"""

    automatic = True

    seat: SeatName
    count: int

    def ask(self, t: TerrariaTable) -> Decision:
        """Any other character in the world.  [TR-R-134]"""
        return Decision(self.seat, self, tuple(Choose(other) for other in alive(t) if other != self.seat))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Choose) -> None:
        """That player's own deck."""
        draw_cards(t, choice.seat, self.count)


class SearchPile(Question, frozen=True):
    """Choose one card of a pile and take it into hand; the pile is not shuffled.  [TR-915, TR-916, TR-917]"""

    seat: SeatName
    pile: Literal["deck", "discard"]

    def ask(self, t: TerrariaTable) -> Decision:
        """In no particular order: the order of the deck stays hidden."""
        side = t.state.sides[self.seat]
        cards = sorted(set(side.deck if self.pile == "deck" else side.discard))
        return Decision(self.seat, self, tuple(map(Take, cards)))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Take) -> None:
        """It can be used at once.  [TR-917]"""
        side = t.state.sides[seat]
        decks.take(side.deck if self.pile == "deck" else side.discard, choice.card)
        t.reveal()
        side.hand.append(held_card(choice.card))
        t.tell(CardsDrawn(seat, (choice.card,)))


class DestroyOne(Question, frozen=True):
    """An own action card may be destroyed: from hand, the prepared slot or the discard pile.  [TR-913, TR-R-40]"""

    automatic = True

    seat: SeatName

    def ask(self, t: TerrariaTable) -> Decision:
        """Not from the face-down deck."""
        side = t.state.sides[self.seat]
        found = [DestroyCard(held.card, "hand") for held in side.hand]
        found += [DestroyCard(side.prepared, "prepared")] if side.prepared else []
        found += [DestroyCard(card, "discard") for card in sorted(side.discard)]
        return Decision(self.seat, self, (*dict.fromkeys(found), Pass()))

    def answer(self, t: TerrariaTable, seat: Seat, choice: DestroyCard | Pass) -> None:
        """It is out of the game.  [TR-912, TR-R-41]"""
        if isinstance(choice, Pass):
            return
        side = t.state.sides[seat]
        match choice.place:
            case "hand":
                copies = [held for held in side.hand if held.card == choice.card]
                side.hand.remove(max(copies, key=lambda held: len(held.used)))
            case "prepared":
                side.prepared = ""
            case "discard":
                side.discard.remove(choice.card)
        t.tell(CardDestroyed(seat, choice.card))


# -- preparing


def preparing(whole: dict[Choice, None], prepared: CardId) -> Iterable[Choice]:
    """A card of which nothing was used may be prepared; the prepared one may be taken back.  [TR-2201, TR-2205]"""
    if not prepared:
        return whole
    return (*[choice for choice in whole if choice != Prepare(prepared)], TakePrepared())


def prepare(t: TerrariaTable, seat: Seat, choice: Prepare) -> None:
    """The slot holds one card; the one that was there returns to hand.  [TR-2202, TR-2206]"""
    side = t.state.sides[seat]
    side.hand.remove(next(held for held in side.hand if held.card == choice.card and not held.used))
    if side.prepared:
        side.hand.append(held_card(side.prepared))
    side.prepared = choice.card
    t.tell(CardPrepared(seat, choice.card))


def take_prepared(t: TerrariaTable, seat: Seat, choice: TakePrepared) -> None:
    """It can be used normally.  [TR-2205, TR-2206]"""
    side = t.state.sides[seat]
    side.hand.append(held_card(side.prepared))
    t.tell(PreparedTaken(seat, side.prepared))
    side.prepared = ""
