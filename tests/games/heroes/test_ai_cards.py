"""Chapter 27 and sieges of chapter 28: the decks of heroes of the AI, and how their units treat walls."""

import pytest

from questhall.games.heroes.choices import Target
from questhall.games.heroes.content.printed import RivalPlan, Troops
from questhall.games.heroes.dealing import common_deck, make_rival
from questhall.games.heroes.events import AiCardDrawn, AiSpellCast, DamageDealt, UnitDefended, UnitShielded, WallRazed
from questhall.games.heroes.state import Mood, Rival, Troop
from questhall.games.heroes.steps.combat.aftermath import strike
from questhall.games.heroes.steps.combat.ai_cards import CastForAi, DrawAiCard, ready_decks
from questhall.games.heroes.steps.combat.resisting import sturdiest
from questhall.games.heroes.steps.combat.round import ActivateUnit
from tests.games.heroes.board import CONTENT, LoadedRng, arrange, battle, told, unit
from tests.ledger import rule

FIELD = """
    . . . .
    s z . .
    . . . .
    . A H .
    . . . .
"""


def sandro(*cards, **more):
    """Sandro of the AI; his deck is named from the top."""
    return Rival(faction="necropolis", hero="sandro", home="s1_c", at="f1_c", deck=list(reversed(cards)), **more)


def duel(rival, *agenda, dice=(0,), drawing=FIELD, **more):
    """Archangels (defence 4) and halberdiers of seat 0 against skeletons and zombies of Sandro."""
    units = {"A": "archangels pack", "H": "halberdiers few", "s": "skeletons few", "z": "zombies few"} | more
    return battle(drawing, rival=rival, agenda=[*agenda], dice=dice, **units)


@rule("HM-2701", "HM-2707")
def test_a_card_is_drawn_whenever_a_unit_of_the_ai_is_activated():
    t = duel(sandro("ai_attack", "ai_defense"), ActivateUnit("s"))
    assert told(t, AiCardDrawn) == [AiCardDrawn("sandro", "ai_attack")]
    assert (t.state.rivals[0].deck, t.state.rivals[0].discard) == (["ai_defense"], ["ai_attack"])


@rule("HM-2708")
def test_a_deck_that_is_used_up_stays_empty_during_the_combat():
    rival = sandro()
    rival.discard = ["ai_attack"]
    t = duel(rival, ActivateUnit("s"))
    assert told(t, AiCardDrawn) == []


@rule("HM-2711", "HM-R-135")
def test_attack_cards_wait_for_the_next_attack_and_add_up():
    rival = sandro("ai_attack", "ai_attack")
    t = duel(
        rival, DrawAiCard("s"), DrawAiCard("s"), *strike("s", "H"), *strike("z", "H"), dice=(0, 0), H="zombies pack"
    )
    # Skeletons 2 and two cards against zombies 1 + 1; then zombies 2 without cards.
    assert [event.damage for event in told(t, DamageDealt)] == [2, 0]
    assert rival.fury == 0


@rule("HM-D-20", "HM-2711")
def test_a_defence_card_lies_on_the_unit_that_is_activated_next_until_it_is_attacked():
    t = duel(sandro("ai_firm_defense"), DrawAiCard("s"), *strike("H", "z"), *strike("H", "z"), dice=(1, 1))
    assert told(t, UnitShielded) == [UnitShielded("z", 1)]
    # Halberdiers 2 and the die +1 against zombies 1 + 1 for the die, then + 1 by the card.
    assert [event.damage for event in told(t, DamageDealt)] == [0, 1]


def test_the_other_defence_card_lies_on_the_unit_with_the_most_health():
    t = duel(sandro("ai_defense"), DrawAiCard("s"))
    assert told(t, UnitShielded) == [UnitShielded("z", 1)]


@pytest.mark.parametrize(("difficulty", "value"), [("easy", 1), ("normal", 1), ("hard", 2), ("impossible", 2)])
@rule("HM-2709", "HM-2710", "HM-2714")
def test_the_value_of_the_difficulty_counts(difficulty, value):
    rival = sandro("ai_fierce_attack")
    t = duel(rival)
    t.state.difficulty = difficulty
    DrawAiCard("s").run(t)
    assert rival.fury == value


@rule("HM-2701", "HM-2712", "HM-D-25")
def test_a_magic_card_casts_the_next_spell_at_the_sturdiest_unit():
    rival = sandro("ai_spell", spells=["magic_arrow", "lightning_bolt"])
    t = duel(rival, DrawAiCard("s"))
    assert told(t, AiSpellCast) == [AiSpellCast("sandro", "lightning_bolt")]
    assert told(t, DamageDealt) == [DamageDealt("A", 3)]
    assert rival.cast == ["lightning_bolt"]


def test_a_helpful_spell_is_for_the_sturdiest_of_its_own():
    t = duel(sandro(spells=["haste"]), CastForAi("defender", 0), z="crusaders few")
    assert [charm.value for charm in unit(t, "z").charms] == [1]


@pytest.mark.parametrize(
    ("what", "power", "cast"), [("spells", 2, 0), ("weak_spells", 0, 0), ("weak_spells", 1, 1), ("morale", 0, 1)]
)
def test_what_forbids_spells_to_all_heroes_binds_the_ai(what, power, cast):
    t = duel(sandro(spells=["haste"]))
    t.state.combat.moods = [Mood(what, 1, 99)]
    CastForAi("defender", power).run(t)
    assert len(told(t, AiSpellCast)) == cast


def test_equal_units_are_named_by_the_player():
    t = duel(sandro(spells=["magic_arrow"]), CastForAi("defender", 0), A="halberdiers few", H="skeletons few")
    assert t.decisions[0].choices == (Target("A"), Target("H"))
    assert sturdiest([]) == []


@rule("HM-R-134", "HM-2706")
def test_an_empty_spell_deck_is_shuffled_anew_and_both_decks_before_each_combat():
    rival = sandro()
    rival.cast, rival.discard = ["magic_arrow"], ["ai_attack"]
    t = duel(rival, CastForAi("defender", 0))
    assert told(t, AiSpellCast) == [AiSpellCast("sandro", "magic_arrow")]
    ready_decks(t, -2)
    assert (rival.deck, rival.discard, rival.spells, rival.cast) == (["ai_attack"], [], ["magic_arrow"], [])


@rule("HM-2704", "HM-R-136", "HM-2713")
def test_a_skill_card_uses_the_ability_that_was_set_aside_and_draws_for_it():
    rival = sandro("ai_skill", "ai_attack", "ai_defense", skill="offense")
    duel(rival, DrawAiCard("s"))
    assert rival.fury == 2
    assert (rival.skill, rival.deck) == ("offense", ["ai_defense"])


def test_a_keen_skill_goes_back_into_the_deck_in_the_first_combat_round():
    rival = sandro("ai_keen_skill", skill="archery")
    duel(rival, DrawAiCard("s"))
    assert (rival.deck, rival.discard) == (["ai_keen_skill"], [])


@rule("HM-2702", "HM-2703", "HM-2705", "HM-D-24")
def test_the_scenario_says_how_many_cards_of_each_type_and_which_spells():
    plan = RivalPlan(
        factions=(), army=(Troops("bronze", 0),), cards={"might": 3, "magic": 1}, spells=("haste",), skill="luck"
    )
    rival = make_rival(CONTENT, plan, "dungeon", LoadedRng(3))
    types = sorted(CONTENT.ai_cards[card].type for card in rival.deck)
    assert (types, rival.spells, rival.skill) == (["magic", "might", "might", "might"], ["haste"], "luck")
    assert (len(CONTENT.ai_cards), sum(card.copies for card in CONTENT.ai_cards.values())) == (8, 20)


@rule("HM-2704", "HM-2705")
def test_spells_and_skill_of_the_ai_are_taken_out_of_the_common_decks():
    t = arrange()
    t.state.rivals = [sandro(spells=["haste", "haste"], skill="luck")]
    spells, abilities = (common_deck(t.state, deck, LoadedRng(1)) for deck in ("spell", "ability"))
    assert "haste" not in [*spells.deck, *spells.discard]
    assert [*abilities.deck, *abilities.discard].count("luck") == 1


# -- sieges

SIEGE = """
    . . . .
    s . . .
    . . . .
    . . . .
    H . . .
"""


@rule("HM-R-140")
def test_besieged_units_of_the_ai_leave_the_walls_alone_and_defend_if_they_can_do_nothing_else():
    t = duel(sandro(), ActivateUnit("s"), drawing=SIEGE, walls="WWWW", field="s1_c")
    assert (told(t, WallRazed), told(t, UnitDefended)) == ([], [UnitDefended("s")])


@rule("HM-R-140")
def test_besieging_units_of_the_ai_break_the_closest_wall():
    t = battle(
        SIEGE,
        rival=sandro(),
        raid=True,
        walls="WGWW",
        agenda=[ActivateUnit("H")],
        H="skeletons few",
        s="halberdiers few",
    )
    assert told(t, WallRazed) == [WallRazed(0)]
    assert t.state.combat.walls == ["", "gate", "wall", "wall"]
    assert Troop("skeletons") in t.state.rivals[0].army
