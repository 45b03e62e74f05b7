"""Extra actions: people appear and are used; slots are unlocked.  [TR-23xx, TR-24xx]"""

import pytest

from questhall.core import Table, running
from questhall.games.terraria.choices import Unlock, Visit, Welcome
from questhall.games.terraria.state import PlacedHouse, Stack, State
from questhall.games.terraria.steps.death import die
from questhall.games.terraria.steps.environment import EnvironmentPhase, ResolveIcon
from questhall.games.terraria.steps.rounds import BeginPhase
from tests.games.terraria.board import arrange, open_to, refreshed, xy
from tests.ledger import rule

PRICES = {"nurse": 10, "goblin_tinkerer": 15, "demolitionist": 15, "merchant": 3}


def town(
    *npcs: str, houses: int = 5, coins: int = 25, drawing: str = "A . B", at: tuple[int, int] = (24, 0)
) -> Table[State]:
    built = [PlacedHouse("bed", 20 + 4 * number) for number in range(houses)]
    t = arrange(drawing, npcs=["guide", *npcs], houses=built, at=at)
    t.state.sides[0].coins = coins
    return refreshed(t)


@rule("TR-2302", "TR-2303")
@pytest.mark.parametrize(("houses", "open_"), [(1, False), (2, False), (3, True)])
def test_no_more_people_than_houses_but_the_guide_does_not_count(houses: int, open_: bool) -> None:
    t = town("merchant", "dryad", houses=houses)
    t.state.found_crystal = True
    assert open_to(refreshed(t), Welcome) == ([Welcome("nurse")] if open_ else [])


@rule("TR-2305", "TR-2306")
def test_one_appears_at_a_time_and_nobody_leaves() -> None:
    t = town("dryad")
    t.state.found_crystal = True
    assert open_to(refreshed(t), Welcome) == [Welcome("merchant"), Welcome("nurse")]
    t.take(0, Welcome("nurse"))
    assert t.state.npcs == ["guide", "dryad", "nurse"]
    t.take(0, Welcome("merchant"))
    assert t.state.npcs == ["guide", "dryad", "nurse", "merchant"]


@rule("TR-2306")
def test_people_stay_over_night_and_over_deaths() -> None:
    t = arrange("A . .", agenda=[ResolveIcon("dawn")], npcs=["guide", "dryad", "nurse"])
    die(t, 0)
    EnvironmentPhase().run(t)
    assert t.state.npcs == ["guide", "dryad", "nurse"]


@rule("TR-2307")
@pytest.mark.parametrize(("npc", "price"), PRICES.items())
def test_everybody_wants_his_price(npc, price: int) -> None:  # type: ignore[no-untyped-def]
    assert Visit(npc) not in open_to(town(npc, coins=price - 1), Visit)
    t = town(npc, coins=price + 2)
    t.take(0, Visit(npc))
    assert t.state.sides[0].coins == 2


@rule("TR-2307")
def test_so_does_the_guide() -> None:
    assert open_to(town(coins=4), Visit) == []
    t = town(coins=5)
    t.take(0, Visit("guide", "somersault"))
    assert t.state.sides[0].coins == 0


@rule("TR-2308", "TR-4915")
@pytest.mark.parametrize("npcs", [["guide"], ["guide", "dryad"]])
def test_the_dryad_gives_her_die_at_dawn_only_and_if_she_is_there(npcs: list[str]) -> None:
    t = arrange("A . .", agenda=[ResolveIcon("spawn"), ResolveIcon("threat")], npcs=npcs)
    assert not t.state.dryad_die
    t.do(ResolveIcon("dawn"))
    running.advance(t)
    assert t.state.dryad_die is ("dryad" in npcs)


@rule("TR-2309")
def test_people_are_met_from_the_depth_too() -> None:
    deep = (24, 20)
    t = town("nurse", at=deep, drawing="A . B\n# # #")
    t.state.sides[0].health = 1
    t.take(0, Visit("nurse"))
    assert t.state.sides[0].health == 5
    assert t.state.sides[0].cell == xy(0, 0, deep)


# -- slots


@rule("TR-2401")
def test_a_new_slot_is_empty_and_paid() -> None:
    t = arrange("A B Y Z")
    t.state.sides[0].coins = 20
    refreshed(t).take(0, Unlock())
    assert (t.state.sides[0].slots, t.state.sides[0].coins) == ([Stack()] * 5, 5)


@rule("TR-2404")
@pytest.mark.parametrize(("players", "more"), [("A", 0), ("A B", 0), ("A B Y", 1), ("A B Y Z", 2)])
def test_only_three_or_four_players_have_slots_to_unlock(players: str, more: int) -> None:
    t = arrange(players)
    for _ in range(more):
        t.state.sides[0].coins = 25
        refreshed(t).take(0, Unlock())
    t.state.sides[0].coins = 25
    assert (open_to(refreshed(t), Unlock), len(t.state.sides[0].slots)) == ([], 6)


@rule("TR-2405")
def test_an_unlocked_slot_stays_open_over_rounds_and_deaths() -> None:
    t = arrange("A B Y Z", agenda=[])
    side = t.state.sides[0]
    side.slots.append(Stack("wood", 2))
    BeginPhase().run(t)
    EnvironmentPhase().run(t)
    die(t, 0)
    assert side.slots[4:] == [Stack("wood", 2)]
