"""Threat, winning and losing.  [TR-1xx]"""

from __future__ import annotations

from questhall.core import Outcome

from ..effects import Chain
from ..events import ChainCompleted, ThreatChanged
from ..world import TerrariaTable

MOST_THREAT = 10


def raise_threat(t: TerrariaTable, by: int | None = None) -> None:
    """By the visible threat value unless told otherwise; at ten all is lost at once.  [TR-112, TR-R-18]"""
    state = t.state
    by = state.rise if by is None else by
    state.threat = min(MOST_THREAT, state.threat + by)
    t.tell(ThreatChanged(by, state.threat))
    if state.threat >= MOST_THREAT:
        t.end(Outcome("lost", "threat"))


def lower_threat(t: TerrariaTable, by: int) -> None:
    """Never below nothing.  [TR-115, TR-116, TR-R-17]"""
    by = min(by, t.state.threat)
    if by:
        t.state.threat -= by
        t.tell(ThreatChanged(-by, t.state.threat))


def complete_chain(t: TerrariaTable, chain: Chain) -> None:
    """Enough complete chains win at once, also in the middle of a phase: the last one is why.

    [TR-105, TR-106, TR-111, TR-4707]
    """
    state = t.state
    state.complete.append(chain)
    t.tell(ChainCompleted(chain))
    if len(state.complete) >= state.chains:
        win(t, chain)


def win(t: TerrariaTable, reason: str) -> None:
    """All win together.  [TR-101]"""
    t.end(Outcome("won", reason, tuple(range(len(t.state.sides)))))
