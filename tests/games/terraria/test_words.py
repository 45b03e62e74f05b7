"""The words of the game: complete in three languages."""

from __future__ import annotations

from typing import get_args

import pytest

from questhall.games.terraria import GAME
from questhall.games.terraria.content import load
from questhall.games.terraria.content.goals import Deed
from questhall.games.terraria.effects import (
    BIOMES,
    CHAINS,
    HOUSES,
    LAYERS,
    RESOURCES,
    SLOTS,
    AnyEffect,
    Debuff,
    Npc,
    Range,
)
from questhall.games.terraria.scenes.book import KINDS
from questhall.games.terraria.scenes.cards import action_card, shop_card
from questhall.games.terraria.scenes.facts import enemy_facts, goal_reward, goal_text, reward_text
from questhall.games.terraria.steps import QUESTIONS
from questhall.words import LANGUAGES, words_for
from questhall.words.check import faults, unsaid

CONTENT = load()
TOKENS = ("platform", "rope", "platforms", "ropes", "coins")
CARDS = [
    *(*CONTENT.actions, *CONTENT.consumables, *CONTENT.equipment, *CONTENT.armour, *CONTENT.minions, *CONTENT.chests),
    *(*TOKENS, *RESOURCES),
]


def values(literal: object) -> list[str]:
    return [value for value in get_args(get_args(literal)[0]) if value]


NOUNS = {
    "game": ["name", "about", "role", "help"],
    "card": CARDS,
    "enemy": [*CONTENT.enemies, *CONTENT.bosses],
    "boss": CONTENT.bosses,
    "resource": RESOURCES,
    "cell": [*CONTENT.cells, "cave"],
    "goal": CONTENT.goals,
    "biome": BIOMES,
    "layer": LAYERS,
    "house": HOUSES,
    "purpose": HOUSES,
    "npc": values(Npc),
    "need": values(Npc),
    "service": values(Npc),
    "debuff": values(Debuff),
    "range": values(Range),
    "slot": SLOTS,
    "chain": CHAINS,
    "character": CONTENT.figures.characters,
    "deed": get_args(Deed),
    "due": CONTENT.bosses,
    "special": {boss.special for boss in CONTENT.bosses.values()},
    "way": ["walk", "fly", "worm", "sweep"],
    "station": ["work_bench", "anvil_furnace", "loom", "hellforge"],
    "icon": ["threat", "spawn", "dawn", "none"],
    "mark": [
        "platform",
        "tunnel",
        "acorn",
        "opened",
        "pylon",
        "rope",
        "ap",
        "swords",
        "shields",
        "hearts",
        "coins",
        "mana",
        "dig",
        "hard",
        "chop",
    ],
    "space": ["threat", "spawn", "dawn", "none"],
    "count": ["ap", "swords", "shields", "hearts", "coins", "mana"],
    "chest": ["hoard", "supplies", "ores", "skills", "gear"],
    "difficulty": ["normal", "hard", "harder"],
    "evil": ["corruption", "crimson"],
    "measure": GAME.measures,
    "scenario": GAME.scenarios(),
    "ending": [*CHAINS, "wall_of_flesh", "threat"],
    "shelf": ["lacking", *KINDS],
    "tile": [],
    "option": [
        *("difficulty", "evil", "threat", "journey", "focus"),
        *("threat-calm", "threat-risky", "threat-dangerous", "threat-deadly"),
    ],
    "menu": [
        "scenario-world",
        *(f"role-{name}" for name in CONTENT.figures.characters),
        *(f"option-{name}" for name in ("journey", "focus", "evil", "threat")),
        *(f"difficulty-{name}" for name in ("normal", "hard", "harder")),
    ],
}


def test_all_words_are_there_in_three_languages_that_agree():
    assert faults(GAME.folder, AnyEffect, *GAME.events, *GAME.choices, *QUESTIONS, nouns=NOUNS) == []


def test_every_effect_of_every_card_is_said_to_the_end():
    kinds = (CONTENT.actions, CONTENT.consumables, CONTENT.equipment, CONTENT.armour, CONTENT.minions)
    parts = [part for kind in kinds for card in kind.values() for part in card.parts]
    assert unsaid(GAME.folder, {effect for part in parts for effect in part}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_goal_and_every_reward_is_said_to_the_end(language):
    words = words_for(GAME.folder, language)
    told = [goal_text(words, goal, players) for goal in CONTENT.goals.values() for players in (1, 4)]
    told += [goal_reward(words, goal) for goal in CONTENT.goals.values()]
    told += [reward_text(words, reward) for chest in CONTENT.chests.values() for reward in chest.rewards]
    assert [text for text in told if not text or "{" in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["boss", "resource", "biome", "layer", "house", "npc", "goal", "character"])
def test_no_two_things_of_a_kind_are_called_alike(kind, language):
    words = words_for(GAME.folder, language)
    called = [words.name(kind, name) for name in NOUNS[kind]]
    assert len(set(called)) == len(called)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_enemies_are_called_alike(language):
    called = [words_for(GAME.folder, language).name("enemy", name) for name in CONTENT.enemies]
    assert len(set(called)) == len(called)


@pytest.mark.parametrize(
    ("language", "onward", "march"),
    [
        ("en", ["1 action point", "1 sword"], ["3 action points"]),
        ("uk", ["1 очко дії", "1 меч"], ["3 очки дії"]),
        ("ru", ["1 очко действия", "1 меч"], ["3 очка действия"]),
    ],
)
def test_the_word_behind_a_number_on_a_card_agrees_with_it(language, onward, march):
    def shown(card):
        return [f"{act.value} {act.text}" for part in action_card(language, card).parts for act in part.acts]

    assert (shown("onward"), shown("long_march")) == (onward, march)


@pytest.mark.parametrize(("language", "word"), [("en", "coins"), ("uk", "монет"), ("ru", "монет")])
def test_the_word_for_the_price_of_a_card_agrees_with_it(language, word):
    assert shop_card(language, "somersault", 1, "guide", here=True).price[0].name == word


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_sells_the_card_explore_more_that_everybody_has(language):
    words = words_for(GAME.folder, language)
    assert words.name("card", "further_explore_more") == words.name("card", "explore_more")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Build any house underground"),
        ("uk", "Збудуйте будь-який будинок під землею"),
        ("ru", "Постройте любой дом под землёй"),
    ],
)
def test_a_goal_says_in_plain_words_in_which_layer_a_house_must_stand(language, text):
    assert goal_text(words_for(GAME.folder, language), CONTENT.goals["build_5"], 2) == text


@pytest.mark.parametrize(
    ("language", "text"), [("en", "Stays where it is"), ("uk", "Стоїть на місці"), ("ru", "Стоит на месте")]
)
def test_of_an_enemy_that_never_moves_it_is_said_that_it_stays(language, text):
    still = next(kind for kind in CONTENT.enemies.values() if not kind.move)
    assert text in enemy_facts(words_for(GAME.folder, language), still)


@pytest.mark.parametrize(
    ("language", "chains"), [("uk", ["1 ланцюжок", "2 ланцюжки"]), ("ru", ["1 цепочку", "2 цепочки"])]
)
def test_the_number_of_chains_that_win_takes_plural_forms(language, chains):
    words = words_for(GAME.folder, language)
    assert all(text in words.say("welcome-aim", chains=count, journey=False) for count, text in enumerate(chains, 1))
