"""What whoever runs the server decides, by the environment and by options of the command."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec

from questhall.core.errors import QuesthallError, one_of
from questhall.core.folders import data_folder

from .addresses import Address

HOST = "127.0.0.1"
"""Nobody but this machine, unless somebody says otherwise."""
PORT = 8642

_DATABASES = ("sqlite", "postgresql", "postgres")
_REDIS = ("redis", "rediss", "unix")
_NUMBER = re.compile(r"\d{1,9}(\.\d{1,6})?")
T = TypeVar("T", bound=msgspec.Struct)


class SettingsError(QuesthallError):
    """A setting of the server cannot be what it is."""


class Settings(msgspec.Struct, frozen=True):
    """All that the server needs to know before it starts; it can be printed, for addresses hide their passwords."""

    home: Path
    database: Address
    redis: Address
    """Empty where there is one worker only."""
    host: str = HOST
    port: int = PORT
    origins: tuple[str, ...] = ()
    """Addresses in the browser, beside the server's own, from which it may be used."""
    limits: dict[str, float] = {}
    """Numbers that differ from what they are otherwise, by their names; see with_limits."""


def read_settings(
    environment: Mapping[str, str], *, host: str = HOST, port: int = PORT, origins: Sequence[str] = ()
) -> Settings:
    """The settings of an environment and of the command's options."""
    home = data_folder(environment).absolute()
    if not 0 <= port <= 65535:
        raise SettingsError(f"The port cannot be {port}. Allowed: 1 to 65535, or 0 for any that is free.")
    if not host.strip():
        raise SettingsError("The host is empty. Allowed: an address of this machine, such as 127.0.0.1 or 0.0.0.0.")
    return Settings(
        home,
        _address("QUESTHALL_DATABASE", environment, _DATABASES) or Address(f"sqlite:///{home / 'hall.sqlite'}"),
        _address("QUESTHALL_REDIS", environment, _REDIS),
        host,
        port,
        tuple(dict.fromkeys(map(_origin, origins))),
        _limits(environment.get("QUESTHALL_LIMITS", "")),
    )


def _address(name: str, environment: Mapping[str, str], kinds: Sequence[str]) -> Address:
    """An address; what is wrong with it is told without repeating it."""
    text = environment.get(name, "").strip()
    kind = re.split(r"[+:]", text, maxsplit=1)[0]
    if text and (kind not in kinds or "://" not in text):
        raise SettingsError(f"{name} is no address that Questhall knows. It begins with one of: {_begin(kinds)}.")
    if text and Address(text).unclear():
        raise SettingsError(
            f"{name} cannot be read. Signs of a password such as “/”, “?”, “#”, “@” and “:” are written as "
            "%2F, %3F, %23, %40 and %3A; a port is a number."
        )
    return Address(text)


def _begin(kinds: Sequence[str]) -> str:
    return one_of(f"{kind}://" for kind in kinds)


def _origin(text: str) -> str:
    """An origin as browsers write it: small letters, and nothing behind the host and the port."""
    wrong = SettingsError(f"“{text}” is no origin. It looks like https://games.example.org, without a path.")
    try:
        parts = urlsplit(text.strip().rstrip("/"))
        port = parts.port
    except ValueError:
        raise wrong from None
    more = parts.path or parts.query or parts.fragment or "@" in parts.netloc
    if parts.scheme not in ("http", "https") or not parts.hostname or more:
        raise wrong
    usual = {"http": 80, "https": 443}[parts.scheme]
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + (f":{port}" if port not in (None, usual) else "")


def _limits(text: str) -> dict[str, float]:
    """Limits as they are written: name=number, with commas between them."""
    found: dict[str, float] = {}
    for part in filter(None, map(str.strip, text.split(","))):
        name, _, value = map(str.strip, part.partition("="))
        if not name or not _NUMBER.fullmatch(value):
            raise SettingsError(f"QUESTHALL_LIMITS has “{part}”. Allowed: NAME=NUMBER, with commas between them.")
        found[name] = float(value)
    return found


def with_limits(usual: T, limits: Mapping[str, float]) -> T:
    """A struct of numbers, some of which somebody has set otherwise."""
    kinds = {name: type(value) for name, value in msgspec.structs.asdict(usual).items()}
    known = [name for name, kind in kinds.items() if kind in (int, float)]
    for name, value in limits.items():
        if name not in known:
            raise SettingsError(f"QUESTHALL_LIMITS has no “{name}”. Allowed: {one_of(known)}.")
        if kinds[name] is int and not value.is_integer():
            raise SettingsError(f"QUESTHALL_LIMITS: {name} cannot be {value}. Allowed: a whole number.")
    return msgspec.structs.replace(usual, **{name: kinds[name](value) for name, value in limits.items()})
