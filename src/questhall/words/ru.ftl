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
view-here = здесь
towards-n = { $count } на север
towards-ne = { $count } на северо-восток
towards-e = { $count } на восток
towards-se = { $count } на юго-восток
towards-s = { $count } на юг
towards-sw = { $count } на юго-запад
towards-w = { $count } на запад
towards-nw = { $count } на северо-запад
view-earlier = … раньше ещё { $count } { $count ->
    [one] строка
    [few] строки
   *[many] строк
}: l показывает журнал
view-more = i: всё, что есть на столе.
view-unchanged = Остальное как было. Enter скажет это снова, i – вообще всё.
view-blocked = ?: почему сейчас нельзя сделать ещё { $count } { $count ->
    [one] вещь
    [few] вещи
   *[other] вещей
}.

# -- что фигуры вот-вот сделают

odds-chance = { $damage } ({ $chance } %)
odds-about = в среднем { $mean } ({ $least }–{ $most })
plan-goes = идёт на { $cell }
plan-goes_open = идёт на { $cell } или другую не худшую клетку
plan-hits_you = бьёт вас: { $odds }
plan-hits = бьёт, цель { $who }: { $odds }
plan-nothing = ничего не может
plan-turn = { $initiative }: { $text }

# -- сценарий и здоровье

standing-setup = Подготовка
standing-between = Между сценариями
standing-round = Раунд { $round }
standing-of = { $round } из { $last }
standing-turn = Раунд { $round } · { $who }
label-left = Останется здоровья: { $left } из { $most }
label-healed = Станет здоровья: { $health } из { $most }
label-poison_only = Отравление: лечение лишь снимет его, здоровья не прибавит
label-wasted_heal = Здоровье полное: пропадёт зря

# -- почему движение где-то не заканчивается

refusal-hex_taken = Там кто-то стоит: движение не заканчивают на фигуре.
refusal-hex_obstacle = Препятствие: движение там не заканчивают.
refusal-hex_cut_off = Туда нет пути: мешают препятствия и враги.
refusal-hex_too_far = Нужно { $needed }, а у вас движение { $points }.

# -- что обдумывал бот

considered-tried = Попыток: { $trials }. { $best }
considered-tried-hidden = Попыток: { $trials }, возможных выборов: { $offered }; каких именно, не видно
considered-looked = Рассмотрено выборов: { $offered }. Лучшие: { $best }
considered-looked-hidden = Рассмотрено выборов: { $offered }; каких именно, не видно
considered-first = «{ $label }» { $times }×, удачных { $share } %
considered-further = «{ $label }» { $times }×, { $share } %
considered-name = «{ $label }»
