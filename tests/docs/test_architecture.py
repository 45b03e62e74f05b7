"""What docs/architecture.md shows of the code is what the code does."""

import re
from typing import Any

from questhall.core import Step, Table
from questhall.core.running import react
from questhall.games.keep.steps.heroes import ResolveHeroes
from questhall.games.keep.steps.summon import SummonHero
from tests.docs.pages import blocks
from tests.games.keep.board import arrange
from tests.ledger import ROOT

PAGE = "docs/architecture.md"


def trace(t: Table[Any], *steps: Step) -> str:
    """Every step that is run, what it told, and the agenda that it left."""
    lines = []
    t.do(*steps)
    while t.agenda:
        step, told = t.agenda.pop(), len(t.events)
        step.run(t)
        react(t)
        lines.append(str(step))
        lines += [f"    told    {event}" for event in t.events[told:]]
        lines.append(f"    agenda  {', '.join(type(left).__name__ for left in reversed(t.agenda)) or 'empty'}")
    return "\n".join(lines) + "\n"


def test_the_steps_of_a_rogue_and_two_traps_are_as_shown() -> None:
    (shown,) = (block.text for block in blocks(PAGE) if block.text.startswith("SummonHero"))
    assert trace(arrange("workshop: trap*2", agenda=[]), SummonHero("rogue", "workshop"), ResolveHeroes()) == shown


def test_every_file_that_a_page_names_is_there() -> None:
    for page in [ROOT / PAGE, *(ROOT / "docs").glob("*.md")]:
        named = re.findall(r"`((?:src|tests|tools|docs)/[\w/.]+)`", page.read_text("utf-8"))
        assert [name for name in named if not (ROOT / name).exists()] == [], page
