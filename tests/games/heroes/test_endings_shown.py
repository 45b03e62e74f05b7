"""Chapter 24: time limit, retreat, surrender, what a victory and a defeat bring."""

import pytest

from questhall.games.heroes.choices import Done, MoveUnit, Prolong, Strike, Surrender, TakeDiscard, Withdraw
from questhall.games.heroes.events import CombatEnded, FactionEliminated, LevelReached, MoraleChanged
from questhall.games.heroes.state import Flag, Pawn, Troop
from questhall.games.heroes.steps.combat.aftermath import strike
from questhall.games.heroes.steps.combat.round import ActivateUnit, EndCombatRound
from tests.games.heroes.board import battle, offered, side, take, told
from tests.ledger import rule

KILL = """
    . . . .
    . s . .
    . A . .
    . . . .
    . . . .
"""
APART = """
    b . . .
    c . . .
    . . . .
    . . . .
    . Z . .
"""


def killing(striker="A", **more):
    """Archangels beat skeletons with one blow."""
    units = {"A": "archangels pack", "s": "skeletons few"} | {key: more.pop(key) for key in ("A", "s") if key in more}
    return battle(KILL, agenda=[*strike(striker, "s" if striker == "A" else "A")], dice=[0], **units, **more)


def guarding(*, moves, rounds=1, pawn="main", **more):
    """The end of a combat round against guards, or of several of them."""
    kinds = {"Z": "zombies few", "b": "boars neutral"} | {key: more.pop(key) for key in "c" if key in more}
    drawing = APART if "c" in kinds else APART.replace("c", ".")
    t = battle(drawing, guards=True, level=2, field="f1_e", pawn=pawn, number=rounds,
               agenda=[ActivateUnit("Z"), EndCombatRound()], **kinds, **more)  # fmt: skip
    (side(t).main if pawn == "main" else side(t).second).moves = moves
    take(t, Done())
    return t


# -- against guards


@rule("HM-2402", "HM-2403")
@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_the_choice_comes_again_after_every_further_combat_round(rounds):
    t = guarding(moves=2, rounds=rounds)
    assert t.decisions[0].choices == (Prolong(), Withdraw())


@rule("HM-2406")
def test_a_retreat_leaves_movement_cards_morale_and_gold_as_they_are():
    t = guarding(moves=2, hands={0: ["attack"]}, sides={0: {"morale": 1}})
    before = side(t).main.moves, side(t).hand[:], side(t).morale, side(t).purse, side(t).experience
    take(t, Withdraw())
    assert (side(t).main.moves, side(t).hand, side(t).morale, side(t).purse, side(t).experience) == before
    assert before[:3] == (2, ["attack"], 1)


@rule("HM-2407", "HM-R-124")
def test_one_azure_unit_among_others_is_enough_for_a_combat_without_limit():
    t = guarding(moves=0, c="azure_dragons neutral")
    assert (t.state.combat.round, told(t, CombatEnded)) == (2, [])


@rule("HM-2436")
def test_the_secondary_hero_that_fights_pays_itself():
    second = {"sides": {0: {"second": Pawn("f1_e", 0, "f1_c")}}, "pawn": "second"}
    t = guarding(moves=1, **second)
    take(t, Prolong())
    assert (side(t).second.moves, side(t).main.moves) == (0, 3)
    tired = guarding(moves=0, **second)
    assert told(tired, CombatEnded) == [CombatEnded(-1, "retreat")], "though the main hero could pay"


@rule("HM-2428", "HM-R-123")
def test_a_secondary_hero_that_beats_azure_units_raises_nobody():
    own = {0: {"experience": 6, "second": Pawn("c1_c", 0, "f1_c")}}
    t = killing(s="azure_dragons neutral~9", guards=True, level=7, field="c1_c", pawn="second", sides=own)
    assert (told(t, LevelReached), side(t).experience) == ([], 6)


# -- against players


@rule("HM-2409")
def test_the_side_with_units_left_wins_though_it_defended():
    t = killing("s", A="skeletons few", s="archangels pack")
    assert told(t, CombatEnded) == [CombatEnded(1, "won")]


@rule("HM-2411")
def test_units_that_were_not_placed_stay_in_the_army():
    t = battle(KILL, A="archangels pack", s="skeletons few", agenda=[ActivateUnit("A")], dice=[0])
    side(t).army.append(Troop("griffins"))
    take(t, Strike("s"))
    assert side(t).army == [Troop("archangels", "pack"), Troop("griffins")]


@rule("HM-2413")
def test_a_hero_beaten_at_home_does_not_stay_there():
    t = battle(KILL, A="archangels pack", s="skeletons few", agenda=[ActivateUnit("A")], dice=[0], field="f3_w")
    t.state.flags |= {"f3_w": Flag(1, "gold")}
    side(t, 1).main.at = "f3_w"
    take(t, Strike("s"))
    assert side(t, 1).main.at == "s1_c"


@rule("HM-2413", "HM-3203")
def test_a_beaten_hero_without_any_home_is_the_end_of_its_faction():
    t = battle(KILL, A="archangels pack", s="skeletons few", agenda=[ActivateUnit("A")], dice=[0])
    t.state.flags = {"s3_c": Flag(0)}
    take(t, Strike("s"))
    assert told(t, FactionEliminated) == [FactionEliminated(1)]


@rule("HM-2418", "HM-2419", "HM-2432")
def test_a_beaten_secondary_hero_costs_a_cube_but_neither_morale_nor_gold_and_teaches_nothing():
    second = {0: {"experience": 2}, 1: {"second": Pawn("f1_c", 0, "f1_c"), "experience": 4}}
    t = killing(heroes=("catherine", "mutare"), s="troglodytes few", keeper="second", sides=second)
    assert (told(t, MoraleChanged), side(t, 1).purse.gold, side(t).experience) == ([], 15, 2)
    assert side(t).trophies == [1]


@rule("HM-2424", "HM-2430")
def test_who_has_beaten_a_hero_learns_first_and_then_visits_the_field():
    t = killing(field="f1_e", sides={0: {"experience": 1}})
    assert (len(told(t, LevelReached)), t.state.visited) == (1, [])
    take(t, TakeDiscard())
    assert t.state.visited == ["f1_e"]


# -- surrender

SURRENDER = {"A": "archangels pack", "s": "skeletons few"}


@rule("HM-2420")
def test_nobody_surrenders_after_a_move_or_to_guards():
    t = battle(KILL, agenda=[ActivateUnit("A")], **SURRENDER)
    assert offered(t, Surrender)
    take(t, MoveUnit(13))
    assert not offered(t, Surrender)
    guards = battle(KILL, agenda=[ActivateUnit("A")], guards=True, **SURRENDER | {"s": "boars neutral"})
    assert not offered(guards, Surrender)


@rule("HM-2420", "HM-2421", "HM-2422")
def test_a_secondary_hero_that_surrenders_leaves_the_map_and_its_units_live():
    own = {0: {"second": Pawn("f1_c", 0, "f1_c")}}
    t = battle(KILL, agenda=[ActivateUnit("A")], pawn="second", sides=own, **SURRENDER)
    take(t, Surrender())
    assert (side(t).second, side(t).army, side(t, 1).trophies) == (None, [Troop("archangels", "pack")], [])
    assert (side(t).purse.gold, side(t, 1).purse.gold) == (5, 25)


@rule("HM-2433")
@pytest.mark.parametrize("experience", [0, 4])
def test_a_surrender_teaches_the_winner_nothing(experience):
    t = battle(KILL, agenda=[ActivateUnit("A")], sides={0: {"experience": experience}}, **SURRENDER)
    take(t, Surrender())
    assert side(t, 1).experience == 0


@rule("HM-2423")
@pytest.mark.parametrize(("who", "able"), [("s", False), ("A", True)])
@pytest.mark.parametrize("town", ["s1_c", "s2_c"])
def test_only_the_attacker_of_a_town_may_surrender_though_the_defender_has_other_homes(who, able, town):
    t = battle(KILL, agenda=[ActivateUnit(who), ActivateUnit("A"), ActivateUnit(who)], field=town,
               heroes=("catherine", "sandro", "mutare"), **SURRENDER)  # fmt: skip
    t.state.flags |= {"f3_w": Flag(1, "gold"), "s2_c": Flag(1)}
    take(t, Done(), Done())
    assert bool(offered(t, Surrender)) == able
