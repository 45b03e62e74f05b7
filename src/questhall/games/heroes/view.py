"""What one seat may know: hands and the order of decks are hidden.  [HM-1504, HM-R-55]"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from msgspec.structs import replace

from questhall.core import Event, Outcome, Seat
from questhall.core.copying import copier
from questhall.kit.decks import unordered

from .board import commander
from .content.printed import Box, Group, Mode
from .effects import CardId, Deck, Difficulty, FactionId, FieldId, LocationId, Tier, TileId, UnitId
from .events import CardFound, CardsDrawn, CardTaken
from .geography import HeroesTable
from .masks import MASKS, offered, unseen
from .piles import secrets
from .state import Combat, Flag, Layout, Pile, Record, Rival, Rules, Side
from .steps.auctions import DrawFromPool, deck_of
from .steps.combat.trapping import masked
from .steps.diplomacy import CullNeutrals, ReturnUnits
from .steps.faraway import DropOne
from .steps.own_cards import PickOwn
from .steps.searching import LayAside, LeaveOrSink, PickCard, TakeOrLeave

OPEN = (
    "faction",
    "hero",
    "main",
    "second",
    "experience",
    "experts",
    "fresh",
    "purse",
    "income",
    "discard",
    "in_play",
    "power",
    "charged",
    "army",
    "built",
    "new_guild",
    "used",
    "morale",
    "drops_hand",
    "trophies",
    "tiles",
    "levy",
    "study",
    "rerolls",
    "strolls",
    "casts",
    "spell_back",
    "passes",
    "leap",
    "sailing",
    "crowns",
    "scrolls",
    "permanents",
    "windfall",
    "tokens",
    "aloof",
    "proud",
    "bounty",
    "ballistas",
    "kindled",
    "busy",
    "homeless",
    "grail",
    "out",
    "watching",
)
"""What everybody sees of a player's area."""
CLOSED = tuple(name for name in Side.__struct_fields__ if name not in OPEN)
"""All the rest, each of it a pile of cards."""


class SideView(msgspec.Struct, frozen=True):
    """A player's area: what is open, and the cards of hand and deck, by name and not in order."""

    open: Side
    """Without hand and deck."""
    hand: tuple[CardId, ...]
    """Of others as many blanks."""
    deck: tuple[CardId, ...]
    """Of others with the cards of the hand among them, as far as they are known."""
    secret: tuple[CardId, ...]
    """The own cards that the others do not know."""
    unknown: tuple[Deck, ...]
    """Of others the decks that their secret cards came from.  [HM-R-55]"""


class View(msgspec.Struct, frozen=True):
    """What one seat may know. Piles that lie face down are listed by name, not in order."""

    seat: Seat | None
    scenario: str
    mode: Mode
    difficulty: Difficulty
    boxes: tuple[Box, ...]
    layout: Layout
    tiles: dict[Group, tuple[TileId, ...]]
    banks: dict[Group, tuple[LocationId, ...]]
    visited: tuple[FieldId, ...]
    flags: dict[FieldId, Flag]
    opened: tuple[FieldId, ...]
    marks: dict[FieldId, tuple[Seat, ...]]
    decks: dict[Deck, Pile]
    neutrals: dict[Tier, Pile]
    proclamations: Pile
    proclaimed: str
    tidings: Pile
    curios: Pile
    removed: tuple[CardId, ...]
    told: Seat
    dice: tuple[int, ...]
    called: tuple[UnitId, ...]
    lords: dict[FieldId, FactionId]
    round: int
    active: Seat
    first: Seat
    grail_taken: bool
    combat: Combat | None
    refresh: dict[int, tuple[LocationId, ...]]
    rules: Rules
    sides: tuple[SideView, ...]
    rivals: tuple[Rival, ...]
    """Their decks sorted: nobody knows the order."""
    campaign: Record | None
    agenda: tuple[Any, ...]
    outcome: Outcome | None


def view(t: HeroesTable, seat: Seat | None) -> View:
    """Field by field; piles that lie face down are sorted."""
    s = t.state
    looked = looked_at(t, seat)
    return View(
        seat=seat,
        scenario=s.scenario,
        mode=s.mode,
        difficulty=s.difficulty,
        boxes=s.boxes,
        layout=s.layout,
        tiles={group: unordered(tuple(pile)) for group, pile in s.tiles.items()},
        banks={group: unordered(tuple(pile)) for group, pile in s.banks.items()},
        visited=tuple(s.visited),
        flags=s.flags.copy(),
        opened=tuple(s.opened),
        marks={field: tuple(seats) for field, seats in s.marks.items()},
        decks={deck: face_down(pile, looked.get(deck, ())) for deck, pile in s.decks.items()},
        neutrals={
            tier: face_down(pile, looked.get(tier, ()), open_top(pile, s.called)) for tier, pile in s.neutrals.items()
        },
        proclamations=face_down(s.proclamations, looked.get("stars", ())),
        proclaimed=s.proclaimed,
        tidings=face_down(s.tidings, looked.get("tidings", ())),
        curios=face_down(s.curios, looked.get("curios", ())),
        removed=tuple(s.removed),
        told=s.told,
        dice=s.dice,
        called=tuple(s.called),
        lords=s.lords.copy(),
        round=s.round,
        active=s.active,
        first=s.first,
        grail_taken=s.grail_taken,
        combat=seen_combat(s.combat, seat) if s.combat else None,
        refresh=s.refresh,
        rules=s.rules,
        sides=tuple(side_view(t, number, seat) for number in range(len(s.sides))),
        rivals=tuple(map(open_rival, s.rivals)),
        campaign=replace(s.campaign, cards=s.campaign.cards[:]) if s.campaign else None,
        agenda=tuple([MASKS[type(step)](step, seat) if type(step) in MASKS else step for step in t.agenda]),
        outcome=t.outcome,
    )


def seen_combat(c: Combat, seat: Seat | None) -> Combat:
    """A combat in which only their owner knows which traps are real, and who sits out knows that alone."""
    copy = copier(Combat)
    assert copy is not None, "a combat can change"
    twin: Combat = copy(c)
    twin.tokens = masked(c, seat)
    twin.sitting_out = [camp for camp in c.sitting_out if commander(c, camp) == seat]
    return twin


def face_down(pile: Pile, looked: tuple[CardId, ...] = (), top: tuple[str, ...] = ()) -> Pile:
    """A pile whose deck is not seen in order, with the cards that somebody else is looking at; its top may be open."""
    hidden = pile.deck[: len(pile.deck) - len(top)]
    return Pile([*unordered((*hidden, *looked)), *top], pile.discard[:])


def open_top(pile: Pile, called: Collection[UnitId]) -> tuple[UnitId, ...]:
    """What lies face up on a deck."""
    return tuple(unit for unit in pile.deck[-1:] if unit in called)


def open_side(side: Side) -> Side:
    """What everybody sees of a player's area."""
    copy = copier(Side)
    assert copy is not None, "a player's area can change"
    twin: Side = copy(side)
    for name in CLOSED:
        setattr(twin, name, [])
    return twin


def open_rival(rival: Rival) -> Rival:
    """A hero of the AI as everybody sees it."""
    copy = copier(Rival)
    assert copy is not None, "a hero of the AI can change"
    twin: Rival = copy(rival)
    twin.deck, twin.spells = sorted(twin.deck), sorted(twin.spells)
    return twin


def side_view(t: HeroesTable, number: Seat, seat: Seat | None) -> SideView:
    """The own hand is seen, those of others are not."""
    side = t.state.sides[number]
    own = set_apart(t, number)
    secret = secrets(side, own)
    if number == seat:
        return SideView(open_side(side), tuple(side.hand), unordered(tuple(side.deck)), unordered(tuple(secret)), ())
    known = [*side.deck, *side.hand, *own]
    for card in secret:
        known.remove(card)
    unknown = tuple(sorted(map(deck_of, secret)))
    return SideView(open_side(side), ("",) * len(side.hand), unordered(tuple(known)), (), unknown)


def set_apart(t: HeroesTable, number: Seat) -> list[CardId]:
    """Own cards that a player is looking at, or has laid down unseen."""
    own = [card for step in t.agenda if isinstance(step, PickOwn) and step.seat == number for card in step.cards]
    peeked = [step for step in t.agenda if isinstance(step, LeaveOrSink) and step.seat == number]
    own += [step.card for step in peeked if step.deck == "own"]
    return own + [each.card for step in t.agenda for each in offered(step) if each.seat == number and each.deck is None]


def looked_at(t: HeroesTable, seat: Seat | None) -> dict[str, tuple[str, ...]]:
    """Cards of common decks that others are looking at, or have taken unseen."""
    found: dict[str, tuple[str, ...]] = {}
    for number, side in enumerate(t.state.sides):
        if number != seat and side.secret:
            for card in secrets(side, set_apart(t, number)):
                found[deck_of(card)] = (*found.get(deck_of(card), ()), card)
    for step in t.agenda:
        if type(step) not in MASKS:
            continue
        match step:
            case DropOne(deck="stars"):
                continue
            case PickCard(who, deck, cards) | LayAside(who, deck, cards) | DropOne(who, deck, cards) if who != seat:
                found[deck] = (*found.get(deck, ()), *cards)
            case LeaveOrSink(who, deck, card) if who != seat and deck != "own":
                found[deck] = (*found.get(deck, ()), card)
            case CullNeutrals(who, tier, units) | ReturnUnits(who, tier, units) if who != seat and unseen(step):
                found[tier] = (*found.get(tier, ()), *units)
            case TakeOrLeave(who, card) if who != seat:
                found["ability"] = (*found.get("ability", ()), card)
            case DrawFromPool(_, pool):
                for each in pool:
                    if each.deck is not None and each.seat != seat:
                        found[each.deck] = (*found.get(each.deck, ()), each.card)
    return found


def witness(event: Event, seat: Seat | None) -> Event:
    """Which cards somebody drew or found is known to nobody else.  [HM-R-55]"""
    if isinstance(event, CardFound) and event.seat != seat:
        return CardTaken(event.seat, event.deck)
    if isinstance(event, CardsDrawn) and event.seat != seat:
        return replace(event, cards=("",) * len(event.cards))
    return event
