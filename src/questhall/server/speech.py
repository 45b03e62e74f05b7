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


class Refused(Exception):
    """Something that was asked for is not done: a code for the program, and a sentence for the person."""

    def __init__(self, code: str, key: str, /, **values: Any) -> None:
        super().__init__(code, key)
        self.code, self.key, self.values = code, key, values

    def text(self, language: Language) -> str:
        """Why, in a language."""
        return say(language, f"refused-{self.key}", **self.values)
