"""DEFEND: a reaction to the attacks of heroes.  [KH-16xx]"""

import pytest

from questhall.games.keep.choices import Done, Parry, Summon
from questhall.games.keep.events.dungeon import MonsterDriven
from questhall.games.keep.events.heroes import HeroAttacked
from questhall.games.keep.steps.heroes import ResolveHeroes
from tests.games.keep.board import arrange, asked, lair, offered, picture, prompt, take, told
from tests.ledger import rule

SHIELD = "kettle_lid_shield"
RATS_AND_DRAGON = ("ratfolk", "dragon")
BOSS = {"scenario": "gilded_champion", "twists": True}


def attacked(drawing: str, **more):
    """A table where the active heroes act."""
    return arrange(drawing, agenda=[ResolveHeroes()], **more)


@rule("KH-1601")
def test_a_player_reacts_to_an_attack_in_a_room_with_an_own_monster():
    t = attacked("forge: rogue! ratfolk", hands={0: [SHIELD]})
    assert (prompt(t), offered(t, Parry)) == ("defence", [Parry(SHIELD)])
    take(t, Parry(SHIELD))
    assert (t.decisions, told(t, MonsterDriven)) == ({}, [])


@rule("KH-1601")
def test_a_player_whose_monsters_are_elsewhere_cannot_react():
    t = attacked("forge: rogue! ratfolk\nworkshop: dragon", clans=RATS_AND_DRAGON, hands={1: [SHIELD]})
    assert (lair(t), t.state.sides[1].hand) == (9, [SHIELD])


@rule("KH-1602")
@pytest.mark.parametrize(("parries", "wounds"), [(0, 2), (1, 1)])
def test_a_defence_takes_one_off_the_damage(parries, wounds):
    t = attacked("forge: champion! dragon", clans=("dragon",), hands={0: [SHIELD, "fade"]}, **BOSS)
    take(t, *[Parry(SHIELD)][:parries], Done())
    assert picture(t) == f"forge: champion dragon~{wounds}"


@rule("KH-1603")
def test_a_defence_is_played_from_hand_in_another_players_turn():
    t = attacked("forge: rogue! dragon", clans=RATS_AND_DRAGON, hands={1: [SHIELD, "fade"]}, active=0)
    assert (t.state.active, asked(t)) == (0, 1)
    take(t, Parry(SHIELD))
    assert (picture(t), t.state.sides[1].hand) == ("forge: rogue dragon", ["fade"])


@rule("KH-1604")
def test_any_monster_in_the_room_may_protect_another_players():
    t = attacked("forge: rogue! ratfolk dragon", clans=RATS_AND_DRAGON, hands={1: [SHIELD]})
    take(t, offered_target(t, seat=0))
    assert asked(t) == 1
    take(t, Parry(SHIELD))
    assert picture(t) == "forge: rogue dragon ratfolk"


def offered_target(t, seat: int):
    """The monster of a seat that the heroes may attack."""
    (target,) = [choice for choice in t.decisions[asked(t)].choices if choice.seat == seat]
    return target


@rule("KH-1605")
@pytest.mark.parametrize("kind", ["rogue", "warrior", "mage", "archer"])
def test_one_defence_cancels_an_ordinary_attack(kind):
    t = attacked(f"forge: {kind}! ratfolk", hands={0: [SHIELD, SHIELD]})
    take(t, Parry(SHIELD))
    assert (picture(t), t.decisions) == (f"forge: {kind} ratfolk", {})


@rule("KH-1606")
def test_the_attacker_is_exhausted_by_a_defended_attack():
    t = attacked("forge: rogue! ratfolk", hands={0: [SHIELD]})
    take(t, Parry(SHIELD))
    assert (len(told(t, HeroAttacked)), picture(t)) == (1, "forge: rogue ratfolk")


@rule("KH-EX-82")
def test_a_dragon_with_four_wounds_goes_home_unless_a_neighbour_defends():
    drawing = "forge: rogue! dragon~4 ratfolk"
    hurt = attacked(drawing, clans=RATS_AND_DRAGON)
    take(hurt, offered_target(hurt, seat=1))
    assert (picture(hurt), hurt.state.sides[1].monsters[0].wounds) == ("forge: rogue ratfolk", 0)
    saved = attacked(drawing, clans=RATS_AND_DRAGON, hands={0: [SHIELD]})
    take(saved, offered_target(saved, seat=1), Parry(SHIELD))
    assert (picture(saved), saved.state.sides[0].discard) == ("forge: rogue dragon~4 ratfolk", [SHIELD])


@rule("KH-EX-130", "KH-R-077")
@pytest.mark.parametrize(("follow", "slimes"), [(Summon(0, "forge"), "slime*2"), (Done(), "slime")])
def test_an_onslaught_after_a_defence_may_place_a_slime_in_the_attacked_room(follow, slimes):
    t = attacked("forge: rogue! slime\nvault: slime", clans=("slime",), hands={0: ["wobbling_wall"]})
    take(t, Parry("wobbling_wall"))
    assert (prompt(t), offered(t, Summon)) == ("rush", [Summon(0, "forge")])
    take(t, follow)
    assert (picture(t, "forge"), t.decisions) == (f"forge: rogue {slimes}", {})
    assert t.state.sides[0].discard == ["wobbling_wall"]
