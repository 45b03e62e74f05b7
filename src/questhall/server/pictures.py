"""Scenes as they travel: drawn once for everybody who sees the same, and kept for a while to tell what changed."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from questhall.core import Seat
from questhall.core.scene import LogLine, Scene

from .course import Course
from .delta import difference, without_log
from .messages import Delta, Language, Whole
from .speech import say
from .story import Note, Story, Told, since, whole

PAST = 8
"""So many scenes are kept to tell the difference from."""
_ENCODER = msgspec.json.Encoder()


def encode(message: Any) -> str:
    """A message as it is sent."""
    return _ENCODER.encode(message).decode()


class Drawn(NamedTuple):
    """A scene and the log beside it."""

    scene: Scene
    lines: list[Told]


class Picture:
    """What one seat, or a spectator, sees in one language."""

    def __init__(self, seat: Seat | None, language: Language, tell: Callable[[Note, Scene], LogLine]) -> None:
        self.seat, self.language = seat, language
        self._tell = tell
        self._story = Story(seat, language)
        self._drawn: OrderedDict[int, Drawn] = OrderedDict()
        self._encoded: dict[int | None, str] = {}

    def draw(self, course: Course) -> Drawn:
        """The scene of now; drawn once."""
        if course.rev not in self._drawn:
            scene = without_log(course.table.scene(self.seat, self.language, log=False), course.rev)
            notes = [Told(self._tell(note, scene), note.place) for note in course.notes]
            if course.table.start is not None:
                notes.insert(0, Told(LogLine(say(self.language, "note-renewed")), 0))
            self._drawn[course.rev] = Drawn(scene, self._story.lines(course.table, notes))
            self._encoded.clear()
            while len(self._drawn) > PAST:
                self._drawn.popitem(last=False)
        return self._drawn[course.rev]

    def message(self, course: Course, seen: int | None) -> str:
        """What brings a viewer up to now who has seen a revision: what changed, or everything."""
        now = self.draw(course)
        base = seen if seen in self._drawn else None
        if base not in self._encoded:
            told = self._whole(now, course.rev) if base is None else self._delta(self._drawn[base], now, base)
            self._encoded[base] = encode(told)
        return self._encoded[base]

    def _whole(self, now: Drawn, rev: int) -> Whole:
        return Whole(rev, self.seat, self.language, now.scene, whole(now.lines))

    def _delta(self, old: Drawn, now: Drawn, base: int) -> Delta:
        put, gone = difference(old.scene, now.scene)
        return Delta(base, now.scene.rev, self.seat, self.language, put, gone, since(old.lines, now.lines))
