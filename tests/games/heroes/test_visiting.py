"""Chapters 14, 31, 32, 34 to 36: fields, trade, the end."""

import pytest

from questhall.core import Outcome
from questhall.games.heroes.choices import (
    Done,
    Exchange,
    KeepDie,
    LookAtDeck,
    PutAside,
    ReinforceUnit,
    RemoveCard,
    Replace,
    TakeCard,
    TakeDiscard,
    TakeIncome,
    TakeOption,
)
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import FieldFlagged, QuickCombat
from questhall.games.heroes.state import Flag, Troop
from questhall.games.heroes.steps.ending import CheckHomes, CheckVictory, CountHomeless, Eliminate, LastRoundOver
from questhall.games.heroes.steps.meeting import Enter
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.places import statistics_left
from questhall.games.heroes.steps.turn import Act
from questhall.games.heroes.steps.visiting import Visit
from tests.games.heroes.board import CONTENT, arrange, asked, offered, picks, prompt, side, sit, take, told
from tests.ledger import rule

NONE = {"purse": Purse(), "income": Purse(10)}
CASTLE = ("catherine", "mutare")
THREE = ("catherine", "mutare", "sandro")


def visit(field, pawn="main", **more):
    heroes = more.pop("heroes", CASTLE)
    sides = more.pop("sides", {0: NONE})
    return arrange(heroes=heroes, agenda=[Visit(0, pawn, field)], at={0: field}, sides=sides, **more)


@pytest.mark.parametrize(
    ("field", "gained"),
    [
        pytest.param("f3_nw", Purse(3), marks=rule("HM-3605", "HM-3414")),
        pytest.param("f1_ne", Purse(0, 0, 1), marks=rule("HM-3611", "HM-3612", "HM-EX-26")),
    ],
)
@rule("HM-1414", "HM-1415")
def test_fields_that_give_resources(field, gained):
    t = visit(field)
    assert side(t).purse == gained
    assert t.state.visited == [field]


@rule("HM-1415")
def test_a_field_with_a_black_cube_counts_as_empty():
    t = visit("f3_nw", visited=["f3_nw"])
    assert side(t).purse == Purse()


@rule("HM-3608", "HM-3420", "HM-1424")
def test_the_mystical_garden_gives_a_choice():
    t = visit("c1_sw")
    assert not offered(t, Done)
    take(t, TakeOption(1))
    assert side(t).purse == Purse(0, 0, 1)


@rule("HM-3604", "HM-3410", "HM-3412")
def test_the_fountain_gives_morale_and_movement():
    t = visit("c1_ne")
    assert (side(t).morale, side(t).main.moves) == (1, 4)


@rule("HM-3607")
def test_the_temple_gives_morale():
    assert side(visit("c2_e")).morale == 1


@rule("HM-3606", "HM-3408", "HM-3411", "HM-3417", "HM-EX-35", "HM-1416")
def test_the_warriors_tomb_offers_two_searches_and_costs_morale_twice():
    t = visit("c1_w")
    take(t, Done(), Done())
    assert (side(t).morale, side(t).drops_hand) == (0, True)
    cheerful = visit("c1_w", sides={0: {"morale": 1}})
    take(cheerful, TakeDiscard(), TakeDiscard())
    assert (side(cheerful).morale, len(side(cheerful).hand)) == (-1, 2)
    undead = visit("c1_w", heroes=("sandro", "mutare"))
    take(undead, TakeDiscard(), Done())
    assert (side(undead).morale, side(undead).drops_hand) == (0, False)


@rule("HM-3408", "HM-3409")
@pytest.mark.parametrize(("kind", "found"), [("artifact", "artifact"), ("golden_shrine", "spell")])
def test_the_symbols_of_cards_are_searches_of_two_in_their_decks(kind, found):
    t = arrange(agenda=[Perform(0, "main", CONTENT.locations[kind].effects, optional=True), Act(0)])
    take(t, LookAtDeck())
    assert {CONTENT.cards[choice.card].kind for choice in offered(t, TakeCard)} == {found}
    assert len(t.agenda[-1].cards) == 2


@rule("HM-3610", "HM-3407", "HM-707")
def test_the_learning_stone_teaches_the_main_hero():
    assert side(visit("f3_ne")).experience == 1


@rule("HM-714", "HM-R-64", "HM-724")
def test_a_secondary_hero_gains_no_experience_but_everything_else():
    t = visit("f3_ne", pawn="second", second={0: "f3_ne"})
    assert (side(t).experience, t.state.visited) == (0, ["f3_ne"])


@rule("HM-3640", "HM-1423", "HM-3416")
def test_the_tree_of_knowledge_sells_experience():
    t = visit("n1_w", sides={0: {"purse": Purse(10, 0, 2)}})
    assert offered(t, TakeOption) == [TakeOption(1)]
    take(t, TakeOption(1), TakeDiscard())
    assert (side(t).experience, side(t).purse) == (2, Purse(0, 0, 2))


@rule("HM-1416", "HM-1423")
def test_what_costs_resources_may_be_declined_and_the_cube_lies_there_all_the_same():
    t = visit("n1_w", sides={0: {"purse": Purse(10)}})
    take(t, Done())
    assert (side(t).experience, t.state.visited) == (0, ["n1_w"])


@rule("HM-3613", "HM-3409", "HM-R-11")
def test_the_golden_shrine_is_free():
    t = visit("f7_c", piles={"spell": (["bless", "cure"], ["slow"])})
    take(t, LookAtDeck(), TakeCard("bless"))
    assert side(t).hand == ["bless"]


@rule("HM-3614", "HM-R-11")
def test_the_white_shrine_costs_three_gold():
    assert not visit("f2_w").decisions
    t = visit("f2_w", sides={0: {"purse": Purse(3)}})
    take(t, TakeOption(0), TakeDiscard())
    assert (len(side(t).hand), side(t).purse.gold) == (1, 0)


@rule("HM-3601", "HM-1422")
def test_an_artifact_field_offers_a_search():
    t = visit("f1_e")
    take(t, Done())
    assert side(t).hand == []


@rule("HM-3602", "HM-3405")
def test_a_resource_field_rolls_a_resource_die():
    assert side(visit("s3_e", loads=[5])).purse == Purse(6)


@rule("HM-3402", "HM-3403", "HM-3603", "HM-707")
def test_a_treasure_field_rolls_a_treasure_die():
    assert side(visit("s3_w", loads=[0])).experience == 1
    assert side(visit("s3_w", loads=[4, 5])).purse == Purse(6)


@rule("HM-3403", "HM-R-86")
def test_an_artifact_of_a_treasure_die_may_be_declined():
    t = visit("s3_w", loads=[2])
    assert offered(t, Done)


@rule("HM-3419", "HM-3603")
def test_some_treasure_fields_roll_two_dice_and_resolve_one():
    t = visit("f7_nw", loads=[0, 4])
    picks(t, 4)
    take(t, KeepDie(1))
    assert (side(t).purse, side(t).experience) == (Purse(3), 0)


@rule("HM-3609", "HM-3418")
def test_pandoras_box_gives_the_choice_of_dice_before_rolling():
    t = visit("c1_nw")
    picks(t, 5, 1)
    take(t, TakeOption(1), KeepDie(0))
    assert side(t).purse == Purse(6)


@rule("HM-3642", "HM-3643")
def test_there_is_one_grail():
    t = visit("c2_c")
    assert (side(t).grail, t.state.grail_taken) == (True, True)
    assert not side(visit("c2_c", grail_taken=True)).grail


@rule("HM-3649")
def test_the_magic_spring_returns_one_of_three_cards():
    t = visit("f2_e", sides={0: {"discard": ["attack", "defense", "power", "knowledge"]}})
    assert offered(t, TakeCard) == [TakeCard("defense"), TakeCard("power"), TakeCard("knowledge")]
    take(t, TakeCard("power"), PutAside("knowledge"))
    assert (side(t).hand, side(t).discard) == (["power"], ["attack", "knowledge", "defense"])


@rule("HM-3650")
def test_the_witch_removes_an_ability_or_shows_one():
    t = visit("n2_c", hands={0: ["estates", "attack"]}, piles={"ability": (["luck"], ["wisdom"])})
    assert offered(t, RemoveCard) == [RemoveCard("estates")]
    take(t, LookAtDeck(), TakeCard("luck"))
    assert side(t).hand == ["estates", "attack", "luck"]
    other = visit("n2_c", piles={"ability": (["luck"], ["wisdom"])})
    take(other, LookAtDeck(), PutAside("luck"))
    assert other.state.decks["ability"].discard == ["wisdom", "luck"]


@rule("HM-1008")
def test_the_witch_shows_others_the_next_card_instead_of_one_of_necropolis():
    t = visit("n2_c", piles={"ability": (["necromancy", "luck"], ["wisdom"])})
    take(t, LookAtDeck(), Replace("necromancy"))
    assert offered(t, TakeCard) == [TakeCard("luck")]
    assert (offered(t, Replace), t.state.decks["ability"].discard) == ([], ["wisdom", "necromancy"])


@rule("HM-3651", "HM-3652", "HM-3657")
def test_several_players_may_have_an_obelisk_flagged():
    t = visit("n3_c", marks={"n3_c": [1]})
    assert t.state.marks == {"n3_c": [1, 0]}


# -- mines and settlements


@rule("HM-1414", "HM-1417", "HM-3510", "HM-3511", "HM-3415", "HM-EX-11", "HM-1204", "HM-3512", "HM-3513", "HM-1203")
def test_the_first_to_flag_a_mine_has_its_income_and_gains_it_at_once():
    t = visit("s3_sw")
    assert (side(t).income, side(t).purse) == (Purse(10, 2), Purse(0, 2))
    assert t.state.flags["s3_sw"] == Flag(0, "materials")


@rule("HM-EX-24", "HM-1208")
def test_a_mine_of_valuables():
    t = visit("f7_se")
    assert (side(t).income, side(t).purse) == (Purse(10, 0, 1), Purse(0, 0, 1))


@rule("HM-1418", "HM-3514", "HM-3511", "HM-EX-12", "HM-R-04", "HM-1204")
def test_a_mine_that_changes_hands_moves_the_income_and_nothing_else():
    taken = {"flags": {"s3_sw": Flag(1, "materials")}, "opened": ["s3_sw"]}
    t = visit("s3_sw", sides={0: NONE, 1: {"income": Purse(10, 2)}}, **taken)
    assert (side(t).income, side(t, 1).income, side(t).purse) == (Purse(10, 2), Purse(10), Purse())
    assert told(t, FieldFlagged) == [FieldFlagged(0, "s3_sw", 1)]


@rule("HM-1419")
@pytest.mark.parametrize(("mode", "owner"), [("clash", 0), ("cooperative", 1)])
def test_a_flag_of_an_ally_stays_and_that_of_an_enemy_does_not(mode, owner):
    taken = {"flags": {"s3_sw": Flag(1, "materials")}, "opened": ["s3_sw"], "mode": mode}
    t = visit("s3_sw", sides={0: NONE, 1: {"income": Purse(10, 2)}}, **taken)
    assert (t.state.flags["s3_sw"].seat, len(told(t, FieldFlagged))) == (owner, 1 - owner)
    assert side(t, owner).income == Purse(10, 2)


@rule("HM-R-65")
def test_a_field_with_the_own_cube_has_no_effect():
    t = visit("s3_sw", flags={"s3_sw": Flag(0, "materials")}, opened=["s3_sw"])
    assert side(t).income == Purse(10)


@rule("HM-3516", "HM-3517", "HM-3518", "HM-EX-53", "HM-R-03", "HM-3524")
def test_a_settlement_gives_income_of_choice_and_the_first_gains_it_at_once():
    t = visit("f3_w")
    take(t, TakeIncome("valuables"))
    assert (side(t).income, side(t).purse) == (Purse(10, 0, 1), Purse(0, 0, 1))
    assert t.state.flags["f3_w"] == Flag(0, "valuables")


@rule("HM-3516")
@pytest.mark.parametrize(("resource", "income"), [("gold", Purse(15)), ("materials", Purse(10, 2))])
def test_the_income_of_a_settlement_is_one_space_of_its_track(resource, income):
    t = visit("f3_w")
    take(t, TakeIncome(resource))
    assert side(t).income == income


@rule("HM-3519", "HM-3525", "HM-EX-53")
def test_who_takes_a_settlement_chooses_anew_and_gains_nothing_at_once():
    taken = {"flags": {"f3_w": Flag(1, "valuables")}, "opened": ["f3_w"]}
    t = visit("f3_w", sides={0: NONE, 1: {"income": Purse(10, 0, 1)}}, **taken)
    take(t, TakeIncome("gold"))
    assert (side(t).income, side(t, 1).income, side(t).purse) == (Purse(15), Purse(10), Purse())


def with_marksmen():
    return {0: {"purse": Purse(3), "income": Purse(10), "army": [Troop("marksmen")]}}


@rule("HM-3520", "HM-3521", "HM-3522", "HM-EX-54", "HM-R-83", "HM-1617")
def test_a_settlement_may_reinforce_instead_free_for_the_first_else_for_half():
    t = visit("f3_w", sides=with_marksmen())
    take(t, ReinforceUnit("marksmen"))
    assert (side(t).purse.gold, side(t).income, t.state.flags["f3_w"]) == (3, Purse(10), Flag(0))
    later = visit("f3_w", sides=with_marksmen(), opened=["f3_w"])
    take(later, ReinforceUnit("marksmen"))
    assert (side(later).purse.gold, side(later).army) == (0, [Troop("marksmen", "pack")])


@rule("HM-3520", "HM-R-83")
@pytest.mark.parametrize(("unit", "gold"), [("griffins", 3), ("crusaders", 5)])
def test_a_settlement_reinforces_bronze_and_silver_units_for_half(unit, gold):
    own = {0: {"purse": Purse(50), "army": [Troop(unit)]}}
    t = visit("f3_w", sides=own, opened=["f3_w"])
    take(t, ReinforceUnit(unit))
    assert (50 - side(t).purse.gold, side(t).army) == (gold, [Troop(unit, "pack")])


@rule("HM-R-84", "HM-3520")
def test_a_settlement_reinforces_bronze_and_silver_only():
    army = {0: {"purse": Purse(50), "army": [Troop("champions"), Troop("griffins", "pack")]}}
    assert not offered(visit("f3_w", sides=army), ReinforceUnit)


# -- trading post


@rule("HM-3101", "HM-3102", "HM-EX-56", "HM-3106")
def test_any_number_of_exchanges_in_one_visit_but_then_no_card():
    t = visit("f1_sw", sides={0: {"purse": Purse(12, 2)}}, hands={0: ["estates"]})
    assert offered(t, RemoveCard) == [RemoveCard("estates")]
    take(t, Exchange(0), Exchange(0), Exchange(4), Exchange(4))
    assert side(t).purse == Purse(2, 0, 2)
    assert not offered(t, RemoveCard)


@rule("HM-3103", "HM-3101")
def test_a_removed_card_brings_one_gold_and_ends_the_visit():
    t = visit("f1_sw", hands={0: ["estates"]})
    take(t, RemoveCard("estates"))
    assert (side(t).purse.gold, side(t).hand, side(t).discard) == (1, [], [])
    assert not t.decisions


@rule("HM-3104")
def test_some_cards_cannot_be_removed_at_the_trading_post():
    t = visit("f1_sw", hands={0: ["attack", "magic_arrow", "leadership", "catherine_1", "bless"]})
    assert offered(t, RemoveCard) == [RemoveCard("bless")]


# -- guards


@rule("HM-1911", "HM-1912", "HM-1913", "HM-EX-36", "HM-718", "HM-EX-37")
def test_a_level_above_the_difficulty_needs_no_combat():
    t = arrange(agenda=[Enter(0, "main", "f1_e")], sides={0: {"experience": 4}})
    assert told(t, QuickCombat) == [QuickCombat(0, "f1_e")]
    assert (side(t).experience, t.state.visited) == (4, ["f1_e"])
    second = arrange(agenda=[Enter(0, "second", "f1_e")], second={0: "f1_c"}, sides={0: {"experience": 4}})
    assert told(second, QuickCombat)


@rule("HM-1914", "HM-1410", "HM-1901", "HM-1801", "HM-EX-08")
def test_an_equal_level_must_fight():
    t = arrange(agenda=[Enter(0, "main", "f1_e")], sides={0: {"experience": 2}})
    assert (told(t, QuickCombat), prompt(t)) == ([], "react")
    assert t.state.visited == []


@rule("HM-1425", "HM-R-67")
def test_guards_do_not_return_to_a_field_that_was_flagged():
    t = arrange(agenda=[Enter(0, "main", "s3_sw")], opened=["s3_sw"])
    assert t.state.flags["s3_sw"] == Flag(0, "materials")


@rule("HM-R-66", "HM-1425")
def test_a_field_whose_black_cube_was_removed_is_guarded_again():
    free = arrange(agenda=[Enter(0, "main", "f1_e")], visited=["f1_e"])
    assert not free.decisions
    assert prompt(arrange(agenda=[Enter(0, "main", "f1_e")])) == "react"


# -- elimination and victory


@rule("HM-3202", "HM-EX-60", "HM-R-150")
def test_three_full_rounds_without_a_home_eliminate():
    rounds = [CountHomeless(), CheckHomes()]
    t = arrange(heroes=THREE, agenda=rounds * 2, flags={"s3_c": Flag(0), "s1_c": Flag(2)})
    assert (side(t, 1).homeless, side(t, 1).out) == (2, False)
    t = arrange(heroes=THREE, agenda=rounds * 3, flags={"s3_c": Flag(0), "s1_c": Flag(2)})
    assert side(t, 1).out


@rule("HM-EX-60", "HM-R-150")
def test_a_settlement_stops_the_count():
    t = visit("f3_w", heroes=THREE, sides={0: {"homeless": 2}})
    assert side(t).homeless == 0


@rule("HM-3205", "HM-3206", "HM-3207", "HM-R-67")
def test_an_eliminated_player_leaves_with_cubes_and_heroes():
    flags = {"s3_c": Flag(0), "s1_c": Flag(2), "f3_w": Flag(1, "gold")}
    t = arrange(heroes=THREE, agenda=[Eliminate(1)], flags=flags, marks={"n3_c": [0, 1]}, hands={1: ["attack"]})
    assert (side(t, 1).out, side(t, 1).hand, side(t, 1).deck) == (True, [], [])
    assert t.state.flags == {"s3_c": Flag(0), "s1_c": Flag(2)}
    assert t.state.marks == {"n3_c": [0]}


@rule("HM-3207")
def test_cards_of_an_eliminated_player_do_not_come_back_into_the_supply():
    own = {1: {"hand": ["attack"], "deck": ["attack"], "discard": ["attack"], "in_play": ["attack"]}}
    t = arrange(heroes=THREE, sides={0: {"deck": []}, 2: {"deck": []}, **own}, agenda=[Eliminate(1)])
    assert "attack" in statistics_left(t), "there is a fifth"
    t.state.sides[0].hand = ["attack"]
    assert "attack" not in statistics_left(t)


@rule("HM-3209", "HM-106", "HM-R-151")
def test_who_eliminates_all_enemies_wins():
    t = arrange(agenda=[Eliminate(1)])
    assert t.outcome == Outcome("won", "last_standing", (0,))


@rule("HM-3201", "HM-1302", "HM-3507")
def test_the_goal_of_the_scenario_wins():
    t = arrange(agenda=[Visit(0, "main", "s1_c")], at={0: "s1_c", 1: "s1_ne"})
    assert t.outcome == Outcome("won", "town_captured", (0,))
    assert side(t).trophies == [1]


@rule("HM-3657", "HM-3201", "HM-106")
def test_a_scenario_may_be_won_by_flagging_the_dragon_utopia():
    t = arrange(agenda=[Visit(0, "main", "c1_c")], at={0: "c1_c"}, scenario="dragons_gate")
    assert t.outcome == Outcome("won", "utopia_flagged", (0,))


@rule("HM-1403", "HM-209")
def test_a_tile_that_lies_open_from_the_start_is_in_no_pile():
    t = sit(scenario="dragons_gate")
    assert t.state.layout.places[-1].tile == "c1"
    assert t.state.tiles["center"] == ["c2"]


@rule("HM-3210", "HM-3211", "HM-EX-62")
def test_a_cube_of_every_opponent_wins_with_three_players():
    t = arrange(heroes=THREE, agenda=[CheckVictory(0)], sides={0: {"trophies": [1]}})
    assert t.outcome is None
    t = arrange(heroes=THREE, agenda=[CheckVictory(0)], sides={0: {"trophies": [2, 1]}})
    assert t.outcome == Outcome("won", "cubes_collected", (0,))


@rule("HM-3213")
def test_cubes_alone_do_not_win_with_two_players():
    t = arrange(agenda=[CheckVictory(0)], sides={0: {"trophies": [1]}})
    assert t.outcome is None


@rule("HM-R-151")
def test_eliminated_opponents_do_not_count_for_the_cubes():
    t = arrange(heroes=THREE, agenda=[CheckVictory(0)], sides={0: {"trophies": [1]}, 2: {"out": True}})
    assert t.outcome == Outcome("won", "cubes_collected", (0,))


@rule("HM-3506", "HM-3508", "HM-3509", "HM-3503")
def test_the_owner_of_a_flagged_town_keeps_the_town_board():
    t = arrange(flags={"s3_c": Flag(1)}, sides={0: {"purse": Purse(8, 5, 1)}})
    assert any(choice.__class__.__name__ == "Build" for choice in t.decisions[0].choices)
    assert asked(t) == 0


def test_after_the_last_round_the_better_player_wins():
    t = arrange(agenda=[LastRoundOver()], sides={1: {"experience": 4}}, flags={"s3_c": Flag(0), "s1_c": Flag(1)})
    assert t.outcome is not None
    assert (t.outcome.reason, t.outcome.winners) == ("rounds_over", (1,))
