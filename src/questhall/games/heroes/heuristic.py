"""How good a position looks to a player: what greedy bots climb.  Exploring, building, growing, fighting."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.core import Choice, Decision, Event, Seat

from .choices import JoinIn, LookAway, Ready, Revisit, SitOut
from .content import load
from .economy import EXPERIENCE, SPENT, TILE, building_value, earned, income_value, rounds_left, saving, use_left, worth
from .events import CardPlayed, DeckReshuffled, FieldFlagged, FieldVisited, HeroMoved, MoraleSpent
from .geography import HeroesTable
from .people import enemies, pawns
from .skirmish import fighting
from .steps.allies import AnswerOffer
from .steps.combat.commanding import Command
from .steps.combat.starting import React
from .steps.combat.windows import CardWindow
from .steps.exploring import OrientTile
from .steps.turn import Act
from .ventures import FLAG, GOLD, army_value, brought, flag_value, roaming

WON = 10_000.0
AGAIN = 100.0
"""What it costs to stay at the stables, or to swap cards; nothing else may cost more, or the turn never ends."""
STANDING = {Ready, LookAway, SitOut, JoinIn}
"""Answers that hold for a while."""
SECOND = 6.0
"""What a second hero is worth, if there are rounds left for it."""


def shortlist(t: HeroesTable, decision: Decision) -> Sequence[Choice]:
    """Answers that hold for a while spare people a click; bots do not mind to be asked again."""
    if not isinstance(decision.question, React | CardWindow | Command):
        return decision.choices
    return [choice for choice in decision.choices if type(choice) not in STANDING]


def heuristic(t: HeroesTable, seat: Seat) -> float:
    """The own prospects less a share of those of the best enemy."""
    if t.outcome is not None:
        if seat in t.outcome.winners:
            return WON
        return -WON if t.outcome.winners or t.outcome.result == "lost" else 0.0
    best = max((prospects(t, foe) for foe in enemies(t, seat) if foe >= 0), default=0.0)
    return prospects(t, seat) - 0.5 * best + fighting(t, seat) + roaming(t, seat) + promised(t, seat) - idling(t, seat)


def idling(t: HeroesTable, seat: Seat) -> float:
    """Visiting the same place again and again leads nowhere, though stables give back what it costs.

    Nor does a swap of cards with an ally: bots do not know which card is better for whom. Who spends morale or plays
    cards on the map to draw what lay in the discard pile may draw the one that brought it, for ever. From one stable to
    another beside it a hero could ride for ever, too.
    """
    if t.agenda and isinstance(t.agenda[-1], AnswerOffer):
        return AGAIN
    recent = t.events[-4:]
    if DeckReshuffled(seat) in recent and any(brings_cards(t, event) for event in recent):
        return AGAIN
    locations, fields = load().locations, load().fields
    places = [fields[event.field].location for event in t.events[-3:] if isinstance(event, FieldVisited)]
    left = [fields[event.origin].location for event in t.events[-3:] if isinstance(event, HeroMoved)]
    again = "stables" in left or (bool(t.history) and isinstance(t.history[-1].choice, Revisit))
    return sum([AGAIN if again and x == "stables" else 2.0 * (locations[x].category == "revisitable") for x in places])


def brings_cards(t: HeroesTable, event: Event) -> bool:
    """Whether somebody may have drawn for it: for morale, or for a card on the map."""
    return isinstance(event, MoraleSpent) or (isinstance(event, CardPlayed) and t.state.combat is None)


def promised(t: HeroesTable, seat: Seat) -> float:
    """What a visit will bring whose dice or cards are still to be settled, and a tile that is still to be turned."""
    if not t.agenda or isinstance(t.agenda[-1], Act):
        return 0.0
    turning = isinstance(t.agenda[-1], OrientTile) and not t.agenda[-1].again
    fields, side, found = load().fields, t.state.sides[seat], TILE * turning
    for event in t.events[-5:]:
        if isinstance(event, FieldVisited) and event.seat == seat:
            found += brought(side, fields[event.field].location)
        elif isinstance(event, FieldFlagged) and event.seat == seat and fields[event.field].location == "settlement":
            found += flag_value(t, seat, GOLD)
    return found


def prospects(t: HeroesTable, seat: Seat) -> float:
    """Levels, army, town, income, resources, cards, morale."""
    side = t.state.sides[seat]
    if side.out:
        return -1000.0
    purse = earned(t, seat)
    flags = sum([flag.seat == seat for flag in t.state.flags.values()])
    return (
        EXPERIENCE * side.experience
        + army_value(side.army)
        + sum(map(building_value, side.built))
        + saving(side.faction, tuple(side.built), purse, side.income)
        + SPENT * use_left(t) * worth(purse)
        + income_value(t, side.income)
        + FLAG * flags
        + 0.6 * (len(side.hand) + len(side.deck) + len(side.discard) + len(side.in_play))
        + 0.5 * len(side.hand)
        + 1.5 * side.morale
        + 8.0 * len(side.trophies)
        + (min(rounds_left(t), SECOND) if side.second else 0.0)
        + 0.05 * sum([pawn.moves for _, pawn in pawns(side)])
    )
