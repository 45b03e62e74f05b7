"""Two planners that share nearly nothing agree on small random maps."""

from hypothesis import given, settings
from hypothesis import strategies as some

from questhall.haven.cases import Turn, read_case
from questhall.kit.hexes import DIRECTIONS, HERE, Hex, disc
from tests.haven.brute import Brute

BOARD = [Hex(cell.q, cell.r) for cell in disc(HERE, 2)]
AREAS = [None, [[1, 0]], [[1, 0], [2, 0]], [[1, 0], [0, 1]], [[1, 0], [1, -1], [0, 1]]]


@some.composite
def cases(draw):
    terrain = some.sampled_from([*["floor"] * 9, "walls", "obstacles", "traps", "hazards", "difficult", "nothing"])
    kinds = {cell: draw(terrain) for cell in BOARD}
    free = [list(cell) for cell, kind in kinds.items() if kind not in ("walls", "nothing")]
    free += [list(cell) for cell in (Hex(3, 0), Hex(3, -1), Hex(0, 3))]
    standing = draw(some.permutations(free))
    monsters, characters = draw(some.integers(1, 3)), draw(some.integers(1, 3))
    edges = [[list(cell), list(cell.plus(way))] for cell in BOARD[:7] for way in DIRECTIONS[:3]]
    area = draw(some.sampled_from(AREAS))
    named = {
        kind: [list(c) for c, k in kinds.items() if k == kind] for kind in ("walls", "obstacles", "traps", "hazards")
    }
    return named | {
        "floor": free,
        "thin_walls": draw(some.lists(some.sampled_from(edges), max_size=3)),
        "difficult": [list(cell) for cell, kind in kinds.items() if kind == "difficult"],
        "monsters": [{"at": at, "acting": not n} for n, at in enumerate(standing[:monsters])],
        "characters": [
            {"at": at, "initiative": draw(some.sampled_from([10, 20, 30]))}
            for at in standing[monsters : monsters + characters]
        ],
        "ability": {
            "move": draw(some.integers(0, 4)),
            "range": draw(some.sampled_from([0, 0, 2, 3])),
            "targets": draw(some.sampled_from([0, 1, 1, 2, "all"])),
            "area": area,
            "area_from": area and draw(some.sampled_from(["actor", "pattern"])),
            **{flag: draw(some.sampled_from([False] * 3 + [True])) for flag in ("flying", "jump", "muddled")},
        },
    }


@settings(max_examples=40, deadline=None)
@given(cases())
def test_both_planners_find_the_same_outcomes(case):
    found = Turn(read_case(case, "the case")).answers()
    ours = {(tuple(each["move"]), frozenset(map(tuple, each["attacks"]))) for each in found}
    assert ours == Brute(case).answers()
