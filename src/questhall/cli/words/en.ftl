# What the terminal says.

# -- menus
which = Number [{ $default }]:{" "}
wrong-number = Please type a number from 1 to { $most }, or only Enter for { $default }.
wrong-one = Please type one of these: { $numbers }, or only Enter for { $default }.
wrong-yes = Please type y for yes or n for no.
yes-letters = y yes
no-letters = n no
yes-or-no = { $question } (y/n) [{ $default }]:{" "}
y = y
n = n

choose-game = Which game?
choose-scenario = Which scenario?
choose-seats = How many seats?
choose-option = Anything else to settle?
choose-role = What does seat { $seat } play?
choose-player = Who plays seat { $seat }?
choose-in-game = Choose in the game
start-playing = No, start the game
leave-group = Back
a-person = A person
a-bot = A bot: { $bot }
bot-novice = novice (takes what looks best at first sight)
bot-fair = fair (tries a few ways before it chooses)
bot-strong = strong (thinks things through)
option-is = { $option }: { $value }
new-value = { $option }, a whole number [{ $default }]:{" "}
no-games = No game is installed.

# -- the table
signs = Signs: ● a piece of a player, with his letter; ▲ an enemy; ○ and △ are out of action for now.
signs-passages = { signs } ═ and gaps between boxes are passages.
how-to-choose = Type the number of a choice and press Enter. ? explains what is asked and tells the other keys.
seed-is = { $title } · seed { $seed }
renewed = This game was played with another version of Questhall. It goes on from where it stood; earlier choices cannot be taken back.
your-turn = { $seat }, it is your choice.
pass-screen = { $seat } decides in secret. Hand over the screen and press Enter.{" "}
go-on = Enter: go on{" "}
go-on-or-stop = Enter: go on, q: enough{" "}
news-all = What happened since your last choice
type-choice = Number (? explains, u takes back, c shows cards, i shows everything):{" "}
choose-back = Another first card
wrong-key = “{ $typed }” is no choice here. Type a number from 1 to { $most }, or ? for help.
wrong-key-end = “{ $typed }” is no key. The game is over: s saves the replay, u takes back, l shows the log, i everything, ? helps, Enter ends.
nobody-else = Nobody else has anything to choose now.
not-asked = Seat { $seat } has nothing to choose now. Asked: { $asked }.
help = Type the number of a choice and press Enter. Other keys:
    u  take back your last choice
    l  the log of the whole game
    i  everything on the table
    c  every card that lies open, with its text
    r  a rule: r and its number, or words to look for
    s  save: s, or s and a file's name
    t  turn to another seat that is asked: t, or t and its number
    w  what a bot considered last
    a  about this program
    q  quit
    Enter  draws the table again
help-now = Now:
help-blocked = Not possible now:
considered-nothing = No bot has considered anything yet.
log-empty = Nothing has happened yet.
terms = What words mean
cards-none = No card lies open.
cards-hidden = ({ $count } face down)
undone = Taken back: { $count } { $count ->
    [one] choice
   *[other] choices
}. Yours was “{ $choice }”.
undo-nothing = There is no choice of yours to take back.
undo-fence-chance = Chance has decided something since. Take it back all the same?
undo-fence-revealed = Something hidden was revealed since. Take it back all the same?
saved = Saved in “{ $file }”. Go on with: { $command }
saved-end = Saved in “{ $file }”. To read the game again: { $command }
overwrite = “{ $file }” exists already. Write over it?
quit-save = Save the game before you go?
good-bye = Good-bye.
ended = The game is over.
ended-turns = { $count } { $count ->
    [one] choice was
   *[other] choices were
} made.
at-the-end = s saves the replay, u takes back, Enter ends:{" "}

# -- rules and content
rules-usage = Type r and the number of a rule ({ $example }), or words to look for.
rules-language = (The rules, and messages about errors, are in English only.)
rules-none = Nothing in the rules of “{ $game }” matches “{ $words }”.
rules-more = … { $count } more { $count ->
    [one] rule matches
   *[other] rules match
}. Add a word.
content-kind = { $kind }: { $count }
content-ours = ours
content-none = Nothing to list.

# -- replay
replay-line = { $number }. { $seat }: { $choice }

# -- simulate
sim-title = { $game } · { $scenario } · { $bots }
sim-seed = Seed
sim-games = Games
sim-won = Won
sim-interval = 95 % interval
sim-decisions = Choices in a game (mean, median)
sim-role = Role
sim-ending = Ending
sim-crashes = Crashed
sim-progress = Playing
grid-cell = Kind of game
grid-changes = Compared with before: { $count } { $count ->
    [one] row is
   *[other] rows are
} in both, of which { $certain } changed by more than chance. The report shows them.
grid-needs = A grid of games needs more packages: { $command }.
grid-nothing-common = Nothing can be compared: no kind of game was played in both folders. A kind is the same with the same scenario, bots, casts and options.
grid-stopped = Stopped. { $games ->
    [one] One game is
   *[other] { $games } games are
} kept in “{ $folder }”; the same command goes on from there. Report so far: { $report }.
grid-written = Games: { $games }. Report: { $report }.
sim-crash = { $count } of the games crashed. The first one ({ $error }) is in “{ $file }”: please report it with that file.
interrupted = Stopped.

# -- bench
bench-game = Game
bench-decisions = Decisions/s
bench-games = Games/s
bench-copy = Copy, µs
bench-freeze = Freeze + thaw, µs
bench-bytes = Frozen, bytes
bench-trials = Search, trials/s
bench-steps = Environment, steps/s
bench-one = Simulate, 1 process, games/s
bench-two = Simulate, 2 processes, games/s
bench-measure = { $name }, ms
bench-note = Random play on one core, all scenarios and numbers of seats in turn, setting up included.
bench-only = { $game }: only { $scenario } with { $seats } seats.

# -- plan
plan-case = Turn { $id }
plan-outcome = { $number }. It ends at { $at }; it attacks: { $attacks }

# -- about
about = Questhall { $version }: board games by their full rules.

    This is an unofficial implementation, made by players. It is not made, endorsed or
    supported by the publishers. The names of the games belong to their owners.
    No text and no picture of a publisher is included: rules are told in our own words,
    and what is not public was designed anew (questhall content GAME --ours lists it).

    Questhall is free software under the MIT licence. It uses msgspec (BSD-3-Clause),
    PyYAML (MIT), fluent.runtime (Apache-2.0) and rich (MIT). It contains no fonts and
    no icons of others.

# -- results
best-result = Your best result so far for this scenario, difficulty and number of seats.
won-before = You have won this scenario before, with this difficulty and number of seats.
scenario-won = won in { $ways } { $ways ->
    [one] way
   *[other] ways
}

# -- serve
serve-open = The table is open at { $address }
serve-key = Nothing more is needed to play. To come as the owner of this server, put #me= and the key from { $file } behind the address.
serve-stop = Ctrl+C ends it; nothing is lost.
serve-missing = The table in the browser needs more packages ({ $package } is missing): pip install "questhall[server]"
