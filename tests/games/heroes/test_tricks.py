"""Cards of the expansions that are played at a moment of their own."""

from questhall.games.heroes.board import destinations, fight
from questhall.games.heroes.choices import (
    Activate,
    BuyWarMachine,
    Done,
    Go,
    KeepDie,
    LookAtDeck,
    MoveUnit,
    Play,
    Prolong,
    ReplaceCard,
    RerollDie,
    Strike,
    TakeCard,
    TakeOption,
    Target,
    TargetSpace,
)
from questhall.games.heroes.content import load
from questhall.games.heroes.content.printed import BOXES
from questhall.games.heroes.effects import Morale, Purse, RollResource, RollTreasure
from questhall.games.heroes.events import (
    ActivationSkipped,
    AttackRolled,
    DamageDealt,
    SpellCancelled,
    UnitActivated,
)
from questhall.games.heroes.state import BoardToken, Flag, Pile
from questhall.games.heroes.steps.combat.aftermath import strike
from questhall.games.heroes.steps.combat.posting import DrawGuards, JudgeGuards, guard_difficulty
from questhall.games.heroes.steps.combat.round import ActivateUnit, ChooseUnit, GoOn, NextUnit
from questhall.games.heroes.steps.levels import GainExperience
from questhall.games.heroes.steps.machine_shops import machine_price
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.proclaiming import Proclaim
from questhall.games.heroes.steps.rounds import BeginRound
from questhall.games.heroes.steps.searching import SearchDeck
from questhall.games.heroes.steps.tidings import MixIn
from questhall.games.heroes.steps.turn import Act
from questhall.games.heroes.strikes import die
from tests.games.heroes.board import arrange, asked, battle, offered, prompt, side, take, told, unit
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


def test_sorrow_is_offered_before_any_activation_also_where_only_one_unit_is_next():
    t = battle(FIELD, agenda=[NextUnit()], hands={1: ["sorrow"]}, **UNITS | {"A": "griffins pack"})
    assert (prompt(t), asked(t)) == ("sadden", 1)
    take(t, Play("sorrow", 0))
    assert told(t, ActivationSkipped) == [ActivationSkipped("A")]


@rule("HM-2107")
def test_after_a_unit_that_was_made_to_skip_the_other_side_is_next():
    known = {"A": "griffins few", "B": "griffins few", "a": "griffins few", "b": "zombies few"}
    t = battle(FIELD, agenda=[NextUnit()], hands={1: ["sorrow"]}, **known)
    take(t, Activate("A"), Play("sorrow", 0))
    assert told(t, UnitActivated) == [UnitActivated("a")]


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


def test_who_crosses_two_fire_walls_suffers_both():
    t = acting("luna_6", drawing=FIELD)
    fight(t).tokens = [BoardToken("fire_wall", 12, 1, 99), BoardToken("fire_wall", 8, 2, 99)]
    take(t, MoveUnit(4))
    assert told(t, DamageDealt) == [DamageDealt("A", 3)]


def test_who_must_cross_fire_goes_through_the_least():
    t = acting("luna_6", drawing=FIELD)
    fires = {12: 1, 17: 3, 8: 1, 14: 9}
    fight(t).tokens = [BoardToken("fire_wall", at, damage, 99) for at, damage in fires.items()]
    take(t, MoveUnit(13))
    assert told(t, DamageDealt) == [DamageDealt("A", 1)]


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
def test_the_top_of_the_spells_discard_pile_goes_to_the_own_one_when_it_was_cast_else_back():
    t = acting("helm_of_the_alabaster_unicorn", drawing=FIELD)
    t.state.decks["spell"].discard = ["haste", "magic_arrow"]
    take(t, Play("helm_of_the_alabaster_unicorn", 1))
    left = t.copy()
    take(t, Play("magic_arrow", 0), Target("a"), Done())
    assert (side(t).hand, side(t).discard, t.state.decks["spell"].discard) == ([], ["magic_arrow"], ["haste"])
    take(left, Done())
    assert (side(left).hand, side(left).discard) == ([], [])
    assert left.state.decks["spell"].discard == ["haste", "magic_arrow"]


@rule("HM-1116")
def test_a_spell_from_elsewhere_that_is_brought_back_after_the_cast_stays_in_the_hand():
    t = acting("helm_of_the_alabaster_unicorn", "knowledge", drawing=FIELD)
    t.state.decks["spell"].discard = ["haste", "magic_arrow"]
    take(t, Play("helm_of_the_alabaster_unicorn", 1), Play("magic_arrow", 0), Target("a"), Play("knowledge", 0), Done())
    assert (side(t).hand, side(t).discard) == (["magic_arrow"], ["knowledge"])


@rule("HM-911")
def test_the_last_spell_of_the_discard_pile_is_followed_by_the_top_of_the_deck():
    t = acting("helm_of_the_alabaster_unicorn", drawing=FIELD)
    pile = t.state.decks["spell"]
    pile.deck, pile.discard = ["haste", "slow"], ["magic_arrow"]
    take(t, Play("helm_of_the_alabaster_unicorn", 1))
    assert (pile.deck, pile.discard) == (["haste"], ["slow"])


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
    t = arrange(hands={0: ["octavia_1"]}, agenda=[Perform(0, "main", (RollResource(),)), Act(0)])
    take(t, Play("octavia_1", 0))
    assert side(t).purse.gold >= 6


def test_a_treasure_die_is_turned_to_any_face():
    t = arrange(hands={0: ["cards_of_prophecy"]}, agenda=[Perform(0, "main", (RollTreasure(),)), Act(0)])
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
    t = arrange(hands={0: ["pendant_of_courage"]}, agenda=[SearchDeck(0, "spell"), Act(0)], piles=piles)
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
    assert offered(far, Play) == []


def test_fields_give_one_more_die_for_the_turn():
    t = arrange(agenda=[Perform(0, "main", (RollResource(),), optional=True)], sides={0: {"bounty": 1, "morale": 0}})
    assert side(t).bounty == 1
    dice = [event.faces for event in t.events if type(event).__name__ == "DiceRolled"]
    assert [len(faces) for faces in dice] == [2]


# -- astrologers and events


def test_a_hero_pays_for_empowered_statistics_twice():
    t = proclaim("stars_hero", hands={0: ["attack", "power"]}, sides={0: {"purse": Purse(8)}})
    take(t, TakeOption(0), ReplaceCard("attack", "empowered_attack"), TakeOption(0))
    assert (side(t).purse.gold, "empowered_attack" in side(t).hand) == (0, True)


def proclaim(card, **more):
    t = arrange(agenda=[Proclaim()], proclamations=Pile([card]), boxes=BOXES, round=2, **more)
    assert t.state.proclaimed == card
    return t


def test_a_tray_makes_defence_sure():
    t = battle(FIELD, agenda=[*strike("A", "a")], **UNITS | {"A": "marksmen few"}, dice=(-1, -1))
    assert [event.die for event in t.events if type(event).__name__ == "GuardRolled"] == []
    sure = battle(FIELD, agenda=[ActivateUnit("A")], **UNITS | {"A": "marksmen few"}, dice=(-1, -1, -1))
    sure.state.proclaimed = "plastic_tray"
    unit(sure, "a").defending = True
    take(sure, Strike("a"))
    assert [event.die for event in sure.events if type(event).__name__ == "GuardRolled"] == [1]


def test_guards_are_weaker_by_one_difficulty_and_the_card_is_drawn_anew_on_easy():
    t = arrange(proclaimed="stars_rulebook", difficulty="hard", round=2)
    assert guard_difficulty(t) == "normal"
    piles = Pile(["dead_silence", "stars_rulebook"])
    easy = arrange(agenda=[Proclaim()], proclamations=piles, difficulty="easy", round=2)
    assert easy.state.proclaimed == "dead_silence"


def test_heroes_cannot_attack_each_other_under_a_truce():
    tiles = {"s3": (0, 0, 0), "f1": (2, 1, 0)}
    t = arrange(tiles=tiles, at={0: "f1_w", 1: "f1_c"})
    assert "f1_c" in [go.to for go in offered(t, Go)]
    peace = arrange(tiles=tiles, at={0: "f1_w", 1: "f1_c"}, proclaimed="stars_sanctuary", round=2)
    assert "f1_c" not in [go.to for go in offered(peace, Go)]


def test_a_peddler_sells_cheaper_than_a_trading_post():
    price = machine_price("ballista", "post").gold
    peddler = {"proclaimed": "wandering_merchant", "boxes": BOXES}
    t = arrange(sides={0: {"purse": Purse(2 * price)}, 1: {"purse": Purse()}}, round=2, **peddler)
    take(t, BuyWarMachine("ballista"))
    assert (side(t).purse.gold, side(t).hand) == (price + 3, ["ballista"])
    assert offered(t, BuyWarMachine) == []
    assert offered(arrange(sides={0: {"purse": Purse(2 * price)}}, round=3, **peddler), BuyWarMachine) == []


def test_a_war_machine_is_free_when_the_next_round_begins():
    t = arrange(agenda=[BeginRound()], proclaimed="mcgiver", boxes=BOXES, round=2, sides={0: {"purse": Purse()}})
    assert BuyWarMachine("ballista") in offered(t, BuyWarMachine)


def test_all_guards_can_be_sent_away_once():
    t = battle(
        FIELD, agenda=[DrawGuards()], guards=True, level=1, **UNITS | {"a": "boars neutral", "b": "rogues neutral"}
    )
    t.state.proclaimed = "judge_dread"
    judged = JudgeGuards()
    assert judged.ask(t).choices == (TakeOption(0), Done())
    judged.answer(t, 0, TakeOption(0))
    assert (fight(t).guards, t.agenda[-1]) == ([], DrawGuards(judged=True))


def test_a_spell_of_the_laboratory_is_shuffled_into_the_deck():
    t = arrange(agenda=[MixIn(0, "haste")], hands={0: ["haste"]}, sides={0: {"deck": ["attack"], "discard": ["power"]}})
    assert (side(t).hand, side(t).discard, sorted(side(t).deck)) == ([], [], ["attack", "haste", "power"])


def test_the_villagers_take_a_card_goods_or_movement():
    plea = load().tidings["event_plea"].each
    t = arrange(agenda=[Perform(0, "main", plea)], hands={0: ["attack"]}, sides={0: {"purse": Purse(5, 1)}})
    assert offered(t, TakeOption) == [TakeOption(1), TakeOption(2), TakeOption(3)]
    spell = arrange(agenda=[Perform(0, "main", plea)], hands={0: ["haste"]}, sides={0: {"purse": Purse()}})
    take(spell, TakeOption(0))
    assert side(spell).hand == []
