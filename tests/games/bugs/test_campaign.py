"""The campaign.  [BB-1xx, BB-47xx, BB-48xx]"""

import pytest

from questhall.core import Setup, Table
from questhall.core.errors import FileError, SetupError
from questhall.games.bugs import GAME
from questhall.games.bugs.campaign import after, begin, choosable, is_over, read, save, upcoming
from questhall.games.bugs.content import load
from tests.ledger import rule


def travel(character: str):
    """Every scenario won, always the first of those that come next."""
    campaign = begin(character)
    while not is_over(campaign):
        campaign = after(campaign, upcoming(campaign)[0], won=True)
    return campaign


@rule("BB-4801", "BB-106")
def test_a_campaign_begins_with_scenario_one():
    assert upcoming(begin("tinkerer")) == ("a_rude_welcome",)


@rule("BB-4715", "BB-R-50")
def test_a_lost_scenario_is_tried_again_and_nothing_else_is_lost():
    won = after(begin("bruiser"), "a_rude_welcome", won=True)
    lost = after(won, "crossing_the_road", won=False)
    assert upcoming(lost) == ("crossing_the_road",)
    assert lost.won == ("a_rude_welcome",)


@rule("BB-4716", "BB-306")
def test_after_success_the_scenario_names_the_next():
    campaign = after(begin("bruiser"), "a_rude_welcome", won=True)
    assert upcoming(campaign) == ("crossing_the_road",)


@rule("BB-D-08", "BB-302")
@pytest.mark.parametrize(("character", "gate"), [("bruiser", "barging_in"), ("tinkerer", "in_the_walls")])
def test_the_way_forks_by_character(character, gate):
    campaign = begin(character)
    for name in ("a_rude_welcome", "crossing_the_road"):
        campaign = after(campaign, name, won=True)
    assert upcoming(campaign) == (gate,)


@rule("BB-107", "BB-D-08", "BB-EX-54")
@pytest.mark.parametrize("character", list(load().characters))
def test_one_campaign_plays_fourteen_of_twenty_scenarios(character):
    assert len(travel(character).won) == 14
    assert travel(character).won[-1] == "showdown"


@rule("BB-203", "BB-202")
def test_any_scenario_that_allows_the_character_may_be_chosen():
    names = choosable(begin("bruiser"))
    assert names[0] == "a_rude_welcome"
    assert "showdown" in names
    assert "mind_control" not in names


@rule("BB-4711", "BB-4712", "BB-4713", "BB-4714", "BB-4805", "BB-4810", "BB-R-50")
def test_every_scenario_begins_with_all_cards_items_and_health():
    for _ in range(2):
        t = Table.sit(GAME, Setup("bugs", "a_rude_welcome", ("bruiser",), 1))
        you = t.state.figures["hero"]
        assert (you.health, you.conditions, t.state.items) == (you.most, {}, [])
        assert {each.zone for each in t.state.cards} == {"hand"}


def test_a_campaign_is_kept_in_a_file(tmp_path):
    campaign = travel("mindthief")
    save(campaign, tmp_path / "way.json")
    assert read(tmp_path / "way.json") == campaign


def test_a_file_that_holds_no_campaign_is_refused(tmp_path):
    path = tmp_path / "way.json"
    path.write_text('{"character": 3}')
    with pytest.raises(FileError, match=r"way\.json holds no campaign"):
        read(path)
    path.write_text('{"character": "bruiser", "attempts": [{"scenario": "moon", "won": true}]}')
    with pytest.raises(FileError, match="there is no scenario “moon”"):
        read(path)


def test_nobody_else_is_there_to_play():
    with pytest.raises(SetupError, match="There is no “wizard”"):
        begin("wizard")
    with pytest.raises(SetupError, match="“mind_control” is not for “bruiser”"):
        after(begin("bruiser"), "mind_control", won=True)
