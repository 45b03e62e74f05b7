"""The campaign page: the way as a map, what was played, what comes next; and the stories around scenarios."""

import pytest

from questhall.core import Setup, Table
from questhall.core.running import advance
from questhall.games.bugs import GAME
from questhall.games.bugs.campaign import way
from questhall.games.bugs.choices import OtherScenario
from questhall.games.bugs.chronicle import ScenarioEnded
from questhall.games.bugs.content import load
from questhall.games.bugs.state import Attempt, Campaign
from questhall.games.bugs.steps.ending import SettleRound
from questhall.haven.choices import EndCampaign, PlayScenario
from questhall.words import LANGUAGES, words_for
from tests.games.bugs.board import told
from tests.games.bugs.test_campaign import conclude, played, sit
from tests.ledger import rule

FIRST, SECOND = "a_rude_welcome", "crossing_the_road"


def after(*results: str):
    """A campaign whose first scenario was tried, with these results."""
    t = sit()
    for result in results:
        t.take(0, PlayScenario(FIRST))
        conclude(t, result, "completed" if result == "won" else "exhausted")
    return t


def test_the_map_shows_the_way_and_what_lies_beside_it():
    board = sit().scene(0).boards["way"]
    assert [name for name, cell in board.cells.items() if not cell.fog] == [FIRST]
    assert [edge.cells for edge in board.edges][:1] == [(FIRST, SECOND)]
    assert len(board.cells) == len(way("bruiser")) + 4


def test_what_was_played_is_told_the_last_first():
    rows = after("lost", "won").scene(0).panels["history"].rows
    assert [(row.name, row.value, row.detail) for row in rows] == [
        ("1. A Rude Welcome", "won", "1 round · attempt 2"),
        ("1. A Rude Welcome", "lost", "1 round"),
    ]


def test_won_and_lost_are_marked_on_the_map():
    marks = after("lost", "won").scene(0).boards["way"].cells[FIRST].marks
    assert [(mark.name, mark.count) for mark in marks] == [("won", 1), ("lost", 1)]


def test_the_next_scenario_is_recommended_and_others_say_how_to_get_there():
    scene = after("won").scene(0)
    assert (scene.choices[0].label, scene.choices[0].tone) == ("Play 2. Crossing the Road", "main")
    assert {each.rule for each in scene.blocked} == {"BB-203"}


def test_to_end_a_campaign_is_asked_twice():
    choices = {choice.id: choice.confirm for choice in after("won").scene(0).choices}
    assert [name for name, question in choices.items() if question] == [str(EndCampaign())]


@rule("BB-3902", "BB-4715")
@pytest.mark.parametrize(("reason", "rounds"), [("no_cards", 5), ("exhausted", 6)])
def test_a_round_for_which_no_cards_are_left_is_not_counted(reason, rounds):
    t = sit()
    t.take(0, PlayScenario(FIRST))
    t.state.round = 6
    conclude(t, "lost", reason)
    assert t.state.campaign.attempts[-1].rounds == rounds


@rule("BB-4801", "BB-4716", "BB-204")
def test_every_chapter_has_its_story():
    t = sit()
    cover = t.scene(0)
    t.take(0, PlayScenario(FIRST))
    begun = t.scene(0)
    conclude(t)
    told = t.scene(0)
    assert [scene.chapter for scene in (cover, begun, told)] == ["0", f"0.{FIRST}", f"1.{FIRST}.won"]
    lost = sit()
    lost.take(0, PlayScenario(FIRST))
    conclude(lost, "lost", "exhausted")
    assert lost.scene(0).chapter == f"1.{FIRST}.lost"  # taken back and won, it has another story
    assert "thimble" in cover.welcome[0]
    assert begun.welcome[0] not in cover.welcome
    assert begun.welcome[1] == "Goal: defeat all monsters, end your turn on A."
    assert words_for(GAME.folder, "en").name("conclusion", FIRST) in told.welcome
    assert told.welcome[-1] == "Next: 2. Crossing the Road."


def test_after_a_loss_the_story_is_another_one():
    won, lost = after("won").scene(0).welcome, after("lost").scene(0).welcome
    assert won[1] != lost[1]
    assert lost[2] == "You can try again: 1. A Rude Welcome."


def test_how_the_game_goes_is_told_in_the_first_scenario_only():
    t = after("won")
    t.take(0, PlayScenario(SECOND))
    assert len(t.scene(0).welcome) == 2


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_the_end_of_a_campaign_tells_its_story_and_what_was_reached(language):
    t = sit()
    t.state.campaign = played(*way("bruiser")[:-1])
    t.take(0, OtherScenario())
    t.take(0, PlayScenario("showdown"))
    conclude(t)
    scene = t.scene(0, language)
    assert (scene.result, scene.ending[-3:]) == ("won", "14.")
    assert len(scene.ending) > 100


def test_every_scenario_tells_what_came_of_it_when_it_is_played_by_itself():
    t = Table.sit(GAME, Setup("bugs", FIRST, ("bruiser",), 1))
    conclude(t)
    assert t.scene(0).ending == f"The scenario is completed. {after('won').scene(0).welcome[1]}"


def test_what_a_scenario_brings_is_told_in_the_log_the_story_and_beside_the_next_one():
    t = sit()
    t.take(0, PlayScenario(FIRST))
    t.tell(ScenarioEnded(FIRST, "completed"))
    conclude(t)
    scene = t.scene(0)
    items = "New items to choose from: " + next(
        row.detail for row in scene.panels["next"].rows if row.name == "New items"
    )
    assert items.count(",") == 5
    assert scene.welcome[2] == f"{items}."
    assert scene.log[-1].text == f"A Rude Welcome: completed. {items}"


def test_what_was_known_already_is_not_told_as_new_when_an_early_scenario_is_played_again():
    t = sit()
    t.state.campaign = played(*way("bruiser")[:10])
    t.take(0, OtherScenario())
    t.take(0, PlayScenario(FIRST))
    t.state.completed = True
    SettleRound().run(t)
    advance(t)
    scene = t.scene(0)
    assert told(t, ScenarioEnded)[-1].farthest == way("bruiser")[9]
    assert scene.log[-1].text == "A Rude Welcome: completed"
    assert not any("New items" in text for text in scene.welcome)
    assert scene.panels["next"].rows[0].ref.endswith(way("bruiser")[10])


@rule("BB-R-51")
@pytest.mark.parametrize(("earlier", "told"), [((), True), (("arena_challenge",), False)])
def test_the_items_of_a_promotional_scenario_are_told_also_to_whom_it_leads_nowhere(earlier, told):
    t = sit("silent_knife")
    t.state.campaign = played(*way("silent_knife")[:4], *earlier, "arena_challenge")
    t.tell(ScenarioEnded("arena_challenge", "completed", farthest=way("silent_knife")[3], again=bool(earlier)))
    scene, items = t.scene(0), "New items to choose from: Beetle's Carapace, Rodent's Fang"
    assert (f"{items}." in scene.welcome) == told
    assert scene.log[-1].text == ". ".join(("Arena Challenge: completed", *([items] if told else [])))


def test_a_new_level_is_told():
    t = sit()
    t.state.campaign = played(FIRST, SECOND)
    told = t.scene(0).welcome
    assert told[3] == "Level 2: more hit points, one card to upgrade, a new modifier table."
    assert not any("Room for" in line for line in told)


def test_before_somebody_is_chosen_the_page_shows_the_characters_and_the_whole_way():
    scene = sit("").scene(0)
    assert [choice.on for choice in scene.choices] == [(f"card:{name}",) for name in scene.zones["characters"].cards]
    assert scene.cards["bruiser"].lines[-1] == "Hit points by level: 12 · 13 · 15 · 16 · 18"
    assert (scene.tracks["way"].most, len(scene.boards["way"].edges)) == (14, 13)


@pytest.mark.parametrize("character", list(load().characters))
def test_the_page_shows_the_character_with_all_cards(character):
    scene = sit(character).scene(0)
    assert (len(scene.zones["hand"].cards), len(scene.zones["upgrades"].cards)) == (4, 4)
    assert scene.panels["character"].rows[0].icon == scene.pieces["hero"].icon


@rule("BB-204", "BB-305")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", list(load().scenarios))
def test_special_rules_and_what_is_to_be_protected_are_read_before_a_scenario(scenario, language):
    printed = load().scenarios[scenario]
    t = sit(printed.only or "tinkerer" if printed.without != "tinkerer" else "bruiser")
    t.state.campaign = Campaign((Attempt(scenario, "exhausted"),))
    words, rows = words_for(GAME.folder, language), t.scene(0, language).panels["next"].rows
    details = [row.detail.lower() for row in rows]
    assert all(words.describe(rule).lower() in details for rule in printed.rules)
    t.take(0, PlayScenario(scenario))
    read = " ".join(t.scene(0, language).welcome)
    assert all(words.describe(rule) in read for rule in printed.rules)
    guarded = [each.kind for each in printed.objectives.values() if each.protect]
    assert all(words.name("being", kind) in read for kind in guarded)
    assert sum(words.say("note-protect") == row.detail for row in rows) == len(guarded)


@rule("BB-303")
@pytest.mark.parametrize(
    ("scenario", "there", "coming"),
    [
        ("the_bouncer", "Stuffed Construct", "Tattered Construct"),
        ("showdown", "Mounted Prince", "Goring Beetle, Demon Prince"),
        ("the_beast_tamer", "Mouse ×2; Sewer Rat; Bandit Guard, elite", ""),
    ],
)
def test_the_page_names_all_monsters_of_the_next_scenario(scenario, there, coming):
    t = sit()
    t.state.campaign = Campaign((Attempt(scenario, "exhausted"),))
    rows = {row.name: row.detail for row in t.scene(0).panels["next"].rows}
    assert (rows["Monsters"], rows.get("They can come", "")) == (there, coming)


@rule("BB-R-51")
def test_items_of_a_promotional_scenario_are_told_when_it_is_completed():
    t = sit()
    t.state.campaign = played(*way("bruiser")[:5], "arena_challenge")
    assert "Beetle's Carapace, Rodent's Fang" in " ".join(t.scene(0).welcome)
