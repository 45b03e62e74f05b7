"""Chapters 34 and 35 once more: symbols of the map, towns, mines and settlements."""

import pytest

from questhall.games.heroes.choices import (
    Build,
    GoHome,
    HireHero,
    KeepDie,
    Recruit,
    ReinforceUnit,
    TakeIncome,
    TakeOption,
)
from questhall.games.heroes.effects import Gain, Purse
from questhall.games.heroes.events import BuildingUsed, QuickCombat
from questhall.games.heroes.state import NOBODY, Flag, Troop
from questhall.games.heroes.steps.combat.ending import Flee
from questhall.games.heroes.steps.combat.posting import DrawGuards
from questhall.games.heroes.steps.combat.starting import SetUp
from questhall.games.heroes.steps.meeting import Enter
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.rounds import ReceiveIncome
from questhall.games.heroes.steps.turn import Act
from questhall.games.heroes.steps.visiting import PlantFlag, Visit
from tests.games.heroes.board import CONTENT, arrange, battle, offered, prompt, side, take, told
from tests.ledger import rule

THREE = ("catherine", "mutare", "sandro")
BARE = {"purse": Purse(), "income": Purse(10)}
NEAR = {"s3": (0, 0, 0), "f7": (2, 1, 0), "f1": (3, -2, 0)}
MARCH = """
    . . . .
    . a . .
    . . . .
    . A . .
    . . . .
"""


def visit(field, pawn="main", own=None, **more):
    return arrange(agenda=[Visit(0, pawn, field), Act(0)], at={0: field}, sides={0: {**BARE, **(own or {})}}, **more)


# -- symbols


@rule("HM-3401")
@pytest.mark.parametrize(("field", "quick"), [("f7_nw", True), ("f1_nw", False)])
def test_the_numeral_of_a_field_is_its_difficulty(field, quick):
    numeral = 2 if quick else 3
    entering = [Enter(0, "main", field), Act(0)]
    t = arrange(tiles=NEAR, sides={0: {"experience": 4}}, agenda=entering)
    assert bool(told(t, QuickCombat)) is quick
    t = arrange(tiles=NEAR, agenda=[SetUp(0, "main", field, NOBODY, None)])
    assert t.state.combat.level == numeral


@rule("HM-3401", "HM-1806")
@pytest.mark.parametrize(("numeral", "guards"), [(1, 1), (3, 3), (5, 4), (6, 5), (7, 2)])
def test_so_many_guards_come_as_the_numeral_says(numeral, guards):
    t = battle(MARCH, A="zombies few", a="zombies few", guards=True, level=numeral, agenda=[])
    DrawGuards().run(t)
    assert len(t.state.combat.guards) == guards


@rule("HM-3403", "HM-3406")
def test_two_resource_dice_of_a_treasure_die_bring_one_result():
    t = visit("s3_w", loads=[5, 5, 1])
    assert offered(t, KeepDie) == [KeepDie(0), KeepDie(1)]
    take(t, KeepDie(0))
    assert (side(t).purse, prompt(t)) == (Purse(6), "act")


@rule("HM-3412")
def test_the_hero_who_visits_gains_the_movement():
    t = visit("c1_ne", "second", second={0: "c1_ne"})
    assert (side(t).main.moves, side(t).second.moves) == (3, 3)


@rule("HM-3413")
@pytest.mark.parametrize(
    ("location", "asks"),
    [
        ("magic_spring", "drink_from_spring"),
        ("witch_hut", "ask_witch"),
        ("trading_post", "visit_post"),
        ("observatory", "look_out"),
        ("scholar", "rethrow"),
        ("market_of_time", "sell_card"),
        ("library", "swap_statistics"),
    ],
)
def test_a_question_mark_does_what_its_location_says(location, asks):
    own = {**BARE, "morale": 1, "purse": Purse(9), "hand": ["attack"], "discard": ["bless"]}
    effects = CONTENT.locations[location].effects
    t = arrange(agenda=[Perform(0, "main", effects, optional=True), Act(0)], sides={0: own})
    assert prompt(t) == asks


@rule("HM-3414")
def test_all_three_resources_are_gained_at_once():
    t = arrange(agenda=[Perform(0, "main", (Gain(1, 2, 3),)), Act(0)], sides={0: BARE})
    assert side(t).purse == Purse(1, 2, 3)


@rule("HM-3415", "HM-3511", "HM-3517")
@pytest.mark.parametrize(("opened", "gained"), [([], Purse(0, 2)), (["s3_sw"], Purse())])
def test_only_the_first_ever_to_flag_a_field_gains_its_amount(opened, gained):
    t = visit("s3_sw", opened=list(opened))
    assert (side(t).income, side(t).purse, t.state.opened) == (Purse(10, 2), gained, ["s3_sw"])


@rule("HM-3418", "HM-3609")
def test_of_two_treasure_dice_of_a_box_one_is_resolved():
    t = visit("c1_nw", loads=[0, 2], tiles={"s3": (0, 0, 0), "c1": (2, 1, 0)})
    take(t, TakeOption(0))
    assert (offered(t, KeepDie), t.agenda[-1].kind) == ([KeepDie(0), KeepDie(1)], "treasure")
    take(t, KeepDie(0))
    assert (side(t).experience, prompt(t)) == (1, "act")


# -- towns


@rule("HM-3502", "HM-3503")
def test_a_town_of_an_enemy_takes_in_nobody_of_its_owner():
    flags = {"s3_c": Flag(1), "f1_nw": Flag(0), "s1_c": Flag(1)}
    t = arrange(flags=flags, sides={0: {"purse": Purse(10)}})
    assert offered(t, HireHero) == [HireHero("f1_nw")]
    t = arrange(flags={**flags, "f2_ne": Flag(0)}, agenda=[Flee(0)])
    assert offered(t, GoHome) == [GoHome("f1_nw"), GoHome("f2_ne")]


@rule("HM-3505", "HM-3507")
def test_whoever_takes_back_the_own_town_gets_neither_reward_nor_cube():
    flags = {"s3_c": Flag(1), "s1_c": Flag(1)}
    t = arrange(scenario="grail_road", flags=flags, agenda=[PlantFlag(0, "s3_c"), Act(0)], sides={0: BARE})
    assert (side(t).purse, side(t).trophies, t.state.flags["s3_c"]) == (Purse(), [], Flag(0))


@rule("HM-3506", "HM-3509")
def test_a_captured_town_goes_on_building_and_bringing_its_income():
    own = {"purse": Purse(8, 5, 1), "income": Purse(10), "built": ["castle_city_hall", "brotherhood_of_the_sword"]}
    t = arrange(flags={"s3_c": Flag(1)}, sides={0: own}, agenda=[ReceiveIncome(), Act(0)])
    assert {event.building for event in told(t, BuildingUsed)} >= {"castle_city_hall"}
    take(t, *([TakeOption(0)] if prompt(t) == "choose_option" else []))
    assert offered(t, Build)


@rule("HM-3509", "HM-3506")
def test_a_flagged_town_costs_its_owner_nothing_else():
    own = {"purse": Purse(5, 4, 3), "income": Purse(15, 2, 1), "built": ["towers"], "hand": ["attack"]}
    agenda = [PlantFlag(0, "s1_c"), Act(0)]
    t = arrange(heroes=THREE, scenario="grail_road", sides={2: own}, agenda=agenda)
    assert side(t).trophies == [2]
    assert {name: getattr(side(t, 2), name) for name in own} == own


@rule("HM-3508")
def test_whoever_flags_a_town_neither_builds_in_it_nor_recruits_its_units():
    built = ["old_cemetery", "mausoleum_domain", "necropolis_citadel"]
    own = {"purse": Purse(40, 20, 20), "built": [], "army": [Troop("zombies")]}
    t = arrange(flags={"s3_c": Flag(0), "s1_c": Flag(0)}, sides={0: own, 1: {"built": built}})
    assert not offered(t, Recruit)
    assert not offered(t, ReinforceUnit)
    assert {CONTENT.buildings[each.building].faction for each in offered(t, Build)} == {"castle"}


# -- mines and settlements


@rule("HM-3513", "HM-3510", "HM-EX-24")
@pytest.mark.parametrize(
    ("kind", "amount"), [("gold", Purse(5)), ("materials", Purse(0, 2)), ("valuables", Purse(0, 0, 1))]
)
def test_a_mine_gives_one_space_of_its_track(kind, amount):
    mines = [field for field in sorted(CONTENT.places["mine"]) if CONTENT.fields[field].resource == kind]
    t = arrange(agenda=[Visit(0, "main", mines[0])], at={0: mines[0]}, sides={0: {"purse": Purse(), "income": Purse()}})
    assert (side(t).income, side(t).purse) == (amount, amount)


@rule("HM-3517", "HM-EX-53")
def test_a_later_owner_of_a_settlement_gains_only_the_income():
    t = visit("f1_nw", opened=["f1_nw"])
    take(t, TakeIncome("gold"))
    assert (side(t).income, side(t).purse) == (Purse(15), Purse())


@rule("HM-3520", "HM-3521")
def test_the_price_of_a_reinforcement_is_asked_for_before_it_is_offered():
    poor = {"army": [Troop("marksmen")]}
    assert offered(visit("f1_nw", own=poor), ReinforceUnit) == [ReinforceUnit("marksmen")]
    assert not offered(visit("f1_nw", own=poor, opened=["f1_nw"]), ReinforceUnit)


@rule("HM-3520")
def test_a_later_owner_too_reinforces_no_golden_unit():
    rich = {"army": [Troop("champions")], "purse": Purse(90, 90, 90)}
    assert not offered(visit("f1_nw", own=rich, opened=["f1_nw"]), ReinforceUnit)


@rule("HM-3524")
@pytest.mark.parametrize("field", sorted(CONTENT.places["settlement"]))
def test_all_settlements_work_alike(field):
    t = visit(field, own={"army": [Troop("griffins")]})
    assert [type(choice) for choice in t.decisions[0].choices] == [TakeIncome] * 3 + [ReinforceUnit]
