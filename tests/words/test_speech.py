"""What is said, and what cannot be."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from questhall.core import Refusal
from questhall.core.errors import QuesthallError
from questhall.words import LANGUAGE_NAMES, LANGUAGES, Words, WordsError, words_for
from tests.words.toys import BURROW, Attack, Burn, ChooseRoom, DoorsOpened, Draw, Either, Go, Moved


def english() -> Words:
    return words_for(BURROW, "en")


def ukrainian() -> Words:
    return words_for(BURROW, "uk")


def written(folder: Path, text: str) -> Words:
    """Words of a game that says only this."""
    (folder / "words").mkdir()
    (folder / "words" / "en.ftl").write_text(text, encoding="utf-8")
    return words_for(folder, "en")


@pytest.mark.parametrize(
    ("language", "cards", "said"),
    [
        ("en", 1, "draw 1 card"),
        ("en", 5, "draw 5 cards"),
        ("uk", 21, "візьміть 21 карту"),
        ("uk", 3, "візьміть 3 карти"),
        ("uk", 12, "візьміть 12 карт"),
        ("ru", 1, "возьмите 1 карту"),
        ("ru", 22, "возьмите 22 карты"),
        ("ru", 11, "возьмите 11 карт"),
    ],
)
def test_numbers_take_the_plural_forms_of_their_language(language: str, cards: int, said: str) -> None:
    assert words_for(BURROW, language).describe(Draw(cards)) == said


def test_numbers_are_written_without_separators() -> None:
    assert english().describe(Attack(12000)) == "attack 12000"


def test_a_noun_is_spoken_in_the_case_that_the_phrase_asks_for() -> None:
    assert ukrainian().choice(Go("vault")) == "іти в скарбницю"


def test_a_case_that_a_noun_lacks_falls_back_to_the_nominative(tmp_path: Path) -> None:
    words = written(tmp_path, "room-vault = vault\nchoice-go = to { $to-acc }")
    assert words.choice(Go("vault")) == "to vault"


def test_nouns_in_a_tuple_are_spoken_and_joined() -> None:
    assert ukrainian().event(DoorsOpened(("vault", "library"))) == "Відчинено (2): скарбницю, бібліотеку"


def test_nothing_needs_no_noun_and_a_phrase_can_tell() -> None:
    assert english().event(Moved(0, "vault")) == "Seat 1 goes to the vault"
    assert english().event(Moved(0, "vault", by="library")) == "Seat 1 goes to the vault through the library"


def test_a_word_that_is_no_noun_is_there_to_select_on() -> None:
    assert english().choice(Go("vault", how="dig")) == "dig to the vault"


def test_a_bare_id_can_be_asked_for(tmp_path: Path) -> None:
    assert written(tmp_path, "choice-go = { $to-id }").choice(Go("vault")) == "vault"


def test_seats_are_called_by_number_until_they_have_names() -> None:
    assert ukrainian().event(Moved(1, "vault")) == "Місце 2 йде в скарбницю"
    named = ukrainian().with_names({1: "Дракон"})
    assert named.event(Moved(1, "vault")) == "Дракон йде в скарбницю"
    assert named.seat(0) == "Місце 1"


def test_a_seat_named_by_a_noun_has_its_cases() -> None:
    assert ukrainian().with_names({0: ("room", "vault")}).seat(0, "acc") == "скарбницю"


def test_options_at_their_defaults_are_not_spoken() -> None:
    assert english().describe(Attack(2)) == "attack 2"
    assert english().describe(Attack(2, range=3, jump=True)) == "attack 2, range 3, jump"


def test_nested_effects_are_described_within() -> None:
    assert (
        ukrainian().describe(Burn((Draw(2), Attack(3, range=2)))) == "спаліть: візьміть 2 карти, атака 3, дальність 2"
    )


def test_a_phrase_may_choose_what_joins_its_parts() -> None:
    assert words_for(BURROW, "ru").describe(Either((Draw(), Attack(3)))) == "возьмите 1 карту или атака 3"


def test_several_effects_are_described_one_after_another() -> None:
    assert english().describe((Draw(), Attack(1))) == "draw 1 card, attack 1"


def test_a_question_has_words_and_help() -> None:
    assert english().question(ChooseRoom(2)) == "Choose a room, at most 2 steps away."
    assert english().help(ChooseRoom(2)) == "Rooms farther than 2 are out of reach."


def test_a_question_may_have_lessons_for_its_first_times(tmp_path: Path) -> None:
    lessons = "ask-choose_room = Where?\n    .hint = Look.\n    .hint-2 = At most { $steps }.\n    .hint-4 = Never."
    assert written(tmp_path, lessons).hints(ChooseRoom(2)) == ("Look.", "At most 2.")
    assert english().hints(ChooseRoom(2)) == ()


def test_help_is_optional(tmp_path: Path) -> None:
    assert written(tmp_path, "ask-choose_room = Where?").help(ChooseRoom(2)) == ""


def test_a_refusal_speaks_its_values_and_the_nouns_among_them() -> None:
    refusal = Refusal("cell:main/vault", "full", "KH-1", {"room": "vault", "seat": 0, "most": 3})
    assert english().refusal(refusal) == "The vault is full, Seat 1: 3 at most."


def test_a_message_says_its_values(tmp_path: Path) -> None:
    words = written(tmp_path, "do-draw = draw { $cards }\nboth = { $text }; { $effects }")
    assert words.say("both", text="first", effects=(Draw(1), Draw(2))) == "first; draw 1, draw 2"


def test_a_number_is_said_with_its_sign_where_a_phrase_asks_for_it(tmp_path: Path) -> None:
    words = written(tmp_path, "change = { $by-signed }")
    assert [words.say("change", by=by) for by in (-10, 10)] == ["−10", "+10"]


def test_a_missing_message_is_an_error_that_names_what_is_near() -> None:
    with pytest.raises(WordsError, match=r"no message “room-volt” in “uk”. Near it: .*room-vault"):
        ukrainian().choice(Go("volt"))


def test_a_missing_phrase_for_an_option_is_an_error(tmp_path: Path) -> None:
    words = written(tmp_path, "do-attack = attack { $value }")
    with pytest.raises(WordsError, match="no message “do-attack-range”"):
        words.describe(Attack(1, range=2))


def test_an_unknown_variable_is_an_error_and_never_left_in_the_text(tmp_path: Path) -> None:
    words = written(tmp_path, "choice-go = go to { $from }")
    with pytest.raises(WordsError, match=r"“choice-go” cannot be said in “en”: .*from. It may use: to, how"):
        words.choice(Go("vault"))


def test_what_words_cannot_speak_is_an_error() -> None:
    with pytest.raises(WordsError, match="cannot be said"):
        english().speak(0.5)


def test_an_unknown_language_is_a_sentence() -> None:
    with pytest.raises(QuesthallError, match=r"no language “de”. There are: en, uk, ru"):
        words_for(BURROW, "de")


def test_a_game_without_words_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(WordsError, match="does not exist"):
        words_for(tmp_path, "en")


@pytest.mark.parametrize(("text", "fault"), [("a = 1\n\nb = {", "en.ftl:3"), ("a = 1\na = 2", "“a” is there twice")])
def test_a_fault_in_a_file_is_an_error_that_names_the_line(tmp_path: Path, text: str, fault: str) -> None:
    with pytest.raises(WordsError, match=fault):
        written(tmp_path, text)


def test_a_game_may_say_shared_words_in_its_own_way(tmp_path: Path) -> None:
    assert written(tmp_path, "seat = Clan { $number }").seat(2) == "Clan 3"


def test_words_are_read_once() -> None:
    assert words_for(BURROW, "uk") is words_for(BURROW, "uk")


def test_every_language_has_its_own_name() -> None:
    assert tuple(LANGUAGE_NAMES) == LANGUAGES


def test_a_plain_struct_is_described_by_its_own_name(tmp_path: Path) -> None:
    class Reach(msgspec.Struct):
        hexes: int

    assert written(tmp_path, "do-reach = within { $hexes }").describe(Reach(2)) == "within 2"


def test_what_is_remembered_is_told_apart_by_kind_and_value(tmp_path: Path) -> None:
    words = written(tmp_path, "so = { $it ->\n    [true] yes\n    [1] one\n   *[other] { $it }\n}\n")
    assert [words.say("so", it=it) for it in (True, 1, 2, "2", 1, True)] == ["yes", "one", "2", "2", "one", "yes"]


def test_what_is_remembered_does_not_mix_up_who_is_called_how() -> None:
    moved = [english().with_names({0: name}) for name in ("Mira", "Taras")]
    assert [words.event(Moved(0, "vault")) for words in moved] == ["Mira goes to the vault", "Taras goes to the vault"]
    assert english().choice(Go("vault")) == english().with_names({0: "Mira"}).choice(Go("vault")) == "walk to the vault"


def test_only_so_much_is_remembered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("questhall.words.speech.MOST_SAID", 3)
    words = written(tmp_path, "count = { $number }\n")
    assert [words.say("count", number=number) for number in range(10)] == list(map(str, range(10)))
    assert len(words._said) <= 3
