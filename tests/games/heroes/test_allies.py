"""Chapters 1, 31 and 32: playing together."""

import random

import pytest

from questhall.bots import GreedyBot, next_choice
from questhall.core import Deal, Outcome, Rng, Setup, Table
from questhall.games.heroes.choices import (
    Discover,
    Done,
    DrawCards,
    EndTurn,
    GiveResource,
    Go,
    OfferCard,
    PickSeat,
    TakeCard,
)
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import TurnBegan
from questhall.games.heroes.people import allied
from questhall.games.heroes.state import Flag
from questhall.games.heroes.steps.ending import CheckVictory, LastRoundOver
from questhall.games.heroes.steps.rounds import BeginRound
from questhall.games.heroes.steps.visiting import Visit
from tests.games.heroes.board import GAME, arrange, asked, offered, side, sit, take, told
from tests.ledger import rule

MAP = {"s3": (0, 0, 0), "f3": (3, -2, 0), "s1": (20, 20, 0)}
BESIDE = {"tiles": MAP, "at": {0: "f3_c", 1: "f3_e"}}
HANDS = {0: ["bless", "attack"], 1: ["speculum", "power"]}


def together(**more):
    return arrange(mode="cooperative", scenario="sealed_valley", **more)


@rule("HM-111", "HM-115", "HM-107", "HM-110")
def test_the_mode_decides_who_is_on_one_side():
    assert [allied(arrange(mode=mode), 0, 1) for mode in ("clash", "alliance", "cooperative")] == [False, False, True]


@rule("HM-111", "HM-R-152")
def test_all_win_together():
    t = together(agenda=[Visit(0, "main", "c1_c")], at={0: "c1_c"})
    assert t.outcome == Outcome("won", "utopia_flagged", (0, 1))


@rule("HM-111")
def test_all_lose_together_when_the_rounds_are_over():
    t = together(agenda=[LastRoundOver()])
    assert t.outcome is not None
    assert (t.outcome.result, t.outcome.winners) == ("lost", ())


@rule("HM-111", "HM-3209")
def test_to_have_no_enemies_is_no_victory_for_those_who_play_together():
    assert together(agenda=[CheckVictory(0)]).outcome is None


@rule("HM-3108", "HM-3113")
def test_a_visitor_of_a_trading_post_hands_resources_to_others():
    t = together(
        agenda=[Visit(0, "main", "f1_sw")], at={0: "f1_sw"}, sides={0: {"purse": Purse(2)}, 1: {"purse": Purse()}}
    )
    take(t, GiveResource(1, "gold"), GiveResource(1, "gold"))
    assert (side(t).purse, side(t, 1).purse) == (Purse(), Purse(2))


@rule("HM-3112")
def test_in_a_clash_nothing_is_traded_between_players():
    clash = arrange(agenda=[Visit(0, "main", "f1_sw")], at={0: "f1_sw"})
    assert not offered(clash, GiveResource)
    assert not offered(arrange(hands=HANDS, **BESIDE), OfferCard)


@rule("HM-3107", "HM-110")
def test_allies_of_an_alliance_hand_over_resources_in_their_turns():
    t = arrange(
        heroes=("catherine", "mutare", "sandro"), mode="alliance", sides={0: {"purse": Purse(1)}, 2: {"purse": Purse()}}
    )
    assert {gift.seat for gift in offered(t, GiveResource)} == {2}
    take(t, GiveResource(2, "gold"))
    assert side(t, 2).purse == Purse(1)


@rule("HM-3109", "HM-3110", "HM-3111", "HM-1015", "HM-1112", "HM-111", "HM-115")
def test_allies_side_by_side_exchange_spells_and_artifacts_one_for_one():
    t = together(hands=HANDS, **BESIDE)
    assert offered(t, OfferCard) == [OfferCard(1, "bless")]
    take(t, OfferCard(1, "bless"))
    assert (asked(t), offered(t, TakeCard)) == (1, [TakeCard("speculum")])
    take(t, TakeCard("speculum"))
    assert (side(t).hand, side(t, 1).hand) == (["attack", "speculum"], ["power", "bless"])


@rule("HM-3109")
def test_an_ally_may_decline_and_must_stand_beside():
    t = together(hands=HANDS, **BESIDE)
    take(t, OfferCard(1, "bless"), Done())
    assert side(t).hand == ["bless", "attack"]
    assert not offered(together(hands=HANDS, tiles=MAP, at={0: "s3_c", 1: "f3_e"}), OfferCard)


@rule("HM-3110")
def test_whoever_imagines_the_hand_of_an_ally_finds_the_offered_card_in_it():
    hands = {0: ["bless"], 1: ["speculum"]}
    t = together(hands=hands, decks={0: ["attack", "power", "defense", "knowledge"]}, **BESIDE)
    take(t, OfferCard(1, "bless"))
    for seed in range(8):
        guess = Table(GAME, GAME.imagine(GAME.view(t, 1), Rng(seed)), Rng(seed))
        guess.take(1, TakeCard("speculum"))
        assert "bless" in side(guess, 1).hand


@rule("HM-3110", "HM-3111")
def test_an_offer_does_not_tell_what_the_ally_holds():
    t = together(hands={0: ["bless"], 1: ["power"]}, **BESIDE)
    take(t, OfferCard(1, "bless"))
    assert t.decisions[1].choices == (Done(),)
    assert not offered(together(hands={0: ["bless"], 1: []}, **BESIDE), OfferCard)


def test_bots_offer_no_cards_to_each_other():
    t = together(hands=HANDS, **BESIDE)
    bot = GreedyBot(GAME, 1)
    offering = t.copy()
    take(offering, OfferCard(1, "bless"))
    assert GAME.heuristic(offering, 0) < GAME.heuristic(t, 0) - 50
    assert not isinstance(next_choice(t, {0: bot, 1: bot}).choice, OfferCard)


@pytest.mark.parametrize("seats", [("castle",), ("dungeon", "necropolis"), ("castle", "dungeon", "necropolis")])
@rule("HM-102", "HM-2801")
def test_a_cooperative_game_ends_for_one_two_and_three(seats):
    t, chance = Table.sit(GAME, Setup("heroes", "sealed_valley", seats, 5, {})), random.Random(5)
    for _ in range(20_000):
        if not t.decisions:
            break
        seat = chance.choice(list(t.decisions))
        t.take(seat, chance.choice(t.decisions[seat].choices))
    assert t.outcome is not None
    assert list(GAME.faults(t)) == []


@rule("HM-R-33")
def test_when_a_team_has_no_more_turns_the_other_team_finishes():
    t = arrange(heroes=("catherine", "mutare", "sandro"), mode="alliance", agenda=[BeginRound()], round=0, first=1)
    take(t, offered(t, DrawCards)[0], EndTurn(), PickSeat(2))
    take(t, offered(t, DrawCards)[0], EndTurn())
    assert [event.seat for event in told(t, TurnBegan)] == [1, 2, 0]


@rule("HM-317", "HM-318")
def test_in_an_alliance_teams_alternate_and_decide_who_goes_first():
    t = arrange(heroes=("catherine", "mutare", "sandro"), mode="alliance", agenda=[BeginRound()], round=0)
    assert offered(t, PickSeat) == [PickSeat(0), PickSeat(2)]
    take(t, PickSeat(2))
    for _ in range(2):
        take(t, offered(t, DrawCards)[0], EndTurn())
    take(t, offered(t, DrawCards)[0])
    assert [event.seat for event in told(t, TurnBegan)] == [2, 1, 0]


@rule("HM-R-32", "HM-419", "HM-1917")
def test_allied_heroes_pass_through_each_other_and_never_fight():
    t = together(tiles=MAP, at={0: "s3_c", 1: "s3_ne"})
    assert Go("main", "s3_ne") not in offered(t, Go)
    assert Go("main", "f3_w", ("s3_ne",)) in offered(t, Go)


@rule("HM-R-32", "HM-423")
def test_a_hero_that_was_forced_onto_the_field_of_an_allied_hero_can_only_move_off():
    hidden = {(5, -1): "near"}
    t = together(tiles=MAP, hidden=hidden, at={0: "f3_e", 1: "f3_c"})
    assert offered(t, Discover)
    t = together(tiles=MAP, hidden=hidden, at={0: "f3_e", 1: "f3_e"})
    assert offered(t, Go)
    assert not offered(t, Discover)


@rule("HM-110", "HM-317")
def test_six_play_three_against_three():
    t = sit("catherine", "mutare", "sandro", "bron", "gelu", "solmyr", scenario="two_banners")
    assert [allied(t, 0, seat) for seat in range(6)] == [True, False, True, False, True, False]
    t = in_round(t)
    assert offered(t, PickSeat) == [PickSeat(0), PickSeat(2), PickSeat(4)]


@rule("HM-110", "HM-317", "HM-318", "HM-R-33")
def test_three_teams_of_two_take_turns_alternately():
    t = in_round(sit("catherine", "mutare", "sandro", "bron", "gelu", "solmyr", scenario="three_crowns"))
    assert [allied(t, 0, seat) for seat in range(6)] == [True, False, False, True, False, False]
    t.state.sides[4].out = True
    for _ in range(5):
        if offered(t, PickSeat):
            take(t, offered(t, PickSeat)[-1])
        take(t, offered(t, DrawCards)[0], EndTurn())
    assert [event.seat for event in told(t, TurnBegan)] == [3, 1, 5, 0, 2]


@rule("HM-R-152", "HM-110")
def test_both_of_a_team_win_when_one_takes_a_town():
    t = sit("catherine", "mutare", "sandro", "bron", "gelu", "solmyr", scenario="three_crowns")
    t.state.flags["s2_c"] = Flag(3)
    assert Table(GAME, Deal(t.state, [CheckVictory(3)]), t.rng).outcome.winners == (0, 3)


def in_round(t):
    """The first round of a game whose setup is over."""
    return Table(GAME, Deal(t.state, [BeginRound()]), t.rng)
