"""What is new in a log, and what came of it."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable, Iterator
from operator import attrgetter

from ..core.scene import LogLine, Report
from .rows import plain_row


def news(log: Iterable[LogLine]) -> list[str]:
    """The lines of a log that are news; the same line again and again is told once, with its number.

    What came of something that the reader took part in is told after it.
    """
    told = [line for line in log if not line.quiet]
    texts, found = {line.text for line in told}, []
    for text, same in itertools.groupby(told, attrgetter("text")):
        lines = list(same)
        found.append(text if len(lines) == 1 else f"{text} ×{len(lines)}")
        reports = [line.report for line in lines if line.report is not None and line.report.result]
        found += [sentence for report in reports for sentence in report_lines(report, texts)]
    return found


def report_lines(report: Report, told: Collection[str] = ()) -> Iterator[str]:
    """What came of something: a sentence for its result and its reasons, one for each of its lists.

    What is told anyhow is left out.
    """
    yield " · ".join((report.title, *report.text))
    for part in report.parts:
        rows = [plain_row(row) for row in part.rows if row.name not in told]
        if rows:
            yield f"{', '.join(filter(None, (part.title, part.chip)))}: {'; '.join(rows)}"
