"""Chapters 6 and 7: refreshing items, cleanup and upkeep."""

import pytest

from questhall.games.keep.choices import Done, Play, Refresh, Replace, UsePrison, UseRoom
from questhall.games.keep.steps.turn import AfterCleanUp, CleanUp, PlayCards, RefreshItems, StartTurn
from tests.games.keep.board import arrange, offered, prompt, take
from tests.ledger import rule

CLANS = ("ratfolk", "dragon", "witch", "imp")
QUIET = ["loose_hinge"] * 12
MARKET = ["war_drum", "cave_bat", "snare_kit", "fire_draught", "glyph_ward"]
REST = (Done(), Done(), Done())


def hand(t, seat=0):
    return t.state.sides[seat].hand


# -- chapter 6: refreshing items


def refreshing(*cards, **piles):
    return arrange(hands={0: cards}, market=MARKET, agenda=[RefreshItems(0), CleanUp(0), PlayCards(0)], **piles)


@rule("KH-601")
def test_a_hand_card_may_be_discarded_to_refresh_items():
    t = refreshing("scurry", "busy_paws")
    assert offered(t, Refresh) == [Refresh("scurry"), Refresh("busy_paws")]
    take(t, Refresh("scurry"))
    assert (prompt(t), hand(t)) == ("replace_items", ["busy_paws"])


@rule("KH-602")
def test_one_discard_replaces_from_one_to_five_items():
    t = refreshing("scurry")
    take(t, Refresh("scurry"))
    places = [choice.places for choice in offered(t, Replace)]
    assert len(set(places)) == 31 == len(t.decisions[0].choices)
    assert (min(map(len, places)), max(places, key=len)) == (1, (0, 1, 2, 3, 4))


@rule("KH-603", "KH-604", "KH-EX-87")
def test_removed_items_go_under_the_deck_and_as_many_come_from_its_top():
    t = refreshing("scurry", items=["barn_owl", "acid_flask", "notched_sword", "list_of_chores"])
    take(t, Refresh("scurry"), Replace((0, 2, 4)))
    assert sorted(t.state.market) == ["acid_flask", "barn_owl", "cave_bat", "fire_draught", "notched_sword"]
    assert t.state.items[-1] == "list_of_chores"
    assert sorted(t.state.items[:-1]) == ["glyph_ward", "snare_kit", "war_drum"]


@rule("KH-605")
def test_each_further_refresh_costs_another_hand_card():
    t = refreshing("scurry", "busy_paws", items=["barn_owl", "acid_flask", "notched_sword"])
    take(t, Refresh("scurry"), Replace((0,)))
    assert (prompt(t), offered(t, Refresh)) == ("refresh_items", [Refresh("busy_paws")])
    take(t, Refresh("busy_paws"), Replace((0, 1)))
    assert (hand(t), t.state.sides[0].discard) == ([], ["scurry", "busy_paws"])
    assert offered(t, Refresh) == []


@rule("KH-606")
def test_the_card_goes_to_the_discard_pile_and_its_actions_are_not_resolved():
    t = refreshing("bubbling_focus")
    take(t, Refresh("bubbling_focus"))
    assert (t.state.sides[0].discard, t.state.sides[0].played) == (["bubbling_focus"], [])
    assert {type(choice) for choice in t.decisions[0].choices} == {Replace}


@rule("KH-607")
def test_the_phase_may_be_skipped_and_without_hand_cards_it_is():
    t = refreshing("scurry")
    take(t, Done())
    assert (prompt(t), t.state.market, t.state.sides[0].discard) == ("play_cards", MARKET, [])
    assert prompt(refreshing(prison_used=True)) == "play_cards"


# -- chapter 7: cleanup and upkeep


def cleaned(cards, played, **piles):
    t = arrange(hands={0: cards}, **piles)
    t.state.sides[0].played = list(played)
    CleanUp(0).run(t)
    return t.state.sides


@rule("KH-701")
def test_played_cards_go_to_the_own_discard_pile():
    mine, other = cleaned(["scurry"] * 5, ["busy_paws", "war_drum"], discards={0: ["scurry"]}, clans=CLANS[:2])
    assert (mine.discard, mine.played, other.discard) == (["scurry", "busy_paws", "war_drum"], [], [])


@rule("KH-702")
@pytest.mark.parametrize("held", [0, 3, 4])
def test_a_short_hand_is_filled_up_to_five(held):
    (mine,) = cleaned(["scurry"] * held, [], decks={0: ["busy_paws"] * 7})
    assert mine.hand == ["scurry"] * held + ["busy_paws"] * (5 - held)


@rule("KH-703")
@pytest.mark.parametrize("held", [5, 7])
def test_a_full_hand_draws_nothing_and_discards_nothing(held):
    (mine,) = cleaned(["scurry"] * held, ["busy_paws", "busy_paws"], decks={0: ["gnawing_tide"] * 3})
    assert (mine.hand, mine.discard, len(mine.deck)) == (["scurry"] * held, ["busy_paws"] * 2, 3)


@rule("KH-EX-65")
def test_after_the_prison_and_two_cards_a_hand_of_six_stays_as_it_is():
    t = arrange(hands={0: ["busy_paws"] * 4 + ["scurry"]}, agenda=[StartTurn(0)], guild=["rogue_hat", *QUIET])
    take(t, UsePrison(), Play("busy_paws", 1), Play("busy_paws", 1))
    kept = hand(t)[:]
    take(t, Done(), Done())
    assert (len(kept), hand(t), len(t.state.sides[0].deck)) == (6, kept, 2)


@rule("KH-704", "KH-705")
def test_an_empty_deck_is_made_of_the_discard_pile_and_the_cards_just_played():
    (mine,) = cleaned([], ["busy_paws", "war_drum"], decks={0: ["scurry"]}, discards={0: ["cave_bat", "gnawing_tide"]})
    assert (mine.hand[0], mine.deck, mine.discard) == ("scurry", [], [])
    assert sorted(mine.hand[1:]) == ["busy_paws", "cave_bat", "gnawing_tide", "war_drum"]


@rule("KH-706")
def test_only_the_active_player_refills_the_hand():
    t = arrange(clans=CLANS[:2], agenda=[StartTurn(0)], guild=QUIET, level="simple")
    take(t, *REST)
    assert (len(hand(t, 0)), len(hand(t, 1))) == (5, 0)


# -- rulings


@rule("KH-R-035")
def test_items_are_refreshed_in_phase_2_only_and_with_any_hand_card():
    agenda = [PlayCards(0), RefreshItems(0), AfterCleanUp(0)]
    t = arrange(hands={0: ["scurry", "war_drum"]}, agenda=agenda)
    assert offered(t, Refresh) == []
    take(t, Done())
    assert offered(t, Refresh) == [Refresh("scurry"), Refresh("war_drum")]
    take(t, Done())
    assert offered(t, Refresh) == []


@rule("KH-R-035")
def test_removed_items_are_under_the_deck_before_new_ones_are_revealed():
    t = arrange(hands={0: ["scurry"]}, market=MARKET, items=["barn_owl"], agenda=[RefreshItems(0), PlayCards(0)])
    take(t, Refresh("scurry"), Replace((0, 1)))
    assert {*t.state.market, *t.state.items} == {*MARKET, "barn_owl"}
    assert (len(t.state.market), "barn_owl" in t.state.market) == (5, True)


@rule("KH-R-036")
def test_with_an_empty_item_deck_places_stay_empty():
    t = arrange("forge: ratfolk coin", hands={0: ["busy_paws", "scurry"]}, market=MARKET, items=[],
                agenda=[PlayCards(0), RefreshItems(0)])  # fmt: skip
    take(t, Play("busy_paws"), UseRoom(0, "forge", "war_drum"), Done(), Done())
    assert t.state.market == MARKET[1:]
    take(t, Refresh("scurry"), Replace((0, 1)))
    assert (sorted(t.state.market), t.state.items) == (sorted(MARKET[1:]), [])
