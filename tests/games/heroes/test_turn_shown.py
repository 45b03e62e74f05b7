"""Chapter 4: the hand limit, movement of two heroes, and what an action sets off."""

import pytest

from questhall.games.heroes.choices import DiscardCard, Done, EndTurn, Go, TakeDiscard
from questhall.games.heroes.effects import Purse, TakeTop
from questhall.games.heroes.state import Pawn
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.searching import SearchDeck
from questhall.games.heroes.steps.turn import Act, FinishTurn, StartTurn
from tests.games.heroes.board import arrange, offered, prompt, side, take
from tests.ledger import rule

FIVE = ["attack", "attack", "defense", "power", "knowledge"]
MAP = {"s3": (0, 0, 0), "f3": (3, -2, 0), "s1": (20, 20, 0)}


@rule("HM-403")
def test_cards_above_the_limit_are_discarded_also_where_nobody_draws():
    t = arrange(agenda=[StartTurn(0)], hands={0: FIVE}, proclaimed="stars_explorers", round=2)
    assert (prompt(t), offered(t, Done)) == ("discard_down", [])
    take(t, DiscardCard("attack"))
    assert offered(t, Done) == [Done()]


@rule("HM-407")
def test_cards_that_are_gained_later_may_exceed_the_limit_to_the_end_of_the_turn():
    gains = [SearchDeck(0, "spell"), Perform(0, "main", (TakeTop("artifact"),))]
    piles = {"spell": (["haste"], ["cure"]), "artifact": (["speculum"], ["rib_cage"])}
    t = arrange(agenda=[*gains, Act(0), FinishTurn(0)], hands={0: FIVE[:4]}, piles=piles)
    take(t, TakeDiscard(), EndTurn())
    assert (side(t).hand, dict(t.decisions)) == ([*FIVE[:4], "cure", "speculum"], {})


@pytest.mark.parametrize(
    ("main", "second", "going"), [(0, 2, {"second"}), (3, 0, {"main"}), (1, 1, {"main", "second"})]
)
@rule("HM-417")
def test_a_hero_goes_only_with_the_own_movement(main, second, going):
    heroes = {"main": Pawn("s3_c", main, "s3_c"), "second": Pawn("f3_w", second, "f3_w")}
    t = arrange(tiles=MAP, sides={0: heroes})
    assert {go.pawn for go in offered(t, Go)} == going


@rule("HM-421", "HM-419")
def test_a_field_that_a_hero_passes_is_not_visited():
    t = arrange(tiles=MAP, at={0: "f3_e"}, second={0: "f3_ne"})
    take(t, Go("main", "f3_nw", ("f3_ne",)))
    assert (side(t).experience, t.state.visited, side(t).main.at) == (0, ["f3_nw"], "f3_nw")


@rule("HM-425")
def test_what_a_field_sets_off_comes_before_the_next_action_of_anybody():
    tiles = {"s3": (20, 0, 0), "f7": (0, 0, 0), "s1": (0, 20, 0)}
    t = arrange(tiles=tiles, at={0: "f7_e"}, sides={1: {"purse": Purse(20, 20, 20)}})
    assert set(t.decisions) == {0, 1}
    take(t, Go("main", "f7_c"))
    assert (list(t.decisions), prompt(t)) == ([0], "search_deck")
