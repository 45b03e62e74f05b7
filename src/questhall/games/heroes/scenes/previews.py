"""What a choice would do, as far as it can be said before."""

from __future__ import annotations

from questhall.core import Choice, Decision
from questhall.core.scene import Edge, Preview

from ..board import fighter
from ..choices import Deploy, Go, MoveUnit, Strike, TurnTile
from ..content import load
from ..effects import FieldId
from ..geography import bank_at, cell_of, laid
from ..keys import hero_key, unit_key
from ..people import allied, level, may_prolong, pawn_of, standing
from ..state import Place
from ..steps.combat.commanding import Command
from ..steps.exploring import OrientStart, OrientTile
from ..steps.meeting import guarded
from . import icons
from .battle import where
from .country import closed_by, edges, land_of, layout_of, turning
from .forecast import blow
from .menus import guards_text
from .speaker import COMBAT, MAP, Speaker, cell


def preview(who: Speaker, decision: Decision, choice: Choice) -> Preview | None:
    """Ways, targets and odds."""
    match choice:
        case Go(name, to, via):
            start = pawn_of(who.t, decision.seat, name).at
            path = (f"piece:{hero_key(decision.seat, name)}", *(cell(MAP, field) for field in (start, *via, to)))
            return Preview(path=path, text=arrival(who, decision.seat, choice))
        case Strike(target):
            return blow(who, decision, target)
        case MoveUnit(space) if isinstance(decision.question, Command) and who.seen.combat:
            unit = fighter(who.seen.combat, decision.question.unit)
            return Preview(path=(f"piece:{unit_key(unit.id)}", where(unit), cell(COMBAT, space)))
        case Deploy(_, space):
            return Preview(changes=(cell(COMBAT, space),))
        case TurnTile(turn):
            return Preview(shows=turned(who, decision, turn), edges=turned_edges(who, decision, turn))
    return None


def turned(who: Speaker, decision: Decision, turn: int) -> dict[str, str]:
    """What would lie where if a tile were turned so."""
    question = decision.question
    assert isinstance(question, OrientTile | OrientStart), f"{question} turns no tile"
    place = who.seen.layout.places[question.place]
    tile = question.tile if isinstance(question, OrientTile) else place.tile
    here, found = land_of(layout_of(who)).here, {}
    for slot, field in load().tiles[tile].fields.items():
        where = cell_of(Place(place.at, place.group, tile, turn), slot)
        found[cell(MAP, here[where])] = icons.location(field.location, field.resource)
    return found


def turned_edges(who: Speaker, decision: Decision, turn: int) -> tuple[Edge, ...]:
    """The thick edges of a tile if it were turned so, between the cells as they are drawn now.  [HM-1408]"""
    question, tile = decision.question, turning(who, decision)
    assert isinstance(question, OrientTile | OrientStart), f"{question} turns no tile"
    layout = laid(who.seen.layout, question.place, tile, turn)
    where, here = land_of(layout).at, land_of(layout_of(who)).here
    return tuple(
        Edge((here[where[each.cells[0]]], here[where[each.cells[1]]]), each.kind)
        for each in edges(layout)
        if tile in closed_by(each)
    )


def arrival(who: Speaker, seat: int, choice: Go) -> str:
    """Whom a hero meets on a field.  [HM-1901, HM-1911]"""
    words, field = who.words, choice.to
    foes = [other for other, _ in standing(who.t, field) if not allied(who.t, seat, other)]
    if foes:
        return words.say("label-enemy", seat=who.seat(foes[0]))
    if not guarded(who.t, field):
        return ""
    difficulty = load().fields[field].guard
    if level(who.t, seat) > difficulty:
        return words.say("label-flee")
    told = words.say("label-guards", guards=guards_at(who, field))
    left = pawn_of(who.t, seat, choice.pawn).moves - len(choice.via) - 1
    return f"{told}. {words.say('label-one_round')}" if one_round(who, field, left) else told


def guards_at(who: Speaker, field: FieldId) -> str:
    """The guards of a field by their tiers, on the difficulty of this game.  [HM-1806]"""
    return guards_text(who.words, load().fields[field].guard, who.seen.difficulty)


def one_round(who: Speaker, field: FieldId, moves: int) -> bool:
    """Whether a combat with the guards of a field ends after one round: no movement is left for a second.

    [HM-2402, HM-2404, HM-2407]
    """
    if bank_at(who.t, field) is not None or field in who.seen.lords or may_prolong(who.t, moves):
        return False
    return "azure" not in load().guards[load().fields[field].guard][who.seen.difficulty]
