"""How far heroes can go in this turn, field by field, and what that costs.  [HM-411, HM-419, HM-420]"""

from __future__ import annotations

from questhall.core import Decision
from questhall.core.scene import Preview

from ..content import load
from ..effects import FieldId
from ..geography import chart
from ..keys import hero_key
from ..people import HOMES, allied, occupied, pawns
from ..state import Pawn
from ..steps.meeting import guarded
from ..steps.moving import passing_only
from ..steps.turn import Act
from .speaker import MAP, Speaker, cell

Way = tuple[FieldId, ...]
"""Fields one after the other, the last of them is reached."""


def ways(who: Speaker, seat: int, pawn: Pawn) -> dict[FieldId, Way]:
    """Every field where a hero can stop in this turn, with the way there: a field for each movement; combats end it."""
    near, taken = chart(who.seen.layout).near, passing_only(who.t, seat)
    found: dict[FieldId, Way] = {}
    layer: dict[FieldId, Way] = {pawn.at: ()}
    seen = {pawn.at}
    for _ in range(pawn.moves):
        fresh: dict[FieldId, Way] = {}
        for field, way in layer.items():
            fresh |= {other: (*way, other) for other in near(field) if other not in seen}
            seen |= fresh.keys()
        found |= {field: way for field, way in fresh.items() if field not in taken}
        layer = {field: way for field, way in fresh.items() if field in taken or not resisted(who, seat, field)}
    return found


def resisted(who: Speaker, seat: int, field: FieldId) -> bool:
    """Whether somebody has to be beaten on a field before the hero can go on."""
    flag = who.seen.flags.get(field)
    held = flag is not None and not allied(who.t, seat, flag.seat) and load().fields[field].location in HOMES
    return held or guarded(who.t, field) or field in occupied(who.t)


def own_reach(who: Speaker, decision: Decision | None) -> dict[FieldId, tuple[str, ...]]:
    """Where the heroes of the player who is asked can go: the nearest of them, and the cells on the way."""
    if decision is None or not isinstance(decision.question, Act) or decision.seat != decision.question.seat:
        return {}
    found: dict[FieldId, tuple[str, ...]] = {}
    for name, pawn in pawns(who.sides[decision.seat]):
        piece = f"piece:{hero_key(decision.seat, name)}"
        for field, way in ways(who, decision.seat, pawn).items():
            if field not in found or len(way) + 1 < len(found[field]):
                found[field] = (piece, *(cell(MAP, each) for each in way))
    return found


def outlook(who: Speaker, seat: int, pawn: Pawn) -> Preview | None:
    """What is drawn when a hero is pointed at: all that he can reach."""
    if seat != who.seen.active or who.seen.combat is not None or not pawn.moves:
        return None
    fields = ways(who, seat, pawn)
    text = who.words.say("label-reach", fields=len(fields), moves=pawn.moves)
    return Preview(changes=tuple(cell(MAP, field) for field in fields), text=text)
