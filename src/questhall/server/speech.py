"""What the server itself says, in three languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from questhall.words import words_for

from .messages import Language

FOLDER = Path(__file__).parent


def say(language: str, key: str, /, **values: Any) -> str:
    """A sentence of the server."""
    return words_for(FOLDER, language).say(key, **values)


def tidy(text: str, most: int) -> str:
    """What a person typed, as it is kept: one line of letters that can be printed, not too long."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:most]


class Refused(Exception):
    """Something that was asked for is not done: a code for the program, and a sentence for the person."""

    def __init__(self, code: str, key: str, /, **values: Any) -> None:
        super().__init__(code, key)
        self.code, self.key, self.values = code, key, values

    def text(self, language: Language) -> str:
        """Why, in a language."""
        return say(language, f"refused-{self.key}", **self.values)
