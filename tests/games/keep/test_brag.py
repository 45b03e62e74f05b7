"""A summoned hero brags, checks the room and inspires.  [KH-35xx, KH-36xx, KH-37xx]"""

import pytest

from questhall.games.keep.choices import PickHero, PickToken, Play, Strike
from questhall.games.keep.events.dungeon import MonsterDriven, TokenDiscarded
from questhall.games.keep.events.heroes import HeroAttacked, HeroBeaten, HeroRoused, HeroSummoned, HeroTired, TrapSprung
from questhall.games.keep.steps.heroes import HeroActs, ResolveHeroes
from questhall.games.keep.steps.invasion import NextGuildCard
from tests.games.keep.board import arrange, offered, picture, take, told
from tests.ledger import rule

ONE_CARD = [NextGuildCard(1)]
CLASSES = ["archer", "warrior", "rogue", "mage"]
# Only one room of each symbol; the workshop is joined to the vault and to the sewer.
CORNER = {"vault": (0, 0, 0), "workshop": (1, 0, 90), "sewer": (1, 1, 0)}
# The prison lies between the apothecary and the vault.
LOCKUP = {"apothecary": (0, 0, 180), "prison": (0, 1, 0), "vault": (0, 2, 0)}


# -- 35: brag


@rule("KH-3501")
@pytest.mark.parametrize(
    ("kind", "after"),
    [
        ("archer", "prison: rogue bone trap\nvault: dragon~1"),
        ("warrior", "prison: rogue trap\nvault: dragon"),
        ("rogue", "prison: rogue bone\nvault: dragon"),
        ("mage", "prison: bone trap\nvault: rogue dragon~1"),
    ],
)
def test_right_after_being_summoned_a_hero_uses_the_ability_of_its_class(kind, after):
    t = arrange(
        "prison: rogue trap*2 bone\nvault: dragon", clans=["dragon"], guild=[f"{kind}_special"], agenda=ONE_CARD
    )
    assert picture(t) == after


@rule("KH-3502")
def test_the_archer_shoots_a_monster_in_an_adjacent_room_for_1_damage():
    t = arrange("prison: 2heal\nvault: ghost", clans=["ghost"], guild=["archer_special"], agenda=ONE_CARD)
    assert told(t, HeroAttacked) == [HeroAttacked("archer", 0, "vault", 1)]
    assert picture(t) == "prison: archer 2heal\nvault: ghost~1"


@rule("KH-3503", "KH-EX-73", "KH-R-030")
def test_the_archer_aims_at_the_monsters_nearest_to_the_vault():
    t = arrange(
        "vault: ratfolk\nsewer: ratfolk*2\nworkshop: 2heal", tiles=CORNER, guild=["archer_swords"], agenda=ONE_CARD
    )
    assert told(t, MonsterDriven) == [MonsterDriven(0, "vault")]
    assert picture(t) == "workshop: archer 2heal\nsewer: ratfolk*2"


@rule("KH-3504")
def test_the_archer_does_not_shoot_into_her_own_room():
    t = arrange("vault: dragon", clans=["dragon"], guild=["archer_jewel"], agenda=ONE_CARD)
    assert picture(t) == "vault: archer dragon~1"
    assert len(told(t, HeroAttacked)) == 1


@rule("KH-3504", "KH-R-030")
@pytest.mark.parametrize(
    "monsters",
    [
        pytest.param("apothecary: ratfolk", id="through a wall"),
        pytest.param("cage: ratfolk portal", id="through portals"),
        pytest.param("sewer: ratfolk", id="two rooms far"),
    ],
)
def test_the_archer_shoots_through_passages_only(monsters):
    t = arrange(f"prison: 2heal portal\n{monsters}", guild=["archer_special"], agenda=ONE_CARD)
    assert told(t, HeroAttacked) == []
    assert sorted(picture(t).splitlines()) == sorted(["prison: archer 2heal portal", monsters])


@rule("KH-3505", "KH-EX-75")
def test_the_warrior_discards_up_to_2_resources_from_the_room_of_the_summon():
    t = arrange("vault: 4defeat frog*3 bone\nsewer: coin", guild=["warrior_jewel"], agenda=ONE_CARD)
    assert offered(t, PickToken) == [PickToken("frog", "vault"), PickToken("bone", "vault")]
    take(t, PickToken("bone", "vault"))
    assert picture(t) == "sewer: coin\nvault: warrior frog*2 4defeat"
    assert (t.state.supply["frog"], t.state.supply["bone"]) == (3, 5)


@rule("KH-3505")
def test_the_warrior_discards_no_traps():
    t = arrange("vault: 4defeat coin trap*2", guild=["warrior_jewel"], agenda=ONE_CARD)
    assert told(t, TokenDiscarded) == [TokenDiscarded("coin", "vault"), TokenDiscarded("trap", "vault")]
    assert told(t, TrapSprung) == [TrapSprung("warrior", "vault")]


@rule("KH-3506")
def test_the_rogue_discards_1_trap_from_the_room_of_the_summon():
    t = arrange("vault: 4defeat trap frog\nsewer: trap", guild=["rogue_jewel"], agenda=ONE_CARD)
    assert picture(t) == "sewer: trap\nvault: rogue frog 4defeat"
    assert (t.state.supply["trap"], told(t, TrapSprung)) == (7, [])


@rule("KH-3507", "KH-EX-76")
def test_a_mage_summoned_into_the_prison_frees_all_prisoners_and_they_act():
    t = arrange("prison: archer warrior 3curse", guild=["mage_special"], agenda=ONE_CARD)
    assert [event.hero for event in told(t, HeroSummoned)] == ["mage1"]
    assert [event.hero for event in told(t, HeroRoused)] == ["archer1", "warrior1"]
    assert [(event.hero, event.why) for event in told(t, HeroTired)] == [
        ("archer1", "loot"),
        ("warrior1", "loot"),
        ("mage1", "loot"),
    ]


@rule("KH-3507")
def test_the_mage_frees_the_prisoners_by_bragging_even_if_a_trap_then_removes_him():
    t = arrange("prison: archer warrior trap 2curse", guild=["mage_special"], agenda=ONE_CARD)
    assert picture(t) == "prison: archer! warrior! 2curse"


@rule("KH-3508")
def test_a_mage_summoned_elsewhere_frees_nobody():
    drawing = "prison: archer warrior 3heal\nvault: rogue 4defeat"
    t = arrange(f"{drawing} trap", guild=["mage_jewel"], agenda=ONE_CARD)
    assert (told(t, HeroRoused), picture(t)) == ([], drawing)


@rule("KH-3509", "KH-EX-74")
@pytest.mark.parametrize("kind", CLASSES)
def test_an_ability_without_a_target_does_nothing(kind):
    drawing = "library: ratfolk\ncage: frog trap\nprison: rogue 2heal\nvault: {}4defeat"
    t = arrange(drawing.format(""), guild=[f"{kind}_jewel"], agenda=ONE_CARD)
    assert sorted(picture(t).splitlines()) == sorted(drawing.format(f"{kind} ").splitlines())
    assert (told(t, HeroAttacked), told(t, TokenDiscarded), told(t, HeroRoused)) == ([], [], [])


@rule("KH-3510")
@pytest.mark.parametrize(
    ("drawing", "card"),
    [
        pytest.param("sewer: 3heal frog\nclassroom: warrior!", "false_alarm", id="advancing"),
        pytest.param("vault: 4defeat warrior frog", "mage_jewel", id="inspired"),
        pytest.param("sewer: 1heal frog warrior!\nvault: frog", "false_alarm", id="healed"),
        pytest.param("sewer: 3heal warrior frog", "warrior_jewel", id="reactivated"),
    ],
)
def test_the_ability_is_used_only_on_a_summon(drawing, card):
    t = arrange(drawing, guild=[card], agenda=ONE_CARD, supply={"warrior": 0, "mage": 1})
    assert "warrior" in {event.kind for event in told(t, HeroTired)}
    assert told(t, TokenDiscarded) == []


@rule("KH-3511")
def test_a_hero_has_1_health_and_leaves_the_dungeon_after_1_damage():
    t = arrange("vault: ratfolk warrior mage", hands={0: ["scurry"]})
    take(t, Play("scurry", 1), Strike(0, "mage1"))
    assert told(t, HeroBeaten) == [HeroBeaten("mage1", "mage", "vault")]
    assert (picture(t), t.state.supply["mage"]) == ("vault: warrior ratfolk", 5)


# -- 36: room check


@rule("KH-3601")
def test_traps_are_resolved_one_by_one_and_discarded():
    t = arrange("sewer: trap*3", scenario="gilded_champion", twists=True, guild=["grand_entrance"], agenda=ONE_CARD)
    assert told(t, TrapSprung) == [TrapSprung("champion", "sewer")] * 3
    assert t.state.supply["trap"] == 8
    assert next(hero.wounds for place in t.state.rooms.values() for hero in place.heroes) == 3


@rule("KH-3601")
def test_a_trap_removes_an_ordinary_hero_and_the_next_trap_stays():
    t = arrange("vault: trap*2", guild=["warrior_jewel"], agenda=ONE_CARD)
    assert (picture(t), t.state.supply["trap"], t.state.supply["warrior"]) == ("vault: trap", 7, 5)


@rule("KH-3602")
@pytest.mark.parametrize("kind", ["warrior", "rogue", "archer"])
def test_all_but_mages_are_exhausted_when_summoned_into_the_prison(kind):
    t = arrange("prison: 1curse", guild=[f"{kind}_special"], agenda=ONE_CARD)
    assert [(event.hero, event.why) for event in told(t, HeroTired)] == [(f"{kind}1", "prison")]
    assert picture(t) == f"prison: {kind} 1curse"


@rule("KH-3603")
def test_a_mage_summoned_into_the_prison_stays_active():
    t = arrange("prison: 1curse", guild=["mage_special"], agenda=ONE_CARD)
    assert [(event.hero, event.why) for event in told(t, HeroTired)] == [("mage1", "loot")]


@rule("KH-3604", "KH-EX-77")
def test_a_hero_that_the_prison_exhausts_inspires_nobody():
    t = arrange("prison: mage warrior trap 1curse", guild=["rogue_special"], agenda=ONE_CARD)
    assert picture(t) == "prison: mage rogue warrior 1curse"
    assert (told(t, HeroRoused), told(t, TrapSprung)) == ([], [])


@rule("KH-3605")
@pytest.mark.parametrize(
    ("traps", "after"), [(1, "vault: rogue 4defeat"), (2, "vault: 4defeat"), (3, "vault: trap 4defeat")]
)
def test_a_rogue_removes_one_trap_before_the_rest_hit_her(traps, after):
    t = arrange(f"vault: 4defeat trap*{traps}", guild=["rogue_jewel"], agenda=ONE_CARD)
    assert picture(t) == after


# -- 37: inspire


@rule("KH-3701")
def test_a_hero_that_is_summoned_makes_all_exhausted_heroes_of_the_room_active():
    t = arrange("vault: 4defeat mage rogue\nprison: mage", guild=["warrior_jewel"], agenda=ONE_CARD)
    assert [event.hero for event in told(t, HeroRoused)] == ["mage1", "rogue1"]


@rule("KH-3701")
def test_a_hero_that_advances_makes_all_exhausted_heroes_of_the_new_room_active():
    t = arrange("sewer: rogue*2 4defeat\nclassroom: mage! archer", agenda=[ResolveHeroes()])
    assert [event.hero for event in told(t, HeroRoused)] == ["rogue1", "rogue2"]


@rule("KH-3702")
def test_inspired_heroes_are_resolved_in_the_same_turn():
    t = arrange("vault: dragon rogue archer", clans=["dragon"], guild=["mage_jewel"], agenda=ONE_CARD)
    take(t, PickHero("rogue1"))
    assert {event.hero for event in told(t, HeroTired)} == {"mage1", "rogue1", "archer1"}
    assert picture(t) == "vault: archer mage rogue dragon~3"


@rule("KH-3703", "KH-3604")
@pytest.mark.parametrize(("drawing", "card"), [("", "mage_jewel"), ("\nprison: mage!", "false_alarm")])
def test_a_hero_killed_by_a_trap_on_entering_inspires_nobody(drawing, card):
    t = arrange(f"vault: 4defeat rogue trap*2{drawing}", guild=[card], agenda=ONE_CARD)
    assert picture(t) == "vault: rogue trap 4defeat"
    assert (told(t, HeroRoused), told(t, HeroTired)) == ([], [])


@rule("KH-3704")
@pytest.mark.parametrize(
    ("why", "drawing"), [("attack", "cage: ratfolk"), ("loot", "cage: 1curse"), ("wait", "cage: 2heal")]
)
def test_a_hero_that_attacks_loots_or_waits_is_exhausted(why, drawing):
    t = arrange(f"{drawing} mage!", agenda=[HeroActs("mage1")])
    assert [(event.hero, event.why) for event in told(t, HeroTired)] == [("mage1", why)]
    assert picture(t).startswith("cage: mage")
    assert not t.state.rooms["cage"].heroes[0].active


@rule("KH-3705")
def test_inspiring_works_on_every_class_and_in_the_prison():
    drawing = "apothecary: mage!\nprison: archer warrior rogue mage dragon"
    t = arrange(drawing, clans=["dragon"], tiles=LOCKUP, agenda=[HeroActs("mage1")])
    assert {event.kind for event in told(t, HeroRoused)} == set(CLASSES)
    assert picture(t) == "prison: archer! mage!*2 rogue! warrior! dragon"
