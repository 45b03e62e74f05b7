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
view-here = here
towards-n = { $count } north
towards-ne = { $count } north-east
towards-e = { $count } east
towards-se = { $count } south-east
towards-s = { $count } south
towards-sw = { $count } south-west
towards-w = { $count } west
towards-nw = { $count } north-west
view-earlier = … { $count } earlier { $count ->
    [one] line
   *[other] lines
}: l shows the log
view-more = i: everything on the table.
view-unchanged = Everything else is as before. Enter tells it again, i everything.
view-blocked = ?: why { $count } { $count ->
    [one] thing is
   *[other] things are
} not possible now.

# -- what pieces are about to do

odds-chance = { $damage } ({ $chance } %)
odds-about = { $mean } on average ({ $least }–{ $most })
plan-goes = goes to { $cell }
plan-goes_open = goes to { $cell } or another hex as good
plan-hits_you = hits you: { $odds }
plan-hits = hits { $who }: { $odds }
plan-nothing = can do nothing
plan-turn = { $initiative }: { $text }

# -- a scenario, and health

standing-setup = Setup
standing-between = Between scenarios
standing-round = Round { $round }
standing-of = { $round } of { $last }
standing-turn = Round { $round } · { $who }
label-left = { $left } of { $most } hit points left
label-healed = Then { $health } of { $most } hit points
label-poison_only = Poisoned: a heal only takes the poison away, no health is regained
label-wasted_heal = At full health: it would be wasted

# -- why a move does not end somewhere

refusal-hex_taken = Somebody stands there: no move ends on a figure.
refusal-hex_obstacle = An obstacle: no move ends there.
refusal-hex_cut_off = No way leads there: obstacles and enemies bar it.
refusal-hex_too_far = Costs { $needed }, you have Move { $points }.

# -- what a bot considered

considered-tried = Tried { $trials } ways: { $best }
considered-tried-hidden = Tried { $trials } ways among { $offered } choices; which ones stays hidden
considered-looked = Looked at { $offered } choices and liked best: { $best }
considered-looked-hidden = Looked at { $offered } choices; which ones stays hidden
considered-first = “{ $label }” { $times }×, { $share } % went well
considered-further = “{ $label }” { $times }×, { $share } %
considered-name = “{ $label }”
