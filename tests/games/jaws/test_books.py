"""What stands in the books besides rules of play, and what people may say.  [JL-406, JL-410, JL-5502, JL-C-01]"""

import msgspec

from questhall.games.jaws.content import Card, load
from questhall.games.jaws.effects import Special
from questhall.games.jaws.minds import find_focus
from questhall.games.jaws.scenes.speaker import FOLDER
from questhall.games.jaws.steps.ending import Happen
from questhall.games.jaws.world import chart_of
from questhall.words import words_for
from tests.games.jaws.board import arrange
from tests.games.jaws.test_setup import started
from tests.games.jaws.test_tutorial import happen
from tests.ledger import rule
from tests.server.tables import Visitor, served


@rule("JL-406")
def test_players_may_talk_while_they_choose_their_cards():
    seats = [{"by": "me", "role": "red_guard"}, {"by": "link", "role": "hatchet"}]
    with served() as server:
        mira, oleh = Visitor(server, "Mira"), Visitor(server, "Oleh")
        room = mira.room(game="jaws", scenario="roadside_ambush", seats=seats)["room"]
        oleh.sits_down(mira, room, 1, "Oleh")
        with mira.looks(room) as one, oleh.looks(room) as two:
            one.until("chat")
            two.until("chat")
            assert two.asks("say", text="I go first and take the scout")["kind"] == "done"
            one.until("chat")
            assert [line["text"] for line in one.chat] == ["I go first and take the scout"]


@rule("JL-410")
def test_what_a_card_of_the_tutorial_does_are_its_two_halves_and_nothing_else():
    printed = {"id", "number", "character", "level", "initiative", "top", "bottom"}
    assert {field.name for field in msgspec.structs.fields(Card)} == printed
    lessons = [card for card in load().cards.values() if card.level in ("A", "B")]
    assert len(lessons) == 4 * (6 + 2)
    assert not any(isinstance(each, Special) for card in lessons for each in (*card.top.actions, *card.bottom.actions))


@rule("JL-5502")
def test_a_section_that_is_only_text_changes_nothing_on_the_map():
    t = started("the_black_ship")
    before = msgspec.to_builtins(t.state)
    (place,) = [place for place, each in enumerate(load().scenarios[t.state.scenario].rules) if each.section]
    happen(t, Happen(place))
    assert msgspec.to_builtins(t.state) == before


@rule("JL-C-01")
def test_the_books_have_all_scenarios_and_the_list_of_all_treasures():
    scenarios = [each for name, each in load().scenarios.items() if not name.startswith("drawn")]
    assert sorted(each.number for each in scenarios) == list(range(1, 26))
    hidden = sorted(number for each in scenarios for number in each.treasures)
    assert set(hidden) <= set(load().treasures)
    assert len(hidden) == len(set(hidden))


@rule("JL-O-20")
def test_an_example_whose_picture_is_lost_is_built_from_the_distances_that_are_told():
    t = arrange(
        """
        . . . . . .
         a . . h . d
        """,
        monsters={"a": "zealot"},
    )
    zealot, near = t.state.figures["m1"], chart_of(t).distance
    assert [near[zealot.at][t.state.figures[being].at] for being in ("hatchet", "demolitionist")] == [3, 5]
    assert find_focus(t, zealot, ()) == "hatchet"


@rule("JL-O-38")
def test_names_that_are_misspelt_in_the_source_are_spelt_right():
    words = words_for(FOLDER, "ru")
    assert words.say("being-hatchet") == "Тесак"
    assert all("голем" in words.say(f"being-{name}") for name in load().monsters if "golem" in name)
    vermlings = [words.say(f"being-{name}") for name in load().monsters if name.startswith("vermling")]
    assert len(vermlings) > 2
    assert {name.split("-")[0] for name in vermlings} == {"Вермлинг"}
