"""Sample scenes: a dungeon of 4 by 3 rooms in three languages, two rooms, and a field of hexes."""

from __future__ import annotations

from typing import get_args

from questhall.core.scene import (
    Blocked,
    Board,
    Card,
    Cell,
    Choice,
    Edge,
    Grid,
    LogLine,
    Mark,
    Panel,
    Piece,
    Prompt,
    Row,
    Scene,
    Track,
    Zone,
)

NAMES = {
    "en": "Vault Library Armoury Kitchen Hall Prison Gate Nest Portal Garden Mine Tower",
    "uk": "Скарбниця Бібліотека Зброярня Кухня Зала В’язниця Брама Гніздо Портал Сад Шахта Вежа",
    "ru": "Сокровищница Библиотека Оружейная Кухня Зал Тюрьма Ворота Гнездо Портал Сад Шахта Башня",
}
ROOMS = tuple(NAMES["en"].lower().split())
TEXTS = {
    "en": "ratfolk|knight|wizard|exhausted|treasure|trap|The first night|Alarm|Move|Attack|Choose what to do.",
    "uk": "щуролюд|лицар|чарівниця|виснажений|скарб|пастка|Перша ніч|Тривога|Рух|Атака|Оберіть, що робити.",
    "ru": "крысолюд|рыцарь|волшебница|истощён|сокровище|ловушка|Первая ночь|Тревога|Ход|Атака|Выберите, что делать.",
}


def dungeon(language: str) -> Scene:
    """Twelve rooms with pieces, cards, a panel, a log, choices and reasons."""
    names = dict(zip(ROOMS, NAMES[language].split(), strict=True))
    rat, knight, wizard, tired, gold, trap, title, alarm, move, attack, ask = TEXTS[language].split("|")
    cells = {room: Cell((number % 4, number // 4), names[room]) for number, room in enumerate(ROOMS)}
    cells["vault"] = Cell((0, 0), names["vault"], marks=(Mark(gold, count=3), Mark(trap)), detail=f"{attack} +1")
    figures = [
        *[Piece("cell:main/hall", rat, side="player", owner=0)] * 3,
        Piece("cell:main/hall", rat, side="player", owner=0, states=(tired,)),
        Piece("cell:main/gate", knight, side="enemy", health=(2, 3)),
        *[Piece("cell:main/tower", wizard, side="enemy", health=(1, 1))] * 2,
        Piece("cell:main/mine", rat, side="player", owner=1, states=(tired, trap)),
    ]
    return Scene(
        "keep",
        title,
        {"main": Board("graph", cells, passages())},
        {f"m{number}": piece for number, piece in enumerate(figures)},
        {f"k{number}": Card(names[room], (f"{move} 2", f"{attack} 1")) for number, room in enumerate(ROOMS[:3])},
        {"hand": Zone(title, ("k0", "k1", "k2"), owner=0), "deck": Zone(alarm, hidden=7), "rest": Zone(gold)},
        {"alarm": Track(alarm, 12, 28), "wave": Track(title, 1, 2, caption=attack)},
        {"a": panel(rat, gold, trap, 0), "b": panel(knight, alarm, gold, 1)},
        Prompt(ask, f"{move}, {attack}.", 0),
        (
            Choice("go vault", f"{move}: {names['vault']}", group=move),
            Choice("hit gate", f"{attack}: {knight}", group=attack, hint=names["gate"]),
            Choice("go hall", f"{move}: {names['hall']}", group=move),
        ),
        (Blocked("cell:main/tower", f"{names['tower']}: {wizard}.", "KH-12"),),
        (LogLine(f"{rat}: {names['hall']}."), LogLine(f"{knight}: {names['gate']}.")),
    )


def passages() -> tuple[Edge, ...]:
    """The ways of the dungeon: some to neighbours, a door, a wall, one that leads far."""
    across = ["vault-library", "armoury-kitchen", "hall-prison", "prison-gate", "garden-mine", "mine-tower"]
    down = ["vault-hall", "armoury-gate", "hall-portal"]
    ways = [Edge((first, second)) for first, _, second in (pair.partition("-") for pair in across + down)]
    wall, door = Edge(("gate", "nest"), "wall"), Edge(("kitchen", "nest"), "door")
    return (*ways, wall, door, Edge(("vault", "tower")))


def panel(title: str, first: str, second: str, owner: int) -> Panel:
    """Two rows with their numbers."""
    return Panel(title, (Row(first, "12", detail=second), Row(second, "3")), owner)


def two_rooms(grid: Grid = "graph") -> Scene:
    """As little as shows everything of a board."""
    cells = {"vault": Cell((0, 0), "Vault", marks=(Mark("gold", count=2),)), "hall": Cell((1, 0), "Hall")}
    pieces = {"a": Piece("cell:main/hall", "imp", owner=1, side="player", health=(1, 2))}
    return Scene("toy", "Two rooms", {"main": Board(grid, cells, (Edge(("vault", "hall"), "door"),))}, pieces)


def field(grid: Grid, columns: int = 4, rows: int = 3) -> Scene:
    """A field of small cells with a figure and an obstacle."""
    assert grid in get_args(Grid)
    skew = {"hex-pointy": lambda x, y: (x - y // 2, y), "hex-flat": lambda x, y: (x, y - x // 2)}
    place = skew.get(grid, lambda x, y: (x, y))
    cells = {f"{x}{y}": Cell(place(x, y), f"{chr(65 + x)}{y + 1}") for y in range(rows) for x in range(columns)}
    cells["10"] = Cell(cells["10"].place, "B1", detail="rubble")
    pieces = {"s": Piece("cell:map/21", "scout", side="enemy", health=(2, 4), states=("poison",))}
    return Scene("toy", "Field", {"map": Board(grid, cells)}, pieces)
