"""Many games at once: what bots achieve, and how quick the rules are."""

from .bench import Speed, bench
from .report import Crash, Report, Tally, wilson
from .series import Series, derive
from .simulate import simulate

__all__ = ["Crash", "Report", "Series", "Speed", "Tally", "bench", "derive", "simulate", "wilson"]
