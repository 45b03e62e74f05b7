"""A game of numbered actions in which chance is an action too."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from questhall.bots import who_decides
from questhall.core import Choice, Decision, Game, Rng, Seat, Setup, Table
from questhall.core.game import Option

from .encoding import NEXT_PAGE, PAGE, Encoder, mask, on_page
from .sitting import Observation, count_near, find, reward
from .unseen import dealt_anew


class Kind:
    """What is the same in all games of one kind. Without a number of seats there are as few as the scenario is for."""

    def __init__(self, game: Game[Any, Any], scenario: str, seats: int, options: dict[str, Option]) -> None:
        self.game, self.scenario, self.options = game, scenario or game.singles[0], options
        self.seats = seats or count_near(game, self.scenario, 1)
        self.encoder = Encoder()
        game.check(self.setup(0))

    def setup(self, seed: int) -> Setup:
        """What a game is started from."""
        return Setup(self.game.key, self.scenario, ("",) * self.seats, seed, self.options)

    def __reduce__(self) -> tuple[Any, ...]:
        return _kind, (self.game.key, self.scenario, self.seats, self.options)


def _kind(game: str, *rest: Any) -> Kind:
    """A kind that comes from another process, where games are known by their names."""
    return Kind(find(game), *rest)


class Course:
    """How far a game has gone. It waits for a seat or for chance: at the start, and after a choice that needs luck.

    A choice that reveals something hidden needs luck too: what is revealed is not decided before.
    """

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.table: Table[Any] | None = None
        self.pending: Choice | None = None
        """A choice that was made; what comes of it is chance's."""
        self.luck = 0
        """What chance has done so far, as a number."""
        self.page = 0
        self.done: list[int] = []
        """All actions so far; with the kind they are the whole game."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _course, (self.kind, self.done)

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        twin = Course(self.kind)
        twin.table = self.table and self.table.copy()
        twin.pending, twin.luck, twin.page, twin.done = self.pending, self.luck, self.page, self.done[:]
        return twin

    @property
    def chance(self) -> bool:
        """Whether chance is to act."""
        return self.table is None or self.pending is not None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table is not None and not self.table.decisions

    @property
    def seat(self) -> Seat:
        """The seat that is to act."""
        return who_decides(self._dealt.decisions)

    @property
    def _dealt(self) -> Table[Any]:
        assert self.table is not None, "nothing is dealt yet"
        return self.table

    @property
    def _asked(self) -> Decision:
        return self._dealt.decisions[self.seat]

    def actions(self) -> list[int]:
        """What the seat can do. The last page of many choices has no next one, so no game is endless."""
        found: list[int] = np.flatnonzero(mask(self._asked, self.page)).tolist()
        more = len(self._asked.choices) > (self.page + 1) * PAGE
        return found if more else [action for action in found if action != NEXT_PAGE]

    def go(self, action: int) -> None:
        """Do what an action of a seat, or of chance, stands for."""
        self.done.append(action)
        if self.chance:
            self._roll(action)
        else:
            self._act(action)

    def _roll(self, outcome: int) -> None:
        """Chance acts: deal, or carry out the choice that was made, with luck that follows from the outcome."""
        self.luck = Rng(self.luck ^ Rng(outcome).bits()).bits()
        if self.table is None:
            self.table = Table.sit(self.kind.game, self.kind.setup(self.luck))
        else:
            assert self.pending is not None
            rng = Rng(self.luck)
            self.table = dealt_anew(self.table, self.seat, rng)
            self.table.rng = rng
            self.table.take(self.seat, self.pending)
        self.pending = None

    def _act(self, action: int) -> None:
        """The seat acts; if its choice needs luck or reveals something, chance is next and nothing has happened yet."""
        if action == NEXT_PAGE:
            self.page += 1
            return
        table, choice = self._dealt, on_page(self._asked, self.page)[action - 1]
        self.page = 0
        after = table.copy()
        after.take(self.seat, choice)
        if after.history[-1].fence:
            self.pending = choice
        else:
            self.table = after

    def say(self, action: int) -> str:
        """What an action is."""
        return "next page" if action == NEXT_PAGE else str(on_page(self._asked, self.page)[action - 1])

    def reward(self, seat: Seat) -> float:
        """1 for a seat that has won, -1 for one that has lost."""
        return reward(self.table, seat) if self.table is not None else 0.0

    def observe(self, seat: Seat | None) -> Observation | None:
        """What a seat knows and can choose, in arrays; nothing before the deal."""
        if self.table is None:
            return None
        asked = None if self.chance or self.over or seat != self.seat else self._asked
        encoder = self.kind.encoder
        return {
            "observation": encoder.view(self.table.view(seat)),
            "choices": encoder.choices(asked, self.page),
        }

    def told(self, seat: Seat | None) -> str:
        """What a seat knows, as text."""
        if self.table is None:
            return "nothing is dealt yet"
        shown = {"view": self.table.view(seat), **({"page": self.page} if self.page else {})}
        plain = msgspec.to_builtins(shown, str_keys=True, order="deterministic")
        return msgspec.json.encode(plain).decode()

    def recalled(self, seat: Seat | None) -> str:
        """Everything that a seat has seen and done, and what it knows now, as text."""
        if self.table is None:
            return self.told(seat)
        table, lines, start = self.table, list[Any](), 0
        for taken in table.history:
            lines += _seen(table, seat, start, taken.events_before)
            lines += [str(taken.choice)] if taken.seat == seat else []
            start = taken.events_before
        lines += _seen(table, seat, start, len(table.events))
        lines += [str(self.pending)] if self.pending is not None and self.seat == seat else []
        return msgspec.json.encode(lines).decode() + self.told(seat)


def _course(kind: Kind, done: list[int]) -> Course:
    """A game that comes from another process: played again."""
    found = Course(kind)
    for action in done:
        found.go(action)
    return found


def _seen(table: Table[Any], seat: Seat | None, start: int, end: int) -> list[Any]:
    seen = (table.game.witness(event, seat) for event in table.events[start:end])
    return [event for event in seen if event is not None]
