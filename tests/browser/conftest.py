"""People in real browsers at a real server. Needs Debian's chromium and the built client."""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import questhall.server
from tests.programs import find
from tests.server.process import ServerProcess

from .hands import new_person

DESKTOP = {"width": 1440, "height": 900}
LAPTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
STATIC = Path(questhall.server.__file__).parent / "static" / "index.html"
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--autoplay-policy=no-user-gesture-required",
)
# Many people come from one address here, and nobody needs time to follow what bots do.
BUSY = "beginnings_at_once=5000,requests_at_once=5000,messages_at_once=5000,bot_pause=0.05,watch_every=0.2"
WELCOMED = "localStorage['questhall.welcomed.' + location.pathname.split('/')[2]] = 'yes'"
PATIENCE_MS = 20_000
expect.set_options(timeout=PATIENCE_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser on a busy machine may be late once: a second try, and the report names it to be mended."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="package")  # no longer: while it is open, no other test can run a loop of its own
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a worker."""
    chromium = find("chromium", "chromium")
    assert STATIC.exists(), "The client is not built: make test builds it."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        yield browser
        browser.close()


def serve(home: Path) -> ServerProcess:
    """A server whose limits suit many people on one machine."""
    return ServerProcess(home, QUESTHALL_LIMITS=BUSY).start()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests of a worker that do not kill it."""
    server = serve(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


Visit = Callable[..., Page]


class Visitors:
    """Opens browsers for people, and remembers what went wrong in them."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.contexts: list[BrowserContext] = []
        self.faults: list[str] = []

    def visit(
        self,
        path: str = "/",
        *,
        size: dict[str, int] = DESKTOP,
        language: str = "en",
        theme: str = "dark",
        name: str = "",
        key: str = "",
        url: str = "",
        welcomed: bool = False,
        touch: bool = False,
        motion: str = "reduce",
        **settings: object,
    ) -> Page:
        """A person with a browser of his own; with a name he is known to the server already."""
        context = self.browser.new_context(
            viewport=size,  # type: ignore[arg-type]  # a mapping of the right shape
            locale=language,
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion=motion,  # type: ignore[arg-type]  # one of its words
            has_touch=touch,
            is_mobile=touch,
            accept_downloads=True,
        )
        context.set_default_timeout(PATIENCE_MS)
        self.contexts.append(context)
        kept = {"questhall.settings": json.dumps({"pace": "instant", "theme": theme, "language": language, **settings})}
        if name or key:
            kept["questhall.key"] = key or new_person(url or self.url, name)
        if name:
            kept["questhall.name"] = name
        for place, value in kept.items():
            context.add_init_script(f"localStorage[{json.dumps(place)}] ??= {json.dumps(value)}")
        if welcomed:
            context.add_init_script(WELCOMED)
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.goto(path if path.startswith("http") else (url or self.url) + path)
        return page

    def leave(self) -> None:
        """Close all browsers; nothing may have gone wrong in them."""
        for context in self.contexts:
            context.close()
        assert not self.faults, self.faults


@pytest.fixture
def visit(browser: Browser, server: ServerProcess, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """visit("/new/keep", size=PHONE, language="uk", theme="dark", name="Mira"): a page of a new browser."""
    visitors = Visitors(browser, server.url)
    yield visitors.visit
    if folder := os.environ.get("QUESTHALL_SHOTS"):
        picture(visitors, Path(folder) / request.node.name)
    visitors.leave()


def picture(visitors: Visitors, path: Path) -> None:
    """How everything looks at the end of a test, for whoever looks for its fault."""
    for number, context in enumerate(visitors.contexts):
        for page in context.pages:
            page.screenshot(path=f"{path}-{number}.png")
