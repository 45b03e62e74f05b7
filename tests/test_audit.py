"""`tools/audit.py` tells which broken rules no test notices."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
EDITS = """
- {rule: KH-810, file: games/keep/steps/ending.py, old: wave == 1, new: wave >= 1}
- {rule: KH-810, file: games/keep/steps/ending.py, old: There are exactly two waves., new: There are two waves.}
- {rule: KH-810, file: games/keep/steps/ending.py, old: wave, new: tide}
- {rule: KH-999, file: games/keep/steps/ending.py, old: wave == 1, new: wave == 2}
"""


def audited(edits: Path) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, ROOT / "tools" / "audit.py", edits, "--tests", "tests/games/keep/test_waves.py"]
    return subprocess.run(program, capture_output=True, text=True, check=False, timeout=120)


def test_a_broken_rule_is_noticed_and_what_changes_nothing_survives(tmp_path: Path) -> None:
    edits = tmp_path / "edits.yaml"
    edits.write_text(EDITS, encoding="utf-8")
    lines = audited(edits).stdout.splitlines()
    found = [line for line in lines if line.startswith(("KH", "1 of"))]
    assert found[0].startswith("KH-810 noticed")
    assert found[1].startswith("KH-810 SURVIVED")
    assert "it must stand there once" in found[2]
    assert found[3].startswith("KH-999 no test cites it")
    assert found[4] == "1 of 4 survived."


def test_a_list_that_cannot_be_read_is_told_with_its_place(tmp_path: Path) -> None:
    edits = tmp_path / "edits.yaml"
    edits.write_text("- {rule: KH-810, file: x.py, old: a, knew: b}", encoding="utf-8")
    told = audited(edits)
    assert told.returncode == 2
    assert "unknown field `knew` - at `$[0]`" in told.stderr
