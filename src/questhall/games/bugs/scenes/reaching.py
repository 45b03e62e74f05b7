"""What an ability could do from where you stand: where it leads, whom it reaches, what of it would come to nothing."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from questhall.core.scene import Preview
from questhall.haven.charts import CellId
from questhall.haven.foresight import looking
from questhall.haven.refusals import cell_ref

from ..blows import PATTERNS, complete
from ..effects import (
    Afflict,
    AnyEffect,
    Attack,
    Cleanse,
    Control,
    Crush,
    Heal,
    Hurt,
    Move,
    Pull,
    Push,
    Raise,
    SetTrap,
)
from ..ground import within_reach
from ..state import HERO, Figure
from ..steps.actions import ChooseMove
from ..steps.aiming import AimAction
from ..steps.shaping import ChooseHex, beside
from ..world import BugsTable, chart_of, enemies, hero, in_range, seen_enemies
from .speaker import Speaker

Aimed = Attack | Afflict | Push | Pull | Control | Hurt
Shaping = Raise | Crush | SetTrap


def poison_text(who: Speaker, actions: Iterable[AnyEffect]) -> str:
    """A warning where a heal would only take your poison away.  [BB-2406]"""
    you = who.state.figures.get(HERO)
    if you is None or "poison" not in you.conditions:
        return ""
    first = next((each for each in actions if isinstance(each, Heal | Cleanse)), None)
    return who.words.say("label-poison_only") if isinstance(first, Heal) else ""


def ability(who: Speaker, actions: tuple[AnyEffect, ...]) -> Preview | None:
    """Where an ability could take you, whom it could hit, and what of it would come to nothing."""
    there, warning = reach(who, actions), poison_text(who, actions)
    if there is None:
        return Preview(text=warning) if warning else None
    return replace(there, text="; ".join(filter(None, (there.text, warning))))


def reach(who: Speaker, actions: Iterable[AnyEffect]) -> Preview | None:
    """Where an ability could take you and whom it could hit from here; a warning if nobody.  [BB-1001, BB-1401]"""
    t, moves, missed = looking(who.state), False, False
    cells: dict[str, None] = {}
    targets: dict[str, None] = {}
    for action in actions:
        if isinstance(action, Move):
            moves = True
            cells |= dict.fromkeys(map(cell_ref, stops(t, action)))
        elif isinstance(action, Aimed):
            foes = reached(t, action)
            targets |= dict.fromkeys(f"piece:{foe.id}" for foe in foes)
            missed |= not foes and not moves
        elif isinstance(action, Shaping):
            cells |= dict.fromkeys(map(cell_ref, ChooseHex(action).cells(t)))
    text = who.words.say("label-nobody") if missed and not targets else ""
    return Preview(targets=tuple(targets), changes=tuple(cells), text=text) if cells or targets or text else None


def stops(t: BugsTable, move: Move) -> list[CellId]:
    """The hexes where a move could end."""
    you = hero(t)
    if "immobilize" in you.conditions:
        return []
    points, jumps = ChooseMove(move).plan(t)
    return [go.path[-1] for go in within_reach(t, you, points, jumps=jumps)]


def reached(t: BugsTable, action: Aimed) -> list[Figure]:
    """The enemies that an action could be aimed at from here, or that it hurts.  [BB-901, BB-2904, BB-3001]"""
    you = hero(t)
    if isinstance(action, Hurt):
        return in_range(t, you, enemies(t, you), action.range)
    if not isinstance(action, Attack):
        return AimAction(action).targets(t)
    if "disarm" in you.conditions:
        return []
    foes = seen_enemies(t, you)
    if not action.area:
        return in_range(t, you, foes, complete(t, you, action).range)
    covered = set[str]().union(*chart_of(t).placements(PATTERNS[action.area], you.at, max(1, action.range)))
    return [foe for foe in foes if foe.at in covered]


def suffering(who: Speaker, action: AnyEffect, cell: CellId = "") -> Preview | None:
    """Whom an action hurts that aims at nobody: all within range, or who stands by an obstacle that breaks."""
    t = looking(who.state)
    match action:
        case Hurt(value):
            foes = reached(t, action)
        case Crush(value):
            foes = beside(t, cell)
        case _:
            return None
    names = ", ".join(map(who.figure, foes))
    text = who.words.say("label-suffers", who=names, damage=value) if foes else who.words.say("label-suffers_nobody")
    return Preview(targets=tuple(f"piece:{foe.id}" for foe in foes), text=text)
