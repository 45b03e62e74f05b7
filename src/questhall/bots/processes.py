"""Processes for bots: where they think, nobody waits for them."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading


def end_with_parent(*, at_ctrl_c: bool = False) -> None:
    """Let this process end when the one that began it is gone, however it went; at Ctrl-C too if it may."""
    signal.signal(signal.SIGINT, signal.SIG_DFL if at_ctrl_c else signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_wait_for, args=(parent.sentinel,), daemon=True).start()


def _wait_for(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)
