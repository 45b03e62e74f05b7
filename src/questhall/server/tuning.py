"""Numbers that a server runs by: waits, limits, and who may talk to it."""

from __future__ import annotations

import msgspec


class Tuning(msgspec.Struct, frozen=True):
    """What can be set about a running server; the defaults suit a group of friends."""

    bot_pause: float = 0.9
    """Seconds before a bot's choice, so that people can follow."""
    bot_seconds: float = 2.0
    """Seconds that a bot may think in one turn, all its choices together."""
    bot_processes: int = 1
    """Processes in which bots think; none to let them think in the server itself."""
    bot_patience: float = 20.0
    """Seconds after which a bot that is still thinking, or waiting for bots of other tables, is replaced by chance."""
    idle: float = 60.0
    """Seconds after which a room that nobody looks at is put away."""
    watch_every: float = 2.0
    """Seconds between two looks at the clock: rooms to put away, seats to stand in for."""
    message_size: int = 16 * 1024
    body_size: int = 64 * 1024
    import_size: int = 2 * 1024 * 1024
    messages_a_second: float = 15.0
    messages_at_once: int = 60
    requests_a_second: float = 20.0
    requests_at_once: int = 200
    beginnings_a_second: float = 0.5
    """New people, rooms and imports from one address."""
    beginnings_at_once: int = 60
    viewers_from_one_address: int = 200
    viewers_of_one_room: int = 200
    queue: int = 128
    """Messages that may wait for a slow viewer before he is dropped."""
    origins: tuple[str, ...] = ()
    """Web addresses under which the client may be served, besides this server's own."""
    hosts: tuple[str, ...] = ()
    """Names by which this server may be called; none for any."""
