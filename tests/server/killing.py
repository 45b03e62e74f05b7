"""Run as a program: for each line that it reads, a child that serves until it is killed.

The children are forked, so that fifty of them do not import everything fifty times. On its output: “child PID” when the
child can be reached, and “ended” when it is gone.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import questhall
from questhall.server.serve import Serving, application, bind, configured, tuning_of, warm_up
from questhall.server.settings import read_settings
from questhall.server.store import open_store


def tell(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def serve(home: Path, port: int) -> None:
    limits = "beginnings_a_second=1000, messages_a_second=10000, messages_at_once=10000"
    settings = read_settings({"QUESTHALL_HOME": str(home), "QUESTHALL_LIMITS": limits}, port=port)
    app = application(settings, open_store(settings.database))
    server = Serving(configured(app, tuning_of(settings)), lambda: tell("child", os.getpid()))
    server.run(sockets=[bind("127.0.0.1", port)])


def main(home: str, port: str) -> None:
    warm_up()
    questhall.sit("keep", scenario="first_night", seats=["imp"], seed=1).scene(0)
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            serve(Path(home), int(port))
            os._exit(1)
        os.waitpid(child, 0)
        tell("ended")


if __name__ == "__main__":
    main(*sys.argv[1:])
