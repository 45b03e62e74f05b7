"""What a person sees: the welcome, the short table, news, and that nothing breaks on small screens."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from questhall.cli.app import main
from questhall.cli.play import say_best
from questhall.cli.results import Results
from questhall.cli.session import Session
from questhall.cli.terminal import Streams, Terminal
from questhall.core import Outcome, Setup, Table
from questhall.games import GAMES
from questhall.words import LANGUAGES
from tests.cli.runs import ALONE, REST, Ran, lines, run
from tests.ledger import rule

KEEP = ("play", "keep", "--scenario", "first_night", "--option", "level=simple", "--roles", "ratfolk", "--seed", "11")
TERRARIA = ("play", "terraria", "--scenario", "world", "--option", "journey=yes", "--roles", "miner")
WITH_DRAGON = (*KEEP[:7], "ratfolk,dragon", *KEEP[8:], "--bots", "greedy")
CLEARED = "\x1b[2J\x1b[H"


PAGES = [""] * 60
"""Enter turns a page, and at the table it only draws that again."""
LOOKED_AT = lines("", "1", "1", "1", "2", "x", "?", *PAGES, "l", *PAGES, "i", *PAGES, "c", *PAGES, "u", "2")


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def at_screen(*argv: str, typed: str, language: str = "en") -> Ran:
    streams = Streams(io.StringIO(typed), Screen(), io.StringIO())
    code = main([*argv, "--language", language], streams, GAMES)
    return Ran(code, streams.stdout.getvalue(), streams.stderr.getvalue())  # type: ignore[attr-defined]


def size(monkeypatch: pytest.MonkeyPatch, columns: int, rows: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(rows))


def screens(ran: Ran) -> Iterator[str]:
    yield from ran.out.split(CLEARED)[1:]


@pytest.mark.parametrize(("game", "typed", "explained"), [(KEEP, (), True), (TERRARIA, ("1", ""), False)])
def test_passages_are_explained_where_rooms_are_drawn_as_boxes(
    game: tuple[str, ...], typed: tuple[str, ...], explained: bool
) -> None:
    asked = run(*game, typed=lines(*typed, "?", "q", "n"), games=GAMES).out
    assert "Signs: " in asked
    assert ("gaps between boxes are passages" in asked) == explained


def test_a_newcomer_is_told_story_aim_and_rules_before_the_first_choice_and_only_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    size(monkeypatch, 100, 40)
    ran = at_screen(*KEEP, typed=lines("", "1", "1", "1", "q", "n"))
    first, *others = screens(ran)
    assert "The old guards have retired" in first
    assert "you lose" in first
    assert "Special rule, Lookout" in first
    assert "Enter: go on" in first
    assert not [other for other in others if "The old guards" in other]


def test_a_game_that_is_taken_up_again_is_not_introduced(monkeypatch: pytest.MonkeyPatch) -> None:
    run(*KEEP, typed=lines("1", "s game.json", "q"), games=GAMES)
    ran = run("play", "--load", "game.json", typed=lines("q"), games=GAMES)
    assert "The old guards" not in ran.out
    assert "Ratfolk summoned a monster" in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("columns", "rows"), [(100, 40), (80, 24), (60, 20)])
def test_no_line_is_wider_than_the_screen(
    columns: int, rows: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    size(monkeypatch, columns, rows)
    ran = at_screen(*KEEP, typed=LOOKED_AT, language=language)
    assert (ran.code, ran.err) == (0, "")
    typed_after = (": ", "Enter: ")
    wide = [line for screen in screens(ran) for line in screen.split("\n") if len(line) > columns]
    assert [line for line in wide if not any(part in line for part in typed_after)] == []


def test_even_a_tiny_screen_can_be_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    size(monkeypatch, 20, 8)
    ran = at_screen(*KEEP, typed=LOOKED_AT)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith("Good-bye.\n")


def test_the_table_and_its_prompt_fit_a_screen_of_a_hundred_by_forty(monkeypatch: pytest.MonkeyPatch) -> None:
    size(monkeypatch, 100, 40)
    ran = at_screen(*KEEP, typed=lines("", "1", "1", "1", "2", "1", "1", "1"))
    tall = [screen for screen in screens(ran) if screen.partition("Number (")[0].count("\n") >= 40]
    assert tall == []


def test_everything_on_the_table_is_shown_by_a_key() -> None:
    ran = run(*KEEP, typed=lines("i", "q"), games=GAMES)
    before, after = ran.out.split("i shows everything)")[:2]
    assert "Supply" not in before
    assert "Guild cards still to come" not in before
    for title in ("Supply", "Guild cards still to come", "Advice", "Scenario 1: First Night on Guard", "Item deck"):
        assert title in after


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_a_whole_turn_in_every_language(language: str) -> None:
    ran = run(*KEEP, typed=lines("?", "q"), language=language, games=GAMES)
    for step in ("1. ", "2. ", "3. ", "4. "):
        assert f"\n{step}" in ran.out


def test_what_would_not_fit_beside_the_table_is_read_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    size(monkeypatch, 100, 40)
    ran = at_screen(*WITH_DRAGON, typed=lines("", "1", "1", "1", "", "2"))
    page = next(screen for screen in screens(ran) if screen.startswith("What happened since your last choice"))
    assert "Dragon played" in page
    assert page.rstrip().endswith("Enter: go on")


def test_the_items_of_the_beginning_are_no_news_but_stand_in_the_log() -> None:
    ran = run(*KEEP, typed=lines("l", "q"), games=GAMES)
    news, log = ran.out.split("i shows everything)")[:2]
    assert "New item" not in news
    assert log.count("New item") == 5


def test_taking_back_says_what_was_chosen() -> None:
    ran = run(*KEEP, typed=lines("1", "1", "1", "2", "1", "u", "q", "n"), games=GAMES)
    assert "Taken back: 1 choice. Yours was “" in ran.out


def test_a_key_of_a_cyrillic_keyboard_shows_everything() -> None:
    assert "Supply" in run(*KEEP, typed=lines("ш", "q"), games=GAMES).out


def test_an_interrupted_game_is_saved_on_a_line_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            line = super().readline()
            if not line:
                raise KeyboardInterrupt
            return line

    streams = Streams(Interrupted(lines("1")), io.StringIO(), io.StringIO())
    assert main([*KEEP, "--language", "en"], streams, GAMES) == 130
    assert "\nSaved in “keep-first_night.json”." in streams.stdout.getvalue()  # type: ignore[attr-defined]
    assert Path("keep-first_night.json").exists()


# -- results


def ended(result: str) -> Session:
    table = Table.sit(GAMES["keep"], Setup("keep", "first_night", ("ratfolk",), 1, {"level": "simple"}))
    table.end(Outcome(result, "held", score=4))  # type: ignore[arg-type]
    streams = Streams(io.StringIO(), io.StringIO(), io.StringIO())
    return Session(Terminal(streams, "en"), table, {}, Path("game.json"))


def said(result: str) -> str:
    session = ended(result)
    say_best(session, Results(Path("home/results.json")))
    return session.terminal.streams.stdout.getvalue()  # type: ignore[attr-defined,no-any-return]


@rule("KH-R-056")
def test_the_end_tells_a_best_result_and_the_menu_shows_what_was_won() -> None:
    assert said("lost") == ""
    assert said("won").startswith("Your best result so far")
    assert said("lost").startswith("You have won this scenario before")
    menu = run("play", "keep", typed="", games=GAMES).out
    assert "First Night on Guard: introductory; you may look at the next Guild card · won in 1 way\n" in menu
    assert menu.count("won in") == 1


def test_the_end_is_told_once() -> None:
    assert run(*ALONE, typed=lines(REST, REST, "")).out.count("Defeat.") == 1


def test_what_is_longer_than_the_screen_is_shown_page_by_page(monkeypatch: pytest.MonkeyPatch) -> None:
    size(monkeypatch, 80, 24)
    ran = at_screen(*KEEP, typed=lines("", "i", "", "q", "q"))
    first, second, after = ran.out.partition("i shows everything)")[2].split("Enter: go on, q: enough")
    assert max(first.count("\n"), second.count("\n")) <= 24
    assert "Number (" in after


def test_pages_are_turned_until_everything_was_read(monkeypatch: pytest.MonkeyPatch) -> None:
    size(monkeypatch, 80, 24)
    ran = at_screen(*KEEP, typed=lines("", "?", "", "", "", "q"))
    *pages, _ = ran.out.partition("i shows everything)")[2].split("Enter: go on, q: enough")
    assert len(pages) >= 2
    assert all(page.count("\n") <= 24 for page in pages)
    assert "Enter  draws the table again" in ran.out
