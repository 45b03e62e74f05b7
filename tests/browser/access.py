"""What axe finds wrong with a page, by the rules of WCAG 2.2 AA."""

from pathlib import Path

from playwright.sync_api import Page

from tests.ledger import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Letters change the size of things when they arrive; what follows from a size is set in the frame after it is known;
# and what glows has other colours until it is over. What follows a scroll bar never is.
AT_REST = """async () => {
    await document.fonts.ready;
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    const passing = document.getAnimations().filter((each) => each.timeline === document.timeline);
    await Promise.all(passing.map((each) => each.finished.catch(() => null)));
}"""
THEMES = ("dark", "light", "contrast")


def faults(page: Page, *rules: str, axe: Path = AXE) -> list[str]:
    """Every fault in a line: the rule, and what breaks it; of some rules, or of all."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe.read_text("utf-8"))
    at_rest(page)
    wanted = {"type": "rule", "values": rules} if rules else RULES
    found = page.evaluate("rules => axe.run(document, {runOnly: rules})", wanted)
    return [f"{each['id']}: {node['target']}" for each in found["violations"] for node in each["nodes"]]


def at_rest(page: Page) -> None:
    """Wait until nothing on a page changes any more."""
    page.evaluate(AT_REST)


def faults_in_any_theme(page: Page) -> list[str]:
    """Every fault of a page, and of its colours in the other themes."""
    html = page.locator("html")
    theme = html.get_attribute("data-theme")
    found = faults(page)
    for other in THEMES:
        if other != theme:
            html.evaluate("(html, theme) => (html.dataset.theme = theme)", other)
            found += [f"{other}: {fault}" for fault in faults(page, "color-contrast")]
    html.evaluate("(html, theme) => (html.dataset.theme = theme)", theme)
    return found


def too_wide(page: Page) -> bool:
    """Whether one must scroll sideways."""
    found: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return found
