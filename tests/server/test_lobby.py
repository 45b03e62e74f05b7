"""REST: people, the lobby, rooms, seats and links."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.programs import wait_until
from tests.server.tables import Server, Visitor, served


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with served() as server:
        yield server


@pytest.fixture
def mira(server: Server) -> Visitor:
    return Visitor(server, "Mira")


@pytest.fixture
def oleh(server: Server) -> Visitor:
    return Visitor(server, "Oleh")


def test_somebody_is_known_by_his_key_of_which_only_a_digest_is_kept(server: Server, mira: Visitor) -> None:
    assert mira.get("/api/me") == {"key": mira.key, "name": "Mira", "language": "en"}
    changed = mira.call("PUT", "/api/me", {"name": "  Mira\n the\x07 Great ", "language": "uk"})
    assert (changed["name"], changed["language"]) == ("Mira the Great", "uk")
    assert mira.key not in repr(server.store.people)
    nobody = Visitor(server, key="x" * 32)
    assert nobody.get("/api/me", 401)["error"]["code"] == "no_key"


def test_the_lobby_has_the_games_and_ones_own_tables(mira: Visitor, oleh: Visitor) -> None:
    room = mira.room("me", "bot")["room"]
    lobby = mira.get("/api/lobby", language="uk")
    assert lobby["games"][0]["cover"]["boards"]
    assert lobby["games"][0]["players"] == [1, 4]
    (table,) = lobby["mine"]
    assert (table["room"], table["your_turn"]) == (room, True)
    assert "Хвиля 1/2" in table["standing"]
    assert oleh.get("/api/lobby")["mine"] == []


def test_a_guest_leaves_a_table_and_his_seat_is_free_again(mira: Visitor, oleh: Visitor) -> None:
    room = mira.room("me", "link")
    code = room["seats"][1]["invite"]
    oleh.post(f"/api/invitations/{code}", {"name": "Oleh"})
    (table,) = oleh.get("/api/lobby")["mine"]
    assert not table.get("host")
    oleh.call("DELETE", f"/api/rooms/{room['room']}", status=204)
    assert oleh.get("/api/lobby")["mine"] == []
    (still,) = [table for table in mira.get("/api/lobby")["mine"] if table["room"] == room["room"]]
    assert still["host"]
    seat = mira.get(f"/api/rooms/{room['room']}")["seats"][1]
    assert (seat["by"], seat["name"]) == ("open", "")
    assert seat["invite"] not in ("", code)
    assert oleh.call("DELETE", f"/api/rooms/{room['room']}", status=403)["error"]["code"] == "not_yours"


def test_a_listed_room_with_a_free_seat_is_open_to_strangers(mira: Visitor, oleh: Visitor) -> None:
    hidden, shown = mira.room("me", "link"), mira.room("me", "link", settings={"listed": True})
    tables = {table["room"]: table for table in oleh.get("/api/lobby")["open"]}
    assert hidden["room"] not in tables
    oleh.post(f"/api/invitations/{tables[shown['room']]['invite']}", {"name": "Oleh"})
    assert shown["room"] not in {table["room"] for table in oleh.get("/api/lobby")["open"]}
    assert shown["room"] in {table["room"] for table in oleh.get("/api/lobby")["mine"]}


def test_what_can_be_chosen_is_told_in_words(mira: Visitor) -> None:
    setup = mira.get("/api/games/keep", language="ru")
    assert {"id": "imp", "name": "Бес"}.items() <= next(each for each in setup["roles"] if each["id"] == "imp").items()
    assert setup["options"][0]["values"][0]["name"]
    assert {bot["id"] for bot in setup["bots"]} == {"novice", "fair", "strong"}
    assert mira.get("/api/games/chess", 404)["error"]["text"]


def test_an_option_that_is_a_number_has_bounds_and_a_scenario_says_what_is_left_to_it(mira: Visitor) -> None:
    setup = mira.get("/api/games/jaws")
    level = next(option for option in setup["options"] if option["id"] == "level")
    assert (level["values"], level["default"], level["bounds"]) == ([], 0, [0, 9])
    assert all("bounds" not in option for option in setup["options"] if option is not level)
    fits = {scenario["id"]: scenario.get("fits") for scenario in setup["scenarios"]}
    found = [fits[id] for id in ("campaign", "roadside_ambush", "mixed_results")]
    assert found == [None, {"level": 1}, {"level": 8}]


def test_each_scenario_has_a_picture_of_its_own(mira: Visitor) -> None:
    first, other = (mira.get(f"/api/games/jaws/scenarios/{id}") for id in ("roadside_ambush", "mixed_results"))
    assert len({str(scene["boards"]) for scene in (first, other)} - {"{}"}) == 2
    assert mira.get("/api/games/jaws/scenarios/none", 404, language="uk")["error"]["text"] == "Такого сценарію немає."


def test_a_rule_can_be_read_by_its_id(mira: Visitor) -> None:
    rule = mira.get("/api/games/jaws/rules/JL-2802")
    assert (rule["id"], bool(rule["section"]), "{L" in rule["text"]) == ("JL-2802", True, False)
    assert mira.get("/api/games/jaws/rules/JL-0", 404, language="ru")["error"]["text"] == "Такого правила нет."


def test_options_that_stand_together_have_a_title_and_say_what_they_change(mira: Visitor) -> None:
    options = {each["id"]: each for each in mira.get("/api/games/heroes", language="uk")["options"]}
    assert options["own_dice"]["group"] == "Домашні правила: інші прочитання"
    assert options["own_dice"]["about"].startswith("Кубики охорони")
    assert "group" not in options["tireless"]


def test_a_scenario_names_the_options_that_change_nothing_there(mira: Visitor) -> None:
    scenarios = {each["id"]: each for each in mira.get("/api/games/heroes")["scenarios"]}
    assert scenarios["first_flags"]["idle"] == ["wilds", "own_shelter"]
    assert scenarios["two_banners"]["idle"] == ["wilds"]
    assert scenarios["raiders_at_dawn"]["idle"] == ["wilds", "endless", "own_shelter", "shared_victory"]
    assert scenarios["wild_glade"]["idle"] == ["own_shelter"]
    assert scenarios["campaign"]["idle"] == ["wilds", "no_bonus", "own_shelter", "shared_victory"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"scenario": "nowhere"},
        {"seats": []},
        {"seats": [{"by": "me", "role": "imp"}, {"by": "bot", "role": "imp"}]},
        {"seats": [{"by": "bot", "bot": "genius"}]},
        {"options": {"level": "none"}},
        {"settings": {"stand_in": "genius"}},
        {"settings": {"stand_in_after": -1}},
        {"settings": {"colour": 1}},
        {"seats": [{"by": "ghost"}]},
        {"seed": 2**70},
        {"more": 1},
    ],
)
def test_a_room_that_cannot_be_is_refused_in_words(server: Server, mira: Visitor, wrong: dict[str, object]) -> None:
    before = len(server.store.kept)
    answer = mira.client.post(
        "/api/rooms", json={"game": "keep", "scenario": "first_night", "seats": [{"by": "me"}], **wrong}
    )
    assert answer.status_code in (400, 409)
    assert answer.json()["error"]["text"].endswith(".")
    assert len(server.store.kept) == before


def test_a_friend_follows_a_link_and_sits_down(mira: Visitor, oleh: Visitor, server: Server) -> None:
    room = mira.room("me", "link")
    code = room["seats"][1]["invite"]
    assert len(code) >= 12
    found = oleh.get(f"/api/invitations/{code}", language="uk")
    assert (found["room"], found["seat"], found["host"], found.get("taken")) == (room["room"], 1, "Mira", None)
    assert "invite" not in found["seats"][1]
    seated = oleh.post(f"/api/invitations/{code}", {"name": "Oleh"})
    assert (seated["seats"][1]["name"], seated["seats"][1]["mine"]) == ("Oleh", True)
    assert oleh.post(f"/api/invitations/{code}", {"name": "Oleh"})["seats"][1]["mine"]
    vera = Visitor(server, "Vera")
    assert vera.post(f"/api/invitations/{code}", {"name": "Vera"}, 409)["error"]["code"] == "not_possible"
    assert vera.get(f"/api/invitations/{code}")["taken"]
    assert vera.get("/api/invitations/nothing", 404)["error"]["text"]
    watch = mira.get(f"/api/rooms/{room['room']}")["watch"]
    assert "seat" not in vera.get(f"/api/invitations/{watch}")
    assert vera.post(f"/api/invitations/{watch}", {"name": "Vera"}, 409)["error"]["code"] == "not_possible"
    assert vera.get(f"/api/rooms/{room['room']}", watch=watch)["seats"][0]["name"] == "Mira"


def taken_seat(mira: Visitor, oleh: Visitor, **settings: bool) -> tuple[str, str]:
    """A room in which Oleh has sat down by his link, and that link."""
    room = mira.room("me", "link", settings=settings)
    path = f"/api/invitations/{room['seats'][1]['invite']}"
    oleh.post(path, {"name": "Oleh"})
    return room["room"], path


def test_a_seats_link_brings_its_player_back_from_another_device_while_nobody_looks_through_it(
    mira: Visitor, oleh: Visitor, server: Server
) -> None:
    room, path = taken_seat(mira, oleh)
    phone, back = Visitor(server), {"name": "Oleh", "back": True}
    with oleh.looks(room) as laptop:
        laptop.until("whole")
        assert "back" not in phone.get(path)
        assert phone.post(path, back, 409)["error"]["code"] == "not_possible"
    wait_until(lambda: phone.get(path).get("back"))
    assert phone.post(path, back)["seats"][1]["mine"]
    assert not oleh.get("/api/lobby")["mine"]


def test_a_listed_tables_links_bring_nobody_back_because_strangers_have_known_them(
    mira: Visitor, oleh: Visitor, server: Server
) -> None:
    _, path = taken_seat(mira, oleh, listed=True)
    stranger = Visitor(server, "Vera")
    assert "back" not in stranger.get(path)
    assert stranger.post(path, {"name": "Vera", "back": True}, 409)["error"]["code"] == "not_possible"


def test_codes_are_told_only_to_those_whose_they_are(mira: Visitor, oleh: Visitor) -> None:
    room = mira.room("me", "link", "link")
    oleh.sits_down(mira, room["room"], 1, "Oleh")
    seen = oleh.get(f"/api/rooms/{room['room']}")
    assert seen["watch"] == room["watch"]
    assert "invite" not in seen["seats"][2]
    watched = oleh.client.get(
        f"/api/rooms/{room['room']}", params={"watch": room["watch"]}, headers={"Authorization": ""}
    )
    assert "watch" not in watched.json()
    assert mira.key not in watched.text + str(seen)


def test_the_host_settles_frees_and_forgets(mira: Visitor, oleh: Visitor, server: Server) -> None:
    room = mira.room("me", "link")["room"]
    oleh.sits_down(mira, room, 1, "Oleh")
    path = f"/api/rooms/{room}"
    assert oleh.call("PUT", f"{path}/settings", {"stand_in_after": 3}, 403)["error"]["code"] == "not_yours"
    assert mira.call("PUT", f"{path}/settings", {"stand_in_after": 3})["settings"] == {"stand_in_after": 3}
    assert oleh.post(f"{path}/seats/1", {"do": "rename", "name": "Олег"})["seats"][1]["name"] == "Олег"
    assert oleh.post(f"{path}/seats/0", {"do": "rename", "name": "x"}, 403)["error"]["code"] == "not_yours"
    assert oleh.post(f"{path}/seats/0", {"do": "free"}, 403)["error"]["code"] == "not_yours"
    assert mira.post(f"{path}/seats/9", {"do": "free"}, 404)["error"]["code"] == "no_room"
    with oleh.looks(room) as table:
        table.until("chat")
        freed = mira.post(f"{path}/seats/1", {"do": "free"})["seats"][1]
        assert freed["by"] == "open"
        assert freed["invite"]
        assert table.is_closed()
    assert oleh.call("DELETE", path, None, 403)["error"]["code"] == "not_yours"
    with mira.looks(room) as table:
        table.until("chat")
        mira.call("DELETE", path, None, 204)
        assert table.is_closed()
    assert mira.get(path, 404)["error"]["code"] == "no_room"
    assert room not in server.store.kept


def test_about_names_what_it_builds_on(mira: Visitor) -> None:
    for language in ("en", "uk", "ru"):
        about = mira.get("/api/about", language=language)
        assert "Questhall" in about["paragraphs"][0]
        assert any("msgspec" in credit for credit in about["credits"])


def test_monitors_get_health_and_figures(mira: Visitor) -> None:
    room = mira.room("me")["room"]
    with mira.looks(room) as table:
        table.until("chat")
        table.chooses()
        health = mira.get("/health")
        assert (health["status"], health["viewers"]) == ("ok", 1)
        figures = mira.client.get("/metrics").text
        assert 'questhall_moves_total{by="person"}' in figures
        assert "questhall_choose_seconds_count" in figures
