"""The four pages of docs/adding are done in a copy of the repository, word by word."""

import re
import shlex
from pathlib import Path

import pytest

from tests.docs.pages import Block, blocks, copy_repository, run, write

CLI = "from questhall.cli import main; raise SystemExit(main())"


def follow(page: str, folder: Path) -> list[str]:
    """Write what a page says into a copy, then run what it says; gives what each command said."""
    copy_repository(folder)
    said, todo = [], list(blocks(page))
    for block in todo:
        if block.path:
            write(block, folder)
    for block in todo:
        if block.language == "sh":
            said += [command(folder, line) for line in block.text.splitlines()]
        elif block.language == "python" and not block.path:
            said.append(run(folder, "-c", block.text))
    return said


def command(folder: Path, line: str) -> str:
    program, *words = shlex.split(line)
    match program:
        case ".venv/bin/pytest":
            return run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words)
        case ".venv/bin/questhall":
            return run(folder, "-c", CLI, *words, "--language", "en")
    raise AssertionError(f"this page runs {program}")


def test_a_card_is_added_as_the_page_says(tmp_path: Path) -> None:
    tested, listed, spoken = follow("docs/adding/card.md", tmp_path)
    assert "1 passed" in tested
    assert "tripwire_bell: Tripwire Bell [ours]" in listed
    english, ukrainian, russian = spoken.splitlines()
    assert english.startswith("Tripwire Bell | ")
    assert ukrainian.startswith("Дзвіночок на мотузці | ")
    assert russian.startswith("Колокольчик на верёвке | ")
    assert [line.count(" | ") for line in (english, ukrainian, russian)] == [2, 2, 2]
    assert re.search("[{}]", spoken) is None


def test_a_misspelt_action_is_refused_as_the_page_says(tmp_path: Path) -> None:
    copy_repository(tmp_path)
    (card,) = (block for block in blocks("docs/adding/card.md") if block.language == "yaml")
    write(card._replace(text=card.text.replace("do: draw", "do: drawn")), tmp_path)
    with pytest.raises(AssertionError, match=r"Invalid value 'drawn' - at `\$\[31\]\.groups\[0\]\[1\]\.do`"):
        run(tmp_path, "-c", "from questhall.games import GAMES; GAMES['keep'].content")


def test_an_effect_is_added_as_the_page_says(tmp_path: Path) -> None:
    assert "2 passed" in follow("docs/adding/effect.md", tmp_path)[0]
    spoken = run(tmp_path, "-c", SPEAK_SHOVE)
    assert spoken.splitlines()[0] == "shove a hero into an adjacent room"
    assert re.search("[{}]", spoken) is None
    assert "Shove a hero into the Sewer (Rogue)" in run(tmp_path, "-c", DRAW_SHOVE)


DRAW_SHOVE = """
from questhall.games.keep.choices import Play
from questhall.words import words_for
from questhall.words.textview import render
from tests.games.keep.board import arrange, take
t = arrange("vault: ratfolk rogue", hands={0: ["battering_goat"]})
take(t, Play("battering_goat"))
print(render(t.scene(0, "en"), words_for(t.game.folder, "en")))
"""
SPEAK_SHOVE = """
from questhall.games.keep import GAME
from questhall.games.keep.choices import PushHero
from questhall.games.keep.effects import Shove
from questhall.games.keep.events.heroes import HeroShoved
from questhall.words import LANGUAGES, words_for
for language in LANGUAGES:
    words = words_for(GAME.folder, language)
    print(words.describe(Shove()))
    print(words.choice(PushHero(0, "rogue1", "sewer")))
    print(words.event(HeroShoved("rogue1", "rogue", "vault", "sewer")))
"""


@pytest.mark.slow
def test_mypy_lists_the_matches_that_a_new_effect_needs(tmp_path: Path) -> None:
    copy_repository(tmp_path)
    changes = [block for block in blocks("docs/adding/effect.md") if block.language == "diff"]
    write(changes[0], tmp_path)
    with pytest.raises(AssertionError) as found:
        run(tmp_path, "-m", "mypy", "--strict")
    unmatched = re.compile(r'(\w+)\.py:\d+: error: Argument 1 to "assert_never" has incompatible type "Shove"')
    assert set(unmatched.findall(str(found.value))) == {"actions", "refusals", "parts"}
    for change in changes[1:]:
        write(change, tmp_path)
    run(tmp_path, "-m", "mypy", "--strict")


@pytest.mark.slow
@pytest.mark.parametrize("page", ["card", "effect", "scenario", "game"])
def test_what_a_page_adds_passes_the_checks(page: str, tmp_path: Path) -> None:
    copy_repository(tmp_path)
    before = run(tmp_path, "-m", "ruff", "check", "--exit-zero", "--output-format", "concise", "src")
    added = [block for block in blocks(f"docs/adding/{page}.md") if block.path]
    for block in added:
        write(block, tmp_path)
    after = run(tmp_path, "-m", "ruff", "check", "--exit-zero", "--output-format", "concise", "src")
    assert after == before
    run(tmp_path, "-m", "ruff", "format", "--check", *{block.path for block in added if block.path.endswith(".py")})
    run(tmp_path, "-m", "mypy", "--strict")


def test_a_scenario_is_added_as_the_page_says(tmp_path: Path) -> None:
    tested, _golden, conforming, random = follow("docs/adding/scenario.md", tmp_path)
    assert "2 passed" in tested
    assert re.search(r"[2-9]\d passed", conforming)
    assert "The Long Stairs · random" in random
    assert re.search(r"Games\s+│ 20", random)


def test_a_game_is_added_as_the_page_says(tmp_path: Path) -> None:
    _golden, conforming, simulated, watched, rules = follow("docs/adding/game.md", tmp_path)
    assert re.search(r"\d{2,} passed", conforming)
    assert "The Deep Cave · greedy, random" in simulated
    assert "The richest have won." in watched
    assert "CV-3" in rules
    assert run(tmp_path, "-c", CAVE_FAULTS) == "[]\n"


CAVE_FAULTS = """
from questhall.games.cave import GAME, Decide
from questhall.words.check import faults
menu = [f"scenario-{id}" for id in GAME.scenarios()] + [f"role-{id}" for id in GAME.roles()]
nouns = {"game": ["name", "about", "role"], "scenario": GAME.scenarios(), "role": GAME.roles(), "menu": menu}
print(faults(GAME.folder, *GAME.events, *GAME.choices, Decide, nouns=nouns))
"""


def test_a_block_says_where_it_belongs() -> None:
    assert next(blocks("docs/adding/card.md")).path == "src/questhall/games/keep/content/items.yaml"
    assert isinstance(next(blocks("docs/adding/game.md")), Block)
