"""Cards of the AI and town boards once more, number by number."""

import pytest

from questhall.games.heroes.effects import (
    Gain,
    Morale,
    Moves,
    OneOf,
    Option,
    Purse,
    Reinforce,
    Search,
)
from questhall.games.heroes.events import AiSpellCast, DamageDealt, UnitShielded
from questhall.games.heroes.state import Rival
from questhall.games.heroes.steps.combat.ai_cards import CastForAi, DrawAiCard
from tests.games.heroes.board import CONTENT, battle, told, unit
from tests.ledger import rule

FIELD = """
    . . . .
    s z y .
    . . . .
    . H A .
    . . . .
"""


# -- cards of the AI


def sandro(*cards, **more):
    return Rival(faction="necropolis", hero="sandro", home="s1_c", at="f1_c", deck=list(reversed(cards)), **more)


def duel(rival, *agenda, **more):
    """Halberdiers and archangels of seat 0 against skeletons, zombies and crusaders of Sandro."""
    units = {"H": "halberdiers few", "A": "archangels pack", "s": "skeletons few", "z": "zombies few"}
    return battle(FIELD, rival=rival, agenda=[*agenda], dice=[0], y="crusaders few", **units, **more)


@rule("HM-D-20")
def test_the_quickest_of_those_that_wait_gets_the_defence():
    t = duel(sandro("ai_firm_defense"), DrawAiCard("s"))
    assert told(t, UnitShielded) == [UnitShielded("y", 1)]


@rule("HM-D-20", "HM-D-25", "HM-D-24")
@pytest.mark.parametrize(
    ("card", "kind", "values"),
    [
        ("ai_attack", "might", (0, 1, 1, 2)),
        ("ai_fierce_attack", "might", (1, 1, 2, 2)),
        ("ai_defense", "might", (0, 1, 1, 2)),
        ("ai_firm_defense", "might", (1, 1, 2, 2)),
        ("ai_spell", "magic", (0, 1, 1, 2)),
        ("ai_strong_spell", "magic", (0, 1, 2, 3)),
        ("ai_skill", "skill", (0, 0, 0, 0)),
        ("ai_keen_skill", "skill", (0, 0, 0, 0)),
    ],
)
def test_the_values_of_a_card_of_the_ai(card, kind, values):
    printed = CONTENT.ai_cards[card]
    assert printed.type == kind
    assert tuple(printed.values[name] for name in ("easy", "normal", "hard", "impossible")) == values


@rule("HM-D-25")
def test_a_harmful_spell_hits_the_highest_defence_wherever_it_stands():
    t = duel(sandro(spells=["lightning_bolt"]), CastForAi("defender", 1))
    assert told(t, AiSpellCast) == [AiSpellCast("sandro", "lightning_bolt")]
    assert told(t, DamageDealt) == [DamageDealt("A", 3)]
    helped = duel(sandro(spells=["haste"]), CastForAi("defender", 0))
    assert [name for name in "szy" if unit(helped, name).charms] == ["y"]


# -- boards


HALLS = {
    "castle": (Option(then=(Gain(5),)), Option(then=(Moves(),))),
    "dungeon": (Option(then=(Gain(5),)), Option(then=(Gain(0, 0, 1),))),
    "necropolis": (Option(then=(Gain(4),)), Option(then=(Reinforce(("bronze",), "free"),))),
}


@pytest.mark.parametrize(
    "faction",
    [
        pytest.param("necropolis", marks=rule("HM-D-22")),
        pytest.param("castle", marks=rule("HM-D-26")),
        pytest.param("dungeon", marks=rule("HM-D-27")),
    ],
)
def test_what_a_city_hall_brings(faction):
    assert CONTENT.buildings[f"{faction}_city_hall"].yields == (OneOf(HALLS[faction]),)


@rule("HM-D-26")
def test_the_brotherhood_brings_morale():
    assert CONTENT.buildings["brotherhood_of_the_sword"].yields == (Morale(1),)


@rule("HM-D-21")
@pytest.mark.parametrize("faction", CONTENT.factions)
def test_every_mage_guild_searches_two_spells_twice_when_it_is_built(faction):
    (guild,) = [each for each in CONTENT.town(faction) if each.kind == "mage_guild"]
    assert guild.built == (Search("spell", 2), Search("spell", 2))


@rule("HM-D-28")
def test_prices_that_the_printed_boards_correct():
    names = ("mana_vortex", "rampart_citadel", "freelancers_guild")
    prices = [Purse(6, 3, 1), Purse(8, 4, 1), Purse(2, 2, 0)]
    assert [CONTENT.buildings[name].price for name in names] == prices
