"""The campaign: one long table.  [BB-1xx, BB-2xx, BB-47xx, BB-48xx]"""

import random

import pytest

from questhall.bots import make_bot
from questhall.core import Outcome, Setup, Table
from questhall.core.running import advance
from questhall.games.bugs import GAME
from questhall.games.bugs.campaign import is_over, others, upcoming, way
from questhall.games.bugs.choices import Back, ChangeDifficulty, OtherScenario, SetDifficulty
from questhall.games.bugs.content import load
from questhall.games.bugs.outlook import outlook
from questhall.games.bugs.state import HERO, Attempt, Campaign, Gear
from questhall.haven.choices import EndCampaign, PlayScenario
from tests.games.bugs.test_data import BOXED
from tests.ledger import rule


def played(*names: str) -> Campaign:
    """Scenarios that were won, or lost where a ! stands behind the name."""
    ends = {True: "exhausted", False: "completed"}
    return Campaign(tuple(Attempt(name.rstrip("!"), ends["!" in name]) for name in names))


def sit(character: str = "bruiser", **options) -> Table:
    return Table.sit(GAME, Setup("bugs", "campaign", (character,), 1, options))


def offered(t: Table) -> tuple:
    return t.decisions[0].choices


def conclude(t: Table, result: str = "won", reason: str = "completed") -> None:
    """The scenario that is being played ends."""
    t.end(Outcome(result, reason))
    t._decisions = None
    advance(t)


@rule("BB-4801", "BB-106")
def test_a_campaign_begins_with_scenario_one():
    assert upcoming(Campaign(), "tinkerer") == ("a_rude_welcome",)
    assert offered(sit()) == (PlayScenario("a_rude_welcome"), OtherScenario(), ChangeDifficulty())


@rule("BB-4715", "BB-R-50")
def test_a_lost_scenario_is_tried_again_and_nothing_else_is_lost():
    campaign = played("a_rude_welcome", "crossing_the_road!")
    assert upcoming(campaign, "bruiser") == ("crossing_the_road",)
    assert campaign.won == ("a_rude_welcome",)
    assert upcoming(played("a_rude_welcome", "showdown!"), "bruiser") == ("showdown",)


@rule("BB-4716", "BB-306")
def test_after_success_the_scenario_names_the_next():
    assert upcoming(played("a_rude_welcome"), "bruiser") == ("crossing_the_road",)
    assert upcoming(played("a_rude_welcome", "crossing_the_road", "barging_in"), "bruiser") == ("buttons_arena",)


def test_after_a_tale_that_leads_nowhere_the_way_goes_on_where_it_was():
    campaign = played("a_rude_welcome", "another_tale")
    assert upcoming(campaign, "bruiser") == ("crossing_the_road",)
    assert not is_over(campaign, "bruiser")


@rule("BB-R-70")
def test_after_an_early_scenario_is_played_again_the_way_goes_on_from_the_farthest():
    path = way("bruiser")
    assert upcoming(played(*path[:4], path[0]), "bruiser") == (path[4],)
    assert upcoming(played(*path[:4], f"{path[0]}!"), "bruiser") == (path[4],)
    assert upcoming(played(*path[:4], f"{path[4]}!"), "bruiser") == (path[4],)


@rule("BB-R-70", "BB-203")
def test_a_scenario_that_was_not_opened_may_be_played_but_the_campaign_is_not_over_with_it():
    path = way("bruiser")
    assert upcoming(played("showdown"), "bruiser") == (path[0],)
    assert not is_over(played("showdown"), "bruiser")
    assert not is_over(played(*path[:5], *path[6:]), "bruiser")
    assert is_over(played("showdown", *path[:-1]), "bruiser")


@rule("BB-R-70", "BB-306")
def test_a_promotional_scenario_is_opened_by_the_one_before_it_and_leads_on():
    assert upcoming(played("a_rude_welcome", "crossing_the_road", "narrow_escape"), "bruiser") == ("buttons_arena",)
    assert upcoming(played("a_rude_welcome", "narrow_escape"), "bruiser") == ("crossing_the_road",)


@rule("BB-D-08", "BB-302")
@pytest.mark.parametrize(("character", "gate"), [("bruiser", "barging_in"), ("tinkerer", "in_the_walls")])
def test_the_way_forks_by_character(character, gate):
    assert upcoming(played("a_rude_welcome", "crossing_the_road"), character) == (gate,)


@rule("BB-107", "BB-D-08")
@pytest.mark.parametrize("character", list(load().characters))
def test_one_campaign_plays_fourteen_of_twenty_scenarios(character):
    assert (len(way(character)), len(BOXED)) == (14, 20)
    assert all(load().scenarios[name].allows(character) for name in way(character))
    assert is_over(played(*way(character)), character)
    assert not is_over(played(*way(character)[:-1]), character)


@rule("BB-203", "BB-202")
def test_any_scenario_that_allows_the_character_may_be_chosen():
    t = sit()
    t.take(0, OtherScenario())
    assert {PlayScenario("a_rude_welcome"), PlayScenario("showdown")} < set(offered(t))
    assert PlayScenario("mind_control") not in offered(t)
    assert "mind_control" in others(Campaign(), "mindthief")
    t.take(0, PlayScenario("showdown"))
    assert t.state.scenario == "showdown"


def test_one_may_think_again():
    t = sit()
    before = t.freeze()
    for question in (OtherScenario(), ChangeDifficulty()):
        t.take(0, question)
        t.take(0, Back())
        assert t.freeze() == before


@rule("BB-216")
def test_the_difficulty_can_be_changed_between_scenarios():
    t = sit(difficulty="easy")
    t.take(0, ChangeDifficulty())
    assert SetDifficulty("easy") not in offered(t)
    t.take(0, SetDifficulty("hard"))
    t.take(0, PlayScenario("a_rude_welcome"))
    assert t.state.difficulty == "hard"


@rule("BB-1806", "BB-4711", "BB-4712", "BB-4713", "BB-4714", "BB-4805", "BB-4810")
@pytest.mark.parametrize(("result", "reason"), [("won", "completed"), ("lost", "exhausted")])
def test_every_scenario_begins_with_all_cards_items_and_health(result, reason):
    t = sit()
    t.take(0, PlayScenario("a_rude_welcome"))
    fresh = t.freeze()
    t.state.figures[HERO].health, t.state.cards[0].zone = 1, "lost"
    t.state.figures[HERO].conditions = {"poison": False}
    t.state.items.append(Gear("iron_nail", "lost"))
    t.state.hero_row = t.state.monster_row = 3
    conclude(t, result, reason)
    t.take(0, OtherScenario())
    t.take(0, PlayScenario("a_rude_welcome"))
    t.state.campaign = Campaign()
    assert t.freeze() == fresh


@rule("BB-108")
@pytest.mark.parametrize(
    ("result", "reason", "following"),
    [("won", "completed", "crossing_the_road"), ("lost", "exhausted", "a_rude_welcome")],
)
def test_the_end_of_a_scenario_is_written_down_and_the_campaign_goes_on(result, reason, following):
    t = sit()
    t.take(0, PlayScenario("a_rude_welcome"))
    conclude(t, result, reason)
    assert t.outcome is None
    assert t.state.campaign == Campaign((Attempt("a_rude_welcome", reason, 1),))
    assert offered(t)[0] == PlayScenario(following)


def test_a_scenario_that_is_lost_in_the_middle_of_an_attack_leads_back_to_the_page():
    t, chance = sit(), random.Random(1)
    t.take(0, PlayScenario("a_rude_welcome"))
    while t.state.scenario:
        t.take(0, chance.choice(offered(t)))
    assert t.outcome is None
    assert [attempt.won for attempt in t.state.campaign.attempts] == [False]
    assert list(GAME.faults(t)) == []


def test_the_last_scenario_completes_the_campaign():
    t = sit()
    t.state.campaign = played(*way("bruiser")[:-1])
    t.take(0, OtherScenario())
    t.take(0, PlayScenario("showdown"))
    conclude(t)
    assert t.outcome == Outcome("won", "campaign_completed", (0,), score=14)


def test_a_campaign_can_be_ended_once_something_was_played():
    t = sit()
    assert EndCampaign() not in offered(t)
    t.take(0, PlayScenario("a_rude_welcome"))
    conclude(t)
    t.take(0, EndCampaign())
    assert t.outcome == Outcome("ended", "campaign_ended", score=1)


def test_bots_like_scenarios_won_better_than_lost_and_do_not_end_the_campaign():
    likes = {}
    for result, reason in (("won", "completed"), ("lost", "exhausted")):
        t = sit()
        t.take(0, PlayScenario("a_rude_welcome"))
        conclude(t, result, reason)
        likes[result] = outlook(t, 0)
    t.take(0, EndCampaign())
    assert likes["won"] > likes["lost"] > outlook(t, 0)


def test_a_greedy_bot_plays_instead_of_thinking_again():
    t = sit()
    assert make_bot("greedy", GAME, 1).choose(t.view(0), t.decisions[0]) == PlayScenario("a_rude_welcome")


@pytest.mark.parametrize(("losses", "gives_up"), [(4, False), (5, True)])
def test_a_bot_gives_up_after_many_losses(losses, gives_up):
    t = sit()
    for _ in range(losses):
        t.take(0, PlayScenario("a_rude_welcome"))
        conclude(t, "lost", "exhausted")
    chosen = make_bot("greedy", GAME, 1).choose(t.view(0), t.decisions[0])
    assert (chosen == EndCampaign()) is gives_up
