"""Scenes as text: how they look, and what they say where drawing would not do."""

from __future__ import annotations

import msgspec
import pytest

from questhall.core.scene import (
    Act,
    Blocked,
    Board,
    Card,
    Cell,
    Choice,
    Edge,
    LogLine,
    Mark,
    Panel,
    Part,
    Piece,
    Prompt,
    Report,
    Row,
    Scene,
    Track,
    Zone,
)
from questhall.words import LANGUAGES, words_for
from questhall.words.news import news
from questhall.words.reasons import MOST, reasons
from questhall.words.textview import fitted, numbered, read_out, render
from tests.words.scenes import ROOMS, dungeon, field, two_rooms
from tests.words.toys import BURROW

TWO_ROOMS = """\
┌───────────────┐   ┌───────────────┐
│ Vault         │   │ Hall          │
│ 2 × gold      ╞═╬═╡ ● imp [B] 1/2 │
└───────────────┘   └───────────────┘
"""
ONE_ABOVE_THE_OTHER = """\
┌──────────────┐
│ Attic        │
└──────╖ ╓─────┘
┌──────╜ ╙─────┐
│ Cellar       │
└──────────────┘
"""
POINTED_HEXES = """\
 A1 [e]  C1  D1
   A2  B2 [f]  D2
 A3  B3  C3  D3

e  B1: rubble
f  C2: ▲ scout 2/4 (poison)
"""
LEGEND_BESIDE = """\
 A1 [e]  C1  D1      e  B1: rubble
   A2  B2 [f]  D2    f  C2: ▲ scout 2/4 (poison)
 A3  B3  C3  D3
"""
FLAT_HEXES = """\
 A1      C1
    [e]      D1
 A2     [f]
     B2      D2

e  B1: rubble
f  C2: ▲ scout 2/4 (poison)
"""


def text(scene: Scene, width: int = 60, *, plain: bool = False, log: int = 6) -> str:
    return render(scene, words_for(BURROW, "en"), width, plain=plain, log=log)


def drawn(scene: Scene, width: int = 60) -> str:
    """The part below the title."""
    return text(scene, width).partition("\n\n")[2]


def bare(**parts: object) -> Scene:
    """A scene of nothing but these."""
    return msgspec.structs.replace(Scene("toy", "", {}), **parts)


def test_two_rooms_are_boxes_with_a_door_between() -> None:
    assert drawn(two_rooms()) == TWO_ROOMS


def test_rooms_one_above_the_other_are_joined_downwards() -> None:
    board = Board("graph", {"a": Cell((0, 0), "Attic"), "c": Cell((0, 7), "Cellar")}, (Edge(("c", "a")),))
    assert text(bare(boards={"main": board})) == ONE_ABOVE_THE_OTHER


def test_a_way_between_rooms_that_lie_apart_stands_below() -> None:
    assert "\nVault ═══ Tower\n" in text(dungeon("en"), 100)


def test_a_wall_shows_on_squares_and_leaves_rooms_closed() -> None:
    cells = {"a": Cell((0, 0), "A"), "b": Cell((1, 0), "B")}
    walls = (Edge(("a", "b"), "wall"),)
    assert "│ ▒ │" in text(bare(boards={"main": Board("square", cells, walls)}))
    assert "▒" not in text(bare(boards={"main": Board("graph", cells, walls)}))


def test_equal_pieces_are_shown_once_with_their_number() -> None:
    seen = text(dungeon("en"), 100)
    assert "│ ● 3 × ratfolk [A] " in seen
    assert "│ ● ratfolk [A] " in seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 140])
def test_boxes_are_aligned_and_fit_the_width_in_every_language(language: str, width: int) -> None:
    lines = render(dungeon(language), words_for(BURROW, language), width).splitlines()
    boxed = [line for line in lines if line.startswith(("│", "┌", "└"))]
    assert max(map(len, lines)) <= width
    assert len({len(line) for line in boxed}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_room_and_piece_is_told_in_every_language_and_form(language: str) -> None:
    scene, words = dungeon(language), words_for(BURROW, language)
    names = {cell.label for cell in scene.boards["main"].cells.values()} | {p.name for p in scene.pieces.values()}
    forms = [render(scene, words, 100), render(scene, words, 60), render(scene, words, plain=True)]
    assert [name for form in forms for name in names if name not in form] == []


def test_rooms_that_do_not_fit_are_told_with_their_exits() -> None:
    seen = text(dungeon("en"), 60)
    assert "┌" not in seen
    assert "Kitchen: empty\n  exits: Armoury, Nest (door)\n" in seen


def test_two_cells_at_one_place_are_told_instead_of_drawn() -> None:
    board = Board("graph", {"a": Cell((0, 0), "A"), "b": Cell((0, 0), "B")}, (Edge(("a", "b")),))
    assert text(bare(boards={"main": board})) == "A: empty\n  exits: B\nB: empty\n  exits: A\n"


def test_plain_text_has_no_drawings() -> None:
    seen = text(dungeon("en"), plain=True)
    assert set("─│┌█░●▲▶") & set(seen) == set()
    assert "Gate: knight 2/3\n  exits: Prison, Armoury\n" in seen


def test_pointed_hexes_stand_in_shifted_rows_with_a_legend() -> None:
    assert drawn(field("hex-pointy")) == POINTED_HEXES


def test_the_legend_stands_beside_the_field_where_there_is_room() -> None:
    assert drawn(field("hex-pointy"), 80) == LEGEND_BESIDE


def test_cells_that_tell_the_same_share_a_letter() -> None:
    scene = field("hex-pointy")
    board = scene.boards["map"]
    cells = {name: msgspec.structs.replace(cell, detail="") for name, cell in board.cells.items()}
    rubble = {name: msgspec.structs.replace(cells[name], detail="rubble") for name in list(cells)[:3]}
    boards = {"map": msgspec.structs.replace(board, cells=cells | rubble)}
    assert "\ne  A1, B1, C1: rubble\n" in drawn(msgspec.structs.replace(scene, boards=boards))


def test_flat_hexes_stand_in_shifted_columns() -> None:
    assert drawn(field("hex-flat", rows=2)) == FLAT_HEXES


def test_many_squares_are_drawn_small() -> None:
    assert "\n A2  B2 [i]  D2  E2  F2  G2\n" in text(field("square", columns=7))


def test_a_field_too_wide_to_draw_is_told() -> None:
    assert drawn(field("hex-pointy", columns=20)) == "B1: rubble\nC2: ▲ scout 2/4 (poison)\n"


def test_tracks_have_bars_and_plain_ones_numbers() -> None:
    scene = bare(tracks={"a": Track("Alarm", 7, 28), "b": Track("Wave", 2, 2, "the last")})
    assert text(scene) == "Alarm 7/28 █████░░░░░░░░░░░░░░░\nWave   2/2 ██  the last\n"
    assert text(scene, plain=True) == "Alarm: 7/28\nWave: 2/2  the last\n"


def test_panels_stand_side_by_side_with_numbers_under_each_other() -> None:
    assert """
ratfolk [A]             knight [B]
  treasure  12  trap      Alarm     12  treasure
  trap       3            treasure   3
""" in text(dungeon("en"))


def test_cards_are_read_out_and_hidden_ones_counted() -> None:
    rush = Card("Rush", ("move 2", "attack 1"))
    zones = {"hand": Zone("Hand", ("a", "b"), 3, owner=0), "deck": Zone("Deck", hidden=5), "pile": Zone("Discard")}
    scene = bare(cards={"a": rush, "b": rush, "c": Card("Event", ())}, zones=zones)
    hand = "Hand [A] (+ 3 face down)\n  2 × Rush: move 2 · attack 1\n"
    assert text(scene) == f"{hand}\nDeck: 5 face down    Discard: empty\n\n  Event\n"


def test_pieces_in_zones_and_panels_are_told_there() -> None:
    pieces = {"a": Piece("zone:bag", "gem"), "b": Piece("zone:bag", "gem")}
    assert text(bare(zones={"bag": Zone("Bag")}, pieces=pieces)) == "Bag: empty; 2 × gem\n"


def test_the_log_shows_its_last_lines() -> None:
    assert "What happened\n  … 1 earlier line: l shows the log\n  · knight: Gate.\n" in text(dungeon("en"), log=1)
    assert "What happened" not in text(dungeon("en"), log=0)


def test_choices_are_numbered_group_after_group() -> None:
    assert "\nMove\n  1  Move: Vault\n  2  Move: Hall\nAttack\n  3  Attack: knight (Gate)\n" in text(dungeon("en"))
    assert [choice.id for choice in numbered(dungeon("en"))] == ["go vault", "go hall", "hit gate"]


def test_many_choices_stand_in_columns_unless_plain() -> None:
    scene = bare(choices=tuple(Choice(room, room) for room in ROOMS))
    assert text(scene).startswith("   1  vault         5  hall         9  portal\n")
    assert text(scene, plain=True).startswith("   1  vault\n   2  library\n")


def test_reasons_stand_below_the_choices_once_each() -> None:
    scene = dungeon("en")
    twice = msgspec.structs.replace(scene, blocked=scene.blocked * 2)
    assert text(twice).endswith("\nNot now:\n  – Tower: wizard. [KH-12]\n")


def test_a_reason_names_all_that_it_is_true_of() -> None:
    scene = dungeon("en")
    refs = ("cell:main/hall", "cell:main/vault", *map("piece:{}".format, scene.pieces), "cell:main/nowhere", "")
    told = reasons(msgspec.structs.replace(scene, blocked=tuple(Blocked(ref, "Too far.", "KH-1") for ref in refs)))
    assert told == ["Hall, Vault, ratfolk, knight, wizard: Too far. [KH-1]"]


def test_only_some_of_very_many_are_named() -> None:
    cells = {str(number): Cell((number, 0), f"c{number}") for number in range(MOST + 1)}
    blocked = tuple(Blocked(f"cell:main/{id}", "Too far.", "KH-1") for id in cells)
    told = reasons(bare(boards={"main": Board("square", cells)}, blocked=blocked))
    assert told == [f"{', '.join(f'c{number}' for number in range(MOST))}, …: Too far. [KH-1]"]


def test_a_lesson_stands_above_the_prompt() -> None:
    assert text(bare(prompt=Prompt("Choose.", hints=("Look first.",)))) == "  ✎ Look first.\n▶ Choose.\n"


def test_what_a_lesson_says_of_pointing_is_left_out() -> None:
    assert "mouse" not in text(bare(prompt=Prompt("Choose.", hints=("Look first.\nWith the mouse.",))))


def test_the_prompt_has_its_help_below() -> None:
    assert "\n▶ Choose what to do.\n  Move, Attack.\n" in text(dungeon("en"))


def test_long_lines_are_wrapped_to_the_width() -> None:
    scene = bare(choices=(Choice("a", "word " * 30),))
    assert max(map(len, text(scene, 40).splitlines())) <= 40


def test_the_ending_is_told() -> None:
    assert text(bare(ending="Victory!")) == "Victory!\n"


# -- what is left out


def fit(scene: Scene, width: int = 60, height: int = 40) -> str:
    return fitted(scene, words_for(BURROW, "en"), width, height)


def everything(scene: Scene) -> str:
    return render(scene, words_for(BURROW, "en"), 60, everything=True)


SCORE = Panel("Score", (Row("Gold", "3"), Row("Ability", detail="dig"), Row("Hint", detail="wait", minor=True)), 0)


@pytest.mark.parametrize("plain", [False, True])
def test_minor_panels_and_zones_are_left_out_with_a_hint_until_everything_is_asked_for(plain: bool) -> None:
    panels = {"advice": Panel("Advice", (Row("Share."),), minor=True)}
    zones = {"pile": Zone("Discard", ("a",), minor=True), "hand": Zone("Hand", ("a",))}
    scene = bare(panels=panels, zones=zones, cards={"a": Card("Rush", ("move 2",))})
    assert text(scene, plain=plain) == "Hand\n  Rush: move 2\n\ni: everything on the table.\n"
    assert "Advice\n  Share.\n" in everything(scene)
    assert "Discard\n  Rush: move 2\n" in everything(scene)
    assert "i: everything" not in everything(scene)


def test_a_brief_panel_is_a_line_without_its_minor_rows() -> None:
    scene = bare(panels={"score": msgspec.structs.replace(SCORE, brief=True)})
    assert text(scene) == "Score [A] · Gold: 3 · Ability: dig\n"
    assert everything(scene) == "Score [A]\n  Gold     3\n  Ability     dig\n  Hint        wait\n"


def test_of_a_brief_zone_the_names_of_its_cards_are_told() -> None:
    cards = {"a": Card("Rush", ("move 2",), "Scroll"), "b": Card("Rush", ("move 2",), "Scroll")}
    scene = bare(zones={"market": Zone("Market", ("a", "b"), brief=True)}, cards=cards)
    assert text(scene) == "Market: 2 × Rush (Scroll)\n"
    assert everything(scene) == "Market\n  2 × Rush: move 2\n"


def test_quiet_lines_are_no_news_and_the_same_line_again_is_counted() -> None:
    log = [LogLine("A card.", quiet=True), LogLine("A hit."), LogLine("A hit."), LogLine("The end.")]
    assert news(log) == ["A hit. ×2", "The end."]
    assert "A card." not in text(bare(log=tuple(log)))


def test_what_came_of_something_is_told_after_it_to_those_who_took_part() -> None:
    army = Panel("Attacker: Ann", (Row("Wolves", "×2", "beaten"), Row("Boars")), 0, chip="lost 2 of 3")
    report = Report("Combat", ("Winner: Bob",), "lost", parts=(army, Panel("Brought", (Row("Bob gains 2 gold"),))))
    log = [LogLine("It is over.", report=report), LogLine("Bob gains 2 gold")]
    told = ["Combat · Winner: Bob", "Attacker: Ann, lost 2 of 3: Wolves: ×2, beaten; Boars"]
    assert news(log) == ["It is over.", *told, "Bob gains 2 gold"]
    assert news(log[:1])[3] == "Brought: Bob gains 2 gold"
    assert told[1] in text(bare(log=tuple(log)))
    others = msgspec.structs.replace(report, result="")
    assert news([LogLine("It is over.", report=others)]) == ["It is over."], "it was the affair of others"


def test_a_piece_out_of_action_is_drawn_hollow() -> None:
    cells = {"a": Cell((0, 0), "Hall", detail="A long way to say +gold.", kind="eye", short="+gold")}
    pieces = {"x": Piece("cell:main/a", "knight", side="enemy", states=("exhausted",), spent=True)}
    scene = bare(boards={"main": Board("graph", cells)}, pieces=pieces)
    assert "│ △ knight " in text(scene)
    assert "│ △ knight (exhausted)" in everything(scene)


def test_rooms_are_drawn_with_their_short_details_and_told_with_the_long_ones() -> None:
    cells = {"a": Cell((0, 0), "Hall", detail="Makes gold.", marks=(Mark("coin", count=2),), kind="eye", short="+gold")}
    scene = bare(boards={"main": Board("graph", cells)})
    assert "│ Hall · eye   │\n│ +gold        │\n│ 2×coin       │" in text(scene)
    assert "Hall: Makes gold; 2 × coin\n" in text(scene, plain=True)


def test_boxes_stand_closer_where_they_would_be_too_narrow() -> None:
    cells = {name: Cell((number, 0), f"The {name} room here") for number, name in enumerate("abc")}
    board = Board("graph", cells, (Edge(("a", "b")), Edge(("b", "c"), "door")))
    assert "╞═══╡" in text(bare(boards={"main": board}), 80)
    assert "╞═╡ The b room here ╞╬╡" in text(bare(boards={"main": board}), 60)


# -- what fits


def crowded() -> Scene:
    """More than a small screen takes."""
    cards = {str(number): Card(f"Card {number}", ("move", "or", "attack")) for number in range(5)}
    return msgspec.structs.replace(
        dungeon("en"),
        cards=cards,
        zones={"hand": Zone("Hand", tuple(cards), owner=0), "market": Zone("Market", ("0",), brief=True)},
        panels={"score": msgspec.structs.replace(SCORE, brief=True)},
        tracks={"a": Track("Alarm", 7, 28, "then wave 2"), "b": Track("Wave", 1, 2, "one card a turn")},
        prompt=Prompt("Choose.", "A line of help."),
        choices=tuple(Choice(str(number), f"Do {number}") for number in range(6)),
        blocked=(Blocked("", "No door.", "KH-1"),),
        log=tuple(LogLine(f"Event {number}.") for number in range(12)),
    )


@pytest.mark.parametrize(("width", "height"), [(100, 70), (100, 42), (80, 30), (60, 24), (40, 12)])
def test_the_less_room_there_is_the_less_is_told_but_every_choice_and_room_stays(width: int, height: int) -> None:
    seen = fit(crowded(), width, height)
    assert seen.count("\n") <= max(height, 34)
    assert [choice.label for choice in crowded().choices if choice.label not in seen] == []
    assert [cell.label for cell in crowded().boards["main"].cells.values() if cell.label not in seen] == []
    assert "Event 11." in seen
    assert "▶ Choose." in seen


def test_where_room_is_short_a_panel_with_a_headline_is_told_in_a_line() -> None:
    scene = msgspec.structs.replace(crowded(), panels={"score": msgspec.structs.replace(SCORE, headline="Gold 3")})
    assert "Score [A] · Gold: 3 · Ability: dig\n" in fit(scene, 100, 20)
    assert "Score [A]\n" in fit(scene, 100, 200)


def test_with_room_enough_everything_usual_is_spaced_out() -> None:
    scene = crowded()
    assert fit(scene, 100, 200) == render(scene, words_for(BURROW, "en"), 100)


def test_a_tight_screen_says_how_much_is_not_possible_and_a_short_one_what_is_earlier() -> None:
    scene = crowded()
    tight = next(seen for height in range(90, 10, -1) if "Not now" not in (seen := fit(scene, 100, height)))
    assert "?: why 1 thing is not possible now." in tight
    assert "  Card 1: move · or · attack\n" in tight
    can = tuple(Choice(f"play {name}", "Play", on=(f"card:{name}",)) for name in scene.zones["hand"].cards)
    reading = msgspec.structs.replace(scene, choices=can)
    screens = [fit(reading, 100, height) for height in range(20, 60)]
    assert any("Card 1: move" in seen and "Market" not in seen for seen in screens)
    short = fit(scene, 100, 20)
    assert "Hand [A]: Card 0, Card 1, Card 2, Card 3, Card 4\n" in short
    assert "earlier lines: l shows the log\n" in short
    assert "Market" not in short


def test_cells_whose_names_do_not_tell_where_they_are_are_told_by_the_way_from_a_piece() -> None:
    cells = {
        "far": Cell((4, -1), "Mine", detail="gives ore"),
        "near": Cell((0, 1), "Mine", detail="gives ore"),
        "own": Cell((0, 0), "Town"),
        "fog": Cell((2, 0), "Unknown land", number="II", fog=True),
        "edge": Cell((3, 0), "Unknown land", number="·", fog=True),
    }
    hero = Piece("cell:map/own", "Ada", owner=0)
    scene = bare(boards={"map": Board("hex-pointy", cells, origin="hero")}, pieces={"hero": hero})
    assert text(scene, plain=True).splitlines() == [
        "Town (here): Ada [A]",
        "Mine (1 south-east): gives ore",
        "Unknown land (2 east)",
        "Mine (1 north-east, 3 east): gives ore",
    ]


def test_lists_of_cards_tell_prices() -> None:
    cards = {"inn": Card("Inn", (), price=(Mark("gold", count=4), Mark("wood", count=2))), "road": Card("Road", ())}
    scene = bare(cards=cards, zones={"town": Zone("To build", tuple(cards), brief=True)})
    assert text(scene, plain=True) == "To build: Inn (gold 4, wood 2), Road\n"


def test_what_was_heard_and_has_not_changed_is_not_read_out_again() -> None:
    words, scene = words_for(BURROW, "en"), dungeon("en")
    first, heard = read_out(scene, words, 60, 6, ())
    again, _ = read_out(scene, words, 60, 6, heard)
    assert first == text(scene, plain=True)
    assert "Kitchen" in first
    assert "Kitchen" not in again
    assert again.endswith("Everything else is as before. Enter tells it again, i everything.\n")


def test_what_is_asked_is_read_out_every_time() -> None:
    words = words_for(BURROW, "en")
    scene = bare(prompt=Prompt("Which?"), choices=(Choice("a", "this"), Choice("b", "that")))
    _, heard = read_out(scene, words, 60, 6, ())
    assert read_out(scene, words, 60, 6, heard)[0] == "Which?\n\n  1  this\n  2  that\n"


def test_a_list_of_cards_tells_of_which_nothing_is_left_to_use() -> None:
    spent = Card("Rest", ("used",), body="icons", parts=(Part(note="used"),))
    cards = {"rest": spent, "help": Card("Help", (), body="icons", parts=(Part((Act("boots", "point", "1"),)),))}
    scene = bare(cards=cards, zones={"hand": Zone("Hand", tuple(cards), owner=0, brief=True)})
    assert text(scene) == "Hand [A]: Rest (used), Help\n"
