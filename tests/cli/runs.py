"""Scripted sessions at the terminal, with the toy on the table."""

from __future__ import annotations

import io
from typing import NamedTuple

from questhall.cli.app import main
from questhall.cli.sitting import Games
from questhall.cli.terminal import Streams
from tests.bots.toy import TOY

GAMES: Games = {"toy": TOY}
DIG, REST = "4", "5"
OPTIONS = ("--option", "level=easy", "--option", "digging=yes", "--option", "rounds=2")
READY = ("play", "toy", "--scenario", "field", *OPTIONS, "--seed", "3")
ALONE = (*READY, "--roles", "fox")
WITH_BOT = (*READY, "--roles", "fox,owl", "--bots", "greedy")


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def run(*argv: str, typed: str = "", language: str = "en", games: Games = GAMES) -> Ran:
    streams = Streams(io.StringIO(typed), io.StringIO(), io.StringIO())
    code = main([*argv, "--language", language], streams, games)
    return Ran(code, streams.stdout.getvalue(), streams.stderr.getvalue())  # type: ignore[attr-defined]


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)
