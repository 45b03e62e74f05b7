"""Breaks rules on purpose, one small edit at a time, and lists those that no citing test notices.

    .venv/bin/python tools/audit.py EDITS.yaml
    .venv/bin/python tools/audit.py EDITS.yaml --tests tests/games/heroes

    # EDITS.yaml: a rule, a file of the package, a text that stands in it once, and what breaks the rule
    - {rule: KH-810, file: games/keep/steps/ending.py, old: "wave == 1", new: "wave >= 1"}

The tests are collected once. For each edit a child process exchanges the functions that the edit changes and runs the
tests that cite its rule, so that an edit takes half a second and no file is touched. An edit of something that is
made while a module is read (a constant, a table, a class's fields) cannot be tried in this way and is said to be so.
A blank that changes nothing must survive: try one first.
"""

from __future__ import annotations

import argparse
import gc
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType

import msgspec
import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "questhall"
SECONDS = 90
"""A broken rule may make a game endless."""


class Edit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One small break."""

    rule: str
    file: str
    old: str
    new: str

    def broken(self) -> tuple[CodeType, CodeType]:
        """The module before and after."""
        path = PACKAGE / self.file
        text = path.read_text(encoding="utf-8")
        if (count := text.count(self.old)) != 1:
            raise ValueError(f"{self.old!r} stands {count} times in {self.file}; it must stand there once.")
        return compile(text, str(path), "exec"), compile(text.replace(self.old, self.new), str(path), "exec")


def codes(code: CodeType) -> Iterator[CodeType]:
    """The functions and classes of a module, those inside others too."""
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from codes(each)


def alike(one: CodeType, two: CodeType) -> bool:
    """Whether two functions do the same, wherever they stand."""
    plain = [repr([c for c in each.co_consts if not isinstance(c, CodeType)]) for each in (one, two)]
    same = one.co_code == two.co_code and one.co_names == two.co_names and plain[0] == plain[1]
    inner, other = list(codes(one)), list(codes(two))
    return same and len(inner) == len(other) and all(map(alike, inner, other))


def exchange(edit: Edit) -> None:
    """Give the functions of a module their broken code."""
    before, after = ({each.co_qualname: each for each in codes(code)} for code in edit.broken())
    changed = {name for name, code in after.items() if name not in before or not alike(before[name], code)}
    met = [each for each in gc.get_objects() if isinstance(each, FunctionType) and each.__code__.co_qualname in changed]
    mine = [each for each in met if each.__code__.co_filename == str(PACKAGE / edit.file)]
    if changed and not mine:
        raise ValueError(f"what it changes is made while {edit.file} is read: edit the file by hand for this one.")
    for each in mine:
        each.__code__ = after[each.__code__.co_qualname]


class Audit:
    """Runs in the place of the tests that were collected."""

    def __init__(self, edits: Sequence[Edit]) -> None:
        self.edits, self.survivors = edits, list[Edit]()
        self.failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test has noticed it."""
        self.failed |= report.failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Every edit in a child of its own."""
        for edit in self.edits:
            citing = [
                each for each in session.items if any(edit.rule in mark.args for mark in each.iter_markers("rule"))
            ]
            word = self.tried(edit, citing) if citing else "no test cites it"
            if word == "SURVIVED":
                self.survivors.append(edit)
            print(f"{edit.rule} {word} [{len(citing)}]", flush=True)
        print(f"{len(self.survivors)} of {len(self.edits)} survived.", flush=True)
        return True

    def tried(self, edit: Edit, citing: Sequence[pytest.Item]) -> str:
        """What comes of one edit; a child that hangs or dies has noticed it too."""
        read, write = os.pipe()
        if (child := os.fork()) == 0:
            os.write(write, self._run(edit, citing).encode())
            os._exit(0)
        os.close(write)
        with os.fdopen(read, "rb") as answer:
            word = answer.read().decode()
        os.waitpid(child, 0)
        return word or "noticed: the tests did not end"

    def _run(self, edit: Edit, citing: Sequence[pytest.Item]) -> str:
        signal.alarm(SECONDS)
        try:
            exchange(edit)
        except (ValueError, SyntaxError) as error:
            return f"not tried: {error}"
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        for item, following in zip(citing, [*citing[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                return "noticed"
        return "SURVIVED"


def main(arguments: Sequence[str] | None = None) -> int:
    """Try all edits; the number of survivors is told at the end."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("edits", type=Path)
    parser.add_argument("--tests", default="tests/games", help="where the citing tests are")
    args = parser.parse_args(arguments)
    try:
        edits = msgspec.yaml.decode(args.edits.read_bytes(), type=list[Edit])
    except (OSError, msgspec.DecodeError) as error:
        parser.error(f"{args.edits}: {error}")
    os.chdir(ROOT)
    options = ["-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "slow or not slow", args.tests]
    audit = Audit(edits)
    pytest.main(options, plugins=[audit])
    return bool(audit.survivors)


if __name__ == "__main__":
    sys.exit(main())
