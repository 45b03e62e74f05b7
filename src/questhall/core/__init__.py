"""The table: agenda, decisions, events, chance, saving. Knows no game."""

from .agenda import Event, Lasting, OpenQuestion, Outcome, Question, SecretQuestion, Step, Until
from .decisions import Choice, Decision, Refusal, Seat, read_choice, snake
from .game import Deal, Game, Setup, icons_of
from .nouns import noun
from .offers import Offers
from .rng import Rng
from .table import Table
from .telling import Entry
from .undoing import Taken, beginning

__all__ = [
    "Choice",
    "Deal",
    "Decision",
    "Entry",
    "Event",
    "Game",
    "Lasting",
    "Offers",
    "OpenQuestion",
    "Outcome",
    "Question",
    "Refusal",
    "Rng",
    "Seat",
    "SecretQuestion",
    "Setup",
    "Step",
    "Table",
    "Taken",
    "Until",
    "beginning",
    "icons_of",
    "noun",
    "read_choice",
    "snake",
]
