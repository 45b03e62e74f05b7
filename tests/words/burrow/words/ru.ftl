room-vault = сокровищница
    .acc = сокровищницу
room-library = библиотека
    .acc = библиотеку

do-draw = возьмите { $cards } { $cards ->
    [one] карту
    [few] карты
   *[many] карт
}
do-attack = атака { $value }
do-attack-range = дальность { $range }
do-attack-jump = прыжок
do-burn = сожгите: { $then }
do-either = { $of }
    .of-join = { " или " }

event-moved = { $seat } идёт в { $to-acc }{ $by-count ->
    [0] { "" }
   *[other] { "" } через { $by-acc }
}
event-doors_opened = Открыто ({ $rooms-count }): { $rooms-acc }
choice-go = { $how ->
    [dig] подкоп в { $to-acc }
   *[walk] идти в { $to-acc }
}
ask-choose_room = Выберите комнату, не дальше { $steps } { $steps ->
    [one] шага
   *[many] шагов
}.
    .help = Комнаты дальше { $steps } недоступны.
refusal-full = { $seat }, { $room } заполнена: самое большее { $most }.
