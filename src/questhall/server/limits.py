"""How much and how fast: buckets of tokens that fill up again with time."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_ADDRESSES = 10_000


class Bucket:
    """Holds so many tokens at most and gets so many a second; whatever is done takes one."""

    __slots__ = ("_at", "_left", "most", "rate")

    def __init__(self, rate: float, most: int) -> None:
        self.rate, self.most = rate, most
        self._left, self._at = float(most), time.monotonic()

    def take(self) -> bool:
        """Take a token, if there is one."""
        now = time.monotonic()
        self._left = min(self.most, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for every address; those that were quiet for longest are forgotten first."""

    def __init__(self, rate: float, most: int) -> None:
        self.rate, self.most = rate, most
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token of an address, if it has one."""
        bucket = self._known.pop(address, None) or Bucket(self.rate, self.most)
        self._known[address] = bucket
        if len(self._known) > MOST_ADDRESSES:
            self._known.popitem(last=False)
        return bucket.take()
