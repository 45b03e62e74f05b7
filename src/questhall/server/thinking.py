"""What the processes for bots do: from a position to a choice, and a line about what was considered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from questhall.bots import Budget, SearchBot, Thought, considered, make_bot, plan_of, thought_of
from questhall.bots.growing import Grown, add_up, grow
from questhall.core import Choice, Seat, Table
from questhall.games import GAMES
from questhall.words import LANGUAGES

from .considering import Lines


class Intent(NamedTuple):
    """What a bot means to choose when it is asked something."""

    prompt: str
    choice: str


class Answer(msgspec.Struct, frozen=True):
    """What a bot chose, and what it had considered, in every language; nothing if there was nothing to consider."""

    choice: str
    lines: Lines = {}
    then: tuple[Intent, ...] = ()
    """How it means to go on if nobody else chooses before: whoever thinks anew each time may walk to and fro."""


class Matter(NamedTuple):
    """What a bot is to think about: a seat at a position of a game, with a seed for its own chance."""

    game: str
    position: bytes
    seat: Seat
    seed: int

    def table(self) -> Table[Any]:
        """The position, in whichever process."""
        return Table.thaw(GAMES[self.game], self.position)


def think(matter: Matter, bot: str, seconds: float) -> Answer:
    """One choice of a bot, from what its seat may know, in so many seconds."""
    table, seat = matter.table(), matter.seat
    player = make_bot(bot, table.game, matter.seed, seconds)
    choice = player.choose(table.view(seat), table.decisions[seat])
    answer = _answer(table, seat, choice, thought_of(player))
    return replace(answer, then=tuple(Intent(each.prompt, str(each.choice)) for each in plan_of(player)))


def budget_of(matter: Matter, bot: str, seconds: float) -> Budget | None:
    """What a bot may spend that several processes can share; None for one that thinks alone."""
    player = make_bot(bot, GAMES[matter.game], matter.seed, seconds)
    return player.budget if isinstance(player, SearchBot) else None


def grow_part(matter: Matter, number: int, budget: Budget) -> Grown:
    """One of several trees for the same decision."""
    table, seat = matter.table(), matter.seat
    return grow(table.game, table.view(seat), table.decisions[seat], matter.seed + number, budget)


def conclude(matter: Matter, trees: Sequence[Grown]) -> Answer:
    """The choice that several trees together like best."""
    table, seat = matter.table(), matter.seat
    return _answer(table, seat, *add_up(table.decisions[seat], trees))


def _answer(table: Table[Any], seat: Seat, choice: Choice, thought: Thought | None) -> Answer:
    lines = {language: considered(table, seat, thought, language) for language in LANGUAGES} if thought else {}
    return Answer(str(choice), lines)
