"""Chapters 7 and 8: what both heroes do, and what each level gives."""

import pytest

from questhall.games.heroes.choices import Done, Go, LookAtDeck, Play, TakeCard
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.people import experts_left, hand_limit
from questhall.games.heroes.state import Flag
from questhall.games.heroes.steps.levels import GainExperience
from questhall.games.heroes.steps.meeting import Enter
from questhall.games.heroes.steps.turn import Act
from tests.games.heroes.board import CONTENT, arrange, offered, prompt, side, take
from tests.ledger import rule

BARE = {0: {"purse": Purse()}, 1: {"purse": Purse()}}


@rule("HM-724", "HM-702")
def test_a_secondary_hero_visits_flags_and_fights_like_the_main_hero():
    t = arrange(tiles={"s3": (0, 0, 0), "f3": (3, -2, 0)}, at={1: "s3_w"}, second={0: "f3_ne"}, sides=BARE)
    take(t, Go("second", "f3_nw"))
    assert (side(t).purse.gold > 0, t.state.visited) == (True, ["f3_nw"])
    mine = arrange(agenda=[Enter(0, "second", "s3_sw")], second={0: "s3_c"}, opened=["s3_sw"])
    assert mine.state.flags["s3_sw"] == Flag(0, "materials")
    fought = arrange(agenda=[Enter(0, "second", "f1_e")], second={0: "f1_c"}, sides=BARE)
    assert (prompt(fought), fought.state.combat.pawn) == ("place_units", "second")


@pytest.mark.parametrize(("pawn", "plays"), [("main", [Play("diplomacy", 1)]), ("second", [])])
@rule("HM-705")
def test_only_the_main_hero_makes_a_truce_with_a_card(pawn, plays):
    own = {0: {"experience": 2, "purse": Purse(20, 20, 20)}}
    t = arrange(agenda=[Enter(0, pawn, "f1_e")], second={0: "f1_c"}, hands={0: ["diplomacy"]}, sides=own)
    assert offered(t, Play) == plays
    take(t, Done())


@pytest.mark.parametrize(
    ("level", "card", "limit", "experts"),
    [
        pytest.param(2, "", 4, 1, marks=rule("HM-817")),
        pytest.param(3, "", 5, 1, marks=rule("HM-818")),
        pytest.param(4, "catherine_4", 5, 2, marks=rule("HM-819", "HM-806")),
        pytest.param(5, "", 6, 2, marks=rule("HM-820")),
        pytest.param(6, "catherine_6", 6, 3, marks=rule("HM-821", "HM-806")),
        pytest.param(7, "", 7, 3, marks=rule("HM-822")),
    ],
)
@rule("HM-815")
def test_each_level_gives_its_specialty_or_a_search_of_two_abilities(level, card, limit, experts):
    piles = {"ability": (["luck", "offense", "tactics"], ["estates"])}
    t = arrange(agenda=[GainExperience(0, 2), Act(0)], sides={0: {"experience": 2 * level - 4}}, piles=piles)
    assert (hand_limit(t, 0), experts_left(t, 0)) == (limit, experts)
    assert (prompt(t), side(t).hand) == (("act", [card]) if card else ("search_deck", []))
    if not card:
        take(t, LookAtDeck())
        assert offered(t, TakeCard) == [TakeCard("luck"), TakeCard("offense")]
    assert not card or CONTENT.cards[card].level == level
