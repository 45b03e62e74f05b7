"""tools/venv.sh, run with made-up interpreters on the PATH."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ledger import ROOT

TOOLS = ("sh", "cat", "cksum", "dirname", "rm", "mkdir", "cp", "touch")

# Answers the probe as a real Python under some condition would.
PROBED = """#!/bin/sh
exec '{real}' -c 'import sys; {condition}; exec(sys.argv[2])' "$@"
"""

# Passes for a whole Python: "makes" a venv with itself inside, and notes what it is asked to do.
WHOLE = """#!/bin/sh
case "$1 $2" in
    "-m venv") echo venv >> '{log}'; rm -rf "$4"; mkdir -p "$4/bin"; cp "$0" "$4/bin/python" ;;
    "-m pip") echo pip >> '{log}'; [ ! -e '{offline}' ] || {{ echo "no route to host" >&2; exit 1; }} ;;
    "-c ") ;;
    *) echo good ;;
esac
"""


class Hall:
    """A copy of the tool chain in a folder of its own, with its own PATH."""

    def __init__(self, folder: Path) -> None:
        self.root, self.bin, self.log, self.offline = (folder / name for name in ("hall", "bin", "log", "offline"))
        (self.root / "tools").mkdir(parents=True)
        for name in ("tools/venv.sh", "pyproject.toml", "constraints.txt"):
            shutil.copy(ROOT / name, self.root / name)
        self.bin.mkdir()
        for tool in TOOLS:
            (self.bin / tool).symlink_to(str(shutil.which(tool)))

    def python(self, name: str, text: str) -> None:
        (self.bin / name).write_text(text)
        (self.bin / name).chmod(0o755)

    def probed(self, name: str, condition: str) -> None:
        self.python(name, PROBED.format(real=sys.executable, condition=condition))

    def whole(self, name: str) -> None:
        self.python(name, WHOLE.format(log=self.log, offline=self.offline))

    def run(self, kind: str = "play", **environment: str) -> tuple[int, str]:
        """The exit code and what was said."""
        done = subprocess.run(
            [self.bin / "sh", self.root / "tools" / "venv.sh", kind],
            env={"PATH": str(self.bin), **environment},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.stdout == ""
        return done.returncode, done.stderr

    def work(self, kind: str = "play") -> list[str]:
        """What a run asks of Python."""
        self.log.write_text("")
        self.run(kind)
        return self.log.read_text().split()


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(tmp_path)


OLD = "sys.version_info = (3, 9, 2)"
BARE = 'sys.version_info = (3, 11, 2); sys.modules["ensurepip"] = None'


def test_no_python_at_all(hall: Hall) -> None:
    assert hall.run() == (1, "Questhall needs Python 3.11 or newer: sudo apt install python3 python3-venv\n")


def test_a_python_that_is_too_old(hall: Hall) -> None:
    hall.probed("python3", OLD)
    code, said = hall.run()
    assert code == 1
    assert said.startswith("Questhall needs Python 3.11 or newer, but python3 is 3.9.2: install a newer one")


def test_a_debian_python_without_its_venv_package(hall: Hall) -> None:
    hall.probed("python3", BARE)
    hall.probed("python3.11", BARE)
    assert hall.run() == (1, "Questhall needs the Python venv module: sudo apt install python3-venv\n")


def test_a_python_named_by_hand_that_does_not_run(hall: Hall) -> None:
    hall.whole("python3")
    assert hall.run(PYTHON="python9") == (1, "Questhall cannot run PYTHON=python9: name a Python 3.11 or newer\n")


def test_interpreters_that_will_not_do_are_passed_over(hall: Hall) -> None:
    hall.python("python3.13", "#!/bin/sh\necho 'pyenv: python3.13: command not found' >&2\nexit 127\n")
    hall.probed("python3.12", BARE)
    hall.whole("python3.11")
    hall.probed("python3", OLD)
    assert hall.run()[0] == 0


def test_a_second_start_asks_nothing_of_pip(hall: Hall) -> None:
    hall.whole("python3")
    assert hall.work() == ["venv", "pip", "pip"]
    assert hall.work() == []


def test_what_the_tests_need_serves_play_too(hall: Hall) -> None:
    hall.whole("python3")
    assert hall.work("play") == ["venv", "pip", "pip"]
    assert hall.work("dev") == ["pip", "pip"]
    assert hall.work("play") == []
    assert hall.work("slow") == ["pip", "pip"]
    assert hall.work("dev") == hall.work("play") == []


@pytest.mark.parametrize("name", ["pyproject.toml", "constraints.txt"])
def test_changed_dependencies_are_installed_anew(hall: Hall, name: str) -> None:
    hall.whole("python3")
    hall.run()
    with (hall.root / name).open("a") as file:
        file.write("# changed\n")
    assert hall.work() == ["pip", "pip"]


def test_a_failed_install_is_told_in_a_sentence_and_repaired_by_the_next_run(hall: Hall) -> None:
    hall.whole("python3")
    hall.offline.touch()
    code, said = hall.run()
    assert code == 1
    assert "no route to host\nQuesthall could not install its dependencies (see above)." in said
    hall.offline.unlink()
    assert hall.work() == ["venv", "pip", "pip"]


def test_a_moved_folder_gets_a_new_environment(hall: Hall) -> None:
    hall.whole("python3")
    hall.run()
    hall.root = hall.root.rename(hall.root.with_name("moved"))
    assert hall.work() == ["venv", "pip", "pip"]


def test_an_environment_whose_python_is_gone_is_made_anew(hall: Hall) -> None:
    hall.whole("python3")
    hall.run()
    (hall.root / ".venv" / "bin" / "python").unlink()
    assert hall.work() == ["venv", "pip", "pip"]
