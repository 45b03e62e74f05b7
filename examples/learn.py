"""Learn to play the first scenario of `bugs`, or another one, from a searching bot. NumPy is all that it needs.

    .venv/bin/python examples/learn.py --seed 1 --plot docs/img/learning.svg

The policy looks at every choice on an imagined table, as a greedy bot does, and weighs what it sees: the game's own
heuristic, the numbers that describe the choice, and what would change in the seat's view. The weights are learnt.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from questhall.arena.report import wilson
from questhall.bots import make_bot
from questhall.core import Decision, Rng, Table
from questhall.envs import CHOICE, NEXT_PAGE, PAGE, Encoder, OneSeat

GAME, SCENARIO, SEATS = "bugs", "a_rude_welcome", ("bruiser",)
"""Any game and scenario (the first one if it is empty), and what each seat plays; or how many seats, 0 for few."""
OPTIONS: dict[str, Any] = {"difficulty": "very_hard"}
"""The game's own options; another game has others, or needs none."""
OTHERS = "greedy"
"""The bot at the seats after the first, which is the one that learns."""
TEACHER, RIVAL = "search:12", "greedy"
MOST = 5_000
"""A game is given up after so many decisions: a policy may go in circles."""
CHECKED, HELD_OUT = 500_000, 1_000_000
"""Seeds from here on are for choosing between weights, and those from there on for measuring only."""
FOLDED = 256
"""So many numbers say what a choice changes."""
FEATURES = 2 + CHOICE + FOLDED

Floats = NDArray[np.float32]


class Lesson(NamedTuple):
    """A decision: what each choice looks like, and which one was taken."""

    choices: Floats
    taken: int


class Played(NamedTuple):
    """A game: its lessons and whether it was won."""

    lessons: list[Lesson]
    won: bool


class Eyes:
    """Turns the choices of a decision into rows of numbers."""

    def __init__(self, env: OneSeat, seed: int) -> None:
        self.env, self.rng, self.encoder = env, Rng(seed), Encoder()

    def look(self, view: Any, decision: Decision) -> Floats:
        """A row for each choice: how good it looks, what it is, and what it changes."""
        game = self.env.sitting.game
        table = Table(game, game.imagine(view, Rng(self.rng.bits())), Rng(self.rng.bits()))
        table.horizon = game.horizon
        table.asked(decision)
        before = self.encoder.view(table.view(decision.seat))
        rows = np.zeros((len(decision.choices), FEATURES), np.float32)
        for start in range(0, len(rows), PAGE):
            page = rows[start : start + PAGE, 2 : 2 + CHOICE]
            page[:] = self.encoder.choices(decision, start // PAGE)[1 : len(page) + 1]
        for row, choice in zip(rows, decision.choices, strict=True):
            after = table.copy()
            after.take(decision.seat, choice)
            row[0] = game.heuristic(after, decision.seat)
            change = np.tanh(self.encoder.view(after.view(decision.seat)) - before)
            row[2 + CHOICE :] = change.reshape(-1, FOLDED).sum(axis=0)
        scores = rows[:, 0]
        rows[:, 1] = scores == scores.max()
        rows[:, 0] = (scores - scores.mean()) / (scores.std() + 1e-6)
        return rows


def softmax(scores: Floats) -> Floats:
    """Scores as odds."""
    odds = np.exp(scores - scores.max())
    return odds / odds.sum()


def begun(seed: int) -> OneSeat:
    """The game of a seed, at the first decision of the seat that learns."""
    env = OneSeat(GAME, SCENARIO, seats=SEATS, bot=OTHERS, **OPTIONS)
    env.reset(seed=seed)
    return env


def asked(env: OneSeat) -> tuple[Any, Decision]:
    """What the seat knows, and what it is asked."""
    table = env.sitting.table
    return table.view(0), table.decisions[0]


def take(env: OneSeat, place: int) -> bool:
    """Take the choice at a place of the decision, which may be on a further page; whether the game is over."""
    for _ in range(place // PAGE):
        env.step(NEXT_PAGE)
    _, _, over, _, _ = env.step(place % PAGE + 1)
    return over


def play(seed: int, weights: Floats | None) -> Played:
    """One game: by the teacher if there are no weights, else by the policy."""
    env = begun(seed)
    eyes, teacher = Eyes(env, seed), make_bot(TEACHER, env.sitting.game, seed)
    lessons, over = list[Lesson](), env.sitting.over
    for _ in range(MOST):
        if over:
            break
        view, decision = asked(env)
        rows = eyes.look(view, decision) if len(decision.choices) > 1 else np.zeros((1, FEATURES), np.float32)
        if weights is None:
            taken = decision.choices.index(teacher.choose(view, decision))
        else:
            taken = int(np.argmax(rows @ weights))
        if len(rows) > 1:
            lessons.append(Lesson(rows, taken))
        over = take(env, taken)
    return Played(lessons if weights is None else [], env.sitting.reward(0) > 0)


def bot_wins(name: str, seed: int) -> bool:
    """Whether a bot wins the game of a seed."""
    env = begun(seed)
    bot, over = make_bot(name, env.sitting.game, seed), env.sitting.over
    while not over:
        view, decision = asked(env)
        over = take(env, decision.choices.index(bot.choose(view, decision)))
    return env.sitting.reward(0) > 0


def slope(lessons: Iterable[Lesson], weights: Floats) -> Floats:
    """Which way to change the weights so that what was taken becomes likelier."""
    found = np.zeros(FEATURES, np.float32)
    for rows, taken in lessons:
        found += rows[taken] - softmax(rows @ weights) @ rows
    return found


class Climber:
    """Changes weights step by step (Adam)."""

    def __init__(self, weights: Floats, pace: float) -> None:
        self.weights, self.pace, self.steps = weights.copy(), pace, 0
        self.mean, self.square = np.zeros_like(weights), np.zeros_like(weights)

    def step(self, slope: Floats) -> None:
        """Go a little up the slope."""
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.01 * (slope**2 - self.square)
        mean, square = self.mean / (1 - 0.9**self.steps), self.square / (1 - 0.99**self.steps)
        self.weights += self.pace * mean / (np.sqrt(square) + 1e-6)


def untaught() -> Floats:
    """Weights that believe the game's heuristic and nothing else."""
    return np.eye(1, FEATURES, dtype=np.float32)[0]


def imitate(games: Sequence[Played], steps: int = 400) -> Floats:
    """Weights that make what the teacher took likely: the mean of the second half of the way, for it trembles."""
    lessons = [lesson for game in games for lesson in game.lessons]
    climber, chance, way = Climber(untaught(), 0.02), np.random.default_rng(0), list[Floats]()
    for _ in range(steps):
        some = [lessons[place] for place in chance.integers(len(lessons), size=256)]
        climber.step(slope(some, climber.weights) / len(some) - 1e-2 * climber.weights)
        way.append(climber.weights.copy())
    return np.mean(way[steps // 2 :], axis=0)


class Mark(NamedTuple):
    """A point of the curve: after how many games, who, and how many of how many held-out games were won."""

    games: int
    who: str
    wins: int
    of: int

    def __str__(self) -> str:
        low, high = wilson(self.wins, self.of)
        return f"{self.games:5} games  {self.who:10} {self.wins / self.of:6.1%} ({low:.1%} - {high:.1%}) of {self.of}"


def learn(pool: Any, args: argparse.Namespace) -> list[Mark]:
    """Learn, and measure on the way."""
    marks: list[Mark] = []
    tests = range(HELD_OUT, HELD_OUT + args.tests)

    def measure(games: int, who: str, won: Sequence[bool]) -> None:
        marks.append(Mark(games, who, sum(won), len(won)))
        print(marks[-1], flush=True)

    def won(weights: Floats, seeds: range) -> list[bool]:
        return [game.won for game in pool.map(partial(play, weights=weights), seeds)]

    def checked(weights: Floats) -> int:
        return sum(won(weights, range(CHECKED, CHECKED + args.checks)))

    measure(0, RIVAL, pool.map(partial(bot_wins, RIVAL), tests))
    measured, best = won(untaught(), tests), checked(untaught())
    measure(0, "policy", measured)
    taught = pool.map(partial(play, weights=None), range(args.seed, args.seed + args.lessons), chunksize=1)
    measure(len(taught), "teacher", [game.won for game in taught])
    for count in sorted({max(1, args.lessons // share) for share in (16, 8, 4, 2, 1)}):
        if (found := checked(other := imitate(taught[:count]))) > best:
            best, measured = found, won(other, tests)
        measure(count, "policy", measured)
    return marks


def plot(marks: Sequence[Mark]) -> str:
    """The curve as a picture, with 95 % intervals; the band is the rival."""
    most = max(mark.games for mark in marks)

    def at(games: float, rate: float) -> str:
        return f"{60 + 500 * games / most:.0f},{250 - 220 * rate:.0f}"

    rival = next(mark for mark in marks if mark.who == RIVAL)
    own = [mark for mark in marks if mark.who == "policy"]
    bottom, top = wilson(rival.wins, rival.of)
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" font-family="sans-serif" font-size="12">',
        '<rect width="600" height="300" fill="#fff"/>',
        f'<polygon points="{at(0, bottom)} {at(most, bottom)} {at(most, top)} {at(0, top)}" fill="#e8d9b0"/>',
        f'<text x="66" y="{at(0, rival.wins / rival.of).split(",")[1]}" fill="#6b5518">{RIVAL}</text>',
        f'<polyline points="{" ".join(at(m.games, m.wins / m.of) for m in own)}" fill="none" stroke="#1f5fa8"/>',
    ]
    for mark in own:
        (x, upper), (_, lower) = (at(mark.games, edge).split(",") for edge in reversed(wilson(mark.wins, mark.of)))
        lines.append(f'<path d="M{x} {lower}V{upper}" stroke="#1f5fa8" stroke-width="2"/>')
    for rate in (0.0, 0.25, 0.5, 0.75, 1.0):
        lines.append(f'<text x="20" y="{at(0, rate).split(",")[1]}">{rate:.0%}</text>')
    for games in (mark.games for mark in own):
        lines.append(f'<text x="{at(games, 0).split(",")[0]}" y="270">{games}</text>')
    return "\n".join([*lines, '<text x="250" y="292">games watched</text>', "</svg>", ""])


def main() -> None:
    """Learn and draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lessons", type=int, default=80, help="games of the teacher")
    parser.add_argument("--checks", type=int, default=100, help="games that say whether new weights are better")
    parser.add_argument("--tests", type=int, default=400, help="held-out games for each measurement")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--plot", type=Path, help="where to write the curve as SVG")
    args = parser.parse_args()
    with multiprocessing.get_context("spawn").Pool(args.processes) as pool:
        marks = learn(pool, args)
    if args.plot:
        args.plot.write_text(plot(marks), "utf-8")


if __name__ == "__main__":
    main()
