"""Tables, components and printed cards once more, number by number."""

import pytest

from questhall.games.heroes.board import COLUMNS, ROWS, SPACES
from questhall.games.heroes.choices import Build, BuySpell, HireHero, Play, ReinforceUnit
from questhall.games.heroes.effects import (
    Blast,
    Bolster,
    Charm,
    Damage,
    Gain,
    Machine,
    Power,
    Purse,
    Raise,
    Recall,
    TownPortal,
)
from questhall.games.heroes.events import QuickCombat, SpecialtyGained
from questhall.games.heroes.state import Rules, Troop
from questhall.games.heroes.steps.combat.aftermath import strike
from questhall.games.heroes.steps.combat.ending import RaiseDead
from questhall.games.heroes.steps.levels import GainExperience
from questhall.games.heroes.steps.meeting import Enter
from questhall.games.heroes.steps.turn import Act
from tests.games.heroes.board import CONTENT, arrange, battle, offered, prompt, side, take, told
from tests.ledger import rule

RICH = Purse(90, 90, 90)


def read(card):
    """What stands on a card: when, for how much power, what; with a crown for an expert."""
    return [(each.timing, each.power, each.effects, each.expert) for each in CONTENT.cards[card].plays]


def levels(timing, *effects, powers=(0, 1, 2)):
    """A spell with its three effects, and the power that it gives."""
    rows = [(timing, power, (effect,), False) for power, effect in zip(powers, effects, strict=True)]
    return [*rows, ("instant", 0, (Power(1),), False)]


# -- tables


@rule("HM-T-401", "HM-815")
def test_the_cards_of_the_levels():
    steps = [GainExperience(0, 12), Act(0)]
    t = arrange(agenda=steps, piles={"ability": (["luck"], ["estates", "wisdom", "tactics", "archery"])})
    kinds = []
    while prompt(t) == "search_deck":
        kinds.append(len(side(t).hand))
        take(t, *[choice for choice in t.decisions[0].choices if type(choice).__name__ == "TakeDiscard"])
    assert [event.card for event in told(t, SpecialtyGained)] == ["catherine_4", "catherine_6"]
    assert kinds == [0, 1, 3, 5]


# -- components


@rule("HM-C-01")
def test_the_combat_board_has_four_columns_and_five_rows():
    assert (COLUMNS, ROWS, len(SPACES)) == (4, 5, 20)


@rule("HM-C-02", "HM-1404")
def test_the_numerals_of_the_four_groups():
    levels = {"starting": {1}, "far": {2, 3}, "near": {4, 5}, "center": {6, 7}}
    for tile in CONTENT.tiles.values():
        if tile.group in levels and tile.box == "core":
            assert {field.guard for field in tile.fields.values()} - {0} <= levels[tile.group]


@rule("HM-C-05", "HM-1312")
@pytest.mark.parametrize("faction", CONTENT.factions)
def test_eight_buildings_of_a_faction_are_on_seven_tiles(faction):
    town = {each.id: each for each in CONTENT.town(faction)}
    dwellings = [each.id for each in town.values() if each.kind == "dwelling"]
    backs = [each.id for each in town.values() if each.after and each.id not in dwellings]
    assert (len(town), len(backs), len(town) - len(backs)) == (8, 1, 7)


@rule("HM-C-07", "HM-507")
def test_three_tokens_are_used_up_one_by_one():
    town = {"built": ["dungeon_mage_guild", "warrens"], "purse": RICH, "army": [Troop("harpies")]}
    t = arrange(heroes=("mutare", "catherine"), sides={0: town})
    used = [("build", Build), ("population", HireHero), ("spell_book", BuySpell)]
    for token, kind in used:
        left = arrange(heroes=("mutare", "catherine"), sides={0: town | {"used": [token]}})
        assert offered(t, kind)
        assert not offered(left, kind)
        others = [each for name, each in used if name != token]
        assert all(offered(left, each) for each in others)
        two = [name for name, _ in used if name != token]
        assert offered(arrange(heroes=("mutare", "catherine"), sides={0: town | {"used": two}}), kind)
    take(t, BuySpell())
    assert side(t).used == ["spell_book"]


@rule("HM-C-14", "HM-711")
def test_there_is_no_third_hero():
    assert offered(arrange(sides={0: {"purse": RICH}}), HireHero)
    assert not offered(arrange(sides={0: {"purse": RICH}}, second={0: "s3_ne"}), HireHero)


@rule("HM-C-18", "HM-R-24")
@pytest.mark.parametrize(("number", "mark"), [(1, 1), (16, 16), (17, 16)])
def test_the_round_tracker_has_sixteen_spaces(number, mark):
    t = arrange(round=number, rules=Rules(endless=True))
    track = t.scene(0, "en", log=False).tracks["rounds"]
    assert (track.value, track.most) == (mark, 16)


@rule("HM-C-21")
@pytest.mark.parametrize("hero", sorted(CONTENT.heroes))
def test_every_hero_has_three_specialties(hero):
    assert [CONTENT.cards[card].level for card in CONTENT.specialties(hero)] == [1, 4, 6]


# -- printed cards


@pytest.mark.parametrize(
    ("card", "plays"),
    [
        pytest.param("attack", [Bolster("attack", 1), Bolster("attack", 2)], marks=rule("HM-D-01")),
        pytest.param("defense", [Bolster("defense", 1), Bolster("defense", 2)], marks=rule("HM-D-02")),
        pytest.param("power", [Power(1), Power(2)], marks=rule("HM-D-03")),
        pytest.param("knowledge", [Recall(), Recall(spells=1)], marks=rule("HM-D-04")),
    ],
)
def test_a_statistic_card_has_a_basic_and_an_expert_effect(card, plays):
    assert read(card) == [("instant", 0, (effect,), expert) for expert, effect in enumerate(plays)]


@pytest.mark.parametrize(
    ("card", "school", "grade", "plays"),
    [
        pytest.param(
            "magic_arrow", "any", "basic", levels("activation", *map(Damage, (1, 2, 3))), marks=rule("HM-D-05")
        ),
        pytest.param(
            "lightning_bolt", "air", "basic", levels("activation", *map(Damage, (2, 3, 4))), marks=rule("HM-D-06")
        ),
        pytest.param(
            "haste",
            "air",
            "basic",
            levels("ongoing", *(Charm("initiative", value) for value in (1, 2, 3))),
            marks=rule("HM-D-07"),
        ),
        pytest.param(
            "town_portal",
            "earth",
            "expert",
            levels("map", *map(TownPortal, (0, 1, 2)), powers=(0, 2, 4)),
            marks=rule("HM-D-08"),
        ),
        pytest.param(
            "fireball",
            "fire",
            "expert",
            levels("activation", *map(Blast, (1, 2, 3)), powers=(0, 2, 4)),
            marks=rule("HM-D-09"),
        ),
    ],
)
def test_a_spell_is_as_printed(card, school, grade, plays):
    printed = CONTENT.cards[card]
    assert (printed.school, printed.grade, read(card)) == (school, grade, plays)
    assert {each.until for each in printed.plays if each.timing == "ongoing"} <= {"combat"}


@rule("HM-D-10")
def test_necromancy_is_for_bronze_and_silver_and_for_experts_any_unit():
    tiers = [("bronze", "silver"), ("bronze", "silver", "gold")]
    assert read("necromancy") == [("map", 0, (Raise(each),), bool(n)) for n, each in enumerate(tiers)]


@rule("HM-D-10")
def test_necromancy_is_offered_after_a_won_combat_but_after_no_quick_one():
    board = ". . . . . s . . . A . . . . . . B . . ."
    more = {"heroes": ("sandro", "mutare"), "hands": {0: ["necromancy"]}, "guards": True, "level": 1, "field": "f1_nw"}
    units = {"A": "archangels pack", "B": "zombies few", "s": "boars neutral~3"}
    t = battle(board, agenda=[*strike("A", "s")], dice=[1], **units, **more)
    assert offered(t, Play) == [Play("necromancy", 0)]
    own = {0: {"experience": 4, "army": [Troop("vampires")]}}
    quick = arrange(heroes=more["heroes"], hands=more["hands"], sides=own, agenda=[Enter(0, "main", "f1_e"), Act(0)])
    assert told(quick, QuickCombat)
    assert not any(isinstance(step, RaiseDead) for step in quick.agenda)


@rule("HM-D-10")
def test_half_of_the_gold_of_a_reinforcement_is_rounded_down():
    own = {0: {"army": [Troop("marksmen")], "purse": Purse(5)}}
    t = arrange(heroes=("sandro", "mutare"), hands={0: ["necromancy"]}, sides=own, agenda=[RaiseDead(0), Act(0)])
    take(t, Play("necromancy", 0), ReinforceUnit("marksmen"))
    assert (side(t).army, side(t).purse) == ([Troop("marksmen", "pack")], Purse(3))


@rule("HM-D-13")
def test_a_pack_of_skeletons_is_as_printed():
    pack = CONTENT.units["skeletons"].side("pack")
    assert (pack.attack, pack.defense, pack.health, pack.initiative, pack.price) == (3, 1, 2, 5, Purse(3))


@rule("HM-D-16")
def test_catherines_specialty_is_for_crusaders():
    favours = [
        play.effects[0].favours for card in CONTENT.specialties("catherine") for play in CONTENT.cards[card].plays
    ]
    assert {name for each in favours for name in each} == {"crusaders"}


@rule("HM-D-17")
def test_catherines_specialty_of_level_4_is_as_printed():
    assert read("catherine_4") == [("ongoing", 0, (Charm("health", 1, ("crusaders",)),), False)]


@rule("HM-D-18")
def test_the_endless_bag_is_as_printed():
    first, second = CONTENT.cards["endless_bag_of_gold"].plays
    assert (first.timing, first.effects, first.removes) == ("instant", (Gain(3),), False)
    assert (second.effects, second.removes) == ((Gain(6),), True)


@rule("HM-D-19")
def test_the_ballista_is_as_printed():
    card = CONTENT.cards["ballista"]
    assert (card.factory, card.post) == (7, 10)
    assert read("ballista") == [("permanent", 0, (Machine("ballista"),), False)]
