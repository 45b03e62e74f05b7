"""A scene as lines of text: the terminal's table, and what a screen reader reads."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from ..core.scene import Board, Card, Choice, Panel, Row, Scene, Track, Zone
from . import boxes, cellmap
from .canvas import in_columns, pad, side_by_side, widest, wrap
from .cells import Contents, contents, counted, letter, pieces_by_place, room_list, tell_pieces
from .speech import Words

BAR = 20
"""The longest bar of a track."""
MANY_CHOICES = 8
"""More of them than this in a group are set in columns."""


class Page(NamedTuple):
    """What a scene is written on: its words, how wide it is, and whether it is for a screen reader."""

    words: Words
    width: int
    plain: bool


def render(scene: Scene, words: Words, width: int = 100, *, plain: bool = False, log: int = 6) -> str:
    """The scene as text; `plain` has no drawings, `log` is how many of the last lines are shown."""
    page = Page(words, width, plain)
    blocks = [
        _heading(page, scene.title),
        _tracks(page, scene.tracks.values()),
        *(_board(page, scene, name) for name in scene.boards),
        _panels(page, scene),
        *_zones(page, scene),
        _log(page, scene, log),
        [scene.ending] if scene.ending else [],
        _prompt(page, scene),
        _choices(page, scene),
        _blocked(page, scene),
    ]
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def numbered(scene: Scene) -> tuple[Choice, ...]:
    """The choices in the order of their numbers, group after group."""
    groups = list(dict.fromkeys(choice.group for choice in scene.choices))
    return tuple(sorted(scene.choices, key=lambda choice: groups.index(choice.group)))


def _heading(page: Page, title: str) -> list[str]:
    if page.plain or not title:
        return [title] if title else []
    return [f"── {title} ".ljust(page.width, "─")]


def _board(page: Page, scene: Scene, name: str) -> list[str]:
    board = scene.boards[name]
    told = contents(scene, name, plain=page.plain)
    drawn = None if page.plain or not board.cells else _drawn(page, board, told)
    return _heading(page, board.title) + (drawn or room_list(board, told, page.words, page.width))


def _drawn(page: Page, board: Board, told: Mapping[str, Contents]) -> list[str] | None:
    """Rooms as boxes, small cells as a map; None if neither fits."""
    drawn = boxes.draw(board, told, page.width) if board.grid in ("graph", "square") else None
    if drawn is None and board.grid != "graph":
        drawn = cellmap.draw(board, told, page.width)
    return drawn


def _tracks(page: Page, tracks: Iterable[Track]) -> list[str]:
    tracks = list(tracks)
    if page.plain:
        return [_ending_in(f"{track.title}: {track.value}/{track.most}", track.caption) for track in tracks]
    title, value = widest(track.title for track in tracks), widest(f"{track.value}/{track.most}" for track in tracks)
    return [
        _ending_in(f"{pad(track.title, title)} {f'{track.value}/{track.most}':>{value}} {_bar(track)}", track.caption)
        for track in tracks
    ]


def _bar(track: Track) -> str:
    length = min(track.most, BAR)
    full = max(0, min(length, -(-track.value * length // track.most))) if track.most else 0
    return "█" * full + "░" * (length - full)


def _ending_in(text: str, caption: str) -> str:
    return f"{text}  {caption}" if caption else text


def _panels(page: Page, scene: Scene) -> list[str]:
    pieces = pieces_by_place(scene)
    panels = [
        [*_panel(page, panel), *(f"  {text}" for text in tell_pieces(pieces[f"panel:{name}"], plain=page.plain))]
        for name, panel in scene.panels.items()
    ]
    return [line for panel in panels for line in panel] if page.plain else side_by_side(panels, page.width)


def _panel(page: Page, panel: Panel) -> list[str]:
    name, value = widest(row.name for row in panel.rows), widest(row.value for row in panel.rows)
    lines = [f"{panel.title}{letter(panel.owner)}"]
    for row in panel.rows:
        text = _plain_row(row) if page.plain else f"{pad(row.name, name)}  {row.value:>{value}}  {row.detail}"
        lines += wrap(text.rstrip(), page.width, "  ", "    ")
    return lines


def _plain_row(row: Row) -> str:
    return ", ".join(filter(None, (f"{row.name}: {row.value}" if row.value else row.name, row.detail)))


def _zones(page: Page, scene: Scene) -> Iterator[list[str]]:
    """Zones with cards to read one by one, those without in lines together, then cards that lie in none."""
    pieces = pieces_by_place(scene)
    short = []
    for name, zone in scene.zones.items():
        things = tell_pieces(pieces[f"zone:{name}"], plain=page.plain)
        if zone.cards:
            yield [*_zone(page, zone, scene), *(f"  {thing}" for thing in things)]
        else:
            hidden = page.words.say("view-hidden" if zone.hidden else "view-empty", count=zone.hidden)
            short.append(f"{zone.title}{letter(zone.owner)}: {'; '.join((hidden, *things))}")
    yield short if page.plain else side_by_side([[line] for line in short], page.width)
    lying = {card for zone in scene.zones.values() for card in zone.cards}
    yield _cards(page, [card for name, card in scene.cards.items() if name not in lying])


def _zone(page: Page, zone: Zone, scene: Scene) -> list[str]:
    hidden = f" (+ {page.words.say('view-hidden', count=zone.hidden)})" if zone.hidden else ""
    title = f"{zone.title}{letter(zone.owner)}{hidden}"
    return [title, *_cards(page, [scene.cards[name] for name in zone.cards if name in scene.cards])]


def _cards(page: Page, cards: Iterable[Card]) -> list[str]:
    lines = []
    for card, count in Counter(cards).items():
        name = counted(card.name, count)
        text = f"{name}: {' · '.join(card.lines)}" if card.lines else name
        lines += wrap(text, page.width, "  ", "      ")
    return lines


def _log(page: Page, scene: Scene, most: int) -> list[str]:
    last = scene.log[-most:] if most else ()
    lines = [part for line in last for part in wrap(line.text, page.width, "  · ", "    ")]
    return [page.words.say("view-log"), *lines] if lines else []


def _prompt(page: Page, scene: Scene) -> list[str]:
    if scene.prompt is None:
        return []
    mark = "" if page.plain else "▶ "
    text = wrap(scene.prompt.text, page.width, mark, "  ")
    return text + (wrap(scene.prompt.help, page.width, "  ", "  ") if scene.prompt.help else [])


def _choices(page: Page, scene: Scene) -> list[str]:
    lines, digits = [], len(str(len(scene.choices)))
    for group, choices in itertools.groupby(enumerate(numbered(scene), 1), lambda entry: entry[1].group):
        told = [line for number, choice in choices for line in _choice(page, number, choice, digits)]
        many = len(told) > MANY_CHOICES and not page.plain
        lines += [*([group] if group else []), *(in_columns(told, page.width) if many else told)]
    return lines


def _choice(page: Page, number: int, choice: Choice, digits: int) -> list[str]:
    hint = f" ({choice.hint})" if choice.hint else ""
    return wrap(f"{choice.label}{hint}", page.width, f"  {number:>{digits}}  ", " " * (digits + 4))


def _blocked(page: Page, scene: Scene) -> list[str]:
    reasons = dict.fromkeys((blocked.why, blocked.rule) for blocked in scene.blocked)
    lines = [line for why, rule in reasons for line in wrap(f"{why} [{rule}]", page.width, "  – ", "    ")]
    return [f"{page.words.say('view-not_now')}:", *lines] if lines else []
