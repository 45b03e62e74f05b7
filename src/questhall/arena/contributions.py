"""What went with winning and with losing: differences within cells, so that a better bot's deeds do not look better."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from questhall.core import Game
from questhall.words.names import Names

from .deeds import Told, read_deed
from .report import is_divided, won_in
from .results import played_of

FEWEST = 20
"""A deed counts only if it was done in so many games, and left undone in as many of the same kind."""
Z = 1.959964
BY_CHANCE = 0.05
"""So large a part of the contributions that are listed may be chance (Benjamini and Hochberg)."""


class Contribution(msgspec.Struct, frozen=True):
    """Something that was done in some games: by how much more of them were won than of the others of their kind."""

    group: str
    names: tuple[str, ...]
    """All that was done in exactly the same games."""
    games: int
    """In how many it was done, of those where others of the same kind can be compared."""
    gain: float
    interval: tuple[float, float]
    chance: float
    """How likely so large a gain is if it means nothing."""


class Cause(msgspec.Struct, frozen=True):
    """What happened last in lost games."""

    group: str
    name: str
    games: int
    lost: int
    """Of how many lost games: those of the scenario, for a place of one of several."""


class Observed(NamedTuple):
    """A game, or one seat of it where seats play against each other, and whether it won.

    It is compared with games of its kind: of the same cell and roles, for roles have cards of their own.
    """

    kind: Hashable
    won: bool
    deeds: frozenset[str]


class Speaker:
    """Says in English what deeds are about."""

    def __init__(self, game: Game[Any, Any] | None) -> None:
        self.names = None if game is None else Names(game, "en")

    def title(self, key: str) -> str:
        """What the game is called."""
        return self.names.title() if self.names else key

    def role(self, id: str) -> str:
        """What a role is called."""
        return self.names.role(id) if self.names and id else id

    def thing(self, told: Told) -> str:
        """What a thing is called."""
        if not told.group:
            return told.id
        return self.names.of(told.id, *told.noun.split()) if self.names else told.id.replace("_", " ").capitalize()

    def deed(self, text: str) -> str:
        """What was done with it."""
        told = read_deed(text)
        return f"{self.thing(told)}: {told.did}" if told.did else self.thing(told)


def contributions(rows: Iterable[Mapping[str, Any]], speaker: Speaker) -> list[Contribution]:
    """What made a difference that is more than chance, what went with winning most first."""
    played = list(_played(rows))
    done: dict[str, set[int]] = defaultdict(set)
    for number, each in enumerate(played):
        for deed in each.deeds:
            done[deed].add(number)
    alike: dict[frozenset[int], list[str]] = defaultdict(list)
    for deed, numbers in done.items():
        alike[frozenset(numbers)].append(deed)
    games = Counter(each.kind for each in played)
    wins = Counter(each.kind for each in played if each.won)
    found = []
    for same, deeds in alike.items():
        tables = _tables([played[number] for number in same], games, wins)
        if min(sum(done for done, *_ in tables), sum(left for _, _, left, _ in tables)) >= FEWEST:
            found.append(_contribution(sorted(deeds), tables, speaker))
    return sorted(_significant(found), key=lambda each: (-each.gain, each.names))


def _played(rows: Iterable[Mapping[str, Any]]) -> Iterable[Observed]:
    games = [(row, played_of(row)) for row in rows]
    divided = {row["cell"] for row, played in games if is_divided(played)}
    for row, played in games:
        if row["cell"] not in divided:
            deeds = frozenset(text.split(":", 1)[-1] if read_deed(text).group else text for text in played.deeds)
            yield Observed((row["cell"], *sorted(played.roles)), played.result == "won", deeds)
            continue
        for seat, (bot, role) in enumerate(zip(row["bots"], played.roles, strict=True)):
            mine = frozenset(text.split(":", 1)[-1] for text in played.deeds if read_deed(text).seat == seat)
            yield Observed((row["cell"], bot, role), won_in(played, seat), mine)


Table = tuple[int, int, int, int]
"""Of one kind of game: with a deed, of these won; without it, of these won."""


def _tables(done: Sequence[Observed], games: Counter[Hashable], wins: Counter[Hashable]) -> list[Table]:
    """Only kinds of games in which there are games with and without it."""
    with_it = Counter(each.kind for each in done)
    won = Counter(each.kind for each in done if each.won)
    return [
        (count, won[kind], games[kind] - count, wins[kind] - won[kind])
        for kind, count in with_it.items()
        if count < games[kind]
    ]


def difference(tables: Iterable[Table]) -> tuple[float, float]:
    """The difference of win rates after Mantel and Haenszel, and its standard error.

    Shares are drawn in by one game won and one lost, so that few games do not look certain.
    """
    total = gain = spread = 0.0
    for done, won, left, won_left in tables:
        weight = done * left / (done + left)
        total += weight
        gain += weight * (won / done - won_left / left)
        spread += weight * weight * (_variance(won, done) + _variance(won_left, left))
    return gain / total, math.sqrt(spread) / total


def _variance(won: int, games: int) -> float:
    share = (won + 1) / (games + 2)
    return share * (1 - share) / games


def _contribution(deeds: Sequence[str], tables: Sequence[Table], speaker: Speaker) -> Contribution:
    gain, error = difference(tables)
    games = sum(done for done, *_ in tables)
    interval = round(gain - Z * error, 4), round(gain + Z * error, 4)
    names = tuple(dict.fromkeys(map(speaker.deed, deeds)))
    chance = math.erfc(abs(gain) / error / math.sqrt(2))
    return Contribution(read_deed(deeds[0]).group, names, games, gain, interval, chance)


def _significant(found: Sequence[Contribution]) -> list[Contribution]:
    """Those that are more than chance, as many as were looked at."""
    ranked = sorted(found, key=lambda each: each.chance)
    most = max(
        (rank for rank, each in enumerate(ranked, 1) if each.chance <= BY_CHANCE * rank / len(ranked)), default=0
    )
    return [each for each in ranked[:most] if each.interval[0] > 0 or each.interval[1] < 0]


def causes(rows: Iterable[Mapping[str, Any]], speaker: Speaker) -> list[Cause]:
    """What happened last in lost games, in most of them first; a place with its scenario, where there are several."""
    rows = [row for row in rows if row["result"] == "lost"]
    lost = Counter(row["scenario"] for row in rows)
    found: Counter[tuple[str, str, int]] = Counter()
    for row in rows:
        for text in set(row["last"]):
            told = read_deed(text)
            name, of = speaker.thing(told), len(rows)
            if told.group == "places" and len(lost) > 1:
                scenario = speaker.thing(Told(None, "places", "", "scenario", row["scenario"]))
                name, of = f"{scenario}: {name}", lost[row["scenario"]]
            found[told.group, name, of] += 1
    ranked = sorted(found.items(), key=lambda each: (each[0][0], -each[1], each[0]))
    return [Cause(group, name, games, of) for (group, name, of), games in ranked]
