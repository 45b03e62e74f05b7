"""The log apart from the scene: who saw what, and after how many choices."""

from __future__ import annotations

import dataclasses

import pytest
from msgspec.structs import replace

import questhall
from questhall.core import Event, Outcome, Table
from questhall.core.scene import Prompt, Report
from questhall.core.telling import result_for, turn_start
from tests.core.toy import WORDS, CardDrawn, sit


def played(choices: int = 6) -> Table:
    t = sit(seats=2)
    for _ in range(choices):
        seat, decision = next(iter(t.decisions.items()))
        t.take(seat, decision.choices[0])
    return t


def test_a_scene_has_the_lines_of_the_log_and_counts_the_choices():
    t = played()
    assert t.scene(0, "uk").log == tuple(entry.line for entry in t.log(0, "uk"))
    assert t.scene(0, "uk").rev == len(t.history) == 6


def test_a_scene_without_its_log_is_otherwise_the_same():
    t = played()
    drawn, bare = t.scene(1), t.scene(1, log=False)
    assert bare.log == ()
    assert (bare.choices, bare.cards, bare.rev) == (drawn.choices, drawn.cards, drawn.rev)


def test_the_log_goes_on_where_a_reader_stopped():
    t = played(3)
    known = t.log(0)
    t.take(*next((seat, decision.choices[0]) for seat, decision in t.decisions.items()))
    assert known + t.log(0, "en", len(known)) == t.log(0)


def test_a_line_says_how_many_choices_had_been_taken_before_it():
    t = sit(seats=2)
    lines = {0: len(t.log(None))}
    while t.decisions and len(t.history) < 12:
        seat, decision = next(iter(t.decisions.items()))
        t.take(seat, decision.choices[0])
        lines[len(t.history)] = len(t.log(None))
    counts = [entry.choices for entry in t.log(None)]
    assert [sum(count <= number for count in counts) for number in lines] == list(lines.values())
    assert counts == sorted(counts)


def test_the_log_is_cut_when_choices_are_taken_back():
    t = sit(seats=2)
    begin = t.log(0)
    t.take(*next((seat, decision.choices[0]) for seat, decision in t.decisions.items()))
    t.log(0)
    t.undo(across_fences=True)
    assert t.log(0) == begin


def test_a_copy_has_a_log_of_its_own():
    t = played(2)
    t.log(0)
    twin = t.copy()
    twin.take(*next((seat, decision.choices[0]) for seat, decision in twin.decisions.items()))
    twin.log(0)
    assert len(t.log(0)) == len(t.scene(0).log)
    assert t.log(0) == twin.log(0)[: len(t.log(0))]


@pytest.mark.parametrize(
    ("outcome", "seat", "result"),
    [
        (None, 0, ""),
        (Outcome("lost", "looted"), 0, "lost"),
        (Outcome("won", "held"), 1, "won"),
        (Outcome("won", "last", winners=(1,)), 1, "won"),
        (Outcome("won", "last", winners=(1,)), 0, "lost"),
        (Outcome("won", "last", winners=(1,)), None, "won"),
        (Outcome("drawn", "time"), 0, "drawn"),
    ],
)
def test_each_seat_is_told_how_the_game_ended_for_it(outcome, seat, result):
    assert result_for(outcome, seat) == result


def test_a_scene_says_how_the_game_ended():
    t = sit(seats=2)
    assert t.scene(0).result == ""
    while t.decisions:
        seat, decision = next(iter(t.decisions.items()))
        t.take(seat, decision.choices[0])
    assert t.scene(0).result == result_for(t.outcome, 0) != ""


def test_a_turn_begins_with_the_last_heading_of_the_log():
    table = questhall.sit("keep", scenario="first_night", seats=["imp"], seed=7)
    assert turn_start(table) == 0
    while not turn_start(table):
        table.take(0, table.decisions[0].choices[-1])
    assert turn_start(table) == len(table.history)
    table.take(0, table.decisions[0].choices[0])
    assert turn_start(table) == len(table.history) - 1


def test_a_lesson_is_given_when_its_time_has_come_and_not_again():
    t = played(0)
    game = t.game

    def scene(*seen):
        return replace(game.scene(*seen), prompt=Prompt("?", hints=("first", "second")))

    t.game, given = dataclasses.replace(game, scene=scene), []
    while len(given) < 6:
        seat, decision = next(iter(t.decisions.items()))
        given.append((seat, decision.prompt, t.scene(seat).prompt.hints))
        t.take(seat, decision.choices[0])
    for number, (seat, asked, hints) in enumerate(given):
        before = sum((seat, asked) == each[:2] for each in given[:number])
        assert hints == ("first", "second")[before : before + 1]


def reporting(*kinds: type[Event]) -> Table:
    """A game that reports, with these events, all that a seat has seen since the report before, and what followed."""

    def report(seen, before, after, language):
        return Report(language, (*map(repr, before), "then", *map(repr, after)))

    t = sit(seats=2)
    t.game = dataclasses.replace(t.game, reported=frozenset(kinds), report=report)
    return t


def on(t: Table, choices: int) -> Table:
    for _ in range(choices):
        seat, decision = next(iter(t.decisions.items()))
        t.take(seat, decision.choices[0])
    return t


def test_a_line_has_a_report_of_all_that_its_reader_saw_since_the_last_and_until_the_next_choice():
    t = on(reporting(CardDrawn), 12)
    log, before = t.log(0, "uk"), []
    for number, entry in enumerate(log):
        before.append(entry.line.text.removesuffix(f", {WORDS['uk']}"))
        if before[-1].startswith("CardDrawn"):
            later = [other for other in log[number + 1 :] if other.choices == entry.choices]
            after = [other.line.text.removesuffix(f", {WORDS['uk']}") for other in later]
            assert entry.line.report == Report("uk", (*before, "then", *after))
            before = []
        else:
            assert entry.line.report is None


def test_a_report_is_the_same_when_it_is_read_later_and_from_a_line_on():
    t = on(reporting(CardDrawn), 6)
    early = t.log(1)
    assert on(t, 6).log(1)[: len(early)] == early
    assert t.log(1, "en", 3) == t.log(1)[3:]


def test_a_report_goes_on_until_something_new_is_chosen():
    t = reporting(CardDrawn)
    t.game = dataclasses.replace(t.game, anew=frozenset({"nothing of this game"}))
    while not any(entry.line.report for entry in t.log(0)):
        on(t, 1)
    short, whole = t.log(0), on(t, 1).log(0)
    place = next(place for place, entry in enumerate(short) if entry.line.report)
    later = [entry.line.text.removesuffix(f", {WORDS['en']}") for entry in whole[len(short) :]]
    assert whole[place].line.report.text == (*short[place].line.report.text, *later)
    assert (short[place].grows, bool(later)) == (True, True)
    t.game = dataclasses.replace(t.game, anew=frozenset({t.history[-1].prompt}))
    assert t.log(0)[place] == replace(short[place], grows=False)


def test_a_report_holds_only_what_its_reader_saw():
    t = on(reporting(CardDrawn), 12)
    told = [line for entry in t.log(1) if entry.line.report for line in entry.line.report.text]
    others = [line for line in told if line.startswith("CardDrawn(seat=0")]
    assert others
    assert all("card=None" in line for line in others)
