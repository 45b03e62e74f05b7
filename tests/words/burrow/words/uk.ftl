room-vault = скарбниця
    .acc = скарбницю
room-library = бібліотека
    .acc = бібліотеку

do-draw = візьміть { $cards } { $cards ->
    [one] карту
    [few] карти
   *[many] карт
}
do-attack = атака { $value }
do-attack-range = дальність { $range }
do-attack-jump = стрибок
do-burn = спаліть: { $then }
do-either = { $of }
    .of-join = { " або " }

event-moved = { $seat } йде в { $to-acc }{ $by-count ->
    [0] { "" }
   *[other] { "" } через { $by-acc }
}
event-doors_opened = Відчинено ({ $rooms-count }): { $rooms-acc }
choice-go = { $how ->
    [dig] підкоп у { $to-acc }
   *[walk] іти в { $to-acc }
}
ask-choose_room = Оберіть кімнату, не далі { $steps } { $steps ->
    [one] кроку
   *[many] кроків
}.
    .help = Кімнати, далі ніж { $steps }, недосяжні.
refusal-full = { $seat }, { $room } заповнена: щонайбільше { $most }.
