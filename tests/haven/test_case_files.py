"""Files of monster turns: what is wrong with them is said in a sentence that names the place."""

import json

import pytest

from questhall.games.jaws.accounts import RULES
from questhall.haven.accounts import FOLDER, account
from questhall.haven.cases import CaseError, Turn, open_cases, read_case, read_cases
from questhall.words.check import faults
from tests.haven.drawn import ABILITY, drawn

GOOD = drawn("M . m A")
ACTING = {"at": [0, 0], "acting": True}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"floor": [[0, 0]]}, r"monsters\[1\]\.at \[2, 0\] is not on the floor"),
        ({"traps": [[9, 9]]}, r"traps\[0\] \[9, 9\] is not on the floor"),
        ({"walls": [[1, 0]]}, r"walls\[0\] \[1, 0\] is floor as well"),
        ({"thin_walls": [[[0, 0], [2, 0]]]}, r"thin_walls\[0\] .* are not neighbours"),
        ({"monsters": [ACTING, {"at": [0, 0]}]}, r"monsters\[1\]\.at \[0, 0\]: monsters\[0\] stands there already"),
        ({"monsters": []}, "none of them is acting"),
        ({"monsters": [ACTING, {"at": [1, 0], "acting": True}]}, "2 of them are acting"),
        ({"ability": ABILITY | {"fly": True}}, r"unknown field `fly` - at `\$\.ability`"),
        ({"ability": ABILITY | {"move": 10**9}}, r"<= 99 - at `\$\.ability\.move`"),
        ({"ability": ABILITY | {"area": [[1, 0]]}}, "area_from is missing"),
        ({"floor": [[q, 0] for q in range(700)]}, r"length <= 600 - at `\$\.floor`"),
    ],
)
def test_a_wrong_case_is_refused_with_the_place_of_the_fault(change, said):
    with pytest.raises(CaseError, match=said):
        read_case(GOOD | change, "“turn.json”")


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"null", b'{"cases": 1}', b"[" * 100_000, b'{"cases": [], "more": 1}']
)
def test_what_is_no_case_at_all_is_refused(data):
    with pytest.raises(CaseError, match=r"“turn\.json”"):
        read_cases(data, "“turn.json”")


def test_a_file_that_is_too_large_or_missing_is_refused(tmp_path):
    with pytest.raises(CaseError, match="too large"):
        read_cases(b" " * 5_000_000, "“turn.json”")
    with pytest.raises(CaseError, match="cannot be read"):
        open_cases(tmp_path / "none.json")


def test_one_case_and_a_list_of_cases_are_read_alike():
    assert read_cases(json.dumps(GOOD).encode(), "one") == read_cases(json.dumps({"cases": [GOOD]}).encode(), "list")


def test_an_account_names_focus_way_and_targets_with_their_rules():
    case = read_case(drawn(". M . A B", move=1, initiatives={"B": 5}), "the case")
    told = account(case, Turn(case), "en", RULES)
    assert [why.rules[0] for why in told.why] == ["JL-2802", "JL-2808", "JL-2801"]
    assert [why.rules[0] for why in told.courses[0].why] == ["JL-G-122", "JL-3001"]


def test_the_planner_has_all_its_words():
    assert faults(FOLDER) == []
