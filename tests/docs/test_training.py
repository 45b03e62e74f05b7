"""What docs/training.md tells of examples/learn.py."""

import importlib.util
from types import ModuleType

import numpy as np
import pytest

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


def test_the_picture_is_the_one_of_the_figures_on_the_page(learn: ModuleType) -> None:
    policy = {0: 111, 5: 174, 10: 174, 20: 174, 40: 174, 80: 185}
    marks = [
        learn.Mark(0, "greedy", 142, 400),
        *(learn.Mark(games, "policy", wins, 400) for games, wins in policy.items()),
    ]
    page = (ROOT / "docs/training.md").read_text("utf-8")
    assert learn.plot(marks) == (ROOT / "docs/img/learning.svg").read_text("utf-8")
    assert f"{learn.FEATURES}\nnumbers" in page
    for mark in marks:
        assert f"{mark.wins / mark.of:.1%}".removesuffix("%") in page
