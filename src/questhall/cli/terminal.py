"""A person at a terminal: sentences out, lines in."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TextIO

from rich.cells import cell_len
from rich.console import Console

from questhall.words import Words, words_for
from questhall.words.canvas import wrap

FOLDER = Path(__file__).parent
WIDTH, HEIGHT = 100, 40
LONGEST = 1000
"""No answer is longer; of a page that was pasted the rest is not heard."""
BELOW_A_PAGE = 2
"""Lines below a page: the one to type in, and what was typed."""


class Streams(NamedTuple):
    """Where lines come from and where they go."""

    stdin: TextIO
    stdout: TextIO
    stderr: TextIO


class EndOfInput(Exception):
    """Nobody is typing any more."""


class Enough(Exception):
    """Somebody does not want to read the other pages."""


class Terminal:
    """Says things in one language and asks for answers."""

    def __init__(self, streams: Streams, language: str, *, plain: bool = False) -> None:
        self.streams = streams
        self.language = language
        self.plain = plain
        self.words: Words = words_for(FOLDER, language)
        self._lines: int | None = None
        """How many lines stand on this page, while pages are turned."""

    @property
    def is_screen(self) -> bool:
        """Whether there is a screen that can be cleared."""
        return self.streams.stdout.isatty() and not self.plain

    @property
    def width(self) -> int:
        """How many columns there are."""
        return shutil.get_terminal_size((WIDTH, HEIGHT)).columns if self.is_screen else WIDTH

    @property
    def height(self) -> int | None:
        """How many lines there are; None where nothing scrolls away."""
        return shutil.get_terminal_size((WIDTH, HEIGHT)).lines if self.is_screen else None

    def console(self) -> Console:
        """A console for tables."""
        return Console(file=self.streams.stdout, width=self.width, no_color=self.plain or None)

    def clear(self) -> None:
        """An empty screen, or an empty line where there is none."""
        self.streams.stdout.write("\x1b[2J\x1b[H" if self.is_screen else "\n")

    def write(self, text: str = "") -> None:
        """A line of text; on a full page it waits until somebody has read that."""
        for line in text.split("\n"):
            self._turn_page(line)
            self.streams.stdout.write(line + "\n")

    @contextlib.contextmanager
    def pages(self) -> Iterator[None]:
        """What is written meanwhile is shown page by page, if there is a screen."""
        self._lines = 0
        try:
            yield
        except Enough:
            pass
        finally:
            self._lines = None

    def _turn_page(self, line: str) -> None:
        if self._lines is None or self.height is None:
            return
        taken = max(1, -(-cell_len(line) // self.width))
        if self._lines and self._lines + taken > self.height - BELOW_A_PAGE:
            self._lines = 0
            if self.ask("go-on-or-stop"):
                raise Enough
        self._lines += taken

    def wrapped(self, text: str, later: str = "") -> None:
        """A paragraph, in lines as wide as the screen; `later` stands before all but the first."""
        self.write("\n".join(wrap(text, self.width, "", later)))

    def say(self, key: str, /, **values: Any) -> None:
        """A sentence."""
        for line in self.words.say(key, **values).split("\n"):
            if self.is_screen and cell_len(line) > self.width:
                self.wrapped(line, "  ")
            else:
                self.write(line)

    def complain(self, text: str) -> None:
        """A sentence about something that went wrong."""
        self.streams.stderr.write(text + "\n")

    def ask(self, key: str, /, **values: Any) -> str:
        """What a person types, without the blanks around it."""
        self.streams.stdout.write(self.words.say(key, **values))
        self.streams.stdout.flush()
        line = self.streams.stdin.readline()
        if not line:
            self.write()
            raise EndOfInput
        return line.strip()[:LONGEST]

    def menu(self, title: str, entries: Sequence[str], default: int = 0) -> int:
        """Which of several entries is taken; Enter takes the default."""
        self.write(f"\n{title}")
        digits = len(str(len(entries)))
        for number, entry in enumerate(entries, 1):
            self.wrapped(f"  {number:>{digits}}  {entry}", " " * (digits + 6))
        while True:
            typed = self.ask("which", default=default + 1)
            if not typed:
                return default
            if typed.isdecimal() and 1 <= int(typed) <= len(entries):
                return int(typed) - 1
            self.say("wrong-number", most=len(entries), default=default + 1)

    def number(self, title: str, numbers: Sequence[int]) -> int:
        """Which of several numbers is taken, by typing that number; Enter takes the first."""
        listed = ", ".join(map(str, numbers))
        self.write(f"\n{title} ({listed})")
        while True:
            typed = self.ask("which", default=numbers[0])
            if not typed:
                return numbers[0]
            if typed.isdecimal() and int(typed) in numbers:
                return int(typed)
            self.say("wrong-one", numbers=listed, default=numbers[0])

    def agrees(self, question: str, *, by_default: bool = False) -> bool:
        """Whether a person says yes; Enter takes the default."""
        while True:
            typed = self.ask("yes-or-no", question=question, default=self.words.say("y" if by_default else "n")).lower()
            if not typed:
                return by_default
            if typed in self.words.say("yes-letters").split():
                return True
            if typed in self.words.say("no-letters").split():
                return False
            self.say("wrong-yes")
