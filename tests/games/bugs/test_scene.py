"""What the player sees: map, figures, cards, turn line, previews."""

import pytest
from msgspec.structs import replace

import questhall
from questhall.games.bugs import GAME
from questhall.games.bugs.choices import Equip
from questhall.games.bugs.content import chamber, load
from questhall.games.bugs.effects import Attack, Move, Retaliate, Shield
from questhall.games.bugs.scenes import icons
from questhall.games.bugs.state import HERO, Bonus, Held
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.attack import Strike
from questhall.games.bugs.steps.damage import Harm
from questhall.games.bugs.steps.resting import KeepCard, OfferShortRest
from questhall.games.bugs.steps.rounds import NextTurn
from questhall.games.bugs.steps.turn import HeroActs
from questhall.haven.choices import Target
from questhall.words import words_for
from questhall.words.textview import fitted
from tests.games.bugs.board import arrange
from tests.ledger import rule

HALL = "a_rude_welcome"


def drawn(t, language: str = "en"):
    """The scene of a table, which borrows the names of the first scenario."""
    t.state.scenario = HALL
    return t.scene(0, language, log=False)


def show(**more):
    """A table on the first scenario's own map: you on f1, a guard on f2."""
    t = arrange("@ 1", **more)
    t.state.scenario = HALL
    t.state.figures["hero"].at, t.state.figures["m1"].at = "f1", "f2"
    return t


@rule("BB-307", "BB-401")
def test_the_map_shows_obstacles_hazards_and_difficult_ground():
    t = show(terrain={"c3": "obstacle", "d4": "hazard", "d2": "difficult", "d3": "plate"})
    cells = drawn(t).boards["main"].cells
    assert [mark.kind for mark in cells["c3"].marks] == ["feature"]
    assert [mark.kind for mark in cells["d4"].marks] == ["hazard"]
    assert (cells["d2"].terrain, cells["d2"].detail) == ("swamp", "difficult terrain (2 points)")
    assert cells["d3"].icon
    assert [cells[name].marks[0].text for name in ("c1", "d1")] == ["A", "A"]


@rule("BB-C-17")
def test_figures_show_health_number_and_conditions():
    t = show(monsters={1: "bandit_guard~5+poison"})
    piece = drawn(t).pieces["m1"]
    assert (piece.health, piece.badge, piece.side) == ((5, 8), "1", "enemy")
    assert [(mark.name, mark.kind) for mark in piece.conditions] == [("Shield 1", "badge"), ("Poison", "hazard")]


@rule("BB-3201", "BB-1304")
def test_a_card_shows_its_visible_side_in_halves_and_the_other_in_words():
    t = show(used=["shoulder_charge.a.0"])
    card = drawn(t).cards["shoulder_charge"]
    assert (card.body, card.seal, card.level, card.kind) == ("halves", "24", "A", "side A, level 1")
    assert [part.acts[0].text for part in card.parts] == ["Attack 5, Push 2", "Move 3"]
    assert card.lines[-1].startswith("side B, 51:")
    assert card.foot.startswith("B · 51 · ")
    assert (card.back.seal, card.back.level, card.back.parts[0].acts[0].text) == ("51", "B", "Attack 5, Muddle")
    assert [(mark.count, mark.name) for mark in card.price] == [(0, "earth, used")]


def test_a_loss_is_marked_on_its_half():
    t = show()
    t.state.cards = [Held("hold_the_line", "b")]
    assert [part.lost for part in drawn(t).cards["hold_the_line"].parts] == [True, False]


@rule("BB-704")
def test_the_turn_line_shows_who_has_acted_and_who_comes():
    t = show(columns={"bandit_guard": 2}, initiative=40, turns=["hero/0"], agenda=[NextTurn()])
    turns = drawn(t).turns
    assert [(turn.name, turn.number, turn.state) for turn in turns] == [
        ("Bruiser", "40", "done"),
        ("Bandit Guard 1", "70", "now"),
    ]


def test_a_move_shows_its_way_and_is_clicked_at_its_end():
    t = arrange("@ . 1", agenda=[Act(Move(1))])
    choice = next(choice for choice in drawn(t).choices if choice.id == "go path=a2")
    assert (choice.on, choice.preview.path) == (("cell:main/a2",), ("piece:hero", "cell:main/a2"))


@rule("BB-1701")
def test_an_attack_shows_the_damage_of_each_face_before_it_is_made():
    t = show(agenda=[Act(Attack(3))])
    choice = drawn(t).choices[0]
    assert (choice.on, choice.preview.targets) == (("piece:m1",), ("piece:m1",))
    assert choice.preview.text == "Damage by the die: 1 · 2 · 3"


@pytest.mark.parametrize(("language", "label"), [("en", "Suffer 3"), ("uk", "Зазнати 3"), ("ru", "Получить 3")])
def test_damage_is_told_before_it_is_suffered(language, label):
    t = show(agenda=[Strike("m1", "hero", Attack(3))])
    assert drawn(t, language).choices[0].label == label


def test_monsters_show_this_rounds_column_and_elements_are_listed():
    t = show(columns={"bandit_guard": 0})
    panels = drawn(t).panels
    assert [row.detail for row in panels["monsters"].rows[1:-1]] == ["Move 2; Attack 1; Shield 1"]
    assert next(row.name for row in panels["elements"].rows) == "earth (Shoulder Charge)"


@rule("BB-4003")
def test_before_the_roll_all_three_columns_of_a_monster_are_told():
    seen = drawn(show())
    columns = [(row.name, row.value, row.detail) for row in seen.panels["monsters"].rows[1:4]]
    assert columns[2] == ("“+”, initiative", "70", "Move 2; Attack 2")
    assert seen.pieces["m1"].notes[1:] == tuple(f"{name} {value}: {text}" for name, value, text in columns)


def test_own_shield_and_retaliate_are_told_beside_your_health():
    bonuses = [Bonus("hero", Shield(2), "round"), Bonus("hero", Retaliate(1), "round")]
    seen = drawn(show(bonuses=bonuses))
    assert [mark.name for mark in seen.pieces["hero"].conditions] == ["Shield 2", "Retaliate 1"]
    assert (seen.panels["you"].rows[0].value, seen.panels["you"].rows[0].detail) == ("12/12", "Shield 2; Retaliate 1")


def test_the_words_on_cards_and_monsters_are_explained():
    seen = drawn(show())
    words = {word for each in (*seen.cards.values(), *seen.pieces.values()) for word in each.terms}
    assert words <= set(seen.glossary)
    assert seen.cards["shoulder_charge"].terms == ("push",)
    assert seen.cards["shoulder_charge"].back.terms == ("muddle",)
    assert seen.glossary["push"].text.startswith("The target is moved")


def test_the_ground_the_die_and_the_modifiers_are_explained():
    seen = drawn(
        show(terrain={"c3": "obstacle", "d4": "hazard", "d2": "difficult", "d3": "plate"}, columns={"bandit_guard": 0})
    )
    cells = seen.boards["main"].cells
    assert [cells[name].terms for name in ("c3", "d4", "d2", "d3", "a1")] == [
        *(("obstacle",), ("hazard",), ("difficult",), ("plate",), ()),
    ]
    assert seen.panels["monsters"].rows[1].terms == ("columns", "shield")
    assert {row.terms for row in seen.panels["modifiers"].rows} == {("modifiers",)}
    assert (
        seen.glossary["difficult"].text
        == "To enter it costs 2 movement points instead of 1. Who flies or jumps pays 1."
    )


def test_the_goal_has_a_line_that_is_never_out_of_sight():
    assert drawn(show()).panels["goal"].headline == "Defeat all monsters (1 left) · End your turn on A"


@pytest.mark.parametrize(
    ("cards", "items", "text"),
    [
        (["shoulder_charge:chosen", "overhand_blow:chosen"], [], "Your turn: use one of your two cards"),
        (
            ["shoulder_charge:chosen", "overhand_blow:chosen"],
            ["leftover_table_scraps"],
            "Your turn: use a card or an item",
        ),
        (["shoulder_charge:chosen", "overhand_blow"], [], "Your turn: use the other card"),
        (["shoulder_charge", "overhand_blow"], ["leftover_table_scraps"], "Use an item, or end your turn"),
    ],
)
def test_a_turn_asks_for_what_there_is_to_use(cards, items, text):
    t = show(cards=cards, items=items, health=5, agenda=[HeroActs()])
    assert drawn(t).prompt.text == text
    assert bool(drawn(t).prompt.help) == ("chosen" in cards[0])


@rule("BB-304")
def test_the_goal_tells_how_far_it_is_reached_and_that_it_is_met():
    t = show()
    assert drawn(t).panels["goal"].rows[0].detail == "1 left"
    t.state.completed = True
    goal = drawn(t).panels["goal"]
    assert (goal.chip, goal.rows[0].detail) == ("done", "The goal is met. The round is still played to its end.")


def test_a_hex_that_is_reached_is_not_told_as_done_while_the_goal_needs_more():
    t = show(active="")
    t.state.figures[HERO].at = t.state.stood = chamber(HALL).letters["A"][0]
    goal = drawn(t).panels["goal"]
    assert [row.detail for row in goal.rows[:2]] == ["1 left", "you stand there; the rest is still to be done"]
    assert (goal.chip, "done)" in goal.headline) == ("", True)


@pytest.mark.parametrize(
    ("card", "loss", "text"),
    [
        ("door_for_a_shield", "", "The card comes to your hand, on side B; there it can be one of two"),
        ("door_for_a_shield/b", "", "The card goes to the discard pile; from there it can be lost"),
        ("door_for_a_shield", "lost", "The card is lost, and that does not help against this damage"),
    ],
)
def test_to_end_a_bonus_before_damage_says_what_it_is_good_for(card, loss, text):
    t = show(cards=[f"{card}:active"], agenda=[Harm(HERO, 1, "wound")])
    t.state.cards[0].loss = loss
    choice = next(each for each in drawn(t).choices if each.id.startswith("deactivate"))
    assert choice.hint.startswith(text)


@rule("BB-1203")
def test_what_may_be_left_out_of_an_attack_is_named_and_explained():
    t = show(agenda=[Act(Attack(2, inflict=("muddle", "wound"), push=1))])
    t.take(0, Target("m1"))
    seen = drawn(t)
    assert [each.label for each in seen.choices] == [
        "Roll, with everything that is added",
        "Without push",
        "Without Muddle",
        "Without Wound",
    ]
    assert {each.hint for each in seen.choices[1:]} == {"Left out for this target only; the attack itself is made"}
    assert "BB-1203" in seen.prompt.help


@rule("BB-2301")
def test_an_area_does_not_show_the_invisible_as_targets():
    t = show(agenda=[Act(Attack(3, area="ring"))])
    hidden = replace(t.state.figures["m1"], id="m2", at="e1", conditions={"invisible": False})
    t.state.figures["m2"], t._decisions = hidden, None
    choice = next(each for each in t.scene(0, log=False).choices if each.id.startswith("lay_area"))
    assert "cell:main/e1" in choice.preview.changes
    assert choice.preview.targets == ("piece:m1",)


def test_an_area_tells_the_damage_to_each_whom_it_covers():
    t = arrange("@ 1", agenda=[Act(Attack(3, area="cleave"))])
    choice = next(each for each in drawn(t).choices if each.id.startswith("lay_area"))
    assert choice.preview.text == "Bandit Guard 1: 1 · 2 · 3"


def test_a_card_that_a_rest_would_lose_is_named_on_its_button():
    choices = drawn(show(agenda=[KeepCard("shoulder_charge")])).choices
    assert [(each.label, each.tone) for each in choices] == [
        ("Lose Shoulder Charge", "harm"),
        ("Suffer 1 damage, lose another card", "harm"),
    ]


@pytest.mark.parametrize(("card", "tone"), [("overhand_blow:discard", "skip"), ("overhand_blow", "main")])
def test_a_short_rest_that_brings_nothing_back_is_not_the_usual_way_on(card, tone):
    t = show(cards=["shoulder_charge", "hold_the_line", card], agenda=[OfferShortRest()])
    assert drawn(t).choices[-1].tone == tone


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        (["overhand_blow:discard"], "One card comes back to your hand, all show side A, then a random one is lost"),
        (
            ["overhand_blow/b"],
            "Nothing lies in the discard pile: cards in hand turn to side A, then a random one is lost",
        ),
        (["overhand_blow"], "Nothing lies in the discard pile: you would only lose a random card"),
    ],
)
def test_a_short_rest_says_what_it_brings_and_costs(cards, text):
    t = show(cards=["shoulder_charge", "hold_the_line", *cards], agenda=[OfferShortRest()])
    assert drawn(t).choices[0].preview.text == text


def test_a_half_of_a_card_can_be_clicked_for_its_own_ability_and_the_basic_action_stands_small_in_it():
    t = show(cards=["shoulder_charge:chosen", "overhand_blow:chosen"])
    shown = {choice.id: choice.same for choice in drawn(t).choices}
    assert shown["use_half card=shoulder_charge half=bottom"] == {"card:shoulder_charge/1": "card:shoulder_charge"}
    assert shown["use_half card=shoulder_charge half=top basic=true"] == {
        "card:shoulder_charge/0/instead": "card:shoulder_charge"
    }
    parts = drawn(t).cards["shoulder_charge"].parts
    assert [part.instead.text for part in parts] == ["Attack 2", "Move 2"]


def test_halves_of_a_card_are_listed_under_its_name():
    t = show(cards=["shoulder_charge:chosen", "overhand_blow:chosen"])
    assert [each.group for each in drawn(t).choices[::4]] == ["Shoulder Charge", "Overhand Blow"]


@rule("BB-2513")
def test_the_way_on_is_to_end_the_turn_and_a_bonus_is_not_ended_by_a_click_on_its_card():
    t = show(cards=["door_for_a_shield:active", "hold_the_line:discard"], agenda=[HeroActs()])
    t.state.bonuses.append(Bonus(HERO, Shield(1), "persistent", "door_for_a_shield"))
    assert [(each.tone, each.on) for each in drawn(t).choices] == [("main", ()), ("harm", ())]
    assert drawn(t).choices[0].label == "End the turn"


def test_items_are_chosen_with_their_limits_in_sight_and_the_last_is_confirmed():
    t = questhall.sit("bugs", scenario="barging_in", seats=["bruiser"], seed=1)
    seen = t.scene(0, "en", log=False)
    assert seen.prompt.text == "What do you take along? Free: 2 of 2 hands, 1 of 1 small slots"
    asked = {each.id: (each.label, each.tone, each.confirm) for each in seen.choices}
    assert asked["done"] == ("Go on without items", "skip", "")
    assert asked["equip item=old_spring"][2] == ""
    for item in ("old_spring", "button_shield"):
        t.take(0, Equip(item))
    seen = t.scene(0, "en", log=False)
    assert seen.prompt.text.endswith("Free: 1 of 2 hands, 0 of 1 small slots")
    assert (seen.choices[0].label, seen.choices[0].tone) == ("Go on with these items", "main")


def test_an_item_that_leaves_no_room_is_confirmed_since_the_setup_goes_on_with_it():
    t = questhall.sit("bugs", scenario="crossing_the_road", seats=["bruiser"], seed=1)
    t.take(0, Equip("venomous_fang"))
    choice = t.scene(0, "en", log=False).choices[-1]
    assert (
        choice.confirm == "Then there is no room for more items. Go on with: Venomous Fang, Shrunken Weathered Boots?"
    )


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("character", list(load().characters))
def test_on_a_screen_of_forty_lines_the_cards_can_be_read_when_two_are_chosen(character, language):
    scene = questhall.sit("bugs", scenario=HALL, seats=[character], seed=3).scene(0, language)
    text = fitted(scene, words_for(GAME.folder, language), 100, 38, 15)
    assert text.count("\n") <= 38
    assert [card.name for card in scene.cards.values() if f"  {card.name}: {card.lines[0]} · " not in text] == []


def test_hit_points_and_the_goal_come_first_also_before_the_figures_stand():
    t = questhall.sit("bugs", scenario="crossing_the_road", seats=["silent_knife"], seed=5)
    panels = t.scene(0).panels
    assert list(panels)[:2] == ["you", "goal"]
    assert (panels["you"].title, panels["you"].rows[0].value) == ("Silent Knife", "11/11")
    assert list(drawn(show()).panels)[:2] == ["you", "goal"]


def test_a_mixed_element_shows_both():
    assert icons.of_element("ice_air") == f"{icons.ELEMENTS['ice']}+{icons.ELEMENTS['air']}"
    content = load()
    mixed = {symbol for each in content.items.values() for symbol in each.cost if "_" in symbol}
    assert mixed <= set(icons.MIXES)
