"""Takes the pictures of the main screens in docs/img, with Debian's chromium and the built client.

    PYTHONPATH=src:. .venv/bin/python tools/screens.py

Each has 256 colours, so that it is small.
"""

from __future__ import annotations

import base64
import shutil
import struct
import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, QUIET, Visitors, serve
from tests.browser.hands import opened, played

FOLDER = Path(__file__).parents[1] / "docs" / "img"
PALETTE = Path(__file__).with_name("palette.js")
SEATS = ["ratfolk", "ghost", "dragon"]
MOVES = 108


class Studio:
    """Opens screens and takes their pictures."""

    def __init__(self, visitors: Visitors, folder: Path) -> None:
        self.visitors, self.folder = visitors, folder

    def table(self, **manner: object) -> Page:
        """A game in the middle, with something pointed at where there is a pointer."""
        page = opened(self.visitors.visit, self.visitors.url, played(SEATS, MOVES), self.folder, **manner)
        expect(page.locator("[data-prompt] h1")).to_be_visible()
        if not manner.get("touch"):
            page.locator("[data-ref^='piece:'][role=button]").first.hover()
        return page

    def lobby(self) -> Page:
        """The lobby of somebody with a game left open."""
        page = self.table(size=LAPTOP)
        page.goto(self.visitors.url)
        expect(page.get_by_role("article").nth(1)).to_be_visible()
        return page

    def new_game(self) -> Page:
        """A new game for three."""
        page = self.visitors.visit("/new/keep", name="Mira", size=LAPTOP)
        for name in ("Friend by link", "Bot"):
            page.get_by_role("button", name=name).click()
        page.evaluate("scrollTo(0, 0)")
        return page

    def replay(self) -> Page:
        """A replay in the middle."""
        page = self.table(size=DESKTOP)
        page.goto(page.url.replace("/table/", "/replay/") + f"?at={MOVES // 2}")
        expect(page.get_by_role("slider")).to_be_visible()
        return page


def small(page: Page, path: Path) -> None:
    """Keep what a page shows as a picture with 256 colours."""
    source = "data:image/png;base64," + base64.b64encode(page.screenshot()).decode()
    blank = page.context.new_page()
    found = blank.evaluate(PALETTE.read_text("utf-8"), source)
    blank.close()
    width, height, dots = found["width"], found["height"], base64.b64decode(found["dots"])
    rows = b"".join(b"\0" + dots[row * width : (row + 1) * width] for row in range(height))
    colours = bytes(part for colour in found["palette"] for part in colour)
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"PLTE", colours), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in chunks))


def chunk(kind: bytes, data: bytes) -> bytes:
    """A part of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def main() -> None:
    """Take them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = serve(Path(home))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(QUIET))
        studio = Studio(Visitors(browser, server.url), Path(home))
        screens: dict[str, Callable[[], Page]] = {
            "lobby": studio.lobby,
            "new-game": studio.new_game,
            "table-dark": lambda: studio.table(size=DESKTOP),
            "table-light": lambda: studio.table(size=DESKTOP, theme="light"),
            "phone": lambda: studio.table(size=PHONE, touch=True),
            "replay": studio.replay,
        }
        for name, screen in screens.items():
            path = FOLDER / f"{name}.png"
            small(screen(), path)
            print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
