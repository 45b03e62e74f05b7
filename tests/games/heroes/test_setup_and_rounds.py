"""Chapters 2, 3 and 29: setup, rounds, difficulty."""

import pytest

from questhall.core.errors import SetupError
from questhall.games.heroes.choices import (
    Build,
    Done,
    DrawCards,
    EndTurn,
    KeepDie,
    LeadFaction,
    LookAtDeck,
    PickBonus,
    Recruit,
    TakeCard,
    TakeOption,
    TurnTile,
)
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import CubesCleared, IncomeReceived, Proclaimed, RoundBegan, TurnBegan
from questhall.games.heroes.people import hand_limit
from questhall.games.heroes.state import Pile, Troop
from questhall.games.heroes.steps.proclaiming import Proclaim
from questhall.games.heroes.steps.rounds import BeginRound, LastActions, ReceiveIncome, TimedEvents
from tests.games.heroes.board import CONTENT, arrange, asked, offered, picks, prompt, side, sit, take, told
from tests.ledger import rule


@rule("HM-203", "HM-204", "HM-205")
def test_two_seats_cannot_lead_the_same_faction():
    with pytest.raises(SetupError, match="same faction"):
        sit("catherine", "rion")


@rule("HM-203", "HM-204")
def test_who_names_no_faction_is_asked_for_one_that_nobody_has():
    t = sit("", "dungeon")
    assert offered(t, LeadFaction) == [LeadFaction(name) for name in CONTENT.factions if name != "dungeon"]
    take(t, LeadFaction("necropolis"))
    assert [each.faction for each in t.state.sides] == ["necropolis", "dungeon"]
    assert [place.tile for place in t.state.layout.places][:2] == ["s1", "s2"]


@rule("HM-204")
def test_who_names_a_hero_has_its_faction_too():
    assert LeadFaction("castle") not in offered(sit("", "catherine"), LeadFaction)


@rule("HM-204", "HM-205")
def test_the_second_who_chooses_does_not_get_what_the_first_has():
    t = sit("", "")
    take(t, LeadFaction("cove"))
    assert LeadFaction("cove") not in offered(t, LeadFaction, seat=1)
    take(t, LeadFaction("castle"))
    assert (prompt(t), side(t).faction, side(t, 1).faction) == ("choose_hero", "cove", "castle")


@rule("HM-208", "HM-212", "HM-214", "HM-1209", "HM-213", "HM-706")
def test_players_start_with_what_the_scenario_gives():
    t = sit()
    assert side(t).purse == Purse(15, 3, 1)
    assert side(t).income == Purse(10)
    assert (side(t).experience, side(t).used, side(t).hand) == (0, [], [])


@rule("HM-210", "HM-228", "HM-1603")
def test_army_and_buildings_of_the_start():
    t = sit()
    assert side(t).army == [Troop("halberdiers", "pack"), Troop("marksmen", "pack")]
    assert side(t).built == ["towers"]
    assert side(t, 1).built == ["old_cemetery"]


@rule("HM-228", "HM-1603")
def test_a_scenario_may_give_a_faction_other_units():
    t = sit("mutare", "catherine")
    assert side(t).army == [Troop("troglodytes")]
    assert side(t, 1).army == [Troop("halberdiers", "pack"), Troop("marksmen", "pack")]


@rule("HM-222", "HM-223", "HM-224", "HM-225", "HM-1013")
def test_decks_are_shuffled_and_have_a_discard_pile():
    t = sit()
    assert [len(t.state.decks[deck].discard) for deck in ("ability", "artifact", "spell")] == [1, 1, 1]
    spells = [*t.state.decks["spell"].deck, *t.state.decks["spell"].discard]
    assert spells.count("magic_arrow") == 6 - 1 - 2
    assert len(t.state.decks["ability"].deck) == 30 - 2 - 1
    assert {CONTENT.cards[card].grade for card in t.state.decks["artifact"].deck} == {"minor", "major", "relic"}
    decks = [sit(seed=seed).state.sides[0].deck for seed in (1, 2, 3)]
    assert [sorted(deck) for deck in decks] == [sorted(CONTENT.starting_deck("catherine"))] * 3
    assert len(set(map(tuple, decks))) > 1


@rule("HM-227", "HM-1802", "HM-1804", "HM-230")
def test_neutral_units_form_four_decks():
    t = sit()
    units = CONTENT.units
    assert {tier: {units[unit].tier for unit in pile.deck} for tier, pile in t.state.neutrals.items()} == {
        tier: {tier} for tier in ("bronze", "silver", "gold", "azure")
    }
    assert len(t.state.proclamations.deck) == 19


@rule("HM-231", "HM-232", "HM-1402")
def test_every_player_turns_the_own_starting_tile_and_stands_in_the_town():
    t = sit(difficulty="impossible")
    assert offered(t, TurnTile) == [TurnTile(turn) for turn in range(6)]
    take(t, TurnTile(2))
    assert asked(t) == 1
    take(t, TurnTile(5))
    assert [place.turn for place in t.state.layout.places[:2]] == [2, 5]
    assert (side(t).main.at, side(t, 1).main.at) == ("s3_c", "s1_c")


@rule("HM-209", "HM-1403", "HM-1503", "HM-1504")
def test_other_tiles_lie_face_down_and_nobody_knows_them():
    t = sit()
    assert [place.tile for place in t.state.layout.places] == ["s3", "s1"] + [""] * 7
    assert side(t).tiles == 1


@rule("HM-201")
def test_players_are_asked_in_the_order_of_the_setup():
    t = sit("castle", "necropolis")
    prompts = []
    while not told(t, RoundBegan):
        prompts.append(prompt(t))
        take(t, t.decisions[asked(t)].choices[0])
    order = ["choose_hero", "take_bonus", "choose_die", "orient_start"]
    assert list(dict.fromkeys(prompts)) == order
    assert [prompts.count(each) for each in order] == [2, 2, 2, 2]


@rule("HM-226", "HM-2903", "HM-2906", "HM-3406")
def test_normal_bonus_of_dice_takes_one_of_two():
    t = sit(difficulty="normal")
    picks(t, 0, 5)
    take(t, PickBonus("dice"), KeepDie(1))
    assert side(t).purse == Purse(15 + 6, 3, 1)
    assert (asked(t), prompt(t)) == (1, "take_bonus")


@rule("HM-2902")
def test_easy_bonus_of_dice_takes_both():
    t = sit(difficulty="easy")
    picks(t, 0, 5)
    take(t, PickBonus("dice"))
    assert side(t).purse == Purse(15 + 6, 3 + 2, 1)


@rule("HM-2904", "HM-3405")
def test_hard_bonus_of_dice_is_one():
    t = sit(difficulty="hard")
    picks(t, 1)
    take(t, PickBonus("dice"))
    assert side(t).purse == Purse(15, 3 + 4, 1)


@rule("HM-2904", "HM-R-38", "HM-2909", "HM-1012")
@pytest.mark.parametrize(("card", "level"), [("titans_gladius", "relic"), ("dragon_scale_shield", "major")])
def test_hard_bonus_of_artifacts_is_the_first_minor_one(card, level):
    t = sit(difficulty="hard")
    pile = t.state.decks["artifact"]
    pile.deck += ["armor_of_wonder", card]
    take(t, PickBonus("artifact"))
    assert (CONTENT.cards[card].grade, side(t).hand) == (level, ["armor_of_wonder"])
    assert (len(pile.discard), card in [*pile.deck, *pile.discard]) == (1, True)


@rule("HM-2905")
def test_impossible_games_give_no_bonus():
    t = sit(difficulty="impossible")
    take(t, TurnTile(0), TurnTile(0))
    assert prompt(t) == "draw_up"


@rule("HM-2908", "HM-2903", "HM-2909", "HM-R-39")
def test_an_artifact_of_the_bonus_goes_to_the_hand_and_the_deck_is_mixed():
    t = sit(difficulty="normal")
    take(t, PickBonus("artifact"), LookAtDeck())
    card = offered(t, TakeCard)[0].card
    take(t, TakeCard(card))
    assert side(t).hand == [card]
    assert len(t.state.decks["artifact"].discard) == 1
    assert asked(t) == 1


@rule("HM-301", "HM-302", "HM-314", "HM-315", "HM-EX-30", "HM-303", "HM-309", "HM-229", "HM-234")
def test_round_one_has_no_income_and_no_astrologers_and_every_player_takes_a_turn():
    t = sit(difficulty="impossible")
    take(t, TurnTile(0), TurnTile(0), DrawCards(4), EndTurn(), DrawCards(4), EndTurn(), Done(), Done())
    turns = [type(event).__name__ for event in t.events if isinstance(event, RoundBegan | TurnBegan | Proclaimed)]
    assert turns[:5] == ["RoundBegan", "TurnBegan", "TurnBegan", "RoundBegan", "Proclaimed"]
    assert not told(t, IncomeReceived)
    assert told(t, RoundBegan) == [RoundBegan(1), RoundBegan(2)]


@rule("HM-304", "HM-305", "HM-306", "HM-307", "HM-311", "HM-EX-30")
def test_even_rounds_refresh_and_draw_an_astrologers_card():
    used = {"used": ["build", "population", "spell_book"], "experts": 1, "new_guild": True}
    t = arrange(agenda=[BeginRound()], sides={0: used}, round=1, proclamations=Pile(["dead_silence"]))
    assert (side(t).used, side(t).experts, side(t).new_guild) == ([], 0, False)
    assert len(told(t, Proclaimed)) == 1
    assert not told(t, IncomeReceived)


@rule("HM-308", "HM-310", "HM-311", "HM-EX-31", "HM-1205", "HM-1206", "HM-1207")
def test_odd_rounds_give_the_income_of_the_tracks():
    own = {"purse": Purse(1), "income": Purse(15, 4, 1), "built": []}
    other = {"purse": Purse(0, 1), "income": Purse(10, 2), "built": []}
    t = arrange(agenda=[BeginRound()], round=4, sides={0: own, 1: other})
    assert (side(t).purse, side(t, 1).purse) == (Purse(16, 4, 1), Purse(10, 3))
    assert not told(t, Proclaimed)


@rule("HM-310", "HM-1305", "HM-R-22", "HM-3420", "HM-D-27")
def test_the_city_hall_gives_a_choice_in_resource_rounds():
    built = {0: {"purse": Purse(), "income": Purse(10), "built": ["dungeon_city_hall"]}}
    t = arrange(heroes=("mutare", "sandro"), agenda=[ReceiveIncome()], sides=built, round=3)
    other = t.copy()
    take(t, TakeOption(1))
    take(other, TakeOption(0))
    assert (side(t).purse, side(other).purse) == (Purse(10, 0, 1), Purse(10 + 5))


@rule("HM-312")
def test_a_timed_event_takes_black_cubes_off_some_fields():
    t = arrange(agenda=[TimedEvents()], round=4, visited=["f1_ne", "f1_e"])
    assert t.state.visited == ["f1_e"]
    assert told(t, CubesCleared) == [CubesCleared(("f1_ne",))]


@rule("HM-319", "HM-R-25", "HM-502")
def test_before_a_round_ends_every_player_may_still_use_the_town():
    t = arrange(agenda=[LastActions(0), LastActions(1)], sides={0: {"purse": Purse(8, 5, 1)}})
    take(t, Build("castle_citadel"))
    assert side(t).built == ["towers", "castle_citadel"]


@rule("HM-R-23", "HM-311")
def test_a_used_up_astrologers_deck_is_shuffled_anew():
    t = arrange(agenda=[Proclaim()], proclamations=Pile([], ["dead_silence", "fancy_pixie", "gold_dragon"]))
    assert (len(t.state.proclamations.deck), len(t.state.proclamations.discard)) == (2, 1)
    assert t.state.proclaimed == t.state.proclamations.discard[-1]


def proclaimed(card, **more):
    return arrange(agenda=[Proclaim()], proclamations=Pile([card]), **more)


@rule("HM-311")
def test_a_proclamation_changes_how_far_heroes_go():
    assert side(proclaimed("battalions_stallion")).main.moves == 4
    assert side(proclaimed("magic_tortoise")).main.moves == 2


@rule("HM-406", "HM-R-23")
def test_a_proclamation_raises_the_hand_limit_while_it_lasts():
    assert hand_limit(proclaimed("profuse_growth"), 0) == 5


@rule("HM-R-23", "HM-308")
def test_a_proclamation_changes_the_next_income_but_nobody_owes_anything():
    poor = {0: {"purse": Purse(), "income": Purse(10), "built": []}}
    assert side(arrange(agenda=[ReceiveIncome()], proclaimed="gold_dragon", sides=poor)).purse == Purse(15)
    assert side(arrange(agenda=[ReceiveIncome()], proclaimed="greedy_dragon", sides=poor)).purse == Purse(10)


@rule("HM-R-21")
def test_a_proclamation_is_resolved_by_all_players_clockwise():
    t = proclaimed("fancy_pixie", heroes=("catherine", "mutare"))
    assert [side(t, seat).morale for seat in (0, 1)] == [1, 1]


@rule("HM-R-66", "HM-1415")
def test_a_proclamation_clears_all_black_cubes_but_not_in_the_first_round_of_the_astrologers():
    t = arrange(agenda=[Proclaim()], proclamations=Pile(["friendly_beaver"]), round=4, visited=["f1_e"])
    assert t.state.visited == []
    early = arrange(
        agenda=[Proclaim()], proclamations=Pile(["dead_silence", "friendly_beaver"]), round=2, visited=["f1_e"]
    )
    assert (early.state.visited, early.state.proclaimed) == (["f1_e"], "dead_silence")


@rule("HM-1616", "HM-EX-02")
def test_recruiting_is_offered_at_the_end_of_the_round_too():
    t = arrange(agenda=[LastActions(0)], sides={0: {"purse": Purse(4)}})
    assert offered(t, Recruit) == [Recruit("griffins")]
