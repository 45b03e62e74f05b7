"""One monster's turn on a map that somebody describes: the format of `questhall plan`, read strictly, and answered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta

from questhall.core.errors import QuesthallError
from questhall.haven.aiming import Threat
from questhall.haven.charts import CellId, Chart
from questhall.haven.grounds import Ground
from questhall.haven.planner import Outcome, Planner
from questhall.haven.ways import Walk
from questhall.kit import HexSight
from questhall.kit.areas import pattern
from questhall.kit.hexes import HERE, SYMMETRIES, Hex, distance

MOST_BYTES = 4_000_000
"""No file of cases is larger."""
MOST_CASES, MOST_HEXES, MOST_MONSTERS, MOST_CHARACTERS, MOST_AREA = 500, 600, 60, 10, 24

Number = Annotated[int, Meta(ge=-999, le=999)]
Points = Annotated[int, Meta(ge=0, le=99)]
Place = tuple[Number, Number]
Places = Annotated[tuple[Place, ...], Meta(max_length=MOST_HEXES)]


class CaseError(QuesthallError):
    """A monster's turn is not described as it should be; the text says where."""


class Monster(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A monster; one of them acts."""

    at: Place
    acting: bool = False


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character."""

    at: Place
    initiative: Number


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the acting monster does in its turn."""

    move: Points
    range: Points
    """0 is melee."""
    targets: Points | Literal["all"]
    """0 is no attack; with an area, one more than there are single targets beside it."""
    area: Annotated[tuple[Place, ...], Meta(max_length=MOST_AREA)] | None
    flying: bool
    jump: bool
    muddled: bool
    area_from: Literal["actor", "pattern"] | None = None
    """What the hexes of the area are counted from: the monster's hex (melee), or the first of them (ranged)."""


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A map, who stands there, and what the acting monster does."""

    id: str | int | None = None
    floor: Places
    walls: Places
    thin_walls: Annotated[tuple[tuple[Place, Place], ...], Meta(max_length=3 * MOST_HEXES)]
    obstacles: Places
    traps: Places
    hazards: Places
    difficult: Places
    monsters: Annotated[tuple[Monster, ...], Meta(max_length=MOST_MONSTERS)]
    characters: Annotated[tuple[Character, ...], Meta(max_length=MOST_CHARACTERS)]
    ability: Ability
    answers: Any = None
    """Somebody's own answers; nobody reads them here."""


class Manner(NamedTuple):
    """Two things that experts and our ledger see differently; the ledger's way is `Manner(False, True)`."""

    by_initiative: bool = True
    """Of equal targets beside the focus those that act first are attacked; else the players decide (JL-3010)."""
    hard_landing: bool = False
    """A jump that ends on difficult terrain pays two points (JL-727)."""


EXPERT, LEDGER = Manner(), Manner(by_initiative=False, hard_landing=True)


def read_cases(data: bytes, name: str) -> list[Case]:
    """The cases of a file: one, or a list of them under “cases”."""
    if len(data) > MOST_BYTES:
        raise CaseError(f"{name} is too large: at most {MOST_BYTES:,} bytes are read.")
    try:
        whole = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise CaseError(f"{name} is not JSON: {error}.") from None
    if not isinstance(whole, dict):
        raise CaseError(f"{name} holds neither a case nor a list of them under “cases”.")
    if "cases" not in whole:
        return [read_case(whole, name)]
    if unknown := sorted(whole.keys() - {"cases", "format"}):
        raise CaseError(f"{name}: “{unknown[0]}” is no field beside “cases”.")
    cases = whole["cases"]
    if not isinstance(cases, list) or len(cases) > MOST_CASES:
        raise CaseError(f"{name}: “cases” is a list of at most {MOST_CASES} cases.")
    return [read_case(each, f"{name}, case {number} of {len(cases)}") for number, each in enumerate(cases, 1)]


def open_cases(path: Path) -> list[Case]:
    """The cases of a file on a disk."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise CaseError(f"“{path}” cannot be read: {error.strerror}.") from None
    return read_cases(data, f"“{path.name}”")


def read_case(described: Any, name: str) -> Case:
    """One case from what JSON has made of it, checked."""
    try:
        case = msgspec.convert(described, Case)
    except msgspec.ValidationError as error:
        raise CaseError(f"{name}: {error}.") from None
    except RecursionError:
        raise CaseError(f"{name} is nested too deeply.") from None
    fault = next(faults(case), None)
    if fault is not None:
        raise CaseError(f"{name}: {fault}")
    return case


def faults(case: Case) -> Iterator[str]:
    """What is wrong with a case, in sentences that name the place."""
    floor, acting = set(case.floor), sum(each.acting for each in case.monsters)
    yield from (f"walls[{n}] {list(at)} is floor as well." for n, at in enumerate(case.walls) if at in floor)
    for kind in ("obstacles", "traps", "hazards", "difficult"):
        for number, at in enumerate(getattr(case, kind)):
            if at not in floor:
                yield f"{kind}[{number}] {list(at)} is not on the floor."
    for number, (one, two) in enumerate(case.thin_walls):
        if distance(Hex(*one), Hex(*two)) != 1:
            yield f"thin_walls[{number}] {list(one)} and {list(two)} are not neighbours."
    yield from _standing(case, floor)
    if acting != 1:
        yield f"monsters: {acting or 'none'} of them {'is' if acting < 2 else 'are'} acting; exactly one acts."
    if case.ability.area and case.ability.area_from is None:
        yield "ability.area_from is missing: an area is counted from the “actor” or the “pattern”."


def _standing(case: Case, floor: set[Place]) -> Iterator[str]:
    taken: dict[Place, str] = {}
    for kind in ("monsters", "characters"):
        for number, each in enumerate(getattr(case, kind)):
            here = f"{kind}[{number}]"
            if each.at not in floor:
                yield f"{here}.at {list(each.at)} is not on the floor."
            if each.at in taken:
                yield f"{here}.at {list(each.at)}: {taken[each.at]} stands there already."
            taken[each.at] = here


def cell_of(place: Iterable[int]) -> CellId:
    """The name of a hex."""
    return ",".join(map(str, place))


class Turn:
    """The turn of a case: the planner for it, and what may come of it."""

    __slots__ = ("case", "places", "planner", "start")

    def __init__(self, case: Case, manner: Manner = EXPERT) -> None:
        self.case = case
        self.places: dict[CellId, Hex] = {cell_of(place): Hex(*place) for place in case.floor}
        edges = [(Hex(*one), Hex(*two)) for one, two in case.thin_walls]
        sight = HexSight([Hex(*place) for place in case.walls], edges)
        ground = Ground(Chart.part(self.places, edges), sight)
        self.start = next(cell_of(each.at) for each in case.monsters if each.acting)
        foes = {cell_of(each.at): each.initiative for each in case.characters}
        walk = self._walk(ground.chart, set(foes), manner)
        order = foes if manner.by_initiative else {}
        threat = threat_of(case.ability, len(foes))
        self.planner = Planner(ground, walk, self.start, threat, foes, order)

    def _walk(self, chart: Chart, foes: set[CellId], manner: Manner) -> Walk[CellId]:
        """Whoever flies ignores all ground; a jump has to end on free ground.  [JL-703 to JL-709, JL-720 to JL-727]"""
        case, ability = self.case, self.case.ability
        friends = {cell_of(each.at) for each in case.monsters if not each.acting}
        obstacles = set(map(cell_of, case.obstacles)) - {self.start}
        rough = set(map(cell_of, case.difficult))
        harm = {cell_of(place) for place in (*case.traps, *case.hazards)}
        if ability.flying:
            return Walk(chart.near, taken=friends | foes)
        if ability.jump:
            landing = rough if manner.hard_landing else set[CellId]()
            return Walk(chart.near, hazards=harm, taken=friends | foes | obstacles, jumps=True, landing=landing)
        return Walk(chart.near, rough, harm, obstacles | foes, friends)

    @property
    def attacks(self) -> bool:
        """Whether its ability has an attack at all.  [JL-2708]"""
        return self.case.ability.targets != 0

    def outcomes(self) -> list[Outcome]:
        """Everything that may happen; nothing if it has no focus and stays.  [JL-2810, JL-2906]"""
        return self.planner.outcomes(self.case.ability.move, attacks=self.attacks)

    def answers(self) -> list[dict[str, Any]]:
        """Where it may end, and whom it attacks from there."""
        found = {(self.places[each.end.cell], self._attacked(each.hit)) for each in self.outcomes()}
        return [
            {"move": list(end), "attacks": [list(place) for place in hit]}
            for end, hit in sorted(found or {(self.places[self.start], ())})
        ]

    def _attacked(self, hit: Iterable[CellId]) -> tuple[Hex, ...]:
        return tuple(sorted(self.places[cell] for cell in hit))


def threat_of(ability: Ability, foes: int) -> Threat:
    """The attack of an ability; without one it moves as for a melee attack.  [JL-2814, JL-2815, JL-832, JL-833]"""
    if ability.targets == 0:
        return Threat(muddled=ability.muddled)
    reach, singles = max(1, ability.range), foes if ability.targets == "all" else ability.targets
    if not ability.area:
        return Threat(reach, ability.range > 0, singles, muddled=ability.muddled)
    melee = ability.area_from == "actor"
    area = pattern([Hex(*place) for place in ability.area], SYMMETRIES, HERE if melee else None)
    beside = singles if ability.targets == "all" else singles - 1
    return Threat(reach, ability.range > 0 and not melee, beside, area, ability.muddled)


def answer(cases: Iterable[Case], manner: Manner = EXPERT) -> dict[str, Any]:
    """The admissible outcomes of all cases, as `questhall plan --json` prints them."""
    return {"cases": [{"id": case.id, "outcomes": Turn(case, manner).answers()} for case in cases]}
