"""Chapter 33 once more: events, summoned units, the sea, tokens."""

import pytest

from questhall.core import Deal, Table
from questhall.games.heroes import GAME
from questhall.games.heroes.choices import (
    Done,
    DropUnit,
    Go,
    LeapTo,
    PickTier,
    Play,
    Revisit,
    RollInstead,
    TargetSpace,
    UseAbility,
)
from questhall.games.heroes.content import load
from questhall.games.heroes.events import IncomeReceived, TidingCame
from questhall.games.heroes.geography import blocked_field
from questhall.games.heroes.state import Pile, Troop
from questhall.games.heroes.steps.combat.casting import power_for
from questhall.games.heroes.steps.combat.ending import FinishCombat
from questhall.games.heroes.steps.combat.posting import DrawGuards
from questhall.games.heroes.steps.combat.round import ActivateUnit
from questhall.games.heroes.steps.combat.summoning import summon
from questhall.games.heroes.steps.exploring import TurnUp
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.rounds import BeginRound
from questhall.games.heroes.steps.tidings import DrawTiding
from questhall.games.heroes.steps.turn import Act
from questhall.games.heroes.steps.visiting import Visit
from tests.games.heroes.board import CONTENT, arrange, battle, offered, prompt, side, take, told, unit
from tests.ledger import rule

STOCKPILE = next(field for field, printed in CONTENT.fields.items() if printed.location == "cyclops_stockpile")
LAND = {"s3": (0, 0, 0), "f1": (2, 1, 0)}
ROCK = blocked_field("f1")
DUEL = """
    . . . .
    . a . .
    . A . .
    . . . .
    . . . .
"""


def tidings(*cards, **more):
    return arrange(tidings=Pile(list(reversed(cards))), **more)


# -- events


@rule("HM-3310")
@pytest.mark.parametrize(("heroes", "events"), [(("catherine",), 0), (("catherine", "sandro"), 1)])
def test_events_are_for_two_or_more_players(heroes, events):
    scenario = "sealed_valley" if len(heroes) == 1 else "first_flags"
    t = tidings("event_stables", heroes=heroes, scenario=scenario, agenda=[DrawTiding(), Act(0)])
    assert len(told(t, TidingCame)) == events


@rule("HM-3311")
def test_an_event_comes_after_the_income_and_in_no_round_of_the_astrologers():
    t = tidings("event_stables", agenda=[BeginRound()], round=2)
    kinds = [type(event) for event in t.events if isinstance(event, IncomeReceived | TidingCame)]
    assert kinds == [IncomeReceived, IncomeReceived, TidingCame]
    assert not told(tidings("event_stables", agenda=[BeginRound()], round=1), TidingCame)


@rule("HM-3314")
def test_the_deck_is_shuffled_with_the_cards_that_nobody_bought():
    t = tidings("event_library", agenda=[DrawTiding(), Act(0)])
    before = t.state.decks["spell"].deck[:]
    wares = t.agenda[-1].wares
    take(t, Done(), Done())
    after = t.state.decks["spell"].deck
    assert sorted(after) == sorted([*before, *wares])
    assert after[: len(before)] != before


@rule("HM-3314")
def test_the_deck_is_shuffled_with_the_wares_of_a_messenger():
    t = arrange(agenda=[Perform(0, "main", CONTENT.tidings["event_messenger"].each), Act(0)])
    before, wares = t.state.decks["artifact"].deck[:], t.agenda[-1].wares
    take(t, RollInstead())
    after = t.state.decks["artifact"].deck
    assert sorted(after) == sorted([*before, *wares])
    assert after[: len(before)] != before


@rule("HM-3314")
def test_the_last_prisoner_goes_back_into_the_deck():
    piles = {"bronze": (["boars", "rogues", "griffins"], [])}
    t = tidings("event_prison", agenda=[DrawTiding(), Act(0)], piles=piles)
    take(t, PickTier("bronze"), PickTier("bronze"), DropUnit("boars"), PickTier("bronze"), DropUnit("rogues"))
    pile = t.state.neutrals["bronze"]
    assert (pile.deck, pile.discard, prompt(t)) == (["griffins"], ["boars", "rogues"], "act")


# -- summoned units


@rule("HM-3320")
def test_demons_that_are_there_become_a_pack():
    board = DUEL.replace(". A . .", ". A D .")
    units = {"A": "pit_lords pack", "D": "demons few~1", "a": "zombies pack"}
    t = battle(board, agenda=[ActivateUnit("A")], fallen={"attacker": 1}, **units)
    take(t, UseAbility("raise", "D"))
    assert (unit(t, "D").aspect, unit(t, "D").damage) == ("pack", 0)


@rule("HM-3323", "HM-3324", "HM-EX-64")
@pytest.mark.parametrize(("name", "acts"), [("zombies", True), ("vampires", True), ("champions", False)])
def test_a_unit_of_initiative_6_summons_one_of_4_of_6_and_of_7(name, acts):
    t = battle(DUEL, A="griffins few", a="halberdiers pack", agenda=[])
    t.state.combat.active = "A"
    assert summon(t, name, "few", 8, "attacker").acted is not acts


@rule("HM-3325")
def test_an_elemental_of_a_spell_does_not_join_the_army():
    own = {"hand": ["summon_air_elemental"], "power": 4}
    t = battle(DUEL, A="griffins few", a="zombies few", agenda=[ActivateUnit("A")], sides={0: own})
    take(t, Play("summon_air_elemental", 0), TargetSpace(19))
    t.state.combat.winner = "attacker"
    FinishCombat().run(t)
    assert side(t).army == [Troop("griffins")]


@rule("HM-3325")
def test_demons_that_fell_and_were_summoned_again_stay_in_the_army():
    t = battle(DUEL, A="pit_lords pack", a="zombies pack", agenda=[ActivateUnit("A")], fallen={"attacker": 1})
    side(t).army.append(Troop("demons", "pack"))
    t.state.combat.deployed["attacker"].append(1)
    take(t, UseAbility("raise", "8"))
    t.state.combat.winner = "attacker"
    FinishCombat().run(t)
    assert side(t).army == [Troop("pit_lords", "pack"), Troop("demons")]


# -- sea, underground, tokens


@rule("HM-3330")
@pytest.mark.parametrize(("group", "tile"), [("sea", "w2"), ("underground", "u1"), ("near", "n1")])
def test_a_face_down_tile_is_one_of_its_group(group, tile):
    piles = {"far": ["f1"], "near": ["n1"], "center": ["c1"], "sea": ["w2"], "underground": ["u1"]}
    t = arrange(tiles={"s3": (0, 0, 0)}, hidden={(2, 1): group})
    t.state.tiles = piles
    assert Table(GAME, Deal(t.state, [TurnUp(0, 1)]), t.rng).agenda[-1].tile == tile


@rule("HM-3330", "HM-3331", "HM-3333")
def test_under_the_earth_a_hero_goes_on():
    t = arrange(tiles=LAND | {"u3": (4, 2, 0)}, at={0: "f1_e"})
    cave = next(choice for choice in offered(t, Go) if choice.to.startswith("u3"))
    t.state.visited.append(cave.to)
    take(t, cave)
    assert side(t).main.moves == 2


@rule("HM-3334")
def test_power_does_nothing_for_a_spell_of_a_scroll():
    own = {"scrolls": ["haste"], "power": 2}
    t = battle(DUEL, A="zombies few", a="zombies few", agenda=[ActivateUnit("A")], sides={0: own})
    assert [power_for(t, 0, load().cards[name]) for name in ("haste",)] == [0]
    side(t).hand.append("haste")
    assert power_for(t, 0, load().cards["haste"]) == 2


@rule("HM-3335")
def test_cyclopes_of_the_discard_pile_are_taken_first():
    t = battle(DUEL, A="zombies few", a="zombies few", guards=True, field=STOCKPILE, level=7, agenda=[])
    gold = t.state.neutrals["gold"]
    gold.deck, gold.discard = ["cyclopes", "cyclopes"], ["cyclopes", "cyclopes"]
    DrawGuards().run(t)
    assert (gold.deck, gold.discard) == (["cyclopes", "cyclopes"], [])


@rule("HM-3337")
def test_a_whirlpool_where_a_hero_comes_up_is_not_visited():
    pools = {"s3": (0, 0, 0), "w1": (2, 1, 0), "w2": (3, -2, 0)}
    army = [Troop(name) for name in ("halberdiers", "griffins", "marksmen")]
    steps = [Visit(0, "main", "w1_w"), Act(0)]
    t = arrange(scenario="salt_and_stone", tiles=pools, at={0: "w1_w"}, sides={0: {"army": army}}, agenda=steps)
    take(t, DropUnit("griffins"))
    assert (prompt(t), len(side(t).army)) == ("act", 2)


@rule("HM-3343", "HM-3344", "HM-3345")
@pytest.mark.parametrize("token", ["subterranean_gate", "monolith_two_way", "monolith_entrance"])
def test_gates_and_monoliths_are_visited_again_and_again(token):
    there = "monolith_exit" if token == "monolith_entrance" else token
    tiles, signs = LAND | {"f2": (4, 2, 0)}, {"f1": token, "f2": there}
    t = arrange(tiles=tiles, tokens=signs, at={0: ROCK}, agenda=[Visit(0, "main", ROCK), Act(0)])
    take(t, Done(), Revisit("main"))
    assert offered(t, LeapTo) == [LeapTo(blocked_field("f2"))]
