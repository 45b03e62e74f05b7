"""Whatever the store has acknowledged is there after it was killed."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

from tests.ledger import ROOT

KILLS = 50


def one_life(nursery: subprocess.Popen[str], chance: random.Random) -> list[str]:
    """A child is born, works for a moment and is killed; what it told. Half of them may keep something first."""
    assert nursery.stdin
    assert nursery.stdout
    nursery.stdin.write("go\n")
    nursery.stdin.flush()
    word, pid = nursery.stdout.readline().split()
    assert word == "child"
    first = [nursery.stdout.readline()] if chance.random() < 0.5 else []
    time.sleep(chance.uniform(0.0, 0.3))
    os.kill(int(pid), signal.SIGKILL)
    return first + list(iter(nursery.stdout.readline, "ended\n"))


def fifty_lives(url: str) -> list[list[str]]:
    command = [sys.executable, "-m", "tests.server.crashing", url]
    places = {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    chance = random.Random(50)
    with subprocess.Popen(command, env=os.environ | places, text=True, cwd=ROOT, **pipes) as nursery:
        told = [one_life(nursery, chance) for _ in range(KILLS)]
        assert nursery.stdin
        nursery.stdin.close()
    return told


def test_fifty_kills_lose_nothing_that_was_acknowledged_and_leave_no_holes(tmp_path: Path) -> None:
    file = tmp_path / "hall.sqlite"
    told = fifty_lives(f"sqlite:///{file}")
    lines = [line.split() for life in told for line in life]
    assert {words[0] for words in lines} == {"kept"}, [words for words in lines if words[0] != "kept"][:1]
    assert sum(map(bool, told)) > KILLS / 3, "too few lives were long enough to keep anything"
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        logs = database.execute("SELECT room, seq, id FROM log ORDER BY room, seq").fetchall()
    assert {(room, int(seq), name) for _, room, seq, name in lines} <= set(logs)
    lengths = {room: sum(entry[0] == room for entry in logs) for room in {entry[0] for entry in logs}}
    assert [entry[:2] for entry in logs] == [(room, seq) for room in sorted(lengths) for seq in range(lengths[room])]
