"""Players made of code. They see what their seat may know and the decision it is asked, never the state."""

from .bot import Bot, Liked, Thought, plan_of, thought_of
from .budget import Budget, read_budget
from .greedy import GreedyBot
from .loop import Asked, next_choice, play, who_decides
from .plain import RandomBot
from .roster import A_TURN, BOTS, LEVELS, check_bot, make_bot
from .search import SearchBot
from .telling import Considered, considered

__all__ = [
    "A_TURN",
    "BOTS",
    "LEVELS",
    "Asked",
    "Bot",
    "Budget",
    "Considered",
    "GreedyBot",
    "Liked",
    "RandomBot",
    "SearchBot",
    "Thought",
    "check_bot",
    "considered",
    "make_bot",
    "next_choice",
    "plan_of",
    "play",
    "read_budget",
    "thought_of",
    "who_decides",
]
