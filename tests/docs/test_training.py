"""What docs/training.md tells of examples/learn.py."""

import importlib.util
from argparse import Namespace
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from questhall.core import Decision
from questhall.games import GAMES
from tests.ledger import ROOT


@pytest.fixture(scope="module")
def learn() -> ModuleType:
    about = importlib.util.spec_from_file_location("learn", ROOT / "examples" / "learn.py")
    assert about is not None
    assert about.loader is not None
    module = importlib.util.module_from_spec(about)
    about.loader.exec_module(module)
    return module


def test_the_policy_learns_to_take_what_its_teacher_takes(learn: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "TEACHER", "search:2")
    game = learn.play(1, None)
    weights = learn.imitate([game], steps=40)

    def likely(weights: object) -> float:
        return float(np.mean([learn.softmax(rows @ weights)[taken] for rows, taken in game.lessons]))

    assert likely(weights) > likely(learn.untaught()) + 0.1


def test_the_same_seed_and_weights_are_the_same_game(learn: ModuleType) -> None:
    one, two = (learn.play(5, learn.untaught()) for _ in range(2))
    assert [lesson.taken for lesson in one.lessons] == [lesson.taken for lesson in two.lessons]


class OneProcess:
    """A pool that works at once."""

    def map(self, work: Callable[[int], Any], seeds: range, chunksize: int = 1) -> list[Any]:
        return [work(seed) for seed in seeds]


@pytest.mark.parametrize("game", GAMES)
def test_any_game_is_another_line_at_the_top(learn: ModuleType, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    lines = {"GAME": game, "SCENARIO": "", "SEATS": 0, "OPTIONS": {}, "OTHERS": "random", "TEACHER": "random"}
    for name, value in {**lines, "RIVAL": "random", "MOST": 12}.items():
        monkeypatch.setattr(learn, name, value)
    marks = learn.learn(OneProcess(), Namespace(seed=1, lessons=1, checks=1, tests=1))
    assert [mark.who for mark in marks] == ["random", "policy", "teacher", "policy"]


def test_what_stands_on_a_further_page_is_seen_and_taken(learn: ModuleType) -> None:
    env = learn.begun(1)
    view, some = learn.asked(env)
    many = Decision(0, some.question, some.choices * (3 * learn.PAGE // len(some.choices) + 1))
    rows = learn.Eyes(env, 1).look(view, many)
    assert np.array_equal(rows[: len(some.choices)], rows[-len(some.choices) :])
    assert rows[:, 2 : 2 + learn.CHOICE].any(axis=1).all()
    env.sitting.table._decisions = {0: many}
    learn.take(env, len(many.choices) - 1)
    assert env.sitting.table.history[-1].choice == some.choices[-1]


def test_the_picture_is_the_one_of_the_figures_on_the_page(learn: ModuleType) -> None:
    policy = {0: 111, 5: 199, 10: 216, 20: 208, 40: 208, 80: 208}
    marks = [
        learn.Mark(0, "greedy", 142, 400),
        *(learn.Mark(games, "policy", wins, 400) for games, wins in policy.items()),
    ]
    page = (ROOT / "docs/training.md").read_text("utf-8")
    assert learn.plot(marks) == (ROOT / "docs/img/learning.svg").read_text("utf-8")
    assert f"{learn.FEATURES}\nnumbers" in page
    for mark in marks:
        assert f"{mark.wins / mark.of:.1%}".removesuffix("%") in page
