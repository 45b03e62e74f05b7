"""A scene as lines of text: the terminal's table, and what a screen reader reads."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping

from ..core.scene import Board, Card, Choice, LogLine, Panel, Scene, Zone
from . import boxes, cellmap, fieldmap
from .canvas import in_columns, pad, side_by_side, widest, wrap
from .cells import Contents, contents, counted, letter, pieces_by_place, room_list, short_list, tell_pieces
from .news import news
from .page import Detail, Page
from .reasons import reasons
from .rows import plain_row, row_name
from .speech import Words
from .tracks import tracks_of

HINT = "  ✎ "
"""Before a lesson."""
MANY_CHOICES = 8
"""More of them than this in a group are set in columns."""
BOARD_SHARE = 0.65
"""A board that takes more of the height than this is told instead of drawn."""
LEAST_NEWS = 3
"""As many lines of news stay where room is short."""


def render(
    scene: Scene, words: Words, width: int = 100, *, plain: bool = False, log: int = 6, everything: bool = False
) -> str:
    """The scene as text.

    `plain` has no drawings, `log` is how many of the last lines are shown, `everything` tells what is minor too.
    """
    return _written(Page(words, width, plain, Detail.EVERYTHING if everything else Detail.USUAL), scene, log)


def read_out(scene: Scene, words: Words, width: int, log: int, heard: Collection[str]) -> tuple[str, frozenset[str]]:
    """The scene in plain text without the parts of the table that were heard before, and what has been heard now."""
    page = Page(words, width, plain=True)
    table = ["\n".join(block) for block in (*_table(page, scene), _blocked(page, scene)) if block]
    left_out = frozenset(table[1:]).intersection(heard)
    return _written(page, scene, log, left_out), frozenset(table)


def fitted(scene: Scene, words: Words, width: int, height: int, log: int = 6) -> str:
    """The scene in at most so many lines, as far as that goes: the tighter, the less is told."""
    text, reading = "", (Detail.READING,) if choosable(scene) else ()
    for detail in (Detail.USUAL, Detail.TIGHT, *reading, Detail.SHORT):
        text = _written(Page(words, width, False, detail, height), scene, log)
        if text.count("\n") <= height:
            break
    return text


def numbered(scene: Scene) -> tuple[Choice, ...]:
    """The choices in the order of their numbers, group after group."""
    groups = list(dict.fromkeys(choice.group for choice in scene.choices))
    return tuple(sorted(scene.choices, key=lambda choice: groups.index(choice.group)))


def heading(scene: Scene) -> str:
    """What is played, and where the game is; the game's name if it says nothing of that."""
    return " · ".join(filter(None, (scene.subtitle or scene.title, scene.standing)))


def _table(page: Page, scene: Scene) -> list[list[str]]:
    """What lies on the table, block by block."""
    return [
        _heading(page, heading(scene)),
        tracks_of(page, scene.tracks.values()),
        _turns(page, scene),
        *(_board(page, scene, name) for name in scene.boards),
        _panels(page, scene),
        *_zones(page, scene),
    ]


def _written(page: Page, scene: Scene, log: int, left_out: Collection[str] = ()) -> str:
    """Three parts: what lies on the table, what happened, what is asked."""
    table = [block for block in _table(page, scene) if "\n".join(block) not in left_out]
    blocked = _blocked(page, scene)
    asked = [
        [scene.ending] if scene.ending else [],
        _prompt(page, scene),
        _choices(page, scene),
        [] if "\n".join(blocked) in left_out else blocked,
        [page.words.say("view-unchanged")] if left_out else _more(page, scene),
    ]
    if not page.is_tight or page.height is None:
        return _joined([*table, _log(page, scene.log, log), *asked], "\n\n")
    above, below = _joined(table, "\n"), _joined(asked, "\n")
    if page.is_short:
        least = LEAST_NEWS if page.detail is Detail.SHORT else 0
        log = max(least, min(log, page.height - above.count("\n") - below.count("\n") - 3))
    told = _joined([_log(page, scene.log, log)], "")
    between = "" if page.is_short else "\n"
    return between.join(filter(None, (above, told, below)))


def _joined(blocks: Iterable[list[str]], between: str) -> str:
    text = between.join("\n".join(block) for block in blocks if block)
    return f"{text}\n" if text else ""


def _heading(page: Page, title: str) -> list[str]:
    if page.plain or not title:
        return [title] if title else []
    return [f"── {title} ".ljust(page.width, "─")]


# -- the table


def _board(page: Page, scene: Scene, name: str) -> list[str]:
    board = scene.boards[name]
    told = contents(scene, name, plain=page.plain, short=not page.tells_all and not page.plain)
    drawn = None if page.plain or not board.cells else _drawn(page, board, told)
    heading = _heading(page, board.title) if page.plain or page.tells_all or len(scene.boards) > 1 else []
    if board.signs:
        return heading + (fieldmap.listed(board, told, page.width) if drawn is None else drawn)
    if drawn is not None and not (page.height and len(drawn) > BOARD_SHARE * page.height):
        return heading + drawn
    if not page.is_tight:
        return heading + room_list(board, told, page.words, page.width, _origin(scene, name))
    listed = short_list(board, told, page.words, page.width)
    if page.is_short and page.height and len(listed) > BOARD_SHARE * page.height:
        listed = short_list(board, told, page.words, page.width, exits=False)
    return heading + (listed if drawn is None or len(listed) < len(drawn) else drawn)


def _origin(scene: Scene, name: str) -> tuple[int, int] | None:
    """Where the piece stands from which ways on a board are told."""
    piece = scene.pieces.get(scene.boards[name].origin)
    cell = piece.at.removeprefix(f"cell:{name}/") if piece else ""
    return scene.boards[name].cells[cell].place if cell in scene.boards[name].cells else None


def _drawn(page: Page, board: Board, told: Mapping[str, Contents]) -> list[str] | None:
    """Rooms as boxes, small cells as a map, very many as a field; None if neither fits."""
    if board.signs:
        return fieldmap.draw(board, told, page.width)
    drawn = boxes.draw(board, told, page.width) if board.grid in ("graph", "square") else None
    if drawn is None and board.grid != "graph":
        drawn = cellmap.draw(board, told, page.width)
    return drawn


def _turns(page: Page, scene: Scene) -> list[str]:
    """The order of turns in a line: who has acted is put in brackets, who acts now is marked."""
    shape = {"done": "({})", "now": "▸ {}", "next": "{}"}
    told = [shape[turn.state].format(" ".join(filter(None, (turn.number, turn.name)))) for turn in scene.turns]
    return wrap(f"{page.words.say('view-turns')}: {' · '.join(told)}", page.width, "", "    ") if told else []


def _panels(page: Page, scene: Scene) -> list[str]:
    pieces = pieces_by_place(scene)
    brief, panels = [], []
    for name, panel in scene.panels.items():
        things = tell_pieces(pieces[f"panel:{name}"], plain=page.plain)
        if panel.minor and not page.tells_all:
            continue
        if (panel.brief or (panel.headline and page.is_short)) and not page.tells_all:
            brief += _brief_panel(page, panel, things)
        else:
            panels.append([*_panel(page, panel), *(f"  {thing}" for thing in things)])
    panels = [panel for panel in panels if panel]
    return brief + ([line for panel in panels for line in panel] if page.plain else side_by_side(panels, page.width))


def _brief_panel(page: Page, panel: Panel, things: Iterable[str]) -> list[str]:
    """The panel in a line; where room is short only what is counted, unless it has a headline."""
    shown = [row for row in panel.rows if not row.minor and (row.value or panel.headline or not page.is_short)]
    rows = [": ".join(filter(None, (row_name(row), ", ".join(filter(None, (row.value, row.detail)))))) for row in shown]
    told = " · ".join((*rows, *things))
    return wrap(f"{panel.title}{letter(panel.owner)} · {told}", page.width, "", "    ") if told else []


def _panel(page: Page, panel: Panel) -> list[str]:
    rows = [row for row in panel.rows if not (page.is_short and row.ref.startswith("piece:") and not row.detail)]
    if not rows:  # such pieces are told where they stand
        return []
    name, value = widest(map(row_name, rows)), widest(row.value for row in rows)
    lines = [f"{panel.title}{letter(panel.owner)}"]
    for row in rows:
        if page.plain:
            lines += wrap(plain_row(row), page.width, "  ", "    ")
        else:
            head = f"  {pad(row_name(row), name)}  {row.value:>{value}}"
            later = " " * (len(head) + 2 if len(head) < page.width // 2 else 4)
            lines += wrap(f"{head}  {row.detail}".rstrip(), page.width, "", later)
    return lines


def _zones(page: Page, scene: Scene) -> Iterator[list[str]]:
    """Zones with cards to read one by one, those without in lines together, then cards that lie in none."""
    pieces = pieces_by_place(scene)
    short = []
    for name, zone in scene.zones.items():
        things = tell_pieces(pieces[f"zone:{name}"], plain=page.plain)
        pile = zone.look == "pile" and zone.brief and zone.cards
        shows = pile and page.detail is not Detail.SHORT
        if not shows and ((zone.minor and not page.tells_all) or (zone.brief and page.is_short)):
            continue
        if zone.cards:
            yield [*_zone(page, zone, scene), *(f"  {thing}" for thing in things)]
        else:
            hidden = page.words.say("view-hidden" if zone.hidden else "view-empty", count=zone.hidden)
            short.append(f"{zone.title}{letter(zone.owner)}: {'; '.join((hidden, *things))}")
    yield short if page.plain else side_by_side([[line] for line in short], page.width)
    lying = {card for zone in scene.zones.values() for card in zone.cards}
    lying |= {row.ref.removeprefix("card:") for panel in scene.panels.values() for row in panel.rows}
    yield _cards(page, [card for name, card in scene.cards.items() if name not in lying])


def _zone(page: Page, zone: Zone, scene: Scene) -> list[str]:
    hidden = f" (+ {page.words.say('view-hidden', count=zone.hidden)})" if zone.hidden else ""
    title = f"{zone.title}{letter(zone.owner)}{hidden}"
    cards = [scene.cards[name] for name in zone.cards if name in scene.cards]
    read = page.detail is Detail.READING and any(name in zone.cards for name in choosable(scene))
    if (page.is_short and not read) or (zone.brief and not page.tells_all):
        kinds = zone.brief and zone.owner is None
        names = Counter(f"{card.name} ({card.kind})" if kinds and card.kind else _priced(page, card) for card in cards)
        return wrap(f"{title}: {', '.join(itertools.starmap(counted, names.items()))}", page.width, "", "    ")
    return [title, *_cards(page, cards)]


def _priced(page: Page, card: Card) -> str:
    """A card by its name, with its price where there is room for it, and that nothing of it is left."""
    prices = () if page.is_short else (f"{mark.name} {mark.text or mark.count}" for mark in card.price)
    used = card.body == "icons" and card.parts and not any(part.acts for part in card.parts if not part.title)
    told = ", ".join((*prices, *([card.parts[0].note] if used else [])))
    return f"{card.name} ({told})" if told else card.name


def choosable(scene: Scene) -> set[str]:
    """The cards that stand for choices."""
    refs = [ref for choice in scene.choices for ref in choice.on]
    return {ref.removeprefix("card:") for ref in refs if ref.startswith("card:")}


def _cards(page: Page, cards: Iterable[Card]) -> list[str]:
    lines = []
    for card, count in Counter(cards).items():
        name = counted(card.name, count)
        told = card.lines[:-1] if card.back and page.is_short else card.lines  # the last line is its other side
        text = f"{name}: {' · '.join(told)}" if told else name
        lines += wrap(text, page.width, "  ", "      ")
    return lines


# -- what happened and what is asked


def _log(page: Page, log: Iterable[LogLine], most: int) -> list[str]:
    told = news(log) if most else []
    lines = [part for text in told[-most:] for part in wrap(text, page.width, "  · ", "    ")]
    if len(told) > most > 0:
        lines.insert(0, f"  {page.words.say('view-earlier', count=len(told) - most)}")
    return [page.words.say("view-log"), *lines] if lines and not page.is_tight else lines


def _prompt(page: Page, scene: Scene) -> list[str]:
    if scene.prompt is None:
        return []
    mark = "" if page.plain else "▶ "
    text = wrap(scene.prompt.text, page.width, mark, "  ")
    lessons = [hint.partition("\n")[0] for hint in scene.prompt.hints]
    hints = [line for lesson in lessons for line in wrap(lesson, page.width, HINT, "    ")]
    help_ = scene.prompt.help if not page.is_tight else ""
    return hints + text + (wrap(help_, page.width, "  ", "  ") if help_ else [])


def _choices(page: Page, scene: Scene) -> list[str]:
    lines, digits = [], len(str(len(scene.choices)))
    for group, choices in itertools.groupby(enumerate(numbered(scene), 1), lambda entry: entry[1].group):
        each = [_choice(page, number, choice, digits) for number, choice in choices]
        told = [line for lines_of_one in each for line in lines_of_one]
        many = len(told) > MANY_CHOICES and len(told) == len(each) and not page.plain
        titled = group and not (page.is_tight and len(each) == 1)
        lines += [*([group] if titled else []), *(in_columns(told, page.width) if many else told)]
    return lines


def _choice(page: Page, number: int, choice: Choice, digits: int) -> list[str]:
    told = "; ".join(filter(None, (choice.preview.text if choice.preview else "", choice.hint)))
    hint = f" ({told})" if told else ""
    return wrap(f"{choice.label}{hint}", page.width, f"  {number:>{digits}}  ", " " * (digits + 4))


def _blocked(page: Page, scene: Scene) -> list[str]:
    if page.is_tight:
        return []
    lines = [line for told in reasons(scene) for line in wrap(told, page.width, "  – ", "    ")]
    return [f"{page.words.say('view-not_now')}:", *lines] if lines else []


def _more(page: Page, scene: Scene) -> list[str]:
    """That there is more to see, and how; that something is not open, if it is not said why."""
    if page.tells_all or page.is_short:
        return []
    count = len(reasons(scene))
    told = [page.words.say("view-blocked", count=count)] if page.is_tight and count else []
    if any(panel.minor for panel in scene.panels.values()) or any(zone.minor for zone in scene.zones.values()):
        told.append(page.words.say("view-more"))
    return wrap(" ".join(told), page.width) if told else []
