"""What is true of every position, and what a seat cannot see of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from questhall.core import Rng, Seat, Step

from .board import health, occupied
from .content import load
from .effects import DECKS, TIERS
from .geography import HeroesTable, blocked, chart
from .imagining import exchange, held, is_better, owned_cards, put_on_top
from .masks import unseen
from .people import pawns
from .piles import secrets
from .state import Pile, State
from .steps.allies import AnswerOffer
from .steps.auctions import Bid, DrawFromPool, Offering, deck_of
from .steps.combat.trapping import redealt
from .steps.diplomacy import CullNeutrals, HireNeutral, ReturnUnits
from .steps.faraway import DropOne
from .steps.gaining import SpendCrown
from .steps.mercenaries import FillCamp, HireFromCamp, OpenGaol
from .steps.own_cards import PickOwn
from .steps.peeking import SpyOn
from .steps.recruiting import SeeShow
from .steps.searching import LayAside, LeaveOrSink, PickCard, TakeOrLeave
from .view import open_top

SHOWING = (HireNeutral, CullNeutrals, ReturnUnits, SeeShow, FillCamp, HireFromCamp, OpenGaol)
"""Questions about neutral units that are out of their decks, face up or seen by one player."""


def faults(t: HeroesTable) -> Iterator[str]:
    """Everything wrong with a position: nothing appears from nowhere, everybody is where one can be."""
    yield from card_faults(t)
    yield from unit_faults(t)
    yield from map_faults(t.state)
    yield from combat_faults(t.state)


def card_faults(t: HeroesTable) -> Iterator[str]:
    """No card exists more often than in the box, those that have left the game counted."""
    state, content = t.state, load()
    cards = Counter(card for pile in state.decks.values() for card in (*pile.deck, *pile.discard))
    cards.update(card for card in state.removed if card in content.cards)
    for side in state.sides:
        cards.update([*side.deck, *side.hand, *side.discard, *side.in_play, *side.scrolls])
        cards.update(card for card in side.permanents if card in content.cards)
    for rival in state.rivals:
        cards.update([*rival.spells, *rival.cast, *([rival.skill] if rival.skill else [])])
    if state.combat:
        cards.update(card for laid in state.combat.laid.values() for card in laid)
    for step in t.agenda:
        match step:
            case DropOne(deck="stars") | LeaveOrSink(deck="stars" | "tidings" | "curios"):
                continue
            case PickCard(_, _, seen) | LayAside(_, _, seen) | DropOne(_, _, seen) | PickOwn(_, seen):
                cards.update(seen)
            case TakeOrLeave(_, card) | LeaveOrSink(_, _, card):
                cards[card] += 1
            case Bid(_, card):
                cards[card] += 1
            case DrawFromPool(_, pool):
                cards.update(each.card for each in pool)
    printed = Counter({card: content.copies(card, state.boxes) for card in cards})
    printed.update(content.heroes[side.hero].ability for side in state.sides if side.hero)
    if too_many := {card: count for card, count in cards.items() if count > printed[card]}:
        yield f"cards are there too often: {too_many}"
    left = [pile.deck for deck, pile in state.decks.items() if deck not in DECKS]
    if left:
        yield f"there are unknown decks: {left}"


def unit_faults(t: HeroesTable) -> Iterator[str]:
    """Every neutral card is in its deck, in an army, in a combat or shown; a faction's card is led once."""
    state = t.state
    shown = Counter(unit for step in t.agenda if isinstance(step, SHOWING) for unit in step.units)
    if state.combat:
        shown.update(state.combat.guards)
    for side in state.sides:
        own = [troop.unit for troop in side.army if troop.aspect in ("few", "pack")]
        if len(set(own)) < len(own):
            yield f"{side.faction} leads a unit twice: {own}"
        shown.update(troop.unit for troop in side.army if troop.aspect == "neutral")
    for tier in TIERS:
        pile = state.neutrals[tier]
        there = Counter([*pile.deck, *pile.discard])
        for unit, count in Counter(load().neutrals(tier, state.boxes)).items():
            fallen = state.combat is not None and there[unit] + shown[unit] > count
            if there[unit] + shown[unit] != count and not fallen:
                yield f"there are {there[unit] + shown[unit]} neutral {unit}, not {count}"


def map_faults(state: State) -> Iterator[str]:
    """Heroes stand on fields of the map, nobody owes anything, no tile lies twice."""
    laid = [place.tile for place in state.layout.places if place.tile]
    if len(set(laid)) < len(laid):
        yield f"a tile lies twice: {laid}"
    graph = chart(state.layout)
    for side in state.sides:
        for name, pawn in pawns(side):
            if pawn.at not in graph.at or blocked(graph, pawn.at):
                yield f"the {name} hero of {side.faction} is at {pawn.at}, where nobody can be"
        if min(side.purse.gold, side.purse.materials, side.purse.valuables) < 0:
            yield f"{side.faction} owns less than nothing: {side.purse}"
        if min(side.income.gold, side.income.materials, side.income.valuables) < 0:
            yield f"{side.faction} has an income below nothing: {side.income}"
    if set(state.flags) - set(state.opened):
        yield "a flagged field was never opened"


def combat_faults(state: State) -> Iterator[str]:
    """One unit on a space, and none that should have been beaten."""
    c = state.combat
    if c is None:
        return
    on_board = [each for each in c.fighters if each.at >= 0]
    if len(occupied(c)) < len(on_board):
        yield "two units stand on one space"
    for each in c.fighters:
        if not 0 <= each.damage < health(c, each):
            yield f"{each.id} has {each.damage} damage and {health(c, each)} health"


def reshuffle(t: HeroesTable, seat: Seat | None, rng: Rng) -> None:
    """Put everything that the seat cannot see into another order."""
    state = t.state
    for hidden_pile in (*state.tiles.values(), *state.banks.values()):
        rng.shuffle(hidden_pile)
    if state.combat and state.combat.armed:
        state.combat.tokens = redealt(state.combat, seat, rng)
    single = (("stars", state.proclamations), ("tidings", state.tidings), ("curios", state.curios))
    for name, pile in (*state.decks.items(), *state.neutrals.items(), *single):
        mix_pile(t, name, pile, seat, rng)
    for rival in state.rivals:
        rng.shuffle(rival.deck)
        rng.shuffle(rival.spells)
    for number, side in enumerate(state.sides):
        if number == seat:
            rng.shuffle(side.deck)
        else:
            find_others(t, number, rng)
            mix(t, number, rng)
    for n, step in enumerate(t.agenda):
        if isinstance(step, SpyOn):
            if step.seat == seat:
                put_on_top(state, step)
            t.agenda[n] = replace(step, card=state.sides[step.whose].deck[-1])
        if isinstance(step, DrawFromPool):
            pool = [swapped(t, each, rng) if each.seat != seat else each for each in step.pool]
            rng.shuffle(pool)
            t.agenda[n] = replace(step, pool=tuple(pool))


def find_others(t: HeroesTable, number: Seat, rng: Rng) -> None:
    """Other cards of the decks could be those that were found unseen; one that may be crowned is one of these still."""
    side = t.state.sides[number]
    crowned = [n for n, step in enumerate(t.agenda) if isinstance(step, SpendCrown) and step.seat == number]
    owned = owned_cards(t.state)
    for card in secrets(side):
        deck = t.state.decks[deck_of(card)].deck
        places = [n for n in crowned if t.agenda[n] == SpendCrown(number, card, unseen=True)]
        fitting = [each for each in deck if is_better(each, owned)] if places else deck
        if fitting:
            other = fitting[rng.below(len(fitting))]
            exchange(side, deck, card, other)
            for n in places:
                t.agenda[n] = SpendCrown(number, other, unseen=True)


def swapped(t: HeroesTable, offering: Offering, rng: Rng) -> Offering:
    """Another card that somebody could have laid down instead."""
    deck = t.state.sides[offering.seat].deck if offering.deck is None else t.state.decks[offering.deck].deck
    if not deck:
        return offering
    place = rng.below(len(deck))
    card, deck[place] = deck[place], offering.card
    return replace(offering, card=card)


def mix(t: HeroesTable, number: Seat, rng: Rng) -> None:
    """Deal hand, deck and what is looked at of the deck of another player anew; what was shown stays in the hand."""
    side = t.state.sides[number]
    looking = {n: own_cards(step, number) for n, step in enumerate(t.agenda) if own_cards(step, number)}
    cards = [*side.deck, *side.hand, *(card for seen in looking.values() for card in seen)]
    rng.shuffle(cards)
    side.hand = [cards.pop() for _ in side.hand]
    for n, seen in looking.items():
        t.agenda[n] = showing(t.agenda[n], tuple(cards.pop() for _ in seen))
    side.deck = cards
    for step in t.agenda:
        match step:
            case SpendCrown(seat, card) if seat == number and not t.state.rules.slow_cards:
                held(side, card)
            case AnswerOffer(_, by, card) if by == number:
                held(side, card)


def mix_pile(t: HeroesTable, name: str, pile: Pile, seat: Seat | None, rng: Rng) -> None:
    """Shuffle a deck with what others look at of it; its top may be open."""
    top = open_top(pile, t.state.called)
    hidden = pile.deck[: len(pile.deck) - len(top)]
    looking = {n: common_cards(step, name, seat) for n, step in enumerate(t.agenda)}
    hidden += [card for seen in looking.values() for card in seen]
    rng.shuffle(hidden)
    for n, seen in looking.items():
        if seen:
            t.agenda[n] = showing(t.agenda[n], tuple(hidden.pop() for _ in seen))
    pile.deck[:] = [*hidden, *top]


def own_cards(step: Step, number: Seat) -> tuple[str, ...]:
    """What a player looks at of the own deck."""
    match step:
        case PickOwn(who, cards) if who == number:
            return cards
        case LeaveOrSink(who, "own", card) if who == number:
            return (card,)
    return ()


def common_cards(step: Step, name: str, seat: Seat | None) -> tuple[str, ...]:
    """What somebody else looks at of a common deck, of neutral units or of the astrologers."""
    match step:
        case DropOne(deck="stars"):
            return ()
        case PickCard(who, of, cards) | LayAside(who, of, cards) | DropOne(who, of, cards):
            return cards if who != seat and of == name else ()
        case CullNeutrals(who, tier, units) | ReturnUnits(who, tier, units) if unseen(step):
            return units if who != seat and tier == name else ()
        case LeaveOrSink(who, of, card):
            return (card,) if who != seat and of == name else ()
        case TakeOrLeave(who, card):
            return (card,) if who != seat and name == "ability" else ()
    return ()


def showing(step: Step, cards: tuple[str, ...]) -> Step:
    """The same question about other cards."""
    match step:
        case TakeOrLeave() | LeaveOrSink():
            return replace(step, card=cards[0])
        case CullNeutrals() | ReturnUnits():
            return replace(step, units=cards)
        case PickOwn() | PickCard() | LayAside() | DropOne():
            return replace(step, cards=cards)
    raise AssertionError(f"{step} is not about cards that somebody looks at")
