"""Choice, onslaught, pack and fortify.  [KH-18xx to KH-21xx]"""

import msgspec
import pytest

from questhall.games.keep.choices import Done, GatherPack, Go, PayResource, Play, Search, Strike, Summon, TakeCard
from questhall.games.keep.content import Card
from questhall.games.keep.effects import Draw, Melee, Move, Onslaught
from questhall.games.keep.steps.turn import CleanUp, PlayCards
from tests.games.keep.board import CONTENT, arrange, lair, offered, picture, prompt, take
from tests.ledger import rule


def playing(card: str, drawing: str, group: int = 0, **more):
    """A table where the first seat has just played a card."""
    t = arrange(drawing, hands={0: [card]}, **more)
    take(t, Play(card, group))
    return t


# -- 18: choice


@rule("KH-1801")
def test_exactly_one_of_the_two_groups_is_chosen():
    t = arrange("forge: ratfolk rogue", hands={0: ["rusty_blade"]})
    assert offered(t, Play) == [Play("rusty_blade", 0), Play("rusty_blade", 1)]
    take(t, Play("rusty_blade", 0), Strike(0, "rogue1"))
    assert (prompt(t), offered(t, Play)) == ("play_cards", [])


@rule("KH-1802", "KH-EX-03")
def test_the_other_group_is_not_available():
    drawing = "forge: ratfolk rogue mage"
    hit, run = playing("rusty_blade", drawing, 0), playing("rusty_blade", drawing, 1)
    assert (len(offered(hit, Strike)), offered(hit, Go)) == (2, [])
    assert (offered(run, Strike), [go.to for go in offered(run, Go)]) == ([], ["workshop"])
    take(hit, Strike(0, "rogue1"), Strike(1, "mage1"))
    take(run, Go(0, 0, "workshop"))
    assert (prompt(hit), prompt(run)) == ("play_cards", "play_cards")


@rule("KH-1803")
def test_in_the_chosen_group_order_and_monsters_are_free_and_actions_may_be_skipped():
    t = playing("swooping_claws", "vault: ratfolk\nforge: ratfolk rogue", 0)
    take(t, Strike(1, "rogue1"))
    assert {go.to for go in offered(t, Go)} == {"sewer", "prison", "workshop"}
    take(t, Done())
    assert (picture(t, "forge"), prompt(t)) == ("forge: ratfolk", "play_cards")


@rule("KH-1804")
def test_the_choice_is_made_anew_when_the_card_is_played_again():
    turns = [PlayCards(0), CleanUp(0), PlayCards(0)]
    t = playing("rusty_blade", "forge: ratfolk rogue*2", 0, decks={0: []}, agenda=turns)
    take(t, Done(), Done())
    assert offered(t, Play) == [Play("rusty_blade", 0), Play("rusty_blade", 1)]
    take(t, Play("rusty_blade", 1), Go(0, 0, "workshop"))
    assert picture(t) == "workshop: ratfolk\nforge: rogue*2"


# -- 19: onslaught


@rule("KH-1901")
def test_the_second_part_of_an_onslaught_follows_at_no_cost(monkeypatch):
    printed = Card(id="proof", groups=((Onslaught(Melee(), Move()), Move(), Draw()),))
    monkeypatch.setitem(CONTENT.cards, "proof", printed)
    t = playing("proof", "forge: ratfolk rogue", decks={0: ["scurry"]})
    take(t, Strike(0, "rogue1"), Go(0, 0, "workshop"))
    take(t, Go(1, 0, "sewer"), TakeCard(2))
    assert (picture(t), t.state.sides[0].hand) == ("sewer: ratfolk", ["scurry"])


@pytest.mark.parametrize("first", ["draw", "activate", "put_trap"])
def test_an_action_that_has_no_room_or_no_end_begins_no_onslaught(first):
    written = {"do": "onslaught", "first": {"do": first}, "then": {"do": "place", "most": 1}}
    with pytest.raises(msgspec.ValidationError, match="first"):
        msgspec.convert(written, Onslaught)


@rule("KH-1902")
def test_without_the_first_part_there_is_no_second():
    t = playing("strike_and_slip", "forge: ratfolk rogue\nvault: ratfolk")
    assert offered(t, Go) == []
    take(t, Done())
    assert (prompt(t), picture(t, "forge")) == ("play_cards", "forge: rogue ratfolk")
    assert prompt(playing("strike_and_slip", "forge: ratfolk")) == "play_cards"


@rule("KH-1903")
def test_the_second_part_of_an_onslaught_is_optional():
    t = playing("strike_and_slip", "forge: ratfolk rogue")
    take(t, Strike(0, "rogue1"))
    assert prompt(t) == "rush"
    take(t, Done())
    assert (picture(t), prompt(t)) == ("forge: ratfolk", "play_cards")


@rule("KH-1904")
def test_a_paid_resource_brings_monsters_into_its_own_room():
    t = playing("hired_fangs", "vault: gnoll coin\nforge: gnoll coin\ncage: coin", clans=("gnoll",))
    assert {pay.room for pay in offered(t, PayResource)} == {"vault", "forge"}
    take(t, PayResource(0, "coin", "forge"))
    assert offered(t, Summon) == [Summon(0, "forge")]


@rule("KH-1905", "KH-EX-06")
def test_after_a_melee_attack_a_monster_may_be_summoned_into_that_room():
    t = playing("maul", "forge: gnoll rogue\nvault: gnoll mage", clans=("gnoll",))
    take(t, Strike(0, "rogue1"))
    assert offered(t, Summon) == [Summon(0, "forge")]
    take(t, Summon(0, "forge"))
    assert (picture(t, "forge"), lair(t), prompt(t)) == ("forge: gnoll*2", 4, "play_cards")


@rule("KH-EX-04")
def test_a_coin_hires_three_gnolls():
    t = playing("hired_fangs", "forge: gnoll coin\nvault: gnoll*2", clans=("gnoll",))
    assert (lair(t), t.state.supply["coin"]) == (4, 4)
    take(t, PayResource(0, "coin", "forge"), *[Summon(0, "forge")] * 3)
    assert (picture(t, "forge"), lair(t), t.state.supply["coin"]) == ("forge: gnoll*4", 1, 5)
    assert prompt(t) == "play_cards"


@rule("KH-EX-05")
def test_without_a_coin_beside_an_own_monster_nobody_is_hired():
    t = playing("hired_fangs", "forge: gnoll bone\nvault: coin imp", clans=("gnoll", "imp"))
    assert (prompt(t), lair(t), picture(t, "vault")) == ("play_cards", 6, "vault: imp coin")


# -- 20: pack


@rule("KH-2001")
def test_each_own_monster_of_the_room_acts_once():
    t = playing("notched_sword", "forge: ratfolk*2 rogue*3")
    take(t, GatherPack(0, "forge"), Strike(0, "rogue1"), Strike(0, "rogue2"))
    assert (picture(t), prompt(t)) == ("forge: rogue ratfolk*2", "play_cards")


@rule("KH-2002")
def test_a_pack_is_of_one_room_that_the_player_chooses():
    t = playing("notched_sword", "forge: ratfolk*2 rogue\nvault: ratfolk*2 mage")
    assert {pack.room for pack in offered(t, GatherPack)} == {"forge", "vault"}
    take(t, GatherPack(0, "vault"))
    assert offered(t, Strike) == [Strike(0, "mage1")]
    take(t, Strike(0, "mage1"))
    assert (picture(t, "forge"), prompt(t)) == ("forge: rogue ratfolk*2", "play_cards")


@rule("KH-2003", "KH-EX-07")
def test_three_monsters_of_a_pack_go_to_different_rooms():
    t = playing("scurry", "sewer: ratfolk*3")
    take(t, GatherPack(0, "sewer"), Go(0, 0, "vault"), Go(0, 1, "workshop"), Go(0, 2, "classroom"))
    assert picture(t) == "classroom: ratfolk\nworkshop: ratfolk\nvault: ratfolk"
    assert prompt(t) == "play_cards"


@rule("KH-2004")
def test_each_monster_of_a_moving_pack_may_carry_one_token():
    t = playing("scurry", "sewer: ratfolk*3 trap coin*2")
    take(t, GatherPack(0, "sewer"), Go(0, 0, "vault", "trap"), Go(0, 1, "vault", "coin"), Go(0, 2, "vault"))
    assert picture(t) == "sewer: coin\nvault: ratfolk*3 coin trap"


@rule("KH-2005")
def test_monsters_of_a_pack_may_attack_different_heroes():
    t = playing("notched_sword", "forge: ratfolk*2 rogue mage archer")
    take(t, GatherPack(0, "forge"), Strike(0, "rogue1"), Strike(0, "archer1"))
    assert picture(t) == "forge: mage ratfolk*2"


@rule("KH-2006")
def test_each_monster_of_a_pack_may_stay():
    t = playing("scurry", "sewer: ratfolk*3 frog")
    take(t, GatherPack(0, "sewer"), Go(0, 0, "vault"), Done())
    assert (picture(t), prompt(t)) == ("sewer: ratfolk*2 frog\nvault: ratfolk", "play_cards")


@rule("KH-2007")
@pytest.mark.parametrize(("card", "act", "left"), [
    ("scurry", Go(0, 0, "vault"), "sewer: rogue*3 imp*2"),
    ("notched_sword", Strike(0, "rogue1"), "sewer: rogue*2 imp*2 ratfolk"),
])  # fmt: skip
def test_other_players_monsters_are_not_of_the_pack(card, act, left):
    t = playing(card, "sewer: imp*2 ratfolk rogue*3", clans=("ratfolk", "imp"))
    take(t, GatherPack(0, "sewer"), act)
    assert (picture(t, "sewer"), prompt(t)) == (left, "play_cards")


# -- 21: fortify


@rule("KH-2101")
def test_fortify_looks_at_the_top_three_cards_of_the_own_deck():
    decks = {0: ["rusty_blade", "flit", "drift", "maul", "scurry"], 1: ["maul"]}
    t = playing("battle_notes", "vault: ratfolk", clans=("ratfolk", "imp"), decks=decks)
    take(t, Search(0))
    assert t.state.sides[0].deck == ["scurry", "maul"]
    assert (t.state.sides[1].deck, t.state.sides[1].hand) == (["maul"], [])


@rule("KH-2102", "KH-2103", "KH-EX-08")
def test_cards_with_the_icon_go_to_hand_and_the_others_are_discarded():
    t = playing("battle_notes", "vault: ratfolk", decks={0: ["rusty_blade", "busy_paws", "notched_sword", "flit"]})
    take(t, Search(0))
    side = t.state.sides[0]
    assert (side.hand, side.discard, side.deck) == (["rusty_blade", "notched_sword"], ["busy_paws"], ["flit"])


@rule("KH-2104")
@pytest.mark.parametrize("found", [0, 1, 2, 3])
def test_fortify_finds_none_to_three_cards(found):
    top = (["maul"] * found + ["flit"] * 3)[:3]
    t = playing("battle_notes", "vault: ratfolk", decks={0: [*top, "drift"]})
    take(t, Search(0))
    assert (len(t.state.sides[0].hand), len(t.state.sides[0].discard)) == (found, 3 - found)
