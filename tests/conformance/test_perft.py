from __future__ import annotations

from questhall.core import Table
from tests.conformance.perft import divide, perft
from tests.core.toy import Auction, ChooseCharm, State, TakeFlight, ready, sit


def auction_then_charm() -> Table[State]:
    return ready(Auction(), ChooseCharm(0), coins=1)


def test_the_ways_through_an_auction_counted_by_hand() -> None:
    # Either magpie bids first, 0 or 1: 4 ways. Then the other does: 4 * 2 = 8.
    # Then the card is drawn, and seat 0 chooses one of 3 charms or none: 8 * 4 = 32. Then nothing waits: 0.
    assert [perft(auction_then_charm(), depth) for depth in range(5)] == [1, 4, 8, 32, 0]


def test_the_ways_through_a_flight_counted_by_hand() -> None:
    # Seat 0 flies or seat 1 heckles: 2 ways. After the flight seat 1 has 4 charms; after heckling only the flight is
    # left: 4 + 1 = 5. Then nothing waits after a charm, and there are 4 charms after the heckled flight: 4.
    t = ready(TakeFlight(0), ChooseCharm(1))
    assert [perft(t, depth) for depth in (1, 2, 3)] == [2, 5, 4]


def test_the_ways_are_divided_by_the_first_choice() -> None:
    assert divide(ready(TakeFlight(0), ChooseCharm(1)), 2) == {"0 fly": 4, "1 heckle": 1}
    assert sum(divide(auction_then_charm(), 3).values()) == perft(auction_then_charm(), 3)


def test_counting_changes_nothing() -> None:
    t = sit(seats=3)
    before = t.freeze()
    assert perft(t, 3) == 48  # 3 seats bid 0 or 1 in any order: 3! * 2 * 2 * 2
    assert t.freeze() == before
