"""Lasting effects: modifiers, reactions, replacements, and how long they last."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

import pytest

from questhall.core import Lasting, Step
from tests.core.toy import (
    BeginRound,
    BeginTurn,
    CardDrawn,
    CardSold,
    ChooseCharm,
    Clover,
    CoinLost,
    DieRolled,
    DrawCard,
    EndTurn,
    Fly,
    GainCoin,
    Heckle,
    Heckled,
    LoseCoin,
    Market,
    Pass,
    Sell,
    Shield,
    Shielded,
    TakeFlight,
    Throw,
    Tithe,
    Wear,
    ready,
)


class OnceTithe(Tithe, frozen=True, kw_only=True):
    """Uses itself up while it is asked."""

    def react(self, t: Any, event: Any) -> Iterable[Step]:
        t.use_up(self)
        return [GainCoin(self.owner)]


class Begets(Lasting, frozen=True):
    """Sets off another effect that would react to the same event."""

    reacts_to: ClassVar[tuple[type, ...]] = (DieRolled,)

    def react(self, t: Any, event: Any) -> Iterable[Step]:
        t.lasting.append(Tithe(owner=1))
        return ()


def test_a_modifier_changes_the_number_that_is_asked_for() -> None:
    plain, lucky = ready(Throw(0)), ready(Throw(0), lasting=[Clover(), Clover()])
    assert lucky.state.magpies[0].coins == plain.state.magpies[0].coins + 2


def test_a_modifier_leaves_other_numbers_alone() -> None:
    assert ready(lasting=[Clover()]).number("hand", 2) == 2


def test_a_modifier_until_the_turn_ends_ends_with_it() -> None:
    t = ready(ChooseCharm(0), EndTurn(0), ChooseCharm(1))
    t.take(0, Wear("clover"))
    assert t.lasting == []


def test_expiring_a_turn_leaves_what_lasts_longer() -> None:
    lasting = [Clover(until=until) for until in ("turn", "round", "game", "used")]
    assert [effect.until for effect in ready(EndTurn(0), lasting=lasting).lasting] == ["round", "game", "used"]


def test_a_reaction_to_an_event_of_its_kind_happens() -> None:
    t = ready(Throw(0), lasting=[Tithe(owner=1)])
    assert t.state.magpies[1].coins == 2


def test_a_reaction_to_other_events_does_not_happen() -> None:
    t = ready(LoseCoin(0), lasting=[Tithe(owner=1)])
    assert (t.events, t.state.magpies[1].coins) == ([CoinLost(0)], 1)


def test_the_game_itself_reacts() -> None:
    t = ready(Market(), hand=["ring"])
    t.take(0, Sell("ring"))
    assert t.events == [CardSold(0, "ring"), CardDrawn(0, "watch")]


def test_a_replacement_takes_the_place_of_the_step() -> None:
    t = ready(LoseCoin(0), lasting=[Shield(owner=0, until="used")])
    assert (t.events, t.state.magpies[0].coins) == ([Shielded(0)], 1)


def test_a_replacement_leaves_the_step_alone_when_it_is_not_meant() -> None:
    t = ready(LoseCoin(1), lasting=[Shield(owner=0, until="used")])
    assert (t.events, len(t.lasting)) == ([CoinLost(1)], 1)


def test_a_replacement_until_used_works_once() -> None:
    t = ready(LoseCoin(0), LoseCoin(0), lasting=[Shield(owner=0, until="used")])
    assert t.events == [Shielded(0), CoinLost(0)]


def test_a_replacement_for_the_whole_game_works_again() -> None:
    t = ready(LoseCoin(0), LoseCoin(0), lasting=[Shield(owner=0)])
    assert t.events == [Shielded(0), Shielded(0)]


def test_of_two_replacements_the_older_is_used() -> None:
    t = ready(LoseCoin(0), lasting=[Shield(owner=0, until="used"), Shield(owner=0, until="game")])
    assert [effect.until for effect in t.lasting] == ["game"]


def test_of_two_equal_effects_one_is_used_up() -> None:
    t = ready(LoseCoin(0), lasting=[Shield(owner=0, until="used")] * 2)
    assert t.lasting == [Shield(owner=0, until="used")]


def test_an_effect_that_uses_itself_up_does_not_silence_the_next() -> None:
    t = ready(Throw(0), lasting=[OnceTithe(owner=1, until="used"), Tithe(owner=1), Tithe(owner=1)])
    assert (t.state.magpies[1].coins, len(t.lasting)) == (4, 2)


def test_an_effect_does_not_react_to_the_event_that_began_it() -> None:
    t = ready(Throw(0), lasting=[Begets()])
    assert (t.state.magpies[1].coins, len(t.lasting)) == (1, 2)


def test_using_up_what_has_already_gone_is_a_mistake_in_the_game() -> None:
    with pytest.raises(ValueError, match="not in list"):
        ready().use_up(Shield(owner=0, until="used"))


def test_a_charm_chosen_in_play_shields_from_a_heckler() -> None:
    t = ready(BeginTurn(0))
    t.take(0, Wear("shield"))
    t.take(1, Heckle())
    assert (t.events, list(t.decisions)) == ([Heckled(1), Shielded(0)], [0])
    t.take(0, Fly())
    assert t.state.magpies[0].coins > 0


def test_a_modifier_counts_in_the_middle_of_a_flight() -> None:
    t = ready(TakeFlight(0), lasting=[Clover(until="turn")])
    t.take(0, Fly())
    (rolled,) = t.events
    assert rolled == DieRolled(0, rolled.pips, rolled.pips // 2 + 1)


def test_without_a_charm_nothing_lasts() -> None:
    t = ready(ChooseCharm(0), BeginRound())
    t.take(0, Pass())
    assert t.lasting == []


def test_a_step_without_cards_to_draw_does_nothing() -> None:
    t = ready(*[DrawCard(0)] * 9)
    assert (len(t.events), len(t.state.deck)) == (8, 0)
