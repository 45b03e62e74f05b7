"""In which order things happen."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import Any, ClassVar

import pytest

from questhall.core import Decision, Event, Lasting, Outcome, Question, Step, Table
from questhall.core.running import advance
from tests.core.toy import Bid, Fly, Pass, ready


class Said(Event, frozen=True):
    word: str


class Say(Step, frozen=True):
    word: str

    def run(self, t: Any) -> None:
        t.tell(Said(self.word))


class SayBoth(Step, frozen=True):
    def run(self, t: Any) -> None:
        t.do(Say("first"), Say("second"))


class SayBothBackwards(Step, frozen=True):
    def run(self, t: Any) -> None:
        t.do(Say("second"))
        t.do(Say("first"))


class TellThenDo(Step, frozen=True):
    def run(self, t: Any) -> None:
        t.tell(Said("told"))
        t.do(Say("queued"))


class DoThenTell(Step, frozen=True):
    def run(self, t: Any) -> None:
        t.do(Say("queued"))
        t.tell(Said("told"))


class TellThenAtOnce(Step, frozen=True):
    last: Say | Ask

    def run(self, t: Any) -> None:
        t.do(Say("later"))
        t.tell(Said("told"))
        t.at_once(self.last)


class TellTwo(Step, frozen=True):
    def run(self, t: Any) -> None:
        t.tell(Said("told"))
        t.tell(Said("also"))


class Stop(Step, frozen=True):
    """Ends the game and carelessly goes on."""

    def run(self, t: Any) -> None:
        t.end(Outcome("lost", "stopped"))
        t.do(Say("too late"))


class StopAtOnce(Step, frozen=True):
    def run(self, t: Any) -> None:
        t.end(Outcome("lost", "stopped"))
        t.at_once(Say("too late"))


class StopTwice(Step, frozen=True):
    def run(self, t: Any) -> None:
        t.end(Outcome("lost", "first"))
        t.end(Outcome("won", "second"))


class StopAndTell(Step, frozen=True):
    def run(self, t: Any) -> None:
        t.end(Outcome("lost", "stopped"))
        t.tell(Said("told"))


class Grow(Lasting, frozen=True):
    reacts_to: ClassVar[tuple[type, ...]] = (Said,)

    def react(self, t: Any, event: Any) -> Iterable[Step]:
        t.lasting.append(self)
        return ()


class Nobody(Question, frozen=True):
    def asks(self, t: Any) -> dict[int, Decision]:
        return {}


class NoChoice(Question, frozen=True):
    def ask(self, t: Any) -> Decision:
        return Decision(0, self, ())


class Ask(Question, frozen=True):
    def ask(self, t: Any) -> Decision:
        return Decision(0, self, (Pass(), Fly()))

    def answer(self, t: Any, seat: int, choice: Any) -> None:
        t.tell(Said("told"))
        t.do(Say("queued"))


class Echo(Lasting, frozen=True, kw_only=True):
    """Answers one word with another."""

    reacts_to: ClassVar[tuple[type, ...]] = (Said,)
    to: str = "told"
    echo: str = "echo"

    def react(self, t: Any, event: Any) -> Iterable[Step]:
        return [Say(self.echo)] if event.word == self.to else []


class StopOn(Lasting, frozen=True):
    reacts_to: ClassVar[tuple[type, ...]] = (Said,)

    def react(self, t: Any, event: Any) -> Iterable[Step]:
        t.end(Outcome("lost", "stopped"))
        return [Say("too late")]


def words(t: Table[Any]) -> list[str]:
    return [event.word for event in t.events if isinstance(event, Said)]


def test_the_first_step_named_happens_first() -> None:
    assert words(ready(Say("a"), Say("b"), Say("c"))) == ["a", "b", "c"]


def test_steps_that_a_step_puts_on_the_agenda_come_before_what_waited() -> None:
    assert words(ready(SayBoth(), Say("third"))) == ["first", "second", "third"]


def test_what_is_put_on_the_agenda_later_happens_earlier() -> None:
    assert words(ready(SayBothBackwards(), Say("third"))) == ["first", "second", "third"]


def test_a_step_done_at_once_comes_before_what_waited() -> None:
    assert words(ready(TellThenAtOnce(Say("now")), Say("last"))) == ["told", "now", "later", "last"]


def test_reactions_come_before_a_step_done_at_once() -> None:
    assert words(ready(TellThenAtOnce(Say("now")), lasting=[Echo()])) == ["told", "echo", "now", "later"]


def test_a_question_waits_where_a_step_would_be_done_at_once() -> None:
    t = ready(TellThenAtOnce(Ask()))
    assert (words(t), t.agenda[-1]) == (["told"], Ask())


def test_nothing_is_done_at_once_beyond_the_horizon() -> None:
    t = ready(Ask())
    t.horizon = frozenset({Say})
    t.agenda[:] = [TellThenAtOnce(Say("now"))]
    advance(t)
    assert (words(t), t.agenda[-1]) == (["told"], Say("now"))


@pytest.mark.parametrize("step", [TellThenDo(), DoThenTell()])
def test_reactions_come_before_what_the_telling_step_queued(step: Step) -> None:
    assert words(ready(step, lasting=[Echo()])) == ["told", "echo", "queued"]


def test_reactions_come_before_what_an_answer_queued() -> None:
    t = ready(Ask(), lasting=[Echo()])
    t.take(0, Fly())
    assert words(t) == ["told", "echo", "queued"]


def test_reactions_to_two_events_come_in_the_order_of_the_events() -> None:
    t = ready(TellTwo(), lasting=[Echo(to="also", echo="second"), Echo(echo="first")])
    assert words(t) == ["told", "also", "first", "second"]


def test_reactions_to_one_event_come_in_the_order_the_effects_began() -> None:
    t = ready(Say("told"), lasting=[Echo(echo="older"), Echo(echo="younger")])
    assert words(t) == ["told", "older", "younger"]


def test_a_reaction_may_set_off_another() -> None:
    t = ready(Say("told"), Say("last"), lasting=[Echo(), Echo(to="echo", echo="again")])
    assert words(t) == ["told", "echo", "again", "last"]


@pytest.mark.parametrize("step", [Stop(), StopAtOnce()])
def test_the_end_clears_the_agenda_and_what_the_ending_step_queued(step: Step) -> None:
    t = ready(step, Say("never"), Ask())
    assert (words(t), t.agenda, t.outcome) == ([], [], Outcome("lost", "stopped"))


def test_a_reaction_that_ends_the_game_is_the_last_thing() -> None:
    t = ready(Say("told"), Say("never"), Ask(), lasting=[StopOn(), Echo()])
    assert (words(t), t.agenda, dict(t.decisions)) == (["told"], [], {})


def test_nothing_reacts_to_what_is_told_at_the_end() -> None:
    t = ready(StopAndTell(), lasting=[Grow()])
    assert (words(t), t.lasting) == (["told"], [Grow()])


def test_in_a_campaign_an_end_leads_onward_and_nothing_else_is_resolved() -> None:
    t = ready(Ask())
    t.game = dataclasses.replace(t.game, onward=lambda t: [] if words(t) else [Say("next"), Ask()])
    t.agenda[:] = [Say("never"), Stop()]
    advance(t)
    assert (words(t), t.agenda, t.outcome) == (["next"], [Ask()], None)
    t.agenda[:] = [Stop()]
    advance(t)
    assert (words(t), t.agenda, t.outcome) == (["next"], [], Outcome("lost", "stopped"))


def test_the_first_end_counts() -> None:
    assert ready(StopTwice()).outcome == Outcome("lost", "first")


def test_a_question_to_nobody_is_a_mistake_in_the_game() -> None:
    with pytest.raises(AssertionError, match=r"Nobody\(\) asks nobody"):
        _ = ready(Nobody()).decisions


def test_a_question_without_choices_is_a_mistake_in_the_game() -> None:
    with pytest.raises(AssertionError, match=r"NoChoice\(\) offers no choice"):
        _ = ready(NoChoice()).decisions


@pytest.mark.parametrize("step", [Step(), Question()])
def test_a_step_that_does_not_say_what_it_does_is_a_mistake_in_the_game(step: Step) -> None:
    with pytest.raises(NotImplementedError, match="does not say what it"):
        _ = ready(step).decisions


def test_a_choice_is_not_taken_twice() -> None:
    t = ready(Ask(), Ask())
    t.take(0, Pass())
    assert len(t.agenda) == 1
    assert Bid(1) not in t.decisions[0].choices


class Spin(Step, frozen=True):
    def run(self, t: Any) -> None:
        t.do(self)


def test_a_rule_that_goes_round_in_circles_is_stopped() -> None:
    with pytest.raises(
        AssertionError, match=r"10000 steps did not lead to a decision or an end; the last was Spin\(\)"
    ):
        ready(Spin())
