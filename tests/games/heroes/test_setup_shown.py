"""Chapters 1 and 2: what the mode decides, and what is shuffled and dealt."""

from collections import Counter

import pytest

from questhall.games.heroes.choices import GiveResource
from questhall.games.heroes.steps.combat.starting import SetUp
from questhall.games.heroes.steps.ending import LastRoundOver
from questhall.games.heroes.steps.rounds import BeginRound
from tests.games.heroes.board import CONTENT, arrange, offered, prompt, side, sit
from tests.ledger import rule

THREE = ("catherine", "mutare", "sandro")


def played(mode, *agenda, **more):
    return arrange(mode=mode, heroes=THREE, agenda=agenda or None, **more)


@pytest.mark.parametrize(
    ("mode", "mover", "begins", "takers", "result"),
    [
        ("clash", 2, "draw_up", set(), "won"),
        ("alliance", 1, "next_of_team", {2}, "won"),
        ("cooperative", -1, "draw_up", set(), "lost"),
        ("campaign", -1, "draw_up", set(), "lost"),
    ],
)
@rule("HM-115", "HM-107", "HM-110", "HM-111")
def test_the_mode_decides_who_moves_guards_who_is_next_who_gives_and_how_it_ends(mode, mover, begins, takers, result):
    assert played(mode, SetUp(0, "main", "s3_w", -1, None)).state.combat.operator == mover
    assert prompt(played(mode, BeginRound(), round=0)) == begins
    assert {gift.seat for gift in offered(played(mode), GiveResource)} == takers
    assert played(mode, LastRoundOver(), sides={0: {"experience": 4}}).outcome.result == result


@rule("HM-216", "HM-217", "HM-218", "HM-219", "HM-816")
def test_each_player_has_the_deck_of_the_own_hero():
    t = sit("catherine", "sandro")
    might = {"attack": 2, "defense": 2, "power": 1, "knowledge": 1, "magic_arrow": 1, "leadership": 1, "catherine_1": 1}
    assert Counter(side(t).deck) == might
    magic = Counter(side(t, 1).deck)
    assert [magic[card] for card in ("attack", "defense", "power", "knowledge")] == [1, 0, 2, 2]
    assert [magic[card] for card in ("magic_arrow", "sandro_1")] == [2, 1]


@pytest.mark.parametrize(
    "deck",
    [
        pytest.param(lambda s: s.decks["ability"].deck, marks=rule("HM-223")),
        pytest.param(lambda s: s.decks["artifact"].deck, marks=rule("HM-223")),
        pytest.param(lambda s: s.decks["spell"].deck, marks=rule("HM-223")),
        pytest.param(lambda s: s.neutrals["bronze"].deck, marks=rule("HM-227")),
        pytest.param(lambda s: s.neutrals["azure"].deck, marks=rule("HM-227")),
        pytest.param(lambda s: s.proclamations.deck, marks=rule("HM-230")),
        pytest.param(lambda s: s.tidings.deck, marks=rule("HM-235")),
        pytest.param(lambda s: s.tiles["far"], marks=rule("HM-1403")),
    ],
)
def test_a_deck_lies_in_another_order_in_another_game(deck):
    assert len({tuple(deck(sit("bron", "catherine", seed=seed).state)) for seed in range(4)}) > 1


@rule("HM-223")
def test_each_common_deck_has_cards_of_its_kind():
    t = sit()
    kinds = {name: {CONTENT.cards[card].kind for card in pile.deck} for name, pile in t.state.decks.items()}
    assert kinds == {name: {name} for name in ("ability", "artifact", "spell")}
