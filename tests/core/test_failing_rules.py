"""A mistake in a game's rules leaves the table as it was before the choice."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.core import Table
from tests.core import toy
from tests.core.toy import TOY, Auction, Bid, Fly, Pass, Wear, ready, sit


def everything(t: Table[Any]) -> tuple[Any, ...]:
    return t.freeze(), t.events[:], t.history[:], dict(t.decisions)


def before_the_flight() -> Table[Any]:
    t = sit()
    t.take(1, Bid(0)), t.take(0, Bid(1)), t.take(0, Pass()), t.take(1, Pass())
    t.take(0, Wear("tithe"))
    return t


def fail(*_: Any) -> Any:
    raise ZeroDivisionError("a mistake in the rules")


@pytest.mark.parametrize("failing", [toy.Throw, toy.GainCoin, toy.EndTurn])
def test_a_rule_that_fails_takes_nothing_with_it(failing: type, monkeypatch: pytest.MonkeyPatch) -> None:
    t = before_the_flight()
    before = everything(t)
    monkeypatch.setattr(failing, "run", fail)
    with pytest.raises(ZeroDivisionError, match="a mistake in the rules"):
        t.take(0, Fly())
    assert everything(t) == before


def test_after_a_rule_has_failed_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    t, good = before_the_flight(), before_the_flight()
    monkeypatch.setattr(toy.Tithe, "react", fail)
    with pytest.raises(ZeroDivisionError):
        t.take(0, Fly())
    monkeypatch.undo()
    t.take(0, Fly()), good.take(0, Fly())
    assert everything(t) == everything(good)


def test_an_interruption_takes_nothing_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Table.thaw(TOY, before_the_flight().freeze())
    before = everything(t)
    monkeypatch.setattr(toy.Throw, "run", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
    with pytest.raises(KeyboardInterrupt):
        t.take(0, Fly())
    assert everything(t) == before


def test_the_rules_own_error_is_heard_where_the_table_does_not_know_its_beginning(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = ready(Auction())
    t.take(0, Bid(0))
    monkeypatch.setattr(toy.DrawCard, "run", fail)
    with pytest.raises(ZeroDivisionError):
        t.take(1, Bid(0))
