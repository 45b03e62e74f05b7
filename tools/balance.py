"""Measures how often bots win, kind of game by kind of game; writes docs/balance/GAME.md.

    .venv/bin/python tools/balance.py keep --games 50
    nice .venv/bin/python tools/balance.py bugs --games 100 --minutes 60 --processes 1
    .venv/bin/python tools/balance.py bugs --games 100 --minutes 0

In `keep`, `jaws` and `terraria` a kind is a scenario, a level and a number of seats; in `bugs` a scenario and a
character. The page is written after every round of a few games of each kind. A run that was stopped goes on where it
was: what was played is kept in build/balance-GAME.json, and is played again only if the scenario, or something else
that is printed, has changed. When the minutes are over nothing more is played, and the page tells of what there is.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import balance_heroes
import msgspec
from rich.progress import Progress

import questhall
from questhall.arena import simulate
from questhall.arena.report import Tally, wilson
from questhall.core import Game

ROOT = Path(__file__).parents[1]
SPREAD = 25
"""How far the means of two roles may lie apart where roles are drawn."""


def _anything(content: Any, scenario: str, role: str) -> bool:
    return True


class Plan(msgspec.Struct, frozen=True):
    """How a game is measured, and what is wanted of it."""

    bot: str
    option: str
    """The option that says how hard it is."""
    bands: dict[str, tuple[int, int]]
    """What the win rates should be, in percent, by that option's value."""
    round: int
    """So many games of each kind are played before the next round begins."""
    each_role: bool = False
    """Every role is a kind of its own; otherwise roles are drawn."""
    allows: Callable[[Any, str, str], bool] = _anything
    settings: dict[str, dict[str, str | bool]] = {}
    """The options of a level that is not the value of one option."""
    seats: tuple[int, ...] = ()
    """The numbers of seats, if not all of them are measured."""


PLANS = {
    "keep": Plan("greedy", "level", {"simple": (70, 100), "hard": (30, 90), "hell": (3, 65)}, 5),
    "bugs": Plan(
        "greedy",
        "difficulty",
        {"standard": (20, 95)},
        5,
        each_role=True,
        allows=lambda content, scenario, role: bool(content.scenarios[scenario].allows(role)),
    ),
    "jaws": Plan("greedy", "difficulty", {"normal": (15, 95)}, 1, seats=(2, 4)),
    "terraria": Plan(
        "greedy",
        "difficulty",
        {"journey": (60, 100), "normal": (20, 80), "hard": (5, 50)},
        1,
        settings={"journey": {"journey": True}},
        seats=(1, 2, 4),
    ),
}


class Kind(msgspec.Struct, frozen=True):
    """What is the same in many games."""

    scenario: str
    level: str
    seats: int
    role: str = ""


class Cell(msgspec.Struct, frozen=True):
    """Games of one kind."""

    kind: Kind
    games: int = 0
    wins: int = 0
    roles: dict[str, Tally] = {}
    outcomes: dict[str, int] = {}


class Measuring:
    """A game, how it is measured, and what has been played."""

    def __init__(self, game: Game[Any, Any], plan: Plan, seed: int, processes: int | None) -> None:
        self.game, self.plan, self.seed, self.processes = game, plan, seed, processes
        self.scenarios: list[str] = list(game.singles)
        self.kept = ROOT / "build" / f"balance-{game.key}.json"
        self.known = msgspec.json.decode(self.kept.read_bytes(), type=dict[str, Cell]) if self.kept.exists() else {}

    def kinds(self) -> list[Kind]:
        """Every kind of game, in the order of the page."""
        game, plan = self.game, self.plan
        roles = game.roles() if plan.each_role else ("",)
        return [
            Kind(scenario, level, seats, role)
            for scenario in self.scenarios
            for level in plan.bands
            for seats in plan.seats or game.players
            for role in roles
            if plan.allows(game.content, scenario, role)
        ]

    def rounds(self, count: int, minutes: float) -> Iterator[list[Cell]]:
        """Play round after round, as long as there is time; what has been played before is not played again."""
        kinds, end = self.kinds(), time.monotonic() + 60 * minutes
        total = {kind: Cell(kind) for kind in kinds}
        with Progress() as progress:
            task = progress.add_task(f"{self.game.key}: {count} rounds", total=len(kinds) * count)
            for number in range(count):
                for kind in kinds:
                    total[kind] = added(total[kind], self.cell(kind, number, play=time.monotonic() < end))
                    progress.advance(task)
                yield list(total.values())

    def cell(self, kind: Kind, number: int, *, play: bool) -> Cell:
        """One round of one kind, if there is time to play it or it has been played before."""
        plan, seed = self.plan, self.seed + number
        name = f"{kind.scenario} {kind.level} {kind.seats} {kind.role} {plan.bot} {seed} {printed(self.game, kind)}"
        if name not in self.known and not play:
            return Cell(kind)
        if name not in self.known:
            report = simulate(
                self.game,
                kind.scenario,
                bots=[plan.bot] * kind.seats,
                games=plan.round,
                seed=seed,
                options=plan.settings.get(kind.level, {plan.option: kind.level}),
                roles=[kind.role] if kind.role else None,
                processes=self.processes,
            )
            self.known[name] = Cell(kind, report.games, report.wins, report.roles, report.outcomes)
            self.kept.parent.mkdir(exist_ok=True)
            self.kept.write_bytes(msgspec.json.encode(self.known))
        return self.known[name]


def printed(game: Game[Any, Any], kind: Kind) -> str:
    """Changes when anything printed changes that a kind of game depends on; other scenarios do not matter to it."""
    content = game.content
    if hasattr(content, "scenarios"):
        content = msgspec.structs.replace(content, scenarios={kind.scenario: content.scenarios[kind.scenario]})
    plain = msgspec.to_builtins(content, str_keys=True)
    return hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()[:16]


def added(one: Cell, other: Cell) -> Cell:
    """Both together."""
    none = Tally(0, 0)
    roles = {
        role: Tally(
            one.roles.get(role, none).games + other.roles.get(role, none).games,
            one.roles.get(role, none).wins + other.roles.get(role, none).wins,
        )
        for role in (*one.roles, *other.roles)
    }
    outcomes = Counter(one.outcomes) + Counter(other.outcomes)
    return Cell(one.kind, one.games + other.games, one.wins + other.wins, roles, dict(outcomes))


def share(tallies: list[Cell] | list[Tally]) -> float:
    """A win rate in percent."""
    return 100 * sum(each.wins for each in tallies) / max(1, sum(each.games for each in tallies))


def rate(tallies: list[Cell] | list[Tally]) -> str:
    """A win rate in percent with its 95 % interval."""
    wins, games = sum(each.wins for each in tallies), sum(each.games for each in tallies)
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.0f} ({100 * low:.0f}-{100 * high:.0f})" if games else "-"


def table(columns: dict[str, Callable[[Cell], bool]], cells: list[Cell]) -> Iterator[str]:
    """A row for each scenario, and one for all of them together."""
    yield f"| scenario | {' | '.join(columns)} | all |"
    yield "|---" * (len(columns) + 2) + "|"
    for scenario in (*dict.fromkeys(cell.kind.scenario for cell in cells), ""):
        row = [cell for cell in cells if scenario in ("", cell.kind.scenario)]
        found = [rate([cell for cell in row if belongs(cell)]) for belongs in columns.values()]
        yield f"| {scenario or '**all**'} | {' | '.join(found)} | {rate(row)} |"


def columns_of(game: Game[Any, Any], plan: Plan) -> dict[str, Callable[[Cell], bool]]:
    """The columns of a table: roles, or numbers of seats."""
    if plan.each_role:
        return {role: lambda cell, role=role: cell.kind.role == role for role in game.roles()}  # type: ignore[misc]
    names = {seats: f"{seats} seats" if seats > 1 else "1 seat" for seats in plan.seats or game.players}
    return {name: lambda cell, n=n: cell.kind.seats == n for n, name in names.items()}  # type: ignore[misc]


def roles_of(game: Game[Any, Any], plan: Plan, cells: list[Cell]) -> Iterator[str]:
    """How often each role was among the winners."""
    yield f"| role | {' | '.join(plan.bands)} | all |"
    yield "|---" * (len(plan.bands) + 2) + "|"
    for role in game.roles():
        tallies = [(cell.kind.level, tally) for cell in cells for name, tally in cell.roles.items() if name == role]
        columns = [rate([tally for level, tally in tallies if level == wanted]) for wanted in plan.bands]
        yield f"| {role} | {' | '.join(columns)} | {rate([tally for _, tally in tallies])} |"


def endings(plan: Plan, cells: list[Cell]) -> Iterator[str]:
    """How often each ending came, level by level."""
    names = sorted({name for cell in cells for name in cell.outcomes})
    yield f"| ending | {' | '.join(plan.bands)} |"
    yield "|---" * (len(plan.bands) + 1) + "|"
    for name in names:
        counts = [sum(c.outcomes.get(name, 0) for c in cells if c.kind.level == level) for level in plan.bands]
        yield f"| {name} | {' | '.join(map(str, counts))} |"


def outside(game: Game[Any, Any], plan: Plan, cells: list[Cell]) -> Iterator[str]:
    """What is not as wanted: rates outside their bands, levels that are not harder, roles that lag behind."""
    for scenario in dict.fromkeys(cell.kind.scenario for cell in cells):
        of_scenario = [cell for cell in cells if cell.kind.scenario == scenario]
        by_level = {level: [cell for cell in of_scenario if cell.kind.level == level] for level in plan.bands}
        for level, (low, high) in plan.bands.items():
            groups = [by_level[level]] if plan.each_role else [[cell] for cell in by_level[level]]
            for group in groups:
                if sum(cell.games for cell in group) and not low <= share(group) <= high:
                    seats = "" if plan.each_role else f", {group[0].kind.seats} seats"
                    yield f"* {scenario}, {level}{seats}: {rate(group)}, wanted {low}-{high}"
        shares = [share(found) for found in by_level.values()]
        if shares != sorted(shares, reverse=True):
            yield f"* {scenario}: does not fall from level to level"
    if plan.each_role:
        yield from lagging(game, cells)


def lagging(game: Game[Any, Any], cells: list[Cell]) -> Iterator[str]:
    """Roles that win less than half as often as the others in the scenarios that they may play."""
    for role in game.roles():
        mine = [cell for cell in cells if cell.kind.role == role]
        there = {cell.kind.scenario for cell in mine}
        others = [cell for cell in cells if cell.kind.role != role and cell.kind.scenario in there]
        if share(mine) < share(others) / 2:
            yield f"* {role}: {rate(mine)}, the others in the same scenarios {rate(others)}"


def page(measuring: Measuring, cells: list[Cell]) -> str:
    """The document."""
    game, plan = measuring.game, measuring.plan
    games = sorted({cell.games for cell in cells})
    count = " to ".join(map(str, dict.fromkeys((games[0], games[-1]))))
    of_each = "scenario and character" if plan.each_role else "scenario, level and number of seats"
    wanted = ", ".join(f"{low}-{high} % on {level}" for level, (low, high) in plan.bands.items())
    roles = (
        "no role under half the mean of the others"
        if plan.each_role
        else f"falling from level to level in every scenario, and no role's mean {SPREAD} points from another's"
    )
    lines = [
        f"# Balance of `{game.key}`",
        "",
        f"How often bots win, in percent, with 95 % intervals (Wilson). Every seat is a bot, `{plan.bot}`;",
        "each role is played for itself." if plan.each_role else "roles are drawn anew for each game.",
        f"{count} games for each {of_each}, {sum(cell.games for cell in cells)} in all.",
        "",
        f"Taken with `tools/balance.py {game.key} --seed {measuring.seed}`, content {game.content_hash}.",
        f"Wanted: {wanted}; {roles}.",
    ]
    for level in plan.bands:
        of_level = [cell for cell in cells if cell.kind.level == level]
        lines += ["", f"## {level.capitalize()}", "", *table(columns_of(game, plan), of_level)]
    lines += ["", "## Endings", "", *endings(plan, cells), "", "## Roles", "", *roles_of(game, plan, cells)]
    lines += ["", "## Outside the bands", ""]
    return "\n".join([*lines, *(list(outside(game, plan, cells)) or ["Nothing."]), ""])


def main() -> None:
    """Measure and write; in `heroes` players are against each other, so it is measured otherwise."""
    if sys.argv[1:2] == ["heroes"]:
        balance_heroes.main(sys.argv[2:])
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=(*PLANS, "heroes"), help="heroes has options of its own")
    parser.add_argument("--games", type=int, default=100, help="games of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=24 * 60, help="no new game is begun after these")
    parser.add_argument("--only", metavar="A,B", help="these scenarios only; the page is left as it is")
    parser.add_argument("--processes", type=int, help="otherwise one for each core")
    args = parser.parse_args()
    plan = PLANS[args.game]
    measuring = Measuring(questhall.GAMES[args.game], plan, args.seed, args.processes)
    path = ROOT / "docs" / "balance" / f"{args.game}.md"
    path.parent.mkdir(parents=True, exist_ok=True)
    measuring.scenarios = args.only.split(",") if args.only else measuring.scenarios
    for cells in measuring.rounds(-(-args.games // plan.round), args.minutes):
        if not args.only:
            path.write_text(page(measuring, cells), encoding="utf-8")
    print(f"Written: {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
