"""Monster turns drawn as text, in the format of `questhall plan`.

`M` acts, `m` are other monsters, capital letters characters; `#` is a wall, `o` an obstacle, `!` a trap, `x` a hazard,
`~` difficult terrain. Hexes are named by row and place: `b3`.
"""

from __future__ import annotations

from typing import Any

from questhall.haven.cases import EXPERT, Manner, Turn, read_case
from questhall.haven.charts import name_cells
from questhall.kit import read_hexes

TERRAIN = {"o": "obstacles", "!": "traps", "x": "hazards", "~": "difficult"}
ABILITY = {"move": 2, "range": 0, "targets": 1, "area": None, "flying": False, "jump": False, "muddled": False}


def drawn(picture: str, *, initiatives: dict[str, int] | None = None, thin: str = "", **ability: Any) -> dict[str, Any]:
    """A case; `thin` names pairs of hexes with a wall between them, as in “a1-a2 b1-b2”."""
    signs = read_hexes(picture)
    case: dict[str, Any] = {"floor": [], "walls": [], "thin_walls": [], "monsters": [], "characters": []}
    case |= {kind: [] for kind in TERRAIN.values()}
    for place, sign in signs.items():
        case["walls" if sign == "#" else "floor"].append(list(place))
        if sign in TERRAIN:
            case[TERRAIN[sign]].append(list(place))
        elif sign in "Mm":
            case["monsters"].append({"at": list(place), "acting": sign == "M"})
        elif sign.isupper():
            given = (initiatives or {}).get(sign, 50)
            case["characters"].append({"at": list(place), "initiative": given})
    names = name_cells(signs)
    for edge in thin.split():
        case["thin_walls"].append([list(names[end]) for end in edge.split("-")])
    return case | {"ability": ABILITY | ability}


def outcomes(picture: str, *, manner: Manner = EXPERT, **more: Any) -> set[str]:
    """Every admissible outcome as the hex where it ends and the letters of those it attacks: `b3 AB`."""
    signs = read_hexes(picture)
    names = {tuple(place): name for name, place in name_cells(signs).items()}
    answers = Turn(read_case(drawn(picture, **more), "the drawing"), manner).answers()
    letters = [(each["move"], sorted(signs[tuple(at)] for at in each["attacks"])) for each in answers]
    return {f"{names[tuple(end)]} {''.join(hit)}".strip() for end, hit in letters}
