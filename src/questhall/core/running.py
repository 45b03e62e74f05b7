"""How a table goes on: steps run, questions wait, events set off reactions."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .agenda import Question, Step
from .decisions import Choice, Decision, Seat
from .offers import Offers

if TYPE_CHECKING:
    from .table import Table

MOST_STEPS = 10_000
"""More than any rule needs: beyond it something goes round in circles."""


def ask(t: Table[Any]) -> Mapping[Seat, Decision]:
    """What the question on top of the agenda asks those who have not answered it yet."""
    if not t.agenda or not t.agenda[-1].waits:
        return {}
    question: Any = t.agenda[-1]
    decisions: Mapping[Seat, Decision] = question.asks(t)
    assert decisions, f"{question} asks nobody"
    if type(decisions) is Offers:
        return decisions
    for decision in decisions.values():
        assert decision.choices, f"{question} offers no choice"
    if t.answers:
        return {seat: decision for seat, decision in decisions.items() if seat not in t.answers}
    return decisions


def answer(t: Table[Any], seat: Seat, choice: Choice) -> None:
    """Carry out an answer; those to a secret question are kept until all have given theirs."""
    question: Any = t.agenda[-1]
    decisions, t._decisions = t._decisions, None
    if type(decisions) is Offers:
        decisions.close()
    if question.secret:
        t.answers[seat] = choice
        if decisions is not None and len(decisions) > 1:
            t._decisions = {each: decision for each, decision in decisions.items() if each != seat}
            return
        given, t.answers = {each: t.answers[each] for each in sorted(t.answers)}, {}
        t.agenda.pop()
        question.answers(t, given)
    else:
        t.agenda.pop()
        question.answer(t, seat, choice)
    if t._told:
        react(t)


def advance(t: Table[Any]) -> None:
    """Run steps until somebody has something to decide, or the game has ended."""
    agenda, horizon = t.agenda, t.horizon
    for _ in range(MOST_STEPS):
        if t.outcome is not None:
            go_onward(t)
        if not agenda:
            return
        step: Any = agenda[-1]
        if step.waits:
            if step.automatic and answers_itself(t, step):
                continue
            return
        if horizon and type(step) in horizon:
            return
        agenda.pop()
        if t.lasting and (instead := replaced(t, step)) is not None:
            t.do(*instead)
            continue
        step.run(t)
        if t._told:
            react(t)
    raise AssertionError(f"{MOST_STEPS} steps did not lead to a decision or an end; the last was {step}")


def go_onward(t: Table[Any]) -> None:
    """Nothing further is resolved; in a campaign its next part begins, and the outcome was not the last word."""
    t.agenda.clear()
    if following := t.game.onward(t):
        t.outcome = None
        t.do(*following)


def answers_itself(t: Table[Any], question: Question) -> bool:
    """Take the lone choice of an automatic question; whether that was possible."""
    if not asks_one(type(question)):
        return answers_all(t)
    decision = question.ask(t)
    seat, choices = decision.seat, decision.choices
    if len(choices) != 1:
        assert choices, f"{question} offers no choice"
        t._decisions = {seat: decision}
        return False
    t.agenda.pop()
    question.answer(t, seat, choices[0])
    if t._told:
        react(t)
    return True


def answers_all(t: Table[Any]) -> bool:
    """The same where several seats may be asked, or answers are kept until all have given theirs."""
    decisions = t._decisions = ask(t)
    if len(decisions) != 1:
        return False
    (decision,) = decisions.values()
    if len(decision.choices) != 1:
        return False
    answer(t, decision.seat, decision.choices[0])
    return True


@functools.cache
def asks_one(kind: type[Question]) -> bool:
    """Whether a kind of question always asks one seat, and takes its answer at once."""
    return kind.asks is Question.asks and not kind.secret


def replaced(t: Table[Any], step: Step) -> Sequence[Step] | None:
    """What a lasting effect does instead of a step; None leaves it alone."""
    for effect in t.lasting:
        if type(step) in effect.replaces and (instead := effect.replace(t, step)) is not None:
            return instead
    return None


def react(t: Table[Any]) -> None:
    """Put what the events just told set off on top of the agenda."""
    while told := t._told:
        t._told = []
        if t.outcome is not None:
            return
        steps: list[Step] = []
        for event in told:
            if type(event) in t.game.reacts_to:
                steps += t.game.react(t, event)
            for effect in t.lasting[:]:
                if type(event) in effect.reacts_to:
                    steps += effect.react(t, event)
        t.do(*steps)
