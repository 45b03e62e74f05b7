"""Commands that are suggested can be typed from the same folder."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from questhall.cli.started import suggested


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / ".venv/bin/questhall"
    path.parent.mkdir(parents=True)
    path.touch(mode=0o755)
    return path


def test_a_program_below_this_folder_is_called_by_its_path(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [str(program)])
    assert suggested("play", "--load", "my game.json") == ".venv/bin/questhall play --load 'my game.json'"


def test_a_program_that_the_shell_finds_is_called_by_its_name(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [str(program)])
    monkeypatch.setenv("PATH", str(program.parent))
    assert suggested("replay", "game.json") == "questhall replay game.json"


def test_a_module_is_called_with_its_python(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/somewhere/questhall/__main__.py"])
    monkeypatch.setattr(sys, "executable", str(program.with_name("python")))
    assert suggested("replay", "game.json") == ".venv/bin/python -m questhall replay game.json"
