"""Addresses of databases and of Redis, which may hold a password that nobody may see in a log or an error."""

from __future__ import annotations

import re
from urllib.parse import parse_qsl, unquote, urlsplit

HIDDEN = "***"
_SAFE_SCHEME = re.compile(r"[a-z][a-z0-9+.-]*(?=://)", re.IGNORECASE)


class Address:
    """An address that shows itself without its secrets, whoever prints it."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __repr__(self) -> str:
        return f"Address({masked(self._text)!r})"

    def __str__(self) -> str:
        return masked(self._text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Address) and self._text == other._text

    def __hash__(self) -> int:
        return hash(self._text)

    def __bool__(self) -> bool:
        return bool(self._text)

    def with_secrets(self) -> str:
        """The address as it was given, for the one who connects."""
        return self._text

    def unclear(self) -> bool:
        """Whether it cannot be told where the password ends and where the host begins."""
        return masked(self._text).endswith(f"://{HIDDEN}")

    def clean(self, text: object) -> str:
        """A text, such as another library's error, without the secrets of this address."""
        cleaned = str(text).replace(self._text, str(self)) if self._text else str(text)
        for secret in sorted(_secrets(self._text), key=len, reverse=True):
            cleaned = cleaned.replace(secret, HIDDEN)
        return cleaned


def masked(text: str) -> str:
    """An address without password and without what stands behind a question mark; only its kind if it is not clear."""
    if text.startswith("sqlite:///"):  # a file has no password, and its name may hold any sign
        return text
    scheme = _SAFE_SCHEME.match(text)
    if scheme is None:
        return HIDDEN if text else ""
    try:
        parts = urlsplit(text)
        where = f":{parts.port}" if parts.port else ""
    except ValueError:
        return f"{scheme[0]}://{HIDDEN}"
    # An “@” behind the host means that a “/”, “?” or “#” of the password was not written as %2F, %3F or %23.
    if "@" in parts.path + parts.query + parts.fragment:
        return f"{scheme[0]}://{HIDDEN}"
    user, at, host = parts.netloc.rpartition("@")
    host = host.rpartition(":")[0] if where else host
    name, colon, _ = user.partition(":")
    query = f"?{HIDDEN}" if parts.query else ""
    return f"{scheme[0]}://{name}{colon and f':{HIDDEN}'}{at}{host}{where}{parts.path}{query}"


def _secrets(text: str) -> set[str]:
    """Passwords in an address, as they are written and as they are meant."""
    user = text.partition("://")[2].rpartition("@")[0]
    found = {user.partition(":")[2]}
    found |= {value for name, value in parse_qsl(text.partition("?")[2]) if "pass" in name.lower()}
    return {form for secret in found if secret for form in (secret, unquote(secret))}
