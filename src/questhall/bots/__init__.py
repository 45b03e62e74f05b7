"""Players made of code. They see what their seat may know and the decision it is asked, never the state."""

from .bot import Bot
from .budget import Budget, read_budget
from .greedy import GreedyBot
from .loop import Asked, next_choice, play, who_decides
from .plain import RandomBot
from .roster import BOTS, make_bot
from .search import SearchBot, Thought

__all__ = [
    "BOTS",
    "Asked",
    "Bot",
    "Budget",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "Thought",
    "make_bot",
    "next_choice",
    "play",
    "read_budget",
    "who_decides",
]
