"""The report of a grid as one page of HTML that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from itertools import chain
from typing import NamedTuple

from .contributions import Cause, Contribution
from .plots import STYLE, Axis, gain_axis, interval_plot, length_axis, share_axis, spread_plot, written
from .report import Spread, Tally, wilson
from .summary import CellSummary, Change, Fault, Rivalry, Share, Summary

MOST = 15
"""So many of the best and of the worst are listed in each group."""
HEAD = """<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">"""
INTRO = (
    "Bars are 95 % intervals: where the true share of games lies, as far as so many games can tell. "
    "Crashed games count for nothing."
)
CONTRIBUTED = (
    "By how much more games were won in which this happened than others of the same kind with the same roles "
    "(Mantel and Haenszel). What stands here is more than chance, but for about one row in twenty; it need not be the "
    "cause: whoever wins has also met the last monster. What happened in exactly the same games shares a row."
)
LOST = (
    "Which monsters struck last before somebody fell, and where that was, in how many of the lost games; where nobody "
    "fell, before the end."
)
LENGTH = "A box is the middle half of games, a line nine tenths of them, the mark the median."


class Column(NamedTuple):
    """A column of a table: what stands above it, and how wide it is."""

    name: str
    kind: str = "number"
    axis: Axis | None = None


Row = Sequence[str]


def page(summary: Summary, changes: Iterable[Change] = ()) -> str:
    """The whole page."""
    title = f"Questhall: {escape(summary.game)}"
    games = sum(cell.games for cell in summary.cells)
    body = [
        f"<h1>{title}</h1>",
        f'<p class="note">{games} games, content {escape(summary.content)}. {INTRO}</p>',
        _crashes(summary.faults),
        _wins(summary),
        _rivalries(summary.rivalries),
        _changes(list(changes)),
        _lengths(summary.cells, summary.pace),
        _roles(summary.roles),
        _endings(summary.endings),
        _contributions(summary.contributions),
        _causes(summary.causes),
    ]
    head = f"{HEAD}<title>{title}</title><style>{STYLE}</style>"
    return f'<!doctype html>\n<html lang="en"><head>{head}</head><body>\n{"".join(body)}</body></html>\n'


NAME, GAMES, WON = Column("", "name"), Column("games"), Column("won", "number wide")


def _section(title: str, columns: Sequence[Column], rows: Iterable[Row], note: str = "", level: int = 2) -> str:
    """A heading and a table; nothing if there are no rows."""
    lines = "".join(f"<tr>{''.join(map(_cell, columns, row))}</tr>\n" for row in rows)
    if not lines:
        return ""
    head = "".join(f'<th class="{c.kind}">{c.axis.head() if c.axis else c.name}</th>' for c in columns)
    told = f'<p class="note">{note}</p>' if note else ""
    table = f"<table><thead><tr>{head}</tr></thead><tbody>\n{lines}</tbody></table>\n"
    return f"<h{level}>{title}</h{level}>\n{told}{table}"


def _cell(column: Column, html: str) -> str:
    return f'<td class="{column.kind}" data-label="{column.name}">{html}</td>'


def _texts(*values: object) -> Row:
    return [escape(str(value)) for value in values]


def _plotted(axis: Axis) -> Column:
    return Column("", "plot", axis)


def _crashes(faults: Sequence[Fault]) -> str:
    columns = [Column("error", "name"), GAMES, Column("a game that leads there", "number wider")]
    return _section("Crashes", columns, [_texts(fault.error, fault.games, fault.name) for fault in faults])


def _share(share: Share, axis: Axis) -> Row:
    low, high = share.interval
    said = f"{share.rate:.0%} ({low:.0%}–{high:.0%})"
    return [*_texts(share.name, share.games, said), interval_plot(axis, share.rate, share.interval)]


def _wins(summary: Summary) -> str:
    """Every cell, or every seat of it, with what was drawn where something was."""
    axis, drawn = share_axis(), any(cell.drawn for cell in summary.cells)
    columns = [NAME, GAMES, WON, _plotted(axis), *[Column("drawn")] * drawn]
    rows = [[*_share(share, axis), *[str(cell.drawn)] * drawn] for cell in summary.cells for share in cell.shares]
    return _section("Win rates", columns, rows)


def _rivalries(rivalries: Sequence[Rivalry]) -> str:
    axis = share_axis()
    columns = [NAME, GAMES, WON, _plotted(axis), Column("drawn"), Column("fair")]
    rows = [[*_share(each.won, axis), *_texts(each.drawn, f"{each.fair:.0%}")] for each in rivalries]
    note = "Of all games, drawn ones too. Fair is the share of the seats that the bot held."
    return _section("Bots against bots", columns, rows, note)


def _changes(changes: Sequence[Change]) -> str:
    axis = gain_axis([change.interval for change in changes])
    columns = [NAME, Column("before"), Column("after"), Column("difference", "number wider"), _plotted(axis)]
    rows = [[*_change(each), interval_plot(axis, each.after - each.before, each.interval)] for each in changes]
    return _section("Changes", columns, rows, "A star marks differences that are more than chance.")


def _gain(gain: float, interval: tuple[float, float]) -> str:
    low, high = interval
    return f"{written(gain)} ({written(low)} to {written(high)})"


def _change(change: Change) -> Row:
    gain = _gain(change.after - change.before, change.interval) + " *" * change.certain
    return _texts(change.name, f"{change.before:.0%}", f"{change.after:.0%}", gain)


def _lengths(cells: Sequence[CellSummary], pace: str) -> str:
    """How long games were: in choices, and in what the game counts."""
    parts = [_length("In choices", cells, lambda cell: cell.choices)]
    if any(cell.rounds.high for cell in cells):
        parts.append(_length(f"In {pace}", cells, lambda cell: cell.rounds))
    found = "".join(parts)
    return f'<h2>Length</h2>\n<p class="note">{LENGTH}</p>{found}' if found else ""


def _length(title: str, cells: Sequence[CellSummary], spread_of: Callable[[CellSummary], Spread]) -> str:
    played = [cell for cell in cells if cell.games]
    axis = length_axis([spread_of(cell) for cell in played])
    columns = [NAME, Column("median"), Column("middle half", "number wide"), _plotted(axis)]
    rows = []
    for cell in played:
        spread = spread_of(cell)
        said = _texts(cell.name, spread.median, f"{spread.first}–{spread.third}")
        rows.append([*said, spread_plot(axis, spread)])
    return _section(title, columns, rows, level=3)


def _roles(roles: dict[str, Tally]) -> str:
    axis = share_axis()
    shares = [Share(name or "–", tally.games, tally.wins) for name, tally in roles.items()]
    return _section("Roles", [NAME, GAMES, WON, _plotted(axis)], [_share(share, axis) for share in shares])


def _endings(endings: dict[str, int]) -> str:
    axis, games = share_axis(), sum(endings.values())
    shares = [Share(ending, games, count) for ending, count in endings.items()]
    columns = [NAME, GAMES, Column("of all", "number wide"), _plotted(axis)]
    rows = [[_share(share, axis)[0], str(share.wins), *_share(share, axis)[2:]] for share in shares]
    return _section("Endings", columns, rows)


def _contributions(found: Sequence[Contribution]) -> str:
    axis = gain_axis([each.interval for each in found])
    columns = [NAME, Column("games with it"), Column("difference", "number wider"), _plotted(axis)]
    parts = []
    for group in dict.fromkeys(each.group for each in sorted(found, key=lambda each: each.group)):
        mine = [each for each in found if each.group == group]
        best, worst = [each for each in mine if each.gain > 0], [each for each in mine if each.gain < 0]
        rows = [_contribution(each, axis) for each in chain(best[:MOST], worst[-MOST:])]
        parts.append(_section(group.capitalize() or "Events", columns, rows, level=3))
    return f'<h2>What contributed</h2>\n<p class="note">{CONTRIBUTED}</p>{"".join(parts)}' if parts else ""


def _contribution(each: Contribution, axis: Axis) -> Row:
    names = ", ".join(each.names[:4]) + (f" and {len(each.names) - 4} more" if len(each.names) > 4 else "")
    said = _texts(names, each.games, _gain(each.gain, each.interval))
    return [*said, interval_plot(axis, each.gain, each.interval)]


def _causes(causes: Sequence[Cause]) -> str:
    axis, parts = share_axis(), []
    columns = [NAME, GAMES, Column("of lost games", "number wide"), _plotted(axis)]
    for group in dict.fromkeys(each.group for each in causes):
        mine = [each for each in causes if each.group == group][:MOST]
        parts.append(_section(group.capitalize() or "Events", columns, [_cause(each, axis) for each in mine], level=3))
    return f'<h2>How games were lost</h2>\n<p class="note">{LOST}</p>{"".join(parts)}' if parts else ""


def _cause(cause: Cause, axis: Axis) -> Row:
    interval, share = wilson(cause.games, cause.lost), cause.games / cause.lost
    said = f"{share:.0%} of {cause.lost}"
    return [*_texts(cause.name, cause.games, said), interval_plot(axis, share, interval)]
