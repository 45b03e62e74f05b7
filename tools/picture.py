"""Draws docs/images/table.svg: the terminal table of a real game, as the terminal shows it.

python tools/picture.py
"""

from __future__ import annotations

import io
import re
from pathlib import Path

import msgspec
from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.text import Text

import questhall
from questhall.bots import make_bot
from questhall.core.scene import Scene
from questhall.words import words_for
from questhall.words.textview import render

PICTURE = Path(__file__).parents[1] / "docs" / "images" / "table.svg"
WIDTH = 100
CHOICES = 310
"""So many choices into the game, at the next one of a card that was just played."""
PLAIN_FORMAT = re.sub(r"@font-face \{\{.*?\n    \}\}|<!--.*?-->", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
"""rich's own frame, without fonts and links that lead out of the picture."""


def scene() -> Scene:
    """A moment of a game of two bots."""
    table = questhall.sit("keep", scenario="first_night", seats=["ratfolk", "dragon"], seed=7, level="hard")
    bots = [make_bot("greedy", table.game, seed) for seed in range(2)]
    while len(table.history) < CHOICES or next(iter(table.decisions.values())).prompt != "resolve_card":
        seat, decision = next(iter(table.decisions.items()))
        table.take(seat, bots[seat].choose(table.view(seat), decision))
    return table.scene(next(iter(table.decisions)), "en")


def shortened(whole: Scene) -> Scene:
    """Without panels and most piles, so that the picture fits a page."""
    hand = next(name for name in whole.zones if name.startswith("hand"))
    zone = whole.zones[hand]
    cards = {name: whole.cards[name] for name in zone.cards}
    return msgspec.structs.replace(whole, panels={}, zones={hand: zone}, cards=cards)


def svg(text: str) -> str:
    """The text in a terminal's window."""
    console = Console(record=True, width=WIDTH, file=io.StringIO())
    console.print(Text(text.rstrip()))
    drawn = console.export_svg(title="questhall play keep", code_format=PLAIN_FORMAT, unique_id="table")
    return drawn.replace("Fira Code", "monospace")


def main() -> None:
    """Write the picture."""
    text = render(shortened(scene()), words_for(questhall.GAMES["keep"].folder, "en"), WIDTH, log=4)
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(svg(text), encoding="utf-8")


if __name__ == "__main__":
    main()
