"""Worked examples once more: the parts of them that other tests pass over."""

import pytest

from questhall.games.heroes.choices import (
    Build,
    BuySpell,
    DrawCards,
    Go,
    KeepMorale,
    LayTile,
    Play,
    Raze,
    SpendMorale,
    Surrender,
    TakeDiscard,
    Target,
)
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import (
    CardPlayed,
    DamageDealt,
    IncomeReceived,
    LevelReached,
    Proclaimed,
    QuickCombat,
    RivalMoved,
    TidingCame,
    TowerFell,
)
from questhall.games.heroes.state import Flag, Pawn, Pile, Rival, Troop
from questhall.games.heroes.steps.combat.aftermath import strike
from questhall.games.heroes.steps.combat.commanding import Command
from questhall.games.heroes.steps.combat.round import ActivateUnit
from questhall.games.heroes.steps.ending import CountHomeless
from questhall.games.heroes.steps.meeting import Enter
from questhall.games.heroes.steps.morale import GainMorale
from questhall.games.heroes.steps.rivals import RivalTurn
from questhall.games.heroes.steps.rounds import BeginRound
from questhall.games.heroes.steps.turn import Act, DrawUp
from tests.games.heroes.board import arrange, asked, battle, offered, prompt, side, take, told
from tests.ledger import rule

DUNGEON = ("mutare", "catherine")
KILL = """
    . . . .
    . s . .
    . A . .
    . . . .
    . . . .
"""
GLADE = {"s3": (0, 0, 0), "f1": (2, 1, 0)}


def killing(**more):
    units = {"A": "archangels pack", "s": "skeletons few"} | {key: more.pop(key) for key in ("A", "s") if key in more}
    return battle(KILL, agenda=[*strike("A", "s")], dice=[0], **units, **more)


@rule("HM-EX-07", "HM-512")
def test_a_mage_guild_that_was_just_built_sells_no_spell():
    built = {"built": [], "purse": Purse(40, 20, 20)}
    t = arrange(heroes=DUNGEON, sides={0: built})
    take(t, Build("dungeon_mage_guild"))
    while prompt(t) != "act":
        take(t, TakeDiscard())
    assert not offered(t, BuySpell)


@rule("HM-EX-08")
def test_the_move_to_a_guarded_mine_costs_a_point_and_starts_a_combat():
    t = arrange(heroes=("sandro", "catherine"), at={0: "s1_c", 1: "s3_c"})
    assert Go("main", "s1_w") in offered(t, Go)
    take(t, Go("main", "s1_w"))
    assert (side(t).main.moves, prompt(t)) == (2, "react")


@rule("HM-EX-09")
def test_lightning_counts_as_one_spell_and_power_as_none():
    drawing = "t . . . . u . . . . . . A . . . . . . ."
    units = {"A": "skeletons few", "t": "troglodytes neutral", "u": "troglodytes neutral"}
    hand = {0: ["lightning_bolt", "haste"]}
    t = battle(drawing, guards=True, level=1, field="s1_w", hands=hand, agenda=[ActivateUnit("A")], **units)
    take(t, Play("haste", 3))
    assert t.state.combat.spells.get("attacker", 0) == 0
    take(t, Play("lightning_bolt", 1), Target("t"))
    assert t.state.combat.spells == {"attacker": 1}


@rule("HM-EX-12")
def test_a_mine_that_somebody_has_flagged_has_no_guards():
    taken = {"flags": {"s3_sw": Flag(1, "materials"), "s3_c": Flag(0)}, "opened": ["s3_sw"]}
    t = arrange(agenda=[Enter(0, "main", "s3_sw"), Act(0)], **taken)
    assert (prompt(t), t.state.flags["s3_sw"]) == ("act", Flag(0, "materials"))


@rule("HM-EX-18")
def test_both_may_play_new_cards_for_the_retaliation():
    hands = {0: ["attack", "defense"], 1: ["defense", "attack"]}
    t = battle(KILL, A="zombies pack", s="griffins pack", agenda=[*strike("A", "s")], dice=[1, 0], hands=hands)
    take(t, Play("attack", 0), Play("defense", 0))
    assert (asked(t), prompt(t)) == (1, "card_window")
    take(t, Play("attack", 0), Play("defense", 0))
    # Griffins 3 + 1 against zombies 1 + 1 for the die + 1.
    assert [event.damage for event in told(t, DamageDealt)] == [3, 1]
    assert len(told(t, CardPlayed)) == 4


@rule("HM-EX-18", "HM-EX-19")
def test_without_new_cards_the_retaliation_has_its_printed_numbers():
    t = battle(KILL, A="zombies pack", s="griffins pack", agenda=[*strike("A", "s")], dice=[1, 0])
    assert [event.damage for event in told(t, DamageDealt)] == [3, 1]


@rule("HM-EX-25")
def test_a_new_tile_touches_two_tiles_and_one_is_not_enough():
    three = {"s3": (0, 0, 0), "f1": (2, 1, 0), "f2": (3, -2, 0)}
    t = arrange(tiles=three, at={0: "s3_se"}, sides={0: {"tiles": 1}})
    places = [(each.q, each.r) for each in offered(t, LayTile)]
    assert places == [(-1, 3)]
    alone = arrange(tiles={"s3": (0, 0, 0)}, at={0: "s3_se"}, sides={0: {"tiles": 1}})
    assert not offered(alone, LayTile)


@rule("HM-EX-30")
@pytest.mark.parametrize(
    ("number", "refresh", "income", "stars", "event"),
    [(1, False, 0, 0, 0), (2, True, 0, 1, 0), (3, True, 2, 0, 1), (4, True, 0, 1, 0)],
)
def test_the_calendar_of_the_first_rounds(number, refresh, income, stars, event):
    piles = {"proclamations": Pile(["dead_silence"]), "tidings": Pile(["event_stables"])}
    t = arrange(agenda=[BeginRound()], round=number - 1, sides={0: {"used": ["build"]}}, **piles)
    assert (side(t).used == []) is refresh
    assert [len(told(t, kind)) for kind in (IncomeReceived, Proclaimed, TidingCame)] == [income, stars, event]


@rule("HM-EX-32")
def test_nobody_draws_while_the_hand_is_above_the_limit():
    six = ["attack", "defense", "power", "knowledge", "attack", "power"]
    t = arrange(hands={0: six}, agenda=[DrawUp(0)])
    assert not any(isinstance(choice, DrawCards) for choice in t.decisions[0].choices)


@rule("HM-EX-34")
def test_a_second_bright_token_asks_to_spend_the_first():
    t = arrange(agenda=[GainMorale(0), Act(0)], sides={0: {"morale": 1}})
    assert t.decisions[0].choices == (SpendMorale("draw"), SpendMorale("swap"), KeepMorale())
    take(t, SpendMorale("draw"))
    assert (side(t).morale, len(side(t).hand)) == (1, 1)


@rule("HM-EX-36")
@pytest.mark.parametrize(("field", "quick"), [("f1_e", True), ("f1_nw", False)])
def test_level_3_fights_on_iii_but_not_on_ii(field, quick):
    t = arrange(tiles=GLADE, agenda=[Enter(0, "main", field), Act(0)], sides={0: {"experience": 4}})
    assert bool(told(t, QuickCombat)) is quick


@rule("HM-EX-36", "HM-2427")
def test_a_combat_below_the_own_level_teaches_nothing():
    t = killing(s="boars neutral~3", guards=True, level=2, field="f1_e", sides={0: {"experience": 4}})
    assert side(t).experience == 4


@rule("HM-EX-38")
def test_whoever_beats_azure_units_has_all_levels_before_the_visit():
    t = killing(s="azure_dragons neutral~99", guards=True, level=7, field="c1_c", sides={0: {"experience": 6}})
    assert (prompt(t), t.state.flags.get("c1_c")) == ("search_deck", None)
    take(t, TakeDiscard(), TakeDiscard())
    assert [event.level for event in told(t, LevelReached)] == [5, 6, 7]
    assert t.state.flags["c1_c"] == Flag(0)


@rule("HM-EX-49")
def test_a_beaten_main_hero_goes_home_from_where_it_was():
    t = killing(heroes=("catherine", "mutare"), s="troglodytes few", sides={1: {"main": Pawn("f1_c", 1, "f1_c")}})
    assert (side(t, 1).main.at, side(t, 1).main.moves) == ("s2_c", 1)


@rule("HM-EX-50", "HM-2423")
def test_in_the_own_town_nobody_surrenders_though_there_is_another_home():
    units = {"A": "archangels pack", "s": "skeletons few"}
    for field, able in (("s1_c", []), ("f1_c", [Surrender()])):
        t = battle(KILL, agenda=[], field=field, **units)
        t.state.flags = {"s1_c": Flag(1), "f1_nw": Flag(1), "s3_c": Flag(0)}
        found = Command("s").ask(t).choices
        assert [choice for choice in found if isinstance(choice, Surrender)] == able


@rule("HM-EX-51")
def test_a_secondary_hero_that_beats_a_main_hero_brings_no_experience():
    own = {0: {"experience": 4, "second": Pawn("f1_c", 2, "f1_w")}, 1: {"experience": 8}}
    assert side(killing(pawn="second", sides=own)).experience == 4


@rule("HM-EX-60")
def test_whoever_has_a_home_again_when_a_round_begins_starts_anew():
    t = arrange(agenda=[CountHomeless(), Act(0)], sides={0: {"homeless": 2}})
    assert side(t).homeless == 0


@rule("HM-EX-66")
def test_fields_that_a_hero_of_the_ai_passes_get_cubes():
    tiles = {"s3": (0, 0, 0), "s1": (4, -5, 0), "f1": (1, -3, 0)}
    rival = Rival(faction="necropolis", hero="sandro", home="s1_c", at="s1_c", army=[Troop("skeletons")])
    flags = {"s3_c": Flag(0), "s1_c": Flag(-2)}
    steps = [RivalTurn(-2), Act(0)]
    more = {"mode": "campaign", "scenario": "sealed_valley", "heroes": ("catherine",)}
    t = arrange(tiles=tiles, flags=flags, rivals=[rival], agenda=steps, **more)
    assert [event.to for event in told(t, RivalMoved)] == ["s1_w", "f1_ne", "f1_nw"]
    assert (t.state.flags["s1_w"].seat, t.state.flags["f1_nw"].seat) == (-2, -2)
    assert t.state.visited == ["f1_ne"]


@rule("HM-EX-68")
def test_the_tower_stands_as_long_as_one_wall_does():
    drawing = ". h . . . . . . . . . . . T . . . . . ."
    units = {"h": "halberdiers few", "T": "troglodytes few"}
    t = battle(drawing, walls="WG..", tower=True, agenda=[ActivateUnit("T")], heroes=DUNGEON, **units)
    take(t, Raze(1))
    assert not told(t, TowerFell)


@rule("HM-EX-71")
@pytest.mark.parametrize(("moves", "passes"), [(1, False), (2, True)])
def test_with_one_point_nobody_passes_a_sanctuary(moves, passes):
    tiles = {"n1": (0, 0, 0), "s3": (20, 0, 0), "s1": (0, 20, 0), "f1": (2, 1, 0)}
    t = arrange(tiles=tiles, at={0: "n1_c", 1: "n1_e"})
    side(t).main.moves = moves
    assert any(go.via == ("n1_e",) for go in offered(t, Go)) is passes


@rule("HM-EX-73", "HM-304")
def test_the_refresh_comes_before_the_income():
    spent = {"used": ["build"], "experts": 1, "main": Pawn("s3_c", 0)}
    t = arrange(agenda=[BeginRound()], round=4, sides={0: spent}, tidings=Pile(["event_stables"]))
    names = [type(event).__name__ for event in t.events]
    assert names.index("IncomeReceived") < names.index("TidingCame")
    steps = arrange(agenda=[], round=4)
    BeginRound().run(steps)
    order = [type(step).__name__ for step in reversed(steps.agenda)]
    wanted = ["Refresh", "ReceiveIncome", "DrawTiding", "TimedEvents", "StartTurn"]
    assert sorted(wanted, key=order.index) == wanted
