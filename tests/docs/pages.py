"""The pages of the documentation, and a copy of the repository in which what they say is done.

A block of code whose first line is `# path/of/a/file` belongs into that file. A `yaml` or `ftl` block is written at
its end (or is the whole of it, if there is none yet), a `python` block is the whole file, and a `diff` block changes
it: lines with a minus are taken out, lines with a plus put in, the others show the place.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.ledger import ROOT

FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PLACE = re.compile(r"# (\S+/\S+)\n")
COPIED = ("pyproject.toml", "README.md", "src", "tests/__init__.py", "tests/conftest.py", "tests/ledger.py",
          "tests/programs.py", "tests/conformance", "tests/core", "tests/games/keep/board.py")  # fmt: skip


class Block(NamedTuple):
    language: str
    path: str
    """The file that it belongs into, or nothing."""
    text: str


def blocks(page: str) -> Iterator[Block]:
    """The blocks of code of a page, in their order."""
    for language, text in FENCE.findall((ROOT / page).read_text("utf-8")):
        place = PLACE.match(text)
        yield Block(language, place[1], text[place.end() :]) if place else Block(language, "", text)


def copy_repository(folder: Path) -> None:
    """What a page works on."""
    for name in COPIED:
        source, target = ROOT / name, folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target)  # with what is compiled: it is as old as its source
        else:
            shutil.copy(source, target)


def write(block: Block, folder: Path) -> None:
    """Do what a page says with one block."""
    path = folder / block.path
    path.parent.mkdir(parents=True, exist_ok=True)
    before = path.read_text("utf-8") if path.exists() else ""
    if block.language == "diff":
        after = changed(before, block)
    elif block.language == "python":
        assert not before, f"{block.path} is there already"
        after = block.text
    else:
        after = before + block.text
    path.write_text(after, "utf-8")


def changed(text: str, block: Block) -> str:
    """A file after a diff; parts of it are separated by lines of three dots."""
    for part in block.text.split("...\n"):
        lines = part.splitlines()
        old = "".join(f"{line[1:]}\n" for line in lines if line[:1] != "+")
        new = "".join(f"{line[1:]}\n" for line in lines if line[:1] != "-")
        assert text.count(old) == 1, f"{block.path} does not have once:\n{old}"
        text = text.replace(old, new)
    return text


def run(folder: Path, *command: str) -> str:
    """What a command of Python's says in the copy; it must go well."""
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder)]), "COLUMNS": "120"}
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=env, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
