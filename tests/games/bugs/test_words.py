"""The words of the game: complete in three languages."""

from __future__ import annotations

from typing import get_args

import pytest

from questhall.games.bugs import GAME
from questhall.games.bugs.content import Difficulty, Slot, Use, When, load, names
from questhall.games.bugs.content.scenarios import Goal, Rule
from questhall.games.bugs.effects import AnyEffect, Area, Condition, Extra, Spend, Until, Zone
from questhall.games.bugs.events import Face, LuckName, Payment, Source, Terrain
from questhall.games.bugs.scenes.cards import item_text
from questhall.games.bugs.scenes.speaker import Speaker
from questhall.games.bugs.scenes.terms import ALIKE, COLUMNS, ELITE, LOST, MODIFIERS, TERRAIN, WORDS
from questhall.games.bugs.state import State
from questhall.games.bugs.steps import QUESTIONS
from questhall.games.bugs.view import View
from questhall.haven import Modifier
from questhall.haven.events import Who
from questhall.haven.terms import Half, Reach
from questhall.words import LANGUAGES
from questhall.words.check import faults, unsaid

CONTENT = load()


def values(literal: object) -> list[str]:
    return [value for value in get_args(get_args(literal)[0]) if value]


SYMBOLS = {
    symbol
    for part in (
        *(side.charge for card in CONTENT.cards.values() for side in (card.a, card.b)),
        *(column.charge for kind in CONTENT.monsters.values() for column in kind.columns),
        *(item.cost for item in CONTENT.items.values()),
        ("fire", "ice", "air", "earth", "light", "dark", "wild"),
        *(
            spend.cost
            for kind in CONTENT.monsters.values()
            for c in kind.columns
            for a in c.actions
            for spend in getattr(a, "spend", ())
        ),
    )
    for symbol in part
}
ENDS = ["completed", "exhausted", "no_cards", "destroyed", "late"]
NOUNS = names(CONTENT) | {
    "game": ["name", "about", "role", "help"],
    "element": SYMBOLS,
    "condition": values(Condition),
    "zone": values(Zone),
    "until": values(Until),
    "reach": values(Reach),
    "half": values(Half),
    "area": values(Area),
    "slot": values(Slot),
    "use": values(Use),
    "when": values(When),
    "difficulty": values(Difficulty),
    "face": values(Face),
    "luck": values(LuckName),
    "source": values(Source),
    "payment": values(Payment),
    "terrain": values(Terrain),
    "added": ["plus", "pierce", "push", "pull", "inflict", "gain", "heal", "advantage"],
    "side": ["a", "b"],
    "on": ["attack", "move"],
    "reason": [*ENDS, "campaign_completed", "campaign_ended"],
    "ending": ENDS,
    "state": ["spent", "lost"],
    "role": CONTENT.characters,
    "refusal": [
        *("card_discard", "card_lost", "card_active", "card_chosen"),
        *("item_spent", "item_lost", "invisible", "out_of_range", "hit_already", "objective", "not_next"),
        *("card_waiting", "uncontrolled"),
        *("hex_taken", "hex_obstacle", "hex_cut_off", "hex_too_far", "hex_no_obstacle", "hex_not_empty"),
    ],
    "means": {word for word in (*WORDS, LOST, ELITE, COLUMNS, MODIFIERS, *TERRAIN.values()) if word not in ALIKE},
    "group": ["hero", "monsters", "wind_demon"],
    "story": CONTENT.scenarios,
    "conclusion": CONTENT.scenarios,
    "setback": CONTENT.scenarios,
    "option": ["difficulty", "long_rest_loss", "long_rest_loss-random", "long_rest_loss-choice"],
    "menu": [*(f"scenario-{name}" for name in GAME.scenarios()), *(f"role-{name}" for name in CONTENT.characters)],
}
SPOKEN = (AnyEffect, Extra, Spend, Who, Modifier, Goal, Rule, *GAME.events, *GAME.choices, *QUESTIONS)


def test_all_words_are_there_in_three_languages_that_agree():
    assert faults(GAME.folder, *SPOKEN, nouns=NOUNS) == []


def test_every_action_of_every_card_and_column_is_said_to_the_end():
    sides = [side for card in CONTENT.cards.values() for side in (card.a, card.b)]
    effects = {effect for side in sides for effect in (*side.top, *side.bottom)}
    effects |= {effect for kind in CONTENT.monsters.values() for column in kind.columns for effect in column.actions}
    assert unsaid(GAME.folder, effects) == []


def test_goals_and_special_rules_are_said():
    scenarios = CONTENT.scenarios.values()
    assert unsaid(GAME.folder, [each for scenario in scenarios for each in (*scenario.goal, *scenario.rules)]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_item_says_what_it_does(language):
    who = Speaker(View(None, State(scenario="showdown"), (), None), language)
    assert [item.id for item in CONTENT.items.values() if not item_text(who, item)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["card", "item", "being", "scenario"])
def test_no_two_things_of_a_kind_are_called_alike(kind, language):
    who = Speaker(View(None, State(scenario="showdown"), (), None), language)
    called = [who.words.name(kind, name) for name in NOUNS[kind]]
    assert len(set(called)) == len(called)
