# The words of the table itself, shared by all games.

seat = Seat { $number }

yes = yes
no = no
outcome-won = Victory!
outcome-lost = Defeat.
outcome-drawn = A draw.
fence-chance = chance has decided something since
fence-revealed = something hidden was revealed since

# -- the text view of a scene

view-log = What happened
view-not_now = Not now
view-hidden = { $count } face down
view-empty = empty
view-exits = exits
view-door = door
view-earlier = … { $count } earlier { $count ->
    [one] line
   *[other] lines
}: l shows the log
view-more = i: everything on the table.
view-blocked = ?: why { $count } { $count ->
    [one] thing is
   *[other] things are
} not possible now.

# -- the terminal table

terminal-title = Questhall
terminal-choose = Choose 1 to { $most }
terminal-game = Which game?
terminal-scenario = Which scenario?
terminal-seats = How many seats ({ $few } to { $most })?
terminal-role = What does seat { $number } play?
terminal-player = Who plays seat { $number }?
terminal-person = a person
terminal-bot = the bot “{ $bot }”
terminal-option = { $name }?
terminal-turn = { $seat }’s turn
terminal-thinks = { $seat } chooses: { $choice }
terminal-keys = number: choose · u: undo · l: log · s: save · ?: help · q: leave
terminal-wrong_key = “{ $key }” is none of the keys. { terminal-keys }
terminal-wrong_number = There is no choice { $number }; they go from 1 to { $most }.
terminal-undone = Taken back: { $choice }
terminal-undo_fence = “{ $choice }” would be taken back, but { $why }. Take it back anyway?
terminal-undo_nothing = There is nothing to take back.
terminal-save_as = File name to save as
terminal-saved = Saved in { $path }.
terminal-leave = Leave the game?
terminal-left = The game is left.
terminal-again = Play again?
terminal-press_enter = Enter: go on
terminal-help = Type the number of a choice and press Enter. Every legal choice is listed; below them stands what is not open now, and the rule that says so. u takes back, l shows the whole log, s saves, q leaves.
