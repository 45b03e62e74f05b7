"""What docs/environments.md shows can be run."""

import contextlib
import io

import pytest

from questhall.envs import CHOICE, CHOICES, NEXT_PAGE, SIZE, WAIT, OneSeat
from questhall.envs.openspiel import OUTCOMES
from tests.docs.pages import blocks
from tests.ledger import ROOT

PAGE = "docs/environments.md"


EXAMPLES = [block.text for block in blocks(PAGE) if block.language == "python"]


@pytest.mark.parametrize("example", EXAMPLES, ids=["Gymnasium", "OpenSpiel"])
def test_every_example_plays_a_game_to_its_end(example: str) -> None:
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        exec(compile(example.replace('bot="greedy"', 'bot="random"'), PAGE, "exec"), {})
    assert told.getvalue() in ("won\n", "lost\n")


def test_the_page_names_the_sizes_of_the_arrays() -> None:
    text = (ROOT / PAGE).read_text("utf-8")
    for said in (f"| {SIZE} |", f"| {CHOICES} x {CHOICE} |", f"Action {WAIT} is", f"action {NEXT_PAGE} shows"):
        assert said in text
    assert f"{OUTCOMES} equally likely outcomes" in text
    assert f"{SIZE + CHOICES * CHOICE} numbers" in text
    order = ", ".join(f"`{name}`" for name in OneSeat("keep").observation_space)
    assert order.replace("`choices`,", "`choices` row by row,") in " ".join(text.split())
