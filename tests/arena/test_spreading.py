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


def begun(code: str) -> subprocess.Popen[bytes]:
    """A program of its own, which Ctrl-C reaches with all its processes."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([os.getcwd(), *sys.path])}
    command = [sys.executable, "-c", BEGIN + code]
    return subprocess.Popen(command, env=environment, start_new_session=True, stderr=subprocess.PIPE)


def test_processes_that_were_ended_are_replaced() -> None:
    ran = begun(REPLACED)
    assert ran.communicate(timeout=120)[1] == b""
    assert ran.returncode == 0


def test_ctrl_c_ends_the_growing_of_trees_at_once() -> None:
    ran = begun("choose('1000000x2')")
    wait_until(lambda: len(children(ran.pid)) > 2 or ran.poll() is not None, 60)
    playing = children(ran.pid)
    wait_until(lambda: all(seconds_of(child) > 1 for child in playing[1:]), 60)
    os.killpg(ran.pid, signal.SIGINT)
    try:
        assert b"KeyboardInterrupt" in ran.communicate(timeout=20)[1]
        wait_until(lambda: not any(map(alive, playing)))
    finally:
        ran.kill()


def seconds_of(process: int) -> float:
    """How long a process has been at work."""
    with open(f"/proc/{process}/stat", encoding="utf-8") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
