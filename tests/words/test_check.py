"""The checks find what is wrong with a game's words."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from questhall.words.bundles import LANGUAGES, SHARED
from questhall.words.check import File, faults, language_faults, unsaid
from questhall.words.sources import Source
from tests.words.toys import BURROW, KINDS, Attack, Draw, Go, Moved


@pytest.fixture
def burrow(tmp_path: Path) -> Path:
    """A copy of the toy game, to spoil."""
    return Path(shutil.copytree(BURROW, tmp_path / "burrow"))


def change(folder: Path, old: str, new: str, *languages: str) -> None:
    """Write something else into the words of some languages, or of all."""
    for language in languages or LANGUAGES:
        path = folder / "words" / f"{language}.ftl"
        path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")


def test_sound_words_have_no_faults() -> None:
    assert faults(BURROW, *KINDS, nouns={"room": ["vault", "library"]}) == []


def test_the_shared_words_agree_in_all_languages() -> None:
    assert list(language_faults([File(SHARED, language) for language in LANGUAGES])) == []


def test_every_shared_message_is_said_somewhere() -> None:
    source = Source(SHARED)
    assert [name for name in File(SHARED, "en").own if not source.names(name)] == []


def test_a_message_missing_in_one_language_is_found(burrow: Path) -> None:
    change(burrow, "do-attack-jump = прыжок", "", "ru")
    assert faults(burrow, *KINDS) == ["“do-attack-jump” is missing in “ru”."]


def test_a_variable_that_one_language_lacks_is_found(burrow: Path) -> None:
    change(burrow, "attack { $value }", "attack", "en")
    assert "“do-attack” speaks of $value in one of “en” and “uk” only." in faults(burrow, *KINDS)


def test_a_case_is_the_same_variable(burrow: Path) -> None:
    change(burrow, "йде в { $to-acc }", "прямує: { $to }", "uk")
    assert faults(burrow, *KINDS) == []


def test_help_that_one_language_lacks_is_found(burrow: Path) -> None:
    change(burrow, "    .help = Rooms farther than { $steps } are out of reach.", "", "en")
    assert faults(burrow, *KINDS)[-1] == "“ask-choose_room.help” is in one of “en” and “ru” only."


def test_a_struct_without_a_phrase_is_found(burrow: Path) -> None:
    change(burrow, "choice-go =", "choice-walk =")
    assert faults(burrow, *KINDS) == ["Go has no phrase “choice-go”.", "Nothing says “choice-walk”."]


def test_a_struct_that_only_a_phrase_leads_to_is_checked_too(burrow: Path) -> None:
    change(burrow, "do-draw =", "do-pull =")
    assert "Draw has no phrase “do-draw”." in faults(burrow, *KINDS)


def test_an_option_that_nothing_speaks_of_is_found(burrow: Path) -> None:
    change(burrow, "do-attack-range", "do-attack-reach")
    fault = "Attack.range has no phrase “do-attack-range”, and “do-attack” does not speak of it."
    assert faults(burrow, *KINDS) == [fault, "Nothing says “do-attack-reach”."]


def test_a_variable_that_is_no_field_is_found(burrow: Path) -> None:
    change(burrow, "{ $value }", "{ $strength }")
    assert faults(burrow, *KINDS) == ["“do-attack” speaks of $strength, which Attack does not have."]


def test_a_reference_to_nothing_is_found(burrow: Path) -> None:
    change(burrow, "do-attack-jump = jump", "do-attack-jump = { -jump }", "en")
    assert faults(burrow, *KINDS) == ["“do-attack-jump” refers to “-jump”, which is missing in “en”."]


def test_an_id_without_a_noun_and_a_noun_without_an_id_are_found() -> None:
    found = faults(BURROW, *KINDS, nouns={"room": ["vault", "prison"]})
    assert found == ["The room “prison” has no noun “room-prison”.", "Nothing says “room-library”."]


def test_a_kind_of_noun_that_has_none_is_found(burrow: Path) -> None:
    change(burrow, "room-", "hall-")
    assert "There is no noun of the kind “room”: no message begins with “room-”." in faults(burrow, *KINDS)


def test_a_case_that_no_noun_has_and_one_that_nothing_asks_for_are_found(burrow: Path) -> None:
    change(burrow, ".acc", ".akk", "uk")
    asked = "A phrase asks for the case “acc”, which no noun has in “uk”."
    had = "Nouns have the case “akk” in “uk”, and nothing asks for it."
    assert faults(burrow, *KINDS) == [asked, had]


def test_a_refusal_without_words_is_found(burrow: Path) -> None:
    change(burrow, "refusal-full", "refusal-empty")
    assert faults(burrow, *KINDS) == ["rules.py:5 says “refusal-full”, which is no message.",
                                      "Nothing says “refusal-empty”."]  # fmt: skip


def test_a_refusal_that_does_not_give_all_values_is_found(burrow: Path) -> None:
    change(burrow, "{ $most }", "{ $limit }")
    assert faults(burrow, *KINDS) == ["rules.py:5 says “refusal-full” without $limit."]


def test_what_the_code_says_is_used(burrow: Path) -> None:
    for language in LANGUAGES:
        with (burrow / "words" / f"{language}.ftl").open("a", encoding="utf-8") as file:
            file.write("title-a = A\ntitle-b = B\nclan-imp = C\nwhole = { $name }\n")
    (burrow / "scene.py").write_text('w.say("whole", name=w.name("clan", c))\nw.say(f"title-{x}")\n')
    assert faults(burrow, *KINDS) == []


def test_a_broken_file_is_a_fault(burrow: Path) -> None:
    change(burrow, "do-attack = attack { $value }", "do-attack = attack { $value", "en")
    assert "en.ftl:8" in faults(burrow, *KINDS)[0]


def test_what_can_be_said_in_all_languages_is_no_fault() -> None:
    assert unsaid(BURROW, [Attack(1, range=2), Draw(3), Moved(0, "vault"), Go("library")]) == []


def test_what_cannot_be_said_is_named_once_for_each_language() -> None:
    found = unsaid(BURROW, [Go("attic"), Go("attic")])
    assert [fault[:41] for fault in found] == [f"There is no message “room-attic” in “{c}”." for c in LANGUAGES]


def test_a_brace_left_in_the_text_is_found(burrow: Path) -> None:
    change(burrow, "do-attack = attack", 'do-attack = attack { "{" }', "en")
    assert unsaid(burrow, [Attack(1)]) == ["“attack { 1” is left unrendered in “en”."]
