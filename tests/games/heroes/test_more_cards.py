"""Cards of the expansions in combat: what each kind of effect does."""

from questhall.games.heroes.board import fight, initiative, spells_left
from questhall.games.heroes.choices import (
    DiscardCard,
    Play,
    RerollDie,
    SpendMorale,
    Strike,
    Target,
    TargetSpace,
)
from questhall.games.heroes.events import AttackDeclared, AttackRolled, DamageDealt, MachineFired, UnitParalysed
from questhall.games.heroes.state import Attack, Lingering
from questhall.games.heroes.steps.combat.affecting import PickTarget
from questhall.games.heroes.steps.combat.aftermath import strike
from questhall.games.heroes.steps.combat.machines import ManMachines
from questhall.games.heroes.steps.combat.openings import StartWindow
from questhall.games.heroes.steps.combat.round import ActivateUnit
from questhall.games.heroes.strikes import defense_value
from tests.games.heroes.board import arrange, battle, offered, prompt, side, take, told, unit

FIELD = """
    a . b .
    . . . .
    . . . .
    . . . .
    A . B .
"""
CLOSE = """
    . . b .
    . a . .
    . A . .
    . . . .
    . . B .
"""
UNITS = {"A": "crusaders pack", "B": "marksmen few", "a": "skeletons pack", "b": "zombies few"}


def acting(*cards, drawing=CLOSE, foe=(), agenda=None, own=(), **more):
    """Seat 0 has cards and activates A; seat 1 has cards too. Level 4 gives two expert effects."""
    units = UNITS | {key: more.pop(key) for key in list(more) if len(key) == 1}
    sides = {0: {"experience": 6} | dict(own), 1: {"experience": 6}}
    steps = [ActivateUnit("A")] if agenda is None else agenda
    return battle(drawing, agenda=steps, hands={0: list(cards), 1: list(foe)}, sides=sides, **units, **more)


def struck(*cards, foe=(), **more):
    """A has declared an attack on a."""
    return acting(*cards, foe=foe, agenda=[*strike("A", "a")], **more)


def test_a_card_for_shooters_does_not_help_others():
    assert offered(struck("golden_bow"), Play) == []
    shot = acting("golden_bow", agenda=[*strike("B", "b")])
    assert Play("golden_bow", 1) in offered(shot, Play)


def test_a_card_counts_double_for_every_favoured_type():
    t = acting("ivor_4", "attack", agenda=[*strike("B", "b")])
    take(t, Play("ivor_4", 0))
    assert fight(t).attack.attack == 2


def test_a_unit_beside_its_attacker_has_more_of_some_cards():
    t = acting(foe=["merist_1", "defense"], agenda=[*strike("A", "a")])
    take(t, Play("merist_1", 0))
    assert fight(t).attack.defense == 2


def test_a_card_against_retaliation_helps_only_there():
    assert offered(acting(foe=["lord_haart_necropolis_1"], agenda=[*strike("A", "a")]), Play) == []
    t = struck("lord_haart_necropolis_1", "defense", A="dread_knights few", a="zombies pack", dice=(-1, 0))
    take(t, Play("lord_haart_necropolis_1", 0))
    assert (fight(t).attack.retaliation, fight(t).attack.defense) == (True, 2)


def test_defence_against_spells_takes_off_their_damage_once():
    t = acting("magic_arrow", foe=["interference"])
    take(t, Play("magic_arrow", 0))
    assert prompt(t) == "resist"
    take(t, Play("interference", 1), Target("a"))
    assert told(t, DamageDealt) == [DamageDealt("a", 0)]
    assert fight(t).screens == {}


def test_rage_that_tires_takes_the_retaliation_of_the_unit():
    t = struck("ash_1", "attack")
    take(t, Play("ash_1", 0))
    assert (fight(t).attack.attack, unit(t, "A").answered) == (2, True)


def test_rage_may_keep_the_target_from_answering():
    t = struck("ash_6", a="zombies pack", dice=(-1,))
    take(t, Play("ash_6", 0))
    assert [event.retaliation for event in told(t, AttackDeclared)] == [False]


def test_a_burden_stays_on_the_unit_for_the_combat():
    t = struck("greater_gnolls_flail", "attack")
    take(t, Play("greater_gnolls_flail", 0))
    assert fight(t).attack.attack == 2
    assert unit(t, "A").charms == [Lingering("armour", -1, 999, 0, "greater_gnolls_flail")]


def test_dice_that_are_set_show_the_face():
    t = struck("ivor_6", dice=(-1, 0))
    take(t, Play("ivor_6", 1))
    assert told(t, AttackRolled)[0].dice == (1,)


def test_an_ability_can_be_forced():
    t = struck("tarnum_fortress_6", A="basilisks pack", a="zombies pack", dice=(-1, 0))
    take(t, Play("tarnum_fortress_6", 0))
    assert told(t, UnitParalysed) == [UnitParalysed("a")]


def test_a_charm_for_one_kind_of_unit_can_be_put_on_no_other():
    t = acting("ingham_6", A="zealots few")
    take(t, Play("ingham_6", 0))
    assert [charm.kind for charm in unit(t, "A").charms] == ["elemental"]
    assert offered(acting("ingham_6"), Play) == [Play("ingham_6", 1)]


def test_further_charms_of_a_card_go_to_the_same_unit():
    t = acting("ash_4")
    take(t, Play("ash_4", 0))
    assert [(charm.kind, charm.value) for charm in unit(t, "A").charms] == [("might", 2), ("initiative", 1)]
    assert (unit(t, "A").answered, unit(t, "B").charms) == (True, [])


def test_a_nimble_unit_has_defence_against_slower_attackers():
    t = acting("cyra_6")
    attack = Attack(attacker="a", target="A")
    before = defense_value(fight(t), attack)
    take(t, Play("cyra_6", 0), Target("A"))
    assert defense_value(fight(t), attack) == before + 1
    unit(t, "a").charms.append(Lingering("initiative", 20, 9, 1, "haste"))
    assert defense_value(fight(t), attack) == before


def test_damage_to_two_enemies_names_both():
    t = acting("tarnum_castle_6", drawing=FIELD)
    take(t, Play("tarnum_castle_6", 0), Target("a"))
    assert offered(t, Target) == []
    assert told(t, DamageDealt) == [DamageDealt("a", 2), DamageDealt("b", 2)]


def test_artillery_hits_the_slowest():
    t = acting("artillery", drawing=FIELD, a="skeletons pack", b="zombies few")
    slow = min("ab", key=lambda name: initiative(fight(t), unit(t, name)))
    take(t, Play("artillery", 0))
    assert told(t, DamageDealt) == [DamageDealt(slow, 1)]


def test_a_unit_is_moved_one_space_by_a_card():
    t = acting("necklace_of_swiftness", drawing=FIELD)
    take(t, Play("necklace_of_swiftness", 1), Target("A"))
    assert offered(t, TargetSpace) == [TargetSpace(12), TargetSpace(17)]


def test_a_mark_of_retaliation_is_put_on_or_taken_off():
    t = acting("tarnum_dungeon_6", A="black_dragons few")
    take(t, Play("tarnum_dungeon_6", 0))
    assert unit(t, "A").answered


def test_a_line_of_five_spaces_is_hit():
    t = acting("tarnum_dungeon_4", drawing=FIELD)
    take(t, Play("tarnum_dungeon_4", 0), TargetSpace(8))
    assert sorted(event.fighter for event in told(t, DamageDealt)) == ["A", "a"]


def test_only_the_last_effect_is_taken_off_a_unit():
    t = acting("shamans_puppet", "cyra_1", "tazar_4", drawing="a . . . . . . . . . . . . . . . A . . .")
    take(t, Play("cyra_1", 0), Play("tazar_4", 0), Play("shamans_puppet", 1))
    assert [charm.card for charm in unit(t, "A").charms] == ["cyra_1"]


def test_paralysis_can_be_taken_off_with_the_effects():
    t = acting("shamans_puppet")
    unit(t, "a").paralysed = True
    PickTarget("attacker", Play("shamans_puppet", 1), 0).answer(t, 0, Target("a"))
    assert not unit(t, "a").paralysed


# -- for the whole combat


def test_spells_deal_no_damage_while_they_are_inhibited():
    t = acting("orb_of_inhibition", "magic_arrow")
    take(t, Play("orb_of_inhibition", 0), Play("magic_arrow", 0), Target("a"))
    assert told(t, DamageDealt) == [DamageDealt("a", 0)]
    assert side(t).discard == ["magic_arrow"]


def test_units_lose_their_abilities_for_a_round():
    t = acting("orb_of_inhibition", A="griffins pack", drawing=CLOSE)
    take(t, Play("orb_of_inhibition", 1))
    assert [mood.until for mood in fight(t).moods] == [fight(t).round]


def test_abilities_against_spells_do_not_count_under_the_orb_of_vulnerability():
    t = acting("orb_of_vulnerability", "magic_arrow", a="black_dragons pack")
    assert Target("a") not in spell_targets(t.copy())
    take(t, Play("orb_of_vulnerability", 0))
    assert Target("a") in spell_targets(t)


def spell_targets(t):
    take(t, Play("magic_arrow", 0))
    return offered(t, Target)


def test_spells_without_power_may_be_forbidden_or_all_spells():
    t = acting("recanters_cloak", "magic_arrow", "power")
    take(t, Play("recanters_cloak", 0))
    assert Play("magic_arrow", 0) not in offered(t, Play)
    take(t, Play("power", 0))
    assert Play("magic_arrow", 1) in offered(t, Play)
    none = acting("recanters_cloak", "magic_arrow", "power")
    take(none, Play("recanters_cloak", 1), Play("power", 0))
    assert [play for play in offered(none, Play) if play.card == "magic_arrow" and play.play < 3] == []


def test_a_spell_is_not_weak_that_is_cast_with_more_power_than_it_needs():
    t = acting("recanters_cloak", "magic_arrow", "power")
    take(t, Play("recanters_cloak", 0), Play("power", 0))
    assert Play("magic_arrow", 0) in offered(t, Play)
    lent = acting("recanters_cloak", "magic_arrow", own={"permanents": ["air_magic"]})
    take(lent, Play("recanters_cloak", 0))
    assert Play("magic_arrow", 0) in offered(lent, Play)


def test_nobody_uses_morale_or_rolls_again_under_oppression():
    t = acting("spirit_of_oppression", own={"morale": 1}, dice=(0, 0))
    take(t, Play("spirit_of_oppression", 0))
    assert offered(t, SpendMorale) == []
    take(t, Strike("a"))
    assert offered(t, RerollDie) == []
    assert len(told(t, AttackRolled)) == 2


def test_more_spells_in_every_combat_round():
    t = acting("necklace_of_dragonteeth")
    take(t, Play("necklace_of_dragonteeth", 1))
    fight(t).round += 3
    assert spells_left(fight(t), "attacker") == 2


def test_one_more_spell_in_this_combat_round_only_when_the_limit_is_reached():
    t = acting("zydar_4", "magic_arrow", "lightning_bolt")
    assert Play("zydar_4", 0) not in offered(t, Play)
    take(t, Play("magic_arrow", 0), Target("a"), Play("zydar_4", 0))
    assert Play("lightning_bolt", 0) in offered(t, Play)


def test_a_card_is_drawn_after_a_spell_once_or_each_time():
    t = acting("zydar_1", "magic_arrow", own={"deck": ["attack", "defense"]})
    take(t, Play("magic_arrow", 0), Target("a"))
    take(t, Play("zydar_1", 0))
    assert side(t).hand == ["defense"]
    each = acting("thunder_helmet", "magic_arrow", own={"deck": ["attack", "defense"], "discard": []})
    take(each, Play("thunder_helmet", 1), Play("magic_arrow", 0), Target("a"))
    assert side(each).hand == ["defense"]


def test_cards_are_discarded_for_power():
    t = acting("breastplate_of_brimstone", "attack", "attack", "attack", "attack")
    take(t, Play("breastplate_of_brimstone", 1), *[DiscardCard("attack")] * 3)
    assert (side(t).power, side(t).hand) == (4, ["attack"])


def test_an_orb_doubles_the_power_of_its_school():
    t = acting("orb_of_the_firmament", "lightning_bolt", "power", "power")
    take(t, Play("orb_of_the_firmament", 0), Play("power", 0))
    assert Play("lightning_bolt", 1) in offered(t, Play)


def test_all_units_dig_in_and_tokens_help_with_a_nought():
    t = acting("merist_6")
    attack = Attack(attacker="a", target="A", guard_die=0)
    before = defense_value(fight(t), attack)
    take(t, Play("merist_6", 0))
    assert [unit(t, name).defending for name in "ABab"] == [True, True, False, False]
    assert defense_value(fight(t), attack) == before + 1


def test_with_fervour_any_card_is_worth_attack():
    t = acting("crag_hack_6", "defense", "defense")
    take(t, Play("crag_hack_6", 0), Strike("a"), DiscardCard("defense"))
    assert (side(t).discard, fight(t).attack.attack) == (["defense"], 1)


# -- war machines


def test_more_ballistas_shoot_at_the_start_of_each_round():
    t = acting("tarnum_castle_4", agenda=[StartWindow("attacker"), ManMachines()])
    assert told(t, MachineFired) == []
    take(t, Play("tarnum_castle_4", 0))
    assert [event.card for event in told(t, MachineFired)] == ["ballista"]


def test_all_ballistas_shoot_at_once():
    t = acting("torosar_6", own={"permanents": ["ballista"]})
    take(t, Play("torosar_6", 0))
    assert len(told(t, MachineFired)) == 2


def test_the_targets_of_ballistas_may_be_chosen():
    t = acting(
        "gerwulf_6", own={"permanents": ["ballista"]}, drawing=FIELD, agenda=[StartWindow("attacker"), ManMachines()]
    )
    take(t, Play("gerwulf_6", 0))
    assert offered(t, Target) == [Target("a"), Target("b")]


def test_the_ballista_is_given_up_for_damage():
    assert [play.play for play in offered(acting("gerwulf_4"), Play)] == [0]
    t = acting("gerwulf_4", own={"permanents": ["ballista"]})
    take(t, Play("gerwulf_4", 1), Target("a"))
    assert (side(t).permanents, told(t, DamageDealt)) == ([], [DamageDealt("a", 2)])


def test_artillery_makes_the_ballista_hit_three_times():
    t = acting(
        "artillery", own={"permanents": ["ballista"]}, agenda=[ManMachines()], b="zombies pack", a="skeletons few"
    )
    take(t, Target("b")) if prompt(t) == "shoot" else None
    take(t, Play("artillery", 1))
    assert [event.damage for event in told(t, DamageDealt)] == [1, 2]


def test_a_ballista_for_the_round_is_played_on_the_map():
    t = arrange(heroes=("torosar", "sandro"), hands={0: ["torosar_4"]})
    take(t, Play("torosar_4", 0))
    assert side(t).ballistas == 1


# -- when a combat starts


def test_sharpshooters_join_when_the_combat_starts_and_leave_after_it():
    t = acting("tarnum_rampart_6", agenda=[StartWindow("attacker")])
    take(t, Play("tarnum_rampart_6", 0), TargetSpace(16))
    (new,) = [each for each in fight(t).fighters if each.unit == "sharpshooters"]
    assert (new.at, new.troop, new.summoned) == (16, -1, True)


def test_a_ring_paralyses_a_guard_when_the_combat_starts():
    guards = acting(
        "ring_of_the_wayfarer", agenda=[StartWindow("attacker")], guards=True, a="boars neutral", b="rogues neutral"
    )
    take(guards, Play("ring_of_the_wayfarer", 1), Target("a"))
    assert unit(guards, "a").paralysed
    hero = acting("ring_of_the_wayfarer", agenda=[StartWindow("attacker")])
    assert offered(hero, Play) == []


# -- outside combat


def test_a_card_is_given_up_for_an_artifact():
    piles = {"artifact": (["golden_bow"], [])}
    t = arrange(heroes=("tazar", "sandro"), hands={0: ["tazar_6", "attack"]}, piles=piles)
    take(t, Play("tazar_6", 0))
    assert sorted(side(t).hand) == ["golden_bow"]
    assert [play.play for play in offered(arrange(heroes=("tazar", "sandro"), hands={0: ["tazar_6"]}), Play)] == []


def test_a_card_of_the_discard_pile_can_leave_the_game():
    t = arrange(hands={0: ["spellbinders_hat"]}, sides={0: {"discard": ["attack"]}})
    take(t, Play("spellbinders_hat", 1))
    assert (side(t).hand, side(t).discard) == ([], [])


def test_two_cards_are_drawn_only_with_an_empty_discard_pile():
    t = arrange(hands={0: ["mystic_orb_of_mana"]}, sides={0: {"discard": ["attack"]}})
    assert [play.play for play in offered(t, Play)] == [0]
    bare = arrange(hands={0: ["mystic_orb_of_mana"]}, sides={0: {"discard": []}})
    assert Play("mystic_orb_of_mana", 1) in offered(bare, Play)
