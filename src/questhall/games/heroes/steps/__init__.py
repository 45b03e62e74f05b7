"""What waits to happen: one file for each chapter of the rulebook."""

from __future__ import annotations

from questhall.core import Lasting, Question, Step
from questhall.core.chapters import defined_in

STEPS = defined_in(__name__, Step)
QUESTIONS = tuple(step for step in STEPS if issubclass(step, Question))
LASTING = defined_in(__name__, Lasting)
