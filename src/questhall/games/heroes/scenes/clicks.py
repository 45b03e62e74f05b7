"""What is clicked for a choice: cards, fields, units and spaces."""

from __future__ import annotations

from questhall.core import Choice, Decision

from ..board import COLUMNS, MIDDLE, occupied
from ..choices import (
    Activate,
    Build,
    BuySpell,
    Deploy,
    DiscardCard,
    Discover,
    DropPermanent,
    DropUnit,
    FlipUnit,
    GiveCard,
    Go,
    GoHome,
    HireHero,
    LayTile,
    LeadFaction,
    LeadRival,
    LeapTo,
    MoveUnit,
    OfferCard,
    PickHero,
    PickTile,
    Play,
    PutBackUnit,
    PutGate,
    PutGuard,
    Raze,
    Recruit,
    ReinforceUnit,
    RemoveCard,
    ReplaceCard,
    Revisit,
    ScoutTile,
    SinkUnit,
    Strike,
    SwapUnit,
    TakeCard,
    TakeDiscard,
    TakeStatistic,
    Target,
    TargetPair,
    TargetSpace,
    TurnTile,
    UseAbility,
)
from ..content.printed import SLOTS, Aspect
from ..keys import ARMY, HERO, HIRE, LASTING, OFFER, SCROLL, SPELL, TOWN, hero_key, unit_key
from ..keys import in_hand as hand_keys
from ..people import pawn_of
from ..state import TOWER
from ..steps.allies import AnswerOffer
from ..steps.exploring import OrientStart, OrientTile
from ..steps.moving import standing_on
from ..steps.searching import SearchDeck
from .battle import BESIDE
from .country import site_key, turned_cell
from .speaker import COMBAT, MAP, Speaker, cell
from .zones import OFFERED

Clicks = tuple[tuple[str, ...], dict[str, str]]
"""References, and what else stands for one of them."""


def clicked(who: Speaker, decision: Decision, choice: Choice) -> Clicks:
    """What is clicked for a choice, and what else stands for that."""
    match choice:
        case TurnTile() | Go() | Revisit() | GoHome() | Discover() | ScoutTile() | PickTile() | LayTile():
            return on_map(who, decision, choice)
        case LeadRival() | LeapTo():
            return on_map(who, decision, choice)
        case Build() | Recruit() | ReinforceUnit() | FlipUnit() | BuySpell() | HireHero():
            return (in_town(who, decision, choice), {})
        case DiscardCard(card) | RemoveCard(card) | OfferCard(_, card) | GiveCard(card) | Play(card):
            return in_hand(who, card)
        case TakeCard(card) if isinstance(decision.question, AnswerOffer):
            return in_hand(who, card)
        case _ if isinstance(choice, OFFERED):
            return ((f"card:{OFFER}.{choice.card}",), {})
        case TakeStatistic(card) | ReplaceCard(_, card):
            return ((f"card:{OFFER}.{card}",), {})
        case DropPermanent(card):
            return ((f"card:{LASTING}.{card}.1",), {})
        case TakeDiscard() if isinstance(decision.question, SearchDeck):
            top = who.seen.decks[decision.question.deck].discard[-1]
            return ((f"card:{OFFER}.{top}",), {})
        case LeadFaction(name) | PickHero(name) | SwapUnit(name) | DropUnit(name) | PutBackUnit(name) | SinkUnit(name):
            return ((f"card:{OFFER}.{name}",), {})
    return in_combat(who, choice)


def all_same(refs: list[str]) -> Clicks:
    """The first of several things, and the others that differ in nothing from it."""
    return (refs[0],), dict.fromkeys(refs[1:], refs[0])


def in_hand(who: Speaker, card: str) -> Clicks:
    """A card of the own hand, whichever of its copies."""
    held = [f"card:{key}" for key, name in hand_keys(who.sides[who.own].hand) if name == card]
    return all_same(held or [f"card:{SCROLL}.{card}.1"])


def on_map(who: Speaker, decision: Decision, choice: Choice) -> Clicks:
    """Fields and tiles."""
    match choice:
        case TurnTile(turn):
            question = decision.question
            assert isinstance(question, OrientTile | OrientStart), f"{question} turns no tile"
            tile = question.tile if isinstance(question, OrientTile) else who.seen.layout.places[question.place].tile
            return (cell(MAP, turned_cell(who, question.place, tile, turn)),), {}
        case Go(_, field) | GoHome(field) | LeadRival(field) | LeapTo(field):
            return all_same([cell(MAP, field), *standing_on(who.t, field)])
        case Revisit(name):
            at = pawn_of(who.t, decision.seat, name).at
            return all_same([f"piece:{hero_key(decision.seat, name)}", cell(MAP, at)])
        case PickTile(place):
            tile = who.seen.layout.places[place].tile
            return all_same([cell(MAP, f"{tile}_{slot}") for slot in ("c", *SLOTS)])
        case Discover(_, place) | ScoutTile(place):
            return all_same([cell(MAP, f"hidden{place}_{slot}") for slot in SLOTS])
        case LayTile(_, q, r):
            return all_same([cell(MAP, site_key(q, r, slot)) for slot in SLOTS])
    return (), {}


def in_town(who: Speaker, decision: Decision, choice: Choice) -> tuple[str, ...]:
    """Buildings, units, wares; nothing where they are not shown."""
    if who.seen.combat is not None and not isinstance(choice, ReinforceUnit | FlipUnit):
        return ()
    match choice:
        case Build(building):
            return (f"card:{TOWN}.{building}",)
        case Recruit(unit):
            return (f"card:{HIRE}.{unit}",)
        case ReinforceUnit(unit):
            return troop(who, unit, "few")
        case FlipUnit(unit):
            return troop(who, unit, "pack")
        case BuySpell():
            return (f"card:{HIRE}.{SPELL}",)
        case HireHero(at):
            several = sum(isinstance(each, HireHero) for each in decision.choices) > 1
            return (f"card:{HIRE}.{HERO}", *((cell(MAP, at),) if several else ()))
    return ()


def troop(who: Speaker, unit: str, aspect: Aspect) -> tuple[str, ...]:
    """A unit of the own army with this side up."""
    army = who.sides[who.own].army
    return tuple(f"card:{ARMY}.{n}" for n, each in enumerate(army) if (each.unit, each.aspect) == (unit, aspect))[:1]


def in_combat(who: Speaker, choice: Choice) -> Clicks:
    """Units and spaces of the combat board."""
    match choice:
        case Target(name) | Strike(name) | Activate(name):
            return all_same([f"piece:{unit_key(name)}", *cells_of(who, name)])
        case TargetSpace(space) | MoveUnit(space) | PutGuard(_, space):
            return (cell(COMBAT, space),), {}
        case UseAbility(ability, goal):
            return by_ability(who, ability, goal)
        case PutGate(column) | Raze(column):
            return (cell(COMBAT, MIDDLE * COLUMNS + column),), {}
        case Deploy(place, space):
            return (f"card:{ARMY}.{place}", cell(COMBAT, space)), {}
        case TargetPair(space, other):
            return (cell(COMBAT, space), cell(COMBAT, other)), units_on(who, space, other)
    return (), {}


def by_ability(who: Speaker, ability: str, goal: str) -> Clicks:
    """A unit, a wall or a space for the ability of a unit."""
    if not goal.isdigit():
        return all_same([f"piece:{unit_key(goal)}", *cells_of(who, goal)])
    space = MIDDLE * COLUMNS + int(goal) if ability == "hurl" else int(goal)
    return (cell(COMBAT, space),), {}


def cells_of(who: Speaker, name: str) -> list[str]:
    """The cell of a unit."""
    c = who.seen.combat
    there = [each for each in c.fighters if each.id == name] if c else []
    return [cell(COMBAT, BESIDE if each.id == TOWER else each.at) for each in there]


def units_on(who: Speaker, *spaces: int) -> dict[str, str]:
    """To click a unit is to click its space."""
    taken = occupied(who.seen.combat) if who.seen.combat else {}
    return {f"piece:{unit_key(taken[space].id)}": cell(COMBAT, space) for space in spaces if space in taken}
