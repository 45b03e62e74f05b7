"""Cards of the expansions that are played at a moment of their own."""

from questhall.games.heroes.board import destinations, fight
from questhall.games.heroes.choices import (
    Done,
    KeepDie,
    LookAtDeck,
    MoveUnit,
    Play,
    Prolong,
    RerollDie,
    Strike,
    TakeCard,
    Target,
    TargetSpace,
)
from questhall.games.heroes.effects import Morale, RollResource, RollTreasure
from questhall.games.heroes.events import (
    ActivationSkipped,
    AttackRolled,
    DamageDealt,
    SpellCancelled,
    UnitActivated,
)
from questhall.games.heroes.state import Flag
from questhall.games.heroes.steps.combat.aftermath import strike
from questhall.games.heroes.steps.combat.round import ChooseUnit, GoOn
from questhall.games.heroes.steps.levels import GainExperience
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.searching import SearchDeck
from questhall.games.heroes.strikes import die
from tests.games.heroes.board import arrange, battle, offered, prompt, side, take, told, unit
from tests.games.heroes.test_more_cards import FIELD, UNITS, acting, struck
from tests.ledger import rule


def test_sorrow_makes_an_enemy_skip_its_activation():
    t = battle(FIELD, agenda=[ChooseUnit(("A",))], hands={1: ["sorrow", "power"]}, **UNITS)
    assert prompt(t) == "sadden"
    assert Play("sorrow", 0) not in offered(t, Play), "crusaders are silver"
    take(t, Play("power", 0), Done())
    assert told(t, ActivationSkipped) == []
    bronze = battle(FIELD, agenda=[ChooseUnit(("B",))], hands={1: ["sorrow"]}, **UNITS)
    take(bronze, Play("sorrow", 0))
    assert (told(bronze, ActivationSkipped), unit(bronze, "B").acted) == ([ActivationSkipped("B")], True)


def test_misfortune_takes_the_die_or_the_best_card_of_an_attack():
    t = acting("attack", foe=["misfortune", "defense"], agenda=[*strike("B", "b")], B="marksmen few")
    assert [play.play for play in offered(t, Play) if play.card == "misfortune"] == []
    take(t, Play("attack", 1))
    assert Play("misfortune", 1) in offered(t, Play)
    die_only = t.copy()
    take(die_only, Play("misfortune", 0))
    assert fight(die_only).attack.steady
    take(t, Play("misfortune", 1))
    assert fight(t).attack.attack == 0


def test_slayer_throws_more_dice_at_a_gold_unit_and_counts_the_good_ones():
    t = struck("slayer", a="champions few", own={"deck": ["defense"]}, dice=(1, -1))
    take(t, Play("slayer", 0))
    assert told(t, AttackRolled)[0].dice == (1, -1)
    assert side(t).hand == ["defense"]
    assert offered(struck("slayer"), Play) == [Play("slayer", 3)]


def test_every_plus_counts_for_the_slayer():
    t = struck("slayer", "attack", "attack", a="champions few")
    take(t, Play("slayer", 0))
    attack = fight(t).attack
    attack.dice = [1, 1, -1, 0]
    assert die(fight(t), attack) == 2


def test_with_mirth_each_die_is_rolled_again_once():
    t = acting("mirth", dice=(-1, -1))
    take(t, Play("mirth", 0), Strike("a"), RerollDie(0))
    assert offered(t, RerollDie) == []


def test_mirth_of_an_activation_ends_with_it():
    t = acting("mirth")
    take(t, Play("mirth", 0), Done())
    assert fight(t).moods == []


def test_damage_moves_to_another_unit_as_far_as_it_can_bear_it():
    t = acting("sacrifice", "power", "power", A="crusaders pack~2", B="champions few")
    take(t, Play("power", 0), Play("power", 0), Play("sacrifice", 1))
    assert (unit(t, "A").damage, unit(t, "B").damage) == (0, 2)
    weak = acting("sacrifice", "power", "power", A="crusaders pack~2", B="marksmen few~1")
    take(weak, Play("power", 0), Play("power", 0), Play("sacrifice", 1), Target("A"))
    assert (unit(weak, "A").damage, [each.id for each in fight(weak).fighters if each.id == "B"]) == (1, [])


def test_nobody_stops_on_a_force_field():
    t = acting("force_field", drawing=FIELD)
    take(t, Play("force_field", 0), TargetSpace(12))
    assert 12 not in destinations(fight(t), unit(t, "A"))
    fight(t).round += 1
    assert 12 in destinations(fight(t), unit(t, "A"))


def test_a_fire_wall_burns_who_stops_in_it_and_who_cannot_walk_around():
    t = acting("luna_6", drawing=FIELD)
    take(t, Play("luna_6", 0), TargetSpace(12))
    around = t.copy()
    take(around, MoveUnit(13))
    assert told(around, DamageDealt) == []
    through = t.copy()
    take(through, MoveUnit(4))
    assert told(through, DamageDealt) == [DamageDealt("A", 3)]
    take(t, MoveUnit(12))
    assert told(t, DamageDealt) == [DamageDealt("A", 3)]


def test_marksmen_are_roused_twice():
    t = acting("valeska_6", drawing=FIELD)
    take(t, Play("valeska_6", 0))
    assert fight(t).urgent == ["B", "B"]


def test_a_fresh_shooter_acts_before_the_next_unit():
    t = battle(FIELD, hands={0: ["bowstring_of_the_unicorns_mane"]}, sides={0: {"experience": 6}}, **UNITS)
    first = told(t, UnitActivated)[-1].fighter
    t.take(0, Play("bowstring_of_the_unicorns_mane", 0))
    take(t, Done())
    assert (first != "B", told(t, UnitActivated)[-1].fighter) == (True, "B")


@rule("HM-1116")
def test_a_spell_is_cast_from_the_discard_pile_beyond_the_limit_and_goes_back():
    t = acting("ciele_4", "lightning_bolt", drawing=FIELD, own={"discard": ["magic_arrow"]})
    take(t, Play("lightning_bolt", 0), Target("a"), Play("ciele_4", 0))
    assert side(t).hand == ["magic_arrow"]
    cast = t.copy()
    take(cast, Play("magic_arrow", 0), Target("b"))
    assert cast.state.sides[0].discard == ["lightning_bolt", "ciele_4", "magic_arrow"]
    take(t, Done())
    assert (side(t).hand, side(t).discard) == ([], ["lightning_bolt", "ciele_4", "magic_arrow"])


@rule("HM-1116")
def test_the_top_of_the_spells_discard_pile_goes_back_there_after_the_cast():
    t = acting("helm_of_the_alabaster_unicorn", drawing=FIELD)
    t.state.decks["spell"].discard = ["haste", "magic_arrow"]
    take(t, Play("helm_of_the_alabaster_unicorn", 1), Play("magic_arrow", 0), Target("a"), Done())
    assert (side(t).discard, t.state.decks["spell"].discard) == ([], ["haste", "magic_arrow"])


def test_the_lowest_die_of_a_shooter_is_left_out():
    t = acting("bowstring_of_the_unicorns_mane", agenda=[*strike("B", "b")], drawing=FIELD, dice=(-1, 1))
    assert (prompt(t), told(t, AttackRolled)[0].dice) == ("leave_out", (-1, 1))
    plain = t.copy()
    take(plain, Done())
    take(t, Play("bowstring_of_the_unicorns_mane", 1))
    assert told(t, DamageDealt)[0].damage > told(plain, DamageDealt)[0].damage


def warded(*dice):
    t = acting("magic_arrow", foe=["boots_of_polarity"], drawing=FIELD, dice=dice)
    take(t, Play("magic_arrow", 0), Play("boots_of_polarity", 0))
    return len(told(t, SpellCancelled))


def test_a_spell_is_cancelled_if_one_of_two_dice_is_lucky():
    assert (warded(-1, 1), warded(0, -1)) == (1, 0)


def test_a_die_is_turned_to_the_most_gold():
    t = arrange(hands={0: ["octavia_1"]}, agenda=[Perform(0, "main", (RollResource(),))])
    take(t, Play("octavia_1", 0))
    assert side(t).purse.gold >= 6


def test_a_treasure_die_is_turned_to_any_face():
    t = arrange(hands={0: ["cards_of_prophecy"]}, agenda=[Perform(0, "main", (RollTreasure(),))])
    take(t, Play("cards_of_prophecy", 1))
    assert len(offered(t, KeepDie)) == 4


def test_a_combat_with_guards_goes_on_without_movement():
    t = battle(FIELD, agenda=[GoOn()], guards=True, level=1, hands={0: ["dessa_1"]}, heroes=("dessa", "sandro"),
               sides={0: {}}, **UNITS | {"a": "boars neutral", "b": "rogues neutral"})  # fmt: skip
    moves = side(t).main.moves
    take(t, Play("dessa_1", 0))
    assert (side(t).main.moves, fight(t).round) == (moves, 2)
    assert Prolong() not in offered(t, Prolong)


def test_a_proud_hero_keeps_morale_on_a_field_once():
    t = arrange(hands={0: ["crest_of_valor"]}, sides={0: {"morale": 1}})
    take(t, Play("crest_of_valor", 1))
    assert side(t).proud
    field = arrange(agenda=[Perform(0, "main", (Morale(-1),), optional=True)], sides={0: {"morale": 1, "proud": True}})
    assert (side(field).morale, side(field).proud) == (1, False)


def test_a_search_is_repeated():
    piles = {"spell": (["haste", "bless", "slow", "curse"], ["cure"])}
    t = arrange(hands={0: ["pendant_of_courage"]}, agenda=[SearchDeck(0, "spell")], piles=piles)
    take(t, LookAtDeck(), TakeCard("haste"), Play("pendant_of_courage", 0), LookAtDeck(), TakeCard("slow"))
    assert sorted(side(t).hand) == ["haste", "slow"]


def test_learning_brings_more_experience_at_a_new_level():
    t = arrange(hands={0: ["learning"]}, agenda=[GainExperience(0, 2)], sides={0: {"experience": 4}})
    take(t, Play("learning", 0))
    assert side(t).experience == 7


def test_a_near_mine_of_an_enemy_is_taken_over():
    tiles = {"s3": (0, 0, 0), "f1": (2, 1, 0)}
    t = arrange(tiles=tiles, at={0: "s3_c"}, hands={0: ["view_earth"]}, flags={"s3_sw": Flag(1, "materials")})
    take(t, Play("view_earth", 0))
    assert t.state.flags["s3_sw"].seat == 0
    far = arrange(tiles=tiles, at={0: "f1_c"}, hands={0: ["view_earth"]}, flags={"s3_sw": Flag(1, "materials")})
    assert offered(far, Play) == [Play("view_earth", 3)]


def test_fields_give_one_more_die_for_the_turn():
    t = arrange(agenda=[Perform(0, "main", (RollResource(),), optional=True)], sides={0: {"bounty": 1, "morale": 0}})
    assert side(t).bounty == 1
    dice = [event.faces for event in t.events if type(event).__name__ == "DiceRolled"]
    assert [len(faces) for faces in dice] == [2]
