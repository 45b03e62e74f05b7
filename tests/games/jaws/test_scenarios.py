"""Special rules of single scenarios, as their files say them.  [JL-221, JL-3203, JL-36xx]"""

import pytest

from questhall.core import Rng, Setup, Table, running
from questhall.core.errors import ContentError
from questhall.games.jaws.choices import Accept
from questhall.games.jaws.content import load
from questhall.games.jaws.content.maps import Chamber, chamber
from questhall.games.jaws.content.scenarios import Conversion, Find, Happening, Objective, Scorched, Shift, Spawn
from questhall.games.jaws.effects import Loot, Move
from questhall.games.jaws.events import GoodsFound
from questhall.games.jaws.placing import place_monster, place_room
from questhall.games.jaws.state import Trap
from questhall.games.jaws.steps.actions import Act
from questhall.games.jaws.steps.damage import kill
from questhall.games.jaws.steps.ending import CheckGoal, CheckRules, SpawnOne, applies
from questhall.games.jaws.traits import shield_of
from questhall.games.jaws.view import imagine
from questhall.haven.choices import Go, PickHex, TakeDamage
from tests.games.jaws.board import GAME, arrange, asked, at, take, told
from tests.games.jaws.journey import campaign, play, sheet
from tests.ledger import rule


def start(drawing, *rules, **more):
    """The rules of the start of a round come to pass on a drawn map."""
    return arrange(drawing, agenda=[CheckRules("start")], scenario={"rules": rules, **more.pop("scenario", {})}, **more)


def beings(t):
    return sorted(figure.being for figure in t.state.figures.values() if figure.kind == "monster")


# -- traps that move (10)


DOWNWARD = Happening(moment="start", once=False, shifts=Shift(0, "down"))
CLOSER = Happening(moment="start", once=False, shifts=Shift(0, "closer"))


@rule("JL-221", "JL-G-001")
def test_traps_move_downward_until_something_is_in_the_way():
    t = start(
        """
        h ! . !
         ! . . #
        . . . .
        """,
        DOWNWARD,
    )
    assert sorted(t.state.traps) == ["a4", "b2", "c2"]


def test_traps_move_closer_to_the_nearest_character():
    t = start("h . . ! . . ! . . r", CLOSER)
    assert sorted(t.state.traps) == ["a3", "a8"]


def test_equally_close_hexes_are_the_players_choice():
    t = start(
        """
        h .
         . !
        """,
        CLOSER,
    )
    assert set(asked(t)) == {PickHex("a2"), PickHex("b1")}


@rule("JL-2405")
def test_a_trap_that_moves_under_a_figure_springs():
    t = start("h ! .", CLOSER)
    take(t, TakeDamage())
    assert t.state.figures["hatchet"].health == 5
    assert not t.state.traps
    beast = start("h . a ! .", CLOSER, monsters={"a": "zealot~5"})
    assert at(beast, "a3").health == 2


def test_in_the_gauntlet_each_room_has_its_own_way_of_moving_traps():
    rules = load().numbered(10).rules
    assert [(each.doors, each.shifts, each.once) for each in rules] == [
        ((1,), Shift(1, "down"), False),
        ((2,), Shift(2, "closer"), False),
    ]


# -- monsters that are turned into others (14, 15)


def test_vipers_next_to_a_zealot_become_imps_two_for_an_elite_one():
    (turning,) = load().numbered(14).rules
    drawing = """
        h . . . . .
         . z a . .
        . . b . a .
    """
    t = start(drawing, turning, monsters={"z": "zealot", "a": "giant_viper", "b": "giant_viper!"})
    assert beings(t) == ["giant_viper", "giant_viper", "giant_viper", "zealot"]
    t.state.round = 2
    CheckRules("start").run(t)
    running.advance(t)
    while t.decisions:
        take(t, asked(t)[0])
    assert beings(t) == ["blood_imp"] * 3 + ["giant_viper", "zealot"]
    assert all(figure.elite for figure in t.state.figures.values() if figure.being == "blood_imp")


def test_a_zealot_that_turns_a_black_imp_is_stunned():
    turning = Happening(
        moment="start",
        once=False,
        converts=Conversion(monster="black_imp", by="zealot", range=3, into="blood_imp", stuns=True),
    )
    assert turning.converts == load().numbered(15).rules[-1].converts
    t = start("h a . . z . . . . . . y", turning, monsters={"a": "black_imp", "z": "zealot", "y": "zealot!"})
    assert at(t, "a2").being == "blood_imp"
    assert ("stun" in at(t, "a5").conditions, "stun" in at(t, "a12").conditions) == (True, False)


def test_tainted_blood_has_eight_tables_four_of_them_in_side_rooms():
    board, scenario = chamber("tainted_blood"), load().scenarios["tainted_blood"]
    rooms = [board.rooms[cell] for letter in scenario.objectives for cell in board.letters[letter]]
    assert sorted(rooms) == [0, 1, 1, 1, 2, 3, 4, 5]
    assert [each.opens for each in scenario.rules if each.opens] == [(2, 3, 4, 5)]


# -- where monsters come


def test_monsters_come_at_tables_that_stand_or_at_the_one_destroyed_last():
    table = {"T": Objective(kind="table", health=1)}
    t = arrange("h . T . T . T", objectives=table)
    for cell in ("a5", "a3"):
        kill(t, at(t, cell), "")
    spawn = Spawn(monster="chaos_demon", ranks="nnn", at="T")
    assert SpawnOne(spawn, 1).cells(t) == ["a3"]
    assert SpawnOne(spawn, 1, per_there=True).marked(t) == ["a7"]


# -- crates (20)


CRATES = {
    "A": Objective(kind="goods_a", loot=True),
    "B": Objective(kind="crate_b", loot=True),
    "F": Objective(kind="crate_f", loot=True, item=32),
}


def crates(**more):
    return arrange("h A B F", objectives=CRATES, scenario={"goal": (Find(("goods_a",)),)}, **more)


def test_nobody_knows_what_is_in_a_crate():
    t = crates()
    assert set(t.view(0).state.goods.values()) == {""}
    dealt = imagine(t.view(0), Rng(3)).state.goods
    assert sorted(dealt.values()) == ["crate_b", "crate_f", "goods_a"]


def test_goods_are_found_by_looting_crates():
    t = take(crates(agenda=[Act("hatchet", Loot(1)), CheckGoal()]), Accept())
    assert [event.being for event in told(t, GoodsFound)] == ["goods_a"]
    assert t.state.completed
    goods = ("goods_a", "goods_e", "goods_h", "goods_j", "goods_m")
    assert load().numbered(20).goal == (Find(goods, least="3+C/2"),)


def test_some_of_the_goods_can_be_enough():
    few = {"goal": (Find(("goods_a", "crate_b", "crate_f"), least="C-1"),)}
    t = arrange("h A B . F r v", objectives=CRATES, scenario=few, agenda=[Act("hatchet", Loot(1)), CheckGoal()])
    assert not take(t, Accept()).state.completed
    t = arrange("h A B . F r v", objectives=CRATES, scenario=few, agenda=[Act("hatchet", Loot(2)), CheckGoal()])
    assert take(t, Accept()).state.completed


def test_an_item_among_the_goods_belongs_to_who_found_it():
    t = take(crates(agenda=[Act("hatchet", Loot(3))]), Accept())
    assert t.state.heroes["hatchet"].found == ["ring_of_restoration"] == [load().item(32)]
    after = play(campaign(), 3, red_guard={"found": ["ring_of_restoration"]})
    assert sheet(after).items == ["ring_of_restoration"]


# -- vile harvest (13)


@rule("JL-3203")
def test_imps_come_while_the_marked_sludge_lives_whatever_others_do():
    t = Table.sit(GAME, Setup("jaws", "vile_harvest", ("red_guard", "hatchet"), seed=1, options={"level": 4}))
    last = place_room(t, 2)
    t.state.opened, t.state.round = [1, 2], 1
    (marked,) = [each for each in last if each.marked]
    assert (marked.being, marked.elite) == ("black_sludge", True)
    assert applies(t, load().numbered(13).rules[0], frozenset())
    kill(t, marked, "")
    assert "black_sludge" in beings(t)
    assert not applies(t, load().numbered(13).rules[0], frozenset())


# -- agents of chaos (21)


def test_the_vipers_lose_their_shield_with_the_demon_of_their_room():
    t = Table.sit(GAME, Setup("jaws", "agents_of_chaos", ("red_guard", "hatchet"), seed=1, options={"level": 3}))
    t.state.opened, t.state.round = [2, 3], 1
    viper = place_monster(t, "giant_viper_21", chamber("agents_of_chaos").letters["b"][0], elite=True, room=3)
    demon = place_monster(t, "chaos_demon", chamber("agents_of_chaos").letters["a"][-1], elite=False, room=3)
    viper.health -= 2
    assert shield_of(t, viper) == 4
    kill(t, demon, "")
    CheckRules("at_once").run(t)
    running.advance(t)
    assert (viper.being, shield_of(t, viper), viper.most - viper.health) == ("giant_viper", 0, 2)


def test_each_hex_of_the_demons_room_hurts_characters_while_it_lives():
    ground = (Scorched(room=0, there="chaos_demon", damage="floor(L/2)"),)
    more = {"level": 4, "agenda": [Act("hatchet", Move(value=3))], "scenario": {"scorched": ground}}
    t = take(arrange("h . . . a", monsters={"a": "chaos_demon"}, **more), Go(("a2", "a3")))
    take(t, TakeDamage())
    take(t, TakeDamage())
    assert t.state.figures["hatchet"].health == 4
    calm = take(arrange("h . . . a", monsters={"a": "zealot"}, **more), Go(("a2", "a3")))
    assert calm.state.figures["hatchet"].health == 8
    assert load().numbered(21).scorched == (Scorched(room=4, there="chaos_demon", damage="floor(L/2)"),)


def test_condition_traps_need_a_condition():
    scenario = load().scenarios["the_gauntlet"]
    with pytest.raises(ContentError, match="no condition is named"):
        Chamber(type(scenario)(id="x", number=9, map="@ ?", goal=scenario.goal))
    t = Table.sit(GAME, Setup("jaws", "agents_of_chaos", ("red_guard", "hatchet"), seed=1))
    assert set(t.state.traps.values()) == {Trap(inflict=("poison",))}
