"""Planning agrees with an independent expert."""

from tests.haven.monster_cases import Hex, Position, cases


def test_every_monster_turn_is_as_the_expert_says():
    wrong = {}
    for case in cases():
        expected = {(Hex(*each["move"]), frozenset(Hex(*cell) for cell in each["attacks"])) for each in case["answers"]}
        if (found := Position(case).answers()) != expected:
            wrong[case["id"]] = found
    assert wrong == {}
