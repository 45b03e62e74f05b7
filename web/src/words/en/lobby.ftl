lobby-good-morning = Good morning
lobby-good-day = Good afternoon
lobby-good-evening = Good evening
lobby-good-night = Good evening
lobby-greeting = { $greeting }, { $name }
lobby-welcome = Welcome to Questhall
lobby-rename = Change my name
lobby-device = Another device
lobby-waiting =
    { $count ->
        [one] One table waits for your turn.
       *[other] { $count } tables wait for your turn.
    }
lobby-others = Everywhere it is somebody else's turn.
lobby-first = Choose a game and play: alone, at one screen, or with friends by a link.
lobby-continue = Continue
lobby-games = Start something new
lobby-players-exact =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
lobby-players = { $few }–{ $most } players
lobby-facts = { $players }, { $minutes } min
lobby-alone = Play now
lobby-alone-what = Play now: { $game }, alone
lobby-set-up = Set up
lobby-your-turn = Your turn
lobby-thinks = { $name } is thinking
lobby-seats = Seats
lobby-seat-open = Free seat
lobby-open = Open tables
lobby-taken = { $taken } of { $all } seats
lobby-join = Join
lobby-join-what = Join { $game }, { $scenario }
lobby-finished = Finished
lobby-replay = Replay
lobby-replay-what = Replay of { $what }
lobby-all = Show all { $count }
lobby-remove = Remove
lobby-remove-what = Remove { $what }
lobby-remove-title = Remove this table?
lobby-remove-sure = “{ $what }” will be gone for everybody at it, with its replay. This cannot be undone.
lobby-removed = The table is gone.
lobby-leave = Leave
lobby-leave-what = Leave { $what }
lobby-leave-title = Leave this table?
lobby-leave-sure = Your seat at “{ $what }” becomes free, and the others go on. The host can invite you again.
lobby-left = You have left the table.
lobby-import = Open a file
lobby-import-help = A game that was exported as a file; you can also drop it on this page.
lobby-drop = Drop the file to open its game

new-title = A new game
new-back = Games
new-scenario = Scenario
new-summary = Your game
new-start = Start the game
new-start-alone = Play alone
new-links-follow = You get the links for your friends next.
new-seats = Seats
new-seat = Seat { $number }
new-who = Who
new-by-me = Me
new-by-here = A friend at this screen
new-by-link = A friend by link
new-by-bot = A bot
new-help-me = You play this seat.
new-help-link = A link for this seat comes after the start.
new-role-later = Choose at the table
new-role-refused = This scenario cannot be played with { $role }. It is for: { $roles }.
new-bot = Which bot
new-name = Name
new-name-needed = My name (needed: friends see it)
new-add = Add a seat:
new-add-bot = Bot
new-add-link = Friend by link
new-add-here = Friend at this screen
new-remove = Remove seat { $number }
new-rules = Optional rules
new-settings = Room settings
new-wait = A bot plays for somebody who is gone
new-wait-never = Only when told to
new-minutes =
    { $count ->
        [one] After { $count } minute
       *[other] After { $count } minutes
    }
new-hours =
    { $count ->
        [one] After { $count } hour
       *[other] After { $count } hours
    }
new-number = A whole number from { $least } to { $most }
new-comes-to = In this scenario { $plain } comes to { $value }.
new-stand-in = Which bot steps in
new-curtain = Curtain between seats at one screen
new-curtain-auto = Where hands are secret and seats have different names
new-curtain-true = Always
new-curtain-false = Never
new-free-undo = Alone or at one screen, undo may go back across dice and revealed cards
new-listed = Show free seats to everybody on this server

invite-title = Invite your friends
invite-help =
    { $count ->
        [one] Send this link to your friend. It is good for one seat.
       *[other] Send each friend a link of their own. Each is good for one seat.
    }
invite-link = Link for seat { $number }
invite-none = All seats are taken.
invite-watch = Spectators
invite-watch-help = Whoever has this link can watch, without seeing anything hidden.
invite-watch-link = Link for spectators
invite-to-table = To the table

join-title = An invitation
join-heading = { $host } invites you
join-name = What shall the others call you?
join-sit = Sit down
join-yours = Your seat
join-here = You already sit at this table.
join-to-table = To the table
join-taken = { $name } already sits here and is at the table. If that is you, close the table there and open this link again; if not, ask for another link.
join-back = { $name } sits here, but is not at the table now. Is that you, on another device?
join-back-yes = Yes, go on here
join-back-no = No, to the lobby
watch-title = Watch

about-title = About Questhall
about-version = Version { $version }
about-credits = Credits
about-game-icons = Icons of the games: game-icons.net, by { $authors }; licence CC BY 3.0.
about-lucide = Icons of the controls: Lucide; licence ISC.
about-fonts = Type: Alegreya by Huerta Tipográfica and Source Sans 3 by Adobe; SIL Open Font License.

lost-title = There is nothing here
lost-help = This address leads to no table and no page. Perhaps a part of the link was lost.
invite-here-only = This link opens on this computer only. For friends elsewhere, start the table so that they can reach it: make play ARGS="--host 0.0.0.0", and see docs/hosting.md.
