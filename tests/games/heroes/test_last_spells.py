"""Traps, mirrors, twins, madness and other spells of the expansions; the hero Tarnum of the Conflux."""

import pytest

from questhall.core import Rng, Table
from questhall.games.heroes import GAME
from questhall.games.heroes.choices import (
    Done,
    DropUnit,
    KeepDie,
    LookAtDeck,
    MoveUnit,
    PickTier,
    Play,
    PutAside,
    PutBackUnit,
    PutOnTop,
    RerollDie,
    Strike,
    TakeCard,
    Target,
    TargetSpace,
)
from questhall.games.heroes.effects import Purse, RollResource
from questhall.games.heroes.events import AttackDeclared, DamageDealt, SpellGivenBack, TrapSprung, UnitDefeated
from questhall.games.heroes.state import Attack, BoardToken, Troop
from questhall.games.heroes.steps.combat.casting import CastFound
from questhall.games.heroes.steps.combat.ending import FinishCombat
from questhall.games.heroes.steps.combat.round import ActivateUnit
from questhall.games.heroes.steps.combat.windows import CardWindow
from questhall.games.heroes.steps.diplomacy import CullNeutrals, ReturnUnits
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.turn import Act
from tests.games.heroes.board import arrange, battle, living, loaded, offered, prompt, side, take, told, unit

APART = """
    a . b .
    . . . .
    . . . .
    . . . .
    A . B .
"""
UNITS = {"A": "crusaders pack", "B": "marksmen few", "a": "skeletons pack", "b": "zombies few"}


def acting(*cards, drawing=APART, who="A", **more):
    """Seat 0 has these cards, and units are activated one after the other, A first."""
    kinds = UNITS | {key: more.pop(key) for key in list(more) if len(key) == 1}
    used = {key: value for key, value in kinds.items() if key in drawing}
    hands = {0: list(cards)} | more.pop("hands", {})
    return battle(drawing, agenda=[ActivateUnit(name) for name in who], hands=hands, **used, **more)


def mined(kind, *real, at=(8, 12), camp="defender"):
    """The defender has laid traps before the unit A."""
    t = acting()
    damage = 2 if kind == "land_mine" else 0
    t.state.combat.tokens = [BoardToken(kind, space, damage, 999, camp, space in real) for space in at]
    t.state.combat.armed = {f"{camp}_{kind}": len(real)}
    return t


# -- traps


def test_half_of_the_tokens_are_real_and_only_their_owner_knows_which():
    t = acting("land_mine", "power")
    take(t, Play("power", 0), Play("land_mine", 1))
    take(t, TargetSpace(5), TargetSpace(6), TargetSpace(9), TargetSpace(10))
    tokens = t.state.combat.tokens
    assert [token.at for token in tokens] == [5, 6, 9, 10]
    assert sum(token.real for token in tokens) == 2
    assert t.view(0).combat.tokens == tokens
    assert [token.real for token in t.view(1).combat.tokens] == [False] * 4


def test_traps_are_imagined_and_reshuffled_with_as_many_real_ones():
    t = mined("quicksand", 8, at=(8, 9, 12))
    seen = t.view(0)
    for seed in range(4):
        twin = Table(GAME, GAME.imagine(seen, Rng(seed)), Rng(seed))
        assert sum(token.real for token in twin.state.combat.tokens) == 1
        assert twin.view(0) == seen
        GAME.reshuffle(t, 0, Rng(seed))
        assert t.view(0) == seen


def test_a_mine_that_is_real_hurts_whoever_steps_on_it():
    t = mined("land_mine", 8, at=(4, 8))
    take(t, MoveUnit(8))
    assert (unit(t, "A").damage, told(t, TrapSprung)) == (2, [TrapSprung("A", "land_mine", True)])
    assert [token.at for token in t.state.combat.tokens] == [4]
    assert t.state.combat.armed == {"defender_land_mine": 0}


def test_a_false_trap_does_nothing_and_the_unit_goes_on():
    t = mined("quicksand", 4, at=(4, 8))
    take(t, MoveUnit(8))
    assert (unit(t, "A").damage, told(t, TrapSprung)[0].real, prompt(t)) == (0, False, "command")


def test_a_mine_is_sprung_by_who_passes_it_and_cannot_walk_around():
    t = mined("land_mine", 8, at=(8, 12))
    take(t, MoveUnit(4))
    assert [event.real for event in told(t, TrapSprung)] == [False, True]
    assert (unit(t, "A").at, unit(t, "A").damage, t.state.combat.tokens) == (4, 2, [])


def test_quicksand_holds_who_would_pass_it():
    t = mined("quicksand", 12)
    take(t, MoveUnit(4))
    assert (unit(t, "A").at, [token.at for token in t.state.combat.tokens]) == (12, [8])
    assert not offered(t, Strike)


def test_a_mine_beats_who_passes_it_there():
    t = mined("land_mine", 12)
    unit(t, "A").aspect, unit(t, "A").damage = "few", 3
    take(t, MoveUnit(4))
    assert ("A" in living(t), [token.at for token in t.state.combat.tokens]) == (False, [8])


def test_who_can_walk_around_a_trap_does():
    t = mined("land_mine", 12, at=(12,))
    take(t, MoveUnit(13))
    assert told(t, TrapSprung) == []


def test_fliers_pass_above_traps():
    t = acting(A="griffins pack")
    t.state.combat.tokens = [BoardToken("land_mine", space, 2, 999, "defender", True) for space in (8, 12, 13, 17)]
    take(t, MoveUnit(4))
    assert told(t, TrapSprung) == []


def test_quicksand_ends_the_activation():
    t = mined("quicksand", 4, at=(4, 8))
    take(t, MoveUnit(4))
    assert unit(t, "A").at == 4
    assert not offered(t, Strike)


# -- units


def test_a_berserk_unit_attacks_the_nearest_unit_whoever_it_is():
    drawing = "a b . . . . . . . . . . . . . . A . . ."
    t = acting("berserk", drawing=drawing, who="Ab", b="griffins few")
    take(t, Play("berserk", 0), Target("b"), Done())
    assert told(t, AttackDeclared)[0] == AttackDeclared("b", "a", False)
    assert [charm.kind for charm in unit(t, "b").charms] == []


def test_a_berserk_unit_that_reaches_nobody_comes_nearer():
    drawing = "a . . . . . . . . . . . . . . . A . . ."
    t = acting("berserk", drawing=drawing, who="Aa", a="zombies few")
    take(t, Play("berserk", 0), MoveUnit(18), Done())
    assert (unit(t, "a").at, told(t, AttackDeclared)) == (6, [])


def test_a_clone_stands_beside_its_unit_is_beaten_by_any_damage_and_is_gone_afterwards():
    t = acting("clone", "power", B="halberdiers pack")
    take(t, Play("power", 0), Play("clone", 0))
    assert {choice.space for choice in offered(t, TargetSpace)} == {14, 17, 19}
    take(t, TargetSpace(14))
    (twin,) = [each for each in t.state.combat.fighters if each.clone]
    assert (twin.unit, twin.aspect, twin.troop) == ("halberdiers", "pack", -1)
    assert t.scene(0, "en", log=False).pieces[f"unit.{twin.id}"].health == (1, 1)
    t.state.combat.winner = "attacker"
    FinishCombat().run(t)
    assert [troop.unit for troop in side(t).army] == ["crusaders", "halberdiers"]


def test_a_pack_that_is_a_clone_does_not_turn():
    t = acting("magic_arrow", a="griffins pack")
    unit(t, "a").clone = True
    take(t, Play("magic_arrow", 0), Target("a"))
    assert [event.fighter for event in told(t, UnitDefeated)] == ["a"]


def test_a_ward_against_air_keeps_off_spells_of_air_only():
    t = acting("pendant_of_negativity", hands={1: ["lightning_bolt", "fireball"]})
    take(t, Play("pendant_of_negativity", 1), Target("A"))
    assert [charm.kind for charm in unit(t, "A").charms] == ["air_ward"]
    t = acting("lightning_bolt", "magic_arrow", drawing="a . . . . . . . . . . . . . . . A . . .")
    unit(t, "a").charms = unit(t, "A").charms
    assert Play("lightning_bolt", 0) in offered(t, Play)


def test_the_pendant_cancels_a_spell_of_air():
    t = acting("lightning_bolt", hands={0: ["lightning_bolt"], 1: ["pendant_of_negativity"]})
    take(t, Play("lightning_bolt", 0), Play("pendant_of_negativity", 0))
    assert not told(t, DamageDealt)


# -- mirror


def test_a_mirror_turns_a_spell_to_another_unit():
    t = acting("magic_arrow", hands={0: ["magic_arrow"], 1: ["magic_mirror"]}, b="zombies few")
    take(t, Play("magic_arrow", 0), Target("b"))
    assert prompt(t) == "reflect"
    take(t, Play("magic_mirror", 0))
    assert {choice.fighter for choice in offered(t, Target)} == {"a", "A", "B"}
    take(t, Target("B"))
    assert [event.fighter for event in told(t, DamageDealt)] == ["B"]
    assert side(t, 1).discard == ["magic_mirror"]


def test_a_mirror_that_is_not_used_changes_nothing():
    t = acting("magic_arrow", hands={0: ["magic_arrow"], 1: ["magic_mirror"]})
    take(t, Play("magic_arrow", 0), Target("b"), Done())
    assert [event.fighter for event in told(t, DamageDealt)] == ["b"]


# -- on the map


def test_fortune_is_played_for_several_throws():
    steps = [Perform(0, "main", (RollResource(),)), Act(0)]
    t = arrange(hands={0: ["fortune", "power"]}, agenda=steps, loads=[0, 5])
    take(t, Play("power", 0), Play("fortune", 1))
    assert side(t).rerolls == ["pick", "pick"]
    take(t, RerollDie(0), KeepDie(0))
    assert side(t).rerolls == ["pick"]
    take(t, Done())
    assert (prompt(t), side(t).rerolls) == ("act", [])


def test_fortune_lets_choose_between_both_results():
    steps = [Perform(0, "main", (RollResource(),)), Act(0)]
    t = arrange(agenda=steps, sides={0: {"purse": Purse(), "rerolls": ["pick"]}}, loads=[5, 0])
    take(t, RerollDie(0))
    assert len(offered(t, KeepDie)) == 2
    take(t, KeepDie(0))
    assert (side(t).purse, side(t).rerolls) == (Purse(6), [])


@pytest.mark.parametrize(("kept", "damage"), [(0, 2 + 0), (1, 2 - 1)])
def test_fortune_lets_choose_between_both_results_of_an_attack_die(kept, damage):
    t = battle(
        "a . . . A . . . . . . . . . . . . . . .",
        A="griffins few", a="griffins few", agenda=[ActivateUnit("A")], hands={0: ["fortune"]},
    )  # fmt: skip
    loaded(t, 0, -1)
    take(t, Strike("a"), Done(), Play("fortune", 0), RerollDie(0), KeepDie(kept))
    assert (told(t, DamageDealt)[0].damage, t.state.combat.spells) == (damage, {"attacker": 1})


def envisioned():
    """Seat 0 looks at three bronze units."""
    deck = {"bronze": (["boars", "peasants", "halflings", "rogues"], [])}
    t = arrange(hands={0: ["power", "power", "visions"]}, piles=deck)
    take(t, Play("power", 0), Play("power", 0), Play("visions", 2), PickTier("bronze"))
    return t


def test_visions_discard_any_units_of_a_neutral_deck_and_return_the_others_in_any_order():
    t = envisioned()
    assert [choice.unit for choice in offered(t, DropUnit)] == ["boars", "peasants", "halflings"]
    take(t, DropUnit("boars"), Done(), PutBackUnit("peasants"))
    pile = t.state.neutrals["bronze"]
    assert (pile.deck[::-1], pile.discard) == (["halflings", "peasants", "rogues"], ["boars"])


def test_nobody_else_sees_what_visions_show():
    t = envisioned()
    seen = t.view(1)
    assert [step.units for step in seen.agenda if isinstance(step, CullNeutrals)] == [("", "", "")]
    assert sorted(seen.neutrals["bronze"].deck) == ["boars", "halflings", "peasants", "rogues"]
    twin = Table(GAME, GAME.imagine(seen, Rng(1)), Rng(1))
    assert (twin.view(1), list(GAME.faults(twin))) == (seen, list(GAME.faults(t)))
    take(t, Done())
    assert [step.units for step in t.view(1).agenda if isinstance(step, ReturnUnits)] == [("", "", "")]


# -- Tarnum


def test_tarnum_takes_or_removes_the_top_spell():
    own = {"hands": {0: ["tarnum_conflux_1"]}, "piles": {"spell": (["haste", "bless"], ["slow"])}}
    t = arrange(heroes=("tarnum_conflux", "sandro"), **own)
    take(t, Play("tarnum_conflux_1", 0))
    other = t.copy()
    take(t, TakeCard("haste"))
    take(other, PutAside("haste"))
    assert (side(t).hand, side(other).hand) == (["haste"], [])
    assert other.state.decks["spell"].discard == ["slow"]


def test_tarnum_hires_enchanters_once():
    own = {"hands": {0: ["tarnum_conflux_4"]}, "sides": {0: {"purse": Purse(10)}}}
    t = arrange(heroes=("tarnum_conflux", "sandro"), piles={"gold": (["enchanters"], [])}, **own)
    take(t, Play("tarnum_conflux_4", 0))
    assert (side(t).army[-1], side(t).purse) == (Troop("enchanters", "neutral"), Purse())
    t = arrange(heroes=("tarnum_conflux", "sandro"), piles={"gold": ([], [])}, **own)
    assert offered(t, Play) == [Play("tarnum_conflux_4", 1)]


def invoking(*hand, deck=("haste", "magic_arrow", "slow"), **more):
    """Tarnum plays his last specialty and takes what lies on the deck, twice; he has cast a spell before."""
    t = acting("tarnum_conflux_6", *hand, heroes=("tarnum_conflux", "sandro"), **more)
    t.state.decks["spell"].deck, t.state.decks["spell"].discard = list(reversed(deck)), ["bless"]
    t.state.combat.spells = {"attacker": 1}
    take(t, Play("tarnum_conflux_6", 0))
    for card in deck[:2]:
        take(t, LookAtDeck(), TakeCard(card))
    return t


def test_tarnum_may_cast_both_spells_that_he_finds_at_once_beyond_the_limit():
    t = invoking("lightning_bolt")
    assert {play.card for play in offered(t, Play) if play.play < 3} == {"haste", "magic_arrow"}
    take(t, Play("magic_arrow", 0), Target("b"), PutOnTop("magic_arrow"))
    take(t, Play("haste", 0), Target("A"), PutAside("haste"))
    assert (unit(t, "b").damage, [charm.kind for charm in unit(t, "A").charms]) == (1, ["initiative"])
    assert (prompt(t), t.state.decks["spell"].deck, t.state.decks["spell"].discard) == (
        "command",
        ["slow", "magic_arrow"],
        ["bless", "haste"],
    )
    assert (side(t).hand, side(t).discard, t.state.combat.laid["attacker"]) == (
        ["lightning_bolt"],
        ["tarnum_conflux_6"],
        [],
    )
    assert told(t, SpellGivenBack) == [SpellGivenBack(0, "magic_arrow", True), SpellGivenBack(0, "haste", False)]


def test_a_spell_that_tarnum_finds_and_does_not_cast_stays_with_him_and_counts_for_the_limit():
    t = invoking()
    take(t, Play("haste", 0), Target("A"), PutAside("haste"), Done())
    assert side(t).hand == ["magic_arrow"]
    assert [play for play in offered(t, Play) if play.play < 3] == []


def test_tarnum_plays_power_for_a_spell_that_he_finds_and_for_no_other_card():
    t = invoking("power", "offense")
    assert {play.card for play in offered(t, Play)} == {"haste", "magic_arrow", "power"}
    take(t, Play("power", 0), Play("magic_arrow", 1), Target("b"), PutAside("magic_arrow"))
    assert unit(t, "b").damage == 2


def test_what_tarnum_finds_in_an_attack_is_cast_only_if_it_is_an_instant():
    t = battle(APART, agenda=[CardWindow("attacker")], hands={0: ["tarnum_conflux_6"]}, **UNITS)
    t.state.combat.attack = Attack(attacker="A", target="a")
    t.state.decks["spell"].deck, t.state.decks["spell"].discard = ["bloodlust", "haste"], ["bless"]
    take(t, Play("tarnum_conflux_6", 0), LookAtDeck(), TakeCard("haste"), LookAtDeck(), TakeCard("bloodlust"))
    assert [play for play in offered(t, Play) if play.play < 3] == [Play("bloodlust", 0)]


def test_a_found_spell_that_ends_the_combat_goes_back_to_the_spell_deck_too():
    t = invoking(drawing="a . . . " + ". . . . " * 3 + "A . . .", a="zombies few~3")
    take(t, Play("magic_arrow", 0), PutOnTop("magic_arrow"))
    assert (t.state.combat, side(t).discard) == (None, ["tarnum_conflux_6"])
    assert t.state.decks["spell"].deck[-1] == "magic_arrow"


def test_a_found_spell_that_knowledge_brings_back_stays_in_the_hand():
    t = invoking("knowledge")
    take(t, Play("magic_arrow", 0), Target("b"), Play("knowledge", 0))
    assert (prompt(t), side(t).hand.count("magic_arrow")) == ("cast_found", 1)


def test_tarnum_casts_what_he_finds_on_the_map():
    own = {"hands": {0: ["tarnum_conflux_6"]}, "piles": {"spell": (["view_air", "haste", "slow"], ["bless"])}}
    t = arrange(heroes=("tarnum_conflux", "sandro"), **own)
    purse = side(t).purse
    take(t, Play("tarnum_conflux_6", 0), LookAtDeck(), TakeCard("view_air"), LookAtDeck(), TakeCard("haste"))
    take(t, Play("view_air", 0), PutOnTop("view_air"))
    assert (side(t).purse, side(t).hand) == (purse.plus(Purse(gold=3)), ["haste"])
    assert (t.state.decks["spell"].deck, prompt(t)) == (["slow", "view_air"], "act")


def test_nobody_else_sees_what_tarnum_has_found():
    t = invoking()
    seen = [step for step in t.view(1).agenda if isinstance(step, CastFound)]
    assert [step.cards for step in seen] == [("", "")]
    twin = Table(GAME, GAME.imagine(t.view(1), Rng(3)), Rng(3))
    assert [step for step in twin.view(1).agenda if isinstance(step, CastFound)] == seen


def test_of_more_units_than_a_frost_ring_hits_its_caster_chooses():
    t = acting("frost_ring", drawing=". a . . b . c . . d . . . . . . A . . .", c="skeletons few", d="zombies few")
    take(t, Play("frost_ring", 0), TargetSpace(5), Target("d"))
    assert [target.fighter for target in offered(t, Target)] == ["a", "b", "c"]
    take(t, Target("b"))
    assert {name: unit(t, name).damage for name in "abcd"} == {"a": 0, "b": 1, "c": 0, "d": 1}
