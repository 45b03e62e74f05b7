"""Room actions: resource rooms and shops.  [KH-24xx, KH-25xx, KH-26xx]"""

import pytest

from questhall.games.keep.choices import Done, Go, Play, PutToken, TakeCard, UsePrison, UseRoom
from questhall.games.keep.steps.cards import ResolveCard
from questhall.games.keep.steps.turn import PlayCards
from tests.games.keep.board import CONTENT, arrange, offered, picture, prompt, take
from tests.ledger import rule

ACT = (ResolveCard(0, "busy_paws", 0, (0,)), PlayCards(0))
ONE_OF_EACH = ("notched_sword", "cellar_spider", "fire_draught", "battle_notes", "scurry")
RICH = "coin bone frog book"


def used_rooms(t):
    return {use.room for use in offered(t, UseRoom)}


# -- rooms and their actions


@rule("KH-2401")
def test_every_room_has_a_symbol_and_exits_and_all_but_three_a_printed_purpose():
    rooms = CONTENT.rooms.values()
    assert {room.id: room.symbol for room in rooms} == {
        **{"vault": "jewel", "library": "hat", "apothecary": "hat", "sewer": "bones", "cage": "bones"},
        **{"graveyard": "eye", "classroom": "eye", "workshop": "swords", "forge": "swords"},
        **dict.fromkeys(["prison", "laboratory", "construction_site"], "special"),
    }
    assert all(room.exits and set(room.exits) <= set("NESW") for room in rooms)
    assert {room.id for room in rooms if not (room.makes or room.sells)} == {
        "prison",
        "laboratory",
        "construction_site",
    }


@rule("KH-2402")
def test_a_room_action_costs_one_activation():
    t = arrange("sewer: ratfolk", hands={0: ["busy_paws"]})
    take(t, Play("busy_paws", 0), UseRoom(0, "sewer"))
    assert prompt(t) == "resolve_card"
    take(t, UseRoom(1, "sewer"))
    assert (prompt(t), picture(t)) == ("play_cards", "sewer: ratfolk frog*2")


@rule("KH-2402")
def test_a_room_action_needs_an_own_monster_in_that_room():
    t = arrange("sewer: ratfolk\nvault: dragon", clans=("ratfolk", "dragon"), agenda=ACT)
    assert used_rooms(t) == {"sewer"}


@rule("KH-2403")
@pytest.mark.parametrize("room", [room for room in CONTENT.rooms if room != "prison"])
def test_each_room_but_the_prison_has_an_action(room):
    tiles = {"vault": (0, 0, 0), "prison": (0, 1, 0), room: (1, 0, 0)}
    t = arrange(f"{room}: ratfolk {RICH}", tiles=tiles, agenda=ACT, market=ONE_OF_EACH, blueprints=["sewer"])
    assert used_rooms(t) == {room}


@rule("KH-2404")
def test_the_prison_is_not_activated_but_free_to_use():
    t = arrange(f"prison: ratfolk {RICH}", agenda=[*ACT], market=ONE_OF_EACH, guild=["false_alarm"] * 2)
    before = t.decisions[0].choices
    assert (offered(t, UseRoom), offered(t, UsePrison)) == ([], [UsePrison()])
    take(t, UsePrison())
    assert t.decisions[0].choices == tuple(choice for choice in before if choice != UsePrison())


# -- resource rooms


@pytest.mark.parametrize(
    ("room", "token"),
    [
        pytest.param("vault", "coin", marks=rule("KH-2501")),
        pytest.param("library", "book", marks=rule("KH-2502")),
        pytest.param("sewer", "frog", marks=rule("KH-2503")),
        pytest.param("graveyard", "bone", marks=rule("KH-2504")),
        pytest.param("workshop", "trap", marks=rule("KH-2505")),
    ],
)
def test_a_resource_room_makes_one_token_in_itself(room, token):
    t = arrange(f"{room}: ratfolk", agenda=ACT)
    take(t, UseRoom(0, room))
    assert picture(t) == f"{room}: ratfolk {token}"


@rule("KH-2506")
def test_the_token_of_a_resource_room_comes_from_the_supply():
    t = arrange("workshop: ratfolk\nvault: trap", agenda=ACT)
    take(t, UseRoom(0, "workshop"))
    assert t.state.supply["trap"] == 6


@rule("KH-2506")
def test_with_an_empty_supply_a_resource_room_cannot_be_activated():
    t = arrange("library: ratfolk\nsewer: ratfolk\nvault: book*5", agenda=ACT)
    assert used_rooms(t) == {"sewer"}


# -- shops


@rule("KH-2601")
def test_buying_discards_the_resource_and_puts_the_item_on_the_own_discard_pile():
    t = arrange("forge: ratfolk coin*2", agenda=ACT, market=ONE_OF_EACH)
    take(t, UseRoom(0, "forge", "notched_sword"))
    assert picture(t) == "forge: ratfolk coin"
    assert t.state.supply["coin"] == 4
    assert (t.state.sides[0].discard, t.state.sides[0].hand) == (["notched_sword"], [])
    assert "notched_sword" not in t.state.market


@rule("KH-2601")
def test_buying_spends_the_activation():
    t = arrange("forge: ratfolk coin*2", agenda=ACT, market=["notched_sword", "war_drum"])
    take(t, UseRoom(0, "forge", "notched_sword"))
    assert prompt(t) == "play_cards"


@rule("KH-2602")
def test_a_resource_in_another_room_buys_nothing():
    t = arrange("forge: ratfolk\nworkshop: ratfolk coin", agenda=ACT, market=ONE_OF_EACH)
    assert used_rooms(t) == {"workshop"}


@rule("KH-2602")
def test_a_resource_brought_by_another_player_buys_too():
    gift = ResolveCard(1, "scroll_of_plenty", 0, (0,))
    t = arrange("forge: ratfolk imp", clans=("ratfolk", "imp"), agenda=(gift, *ACT), market=ONE_OF_EACH)
    take(t, PutToken(0, "coin", "forge"), UseRoom(0, "forge", "notched_sword"))
    assert t.state.sides[0].discard == ["notched_sword"]


@rule("KH-2603")
def test_only_available_cards_of_the_rooms_kind_are_sold():
    market = ["notched_sword", "cellar_spider", "war_drum", "scurry", "battle_notes"]
    t = arrange(f"forge: ratfolk {RICH}", agenda=ACT, market=market, items=["snare_kit"])
    assert [use.item for use in offered(t, UseRoom)] == ["notched_sword", "war_drum"]


@rule("KH-204", "KH-2604")
def test_the_place_of_a_sold_item_is_filled_at_once():
    t = arrange("forge: ratfolk coin*2", agenda=[ResolveCard(0, "busy_paws", 0, (0, 1))], market=ONE_OF_EACH,
                items=["war_drum", "barn_owl"])  # fmt: skip
    take(t, UseRoom(0, "forge", "notched_sword"))
    assert t.state.market == ["war_drum", *ONE_OF_EACH[1:]]
    assert offered(t, UseRoom) == [UseRoom(1, "forge", "war_drum")]


@rule("KH-2605")
def test_a_bought_item_comes_into_the_deck_at_the_next_reshuffle():
    draw = ResolveCard(0, "second_wind", 0, (0, 1))
    t = arrange("forge: ratfolk coin", agenda=(ACT[0], draw), market=ONE_OF_EACH, decks={0: ["scurry"]})
    take(t, UseRoom(0, "forge", "notched_sword"))
    assert t.state.sides[0].deck == ["scurry"]
    take(t, TakeCard(0))
    assert (t.state.sides[0].deck, t.state.sides[0].discard) == (["notched_sword"], [])
    take(t, TakeCard(1))
    assert t.state.sides[0].hand == ["scurry", "notched_sword"]


SHOPS = [
    pytest.param("forge", "coin", "notched_sword", marks=rule("KH-2606")),
    pytest.param("cage", "bone", "cellar_spider", marks=rule("KH-2607")),
    pytest.param("apothecary", "frog", "fire_draught", marks=rule("KH-2608")),
    pytest.param("classroom", "book", "battle_notes", marks=rule("KH-2609")),
]


@pytest.mark.parametrize(("room", "price", "item"), SHOPS)
def test_a_shop_sells_its_kind_for_one_resource(room, price, item):
    t = arrange(f"{room}: ratfolk {RICH}", agenda=ACT, market=ONE_OF_EACH)
    assert offered(t, UseRoom) == [UseRoom(0, room, item)]
    take(t, UseRoom(0, room, item))
    left = [token for token in ("coin", "book", "frog", "bone") if token != price]
    assert picture(t) == " ".join([f"{room}: ratfolk", *left])


@pytest.mark.parametrize(("room", "price", "item"), SHOPS)
def test_a_shop_takes_no_other_resource(room, price, item):
    t = arrange(f"{room}: ratfolk {RICH.replace(price, 'trap')}", agenda=ACT, market=ONE_OF_EACH)
    assert offered(t, UseRoom) == []


@rule("KH-2610")
def test_without_a_card_of_the_kind_nothing_is_sold():
    t = arrange(f"forge: ratfolk {RICH}\nsewer: ratfolk", agenda=ACT, market=ONE_OF_EACH[1:], items=["notched_sword"])
    assert used_rooms(t) == {"sewer"}


@rule("KH-EX-13")
def test_buying_a_spider():
    t = arrange("graveyard: ratfolk", hands={0: ["busy_paws", "busy_paws", "busy_paws"]}, market=ONE_OF_EACH)
    take(t, Play("busy_paws", 0), UseRoom(0, "graveyard"))
    assert picture(t) == "graveyard: ratfolk bone"
    take(t, Done())
    take(t, Play("busy_paws", 1), Go(0, 0, "cage", "bone"))
    assert picture(t) == "cage: ratfolk bone"
    take(t, Play("busy_paws", 0), UseRoom(0, "cage", "cellar_spider"))
    assert (picture(t), t.state.supply["bone"]) == ("cage: ratfolk", 5)
    assert (t.state.sides[0].discard, len(t.state.market)) == (["cellar_spider"], 5)
