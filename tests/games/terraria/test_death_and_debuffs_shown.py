"""Death, respawn, debuffs and the start of a round, one by one.  [TR-40xx, TR-41xx, TR-R-44, TR-R-93 to TR-R-97]"""

import pytest

from questhall.core import running
from questhall.games.terraria.choices import Craft, Equip, Focus, Pass, Place, Prepare, TakePrepared, Use, UsePrepared
from questhall.games.terraria.events import DebuffApplied
from questhall.games.terraria.state import NOWHERE, Boss, Held, PlacedHouse
from questhall.games.terraria.steps.bosses import appear
from questhall.games.terraria.steps.death import die, lose_health, respawn_cells
from questhall.games.terraria.steps.environment import EnvironmentPhase, ResolveIcon
from questhall.games.terraria.steps.rounds import ApplyDebuffs, BeginRound, DrawHand
from questhall.games.terraria.stock import draw_value, gain_debuff
from tests.games.terraria.board import CONTENT, arrange, refreshed, told, xy
from tests.ledger import rule


def begun(t):  # type: ignore[no-untyped-def]
    """The same table with a round begun."""
    t.do(BeginRound())
    running.advance(t)
    return refreshed(t)


# -- death


@rule("TR-4001")
def test_who_has_health_left_lives_and_who_has_none_dies() -> None:
    t = arrange("A . .", agenda=[])
    lose_health(t, 0, 4)
    assert t.state.sides[0].cell == xy(0, 0)
    lose_health(t, 0, 1)
    assert (t.state.sides[0].cell, t.state.sides[0].tombstones) == (NOWHERE, 1)


@rule("TR-4004")
def test_all_cards_of_the_dead_are_shuffled_into_the_deck() -> None:
    t = arrange("A . .", agenda=[])
    side = t.state.sides[0]
    side.deck, side.discard, side.hand, side.prepared = list("abcdefgh"), list("ijkl"), [Held("m")], "n"
    die(t, 0)
    assert sorted(side.deck) == list("abcdefghijklmn")
    assert side.deck != list("abcdefghijklmn")
    assert side.discard == []


@rule("TR-4006")
def test_each_consumable_returns_to_the_deck_of_its_type() -> None:
    t = arrange("A . .", agenda=[])
    before = {kind: len(deck) for kind, deck in t.state.consumables.items()}
    t.state.sides[0].consumables = ["mushroom", "bomb", "bomb", "beenade"]
    die(t, 0)
    more = {kind: len(deck) - before[kind] for kind, deck in t.state.consumables.items()}
    assert more == {1: 1, 2: 0, 3: 2, 4: 1}


@rule("TR-4007", "TR-4016", "TR-4017")
def test_the_dead_keep_all_gear_all_armour_maxima_and_tokens() -> None:
    t = arrange("A . .", agenda=[], gear=["iron_axe", "grappling_hook"])
    side = t.state.sides[0]
    side.armour, side.worn, side.most_health, side.most_mana = ["wood_armour", "fur_coat"], "fur_coat", 8, 6
    side.platforms, side.ropes, gear = 3, 2, dict(side.gear)
    die(t, 0)
    assert (side.gear, side.armour, side.worn) == (gear, ["wood_armour", "fur_coat"], "fur_coat")
    assert (side.most_health, side.most_mana, side.platforms, side.ropes) == (8, 6, 3, 2)


@rule("TR-4009", "TR-4010", "TR-C-27")
@pytest.mark.parametrize(("rise", "left", "threat", "then"), [(1, 3, 1, 1), (1, 1, 1, 2), (2, 3, 2, 2), (2, 1, 2, 2)])
def test_a_tombstone_raises_threat_by_the_visible_value(rise: int, left: int, threat: int, then: int) -> None:
    t = arrange("A . B", agenda=[], rise=rise, tombstones=left)
    die(t, 0)
    assert (t.state.threat, t.state.rise, t.state.tombstones) == (threat, then, left - 1)


@rule("TR-4011")
def test_the_threat_token_stays_on_two() -> None:
    t = arrange("A . B", agenda=[ResolveIcon("threat"), ResolveIcon("dawn"), ResolveIcon("threat")], rise=2)
    assert (t.state.rise, t.state.threat) == (2, 4)


@rule("TR-4014", "TR-R-94")
def test_where_the_dead_come_back() -> None:
    drawing = ". . . . .\n. . # . .\n. B # . @zombie\n# # # # #"
    t = arrange(drawing, agenda=[], at=(21, 1), seats=2)
    found = {(cell % 51 - 21, cell // 51 - 1) for cell in respawn_cells(t)}
    assert found == {(0, 2), (1, 1), (2, 0), (3, 2), (4, 1)}


@rule("TR-4014", "TR-R-94")
def test_not_outside_the_forest_and_not_in_other_houses() -> None:
    edge = (18, 0)
    t = arrange("B . . . . .\n" + "# # # # # #\n" * 9 + ". . . . . .\n. . . A . .", at=edge, agenda=[])
    t.state.houses = [PlacedHouse("loom", xy(0, 10, edge)), PlacedHouse("bed", xy(3, 10, edge))]
    found = {(cell % 51 - 18, cell // 51) for cell in respawn_cells(t)}
    assert found == {(3, 0), (4, 0), (5, 0), (4, 11), (5, 11)}
    t.state.houses.append(PlacedHouse("bed", xy(0, 10, edge)))
    assert {xy(x, 11, edge) for x in (0, 1, 2)} <= set(respawn_cells(t))


# -- debuffs


@rule("TR-4102")
def test_debuffs_work_before_cards_are_drawn() -> None:
    t = arrange("A . .", agenda=[])
    t.state.sides[0].debuffs = {"frozen": 2, "poisoned": 1, "burning": 1}
    begun(t)
    assert [event.debuff for event in told(t, DebuffApplied)] == ["frozen", "poisoned", "burning"]
    assert (len(t.state.sides[0].hand), t.state.sides[0].health, t.state.sides[0].debuffs) == (3, 3, {"frozen": 1})


@rule("TR-4105")
def test_tokens_stay_on_the_deck_whatever_is_done_with_it() -> None:
    t = arrange("A . .", agenda=[], hand=["deep_search"])
    t.state.sides[0].deck, t.state.sides[0].debuffs = ["rest"], {"burning": 2}
    t.state.sides[0].discard = ["explore", "help"]
    DrawHand(0).run(t)
    assert t.state.sides[0].debuffs == {"burning": 2}


@rule("TR-4108")
def test_without_a_prepared_card_poison_discards_nothing() -> None:
    t = arrange("A . .", agenda=[])
    t.state.sides[0].debuffs = {"poisoned": 2}
    ApplyDebuffs(0).run(t)
    assert t.state.sides[0].discard == []


@rule("TR-4109", "TR-R-97")
def test_poison_closes_the_prepared_slot_for_its_round_only() -> None:
    t = arrange("A . .", hand=["explore"])
    t.state.sides[0].prepared, t.state.sides[0].poisoned = "guard", True
    closed = {type(choice) for choice in refreshed(t).decisions[0].choices}
    assert not closed & {Prepare, TakePrepared, UsePrepared}
    ApplyDebuffs(0).run(t)
    opened = {type(choice) for choice in refreshed(t).decisions[0].choices}
    assert opened >= {Prepare, TakePrepared, UsePrepared}


@rule("TR-4113", "TR-3415")
def test_immunity_is_against_one_debuff_and_armour_gives_it_too() -> None:
    t = arrange("A . .", agenda=[])
    t.state.sides[0].resists, t.state.sides[0].worn = ["burning"], "jungle_armour"
    for debuff in ("burning", "poisoned", "frozen"):
        gain_debuff(t, 0, debuff)
    assert t.state.sides[0].debuffs == {"frozen": 2}


@rule("TR-4114")
def test_armour_that_is_put_on_removes_its_debuff() -> None:
    t = arrange("A . .", have={"hellstone": 5}, houses=[PlacedHouse("hellforge", 0)])
    t.state.sides[0].debuffs = {"burning": 2, "frozen": 1}
    t.take(0, Craft("molten_armour"))
    assert t.state.sides[0].debuffs == {"frozen": 1}


@rule("TR-4114")
def test_a_played_card_removes_only_what_it_is_against() -> None:
    t = arrange("A . .", hand=["wet_towel"])
    t.state.sides[0].debuffs = {"burning": 2, "frozen": 1}
    t.take(0, Use("wet_towel", 2))
    assert t.state.sides[0].debuffs == {"frozen": 1}


@rule("TR-4115")
def test_death_removes_debuffs() -> None:
    t = arrange("A . .", agenda=[])
    t.state.sides[0].debuffs = {"burning": 2, "frozen": 1}
    die(t, 0)
    assert t.state.sides[0].debuffs == {}


@rule("TR-R-79")
def test_immunity_of_a_played_card_ends_with_the_discard_step() -> None:
    t = arrange("A . .", hand=["wet_towel"])
    t.take(0, Use("wet_towel", 2))
    gain_debuff(t, 0, "burning")
    assert t.state.sides[0].debuffs == {}
    EnvironmentPhase().run(t)
    gain_debuff(t, 0, "burning")
    assert t.state.sides[0].debuffs == {"burning": 2}


# -- the start of a round


@rule("TR-R-44")
def test_the_order_at_the_start_of_a_round() -> None:
    t = arrange("B . .", seats=2, agenda=[], options={"focus": True}, gear=["iron_axe"])
    t.state.sides[0].cell, t.state.sides[1].debuffs = NOWHERE, {"burning": 2, "frozen": 2}
    begun(t)
    assert {type(choice) for choice in t.decisions[0].choices} == {Place}
    t.take(0, t.decisions[0].choices[0])
    assert {type(choice) for choice in t.decisions[0].choices} == {Focus}
    t.take(0, Focus("dig_1"))
    assert t.decisions[0].choices == (Equip("axe", "copper_axe"), Pass())
    assert (t.state.sides[1].health, t.state.sides[1].hand) == (5, [])
    t.take(0, Pass())
    assert (t.state.sides[1].health, len(t.state.sides[1].hand)) == (3, 3)


@rule("TR-R-95")
def test_whoever_burns_to_death_stays_away_for_the_round() -> None:
    t = arrange("A . B", agenda=[])
    t.state.sides[0].health, t.state.sides[0].debuffs = 1, {"burning": 2}
    begun(t)
    assert (t.state.sides[0].cell, t.state.sides[0].hand, list(t.decisions)) == (NOWHERE, [], [1])


@rule("TR-R-96")
def test_the_draw_value_is_never_less_than_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    t = arrange("A . .", agenda=[])
    t.state.sides[0].worn, t.state.sides[0].frozen = "mining_suit", True
    assert draw_value(t, 0) == 4
    bare = type(CONTENT.armour["mining_suit"])(id="mining_suit", defence="d4", draw=0)
    monkeypatch.setitem(CONTENT.armour, "mining_suit", bare)
    assert draw_value(t, 0) == 0


# -- bosses and threat


@rule("TR-R-19")
@pytest.mark.parametrize(("time", "threat"), [(1, 2 + 1), (0, 0)])
def test_a_boss_adds_to_the_threat_icon_and_nothing_by_appearing(time: int, threat: int) -> None:
    field = "\n".join([". . . . . . . . ."] * 4 + ["# # # # # # # # #"])
    t = arrange(f"A{field[1:]}", agenda=[], rise=2, time=time)
    appear(t, "king_slime")
    assert (len(t.state.bosses), t.state.threat) == (1, 0)
    t.state.bosses.append(Boss("queen_bee", xy(5, 1)))
    t.agenda.clear()
    t.do(EnvironmentPhase())
    running.advance(t)
    assert t.state.threat == threat
