"""Why something is not open, with its rule."""

from __future__ import annotations

from questhall.core import Refusal
from questhall.games.jaws.content.scenarios import Objective
from questhall.games.jaws.effects import Attack, Move
from questhall.games.jaws.steps.actions import Act
from questhall.games.jaws.steps.damage import Harm
from questhall.games.jaws.steps.rounds import SelectCards
from questhall.games.jaws.steps.turn import HeroActs
from questhall.haven.choices import Target
from tests.games.jaws.board import arrange, at, take
from tests.games.jaws.journey import do

A, B, C, D = "center_mass", "close_cuts", "double_throw", "second_wind"


def reasons(t) -> dict[str, str]:
    (seat,) = t.decisions
    return {each.on.removeprefix("cell:main/"): each.why for each in t.refusals(seat)}


def table(*cards: str, agenda, board: str = "h a", **more):
    return arrange(board, monsters={"a": "zealot"}, hands={"hatchet": cards}, agenda=agenda, **more)


def test_cards_that_are_not_in_hand_cannot_be_chosen():
    t = table(A, B, f"{C}:discard", f"{D}:lost", agenda=[SelectCards()])
    assert t.refusals(0) == (
        Refusal(f"card:{C}", "card_discard", "JL-402"),
        Refusal(f"card:{D}", "card_lost", "JL-624"),
    )


def test_cards_that_wait_and_spent_items_are_not_used_this_turn():
    t = table(A, f"{B}:chosen", f"{C}:chosen", agenda=[], items={"hatchet": ["winged_shoes"]})
    t.state.heroes["hatchet"].items[0].state = "spent"
    do(t, HeroActs("hatchet"))
    assert reasons(t) == {f"card:{A}": "card_waiting", "card:hatchet-winged_shoes": "item_spent"}


def test_cards_of_the_round_do_not_pay_for_damage():
    t = table(A, f"{B}:chosen", agenda=[Harm("hatchet", 2, "trap")])
    assert reasons(t) == {f"card:{B}": "card_chosen"}


def test_enemies_out_of_range_or_hit_already_are_no_targets():
    three = dict.fromkeys("abc", "zealot~9")
    t = arrange("c h a . b", monsters=three, agenda=[Act("hatchet", Attack(value=1, targets=2))])
    first, far = at(t, "a3").id, at(t, "a5").id
    assert reasons(t) == {f"piece:{far}": "out_of_range"}
    take(t, Target(first))
    assert reasons(t) == {f"piece:{first}": "hit_already", f"piece:{far}": "out_of_range"}


def test_a_wall_hides_an_enemy():
    t = arrange(
        "h . a\n b\n", monsters={"a": "zealot", "b": "zealot"}, agenda=[Act("hatchet", Attack(value=1, range=5))]
    )
    assert "out_of_sight" not in reasons(t).values()
    t = arrange(
        "h   a\n . b .", monsters={"a": "zealot", "b": "zealot"}, agenda=[Act("hatchet", Attack(value=1, range=5))]
    )
    assert reasons(t)[f"piece:{at(t, 'a2').id}"] == "out_of_sight"


def test_what_is_protected_is_no_target():
    objectives = {"A": Objective(kind="ward", health=3, protect=True)}
    t = arrange("A h a b", monsters=dict.fromkeys("ab", "zealot"), objectives=objectives)
    do(t, Act("hatchet", Attack(value=1, range=2)))
    assert "protected" in reasons(t).values()


def test_hexes_where_a_move_cannot_end_say_why():
    t = arrange("h . . # a .\n . .", monsters={"a": "zealot"}, agenda=[Act("hatchet", Move(value=1))])
    assert reasons(t) == {
        "a3": "hex_too_far",
        "a4": "hex_obstacle",
        "a5": "hex_taken",
        f"piece:{at(t, 'a5').id}": "hex_taken",
        "a6": "hex_cut_off",
        "b2": "hex_too_far",
    }
