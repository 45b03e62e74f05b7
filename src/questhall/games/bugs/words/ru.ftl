# Buttons & Bugs по-русски.

# -- names of the game

game-name = Глумхейвен: Пуговицы и жуки
game-about = Вы ростом с мышь, а всё вокруг — нет. В одиночку против стражей, молей и демонов, с четырьмя картами в руке.
game-help = Как идёт раунд:
    1. Выберите две карты из руки; число на первой — ваша инициатива. Или объявите долгий отдых.
    2. Для каждого вида монстров бросают кубик: он говорит, что они делают в этом раунде и когда.
    3. Все действуют по инициативе, меньшие числа раньше. В свой ход вы используете верх одной карты и низ другой, в любом порядке. Вместо верха можно сделать Атаку 2, вместо низа — Движение 2.
    - Карта, сыгранная стороной A, возвращается в руку стороной B; сыгранная стороной B уходит в сброс. После половины с меткой потери карта будет потеряна.
    - Для каждой атаки бросают кубик: он берёт один из трёх модификаторов текущей строки таблицы, затем метка спускается на строку.
    - Символы на ваших видимых картах и у монстров — это стихии. Каждую можно использовать раз за раунд.
    - Когда вы получаете урон, можно заплатить картами вместо здоровья.
    4. В конце раунда можно сделать передышку: сброс возвращается в руку, случайная карта теряется. Долгий отдых занимает весь ход, но ещё лечит 2 и восстанавливает предметы.
    - Без здоровья или когда карт для игры или отдыха меньше двух, сценарий проигран.
game-role = Персонаж
prompt-waiting = Игра продолжается
prompt-acts = { $can ->
    [card] Ваш ход: используйте одну из двух карт
    [card_item] Ваш ход: используйте карту или предмет
    [other] Ваш ход: используйте вторую карту
    [other_item] Ваш ход: используйте вторую карту или предмет
    [end_item] Используйте предмет или закончите ход
   *[end] Закончите ход или сначала завершите бонус
}
prompt-select = { $can ->
    [cards] Выберите две карты, первой карту инициативы
    [rest] В руке слишком мало карт: долгий отдых
    [rest_or_end] В руке слишком мало карт: долгий отдых или конец бонуса, чтобы сыграть его карту
   *[either] Выберите две карты, первой карту инициативы, или долгий отдых
}
prompt-suffer = Урон: { $damage } ({ $source }). Получить или отразить?
prompt-hit = { $who } бьёт на { $damage }: получить или отразить?
prompt-hit_nothing = { $who } не наносит урона: всё равно использовать предмет?
prompt-equip = Что взять с собой? Свободно: рук { $hands } из { $of }, мест для мелких { $small } из { $most }
option-difficulty = Сложность монстров
option-long_rest_loss = Карта, теряемая при долгом отдыхе
option-long_rest_loss-random = Случайная карта
option-long_rest_loss-choice = Карта на выбор
menu-difficulty-very_easy = монстры бьют гораздо слабее: их атака 3 наносит в среднем 2,6
menu-difficulty-easy = монстры бьют слабее: их атака 3 наносит в среднем 2,8
menu-difficulty-standard = монстры бьют как обычно: их атака 3 наносит в среднем 3,0
menu-difficulty-hard = монстры бьют сильнее: их атака 3 наносит в среднем 3,4
menu-difficulty-very_hard = монстры бьют гораздо сильнее: их атака 3 наносит в среднем 3,9
difficulty-very_easy = Очень лёгкая
difficulty-easy = Лёгкая
difficulty-standard = Стандартная
difficulty-hard = Сложная
difficulty-very_hard = Очень сложная
welcome-turn = Каждый раунд выбирайте две карты: первая даёт инициативу. В свой ход используйте верх одной и низ другой. Карта стороной A возвращается стороной B, карта стороной B уходит в сброс. Когда карты кончатся, отдохните и потеряйте одну из них.
welcome-goal = Цель: { $goal }.
welcome-protect = Защитите: { $thing }. { note-protect }
welcome-rule = Особое правило: { $rule }.
gain-items = Новые предметы на выбор: { $items }
gain-level = Уровень { $level }: больше здоровья, можно улучшить { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}, новая таблица модификаторов
gain-slots = Мест для мелких предметов: { $slots }
welcome-next = Дальше: { $scenario }.
welcome-again = Можно попробовать ещё раз: { $scenario }.
welcome-result = { $scenario }. { $result }
cover-story = В кривом доме вы разбили вазу, а тамошний волшебник не берёт денег. Облачко зелёного дыма, и вот вы стоите на улице, не выше напёрстка, вместе с сапогами и клинком. В его мастерской лежит книга, которая может всё исправить. Когда-то туда было тридцать шагов.
cover-way = Это кампания: один персонаж, четырнадцать сценариев, один за другим. После каждого вы выбираете, что дальше. Проигранный сценарий можно пробовать снова сколько угодно: ничего не пропадёт. Предметы и лучшие карты приходят со сценариями.

# -- beings

being-bruiser = Громила
being-cragheart = Каменное Сердце
being-mindthief = Похитительница разума
being-silent_knife = Безмолвный Нож
being-spellweaver = Чароплётка
being-tinkerer = Изобретатель
being-arena_sorcerer = Колдун арены
being-bandit_archer = Бандит-лучник
being-bandit_guard = Бандит-страж
being-demon_prince = Князь демонов
being-earth_demon = Демон земли
being-flame_demon = Демон пламени
being-frost_demon = Демон мороза
being-gloomtoad = Сумрачная жаба
being-goring_beetle = Жук-бодач
being-harrowing_infestation = Ужасная зараза
being-king_button = Король Пуговица
being-mounted_prince = Князь верхом
being-mouse = Мышь
being-rending_beetle = Жук-терзатель
being-sewer_rat = Сточная крыса
being-spitting_moth = Плюющаяся моль
being-stuffed_construct = Набитый конструкт
being-tattered_construct = Рваный конструкт
being-venomous_centipede = Ядовитая сороконожка
being-wind_demon = Демон ветра
being-door = Дверь
being-barricade = Баррикада
being-bell = Колокол
being-flare = Сигнальный огонь
being-clutter = Хлам
role-bruiser = { being-bruiser }
role-cragheart = { being-cragheart }
role-mindthief = { being-mindthief }
role-silent_knife = { being-silent_knife }
role-spellweaver = { being-spellweaver }
role-tinkerer = { being-tinkerer }
menu-role-bruiser = крепкий: прикрывается щитом, отталкивает врагов и даёт отпор; хороший выбор для начала
menu-role-cragheart = сильный и медленный: возводит и ломает препятствия, засыпает камнями многих сразу
menu-role-mindthief = хрупкая и хитрая: заставляет монстров драться между собой, а остальных ослабляет
menu-role-silent_knife = быстрый: сильно бьёт из невидимости и снова исчезает
menu-role-spellweaver = хрупкая: издалека творит великие чары ценой стихий и карт
menu-role-tinkerer = разносторонний: лечит, ставит ловушки, стреляет; держится дольше других

# -- elements

element-fire = огонь
element-ice = лёд
element-air = воздух
element-earth = земля
    .acc = землю
element-light = свет
element-dark = тьма
    .acc = тьму
element-wild = любая стихия
    .acc = любую стихию
element-fire_dark = огонь или тьма
    .acc = огонь или тьму
element-fire_air = огонь или воздух
element-fire_earth = огонь или земля
    .acc = огонь или землю
element-ice_air = лёд или воздух
element-ice_earth = лёд или земля
    .acc = лёд или землю
element-ice_light = лёд или свет
element-air_earth = воздух или земля
    .acc = воздух или землю
element-air_light = воздух или свет
element-air_dark = воздух или тьма
    .acc = воздух или тьму
element-earth_dark = земля или тьма
    .acc = землю или тьму
element-earth_light = земля или свет
    .acc = землю или свет

# -- small words

condition-invisible = Невидимость
condition-strengthen = Усиление
condition-wound = Рана
condition-poison = Отравление
condition-immobilize = Паралич
condition-disarm = Обезоруживание
condition-muddle = Смятение
zone-hand = рука
zone-chosen = выбранные
zone-active = активная зона
zone-discard = сброс
zone-lost = потерянные
sheet-items = Предметы
until-round = в этом раунде
until-persistent = постоянно
until-used = следующая атака
until-turn = в этом ходу
reach-any = атаки
reach-melee = ближние атаки
reach-ranged = дальние атаки
half-top = верх
half-bottom = низ
area-line = линия из трёх
area-cleave = две рядом
area-sweep = три вокруг вас
area-ring = все вокруг вас
area-triangle = треугольник
area-row = три в ряд
area-flower = клетка и все вокруг
on-attack = атаки
on-move = движение
slot-one_hand = одна рука
slot-two_hand = две руки
slot-small = мелкий предмет
use-spent = затем предмет использован до долгого отдыха
use-lost = затем предмет потерян на этот сценарий
use-passive = всегда
when-turn = в ваш ход
when-attack = во время вашей атаки
when-melee = во время вашей ближней атаки
when-ranged = во время вашей дальней атаки
when-single_melee = во время ближней атаки с одной целью
when-single_ranged = во время дальней атаки с одной целью
when-move = во время вашего движения
when-defence = во время атаки врага на вас
when-defended = после атаки врага на вас, этому врагу
when-after_attack = после вашей атаки
when-initiative = после определения инициативы
when-after_top = после верхней способности
when-far_move = пройдя не меньше { $hexes } { $hexes ->
    [one] клетки
   *[many] клеток
}
when-stood_still = если вы прошли не больше { $hexes } { $hexes ->
    [one] клетки
   *[many] клеток
}
when-basic = базовая атака
face-minus = −
face-zero = 0
face-plus = +
luck-plain = один бросок
luck-advantage = преимущество
luck-disadvantage = помеха
source-attack = атака
source-hazard = опасность
source-retaliate = возмездие
source-wound = рана
source-rest = отдых
source-effect = эффект
payment-ward = бонус
payment-discard = сброшена карта
payment-discard_two = сброшены две карты
payment-lose = потеряна карта
terrain-normal = обычная клетка
terrain-obstacle = препятствие
terrain-difficult = труднопроходимая местность
terrain-hazard = опасность
terrain-plate = нажимная плита
terrain-trap = ловушка
added-plus = прибавка
added-pierce = пробитие
added-push = отталкивание
added-pull = притягивание
added-inflict = состояния
added-gain = свои состояния
added-heal = лечение
added-advantage = преимущество
side-a = сторона A
side-b = сторона B
reason-completed = успешно завершён
reason-exhausted = проигран: изнурение
reason-no_cards = проигран: слишком мало карт
reason-destroyed = проигран: уничтожено то, что вы защищаете
reason-late = проигран: слишком поздно
reason-campaign_completed = завершена
reason-campaign_ended = прекращена
ending-completed = Сценарий успешно завершён.
ending-exhausted = Силы кончились: сценарий проигран.
ending-no_cards = Осталось меньше двух карт: сценарий проигран.
ending-destroyed = То, что нужно было защитить, уничтожено: сценарий проигран.
ending-late = Время вышло: сценарий проигран.
ending-campaign_completed = Кампания завершена. Попыток: { $tries }.
ending-campaign_ended = Кампания заканчивается здесь: выиграно сценариев { $won } из { $most }.

# -- goals

do-kill_all = победите всех монстров
do-kill = победите всех монстров «{ $monster }»
goal-kill_one = победите монстра «{ $monster }»
do-reach_hex = завершите ход на { $letter }
do-survive = продержитесь { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}
do-destroy = уничтожьте все объекты
goal-destroy = уничтожьте: { $things }
do-collect = завершите ход на каждой { $letter }
do-begin_with = { $who-id ->
    [hero] вы начинаете с состоянием
    [monsters] все монстры начинают с состоянием
   *[other] каждый { $who } начинает с состоянием
} «{ $condition }»
group-hero = вы
group-monsters = все монстры
group-wind_demon = Демон ветра
do-begin_turned = ваши карты вначале лежат стороной B
do-arrive = с раунда { $first }: { $monster } приходит по очереди на { $letters }, пока их не больше { $most }
do-relieve = один раз, в начале раунда, { $left ->
    [0] когда ни одного не осталось ({ $of })
   *[other] когда { $of } ×{ $left } или меньше
}, приходит { $monster } на { $letter }
do-avenge = когда исчезнет последний ({ $of }), на { $letters } { $monsters-count ->
    [one] приходит
   *[other] приходят
}: { $monsters }
do-gate = { $letter } открывается, когда ваш ход завершается на нажимной плите
do-deadline = цели нужно достичь до конца раунда { $rounds }

# -- effects

do-extra = { "" }
do-extra-plus = +{ $plus }
do-extra-range = Дальность { $range }
do-extra-farther = +{ $farther } Дальность
do-extra-pierce = Пробитие { $pierce }
do-extra-push = Оттолкнуть { $push }
do-extra-pull = Притянуть { $pull }
do-extra-inflict = { $inflict }
do-extra-heal = Лечение { $heal } (себе)
do-extra-advantage = преимущество
do-extra-jump = Прыжок
do-extra-area = область: { $area }
do-spend = { $cost } добавляет: { $add }
do-move = Движение { $value }
do-move-jump = Прыжок
do-move-spend = { $spend }
do-attack = Атака { $value }
do-attack-range = Дальность { $range }
do-attack-targets = Цель { $targets }
do-attack-area = область: { $area }
do-attack-pierce = Пробитие { $pierce }
do-attack-push = Оттолкнуть { $push }
do-attack-pull = Притянуть { $pull }
do-attack-inflict = { $inflict }
do-attack-gain = { $gain } (себе)
do-attack-heal = затем Лечение { $heal } (себе)
do-attack-advantage = преимущество
do-attack-spend = { $spend }
do-heal = Лечение { $value }
do-heal-range = Дальность { $range }
do-heal-spend = { $spend }
do-shield = Щит { $value }
do-shield-until = { $until }
do-retaliate = Возмездие { $value }
do-retaliate-range = Дальность { $range }
do-retaliate-push = Оттолкнуть { $push }
do-retaliate-inflict = { $inflict }
do-retaliate-until = { $until }
do-fly = Полёт
do-fly-until = { $until }
do-boost = Бонус ({ $until }): { $add }
do-boost-on = { $on }
do-boost-reach = { $reach }
do-ward = Один раз отразить урон
do-ward-until = { $until }
do-afflict = { $conditions } врагу
do-afflict-range = Дальность { $range }
do-afflict-targets = Цель { $targets }
do-gain = { $range ->
    [0] { $conditions } (себе)
   *[other] { $conditions } себе или союзнику в пределах дальности { $range }
}
do-gain-targets = Цель { $targets }
do-gain-spend = { $spend }
do-push = Оттолкнуть { $value }
do-push-range = Дальность { $range }
do-pull = Притянуть { $value }
do-pull-range = Дальность { $range }
do-pull-inflict = { $inflict }
do-control = { $range ->
    [1] Управление соседним врагом (он: { $action })
   *[other] Управление врагом в пределах дальности { $range } (он: { $action })
}
do-hurt = Враги в пределах дальности { $range } получают урон { $value }
do-recover = Восстановить { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}{ $level ->
    [0] { "" }
   *[other] { " " }уровня { $level }
} ({ $zones })
    .zones-join = { " или " }
do-create = Заряд: { $charges }
do-cleanse = { $count ->
    [0] Снять все негативные состояния
   *[other] Снять негативное состояние
}
do-raise = Возвести препятствие, Дальность { $range }
do-crush = Сломать препятствие, Дальность { $range }: враги рядом получают урон { $value }
do-set_trap = Ловушка { $value }, Дальность { $range }
do-set_trap-inflict = { $inflict }
do-consume = { $cost } даёт: { $then }
do-who = { $being }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
do-who-elite = элита
do-modifier = { $times ->
    [null] ×0
    [double] ×2
   *[other] { $plus-signed }
}
do-modifier-pierce = Пробитие { $pierce }
do-modifier-push = Оттолкнуть { $push }
do-modifier-heal = Лечение { $heal } (себе)
do-modifier-targets = +{ $targets } Цель
do-modifier-inflict = { $inflict }
do-modifier-gain = { $gain } (себе)

# -- events

event-character_chosen = Ваш персонаж: { $character }
event-item_equipped = Предмет: { $item }
event-card_upgraded = { $card } становится { $to }
event-scenario_began = { $scenario }: { $character }, уровень { $level }
event-round_began = Раунд { $round }
event-cards_chosen = Карты: { $lead }, { $other }; инициатива { $initiative }
event-long_rest_chosen = Долгий отдых, инициатива 99
event-column_rolled = { $being }, бросок «{ $face }», инициатива { $initiative ->
    [0] { "" }
   *[other] { $initiative }{ $elite-count ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $elite-count ->
    [0] { "" }
   *[other] элиты { $elite }
}
    .elite-join = { " и " }
event-initiative_changed = Ваша инициатива теперь { $initiative }
event-turn_began = Ход: { $who } ({ $initiative })
event-card_used = { $card }: { $half }{ $basic ->
    [true] { ", базовое действие" }
   *[other] { "" }
}
event-figure_moved = { $who }: { $path }
    .path-join = { " → " }
event-action_skipped = Не выполнено: { $effect }
event-attack_made = { $who } → { $target }: атака { $value } ({ $luck })
event-modifier_rolled = { $who }: строка { $row }, «{ $face }»: { $modifier }
event-modifier_used = Модификатор { $modifier }: значение атаки { $value }
event-damage_suffered = { $who }: урон { $damage } ({ $source }), осталось { $left }
event-damage_negated = Отражён урон: { $damage } ({ $payment })
event-attack_stopped = { $who }: без урона
event-condition_gained = { $who }: { $condition }
event-condition_ended = { $who }: конец состояния { $condition }
event-figure_healed = { $who }: вылечено { $value }, теперь { $left }
event-bonus_began = { $who }: { $effect }
event-card_moved = { $card }: { $zone }, { $side }
event-element_used = Использована стихия: { $charge }
event-element_made = Заряжена стихия: { $charge }
event-item_used = Использован предмет: { $item }
event-items_refreshed = Снова готовы: { $items }
event-figure_died = { $who }: конец
event-monster_appeared = { $who } появляется на { $cell }
event-terrain_changed = { $cell }: { $terrain }
event-hex_visited = { $cell }: сделано
event-rested = { $long ->
    [true] Долгий отдых
   *[other] Передышка
}: все карты стороной A
event-rest_exchanged = { $card } остаётся ценой 1 урона
event-goal_met = Цель достигнута: раунд доигрывается до конца
event-round_ended = Раунд { $round } завершён
event-scenario_ended = { $scenario }: { $reason }
event-difficulty_set = Сложность монстров: { $difficulty }
event-campaign_ended = Кампания { $reason }, выиграно сценариев: { $won }

# -- choices

choice-play_as = Играть: { $character }
choice-equip = Взять: { $item }
choice-upgrade_card = Улучшить: { $card }
choice-done = Готово
choice-play_cards = { $lead }, затем { $other }
choice-rest_long = Долгий отдых
choice-deactivate = Завершить бонус: { $card }
choice-hasten = { $item }: инициатива { $by-signed }
choice-act_next = Сначала { $being }{ $elite ->
        [true] { " (элита)" }
       *[other] { "" }
    }
choice-use_half = { $card }, { $half }{ $basic ->
    [true] { ": базовое действие" }
   *[other] { "" }
}
choice-use_item = Использовать: { $item }
choice-perform = Выполнить
choice-skip = Пропустить
choice-spend = Использовать стихию
choice-go = Движение: { $path }
    .path-join = { " → " }
choice-guide = Идёт: { $path }
    .path-join = { " → " }
choice-shove = Сдвинуть: { $path }
    .path-join = { " → " }
choice-push_first = Сначала оттолкнуть
choice-pull_first = Сначала притянуть
choice-target = Цель
choice-lay_area = Область: { $cells }
choice-forgo = Без: { $effect }
choice-roll = Бросить кубик
choice-use_modifier = Модификатор { $number }
choice-take_damage = Получить
choice-use_ward = Отразить бонусом
choice-discard_card = Сбросить: { $card }
choice-discard_two = Сбросить: { $card } и { $other }
choice-lose_card = Потерять: { $card }
choice-pick_card = Восстановить: { $card }
choice-pick_hex = { $cell ->
    [none] Ничего
   *[other] Клетка { $cell }
}
choice-pick_condition = Снять: { $condition }
choice-rest_short = Передышка
choice-exchange = Получить 1 урона, потерять другую карту
choice-come_first = Сначала { $being } на { $cell }
choice-play_scenario = Играть: { $scenario }
choice-other_scenario = Другой сценарий
choice-change_difficulty = Изменить сложность
choice-set_difficulty = { $difficulty }
choice-end_campaign = Закончить кампанию
choice-back = Назад
label-target = Цель: { $who }
label-moved = Вас сдвигают: { $path }
label-odds = Урон по кубику: { $odds }
label-spend = Использовать { $charges }: { $add }
label-consume = Использовать { $charges }
label-item = { $item } ({ $charges })
label-item_option = { $item }: { $add } ({ $charges })
label-item_add = { $item }: { $add }
label-roll_change = { $item }: бросок { $number } становится нулём
label-end_turn = Закончить ход
label-packed = Дальше с этими предметами
label-bare = Дальше без предметов
label-modifier = Бросок { $number }: { $modifier } → урон { $damage }
label-charge = { $charge } ({ $from })
label-made = создано { $number }
label-along = { $rest ->
    [long] Долгий отдых
   *[short] Передышка
}, забрав: { $cards }
label-half = { $half }: { $text }
label-basic = { $half }, базовое: { $text }
label-damage = Получить { $damage }
label-lose_it = Потерять: { $card }
label-roll = Бросить кубик, со всем добавленным
label-forgo = Без: { $effect } ({ $what })
label-forgone = Не действует только на эту цель; сама атака происходит
label-ended = { $to ->
    [hand] Карта возвращается в руку стороной B{ $pays ->
        [true] ; там она может быть одной из двух сброшенных или быть потерянной
       *[other] { "" }
    }
    [discard] Карта идёт в сброс{ $pays ->
        [true] ; оттуда её можно потерять
       *[other] { "" }
    }
   *[lost] Карта будет потеряна{ $pays ->
        [true] , и от этого урона это не поможет
       *[other] { "" }
    }
}
label-rest = { $back ->
    [0] В сбросе пусто{ $turned ->
        [0] : вы лишь потеряете случайную карту
       *[other] : карты в руке перевернутся стороной A, затем случайная будет потеряна
    }
    [one] { $back } карта вернётся в руку, все лягут стороной A, затем случайная будет потеряна
    [few] { $back } карты вернутся в руку, все лягут стороной A, затем случайная будет потеряна
   *[many] { $back } карт вернутся в руку, все лягут стороной A, затем случайная будет потеряна
}
label-area_hit = { $who }: { $odds }
label-area_hits = По очереди, каждый раз следующая строка: { $hits }
label-lead = { $card } ({ $initiative }) + { $other }
label-play = Играть: { $scenario }
label-again = Играть снова: { $scenario }
label-hazards = Опасности на пути: урон { $damage }
label-hazards_give = Опасности на пути дают вам: { $conditions }
label-exhausting = Вы выбьетесь из сил, и сценарий будет проигран
label-loses = Тогда останется меньше двух карт: сценарий проигран
label-last_round = Тогда останется меньше двух карт: если в этом раунде цель не достигнута, сценарий проигран
label-last_other = Тогда других карт останется меньше двух: если не завершить бонус, в следующем раунде будет только долгий отдых
label-last_rest = В следующем раунде будет только долгий отдых; после него останется меньше двух карт
label-luck = { $luck ->
    [advantage] Преимущество
    [disadvantage] Помеха
   *[plain] Преимущество и помеха отменяют друг друга
} ({ $why })
label-luck_attack = сама атака
label-luck_near = дальняя атака на соседа
label-strikes_back = Возмездие: { $what }{ $sure ->
    [true] { "" }
   *[other] { ", если тогда ещё будет здесь и достанет" }
}
label-nothing = Ничего не произойдёт, но карта будет использована
label-undone = Отсюда не выйдет: { $what }
label-stays = остаётся активной
label-shuts_out = исключает: { $items } (та же карта)
label-skip_half = Пропустить всю половину; карта всё равно будет использована
label-leave = Оставить как есть: { $difficulty }
label-difficulty = Изменить сложность (сейчас: { $difficulty })
label-nobody = Отсюда не достать ни одного врага
label-suffers = { $who }: урон { $damage }
label-suffers_nobody = Никто не пострадает
label-danger = { $hits ->
    [one] Там вас достанет { $hits } атака, самое большее { $most }
    [few] Там вас достанут { $hits } атаки, вместе самое большее { $most }
   *[many] Там вас достанут { $hits } атак, вместе самое большее { $most }
}
label-safe = Там вас в этом раунде не достанет ни одна атака
confirm-equip = Больше места для предметов не будет. Дальше с этим: { $items }?
confirm-loses = После этого отдыха останется меньше двух карт, и сценарий будет проигран. Всё равно отдохнуть?
confirm-end_campaign = Закончить кампанию насовсем? Продолжить её потом нельзя.

# -- questions

ask-choose_character = Выберите персонажа
    .hint = Каждый персонаж играет по-своему. Для первой игры хорошо подойдёт Громила: крепкий и простой.
ask-equip_items = Какие предметы возьмёте?
    .help = Двуручный предмет занимает обе руки. Из двух предметов одной карты сценария можно взять только один. [BB-3404, BB-3405, BB-4804]
    .hint = Берите предметы по одному, пока есть место или пока не хватит. Двуручный занимает обе руки, для мелких есть свои места. Перед каждым сценарием выбор открыт заново, так что ошибиться не страшно.
ask-upgrade_cards = Какую карту улучшите?
    .hint = За каждый уровень сверх первого одна карта становится лучше. Во что она превратится, сказано при каждом выборе. В следующий раз выбор снова открыт.
ask-select_cards = Выберите карты
    .help = Число на первой карте это ваша инициатива. [BB-602]
    .hint = Вы используете верх одной карты и низ другой. Выберите одну с движением внизу и одну с атакой вверху. Число карты, выбранной первой, станет вашей инициативой: меньшие числа действуют раньше.
    .hint-2 = Карта, сыгранная стороной A, возвращается в руку стороной B; сыгранная стороной B уходит в сброс, пока отдых не вернёт её стороной A. Так что планируйте на два раунда вперёд.
    .hint-3 = Кончаются карты? Долгий отдых занимает весь раунд: карты возвращаются стороной A, вы лечите 2 и обновляете предметы, но одна карта будет потеряна. Если карт меньше двух и для игры, и для отдыха, сценарий проигран.
hint-begin = Вы начинаете с этим: { $condition }. { $means }
hint-deadline = Здесь мало времени: { $rule }. Каждый долгий отдых отнимает раунд.
ask-change_initiative = Изменить инициативу?
    .hint = Теперь известно, когда действуют монстры. Предмет может сделать вас быстрее или медленнее их.
ask-order_tie = Равная инициатива: кто действует первым?
    .hint = Монстры с одинаковой инициативой действуют в порядке, который выберете вы.
ask-hero_acts = Ваш ход
    .help = Верх одной карты и низ другой; любой верх может быть Атака 2, любой низ Движение 2. [BB-3101, BB-3301]
    .hint = Возьмите одну из двух выбранных карт и решите: верхняя половина или нижняя. Что собирается делать каждый монстр, написано рядом с его именем.
        На поле это видно, если навести на монстра или коснуться его.
    .hint-2 = Теперь вторая карта: если уже был верх, остался низ, и наоборот. Вместо любого верха можно взять обычную Атаку 2, вместо низа — Движение 2.
ask-stood_still = Вы почти не двигались: использовать предмет?
ask-confirm = Выполнить: { $action }?
    .hint = Действие можно пропустить, если от него нет пользы. Тогда и платить за него не придётся.
    .hint-2 = Длительный бонус держит свою карту в активной зоне: пока он действует, её нет в руке, но её стихии считаются. Вы можете завершить его в свой ход.
ask-enter = Сначала { $action }: без этого не будет ничего другого из этой половины. Выполнить?
    .hint = Отмеченное «!» вредит вам самим, и пропустить его нельзя: кто хочет остальное, сначала принимает его. Пропустить его — пропустить всю половину.
ask-haste = Использовать и низ: { $card }?
ask-choose_move = Куда идёте? { $move }
    .hint = Выберите, куда идти. Атака ближнего боя достаёт лишь до соседних клеток, так что встаньте рядом с целью. Можно пройти и меньше, чем разрешено.
ask-choose_consume = Использовать стихии: { $consume }?
    .hint = Символы на видимых картах и есть ваши стихии. Каждую можно использовать раз за раунд.
ask-recover_cards = Какая карта вернётся?
ask-choose_cleansing = Какое состояние уйдёт?
ask-choose_hex = Какая клетка? { $action }
    .hint = Подходящие клетки отмечены. Препятствие монстры обходят, а от ловушки страдает тот, кто первым на неё ступит, хоть бы и вы. Когда препятствие ломается, урон получают все враги рядом.
ask-aim_action = Кто цель? { $action }
    .hint = Это не атака: кубик не бросают, и щит не поможет. Объекты и невидимых врагов выбрать нельзя.
ask-pick_target = Кого атакуете? { $attack }
    .hint = Прежде чем выбрать, взгляните на урон для каждой стороны кубика: он назван для каждой цели.
        На поле он виден, если навести на цель или коснуться её.
ask-order_shoves = Атака отталкивает и притягивает: что сначала?
ask-brace = Вас сейчас атакуют: использовать предмет до броска?
ask-prepare_attack = Бросьте модификатор или сначала измените атаку
    .help = Всё, что добавлено к атаке, можно не применять к этой цели, но решить это нужно до броска. Если ничто не мешает, просто бросайте. [BB-1203, BB-1206]
    .hint = Кубик выбирает между тремя модификаторами вашей строки, затем метка сползает на строку вниз. Предметы для атаки используют именно сейчас.
ask-settle_modifier = Какой модификатор действует?
    .hint = С преимуществом вы берёте тот из двух бросков, что по душе. Иначе по правилам уже ясно, какой действует, и вас спрашивают лишь потому, что предмет может изменить бросок.
ask-keep_effects = Применить добавленное модификатором? { $modifier }
    .hint = Число модификатора действует в любом случае. То, что стоит рядом, например толчок или состояние, можно не применять.
ask-suffer_damage = Урон ({ $source }): получить или отразить?
    .help = Весь урон одного источника отражает сброшенная карта стороны A, две карты стороны B или потерянная карта. [BB-3804, BB-3805, BB-3806]
    .hint = Можно получить урон или отразить его весь: сбросить из руки карту стороной A, сбросить две стороной B или потерять одну из руки или из сброса. Вначале здоровье дешевле карт.
ask-force_move = Куда { $figure-id ->
        [hero] вас{ " " }
       *[other] { "" }
    }{ $away ->
        [true] оттолкнуть
       *[other] притянуть
    }?
    .hint = { $figure-id ->
        [hero] Монстры отталкивают и притягивают вас как можно дальше, но путь выбираете вы. Берегитесь опасностей.
       *[other] Вы выбираете путь того, кого отталкиваете или притягиваете. Опасности ранят и монстров.
    }
ask-guide_controlled = Куда идёт управляемый монстр?
ask-choose_focus = Две цели одинаково близко: кого атакует монстр?
ask-guide_monster = Правила оставляют путь открытым: куда идёт монстр?
    .help = Меньше всего опасностей, затем атака, затем меньше всего очков: остальное решаете вы. [BB-4906]
    .hint = Монстры действуют по твёрдым правилам. Где правила оставляют несколько путей, решаете вы, даже за них.
ask-use_elements = Какой заряд использует монстр?
    .hint = Монстр обязан использовать стихию, которой требует его действие, даже с ваших карт; вы лишь выбираете заряд. На этот раунд его больше нет, а одного использования хватает всем монстрам этого вида.
ask-monster_heals = Какого монстра вылечить?
ask-use_afterwards = Использовать предмет после атаки?
ask-withhold = Монстр может использовать стихию активной карты: завершить её бонус?
ask-use_between = Использовать предмет перед следующим действием?
ask-offer_short_rest = Сделать передышку?
    .hint = Передышка не отнимает времени: все карты руки и сброса снова стороной A, но затем одна случайная карта из руки теряется. Она нужна, когда на следующий раунд не хватает двух хороших карт.
ask-long_rest = Долгий отдых: забрать активные карты или сначала использовать предмет?
    .hint = Карты в активной зоне остаются там, и их бонусы действуют дальше, если их не забрать: тогда бонус заканчивается, а карта отдыхает с остальными. После отдыха использованный предмет снова готов, так что полезный предмет можно применить сначала.
ask-keep_card = Карта «{ $card }» будет потеряна. Обменять?
    .hint = Если эта карта очень нужна, ценой 1 урона жребий укажет другую.
ask-choose_loss = Какую карту потеряете?
ask-rest_heal = Лечение 2?
ask-rest_refresh = Восстановить использованные предметы?
ask-order_arrivals = Приходит несколько монстров: кого поставить первым?
ask-appear = Где появится монстр?
ask-between_scenarios = Какой сценарий дальше?
    .help = Советуем следующий на пути, но можно сыграть и любой другой. [BB-203]
    .hint = Это карта вашей кампании. История продолжается в следующем сценарии, который можно сыграть: начинайте с него.
    .hint-2 = Чем кончился прошлый сценарий и что ждёт в следующем, видно рядом с картой кампании, а на телефоне на соседних вкладках. Если было слишком трудно или легко, измените сложность.
ask-pick_scenario = Выберите любой сценарий
ask-pick_difficulty = Как сильно отныне бьют монстры?
    .help = Сложность определяет таблицу модификаторов монстров. [BB-216]

# -- panels

board-main = Карта
board-way = Путь
panel-monsters = Монстры
panel-elements = Стихии
panel-modifiers = Модификаторы
panel-tables = Таблицы модификаторов
panel-goal = Цель
panel-next = Что дальше
panel-history = Пройденный путь
rail-left = Вы
rail-right = Монстры
rail-way = Дальше
row-yours = Ваш, строка { $row }
row-theirs = Монстры, строка { $row }
row-marker = сейчас
row-no_elements = нет доступных
row-rule = Особое правило
row-protect = Защитите: { $thing }
row-hazard = Опасность: урон { $damage }{ $inflict ->
        [none] { "" }
       *[other] { ", " }{ $inflict }
    }
mark-trap = Ловушка: урон { $damage }{ $inflict ->
        [none] { "" }
       *[other] { ", " }{ $inflict }
    }
ground-difficult = труднопроходимая местность (2 очка)
ground-opens = нажимная плита: если закончить здесь ход, откроется { $letters }
ground-comes = здесь появляются монстры
row-column = «{ $face }», инициатива
row-done = выполнено
row-there = вы здесь стоите; остальное ещё нужно выполнить
row-left = { $count ->
    [one] остался { $count }
   *[other] осталось { $count }
}
row-met = Цель достигнута. Раунд доигрывается до конца.
row-hit_points = Здоровье
mark-shield = Щит { $value }
mark-retaliate = Возмездие { $value }
note-traits = Всегда: { $text }
note-immune = Не действует: { $text }
note-charges = { $text } · заряжает: { $charges }
note-attacks = его атаки: { $text }
note-column = «{ $face }», инициатива { $initiative }: { $text }
note-bonus = Действует: { $text }
note-protect = Если этот объект уничтожат, сценарий проигран. Монстры атакуют его так же, как и вас.
note-destroy = Не движется и не атакует; состояния, отталкивание и притягивание на это не действуют.
row-arriving = Могут прийти
row-new_items = Новые предметы
row-level = Уровень
row-health = Здоровье по уровням
state-spent = использовано
state-lost = потеряно
sheet-lost = затем потеря
sheet-forever = затем потеря навсегда
sheet-other = { $side }, { $initiative }: { $top } / { $bottom }{ $charges ->
        [none] { "" }
       *[other] { " · " }{ $charges }
    }
sheet-line = { $half }: { $text }
sheet-charges = Стихии: { $charges }
sheet-zero = «{ $face }» на кубике считается за «{ $zero }»
sheet-haste = используйте и нижнюю способность
sheet-this_attack = { $text } только против этой атаки
sheet-initiative = инициатива больше или меньше на { $value }
sheet-or = или
sheet-aimed = Управление целью атаки (она: { $action })
sheet-attacker = тому, кто атакует: { $text }
sheet-characters = Персонажи
sheet-health = Здоровье по уровням: { $health }
sheet-hand = { $card }: { $sides }
sheet-deck = Карты
sheet-upgrades = Лучшие карты
sheet-back = { $letter } · { $initiative } · { $top } / { $bottom }{ $charges ->
        [none] { "" }
       *[other] { " · " }{ $charges }
    }
sheet-item = { $when }: { $text }
sheet-cost = { $text } (цена: { $cost })
sheet-becomes = { $card }: { $sides }
sheet-kind = { $side }, уровень { $level }
sheet-front = { $side }, { $initiative }
track-way = Сценарии
way-title = { $number }. { $scenario }
way-level = уровень { $level }
way-won = выигран
way-lost = проигран
way-attempt = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}
way-try = попытка { $number }
mark-used = { $element }: стихия использована

# -- what words mean

term-heal = Лечение
term-shield = Щит
term-retaliate = Возмездие
term-fly = Полёт
term-push = Оттолкнуть
term-pull = Притянуть
term-control = Управление
term-ward = Отразить урон
term-recover = Восстановить
term-set_trap = Ловушка
term-range = Дальность
term-targets = Цель
term-area = Область
term-pierce = Пробитие
term-jump = Прыжок
term-advantage = Преимущество
term-spend = Стихии
term-persistent = Постоянно
term-lost = Затем потеря
term-elite = Элита
term-columns = Кубик монстров
term-modifiers = Модификаторы
means-obstacle = Зайти сюда нельзя, разве что в полёте или прыжке, и прыжок не может здесь закончиться. Дальности и дальним атакам препятствие не мешает.
means-difficult = Зайти сюда стоит 2 очка движения вместо 1. В полёте и в прыжке хватает 1.
means-hazard = Кто сюда заходит, получает это; в полёте или перепрыгивая — нет. Стоять здесь и выходить отсюда безопасно.
means-plate = Пустая клетка, как любая другая. Что случится, если закончить на ней ход, сказано в особых правилах.
means-columns = Каждый раунд для каждого вида монстров бросают кубик. Его сторона (−, 0 или +) говорит, по какой колонке действуют в этом раунде все обычные монстры вида: их инициатива и действия по порядку. Элита действует по двум другим колонкам.
means-modifiers = На каждую атаку бросают кубик: −, 0 или + указывает на первое, второе или третье значение текущей строки, и его прибавляют к атаке. Затем метка спускается на строку ниже, а после последней строки идёт первая. У вас и у монстров отдельные таблицы.
means-invisible = Враги не могут выбрать эту фигуру целью. Проходит в конце её следующего хода.
means-strengthen = Все её атаки с преимуществом: два броска, действует лучший. Проходит в конце её следующего хода.
means-wound = В начале каждого своего хода фигура получает 1 урона. Снимается лечением.
means-poison = Каждая атака на эту фигуру сильнее на 1. Снимается лечением, но здоровье тогда не прибавляется.
means-immobilize = Фигура не может двигаться сама, но её можно оттолкнуть или притянуть. Проходит в конце её следующего хода.
means-disarm = Фигура не может атаковать. Проходит в конце её следующего хода.
means-muddle = Все её атаки с помехой: два броска, действует худший. Проходит в конце её следующего хода.
means-heal = Возвращает столько здоровья, но не выше наибольшего. Снимает рану и отравление; с отравлением здоровье не прибавляется.
means-shield = Каждая атака на эту фигуру наносит настолько меньше урона. Щит не расходуется и действует до конца раунда, если он не постоянный. От опасностей, ран и возмездия не защищает.
means-retaliate = Кто атакует эту фигуру с соседней клетки (или в пределах указанной дальности), тот после атаки получает столько урона. Щит от этого не защищает. Действует до конца раунда, если оно не постоянное.
means-fly = Враги, препятствия и опасности на пути не имеют значения; можно остановиться даже на препятствии или опасности.
means-push = Цель передвигают не больше чем на столько клеток, каждый раз дальше от того, кто толкает. Опасность на пути её ранит.
means-pull = Цель передвигают не больше чем на столько клеток, каждый раз ближе к тому, кто притягивает. Опасность на пути её ранит.
means-control = Монстр выполняет это действие так, как хотите вы, даже против своих. Это не его ход.
means-ward = Один раз, когда вы должны получить урон, его можно отразить целиком; тогда бонус проходит.
means-recover = Карты возвращаются в руку стороной A.
means-set_trap = Лежит на пустой клетке. Кто на неё ступит, получает урон и всё, что указано; затем ловушка исчезает.
means-range = Достаёт на столько клеток, через препятствия и фигуры. Дальняя атака на соседа идёт с помехой.
means-targets = Выбирают столько разных фигур, для каждой свой бросок.
means-area = Атакован каждый враг на клетках этой формы, для каждого свой бросок.
means-pierce = Атака не замечает столько щита цели.
means-jump = Враги, препятствия и опасности не имеют значения на пути, только на последней клетке; трудная местность не имеет значения вовсе.
means-advantage = Бросают два модификатора, и вы берёте тот, что по душе.
means-spend = Символы на видимых картах и в колонках монстров — это стихии. Каждую можно использовать раз за раунд; что она прибавляет, сказано рядом.
means-persistent = Действует раунд за раундом, пока вы не прекратите или не случится указанное. Карта тем временем лежит в активной зоне.
means-lost = После этой половины карта потеряна на весь сценарий, какой бы стороной она ни лежала.
means-elite = Делает два хода за раунд: по одному с каждой из двух колонок, которые не выпали, каждый по инициативе своей колонки.

# -- refusals

refusal-card_discard = Эта карта в сбросе: её вернёт отдых.
refusal-card_lost = Эта карта потеряна до конца сценария.
refusal-card_active = Эта карта активна: сначала завершите её бонус.
refusal-card_chosen = Выбрана на этот раунд: урон она не отразит.
refusal-item_spent = Использовано: восстановит долгий отдых.
refusal-item_lost = Потеряно до конца сценария.
refusal-item_shut_out = Вместе с этим нельзя взять { $item }: из двух предметов одной карты берут только один.
refusal-invisible = Невидимость: не может быть целью.
refusal-out_of_range = Расстояние { $far }, дальность { $range }.
refusal-not_next = Не следующий на вашем пути: его откроет «Другой сценарий».
refusal-card_waiting = Не выбрана на этот раунд: в свой ход действуют лишь две выбранные карты.
refusal-half_used = Такая половина уже использована: одна карта даёт верх, другая низ.
refusal-hex_no_obstacle = Здесь нет свободного препятствия, которое можно сломать.
refusal-hex_held = Путь туда ведёт через опасность, которая вас задержит.
refusal-hex_not_empty = Не пустая: нужна обычная клетка без фигуры.
refusal-hit_already = Уже является целью этого действия.
refusal-objective = Объект: состояния, отталкивание, притягивание и управление на него не действуют.
refusal-uncontrolled = Не может сделать то, чего вы хотите, или целей уже хватает.

# -- scenarios

scenario-campaign = Кампания
scenario-a_rude_welcome = Грубый приём
scenario-crossing_the_road = Через дорогу
scenario-narrow_escape = На волосок
scenario-in_the_walls = В стенах
scenario-barging_in = Вломиться
scenario-buttons_arena = Арена Пуговицы
scenario-arena_challenge = Вызов арены
scenario-pest_control = Борьба с вредителями
scenario-mind_control = Власть над разумом
scenario-going_up = Наверх
scenario-back_in_the_walls = Снова в стенах
scenario-into_the_darkness = Во тьму
scenario-up_in_the_window = На окне
scenario-gathering_materials = Сбор материалов
scenario-the_beast_tamer = Укротитель
scenario-zipping_across = По канату
scenario-the_bouncer = Вышибала
scenario-ringing_the_bell = Удар в колокол
scenario-signal_flare = Сигнальный огонь
scenario-the_long_way_through = Долгий путь
scenario-crush_the_clutter = Сокруши хлам
scenario-hide_and_seek = Прятки
scenario-showdown = Развязка
scenario-another_tale = Другая история
story-a_rude_welcome = Ещё в воротах вас ужалила оса. А теперь двое стражей заметили, что вы не больше напёрстка, а у напёрстков бывают кошельки. Один из них свистнул остальным: исчезните, пока те не пришли.
story-crossing_the_road = Булыжная мостовая теперь как горная цепь. На той стороне стоит нужный вам дом.
story-narrow_escape = Куча коробок закрывает единственную щель в стене, а стрелы уже летят.
story-in_the_walls = За штукатуркой тепло, темно и полно мышей, которые не делятся. Вы застряли в щели по пояс, а они лезут из стен с трёх сторон.
story-barging_in = Такие, как вы, в мышиную нору не пролезут. Тогда через дверь.
story-buttons_arena = Король в короне из ниток сидит над меловым кругом и хочет зрелища.
story-arena_challenge = Король нашёл новых бойцов, а толпа — новые ставки.
story-pest_control = Кто выгонит из кладовой рой и моль, тот пойдёт по лестнице за ней. Крыса тут жилец: кусается, зато платит.
story-mind_control = Жаба мурлычет мелодию, и двое колдунов с ней. Пора сменить мелодию.
story-going_up = Штора свисает до пола. По ней лезут и те, у кого много ног.
story-back_in_the_walls = Четыре крошки сыра оплатили бы дорогу, если бы хозяева не проснулись.
story-into_the_darkness = Под шкафом что-то квакает, и ничего не видно.
story-up_in_the_window = Солнце на подоконнике слепит. Продержитесь, пока ветер не сменится.
story-gathering_materials = Нитка, булавка и спичка: это полетит, или что-то вроде того.
story-the_beast_tamer = Он свистит, и всё хвостатое делает, что он хочет.
story-zipping_across = Канат от крыши до крыши, и гости с обоих концов.
story-the_bouncer = Кто-то сшил охранника для двери чердака, да ещё и хорошо набил.
story-ringing_the_bell = Если колокол зазвонит, волшебник проснётся. Значит, должен зазвонить.
story-signal_flare = Огонь должен гореть, пока его не заметит кто-то нужного роста.
story-the_long_way_through = Короткого пути через мастерскую волшебника нет.
story-crush_the_clutter = Три кучи хлама стоят между вами и столом. Пока стоят.
story-hide_and_seek = Книга лежит в одном из трёх мест, и это будет то, куда вы заглянете последним. Вы хорошо спрятались, а четыре демона считают до десяти.
story-showdown = Князь едет на жуке, и ни один из них не устал. Сбросьте его, и придётся иметь дело с двумя; без жука он не останется.
story-another_tale = Король рассказывает эту историю иначе. Вот его вариант.
menu-scenario-campaign = вся история, сценарий за сценарием, одним персонажем
menu-scenario-a_rude_welcome = двое стражей; хорошее начало
menu-scenario-crossing_the_road = остановить лучников и добраться на другую сторону
menu-scenario-narrow_escape = сломать баррикаду и уйти
menu-scenario-in_the_walls = вы застряли, а идут три мыши; не для Громилы
menu-scenario-barging_in = сломать дверь; только Громила
menu-scenario-buttons_arena = победить короля
menu-scenario-arena_challenge = выстоять на арене
menu-scenario-pest_control = рой и моль в кладовой; не для Похитительницы разума
menu-scenario-mind_control = жаба и двое колдунов; только Похитительница разума
menu-scenario-going_up = лезть; приходят ещё; не для Безмолвного Ножа
menu-scenario-back_in_the_walls = собирать крошки; только Безмолвный Нож
menu-scenario-into_the_darkness = невидимые монстры
menu-scenario-up_in_the_window = продержаться; не для Изобретателя
menu-scenario-gathering_materials = собирать вещи; только Изобретатель
menu-scenario-the_beast_tamer = элитный страж
menu-scenario-zipping_across = опасности и подмога врагу
menu-scenario-the_bouncer = один, а потом ещё один
menu-scenario-ringing_the_bell = ударить в колокол; не для Чароплётки
menu-scenario-signal_flare = защитить огонь; только Чароплётка
menu-scenario-the_long_way_through = ворота и плита; не для Каменного Сердца
menu-scenario-crush_the_clutter = разбить три кучи; только Каменное Сердце
menu-scenario-hide_and_seek = обыскать три места
menu-scenario-showdown = последний бой
menu-scenario-another_tale = элитный король
conclusion-a_rude_welcome = Стражи убегают искать кого-нибудь поменьше. С бордюра виден кривой дом, на той стороне дороги.
conclusion-crossing_the_road = В пяди за спиной прокатывается колесо телеги. Перед вами поднимается кирпичная стена, а в ней есть дыра.
conclusion-narrow_escape = Коробки расступаются, и вы проскакиваете раньше следующей стрелы. За стеной кто-то радостно кричит.
conclusion-in_the_walls = Мыши расступаются и даже показывают дорогу: туда, где свет, шум и запах мела.
conclusion-barging_in = Дверь лежит, и тот, кто её подпирал, тоже. Изнутри доносится рёв толпы.
conclusion-buttons_arena = Король Пуговица теряет корону, хохочет, аж нитки трещат, и рассказывает о лестнице за кладовой.
conclusion-arena_challenge = Против вас больше никто не ставит, так что и выигрыша нет. Зато дорога к шторе свободна.
conclusion-pest_control = В кладовой больше ничто не гудит, только крыса жуёт дальше. За мукой начинается лестница, каждая ступень высотой с дом.
conclusion-mind_control = Мелодия стихает. Колдуны моргают, будто спали годами, и отходят от лестницы.
conclusion-going_up = С верха шторы вы смотрите на комнату: страна стульев. Под шкафом темно.
conclusion-back_in_the_walls = Четыре крошки, четыре подмигивания, и никто не проснулся. Дорога до шкафа оплачена.
conclusion-into_the_darkness = Кваканье остаётся позади. Далеко впереди на полу лежит полоса дневного света, а над ней окно.
conclusion-up_in_the_window = Ветер меняется и срывает с рамы паутину: канат, которого хватит на целую крышу.
conclusion-gathering_materials = Нитка, булавка и спичка: держится вместе. Если повезёт, удержится и на канате.
conclusion-the_beast_tamer = Без свистка он лишь человек с крысой. Крыса уже ушла.
conclusion-zipping_across = Вы приземляетесь в жёлобе нужной крыши. Там есть дверь на чердак, и у неё есть тень.
conclusion-the_bouncer = Пол покрыт опилками. За дверью пахнет свечами и старыми чарами.
conclusion-ringing_the_bell = Колокол поёт на весь дом. Наверху скрипит кровать, и на лестнице распахиваются все двери.
conclusion-signal_flare = Где-то в темноте на ваш огонь отвечает другой. Есть ещё кто-то такой же маленький, и он знает, как войти.
conclusion-the_long_way_through = Ворота закрываются за вами. Наверху на столе сами шелестят страницы.
conclusion-crush_the_clutter = Что стояло, то лежит, а что лежало, то пыль. По обломкам вы взбираетесь на стол.
conclusion-hide_and_seek = Вот она, страница с зелёным дымом. На неё садится что-то с крыльями и усиками.
conclusion-showdown = Жук лежит на спине, князь ищет, кто бы отнёс его домой, а вы читаете страницу вслух. Зелёный дым; сапоги жмут; стол трещит под вашим весом. На пороге стоит волшебник в ночном колпаке, и на этот раз меньше оказался он.
conclusion-another_tale = «Вот так я и дал вам победить», — говорит король, и толпа, раз уж она из пуговиц, ему верит.
setback-a_rude_welcome = Они забирают кошелёк и оставляют вас в канаве. Кошельки можно отобрать.
setback-crossing_the_road = Лужа, сапог, и вы снова на своей стороне дороги.
setback-narrow_escape = Коробки стоят, стрелы не кончаются. Вы отползаете в спичечном коробке.
setback-in_the_walls = Вы вылезаете там же, где и залезли, в штукатурке и укусах.
setback-barging_in = Дверь терпеливее вас. Завтра она тоже будет здесь.
setback-buttons_arena = Толпа считает до десяти. Король разрешает попробовать ещё: билеты уже проданы.
setback-arena_challenge = Кто-то сегодня на вас разбогател. Не вы.
setback-pest_control = Кладовая остаётся за жильцами. Вам остаются следы их зубов.
setback-mind_control = Целый час вы подпеваете им. Потом вспоминаете своё имя и начинаете сначала.
setback-going_up = Вниз быстрее, чем вверх. Ковёр вас жалеет, лапы — нет.
setback-back_in_the_walls = Сыр пахнет, а носы просыпаются раньше глаз. Вы убегаете без него.
setback-into_the_darkness = Вы нашли выход, налетев на него.
setback-up_in_the_window = Солнце оказалось сильнее. Вы ждёте случая в тени цветочного горшка.
setback-gathering_materials = План вы начертили уже трижды. Не хватает только материалов.
setback-the_beast_tamer = Он высвистывает вас со сцены. В следующий раз возьмёте воск для ушей.
setback-zipping_across = Канат выдержал. Вы — нет.
setback-the_bouncer = Вас нет в списке. Это объясняет кулак.
setback-ringing_the_bell = Колокол молчит, а волшебник переворачивается на другой бок.
setback-signal_flare = Огонь гаснет. В темноте вы считаете спички: ещё на один хватит.
setback-the_long_way_through = Дорога назад оказалась ещё длиннее.
setback-crush_the_clutter = Хлам победил. Его было больше.
setback-hide_and_seek = Десять! Демоны вас нашли. Теперь считаете вы.
setback-showdown = Князь кланяется из седла. У него есть время, а вы всё не растёте.
setback-another_tale = В королевской версии вы проигрываете. Рассказывает он хорошо.

# -- cards

card-shoulder_charge = Удар плечом
card-door_for_a_shield = Дверь вместо щита
card-overhand_blow = Удар сверху
card-hold_the_line = Держать строй
card-battering_ram = Таран
card-castle_gate = Врата замка
card-falling_anvil = Наковальня сверху
card-last_man_standing = Последний на ногах
card-hurled_boulder = Брошенный валун
card-cracking_ground = Трещины в земле
card-granite_skin = Гранитная кожа
card-landslide = Оползень
card-siege_stone = Осадный камень
card-split_the_floor = Раскол пола
card-heart_of_stone = Сердце из камня
card-mountains_fall = Горы падают
card-borrowed_hands = Чужие руки
card-cold_thought = Холодная мысль
card-rat_king = Крысиный король
card-empty_stare = Пустой взгляд
card-puppet_strings = Нити кукловода
card-frozen_mind = Застывший разум
card-swarm_of_teeth = Рой зубов
card-nobody_there = Никого нет
card-out_of_the_shadow = Из тени
card-twin_blades = Два клинка
card-poisoned_edge = Отравленное лезвие
card-gone_again = Снова исчез
card-shape_of_night = Облик ночи
card-four_cuts = Четыре пореза
card-black_drop = Чёрная капля
card-never_here = Никогда не здесь
card-spark = Искра
card-ice_needle = Ледяная игла
card-gust = Порыв
card-wheel_of_flame = Огненное колесо
card-fire_orb = Огненный шар
card-winters_lance = Копьё зимы
card-storm_front = Грозовой фронт
card-burning_sky = Пылающее небо
card-clockwork_crossbow = Механический арбалет
card-mousetrap = Мышеловка
card-field_dressing = Полевая перевязка
card-flask_of_fire = Склянка огня
card-repeating_crossbow = Многозарядный арбалет
card-bear_trap = Медвежий капкан
card-surgeons_bag = Сумка хирурга
card-dragons_breath = Дыхание дракона

# -- items

item-venomous_fang = Ядовитый клык
item-rosethorn_knife = Нож из шипа розы
item-button_shield = Щит-пуговица
item-spring_hammer = Пружинный молоток
item-tanglevine_whip = Плеть из плюща
item-iron_nail = Железный гвоздь
item-chestnut_shell_shield = Щит из скорлупы каштана
item-fishing_hook_and_line = Крючок и леска
item-sewing_needles = Швейная игла
item-coin_shield = Щит-монета
item-sharpened_pencil = Заточенный карандаш
item-shrunken_longsword = Уменьшенный длинный меч
item-shrunken_longbow = Уменьшенный длинный лук
item-playing_card_shield = Щит из карты
item-shard_of_glass = Осколок стекла
item-pocket_knife = Карманный нож
item-iridescent_shell_shield = Радужный панцирь-щит
item-sparrow_skull_helm = Шлем из черепа воробья
item-bottle_cap_helm = Шлем из крышечки
item-old_spring = Старая пружина
item-shrunken_weathered_boots = Уменьшенные старые башмаки
item-drop_of_clear_water = Капля чистой воды
item-drop_of_power_potion = Капля зелья могущества
item-leftover_table_scraps = Объедки
item-magnetic_needle = Магнитная стрелка
item-nightshade_pollen = Пыльца белладонны
item-robins_feather_arrows = Стрелы из перьев дрозда
item-volatile_powder = Летучий порошок
item-drop_of_healing_potion = Капля целебного зелья
item-lubricating_oil = Смазка
item-brass_cog = Латунная шестерня
item-drop_of_stamina_potion = Капля зелья выносливости
item-drop_of_element_potion = Капля зелья стихий
item-pinch_of_doom_powder = Щепотка порошка рока
item-lucky_cats_eye_marble = Мраморный амулет
item-embernettle = Уголёк
item-drop_of_stamina_elixir = Капля эликсира выносливости
item-drop_of_haste_elixir = Капля эликсира спешки
item-drop_of_strengthen_potion = Капля зелья силы
item-prismatic_gem = Призматический самоцвет
item-brightlure_gem = Манящий самоцвет
item-duskhaze_gem = Сумеречный самоцвет
item-beetles_carapace = Панцирь жука
item-rodents_fang = Клык грызуна
item-piercing_silver_arrow = Пробивная серебряная стрела
item-shrunken_short_sword = Уменьшенный короткий меч
item-everchill_sunflake = Вечная солнцеснежинка
item-drop_of_cure_potion = Капля зелья исцеления
