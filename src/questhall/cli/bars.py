"""How far something has come, for one who waits."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .terminal import Terminal


def progress_bar(terminal: Terminal) -> Progress:
    """A bar on stderr with the time that is left, if somebody can see it."""
    stderr = terminal.streams.stderr
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(file=stderr), transient=True, disable=not stderr.isatty())
