"""Terms, lists of symbols, and rulings that no other chapter shows.  [TR-6xx, TR-50xx, TR-R-xx]"""

from typing import get_args

from questhall.games.terraria.choices import Dig, Fight, Go, OpenChest, Use
from questhall.games.terraria.content import BossForm, CellKind, EnemyKind, Equipment
from questhall.games.terraria.effects import HOUSES, Debuff, Gain, Range, Reward
from questhall.games.terraria.events import CardGained, EnemyMoved
from questhall.games.terraria.figures import is_free, visible
from questhall.games.terraria.steps.ending import lower_threat, raise_threat
from questhall.games.terraria.steps.enemies import EnemyPhase
from questhall.games.terraria.steps.rewards import GainReward, receive_gear
from questhall.games.terraria.steps.spawning import can_spawn
from questhall.games.terraria.world import is_block, is_empty
from tests.games.terraria.board import CONTENT, arrange, open_to, told, xy
from tests.ledger import rule


@rule("TR-602", "TR-603", "TR-604", "TR-605", "TR-608")
def test_solid_empty_and_free() -> None:
    t = arrange("A # #! . @zombie @fallen_star")
    assert [is_block(t, xy(x, 0)) for x in range(6)] == [False, True, False, False, False, False]
    assert [is_empty(t, xy(x, 0)) for x in range(6)] == [True, False, True, True, True, True]
    assert [is_free(t, xy(x, 0)) for x in range(6)] == [False, True, True, True, False, True]


@rule("TR-EX-09", "TR-611")
def test_a_tunnel_is_a_mark_on_each_of_its_cells() -> None:
    t = arrange("A # #\n# # #", ap=2)
    t.take(0, Dig(xy(1, 0)))
    t.take(0, Go(xy(1, 0)))
    t.take(0, Dig(xy(2, 0)))
    assert t.state.marks == {xy(1, 0): "tunnel", xy(2, 0): "tunnel"}


@rule("TR-808", "TR-1002")
def test_nobody_interrupts_an_action() -> None:
    t = arrange("A C . B", ap=1)
    t.take(0, OpenChest(xy(1, 0)))
    assert list(t.decisions) == [0]


@rule("TR-810")
def test_actions_that_do_not_touch_each_other_may_be_taken_in_either_order() -> None:
    def played(*seats: int) -> bytes:
        t = arrange("A . . . B .", ap=1)
        t.state.sides[1].points.ap = 1
        for seat in seats:
            t.take(seat, Go(xy((1, 5)[seat], 0)))
        return t.freeze()

    assert played(0, 1) == played(1, 0)


@rule("TR-5003", "TR-5007", "TR-5008", "TR-5010", "TR-5013")
def test_every_symbol_of_the_list_has_its_field() -> None:
    assert get_args(get_args(Range)[0]) == ("close", "medium", "far")
    assert get_args(get_args(Debuff)[0]) == ("frozen", "burning", "poisoned")
    assert len(HOUSES) == 7
    assert {"calm", "pierce", "chop", "dig", "mana", "hard"} <= set(Equipment.__struct_fields__)
    assert {"blind", "way"} <= set(EnemyKind.__struct_fields__)
    assert set(Gain.__struct_fields__) == {"ap", "swords", "shields", "hearts", "coins", "mana"}
    assert {"hard", "structure"} <= set(CellKind.__struct_fields__)


@rule("TR-2615", "TR-2612")
def test_one_house_is_anvil_and_furnace() -> None:
    assert {item.station for item in CONTENT.recipes} == {"work_bench", "anvil_furnace", "loom", "hellforge"}


@rule("TR-R-14")
def test_ice_and_vine_are_resources() -> None:
    assert {"ice", "vine"} <= {kind.resource for kind in CONTENT.cells.values()}


@rule("TR-R-17", "TR-R-18")
def test_threat_stays_between_nothing_and_ten() -> None:
    t = arrange("A . .", agenda=[], threat=1)
    lower_threat(t, 3)
    assert t.state.threat == 0
    raise_threat(t, 12)
    assert (t.state.threat, t.outcome is not None) == (10, True)


@rule("TR-R-35", "TR-R-36")
def test_cards_that_are_ours_are_as_ruled() -> None:
    def points(card: str) -> int:
        effects = [effect for part in CONTENT.actions[card].parts for effect in part]
        return max(effect.ap for effect in effects if isinstance(effect, Gain))

    assert points("second_wind") == 1
    assert {card.level: points(card.id) for card in CONTENT.actions.values() if card.source == "loot"} == {
        1: 2,
        2: 2,
        3: 3,
        4: 3,
        5: 4,
    }
    assert {points(card.id) for card in CONTENT.actions.values() if card.price == 15} == {3}


@rule("TR-R-35")
def test_a_somersault_makes_falls_harmless_for_the_phase() -> None:
    t = arrange("A . #\n# . #\n# . #\n# . #\n# # #", hand=["somersault"])
    t.take(0, Use("somersault", 1))
    t.take(0, Use("somersault", 0))
    t.take(0, Go(xy(1, 0)))
    assert t.state.sides[0].health == 5


@rule("TR-R-73")
def test_only_the_cell_of_the_rope_token_is_covered() -> None:
    t = arrange("A | #\n# o #\n# # #")
    assert not visible(t, xy(1, 0))
    assert can_spawn(t, xy(1, 1))


@rule("TR-R-78")
def test_gained_armour_is_worn_only_by_whoever_wears_none() -> None:
    t = arrange("A . .", agenda=[])
    receive_gear(t, 0, "wood_armour")
    receive_gear(t, 0, "iron_armour")
    assert (t.state.sides[0].worn, t.state.sides[0].armour) == ("wood_armour", ["wood_armour", "iron_armour"])


@rule("TR-R-88", "TR-R-139")
def test_a_reward_goes_to_whoever_set_it_off() -> None:
    t = arrange("A . B", agenda=[GainReward(1, Reward(card="bomb"))])
    assert told(t, CardGained) == [CardGained(1, "bomb")]
    assert [side.consumables for side in t.state.sides] == [[], ["bomb"]]


@rule("TR-R-121", "TR-R-122", "TR-C-28")
def test_every_boss_has_two_forms_and_as_many_tokens_as_it_needs() -> None:
    assert {len(boss.forms) for boss in CONTENT.bosses.values()} == {2}
    assert max(form.tokens for boss in CONTENT.bosses.values() for form in boss.forms) + 4 <= 12
    assert "tokens" in BossForm.__struct_fields__


@rule("TR-3906")
def test_everybody_has_coins_and_resources_of_his_own() -> None:
    t = arrange("A . B", have={"wood": 2})
    t.state.sides[0].coins = 4
    assert (t.state.sides[1].coins, [stack.kind for stack in t.state.sides[1].slots]) == (0, [""] * 6)


@rule("TR-1807")
def test_sight_is_never_in_doubt() -> None:
    t = arrange("A # @zombie\n# # #", ap=1, gear=["wooden_bow"])
    assert open_to(t, Fight) == []
    assert open_to(arrange("A . @zombie\n# # #", ap=1, gear=["wooden_bow"]), Fight) != []


@rule("TR-117")
def test_what_the_book_leaves_open_is_asked_and_every_answer_makes_another_game() -> None:
    t = arrange(". . . . .\n. @cave_bat . . A\n. . . . .\n# # # # #", agenda=[EnemyPhase()])
    ways = t.decisions[0].choices
    assert len(ways) > 1
    found = set()
    for way in ways:
        twin = t.copy()
        twin.take(0, way)
        found.add(told(twin, EnemyMoved)[0].end)
    assert len(found) == len(ways)
