"""Rulings on actions, defence, portals and combinations.  [KH-R-031 to KH-R-085]"""

import pytest
from msgspec.structs import replace

from questhall.games.keep import choices as c
from questhall.games.keep import effects as e
from questhall.games.keep.choices import Done, Go, OpenPortal, Parry, PickMonster, Play, Strike, Summon, UseRoom
from questhall.games.keep.content import Card
from questhall.games.keep.effects import Activate, Defend, Draw, Melee, Move, Onslaught, Pack, Pay, Place, Ranged
from questhall.games.keep.events.dungeon import MonsterDriven
from questhall.games.keep.events.heroes import AttackParried, HeroHit
from questhall.games.keep.steps.heroes import ResolveHeroes
from questhall.games.keep.steps.summon import SummonHero
from tests.games.keep.board import CONTENT, arrange, asked, lair, offered, picture, prompt, take, told
from tests.ledger import rule

SHIELD = "kettle_lid_shield"
BOSS = {"scenario": "gilded_champion", "twists": True}
PAIR = ("ratfolk", "dragon")


@pytest.fixture
def invent(monkeypatch):
    """Print a card that the box does not have."""

    def invent(*groups):
        monkeypatch.setitem(CONTENT.cards, "proof", Card(id="proof", groups=groups))
        return "proof"

    return invent


def playing(card: str, drawing: str, group: int = 0, **more):
    """A table where the first seat has just played a card."""
    t = arrange(drawing, hands={0: [card]}, **more)
    take(t, Play(card, group))
    return t


def attacked(drawing: str, *steps, **more):
    """A table where the active heroes act."""
    return arrange(drawing, agenda=[*steps, ResolveHeroes()], **more)


@rule("KH-R-031")
def test_the_target_comes_first_and_then_cards_until_no_damage_is_left():
    hands = {0: [SHIELD] * 2, 1: [SHIELD], 2: [SHIELD]}
    t = attacked("forge: champion! ratfolk dragon\ncage: imp", clans=(*PAIR, "imp"), hands=hands, **BOSS)
    assert (prompt(t), len(offered(t, PickMonster))) == ("pick_target", 2)
    take(t, PickMonster(1, 0))
    assert (prompt(t), set(t.decisions)) == ("defence", {0, 1})
    t.take(1, Parry(SHIELD))
    t.take(0, Parry(SHIELD))
    assert ([event.left for event in told(t, AttackParried)], t.decisions) == ([1, 0], {})
    assert (picture(t, "forge"), t.state.sides[0].hand) == ("forge: champion dragon ratfolk", [SHIELD])


@rule("KH-R-032")
def test_a_reaction_card_is_discarded_at_once():
    t = attacked("forge: rogue!*2 ratfolk", hands={0: [SHIELD, "fade"]})
    take(t, Parry(SHIELD))
    side = t.state.sides[0]
    assert (prompt(t), side.hand, side.played, side.discard) == ("defence", ["fade"], [], [SHIELD])


@rule("KH-R-034")
def test_heroes_in_a_room_hinder_nothing():
    t = playing("miners_pick", "forge: ratfolk rogue!*3 coin*2\nworkshop: mage! warrior", market=["notched_sword"])
    take(t, UseRoom(0, "forge", "notched_sword"), Go(2, 0, "workshop", "coin"), UseRoom(1, "workshop"))
    assert picture(t) == "workshop: mage! warrior ratfolk coin trap\nforge: rogue!*3"


@rule("KH-R-037")
@pytest.mark.parametrize(("card", "taken"), [
    ("scurry", True),  # PACK(MOVE) / MELEE: behind the slash
    ("pack_hunt", True),  # inside a pack
    ("strike_and_slip", True),  # before the arrow
    ("proof", True),  # MOVE > MELEE: after the arrow
    ("reed_dart", False),  # RANGED > MOVE / ACT
])  # fmt: skip
def test_a_card_matches_that_shows_the_icon_anywhere(card, taken, invent):
    invent((Onslaught(Move(), Melee()),))
    t = playing("battle_notes", "vault: ratfolk", decks={0: [card, "flit", "flit", "drift"]})
    take(t, c.Search(0))
    assert t.state.sides[0].hand == [card] * taken


@rule("KH-R-037")
def test_a_short_deck_is_filled_from_the_discard_pile_without_the_cards_looked_at():
    t = playing("battle_notes", "vault: ratfolk", decks={0: ["flit"]}, discards={0: ["maul"] * 3})
    take(t, c.Search(0))
    side = t.state.sides[0]
    assert (side.hand, side.deck, side.discard) == (["maul"] * 2, ["maul"], ["flit"])


@rule("KH-R-037")
def test_a_deck_of_three_is_reshuffled_before_the_cards_looked_at_are_discarded():
    t = playing("battle_notes", "vault: ratfolk", decks={0: ["maul", "flit", "flit"]}, discards={0: ["drift"] * 2})
    take(t, c.Search(0))
    side = t.state.sides[0]
    assert (side.hand, side.deck, side.discard) == (["maul"], ["drift"] * 2, ["flit"] * 2)


@rule("KH-R-038")
def test_a_card_may_be_played_for_nothing():
    t = playing("rusty_blade", "forge: ratfolk rogue")
    take(t, Done())
    assert (picture(t), t.state.sides[0].played, prompt(t)) == ("forge: rogue ratfolk", ["rusty_blade"], "play_cards")


@rule("KH-R-039")
@pytest.mark.parametrize(("card", "choice"), [
    ("cold_whisper", c.TakeCard(0)), ("crystal_ball", c.Search(0)), ("manifest", Summon(0, "classroom")),
])  # fmt: skip
def test_drawing_fortifying_and_ambushing_need_no_monster_in_the_dungeon(card, choice):
    t = playing(card, "vault: rogue", clans=("ghost",))
    assert choice in t.decisions[0].choices


@rule("KH-R-039")
@pytest.mark.parametrize("effect", [
    Activate(), Move(), Melee(), Ranged(), e.PutResource("coin"), e.PutTrap(), e.PutPortal(), Pay("coin"),
    Pack(Move()), Pack(Melee()), Pack(Ranged()), Onslaught(Melee(), Draw()),
])  # fmt: skip
def test_all_other_actions_need_a_monster_in_the_dungeon(effect, invent):
    drawing = "sewer: imp rogue coin unfinished\nworkshop: imp mage"
    assert prompt(playing(invent((effect,)), drawing, clans=("ratfolk", "imp"))) == "play_cards"


@rule("KH-R-040")
def test_a_room_has_one_portal_at_most():
    t = playing("scroll_of_gates", "forge: witch portal\nvault: witch", clans=("witch",))
    assert offered(t, OpenPortal) == [OpenPortal(0, "vault")]
    act = playing("stir_the_pot", "forge: witch portal\nprison: witch", clans=("witch",))
    assert offered(act, OpenPortal) == [OpenPortal(0, "prison", ability=True)]


@rule("KH-R-041")
def test_a_ghost_goes_over_any_edge_or_by_portals_with_one_token():
    drawing = "graveyard: ghost bone portal\nvault: portal"
    t = playing("poltergeist", drawing, clans=("ghost",))
    assert {go.to for go in offered(t, Go)} == {"cage", "workshop", "classroom", "vault"}
    assert {go.carry for go in offered(t, Go)} == {"", "bone"}
    walk = playing("drift", drawing, clans=("ghost",))
    assert {go.to for go in offered(walk, Go)} == {"cage", "workshop", "vault"}, "a plain move obeys walls"


@rule("KH-R-042")
def test_one_resource_is_paid_from_a_room_with_an_own_monster():
    t = playing("knit_bones", "forge: skeleton bone*2\nvault: bone imp\ncage: coin skeleton", clans=("skeleton", "imp"))
    assert offered(t, c.PayResource) == [c.PayResource(0, "bone", "forge")]
    take(t, c.PayResource(0, "bone", "forge"))
    assert (picture(t, "forge"), t.state.supply["bone"]) == ("forge: skeleton bone", 3)


@rule("KH-R-051")
def test_everyone_who_can_defend_is_asked_and_again_only_while_damage_remains():
    hands = {0: [SHIELD], 1: ["fade"], 2: ["fade"]}
    t = attacked("forge: rogue! ratfolk dragon\nvault: imp", clans=(*PAIR, "imp"), hands=hands)
    take(t, PickMonster(0, 0))
    assert set(t.decisions) == {0, 1}, "the imp is elsewhere"
    t.take(1, Parry("fade"))
    assert (t.decisions, t.state.sides[0].hand) == ({}, [SHIELD])


@rule("KH-R-051")
def test_who_declines_is_not_asked_again_and_the_attack_hurts_when_all_have():
    t = attacked("forge: rogue! ratfolk dragon", clans=PAIR, hands={0: [SHIELD], 1: ["fade"]})
    take(t, PickMonster(0, 0))
    t.take(0, Done())
    assert asked(t) == 1
    take(t, Done())
    assert picture(t) == "forge: rogue dragon"


@rule("KH-R-061")
def test_tokens_of_others_are_carried_and_spent_without_asking():
    t = playing("miners_pick", "forge: imp ratfolk coin*2", clans=("ratfolk", "imp"), market=["notched_sword"])
    take(t, UseRoom(0, "forge", "notched_sword"), Go(2, 0, "workshop", "coin"))
    assert picture(t) == "workshop: ratfolk coin\nforge: imp"
    assert t.state.sides[0].discard == ["notched_sword"]


@rule("KH-R-062")
@pytest.mark.parametrize(("first", "choice"), [
    (Melee(), Strike(0, "champion1")),
    (Ranged(), c.Shoot(0, "champion2")),
    (Move(), Go(0, 0, "forge")),
    (Pay("coin"), c.PayResource(0, "coin", "cage")),
])  # fmt: skip
def test_an_onslaught_goes_on_after_damage_a_move_or_a_payment(first, choice, invent):
    t = playing(invent((Onslaught(first, Draw()),)), "cage: ratfolk champion coin\nforge: champion", **BOSS)
    take(t, choice)
    assert (prompt(t), offered(t, c.TakeCard)) == ("rush", [c.TakeCard(0)])
    assert len(told(t, HeroHit)) == isinstance(first, Melee | Ranged), "nobody was killed"


@rule("KH-R-062", "KH-R-073")
def test_only_an_onslaught_that_hangs_on_the_defence_goes_on(invent):
    card = invent((Onslaught(Defend(), Draw()), Onslaught(Melee(), Draw()), Melee()), (Move(),))
    t = attacked("forge: rogue! ratfolk", hands={0: [card]})
    assert offered(t, Parry) == [Parry(card, 0)], "the group with the defence is the one chosen"
    take(t, Parry(card, 0))
    assert (prompt(t), offered(t, c.TakeCard), offered(t, Strike)) == ("rush", [c.TakeCard(0)], [])
    take(t, c.TakeCard(0))
    assert (t.decisions, picture(t)) == ({}, "forge: rogue ratfolk")


@rule("KH-R-063")
def test_a_pack_of_one_acts_once():
    t = playing("notched_sword", "forge: ratfolk rogue*2")
    take(t, c.GatherPack(0, "forge"), Strike(0, "rogue1"))
    assert (picture(t), prompt(t)) == ("forge: rogue ratfolk", "play_cards")


@rule("KH-R-064")
@pytest.mark.parametrize("summoned", [0, 1, 2])
def test_an_ambush_and_a_placing_may_bring_fewer_or_none(summoned):
    t = playing("out_of_the_drains", "")
    take(t, *[Summon(0, "cage")] * summoned, Done())
    assert (9 - lair(t), prompt(t)) == (summoned, "play_cards")
    t = playing("hired_fangs", "cage: gnoll coin", clans=("gnoll",))
    take(t, c.PayResource(0, "coin", "cage"), *[Summon(0, "cage")] * summoned, Done())
    assert (6 - lair(t), prompt(t)) == (summoned, "play_cards")


@rule("KH-R-066")
def test_an_ambush_needs_a_room_of_the_symbol_and_may_fill_the_only_one():
    tiles = {"vault": (0, 0, 0), "sewer": (1, 0, 0)}
    assert prompt(playing("manifest", "", tiles=tiles)) == "play_cards", "neither graveyard nor classroom"
    t = playing("out_of_the_drains", "", tiles=tiles)
    take(t, *[Summon(0, "sewer")] * 3)
    assert picture(t) == "sewer: ratfolk*3"


@rule("KH-R-067")
def test_a_defence_does_nothing_in_phase_1_but_parries_freed_heroes_in_the_own_turn():
    t = playing(SHIELD, "forge: ratfolk rogue")
    assert (prompt(t), t.state.sides[0].played) == ("play_cards", [SHIELD])
    freed = arrange("prison: rogue ratfolk", hands={0: [SHIELD]}, guild=["mage_hat", "mage_eye"])
    take(freed, c.UsePrison(), c.PickHero("rogue1"), Parry(SHIELD))
    assert [event.left for event in told(freed, AttackParried)] == [0]


@rule("KH-R-072")
def test_a_shot_can_be_parried_in_the_room_it_hits():
    drawing, hands = "workshop: ratfolk\nvault: dragon\nforge: 2heal", {0: [SHIELD], 1: [SHIELD]}
    t = attacked(drawing, SummonHero("archer", "forge"), clans=PAIR, hands=hands)
    assert asked(t) == 0, "the dragon is elsewhere"
    take(t, Parry(SHIELD))
    assert (told(t, AttackParried)[0].room, told(t, MonsterDriven)) == ("workshop", [])


@rule("KH-R-074")
def test_surplus_defence_is_lost(invent):
    t = attacked("forge: rogue! dragon~2", clans=("dragon",), hands={0: [invent((Defend(),) * 3), SHIELD]})
    take(t, Parry("proof"))
    assert (picture(t), t.decisions, told(t, AttackParried)[0].left) == ("forge: rogue dragon~2", {}, 0)


@rule("KH-R-075")
@pytest.mark.parametrize(("card", "ability"), [("scroll_of_gates", False), ("stir_the_pot", True)])
def test_a_placed_portal_turns_an_unfinished_one_without_a_token(card, ability):
    t = playing(card, "forge: witch unfinished", clans=("witch",), supply={"portal": 0, "coin": 0})
    take(t, OpenPortal(0, "forge", ability))
    assert (picture(t), t.state.supply["portal"]) == ("forge: witch portal", 0)


@rule("KH-R-076")
def test_a_portal_is_finished_only_beside_an_own_monster():
    t = playing(
        "busy_paws", "forge: ratfolk unfinished\nvault: imp unfinished\ncage: unfinished", clans=("ratfolk", "imp")
    )
    assert offered(t, c.FinishPortal) == [c.FinishPortal(0, "forge")]


@rule("KH-R-077")
@pytest.mark.parametrize(("first", "choice", "room"), [
    (Pay("coin"), c.PayResource(0, "coin", "cage"), "cage"),
    (Melee(), Strike(0, "rogue1"), "forge"),
    (Move(), Go(0, 0, "graveyard"), "graveyard"),
])  # fmt: skip
def test_monsters_are_placed_in_the_room_of_the_action_before(first, choice, room, invent):
    t = playing(invent((Onslaught(first, Place(2)),)), "cage: ratfolk coin\nforge: rogue ratfolk")
    take(t, choice)
    assert offered(t, Summon) == [Summon(0, room)]
    before = lair(t)
    take(t, Summon(0, room), Summon(0, room))
    assert (before - lair(t), prompt(t)) == (2, "play_cards")


@rule("KH-R-078")
def test_after_an_attack_the_resource_lies_there_and_any_monster_moves():
    drawing = "forge: ratfolk rogue\nvault: ratfolk"
    coin, slip = playing("cut_purse", drawing), playing("strike_and_slip", drawing)
    take(coin, Strike(0, "rogue1"))
    assert offered(coin, c.PutToken) == [c.PutToken(0, "coin", "forge")]
    take(slip, Strike(0, "rogue1"))
    assert {go.to for go in offered(slip, Go)} == {"workshop", "sewer", "prison"}


@rule("KH-R-085")
def test_a_monster_in_a_flooded_room_does_all_that_needs_no_passage(invent):
    card = invent((Activate(), Move(), Melee(), Ranged()))
    t = arrange("sewer: imp rogue portal\nworkshop: mage\nvault: portal", clans=("imp",), hands={0: [card]})
    t.state.layout = replace(t.state.layout, flooded=("sewer",))
    take(t, Play(card, 0))
    assert (offered(t, UseRoom), offered(t, Strike)) == ([UseRoom(0, "sewer")], [Strike(2, "rogue1")])
    assert ({go.to for go in offered(t, Go)}, offered(t, c.Shoot)) == ({"vault"}, [])
