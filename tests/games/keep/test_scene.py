"""What a viewer sees, and that it is no more than his view."""

from __future__ import annotations

import random
import time
from itertools import cycle
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import questhall
from questhall.core import Question, Rng, Table
from questhall.core import scene as drawn
from questhall.core.scene import Scene
from questhall.games.keep import GAME
from questhall.games.keep.choices import Done, GatherPack, Go, Look, PickHero, Play, Strike
from questhall.games.keep.content import load
from questhall.games.keep.effects import Place
from questhall.games.keep.piles import begin_second_wave
from questhall.games.keep.scenes.cards import card
from questhall.games.keep.state import Layout, State
from questhall.games.keep.steps.attack import Defence, DriveOut, PickTarget
from questhall.games.keep.steps.beginning import ChooseLaboratoryClan
from questhall.games.keep.steps.cards import Rush, SummonMore
from questhall.games.keep.steps.heroes import PickDirection, PickFirstIn, PickLooter, PickNextHero
from questhall.games.keep.steps.resources import PickLostResource
from questhall.games.keep.steps.rooms import ChooseSite, TakeTacticCard
from questhall.games.keep.steps.scenarios.borrowed_recipes import PassNotesOn
from questhall.games.keep.steps.scenarios.empty_cots import PayRansom, PickHostage, PickSnatched
from questhall.games.keep.steps.scenarios.first_night import KeepWatch, Patrol, TakeABreath
from questhall.games.keep.steps.scenarios.gilded_champion import PickEntrance
from questhall.games.keep.steps.scenarios.high_water import PickDryRoom, PickRefuge
from questhall.games.keep.steps.scenarios.old_lockup import BuyOff
from questhall.games.keep.steps.scenarios.open_gates import PickSurge
from questhall.games.keep.steps.scenarios.under_renovation import ExchangeBlueprints, PayWages
from questhall.games.keep.steps.summon import PickSummonRoom
from questhall.games.keep.steps.treasures import SufferCurse
from questhall.games.keep.steps.turn import ReplaceItems, StartTurn
from questhall.words import LANGUAGES, words_for
from questhall.words.textview import fitted, render
from tests.games.keep.board import arrange, asked, take
from tests.ledger import rule


def seen(t: Table[State], seat: int | None = 0, language: str = "en") -> Scene:
    """What a seat sees; the rest of the drawing board's table is never asked."""
    return t.scene(seat, language)


def labels(scene: Scene) -> list[str]:
    return [choice.label for choice in scene.choices]


def details(scene: Scene, panel: str) -> str:
    """All text of a panel."""
    return " ".join(f"{row.name} {row.value} {row.detail}" for row in scene.panels[panel].rows)


def values(scene: Scene, panel: str) -> dict[str, str]:
    return {row.name: row.value for row in scene.panels[panel].rows}


# -- the dungeon


@rule("KH-C-07")
def test_rooms_lie_where_the_scenario_puts_them_with_what_they_hold():
    cell = seen(arrange("forge: 2heal coin*2 trap unfinished")).boards["main"].cells["forge"]
    assert (cell.place, cell.label, cell.icon) == ((3, 1), "Forge", "crossed-swords")
    assert cell.detail == "Swords. Activate: 1 coin buys equipment."
    assert [(mark.name, mark.count) for mark in cell.marks] == [
        ("Treasure 2", 1),
        ("Unfinished portal", 1),
        ("Coin", 2),
        ("Trap", 1),
    ]


@rule("KH-C-07")
def test_touching_rooms_are_parted_by_passages_and_walls():
    edges = {edge.cells: edge.kind for edge in seen(arrange()).boards["main"].edges}
    assert edges["sewer", "vault"] == "passage"
    assert edges["classroom", "graveyard"] == "wall"


def test_water_and_tunnels_show():
    t = arrange("cage: ratfolk", scenario="two_cellars", tunnel=1)
    assert "Tunnel token" in [mark.name for mark in seen(t).boards["main"].cells["library"].marks]
    t.state.layout = msgspec.structs.replace(t.state.layout, flooded=("sewer",))
    assert "Flooded" in [mark.name for mark in seen(t).boards["main"].cells["sewer"].marks]


def test_heroes_show_the_side_that_is_up():
    pieces = seen(arrange("vault: rogue mage! archer+")).pieces
    assert [(pieces[name].name, pieces[name].states) for name in ("rogue1", "mage1", "archer1")] == [
        ("Rogue", ("exhausted",)),
        ("Mage", ("active",)),
        ("Archer", ("just arrived",)),
    ]
    assert {piece.side for piece in pieces.values()} == {"enemy"}
    assert seen(arrange("vault: rogue"), 0, "uk").pieces["rogue1"].states == ("виснажена",)


def test_the_champion_shows_what_is_left_of_his_health():
    t = arrange("sewer: champion~2", scenario="gilded_champion", clans=("imp", "witch"))
    assert seen(t).pieces["champion1"].health == (3, 5)
    assert values(seen(t), "special")["Aurick the Gilded"] == "Sewer"


@rule("KH-R-043")
def test_wounds_are_shown_on_the_monster_until_it_leaves_and_are_no_token_of_the_supply():
    t = arrange("forge: dragon~2\nvault: ratfolk", clans=("dragon", "ratfolk"))
    assert seen(t).pieces["dragon.0"].health == (3, 5)
    assert seen(t).pieces["ratfolk.0"].health is None
    DriveOut(0, 0).run(t)
    assert "dragon.0" not in seen(t).pieces
    assert not {name for name in values(seen(t), "supply") if "ound" in name}
    t.state.sides[0].monsters[0].room = "forge"
    assert seen(t).pieces["dragon.0"].health == (5, 5)


# -- cards and what is hidden


def hidden_otherwise(t: Table[State]) -> Table[State]:
    """The same table with all decks and the effects of equal treasures in another order."""
    other = t.copy()
    for side in other.state.sides:
        side.deck.reverse()
    for pile in (other.state.guild, other.state.items, other.state.blueprint_stack):
        pile.reverse()
    vault, forge = other.state.rooms["vault"], other.state.rooms["forge"]
    vault.treasures, forge.treasures = forge.treasures, vault.treasures
    return other


@rule("KH-R-050")
def test_hands_and_discard_piles_are_open_to_all():
    t = arrange(
        clans=("imp", "witch"), hands={1: ["hex_bolt"]}, discards={1: ["broom_ride"]}, guild_discard=["mage_hat"]
    )
    for seat in (0, 1, None):
        scene = seen(t, seat)
        assert scene.zones["hand1"].cards == ("hand1.hex_bolt",)
        assert scene.zones["discard1"].cards == ("discard1.broom_ride",)
        assert scene.zones["guild_discard"].cards == ("guild_discard.mage_hat",)
        assert scene.cards["hand1.hex_bolt"].name == "Hex Bolt"


@rule("KH-R-050")
def test_the_order_of_decks_and_the_effects_of_treasures_are_hidden():
    t = arrange("vault: 2heal\nforge: 2curse\ncage: imp", clans=("imp", "witch"))
    other = hidden_otherwise(t)
    assert other.state.sides[0].deck != t.state.sides[0].deck
    assert other.state.rooms["vault"] != t.state.rooms["vault"]
    for seat in (0, 1, None):
        assert GAME.view(other, seat) == GAME.view(t, seat)
        assert seen(other, seat) == seen(t, seat)
    assert seen(t).zones["deck0"].hidden == len(t.state.sides[0].deck)
    assert not seen(t).zones["guild"].cards


def test_only_those_who_looked_see_the_top_guild_card():
    t = arrange(clans=("imp", "witch"), guild=["mage_hat", "rogue_eye"], guild_top_known=[1])
    assert seen(t, 1).zones["guild"].cards == ("guild.mage_hat",)
    assert (seen(t, 0).zones["guild"].cards, seen(t, 0).zones["guild"].hidden) == ((), 2)


@rule("KH-R-1025")
def test_what_the_lookout_saw_is_told_only_to_those_whom_it_was_shown():
    t = arrange(clans=("imp", "witch"), guild=["mage_hat", "rogue_eye"], agenda=[KeepWatch(0), KeepWatch(0)])
    take(t, Look())
    assert seen(t, 0).log[-1].text == "Imp looked at the top Guild card: Mage · Hat."
    assert [seen(t, seat).log[-1].text for seat in (1, None)] == ["Imp looked at the top Guild card."] * 2
    take(t, Look(shown=True))
    assert seen(t, 1).log[-1].text == "Imp showed all the top Guild card: Mage · Hat."


def test_copies_of_a_card_are_clicked_for_the_same_choice():
    scene = seen(arrange("vault: ratfolk", hands={0: ["scurry", "scurry"]}))
    assert scene.zones["hand0"].cards == ("hand0.scurry", "hand0.scurry.2")
    assert scene.choices[0].on == ("card:hand0.scurry",)
    assert scene.choices[0].same == {"card:hand0.scurry.2": "card:hand0.scurry"}


# -- the Guild


@rule("KH-317")
def test_the_guild_deck_lies_on_the_tile_of_its_level():
    assert seen(arrange(level="simple")).tracks["guild"].title == "Guild deck (Simple)"
    assert seen(arrange(level="hell")).tracks["guild"].title == "Guild deck (Hell)"
    assert seen(arrange(guild=["mage_hat"] * 3, guild_discard=["mage_eye"])).tracks["guild"].value == 3


@rule("KH-806", "KH-R-002")
def test_the_tile_is_turned_when_the_second_wave_begins():
    t = arrange(level="hell", guild=[], guild_discard=["mage_hat", "mage_eye"])
    wave = seen(t).tracks["wave"]
    assert (wave.value, wave.most, wave.caption) == (1, 2, "2 Guild cards after each turn")
    begin_second_wave(t)
    wave = seen(t).tracks["wave"]
    assert (wave.value, wave.most, wave.caption) == (2, 2, "3 Guild cards after each turn")
    assert "wave 2" in seen(t).standing


@rule("KH-3204")
def test_the_open_guild_discard_pile_is_counted_by_class_and_symbol():
    t = arrange(guild=["mage_hat", "mage_eye", "rogue_hat"], guild_discard=["mage_jewel", "archer_eye"])
    assert seen(t).zones["guild_discard"].cards == ("guild_discard.mage_jewel", "guild_discard.archer_eye")
    left = values(seen(t), "guild")
    assert (left["Mage"], left["Archer"], left["Rogue"]) == ("2 of 3", "0 of 1", "1 of 1")
    assert (left["Hat"], left["Mystic eye"], left["Jewel"]) == ("2 of 2", "1 of 2", "0 of 1")


@rule("KH-903")
def test_the_active_player_token_is_a_seat_and_nothing_more():
    tokens = [field for field in msgspec.structs.fields(State) if "active" in field.name or "token" in field.name]
    assert [(field.name, field.type) for field in tokens] == [("active", int)]
    scene = seen(arrange("vault: ratfolk", clans=("ratfolk", "imp"), active=1, turn=2))
    assert scene.standing.endswith("turn 2: Imp")
    assert b"side up" not in msgspec.json.encode(scene)


# -- panels


@pytest.mark.parametrize(
    ("clan", "advised"),
    [
        pytest.param(
            "dragon",
            ("Equipment is made for crowds", "want potions and scrolls that attack"),
            marks=rule("KH-3103"),
        ),
        pytest.param("lizardfolk", ("Hit, then be gone", "attack and move"), marks=rule("KH-3112")),
        pytest.param("gnoll", ("Keep a coin in your paws", "coins hire more gnolls"), marks=rule("KH-3122")),
        pytest.param("slime", ("Every activation can be a card", "buy cards with activations"), marks=rule("KH-3132")),
        pytest.param("skeleton", ("Get beasts and moves early",), marks=rule("KH-3142")),
        pytest.param("ratfolk", ("Equipment works wonders", "swords and axes most"), marks=rule("KH-3153")),
        pytest.param("imp", ("Lay traps", "trap, attack and summon"), marks=rule("KH-3162")),
        pytest.param("ghost", ("Carry resources through the walls", "the whole team can shop"), marks=rule("KH-3172")),
        pytest.param("witch", ("Open portals early", "every clan walks through them"), marks=rule("KH-3182")),
    ],
)
def test_each_clan_has_its_hint(clan: str, advised: tuple[str, ...]):
    rows = seen(arrange(clans=(clan,))).panels["player0"].rows
    (hint,) = [row.detail for row in rows if row.name == "Hint"]
    assert all(words in hint for words in advised)


@rule("KH-2405")
def test_players_are_advised_to_leave_resources_for_others():
    advice = "Resources belong to everybody: what you leave in a room, another player can spend."
    assert advice in details(seen(arrange()), "advice")


@rule("KH-2914")
def test_builders_are_advised_on_the_layout():
    advice = "carriers walk little and the heroes walk far"
    assert advice in details(seen(arrange(scenario="under_renovation")), "advice")
    assert advice not in details(seen(arrange(scenario="first_night")), "advice")


def test_the_row_of_a_clan_tells_where_its_monsters_and_cards_are():
    t = arrange("vault: ratfolk*3", clans=("ratfolk", "imp"), scenario="empty_cots", hands={0: ["scurry"]})
    t.state.sides[0].monsters[3].room = "hostage"
    row, other = seen(t).panels["clans"].rows
    assert (row.name, row.value, row.icon, row.owner) == ("Ratfolk (you)", "1 card", "rat", 0)
    assert row.detail == "dungeon 3 of 9, lair 5, hostages 1; deck 9, discard 0"
    assert (other.name, other.detail) == ("Imp", "dungeon 0 of 4, lair 4; deck 10, discard 0")
    assert [seen(t).panels[each.ref.removeprefix("panel:")].title for each in (row, other)] == [
        "Ratfolk (you): Defender",
        "Imp: Helper",
    ]


def test_the_threat_to_the_vault_counts_active_heroes_in_it_and_all_near_it():
    t = arrange("vault: rogue! mage\nsewer: archer! archer\nworkshop: mage!\ncage: rogue!")
    assert list(values(seen(t), "threat").values()) == ["1 of 0", "2", "1"]
    t = arrange("vault: 4defeat rogue! champion! mage", scenario="gilded_champion")
    row = seen(t).panels["threat"].rows[0]
    assert (row.value, row.bar, row.ref) == ("3 of 4", (3, 4), "cell:main/vault")


def test_the_stores_are_what_lies_in_all_rooms():
    assert values(seen(arrange("vault: coin*2 frog\nsewer: coin trap")), "stores") == {
        "Coin": "3",
        "Book": "0",
        "Frog": "1",
        "Bone": "0",
    }


@pytest.mark.parametrize("scenario", load().scenarios)
def test_a_scenario_tells_its_story_and_its_special_rules(scenario: str):
    words, told = words_for(GAME.folder, "en"), load().scenarios[scenario]
    text = details(seen(arrange(scenario=scenario)), "scenario")
    assert words.name("story", scenario) in text
    assert all(words.name("ruletext", name) in text for name in told.rules)
    assert all(words.name("cardtext", card.id) in text for card in told.cards)


# -- what is asked


def test_a_move_is_told_with_both_rooms_and_what_is_carried():
    t = arrange("sewer: ratfolk frog", hands={0: ["busy_paws"]})
    take(t, Play("busy_paws", 1))
    scene = seen(t)
    assert "Move ratfolk from the Sewer to the Vault with 1 frog" in labels(scene)
    choice = scene.choices[labels(scene).index("Move ratfolk from the Sewer to the Vault with 1 frog")]
    assert (choice.on, choice.group) == (("piece:ratfolk.0", "cell:main/vault"), "Move")
    assert "Перемістити щурника з каналізації до сховища з жабою" in labels(seen(t, 0, "uk"))


def test_wounded_monsters_in_one_room_are_told_apart():
    t = arrange("sewer: ghost~1 ghost", clans=("ghost",), hands={0: ["drift"]})
    take(t, Play("drift", 0))
    assert "Move ghost (health 1/2) from the Sewer to the Vault" in labels(seen(t))
    assert "Move ghost (health 2/2) from the Sewer to the Vault" in labels(seen(t))


def test_an_attack_is_told_with_the_hero_and_its_room():
    t = arrange("vault: gnoll rogue", clans=("gnoll",), hands={0: ["maul"]})
    take(t, Play("maul", 0))
    first = seen(t).choices[0]
    assert (first.label, first.on) == ("Melee attack on the rogue in the Vault (exhausted)", ("piece:rogue1",))
    assert first.hint == "then put up to 1 monster into that room"


def test_activations_tell_what_they_do_and_what_they_cost():
    t = arrange("forge: imp coin\nvault: imp", clans=("imp",), hands={0: ["quick_fingers"]}, market=["war_drum"])
    take(t, Play("quick_fingers", 0))
    scene = seen(t)
    assert {"Forge: for 1 coin take War Drum", "Vault: place a coin"} <= set(labels(scene))
    assert "Move imp from the Vault to the Sewer (ability)" in labels(scene)
    assert {choice.group for choice in scene.choices} == {"Activate", "Prison", "Otherwise"}


def test_a_card_is_played_by_its_side():
    assert labels(seen(arrange("vault: imp", clans=("imp",), hands={0: ["flit"]}))) == [
        "Flit: move ×2",
        "Flit: activation ×2",
        "Use the prison: draw a Guild card, imprison its hero, draw 3 cards",
        "Play no more cards",
    ]


def test_targets_are_told_with_their_health():
    t = arrange("vault: dragon~1 imp rogue", clans=("imp", "dragon"), agenda=[PickTarget("rogue", ("vault",), 1)])
    assert labels(seen(t)) == ["Imp in the Vault", "Dragon in the Vault (health 4/5)"]
    assert [choice.on for choice in seen(t).choices] == [("piece:imp.0",), ("piece:dragon.0",)]


def test_free_places_are_cells_while_a_room_is_built():
    t = arrange(
        "construction_site: imp coin", clans=("imp",), scenario="under_renovation", agenda=[ChooseSite(0, "forge", 1)]
    )
    scene = seen(t)
    assert scene.boards["main"].cells["place1"].label == "Free place 1"
    assert scene.choices[0].on == ("cell:main/place1",)
    assert labels(scene)[0] == "Place 1: passages to Construction site; open to the north"


def test_sets_of_blueprints_are_clicked_card_by_card():
    t = arrange(scenario="under_renovation", agenda=[ExchangeBlueprints()], blueprints=["library", "forge"])
    assert [(choice.label, choice.on) for choice in seen(t).choices[:3]] == [
        ("Exchange Library", ("card:blueprints.library",)),
        ("Exchange Forge", ("card:blueprints.forge",)),
        ("Exchange Library, Forge", ("card:blueprints.library", "card:blueprints.forge")),
    ]


def test_of_many_replaced_items_those_are_told_that_stay():
    t = arrange(agenda=[ReplaceItems(0)], market=["barn_owl", "guard_hound", "cave_bat"])
    assert labels(seen(t))[3:] == [
        "Replace all but Cave Bat",
        "Replace all but Guard Hound",
        "Replace all but Barn Owl",
        "Replace all",
    ]


def test_two_copies_of_an_item_are_told_apart():
    t = arrange(agenda=[ReplaceItems(0)], market=["barn_owl", "guard_hound", "guard_hound"])
    assert labels(seen(t))[:3] == ["Replace Barn Owl", "Replace Guard Hound (1)", "Replace Guard Hound (2)"]
    assert [choice.on for choice in seen(t).choices[1:3]] == [
        ("card:market.guard_hound",),
        ("card:market.guard_hound.2",),
    ]


def test_the_prompt_names_what_is_left_of_the_card():
    t = arrange("vault: imp", clans=("imp",), hands={0: ["flit"]})
    take(t, Play("flit", 0))
    prompt = seen(t).prompt
    assert prompt is not None
    assert (prompt.text, prompt.seat) == ("Flit: what do you do? Left: move ×2", 0)
    assert prompt.help.endswith("[KH-504]")


def test_who_is_not_asked_waits_for_the_active_player():
    scene = seen(arrange("vault: imp", clans=("imp", "witch"), turn=1), 1)
    assert scene.prompt is not None
    assert (scene.prompt.text, scene.choices) == ("Waiting. It is the turn of: Imp", ())


def test_a_refusal_is_shown_with_its_rule():
    (blocked,) = seen(arrange("vault: imp", clans=("imp",), prison_used=True)).blocked
    assert (blocked.on, blocked.why, blocked.rule) == (
        "cell:main/prison",
        "The prison was already used this turn.",
        "KH-2701",
    )


def test_clans_are_chosen_by_what_their_cards_say():
    scene = questhall.sit("keep", scenario="first_night", seats=1, seed=1).scene(0)
    assert (scene.choices[0].label, scene.choices[0].hint) == (
        "Dragon (Aggressor)",
        "1 monster, health 5, starts with 1 in jewel rooms. Ability: remove all wounds of the dragon",
    )


def test_the_end_is_told():
    t = arrange("vault: 4defeat rogue!*4", agenda=[StartTurn(0)])
    play(t, random.Random(1), 200)
    assert t.outcome is not None
    scene = seen(t)
    assert scene.ending == "Defeat. The heroes carried off the treasure of value 4."
    assert (scene.prompt, scene.choices) == (None, ())


# -- everything, everywhere


def play(t: Table[Any], rng: random.Random, most: int) -> None:
    """Random choices."""
    for _ in range(most):
        if not t.decisions:
            return
        seat = rng.choice(list(t.decisions))
        t.take(seat, rng.choice(t.decisions[seat].choices))


def targets(scene: Scene) -> set[str]:
    """Everything that can be referred to."""
    cells = {f"cell:main/{name}" for name in scene.boards["main"].cells}
    cards, panels = {f"card:{name}" for name in scene.cards}, {f"panel:{name}" for name in scene.panels}
    return cells | cards | panels | {f"piece:{name}" for name in scene.pieces}


def flaws(scene: Scene) -> list[str]:
    """Choices that are called alike, and references to nothing."""
    names, there = labels(scene), targets(scene)
    alike = [name for name in names if names.count(name) > 1]
    lost = [ref for choice in scene.choices for ref in choice.on if ref not in there]
    return alike + lost + (["unrendered"] if b"{ $" in msgspec.json.encode(scene) else [])


@pytest.mark.parametrize("scenario", load().scenarios)
def test_in_random_games_all_choices_differ_and_all_references_hold(scenario: str):
    rng = random.Random(scenario)
    t = questhall.sit("keep", scenario=scenario, seats=["ghost", "ratfolk", "witch"], seed=3)
    found, languages = [], cycle(LANGUAGES)
    while t.decisions and len(t.history) < 150:
        found += flaws(t.scene(asked_first(t), next(languages)))
        play(t, rng, 3)
    assert found == []


def asked_first(t: Table[Any]) -> int:
    return next(iter(t.decisions))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scene_can_be_read_as_text(language: str):
    t = questhall.sit("keep", scenario="high_water", seats=["ghost", "ratfolk"], seed=3)
    play(t, random.Random(2), 40)
    text = render(t.scene(asked(t), language), words_for(GAME.folder, language), 100)
    assert max(map(len, text.splitlines())) <= 100


def test_the_scene_of_a_seat_depends_on_its_view_alone():
    t = questhall.sit("keep", scenario="borrowed_recipes", seats=["ghost", "ratfolk"], seed=3)
    play(t, random.Random(2), 60)
    before = [t.scene(seat) for seat in (0, 1, None)]
    GAME.reshuffle(t, None, Rng(9))
    assert [t.scene(seat) for seat in (0, 1, None)] == before


def test_rooms_that_are_built_are_drawn_where_they_lie():
    t = arrange(scenario="under_renovation")
    t.state.layout = Layout(t.state.layout.tiles[:5])
    assert "sewer" not in seen(t).boards["main"].cells


@pytest.mark.parametrize(
    ("question", "first"),
    [
        (PickLostResource("sewer"), "Coin in the Sewer"),
        (TakeTacticCard(0), "Take Flit"),
        (TakeABreath(), "Draw a card"),
        (Patrol(0), "Move ratfolk from the Sewer to the Classroom"),
        (PickEntrance(("forge", "cage")), "Forge"),
        (PickSurge(("vault", "sewer")), "Vault"),
        (PickDirection("library", ("apothecary", "classroom")), "Apothecary"),
        (PickRefuge("sewer", ("vault", "workshop")), "Vault"),
        (PickDryRoom("mage", ("vault", "workshop")), "Vault"),
        (PickSummonRoom("mage", ("prison", "vault"), 1), "Prison"),
        (PayWages(), "Coin in the Sewer"),
        (BuyOff(0, 2), "Rogue in the Prison (exhausted)"),
        (PickLooter("prison", 1), "Mage in the Prison (active)"),
        (PickFirstIn("prison", ("rogue2", "mage1")), "Rogue in the Prison (exhausted)"),
        (SufferCurse(), "Scurry"),
        (PassNotesOn(), "Scurry"),
        (PayRansom(), "Scurry"),
        (PickHostage(), "Ratfolk, a hostage"),
        (PickSnatched(), "Ratfolk in the Sewer"),
        (KeepWatch(0), "Look at the card"),
        (Defence("mage", 0, 0, "sewer", 1), "Kettle-Lid Shield: defence"),
        (Rush(0, Place(2), "sewer"), "Summon a monster into the Sewer"),
        (SummonMore(0, ("sewer", "cage"), 2), "Summon a monster into the Sewer"),
        (ChooseLaboratoryClan(), "Lizardfolk (Aggressor)"),
    ],
)
def test_rare_questions_are_drawn_too(question: Question, first: str):
    t = arrange(
        "sewer: ratfolk rogue frog bone coin\nforge: coin\nprison: rogue mage! archer!\nworkshop: dragon rogue",
        clans=("ratfolk", "dragon"),
        hands={0: ["scurry", "kettle_lid_shield"], 1: ["maul"]},
        market=["flit", "drift"],
    )
    t.state.sides[0].monsters[5].room = "hostage"
    scenes = [GAME.scene(GAME.view(t, 0), question.asks(t)[0], (), language, None) for language in LANGUAGES]
    assert labels(scenes[0])[0] == first
    assert [flaw for scene in scenes for flaw in flaws(scene)] == []


def test_a_scene_in_the_middle_of_a_game_is_made_quickly():
    t = questhall.sit("keep", scenario="old_lockup", seats=["ghost", "ratfolk", "witch", "imp"], seed=3)
    play(t, random.Random(2), 60)
    assert min(seconds(t) for _ in range(5)) < 0.015


def seconds(t: Table[Any]) -> float:
    """How long the processor takes for a scene."""
    begin = time.process_time()
    t.scene(0, "uk")
    return time.process_time() - begin


# -- what choices would do


def chosen(t: Table[Any], choice: Any, seat: int = 0) -> drawn.Choice:
    """How a choice is drawn."""
    return next(each for each in seen(t, seat).choices if each.id == str(choice))


def test_a_move_shows_its_way_and_any_equal_monster_can_be_clicked_for_it():
    t = arrange("vault: ratfolk*3", hands={0: ["busy_paws"]})
    take(t, Play("busy_paws", 1))
    go = chosen(t, Go(0, 0, "sewer"))
    assert go.on == ("piece:ratfolk.0", "cell:main/sewer")
    assert go.preview == drawn.Preview(("piece:ratfolk.0", "cell:main/sewer"))
    assert go.same == {"piece:ratfolk.1": "piece:ratfolk.0", "piece:ratfolk.2": "piece:ratfolk.0"}


def test_monsters_of_a_pack_that_have_acted_are_no_longer_equal():
    t = arrange("vault: ratfolk*3", hands={0: ["scurry"]})
    take(t, Play("scurry"), GatherPack(0, "vault"), Go(0, 0, "sewer"))
    assert chosen(t, Go(0, 1, "sewer")).same == {"piece:ratfolk.2": "piece:ratfolk.1"}


def test_an_attack_shows_its_target_and_what_becomes_of_it():
    t = arrange("vault: ratfolk rogue! rogue! mage", hands={0: ["scurry"]})
    take(t, Play("scurry", 1))
    strike = chosen(t, Strike(0, "rogue1"))
    assert strike.preview == drawn.Preview(targets=("piece:rogue1",), text="Rogue leaves the dungeon.")
    assert strike.same == {"piece:rogue2": "piece:rogue1"}
    t = arrange("vault: ratfolk champion", hands={0: ["scurry"]}, scenario="gilded_champion")
    take(t, Play("scurry", 1))
    assert chosen(t, Strike(0, "champion1")).preview.text == "Aurick the Gilded: 3 health left."


def test_a_card_shows_whom_it_could_hit_and_where_it_could_act():
    t = arrange("vault: ratfolk rogue\nsewer: mage", hands={0: ["scurry", "cinder_toss", "out_of_the_drains"]})
    previews = {choice.id: choice.preview for choice in seen(t).choices if choice.preview}
    assert previews["play card=scurry"].changes == ("cell:main/sewer", "cell:main/prison")
    assert previews["play card=scurry group=1"] == drawn.Preview(targets=("piece:rogue1",))
    assert previews["play card=cinder_toss"].targets == ("piece:mage1",)
    assert previews["play card=out_of_the_drains"].changes == ("cell:main/cage", "cell:main/sewer")


def test_own_zones_are_called_by_what_they_are_and_those_of_others_by_their_owner():
    zones = seen(arrange(clans=("ratfolk", "imp"), hands={0: ["scurry"], 1: ["flit"]})).zones
    assert [zones[name].title for name in ("hand0", "deck0", "hand1")] == ["Hand", "Deck", "Hand: Imp"]


@pytest.mark.parametrize(
    ("drawing", "text"),
    [
        ("sewer: rogue! imp", "Rogue attacks a monster here."),
        ("sewer: rogue! 1heal", "Rogue loots the treasure of value 1."),
        ("sewer: rogue! 2heal", "Rogue waits, exhausted: 2 active heroes are needed to loot."),
        ("sewer: rogue!", "Rogue goes on towards the vault."),
    ],
)
def test_a_hero_that_acts_next_says_what_it_will_do(drawing: str, text: str):
    t = arrange(f"{drawing}\nforge: mage!", clans=("imp",), agenda=[PickNextHero()])
    assert chosen(t, PickHero("rogue1")).preview.text == text


def test_a_monster_that_is_attacked_shows_what_the_damage_does():
    t = arrange("sewer: dragon~4 ratfolk", clans=("dragon", "ratfolk"), agenda=[PickTarget("rogue", ("sewer",), 1)])
    texts = {choice.on[0]: choice.preview.text for choice in seen(t).choices}
    assert texts == {"piece:dragon.0": "Dragon leaves the dungeon.", "piece:ratfolk.0": "Ratfolk leaves the dungeon."}
    question = Defence("rogue", 0, 0, "sewer", 1)
    t = arrange("sewer: dragon", clans=("dragon",), hands={0: ["molten_scales"]}, agenda=[question])
    parry, done = seen(t).choices
    assert (parry.preview.text, parry.tone) == ("Dragon stays unhurt.", "")
    assert (done.preview.text, done.preview.targets, done.tone) == (
        "Dragon: 4 health left.",
        ("piece:dragon.0",),
        "harm",
    )


def test_to_play_no_more_cards_is_the_usual_way_once_no_card_is_of_use():
    def done(*hand: str) -> str:
        return chosen(arrange("vault: ratfolk", hands={0: hand}), Done()).tone

    assert done("busy_paws") == "skip"
    assert done("notched_sword") == "main"


def test_only_the_prison_asks_whether_that_is_meant():
    t = arrange("vault: ratfolk rogue", hands={0: ["scurry", "busy_paws"]})
    assert {choice.id for choice in seen(t).choices if choice.confirm} == {"use_prison"}


def test_a_clan_is_chosen_by_its_card():
    scene = questhall.sit("keep", scenario="first_night", seats=1, seed=1).scene(0)
    choice = next(each for each in scene.choices if each.id == "choose_clan clan=imp")
    assert choice.on == ("card:clans.imp",)
    assert scene.cards["clans.imp"].lines == (choice.hint,)


# -- icons


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read_from_icons_with_a_word_or_two(language: str):
    for printed in load().cards.values():
        drawn = card(language, printed.id)
        assert (drawn.body, len(drawn.parts)) == ("icons", len(printed.groups))
        assert drawn.lines
        for part in drawn.parts:
            assert 1 <= len(part.acts) <= 3
            assert all(act.icon and len(act.text) <= 24 and len(act.text.split()) <= 2 for act in part.acts)


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("scurry", [("Pack", [("Move", "")]), ("", [("Melee", "")])]),
        ("war_drum", [("Pack", [("Move", ""), ("Melee", "")])]),
        ("cave_bat", [("", [("Pack: Move", ""), ("Draw", "")])]),
        ("hired_fangs", [("Onslaught", [("Coin", "-1"), ("Summon", "3")]), ("", [("Activate", "")])]),
        ("out_of_the_drains", [("", [("Summon", "3"), ("Crossbones", "")]), ("", [("Activate", "×2")])]),
        ("battle_notes", [("", [("Fortify: Melee", "3"), ("Melee", "")])]),
        ("snare_kit", [("", [("Trap", "+2")]), ("", [("Move", "×2")])]),
        ("archer_eye", [("", [("Archer", ""), ("Eye", "")])]),
    ],
)
def test_a_card_shows_its_actions_as_parts(name: str, parts: list[Any]):
    drawn = card("en", name).parts
    assert [(part.title, [(act.text, act.value) for act in part.acts]) for part in drawn] == parts


def test_a_room_shows_what_it_takes_and_gives_and_the_kinds_of_what_lies_in_it():
    cells = seen(arrange("forge: 2heal coin*2 trap unfinished\nvault: 4defeat portal")).boards["main"].cells
    assert cells["forge"].chip == ("two-coins", "arrow", "battle-gear")
    assert cells["sewer"].chip == ("frog",)
    assert [(mark.kind, mark.text) for mark in cells["forge"].marks] == [
        ("badge", "2"),
        ("feature", ""),
        ("goods", ""),
        ("hazard", ""),
    ]
    assert (cells["vault"].terrain, cells["forge"].terrain, cells["forge"].pattern) == ("vault", "", "brick")


def test_a_flooded_room_is_water():
    t = arrange(scenario="high_water")
    t.state.layout = replace(t.state.layout, flooded=("sewer",))
    cell = seen(t).boards["main"].cells["sewer"]
    assert (cell.terrain, cell.pattern) == ("water", "water")


# -- at a glance


def sat(scenario: str = "first_night", clans: tuple[str, ...] = ("ratfolk",)) -> Table[Any]:
    """A game at the start of its first turn."""
    t = questhall.sit("keep", scenario=scenario, seats=clans, seed=4, level="simple")
    while not t.state.turn:
        seat, decision = next(iter(t.decisions.items()))
        t.take(seat, decision.choices[0])
    return t


def test_what_is_looked_at_now_and_then_is_minor():
    scene = seen(sat(clans=("ratfolk", "imp")))
    assert {name for name, panel in scene.panels.items() if panel.minor} == {
        *("scenario", "guild", "supply", "advice"),
        "player1",
    }
    assert {name for name, zone in scene.zones.items() if not zone.minor} == {"hand0", "hand1", "market"}


def test_each_side_has_at_most_four_panels_that_are_looked_at_in_every_turn():
    for scenario in load().scenarios:
        scene = seen(sat(scenario, clans=("ratfolk", "imp", "ghost", "witch")), 1)
        shown = [panel.place for panel in scene.panels.values() if not panel.minor]
        shown += [zone.place for zone in scene.zones.values() if zone.place != "dock" and zone.owner is None]
        assert max(shown.count("left"), shown.count("right")) <= 4


def test_the_hand_is_in_the_dock_with_own_and_common_piles_and_the_market_on_the_right_with_prices():
    scene = seen(
        arrange("vault: ratfolk", clans=("ratfolk", "imp"), hands={0: ["scurry"], 1: ["flit"]}, market=["cave_bat"])
    )
    looks = {name: (zone.look, zone.place) for name, zone in scene.zones.items()}
    assert looks["hand0"] == ("fan", "dock")
    assert looks["hand1"] == ("list", "left")
    assert looks["market"] == ("list", "right")
    assert {name for name, look in looks.items() if look == ("pile", "dock")} >= {"deck0", "guild", "items"}
    assert [(mark.name, mark.icon) for mark in scene.cards["market.cave_bat"].price] == [("Bone", "crossed-bones")]


def test_the_bar_shows_the_wave_and_how_many_guild_cards_come_next():
    tracks = seen(arrange(level="hell", guild=["mage_hat", "mage_eye", "rogue_hat"])).tracks
    assert [name for name, track in tracks.items() if track.place == "bar"] == ["wave", "guild"]
    assert (tracks["guild"].value, tracks["guild"].coming) == (3, 2)


def test_the_name_of_the_game_stands_above_scenario_and_level():
    t = sat(clans=("ratfolk", "imp"))
    scene = seen(t)
    assert (scene.title, scene.subtitle) == ("Keep the Heroes Out!", "First Night on Guard · Simple")
    assert [(player.name, player.icon) for player in scene.seats] == [("Ratfolk", "rat"), ("Imp", "imp")]
    assert [seat for seat, player in enumerate(scene.seats) if player.asked] == list(t.decisions)
    assert scene.rails == {"left": "Clans", "right": "Market"}


def test_the_guild_deck_is_not_minor_while_its_top_card_is_known():
    t = sat()
    assert seen(t).zones["guild"].minor
    t.take(0, Look(shown=False))
    assert not seen(t).zones["guild"].minor


def test_a_hand_that_the_choices_tell_is_brief_and_so_are_the_hands_of_others():
    t = sat(clans=("ratfolk", "imp"))
    first = asked(t)
    assert not seen(t, first).zones[f"hand{first}"].brief
    t.take(first, t.decisions[first].choices[-1])
    assert seen(t, first).zones[f"hand{first}"].brief
    assert seen(t, first).zones[f"hand{1 - first}"].brief


@pytest.mark.parametrize(
    ("language", "short"),
    [
        ("en", ("swords", "coin → equipment")),
        ("uk", ("мечі", "монета → спорядження")),
        ("ru", ("мечи", "монета → снаряжение")),
    ],
)
def test_a_room_says_in_a_few_signs_what_it_is_for(language: str, short: tuple[str, str]):
    cell = seen(arrange(), 0, language).boards["main"].cells["forge"]
    assert (cell.kind, cell.short) == short


def test_the_hand_is_listed_in_printed_order_however_it_was_drawn():
    hands = [("scurry", "busy_paws", "notched_sword"), ("notched_sword", "busy_paws", "scurry")]
    drawn = [seen(arrange("vault: ratfolk rogue", hands={0: hand})) for hand in hands]
    assert labels(drawn[0]) == labels(drawn[1])
    assert drawn[0].zones["hand0"] == drawn[1].zones["hand0"]


def test_cards_in_hand_more_than_once_are_counted_in_the_choice():
    t = arrange("vault: ratfolk rogue", hands={0: ("scurry", "scurry", "busy_paws")})
    hints = {choice.label.partition(":")[0]: choice.hint for choice in seen(t).choices}
    assert (hints["Scurry"], hints["Busy Paws"]) == ("you have 2", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_reads_story_aim_and_special_rules_in_the_first_turn_only(language: str):
    words = words_for(GAME.folder, language)
    t = sat()
    told = seen(t, 0, language).welcome
    assert told[:2] == (words.name("story", "first_night"), words.say("welcome-aim"))
    assert words.name("ruletext", "lookout") in told[2]
    t.state.turn = 2
    assert seen(t, 0, language).welcome == ()


def test_what_the_table_shows_anyway_is_no_news():
    t = sat()
    log = [entry.line for entry in t.log(0)]
    assert {line.quiet for line in log if line.kind == "item_revealed"} == {True}
    assert not any(line.quiet for line in log if line.kind in ("turn_began", "monster_summoned"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", list(load().scenarios))
def test_the_table_fits_a_terminal_of_a_hundred_by_forty_in_the_first_turn(scenario: str, language: str):
    words = words_for(GAME.folder, language)
    t = sat(scenario)
    if isinstance(t.decisions[0].question, KeepWatch):
        t.take(0, t.decisions[0].choices[-1])
    scene = msgspec.structs.replace(t.scene(0, language), log=())
    text = fitted(scene, words, 100, 38)
    assert text.count("\n") <= 38
    assert max(map(len, text.splitlines())) <= 100


def test_a_card_that_would_do_nothing_now_is_marked_group_by_group():
    t = arrange("vault: ratfolk", hands={0: ("scurry",)})
    assert [choice.hint for choice in seen(t).choices[:2]] == ["", "nothing to do now: no hero is with your monsters"]


def test_a_card_that_did_nothing_says_why():
    t = arrange("vault: ratfolk", hands={0: ("scurry", "busy_paws")})
    take(t, Play("scurry", 1))
    prompt = GAME.scene(t.view(0), t.decisions[0], t.refusals(0), "en", t.events[-1]).prompt
    assert prompt is not None
    assert prompt.text == "Scurry had no effect: no hero is with your monsters. Play a card?"


def test_a_card_that_did_nothing_is_not_passed_over():
    t = arrange("vault: ratfolk", hands={0: ("scurry", "busy_paws")})
    take(t, Play("scurry", 1))
    drawn = GAME.scene(t.view(0), t.decisions[0], (), "en", t.events[-1])
    assert drawn.prompt is not None
    assert drawn.prompt.text == "Scurry had no effect. Play a card?"
