"""Step 5: heroes attack the monsters in their room.  [KH-38xx]"""

import pytest

from questhall.games.keep.choices import Done, Parry, PickHero
from questhall.games.keep.events.dungeon import MonsterDriven, MonsterWounded
from questhall.games.keep.events.heroes import HeroAdvanced, HeroAttacked, HeroTired, TreasureLooted
from questhall.games.keep.steps.heroes import HeroActs, ResolveHeroes
from tests.games.keep.board import arrange, lair, picture, take, told
from tests.ledger import rule

ALL = [ResolveHeroes()]


@rule("KH-3801")
def test_a_hero_with_a_monster_in_its_room_deals_1_damage_and_is_exhausted():
    t = arrange("cage: mage! dragon~1", clans=["dragon"], agenda=ALL)
    assert told(t, HeroAttacked) == [HeroAttacked("mage", 0, "cage", 1)]
    assert picture(t) == "cage: mage dragon~2"


@rule("KH-3801")
def test_a_monster_in_another_room_is_not_attacked():
    t = arrange("cage: mage! 2heal\ngraveyard: dragon", clans=["dragon"], agenda=ALL)
    assert (told(t, HeroAttacked), picture(t, "graveyard")) == ([], "graveyard: dragon")


@rule("KH-3802")
@pytest.mark.parametrize("treasure", ["1curse", "4defeat", ""])
def test_with_a_monster_in_the_room_a_hero_neither_loots_nor_waits_nor_advances(treasure):
    t = arrange(f"cage: mage! dragon {treasure}", clans=["dragon"], agenda=ALL)
    assert [event.why for event in told(t, HeroTired)] == ["attack"]
    assert picture(t) == f"cage: mage dragon~1 {treasure}".strip()


@rule("KH-EX-70")
def test_nobody_loots_while_a_monster_lives_in_the_room():
    t = arrange("cage: archer! mage! rogue! dragon 1curse", clans=["dragon"], agenda=ALL)
    take(t, PickHero("mage1"), PickHero("rogue1"))
    assert [event.why for event in told(t, HeroTired)] == ["attack", "attack", "attack"]
    assert picture(t) == "cage: archer mage rogue dragon~3 1curse"


@rule("KH-3803")
def test_a_monster_of_any_player_is_attacked():
    t = arrange("cage: mage! dragon 1curse", clans=["ratfolk", "dragon"], active=0, agenda=ALL)
    assert told(t, MonsterWounded) == [MonsterWounded(1, "cage", 1, 5)]


@rule("KH-3804")
@pytest.mark.parametrize(("answer", "wounds", "pile"), [(Parry("fade"), "", ["fade"]), (Done(), "~1", [])])
def test_defence_may_be_used_in_reaction(answer, wounds, pile):
    t = arrange("cage: mage! ghost", clans=["ghost"], hands={0: ["fade", "drift"]}, agenda=ALL)
    assert t.decisions[0].choices == (Parry("fade"), Done())
    take(t, answer)
    assert (picture(t), t.state.sides[0].discard) == (f"cage: mage ghost{wounds}", pile)


@rule("KH-3805")
@pytest.mark.parametrize(("clan", "wounds"), [("ratfolk", 0), ("ghost", 1), ("witch", 2), ("dragon", 4)])
def test_a_monster_whose_damage_reaches_its_health_goes_back_to_the_lair(clan, wounds):
    t = arrange(f"cage: mage! {clan}~{wounds}", clans=[clan], agenda=[HeroActs("mage1")])
    assert (picture(t), told(t, MonsterDriven)) == ("cage: mage", [MonsterDriven(0, "cage")])
    assert lair(t) == len(t.state.sides[0].monsters)
    assert {monster.wounds for monster in t.state.sides[0].monsters} == {0}


@rule("KH-3806")
@pytest.mark.parametrize(("clan", "wounds"), [("ghost", 0), ("witch", 1), ("dragon", 3)])
def test_damage_on_monsters_with_more_health_is_marked(clan, wounds):
    t = arrange(f"cage: mage! {clan}~{wounds}", clans=[clan], agenda=[HeroActs("mage1")])
    assert picture(t) == f"cage: mage {clan}~{wounds + 1}"
    assert t.view(0).sides[0].monsters[0].wounds == wounds + 1


@rule("KH-3807")
def test_each_active_hero_of_the_room_attacks_once():
    t = arrange("cage: archer! mage! rogue dragon", clans=["dragon"], agenda=ALL)
    take(t, PickHero("mage1"))
    assert [(event.hero, event.why) for event in told(t, HeroTired)] == [("mage1", "attack"), ("archer1", "attack")]
    assert picture(t) == "cage: archer mage rogue dragon~2"


@rule("KH-3808")
@pytest.mark.parametrize(
    ("treasure", "whys", "looted"),
    [
        pytest.param("1curse", ["attack", "loot"], 1, id="loot"),
        pytest.param("2heal", ["attack", "wait"], 0, id="wait"),
        pytest.param("", ["attack", "no_way"], 0, id="advance"),
    ],
)
def test_when_the_last_monster_falls_the_other_active_heroes_go_on(treasure, whys, looted):
    t = arrange(f"cage: archer! mage! ratfolk {treasure}", agenda=ALL)
    take(t, PickHero("mage1"))
    assert [event.why for event in told(t, HeroTired)] == whys
    assert (len(told(t, TreasureLooted)), bool(told(t, HeroAdvanced))) == (looted, not treasure)
