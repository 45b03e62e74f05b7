"""What words mean, and what lies in one's modifier deck, is told on the screen."""

import pytest

from questhall.games.jaws.content import load
from questhall.games.jaws.scenes.board import pieces
from questhall.games.jaws.scenes.cards import ability_card, item_card
from questhall.games.jaws.scenes.panels import deck
from questhall.games.jaws.scenes.speaker import Speaker
from questhall.games.jaws.scenes.terms import glossary
from questhall.games.jaws.state import Gear
from questhall.words import LANGUAGES
from tests.games.jaws.board import arrange
from tests.games.jaws.journey import campaign, sheet
from tests.games.jaws.test_setup import started


def speaker(t, language="en"):
    return Speaker(t.view(0), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_on_a_card_or_an_item_is_explained(language):
    who = speaker(arrange("h"), language)
    cards = [ability_card(who, card) for card in load().cards]
    cards += [item_card(who, Gear(item)) for item in load().items]
    words = glossary(who, cards, ())
    assert {"stun", "curse", "push", "jump", "spend", "lost", "persistent", "command"} <= words.keys()
    assert all(term.name and term.text for term in words.values())


def test_a_figure_explains_its_rank_its_traits_and_its_conditions():
    t = arrange("h z", monsters={"z": "living_spirit!+poison"})
    spirit = next(each for name, each in pieces(speaker(t)).items() if name != "hatchet")
    assert set(spirit.terms) >= {"elite", "shield", "poison"}


def test_the_glossary_holds_what_lies_on_the_table_and_no_more():
    scene = started("a_hole_in_the_wall").scene(0, "en")
    things = (*scene.cards.values(), *scene.pieces.values(), *scene.boards["main"].cells.values())
    rows = [row for panel in scene.panels.values() for row in panel.rows]
    assert set(scene.glossary) == {word for thing in (*things, *rows) for word in thing.terms}
    assert {"trap", "obstacle", "door"} <= scene.glossary.keys()


def test_the_modifier_deck_is_shown_with_what_was_drawn_but_not_in_its_order():
    t = started("roadside_ambush")
    mine = t.state.heroes["red_guard"].modifiers
    mine.draw.remove("x2")
    mine.discard.append("x2")
    left, drawn = deck(speaker(t)).rows
    assert (left.value, drawn.value) == ("19", "1")
    assert left.detail == "×0 · −2 · −1 ×5 · +0 ×6 · +1 ×5 · +2"
    assert not deck(Speaker(t.view(None), "en")).rows


def test_the_sheet_shows_the_deck_and_the_perks_that_changed_it():
    t = campaign()
    sheet(t).perks.append(0)
    rows = {row.name: row for row in t.scene(0, "en").panels["sheet-red_guard"].rows}
    assert rows["Perk"].detail
    assert rows["Modifier deck"].detail != "×0 · −2 · −1 ×5 · +0 ×6 · +1 ×5 · +2 · ×2"
