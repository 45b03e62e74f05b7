"""Which choices bots need not look at, because no good player would take them."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.core import Choice, Decision

from .choices import Forgo
from .steps.attack import PrepareAttack
from .world import BugsTable

WEAKER = Forgo("plus")


def shortlist(t: BugsTable, decision: Decision) -> Sequence[Choice]:
    """All but making an attack weaker for which an element or an item was paid.  [BB-1205]"""
    if type(decision.question) is not PrepareAttack or not decision.question.blow.plus:
        return decision.choices
    return [choice for choice in decision.choices if choice != WEAKER]
