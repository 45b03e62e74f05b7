live-opening = Opening the table…
live-refused = This table cannot be shown
live-to-lobby = To the lobby
live-lost = Connection lost, trying again.
live-try-now = Try now
live-your-turn = Your turn
live-now-seat = Now it is { $name }’s turn.
live-only-choice = Only one choice, taken by itself: { $choice }
live-playing = What happens
live-next = Next
live-skip = Skip
live-key-space = Space

live-curtain = Give the screen to { $name }
live-curtain-help = Nobody else should look now: hands are secret.
live-curtain-here = I am { $name }
live-look-as = Look through the seat of

live-undo = Take back the last choice
live-undo-ask = Ask the others to take back the last choice
live-undo-turn = { $count ->
    [one] Take back { $count } choice of my turn
   *[other] Take back { $count } choices of my turn
}
live-undo-played-out = Play it yourself after all
live-ballot = Vote on taking back
live-ballot-by = { $count ->
    [one] { $name } asks to take back a choice.
   *[other] { $name } asks to take back { $count } choices.
}
live-ballot-by-me = { $count ->
    [one] You have asked to take back a choice.
   *[other] You have asked to take back { $count } choices.
}
live-ballot-waiting = Still to vote: { $names }
live-ballot-withdraw = Withdraw
live-agree = Agree
live-refuse = Refuse

live-people = People and links
live-device = Go on on another device
live-invite = Invite
live-invite-seat = Link for the seat { $seat }
live-watch-link = Link for spectators
live-watchers = { $count ->
    [0] nobody watches
    [one] { $count } watches
   *[other] { $count } watch
}
live-seat-open = free seat
live-seat-bot = bot
live-seat-thinking = thinking
live-seat-stand-in = a bot stands in
live-seat-here = here
live-seat-away = away
live-seat-gone = gone
live-seat-mine = your seat
live-take-back = Take back my seat
live-stand-in = Let a bot play
live-play-out = Let a bot play this out: { $what }
live-lent = A bot plays for you.
live-lent-seats = A bot plays for you: { $names }.
live-yours-again = That is over: from here on you play yourself again.
live-play-myself = Play on myself
live-free-seat = Free this seat

live-chat = Chat
live-chat-close = Close the chat
live-chat-lines = What was written
live-chat-empty = Nobody has written anything yet.
live-chat-write = Write to all
live-chat-send = Send
live-chat-unread = { $count ->
    [one] Chat, { $count } new line
   *[other] Chat, { $count } new lines
}

live-room-menu = Menu of the table
live-export = Save as a file
live-replay = Watch the replay
live-show-text = Show as text
live-show-board = Show the board
live-room-settings = Settings of the table
live-set-stand-in = A bot plays for somebody who is gone
live-set-never = never by itself
live-set-minutes = { $minutes ->
    [one] after { $minutes } minute
   *[other] after { $minutes } minutes
}
live-set-curtain = Curtain between seats at one screen
live-set-curtain-auto = where hands are secret and seats have different names
live-set-curtain-yes = always
live-set-curtain-no = never
live-set-free-undo = Alone and at one screen, undo may also take back dice and what was revealed
live-set-listed = Show free seats to everybody in the lobby
live-cancel = Cancel
live-save = Save

text-choices = Choices
text-choices-none = There is nothing for you to choose now.
text-welcome = What this game is about
text-why-not = What is not possible now
text-board = Board
text-empty = empty
text-lies = Lies here: { $list }
text-beside = Leads to: { $list }
text-hidden = { $count ->
    [one] { $count } face down
   *[other] { $count } face down
}
text-table = Tracks
text-track = { $value } of { $most }
text-turns = Order of turns
text-turn-now = now
text-turn-done = done
text-players = Players
text-player-asked = chooses now
text-log = What happened
text-earlier = Show earlier lines
text-health = health { $now } of { $most }
text-owner = of { $name }
text-fog = not explored

replay-title = Replay
replay-opening = Opening the replay…
replay-step = Step { $step }
replay-of = of { $all }
replay-start = The beginning
replay-first = To the previous turn
replay-back = One step back
replay-forward = One step forward
replay-last = To the next turn
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-timeline = Step of the game
replay-view = View as
replay-everyone = Spectator
replay-share = Copy a link to this step
replay-shared = The link is copied.
replay-export = Save as a file
replay-fork = Play from here
replay-back-to-table = To the table
