"""Rulings for gaps in the rules of heroes.  [KH-R-016 to KH-R-030, KH-R-033, 052, 058, 068, 071]"""

import pytest

from questhall.games.keep.choices import (
    Go,
    PickHero,
    PickMonster,
    PickRoom,
    PickToken,
    Play,
    PutToken,
    Strike,
    Summon,
    UseRoom,
)
from questhall.games.keep.dungeon import chart
from questhall.games.keep.events.dungeon import MonsterDriven, TokenDiscarded
from questhall.games.keep.events.heroes import (
    HeroAdvanced,
    HeroAttacked,
    HeroHit,
    HeroImprisoned,
    HeroRoused,
    HeroSummoned,
    HeroTired,
    SupplyEmpty,
    TrapSprung,
    TreasureLooted,
)
from questhall.games.keep.events.turns import CardDiscarded, GuildCardDrawn, WaveBegan
from questhall.games.keep.steps.heroes import HeroActs, ResolveHeroes
from questhall.games.keep.steps.invasion import NextGuildCard
from questhall.games.keep.steps.summon import SummonHero
from questhall.games.keep.steps.turn import PlayCards
from tests.games.keep.board import arrange, offered, picture, prompt, take, told
from tests.ledger import rule

ALL = [ResolveHeroes()]
MAGE = [HeroActs("mage1")]
ONE_CARD = [NextGuildCard(1)]
SPECIAL_ROOMS = {"vault": (0, 0, 0), "prison": (1, 0, 90), "laboratory": (2, 0, 90), "construction_site": (0, 1, 0)}
CHAMPION = {"scenario": "gilded_champion", "twists": True}
# The forge touches the library, but only walls lie between them.
CUT_OFF = {"vault": (0, 0, 0), "library": (1, 0, 90), "forge": (2, 0, 0), "workshop": (2, 1, 0), "prison": (0, 1, 0)}


def tired(t):
    """Who was exhausted, and by what."""
    return [(event.hero, event.why) for event in told(t, HeroTired)]


def where(t):
    """The rooms in which heroes were summoned."""
    return [event.room for event in told(t, HeroSummoned)]


@rule("KH-R-016")
def test_a_symbol_with_one_room_brings_one_hero_and_a_symbol_without_rooms_none():
    t = arrange(tiles=CUT_OFF, guild=["mage_hat", "mage_bones", "mage_jewel"], agenda=[NextGuildCard(2)])
    assert where(t) == ["library"]
    assert t.state.guild_discard == ["mage_hat", "mage_bones"]


@rule("KH-R-016")
def test_of_three_special_rooms_the_players_choose_two_different_ones():
    t = arrange(tiles=SPECIAL_ROOMS, guild=["rogue_special"], agenda=ONE_CARD)
    take(t, PickRoom("laboratory"))
    assert offered(t, PickRoom) == [PickRoom("prison"), PickRoom("construction_site")]
    take(t, PickRoom("construction_site"))
    assert where(t) == ["laboratory", "construction_site"]


@rule("KH-R-017")
@pytest.mark.parametrize(
    ("room", "after"),
    [("sewer", "cage: 2heal\nsewer: mage+ 3heal"), ("cage", "cage: mage+ 2heal\nsewer: 3heal")],
)
def test_the_players_choose_the_room_of_a_last_token_and_an_empty_supply_replaces_the_other_hero(room, after):
    t = arrange("sewer: 3heal\ncage: 2heal\nforge: mage*4 2curse", guild=["mage_bones"], agenda=ONE_CARD)
    assert t.decisions[0].choices == (PickRoom("cage"), PickRoom("sewer"))
    take(t, PickRoom(room))
    assert (where(t), told(t, SupplyEmpty)) == ([room], [SupplyEmpty("mage")])
    assert (picture(t, "cage", "sewer"), picture(t, "forge")) == (after, "forge: mage!*4 2curse")


@rule("KH-R-016", "KH-R-017")
@pytest.mark.parametrize(("rogues", "picks"), [(5, 0), (4, 1), (3, 2)])
def test_no_room_is_chosen_for_a_hero_that_has_no_token(rogues, picks):
    drawing = f"vault: rogue*{rogues} 4defeat"
    t = arrange(drawing, tiles=SPECIAL_ROOMS, guild=["rogue_special"], agenda=ONE_CARD)
    for _ in range(picks):
        take(t, offered(t, PickRoom)[0])
    assert (prompt(t) if t.decisions else "") != "pick_summon_room"
    assert len(where(t)) == picks


@rule("KH-R-018")
def test_both_heroes_are_placed_before_either_is_resolved_with_its_own_brag():
    t = arrange("forge: frog 2heal\nworkshop: bone 3heal", guild=["warrior_swords"], agenda=ONE_CARD)
    assert picture(t) == "workshop: warrior+ bone 3heal\nforge: warrior+ frog 2heal"
    take(t, PickHero("warrior2"))
    brags = [event.token for event in told(t, TokenDiscarded)]
    assert (brags, tired(t)) == (["frog", "bone"], [("warrior2", "wait"), ("warrior1", "wait")])


@rule("KH-R-019")
@pytest.mark.parametrize(
    ("drawing", "after"),
    [
        pytest.param("cage: mage! warrior+ 2curse frog", "cage: mage warrior", id="loot"),
        pytest.param("cage: mage! rogue+ trap\ngraveyard: 3heal", "graveyard: mage! rogue! 3heal", id="advance"),
        pytest.param("cage: mage! warrior+ 2curse trap", "cage: mage 2curse", id="a trap leaves too few"),
        pytest.param("cage: mage! warrior+ archer 3curse", "cage: archer mage warrior", id="it inspires"),
        pytest.param("cage: mage! warrior+ ratfolk frog", "cage: mage warrior+ frog", id="not for an attack"),
    ],
)
def test_a_fresh_hero_does_its_own_steps_2_to_4_before_it_loots_or_advances_with_another(drawing, after):
    t = arrange(drawing, agenda=MAGE)
    assert picture(t) == after


@rule("KH-R-020")
def test_reactivated_heroes_go_on_at_step_5():
    drawing = "cage: rogue warrior frog trap 3heal"
    t = arrange(drawing, guild=["warrior_jewel"], agenda=ONE_CARD, supply={"warrior": 0})
    take(t, PickHero("rogue1"))
    assert picture(t).split() == ["cage:", "rogue", "warrior", "frog", "trap", "3heal"]
    assert (len(told(t, HeroRoused)), tired(t)) == (2, [("rogue1", "wait"), ("warrior1", "wait")])


@rule("KH-R-021")
def test_arriving_heroes_meet_the_traps_one_by_one_and_then_the_survivors_inspire():
    t = arrange("classroom: archer! mage! rogue!\nsewer: mage trap*2 3heal", agenda=MAGE)
    assert offered(t, PickHero) == [PickHero("archer1"), PickHero("mage1"), PickHero("rogue1")]
    take(t, PickHero("rogue1"))
    assert (told(t, TrapSprung), told(t, HeroRoused)) == ([TrapSprung("rogue", "sewer")], [])
    assert offered(t, PickHero) == [PickHero("archer1"), PickHero("mage1")]
    take(t, PickHero("mage1"))
    assert picture(t) == "sewer: archer! mage! 3heal"


@rule("KH-R-021")
def test_inspiring_comes_once_and_before_the_first_of_them_attacks():
    t = arrange("classroom: mage!*2\nsewer: mage dragon", clans=["dragon"], agenda=ALL)
    kinds = [type(event) for event in t.events if isinstance(event, (HeroRoused, HeroTired))]
    assert kinds == [HeroRoused, *[HeroTired] * 3]


@rule("KH-R-022")
def test_the_players_choose_which_monster_is_attacked():
    t = arrange("cage: mage! ghost ghost~1 imp*2", clans=("imp", "ghost"), agenda=MAGE)
    assert offered(t, PickMonster) == [PickMonster(0, 0), PickMonster(1, 0), PickMonster(1, 1)]
    take(t, PickMonster(1, 1))
    assert (told(t, MonsterDriven), picture(t)) == ([MonsterDriven(1, "cage")], "cage: mage ghost imp*2")


@rule("KH-R-023")
@pytest.mark.parametrize(("goods", "left"), [("frog*3", "frog "), ("frog", "")])
def test_the_warrior_discards_as_many_resources_as_he_can_up_to_2(goods, left):
    t = arrange(f"vault: {goods} 4defeat", guild=["warrior_jewel"], agenda=ONE_CARD)
    assert picture(t) == f"vault: warrior {left}4defeat"


@rule("KH-R-023")
@pytest.mark.parametrize(
    ("drawing", "choices"),
    [
        ("cage: warrior+ coin*2 bone 2heal", (PickToken("coin", "cage"), PickToken("bone", "cage"))),
        ("cage: warrior! coin bone 1pillage", (PickToken("coin", "cage"), PickToken("bone", "cage"))),
        ("cage: warrior! rogue! 1curse", (PickHero("warrior1"), PickHero("rogue1"))),
    ],
)
def test_the_players_choose_what_is_lost_and_who_is_exhausted_by_looting(drawing, choices):
    t = arrange(drawing, clans=("imp", "ghost"), active=1, agenda=[HeroActs("warrior1")])
    assert t.decisions[1].choices == choices


@rule("KH-R-024")
@pytest.mark.parametrize(
    ("drawing", "after"),
    [
        ("cage: mage!*2 3heal 2curse 1pillage", "cage: mage mage! 3heal 2curse"),
        ("cage: mage!*2 3heal 2curse", "cage: mage*2 3heal"),
        ("cage: mage! 3heal 2curse", "cage: mage 3heal 2curse"),
    ],
)
def test_of_several_treasures_heroes_take_the_cheapest_and_wait_only_if_none_is_affordable(drawing, after):
    t = arrange(drawing, agenda=MAGE)
    assert picture(t) == after


@rule("KH-R-025")
@pytest.mark.parametrize("treasure", ["1pillage", "1curse"])
def test_pillage_without_resource_and_curse_without_cards_do_nothing(treasure):
    t = arrange(f"cage: mage! {treasure} trap\nforge: frog", clans=("imp", "ghost"), agenda=MAGE)
    assert picture(t) == "cage: mage trap\nforge: frog"
    assert (len(told(t, TreasureLooted)), told(t, CardDiscarded), dict(t.decisions)) == (1, [], {})


@rule("KH-R-026")
def test_healed_heroes_also_those_that_just_looted_are_resolved_in_the_same_turn():
    t = arrange("sewer: mage!*2 mage 2heal\nvault: 4defeat", agenda=ALL)
    assert tired(t)[:2] == [("mage1", "loot"), ("mage2", "loot")]
    assert len(told(t, HeroAdvanced)) == 3
    assert picture(t) == "vault: mage*3 4defeat"


@rule("KH-R-027")
def test_the_prisoner_effect_in_wave_1_without_guild_cards_begins_wave_2_and_draws():
    t = arrange("cage: mage! 1prisoner", guild=[], guild_discard=["rogue_hat"], agenda=ALL)
    assert [event for event in t.events if isinstance(event, (WaveBegan, GuildCardDrawn))] == [
        WaveBegan(2),
        GuildCardDrawn("rogue_hat", "prisoner"),
    ]
    assert (picture(t), t.state.wave) == ("cage: mage\nprison: rogue", 2)


@rule("KH-R-027")
def test_the_prisoner_effect_in_wave_2_without_guild_cards_does_nothing():
    t = arrange("cage: mage! 1prisoner", wave=2, guild=[], guild_discard=["rogue_hat"], agenda=ALL)
    assert (told(t, GuildCardDrawn), told(t, HeroImprisoned), picture(t)) == ([], [], "cage: mage")


@rule("KH-R-028")
@pytest.mark.parametrize("room", ["forge", "workshop", "vault"])
def test_a_hero_that_cannot_advance_is_exhausted_where_it_is(room):
    t = arrange(f"{room}: mage!", tiles=CUT_OFF, agenda=ALL)
    assert (tired(t), picture(t)) == ([("mage1", "no_way")], f"{room}: mage")


@rule("KH-R-029")
def test_distance_counts_passages_whatever_lies_or_stands_in_the_rooms():
    t = arrange("cage: portal ratfolk*3 mage\nvault: portal trap*2\nsewer: ratfolk rogue*2 trap")
    near, far = {"vault": 0, "prison": 1, "sewer": 1}, {"forge": 3, "graveyard": 3, "library": 3, "cage": 4}
    assert chart(t).distance == near | {"apothecary": 2, "classroom": 2, "workshop": 2} | far


@rule("KH-R-029")
def test_a_room_that_is_cut_off_has_no_distance():
    assert chart(arrange(tiles=CUT_OFF)).distance == {"vault": 0, "library": 1, "prison": 1}


@rule("KH-R-030")
def test_among_equally_near_targets_of_the_archer_the_players_choose():
    drawing = "library: 2heal\nclassroom: ghost ghost~1\napothecary: imp*2"
    t = arrange(drawing, clans=("imp", "ghost"), guild=["archer_hat"], agenda=ONE_CARD)
    take(t, PickHero("archer1"))
    assert offered(t, PickMonster) == [PickMonster(1, 0), PickMonster(1, 1), PickMonster(0, 0)]


@rule("KH-R-030")
def test_a_cut_off_archer_shoots_too():
    drawing = "forge: archer+ 2heal\nworkshop: dragon"
    t = arrange(drawing, tiles=CUT_OFF, clans=["dragon"], agenda=ALL)
    assert picture(t) == "forge: archer 2heal\nworkshop: dragon~1"


@rule("KH-R-033")
def test_rooms_have_no_limits():
    crowd = "archer*5 rogue*5 warrior*5 ratfolk*{} coin*{} book*5 frog*5 bone*5 trap*{} 3heal"
    agenda = [SummonHero("mage", "workshop"), PlayCards(0)]
    hands = {0: ["busy_paws", "scroll_of_plenty"]}
    t = arrange(f"workshop: mage*4 {crowd.format(8, 4, 7)}", hands=hands, agenda=agenda)
    take(t, Play("busy_paws", 0), UseRoom(0, "workshop"), Summon(1, "workshop", ability=True))
    take(t, Play("scroll_of_plenty", 0), PutToken(0, "coin", "workshop"))
    assert sorted(picture(t).split()) == sorted(f"workshop: mage*4 mage+ {crowd.format(9, 5, 8)}".split())


@rule("KH-R-052")
def test_damage_stays_on_a_hero_with_more_health_until_it_is_discarded():
    t = arrange("sewer: champion~2 dragon", clans=["dragon"], hands={0: ["rending_claws"]}, **CHAMPION)
    take(t, Play("rending_claws", 0), Strike(0, "champion1"))
    assert (told(t, HeroHit)[0].left, picture(t)) == (1, "sewer: champion~3 dragon")
    take(t, Strike(1, "champion1"))
    assert picture(t) == "sewer: dragon"


@rule("KH-R-052")
@pytest.mark.parametrize(("traps", "after"), [(3, "sewer: champion~3"), (5, "sewer: trap")])
def test_traps_hit_a_hero_with_more_health_until_it_is_gone_or_none_is_left(traps, after):
    t = arrange(f"sewer: trap*{traps} 3heal", guild=["grand_entrance"], agenda=ONE_CARD, **CHAMPION)
    assert picture(t) == f"{after} 3heal"


@rule("KH-R-058")
def test_without_an_exhausted_hero_of_the_class_an_empty_supply_changes_nothing():
    t = arrange("cage: archer!*5 warrior\nforge: mage", agenda=[SummonHero("archer", "vault")])
    assert (told(t, HeroRoused), picture(t)) == ([], "cage: archer!*5 warrior\nforge: mage")


@rule("KH-R-068")
def test_exhausted_heroes_do_not_act_when_monsters_come():
    t = arrange("cage: mage rogue\ngraveyard: ratfolk", hands={0: ["busy_paws"]}, guild=["false_alarm"])
    take(t, Play("busy_paws", 1), Go(0, 0, "cage"))
    assert (prompt(t), told(t, HeroAttacked), picture(t)) == ("play_cards", [], "cage: mage rogue ratfolk")


@rule("KH-R-071")
@pytest.mark.parametrize(
    ("room", "way"), [("cage", ["graveyard", "workshop", "sewer", "vault"]), ("apothecary", ["sewer", "vault"])]
)
def test_advancing_heroes_go_where_the_distance_is_smaller_by_1(room, way):
    t = arrange(f"{room}: mage!", agenda=ALL)
    steps = told(t, HeroAdvanced)
    assert [event.to for event in steps] == way
    assert {chart(t).distance[event.origin] - chart(t).distance[event.to] for event in steps} == {1}
