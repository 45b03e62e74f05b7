"""Chapters 10, 11 and 23: cards in combat."""

import pytest

from questhall.games.heroes.board import fight, health, initiative
from questhall.games.heroes.choices import (
    DiscardCard,
    Done,
    Play,
    RerollDie,
    SpendMorale,
    Strike,
    Surrender,
    Target,
    TargetPair,
    TargetSpace,
)
from questhall.games.heroes.events import (
    ActivationSkipped,
    AttackDeclared,
    AttackPrevented,
    DamageDealt,
    SpellCancelled,
    UnitActivated,
)
from questhall.games.heroes.state import Boon, Troop
from questhall.games.heroes.steps.combat.aftermath import strike
from questhall.games.heroes.steps.combat.casting import power_for
from questhall.games.heroes.steps.combat.ending import RaiseDead
from questhall.games.heroes.steps.combat.openings import Darken, StartWindow
from questhall.games.heroes.steps.combat.round import ActivateUnit, StartCombatRound
from tests.games.heroes.board import CONTENT, arrange, asked, battle, living, offered, prompt, side, take, told, unit
from tests.ledger import rule

APART = """
    a . b .
    . . . .
    . . . .
    . . . .
    A . B .
"""
DUEL = """
    . . . .
    . g . .
    . Z . .
    . . . .
    . . . .
"""
UNITS = {"A": "crusaders pack", "B": "marksmen few", "a": "skeletons pack", "b": "zombies few"}


def acting(*cards, drawing=APART, who="A", level=1, **more):
    """Seat 0 has these cards, and its unit A is activated."""
    kinds = UNITS | {key: more.pop(key) for key in list(more) if len(key) == 1}
    own = {"experience": 2 * level - 2} | more.pop("own", {})
    other = more.pop("other", {})
    hands = {0: list(cards)} | more.pop("hands", {})
    used = {key: value for key, value in kinds.items() if key in drawing}
    return battle(drawing, agenda=[ActivateUnit(who)], hands=hands, sides={0: own, 1: other}, **used, **more)


@rule("HM-EX-15", "HM-D-05", "HM-1703", "HM-1704", "HM-D-03")
def test_an_empowered_magic_arrow_ignores_defence_and_turns_a_pack():
    t = acting("magic_arrow", "power", level=2)
    take(t, Play("power", 1), Play("magic_arrow", 2), Target("a"))
    assert (unit(t, "a").aspect, unit(t, "a").damage) == ("few", 1)
    assert side(t).discard == ["power", "magic_arrow"]


@rule("HM-1119")
@pytest.mark.parametrize("school", ["air", "fire", "earth", "water"])
def test_a_magic_arrow_is_a_basic_spell_of_any_school(school):
    t = acting("magic_arrow", "haste")
    fight(t).boons["attacker"] = [Boon((school,), 2, first=True, until=9)]
    arrow, haste = CONTENT.cards["magic_arrow"], CONTENT.cards["haste"]
    assert (arrow.grade, power_for(t, 0, arrow), power_for(t, 0, haste)) == ("basic", 2, 2 * (school == haste.school))


@rule("HM-EX-16")
def test_a_pack_with_damage_may_be_beaten_by_a_spell():
    t = acting("magic_arrow", "power", level=2, a="skeletons pack~1")
    take(t, Play("power", 1), Play("magic_arrow", 2), Target("a"))
    assert living(t) == "ABb"


@rule("HM-EX-09", "HM-D-06", "HM-1114", "HM-1104", "HM-2409")
def test_lightning_powered_by_another_spell_wins_the_combat():
    drawing = "t . . . . . . . . . . . A . . . . . . ."
    t = battle(
        drawing, A="skeletons few", t="troglodytes neutral", guards=True, level=1, field="s1_w",
        heroes=("sandro", "catherine"), hands={0: ["power", "lightning_bolt", "haste"]}, agenda=[ActivateUnit("A")],
    )  # fmt: skip
    take(t, Play("haste", 3), Play("lightning_bolt", 1))
    assert t.state.combat is None
    assert side(t).discard == ["haste", "lightning_bolt"]
    assert "s1_w" in t.state.flags


@rule("HM-1113", "HM-EX-10", "HM-2303")
def test_one_spell_in_a_combat_round():
    t = acting("lightning_bolt", "haste")
    take(t, Play("lightning_bolt", 0), Target("a"))
    assert offered(t, Play) == [Play("haste", 3)]


@rule("HM-D-04", "HM-1113")
def test_knowledge_brings_the_spell_back_and_the_expert_one_allows_another():
    t = acting("lightning_bolt", "knowledge", level=2)
    take(t, Play("lightning_bolt", 0), Target("a"))
    assert prompt(t) == "after_casting"
    basic = t.copy()
    take(basic, Play("knowledge", 0))
    assert Play("lightning_bolt", 0) not in offered(basic, Play)
    take(t, Play("knowledge", 1))
    assert Play("lightning_bolt", 0) in offered(t, Play)


@rule("HM-D-07", "HM-2304", "HM-924")
def test_haste_lasts_for_the_combat_and_the_card_stays_in_play():
    t = acting("haste", "power")
    take(t, Play("power", 0), Play("haste", 1), Target("B"))
    assert initiative(fight(t), unit(t, "B")) == 4 + 2
    assert (side(t).discard, fight(t).laid["attacker"]) == (["power"], ["haste"])


@rule("HM-D-09")
def test_a_fireball_hits_two_adjacent_spaces():
    t = acting("fireball", drawing="a b . . . . . . . . . . . . . . A . B .")
    take(t, Play("fireball", 0), TargetPair(0, 1))
    assert (unit(t, "a").damage, unit(t, "b").damage) == (1, 1)


def test_chain_lightning_goes_on_to_the_closest():
    t = acting("chain_lightning", "titans_cuirass", drawing="a b . . . . . . . . . . . . . . A . B .")
    take(t, Play("titans_cuirass", 1), Play("chain_lightning", 1), Target("b"), Target("A"))
    assert [(event.fighter, event.damage) for event in told(t, DamageDealt)] == [("b", 2), ("a", 1), ("A", 1)]


def test_of_equally_close_units_the_caster_of_chain_lightning_chooses():
    t = acting("chain_lightning", drawing=". a . . . b C . . . . . . . . . A . B .", C="zombies few")
    take(t, Play("chain_lightning", 0), Target("b"))
    assert [target.fighter for target in offered(t, Target)] == ["a", "C"]
    take(t, Target("C"))
    assert [event.fighter for event in told(t, DamageDealt)] == ["b", "C", "a"]


@rule("HM-2214")
def test_blind_paralyses_by_tier():
    t = acting("blind", a="vampires few")
    take(t, Play("blind", 0))
    assert unit(t, "b").paralysed
    assert not unit(t, "a").paralysed


@rule("HM-2306", "HM-914")
def test_numbers_of_an_attack_are_played_only_when_it_is_declared():
    t = acting("attack", "defense", "bloodlust", "stone_skin")
    assert {(play.card, play.play) for play in offered(t, Play)} == {("bloodlust", 3), ("stone_skin", 3)}


@pytest.mark.parametrize(
    ("hands", "plays", "dealt"),
    [
        pytest.param({0: ["bloodlust"]}, [Play("bloodlust", 0)], 3, id="bloodlust"),
        pytest.param({0: ["curse"], 1: []}, [Play("curse", 0)], 3, id="curse"),
        pytest.param({1: ["weakness"]}, [Play("weakness", 0)], 1, id="weakness"),
        pytest.param({1: ["stone_skin"]}, [Play("stone_skin", 0)], 1, id="stone_skin"),
        pytest.param({0: ["prayer"]}, [Play("prayer", 0)], 3, id="prayer"),
        pytest.param({0: ["titans_gladius"]}, [Play("titans_gladius", 1)], 4, id="titans_gladius"),
        pytest.param({0: ["offense"]}, [Play("offense", 0)], 3, id="offense"),
        pytest.param({1: ["armorer"]}, [Play("armorer", 0)], 1, id="armorer"),
        pytest.param({0: ["catherine_1"]}, [Play("catherine_1", 0)], 4, id="favoured"),
    ],
)
@rule("HM-2205", "HM-2306", "HM-2307")
def test_cards_change_the_numbers_of_the_attack(hands, plays, dealt):
    # Crusaders have attack 3, halberdiers defence 1.
    t = battle(DUEL, Z="crusaders few", g="halberdiers few", hands=hands, agenda=[*strike("Z", "g")], dice=[0, 0])
    take(t, *plays)
    assert told(t, DamageDealt)[0].damage == dealt


def test_bless_makes_the_die_count_for_nothing():
    t = battle(
        DUEL, Z="crusaders few", g="griffins pack", hands={0: ["bless"]}, agenda=[*strike("Z", "g")], dice=[-1, 0]
    )
    take(t, Play("bless", 0))
    assert told(t, DamageDealt)[0].damage == 3


def test_the_axe_counts_the_die_three_times():
    t = battle(
        DUEL,
        Z="crusaders few",
        g="black_dragons few",
        hands={0: ["centaurs_axe"]},
        agenda=[*strike("Z", "g")],
        dice=[1, 0],
    )
    take(t, Play("centaurs_axe", 0))
    assert told(t, DamageDealt)[0].damage == 3


def test_cards_may_be_sacrificed_for_attack():
    hand = {0: ["sword_of_judgement", "power", "power"]}
    t = battle(DUEL, Z="crusaders few", g="black_dragons few", hands=hand, agenda=[*strike("Z", "g")], dice=[0, 0])
    take(t, Play("sword_of_judgement", 0), DiscardCard("power"), DiscardCard("power"))
    assert told(t, DamageDealt)[0].damage == 2


@rule("HM-2305")
def test_a_shield_makes_the_roll_count_for_nothing():
    hand = {1: ["shield_of_the_dwarven_lords"]}
    t = battle(DUEL, Z="crusaders few", g="griffins pack", hands=hand, agenda=[*strike("Z", "g")], dice=[1, 0])
    take(t, Done(), Play("shield_of_the_dwarven_lords", 0))
    assert told(t, DamageDealt)[0].damage == 3


@rule("HM-R-45")
def test_resistance_cancels_a_spell_with_little_power():
    t = acting(
        "lightning_bolt", "power", hands={0: ["lightning_bolt", "power"], 1: ["resistance"]}, other={"experience": 0}
    )
    weak = t.copy()
    take(weak, Play("power", 0), Play("lightning_bolt", 1))
    assert asked(weak) == 1
    take(weak, Play("resistance", 0))
    assert (told(weak, SpellCancelled), told(weak, DamageDealt)) == ([SpellCancelled(1, "lightning_bolt")], [])
    strong = acting(
        "lightning_bolt",
        "tunic_of_the_cyclops_king",
        hands={0: ["lightning_bolt", "tunic_of_the_cyclops_king"], 1: ["resistance"]},
    )
    take(strong, Play("tunic_of_the_cyclops_king", 1), Play("lightning_bolt", 2))
    assert asked(strong) == 0


def test_resurrection_prevents_an_attack_that_would_finish_a_unit():
    t = battle(
        DUEL,
        Z="archangels few",
        g="skeletons few",
        hands={1: ["resurrection"]},
        agenda=[*strike("Z", "g")],
        dice=[0, 0],
    )
    take(t, Done(), Play("resurrection", 0))
    assert told(t, AttackPrevented) == [AttackPrevented("g")]
    assert unit(t, "g").damage == 0


@rule("HM-R-47", "HM-1123", "HM-1124")
def test_specialties_use_power_but_are_no_spells():
    t = battle(
        DUEL, Z="archangels few", g="troglodytes few", heroes=("catherine", "alamar"), hands={1: ["alamar_1", "power"]},
        agenda=[*strike("Z", "g")], dice=[0, 0],
    )  # fmt: skip
    take(t, Done())
    assert Play("alamar_1", 0) not in offered(t, Play)
    take(t, Play("power", 0), Play("alamar_1", 0))
    assert told(t, AttackPrevented)
    assert fight(t).spells == {}


@rule("HM-D-17")
def test_catherines_specialty_of_level_four():
    t = acting("catherine_4", A="crusaders few")
    take(t, Play("catherine_4", 0), Target("A"))
    assert health(fight(t), unit(t, "A")) == 4 + 2
    other = acting("catherine_4")
    take(other, Play("catherine_4", 0), Target("B"))
    assert health(fight(other), unit(other, "B")) == 2 + 1


def test_rion_heals_and_draws():
    t = acting("rion_1", A="crusaders pack~2", own={"deck": ["power"]})
    take(t, Play("rion_1", 0))
    assert (unit(t, "A").damage, side(t).hand) == (1, ["power"])


def test_a_horde_is_a_layer_that_takes_the_first_damage():
    t = battle(
        "h . . . . . . . . . . . S . . . . . . .", S="skeletons pack", h="marksmen few", heroes=("sandro", "catherine"),
        hands={0: ["sandro_1"]}, agenda=[ActivateUnit("S"), *strike("h", "S")], dice=[1],
    )  # fmt: skip
    take(t, Play("sandro_1", 0))
    assert initiative(fight(t), unit(t, "S")) == 6
    take(t, Done())
    assert (unit(t, "S").layer, unit(t, "S").aspect, unit(t, "S").damage) == ("", "pack", 0)


def test_archery_helps_shots_from_afar():
    t = acting("archery", who="B", b="crusaders few", drawing="b . . . . . . . . . . . . . B . . . . .")
    take(t, Play("archery", 0))
    t.rng.answers += [2]
    take(t, Strike("b"))
    assert told(t, DamageDealt)[0].damage == 1


def test_a_ward_keeps_spells_away():
    t = battle(
        DUEL,
        Z="zombies few",
        g="griffins few",
        hands={0: ["lightning_bolt"], 1: ["anti_magic"]},
        agenda=[ActivateUnit("g"), ActivateUnit("Z")],
    )
    take(t, Play("anti_magic", 0), Done())
    assert Play("lightning_bolt", 0) not in offered(t, Play)


def test_a_silenced_unit_has_no_abilities():
    t = battle(
        DUEL,
        Z="zombies few",
        g="griffins few",
        hands={0: ["disrupting_ray"]},
        agenda=[ActivateUnit("Z")],
        dice=[-1, -1],
    )
    take(t, Play("disrupting_ray", 0), Strike("g"))
    assert unit(t, "g").answered


def test_counterstrike_allows_another_retaliation():
    agenda = [*strike("Z", "g"), ActivateUnit("g"), *strike("Z", "g")]
    t = battle(DUEL, Z="zombies pack", g="halberdiers pack", hands={1: ["counterstrike"]}, agenda=agenda, dice=[-1] * 9)
    take(t, Done(), Done(), Done(), Play("counterstrike", 0), Done())
    assert [event.retaliation for event in told(t, AttackDeclared)] == [False, True, False, True]


def test_flames_burn_an_adjacent_attacker():
    t = battle(
        DUEL,
        Z="zombies pack",
        g="griffins few",
        hands={1: ["fire_shield"]},
        agenda=[ActivateUnit("g"), *strike("Z", "g")],
        dice=[-1, -1],
    )
    take(t, Play("fire_shield", 0), Done())
    assert DamageDealt("Z", 1) in told(t, DamageDealt)


def test_teleport_moves_a_unit_anywhere():
    t = acting("teleport")
    take(t, Play("teleport", 0), TargetSpace(9))
    assert unit(t, "B").at == 9


def test_tactics_swaps_two_units_at_the_start():
    t = battle(APART, hands={0: ["tactics"]}, agenda=[StartWindow("attacker"), ActivateUnit("A")], **UNITS)
    take(t, Play("tactics", 0))
    assert (unit(t, "A").at, unit(t, "B").at) == (18, 16)


def test_shackles_forbid_the_surrender():
    t = battle(APART, hands={0: ["shackles_of_war"]}, agenda=[StartWindow("attacker"), ActivateUnit("a")], **UNITS)
    free = t.copy()
    take(free, Done())
    assert offered(free, Surrender)
    take(t, Play("shackles_of_war", 0))
    assert not offered(t, Surrender)


def test_intelligence_casts_before_an_enemy_acts():
    t = battle(APART, hands={0: ["intelligence", "lightning_bolt"]}, agenda=[ActivateUnit("a")], **UNITS)
    assert asked(t) == 0
    take(t, Play("intelligence", 0), Play("lightning_bolt", 0), Target("a"))
    assert unit(t, "a").aspect == "few"
    assert told(t, UnitActivated)


@rule("HM-2214")
def test_a_unit_that_is_paralysed_before_it_acts_does_not_act():
    t = battle(APART, hands={0: ["intelligence", "blind"]}, agenda=[ActivateUnit("a")], **UNITS)
    take(t, Play("intelligence", 0), Play("blind", 0), Target("a"))
    assert told(t, ActivationSkipped) == [ActivationSkipped("a")]
    assert fight(t).active != "a"
    assert not unit(t, "a").paralysed


def test_a_unit_that_falls_before_it_acts_does_not_act():
    kinds = UNITS | {"a": "skeletons few"}
    t = battle(APART, hands={0: ["intelligence", "lightning_bolt"]}, agenda=[ActivateUnit("a")], **kinds)
    take(t, Play("intelligence", 0), Play("lightning_bolt", 0), Target("a"))
    assert living(t) == "ABb"
    assert fight(t).active != "a"


def test_the_cover_of_darkness_takes_a_card():
    t = battle(
        APART,
        hands={0: ["power"]},
        sides={1: {"built": ["cover_of_darkness"]}},
        agenda=[Darken("defender"), ActivateUnit("A")],
        **UNITS,
    )
    assert (side(t).hand, side(t).discard) == ([], ["power"])


@rule("HM-D-10", "HM-1617", "HM-1618")
def test_necromancy_reinforces_after_a_victory():
    t = arrange(
        heroes=("sandro", "mutare"),
        agenda=[RaiseDead(0)],
        hands={0: ["necromancy"]},
        sides={0: {"army": [Troop("skeletons")]}},
    )
    gold = side(t).purse.gold
    take(t, Play("necromancy", 0))
    take(t, *t.decisions[0].choices[:1])
    assert (side(t).army, side(t).purse.gold) == ([Troop("skeletons", "pack")], gold - 1)


def test_luck_rolls_any_die_again():
    t = battle(
        DUEL,
        Z="crusaders few",
        g="griffins pack",
        sides={0: {"rerolls": ["any"]}},
        agenda=[*strike("Z", "g")],
        dice=[-1, 1, 0],
    )
    take(t, RerollDie(0))
    assert (told(t, DamageDealt)[0].damage, side(t).rerolls) == (4, [])


@rule("HM-2114")
def test_a_new_round_allows_a_new_spell():
    t = battle(APART, hands={0: ["lightning_bolt"]}, agenda=[StartCombatRound()], **UNITS)
    fight(t).spells["attacker"] = 1
    take(t, Done(), Done(), Done(), Done())
    assert (fight(t).round, fight(t).spells) == (3, {})


@rule("HM-2305", "HM-606")
def test_the_other_side_may_play_instants_and_spend_morale_at_any_moment():
    sides = {1: {"morale": 1, "deck": ["power"]}}
    t = battle(APART, hands={1: ["estates", "attack"]}, sides=sides, agenda=[ActivateUnit("A")], **UNITS)
    assert t.decisions[1].optional
    assert offered(t, Play, 1) == [Play("estates", 0)]
    t.take(1, Play("estates", 0))
    t.take(1, SpendMorale("draw"))
    assert (side(t, 1).purse.gold, side(t, 1).hand) == (18, ["attack", "power"])
    assert asked(t) == 0


@rule("HM-606", "HM-R-37")
@pytest.mark.parametrize(("seat", "card"), [(0, "attack"), (1, "defense")])
def test_morale_may_be_spent_while_an_attack_is_declared(seat, card):
    sides = {seat: {"morale": 1, "deck": [card], "hand": []}}
    t = battle(DUEL, Z="zombies pack", g="griffins pack", sides=sides, agenda=[*strike("Z", "g")])
    assert (asked(t), prompt(t)) == (seat, "card_window")
    take(t, SpendMorale("draw"))
    assert (asked(t), prompt(t), side(t, seat).morale) == (seat, "card_window", 0)
    assert offered(t, Play) == [Play(card, 0)]


@rule("HM-606")
def test_morale_may_be_spent_in_a_combat_without_the_main_hero():
    sides = {0: {"morale": 1, "deck": ["power"]}, 1: {"morale": 1, "deck": ["attack"]}}
    guards = {"a": "boars neutral", "b": "troglodytes neutral"}
    t = battle(APART, sides=sides, pawn="second", guards=True, agenda=[ActivateUnit("A")], **UNITS | guards)
    t.take(1, SpendMorale("draw"))
    t.take(0, SpendMorale("draw"))
    assert (side(t).hand, side(t, 1).hand, offered(t, Play)) == (["power"], ["attack"], [])


@rule("HM-2305", "HM-2303")
def test_between_a_shot_and_the_move_only_instants_are_played():
    t = acting("estates", "attack", "haste", who="B")
    take(t, Strike("b"), Done())
    assert (prompt(t), offered(t, Play)) == ("command", [Play("estates", 0), Play("haste", 3)])


@rule("HM-2215")
def test_damage_from_any_source_ends_paralysis():
    t = acting("lightning_bolt", b="crusaders few")
    unit(t, "b").paralysed = True
    take(t, Play("lightning_bolt", 0), Target("b"))
    assert not unit(t, "b").paralysed
