"""Tracks as lines of text."""

from __future__ import annotations

from collections.abc import Iterable

from ..core.scene import Track
from .canvas import pad, side_by_side, widest, wrap
from .page import Page

BAR = 20
"""The longest bar of a track."""


def tracks_of(page: Page, tracks: Iterable[Track]) -> list[str]:
    """Every track with its value, a bar and its caption."""
    tracks = list(tracks)
    if page.plain:
        return [_ending_in(f"{track.title}: {track.value}/{track.most}", track.caption) for track in tracks]
    if page.is_tight:
        return _tight_tracks(page, tracks)
    title, value = widest(track.title for track in tracks), widest(f"{track.value}/{track.most}" for track in tracks)
    lines = [
        _ending_in(f"{pad(track.title, title)} {f'{track.value}/{track.most}':>{value}} {_bar(track)}", track.caption)
        for track in tracks
    ]
    return [part for line in lines for part in wrap(line, page.width, "", "  ")]


def _tight_tracks(page: Page, tracks: Iterable[Track]) -> list[str]:
    """Side by side; where room is short, without captions if those would take another line."""
    values = [(f"{track.title} {track.value}/{track.most}", track.caption) for track in tracks]
    told = side_by_side([[_ending_in(*value)] for value in values], page.width)
    if page.is_short and len(told) > 1:
        return side_by_side([[text] for text, _ in values], page.width)
    return told


def _bar(track: Track) -> str:
    length = min(track.most, BAR)
    full = max(0, min(length, -(-track.value * length // track.most))) if track.most else 0
    return "█" * full + "░" * (length - full)


def _ending_in(text: str, caption: str) -> str:
    return f"{text}  {caption}" if caption else text
