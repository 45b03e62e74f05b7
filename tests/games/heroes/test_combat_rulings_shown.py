"""Rulings once more: combat."""

import pytest

from questhall.core import Deal, Table
from questhall.games.heroes import GAME
from questhall.games.heroes.board import targets
from questhall.games.heroes.board.targets import razeable, sheltered
from questhall.games.heroes.choices import Recruit, Yield
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.state import Attack, Flag, Lingering, Pawn, Troop
from questhall.games.heroes.steps.combat.aftermath import strike
from questhall.games.heroes.steps.combat.commanding import may_surrender
from questhall.games.heroes.steps.combat.ending import FinishCombat
from questhall.games.heroes.steps.combat.posting import DrawGuards
from questhall.games.heroes.steps.combat.round import EndCombatRound, foremost
from questhall.games.heroes.steps.diplomacy import HireNeutral
from questhall.games.heroes.steps.meeting import Confront
from questhall.games.heroes.steps.turn import Act
from questhall.games.heroes.steps.visiting import Visit
from questhall.games.heroes.strikes import damage
from tests.games.heroes.board import arrange, battle, prompt, side, take, unit
from tests.ledger import rule

KILL = """
    . . . .
    . s . .
    . A . .
    . . . .
    . . . .
"""


def killing(striker="A", target="s", **more):
    units = {"A": "archangels pack", "s": "skeletons few"} | {key: more.pop(key) for key in ("A", "s") if key in more}
    return battle(KILL, agenda=[*strike(striker, target)], dice=[0], **units, **more)


def defended(**more):
    """The attacker's skeletons fall to archangels."""
    return killing("s", "A", A="skeletons few", s="archangels pack", **more)


# -- the end of a combat


@rule("HM-R-94")
def test_the_field_of_a_retreat_is_the_one_visited_last():
    tiles = {"s3": (0, 0, 0), "f1": (2, 1, 0)}
    t = arrange(tiles=tiles, at={0: "f1_w"}, agenda=[Visit(0, "main", "f1_c"), Act(0)])
    assert side(t).main.back == "f1_c"


@rule("HM-R-94")
def test_nothing_is_visited_after_a_retreat():
    t = battle(KILL, A="griffins few", s="boars neutral", guards=True, field="f1_e", agenda=[])
    side(t).main.back = "f1_ne"
    t.state.combat.winner, t.state.combat.how = "defender", "retreat"
    FinishCombat().run(t)
    assert (side(t).main.at, t.state.visited) == ("f1_ne", [])
    assert not any(isinstance(step, Visit) for step in t.agenda)


@rule("HM-R-95")
def test_guards_are_discarded_after_a_retreat():
    t = battle(KILL, A="griffins few", s="boars neutral", guards=True, field="f1_e", agenda=[])
    t.state.combat.winner, t.state.combat.how = "defender", "retreat"
    FinishCombat().run(t)
    assert t.state.neutrals["bronze"].discard[-1:] == ["boars"]


@rule("HM-R-96")
def test_a_winning_attacker_visits_the_field_and_a_winning_defender_does_not():
    assert killing(field="f1_ne", keeper="second").state.visited == ["f1_ne"]
    assert defended(field="f1_ne").state.visited == []


@rule("HM-R-98")
@pytest.mark.parametrize(("pawn", "able"), [("main", False), ("second", True)])
def test_without_a_home_only_a_secondary_hero_surrenders(pawn, able):
    t = battle(KILL, A="griffins few", s="zombies few", pawn=pawn, agenda=[])
    t.state.flags = {"s1_c": Flag(1)}
    assert may_surrender(t, t.state.combat, 0) is able


@rule("HM-R-99")
def test_a_main_hero_beaten_by_a_garrison_pays_like_any_other():
    t = defended(heroes=("catherine", "mutare"), keeper=None)
    assert (side(t).morale, side(t).purse.gold, side(t, 1).purse.gold) == (-1, 10, 20)
    assert side(t, 1).trophies == [0]


@rule("HM-R-122")
def test_a_won_defence_teaches_the_main_hero_and_a_beaten_garrison_nobody():
    assert side(defended(keeper="main"), 1).experience == 1
    assert side(killing(keeper=None)).experience == 0


@rule("HM-R-123", "HM-2432")
def test_azure_units_teach_the_winning_main_hero_only():
    azure = {"s": "azure_dragons neutral~99", "guards": True, "level": 7, "field": "c1_c"}
    assert side(killing(**azure)).experience == 12
    own = {0: {"second": Pawn("c1_c", 2, "f1_w")}}
    assert side(killing(pawn="second", sides=own, **azure)).experience == 0
    lost = battle(KILL, A="skeletons few", s="azure_dragons neutral", guards=True, level=7, agenda=[])
    lost.state.combat.winner, lost.state.combat.how = "defender", "retreat"
    ended = Table(GAME, Deal(lost.state, [FinishCombat(), Act(0)]), lost.rng)
    assert side(ended).experience == 0


@rule("HM-R-124")
@pytest.mark.parametrize(("guards", "limit"), [(["boars", "azure_dragons"], False), (["boars", "griffins"], True)])
def test_one_azure_unit_takes_the_limit_off(guards, limit):
    t = battle(KILL, A="griffins few", s="boars neutral", guards=True, agenda=[])
    t.state.combat.guards = guards
    EndCombatRound().run(t)
    assert (type(t.agenda[-1]).__name__ == "GoOn") is limit


@rule("HM-R-125")
@pytest.mark.parametrize(("discard", "drawn"), [(["boars"], ["boars"]), ([], [])])
def test_all_guards_that_there_are_are_drawn(discard, drawn):
    t = battle(KILL, A="griffins few", s="zombies few", guards=True, level=2, agenda=[])
    pile = t.state.neutrals["bronze"]
    pile.deck, pile.discard = [], list(discard)
    DrawGuards().run(t)
    assert t.state.combat.guards == drawn


# -- units


@rule("HM-R-106")
def test_a_unit_that_became_quicker_acts_next():
    board = KILL.replace(". A . .", ". A B .")
    t = battle(board, A="griffins few", B="zombies few", s="halberdiers few", agenda=[])
    c = t.state.combat
    own = [unit(t, name) for name in "AB"]
    assert [each.id for each in foremost(c, own, "defender", -99)] == ["A"]
    unit(t, "B").charms.append(Lingering("initiative", 5, 999, 0, "haste"))
    assert [each.id for each in foremost(c, own, "defender", -99)] == ["B"]


SIEGE = """
    . h . .
    . . . .
    . . . .
    . . . E
    . . . .
"""


def besieging(**more):
    units = {"h": "archangels few", "E": "evil_eyes pack"} | {key: more.pop(key) for key in ("h", "E") if key in more}
    return battle(SIEGE, heroes=("mutare", "catherine"), walls="WGWW", tower=True, agenda=[], **units)


@rule("HM-R-112")
@pytest.mark.parametrize(("die", "dealt"), [(-1, 0), (0, 0), (1, 0)])
def test_neither_defence_nor_a_wall_makes_damage_less_than_nothing(die, dealt):
    t = besieging()
    # Evil eyes 3 against archangels 3, and a wall.
    assert damage(t.state.combat, Attack(attacker="E", target="h", dice=[die])) == dealt


@rule("HM-R-114")
def test_defenders_too_tear_down_walls():
    t = besieging(h="halberdiers few")
    unit(t, "h").at = 5
    assert list(razeable(t.state.combat, unit(t, "h"))) == [1]


@rule("HM-R-115")
def test_nobody_on_the_gate_is_protected():
    t = besieging()
    c = t.state.combat
    assert sheltered(c, unit(t, "E"), unit(t, "h"))
    unit(t, "h").at = 9
    assert not sheltered(c, unit(t, "E"), unit(t, "h"))


@rule("HM-R-118", "HM-1728")
def test_a_shooter_beside_an_enemy_does_not_reach_the_tower():
    t = besieging()
    c = t.state.combat
    assert {each.id for each in targets(c, unit(t, "E"))} == {"h", "tower"}
    unit(t, "h").at = 11
    assert [each.id for each in targets(c, unit(t, "E"))] == ["h"]


@rule("HM-R-120")
def test_a_neutral_unit_costs_what_stands_on_its_neutral_card():
    rich = {0: {"purse": Purse(7), "army": []}}
    t = arrange(agenda=[HireNeutral(0, ("griffins",)), Act(0)], sides=rich)
    take(t, Recruit("griffins"))
    assert (side(t).purse, side(t).army) == (Purse(), [Troop("griffins", "neutral")])
    poor = arrange(agenda=[HireNeutral(0, ("griffins",)), Act(0)], sides={0: {"purse": Purse(6)}})
    assert prompt(poor) == "act"


@rule("HM-R-101", "HM-720")
def test_who_makes_a_secondary_hero_yield_gets_a_cube_and_visits_the_field():
    more = {"at": {0: "f1_ne"}, "second": {1: "f1_ne"}, "sides": {0: {"purse": Purse()}}}
    t = arrange(agenda=[Confront(0, "main", "f1_ne")], **more)
    t.take(1, Yield())
    assert (side(t, 1).second, side(t).trophies, side(t).experience) == (None, [1], 0)
    assert (t.state.visited, side(t).purse) == (["f1_ne"], Purse(0, 0, 1))
