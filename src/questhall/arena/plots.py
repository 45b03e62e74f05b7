"""Plots as plain boxes of a page: they stretch with it, and need neither scripts nor pictures."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from .report import Spread

STYLE = """
:root { color-scheme: light dark; --ground: #fff; --ink: #222; --faint: #666; --line: #dcdcdc; --main: #7a4f00;
  --good: #1f6f3a; --bad: #a32b20; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #191919; --ink: #e6e6e6; --faint: #a5a5a5; --line: #3a3a3a; --main: #e0a94a;
    --good: #6fc389; --bad: #f08a7d; }
}
* { box-sizing: border-box; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem;
  background: var(--ground); color: var(--ink); overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 2.5rem; } h3 { margin: 1.5rem 0 0; }
.note { color: var(--faint); max-width: 46rem; }
table { border-collapse: collapse; width: 100%; margin: .75rem 0 1.5rem; table-layout: fixed; }
th, td { text-align: left; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line); }
th { font-weight: 600; vertical-align: bottom; }
.number { text-align: right; font-variant-numeric: tabular-nums; width: 6rem; }
.wide { width: 10rem; } .wider { width: 13rem; }
.plot { width: 34%; padding: .3rem 1.25rem; }
.axis, .field { position: relative; height: 1.25rem; }
.axis { font-size: .75rem; font-weight: 400; color: var(--faint); }
.axis span { position: absolute; transform: translateX(-50%); white-space: nowrap; }
.field i { position: absolute; top: 0; bottom: 0; border-left: 1px solid var(--line); }
.field .zero { border-left: 2px solid var(--faint); }
.field b { position: absolute; background: var(--main); }
.reach { top: 30%; bottom: 30%; opacity: .4; border-radius: 3px; min-width: 2px; }
.whisker { top: calc(50% - 1px); height: 2px; opacity: .6; }
.field .dot { top: 50%; width: .7rem; height: .7rem; margin: -.35rem 0 0 -.35rem; border-radius: 50%; }
.field .middle { top: 10%; bottom: 10%; width: 3px; margin-left: -1px; }
.field.good b { background: var(--good); } .field.bad b { background: var(--bad); }
@media (max-width: 45rem) {
  table, tbody, tr, td { display: block; width: auto !important; }
  thead { display: none; }
  tr { padding: .6rem 0; border-bottom: 1px solid var(--line); }
  td { border: 0; padding: .1rem 0; }
  td.name { font-weight: 600; }
  td.number { display: inline-block; margin-right: 1rem; text-align: left; }
  td.number::before { content: attr(data-label) " "; color: var(--faint); }
  td.plot { padding: .1rem .4rem 1.1rem; }
  .field::before, .field::after { position: absolute; top: 100%; font-size: .75rem; color: var(--faint); }
  .field::before { content: attr(data-from); left: -.4rem; } .field::after { content: attr(data-to); right: -.4rem; }
}
"""


class Axis:
    """From where to where a plot reaches, and how its numbers are written."""

    def __init__(self, low: float, high: float, form: str, steps: int = 4) -> None:
        self.low, self.high, self.form = low, high, form
        self.marks = [low + (high - low) * step / steps for step in range(steps + 1)]

    def at(self, value: float) -> str:
        """Where a value stands, in percent of the width."""
        share = (value - self.low) / (self.high - self.low)
        return f"{100 * min(1.0, max(0.0, share)):.1f}%"

    def said(self, value: float) -> str:
        """A value in writing."""
        return written(value, self.form)

    def head(self) -> str:
        """The numbers above a column of plots."""
        spans = "".join(f'<span style="left:{self.at(mark)}">{self.said(mark)}</span>' for mark in self.marks)
        return f'<div class="axis">{spans}</div>'

    def field(self, said: str, marks: str, tone: str = "") -> str:
        """A plot with its lines."""
        lines = "".join(
            f'<i{" class=zero" if self.low < 0 and abs(mark) < 1e-9 else ""} style="left:{self.at(mark)}"></i>'
            for mark in self.marks
        )
        ends = f'data-from="{self.said(self.low)}" data-to="{self.said(self.high)}"'
        return f'<div class="field {tone}" role="img" aria-label="{escape(said)}" {ends}>{lines}{marks}</div>'

    def span(self, kind: str, low: float, high: float) -> str:
        """A bar from a value to another."""
        return f'<b class="{kind}" style="left:{self.at(low)};right:calc(100% - {self.at(high)})"></b>'

    def mark(self, kind: str, value: float) -> str:
        """A mark at a value."""
        return f'<b class="{kind}" style="left:{self.at(value)}"></b>'


def written(value: float, form: str = "{:+.0%}") -> str:
    """A number with a true minus, and without a sign where it is nothing."""
    found = form.format(value).replace("-", "−")
    return found.lstrip("+−") if found.lstrip("+−") == form.format(0.0).lstrip("+") else found


def share_axis() -> Axis:
    """From none to all games."""
    return Axis(0.0, 1.0, "{:.0%}")


def gain_axis(intervals: Sequence[tuple[float, float]]) -> Axis:
    """From as much less to as much more as any interval reaches."""
    most = max((abs(end) for interval in intervals for end in interval), default=1.0)
    reach = next((reach for reach in (0.1, 0.2, 0.4, 0.6, 0.8) if most <= reach), 1.0)
    return Axis(-reach, reach, "{:+.0%}")


def length_axis(spreads: Sequence[Spread]) -> Axis:
    """From nothing to the longest of most games, in round numbers."""
    most = max((spread.high for spread in spreads), default=1)
    step = next(size * 10**power for power in range(9) for size in (1, 2, 5) if size * 10**power * 4 >= most)
    return Axis(0, 4 * step, "{:.0f}")


def interval_plot(axis: Axis, value: float, interval: tuple[float, float]) -> str:
    """A value and where it lies with 95 % certainty; of a difference the tone says whether it is good."""
    low, high = interval
    said = f"{axis.said(value)}, between {axis.said(low)} and {axis.said(high)}"
    tone = "" if axis.low >= 0 else "good" if low > 0 else "bad" if high < 0 else ""
    return axis.field(said, axis.span("reach", low, high) + axis.mark("dot", value), tone)


def spread_plot(axis: Axis, spread: Spread) -> str:
    """A box for the middle half of games, a line for nine tenths of them, a mark for the median."""
    said = f"median {spread.median}, half between {spread.first} and {spread.third}"
    marks = axis.span("whisker", spread.low, spread.high) + axis.span("reach", spread.first, spread.third)
    return axis.field(said, marks + axis.mark("middle", spread.median))
