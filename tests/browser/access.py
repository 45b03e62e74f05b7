"""What axe finds wrong with a page, by the rules of WCAG 2.2 AA."""

from pathlib import Path

from playwright.sync_api import Page

from tests.ledger import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def faults(page: Page, axe: Path = AXE) -> list[str]:
    """Every fault in a line: the rule, and what breaks it."""
    page.evaluate(axe.read_text("utf-8"))
    found = page.evaluate("rules => axe.run(document, {runOnly: rules})", RULES)
    return [f"{each['id']}: {node['target']}" for each in found["violations"] for node in each["nodes"]]


def too_wide(page: Page) -> bool:
    """Whether one must scroll sideways."""
    found: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return found
