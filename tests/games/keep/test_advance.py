"""Step 8: heroes advance towards the vault; and the end of the invasion.  [KH-41xx, KH-42xx]"""

import pytest

from questhall.games.keep.choices import Done, PickHero, PickRoom
from questhall.games.keep.events.dungeon import TokenDiscarded
from questhall.games.keep.events.heroes import (
    HeroAdvanced,
    HeroAttacked,
    HeroBeaten,
    HeroRoused,
    HeroTired,
    TreasureLooted,
)
from questhall.games.keep.events.turns import GameEnded, GuildCardDrawn, TurnBegan
from questhall.games.keep.steps.heroes import HeroActs, ResolveHeroes
from questhall.games.keep.steps.invasion import Invade, NextGuildCard
from questhall.games.keep.steps.turn import EndTurn
from tests.games.keep.board import arrange, asked, offered, picture, prompt, take, told
from tests.ledger import rule

ALL = [ResolveHeroes()]
MAGE = [HeroActs("mage1")]
LAST_CARD = [NextGuildCard(1)]
INVASION = [Invade(), EndTurn(0)]
# The prison lies between the apothecary and the vault.
LOCKUP = {"apothecary": (0, 0, 180), "prison": (0, 1, 0), "vault": (0, 2, 0)}


def tired(t):
    """Who was exhausted, and by what."""
    return [(event.hero, event.why) for event in told(t, HeroTired)]


# -- 41: advance


@rule("KH-4101")
def test_all_active_heroes_of_the_room_move_together_to_the_room_nearest_to_the_vault():
    t = arrange("workshop: mage! rogue!*2 archer\nforge: rogue!\nsewer: 4defeat", agenda=MAGE)
    assert picture(t) == "sewer: mage! rogue!*2 4defeat\nworkshop: archer\nforge: rogue!"


@rule("KH-4101", "KH-EX-91")
@pytest.mark.parametrize("room", ["workshop", "classroom", "apothecary"])
def test_of_a_nearer_and_a_farther_room_the_nearer_is_taken(room):
    t = arrange(f"{room}: mage!\nsewer: 4defeat", agenda=MAGE)
    assert told(t, HeroAdvanced) == [HeroAdvanced("mage1", "mage", room, "sewer")]


@rule("KH-4101")
@pytest.mark.parametrize("there", ["ratfolk", "2heal"])
def test_with_a_monster_or_a_treasure_in_the_room_nobody_advances(there):
    t = arrange(f"workshop: mage! {there}", agenda=MAGE)
    assert (told(t, HeroAdvanced), len(t.state.rooms["workshop"].heroes)) == ([], 1)


@rule("KH-4102", "KH-EX-91")
@pytest.mark.parametrize("way", ["classroom", "apothecary"])
def test_among_equally_near_rooms_the_players_choose(way):
    t = arrange("library: mage! rogue!\nclassroom: 4defeat", agenda=MAGE)
    assert t.decisions[0].choices == (PickRoom("classroom"), PickRoom("apothecary"))
    take(t, PickRoom(way))
    assert [(event.hero, event.to) for event in told(t, HeroAdvanced)] == [("mage1", way), ("rogue1", way)]


@rule("KH-4103")
@pytest.mark.parametrize(
    ("drawing", "origin", "to"),
    [
        pytest.param("cage: mage! portal\nvault: portal", "cage", "graveyard", id="no portals"),
        pytest.param("apothecary: mage!", "apothecary", "sewer", id="no walls"),
    ],
)
def test_heroes_advance_through_passages_only(drawing, origin, to):
    t = arrange(f"{drawing}\n{to}: 4defeat", agenda=MAGE)
    assert told(t, HeroAdvanced) == [HeroAdvanced("mage1", "mage", origin, to)]


@rule("KH-4104")
@pytest.mark.parametrize(
    ("sewer", "after"),
    [
        pytest.param("trap*2 3heal", "sewer: 3heal", id="step 3"),
        pytest.param("mage 3curse", "sewer: mage*3", id="step 4"),
        pytest.param("dragon 3curse", "sewer: mage*2 dragon~2 3curse", id="step 5"),
        pytest.param("2curse", "sewer: mage*2", id="step 6"),
        pytest.param("3heal", "sewer: mage*2 3heal", id="step 7"),
        pytest.param("", "vault: mage*2 4defeat", id="step 8"),
    ],
)
def test_in_the_new_room_steps_3_to_8_are_carried_out_for_each_of_them(sewer, after):
    t = arrange(f"classroom: mage!*2\nsewer: {sewer}\nvault: 4defeat", clans=["dragon"], agenda=ALL)
    assert picture(t, *after.split(":")[:1]) == after
    assert {event.hero for event in told(t, HeroAdvanced)} == {"mage1", "mage2"}


@rule("KH-4105")
@pytest.mark.parametrize(
    ("kind", "after"),
    [
        ("archer", "prison: archer frog 2heal\nvault: ratfolk"),
        ("warrior", "prison: warrior frog 2heal\nvault: ratfolk"),
        ("mage", "prison: mage frog 2heal\nvault: ratfolk"),
    ],
)
def test_a_hero_that_advanced_does_not_brag_again(kind, after):
    t = arrange(f"apothecary: {kind}!\nprison: frog 2heal\nvault: ratfolk", tiles=LOCKUP, agenda=ALL)
    assert picture(t) == after


@rule("KH-4105")
def test_a_rogue_that_advanced_discards_no_trap_and_a_mage_frees_nobody_before_the_traps():
    drawing = "apothecary: mage! rogue!\nprison: archer trap*2 2heal\nvault: ratfolk"
    t = arrange(drawing, tiles=LOCKUP, agenda=MAGE)
    take(t, PickHero("rogue1"))
    assert (picture(t), told(t, HeroRoused)) == ("prison: archer 2heal\nvault: ratfolk", [])


@rule("KH-4106")
def test_a_hero_may_advance_through_several_rooms_in_one_resolution():
    t = arrange("cage: mage!\nvault: 4defeat", agenda=ALL)
    assert [event.to for event in told(t, HeroAdvanced)] == ["graveyard", "workshop", "sewer", "vault"]
    assert (tired(t), picture(t)) == ([("mage1", "wait")], "vault: mage 4defeat")


@rule("KH-4107")
@pytest.mark.parametrize(("heroes", "why"), [("mage!*4", "loot"), ("mage!*3", "wait")])
def test_four_heroes_that_advanced_into_the_vault_loot_it_and_fewer_wait(heroes, why):
    t = arrange(f"sewer: {heroes}\nvault: 4defeat", agenda=ALL)
    assert {reason for _, reason in tired(t)} == {why}
    assert len(told(t, GameEnded)) == (why == "loot")


@rule("KH-4107")
def test_heroes_that_advanced_into_the_vault_attack_a_monster_there():
    t = arrange("sewer: mage!*4\nvault: dragon 4defeat", clans=["dragon"], agenda=ALL)
    assert ({reason for _, reason in tired(t)}, t.outcome) == ({"attack"}, None)
    assert picture(t) == "vault: mage*4 dragon~4 4defeat"


@rule("KH-EX-68")
@pytest.mark.parametrize(("first", "other"), [("mage1", "rogue"), ("rogue1", "mage")])
def test_of_two_heroes_that_advance_into_a_trap_one_dies_and_the_other_waits(first, other):
    t = arrange("classroom: mage! rogue!\nsewer: trap 2heal", agenda=MAGE + ALL)
    assert (prompt(t), offered(t, PickHero)) == ("pick_first_in", [PickHero("mage1"), PickHero("rogue1")])
    take(t, PickHero(first))
    assert [event.hero for event in told(t, HeroBeaten)] == [first]
    assert (tired(t), picture(t)) == ([(f"{other}1", "wait")], f"sewer: {other} 2heal")


@rule("KH-EX-69")
@pytest.mark.parametrize(
    ("treasure", "after"),
    [("", "sewer: mage\nvault: rogue 4defeat"), ("1curse", "sewer: mage rogue\nvault: 4defeat")],
)
def test_when_the_first_of_two_heroes_removes_the_monster_the_second_goes_on(treasure, after):
    t = arrange(f"classroom: mage! rogue!\nsewer: ratfolk {treasure}\nvault: 4defeat", agenda=MAGE + ALL)
    take(t, PickHero("mage1"))
    assert (len(told(t, HeroAttacked)), picture(t)) == (1, after)


@rule("KH-EX-90")
def test_heroes_beyond_the_value_advance_after_the_loot():
    t = arrange("sewer: mage!*4 2pillage frog\nvault: 4defeat", agenda=ALL)
    assert told(t, TreasureLooted) == [TreasureLooted("sewer", 2, "pillage")]
    assert told(t, TokenDiscarded) == [TokenDiscarded("frog", "sewer")]
    assert (len(told(t, HeroAdvanced)), picture(t)) == (2, "sewer: mage*2\nvault: mage*2 4defeat")


# -- 42: end of the invasion


@rule("KH-4201", "KH-4204")
def test_the_next_player_gets_the_token_when_all_cards_are_resolved_and_all_heroes_exhausted():
    guild = ["mage_jewel", "rogue_bones", "mage_hat"]
    t = arrange("vault: 4defeat\nsewer: 3heal\ncage: 2heal", clans=("imp", "ghost"), guild=guild, agenda=INVASION)
    assert (len(told(t, GuildCardDrawn)), told(t, TurnBegan), t.state.active) == (2, [], 0)
    take(t, PickHero("rogue1"))
    assert (told(t, TurnBegan), t.state.active, asked(t)) == ([TurnBegan(1, 1)], 1, 1)
    assert [hero.active for place in t.state.rooms.values() for hero in place.heroes] == [False] * 3
    assert t.state.guild == ["mage_hat"]


@rule("KH-4202")
def test_exhausted_heroes_stay_in_their_rooms_between_turns():
    guild = ["mage_jewel", "false_alarm", "mage_hat"]
    t = arrange("vault: 4defeat\ncage: rogue*2", clans=("imp", "ghost"), guild=guild, agenda=INVASION)
    before = picture(t)
    take(t, Done())
    assert before == picture(t) == "cage: rogue*2\nvault: mage 4defeat"


@rule("KH-4203")
def test_all_players_win_when_the_last_card_of_wave_2_is_resolved_and_the_vault_is_safe():
    drawing = "vault: 4defeat\nsewer: 3heal\ncage: 2heal"
    t = arrange(drawing, clans=("imp", "ghost"), wave=2, guild=["rogue_bones"], agenda=LAST_CARD)
    assert (t.state.guild, t.outcome) == ([], None)
    take(t, PickHero("rogue1"))
    assert (t.outcome.result, t.outcome.winners) == ("won", (0, 1))


@rule("KH-4203")
def test_nobody_wins_by_a_last_card_whose_heroes_loot_the_vault():
    t = arrange("vault: mage*3 4defeat", clans=("imp", "ghost"), wave=2, guild=["mage_jewel"], agenda=LAST_CARD)
    assert told(t, GameEnded) == [GameEnded("lost", "looted")]


@rule("KH-4204")
def test_in_wave_1_nobody_wins_by_the_last_card():
    guild = ["mage_jewel", "false_alarm"]
    t = arrange("vault: 4defeat", clans=("imp", "ghost"), guild=guild, agenda=INVASION)
    assert (t.outcome, t.state.wave, t.state.active) == (None, 2, 1)
