"""The games as environments for learning: PettingZoo for all seats, Gymnasium for one; OpenSpiel in `openspiel`.

Needs `pip install questhall[envs]`; docs/environments.md shows how to train on them.
"""

from .encoding import CHOICE, CHOICES, NEXT_PAGE, PAGE, SIZE, WAIT, Encoder
from .seats import ParallelSeats, SeatsInTurn
from .single import OneSeat, register

__all__ = [
    "CHOICE",
    "CHOICES",
    "NEXT_PAGE",
    "PAGE",
    "SIZE",
    "WAIT",
    "Encoder",
    "OneSeat",
    "ParallelSeats",
    "SeatsInTurn",
    "register",
]
