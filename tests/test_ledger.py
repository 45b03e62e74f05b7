"""The rule marks, tried on a small repository of their own."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ledger import ROOT, ledgers

RULES = "# Toy\n- **TY-1** A figure moves.\n- **TY-EX-02** As drawn.\n- **TY-R-003** [ruling] So be it.\n"
TESTS = """
import pytest
from tests.ledger import rule

@rule("TY-1")
@pytest.mark.slow
def test_a_figure_moves(): raise AssertionError("run")

@rule("TY-1", "{second}")
def test_as_drawn(golden): golden("drawn", "H.R\\n")
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    for folder in ("tests", "src/questhall/games/toy"):
        (tmp_path / folder).mkdir(parents=True)
    for name in ("pyproject.toml", "tests/conftest.py", "tests/ledger.py", "tests/programs.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "src/questhall/games/toy/rules.md").write_text(RULES)
    (tmp_path / "tests/test_toy.py").write_text(TESTS.format(second="TY-EX-02"))
    return tmp_path


def pytest_in(folder: Path, *options: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *options]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


def test_the_ledger_of_keep_has_all_its_rules() -> None:
    assert len(ledgers()["keep"]) == 796


def test_no_rule_id_is_given_twice() -> None:
    ids = [rule_id for rules in ledgers().values() for rule_id in rules]
    assert len(ids) == len(set(ids))


def test_rules_are_counted_without_running_a_test(toy: Path) -> None:
    code, said = pytest_in(toy, "-q", "-n", "2", "--rules")
    assert code == 0
    assert "toy: 2 of 3 rules have a test\n  without: TY-R-003\n" in said


def test_each_rule_is_listed_with_its_tests_when_verbose(toy: Path) -> None:
    _, said = pytest_in(toy, "-v", "--rules")
    assert "  TY-1: tests/test_toy.py::test_a_figure_moves, tests/test_toy.py::test_as_drawn\n" in said
    assert "  TY-R-003: none\n" in said


@pytest.mark.parametrize("options", [[], ["-n", "2"]], ids=["one process", "two processes"])
def test_a_rule_that_is_in_no_ledger_is_an_error_at_collection(toy: Path, options: list[str]) -> None:
    (toy / "tests/test_toy.py").write_text(TESTS.format(second="TY-2"))
    code, said = pytest_in(toy, *options)
    assert code != 0
    assert "tests/test_toy.py::test_as_drawn cites 'TY-2', which is in no src/questhall/games/*/rules.md" in said


def test_golden_files_are_missed_then_written_then_compared(toy: Path) -> None:
    code, said = pytest_in(toy)
    assert (code, "tests/golden/drawn.txt is missing: make golden" in said) == (1, True)
    assert pytest_in(toy, "--golden")[0] == 0
    assert (toy / "tests/golden/drawn.txt").read_text() == "H.R\n"
    assert pytest_in(toy)[0] == 0
    (toy / "tests/golden/drawn.txt").write_text("R.H\n")
    code, said = pytest_in(toy)
    assert (code, "differs from tests/golden/drawn.txt" in said) == (1, True)
