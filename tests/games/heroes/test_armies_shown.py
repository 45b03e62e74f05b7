"""Chapters 13 and 16: what buildings need and allow, and how armies grow."""

import pytest

from questhall.core import Deal, Table
from questhall.games.heroes.choices import Build, Recruit, ReinforceUnit, Strike
from questhall.games.heroes.effects import Purse, Reinforce
from questhall.games.heroes.state import Troop
from questhall.games.heroes.steps.combat.round import ActivateUnit
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.turn import Act
from tests.games.heroes.board import CONTENT, GAME, arrange, battle, offered, side, take
from tests.ledger import rule

RICH = Purse(99, 99, 99)


def owning(*built, army=(), **more):
    """Seat 0 is rich, and has these buildings and units."""
    return arrange(sides={0: {"purse": RICH, "built": [*built], "army": [*army]}}, **more)


# -- buildings


@rule("HM-1319")
def test_every_building_that_follows_no_other_can_be_the_first():
    first = {"castle_city_hall", "castle_citadel", "castle_mage_guild", "towers", "brotherhood_of_the_sword"}
    assert {each.building for each in offered(owning(army=[Troop("griffins")]), Build)} == first


@rule("HM-1317")
def test_both_buildings_of_a_tile_are_in_force_when_the_second_is_built():
    t = owning("towers", army=[Troop("griffins")])
    take(t, Build("blacksmith"))
    assert side(t).built == ["towers", "blacksmith"]
    assert Recruit("marksmen") in offered(t, Recruit)


@pytest.mark.parametrize(
    ("built", "tiers"),
    [(["towers"], {"bronze"}), (["towers", "holy_grounds"], {"bronze", "silver"}), (["holy_grounds"], {"silver"})],
)
@rule("HM-1308", "HM-1613")
def test_each_dwelling_opens_the_units_of_its_tier(built, tiers):
    t = owning(*built, army=[Troop("champions")])
    units = {unit.id for unit in CONTENT.army("castle") if unit.tier in tiers}
    assert {each.unit for each in offered(t, Recruit)} == units


@pytest.mark.parametrize(
    ("built", "units"),
    [
        (["towers", "holy_grounds"], []),
        (["towers", "castle_citadel"], ["griffins"]),
        (["castle_citadel"], []),
        (["towers", "holy_grounds", "castle_citadel"], ["griffins", "crusaders"]),
    ],
)
@rule("HM-1614", "HM-1306", "HM-1622")
def test_the_population_reinforces_few_units_with_a_citadel_and_their_dwelling(built, units):
    army = [Troop("marksmen", "pack"), Troop("boars", "neutral"), Troop("griffins"), Troop("crusaders")]
    assert [each.unit for each in offered(owning(*built, army=army), ReinforceUnit)] == units


# -- armies


@rule("HM-1608")
def test_an_army_has_room_for_every_unit_of_the_faction_and_more():
    army = [Troop(unit.id) for unit in CONTENT.army("castle") if unit.id != "marksmen"]
    t = owning("towers", army=[Troop("boars", "neutral"), *army])
    take(t, Recruit("marksmen"))
    assert len(side(t).army) == 1 + 7


@pytest.mark.parametrize(("price", "gold"), [("full", 5), ("half", 3), ("half_gold", 2), ("free", 0)])
@rule("HM-1617", "HM-1618")
def test_an_effect_reinforces_without_token_and_buildings_for_the_price_that_it_names(price, gold):
    own = {"purse": Purse(gold), "army": [Troop("marksmen")], "built": [], "used": ["population"]}
    t = arrange(agenda=[Perform(0, "main", (Reinforce(("bronze",), price),)), Act(0)], sides={0: own})
    take(t, *offered(t, ReinforceUnit))
    assert (side(t).army, side(t).purse) == ([Troop("marksmen", "pack")], Purse())


@rule("HM-1620", "HM-1610")
def test_a_unit_that_was_beaten_can_be_recruited_again():
    more = {"heroes": ("sandro", "catherine"), "sides": {1: {"purse": RICH, "built": ["towers"]}}, "dice": [0]}
    t = battle("g . . . A . . .", A="archangels pack", g="griffins few", agenda=[ActivateUnit("A")], **more)
    side(t, 1).army.append(Troop("halberdiers"))
    take(t, Strike("g"))
    assert (side(t, 1).army, t.state.combat) == ([Troop("halberdiers")], None)
    ended = Table(GAME, Deal(t.state, [Act(1)]), t.rng)
    assert Recruit("griffins") in offered(ended, Recruit)
