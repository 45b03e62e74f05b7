"""When items may be used, and how often at one moment.  [BB-34xx, BB-R-40]"""

import pytest

from questhall.games.bugs.choices import (
    LoseCard,
    Perform,
    PickCondition,
    PullFirst,
    PushFirst,
    RestShort,
    Roll,
    UseItem,
)
from questhall.games.bugs.content import Trigger
from questhall.games.bugs.content.scenarios import Destroy, Objective
from questhall.games.bugs.effects import Attack, Retaliate
from questhall.games.bugs.events import AttackMade
from questhall.games.bugs.state import HERO, Bonus
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.attack import Strike
from questhall.games.bugs.steps.forced import WalkPath
from questhall.games.bugs.steps.turn import HeroTurn
from questhall.haven.choices import Shove, Skip, TakeDamage, Target, UseHalf
from tests.games.bugs.board import arrange, at, choices, conditions, health, offered, prompt, take, told
from tests.ledger import rule

ARROWS, LURE, DUSK, SCRAPS = "robins_feather_arrows", "brightlure_gem", "duskhaze_gem", "leftover_table_scraps"
WATER, DOOR = "drop_of_clear_water", "door_for_a_shield"


@rule("BB-R-40", "BB-5127")
def test_arrows_are_used_once_for_an_attack():
    t = arrange("@ . . . 1", items=[ARROWS], made=["air", "fire"], agenda=[Act(Attack(3, range=2))])
    take(t, UseItem(ARROWS, 0, ("made.0",)))
    assert (offered(t, UseItem), offered(t, Target)) == ([], [])


@rule("BB-R-40")
def test_a_passive_weapon_is_used_once_for_an_attack():
    t = arrange("@ 1", items=["rosethorn_knife"], made=["ice", "earth"], agenda=[Act(Attack(3))])
    take(t, Target("m1"), UseItem("rosethorn_knife", 0, ("made.0",)))
    assert offered(t, UseItem) == []


@rule("BB-R-40", "BB-5141")
def test_a_gem_lures_once_for_an_attack():
    t = arrange("@ 1 . .", items=[LURE], made=["light", "air"], agenda=[Act(Attack(1))])
    take(t, Target("m1"), UseItem(LURE, 0, ("made.0",)), Shove(("a3",)))
    assert (at(t, "m1"), prompt(t)) == ("a3", "")


@rule("BB-R-40", "BB-5126")
def test_pollen_poisons_once_for_an_attack():
    shot = Strike("m1", HERO, Attack(1))
    t = arrange("@ 1", items=["nightshade_pollen"], made=["dark", "earth"], agenda=[shot])
    take(t, TakeDamage(), UseItem("nightshade_pollen", 0, ("made.0",)))
    assert (conditions(t, "m1"), prompt(t)) == (["poison"], "")


@rule("BB-2904", "BB-5141")
def test_a_gem_does_not_lure_whoever_cannot_move():
    t = arrange("@ 1 .", items=[LURE], made=["light"], agenda=[Act(Attack(1, inflict=("immobilize",)))])
    take(t, Target("m1"), Roll())
    assert (conditions(t, "m1"), prompt(t)) == (["immobilize"], "")


@rule("BB-2301", "BB-5126", "BB-5136")
@pytest.mark.parametrize("item", ["nightshade_pollen", "embernettle"])
def test_an_attacker_whom_you_do_not_see_gets_no_condition(item):
    shot = Strike("m1", HERO, Attack(1))
    t = arrange("@ 1", monsters={1: "bandit_guard+invisible"}, items=[item], made=["earth"], agenda=[shot])
    take(t, TakeDamage())
    assert (conditions(t, "m1"), prompt(t)) == (["invisible"], "")


@rule("BB-2301", "BB-5142")
def test_a_duskhaze_gem_shields_against_an_attacker_whom_you_do_not_see_but_does_not_muddle_it():
    shot = Strike("m1", HERO, Attack(3))
    t = arrange("@ 1", monsters={1: "bandit_guard+invisible"}, items=[DUSK], made=["dark"], agenda=[shot])
    take(t, UseItem(DUSK, 0, ("made.0",)), TakeDamage())
    assert (conditions(t, "m1"), health(t)) == (["invisible"], 12 - (3 - 1))


@rule("BB-421", "BB-5141")
def test_a_gem_does_not_lure_a_thing():
    barrel = {"objectives": {"A": Objective(kind="bell", health=9)}, "goal": (Destroy(),)}
    t = arrange("@ A .", monsters={}, scenario=barrel, items=[LURE], made=["light"], agenda=[Act(Attack(1))])
    take(t, Target("oa0"))
    assert (at(t, "oa0"), prompt(t)) == ("a2", "")


@rule("BB-R-40", "BB-5142")
def test_a_duskhaze_gem_may_muddle_before_the_roll():
    shot = Strike("m1", HERO, Attack(3))
    t = arrange("@ 1", items=[DUSK], made=["dark"], agenda=[shot], rolls=["plus", "minus"])
    take(t, UseItem(DUSK, 0, ("made.0",)), TakeDamage())
    assert (told(t, AttackMade)[0].luck, health(t)) == ("disadvantage", 12 - (3 - 1 - 1))


@rule("BB-R-40", "BB-5142")
def test_a_duskhaze_gem_may_wait_for_the_roll():
    shot = Strike("m1", HERO, Attack(3))
    t = arrange("@ 1", items=[DUSK], made=["dark"], agenda=[shot])
    take(t, Skip(), UseItem(DUSK, 0, ("made.0",)), TakeDamage())
    assert (told(t, AttackMade)[0].luck, health(t)) == ("plain", 12 - (3 - 1))


@rule("BB-R-40", "BB-3615")
def test_an_item_used_before_a_long_rest_is_refreshed_by_it():
    t = arrange("@ . . 1", items=[SCRAPS], agenda=[HeroTurn()], lead="", health=5)
    take(t, UseItem(SCRAPS))
    assert (health(t), prompt(t), t.state.items[0].state) == (6, "rest_heal", "spent")
    take(t, Skip(), Perform())
    assert offered(t, UseItem) == [UseItem(SCRAPS)]


@rule("BB-R-40")
def test_an_item_of_your_turn_may_be_used_between_two_actions_of_an_ability():
    stinging = [Bonus("m1", Retaliate(1, inflict=("poison",)), "round")]
    t = arrange("@ 1", cards=[f"{DOOR}/b:chosen"], items=[WATER], made=["ice"], health=5, bonuses=stinging)
    take(t, UseHalf(DOOR, "top"), Target("m1"))
    assert (health(t), conditions(t), prompt(t)) == (4, ["poison"], "use_between")
    take(t, UseItem(WATER, 0, ("made.0",)), PickCondition("poison"), Perform())
    assert (health(t), conditions(t)) == (4 + 2, [])


def test_between_actions_of_which_none_was_performed_nothing_is_asked_anew():
    t = arrange("@ 1", cards=[f"{DOOR}/b:chosen"], items=[SCRAPS], health=5)
    take(t, UseHalf(DOOR, "top"), Skip())
    assert prompt(t) == "confirm"


@rule("BB-R-40")
def test_an_item_may_be_used_between_the_parts_of_a_long_rest():
    cards = ["granite_skin/b:discard", "twin_blades/b:discard", "gust/b:discard"]
    more = {"items": [WATER], "conditions": ["poison"], "lead": "", "health": 5}
    t = arrange("@ . . 1", cards=cards, agenda=[HeroTurn()], **more)
    take(t, UseItem(WATER, 0, ("gust.a.0",)), PickCondition("poison"), Perform())
    assert health(t) == 5 + 2


@rule("BB-3402")
def test_a_long_rest_begins_when_you_are_done_with_items():
    t = arrange("@ . . 1", items=[SCRAPS], agenda=[HeroTurn()], lead="", health=5)
    assert choices(t) == [RestShort(), UseItem(SCRAPS)]
    take(t, RestShort())
    assert (prompt(t), offered(t, LoseCard)) == ("rest_heal", [])


def test_hexes_that_were_not_entered_are_not_moved():
    sticky = {"hazard": Trigger(inflict=("immobilize",))}
    t = arrange("@ ^ . . .", monsters={}, scenario=sticky, agenda=[WalkPath(HERO, ("a2", "a3", "a4", "a5"))])
    assert (at(t), t.state.moved) == ("a2", 1)


@rule("BB-R-59", "BB-5108")
def test_push_and_pull_of_one_attack_come_in_your_order():
    hook = "fishing_hook_and_line"
    t = arrange("@ . 1 .", items=[hook], agenda=[Act(Attack(1, range=3, push=1))])
    take(t, Target("m1"), UseItem(hook), Roll())
    assert choices(t) == [PushFirst(), PullFirst()]
    take(t, PullFirst(), Shove(("a2",)), Shove(("a3",)))
    assert at(t, "m1") == "a3"
