"""Positions that a seat could be in: what it does not see is dealt anew."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from questhall.core import Deal, Question, Rng, Seat, Step

from .content import load
from .effects import DECKS, CardId, Deck
from .piles import pile_of, secrets
from .state import Combat, Pile, Rival, Side, State
from .steps.allies import AnswerOffer
from .steps.auctions import DrawFromPool, Offering, deck_of
from .steps.cards import CastFoundOnMap
from .steps.combat.casting import CastFound
from .steps.combat.trapping import redealt
from .steps.diplomacy import CullNeutrals, ReturnUnits
from .steps.faraway import DropOne
from .steps.gaining import SpendCrown
from .steps.own_cards import PickOwn
from .steps.peeking import SpyOn
from .steps.searching import LayAside, LeaveOrSink, PickCard, TakeOrLeave
from .view import SideView, View, open_rival, open_side, open_top, seen_combat

DEALS = 100
"""So often hidden cards are dealt anew until somebody who is asked has a choice."""


def imagined_rival(rival: Rival, rng: Rng) -> Rival:
    """Its decks lie in another order."""
    twin = open_rival(rival)
    rng.shuffle(twin.deck)
    rng.shuffle(twin.spells)
    return twin


def imagine(seen: View, rng: Rng) -> Deal[State]:
    """A position that the seat could be in: decks and the hands of others are dealt anew.

    Where somebody else is asked, his cards leave him a choice: else the table would not have waited for him.
    """
    for _ in range(DEALS):
        found = dealt(seen, rng)
        if waits(found):
            break
    return found


def waits(found: Deal[State]) -> bool:
    """Whether the question on top leaves a choice to somebody, or asks several."""
    top = found.agenda[0] if found.agenda else None
    if not isinstance(top, Question) or not top.automatic:
        return True
    looked: Any = SimpleNamespace(state=found.state, agenda=list(found.agenda[::-1]))
    decisions = top.asks(looked)
    return len(decisions) > 1 or any(len(decision.choices) > 1 for decision in decisions.values())


def dealt(seen: View, rng: Rng) -> Deal[State]:
    """One way in which everything hidden can lie."""
    decks = {deck: imagined_pile(pile, rng) for deck, pile in seen.decks.items()}
    state = State(
        scenario=seen.scenario,
        mode=seen.mode,
        difficulty=seen.difficulty,
        boxes=seen.boxes,
        sides=[imagined_side(side, decks, rng) for side in seen.sides],
        rivals=[imagined_rival(rival, rng) for rival in seen.rivals],
        campaign=replace(seen.campaign, cards=seen.campaign.cards[:]) if seen.campaign else None,
        layout=seen.layout,
        tiles={group: shuffled(pile, rng) for group, pile in seen.tiles.items()},
        banks={group: shuffled(pile, rng) for group, pile in seen.banks.items()},
        visited=list(seen.visited),
        flags=seen.flags.copy(),
        opened=list(seen.opened),
        marks={field: list(seats) for field, seats in seen.marks.items()},
        decks=decks,
        neutrals={tier: imagined_pile(pile, rng, open_top(pile, seen.called)) for tier, pile in seen.neutrals.items()},
        proclamations=imagined_pile(seen.proclamations, rng),
        proclaimed=seen.proclaimed,
        tidings=imagined_pile(seen.tidings, rng),
        curios=imagined_pile(seen.curios, rng),
        removed=list(seen.removed),
        told=seen.told,
        dice=seen.dice,
        called=list(seen.called),
        lords=seen.lords.copy(),
        round=seen.round,
        active=seen.active,
        first=seen.first,
        grail_taken=seen.grail_taken,
        combat=imagined_combat(seen.combat, seen.seat, rng) if seen.combat else None,
        refresh=seen.refresh,
        rules=seen.rules,
    )
    return Deal(state, [unmask(step, state, rng) for step in seen.agenda[::-1]])


def imagined_combat(c: Combat, seat: Seat | None, rng: Rng) -> Combat:
    """Unknown traps are drawn anew."""
    twin = seen_combat(c, seat)
    twin.tokens = redealt(c, seat, rng)
    return twin


def imagined_pile(pile: Pile, rng: Rng, top: tuple[str, ...] = ()) -> Pile:
    """Its deck lies in another order, but for what is face up on it."""
    hidden = pile.deck[: len(pile.deck) - len(top)]
    return Pile([*shuffled(tuple(hidden), rng), *top], pile.discard[:])


def imagined_side(side: SideView, decks: dict[Deck, Pile], rng: Rng) -> Side:
    """Its deck lies in another order; a hidden hand is dealt from it; what was found unseen could be any card."""
    twin = open_side(side.open)
    twin.secret = [*side.secret, *(decks[deck].deck.pop() for deck in side.unknown)]
    found = twin.secret[len(side.secret) :]
    twin.deck = shuffled((*side.deck, *found), rng)
    twin.hand = [card or twin.deck.pop() for card in side.hand]
    return twin


def unmask(step: Step, state: State, rng: Rng) -> Step:
    """A step with cards that could be those which another seat sees."""
    match step:
        case PickCard(_, deck, cards) | LayAside(_, deck, cards) | DropOne(_, deck, cards) if "" in cards:
            return replace(step, cards=tuple(pile_of(state, deck).deck.pop() for _ in cards))
        case CastFound(seat) | CastFoundOnMap(seat) if "" in step.cards:
            return replace(step, cards=tuple(state.sides[seat].hand[-len(step.cards) :]))
        case PickOwn(seat, cards) if "" in cards:
            return replace(step, cards=tuple(state.sides[seat].deck.pop() for _ in cards))
        case LeaveOrSink(seat, deck, ""):
            return replace(step, card=(state.sides[seat] if deck == "own" else pile_of(state, deck)).deck.pop())
        case SpyOn(_, whose, card):
            if card:
                put_on_top(state, step)
            return replace(step, card=state.sides[whose].deck[-1])
        case CullNeutrals(_, tier, units) | ReturnUnits(_, tier, units) if "" in units:
            return replace(step, units=tuple(state.neutrals[tier].deck.pop() for _ in units))
        case TakeOrLeave(_, ""):
            return replace(step, card=state.decks["ability"].deck.pop())
        case AnswerOffer(_, by, card):
            return replace(step, card=held(state.sides[by], card))
        case SpendCrown(seat, card):
            found = card or crowned(state, seat)
            return replace(step, card=found if state.rules.slow_cards else held(state.sides[seat], found))
        case DrawFromPool(_, pool):
            laid = [each if each.card else replace(each, card=laid_down(each, state)) for each in pool]
            rng.shuffle(laid)
            return replace(step, pool=tuple(laid))
        case _:
            return step


def crowned(state: State, seat: Seat) -> CardId:
    """An ability that somebody could have found, and that a token could make better."""
    side, deck = state.sides[seat], state.decks["ability"].deck
    owned = owned_cards(state)
    for place in range(len(side.secret) - 1, -1, -1):
        card = side.secret[place]
        if load().cards[card].kind != "ability":
            continue
        if not is_better(card, owned) and (others := [each for each in deck if is_better(each, owned)]):
            exchange(side, deck, card, others[0])
        return side.secret[place]
    raise AssertionError(f"seat {seat} has found no ability")


def owned_cards(state: State) -> set[CardId]:
    """The cards of all players, wherever they are."""
    return {card for each in state.sides for card in (*each.hand, *each.deck, *each.discard, *each.in_play)}


def held(side: Side, card: CardId) -> CardId:
    """A card that must be in a hand, as one that was offered, is there; another is in the deck instead.  [HM-3110]"""
    if card not in side.hand and card in side.deck:
        side.deck[side.deck.index(card)] = side.hand.pop()
        side.hand.append(card)
    return card


def put_on_top(state: State, spy: SpyOn) -> None:
    """A card that somebody has seen on the deck of a player lies there, perhaps as one of those found unseen.

    Then it is no longer where else it was thought to be: in its deck, or among what a third player found.
    """
    side, card = state.sides[spy.whose], spy.card
    if card not in (*side.deck, *side.hand):
        other = next(each for each in secrets(side) if deck_of(each) == deck_of(card))
        place = state.decks[deck_of(card)].deck
        if card not in place:
            thirds = [each for seat, each in enumerate(state.sides) if seat not in (spy.seat, spy.whose)]
            place = [other]
            exchange(next(each for each in thirds if card in secrets(each)), place, card, other)
        exchange(side, place, other, card)
    if card not in side.deck:
        side.hand[side.hand.index(card)] = side.deck.pop()
    else:
        side.deck.remove(card)
    side.deck.append(card)


def is_better(card: CardId, owned: set[CardId]) -> bool:
    """Whether an ability has an empowered card that nobody owns.  [HM-3377]"""
    return bool(load().better(card)) and load().better(card) not in owned


def exchange(side: Side, deck: list[CardId], card: CardId, other: CardId) -> None:
    """Another card of the deck is the one that was found."""
    deck[deck.index(other)] = card
    for pile in (side.secret, side.hand if card in side.hand else side.deck):
        pile[pile.index(card)] = other


def laid_down(offering: Offering, state: State) -> CardId:
    """A card that somebody could have laid down: the top of a deck, or one of the own cards that fits."""
    if offering.deck is not None:
        return state.decks[offering.deck].deck.pop()
    own, cards = state.sides[offering.seat].deck, load().cards
    fitting = [card for card in own if cards[card].kind in DECKS]
    card = (fitting or own)[-1]
    own.remove(card)
    return card


def shuffled(cards: tuple[str, ...], rng: Rng) -> list[str]:
    """The cards in random order."""
    pile = list(cards)
    rng.shuffle(pile)
    return pile
