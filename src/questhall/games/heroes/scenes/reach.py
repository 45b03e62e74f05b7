"""How far heroes can go in this turn, field by field, and what that costs.  [HM-411, HM-419, HM-420]"""

from __future__ import annotations

from collections.abc import Mapping

from questhall.core import Decision
from questhall.core.scene import Preview

from ..content import load
from ..effects import FieldId
from ..geography import blocked, chart
from ..people import HOMES, allied, occupied, pawns
from ..state import Pawn
from ..steps.meeting import guarded
from ..steps.moving import passing_only
from ..steps.turn import Act
from .speaker import MAP, Speaker, cell

Reach = Mapping[FieldId, int]


def costs(who: Speaker, seat: int, pawn: Pawn) -> dict[FieldId, int]:
    """Every field where a hero can stop in this turn, with the movement that it costs; combats end the way."""
    near, taken = chart(who.seen.layout).near, occupied(who.t)
    found: dict[FieldId, int] = {}
    layer, seen = [pawn.at], {pawn.at}
    for cost in range(1, pawn.moves + 1):
        fresh = {other for field in layer for other in near(field) if other not in seen and not blocked(other)}
        seen |= fresh
        shared = {field for field in fresh if field in taken and passing_only(who.t, seat, field)}
        found |= dict.fromkeys(sorted(fresh - shared), cost)
        layer = [field for field in fresh if field in shared or not resisted(who, seat, field)]
    return found


def resisted(who: Speaker, seat: int, field: FieldId) -> bool:
    """Whether somebody has to be beaten on a field before the hero can go on."""
    flag = who.seen.flags.get(field)
    held = flag is not None and not allied(who.t, seat, flag.seat) and load().fields[field].location in HOMES
    return held or guarded(who.t, field) or field in occupied(who.t)


def own_reach(who: Speaker, decision: Decision | None) -> dict[FieldId, int]:
    """Where the heroes of the player who is asked can go, by the cheaper of them."""
    if decision is None or not isinstance(decision.question, Act) or decision.seat != decision.question.seat:
        return {}
    found: dict[FieldId, int] = {}
    for _, pawn in pawns(who.sides[decision.seat]):
        for field, cost in costs(who, decision.seat, pawn).items():
            found[field] = min(cost, found.get(field, cost))
    return found


def outlook(who: Speaker, seat: int, pawn: Pawn) -> Preview | None:
    """What is drawn when a hero is pointed at: all that he can reach."""
    if seat != who.seen.active or who.seen.combat is not None or not pawn.moves:
        return None
    fields = costs(who, seat, pawn)
    text = who.words.say("label-reach", fields=len(fields), moves=pawn.moves)
    return Preview(changes=tuple(cell(MAP, field) for field in fields), text=text)
