"""What happened, in the past tense; feeds the log and sets off reactions."""

from questhall.core import Event, kinds_of

from . import dungeon, heroes, turns  # noqa: F401  # what they define is listed

EVENTS = kinds_of(Event, __name__)
