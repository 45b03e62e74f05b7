"""Planning agrees with an independent expert, whose file is kept outside the package."""

import json
from pathlib import Path

from questhall.haven.cases import answer, read_cases

PLACES = [Path(__file__).parents[depth] / "shared/reference/gloom/monster_cases.json" for depth in (3, 4)]


def as_set(outcomes):
    return {(tuple(each["move"]), frozenset(map(tuple, each["attacks"]))) for each in outcomes}


def test_every_monster_turn_is_as_the_expert_says():
    path = next((path for path in PLACES if path.is_file()), None)
    if path is None:
        print("\nThe monster cases were not checked: there is no shared/reference/gloom/monster_cases.json.")
        return
    data = path.read_bytes()
    expected = {case["id"]: as_set(case["answers"]) for case in json.loads(data)["cases"]}
    found = {each["id"]: as_set(each["outcomes"]) for each in answer(read_cases(data, path.name))["cases"]}
    assert {id: found[id] for id in expected if found[id] != expected[id]} == {}
