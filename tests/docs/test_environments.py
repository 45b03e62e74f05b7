"""What docs/environments.md shows can be run."""

import contextlib
import io

from questhall.envs import CHOICE, CHOICES, NEXT_PAGE, SIZE, WAIT, OneSeat
from tests.docs.pages import blocks
from tests.ledger import ROOT

PAGE = "docs/environments.md"


def test_the_example_plays_a_game_to_its_end() -> None:
    (example,) = (block.text for block in blocks(PAGE) if block.language == "python")
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        exec(compile(example.replace('bot="greedy"', 'bot="random"'), PAGE, "exec"), {})
    assert told.getvalue() in ("won\n", "lost\n")


def test_the_page_names_the_sizes_of_the_arrays() -> None:
    text = (ROOT / PAGE).read_text("utf-8")
    for said in (f"| {SIZE} |", f"| {CHOICES} x {CHOICE} |", f"Action {WAIT} is", f"action {NEXT_PAGE} shows"):
        assert said in text
    order = ", ".join(f"`{name}`" for name in OneSeat("keep")._whole)
    assert order.replace("`choices`,", "`choices` row by row,") in " ".join(text.split())
