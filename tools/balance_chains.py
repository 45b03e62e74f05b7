"""A game that is won by one of several chains of goals: which of them wins how often."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from balance_tables import Game, rate, seats_word

CHAINS = ("dig", "fight", "explore", "build")
BOSS = "wall_of_flesh"
"""Whoever beats it has won, whatever the chain."""
LEAST = 10
"""In so many percent of the wins each chain should be the winning one."""


def page(games: Sequence[Game]) -> list[str]:
    """How often each chain won, by part and number of seats."""
    return [
        "## Chains",
        "",
        f"Which chain was the winning one; `{BOSS}` is the boss that ends any game.",
        f"Wanted: each of the four in at least {LEAST} % of all wins.",
        "",
        *table(games),
    ]


def table(games: Sequence[Game]) -> Iterator[str]:
    """A row for each part and number of seats, and all together with the share of the wins."""
    yield f"| part | seats | wins | {' | '.join((*CHAINS, BOSS))} |"
    yield "|---" * (len(CHAINS) + 4) + "|"
    for part, seats in dict.fromkeys((game.part, game.seats) for game in games):
        mine = won([game for game in games if (game.part, game.seats) == (part, seats)])
        counts = (str(by(mine, way)) for way in (*CHAINS, BOSS))
        yield f"| {part} | {seats_word(seats)} | {len(mine)} | {' | '.join(counts)} |"
    wins = won(games)
    shares = (rate(by(wins, way), len(wins)) for way in (*CHAINS, BOSS))
    yield f"| **all** | | {len(wins)} | {' | '.join(shares)} |"


def rare(games: Sequence[Game]) -> Iterator[str]:
    """Chains that hardly ever win."""
    wins = won(games)
    for chain in CHAINS:
        if 100 * by(wins, chain) < LEAST * len(wins):
            yield f"* {chain}: the winning chain in {rate(by(wins, chain), len(wins))} wins, wanted at least {LEAST}"


def won(games: Sequence[Game]) -> list[Game]:
    """The games that were won."""
    return [game for game in games if game.won]


def by(wins: Sequence[Game], way: str) -> int:
    """How many were won that way."""
    return sum(game.reason == way for game in wins)
