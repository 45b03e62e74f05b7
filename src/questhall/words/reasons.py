"""Why things are not open now, for those who cannot point at them."""

from __future__ import annotations

from itertools import islice

from questhall.core.scene import Scene

MOST = 12
"""No more things are named for one reason."""


def reasons(scene: Scene) -> list[str]:
    """Each reason once, with its rule, after the names of what it is true of, if it does not name that itself."""
    found: dict[tuple[str, str], dict[str, None]] = {}
    for blocked in scene.blocked:
        found.setdefault((blocked.why, blocked.rule), {})[_name(scene, blocked.on)] = None
    told = {reason: _listed([name for name in names if name not in reason[0]]) for reason, names in found.items()}
    return [f"{names}: {why} [{rule}]" if names else f"{why} [{rule}]" for (why, rule), names in told.items()]


def _listed(names: list[str]) -> str:
    return ", ".join([*islice(names, MOST), *(["…"] if len(names) > MOST else [])])


def _name(scene: Scene, ref: str) -> str:
    """What a piece, a card or a cell is called; nothing for what is not drawn."""
    kind, _, id = ref.partition(":")
    match kind:
        case "cell":
            board, _, cell = id.partition("/")
            drawn = scene.boards[board].cells.get(cell) if board in scene.boards else None
            return drawn.label if drawn else ""
        case "piece":
            return scene.pieces[id].name if id in scene.pieces else ""
        case "card":
            card, _, _ = id.partition("/")
            return scene.cards[card].name if card in scene.cards else ""
    return ""
