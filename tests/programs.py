"""Programs of the machine that some tests need; where one is missing, a line says plainly what could not run."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

MISSING = "{what} is not installed here ({program} was not found)"
_REASON = re.compile(re.escape(MISSING).replace(r"\{what\}", r"\S+").replace(r"\{program\}", ".+"))


def find(what: str, program: str, *folders: Path) -> Path:
    """Where a program is; the test is skipped where there is none."""
    for place in (os.environ.get("PATH"), *map(str, folders)):
        if found := shutil.which(program, path=place):
            return Path(found)
    return pytest.skip(MISSING.format(what=what, program=program))


def could_not_run(skipped: Sequence[pytest.TestReport]) -> list[str]:
    """A line for each program that was missing."""
    reasons = Counter(match[0] for report in skipped if (match := _REASON.search(str(report.longrepr))))
    return [f"{reason}: {count} tests could not run" for reason, count in sorted(reasons.items())]


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_until(good: Callable[[], bool], seconds: float = 20) -> None:
    """Wait until something is so, but not for ever."""
    end = time.monotonic() + seconds
    while not good():
        assert time.monotonic() < end, f"it did not come about within {seconds} s"
        time.sleep(0.02)


def listens(port: int) -> bool:
    """Whether somebody listens on a port."""
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def running(
    command: Sequence[str | Path],
    good: Callable[[], bool],
    stop: signal.Signals = signal.SIGKILL,
    user: Sequence[str | Path] = (),
) -> Iterator[subprocess.Popen[bytes]]:
    """A program that is good when it answers, until it is no longer needed; it does not outlive the tests."""
    dies_with_us = ["setpriv", "--pdeathsig", stop.name] if shutil.which("setpriv") else []
    nowhere = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen([*user, *dies_with_us, *command], cwd="/", **nowhere)
    try:
        wait_until(lambda: process.poll() is not None or good())
        assert process.poll() is None, f"{command[0]} ended at once"
        yield process
    finally:
        process.send_signal(stop)
        process.wait()


def children(process: int) -> list[int]:
    """The processes that a process has begun."""
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def alive(process: int) -> bool:
    """Whether a process has not ended."""
    try:
        return "State:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except FileNotFoundError:
        return False
