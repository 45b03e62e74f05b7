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
view-here = тут
towards-n = { $count } на північ
towards-ne = { $count } на північний схід
towards-e = { $count } на схід
towards-se = { $count } на південний схід
towards-s = { $count } на південь
towards-sw = { $count } на південний захід
towards-w = { $count } на захід
towards-nw = { $count } на північний захід
view-earlier = … раніше ще { $count } { $count ->
    [one] рядок
    [few] рядки
   *[many] рядків
}: l показує журнал
view-more = i: усе, що є на столі.
view-unchanged = Решта така, як була. Enter скаже її знову, i – геть усе.
view-blocked = ?: чому зараз не можна зробити ще { $count } { $count ->
    [one] річ
    [few] речі
   *[other] речей
}.

# -- що фігури ось-ось зроблять

odds-chance = { $damage } ({ $chance } %)
odds-about = у середньому { $mean } ({ $least }–{ $most })
plan-goes = іде на { $cell }
plan-goes_open = іде на { $cell } чи іншу таку ж добру клітинку
plan-hits_you = б’є вас: { $odds }
plan-hits = б’є, ціль { $who }: { $odds }
plan-nothing = нічого не може
plan-turn = { $initiative }: { $text }

# -- сценарій і здоров’я

standing-setup = Підготовка
standing-between = Між сценаріями
standing-round = Раунд { $round }
standing-of = { $round } з { $last }
standing-turn = Раунд { $round } · { $who }
label-left = Лишиться здоров’я: { $left } з { $most }
label-healed = Буде здоров’я: { $health } з { $most }
label-poison_only = Отруєння: лікування лише зніме його, здоров’я не додасться
label-wasted_heal = Здоров’я повне: піде намарно

# -- чому рух десь не закінчується

refusal-hex_taken = Там хтось стоїть: рух не закінчують на фігурі.
refusal-hex_obstacle = Перешкода: рух там не закінчують.
refusal-hex_cut_off = Туди немає шляху: заважають перешкоди й вороги.
refusal-hex_too_far = Потрібно { $needed }, а у вас рух { $points }.

# -- що обмірковував бот

considered-tried = Спроб: { $trials }. { $best }
considered-tried-hidden = Спроб: { $trials }, можливих виборів: { $offered }; яких саме, не видно
considered-looked = Розглянуто виборів: { $offered }. Найкращі: { $best }
considered-looked-hidden = Розглянуто виборів: { $offered }; яких саме, не видно
considered-first = «{ $label }» { $times }×, вдалих { $share } %
considered-further = «{ $label }» { $times }×, { $share } %
considered-name = «{ $label }»
