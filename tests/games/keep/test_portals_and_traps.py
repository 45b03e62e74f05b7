"""Portals and traps.  [KH-22xx, KH-23xx]"""

import pytest

import questhall
from questhall.games.keep.choices import Done, FinishPortal, Go, OpenPortal, Play, PutToken, UseRoom
from questhall.games.keep.dungeon import chart
from questhall.games.keep.events.heroes import HeroAdvanced, HeroAttacked, HeroBeaten, HeroRoused, TrapSprung
from questhall.games.keep.steps.heroes import ResolveHeroes
from questhall.games.keep.steps.summon import SummonHero
from questhall.games.keep.steps.turn import PlayCards
from tests.games.keep.board import CONTENT, arrange, offered, picture, prompt, take, told
from tests.ledger import rule

BOSS = {"scenario": "gilded_champion", "twists": True}


def playing(card: str, drawing: str, group: int = 0, **more):
    """A table where the first seat has just played a card."""
    t = arrange(drawing, hands={0: [card]}, **more)
    take(t, Play(card, group))
    return t


def ways(drawing: str, **more):
    """Where one move can lead."""
    return {go.to for go in offered(playing("busy_paws", drawing, 1, **more), Go)}


def summoned(kind: str, room: str, drawing: str, **more):
    """A table where a hero was summoned and has acted."""
    return arrange(drawing, agenda=[SummonHero(kind, room), ResolveHeroes()], **more)


# -- 22: portals


@rule("KH-2201")
@pytest.mark.parametrize("scenario", CONTENT.scenarios)
def test_every_scenario_starts_with_unfinished_portals(scenario):
    t = questhall.sit("keep", scenario=scenario, seats=["ratfolk"], seed=1)
    printed = {placed.room: placed.portal for placed in CONTENT.scenarios[scenario].rooms}
    assert {room: place.portal for room, place in t.state.rooms.items()} == printed
    assert "unfinished" in printed.values()


@rule("KH-2202", "KH-EX-09")
def test_an_activation_turns_an_unfinished_portal_to_its_finished_side():
    t = playing("busy_paws", "forge: ratfolk unfinished")
    take(t, FinishPortal(0, "forge"))
    assert (picture(t), t.state.supply["portal"]) == ("forge: ratfolk portal", 5)
    assert offered(t, FinishPortal) == []


@rule("KH-2203")
def test_finished_portals_join_rooms_for_moves_only():
    drawing = "forge: imp portal\nvault: rogue portal"
    assert ways(drawing, clans=("imp",)) == {"workshop", "vault"}
    assert prompt(playing("cinder_toss", drawing, clans=("imp",))) == "play_cards", "nobody can be shot"


@rule("KH-2204", "KH-EX-10")
def test_a_way_of_five_passages_is_one_move_by_portals():
    t = playing("busy_paws", "vault: ratfolk portal\nsewer: portal", 1, scenario="thin_walls")
    assert chart(t).distance["sewer"] == 5
    take(t, Go(0, 0, "sewer"))
    assert (picture(t, "sewer"), prompt(t)) == ("sewer: ratfolk portal", "play_cards")


@rule("KH-2205")
def test_a_single_finished_portal_connects_nothing():
    assert ways("forge: ratfolk portal") == {"workshop"}


@rule("KH-2206")
@pytest.mark.parametrize(("here", "there"), [
    ("portal", "unfinished"), ("unfinished", "portal"), ("unfinished", "unfinished"),
])  # fmt: skip
def test_an_unfinished_portal_has_no_effect(here, there):
    assert ways(f"forge: ratfolk {here}\nvault: {there}") == {"workshop"}


@rule("KH-2207")
@pytest.mark.parametrize(("scenario", "to"), [("first_night", "graveyard"), ("open_gates", "vault")])
def test_heroes_advance_through_portals_only_where_a_rule_says_so(scenario, to):
    turns = [PlayCards(0), ResolveHeroes()]
    drawing = "cage: rogue! portal\nvault: ratfolk"
    t = playing("scroll_of_gates", drawing, scenario=scenario, twists=True, agenda=turns)
    take(t, OpenPortal(0, "vault"), Done(), Done())
    assert told(t, HeroAdvanced)[0].to == to


@rule("KH-2208")
def test_portals_count_neither_for_shots_nor_for_the_way_to_the_vault():
    t = summoned("archer", "cage", "forge: ratfolk portal\nvault: ratfolk portal\ncage: 2heal portal")
    assert told(t, HeroAttacked) == [], "no monster behind a passage"
    assert (chart(t).distance["cage"], chart(t).nearer["cage"]) == (4, ("graveyard",))
    assert prompt(playing("hex_bolt", "forge: ratfolk portal\nvault: rogue portal")) == "play_cards"


@rule("KH-2209")
def test_three_finished_portals_are_all_joined():
    portals = "forge: {} portal\nvault: {} portal\ncage: {} portal"
    assert ways(portals.format("ratfolk", "", "")) == {"workshop", "vault", "cage"}
    assert ways(portals.format("", "ratfolk", "")) == {"sewer", "prison", "forge", "cage"}
    assert ways(portals.format("", "", "ratfolk")) == {"graveyard", "forge", "vault"}


@rule("KH-2210")
def test_portals_serve_the_monsters_of_all_players():
    hands = {0: ["stir_the_pot"], 1: ["busy_paws"]}
    turns = [PlayCards(0), PlayCards(1)]
    drawing = "forge: witch ratfolk\nvault: portal"
    t = arrange(drawing, clans=("witch", "ratfolk"), hands=hands, agenda=turns)
    take(t, Play("stir_the_pot", 0), OpenPortal(0, "forge", ability=True), Done())
    take(t, Play("busy_paws", 1), Go(0, 0, "vault"))
    assert picture(t) == "forge: witch portal\nvault: ratfolk portal"


# -- 23: traps


@rule("KH-2301")
def test_a_trap_works_once():
    agenda = [SummonHero("mage", "forge"), ResolveHeroes(), SummonHero("mage", "forge"), ResolveHeroes()]
    t = arrange("forge: trap ratfolk", agenda=agenda)
    assert (len(told(t, TrapSprung)), picture(t)) == (1, "forge: mage")


@rule("KH-2302")
def test_traps_come_from_the_workshop_or_from_cards():
    assert [room.id for room in CONTENT.rooms.values() if room.makes == "trap"] == ["workshop"]
    t = arrange("workshop: imp\nvault: imp", clans=("imp",), hands={0: ["quick_fingers", "tinkers_mischief"]})
    take(t, Play("quick_fingers", 0), UseRoom(0, "workshop"), Done())
    take(t, Play("tinkers_mischief", 0), PutToken(0, "trap", "vault"))
    assert picture(t) == "workshop: imp trap\nvault: imp trap"


@rule("KH-2303", "KH-EX-11")
def test_a_trap_is_carried_like_a_resource():
    t = playing("busy_paws", "workshop: ratfolk trap*2", 1)
    take(t, Go(0, 0, "forge", "trap"))
    assert picture(t) == "workshop: trap\nforge: ratfolk trap"


@rule("KH-2304")
def test_a_summoned_hero_takes_one_damage_from_a_trap():
    t = summoned("mage", "forge", "forge: trap")
    assert (picture(t), t.state.supply["trap"], t.state.supply["mage"]) == ("", 8, 5)
    assert [type(event) for event in t.events[-2:]] == [TrapSprung, HeroBeaten]


@rule("KH-2304", "KH-EX-12")
def test_an_advancing_hero_takes_one_damage_from_a_trap():
    t = arrange("sewer: rogue!\nvault: trap", agenda=[ResolveHeroes()])
    assert (picture(t), t.state.supply["trap"], t.state.supply["rogue"]) == ("", 8, 5)


@rule("KH-2305")
@pytest.mark.parametrize(("traps", "left"), [(2, "champion~2 3heal"), (4, "3heal"), (5, "trap 3heal")])
def test_traps_hit_one_by_one_until_the_hero_or_the_traps_are_gone(traps, left):
    t = arrange(f"forge: champion!\ncage: 3heal trap*{traps}", agenda=[ResolveHeroes()], **BOSS)
    assert picture(t) == f"cage: {left}"


@rule("KH-2306")
def test_a_trap_that_was_not_needed_waits_for_the_next_hero():
    t = summoned("mage", "forge", "forge: trap*2")
    assert picture(t) == "forge: trap"


@rule("KH-2307")
def test_a_trap_does_not_hurt_heroes_that_are_there_already():
    t = arrange("forge: rogue mage imp", clans=("imp",), hands={0: ["tinkers_mischief"]}, agenda=[PlayCards(0)])
    take(t, Play("tinkers_mischief", 0), PutToken(0, "trap", "forge"))
    assert (picture(t), told(t, TrapSprung)) == ("forge: mage rogue imp trap", [])
    roused = arrange("forge: rogue! trap dragon", clans=("dragon",), agenda=[ResolveHeroes()])
    assert picture(roused) == "forge: rogue dragon~1 trap"


@rule("KH-2308")
def test_traps_come_after_the_brag_and_before_inspiring():
    t = summoned("archer", "forge", "forge: trap rogue\nworkshop: dragon", clans=("dragon",))
    order = [type(event) for event in t.events if isinstance(event, HeroAttacked | TrapSprung | HeroRoused)]
    assert order == [HeroAttacked, TrapSprung]
    assert picture(t) == "workshop: dragon~1\nforge: rogue"


@rule("KH-EX-67")
def test_without_traps_in_the_supply_none_is_made_but_those_in_the_dungeon_are_carried():
    drawing = "workshop: imp\nforge: imp trap*8"
    made = playing("quick_fingers", drawing, clans=("imp",))
    assert UseRoom(0, "workshop") not in offered(made, UseRoom)
    assert offered(playing("tinkers_mischief", drawing, clans=("imp",)), PutToken) == []
    t = playing("flit", drawing, clans=("imp",))
    take(t, Go(0, 1, "workshop", "trap"))
    assert picture(t) == "workshop: imp*2 trap\nforge: trap*7"
