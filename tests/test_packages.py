"""tools/packages.sh, run with made-up programs on the PATH."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.ledger import ROOT

TOOLS = ("sh", "cut", "tr", "paste", "sed", "env", "touch", "cat")
PROGRAMS = {"chromium": "chromium", "postgresql": "pg_ctl", "redis-server": "redis-server"}

# Notes what it is asked for, and "installs" a program of that name.
APT = """#!/bin/sh
echo "$DEBIAN_FRONTEND $*" >> '{log}'
for package; do :; done
case "$* " in *install*" {broken} ") exit 1 ;; *install*) ;; *) exit 0 ;; esac
case $package in postgresql) package=pg_ctl ;; esac
printf '#!/bin/sh\\n' > "{bin}/$package"
/bin/chmod +x "{bin}/$package"
"""


class Machine:
    """A machine with some programs, on which somebody may or may not install more."""

    def __init__(self, folder: Path) -> None:
        self.bin, self.log, self.postgresql = folder / "bin", folder / "log", folder / "postgresql"
        self.bin.mkdir()
        self.log.touch()
        for tool in TOOLS:
            (self.bin / tool).symlink_to(str(shutil.which(tool)))
        self.program("sudo", "exit 1")
        self.program("id", "echo 1000")

    def program(self, name: str, text: str = "", folder: Path | None = None) -> None:
        path = (folder or self.bin) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"#!/bin/sh\n{text}\n")
        path.chmod(0o755)

    def apt(self, broken: str = "nothing") -> None:
        self.program("apt-get", APT.format(log=self.log, bin=self.bin, broken=broken))

    def run(self) -> tuple[str, list[str]]:
        """What was said, and what was asked of apt-get."""
        done = subprocess.run(
            [self.bin / "sh", ROOT / "tools" / "packages.sh"],
            env={"PATH": str(self.bin), "POSTGRESQL_FOLDER": str(self.postgresql)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stdout) == (0, "")
        return done.stderr, self.log.read_text().splitlines()


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


INSTALLED = ["noninteractive -qq update"] + [
    f"noninteractive -qq install --no-install-recommends -y {package}" for package in PROGRAMS
]


def test_where_everything_is_there_nothing_is_done_or_said(machine: Machine) -> None:
    machine.apt()
    for program in ("chromium", "redis-server"):
        machine.program(program)
    machine.program("pg_ctl", folder=machine.postgresql / "15" / "bin")
    assert machine.run() == ("", [])


def test_root_installs_what_is_missing(machine: Machine) -> None:
    machine.apt()
    machine.program("id", "echo 0")
    said, asked = machine.run()
    assert said == "Installing for the tests: chromium postgresql redis-server ...\n"
    assert asked == INSTALLED


def test_so_does_somebody_whose_sudo_asks_for_no_password(machine: Machine) -> None:
    machine.apt()
    machine.program("sudo", '[ "$1" = -n ] && shift && "$@"')
    machine.program("true")
    assert machine.run()[1] == INSTALLED


def test_who_may_not_install_is_told_in_one_line_what_cannot_run(machine: Machine) -> None:
    machine.apt()
    machine.program("chromium")
    assert machine.run() == (
        "Without postgresql redis-server these cannot run: PostgreSQL tests, Redis tests. "
        "To run them: sudo apt install postgresql redis-server\n",
        [],
    )


def test_a_package_that_cannot_be_had_does_not_keep_out_the_rest(machine: Machine) -> None:
    machine.apt(broken="chromium")
    machine.program("id", "echo 0")
    said, asked = machine.run()
    assert asked == INSTALLED
    assert said.splitlines()[1:] == [
        "Without chromium these cannot run: browser tests. To run them: sudo apt install chromium"
    ]


def test_a_machine_without_apt_is_told_too(machine: Machine) -> None:
    machine.program("id", "echo 0")
    assert machine.run()[0].startswith("Without chromium postgresql redis-server these cannot run: browser tests, ")
