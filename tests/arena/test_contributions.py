"""What went with winning: within cells, without what is chance; and what felled those who lost."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from questhall.arena.contributions import Speaker, causes, contributions, difference
from questhall.arena.deeds import GROUPS, deeds_of, happened, noun_of, read_deed
from questhall.arena.series import Series, play_one
from questhall.bots import make_bot, play
from questhall.core import Outcome, Setup, Table
from questhall.games import GAMES
from questhall.games.bugs.events import AttackMade
from questhall.games.keep.events.dungeon import MonsterSummoned
from questhall.games.keep.events.heroes import HeroTired, TreasureLooted
from questhall.games.keep.events.turns import CardPlayed
from questhall.haven.events import DamageSuffered, Who
from questhall.words.speech import words_for
from tests.bots.toy import TOY

MUTE = Speaker(None)


def game(cell: int, deeds: dict[str, int], **fields: Any) -> dict[str, Any]:
    plain = {"cell": cell, "number": 0, "scenario": "field", "bots": ["greedy"], "roles": ["fox"], "decisions": 1}
    ending = {
        "result": "won",
        "reason": "",
        "winners": [],
        "error": "",
        "file": "",
        "last": [],
        "deeds": [*deeds.items()],
    }
    return plain | ending | fields


def games(cell: int, count: int, won: int, *deeds: str) -> Iterator[dict[str, Any]]:
    for number in range(count):
        yield game(cell, dict.fromkeys(deeds, 1), result="won" if number < won else "lost")


LAMP, SPADE = "cards/played/card/lamp", "items/used/item/spade"


def test_a_better_bot_s_deeds_do_not_look_better_than_they_are() -> None:
    """One cell wins and does it, one loses and does not; within each it changes nothing."""
    rows = [*games(0, 90, 81, LAMP), *games(0, 30, 27), *games(1, 30, 3, LAMP), *games(1, 90, 9)]
    assert not contributions(rows, MUTE)


def test_what_helps_within_each_cell_is_told_with_its_interval() -> None:
    rows = [*games(0, 50, 45, LAMP), *games(0, 50, 25), *games(1, 50, 25, LAMP), *games(1, 50, 5)]
    (found,) = contributions(rows, MUTE)
    assert (found.group, found.names, found.games) == ("cards", ("Lamp: played",), 100)
    assert found.gain == pytest.approx(0.4)
    assert 0.2 < found.interval[0] < 0.4 < found.interval[1] < 0.6


def test_what_was_done_in_the_same_games_is_one_row() -> None:
    rows = [*games(0, 50, 45, LAMP, SPADE), *games(0, 50, 5)]
    (found,) = contributions(rows, MUTE)
    assert found.names == ("Lamp: played", "Spade: used")


def test_what_is_chance_is_left_out() -> None:
    chance = random.Random(1)
    rows = [
        game(0, {f"cards/played/card/c{number}": 1 for number in range(40) if chance.random() < 0.5}, result=result)
        for result in ["won", "lost"] * 100
    ]
    assert not contributions(rows, MUTE)


def test_the_cards_of_a_better_role_do_not_look_better() -> None:
    rows = [*games(0, 60, 54, LAMP), *(row | {"roles": ["owl"]} for row in games(0, 60, 6))]
    assert not contributions(rows, MUTE)


def test_in_a_match_a_deed_is_that_of_its_seat() -> None:
    match = {"bots": ["greedy", "greedy"], "roles": ["fox", "fox"]}
    mine = [game(0, {f"{seat}:{LAMP}": 1}, winners=[seat], **match) for seat in (0, 1) for _ in range(40)]
    (found,) = contributions(mine, MUTE)
    assert (found.games, found.gain) == (80, 1.0)


def test_the_difference_is_that_of_mantel_and_haenszel() -> None:
    gain, error = difference([(10, 8, 30, 12), (20, 10, 20, 6)])
    assert gain == pytest.approx((7.5 * 0.4 + 10 * 0.2) / 17.5)
    assert error == pytest.approx(0.118, abs=0.01)


def test_deeds_are_the_words_of_events_where_a_game_says_nothing() -> None:
    assert list(deeds_of(MonsterSummoned(0, "cage"))) == ["MonsterSummoned room=cage"]
    told = play_one(TOY, Series("field", ("random",), 1, 1, {}, ("",), True), 0).deeds
    assert [text.split("=")[0] for text in told] == ["AnimalChosen animal"]


def test_a_deed_is_read_as_it_was_written() -> None:
    assert read_deed("1:" + LAMP) == (1, "cards", "played", "card", "lamp")
    assert read_deed("CardPlayed card=a/b:c").id == "CardPlayed card=a/b:c"


def ended(key: str, result: str, *events: Any) -> Table[Any]:
    """A table at which only this has happened."""
    found = GAMES[key]
    roles = tuple(found.roles())[: found.players[0]]
    table = Table.sit(found, Setup(key, found.singles[0], roles, 1))
    table.events[:] = events
    table.outcome = Outcome(result, "")  # type: ignore[arg-type]
    return table


def test_a_fall_is_traced_back_to_the_blow_before_it() -> None:
    hero = next(iter(GAMES["bugs"].roles()))
    mine, rat, imp = Who(hero), Who("rat"), Who("imp")
    blows = [AttackMade(rat, mine, "hero", 2, "plain"), AttackMade(imp, mine, "hero", 2, "plain")]
    back = [AttackMade(mine, rat, "e1", 9, "plain"), DamageSuffered("hero", mine, 2, 0, "attack")]
    found = happened(ended("bugs", "lost", *blows, *back))
    assert found["last"] == ("monsters/attacked/being/imp",)
    assert found["deeds"] == {"monsters/attacked/being/rat": 1, "monsters/attacked/being/imp": 1}


def test_looted_treasures_are_how_the_dungeon_falls() -> None:
    looted = HeroTired("h1", "rogue", "vault", "loot"), TreasureLooted("vault", 3, "curse")  # type: ignore[arg-type]
    found = happened(ended("keep", "lost", CardPlayed(0, "shove"), *looted))
    assert found["last"] == ("monsters/looted/hero/rogue", "places/looted/room/vault")
    assert happened(ended("keep", "won", *looted))["last"] == ()


def test_causes_count_lost_games_and_name_the_scenario_of_a_place_where_there_are_several() -> None:
    last = ["monsters/looted/hero/rogue", "places/looted/room/vault", "places/looted/room/vault"]
    rows = [
        game(0, {}, result="lost", last=last, scenario=name) for name in ("first_night", "old_lockup", "old_lockup")
    ]
    found = causes([*rows, game(0, {}, last=last)], Speaker(GAMES["keep"]))
    assert [(cause.group, cause.name, cause.games, cause.lost) for cause in found] == [
        ("monsters", "Rogue", 3, 3),
        ("places", "The Old Lockup: Vault", 2, 2),
        ("places", "First Night on Guard: Vault", 1, 1),
    ]


@pytest.mark.parametrize("key", GAMES)
def test_every_game_says_what_its_events_tell_of(key: str) -> None:
    found = GAMES[key]
    assert {deed.group for deed in found.deeds if deed.did} == set(GROUPS) - ({"places"} if key == "bugs" else set())
    assert any(deed.group == "falls" for deed in found.deeds)
    assert all(deed.event in found.events for deed in found.deeds)
    assert all(isinstance(noun_of(deed.event, deed.id), str) for deed in found.deeds)


@pytest.mark.parametrize("key", ["bugs", "keep", "terraria"])
def test_the_things_of_deeds_have_names(key: str) -> None:
    found = GAMES[key]
    setup = Setup(key, found.singles[0], tuple(found.roles())[:1], 1)
    table = Table.sit(found, setup)
    play(table, {0: make_bot("random", found, 1)})
    told, words = [read_deed(text) for text in happened(table)["deeds"]], words_for(found.folder, "en")
    assert told
    named = [each for each in told if each.noun != "tile"]
    assert all(any(words.has(f"{noun}-{each.id}") for noun in each.noun.split()) for each in named)
