"""Elements.  [JL-34xx, JL-G-7xx]"""

from msgspec.structs import replace

from questhall.core import running
from questhall.games.jaws.choices import Accept, PickElement, Spend
from questhall.games.jaws.content import load
from questhall.games.jaws.effects import Attack, Consume, Heal
from questhall.games.jaws.events import AttackMade, ElementConsumed, ElementInfused
from questhall.games.jaws.magic import end_turn, infuse
from questhall.games.jaws.state import INERT, STRONG, WANING
from questhall.games.jaws.steps.actions import Act
from questhall.games.jaws.steps.monsters import MonsterTurn
from questhall.games.jaws.steps.rounds import BeginTurn, CloseRound
from questhall.games.jaws.terms import Extra
from questhall.games.jaws.terms import Spend as Offer
from questhall.haven.choices import Skip, TakeDamage, Target, UseHalf
from tests.games.jaws.board import arrange, asked, take, told
from tests.games.jaws.journey import do
from tests.ledger import rule

HEATED = Attack(value=2, spend=(Offer(("fire",), Extra(plus=1, inflict=("wound",), xp=1)),))


def burning(level, **more):
    t = arrange("h a", monsters={"a": "stone_golem"}, agenda=[], level=0, **more)
    t.state.elements["fire"] = level
    t.do(Act("hatchet", HEATED))
    running.advance(t)
    t._decisions = None
    return t


@rule("JL-3407", "JL-3409")
def test_a_strong_or_waning_element_may_be_consumed():
    assert Spend(0, ("fire",)) in asked(burning(STRONG))
    assert Spend(0, ("fire",)) in asked(burning(WANING))
    assert Spend(0, ("fire",)) not in asked(burning(INERT))
    t = burning(STRONG)
    assert Target("m1") in asked(t)
    do(t, Act("hatchet", Consume(cost=("fire",), then=(Heal(value=1),))))
    assert asked(t) == (Spend(0, ("fire",)), Skip())


@rule("JL-3406", "JL-3408", "JL-2106")
def test_consuming_makes_it_inert_at_once_and_adds_to_the_action():
    t = take(burning(STRONG), Spend(0, ("fire",)), Target("m1"))
    assert told(t, AttackMade)[0].value == HEATED.value + HEATED.spend[0].add.plus > HEATED.value
    assert t.state.elements["fire"] == INERT
    assert "wound" in t.state.figures["m1"].conditions
    assert t.state.heroes["hatchet"].xp == 1


@rule("JL-2106")
def test_experience_for_a_circumstance_comes_only_where_that_is_given():
    attack = load().cards["crushing_weight"].top.actions[0]
    drawing = """
        . . . . .
         . d a .
        . . . . b
    """
    for name, xp in (("m1", 0), ("m2", 1)):
        t = arrange(drawing, monsters={"a": "stone_golem", "b": "stone_golem"})
        take(do(t, Act("demolitionist", replace(attack, reach=4))), Target(name))
        assert t.state.heroes["demolitionist"].xp == xp


@rule("JL-3410")
def test_of_several_offers_the_player_chooses():
    gut = load().cards["gut_punch"].top.actions[0]
    t = arrange("d a", monsters={"a": "stone_golem"}, level=0)
    t.state.elements = {"fire": STRONG, "earth": STRONG}
    t.do(Act("demolitionist", gut))
    running.advance(t)
    t._decisions = None
    take(t, Spend(1, ("fire",)))
    assert Spend(0, ("earth",)) in asked(t)
    assert Spend(1, ("fire",)) not in asked(t)


@rule("JL-3403", "JL-3404", "JL-3411", "JL-EX-19")
def test_a_used_ability_infuses_at_the_end_of_the_turn():
    hands = {"red_guard": ["flaming_sickle:chosen", "twirling_stabs:chosen"]}
    t = arrange("r . a", monsters={"a": "stone_golem"}, hands=hands, agenda=[BeginTurn("red_guard")])
    take(t, UseHalf("flaming_sickle", "top"), Target("m1"), Skip())
    assert t.state.elements.get("fire", INERT) == INERT
    take(t, UseHalf("twirling_stabs", "bottom"))
    assert told(t, ElementInfused)[0].element == "fire"
    assert t.state.elements["fire"] == STRONG


@rule("JL-G-705")
def test_a_skipped_or_basic_half_infuses_nothing():
    hands = {"red_guard": ["flaming_sickle:chosen", "twirling_stabs:chosen"]}
    t = arrange("r . a", monsters={"a": "stone_golem"}, hands=hands, agenda=[BeginTurn("red_guard")])
    take(t, UseHalf("flaming_sickle", "top"), Skip(), UseHalf("twirling_stabs", "bottom"))
    assert not told(t, ElementInfused)
    basic = arrange("r a", monsters={"a": "stone_golem"}, hands=hands, agenda=[BeginTurn("red_guard")])
    take(basic, UseHalf("flaming_sickle", "top", basic=True), Target("m1"))
    assert load().cards["flaming_sickle"].top.makes
    assert not basic.state.infused


@rule("JL-3405", "JL-EX-48", "JL-4105", "JL-3402")
def test_elements_wane_round_by_round():
    t = arrange("h")
    t.state.elements = {"fire": STRONG, "ice": WANING, "air": INERT}
    CloseRound().run(t)
    assert t.state.elements == {"fire": WANING, "ice": INERT, "air": INERT}


@rule("JL-G-701", "JL-G-702")
def test_infusing_again_makes_strong_and_nothing_more():
    t = arrange("h")
    t.state.elements = {"fire": WANING}
    infuse(t, ["fire", "fire"])
    end_turn(t)
    assert t.state.elements["fire"] == STRONG


@rule("JL-3416")
def test_the_coloured_circle_stands_for_any_element():
    hands = {"red_guard": ["prismatic_sickle:chosen", "twirling_stabs:chosen"]}
    t = arrange("r $", hands=hands, agenda=[BeginTurn("red_guard")])
    take(t, UseHalf("prismatic_sickle", "bottom"), Accept())
    assert len(asked(t)) == 6
    take(t, PickElement("ice"), UseHalf("twirling_stabs", "top"))
    assert t.state.elements["ice"] == STRONG


def boiling(**elements):
    t = arrange("a b . h", monsters={"a": "zealot", "b": "zealot"}, abilities={"zealot": 388})
    t.state.elements = dict(elements)
    return t


def play(t, *steps):
    t.do(*steps)
    running.advance(t)
    t._decisions = None
    while t.decisions and TakeDamage() in asked(t):
        take(t, TakeDamage())
    return t


@rule("JL-3414", "JL-3415", "JL-G-703")
def test_a_kind_consumes_once_and_all_of_it_get_the_bonus():
    t = play(boiling(fire=STRONG), MonsterTurn("m2"), MonsterTurn("m1"))  # only m1 needs the range
    assert len(told(t, ElementConsumed)) == 1
    assert t.state.figures["hatchet"].health == 8 - 2


@rule("JL-3413", "JL-O-13")
def test_a_kind_infuses_once_whatever_it_does():
    t = arrange("a # h", monsters={"a": "zealot"}, abilities={"zealot": 391})
    play(t, MonsterTurn("m1"))
    end_turn(t)
    assert t.state.elements["fire"] == STRONG
    t.state.elements["fire"] = INERT
    play(t, MonsterTurn("m1"))
    end_turn(t)
    assert t.state.elements["fire"] == INERT
    stunned = arrange("a h", monsters={"a": "zealot+stun"}, abilities={"zealot": 391})
    play(stunned, MonsterTurn("m1"))
    end_turn(stunned)
    assert stunned.state.elements["fire"] == STRONG


@rule("JL-3417")
def test_for_a_monsters_circle_the_players_choose():
    t = arrange("a h", monsters={"a": "chaos_demon"}, abilities={"chaos_demon": 419})
    t.state.elements = {"fire": STRONG, "ice": STRONG}
    play(t, MonsterTurn("m1"))
    assert asked(t) == (Spend(0, ("fire",)), Spend(0, ("ice",)))
    infusing = arrange("a # h", monsters={"a": "black_imp"}, abilities={"black_imp": 436})
    play(infusing, MonsterTurn("m1"))
    assert len([choice for choice in asked(infusing) if isinstance(choice, PickElement)]) == 6


@rule("JL-3412", "JL-G-704")
def test_others_may_consume_it_in_the_same_round():
    t = arrange("a h", monsters={"a": "zealot"}, active="hatchet")
    infuse(t, ["fire"])
    end_turn(t)
    assert t.state.elements["fire"] == STRONG


@rule("JL-G-706")
def test_an_element_on_a_modifier_card_is_infused_when_the_card_is_used():
    t = arrange(
        "h a", monsters={"a": "stone_golem"}, agenda=[Act("hatchet", Attack(value=2))], cards={"hatchet": ["+2 air"]}
    )
    take(t, Target("m1"))
    assert t.state.infused == ["air"]
