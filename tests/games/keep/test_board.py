"""The drawing board of these tests is itself tested."""

from questhall.games.keep.choices import Done, Play
from questhall.games.keep.steps.turn import StartTurn
from tests.games.keep.board import arrange, lair, offered, picture, prompt, take


def test_a_drawn_table_is_drawn_back():
    drawing = "vault: rogue+ ratfolk*3 4defeat\nforge: mage! rogue dragon~2 coin trap*2 portal"
    t = arrange(drawing, clans=("ratfolk", "dragon"))
    assert sorted(picture(t).splitlines()) == sorted(drawing.splitlines())
    assert (lair(t), t.state.supply["trap"], t.state.supply["rogue"]) == (6, 6, 3)


def test_a_hand_is_played_from():
    t = arrange("vault: ratfolk", hands={0: ["scurry", "scurry"]}, agenda=[StartTurn(0)])
    assert offered(t, Play) == [Play("scurry", 0), Play("scurry", 1)]
    take(t, Play("scurry", 1))
    assert prompt(t) == "play_cards"
    take(t, Done())
    assert prompt(t) == "refresh_items"
