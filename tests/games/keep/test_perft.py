"""Counts of the ways that choices can go, from drawn positions: they change when any rule about legality changes."""

import pytest

from questhall.games.keep.steps.heroes import ResolveHeroes
from tests.conformance.perft import divide, perft
from tests.games.keep.board import arrange


def alone():
    """One ratfolk in the vault, one card: MOVE or ACT ACT.

    By hand, depth 1: the card's two groups, the prison, the end of the phase = 4. Depth 2: after ACT ACT the vault's
    coin, a ratfolk from the lair, the prison, leaving the rest = 4; after MOVE the sewer, the prison room, the prison
    action, leaving it = 4; the prison draws a rogue and three cards, then Play x 2 groups x 2 sorts (Busy Paws, and
    Scurry), and the end = 5; the end of phase 1 leads nowhere on this agenda = 0. Together 13.
    """
    return arrange("vault: ratfolk", hands={0: ["busy_paws"]}, decks={0: ["scurry"] * 4}, guild=["rogue_hat"] * 9)


def crowded():
    return arrange(
        "vault: ratfolk*2 rogue coin 4defeat\nsewer: ratfolk mage warrior frog trap\nprison: dragon~2 archer",
        clans=("ratfolk", "dragon"),
        hands={0: ["scurry", "busy_paws", "gnawing_tide"]},
        guild=["rogue_hat"] * 9,
    )


def invaded():
    return arrange(
        "sewer: rogue! mage! warrior 3heal\nworkshop: archer! trap*2\nvault: ratfolk 4defeat",
        hands={0: ["kettle_lid_shield"]},
        agenda=[ResolveHeroes()],
    )


@pytest.mark.parametrize(
    ("position", "counts"),
    [(alone, [4, 13, 35, 87]), (crowded, [8, 49, 276, 1524]), (invaded, [3, 8, 32, 112])],
)
def test_the_ways_that_choices_can_go(position, counts):
    found = [perft(position(), depth) for depth in range(1, len(counts) + 1)]
    assert found == counts, divide(position(), len(counts))
