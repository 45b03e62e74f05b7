"""What came of a combat, a mission and the game, as a report in the log."""

import pytest

from questhall.core import Deal, Table
from questhall.core.scene import Panel, Report
from questhall.games.heroes import GAME
from questhall.games.heroes import events as e
from questhall.games.heroes.choices import LookAtDeck, SpendMorale, TakeCard
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.scenes.reports import unit_fates
from questhall.games.heroes.state import NOBODY
from questhall.games.heroes.steps.campaign import CloseMission, OpenMission
from questhall.games.heroes.steps.ending import LastRoundOver
from questhall.games.heroes.steps.levels import ReachLevel
from questhall.games.heroes.steps.turn import Act
from questhall.server.story import Story
from tests.games.heroes.board import CONTENT, arrange, prompt, sit, take
from tests.ledger import rule

TILES = {"s3": (0, 0, 0), "f1": (2, 1, 0)}
FOUGHT = (
    *(e.UnitDeployed("a1_griffins", "griffins", 17), e.UnitDeployed("a2_marksmen", "marksmen", 18)),
    *(e.UnitDeployed("d1_boars", "boars", 1), e.UnitDeployed("d2_boars", "boars", 2)),
    *(e.UnitDefeated("d1_boars", "boars"), e.UnitTurned("a1_griffins"), e.UnitDefeated("d2_boars", "boars")),
)
PLACE = "s3_w"
ATTACKED = e.CombatAnnounced(0, PLACE, NOBODY)


def combat(seat=0, *, begun=ATTACKED, winner=0, how="won", after=()) -> Report:
    t = arrange(tiles=TILES)
    found = GAME.report(t.view(seat), [begun, *FOUGHT, e.CombatEnded(winner, how)], after, "en")
    assert found is not None
    return found


def rows(panel: Panel) -> list[tuple[str, str, str]]:
    return [(row.name, row.value, row.detail) for row in panel.rows]


def test_a_report_of_a_combat_tells_who_won_and_what_became_of_all_units():
    found = combat()
    assert (found.title, found.text, found.result) == ("Combat · Treasure", ("Winner: Catherine",), "won")
    attacker, defender = found.parts
    assert (attacker.title, attacker.owner, attacker.chip) == ("Attacker: Catherine", 0, "lost 0 of 2")
    assert rows(attacker) == [("Griffins", "", "a Few now"), ("Marksmen", "", "still stand")]
    assert (defender.title, defender.owner, defender.chip) == ("Defender: guards", None, "lost 2 of 2")
    assert rows(defender) == [("Boars", "×2", "beaten")]


def test_a_report_tells_what_the_combat_brought_and_not_what_has_nothing_to_do_with_it():
    gained = (e.ExperienceGained(0, 1), e.DiceRolled(0, "treasure", (0,)), e.ResourcesGained(0, Purse(gold=2)))
    found = combat(after=(*gained, e.TurnEnded(0), e.TurnBegan(1), e.ExperienceGained(1, 2)))
    assert [row.name for row in found.parts[2].rows] == ["Catherine: +1 experience", "Catherine gains 2 gold"]


@pytest.mark.parametrize(("seat", "result"), [(0, "lost"), (1, "won"), (None, "")])
def test_each_side_is_told_how_a_combat_ended_for_it_and_others_only_in_the_log(seat, result):
    found = combat(seat, begun=e.CombatAnnounced(0, PLACE, 1), winner=1)
    assert (found.result, found.text) == (result, ("Winner: Sandro",))


def test_a_report_tells_of_a_retreat():
    assert combat(winner=NOBODY, how="retreat").text == ("Catherine retreats. Winner: guards",)
    assert combat(winner=NOBODY, how="retreat").result == "lost"


@rule("HM-2404")
def test_a_report_tells_that_no_movement_was_left_for_another_combat_round():
    t = arrange(tiles=TILES)
    events = [ATTACKED, *FOUGHT, e.MovementSpent(0), e.CombatEnded(NOBODY, "retreat")]
    found = GAME.report(t.view(0), events, (), "en")
    assert found is not None
    assert found.text[1] == "Against guards another combat round costs a movement point, and none was left."


@pytest.mark.parametrize(
    ("begun", "winner", "text", "result"),
    [
        (e.RivalAttacked("sandro", 0, PLACE), 0, "Winner: Catherine", "won"),
        (e.RivalAttacked("sandro", 0, PLACE), NOBODY, "Winner: Sandro (AI)", "lost"),
        (e.RivalChallenged(0, "sandro", PLACE), 0, "Winner: Catherine", "won"),
        (e.RivalChallenged(0, "sandro", PLACE), NOBODY, "Winner: Sandro (AI)", "lost"),
    ],
)
def test_a_hero_of_the_ai_is_called_by_name(begun, winner, text, result):
    found = combat(begun=begun, winner=winner)
    assert (found.text, found.result) == ((text,), result)


@pytest.mark.parametrize(("rival", "name"), [("sandro", "Sandro (AI)"), ("", "guards")])
def test_the_log_names_who_of_the_ai_has_won(rival, name):
    line = GAME.line(arrange(tiles=TILES).view(0), e.CombatEnded(NOBODY, "won", rival), "en")
    assert line.text == f"The combat is over, won by {name}"


def test_a_card_that_another_player_found_is_not_named_in_a_report():
    t = arrange(tiles=TILES, at={0: "s3_c"})
    t.events += [e.CombatAnnounced(0, PLACE, 1), *FOUGHT, e.CombatEnded(0, "won")]
    t.events += [e.CardFound(0, "magic_arrow", "spell")]
    told = {seat: str(t.log(seat)[-2].line.report) for seat in (0, 1, None)}
    assert "Magic Arrow" in told[0]
    assert "Magic Arrow" not in told[1] + told[None]


def test_a_report_also_tells_what_was_found_in_a_search_after_the_combat_and_not_what_is_done_then():
    own = {"piles": {"ability": (["luck", "offense"], ["wisdom"])}, "sides": {0: {"morale": 1}}, "tiles": TILES}
    t = arrange(agenda=[ReachLevel(0, 2), Act(0)], **own)
    t.events[:0] = [ATTACKED, *FOUGHT, e.CombatEnded(0, "won")]
    story = Story(0, "en")

    def brought(t):
        (found,) = [told.line.report for told in story.lines(t) if told.line.report]
        return [row.name for row in found.parts[2].rows]

    full = ["Catherine reaches level 2", "Catherine gains Luck, unseen by the others"]
    take(t, LookAtDeck())
    before = t.copy()
    assert brought(t) == full[:1]
    take(t, TakeCard("luck"))
    assert brought(t) == full
    take(t, SpendMorale("draw"))
    assert brought(t) == full
    assert brought(before) == full[:1], "what was taken back is not told"


def mission(**record) -> Report:
    t = sit("catherine", scenario="campaign")
    for name, value in record.items():
        setattr(t.state.campaign, name, value)
    t = Table(GAME, Deal(t.state, [CloseMission()]), t.rng)
    (found,) = [entry.line.report for entry in t.log(0) if entry.line.kind == "mission_ended"]
    assert found is not None
    return found


@rule("HM-108")
def test_a_report_of_a_mission_tells_why_it_ended_and_what_comes_next():
    found = mission(won=True, reason="mines_flagged")
    assert (found.result, found.text) == ("won", ("The mines are yours.", "Next mission: II. The Raider."))


@rule("HM-3221", "HM-3222")
def test_a_report_of_a_won_mission_tells_what_stays_behind_and_why():
    (left,) = mission(won=True, reason="mines_flagged").parts
    assert [row.name for row in left.rows][:2] == ["Level and experience", "The other cards"]
    assert "level 1" in left.rows[0].detail
    assert "5 cards of your choice" in left.rows[1].detail
    assert not mission(won=False, reason="town_lost").parts


@rule("HM-3222")
def test_when_the_cards_for_the_next_mission_are_chosen_a_report_tells_them():
    t = sit("catherine", scenario="campaign")
    t.state.campaign.won, t.state.campaign.reason = True, "mines_flagged"
    t = Table(GAME, Deal(t.state, [CloseMission()]), t.rng)
    while prompt(t) == "keep_cards":
        take(t, t.decisions[0].choices[0])
    (found,) = [entry.line.report for entry in t.log(0) if entry.line.kind == "cards_kept"]
    assert (found.title, found.result) == ("Into the next mission", "won")
    assert found.parts[0].chip == f"{len(t.state.campaign.cards)} cards"
    assert found.parts[0].title == "The hero takes along"


@rule("HM-3222")
def test_the_next_mission_begins_with_what_was_brought_along():
    t = sit("catherine", scenario="campaign")
    assert "brings along" not in t.scene(0, "en").welcome[0]
    t.state.campaign.mission, t.state.campaign.cards = 1, ["attack", "attack", "magic_arrow"]
    assert "brings along" not in t.scene(0, "en").welcome[0], "the first mission is still on the table"
    first = Table(GAME, Deal(t.state, [OpenMission()]), t.rng).scene(0, "en").welcome[0]
    assert first.startswith("“I. The Muster” is won. As every mission this one begins at level 1")
    assert first.endswith("Catherine brings along: Attack ×2, Magic Arrow.")


@rule("HM-R-156")
def test_a_lost_mission_can_be_tried_again():
    found = mission(won=False, reason="town_lost")
    assert found.result == "lost"
    assert found.text[1] == "The mission can be tried again, with the deck that it began with."


def test_after_the_last_mission_there_is_no_other():
    t = arrange(tiles=TILES)
    ended = e.MissionEnded(CONTENT.campaigns["campaign"].missions[-1], won=True, reason="utopia_flagged")
    found = GAME.report(t.view(0), [ended], (), "en")
    assert found is not None
    assert found.text[1] == "It was the last mission."


def test_the_report_of_a_game_that_points_have_decided_tells_them():
    t = arrange(tiles=TILES, agenda=[LastRoundOver()], sides={0: {"experience": 4}})
    (found,) = [entry.line.report for entry in t.log(1) if entry.line.kind == "game_ended"]
    assert found is not None
    assert (found.result, found.text) == ("lost", ("The last round is over.",))
    assert rows(found.parts[0])[0][1:] == ("9 points", "Level 3: 6 · flags × 1: 2 · buildings × 1: 1")
    assert rows(found.parts[0])[1][1] == "5 points"


def test_a_report_of_a_combat_tells_the_cards_that_each_side_has_played():
    played = [e.CardPlayed(0, "attack", 0), e.CardPlayed(0, "attack", 0), e.CardPlayed(1, "power", 0)]
    before = [e.CardPlayed(0, "estates", 0), e.CombatAnnounced(0, PLACE, 1), *played, *FOUGHT]
    found = GAME.report(arrange(tiles=TILES).view(0), [*before, e.CombatEnded(0, "won")], (), "en")
    assert found is not None
    assert [part.rows[-1].name for part in found.parts] == ["Cards played: Attack ×2", "Cards played: Power"]


def test_a_unit_that_has_grown_again_stands_and_a_summoned_one_is_no_loss():
    own = [e.UnitDeployed("a1_demons", "demons", 3), e.UnitTurned("a1_demons")]
    summoned = [e.UnitSummoned("a2_air", "air_elementals", 4), e.UnitDefeated("a2_air", "air_elementals")]
    assert unit_fates("attacker", own) == [("demons", "reduced")]
    assert unit_fates("attacker", [*own, e.UnitGrown("a1_demons"), *summoned]) == [("demons", "stands")]
