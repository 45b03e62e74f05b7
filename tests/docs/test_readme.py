"""What the README and the docstrings of the table show is true."""

import ast
import contextlib
import doctest
import io
import re
from pathlib import Path

import pytest

import questhall
from questhall.cli import main
from questhall.cli.terminal import Streams
from questhall.core import table
from tests.docs.pages import blocks
from tests.ledger import ROOT

API = ["sit", "decisions", "take", "view", "scene", "copy", "undo", "freeze", "thaw", "save", "load", "replay"]
NOTICE = ["unofficial implementation", "names of the games belong to their owners", "No text and no picture"]


def test_the_game_in_fifteen_lines_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (program,) = (block.text for block in blocks("README.md") if block.language == "python")
    assert len(program.splitlines()) <= 15
    monkeypatch.chdir(tmp_path)
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(ast.parse(program), "README.md", "exec"), {})
    assert re.search(r"Outcome\(result='(won|lost)'", said.getvalue())
    assert questhall.load(tmp_path / "night.json").outcome is not None


@pytest.mark.parametrize("module", [questhall, table], ids=lambda module: module.__name__)
def test_the_examples_in_docstrings_are_true(module: object) -> None:
    failed, tried = doctest.testmod(module)
    assert (failed, tried > 0) == (0, True)


@pytest.mark.parametrize("name", API)
def test_every_public_function_has_an_example(name: str) -> None:
    found = getattr(questhall, name, None) or getattr(questhall.Table, name)
    assert ">>>" in found.__doc__


@pytest.mark.parametrize("name", ["outcome", "events"])
def test_the_example_of_a_table_shows(name: str) -> None:
    assert re.search(rf">>> table\.{name}\b", questhall.Table.__doc__ or "")


def test_the_readme_and_the_about_page_give_the_same_notice() -> None:
    said = io.StringIO()
    assert main(["about", "--language", "en"], Streams(io.StringIO(), said, said)) == 0
    readme = (ROOT / "README.md").read_text("utf-8")
    for text in (readme, said.getvalue()):
        words = " ".join(text.split())
        assert [part for part in NOTICE if part not in words] == []


def test_every_link_of_a_page_leads_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        links = re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8"))
        assert [link for link in links if not (page.parent / link).exists()] == [], page


def test_the_picture_is_small_and_needs_nothing_from_elsewhere() -> None:
    picture = (ROOT / "docs/images/table.svg").read_bytes()
    assert len(picture) < 200_000
    assert re.findall(rb"\w+://[^\"'\s)]+", picture) == [b"http://www.w3.org/2000/svg"]  # the name of SVG itself
