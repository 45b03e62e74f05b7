# The words of the table itself, shared by all games.

seat = Seat { $number }

yes = yes
no = no
option-level = Difficulty
outcome-won = Victory!
outcome-lost = Defeat.
outcome-drawn = A draw.
outcome-ended = The end.

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
