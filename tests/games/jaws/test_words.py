"""The words of the game: complete in three languages, and every card says what it does."""

from __future__ import annotations

import re

import pytest

from questhall.games.jaws import GAME
from questhall.games.jaws.content import load, names
from questhall.games.jaws.content.scenarios import ScenarioGoal
from questhall.games.jaws.effects import AnyEffect
from questhall.games.jaws.events import ModifierUsed, Who
from questhall.games.jaws.scenes.cards import item_text
from questhall.games.jaws.scenes.lines import told
from questhall.games.jaws.scenes.panels import monster_effects, stats
from questhall.games.jaws.scenes.speaker import FOLDER, Speaker
from questhall.games.jaws.state import Deck, Deed, State
from questhall.games.jaws.steps import QUESTIONS
from questhall.games.jaws.view import View
from questhall.words import LANGUAGES, words_for
from questhall.words.check import faults, unsaid

CONTENT = load.__wrapped__()  # other tests draw scenarios of their own
LOBBY = ("game-about", "role-", "menu-", "option-", "scenario-campaign")


def speaker(language: str) -> Speaker:
    return Speaker(View(0, State(scenario="", modifiers=Deck(), deed=Deed()), (), None), language)


def test_all_words_are_there_and_none_too_many():
    spoken = (AnyEffect, ScenarioGoal, *GAME.events, *GAME.choices, *QUESTIONS)
    found = faults(GAME.folder, *spoken, nouns={**names(CONTENT), "measure": GAME.measures})
    assert [fault for fault in found if not any(f"“{key}" in fault for key in LOBBY)] == []


def test_every_action_of_the_box_can_be_said():
    halves = [half for card in CONTENT.cards.values() for half in (card.top, card.bottom)]
    actions = [action for half in halves for action in half.actions]
    actions += [action for deck in CONTENT.decks.values() for card in deck for action in card.actions]
    actions += [action for item in CONTENT.items.values() for action in item.actions]
    assert unsaid(GAME.folder, actions) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_items_perks_and_events_are_told(language):
    who = speaker(language)
    texts = [item_text(who, item) for item in CONTENT.items.values()]
    texts += [who.perk(b, n) for b, c in CONTENT.characters.items() for n in range(len(c.perks))]
    texts += [who.say(f"city-{number}{option}") for number in CONTENT.events for option in ("", "-a", "-b")]
    texts += [who.say(f"{key}-{name}") for name in CONTENT.scenarios for key in ("story", "hint", "after")]
    texts += [who.say(f"twist-{name}") for name, scenario in CONTENT.scenarios.items() if scenario.twisted]
    sections = [(name, each.section) for name, scenario in CONTENT.scenarios.items() for each in scenario.rules]
    texts += [who.say(f"section-{name}-{number}") for name, number in sections if number]
    assert all(text and "{" not in text for text in texts)


def test_a_card_reads_as_it_works():
    words = words_for(FOLDER, "en")
    explode = CONTENT.cards["explode"].top.actions[0]
    assert words.describe(explode) == (
        "Destroy an obstacle next to you, if you do: +2 XP, all enemies, around that hex, 2 damage, Stun"
    )
    assert words.describe(CONTENT.cards["stopping_power"].top.actions[0]) == (
        "Attack 3, Range 2, air adds +1 Range, Push 2, +1 XP"
    )


def test_monster_cards_are_told_with_the_numbers_of_normal_and_elite_monsters():
    who, zealot = speaker("en"), CONTENT.monsters["zealot"]
    card = CONTENT.ability("zealot", 386)
    assert monster_effects(who, zealot, [False, True], card.actions) == "Move 1; Attack 3 / 4"
    assert stats(who, zealot, elite=True) == "Elite: Move 2, Attack 3, Wound."


def test_modifier_cards_stand_in_the_log_as_people_call_them():
    event = ModifierUsed(Who("hatchet"), "+2 muddle", 5)
    assert told(event, "en") == "Hatchet uses the modifier +2 Muddle: the attack is worth 5"
    for language in ("uk", "ru"):
        assert "muddle" not in told(event, language)


def test_scenarios_whose_rules_speak_of_left_and_right_are_marked_so():
    words = words_for(FOLDER, "en")
    told = {each.id: words.say(f"hint-{each.id}") for each in load().scenarios.values()}
    told |= {
        each.id: told[each.id] + words.say(f"twist-{each.id}") for each in load().scenarios.values() if each.twisted
    }
    spoken = {name for name, text in told.items() if re.search(r"leftmost|rightmost|(lower|upper) (left|right)", text)}
    assert spoken == {each.id for each in load().scenarios.values() if each.directed}
