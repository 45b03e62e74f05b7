"""The words of the game: complete in three languages."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from questhall.core import OpenQuestion, Question
from questhall.core.settings import settings
from questhall.games.heroes import GAME
from questhall.games.heroes.content import load
from questhall.games.heroes.content.printed import Aspect, CardKind, Mode, Scenario
from questhall.games.heroes.effects import AnyEffect, Difficulty, Gathering, Peeked, Resource, School, Tier, UnitType
from questhall.games.heroes.scenes.cards import building_card, hand_card, hero_card, unit_card
from questhall.games.heroes.scenes.speaker import field_name, named_words
from questhall.games.heroes.state import Camp, Lingering, PawnName, Token
from questhall.games.heroes.steps import STEPS
from questhall.games.heroes.steps.thrown import Thrown
from questhall.games.heroes.traits import AnyTrait, Slayer
from questhall.games.heroes.wilds import INCOME
from questhall.words import LANGUAGES
from questhall.words.check import faults, unsaid

CONTENT = load()
QUESTIONS = [step for step in STEPS if issubclass(step, Question | OpenQuestion) and step is not Thrown]


def values(kind: object) -> list[str]:
    """The values of a literal type, perhaps an annotated one."""
    found = get_args(kind)
    return values(found[0]) if not isinstance(found[0], str) else list(found)


def field_values(struct: type, name: str) -> list[str]:
    """The values that a field can have."""
    (found,) = [field.type for field in msgspec.structs.fields(struct) if field.name == name]
    return values(found)


SIDES = [side for unit in CONTENT.units.values() for side in (unit.few, unit.pack, unit.neutral, unit.stacked) if side]
SLAIN = [trait.unit for side in SIDES for trait in side.traits if isinstance(trait, Slayer)]
FAMILIES = ("dragons", "golems", "elementals")
"""What specialties call several units together."""
OPTIONS = [setting.name for setting in settings(GAME)]
NOUNS = {
    "faction": CONTENT.factions,
    "hero": CONTENT.heroes,
    "calling": {hero.calling for hero in CONTENT.heroes.values()},
    "unit": [*CONTENT.units, *(name for name in SLAIN if name not in CONTENT.units), *FAMILIES],
    "card": [*CONTENT.cards, *CONTENT.proclamations, *CONTENT.tidings, *CONTENT.curios],
    "starrule": {each.rule for each in CONTENT.proclamations.values() if each.rule},
    "building": CONTENT.buildings,
    "buildingrule": {each.rule for each in CONTENT.buildings.values() if each.rule},
    "location": CONTENT.locations,
    "scenario": [*CONTENT.scenarios, *CONTENT.campaigns, *CONTENT.missions],
    "story": [*CONTENT.scenarios, *CONTENT.missions],
    "goal": field_values(Scenario, "goal"),
    "resource": values(Resource),
    "tier": values(Tier),
    "deck": values(Peeked),
    "difficulty": values(Difficulty),
    "school": values(School),
    "type": values(UnitType),
    "kind": values(CardKind),
    "mode": values(Mode),
    "aspect": values(Aspect),
    "pawn": values(PawnName),
    "camp": values(Camp),
    "token": values(Token),
    "menu": [
        *(f"scenario-{id}" for id in GAME.scenarios()),
        *(f"role-{id}" for id in CONTENT.factions),
        *(f"option-{setting.name}" for setting in settings(GAME)),
        *(f"astrologers-{often}" for often in ("even", "always", "never")),
        *(f"wilds-{wish}" for wish in INCOME),
    ],
    "options": {setting.group for setting in settings(GAME) if setting.group},
    "game": ["name", "about", "role"],
    "option": [
        *OPTIONS,
        "astrologers-even",
        "astrologers-always",
        "astrologers-never",
        *(f"wilds-{wish}" for wish in INCOME),
    ],
}


def test_all_words_are_there_in_three_languages_that_agree():
    assert (
        faults(GAME.folder, AnyEffect, Gathering, AnyTrait, *GAME.events, *GAME.choices, *QUESTIONS, nouns=NOUNS) == []
    )


def test_every_effect_and_every_trait_is_said_to_the_end():
    plays = [play for card in CONTENT.cards.values() for play in card.plays]
    said = [effect for play in plays for effect in play.effects]
    said += [effect for each in CONTENT.locations.values() for effect in each.effects]
    said += [effect for each in CONTENT.proclamations.values() for effect in each.each]
    said += [effect for each in CONTENT.curios.values() for effect in each.each]
    said += [effect for each in CONTENT.locations.values() if each.bank for effect in each.bank.each]
    said += [effect for each in CONTENT.buildings.values() for effect in (*each.built, *each.yields)]
    said += [trait for side in SIDES for trait in side.traits]
    assert unsaid(GAME.folder, said) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(language):
    cards = [hand_card(language, name) for name in CONTENT.cards]
    cards += [building_card(language, name) for name in CONTENT.buildings]
    cards += [hero_card(language, name) for name in CONTENT.heroes]
    for unit in CONTENT.units.values():
        cards += [unit_card(language, unit.id, aspect) for aspect in values(Aspect) if getattr(unit, aspect)]
    assert [card.name for card in cards if not all(card.lines)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["card", "unit", "hero", "location", "scenario", "faction"])
def test_no_two_things_of_a_kind_are_called_alike(kind, language):
    words = named_words(language, ())
    called = [words.name(kind, name) for name in NOUNS[kind]]
    assert len(set(called)) == len(called)


def test_towns_and_mines_are_told_apart():
    words = named_words("en", ())
    assert [field_name(words, field) for field in ("s3_c", "s3_sw", "f1_ne")] == [
        "Town: Castle",
        "Mine: materials",
        "Windmill",
    ]


def test_all_that_can_last_on_a_unit_has_a_name():
    words = named_words("en", ())
    assert all(words.name("charm", kind) for kind in field_values(Lingering, "kind"))
