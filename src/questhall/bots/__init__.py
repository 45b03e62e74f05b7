"""Players made of code. They see what their seat may know and the decision it is asked, never the state."""

from .bot import BOTS, Bot, make_bot
from .greedy import GreedyBot
from .loop import Asked, next_choice, play, who_decides
from .plain import RandomBot

__all__ = ["BOTS", "Asked", "Bot", "GreedyBot", "RandomBot", "make_bot", "next_choice", "play", "who_decides"]
