# What the server says.

# -- why something is not done
refused-malformed = This message cannot be read.
refused-too_large = This is too much at once.
refused-too_fast = That was too fast. Wait a moment and try again.
refused-late = The table has moved on meanwhile. Look again and choose anew.
refused-illegal = This cannot be chosen now.
refused-not_asked = It is not your turn to choose.
refused-over = The game is over.
refused-not_yours = This is not your seat.
refused-not_host = Only the host can do that.
refused-no_watch = You do not sit at this table. To watch, use the link for spectators.
refused-no_room = There is no such table; perhaps it was thrown away.
refused-no_seat = This table has no such seat.
refused-no_game = There is no such game.
refused-no_scenario = There is no such scenario.
refused-no_rule = There is no such rule.
refused-plan_cases = The map is one case, not { $found }.
refused-plan_hexes = The map has { $found } hexes and walls; a server plans with at most { $most }.
refused-plan_characters = The map has { $found } characters; a server plans with at most { $most }.
refused-plan_area = The area has { $found } hexes; a server plans with at most { $most }.
refused-no_link = This link leads nowhere. Ask your host for a new one.
refused-no_key = You are not known here yet. Say your name first.
refused-no_name = Please type a name.
refused-no_vote = There is nothing to vote on any more.
refused-hello_first = Go to a table first.
refused-full = Too many people look at this table.
refused-taken = Somebody else sits here already.
refused-only_watch = This link is for watching only.
refused-nobody_there = Nobody sits here for whom a bot could play.
refused-nothing_to_play_out = There is nothing here that a bot could play out for you.
refused-still_waiting = A bot can play for this seat only when its player has been gone long enough.
refused-seat_changed = Somebody has changed this seat meanwhile. Look again.
refused-store = The move could not be kept. Nothing has changed; try again.
refused-fault = Something went wrong here. Nothing has changed.
refused-other_version = This game was begun with another version of Questhall and cannot go on with this one.
refused-empty_line = There is nothing to say in an empty line.
refused-bad_id = A message needs an id of 1 to { $most } letters.
refused-wait = The wait is from 0 to { $most } minutes.
refused-undo_nothing = There is no choice of yours to take back.
refused-undo_chance = Chance has decided something since, so it cannot be taken back.
refused-undo_revealed = Something hidden was revealed since, so it cannot be taken back.
refused-undo_player = Somebody else has chosen since, so all have to agree.
refused-while_playing = This can be had when the game is over: until then it would show what others hide.
refused-file_damaged = This file cannot be opened: it is damaged, or was changed after it was saved.
refused-file_no_game = This file cannot be opened: it is no Questhall game, or only a part of one.
refused-file_newer = This file cannot be opened: a newer Questhall has saved it.
refused-file_unknown_game = This file cannot be opened: its game is not here.
refused-file_other_version = This file cannot be opened: it was saved with other cards and scenarios than those here.
refused-file_choice = This file cannot be opened: one of its choices is not possible.
refused-no_moment = The game has no such moment.
refused-not_seen = You can look through other seats when the game is over.

# -- taking back
undo-nothing = There is no choice of yours to take back.
undo-chance = Chance has decided something since.
undo-revealed = Something hidden was revealed since.
undo-player = Somebody else has chosen since: all have to agree.
note-renewed = What came before was played with another version of Questhall; the game goes on from where it stood.
note-undo = { $name } took back { $count ->
    [one] a choice
   *[other] { $count } choices
}.
note-crossed = { $name } took back { $count ->
    [one] a choice
   *[other] { $count } choices
} after chance had decided or something was revealed.

# -- names
seat-name = Seat { $number }
watcher = Spectator
bot-novice = Novice
bot-novice-about = takes what looks best at first sight
bot-fair = Fair player
bot-fair-about = tries a few ways before it chooses
bot-strong = Strong player
bot-strong-about = thinks things through, as long as it may
bot-greedy = Greedy bot
bot-random = Careless bot
bot-search = Searching bot
moment-quiet = A choice was made.

# -- about
about-1 = Questhall plays board games by their full rules. It is an unofficial implementation, made by players: not made, endorsed or supported by the publishers. The names of the games belong to their owners.
about-2 = No text and no picture of a publisher is included. Rules are told in our own words, boards are drawn from shapes, and what is not public was designed anew.
about-3 = Questhall is free software under the MIT licence.
credit-1 = Icons as packages: Iconify (MIT)
credit-2 = Browser: Svelte and Vite (MIT)
credit-3 = Server: Starlette, uvicorn and websockets (BSD-3-Clause), SQLAlchemy and alembic (MIT)
credit-4 = Databases and figures: psycopg (LGPL-3.0), redis-py (MIT), prometheus-client (Apache-2.0)
credit-5 = Rules and words: msgspec (BSD-3-Clause), PyYAML (MIT), fluent.runtime (Apache-2.0)
credit-6 = Terminal: rich (MIT)
