"""High Water.  [KH-R-1084 ff.]"""

import pytest
from msgspec.structs import replace

from questhall.core import Rng, Setup
from questhall.games.keep.choices import Go, PickHero, PickRoom, Shoot, Summon, UseRule
from questhall.games.keep.dungeon import chart, chart_of
from questhall.games.keep.events.heroes import HeroAttacked, HeroRoused, TrapSprung
from questhall.games.keep.events.turns import NothingHappened
from questhall.games.keep.setup import deal, first_layout
from questhall.games.keep.steps.cards import ResolveCard
from questhall.games.keep.steps.heroes import ResolveHeroes
from questhall.games.keep.steps.invasion import NextGuildCard
from questhall.games.keep.steps.scenarios.high_water import RisingWater
from questhall.games.keep.steps.summon import SummonHero
from questhall.games.keep.steps.turn import PlayCards
from tests.games.keep.board import CONTENT, arrange, offered, picture, prompt, take, told
from tests.ledger import rule

NEXT = "archer_jewel"
DRY = first_layout(CONTENT.scenarios["high_water"])
PUMPED = ("sewer", "graveyard", "apothecary", "cage")
MOVE = (ResolveCard(0, "busy_paws", 1, (0,)), PlayCards(0))
ACT = (ResolveCard(0, "busy_paws", 0, (0,)), PlayCards(0))
SHOOT = (ResolveCard(0, "cinder_toss", 0, (0,)), PlayCards(0))
HAUNT = (ResolveCard(0, "drift", 1, (0,)), PlayCards(0))


def water(drawing="", *flooded, agenda=MOVE, **more):
    layout = replace(DRY, flooded=flooded)
    return arrange(drawing, scenario="high_water", twists=True, agenda=agenda, layout=layout, **more)


def ways(t):
    return {go.to for go in offered(t, Go)}


@rule("KH-R-1084")
def test_no_water_is_in_the_dungeon_at_the_start_and_never_more_than_four_tokens():
    assert deal(Setup("keep", "high_water", ("ratfolk",), 1), CONTENT, Rng(1)).state.layout.flooded == ()
    t = water(agenda=[RisingWater()] * 6)
    assert len(t.state.layout.flooded) == 4 <= CONTENT.tokens.events


# -- flooded rooms


@rule("KH-R-1085")
def test_no_move_leads_into_or_out_of_a_flooded_room():
    assert ways(water("workshop: ratfolk")) == {"vault", "apothecary", "sewer"}
    assert ways(water("workshop: ratfolk", "sewer")) == {"vault", "apothecary"}
    assert ways(water("sewer: ratfolk", "sewer")) == set()


@rule("KH-R-1085")
def test_no_shot_goes_into_a_flooded_room():
    assert offered(water("workshop: ratfolk\nsewer: rogue", agenda=SHOOT), Shoot) == [Shoot(0, "rogue1")]
    assert offered(water("workshop: ratfolk\nsewer: rogue", "sewer", agenda=SHOOT), Shoot) == []


@rule("KH-R-1085")
@pytest.mark.parametrize(("flooded", "shots"), [((), 1), (("sewer",), 0)])
def test_no_archer_shoots_into_a_flooded_room(flooded, shots):
    t = water("sewer: ratfolk", *flooded, agenda=[SummonHero("archer", "workshop"), ResolveHeroes()])
    assert len(told(t, HeroAttacked)) == shots


@rule("KH-EX-117", "KH-R-1085")
def test_distances_when_all_four_rooms_are_flooded():
    near = {"vault": 0, "library": 1, "prison": 1, "workshop": 1, "classroom": 2, "forge": 2}
    assert chart_of(replace(DRY, flooded=PUMPED)).distance == near


@rule("KH-R-1086")
def test_portals_lead_into_and_out_of_a_flooded_room():
    assert "sewer" in ways(water("vault: ratfolk portal\nsewer: portal", "sewer"))
    assert ways(water("vault: portal\nsewer: ratfolk portal", "sewer")) == {"vault"}


@rule("KH-R-1086")
def test_ghosts_haunt_into_and_out_of_a_flooded_room():
    assert "sewer" in ways(water("workshop: ghost", "sewer", clans=("ghost",), agenda=HAUNT))
    assert ways(water("sewer: ghost", "sewer", clans=("ghost",), agenda=HAUNT)) == {"workshop", "graveyard"}


@rule("KH-R-1087")
def test_no_ambush_into_a_flooded_room():
    drains = [ResolveCard(0, "out_of_the_drains", 0, (0,))]
    t = water("", "sewer", agenda=drains)
    assert offered(t, Summon) == [Summon(0, "cage")]
    take(t, Summon(0, "cage"))
    assert offered(t, Summon) == [Summon(0, "cage")]


# -- summoning


@rule("KH-EX-116", "KH-R-1088")
def test_the_hero_of_a_flooded_graveyard_comes_to_the_vault():
    agenda = [NextGuildCard(1), PlayCards(0)]
    t = water("classroom: 2heal\nvault: 4defeat", "graveyard", agenda=agenda, guild=["warrior_eye", NEXT])
    take(t, PickHero("warrior1"))
    assert picture(t) == "classroom: warrior 2heal\nvault: warrior 4defeat"


@rule("KH-R-1088")
def test_among_equally_near_dry_rooms_the_players_choose():
    t = water("", "sewer", agenda=[SummonHero("rogue", "sewer"), PlayCards(0)])
    assert {choice.room for choice in offered(t, PickRoom)} == {"workshop", "graveyard"}
    take(t, PickRoom("graveyard"))
    assert picture(t) == "graveyard: rogue+"


@rule("KH-R-1088")
def test_a_flooded_neighbour_is_no_room_to_come_to():
    t = water("", "sewer", "graveyard", agenda=[SummonHero("rogue", "sewer"), PlayCards(0)])
    assert picture(t) == "workshop: rogue+"


@rule("KH-R-1088")
def test_without_a_token_no_dry_room_is_chosen():
    t = water("vault: rogue*5", "sewer", agenda=[SummonHero("rogue", "sewer"), PlayCards(0)])
    assert (prompt(t), picture(t)) == ("play_cards", "vault: rogue!*5")


# -- the flood


@rule("KH-R-1089")
def test_figures_are_moved_to_the_adjacent_room_nearest_to_the_vault():
    drawing = "apothecary: ratfolk*2 mage rogue!\nworkshop: archer trap"
    t = water(drawing, "sewer", "graveyard", agenda=[RisingWater(), PlayCards(0)])
    assert picture(t) == "workshop: archer mage rogue! ratfolk*2 trap"
    assert (told(t, TrapSprung), told(t, HeroRoused)) == ([], [])


@rule("KH-R-1089")
def test_among_equally_near_rooms_the_players_choose_where_figures_go():
    t = water("sewer: imp", clans=("imp",), agenda=[RisingWater(), PlayCards(0)])
    assert {choice.room for choice in offered(t, PickRoom)} == {"workshop", "graveyard"}
    take(t, PickRoom("graveyard"))
    assert picture(t) == "graveyard: imp"


@rule("KH-R-1089")
def test_without_an_open_passage_figures_go_over_an_edge_to_an_unflooded_room():
    tiles = {"vault": (0, 0, 0), "prison": (0, 1, 90), "sewer": (0, 2, 0)}
    t = arrange("sewer: ratfolk", scenario="high_water", tiles=tiles, twists=True, agenda=[RisingWater()])
    assert picture(t) == "prison: ratfolk"


@rule("KH-R-1090")
def test_all_else_stays_in_the_flooded_room_and_nobody_loots_there():
    agenda = [NextGuildCard(1), SummonHero("rogue", "sewer"), ResolveHeroes()]
    t = water("sewer: mage frog trap 1heal unfinished", agenda=agenda, guild=["rising_water", NEXT])
    take(t, PickRoom("graveyard"), PickRoom("workshop"))
    assert picture(t, "sewer") == "sewer: frog trap 1heal unfinished"
    assert picture(t, "vault", "graveyard") == "vault: rogue\ngraveyard: mage"


@rule("KH-R-1091")
@pytest.mark.parametrize("room", ["workshop", "graveyard"])
def test_an_activation_next_to_a_flooded_room_removes_its_water(room):
    t = water(f"{room}: imp", "sewer", "cage", agenda=ACT, clans=("imp",))
    assert offered(t, UseRule) == [UseRule(0, "sewer")]
    take(t, UseRule(0, "sewer"))
    assert (prompt(t), t.state.layout.flooded) == ("play_cards", ("cage",))
    assert "sewer" in chart(t).near[room]


@rule("KH-R-1091")
def test_pumping_needs_an_own_monster_in_a_room_that_shares_an_edge():
    t = water("vault: ratfolk\nworkshop: imp", "sewer", agenda=ACT, clans=("ratfolk", "imp"))
    assert offered(t, UseRule) == []


# -- Rising Water


@rule("KH-R-1092")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_rising_water_floods_the_rooms_in_their_order(count):
    assert water(agenda=[RisingWater()] * count).state.layout.flooded == PUMPED[:count]


@rule("KH-R-1092")
def test_a_pumped_room_is_flooded_again_first():
    assert set(water("", "graveyard", "apothecary", agenda=[RisingWater()]).state.layout.flooded) == set(PUMPED[:3])


@rule("KH-R-1092")
def test_a_fifth_rising_water_does_nothing():
    t = water("workshop: rogue", *PUMPED, agenda=[NextGuildCard(1)], guild=["rising_water", NEXT])
    assert told(t, NothingHappened) == [NothingHappened("rising_water")]
    assert (picture(t), t.state.layout.flooded) == ("workshop: rogue", PUMPED)


@rule("KH-EX-115")
def test_the_first_rising_water_drives_mage_and_slime_out_and_the_next_hero_aside():
    guild = ["rising_water", "rogue_bones", NEXT]
    t = water("sewer: mage slime frog", agenda=[NextGuildCard(2)], clans=("slime",), guild=guild)
    assert {choice.room for choice in offered(t, PickRoom)} == {"workshop", "graveyard"}
    take(t, PickRoom("graveyard"))
    assert picture(t, "sewer", "graveyard", "workshop") == "graveyard: mage slime\nsewer: frog"
    assert {choice.room for choice in offered(t, PickRoom)} == {"workshop", "graveyard"}
    take(t, PickRoom("workshop"))
    assert picture(t, "cage", "workshop") == "cage: rogue+\nworkshop: rogue+"
