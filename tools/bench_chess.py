"""The measure of `questhall bench`, taken of python-chess on the same machine.

python tools/bench_chess.py [SECONDS]
"""

from __future__ import annotations

import json
import random
import statistics
import sys
from collections.abc import Callable
from time import perf_counter

import chess

POSITIONS = 200


def play(chance: random.Random) -> list[chess.Move]:
    """A game of random legal moves, to its end by the rules that need no claim."""
    board = chess.Board()
    while not board.is_game_over():
        board.push(chance.choice(list(board.legal_moves)))
    return board.move_stack


def rates(seconds: float) -> tuple[float, float]:
    """Moves and games a second, in whole games until the time is up."""
    chance = random.Random(1)
    moves = games = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds:
        moves += len(play(chance))
        games += 1
    return moves / spent, games / spent


def middle_position(chance: random.Random) -> chess.Board:
    """A position from the middle half of a random game, with the moves that led there."""
    moves = play(chance)
    board = chess.Board()
    for move in moves[: chance.randrange(len(moves) // 4, len(moves) * 3 // 4 + 1)]:
        board.push(move)
    return board


def median_us(boards: list[chess.Board], work: Callable[[chess.Board], object]) -> float:
    """The median over positions of the mean of twenty runs."""
    times = []
    for board in boards:
        start = perf_counter()
        for _ in range(20):
            work(board)
        times.append((perf_counter() - start) / 20)
    return round(statistics.median(times) * 1e6, 1)


def main() -> None:
    """Print the figures in the shape of `questhall bench --json`."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    moves, games = rates(seconds)
    chance = random.Random(2)
    boards = [middle_position(chance) for _ in range(POSITIONS)]
    figures = {
        "decisions_per_s": round(moves),
        "games_per_s": round(games, 2),
        "copy_us": median_us(boards, chess.Board.copy),
        "copy_without_history_us": median_us(boards, lambda board: board.copy(stack=False)),
        "freeze_thaw_us": median_us(boards, lambda board: chess.Board(board.fen())),
        "frozen_bytes": max(len(board.fen()) for board in boards),
    }
    print(json.dumps({"games": {f"python-chess {chess.__version__}": figures}}, indent=2))


if __name__ == "__main__":
    main()
