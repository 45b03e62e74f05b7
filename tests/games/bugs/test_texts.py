"""What texts promise is what happens: things to protect, items for one attack, who is pushed, what can be removed."""

import pytest

from questhall.core import Setup, Table
from questhall.games.bugs import GAME
from questhall.games.bugs.blows import Blow
from questhall.games.bugs.choices import UseItem
from questhall.games.bugs.content import chamber, load
from questhall.games.bugs.content.scenarios import Relieve, Survive
from questhall.games.bugs.effects import Move, Recover
from questhall.games.bugs.scenes.board import traits
from questhall.games.bugs.scenes.panels import progress
from questhall.games.bugs.scenes.prompts import lessons
from questhall.games.bugs.scenes.speaker import Speaker
from questhall.games.bugs.scenes.terms import of_monster
from questhall.games.bugs.state import Held
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.attack import PrepareAttack
from questhall.games.bugs.steps.forced import ForceMove
from questhall.words import LANGUAGES, words_for
from tests.games.bugs.board import arrange, offered, prompt, roll
from tests.games.bugs.test_scene import drawn, show
from tests.ledger import rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_you_must_not_lose_is_told_with_the_goal_on_the_map_and_before(language):
    t = Table.sit(GAME, Setup("bugs", "signal_flare", ("spellweaver",), 1))
    scene = t.scene(0, language, log=False)
    row = next(row for row in scene.panels["goal"].rows if row.value == "30/30")
    flare = next(piece for piece in scene.pieces.values() if piece.side == "object")
    assert flare.name in row.name
    assert flare.notes == (row.detail,)
    assert f"{row.name}. {row.detail}" in scene.welcome


@pytest.mark.parametrize(
    ("item", "text", "terms"),
    [
        ("button_shield", "Shield 1 against this attack only", ()),
        ("chestnut_shell_shield", "Shield 1, Retaliate 1 against this attack only", ()),
        ("duskhaze_gem", "Muddle for the attacker; Shield 1 against this attack only", ("muddle",)),
    ],
)
def test_an_item_against_one_attack_is_not_said_to_last(item, text, terms):
    card = drawn(show(items=[item])).cards[item]
    assert text in card.lines[0]
    assert card.terms == terms


def test_an_elite_is_explained_and_the_traits_of_monsters_are_not_called_persistent():
    scene = drawn(show(monsters={1: "bandit_guard!"}))
    assert scene.pieces["m1"].terms[0] == "elite"
    assert "two turns" in scene.glossary["elite"].text
    kinds = load().monsters.values()
    assert [kind.id for kind in kinds if "persistent" in of_monster(kind, (), elite=False)] == []


@pytest.mark.parametrize(("jump", "text"), [(False, "Hazards on the way: 1 damage"), (True, "")])
def test_a_jump_over_a_hazard_costs_nothing(jump, text):
    t = arrange("@ ^ . 1", agenda=[Act(Move(2, jump=jump))])
    shown = {choice.id: choice.preview.text for choice in drawn(t).choices if choice.preview}
    assert next(shown[way] for way in shown if way.endswith("a3")) == text


@pytest.mark.parametrize(
    ("language", "asked", "label"),
    [
        ("en", "Where are you pushed?", "You are moved: "),
        ("uk", "Куди вас відштовхнути?", "Вас зсувають: "),
        ("ru", "Куда вас оттолкнуть?", "Вас сдвигают: "),
    ],
)
def test_when_you_are_pushed_it_is_said_of_you(language, asked, label):
    scene = drawn(arrange(". @ 1", agenda=[ForceMove("hero", "a3", 1, away=True, free=True)]), language)
    assert scene.prompt.text == asked
    assert scene.choices[0].label.startswith(label)


@pytest.mark.parametrize(("conditions", "offers"), [([], 0), (["strengthen"], 0), (["muddle"], 1)])
def test_clear_water_is_offered_only_with_something_to_remove(conditions, offers):
    cards = ["shoulder_charge:chosen", "overhand_blow:chosen"]
    t = arrange("@ 1", items=["drop_of_clear_water"], made=["ice"], cards=cards, conditions=conditions)
    assert len([choice for choice in offered(t, UseItem) if choice.charges == ("made.0",)]) == offers


def test_a_cure_that_also_heals_needs_no_condition():
    t = arrange("@ 1", items=["drop_of_cure_potion"], cards=["shoulder_charge:chosen", "overhand_blow:chosen"])
    assert len(offered(t, UseItem)) == 1


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("means-push", "from whoever pushes it"),
        ("means-pull", "to whoever pulls it"),
        ("means-shield", "end of the round"),
    ],
)
def test_terms_are_true_of_monsters_too(key, said):
    text = words_for(GAME.folder, "en").say(key)
    assert said in text
    assert "you" not in text


def test_help_for_the_other_side_is_said_to_come_once_at_the_start_of_a_round():
    rule = Relieve(monster="mouse", letter="A", of="sewer_rat", left=0)
    said = words_for(GAME.folder, "en").describe(rule)
    assert said == "once, at the start of a round, when no Sewer Rat is left, Mouse comes at A"


@pytest.mark.parametrize("conditions", [[], ["muddle"]])
def test_who_is_asked_about_a_roll_without_advantage_learns_why(conditions):
    more = {"items": ["lucky_cats_eye_marble"], "rolls": ["minus", "minus"], "conditions": conditions}
    t = arrange("@ 1", agenda=[PrepareAttack(Blow(attacker="hero", target="m1", value=3))], **more)
    roll(t)
    assert prompt(t) == "settle_modifier"
    assert "an item could change a roll" in drawn(t).prompt.hints[0]


@rule("BB-3403", "BB-5102")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "During your attack: use ice or earth: Pierce 1"),
        ("uk", "Пробиття 1 (ціна: лід або земля)"),
        ("ru", "Пробитие 1 (цена: лёд или земля)"),
    ],
)
def test_an_item_says_which_elements_it_costs(language, text):
    assert text in drawn(show(items=["rosethorn_knife"]), language).cards["rosethorn_knife"].lines[0]


def test_every_item_with_a_cost_names_it_where_it_is_chosen():
    t = Table.sit(GAME, Setup("bugs", "showdown", ("bruiser",), 1))
    hints = {choice.id: choice.hint for choice in t.scene(0, log=False).choices}
    costly = [item for item in load().items.values() if item.cost and f"equip item={item.id}" in hints]
    assert len(costly) == 9
    assert all(": use " in hints[f"equip item={item.id}"] for item in costly)


@rule("BB-4005")
def test_what_the_attacks_of_a_monster_add_is_not_told_as_a_condition_of_its_own():
    who = Speaker(arrange("@ 1").view(0), "en")
    adding = [kind for kind in load().monsters.values() if who.words.describe(kind.attacks)]
    assert adding
    assert all("its attacks: " in traits(who, kind) for kind in adding)


@rule("BB-1302", "BB-1303")
def test_elements_are_named_wherever_a_side_or_a_column_is_told_in_words():
    t = show(columns={}, monsters={1: "spitting_moth"})
    t.state.cards = [Held("shoulder_charge", "b")]
    scene = drawn(t)
    assert scene.cards["shoulder_charge"].lines[-1].endswith(" · earth")
    assert scene.cards["shoulder_charge"].foot.endswith(" · earth")
    charged = [column.charge for column in load().monsters["spitting_moth"].columns]
    notes = [note for note in scene.pieces["m1"].notes if "initiative" in note]
    assert ["charges: " in note for note in notes] == [bool(each) for each in charged]
    rows = [row.detail for row in scene.panels["monsters"].rows if "initiative" in row.name]
    assert ["charges: " in row for row in rows] == [bool(each) for each in charged]


@rule("BB-1803", "BB-2001")
def test_all_rows_of_both_modifier_tables_can_be_looked_at():
    t = show(hero_row=2, monster_row=5)
    panel = drawn(t).panels["tables"]
    assert (len(panel.rows), panel.minor) == (12, True)
    assert [row.name for row in panel.rows if row.value] == ["Yours, row 3", "Monsters, row 6"]
    assert [row.detail for row in panel.rows if row.value] == [row.detail for row in drawn(t).panels["modifiers"].rows]


@rule("BB-304", "BB-418")
@pytest.mark.parametrize(
    ("scenario", "role", "goal"),
    [
        ("barging_in", "bruiser", "destroy Door"),
        ("crush_the_clutter", "cragheart", "destroy Clutter ×3"),
        ("buttons_arena", "bruiser", "defeat King Button"),
        ("crossing_the_road", "bruiser", "defeat every Bandit Archer, end your turn on A"),
        ("showdown", "bruiser", "defeat Mounted Prince, defeat Goring Beetle"),
    ],
)
def test_a_goal_names_what_it_is_about(scenario, role, goal):
    scene = Table.sit(GAME, Setup("bugs", scenario, (role,), 1)).scene(0, log=False)
    assert f"Goal: {goal}." in scene.welcome
    assert [row.name.lower() for row in scene.panels["goal"].rows if row.icon][: goal.count(",") + 1] == [
        each.lower() for each in goal.split(", ")
    ]


@pytest.mark.parametrize(
    ("scenario", "letter"), [("hide_and_seek", "three places"), ("gathering_materials", "pin and")]
)
def test_a_story_counts_as_many_places_as_the_map_has(scenario, letter):
    words = words_for(GAME.folder, "en")
    assert len(chamber(scenario).letters["A"]) == 3
    assert letter in words.name("story", scenario)


def test_what_comes_alone_is_not_told_as_several():
    words = words_for(GAME.folder, "en")
    one, two = (load().scenarios[name].rules[0] for name in ("the_bouncer", "showdown"))
    assert words.describe(one).endswith("Tattered Construct comes at A")
    assert words.describe(two).endswith("these come at A, B: Goring Beetle, Demon Prince")


@rule("BB-5141", "BB-5142")
def test_the_gems_say_whom_they_mean():
    cards = drawn(show(items=["brightlure_gem", "duskhaze_gem"])).cards
    assert "Control the target of the attack (it does Move 1)" in cards["brightlure_gem"].lines[0]
    assert "Muddle for the attacker" in cards["duskhaze_gem"].lines[0]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Control an enemy within range 4 (it does Move 3); Move 2"),
        ("uk", "Керування ворогом у межах дальності 4 (він: Рух 3); Рух 2"),
        ("ru", "Управление врагом в пределах дальности 4 (он: Движение 3); Движение 2"),
    ],
)
def test_what_a_controlled_enemy_does_is_told_apart_from_what_you_do(language, text):
    t = show(character="mindthief", cards=["borrowed_hands:chosen", "rat_king:chosen"])
    assert any(text in choice.label for choice in drawn(t, language).choices)


@pytest.mark.parametrize(
    ("recover", "text"),
    [
        (Recover(1, ("hand", "discard"), level=1), "Recover a level 1 card from hand or discard pile"),
        (Recover(2, ("lost", "discard")), "Recover 2 cards from lost pile or discard pile"),
    ],
)
def test_what_is_recovered_reads_as_a_sentence(recover, text):
    assert words_for(GAME.folder, "en").describe(recover) == text


@rule("BB-204")
def test_what_the_first_scenario_begins_with_is_taught():
    t = Table.sit(GAME, Setup("bugs", "a_rude_welcome", ("bruiser",), 1))
    assert "You begin with this: Poison." in t.scene(0, log=False).prompt.hints[0]
    hints = lessons(Speaker(t.view(0), "en"), ("one", "two", "three"))
    assert (
        hints[1] == "two\nHere time is short: the goal must be met by the end of round 7. Each long rest costs a round."
    )
    assert hints[2] == "three"


@rule("BB-304")
def test_rounds_to_hold_out_are_counted_when_they_are_over():
    t = show(round=1)
    t.state.scenario = "up_in_the_window"
    assert progress(Speaker(t.view(0), "en"), Survive(8)) == "0/8"
    t.state.round = 4
    assert progress(Speaker(t.view(0), "en"), Survive(8)) == "3/8"
