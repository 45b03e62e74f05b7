"""How far something has come, for one who waits."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .terminal import Terminal

A_DAY = 24 * 60 * 60.0
"""How far back the speed is measured: games of bots that think long come minutes apart."""


def progress_bar(terminal: Terminal, clock: Callable[[], float] = monotonic) -> Progress:
    """A bar on stderr with the time that is left, if somebody can see it."""
    stderr = terminal.streams.stderr
    return Progress(
        *(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()),
        console=Console(file=stderr),
        transient=True,
        disable=not stderr.isatty(),
        speed_estimate_period=A_DAY,
        get_time=clock,
    )


def follow(progress: Progress, description: str) -> Callable[[int, int], None]:
    """A new bar that is told how much of how much is done; what was done when it is told first took no time."""
    task = progress.add_task(description, total=None)

    def watch(done: int, total: int) -> None:
        is_new = progress.tasks[task].total is None
        progress.update(task, completed=done, total=total)
        if is_new:
            progress.advance(task, 0)  # From here on the time is measured.

    return watch
