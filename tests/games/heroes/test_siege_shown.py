"""Chapter 25: walls, gate and arrow tower."""

import pytest

from questhall.games.heroes.board import adjacent, destinations, fight, is_ranged, printed, razeable
from questhall.games.heroes.choices import Deploy, Done, Play, PutGate, Raze, Surrender, Target
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import AttackDeclared, DamageDealt, UnitActivated
from questhall.games.heroes.state import TOWER, Flag, Troop
from questhall.games.heroes.steps.combat.aftermath import strike
from questhall.games.heroes.steps.combat.round import ActivateUnit, StartCombatRound
from questhall.games.heroes.steps.meeting import Enter
from questhall.games.heroes.wounds import hurt
from tests.games.heroes.board import arrange, asked, battle, offered, prompt, take, told, unit
from tests.ledger import rule


def shooting(drawing, walls="WGWW", pair="Eh", shooter="evil_eyes pack"):
    """The damage of one shot of evil eyes (attack 3) at halberdiers (defence 1)."""
    kinds = dict(zip(pair, (shooter, "halberdiers few"), strict=True))
    return told(battle(drawing, walls=walls, agenda=[*strike(*pair)], dice=[0], **kinds), DamageDealt)[0].damage


def besieging(*, army=("skeletons",), field="s1_c", built=("necropolis_citadel",), **more):
    """Seat 0 has placed griffins before the town of seat 1, who is asked next."""
    sides = {
        0: {"purse": Purse(gold=10), "army": [Troop("griffins")], "used": ["build", "population", "spell_book"]},
        1: {"purse": Purse(), "army": [Troop(each) for each in army], "built": list(built)},
    }
    t = arrange(agenda=[Enter(0, "main", field), Enter(0, "main", field)], at={1: field}, sides=sides, **more)
    take(t, *[Done()] * (prompt(t) == "react"), Deploy(0, 12))
    return t


# -- walls


@rule("HM-2501", "HM-2512")
def test_the_defender_says_where_the_gate_stands_once_all_units_are_placed():
    t = besieging()
    assert (asked(t), prompt(t)) == (1, "place_units")
    take(t, Deploy(0, 0))
    assert (asked(t), offered(t, PutGate)) == (1, [PutGate(column) for column in range(4)])
    take(t, PutGate(3))
    assert (fight(t).walls, unit(t, TOWER).at, unit(t, TOWER).camp) == (["wall"] * 3 + ["gate"], -1, "defender")


@rule("HM-2506")
@pytest.mark.parametrize(("field", "built"), [("f3_w", ["necropolis_citadel"]), ("s1_c", [])])
def test_a_settlement_and_a_town_without_citadel_have_no_walls(field, built):
    flags = {"s3_c": Flag(0), "s1_c": Flag(1), "f3_w": Flag(1, "gold")}
    t = besieging(field=field, built=built, flags=flags, opened=["f3_w"])
    take(t, Deploy(0, 0))
    assert prompt(t) != "raise_walls"
    assert (fight(t).walls, [each.id for each in fight(t).fighters if each.id == TOWER]) == ([""] * 4, [])


@rule("HM-2502", "HM-2503")
def test_a_wall_stops_the_defender_too_and_the_gate_does_not():
    t = battle("h . . . . . . . . . . . . . . Z . . . .", h="halberdiers few", Z="zombies few", walls="WGWW")
    assert destinations(fight(t), unit(t, "h")) == [1, 2, 3, 4, 5, 6, 9]
    assert destinations(fight(t), unit(t, "Z")) == [12, 13, 14, 17, 18, 19]


@rule("HM-2504", "HM-2505")
@pytest.mark.parametrize(
    ("who", "columns"), [("zombies few", [1]), ("griffins few", [1]), ("marksmen few", []), ("evil_eyes pack", [])]
)
@pytest.mark.parametrize("walls", ["WGWW", "GWWW"])
def test_the_wall_or_the_gate_before_a_ground_or_flying_unit_can_be_razed(who, columns, walls):
    near = battle(". h . . . . . . . . . . . Z . . . . . .", h="halberdiers few", Z=who, walls=walls)
    assert list(razeable(fight(near), unit(near, "Z"))) == columns
    far = battle(". h . . . . . . . . . . . . . . . Z . .", h="halberdiers few", Z=who, walls=walls)
    assert list(razeable(fight(far), unit(far, "Z"))) == []


# -- protection


@rule("HM-2507", "HM-2511")
@pytest.mark.parametrize("walls", ["WGWW", "GWWW"])
@pytest.mark.parametrize(
    "drawing", [". h . . . . . . . . . . . . . E . . . .", ". . . . . h . . . . . . . . . E . . . ."]
)
def test_a_wall_and_the_gate_protect_frontline_and_backline_alike(walls, drawing):
    assert shooting(drawing, walls) == 1


@rule("HM-2507", "HM-R-115")
def test_who_stands_on_the_gate_is_not_protected():
    assert shooting(". . . . . . . . . h . . . . . E . . . .") == 2


@rule("HM-2507")
def test_an_attacker_behind_the_walls_is_not_protected():
    assert shooting(". H . . . . . . . . . . . . . e . . . .", pair="eH") == 2


@rule("HM-2508")
def test_shots_from_behind_the_walls_are_not_reduced():
    assert shooting(". h . E . . . . . . . . . . . . . . . .") == 2


@rule("HM-2508")
def test_only_ranged_attacks_are_reduced():
    assert shooting(". h . . . . . . . . . . . . . E . . . .", shooter="skeletons pack") == 2


# -- the tower


@rule("HM-2512", "HM-2517")
def test_the_tower_comes_besides_five_units():
    t = besieging(army=("skeletons", "zombies", "wraiths", "vampires", "liches"))
    take(t, *(Deploy(place, place) for place in range(5)), PutGate(0))
    assert [each.id == TOWER for each in fight(t).fighters if each.camp == "defender"] == [False] * 5 + [True]


SIEGE = ". h . . . . . . . . . . . . . E . . . ."
UNITS = {"h": "halberdiers few", "E": "evil_eyes pack"}


@rule("HM-2514")
def test_the_numbers_of_the_tower():
    tower = unit(battle(SIEGE, tower=True, walls="WGWW", **UNITS), TOWER)
    side = printed(tower)
    assert (side.attack, side.defense, side.health, side.initiative) == (4, 2, 3, 9)
    assert is_ranged(tower)


@rule("HM-2515")
def test_a_spell_hits_the_tower():
    t = battle(SIEGE, tower=True, walls="WGWW", hands={0: ["magic_arrow"]}, agenda=[ActivateUnit("E")], **UNITS)
    take(t, Play("magic_arrow", 0))
    assert Target(TOWER) in offered(t, Target)
    take(t, Target(TOWER))
    assert unit(t, TOWER).damage == 1


def test_a_beaten_tower_is_no_fallen_unit():
    t = battle(SIEGE, tower=True, walls="WGWW", **UNITS)
    hurt(t, unit(t, TOWER), 3)
    assert (fight(t).fallen.get("defender", 0), [each.id for each in fight(t).fighters]) == (0, ["h", "E"])


@rule("HM-2516")
def test_while_a_wall_stands_the_tower_does():
    drawing = SIEGE.replace("E", "Z")
    t = battle(drawing, tower=True, walls=".G.W", h="halberdiers few", Z="zombies few", agenda=[ActivateUnit("Z")])
    take(t, Raze(3))
    assert unit(t, TOWER).at == -1


@rule("HM-2518", "HM-2106")
def test_the_tower_acts_once_in_a_combat_round_by_its_initiative():
    # Initiatives: archangels 12, tower 9, evil eyes 7, halberdiers 4.
    t = battle(". h . . . . . . . . . . . . A E . . . .", tower=True, walls="WGWW", A="archangels few",
               agenda=[StartCombatRound()], **UNITS)  # fmt: skip
    take(t, Done())
    assert asked(t) == 1, "the tower is the defender's"
    take(t, Done(), Done(), Done())
    assert [event.fighter for event in told(t, UnitActivated)] == ["A", TOWER, "E", "h", "A"]


@rule("HM-2519")
def test_the_tower_does_not_retaliate():
    t = battle(SIEGE, tower=True, walls="WGWW", agenda=[*strike("E", TOWER)], dice=[0], **UNITS)
    assert told(t, AttackDeclared) == [AttackDeclared("E", TOWER, retaliation=False)]
    assert not adjacent(unit(t, TOWER), unit(t, "h"))


@rule("HM-2520")
def test_walls_and_tower_are_whole_in_the_next_combat():
    t = besieging()
    take(t, Deploy(0, 0), PutGate(3))
    take(t, Done(), Raze(0), Done(), Done(), Surrender())
    while prompt(t) in ("react", "place_units"):
        take(t, next((each for each in t.decisions[asked(t)].choices if type(each) is Deploy), Done()))
    assert (fight(t).round, offered(t, PutGate)) == (0, [PutGate(column) for column in range(4)])
    take(t, PutGate(1))
    assert (fight(t).walls, unit(t, TOWER).damage) == (["wall", "gate", "wall", "wall"], 0)
