"""Why not: for everything that a person might try there is a reason, with the rule that says so."""

from __future__ import annotations

import pytest

from questhall.core import Refusal, Table
from questhall.games.keep import GAME
from questhall.games.keep.choices import Play
from questhall.games.keep.effects import (
    Activate,
    Ambush,
    AnyEffect,
    Defend,
    Draw,
    Fortify,
    Melee,
    Move,
    Onslaught,
    Pack,
    Pay,
    Place,
    PutPortal,
    PutResource,
    PutTrap,
    Ranged,
)
from questhall.games.keep.refusals import prison_refusal, refusals
from questhall.games.keep.state import State
from questhall.words import LANGUAGES, words_for
from tests.games.keep.board import arrange, take
from tests.ledger import rule


def why(t: Table[State], *effects: AnyEffect) -> list[tuple[str, str, str]]:
    """The reasons, where they stand, and their rules; all of them can be said in three languages."""
    found = refusals(t, 0, effects)
    said = [words_for(GAME.folder, language).refusal(each) for each in found for language in LANGUAGES]
    assert not [text for text in said if "{" in text]
    return [(each.on, each.why, each.rule) for each in found]


def first(t: Table[State], effect: AnyEffect) -> tuple[str, str]:
    """The one reason why an action cannot be carried out."""
    ((_, reason, rule_id),) = why(t, effect)
    return reason, rule_id


@pytest.mark.parametrize(
    "effect", [Move(), Melee(), Ranged(), PutTrap(), PutResource("coin"), PutPortal(), Pack(Move())]
)
@rule("KH-R-039")
def test_without_a_monster_in_the_dungeon_most_actions_are_impossible(effect: AnyEffect):
    assert first(arrange(), effect) == ("no_monster", "KH-R-039")


@rule("KH-R-039")
def test_drawing_fortifying_and_ambushing_need_no_monster():
    assert why(arrange(), Draw(), Fortify("move"), Ambush(1, "bones")) == []


def test_melee_needs_a_hero_in_the_room():
    assert first(arrange("vault: ratfolk\nsewer: rogue"), Melee()) == ("no_hero_here", "KH-1401")
    assert first(arrange("vault: ratfolk"), Pack(Melee())) == ("no_hero_here", "KH-1401")
    assert why(arrange("vault: ratfolk rogue"), Melee()) == []


def test_ranged_needs_a_hero_behind_a_passage():
    assert first(arrange("vault: ratfolk rogue"), Ranged()) == ("no_hero_near", "KH-1403")


def test_a_flooded_monster_has_no_way():
    t = arrange("sewer: ratfolk", scenario="high_water")
    t.state.layout = t.state.layout.__class__(t.state.layout.tiles, flooded=("sewer",))
    assert first(t, Move()) == ("no_way", "KH-1307")


def test_an_empty_supply_has_nothing_to_place():
    t = arrange("vault: ratfolk coin*5 trap*8")
    assert refusals(t, 0, [PutResource("coin")]) == [Refusal("panel:supply", "no_token", "KH-1005", {"token": "coin"})]
    assert refusals(t, 0, [PutTrap()]) == [Refusal("panel:supply", "no_token", "KH-1005", {"token": "trap"})]


def test_a_room_has_one_portal_at_most_and_the_supply_six():
    assert first(arrange("vault: ratfolk portal"), PutPortal()) == ("portal_there", "KH-R-040")
    t = arrange("vault: ratfolk")
    t.state.supply["portal"] = 0
    assert first(t, PutPortal()) == ("no_token", "KH-1005")


def test_an_ambush_needs_the_lair_and_a_dry_room_of_the_symbol():
    t = arrange("vault: dragon", clans=("dragon",))
    assert first(t, Ambush(1, "jewel")) == ("lair_empty", "KH-311")
    assert first(t, Place(1)) == ("lair_empty", "KH-311")
    t = arrange(scenario="under_renovation")
    assert first(t, Ambush(1, "hat")) == ("no_room", "KH-R-066")
    t.state.layout = t.state.layout.__class__(t.state.layout.tiles, flooded=("sewer",))
    assert first(t, Ambush(1, "bones")) == ("all_flooded", "KH-R-1087")


def test_an_onslaught_without_its_first_part_is_refused():
    hire = Onslaught(Pay("coin"), Place(3))
    assert first(arrange("vault: ratfolk"), hire) == ("no_payment", "KH-1902")
    assert first(arrange("vault: ratfolk"), Onslaught(Melee(), Move())) == ("no_hero_here", "KH-1401")


def test_an_empty_deck_and_discard_pile_give_nothing():
    t = arrange(decks={0: []})
    assert why(t, Draw(), Fortify("melee")) == [("zone:deck0", "nothing_to_draw", "KH-514")]


@rule("KH-R-067")
def test_defence_is_a_reaction_only():
    t = arrange("vault: dragon rogue", clans=("dragon",))
    assert why(t, Defend()) == [("", "only_reaction", "KH-R-067")]
    assert why(t, Onslaught(Defend(), Place(1))) == [("", "only_reaction", "KH-R-067")]


# -- activation


def test_activation_needs_a_monster():
    assert first(arrange(), Activate()) == ("no_monster", "KH-305")


@pytest.mark.parametrize(
    ("clan", "drawing", "reason"),
    [
        ("dragon", "vault: dragon", ("no_wounds", "KH-3101")),
        ("lizardfolk", "vault: lizardfolk rogue", ("no_hero_near", "KH-1403")),
        ("gnoll", "vault: gnoll", ("no_hero_here", "KH-1401")),
        ("skeleton", "vault: skeleton bone*5", ("no_token", "KH-3192")),
        ("ratfolk", "vault: ratfolk*9", ("lair_empty", "KH-3192")),
        ("witch", "vault: witch portal", ("portal_there", "KH-R-040")),
    ],
)
def test_an_ability_without_an_object_is_refused(clan: str, drawing: str, reason: tuple[str, str]):
    assert first(arrange(drawing, clans=(clan,)), Activate()) == reason


def test_abilities_to_draw_and_to_move_can_lack_cards_and_ways():
    assert first(arrange("vault: slime", clans=("slime",), decks={0: []}), Activate()) == ("nothing_to_draw", "KH-514")
    t = arrange("vault: imp", clans=("imp",), tiles={"vault": (0, 0, 0)})
    assert first(t, Activate()) == ("no_way", "KH-1307")


def test_a_shop_needs_its_resource_and_an_item_of_its_kind():
    assert why(arrange("forge: ratfolk"), Activate()) == [("cell:main/forge", "no_resource", "KH-2602")]
    t = arrange("forge: ratfolk coin", market=["barn_owl"])
    assert refusals(t, 0, [Activate()]) == [
        Refusal("cell:main/forge", "no_item", "KH-2610", {"room": "forge", "kind": "equipment"})
    ]
    assert why(arrange("forge: ratfolk coin", market=["war_drum"]), Activate()) == []


def test_a_resource_room_needs_a_token_in_the_supply():
    assert why(arrange("sewer: ratfolk frog*5"), Activate()) == [("cell:main/sewer", "no_supply", "KH-2506")]


def test_the_laboratory_needs_a_tactic_card():
    t = arrange("laboratory: ratfolk", scenario="borrowed_recipes", market=["barn_owl"])
    assert why(t, Activate()) == [("cell:main/laboratory", "no_tactic_card", "KH-R-045")]


def test_the_prison_needs_no_activation_except_for_a_bribe():
    assert first(arrange("prison: ratfolk"), Activate()) == ("no_activation", "KH-2404")
    assert first(arrange("prison: ratfolk rogue", scenario="old_lockup"), Activate()) == ("no_bribe", "KH-R-1045")
    assert why(arrange("prison: ratfolk rogue coin", scenario="old_lockup", twists=True), Activate()) == []


def test_the_construction_site_says_what_it_lacks():
    def site(drawing: str, **state: object) -> tuple[str, str]:
        t = arrange(drawing, scenario="under_renovation", **({"blueprints": ["forge"]} | state))
        return first(t, Activate())

    assert site("construction_site: ratfolk") == ("no_coins", "KH-2904")
    assert site("construction_site: ratfolk coin", blueprints=[]) == ("no_plan", "KH-R-083")
    assert site("construction_site: ratfolk coin", treasures=[]) == ("no_treasure", "KH-2906")


# -- where they are asked


def test_a_card_in_play_tells_what_its_actions_lack():
    t = arrange("forge: imp coin\nsewer: imp frog*5", clans=("imp",), hands={0: ["quick_fingers"]}, market=["barn_owl"])
    take(t, Play("quick_fingers", 0))
    assert [each.why for each in t.refusals(0)] == ["no_item", "no_supply"]


@rule("KH-2701", "KH-R-011")
def test_the_prison_says_why_it_is_closed():
    assert [each.rule for each in prison_refusal(arrange(prison_used=True), 0)] == ["KH-2701"]
    assert [each.rule for each in prison_refusal(arrange(tiles={"vault": (0, 0, 0)}), 0)] == ["KH-R-011"]
    assert prison_refusal(arrange(), 0) == []
