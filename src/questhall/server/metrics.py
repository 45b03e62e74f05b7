"""Figures for monitors, as Prometheus reads them."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.rooms = Gauge("questhall_rooms", "Rooms that are open", registry=self.registry)
        self.viewers = Gauge("questhall_viewers", "Websockets that look at a room", registry=self.registry)
        self.moves = Counter("questhall_moves", "Entries added to logs", ["by"], registry=self.registry)
        self.choose = Histogram(
            "questhall_choose_seconds", "From a message to its answer", buckets=QUICK, registry=self.registry
        )
        self.bots = Histogram("questhall_bot_seconds", "A bot's thinking", buckets=QUICK, registry=self.registry)
        self.failures = Counter("questhall_failures", "Messages not carried out", ["code"], registry=self.registry)

    def text(self) -> bytes:
        """All figures."""
        return generate_latest(self.registry)
