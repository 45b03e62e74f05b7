# Слова самого столу, спільні для всіх ігор.

seat = Місце { $number }

yes = так
no = ні
option-level = Рівень складності
outcome-won = Перемога!
outcome-lost = Поразка.
outcome-drawn = Нічия.
outcome-ended = Кінець.

# -- текстовий вигляд сцени

view-log = Що сталося
view-not_now = Не зараз
view-hidden = { $count } долілиць
view-empty = порожньо
view-exits = виходи
view-door = двері
view-earlier = … раніше ще { $count } { $count ->
    [one] рядок
    [few] рядки
   *[many] рядків
}: l показує журнал
view-more = i: усе, що є на столі.
view-blocked = ?: чому зараз не можна зробити ще { $count } { $count ->
    [one] річ
    [few] речі
   *[other] речей
}.
