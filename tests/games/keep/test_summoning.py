"""AMBUSH: monsters come from the lair.  [KH-17xx]"""

from questhall.games.keep.choices import Done, Go, Play, Strike, Summon
from questhall.games.keep.events.dungeon import MonsterSummoned
from tests.games.keep.board import arrange, lair, offered, picture, prompt, take, told
from tests.ledger import rule


def ambush(drawing: str = "", card: str = "out_of_the_drains", **more):
    """A table where the first seat has just played an ambush."""
    t = arrange(drawing, hands={0: [card, "busy_paws"]}, **more)
    take(t, Play(card, 0))
    return t


def splits(t) -> set[tuple[int, int]]:
    """Every way the ambush can end, as monsters in sewer and cage."""
    if prompt(t) == "play_cards":
        rooms = [monster.room for monster in t.state.sides[0].monsters]
        return {(rooms.count("sewer"), rooms.count("cage"))}
    ends = set()
    for choice in [*offered(t, Summon), Done()]:
        twin = t.copy()
        take(twin, choice)
        ends |= splits(twin)
    return ends


@rule("KH-1701")
def test_an_ambush_brings_own_monsters_of_the_lair_into_rooms_of_the_symbol():
    t = ambush("vault: ratfolk\nsewer: imp", clans=("ratfolk", "imp"))
    assert {summon.room for summon in offered(t, Summon)} == {"sewer", "cage"}
    take(t, Summon(0, "cage"))
    assert (picture(t, "cage"), lair(t, 0), lair(t, 1)) == ("cage: ratfolk", 7, 3)


@rule("KH-1701")
def test_an_empty_lair_has_nobody_to_summon():
    t = ambush("vault: ratfolk*9")
    assert (prompt(t), told(t, MonsterSummoned)) == ("play_cards", [])


@rule("KH-1702")
def test_fewer_monsters_may_be_summoned():
    t = ambush()
    take(t, Summon(0, "sewer"), Done())
    assert (picture(t), prompt(t)) == ("sewer: ratfolk", "play_cards")


@rule("KH-1702")
def test_no_more_monsters_come_than_the_number():
    t = ambush()
    take(t, Summon(0, "sewer"), Summon(0, "sewer"), Summon(0, "sewer"))
    assert (picture(t), prompt(t)) == ("sewer: ratfolk*3", "play_cards")


@rule("KH-1703")
def test_summoned_monsters_may_be_divided_among_the_rooms():
    t = ambush()
    take(t, Summon(0, "sewer"), Summon(0, "cage"), Summon(0, "sewer"))
    assert sorted(picture(t).splitlines()) == ["cage: ratfolk", "sewer: ratfolk*2"]


@rule("KH-1704")
def test_an_ambush_needs_no_monster_in_the_dungeon():
    t = ambush("cage: rogue")
    assert lair(t) == 9
    take(t, Summon(0, "cage"), Done())
    assert picture(t) == "cage: rogue ratfolk"


@rule("KH-1705")
def test_a_summoned_monster_acts_at_once():
    t = ambush("vault: rogue", card="coin_mimic")
    take(t, Summon(0, "vault"), Done(), Strike(1, "rogue1"))
    take(t, Play("busy_paws", 1), Go(0, 0, "sewer"))
    assert picture(t) == "sewer: ratfolk"


@rule("KH-EX-02")
def test_an_ambush_of_three_ends_in_any_split_of_none_to_three():
    t = ambush("vault: ratfolk*4")
    assert lair(t) == 5
    assert splits(t) == {(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (3, 0)}
