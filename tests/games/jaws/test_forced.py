"""Push, pull, and actions that others grant or force.  [JL-17xx, JL-19xx, JL-G-4xx]"""

from questhall.games.jaws.choices import Accept, Spend, UseItem
from questhall.games.jaws.content import load
from questhall.games.jaws.content.scenarios import Objective
from questhall.games.jaws.effects import Affect, Attack, Command, Move
from questhall.games.jaws.events import AttackMade, ModifierDrawn, TrapSprung
from questhall.games.jaws.steps.actions import Act
from questhall.games.jaws.steps.forced import ForceMove
from questhall.games.jaws.steps.monsters import MonsterAttacks
from questhall.games.jaws.world import far
from questhall.haven.choices import Go, Shove, Skip, TakeDamage, Target
from questhall.haven.events import DamageSuffered, FigureMoved
from tests.games.jaws.board import arrange, asked, at, take, told
from tests.games.jaws.journey import do
from tests.ledger import rule

ROOM = """
    . . . . .
     . h a . .
    . . . . .
"""


def shoved(drawing, effect, monsters=None, **more):
    t = arrange(drawing, monsters=monsters or {"a": "stone_golem"}, agenda=[Act("hatchet", effect)], **more)
    return take(t, Target("m1")) if any(c == Target("m1") for c in asked(t)) else t


def ends(t):
    choices = asked(t) if t.decisions else ()
    return {choice.path[-1] for choice in choices if isinstance(choice, Shove)}


@rule("JL-1902", "JL-1907", "JL-G-401", "JL-1901")
def test_a_push_goes_away_from_the_pusher_as_far_as_he_likes():
    t = shoved(ROOM, Affect(push=2))
    assert ends(t) == {"a4", "a5", "b4", "b5", "c4", "c5"}
    assert Skip() in asked(t)
    assert ends(shoved("h a . . .", Affect(push=1))) == {"a3"}
    assert ends(shoved("h a . . .", Affect(push=2))) == {"a3", "a4"}
    assert ends(shoved("h a . . .", Attack(value=1, push=2))) == {"a3", "a4"}


@rule("JL-1903", "JL-G-401", "JL-G-402", "JL-1901")
def test_a_pull_comes_closer_and_ends_next_to_the_puller():
    t = shoved("h . . a", Affect(pull=5, range=3))
    assert ends(t) == {"a2", "a3"}
    assert ends(shoved("h . . a .", Attack(value=1, pull=1, range=3))) == {"a3"}
    wide = shoved(ROOM.replace("h a", "h . a").replace(". . h", "h"), Affect(pull=1, range=2))
    assert {far(wide, wide.state.figures["hatchet"].at, end) for end in ends(wide)} == {1}


@rule("JL-1904", "JL-G-403")
def test_the_moved_may_pass_through_allies_but_not_stop_there():
    assert ends(shoved("h a b . .", Affect(push=2), {"a": "zealot", "b": "zealot"})) == {"a4"}


@rule("JL-1905", "JL-1909")
def test_the_moved_do_not_pass_through_enemies_and_obstacles():
    assert ends(shoved("h a r .", Affect(push=2))) == set()
    assert ends(shoved("h a # .", Affect(push=2))) == set()
    assert ends(shoved("h a . # .", Affect(push=3))) == {"a3"}


@rule("JL-1906")
def test_the_moved_spring_traps():
    t = take(shoved("h a ! .", Affect(push=1)), Shove(("a3",)))
    assert told(t, TrapSprung)
    assert t.state.figures["m1"].health == 7
    past = take(shoved("h a ! .", Affect(push=2)), Shove(("a3", "a4")))
    assert (told(past, TrapSprung)[0].cell, at(past, "a4").health) == ("a3", 7)


@rule("JL-711")
def test_difficult_ground_does_not_slow_a_push():
    assert ends(shoved("h a ~ ~", Affect(push=2))) == {"a3", "a4"}


@rule("JL-1908")
def test_a_monster_pushes_as_far_as_it_can():
    t = arrange("a h . . .", monsters={"a": "zealot"}, agenda=[ForceMove("hatchet", "m1", 2, away=True)])
    assert t.state.figures["hatchet"].at == "a4"


@rule("JL-G-303")
def test_the_immobilized_can_be_pushed():
    assert ends(shoved("h a . .", Affect(push=1), {"a": "zealot+immobilize"})) == {"a3"}


@rule("JL-3510")
def test_objectives_are_not_pushed():
    stone = {"S": Objective(kind="stone", health=9)}
    t = arrange("h S . .", objectives=stone, agenda=[Act("hatchet", Attack(value=1, push=2))])
    take(t, Target("o1"))
    assert at(t, "a2")
    assert not t.decisions


@rule("JL-3306")
def test_a_boss_that_cannot_move_can_be_pushed():
    assert ends(shoved("h a . .", Affect(push=1), {"a": "blood_tumor"})) == {"a3"}


@rule("JL-O-29")
def test_nobody_is_pushed_onto_a_closed_door():
    drawing = """
        a h . 1 .
    """
    t = arrange(drawing, monsters={"a": "zealot"}, agenda=[ForceMove("hatchet", "m1", 2, away=True)])
    assert t.state.figures["hatchet"].at == "a3"


@rule("JL-G-404", "JL-G-201")
def test_the_push_of_an_attack_follows_its_damage():
    t = shoved("h a . .", Attack(value=3, push=1), level=0)
    assert at(t, "a2").health == 7
    assert ends(t) == {"a3"}
    t = arrange("a h . .", monsters={"a": "zealot"})
    do(t, MonsterAttacks("m1", Attack(value=0, push=1), "hatchet"))
    assert TakeDamage() in asked(t)
    take(t, TakeDamage())
    kinds = [type(event) for event in t.events]
    assert kinds.index(DamageSuffered) < kinds.index(FigureMoved)
    assert t.state.figures["hatchet"].at == "a3"


# -- granted and forced actions


def command(effect, drawing="v h a", monsters=None, **more):
    found = monsters or {"a": "stone_golem"}
    return arrange(drawing, monsters=found, agenda=[Act("voidwarden", effect)], level=0, **more)


def asking(t):
    """Who is asked, and what may be answered."""
    (seat, found), *_ = t.decisions.items()
    return next(each.being for each in t.state.heroes.values() if each.seat == seat), set(found.choices)


@rule("JL-1701", "JL-1702", "JL-1704", "JL-1703")
def test_a_granted_attack_is_the_allys_with_its_own_deck():
    t = command(Command(range=2, actions=(Attack(value=4),)), cards={"hatchet": ["+1"], "voidwarden": ["-2"]})
    take(t, Target("hatchet"))
    assert list(t.decisions) == [t.state.heroes["hatchet"].seat]
    take(t, Target("m1"))
    assert at(t, "a3").health == 5
    disarmed = command(Command(range=2, actions=(Attack(value=4),)), conditions={"hatchet": ["disarm"]})
    assert not take(disarmed, Target("hatchet")).decisions


@rule("JL-G-409")
def test_an_ally_may_decline():
    t = command(Command(range=2, actions=(Attack(value=4),), price=2))
    take(t, Target("hatchet"), Skip())
    assert not t.decisions
    assert t.state.figures["hatchet"].health == 8


@rule("JL-G-009")
def test_an_ally_pays_only_if_it_acts():
    t = command(Command(range=2, actions=(Attack(value=4),), price=2))
    idle = take(t.copy(), Target("hatchet"), Skip())
    assert (idle.state.figures["hatchet"].health, idle.decisions) == (8, {})
    take(t, Target("hatchet"), Target("m1"), TakeDamage())
    assert t.state.figures["hatchet"].health == 6


@rule("JL-G-408", "JL-G-406", "JL-G-405", "JL-1704")
def test_a_forced_monster_attacks_another_for_its_master():
    monsters = {"a": "stone_golem", "b": "stone_golem"}
    t = command(
        Command(side="enemies", range=3, actions=(Attack(value=3),)), "v . a b", monsters, cards={"monsters": ["+1"]}
    )
    take(t, Target("m1"))
    assert asked(t) == (Target("m2"), Skip())
    take(t, Target("m2"))
    assert at(t, "a4").health == 6
    assert told(t, AttackMade)[0].value == 3
    for action in (Attack(value=3), Move(value=1)):
        second = command(Command(side="enemies", range=3, actions=(action,)), "h . v . a b .", monsters)
        assert list(take(second, Target("m1")).decisions) == [second.state.heroes["voidwarden"].seat] == [1]


@rule("JL-G-407", "JL-3307")
def test_a_forced_monster_can_be_walked_into_a_trap_even_one_that_never_moves():
    t = command(Command(side="enemies", range=3, actions=(Move(value=2),)), "v . a ! .", {"a": "blood_tumor"})
    take(t, Target("m1"), Go(("a4",)))
    assert told(t, TrapSprung)


@rule("JL-G-304")
def test_the_immobilized_are_not_moved_by_command():
    t = command(Command(side="enemies", range=3, actions=(Move(value=2),)), "v . a . .", {"a": "zealot+immobilize"})
    take(t, Target("m1"))
    assert not t.decisions


@rule("JL-G-308")
def test_the_stunned_and_disarmed_do_not_attack_by_command():
    t = command(Command(range=2, actions=(Attack(value=4),)), conditions={"hatchet": ["disarm"]})
    take(t, Target("hatchet"))
    assert not t.decisions


@rule("JL-G-309", "JL-O-40")
def test_muddle_and_traits_count_for_forced_attacks():
    monsters = {"a": "giant_viper+muddle", "b": "stone_golem"}
    t = command(Command(side="enemies", range=3, actions=(Attack(value=3),)), "v . a b", monsters)
    take(t, Target("m1"), Target("m2"))
    assert len(told(t, ModifierDrawn)) == 2
    assert "poison" in t.state.figures["m2"].conditions


@rule("JL-1706", "JL-1705", "JL-G-410")
def test_a_granted_action_is_no_turn():
    t = command(Command(range=2, actions=(Attack(value=4),)), conditions={"hatchet": ["wound", "muddle"]})
    take(t, Target("hatchet"), Target("m1"))
    assert set(t.state.figures["hatchet"].conditions) == {"wound", "muddle"}
    assert t.state.figures["hatchet"].health == 8
    assert "hatchet" not in t.state.turns


@rule("JL-G-411")
def test_objectives_obey_nobody():
    stone = {"S": Objective(kind="stone", health=9)}
    force = Command(side="enemies", actions=(Move(value=1),))
    t = arrange("v S . .", objectives=stone, agenda=[Act("voidwarden", force)])
    assert not t.decisions
    beside = arrange("S v a .", objectives=stone, monsters={"a": "zealot"}, agenda=[Act("voidwarden", force)])
    assert set(asked(beside)) == {Target(at(beside, "a3").id), Skip()}


def test_suggestion_moves_attacks_and_may_stun_the_monster():
    suggestion = load().cards["suggestion"].top.actions[0]
    t = command(suggestion, "v . a . b", {"a": "stone_golem", "b": "stone_golem"})
    t.state.elements["ice"] = 2
    take(t, Target("m1"), Go(("a4",)), Target("m2"), Spend(0, ("ice",)), Target("m1"))
    assert "stun" in t.state.figures["m1"].conditions


@rule("JL-1702", "JL-G-409")
def test_stand_fast_lets_its_player_aim_and_the_ally_agree():
    order = load().cards["stand_fast"].bottom.actions[0]
    t = command(order, "v h . a b", {"a": "stone_golem", "b": "stone_golem"})
    take(t, Target("hatchet"))
    assert asking(t) == ("hatchet", {Accept(), Skip()})
    take(t, Accept())
    assert asking(t) == ("voidwarden", {Target("m1"), Target("m2"), Skip()})
    take(t, Target("m2"))
    assert told(t, AttackMade)[0].target == "m2"


@rule("JL-G-409", "JL-4613")
def test_an_ally_adds_its_own_items_to_an_attack_that_another_aims():
    order = load().cards["stand_fast"].bottom.actions[0]
    t = command(order, "v h . . a", {"a": "stone_golem"}, items={"hatchet": ["power_potion"]})
    take(t, Target("hatchet"), UseItem("power_potion"))
    assert asking(t) == ("hatchet", {Accept(), Skip()})
    take(t, Accept())
    assert asking(t)[0] == "voidwarden"
