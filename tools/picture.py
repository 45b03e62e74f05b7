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
MOST_CHOICES = 10
"""More than so many choices would make the picture too long."""
PLAIN_FORMAT = re.sub(r"@font-face \{\{.*?\n    \}\}|<!--.*?-->", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
"""rich's own frame, without fonts and links that lead out of the picture."""


def scene() -> Scene:
    """Out of a game of two bots: the moment with the most heroes in it, of all in which a card is being resolved."""
    table = questhall.sit("keep", scenario="first_night", seats=["ratfolk", "dragon"], seed=7, level="hard")
    bots = [make_bot("greedy", table.game, seed) for seed in range(2)]
    most, best = -1, table
    while table.decisions:
        seat, decision = next(iter(table.decisions.items()))
        heroes = sum(len(place.heroes) for place in table.state.rooms.values())
        if heroes > most and decision.prompt == "resolve_card" and 3 < len(decision.choices) <= MOST_CHOICES:
            most, best = heroes, table.copy()
        table.take(seat, bots[seat].choose(table.view(seat), decision))
    return best.scene(next(iter(best.decisions)), "en")


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
