"""Trees in processes of this machine: nobody waits for them, and a process that was ended is replaced."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

from tests.programs import alive, children, wait_until

BEGIN = """
import os, signal
import questhall
from questhall.arena.spreading import spread_over_cores
from questhall.bots import SearchBot
from questhall.bots.budget import read_budget
from tests.programs import children, wait_until, alive

table = questhall.sit("bugs", scenario=questhall.GAMES["bugs"].singles[0], seats=1, seed=1)
seat, decision = next(iter(table.decisions.items()))
while len(decision.choices) < 3:
    table.take(seat, decision.choices[0])
    seat, decision = next(iter(table.decisions.items()))

def choose(budget):
    game = questhall.GAMES["bugs"]
    return SearchBot(game, 1, read_budget(budget), spread_over_cores(game)).choose(table.view(seat), decision)
"""
REPLACED = """
first = choose("6x2")
playing = [child for child in children(os.getpid()) if b"spawn_main" in open(f"/proc/{child}/cmdline", "rb").read()]
for child in playing:
    os.kill(child, signal.SIGKILL)
wait_until(lambda: not any(map(alive, playing)))
assert playing and choose("6x2") == first
"""


ASLEEP = """
import time
from questhall.arena.spreading import _pool

_pool().submit(os.getpid).result()
growing = _pool().submit(time.sleep, 600)
wait_until(growing.running)
print("asleep", flush=True)
growing.result()
"""


def begun(code: str) -> subprocess.Popen[bytes]:
    """A program of its own, which Ctrl-C reaches with all its processes."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([os.getcwd(), *sys.path])}
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen([sys.executable, "-c", BEGIN + code], env=environment, start_new_session=True, **streams)


def test_processes_that_were_ended_are_replaced() -> None:
    ran = begun(REPLACED)
    assert ran.communicate(timeout=120)[1] == b""
    assert ran.returncode == 0


def test_nobody_waits_at_ctrl_c_for_trees_that_grow() -> None:
    with begun(ASLEEP) as ran:
        assert ran.stdout is not None
        assert ran.stdout.readline() == b"asleep\n"
        playing = children(ran.pid)
        os.killpg(ran.pid, signal.SIGINT)
        try:
            assert b"KeyboardInterrupt" in ran.communicate(timeout=20)[1]
            wait_until(lambda: not any(map(alive, playing)))
        finally:
            ran.kill()
