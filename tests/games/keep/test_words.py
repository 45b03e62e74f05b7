"""The words of the game: complete in three languages, with their plural forms and cases."""

from __future__ import annotations

import pytest

from questhall.games.keep import GAME
from questhall.games.keep.choices import Go, PutToken
from questhall.games.keep.content import load
from questhall.games.keep.effects import (
    RESOURCES,
    Ambush,
    AnyEffect,
    Fortify,
    Melee,
    Onslaught,
    Pack,
    Place,
    PutResource,
)
from questhall.games.keep.events.dungeon import MonsterMoved
from questhall.games.keep.events.heroes import HeroAdvanced
from questhall.games.keep.events.turns import CardPlayed, DeckReshuffled
from questhall.games.keep.scenes.cards import card
from questhall.games.keep.steps import QUESTIONS
from questhall.games.keep.steps.attack import Defence
from questhall.words import LANGUAGES, Words, words_for
from questhall.words.check import faults, unsaid
from tests.ledger import rule

CONTENT = load()
SCENARIO_CARDS = [each.id for scenario in CONTENT.scenarios.values() for each in scenario.cards]
RULES = [rule for scenario in CONTENT.scenarios.values() for rule in scenario.rules]
TREASURES = {treasure.effect for treasure in CONTENT.treasures}
HEROES = ("archer", "warrior", "rogue", "mage", "champion")
NOUNS = {
    "game": ["name", "about", "role", "help"],
    "room": CONTENT.rooms,
    "card": [*CONTENT.cards, *CONTENT.guild],
    "cardtext": [*SCENARIO_CARDS, "hero"],
    "clan": CONTENT.clans,
    "hint": [*CONTENT.clans, "then", "copies"],
    "ability": [clan.ability for clan in CONTENT.clans.values()],
    "role": ["aggressor", "defender", "helper"],
    "token": [*RESOURCES, "trap", "portal"],
    "symbol": {room.symbol for room in CONTENT.rooms.values()},
    "kind": {printed.kind for printed in CONTENT.cards.values()},
    "icon": ["activate", "melee", "move", "ranged"],
    "hero": HEROES,
    "brag": HEROES,
    "treasure": TREASURES,
    "treasuretext": TREASURES,
    "level": CONTENT.levels,
    "scenario": CONTENT.scenarios,
    "story": CONTENT.scenarios,
    "grade": {scenario.grade for scenario in CONTENT.scenarios.values()},
    "rule": RULES,
    "ruletext": RULES,
    "side": "NESW",
    "menu": [
        *(f"level-{level}" for level in CONTENT.levels),
        *(f"scenario-{scenario}" for scenario in CONTENT.scenarios),
        *(f"role-{clan}" for clan in CONTENT.clans),
    ],
}
"""Every id that may be spoken, by kind."""


def speaking(language: str, *clans: str) -> Words:
    """Words that call the seats by their clans."""
    return words_for(GAME.folder, language).with_names({seat: ("clan", clan) for seat, clan in enumerate(clans)})


def test_all_words_are_there_in_three_languages_that_agree():
    assert faults(GAME.folder, AnyEffect, *GAME.events, *GAME.choices, *QUESTIONS, nouns=NOUNS) == []


def test_every_action_of_every_card_is_said_to_the_end():
    effects = {effect for each in CONTENT.cards.values() for group in each.groups for effect in group}
    assert unsaid(GAME.folder, effects) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own_and_text(language: str):
    names = [*CONTENT.cards, *CONTENT.guild]
    drawn = [card(language, name) for name in names]
    assert len({each.name for each in drawn}) == len(names)
    assert not [each for each in drawn if not each.lines or "{" in f"{each.name}{each.lines}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_help_that_names_a_rule_of_the_ledger(language: str):
    ledger = (GAME.folder / "rules.md").read_text(encoding="utf-8")
    helps = [words_for(GAME.folder, language).attribute(f"ask-{key}", "help", Anything()) for key in question_keys()]
    assert not [text for text in helps if f"**{text.rpartition('[')[2].removesuffix(']')}**" not in ledger]


def question_keys() -> list[str]:
    from questhall.core import snake  # noqa: PLC0415

    return [snake(kind.__name__) for kind in QUESTIONS]


class Anything(dict[str, str]):
    """Whatever a phrase asks for."""

    def __missing__(self, name: str) -> str:
        return name


@pytest.mark.parametrize(
    ("language", "most", "said"),
    [
        ("en", 1, "ambush: up to 1 monster into crossbones rooms"),
        ("en", 3, "ambush: up to 3 monsters into crossbones rooms"),
        ("uk", 1, "засідка: до 1 монстра у кімнати зі схрещеними кістками"),
        ("uk", 3, "засідка: до 3 монстрів у кімнати зі схрещеними кістками"),
        ("ru", 21, "засада: до 21 монстра в комнаты со скрещёнными костями"),
    ],
)
def test_numbers_of_monsters_take_their_plural_forms(language: str, most: int, said: str):
    assert speaking(language).describe(Ambush(most, "bones")) == said


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (1, "Відьма перетасувала 1 карту зі скиду в нову колоду."),
        (3, "Відьма перетасувала 3 карти зі скиду в нову колоду."),
        (11, "Відьма перетасувала 11 карт зі скиду в нову колоду."),
    ],
)
def test_numbers_of_cards_take_three_plural_forms_in_ukrainian(cards: int, said: str):
    assert speaking("uk", "witch").event(DeckReshuffled(0, cards)) == said


def test_verbs_agree_with_the_gender_of_clans_and_heroes():
    words = speaking("uk", "ratfolk", "witch")
    assert words.event(CardPlayed(0, "scurry")) == "Щурник зіграв «Метушня»."
    assert words.event(CardPlayed(1, "drift")) == "Відьма зіграла «Ширяння»."
    assert (
        words.event(HeroAdvanced("rogue1", "rogue", "cage", "vault")) == "Пройдисвітка просунулася з клітки до сховища."
    )
    assert words.event(HeroAdvanced("mage1", "mage", "cage", "vault")) == "Маг просунувся з клітки до сховища."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ratfolk went from the Sewer to the Graveyard with a frog."),
        ("uk", "Щурник перейшов з каналізації на цвинтар з жабою."),
        ("ru", "Крысолюд перешёл из канализации на кладбище с лягушкой."),
    ],
)
def test_rooms_and_tokens_take_their_cases(language: str, said: str):
    assert speaking(language, "ratfolk").event(MonsterMoved(0, "sewer", "graveyard", "frog")) == said


def test_attacked_clans_take_the_accusative():
    question = Defence("archer", 0, 0, "vault", 1)
    assert speaking("uk", "witch").question(question) == "Лучниця атакує у сховищі відьму, ушкодження 1. Захиститися?"


def test_an_ability_is_named_in_the_choice():
    assert speaking("en").choice(PutToken(0, "bone", "cage")) == "Place a bone in the Cage"
    assert speaking("en").choice(PutToken(0, "bone", "cage", ability=True)) == "Place a bone in the Cage (ability)"
    assert speaking("ru").choice(Go(0, 1, "vault", ability=True)).endswith("(способность)")


def test_actions_within_actions_are_described():
    words = speaking("en")
    assert (
        words.describe(Onslaught(Melee(), Place(1)))
        == "onslaught: melee attack, then put up to 1 monster into that room"
    )
    assert words.describe(Pack(Melee())) == "pack: melee attack with every monster in one room"
    assert words.describe(Fortify("activate")) == "fortify: of your top 3 cards take those with activation"
    assert speaking("uk").describe(PutResource("frog")) == "покласти жабу"


def test_the_groups_of_a_card_stand_beside_an_or():
    assert card("en", "flit").lines == ("Move ×2", "or", "Activation ×2")
    assert card("uk", "flit").lines == ("Переміщення ×2", "або", "Активація ×2")
    assert (card("en", "flit").kind, card("en", "notched_sword").kind) == ("Imp", "Equipment")


@pytest.mark.parametrize(
    ("level", "meant"),
    [
        pytest.param("simple", "for beginners and families", marks=rule("KH-319")),
        pytest.param("hard", "for experienced players, and for playing alone", marks=rule("KH-320", "KH-R-048")),
        pytest.param("hell", "for veterans", marks=rule("KH-321")),
    ],
)
def test_a_level_says_whom_it_is_meant_for(level, meant):
    assert speaking("en").say(f"menu-level-{level}").startswith(meant)
