"""Cards that do exactly what is printed on them, and say so."""

from typing import get_args

import pytest

from questhall.core import Deal, Table
from questhall.games.heroes import effects as e
from questhall.games.heroes.board import fight
from questhall.games.heroes.choices import Play, Raze, ReplaceCard, RerollDie, Strike, TakeCard, Target, TargetPair
from questhall.games.heroes.content.printed import Play as Printed
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import DamageDealt, DieRerolled, Proclaimed, WallRazed
from questhall.games.heroes.playable import IN_COMBAT, ON_MAP
from questhall.games.heroes.scenes.cards import building_text, plain, play_text, star_text
from questhall.games.heroes.state import Attack, BoardToken, Lingering, Pile
from questhall.games.heroes.steps.combat.ending import FinishCombat, after_siege
from questhall.games.heroes.steps.combat.hitting import deal
from questhall.games.heroes.steps.combat.machines import ManMachines
from questhall.games.heroes.steps.combat.round import ActivateUnit
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.proclaiming import Proclaim
from questhall.games.heroes.steps.turn import Act
from questhall.games.heroes.wounds import hurt
from tests.games.heroes.board import (
    CONTENT,
    GAME,
    STOP,
    arrange,
    battle,
    living,
    offered,
    prompt,
    side,
    take,
    told,
    unit,
)
from tests.ledger import rule

FIELD = """
    a b . .
    c . . .
    . . d .
    . . . .
    A . B .
"""
FOES = {"a": "zombies pack", "b": "griffins few", "c": "crusaders few", "d": "griffins pack"}


def acting(*cards, drawing=FIELD, own=(), agenda=None, **units):
    """Seat 0 has cards and activates A."""
    known = {"A": "crusaders pack", "B": "marksmen few"} | FOES
    placed = {key: units.pop(key, words) for key, words in known.items() if key in drawing}
    sides = {0: {"experience": 6} | dict(own)}
    steps = [ActivateUnit("A")] if agenda is None else agenda
    return battle(drawing, agenda=steps, hands={0: list(cards)}, sides=sides, **placed, **units)


def begun(t, *steps):
    """The combat goes on with these steps, after a test has changed something."""
    return Table(GAME, Deal(t.state, [*steps, STOP, FinishCombat()]), t.rng)


@pytest.mark.parametrize(("card", "hit"), [("deemer_1", ["a", "c"]), ("deemer_6", ["a", "c", "b"])])
def test_a_meteor_shower_hits_a_unit_and_those_beside_it(card, hit):
    t = acting(card)
    take(t, Play(card, 0), Target("a"))
    assert Target("d") not in offered(t, Target)
    take(t, *map(Target, [name for name in hit[1:] if prompt(t) == "pick_target"][:1]))
    assert [event.fighter for event in told(t, DamageDealt)] == hit


def test_a_meteor_shower_that_beats_its_first_unit_still_hits_beside_it():
    t = acting("deemer_1", a="skeletons few~1")
    take(t, Play("deemer_1", 0), Target("a"), Target("b"))
    assert "a" not in living(t)
    assert unit(t, "b").damage == 1


CURSE, BOON = Lingering("initiative", -1, 9, 1, "slow"), Lingering("attack", 1, 9, 0, "crag_hack_1")


@pytest.mark.parametrize("card", ["cure", "astra_1", "astra_4"])
def test_a_cure_ends_the_last_effect_of_the_enemy_and_keeps_the_own(card):
    t = acting(card, A="crusaders pack~2", agenda=[])
    unit(t, "A").charms = [CURSE, BOON]
    t = begun(t, ActivateUnit("A"))
    take(t, Play(card, 0))
    assert unit(t, "A").charms == [BOON]


@pytest.mark.parametrize(("place", "damage", "paralysed"), [(0, 1, True), (1, 2, False)])
def test_a_medic_heals_or_ends_paralysis(place, damage, paralysed):
    t = acting("rion_4", B="crusaders few~2", agenda=[])
    unit(t, "B").paralysed = True
    t = begun(t, ActivateUnit("A"))
    take(t, Play("rion_4", place))
    assert (unit(t, "B").damage, unit(t, "B").paralysed) == (damage, paralysed)


def test_a_layer_lies_with_its_unit_and_not_on_the_discard_pile():
    t = acting("vidomina_4", A="skeletons pack")
    take(t, Play("vidomina_4", 0))
    assert (fight(t).laid["attacker"], side(t).discard) == (["vidomina_4"], [])


@pytest.mark.parametrize("dragons", ["black_dragons few", "gold_dragons few", "rust_dragons neutral"])
def test_any_dragons_are_favoured(dragons):
    t = acting("mutare_4", A=dragons)
    take(t, Play("mutare_4", 0), Target("A"))
    assert [charm.value for charm in unit(t, "A").charms] == [2]


@pytest.mark.parametrize(("tent", "plays"), [([], []), (["first_aid_tent"], [Play("gem_1", 1)])])
def test_a_card_for_those_who_own_a_tent(tent, plays):
    t = arrange(hands={0: ["gem_1"]}, sides={0: {"permanents": tent}})
    assert [play for play in offered(t, Play) if play.play == 1] == plays


@rule("HM-903")
def test_a_scholar_brings_back_another_card_but_not_itself():
    t = arrange(hands={0: ["scholar"]}, sides={0: {"discard": ["attack", "power"]}}, boxes=("core", "inferno"))
    take(t, Play("scholar"))
    assert offered(t, TakeCard) == [TakeCard("attack"), TakeCard("power")]
    take(t, TakeCard("power"))
    assert (side(t).hand, side(t).discard) == (["power"], ["attack", "scholar"])


@rule("HM-3374")
def test_a_scholar_empowers_two_different_cards_of_hand_and_discard_pile():
    own = {0: {"experience": 6, "discard": ["power"]}}
    t = arrange(hands={0: ["scholar", "attack", "attack"]}, sides=own, boxes=("core", "inferno"))
    take(t, Play("scholar", 1), ReplaceCard("attack", "empowered_attack"))
    assert offered(t, ReplaceCard) == [ReplaceCard("power", "empowered_power")]
    take(t, ReplaceCard("power", "empowered_power"))
    assert (side(t).hand, side(t).discard) == (["attack"], ["empowered_attack", "empowered_power"])


@pytest.mark.parametrize(("number", "card"), [(2, "fancy_pixie"), (4, "restart")])
def test_some_proclamations_come_only_after_the_first_ones(number, card):
    t = arrange(agenda=[Proclaim(), Act(0)], proclamations=Pile(["fancy_pixie", "restart"]), round=number)
    assert [event.card for event in told(t, Proclaimed)][-1] == card


@pytest.mark.parametrize("card", ["ambassadors_sash", "diplomats_ring"])
def test_a_die_is_thrown_again_by_an_instant_card(card):
    (play,) = [n for n, each in enumerate(CONTENT.cards[card].plays) if each.timing == "instant"]
    roll = [Perform(0, "main", (e.RollResource(),)), Act(0)]
    t = arrange(hands={0: [card]}, agenda=roll, sides={0: {"purse": Purse()}}, loads=[0, 5])
    take(t, Play(card, play), RerollDie(0))
    assert (side(t).purse, side(t).rerolls, side(t).discard) == (Purse(6), [], [card])


@rule("HM-914")
@pytest.mark.parametrize("card", ["ambassadors_sash", "cards_of_prophecy", "diplomats_ring", "fortune"])
def test_no_die_is_rolled_again_before_it_lies(card):
    again = [Play(card, n) for n, each in enumerate(CONTENT.cards[card].plays) if isinstance(each.effects[0], e.Favour)]
    assert again
    assert not {*again} & {*offered(arrange(hands={0: [card]}), Play)}
    assert not {*again} & {*offered(acting(card), Play)}


@rule("HM-2305", "HM-R-36")
@pytest.mark.parametrize(("seat", "drawn", "damage"), [(0, "rethrow_dice", 1 + 1), (1, "rethrow_guard", 1 - 1)])
def test_an_attack_die_is_rolled_again_by_a_card_of_whoever_threw_it(seat, drawn, damage):
    duel = {"A": "crusaders few", "a": "crusaders few"}
    t = battle("a . . . A . . . . . . . . . . . . . . .", hands={seat: ["diplomats_ring"]}, agenda=[ActivateUnit("A")],
               dice=(0, 0, 1), **duel)  # fmt: skip
    unit(t, "a").defending = True
    take(t, Strike("a"))
    assert (prompt(t), offered(t, Play)) == (drawn, [Play("diplomats_ring", 0)])
    take(t, Play("diplomats_ring", 0), RerollDie(0))
    assert side(t, seat).discard == ["diplomats_ring"]
    assert (told(t, DieRerolled)[-1].face, told(t, DamageDealt)[0]) == (1, DamageDealt("a", damage))


# -- what lies on the board


def test_a_force_field_is_an_obstacle_that_can_be_removed():
    t = acting("remove_obstacle", agenda=[])
    fight(t).tokens = [BoardToken("force_field", 13, 0, 99)]
    t = begun(t, ActivateUnit("A"))
    take(t, Play("remove_obstacle", 0))
    assert fight(t).tokens == []


def test_walls_and_force_fields_are_removed_together():
    t = acting("remove_obstacle", "power", walls="W...", drawing=FIELD.replace("d", "."), agenda=[])
    fight(t).tokens = [BoardToken("force_field", 13, 0, 99)]
    t = begun(t, ActivateUnit("A"))
    take(t, Play("power", 0), Play("remove_obstacle", 1), Raze(0))
    assert (fight(t).tokens, fight(t).walls) == ([], ["", "", "", ""])


def test_dispelling_clears_a_space_without_a_unit():
    t = acting("dispel", agenda=[])
    fight(t).tokens = [BoardToken("fire_wall", 13, 1, 99)]
    t = begun(t, ActivateUnit("A"))
    take(t, Play("dispel", 0))
    assert fight(t).tokens == []


def test_dispelling_a_unit_puts_out_the_fire_under_it():
    t = acting("dispel", agenda=[])
    fight(t).tokens = [BoardToken("fire_wall", unit(t, "B").at, 1, 99)]
    t = begun(t, ActivateUnit("A"))
    take(t, Play("dispel", 0))
    assert fight(t).tokens == []


@pytest.mark.parametrize(("starts", "damage"), [(True, 1), (False, 0)])
def test_some_fire_burns_who_begins_an_activation_there(starts, damage):
    t = acting(agenda=[])
    fight(t).tokens = [BoardToken("fire_wall", unit(t, "A").at, 1, 99, starts=starts)]
    ActivateUnit("A").run(t)
    assert unit(t, "A").damage == damage


def test_a_catapult_hits_walls_too():
    own = {"permanents": ["catapult"], "purse": Purse(materials=1)}
    t = acting(agenda=[ManMachines()], own=own, walls="WGWW", drawing=FIELD.replace("d", "."))
    take(t, TargetPair(8, 9))
    assert [event.column % 4 for event in told(t, WallRazed)] == [0, 1]
    assert fight(t).walls == ["", "", "wall", "wall"]


@rule("HM-3373")
def test_a_clone_is_beaten_by_any_attack_and_leaves_with_its_original():
    t = acting(agenda=[])
    unit(t, "B").clone, unit(t, "d").clone = "A", "a"
    deal(t, fight(t), Attack(attacker="A", target="d"), 0)
    hurt(t, unit(t, "A"), 99)
    assert living(t) == "abc"


@rule("HM-3375")
def test_a_blood_obelisk_is_used_after_a_siege_of_the_own_town():
    t = arrange(agenda=[Act(0)], sides={1: {"built": ["blood_obelisk"], "discard": ["haste", "slow"]}})
    after_siege(t, 1)
    assert t.agenda[-1] == Perform(1, "main", CONTENT.buildings["blood_obelisk"].yields)


# -- what cards say


def test_the_skull_helmet_brings_back_any_card_that_is_no_artifact():
    pile = ["crest_of_valor", "ballista", "attack", "haste", "luck", "bron_1"]
    t = arrange(hands={0: ["skull_helmet"]}, sides={0: {"discard": pile}})
    take(t, Play("skull_helmet", 0))
    assert [choice.card for choice in offered(t, TakeCard)] == ["ballista", "attack", "haste", "luck", "bron_1"]


def test_a_text_says_which_of_its_parts_lasts():
    (play,) = CONTENT.cards["casmetra_6"].plays
    said = play_text(plain("en"), play)
    assert said == "+2 attack, in this combat round and the next: an enemy unit: attack −2"
    assert isinstance(play, Printed)


@pytest.mark.parametrize(
    ("card", "place", "text"),
    [
        ("catapult", 0, "walls and the gate"),
        ("ammo_cart", 0, "+2 initiative"),
        ("deemer_1", 0, "one beside it"),
        ("skull_helmet", 0, "(Statistic, Ability, Spell, Specialty, War machine)"),
        ("ballistics", 1, "destroy the arrow tower"),
        ("inferno", 0, "beside a space and on it"),
        ("mutare_1", 0, "any Dragons"),
        ("gem_1", 1, "if you own First Aid Tent"),
        ("air_magic", 0, "permanent:"),
    ],
)
def test_texts_of_cards_say_what_they_do(card, place, text):
    assert text in play_text(plain("en"), CONTENT.cards[card].plays[place])


@pytest.mark.parametrize(
    ("unit", "aspect", "text"),
    [
        ("medusas", "pack", "paralyses its target by retaliation"),
        ("efreet", "few", "Magic Arrows deal it no damage"),
        ("magic_elementals", "pack", "attacks all adjacent enemies"),
        ("manticores", "pack", "its attacks ignore the printed defence of the target"),
        ("champions", "pack", "may roll its attack die again if it has moved"),
        ("basilisks", "neutral", "after its attack roll a die, and on 0 the target is paralysed"),
        ("black_dragons", "pack", "spells do nothing to it, specialties deal it no damage"),
    ],
)
def test_texts_of_units_say_what_they_do(unit, aspect, text):
    assert text in [plain("en").describe(trait) for trait in CONTENT.units[unit].side(aspect).traits]


def test_texts_of_proclamations_and_buildings_say_all():
    words = plain("en")
    assert star_text(words, "restart") == "Hand limit −2, but at least 4"
    assert "artifacts and spells" in star_text(words, "annoying_lizard")
    assert building_text(words, CONTENT.buildings["blood_obelisk"]).endswith("also after a siege of your town")


OWN_MOMENT = (*get_args(e.Answer), e.Swap, e.Chains, e.Truce, e.Raise)
"""What is asked for when its moment has come."""


def test_every_effect_of_every_card_can_be_played_somewhere():
    lost = [
        (card.id, number)
        for card in CONTENT.cards.values()
        for number, play in enumerate(card.plays)
        if play.timing != "permanent"
        and not all(type(effect) in ON_MAP for effect in play.effects)
        and not all(type(effect) in IN_COMBAT for effect in play.effects)
        and not isinstance(play.effects[0], OWN_MOMENT)
    ]
    assert lost == []
