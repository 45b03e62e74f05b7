"""The table in the browser: rooms, seats, the log of moves, websockets and the lobby."""
