"""Chapters 4 and 5: the turn, playing cards."""

import pytest

from questhall.games.keep.choices import Done, Go, Play, Refresh, Replace, Search, Strike, TakeCard, UsePrison, UseRoom
from questhall.games.keep.events.turns import (
    CardPlayed,
    DeckReshuffled,
    GuildCardDrawn,
    HandRefilled,
    ItemsReplaced,
    TurnBegan,
)
from questhall.games.keep.piles import draw_cards
from questhall.games.keep.steps.turn import PlayCards, RefreshItems, StartTurn
from tests.games.keep.board import arrange, asked, offered, picture, prompt, take, told
from tests.ledger import rule

CLANS = ("ratfolk", "dragon", "witch", "imp")
QUIET = ["loose_hinge"] * 12
MARKET = ["war_drum", "cave_bat", "snare_kit", "fire_draught", "glyph_ward"]
REST = (Done(), Done(), Done())


def hand(t, seat=0):
    return t.state.sides[seat].hand


# -- chapter 4: turn structure


@rule("KH-401")
def test_a_turn_has_five_phases_in_fixed_order():
    t = arrange(clans=CLANS[:2], hands={0: ["busy_paws", "scurry"]}, agenda=[StartTurn(0)], guild=QUIET, level="simple")
    take(t, Play("busy_paws", 1), Done(), Refresh("scurry"), Replace((0,)), Done(), Done())
    phases = (TurnBegan, CardPlayed, ItemsReplaced, HandRefilled, GuildCardDrawn)
    assert [type(event) for event in t.events if isinstance(event, phases)] == [*phases, TurnBegan]


@rule("KH-402")
def test_only_the_active_player_takes_the_phases_and_each_turn_has_its_invasion():
    t = arrange(clans=CLANS[:2], agenda=[StartTurn(0)], guild=QUIET, level="simple")
    assert (list(t.decisions), prompt(t)) == ([0], "play_cards")
    take(t, Done())
    assert (list(t.decisions), prompt(t)) == ([0], "refresh_items")
    take(t, Done())
    assert (list(t.decisions), prompt(t)) == ([0], "after_clean_up")
    take(t, Done())
    assert (asked(t), prompt(t), len(told(t, GuildCardDrawn))) == (1, "play_cards", 1)
    take(t, *REST)
    assert (asked(t), len(told(t, GuildCardDrawn))) == (0, 2)


@pytest.mark.parametrize(
    "players",
    [
        pytest.param(4, marks=rule("KH-403", "KH-EX-01")),
        *(pytest.param(players, marks=rule("KH-404")) for players in (1, 2, 3, 4)),
    ],
)
def test_a_round_has_one_invasion_for_each_player(players):
    t = arrange(clans=CLANS[:players], agenda=[StartTurn(0)], guild=QUIET, level="simple")
    take(t, *REST * players)
    assert [event.purpose for event in told(t, GuildCardDrawn)] == ["invasion"] * players
    assert [event.seat for event in told(t, TurnBegan)] == [*range(players), 0]


@rule("KH-405")
def test_the_prison_is_used_in_addition_to_the_phases():
    t = arrange(hands={0: ["scurry"]}, agenda=[StartTurn(0)], guild=["rogue_hat", *QUIET])
    take(t, UsePrison())
    assert (picture(t), asked(t), prompt(t)) == ("prison: rogue", 0, "play_cards")
    assert Play("scurry") in offered(t, Play)


@rule("KH-EX-94", "KH-405")
def test_the_prison_is_used_once_in_a_turn_and_again_in_the_next_own_turn():
    t = arrange(clans=CLANS[:2], agenda=[StartTurn(0)], guild=QUIET, decks={0: [], 1: []}, level="simple")
    take(t, UsePrison())
    assert (prompt(t), offered(t, UsePrison)) == ("play_cards", [])
    take(t, Done())
    assert (asked(t), offered(t, UsePrison)) == (1, [UsePrison()])
    take(t, *REST)
    assert (asked(t), offered(t, UsePrison)) == (0, [UsePrison()])


# -- chapter 5: playing cards


@rule("KH-501", "KH-503")
def test_a_card_is_resolved_before_the_next_one_is_played():
    t = arrange("vault: ratfolk", hands={0: ["haste_brew", "scurry"]})
    take(t, Play("haste_brew"))
    assert (prompt(t), offered(t, Play)) == ("resolve_card", [])
    take(t, Go(0, 0, "sewer"), Go(1, 0, "vault"))
    assert (prompt(t), offered(t, Play)) == ("resolve_card", [])
    take(t, Go(2, 0, "sewer"))
    assert offered(t, Play) == [Play("scurry", 0), Play("scurry", 1)]


@rule("KH-502")
def test_a_played_card_leaves_the_hand_is_resolved_and_lies_open_in_the_play_area():
    t = arrange("vault: ratfolk", clans=CLANS[:2], hands={0: ["busy_paws", "scurry"]})
    take(t, Play("busy_paws", 0), UseRoom(0, "vault"), UseRoom(1, "vault"))
    assert (told(t, CardPlayed), picture(t)) == ([CardPlayed(0, "busy_paws")], "vault: ratfolk coin*2")
    assert t.view(1).sides[0].played == ("busy_paws",)
    assert (hand(t), t.state.sides[0].discard) == (["scurry"], [])


@rule("KH-504")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_the_actions_of_a_card_come_in_any_order(order):
    t = arrange("vault: ratfolk*2 rogue", hands={0: ["saddle_boar"]})
    ways = {0: Go(0, 0, "sewer"), 1: Strike(2, "rogue1")}
    take(t, Play("saddle_boar"), *(ways[action] for action in order), Done())
    assert picture(t) == "sewer: ratfolk\nvault: ratfolk"


@rule("KH-505")
def test_the_actions_of_a_card_are_carried_out_by_any_own_monsters():
    t = arrange("forge: ratfolk rogue\nvault: ratfolk mage\nsewer: dragon archer", clans=CLANS[:2],
                hands={0: ["spiked_boots"]})  # fmt: skip
    take(t, Play("spiked_boots"))
    assert offered(t, Strike) == [Strike(1, "rogue1"), Strike(1, "mage1")]
    assert {choice.monster for choice in offered(t, Go)} == {0, 1}
    take(t, Strike(1, "mage1"), Strike(2, "rogue1"), Go(0, 0, "workshop"))
    assert picture(t) == "sewer: archer dragon\nworkshop: ratfolk\nvault: ratfolk"


@rule("KH-506")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_any_number_of_cards_may_be_played(count):
    t = arrange(hands={0: ["busy_paws"] * 3}, agenda=[PlayCards(0), RefreshItems(0)])
    take(t, *[Play("busy_paws", 1)] * count, Done())
    assert (prompt(t), hand(t)) == ("refresh_items", ["busy_paws"] * (3 - count))


@rule("KH-507")
def test_unplayed_cards_stay_in_hand_for_later_turns():
    t = arrange(hands={0: ["scurry", "gnawing_tide"]}, agenda=[StartTurn(0)], guild=QUIET)
    take(t, *REST)
    assert (t.state.turn, hand(t)[:2]) == (2, ["scurry", "gnawing_tide"])
    assert Play("gnawing_tide") in offered(t, Play)


@rule("KH-508")
def test_a_drawn_card_may_be_played_in_the_same_turn():
    t = arrange(hands={0: ["second_wind"]}, decks={0: ["scurry", "busy_paws"]})
    take(t, Play("second_wind"), TakeCard(0), Done())
    assert offered(t, Play) == [Play("scurry", 0), Play("scurry", 1)]


@rule("KH-509")
def test_a_played_card_stays_in_the_play_area_until_phase_3():
    t = arrange(hands={0: ["busy_paws", "scurry"]}, agenda=[StartTurn(0)], guild=QUIET)
    take(t, Play("busy_paws", 1), Done())
    assert (prompt(t), t.state.sides[0].played, t.state.sides[0].discard) == ("refresh_items", ["busy_paws"], [])
    take(t, Done())
    assert (prompt(t), t.state.sides[0].played, t.state.sides[0].discard) == ("after_clean_up", [], ["busy_paws"])


@rule("KH-510", "KH-511")
def test_as_soon_as_the_deck_is_empty_the_discard_pile_alone_becomes_the_deck():
    discard = ["scurry", "scurry", "scurry", "busy_paws"]
    t = arrange(hands={0: ["second_wind", "busy_paws"]}, decks={0: ["gnawing_tide"]}, discards={0: discard})
    take(t, Play("second_wind"), TakeCard(0))
    area = t.state.sides[0]
    assert (sorted(area.deck), area.discard, told(t, DeckReshuffled)) == (sorted(discard), [], [DeckReshuffled(0, 4)])
    assert (area.hand, area.played) == (["busy_paws", "gnawing_tide"], ["second_wind"])


@rule("KH-510")
def test_the_new_deck_is_shuffled():
    cards = [f"card{number}" for number in range(20)]
    tables = [arrange(decks={0: ["scurry"]}, discards={0: cards}, seed=seed) for seed in (1, 2)]
    assert [draw_cards(t, 0, 1) for t in tables] == [None, None]
    assert tables[0].state.sides[0].deck != tables[1].state.sides[0].deck != cards


@rule("KH-510")
def test_a_deck_emptied_by_fortify_is_made_anew_at_once():
    t = arrange("vault: ratfolk", hands={0: ["battle_notes"]}, decks={0: ["scurry"] * 2 + ["busy_paws"]})
    take(t, Play("battle_notes"), Search(0))
    area = t.state.sides[0]
    assert (area.hand, area.deck, area.discard) == (["scurry"] * 2, ["busy_paws"], [])


@rule("KH-512")
def test_an_item_of_the_discard_pile_is_reshuffled_drawn_and_played():
    t = arrange("vault: ratfolk", hands={0: ["second_wind"]}, decks={0: []}, discards={0: ["bubbling_focus"]})
    take(t, Play("second_wind"), TakeCard(0), Play("bubbling_focus"), UseRoom(0, "vault"))
    assert picture(t) == "vault: ratfolk coin"


@rule("KH-513")
def test_an_item_acquired_this_turn_waits_in_the_discard_pile_for_a_reshuffle():
    t = arrange("forge: ratfolk coin", hands={0: ["busy_paws"]}, market=MARKET)
    take(t, Play("busy_paws"), UseRoom(0, "forge", "war_drum"), Done())
    area = t.state.sides[0]
    assert (area.discard, area.hand, "war_drum" in area.deck) == (["war_drum"], [], False)
    assert offered(t, Play) == []


@rule("KH-514", "KH-EX-66")
def test_with_deck_and_discard_pile_empty_nothing_is_drawn():
    t = arrange(hands={0: ["gnawing_tide", *["scurry"] * 5]}, decks={0: []}, agenda=[StartTurn(0)], guild=QUIET)
    t.state.sides[0].played = ["busy_paws"] * 4
    take(t, Play("gnawing_tide", 1))
    assert (prompt(t), hand(t)) == ("play_cards", ["scurry"] * 5)
    take(t, Done(), Done())
    assert (t.state.sides[0].discard, hand(t)) == ([*["busy_paws"] * 4, "gnawing_tide"], ["scurry"] * 5)


@rule("KH-514")
def test_the_prison_gives_no_cards_when_deck_and_discard_pile_are_empty():
    t = arrange(hands={0: ["busy_paws"]}, decks={0: []}, guild=["rogue_hat", *QUIET])
    take(t, Play("busy_paws", 1), UsePrison())
    assert (picture(t), hand(t), t.state.sides[0].played) == ("prison: rogue", [], ["busy_paws"])
