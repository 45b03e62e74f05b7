"""Charges.  [BB-13xx, BB-44xx]"""

from questhall.games.bugs.charges import charges
from questhall.games.bugs.choices import Perform, Roll, Spend
from questhall.games.bugs.effects import Attack, Consume, Create, Extra, Heal, Recover
from questhall.games.bugs.effects import Spend as Price
from questhall.games.bugs.state import HERO
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.damage import Harm
from questhall.games.bugs.steps.monsters import MonsterTurn
from questhall.games.bugs.steps.rounds import RollColumns, StartRound
from questhall.games.bugs.zones import lose, retire
from questhall.haven.choices import PickCard, Skip, TakeDamage, Target, UseHalf
from tests.games.bugs.board import arrange, at, choices, conditions, health, offered, prompt, take
from tests.ledger import rule

SPELLS = ["spark", "ice_needle", "gust", "wheel_of_flame"]
MOTH = {1: "spitting_moth"}


def weaver(drawing: str = "@ 1", cards=SPELLS, **more):
    return arrange(drawing, character="spellweaver", cards=cards, **more)


@rule("BB-1302", "BB-R-61")
def test_symbols_in_hand_on_chosen_and_on_active_cards_are_charges():
    t = weaver(cards=["spark:chosen", "ice_needle", "gust:discard", "wheel_of_flame:lost"])
    assert charges(t) == {"spark.a.0": "fire", "ice_needle.a.0": "ice"}
    assert charges(weaver(cards=["gust:active"])) == {"gust.a.0": "air"}


@rule("BB-1305")
def test_the_same_element_may_be_there_several_times():
    t = weaver(cards=["spark", "wheel_of_flame"], agenda=[Act(Consume(("fire", "fire"), (Heal(1),)))])
    assert offered(t, Spend) == [Spend(0, ("spark.a.0", "wheel_of_flame.a.0"))]


@rule("BB-1303", "BB-1309", "BB-EX-44", "BB-4402")
def test_a_rolled_column_gives_one_charge_however_many_monsters_there_are():
    two = {1: "spitting_moth", 2: "spitting_moth"}
    t = weaver("@ 1 2", cards=["spark:lost"], monsters=two, agenda=[RollColumns()], rolls=["minus"])
    assert charges(t) == {"spitting_moth.0.0": "air"}
    t = weaver("@ 1 2", cards=["spark:lost"], monsters=two, agenda=[RollColumns()], rolls=["plus"])
    assert charges(t) == {}


@rule("BB-1310", "BB-EX-43")
def test_a_columns_charge_is_gone_with_the_last_monster_of_the_kind():
    t = weaver(cards=["spark:lost"], monsters=MOTH, columns={"spitting_moth": 0}, agenda=[Harm("m1", 9, "effect")])
    assert charges(t) == {}


@rule("BB-1304", "BB-1306", "BB-1312", "BB-4401", "BB-EX-42", "BB-R-13")
def test_a_used_charge_is_gone_until_the_next_round():
    fiery = Attack(1, spend=(Price(("air",), Extra(plus=1)),))
    t = weaver(cards=["spark:lost"], monsters=MOTH, columns={"spitting_moth": 0}, agenda=[Act(fiery), Act(fiery)])
    take(t, Spend(0, ("spitting_moth.0.0",)), Skip())
    assert offered(t, Spend) == []


@rule("BB-R-15")
def test_a_used_charge_does_not_come_back_with_its_card():
    t = weaver(cards=["spark:lost"], used=["spark.a.0"], agenda=[Act(Recover(1, ("lost",)))])
    take(t, PickCard("spark"))
    assert charges(t) == {}


@rule("BB-1306")
def test_charges_are_there_again_in_the_next_round():
    t = weaver(used=["spark.a.0"], agenda=[StartRound()])
    assert "spark.a.0" in charges(t)


@rule("BB-1307", "BB-1308", "BB-EX-45")
def test_a_turned_card_shows_its_other_charge_at_once():
    t = weaver(cards=["wheel_of_flame:chosen", "spark:chosen"])
    take(t, UseHalf("wheel_of_flame", "bottom", basic=True))
    assert charges(t) == {"wheel_of_flame.b.0": "fire", "spark.a.0": "fire"}


@rule("BB-1307")
def test_a_lost_or_discarded_card_shows_nothing():
    t = weaver(cards=["spark/b", "ice_needle"])
    retire(t, t.state.cards[0])
    lose(t, t.state.cards[1])
    assert charges(t) == {}


@rule("BB-1311", "BB-1312", "BB-1204")
def test_an_element_adds_to_an_action_if_it_is_there_and_you_like():
    fiery = Attack(2, spend=(Price(("fire",), Extra(plus=2)),))
    t = weaver(cards=["spark"], agenda=[Act(fiery)], monsters={1: "bandit_archer"})
    assert choices(t) == [Target("m1"), Spend(0, ("spark.a.0",)), Skip()]
    take(t, Spend(0, ("spark.a.0",)), Target("m1"), Roll())
    assert (health(t, "m1"), t.state.used) == (3, ["spark.a.0"])
    assert offered(weaver(cards=["ice_needle"], agenda=[Act(fiery)]), Spend) == []


@rule("BB-1204")
def test_a_heal_need_not_be_paid_for():
    t = weaver(cards=["spark"], agenda=[Act(Heal(1, spend=(Price(("fire",), Extra(plus=1)),)))], health=5)
    take(t, Perform())
    assert (health(t), t.state.used) == (6, [])


@rule("BB-1313")
def test_of_several_uses_you_choose():
    both = Attack(2, spend=(Price(("fire",), Extra(plus=1)), Price(("ice",), Extra(pierce=1))))
    t = weaver(agenda=[Act(both)])
    assert [choice.option for choice in offered(t, Spend)] == [0, 0, 1]


@rule("BB-1314")
def test_a_use_with_several_elements_takes_them_all():
    t = weaver(cards=["spark", "ice_needle"], agenda=[Act(Consume(("fire", "ice"), (Heal(1),)))])
    assert offered(t, Spend) == [Spend(0, ("spark.a.0", "ice_needle.a.0"))]
    assert prompt(weaver(cards=["spark"], agenda=[Act(Consume(("fire", "ice"), (Heal(1),)))])) == ""


@rule("BB-1205", "BB-1311")
def test_what_was_paid_for_may_still_be_declined():
    t = weaver(cards=["spark"], agenda=[Act(Consume(("fire",), (Heal(1),)))], health=5)
    take(t, Spend(0, ("spark.a.0",)), Skip())
    assert (health(t), t.state.used) == (5, ["spark.a.0"])


@rule("BB-1315", "BB-1316")
def test_a_wild_charge_pays_for_anything():
    t = weaver(cards=["ice_needle:lost"], agenda=[Act(Create(("wild",))), Act(Consume(("dark",), (Heal(1),)))])
    take(t, Perform())
    assert offered(t, Spend) == [Spend(0, ("made.0",))]


@rule("BB-4401", "BB-4403", "BB-R-13", "BB-R-63")
def test_a_monster_must_use_an_element_when_its_action_asks_for_it():
    frost = {1: "frost_demon"}
    t = weaver(monsters=frost, cards=["ice_needle"], agenda=[MonsterTurn("m1", 1)])
    assert t.state.used == ["ice_needle.a.0"]


@rule("BB-4403")
def test_a_monster_that_does_not_attack_uses_no_element():
    t = weaver("@ . . . . 1", monsters={1: "frost_demon"}, cards=["ice_needle"], agenda=[MonsterTurn("m1", 1)])
    assert t.state.used == []


@rule("BB-4404", "BB-EX-46")
def test_one_use_serves_all_monsters_of_the_kind():
    two = {1: "gloomtoad", 2: "gloomtoad"}
    agenda = [MonsterTurn("m1", 2), MonsterTurn("m2", 2)]
    t = weaver("1 . @ . 2", monsters=two, made=["dark"], cards=["spark"], agenda=agenda)
    take(t, TakeDamage())
    t.state.figures[HERO].conditions.clear()
    take(t, TakeDamage())
    assert (conditions(t), t.state.used) == (["muddle"], ["made.0"])


@rule("BB-R-14")
def test_you_decide_which_of_two_equal_charges_a_monster_uses():
    sorcerer = {1: "arena_sorcerer"}
    t = weaver(monsters=sorcerer, cards=["spark:lost"], made=["earth", "earth"], agenda=[MonsterTurn("m1", 0)])
    assert choices(t) == [Spend(0, ("made.0",)), Spend(0, ("made.1",))]


@rule("BB-4405")
def test_you_decide_which_charge_a_monster_uses():
    t = weaver(monsters={1: "harrowing_infestation"}, cards=["spark", "ice_needle"], agenda=[MonsterTurn("m1", 2)])
    assert choices(t) == [Spend(0, ("spark.a.0",)), Spend(0, ("ice_needle.a.0",))]


@rule("BB-1313", "BB-4405")
def test_you_decide_which_of_two_uses_a_single_charge_pays_for():
    sorcerer = {1: "arena_sorcerer"}
    t = weaver("@ . 1", monsters=sorcerer, cards=["spark:lost"], made=["wild"], agenda=[MonsterTurn("m1", 1)])
    assert choices(t) == [Spend(0, ("made.0",)), Spend(1, ("made.0",))]
    take(t, Spend(1, ("made.0",)))
    assert conditions(t) == ["muddle"]
    t = weaver("@ . 1", monsters=sorcerer, cards=["spark", "ice_needle"], agenda=[MonsterTurn("m1", 1)])
    assert (prompt(t), len(t.state.used)) == ("suffer_damage", 2)


@rule("BB-R-62")
def test_an_available_element_counts_when_a_monster_chooses_its_hex():
    flame = {1: "flame_demon"}
    t = weaver("@ . . . 1", monsters=flame, cards=["spark"], agenda=[MonsterTurn("m1", 1)])
    assert (at(t, "m1"), t.state.used) == ("a4", ["spark.a.0"])
    t = weaver("@ . . . 1", monsters=flame, cards=["spark:lost"], agenda=[MonsterTurn("m1", 1)])
    assert at(t, "m1") == "a3"


@rule("BB-R-17", "BB-1303")
def test_an_elite_charges_the_symbols_of_both_its_columns():
    t = weaver(monsters={1: "king_button!"}, cards=["spark:lost"], columns={"king_button": 1})
    assert charges(t) == {"king_button.0.0": "ice_earth"}


@rule("BB-R-16")
def test_created_charges_last_to_the_end_of_the_round():
    t = weaver(made=["wild"], cards=["spark", "gust"], agenda=[StartRound()])
    assert t.state.made == []


@rule("BB-1202", "BB-1207")
def test_a_paid_range_reaches_farther():
    far = Attack(2, range=1, spend=(Price(("fire",), Extra(range=3)),))
    t = weaver("@ . . 1", cards=["spark"], monsters={1: "bandit_archer"}, agenda=[Act(far)])
    assert offered(t, Target) == []
    take(t, Spend(0, ("spark.a.0",)), Target("m1"))
    assert (health(t, "m1"), t.state.used) == (5, ["spark.a.0"])
    assert Roll() not in choices(t)
