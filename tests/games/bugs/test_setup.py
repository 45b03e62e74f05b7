"""Setup, items, levels.  [BB-1xx, BB-2xx, BB-3xx, BB-48xx, BB-52xx]"""

import pytest

from questhall.core import Setup, Table
from questhall.core.errors import SetupError
from questhall.games.bugs import GAME
from questhall.games.bugs.choices import Equip, OtherScenario, PlayAs, UpgradeCard
from questhall.games.bugs.content import Placed, chamber, load
from questhall.games.bugs.content.scenarios import BeginTurned, BeginWith, Gate
from questhall.games.bugs.content.tables import hero_table, monster_table
from questhall.games.bugs.effects import Attack
from questhall.games.bugs.state import HERO, Attempt, Campaign
from questhall.games.bugs.steps.attack import Strike
from questhall.games.bugs.steps.beginning import available
from questhall.haven.choices import Done, PlayScenario, TakeDamage
from tests.games.bugs.board import arrange, choices, conditions, draw, health, offered, prompt, take, told
from tests.ledger import rule

CARDS = ["shoulder_charge", "door_for_a_shield", "overhand_blow", "hold_the_line"]


def sit(drawing: str = "@ . . 1", *, character: str = "bruiser", monsters=None, options=None, **scenario):
    name = draw(drawing, monsters or {1: "bandit_guard"}, **scenario)
    return Table.sit(GAME, Setup("bugs", name, (character,), 1, options or {}))


@rule("BB-101", "BB-C-02", "BB-102")
def test_the_game_is_for_one_player_with_one_of_six_characters():
    assert list(GAME.players) == [1]
    assert len(GAME.roles()) == 6


@rule("BB-102", "BB-302")
def test_a_scenario_may_be_for_one_character_or_for_all_but_one():
    t = sit(character="", only="tinkerer")
    assert t.state.character == "tinkerer"
    t = sit(character="", without="bruiser")
    assert PlayAs("bruiser") not in choices(t)
    assert len(offered(t, PlayAs)) == 5


@rule("BB-302")
def test_a_character_that_may_not_play_is_not_dealt():
    t = sit(character="bruiser", without="bruiser")
    assert prompt(t) == "choose_character"


@rule("BB-205", "BB-207", "BB-212", "BB-213", "BB-308", "BB-309", "BB-222", "BB-210", "BB-4601")
def test_figures_stand_on_their_hexes_with_full_health():
    t = sit("# @ 2 1", monsters={1: "bandit_guard", 2: "bandit_archer"})
    figures = {name: (figure.being, figure.at, figure.health) for name, figure in t.state.figures.items()}
    assert figures == {
        "hero": ("bruiser", "a2", 12),
        "m1": ("bandit_guard", "a4", 8),
        "m2": ("bandit_archer", "a3", 7),
    }
    assert t.state.terrain == {"a1": "obstacle"}


@rule("BB-201")
def test_the_steps_of_the_setup_come_in_their_order():
    t = sit(level=2, number="3")
    steps = [(prompt(t), "m1" in t.state.figures, "hero" in t.state.figures)]
    take(t, Done())
    steps.append((prompt(t), "m1" in t.state.figures, "hero" in t.state.figures))
    take(t, UpgradeCard(CARDS[0]))
    assert steps == [("equip_items", True, False), ("upgrade_cards", True, False)]
    assert (prompt(t), health(t)) == ("select_cards", 13)


@rule("BB-211", "BB-R-53")
def test_an_elite_has_its_own_health_where_the_data_say_so():
    t = sit(monsters={1: "bandit_guard!"})
    assert (t.state.figures["m1"].elite, health(t, "m1")) == (True, 18)
    assert Placed(monster="mouse", health=14).health == 14


@rule("BB-219", "BB-220", "BB-R-43", "BB-218")
def test_the_starting_hand_is_four_cards_on_side_a():
    t = sit()
    assert [(each.card, each.zone, each.side) for each in t.state.cards] == [(card, "hand", "a") for card in CARDS]


@rule("BB-4807", "BB-218", "BB-4808", "BB-4809", "BB-4810", "BB-5201", "BB-R-44", "BB-EX-53")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_one_card_is_upgraded_for_each_level_above_the_first(level):
    t = sit(level=level)
    upgraded = 0
    while prompt(t) == "upgrade_cards":
        take(t, choices(t)[0])
        upgraded += 1
    levels = [load().cards[each.card].level for each in t.state.cards]
    assert levels.count(2) == level - 1
    assert upgraded == (level - 1 if level < 5 else 0)


@rule("BB-219", "BB-4808", "BB-C-16")
def test_each_card_has_its_own_upgrade():
    t = sit(level=2)
    take(t, UpgradeCard("overhand_blow"))
    assert [each.card for each in t.state.cards][2] == "falling_anvil"
    assert [each.zone for each in t.state.cards] == ["hand"] * 4
    bases = [card.upgrades for card in load().cards.values() if card.level == 2]
    assert sorted(bases) == sorted(card.id for card in load().cards.values() if card.level == 1)


@rule("BB-221", "BB-4806", "BB-4807", "BB-D-01")
@pytest.mark.parametrize(("level", "most"), [(1, 12), (2, 13), (3, 15), (4, 16), (5, 18)])
def test_the_level_of_the_scenario_sets_the_hit_points(level, most):
    t = sit(level=level)
    take(t, *(UpgradeCard(card) for card in CARDS[: level - 1] if level < 5))
    while prompt(t) == "upgrade_cards":
        take(t, choices(t)[0])
    assert health(t) == most


@rule("BB-215", "BB-105", "BB-5202", "BB-D-03")
def test_each_level_has_a_table_of_its_own():
    tables = {hero_table("bruiser", level) for level in (1, 2, 3, 4, 5)}
    assert len(tables) == 5
    assert all(len(table) == 6 for table in tables)


@rule("BB-5204")
def test_the_monsters_table_does_not_depend_on_the_level():
    t = arrange("@ 1", scenario={"level": 5}, agenda=[Strike("m1", HERO, Attack(3))])
    take(t, TakeDamage())
    assert health(t) == 18 - 3


@rule("BB-216", "BB-R-58", "BB-D-02")
def test_there_are_five_monster_difficulties():
    assert list(load().difficulties) == ["very_easy", "easy", "standard", "hard", "very_hard"]
    assert len({monster_table(name) for name in load().difficulties}) == 5
    assert sit(options={"difficulty": "hard"}).state.difficulty == "hard"
    assert sit(level=5).state.difficulty == "standard"


@rule("BB-206", "BB-223", "BB-220")
def test_scenario_effects_are_applied_before_the_first_round():
    rules = (BeginWith("monsters", "invisible"), BeginWith("hero", "muddle"), BeginTurned())
    t = sit(rules=rules)
    assert (conditions(t), conditions(t, "m1")) == (["muddle"], ["invisible"])
    assert {each.side for each in t.state.cards} == {"b"}


@rule("BB-206")
def test_an_effect_may_be_for_one_kind_of_monster():
    pair = {1: "bandit_guard", 2: "wind_demon"}
    t = sit("@ 1 2", monsters=pair, rules=(BeginWith("wind_demon", "invisible"),))
    assert (conditions(t, "m1"), conditions(t, "m2")) == ([], ["invisible"])


@rule("BB-416")
def test_a_gate_is_shut_at_first():
    assert sit("@ o G 1", rules=(Gate("G"),)).state.terrain["a3"] == "obstacle"


# -- items


@rule("BB-217", "BB-4802")
def test_there_are_no_items_in_scenario_one():
    assert available("1") == []
    assert prompt(sit(number="1")) == "select_cards"


@rule("BB-4803", "BB-R-51", "BB-EX-54", "BB-R-45", "BB-C-06")
def test_items_of_all_cards_before_are_available():
    cards = {item.card for item in available("5")}
    assert cards == {"1", "2", "3", "4", "cover", "collector"}


@rule("BB-R-51", "BB-D-06")
def test_promotional_items_are_open_once_their_scenario_was_completed_in_the_campaign():
    assert {item.card for item in available("20", frozenset({"5.5"})) if "." in item.card} == {"5.5"}
    t = Table.sit(GAME, Setup("bugs", "campaign", ("bruiser",), 1))
    t.state.campaign = Campaign((Attempt("narrow_escape", "completed"), Attempt("arena_challenge", "exhausted")))
    t.take(0, OtherScenario())
    t.take(0, PlayScenario("crossing_the_road"))
    cards = {load().items[choice.item].card for choice in offered(t, Equip)}
    assert {card for card in cards if "." in card} == {"2.5"}


@rule("BB-4804", "BB-EX-54")
def test_of_each_card_one_item_can_be_equipped():
    t = sit(number="2", level=5)
    take(t, Equip("venomous_fang"))
    assert Equip("rosethorn_knife") not in choices(t)


@rule("BB-3404", "BB-R-05", "BB-217")
def test_two_hands_hold_two_one_hand_items_or_one_two_hand_item():
    t = sit(number="20", level=1)
    take(t, Equip("venomous_fang"))
    assert Equip("spring_hammer") not in choices(t)
    take(t, Equip("button_shield"))
    slots = {load().items[choice.item].slot for choice in offered(t, Equip)}
    assert slots == {"small"}
    t = sit(number="20", level=1)
    take(t, Equip("spring_hammer"))
    assert {load().items[choice.item].slot for choice in offered(t, Equip)} == {"small"}


@rule("BB-4807", "BB-3405", "BB-5203", "BB-R-06", "BB-EX-53")
@pytest.mark.parametrize(("level", "most"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_small_items_by_half_the_level(level, most):
    t = sit(number="20", level=level)
    for item in ("old_spring", "bottle_cap_helm", "brass_cog", "embernettle")[:most]:
        take(t, Equip(item))
    assert not any(load().items[choice.item].slot == "small" for choice in offered(t, Equip))


@rule("BB-4805")
def test_items_are_optional():
    t = sit(number="3", level=1)
    take(t, Done())
    assert (t.state.items, prompt(t)) == ([], "select_cards")


@rule("BB-108")
def test_a_scenario_is_set_up_played_and_ended():
    t = sit()
    assert [type(event).__name__ for event in t.events][:2] == ["ScenarioBegan", "RoundBegan"]
    assert told(t, type(t.events[0]))[0].level == 1


@rule("BB-209")
def test_no_column_is_active_before_the_first_roll():
    assert sit().state.columns == {}


@rule("BB-311", "BB-307")
def test_a_map_is_one_drawing():
    board = chamber(draw("@ # ~ A\n ^ o A 1", {1: "mouse"}))
    assert (board.start, board.numbers, board.letters) == ("a1", {"1": "b4"}, {"A": ["a4", "b3"]})
    assert board.terrain == {"a2": "obstacle", "a3": "difficult", "b1": "hazard", "b2": "plate"}
    assert len(board.chart.hexes) == 8


@rule("BB-302")
def test_a_scenario_tells_for_whom_it_is_and_refuses_others():
    everybody = set(GAME.roles())
    assert list(GAME.cast("barging_in")) == ["bruiser"]
    assert everybody - set(GAME.cast("going_up")) == {"silent_knife"}
    assert set(GAME.cast("campaign")) == set(GAME.cast("a_rude_welcome")) == everybody
    with pytest.raises(SetupError, match="It is for: bruiser"):
        GAME.check_cast(Setup("bugs", "barging_in", ("spellweaver",), 1))
