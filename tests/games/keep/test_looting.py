"""Steps 6 and 7: heroes loot, or wait for others.  [KH-39xx, KH-40xx]"""

import pytest

from questhall.games.keep import GAME
from questhall.games.keep.choices import Discard, PickHero, PickToken
from questhall.games.keep.events.dungeon import TokenDiscarded
from questhall.games.keep.events.heroes import (
    HeroAdvanced,
    HeroImprisoned,
    HeroRoused,
    HeroTired,
    TrapSprung,
    TreasureLooted,
)
from questhall.games.keep.events.turns import CardDrawn, GameEnded, GuildCardDrawn
from questhall.games.keep.state import Treasure
from questhall.games.keep.steps.heroes import HeroActs, ResolveHeroes
from questhall.games.keep.steps.invasion import NextGuildCard
from questhall.games.keep.steps.turn import StartTurn
from tests.games.keep.board import arrange, offered, picture, take, told
from tests.ledger import rule

ALL = [ResolveHeroes()]
ONE_CARD = [NextGuildCard(1)]
FOUR_CLANS = ("ratfolk", "imp", "ghost", "witch")


def tired(t):
    """Who was exhausted, and by what."""
    return [(event.hero, event.why) for event in told(t, HeroTired)]


# -- 39: loot


@rule("KH-3901")
@pytest.mark.parametrize(
    ("heroes", "looted"), [("mage!*2 2pillage", True), ("mage! 2pillage", False), ("mage!*3 3curse", True)]
)
def test_as_many_active_heroes_as_the_value_loot_a_treasure(heroes, looted):
    t = arrange(f"cage: {heroes}", agenda=ALL)
    assert bool(told(t, TreasureLooted)) == looted


@rule("KH-3901")
def test_a_monster_in_the_room_keeps_the_treasure():
    t = arrange("cage: mage!*2 ghost 2pillage", clans=["ghost"], agenda=[HeroActs("mage1")])
    assert (told(t, TreasureLooted), picture(t)) == ([], "cage: mage mage! ghost~1 2pillage")


@rule("KH-3902")
def test_as_many_heroes_as_the_value_are_exhausted():
    t = arrange("cage: mage! rogue! 2pillage", agenda=[HeroActs("mage1")])
    assert tired(t) == [("mage1", "loot"), ("rogue1", "loot")]
    assert picture(t) == "cage: mage rogue"


@rule("KH-3902", "KH-3903")
def test_active_heroes_beyond_the_value_stay_active():
    t = arrange("cage: archer! mage! rogue! 1pillage", agenda=[HeroActs("mage1")])
    take(t, PickHero("rogue1"))
    assert (tired(t), picture(t)) == ([("rogue1", "loot")], "cage: archer! mage! rogue")


@rule("KH-3904")
def test_a_looted_treasure_is_turned_over_and_discarded():
    t = arrange("cage: mage! 1pillage frog", agenda=[HeroActs("mage1")])
    assert told(t, TreasureLooted) == [TreasureLooted("cage", 1, "pillage")]
    assert told(t, TokenDiscarded) == [TokenDiscarded("frog", "cage")]
    assert (t.state.rooms["cage"].treasures, len(t.state.treasures)) == ([], 18)
    assert t.state.treasures[-1] == Treasure(1, "pillage")


@rule("KH-3905")
def test_pillage_discards_one_resource_from_the_room():
    t = arrange("cage: mage! 1pillage frog*2 bone\nforge: coin", agenda=[HeroActs("mage1")])
    assert offered(t, PickToken) == [PickToken("frog", "cage"), PickToken("bone", "cage")]
    take(t, PickToken("bone", "cage"))
    assert (picture(t), t.state.supply["bone"]) == ("cage: mage frog*2\nforge: coin", 5)


@rule("KH-3906", "KH-EX-88")
def test_curse_makes_each_player_discard_one_hand_card_of_own_choice():
    hands = {0: ["scurry"] * 3 + ["busy_paws"] * 2, 2: ["drift", "fade"], 3: ["hex_bolt"]}
    t = arrange("cage: mage! 1curse", clans=FOUR_CLANS, hands=hands, agenda=ALL)
    assert list(t.decisions) == [0, 2, 3]
    assert t.decisions[0].choices == (Discard("scurry"), Discard("busy_paws"))
    t.take(2, Discard("fade"))
    t.take(0, Discard("busy_paws"))
    t.take(3, Discard("hex_bolt"))
    assert [len(side.hand) for side in t.state.sides] == [4, 0, 1, 0]
    assert [side.discard for side in t.state.sides] == [["busy_paws"], [], ["fade"], ["hex_bolt"]]


@rule("KH-3907", "KH-EX-89")
def test_heal_makes_all_heroes_of_the_room_active_again():
    t = arrange("cage: archer! mage! rogue 2heal\nforge: rogue", agenda=[HeroActs("mage1")])
    assert {event.hero for event in told(t, HeroRoused)} == {"archer1", "mage1", "rogue1"}
    assert picture(t) == "cage: archer! mage! rogue!\nforge: rogue"


@rule("KH-3908")
def test_prisoner_draws_a_guild_card_and_imprisons_its_hero():
    t = arrange("cage: mage! 1prisoner", guild=["rogue_hat", "mage_hat"], agenda=ALL)
    assert told(t, GuildCardDrawn) == [GuildCardDrawn("rogue_hat", "prisoner")]
    assert picture(t) == "cage: mage\nprison: rogue"
    assert (t.state.guild, t.state.guild_discard) == (["mage_hat"], ["rogue_hat"])


@rule("KH-3909")
def test_defeat_means_that_the_players_have_lost():
    t = arrange("vault: mage!*4 4defeat\ncage: rogue!", clans=FOUR_CLANS, agenda=[HeroActs("mage1"), StartTurn(1)])
    assert told(t, GameEnded) == [GameEnded("lost", "looted")]
    assert (t.outcome.result, t.outcome.winners, dict(t.decisions)) == ("lost", (), {})


@rule("KH-3910")
def test_the_treasure_of_value_4_carries_the_defeat_effect_and_no_other_does():
    treasures = GAME.content.treasures
    assert {treasure.effect for treasure in treasures if treasure.value == 4} == {"defeat"}
    assert {treasure.value for treasure in treasures if treasure.effect == "defeat"} == {4}


@rule("KH-3911")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("archer_hat", "cage: mage\nprison: frog\nvault: ghost~1"),
        ("warrior_hat", "cage: mage\nvault: ghost"),
        ("rogue_hat", "cage: mage\nprison: rogue frog\nvault: ghost"),
    ],
)
def test_a_hero_imprisoned_by_the_prisoner_effect_uses_its_ability(card, after):
    drawing = "cage: mage! 1prisoner\nprison: frog trap\nvault: ghost"
    t = arrange(drawing, clans=["ghost"], guild=[card, "mage_eye"], agenda=ALL)
    assert picture(t) == after


@rule("KH-3911")
def test_a_mage_imprisoned_by_the_prisoner_effect_frees_the_prisoners():
    t = arrange("cage: mage! 1prisoner\nprison: rogue 2curse", guild=["mage_hat", "mage_eye"], agenda=ALL)
    assert [(event.hero, event.room) for event in told(t, HeroRoused)] == [("rogue1", "prison"), ("mage2", "prison")]
    take(t, PickHero("mage2"))
    assert told(t, TreasureLooted)[-1] == TreasureLooted("prison", 2, "curse")


@rule("KH-3912")
def test_the_prisoner_effect_gives_no_cards_to_anybody():
    t = arrange("cage: mage! 1prisoner", clans=("imp", "ghost"), guild=["rogue_hat", "mage_hat"], agenda=ALL)
    assert len(told(t, HeroImprisoned)) == 1
    assert (told(t, CardDrawn), [side.hand for side in t.state.sides]) == ([], [[], []])


@rule("KH-3913")
def test_the_card_drawn_for_the_prisoner_effect_is_additional_to_those_of_the_invasion():
    guild = ["mage_jewel", "rogue_hat", "warrior_jewel", "false_alarm"]
    t = arrange("vault: 1prisoner", guild=guild, agenda=[NextGuildCard(2)])
    drawn = [(event.card, event.purpose) for event in told(t, GuildCardDrawn)]
    assert drawn == [("mage_jewel", "invasion"), ("rogue_hat", "prisoner"), ("warrior_jewel", "invasion")]
    assert t.state.guild == ["false_alarm"]


@rule("KH-3914")
def test_exhausted_heroes_do_not_count_towards_the_value():
    t = arrange("cage: mage! rogue 2pillage", agenda=ALL)
    assert (tired(t), told(t, TreasureLooted)) == ([("mage1", "wait")], [])


@rule("KH-EX-79")
def test_three_waiting_heroes_and_a_newcomer_loot_the_vault():
    t = arrange("vault: archer mage rogue 4defeat", guild=["warrior_jewel"], agenda=ONE_CARD)
    assert (len(told(t, HeroRoused)), t.outcome.reason) == (3, "looted")


@rule("KH-EX-80")
def test_a_trap_saves_the_vault_from_the_newcomer():
    t = arrange("vault: archer mage rogue trap 4defeat", guild=["warrior_jewel"], agenda=ONE_CARD)
    assert (picture(t), told(t, HeroRoused)) == ("vault: archer mage rogue 4defeat", [])
    assert (t.outcome, t.state.supply["warrior"], t.state.supply["trap"]) == (None, 5, 8)


@rule("KH-EX-81")
def test_a_rogue_as_newcomer_discards_the_trap_and_the_vault_is_looted():
    t = arrange("vault: archer mage rogue trap 4defeat", guild=["rogue_jewel"], agenda=ONE_CARD)
    assert told(t, TokenDiscarded) == [TokenDiscarded("trap", "vault")]
    assert (told(t, TrapSprung), t.outcome.reason) == ([], "looted")


# -- 40: wait


@rule("KH-4001")
@pytest.mark.parametrize("heroes", ["mage!", "mage!*2"])
def test_fewer_active_heroes_than_the_value_wait_and_are_exhausted(heroes):
    t = arrange(f"cage: {heroes} 3heal", agenda=ALL)
    assert {why for _, why in tired(t)} == {"wait"}
    assert picture(t) == f"cage: {heroes.replace('!', '')} 3heal"


@rule("KH-4002")
def test_a_waiting_hero_stays_in_the_room():
    t = arrange("sewer: mage! 3heal\nclassroom: rogue! 2heal", agenda=[ResolveHeroes(), ResolveHeroes()])
    take(t, PickHero("mage1"))
    assert (picture(t), told(t, HeroAdvanced)) == ("classroom: rogue 2heal\nsewer: mage 3heal", [])


@rule("KH-EX-20")
def test_a_rogue_summoned_into_the_cage_discards_the_trap_and_waits():
    t = arrange("cage: trap 2pillage\nsewer: ratfolk", guild=["rogue_bones"], agenda=ONE_CARD)
    take(t, PickHero("rogue1"))
    assert told(t, TokenDiscarded) == [TokenDiscarded("trap", "cage")]
    assert (told(t, TrapSprung), tired(t)[0]) == ([], ("rogue1", "wait"))
    assert picture(t, "cage") == "cage: rogue 2pillage"


@rule("KH-EX-21")
def test_a_mage_summoned_into_the_same_cage_inspires_the_rogue_and_both_loot():
    t = arrange("cage: rogue 2pillage bone\nsewer: ratfolk*2", guild=["mage_bones"], agenda=ONE_CARD)
    take(t, PickHero("mage1"))
    assert told(t, HeroRoused) == [HeroRoused("rogue1", "rogue", "cage")]
    assert {("rogue1", "loot"), ("mage1", "loot")} < set(tired(t))
    assert told(t, TreasureLooted) == [TreasureLooted("cage", 2, "pillage")]
    assert (picture(t, "cage"), len(t.state.treasures)) == ("cage: mage rogue", 18)


@rule("KH-EX-71")
def test_one_exhausted_hero_and_no_newcomer_means_that_nothing_happens():
    drawing = "cage: rogue 2pillage"
    t = arrange(drawing, guild=["false_alarm", "quiet_corridor"], agenda=[NextGuildCard(1)])
    assert (picture(t), told(t, HeroTired)) == (drawing, [])
