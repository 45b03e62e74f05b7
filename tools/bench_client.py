"""Measures the browser client in Chromium: first paint of a table, a click to its paint, and the size of the bundle.

    .venv/bin/python tools/bench_client.py

The client must be built (make play, or tools/web.sh build). The server runs on a free port of this machine.
"""

from __future__ import annotations

import gzip
import json
import shutil
import statistics
import sys
import tempfile
from pathlib import Path

import httpx
from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import QUIET  # noqa: E402
from tests.server.process import ServerProcess  # noqa: E402

STATIC = ROOT / "src/questhall/server/static"
OPENINGS = 7
CLICKS = 30
PAINTED = """async () => {
  const table = document.querySelector('[data-rev]'), before = table.dataset.rev;
  const choice = document.querySelector('[data-prompt] [data-choice], [data-ref].choosable, [data-ref][role=button]');
  const began = performance.now();
  choice.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  document.querySelector('[role=menu] [role=menuitem]')?.click();
  while (table.dataset.rev === before && performance.now() - began < 3000) await new Promise(requestAnimationFrame);
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return table.dataset.rev === before ? null : performance.now() - began;
}"""


def bundle() -> float:
    """All scripts and styles with one language, packed, in kB."""
    files = [path for path in STATIC.rglob("*") if path.suffix in (".js", ".css")]
    other = [path for path in files if path.name.startswith(("uk-", "ru-"))]
    return sum(len(gzip.compress(path.read_bytes())) for path in files if path not in other) / 1000


def room(server: ServerProcess, key: str, seed: int) -> str:
    """A new room for one person."""
    seat = {"by": "me", "role": "ratfolk"}
    new = {"game": "keep", "scenario": "first_night", "seats": [seat], "seed": seed}
    answer = httpx.post(f"{server.url}/api/rooms", json=new, headers={"Authorization": f"Bearer {key}"})
    found: str = answer.json()["room"]
    return found


def first_paint(page: Page) -> float:
    """When the first thing and the board were there, in ms after the address was opened."""
    page.locator("[data-rev] [data-ref]").first.wait_for()
    return float(page.evaluate("performance.now()"))


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = ServerProcess(Path(home)).start()
        try:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(QUIET))
            key = httpx.post(f"{server.url}/api/people", json={"name": "Mira"}).json()["key"]
            paints: list[float] = []
            for number in range(OPENINGS):
                context = browser.new_context(viewport={"width": 1440, "height": 900})
                kept = {"questhall.key": key, "questhall.settings": json.dumps({"pace": "instant"})}
                context.add_init_script(f"Object.assign(localStorage, {json.dumps(kept)})")
                page = context.new_page()
                page.goto(f"{server.url}/table/{room(server, key, number)}", wait_until="commit")
                paints.append(first_paint(page))
            page.keyboard.press("Escape")
            clicks = [page.evaluate(PAINTED) for _ in range(CLICKS)]
            taken = [each for each in clicks if each is not None]
            print(f"bundle with one language    {bundle():.0f} kB packed")
            print(f"table drawn                 median {statistics.median(paints):.0f} ms, most {max(paints):.0f} ms")
            print(
                f"click to paint              median {statistics.median(taken):.0f} ms, most {max(taken):.0f} ms,"
                f" {len(taken)} of {len(clicks)} clicks took a choice"
            )
        finally:
            server.stop()


if __name__ == "__main__":
    main()
