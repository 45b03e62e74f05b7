"""What units of the expansions can do."""

import pytest

from questhall.games.heroes.board import destinations, fight
from questhall.games.heroes.choices import Play, TakeCard, Target, TargetPair
from questhall.games.heroes.events import DamageDealt, ResourcesGained, UnitDefeated, UnitParalysed, UnitTurned
from questhall.games.heroes.state import Attack, Lingering
from questhall.games.heroes.steps.combat.afterblows import mark_target
from questhall.games.heroes.steps.combat.aftermath import strike
from questhall.games.heroes.steps.combat.resisting import marks
from questhall.games.heroes.steps.combat.round import ActivateUnit
from tests.games.heroes.board import CONTENT, battle, offered, prompt, take, told, unit
from tests.ledger import rule

DUEL = """
    . . . .
    . d e .
    . A . .
    . . . .
    . . . .
"""


def duel(*agenda, dice=(), drawing=DUEL, **units):
    """A of seat 0 beside d of seat 1; e stands next to d."""
    more = {key: units.pop(key) for key in [*units] if not key[0].isalpha() or len(key) > 1}
    known = {"A": "zombies pack", "d": "zombies pack"} | units
    shown = "".join(letter if letter in known or letter in ". \n" else "." for letter in drawing)
    return battle(shown, agenda=[*agenda], dice=dice, **known, **more)


def damage(t):
    return [(event.fighter, event.damage) for event in told(t, DamageDealt)]


def test_elementals_ignore_defence():
    t = duel(*strike("A", "d"), dice=[0, 0], A="air_elementals few", d="behemoths pack")
    assert damage(t)[0] == ("d", 2)


@pytest.mark.parametrize(("die", "dealt"), [(-1, 5), (0, 4)])
def test_rust_dragons_eat_defence_with_a_low_die(die, dealt):
    t = duel(*strike("A", "d"), dice=[die, 0], A="rust_dragons neutral", d="archangels few")
    assert damage(t)[0] == ("d", dealt)


def test_behemoths_corrode_their_target():
    t = duel(*strike("A", "d"), dice=[0, 0], A="behemoths pack", d="archangels pack")
    assert damage(t)[0] == ("d", 7 - (3 - 2))
    assert [(charm.kind, charm.value) for charm in unit(t, "d").charms] == [("armour", -1)]


def test_poison_hurts_in_every_activation():
    t = duel(*strike("A", "d"), ActivateUnit("d"), dice=[-1, -1], A="wyverns pack", d="archangels pack")
    assert damage(t)[-1] == ("d", 1)
    assert unit(t, "d").poison == 1


def test_sorceresses_weaken_their_target_for_two_combat_rounds():
    t = duel(*strike("A", "d"), dice=[0, 0, 0], A="sorceresses pack", d="archangels pack")
    assert ("might", -1, 2) in [(charm.kind, charm.value, charm.until) for charm in unit(t, "d").charms]


def test_two_zeroes_of_gorgons_beat_the_side_that_is_up():
    t = duel(*strike("A", "d"), dice=[-1, 0, 0, -1], A="gorgons pack", d="archangels pack")
    assert told(t, UnitTurned) == [UnitTurned("d")]


def test_a_zero_of_neutral_basilisks_paralyses():
    t = duel(*strike("A", "d"), dice=[0, 0, 0], A="basilisks neutral", d="archangels pack")
    assert told(t, UnitParalysed) == [UnitParalysed("d")]


def test_wolf_raiders_attack_again_after_the_retaliation():
    t = duel(*strike("A", "d"), dice=[0, -1, 0], A="wolf_raiders pack", d="troglodytes pack")
    take(t, Target("d"))
    assert [name for name, _ in damage(t)] == ["d", "A", "d"]


@rule("HM-2224", "HM-2208")
def test_griffins_answer_every_further_attack_too():
    t = duel(*strike("A", "d"), dice=[0, -1, 0, -1], A="wolf_raiders pack", d="griffins pack")
    unit(t, "d").answered = True
    take(t, Target("d"))
    assert [name for name, _ in damage(t)] == ["d", "A", "d", "A"]


@rule("HM-1719")
def test_what_a_retaliation_does_it_also_does_after_a_further_attack():
    t = duel(*strike("A", "d"), dice=[-1, -1, -1, -1, -1, -1], A="wolf_raiders pack", d="medusas pack")
    unit(t, "d").extra = 1
    take(t, Target("d"))
    assert told(t, UnitParalysed) == [UnitParalysed("A")] * 2


def test_ayssids_attack_another_after_a_beaten_one():
    drawing = DUEL.replace(". d e .", ". d . .").replace(". A . .", ". A e .")
    t = duel(*strike("A", "d"), dice=[1, 0, 0], drawing=drawing, A="ayssids pack", d="skeletons few", e="zombies pack")
    assert offered(t, Target) == [Target("e")]


def test_cerberi_bite_another_neighbour_and_are_not_answered():
    drawing = DUEL.replace(". d e .", ". d . .").replace(". A . .", ". A e .")
    t = duel(*strike("A", "d"), dice=[0], drawing=drawing, A="cerberi pack", d="zombies pack", e="zombies few")
    assert damage(t)[-1] == ("e", 1)
    assert [name for name, _ in damage(t)].count("A") == 0


def test_magogs_burn_a_neighbour_of_a_distant_target():
    drawing = DUEL.replace(". A . .\n    . . . .", ". . . .\n    . A . .")
    units = {"A": "magogs pack", "d": "zombies pack", "e": "zombies few"}
    t = duel(*strike("A", "d"), dice=[0], drawing=drawing, **units)
    assert damage(t)[-1] == ("e", 1)


def test_hydras_attack_two_neighbours_without_answer():
    drawing = DUEL.replace(". d e .", ". d . .").replace(". A . .", ". A e .")
    t = duel(*strike("A", "d"), dice=[0, 0], drawing=drawing, A="hydras pack", d="zombies pack", e="zombies pack")
    take(t, Target("e"))
    assert [name for name, _ in damage(t)] == ["d", "e"]


def test_dragon_flies_take_away_what_the_enemy_has_put_on_the_target():
    t = duel(A="dragon_flies few", d="archangels pack")
    target = unit(t, "d")
    target.charms += [Lingering("health", 1, 999, 1, "vial_of_lifeblood"), Lingering("initiative", -1, 999, 0, "slow")]
    mark_target(t, fight(t), unit(t, "A"), Attack(attacker="A", target="d"))
    assert [charm.card for charm in target.charms] == ["slow"]


def test_seamen_plunder_once_in_a_combat():
    t = duel(*strike("A", "d"), dice=[1], A="seamen pack", d="skeletons few", e="zombies pack")
    assert [event.amount.gold for event in told(t, ResourcesGained)] == [2]


def test_nix_never_take_more_than_four_damage_by_an_attack():
    t = duel(*strike("A", "d"), dice=[1, 0], A="azure_dragons neutral", d="nix pack")
    assert damage(t)[0] == ("d", 4)


def test_a_phoenix_keeps_one_health_once():
    units = {"A": "azure_dragons neutral", "d": "phoenixes few", "e": "zombies few"}
    t = duel(*strike("A", "d"), *strike("A", "d"), dice=[1, -1, 1], **units)
    assert damage(t)[0] == ("d", 7)
    assert told(t, UnitDefeated)[0].unit == "phoenixes"


def test_arch_devils_go_anywhere():
    c = fight(duel(A="arch_devils pack"))
    assert len(destinations(c, c.fighters[-1])) == 18


def test_who_begins_beside_dendroids_cannot_move():
    t = duel(ActivateUnit("A"), A="griffins pack", d="dendroids pack")
    assert unit(t, "A").rooted
    assert destinations(fight(t), unit(t, "A")) == []


@pytest.mark.parametrize(("name", "side", "spell", "open_"), [
    ("fire_elementals", "few", "fireball", False), ("fire_elementals", "few", "magic_arrow", False),
    ("fire_elementals", "few", "lightning_bolt", True), ("oceanids", "pack", "lightning_bolt", False),
    ("titans", "few", "slow", False), ("titans", "few", "lightning_bolt", True), ("gargoyles", "few", "slow", False),
    ("fangarm", "neutral", "slow", False), ("fangarm", "neutral", "lightning_bolt", True),
])  # fmt: skip
def test_what_spells_can_be_aimed_at(name, side, spell, open_):
    t = duel(d=f"{name} {side}")
    effect = CONTENT.cards[spell].plays[0].effects[0]
    assert ("d" in [each.id for each in marks(fight(t), "attacker", effect, spell, 0)]) is open_


def test_efreet_take_no_damage_of_fire():
    t = duel(ActivateUnit("A"), d="efreet pack", hands={0: ["fireball"]})
    take(t, Play("fireball", 0), TargetPair(1, 5))
    assert damage(t) == [("d", 0)]


def test_unicorns_protect_their_neighbours_from_spells():
    t = duel(ActivateUnit("A"), d="zombies pack", e="unicorns pack", hands={0: ["lightning_bolt"]})
    take(t, Play("lightning_bolt", 0), Target("d"))
    assert damage(t) == [("d", 1)]


@pytest.mark.parametrize(("die", "dealt"), [(1, []), (0, [("d", 2)])])
def test_dwarves_may_shrug_a_spell_off(die, dealt):
    t = duel(ActivateUnit("A"), d="dwarves pack", hands={0: ["lightning_bolt"]}, dice=[die])
    take(t, Play("lightning_bolt", 0), *([Target("d")] if prompt(t) == "pick_target" else []))
    assert damage(t) == dealt


def test_pegasi_muffle_enemy_spells():
    t = duel(ActivateUnit("A"), d="pegasi pack", hands={0: ["haste", "power"]})
    assert [choice for choice in offered(t, Play) if choice == Play("haste", 0)] == []
    take(t, Play("power", 0))
    assert Play("haste", 0) in offered(t, Play)


def test_familiars_ask_a_card_for_a_spell():
    t = duel(ActivateUnit("A"), d="familiars pack", hands={0: ["haste"]})
    assert Play("haste", 0) not in offered(t, Play)
    t = duel(ActivateUnit("A"), d="familiars pack", hands={0: ["haste", "attack"]})
    take(t, Play("haste", 0))
    assert (t.state.sides[0].hand, t.state.sides[0].discard) == ([], ["attack"])


def test_magi_lend_power_to_the_first_spell_of_the_round():
    t = duel(ActivateUnit("A"), A="magi pack", hands={0: ["magic_arrow"]})
    assert {choice.play for choice in offered(t, Play)} >= {0, 1}


def test_storm_elementals_lend_power_to_air_only():
    t = duel(ActivateUnit("A"), A="storm_elementals pack", hands={0: ["haste", "slow"]})
    assert Play("haste", 1) in offered(t, Play)
    assert Play("slow", 1) not in offered(t, Play)


def test_genies_grant_a_spell_of_the_top_cards():
    deck = {0: {"deck": ["haste", "attack", "power"]}}
    t = duel(*strike("A", "d"), dice=[0, 0], A="genies pack", d="archangels pack", sides=deck)
    assert t.state.sides[0].discard == ["power", "attack", "haste"]
    take(t, TakeCard("haste"))
    assert t.state.sides[0].hand == ["haste"]
