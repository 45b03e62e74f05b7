"""What a bot considered stands beside its seat, and tells nobody what its hand holds."""

from __future__ import annotations

from typing import Any

import questhall
from questhall.server.thinking import Matter, think
from tests.server.tables import Browser, Visitor, served

LANGUAGES = ("en", "uk", "ru")


def considered(table: Browser, seat: int) -> str:
    """What is told beside a seat, once something is."""
    while not table.info or not table.info["seats"][seat].get("considered"):
        table.hears()
    line: str = table.info["seats"][seat]["considered"]
    return line


def a_jaws_table() -> questhall.Table[Any]:
    table = questhall.sit("jaws", scenario="roadside_ambush", seats=["red_guard", "hatchet"], seed=3)
    while len(table.decisions) < 2:
        seat, decision = next(iter(table.decisions.items()))
        table.take(seat, decision.choices[0])
    return table


def test_what_a_novice_liked_best_is_told_to_all_in_their_language() -> None:
    with served() as server:
        mira = Visitor(server, "Mira")
        room = mira.room("bot", "me")["room"]
        with mira.looks(room) as english, mira.looks(room, language="uk") as ukrainian:
            assert "liked best: “" in considered(english, 0)
            assert "Найкращі: «" in considered(ukrainian, 0)


def test_a_bot_with_a_secret_hand_says_only_how_much_it_thought() -> None:
    table = a_jaws_table()
    answer = think(Matter("jaws", table.freeze(), 1, 1), "fair", 0.2)
    names = {choice.label for choice in table.scene(1, "en", log=False).choices}
    assert any(name in answer.lines["en"].own for name in names)
    assert not any(name in answer.lines["en"].others for name in names)
    assert set(answer.lines) == set(LANGUAGES)


def test_only_the_person_for_whom_a_bot_stands_in_hears_of_his_cards() -> None:
    with served() as server:
        mira, oleh = Visitor(server, "Mira"), Visitor(server, "Oleh")
        seats = [{"by": "me", "role": "red_guard"}, {"by": "link", "role": "hatchet"}]
        room = mira.room(seats=seats, game="jaws", scenario="roadside_ambush")["room"]
        oleh.sits_down(mira, room, 1, "Oleh")
        with mira.looks(room) as hers, oleh.looks(room) as his:
            mira.post(f"/api/rooms/{room}/seats/0", {"do": "stand_in"})
            assert "“" in considered(hers, 0)
            assert "stays hidden" in considered(his, 0)
            assert "“" not in considered(his, 0)


def news(moves: int) -> str:
    """What another worker says of a bot at the second seat, after so many choices."""
    line = '{"own": "", "others": "Tried 9 ways"}'
    return f'considered {{"seat": 1, "moves": {moves}, "lines": {{"en": {line}}}}}'


def test_another_worker_hears_of_it() -> None:
    with served() as server:
        mira = Visitor(server, "Mira")
        room = mira.room("me", "bot")["room"]
        with mira.looks(room) as table:
            server.tells(room, news(moves=0))
            assert considered(table, 1) == "Tried 9 ways"


def test_what_was_taken_back_is_told_no_more() -> None:
    with served() as server:
        mira = Visitor(server, "Mira")
        room = mira.room("me", "bot")["room"]
        with mira.looks(room) as table:
            server.tells(room, news(moves=1))
            table.until("chat")
            assert "considered" not in table.settled().info["seats"][1]
