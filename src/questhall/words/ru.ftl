# Слова самого стола, общие для всех игр.

seat = Место { $number }

yes = да
no = нет
option-level = Уровень сложности
outcome-won = Победа!
outcome-lost = Поражение.
outcome-drawn = Ничья.
outcome-ended = Конец.

# -- текстовый вид сцены

view-log = Что произошло
view-not_now = Не сейчас
view-hidden = { $count } рубашкой вверх
view-empty = пусто
view-exits = выходы
view-door = дверь
view-earlier = … раньше ещё { $count } { $count ->
    [one] строка
    [few] строки
   *[many] строк
}: l показывает журнал
view-more = i: всё, что есть на столе.
view-blocked = ?: почему сейчас нельзя сделать ещё { $count } { $count ->
    [one] вещь
    [few] вещи
   *[other] вещей
}.
