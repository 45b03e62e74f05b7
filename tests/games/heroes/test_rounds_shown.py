"""Chapter 3: who is next, what is ready again, when a round ends."""

import pytest

from questhall.core import Outcome
from questhall.games.heroes.choices import Build, Done, DrawCards, EndTurn, Recruit, TakeOption
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import RoundBegan, TurnBegan
from questhall.games.heroes.state import Pawn, Pile, Troop
from questhall.games.heroes.steps.rounds import BeginRound, EndRound
from tests.games.heroes.board import arrange, asked, offered, prompt, side, take, told
from tests.ledger import rule

THREE = ("catherine", "mutare", "sandro")
POOR = {"purse": Purse(), "built": []}


def begun(before, sides, **more):
    """A round begins whose astrologers change nothing."""
    return arrange(agenda=[BeginRound()], round=before, sides=sides, proclamations=Pile(["dead_silence"]), **more)


@rule("HM-302", "HM-234", "HM-315")
def test_turns_go_clockwise_from_the_same_starting_player_in_every_round():
    poor = dict.fromkeys(range(3), POOR)
    t = begun(0, poor, heroes=THREE, first=1)
    for _ in range(6):
        take(t, *offered(t, DrawCards)[-1:], EndTurn())
        while prompt(t) == "last_actions":
            take(t, Done())
    assert [event.seat for event in told(t, TurnBegan)][:6] == [1, 2, 0] * 2
    assert told(t, RoundBegan) == [RoundBegan(1), RoundBegan(2), RoundBegan(3)]


@pytest.mark.parametrize(("before", "refreshed"), [(0, False), (1, True), (2, True)])
@rule("HM-303", "HM-304", "HM-305", "HM-306", "HM-426", "HM-704", "HM-712")
def test_all_is_ready_again_in_every_round_but_the_first(before, refreshed):
    heroes = {"main": Pawn("s3_c", 1, "s3_c"), "second": Pawn("s3_e", 1, "s3_e")}
    worn = {"used": ["build", "population", "spell_book"], "experts": 2} | heroes
    t = begun(before, {0: POOR | worn, 1: POOR})
    assert (side(t).used, side(t).experts) == (([], 0) if refreshed else (worn["used"], 2))
    assert (side(t).main.moves, side(t).second.moves) == ((3, 2) if refreshed else (1, 1))


@rule("HM-307")
def test_all_is_ready_again_before_income_is_chosen():
    worn = {"purse": Purse(), "built": ["dungeon_city_hall"], "used": ["build"]}
    t = arrange(heroes=("mutare", "sandro"), agenda=[BeginRound()], sides={0: worn}, round=2)
    assert (offered(t, TakeOption), side(t).used) == ([TakeOption(0), TakeOption(1)], [])


@rule("HM-316")
def test_the_round_after_the_last_does_not_begin():
    assert told(arrange(agenda=[EndRound()], round=13), RoundBegan) == [RoundBegan(14)]
    t = arrange(agenda=[EndRound()], round=14, sides={0: {"experience": 4}})
    assert (told(t, RoundBegan), t.outcome) == ([], Outcome("won", "rounds_over", (0,), t.outcome.score))


@rule("HM-319")
def test_after_the_turns_every_player_may_act_until_nobody_wants_to():
    rich = {"purse": Purse(20, 9, 3), "army": [Troop("halberdiers")]}
    t = arrange(agenda=[BeginRound()], round=0, sides={0: rich, 1: rich | {"army": []}})
    for _ in range(2):
        take(t, offered(t, DrawCards)[-1], EndTurn())
    take(t, Build("castle_citadel"))
    assert (prompt(t), asked(t), bool(offered(t, Recruit))) == ("last_actions", 0, True)
    take(t, Done())
    assert (prompt(t), asked(t), bool(offered(t, Build))) == ("last_actions", 1, True)
