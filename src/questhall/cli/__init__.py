"""The terminal: play, simulate, replay, rules, content, bench, about."""

from .app import main

__all__ = ["main"]
