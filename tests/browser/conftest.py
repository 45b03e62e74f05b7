"""People in real browsers at a real server. Needs Debian's chromium and the built client."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

import questhall.server
from tests.server.process import ServerProcess

DESKTOP = {"width": 1440, "height": 900}
LAPTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
STATIC = Path(questhall.server.__file__).parent / "static" / "index.html"
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Say plainly why browsers cannot be tested here."""
    if CHROMIUM is None:
        why = "there is no chromium here: apt install chromium"
        for item in items:
            if "tests/browser/" in item.nodeid:
                item.add_marker(pytest.mark.skip(reason=why))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a worker."""
    assert STATIC.exists(), "The client is not built: make test builds it."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests of a worker that do not kill it."""
    server = ServerProcess(tmp_path_factory.mktemp("server")).start()
    yield server
    server.stop()


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, server: ServerProcess) -> Iterator[Visit]:
    """A person with a browser of his own: visit("/new/keep", size=PHONE, language="uk", theme="dark")."""
    contexts = []
    faults: list[str] = []

    def open_page(
        path: str = "/",
        *,
        size: dict[str, int] = DESKTOP,
        language: str = "en",
        theme: str = "dark",
        url: str = "",
        touch: bool = False,
    ) -> Page:
        context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]  # a mapping of the right shape
            locale=language,
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="reduce",
            has_touch=touch,
        )
        context.set_default_timeout(15_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(path if path.startswith("http") else (url or server.url) + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not faults, faults
