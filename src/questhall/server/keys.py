"""Random names, and keys of which only a digest is kept."""

from __future__ import annotations

import hashlib
import re
import secrets


def new_key() -> str:
    """The key of a person: whoever has it is that person."""
    return secrets.token_urlsafe(24)


def new_code() -> str:
    """The name of a room or a person, or the code of a link; nobody can guess it."""
    return secrets.token_urlsafe(12)


def is_code(text: str) -> bool:
    """Whether a text could be the name of a room or the code of a link at all."""
    return re.fullmatch(r"[\w-]{1,64}", text, re.ASCII) is not None


def digest(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def same(code: str, other: str) -> bool:
    """Whether two codes are the same, without telling by the time how much of them is."""
    return secrets.compare_digest(code.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass"))
