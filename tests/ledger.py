"""The ledgers of all games, and the mark that ties a test to their rules.

    @rule("KH-101", "KH-102")
    def test_...

`pytest --rules` prints which rules have a test; see tests/conftest.py.
"""

import re
import textwrap
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "questhall" / "games"
RULE_LINE = re.compile(r"^- \*\*([A-Z]{2}-(?:[A-Z]+-)?[A-Z]?\d+)\*\*", re.MULTILINE)

rule = pytest.mark.rule

Ledgers = dict[str, list[str]]  # game: rule ids
Citations = dict[str, list[str]]  # rule id: tests


@cache
def ledgers() -> Ledgers:
    """The rule ids of each game that has a ledger, in the ledger's order."""
    return {path.parent.name: RULE_LINE.findall(path.read_text("utf-8")) for path in sorted(GAMES.glob("*/rules.md"))}


def mistakes(items: Iterable[pytest.Item], known: Ledgers) -> list[str]:
    """A sentence for each rule mark that names no rule of a ledger."""
    ids = {rule_id for rules in known.values() for rule_id in rules}
    marks = [(item.nodeid, mark.args) for item in items for mark in item.iter_markers("rule")]
    unknown = [(test, rule_id) for test, cited in marks for rule_id in cited if rule_id not in ids]
    return [f"{test} is marked @rule() without an id" for test, cited in marks if not cited] + [
        f"{test} cites {rule_id!r}, which is in no src/questhall/games/*/rules.md" for test, rule_id in unknown
    ]


def citations(items: Iterable[pytest.Item]) -> Citations:
    """The tests that cite each rule."""
    cited: Citations = {}
    for item in items:
        for rule_id in {rule_id for mark in item.iter_markers("rule") for rule_id in mark.args}:
            cited.setdefault(rule_id, []).append(item.nodeid)
    return cited


def report(known: Ledgers, cited: Citations, *, every: bool) -> str:
    """How many rules of each game have a test and which have none, or every rule with its tests."""
    lines = []
    for game, rules in known.items():
        untested = [rule_id for rule_id in rules if rule_id not in cited]
        lines.append(f"{game}: {len(rules) - len(untested)} of {len(rules)} rules have a test")
        if every:
            lines += [f"  {rule_id}: {', '.join(cited.get(rule_id, ['none']))}" for rule_id in rules]
        elif untested:
            wrapped = textwrap.wrap("without: " + " ".join(untested), 118, break_on_hyphens=False)
            lines += [f"  {line}" for line in wrapped]
    return "\n".join(lines)
