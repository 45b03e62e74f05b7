"""What happened, in the past tense; feeds the log and sets off reactions."""

from questhall.core import Event
from questhall.core.chapters import defined_in

EVENTS = defined_in(__name__, Event)
