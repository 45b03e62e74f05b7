"""The command line: which command, in which language, and how errors are said."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Mapping, Sequence

from questhall.core.errors import QuesthallError
from questhall.games import GAMES
from questhall.words import LANGUAGES

from .commands import COMMANDS, parser
from .sitting import Games
from .terminal import EndOfInput, Streams, Terminal

WRONG, INTERRUPTED = 2, 130


def main(argv: Sequence[str] | None = None, streams: Streams | None = None, games: Games = GAMES) -> int:
    """Run one command; the exit code says how it went."""
    streams = forgiving(streams or Streams(sys.stdin, sys.stdout, sys.stderr))
    with contextlib.redirect_stdout(streams.stdout), contextlib.redirect_stderr(streams.stderr):
        try:
            args = parser().parse_args(_with_command(sys.argv[1:] if argv is None else argv))
        except SystemExit as end:
            return end.code if isinstance(end.code, int) else WRONG
    terminal = Terminal(streams, args.language or language_of(os.environ), plain=args.plain)
    try:
        return COMMANDS[args.command](args, terminal, games)
    except QuesthallError as error:
        terminal.complain(str(error))
        return WRONG
    except EndOfInput:
        terminal.say("good-bye")
        return 0
    except KeyboardInterrupt:
        terminal.write()
        terminal.say("interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # Whoever read the output has gone: say no more.
        return 1


def forgiving(streams: Streams) -> Streams:
    """The streams, of which none breaks off a game for a letter that it cannot read or write."""
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    return streams


def _with_command(argv: Sequence[str]) -> list[str]:
    """No command means play."""
    asks_only = {"-h", "--help", "--version"}
    return list(argv) if argv and (argv[0] in COMMANDS or argv[0] in asks_only) else ["play", *argv]


def language_of(environ: Mapping[str, str]) -> str:
    """The language that the system speaks, if it is one of ours, else English."""
    system = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    return system[:2] if system[:2] in LANGUAGES else "en"
