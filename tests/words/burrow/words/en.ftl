room-vault = vault
room-library = library

do-draw = draw { $cards } { $cards ->
    [one] card
   *[other] cards
}
do-attack = attack { $value }
do-attack-range = range { $range }
do-attack-jump = jump
do-burn = burn: { $then }
do-either = { $of }
    .of-join = { " or " }

event-moved = { $seat } goes to the { $to }{ $by-count ->
    [0] { "" }
   *[other] { "" } through the { $by }
}
event-doors_opened = Open ({ $rooms-count }): { $rooms }
choice-go = { $how ->
    [dig] dig to the { $to }
   *[walk] walk to the { $to }
}
ask-choose_room = Choose a room, at most { $steps } { $steps ->
    [one] step
   *[other] steps
} away.
    .help = Rooms farther than { $steps } are out of reach.
refusal-full = The { $room } is full, { $seat }: { $most } at most.
