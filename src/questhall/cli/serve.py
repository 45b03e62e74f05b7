"""questhall serve: the table in the browser."""

from __future__ import annotations

import argparse
import os

from questhall.core.errors import QuesthallError

from .sitting import Games
from .terminal import Terminal


def run(args: argparse.Namespace, terminal: Terminal, games: Games) -> int:
    """Serve until somebody stops it. The packages of the server are needed here only."""
    try:
        from questhall.server import serve  # noqa: PLC0415
        from questhall.server.settings import read_settings  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("questhall"):
            raise
        raise QuesthallError(terminal.words.say("serve-missing", package=error.name)) from None
    settings = read_settings(os.environ, host=args.host, port=args.port, origins=args.origin)

    def told(address: str, own: str) -> None:
        # Whoever reads a log must not become the owner: his key is shown to a person at a terminal only.
        if terminal.streams.stdout.isatty():
            terminal.say("serve-open", address=address + own)
        else:
            terminal.say("serve-open", address=address)
            terminal.say("serve-key", file=str(settings.home / serve.OWNER))
        terminal.say("serve-stop")
        terminal.streams.stdout.flush()

    return serve.run(settings, terminal.language, browser=not args.no_browser, told=told)  # type: ignore[arg-type]
