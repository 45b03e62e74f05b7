"""The report of a grid as one page of HTML that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from .contributions import Contribution
from .report import Tally, wilson
from .summary import CellSummary, Change, Fault, Rivalry, Share, Summary

MOST_DEEDS = 25
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0 2rem; }
th, td { text-align: left; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #ddd; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
svg { display: block; width: 100%; min-width: 10rem; height: 1.2rem; }
.reach { stroke: #7a4f00; stroke-width: 6; opacity: .35; }
.share { fill: #7a4f00; }
.line { stroke: #ddd; }
"""


def page(summary: Summary, changes: Iterable[Change] = ()) -> str:
    """The whole page."""
    title = f"Questhall: {escape(summary.game)}"
    parts = [
        f"<h1>{title}</h1>",
        f"<p>{sum(cell.games for cell in summary.cells)} games, content {escape(summary.content)}. The bars are "
        "95 % intervals (Wilson), from none to all games won.</p>",
        _section("Crashes", ("error", "games", "a game that leads there"), map(_fault, summary.faults)),
        _section("Win rates", ("cell", "games", "won", "", "drawn", "choices"), _cells(summary.cells)),
        _section("Bots against bots", ("bot", "games", "won", "", "drawn", "fair"), map(_rivalry, summary.rivalries)),
        _section("Changes", ("cell", "before", "after", "difference"), map(_change, changes)),
        _section("Roles", ("role", "games", "won", ""), (_tally(*each) for each in summary.roles.items())),
        _section("Endings", ("ending", "games"), (_count(*each) for each in summary.endings.items())),
        _section("What contributed", DEEDS, map(_deed, summary.contributions[:MOST_DEEDS])),
        _section(
            "How games were lost", ("what happened last", "games"), (_count(e.name, e.games) for e in summary.causes)
        ),
    ]
    head = f'<meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
    return f'<!doctype html>\n<html lang="en"><head>{head}</head><body>\n{"".join(parts)}</body></html>\n'


DEEDS = ("what happened", "games with it", "difference", "", "")


def _section(title: str, columns: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A heading and a table; nothing if there are no rows."""
    lines = "".join(f"<tr>{''.join(row)}</tr>\n" for row in rows)
    if not lines:
        return ""
    head = "".join(f"<th>{column}</th>" for column in columns)
    return f"<h2>{title}</h2>\n<table><thead><tr>{head}</tr></thead><tbody>\n{lines}</tbody></table>\n"


def _text(text: str) -> str:
    return f"<td>{escape(text)}</td>"


def _number(text: str) -> str:
    return f'<td class="number">{text}</td>'


def _bar(share: float, interval: tuple[float, float]) -> str:
    low, high = interval
    marks = "".join(f'<line class="line" x1="{x}" x2="{x}" y1="0" y2="16"/>' for x in (0, 250, 500, 750, 1000))
    reach = f'<line class="reach" x1="{low * 1000:.0f}" x2="{high * 1000:.0f}" y1="8" y2="8"/>'
    dot = f'<circle class="share" cx="{share * 1000:.0f}" cy="8" r="5"/>'
    said = f"{share:.0%}, between {low:.0%} and {high:.0%}"
    frame = f'viewBox="-8 0 1016 16" preserveAspectRatio="none" role="img" aria-label="{said}"'
    return f"<td><svg {frame}>{marks}{reach}{dot}</svg></td>"


def _cells(cells: Iterable[CellSummary]) -> Iterable[Iterable[str]]:
    for cell in cells:
        for share in cell.shares:
            yield *_share(share), _number(str(cell.drawn)), _number(f"{cell.decisions:g}")


def _rivalry(rivalry: Rivalry) -> Iterable[str]:
    return *_share(rivalry.won), _number(str(rivalry.drawn)), _number(f"{rivalry.fair:.0%}")


def _share(share: Share) -> Iterable[str]:
    low, high = share.interval
    said = f"{share.rate:.0%} ({low:.0%}-{high:.0%})"
    return _text(share.name), _number(str(share.games)), _number(said), _bar(share.rate, share.interval)


def _fault(fault: Fault) -> Iterable[str]:
    return _text(fault.error), _number(str(fault.games)), _text(fault.name)


def _change(change: Change) -> Iterable[str]:
    low, high = change.interval
    gain = f"{change.after - change.before:+.0%} ({low:+.0%} to {high:+.0%}){' *' if change.certain else ''}"
    return _text(change.name), _number(f"{change.before:.0%}"), _number(f"{change.after:.0%}"), _number(gain)


def _tally(name: str, tally: Tally) -> Iterable[str]:
    share = tally.wins / tally.games
    bar = _bar(share, wilson(tally.wins, tally.games))
    return _text(name or "–"), _number(str(tally.games)), _number(f"{share:.0%}"), bar


def _count(name: str, count: int) -> Iterable[str]:
    return _text(name), _number(str(count))


def _deed(deed: Contribution) -> Iterable[str]:
    low, high = deed.interval
    return (
        _text(", ".join(deed.names)),
        _number(str(deed.games)),
        _number(f"{deed.gain:+.0%}"),
        _number(f"{low:+.0%}"),
        _number(f"{high:+.0%}"),
    )
