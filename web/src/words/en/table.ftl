# The table around the board.
table-about = About this game
table-again = Play again
table-all-cards = All
table-asked = to decide
table-asked-now = What is asked
table-begin = Begin
table-go-on = Go on
table-hint-more = More
table-hint-less = Less
table-no-hints = No more hints
table-board = Board
table-can-choose = Can be chosen.
table-words = What words mean
table-card-lost = Lost when used
table-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-cards-tab = Cards
table-choices = All choices
table-close = Close
table-colour-choose = can be chosen
table-colour-preview = what will happen, or just did
table-colour-select = picked
table-colour-target = will be harmed
table-colours = Colours
table-considered = What the bot considered:
table-course = Course of the game
table-empty = There are no cards here.
table-face-down = { $count } face down
table-finger-hold = Hold a finger on a card, a figure, a place or a line: it tells what that is and what its words mean.
table-finger-tap = A first touch shows what would happen, a second one does it.
table-finger-two = Two fingers zoom the board, one moves it.
table-fingers = With fingers
table-or = or
table-forget = Clear selection
table-help = Help
table-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
table-key-arrows = go from place to place on the board
table-key-choices = all choices as a list
table-key-enter = the brass button
table-key-escape = forget what was picked; close
table-key-help = this help
table-key-log = the log
table-key-number = take the choice with that number; it stands on buttons and cards, and in the list of all choices
table-key-text = the table as text
table-right-button = right button
table-key-right = what something is, on the board or on a card, or all that can be done there; with keys: Shift+F10; with a finger: hold to be told what it is, or tap for all that can be done
table-key-undo = undo
table-key-zoom = on the board: zoom in, zoom out, all of it
table-keys = Keys
table-lobby = Back to the lobby
table-log = Log
table-log-open = Open the log
table-more = More
table-no = No
table-not-now = Not now.
table-not-possible = Not possible now
table-other-cards =
    { $count ->
        [one] { $count } other card
       *[other] { $count } other cards
    }
table-over = The game is over
table-parts = Parts of the table
table-players = Players
table-presence-away = away
table-presence-bot = bot
table-presence-gone = gone
table-presence-open = free seat
table-replay = Watch the replay
table-shelves = Which cards are shown
table-sure = Are you sure?
table-tap-again = Tap again to do it.
table-turns = Order of turns
table-yes = Yes
table-you = you
table-won = Victory
table-lost = Defeat
table-drawn = A draw
table-ended = The end
table-waits-for = Waiting for { $names }.
table-watching = You are watching.
table-further = More cards to the right
table-further-back = More cards to the left
table-report = Result
table-report-later = It can be read again in the log.
table-fold = Show less
table-unfold = Show more
