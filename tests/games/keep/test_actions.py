"""Actions: general rules, DRAW, ACT, MOVE, MELEE and RANGED, RES, TRAP and PORTAL.  [KH-10xx to KH-15xx]"""

from typing import get_args

import pytest

from questhall.core import snake
from questhall.games.keep import GAME
from questhall.games.keep import choices as c
from questhall.games.keep import effects as e
from questhall.games.keep.choices import (
    Done,
    FinishPortal,
    GatherPack,
    Go,
    OpenPortal,
    Play,
    PutToken,
    Shoot,
    Strike,
    UseRoom,
)
from questhall.games.keep.effects import AnyEffect
from questhall.games.keep.events.dungeon import MonsterWounded
from questhall.games.keep.events.heroes import HeroAttacked, HeroBeaten
from questhall.games.keep.steps.turn import PlayCards
from questhall.words import LANGUAGES, words_for
from tests.games.keep.board import CONTENT, arrange, offered, picture, prompt, take, told
from tests.ledger import rule

BOSS = {"scenario": "gilded_champion", "twists": True}
RULEBOOK = "draw activate move melee ranged put_resource defend put_trap put_portal ambush onslaught pack fortify"


def playing(card: str, drawing: str, group: int = 0, **more):
    """A table where the first seat has just played a card, and the second holds one."""
    t = arrange(drawing, hands={0: [card], 1: ["flit"]}, **more)
    take(t, Play(card, group))
    return t


def ways(t):
    """Where the offered moves lead."""
    return {go.to for go in offered(t, Go)}


@rule("KH-1001")
def test_each_action_of_a_card_is_resolved_on_its_own():
    t = playing("rusty_blade", "forge: ratfolk rogue mage")
    take(t, Strike(0, "rogue1"))
    assert (picture(t), prompt(t)) == ("forge: mage ratfolk", "resolve_card")
    take(t, Strike(1, "mage1"))
    assert picture(t) == "forge: ratfolk"


@rule("KH-1002")
def test_the_last_action_of_a_card_may_be_taken_first():
    t = playing("swooping_claws", "forge: ratfolk rogue")
    assert offered(t, Go)
    take(t, Strike(1, "rogue1"), Go(0, 0, "workshop"))
    assert picture(t) == "workshop: ratfolk"


@rule("KH-1003")
def test_the_monster_that_moved_or_another_one_may_attack():
    t = playing("swooping_claws", "vault: ratfolk\nsewer: rogue\nforge: ratfolk mage")
    take(t, Go(0, 0, "sewer"))
    assert offered(t, Strike) == [Strike(1, "rogue1"), Strike(1, "mage1")]


@rule("KH-1004")
def test_actions_of_a_played_card_may_be_left_undone():
    t = playing("rusty_blade", "forge: ratfolk rogue mage")
    take(t, Strike(0, "rogue1"), Done())
    assert (picture(t), prompt(t)) == ("forge: mage ratfolk", "play_cards")


@rule("KH-1005")
def test_an_action_without_a_token_in_the_supply_is_impossible():
    t = playing("scroll_of_plenty", "vault: ratfolk\nforge: coin*5")
    assert offered(t, PutToken) == [PutToken(1, "book", "vault")]
    assert offered(t, UseRoom) == []


@rule("KH-1006")
def test_every_action_has_an_icon_of_its_own():
    kinds = [snake(kind.__name__) for kind in get_args(AnyEffect)]
    assert sorted(kinds) == sorted([*RULEBOOK.split(), "pay", "place"])
    assert len(RULEBOOK.split()) == 14 - 1, "the choice is the fourteenth: two groups on a card"
    assert {len(card.groups) for card in CONTENT.cards.values()} == {1, 2}


@rule("KH-1006")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_actions_read_alike(language):
    plain = [e.Draw(), e.Activate(), e.Move(), e.Melee(), e.Ranged(), e.Defend(), e.PutTrap(), e.PutPortal()]
    others = [e.PutResource("coin"), e.Ambush(1, "hat"), e.Pack(e.Move()), e.Onslaught(e.Move(), e.Draw())]
    ours = [e.Fortify("move"), e.Pay("coin"), e.Place(1)]
    words = words_for(GAME.folder, language)
    assert len({words.describe(effect) for effect in plain + others + ours}) == 15 == len(get_args(AnyEffect))


@rule("KH-1007")
def test_other_players_monsters_cannot_be_used():
    t = playing("swooping_claws", "vault: ratfolk\nforge: imp rogue", clans=("ratfolk", "imp"))
    assert ways(t) == {"sewer", "prison"}
    assert offered(t, Strike) == []


@rule("KH-1007")
def test_other_players_monsters_activate_nothing_and_put_nothing():
    t = playing("scroll_of_plenty", "vault: ratfolk\nlibrary: imp unfinished", clans=("ratfolk", "imp"))
    assert {put.room for put in offered(t, PutToken)} == {"vault"}
    assert (offered(t, UseRoom), offered(t, FinishPortal)) == ([UseRoom(2, "vault")], [])


@rule("KH-1008")
def test_a_card_of_another_clan_is_carried_out_with_own_monsters():
    t = arrange("vault: ratfolk\nforge: imp", clans=("ratfolk", "imp"), hands={0: ["flit", "pop_in"]})
    take(t, Play("flit", 0), Go(0, 0, "sewer"), Done(), Play("pop_in", 0), c.Summon(0, "workshop"), Done())
    assert picture(t) == "sewer: ratfolk\nworkshop: ratfolk\nforge: imp"


@rule("KH-1101")
def test_draw_takes_the_top_card_of_the_own_deck():
    decks = {0: ["scurry", "busy_paws"], 1: ["flit", "pop_in"]}
    t = playing("gnawing_tide", "vault: ratfolk", group=1, clans=("ratfolk", "imp"), decks=decks)
    take(t, c.TakeCard(0))
    assert (t.state.sides[0].hand, t.state.sides[0].deck) == (["scurry"], ["busy_paws"])
    assert (t.state.sides[1].hand, len(t.state.sides[1].deck)) == (["flit"], 2)


@rule("KH-1102")
def test_a_drawn_card_may_be_played_in_the_same_turn():
    t = playing("gnawing_tide", "vault: ratfolk", group=1, decks={0: ["busy_paws"]})
    take(t, c.TakeCard(0), Play("busy_paws", 1), Go(0, 0, "sewer"))
    assert picture(t) == "sewer: ratfolk"


@rule("KH-1201")
def test_an_activation_can_be_spent_on_all_that_needs_one():
    t = playing("busy_paws", "library: ratfolk unfinished", scenario="two_cellars", twists=True, tunnel=1)
    spends = {type(choice) for choice in t.decisions[0].choices if hasattr(choice, "action")}
    assert spends == {c.Summon, UseRoom, FinishPortal, c.UseRule}


@rule("KH-1202")
def test_an_activation_uses_the_ability_of_the_own_clan():
    t = playing("busy_paws", "forge: ratfolk\nvault: dragon~2", clans=("ratfolk", "dragon"))
    assert offered(t, c.Summon) == [c.Summon(0, "forge", ability=True)]
    take(t, c.Summon(0, "forge", ability=True))
    assert picture(t) == "forge: ratfolk*2\nvault: dragon~2"


@rule("KH-1203")
def test_an_activation_uses_a_room_with_an_own_monster():
    t = playing("busy_paws", "vault: ratfolk\nsewer: imp", clans=("ratfolk", "imp"))
    assert offered(t, UseRoom) == [UseRoom(0, "vault")]
    take(t, UseRoom(0, "vault"))
    assert picture(t, "vault") == "vault: ratfolk coin"


@rule("KH-1204")
def test_an_activation_finishes_a_portal():
    t = playing("busy_paws", "forge: ratfolk unfinished")
    take(t, FinishPortal(0, "forge"))
    assert picture(t) == "forge: ratfolk portal"


@rule("KH-1205")
def test_a_scenario_may_add_a_use_of_activations():
    t = playing("busy_paws", "library: ratfolk", scenario="two_cellars", twists=True, tunnel=1)
    take(t, c.UseRule(0, "library"))
    assert t.state.tunnel == 0
    plain = playing("busy_paws", "library: ratfolk", scenario="two_cellars", tunnel=1)
    assert offered(plain, c.UseRule) == []


@rule("KH-1206")
def test_a_room_may_be_activated_several_times_each_for_one_activation():
    t = playing("bubbling_focus", "vault: ratfolk")
    take(t, UseRoom(0, "vault"), UseRoom(1, "vault"), UseRoom(2, "vault"))
    assert (picture(t), prompt(t)) == ("vault: ratfolk coin*3", "play_cards")


@rule("KH-1207")
def test_two_activations_may_go_to_different_things_in_different_rooms():
    t = playing("busy_paws", "vault: ratfolk\nforge: ratfolk unfinished")
    take(t, FinishPortal(0, "forge"), UseRoom(1, "vault"))
    assert (picture(t, "forge"), picture(t, "vault")) == ("forge: ratfolk portal", "vault: ratfolk coin")


@rule("KH-1301")
def test_one_monster_moves_to_an_adjacent_room():
    t = playing("busy_paws", "vault: ratfolk*2", group=1)
    take(t, Go(0, 0, "sewer"))
    assert (picture(t), prompt(t)) == ("sewer: ratfolk\nvault: ratfolk", "play_cards")


@rule("KH-1302")
def test_passages_and_finished_portals_make_rooms_adjacent_for_moves():
    t = playing("busy_paws", "cage: ratfolk portal\nvault: portal", group=1)
    assert ways(t) == {"graveyard", "vault"}


@rule("KH-1303", "KH-1304", "KH-1305")
@pytest.mark.parametrize(("carry", "left", "moved"), [
    ("", "coin*2 trap", ""),
    ("coin", "coin trap", " coin"),
    ("trap", "coin*2", " trap"),
])  # fmt: skip
def test_a_moving_monster_may_carry_one_resource_or_one_trap_or_nothing(carry, left, moved):
    t = playing("busy_paws", "vault: ratfolk coin*2 trap", group=1)
    take(t, Go(0, 0, "sewer", carry))
    assert picture(t) == f"sewer: ratfolk{moved}\nvault: {left}"


@rule("KH-1306")
def test_a_token_lies_in_the_room_and_is_carried_on_by_another_players_monster():
    turns = [PlayCards(0), PlayCards(1)]
    t = playing("busy_paws", "vault: ratfolk coin\nsewer: imp", 1, clans=("ratfolk", "imp"), agenda=turns)
    take(t, Go(0, 0, "sewer", "coin"), Done(), Play("flit", 0), Go(0, 0, "workshop", "coin"))
    assert picture(t) == "sewer: ratfolk\nworkshop: imp coin"


@rule("KH-1307")
def test_a_move_leads_one_room_far_and_through_no_wall():
    t = playing("busy_paws", "classroom: ratfolk", group=1)
    assert ways(t) == {"library", "sewer"}


@rule("KH-1308")
def test_a_monster_walks_unhurt_into_traps():
    t = playing("busy_paws", "vault: dragon\nsewer: trap*2", clans=("dragon",), group=1)
    take(t, Go(0, 0, "sewer"))
    assert (picture(t), told(t, MonsterWounded)) == ("sewer: dragon trap*2", [])


@rule("KH-1401")
def test_melee_hits_one_hero_in_a_room_with_an_own_monster():
    t = playing("scurry", "forge: ratfolk rogue mage\nworkshop: archer", group=1)
    assert offered(t, Strike) == [Strike(0, "rogue1"), Strike(0, "mage1")]
    take(t, Strike(0, "mage1"))
    assert (picture(t, "forge"), prompt(t)) == ("forge: rogue ratfolk", "play_cards")


@pytest.mark.parametrize(("room", "hit"), [
    pytest.param("cage", Strike(0, "champion1"), marks=rule("KH-1401")),
    pytest.param("vault", Shoot(1, "champion1"), marks=rule("KH-1402")),
])  # fmt: skip
def test_an_attack_is_one_damage(room, hit):
    t = playing("acid_flask", f"cage: champion\n{room}: ratfolk", **BOSS)
    take(t, hit)
    assert "champion~1" in picture(t, "cage")


@rule("KH-1402", "KH-1403")
def test_ranged_hits_one_hero_behind_a_passage():
    drawing = "cage: lizardfolk\ngraveyard: mage rogue\nforge: archer\nworkshop: warrior"
    t = playing("storm_verse", drawing, clans=("lizardfolk",))
    take(t, GatherPack(0, "cage"))
    assert offered(t, Shoot) == [Shoot(0, "mage1"), Shoot(0, "rogue1")], "not through the wall to the forge"
    take(t, Shoot(0, "mage1"))
    assert (picture(t, "graveyard"), prompt(t)) == ("graveyard: rogue", "play_cards")


@rule("KH-1404", "KH-EX-86")
def test_ranged_does_not_reach_through_portals():
    t = playing("cinder_toss", "forge: imp portal\nvault: rogue portal\nworkshop: mage", clans=("imp",))
    assert offered(t, Shoot) == [Shoot(0, "mage1")]


@rule("KH-1405")
def test_ranged_does_not_hit_in_the_own_room():
    t = playing("cinder_toss", "forge: imp rogue\nworkshop: mage", clans=("imp",))
    assert offered(t, Shoot) == [Shoot(0, "mage1")]


@rule("KH-1406")
@pytest.mark.parametrize("hit", [Strike(0, "rogue1"), Shoot(1, "mage1")])
def test_a_hero_without_health_goes_to_the_supply(hit):
    t = playing("acid_flask", "forge: ratfolk rogue\nworkshop: mage")
    take(t, hit)
    (beaten,) = told(t, HeroBeaten)
    assert (beaten.hero, t.state.supply[beaten.kind]) == (hit.hero, 5)
    assert hit.hero[:-1] not in picture(t)


@rule("KH-1407")
def test_active_and_exhausted_heroes_can_be_attacked():
    t = playing("acid_flask", "forge: ratfolk rogue! rogue\nworkshop: mage! mage")
    assert offered(t, Strike) == [Strike(0, "rogue1"), Strike(0, "rogue2")]
    assert offered(t, Shoot) == [Shoot(1, "mage1"), Shoot(1, "mage2")]


@rule("KH-1408")
def test_an_attack_costs_nothing_and_is_not_answered():
    t = playing("rusty_blade", "forge: dragon~4 rogue! champion!", clans=("dragon",), **BOSS)
    take(t, Strike(0, "champion1"), Strike(1, "champion1"))
    assert (picture(t), told(t, HeroAttacked)) == ("forge: champion!~2 rogue! dragon~4", [])


@pytest.mark.parametrize(("card", "choice", "drawn"), [
    pytest.param("scroll_of_plenty", PutToken(0, "coin", "cage"), "coin", marks=rule("KH-1501")),
    pytest.param("scroll_of_plenty", PutToken(1, "book", "cage"), "book", marks=rule("KH-1501")),
    pytest.param("glyph_ward", PutToken(0, "trap", "cage"), "trap", marks=rule("KH-1502")),
    pytest.param("scroll_of_gates", OpenPortal(0, "cage"), "portal", marks=rule("KH-1503")),
])  # fmt: skip
def test_a_token_is_placed_in_a_room_with_an_own_monster(card, choice, drawn):
    t = playing(card, "forge: ratfolk\ncage: ratfolk\nvault: imp\nsewer: rogue", clans=("ratfolk", "imp"))
    assert {each.room for each in offered(t, type(choice))} == {"forge", "cage"}
    take(t, choice)
    assert picture(t, "cage") == f"cage: ratfolk {drawn}"


@rule("KH-1504")
@pytest.mark.parametrize(("card", "choice", "token", "most"), [
    ("scroll_of_plenty", PutToken(0, "coin", "vault"), "coin", 5),
    ("glyph_ward", PutToken(0, "trap", "vault"), "trap", 8),
    ("scroll_of_gates", OpenPortal(0, "vault"), "portal", 6),
])  # fmt: skip
def test_placed_tokens_come_from_the_supply(card, choice, token, most):
    t = playing(card, "vault: ratfolk")
    take(t, choice)
    assert t.state.supply[token] == most - 1
    t = playing(card, "vault: ratfolk", supply={**t.state.supply, token: 0})
    assert choice not in t.decisions[0].choices
