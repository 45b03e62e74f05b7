"""What waits to happen: steps, and the three kinds of question that wait for somebody."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Literal

import msgspec

from .decisions import Choice, Decision, Refusal, Seat

Until = Literal["turn", "round", "game", "used"]


class Step(msgspec.Struct, frozen=True, tag=True, tag_field="step", gc=False):
    """One thing waiting to happen. Plain data, so a game can be saved in the middle of it."""

    waits: ClassVar[bool] = False
    automatic: ClassVar[bool] = False
    """A question with a lone choice is answered without asking: the rules leave nothing to decide."""

    def run(self, t: Any) -> None:
        """Do it: change the state, tell events, put further steps on the agenda."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it does")


class Question(Step, frozen=True):
    """A step that waits for one seat."""

    waits: ClassVar[bool] = True
    secret: ClassVar[bool] = False
    """Answers are kept until all have given theirs."""

    def ask(self, t: Any) -> Decision:
        """The decision of the one seat that is asked. Changes nothing."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it asks")

    def asks(self, t: Any) -> Mapping[Seat, Decision]:
        """The decisions of all seats that are asked. Changes nothing."""
        decision = self.ask(t)
        return {decision.seat: decision}

    def answer(self, t: Any, seat: Seat, choice: Any) -> None:
        """Carry out the choice; the question has left the agenda."""
        raise NotImplementedError(f"{type(self).__name__} does not say what an answer does")

    def refuse(self, t: Any, seat: Seat) -> Iterable[Refusal]:
        """Why things that a person might try are not among the choices. Changes nothing."""
        return ()


class OpenQuestion(Question, frozen=True):
    """A question to several seats of which any may answer; the first answer is taken.

    While its phase lasts, `answer` puts the question on the agenda again.
    """


class SecretQuestion(Question, frozen=True):
    """A question to several seats at once; answers are kept until all have given theirs."""

    secret: ClassVar[bool] = True

    def answers(self, t: Any, given: Mapping[Seat, Any]) -> None:
        """Carry out everybody's choices together."""
        raise NotImplementedError(f"{type(self).__name__} does not say what the answers do")


class Lasting(msgspec.Struct, frozen=True, tag=True, tag_field="lasting", gc=False):
    """An effect that lasts: it changes numbers, reacts to events or replaces steps.

    `reacts_to` and `replaces` name the kinds it is asked about.
    """

    reacts_to: ClassVar[tuple[type, ...]] = ()
    replaces: ClassVar[tuple[type, ...]] = ()

    until: Until = "game"

    def modify(self, t: Any, query: Any, value: int) -> int:
        """The number that `query` asks for, after this effect."""
        return value

    def react(self, t: Any, event: Any) -> Iterable[Step]:
        """The steps that an event sets off."""
        return ()

    def replace(self, t: Any, step: Any) -> Sequence[Step] | None:
        """The steps to do instead of this one; None leaves it alone."""
        return None


class Event(msgspec.Struct, frozen=True, tag=True, tag_field="event", gc=False):
    """Something that happened. Named in the past tense; never undone, never asked."""


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a game ended: who won, and by which rule of the game."""

    result: Literal["won", "lost", "drawn", "ended"]
    """Ended is neither won nor lost: somebody stopped before it was decided, such as a campaign."""
    reason: str
    winners: tuple[Seat, ...] = ()
    score: int = 0
    """Tells better from worse among equal results, where the game counts something."""


__all__ = [
    "Choice",
    "Event",
    "Lasting",
    "OpenQuestion",
    "Outcome",
    "Question",
    "SecretQuestion",
    "Step",
    "Until",
]
