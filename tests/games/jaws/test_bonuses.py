"""Active bonuses, tokens, obstacles, single cards.  [JL-18xx, JL-37xx, JL-G-9xx]"""

from questhall.core import running
from questhall.games.jaws.choices import Accept, PutAway, ThrowFavourite
from questhall.games.jaws.content import load
from questhall.games.jaws.content.scenarios import Objective
from questhall.games.jaws.effects import Affect, Attack, Boost, Destroy, Heal, Move, Shield
from questhall.games.jaws.events import AttackMade, TerrainChanged
from questhall.games.jaws.state import Trap, Weapon
from questhall.games.jaws.steps.actions import Act
from questhall.games.jaws.steps.damage import kill
from questhall.games.jaws.steps.looting import loot
from questhall.games.jaws.steps.monsters import MonsterTurn
from questhall.games.jaws.steps.moving import WalkPath
from questhall.games.jaws.steps.rounds import BeginTurn, CloseRound
from questhall.games.jaws.steps.stepping import EndMove
from questhall.games.jaws.terms import Extra
from questhall.games.jaws.traits import add_bonus, shield_of
from questhall.haven.choices import Go, PickHex, Skip, Target, UseHalf
from tests.games.jaws.board import arrange, asked, at, take, told
from tests.ledger import rule


def do(t, *steps):
    t.do(*steps)
    running.advance(t)
    t._decisions = None
    return t


def used(being, card, half="top", drawing="h . a", monsters=None, other=None, **more):
    """A character has used a half of a card in its turn, as far as the first question."""
    spare = other or {"hatchet": "retrieval", "demolitionist": "implode"}.get(being, "desert_night")
    hands = {being: [f"{card}:chosen", f"{spare}:chosen"]}
    found = monsters or ({"a": "stone_golem"} if "a" in drawing else {})
    t = arrange(drawing, monsters=found, hands=hands, agenda=[BeginTurn(being)], level=0, **more)
    return take(t, UseHalf(card, half))


def zone(t, being, card):
    return next(each.zone for each in t.state.heroes[being].cards if each.card == card)


@rule("JL-3702", "JL-3703", "JL-3704", "JL-3705", "JL-3706", "JL-3707", "JL-G-203")
def test_a_bonus_with_slots_works_so_often_and_gives_its_experience():
    t = take(used("demolitionist", "windup", drawing="d a"), Accept())
    assert zone(t, "demolitionist", "windup") == "active"
    do(t, Act("demolitionist", Attack(value=1)))
    take(t, Target("m1"))
    assert told(t, AttackMade)[-1].value == 3
    assert t.state.heroes["demolitionist"].xp == 0
    CloseRound().run(t)
    assert zone(t, "demolitionist", "windup") == "active"
    take(do(t, Act("demolitionist", Attack(value=1))), Target("m1"))
    assert t.state.heroes["demolitionist"].xp == 1
    assert zone(t, "demolitionist", "windup") == "discard"


@rule("JL-3707")
def test_a_lost_bonus_card_goes_to_the_lost_pile():
    t = take(used("hatchet", "double_throw", "bottom", "h a"), Accept())
    take(do(t, Act("hatchet", Attack(value=2))), Target("m1"))
    assert told(t, AttackMade)[-1].value == 4
    assert zone(t, "hatchet", "double_throw") == "lost"


@rule("JL-3709", "JL-3710", "JL-4104", "JL-3701")
def test_a_round_bonus_ends_with_the_round():
    t = take(used("red_guard", "swift_strength", "bottom", "r . a"), Skip(), Accept())
    assert shield_of(t, t.state.figures["red_guard"]) == 1
    add_bonus(t, "red_guard", Shield(value=2), "persistent")
    CloseRound().run(t)
    assert shield_of(t, t.state.figures["red_guard"]) == 2
    assert zone(t, "red_guard", "swift_strength") == "discard"


@rule("JL-3712")
def test_an_active_card_can_be_put_away():
    t = take(used("demolitionist", "windup", drawing="d a"), Accept())
    take(t, PutAway("windup"))
    assert zone(t, "demolitionist", "windup") == "discard"
    assert not t.state.bonuses


@rule("JL-G-203", "JL-G-914")
def test_every_target_of_an_action_uses_a_bonus_and_an_attack_can_be_doubled():
    t = arrange("a h b", monsters={"a": "stone_golem", "b": "stone_golem"}, level=0)
    take(do(t, Act("hatchet", Boost(double=True, slots=(0, 0)))), Accept())
    take(do(t, Act("hatchet", Attack(value=3, targets=2))), Target("m1"), Target("m2"))
    assert [event.value for event in told(t, AttackMade)] == [6, 6]
    assert not t.state.bonuses


@rule("JL-3708")
def test_a_bonus_that_can_be_applied_is_applied():
    t = arrange("h a", monsters={"a": "stone_golem~1"}, level=0)
    do(t, Act("hatchet", Boost(add=Extra(plus=2), slots=(0,))))
    take(t, Accept())
    take(do(t, Act("hatchet", Boost(add=Extra(inflict=("muddle",)), slots=(0,)))), Accept())
    take(do(t, Act("hatchet", Attack(value=3))), Target("m1"))
    assert not t.state.bonuses


@rule("JL-G-608")
def test_a_charge_is_used_only_when_its_case_is_given():
    t = arrange("h a b", monsters={"a": "stone_golem", "b": "stone_golem"}, level=0)
    do(t, Act("hatchet", Boost(case="favourite", add=Extra(plus=2), slots=(0,))))
    take(t, Accept())
    take(do(t, Act("hatchet", Attack(value=1))), Target("m1"))
    assert t.state.bonuses


@rule("JL-G-914")
def test_the_next_move_is_doubled():
    t = take(used("demolitionist", "windup", "bottom", "d . . . . ."), Accept())
    do(t, Act("demolitionist", Move(value=2)))
    assert {choice.path[-1] for choice in asked(t) if isinstance(choice, Go)} == {"a2", "a3", "a4", "a5"}


@rule("JL-G-913")
def test_flame_shroud_burns_whoever_comes_near():
    t = take(used("red_guard", "flame_shroud", drawing="r . . a"), Accept())
    assert Target("m1") not in asked(do(t.copy(), WalkPath("m1", ("a3",))))
    do(t, WalkPath("m1", ("a3", "a2")))
    take(t, Target("m1"))
    assert at(t, "a2").health == 8


def test_overwatch_shoots_whoever_ends_a_move_in_range():
    t = take(used("hatchet", "overwatch", "bottom", "h . . . a"), Accept())
    do(t, EndMove("m1"))
    take(t, Target("m1"))
    assert at(t, "a5").health == 8


def test_signs_of_the_void_curse_at_the_start_of_a_turn():
    t = take(used("voidwarden", "signs_of_the_void", "bottom", "v . a", other="black_boon"), Accept())
    do(t, BeginTurn("voidwarden"))
    take(t, Target("m1"))
    assert "curse" in t.state.modifiers.draw


# -- obstacles


@rule("JL-1801")
def test_an_obstacle_in_range_can_be_destroyed():
    t = arrange("d . # # . #", agenda=[Act("demolitionist", Destroy(range=2))])
    assert asked(t) == (PickHex("a3"), Skip())
    take(t, PickHex("a3"))
    assert "a3" not in t.state.terrain
    assert told(t, TerrainChanged)[0].terrain == "rubble"


@rule("JL-1802", "JL-1803", "JL-1804", "JL-EX-42")
def test_a_large_obstacle_is_destroyed_as_a_whole():
    t = arrange("d = = =", agenda=[Act("demolitionist", Destroy(range=1))])
    take(t, PickHex("a2"))
    assert t.state.rubble == ["a2", "a3", "a4"]


@rule("JL-3512")
def test_an_objective_is_no_obstacle_to_destroy():
    stone = {"S": Objective(kind="summoning_stone", health=3)}
    assert not arrange("d S .", objectives=stone, agenda=[Act("demolitionist", Destroy())]).decisions
    assert arrange("d # .", agenda=[Act("demolitionist", Destroy())]).decisions


@rule("JL-1805")
def test_rubble_is_normal_ground():
    t = arrange("d # . h", agenda=[Act("demolitionist", Destroy()), Act("demolitionist", Move(value=2))])
    take(t, PickHex("a2"))
    assert {choice.path[-1] for choice in asked(t) if isinstance(choice, Go)} == {"a2", "a3"}


def test_explode_hurts_and_stuns_everybody_beside_the_obstacle():
    t = used("demolitionist", "explode", drawing="d # a")
    take(t, PickHex("a2"), Accept())
    assert at(t, "a3").health == 8
    assert "stun" in at(t, "a3").conditions
    assert t.state.heroes["demolitionist"].xp == 2


@rule("JL-G-916")
def test_nowhere_to_run_counts_what_is_around_the_target():
    t = used("demolitionist", "nowhere_to_run", drawing="d a #")
    take(t, Target("m1"))
    assert told(t, AttackMade)[0].value == 4 + 6


# -- single cards


@rule("JL-G-915")
def test_the_favourite_weapon_flies_falls_and_is_fetched():
    t = take(used("hatchet", "the_favorite", drawing="h . a", monsters={"a": "stone_golem~4"}), Accept())
    do(t, Act("hatchet", Attack(value=1, range=3)))
    take(t, Target("m1"), ThrowFavourite())
    assert t.state.weapon == Weapon("the_favorite", cell="a3")
    stuck = take(used("hatchet", "the_favorite", drawing="h . a", monsters={"a": "stone_golem~9"}), Accept())
    take(do(stuck, Act("hatchet", Attack(value=1, range=3))), Target("m1"), ThrowFavourite())
    assert stuck.state.weapon == Weapon("the_favorite", "m1")
    kill(stuck, stuck.state.figures["m1"], "hatchet")
    assert stuck.state.weapon == Weapon("the_favorite", cell="a3")
    loot(t, t.state.figures["hatchet"], 2)
    assert t.state.weapon == Weapon("the_favorite")


def test_retrieval_returns_the_weapon_from_its_victim():
    t = arrange("h a", monsters={"a": "stone_golem"}, level=0)
    t.state.weapon = Weapon("the_favorite", figure="m1")
    take(do(t, Act("hatchet", load().cards["retrieval"].top.actions[0])), Target("m1"))
    assert t.state.weapon == Weapon("the_favorite")


def test_shield_spikes_hurt_as_much_as_the_shield():
    t = take(used("red_guard", "shield_spikes", drawing="r a", monsters={"a": "zealot"}), Accept())
    do(t, Act("red_guard", Shield(value=2)))
    take(t, Accept())
    t.state.drawn = {"zealot": 384}
    do(t, MonsterTurn("m1"))
    assert at(t, "a2").health == 2


def test_the_sand_devil_hurts_and_muddles():
    t = used("red_guard", "sand_devil", drawing="r . . a")
    take(t, PickHex("a2"))
    do(t, WalkPath("m1", ("a3", "a2")))
    assert at(t, "a2").health == 9
    assert "muddle" in at(t, "a2").conditions


def test_the_ward_poisons_and_muddles_the_aim():
    t = used("voidwarden", "stand_fast", drawing="v . . . a", other="black_boon")
    take(t, PickHex("a2"))
    do(t, WalkPath("m1", ("a4", "a3")))
    assert "poison" in at(t, "a3").conditions


def test_lobbed_charge_hits_as_hard_as_it_came_far():
    t = used("demolitionist", "lobbed_charge", "bottom", "d . . . a")
    take(t, Go(("a2", "a3", "a4")), Target("m1"))
    take(t, Target("m1"))
    assert told(t, AttackMade)[0].value == 3


def test_a_trap_is_moved_under_an_enemy():
    t = used("demolitionist", "nowhere_to_run", "bottom", "! d a")
    t.state.traps = {"a1": Trap(3)}
    take(t, Skip())
    take(t, PickHex("a1"))
    assert at(t, "a3").health == 7


def test_close_to_the_abyss_blesses_those_it_cures():
    t = arrange("v h", conditions={"hatchet": ["poison"]})
    do(t, Act("voidwarden", load().cards["close_to_the_abyss"].top.actions[0]))
    take(t, Target("hatchet"), Skip())
    assert "bless" in t.state.heroes["hatchet"].modifiers.draw


def test_strangling_chain_hurts_at_every_attack():
    t = take(used("red_guard", "strangling_chain", drawing="r a"), Target("m1"))
    assert at(t, "a2").health == 10 - 3 - 1


def test_knock_out_the_support_stops_heals():
    t = take(used("demolitionist", "knock_out_the_support", drawing="d a"), Target("m1"))
    do(t, Act("m1", Heal(value=2, side="self")))
    take(t, Target("m1"))
    assert at(t, "a2").health == 7


def test_radiant_sickle_burns_those_beside_its_target():
    t = used("red_guard", "radiant_sickle", drawing="r . a b", monsters={"a": "stone_golem", "b": "stone_golem"})
    take(t, Target("m1"))
    assert [at(t, "a3").health, at(t, "a4").health] == [6, 9]


def test_fearsome_efficiency_passes_on_what_was_too_much():
    t = used("hatchet", "fearsome_efficiency", drawing="h . a b", monsters={"a": "stone_golem~2", "b": "stone_golem"})
    take(t, Target("m1"))
    assert at(t, "a4").health == 6


def test_whoever_is_lulled_wakes_when_one_of_them_is_hurt():
    monsters = {"a": "stone_golem", "b": "stone_golem"}
    t = used("voidwarden", "lull_into_oblivion", drawing="v a b", monsters=monsters, other="black_boon")
    take(t, Target("m1"), Target("m2"), Accept())
    assert "stun" in t.state.figures["m2"].conditions
    take(do(t, Act("voidwarden", Affect(damage=1))), Target("m1"))
    assert "stun" not in t.state.figures["m2"].conditions
