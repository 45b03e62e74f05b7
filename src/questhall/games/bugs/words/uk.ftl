# Buttons & Bugs українською. Терміни за правилами гри.

# -- names of the game

game-name = Ґлумгейвен: Ґудзики та комахи
game-about = Ви завбільшки з мишу, а все довкола — ні. Наодинці проти вартових, молей і демонів, із чотирма картами в руці.
game-help = Як іде раунд:
    1. Виберіть дві карти з руки; число на першій — ваша ініціатива. Або оголосіть довгий відпочинок.
    2. Для кожного виду монстрів кидають кубик: він каже, що вони роблять цього раунду й коли.
    3. Усі діють за ініціативою, менші числа раніше. У свій хід ви використовуєте верх однієї карти й низ другої, у будь-якому порядку. Замість верху можна зробити Атаку 2, замість низу — Рух 2.
    - Карта, зіграна стороною A, повертається в руку стороною B; зіграна стороною B іде в скид. Після половини з позначкою втрати карту буде втрачено.
    - Для кожної атаки кидають кубик: він бере один із трьох модифікаторів поточного рядка таблиці, потім позначка йде на рядок далі.
    - Символи на ваших видимих картах і в монстрів — це стихії. Кожну можна використати раз на раунд.
    - Коли вас ранять, можна заплатити картами замість здоров’я.
    4. Наприкінці раунду можна перепочити: скид повертається в руку, випадкову карту буде втрачено. Довгий відпочинок забирає весь хід, але ще лікує 2 і відновлює предмети.
    - Без здоров’я або коли карт для гри чи відпочинку менше двох, сценарій програно.
game-role = Персонаж
prompt-waiting = Гра триває
prompt-acts = { $can ->
    [card] Ваш хід: використайте одну з двох карт
    [card_item] Ваш хід: використайте карту або предмет
    [other] Ваш хід: використайте другу карту
    [other_item] Ваш хід: використайте другу карту або предмет
    [end_item] Використайте предмет або закінчіть хід
   *[end] Закінчіть хід або спершу завершіть бонус
}
prompt-select = { $can ->
    [cards] Виберіть дві карти, першою карту ініціативи
    [rest] На руці замало карт: довгий відпочинок
    [rest_or_end] На руці замало карт: довгий відпочинок або кінець бонусу, щоб зіграти його карту
   *[either] Виберіть дві карти, першою карту ініціативи, або довгий відпочинок
}
prompt-suffer = Поранення: { $damage } ({ $source }). Зазнати чи відвернути?
prompt-hit = { $who } б’є на { $damage }: зазнати чи відвернути?
prompt-hit_nothing = { $who } не завдає поранень: усе одно використати предмет?
prompt-equip = Що взяти з собою? Вільно: рук { $hands } з { $of }, місць для дрібних { $small } з { $most }
option-difficulty = Складність монстрів
option-long_rest_loss = Карта, утрачена в довгому відпочинку
option-long_rest_loss-random = Випадкова карта
option-long_rest_loss-choice = Карта на вибір
menu-difficulty-very_easy = монстри б’ють значно слабше: їхня атака 3 завдає в середньому 2,6
menu-difficulty-easy = монстри б’ють слабше: їхня атака 3 завдає в середньому 2,8
menu-difficulty-standard = монстри б’ють як звичайно: їхня атака 3 завдає в середньому 3,0
menu-difficulty-hard = монстри б’ють сильніше: їхня атака 3 завдає в середньому 3,4
menu-difficulty-very_hard = монстри б’ють значно сильніше: їхня атака 3 завдає в середньому 3,9
difficulty-very_easy = Дуже легка
difficulty-easy = Легка
difficulty-standard = Стандартна
difficulty-hard = Важка
difficulty-very_hard = Дуже важка
welcome-turn = Щораунду вибирайте дві карти: перша дає ініціативу. У свій хід використайте верхню здібність однієї та нижню другої. Карта стороною A повертається стороною B, карта стороною B іде в скид. Коли карти скінчаться, відпочиньте і втратьте одну з них.
welcome-goal = Мета: { $goal }.
welcome-protect = Захистіть: { $thing }. { note-protect }
welcome-rule = Особливе правило: { $rule }.
gain-items = Нові предмети на вибір: { $items }
gain-level = Рівень { $level }: більше здоров’я, можна поліпшити { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[many] { $cards } карт
}, нова таблиця модифікаторів
gain-slots = Місць для дрібних предметів: { $slots }
welcome-next = Далі: { $scenario }.
welcome-again = Можна спробувати ще раз: { $scenario }.
welcome-result = { $scenario }. { $result }
cover-story = У кривому домі ви розбили вазу, а тамтешній чарівник не бере грошей. Хмарка зеленого диму, і ось ви стоїте на вулиці, не вищі за наперсток, разом із чоботями й клинком. У його майстерні лежить книга, яка може все виправити. Колись туди було тридцять кроків.
cover-way = Це кампанія: один персонаж, чотирнадцять сценаріїв, один за одним. Після кожного ви вибираєте, що далі. Програний сценарій можна пробувати знову скільки завгодно: нічого не пропаде. Предмети й кращі карти приходять зі сценаріями.

# -- beings

being-bruiser = Громило
being-cragheart = Кам’яне Серце
being-mindthief = Крадійка розуму
being-silent_knife = Безмовний Ніж
being-spellweaver = Чароплетка
being-tinkerer = Винахідник
being-arena_sorcerer = Чаклун арени
being-bandit_archer = Бандит-лучник
being-bandit_guard = Бандит-вартовий
being-demon_prince = Князь демонів
being-earth_demon = Демон землі
being-flame_demon = Демон полум’я
being-frost_demon = Демон морозу
being-gloomtoad = Похмура жаба
being-goring_beetle = Жук-буцало
being-harrowing_infestation = Жахлива зараза
being-king_button = Король Ґудзик
being-mounted_prince = Князь верхи
being-mouse = Миша
being-rending_beetle = Жук-роздирач
being-sewer_rat = Стічний щур
being-spitting_moth = Плювальна міль
being-stuffed_construct = Набитий конструкт
being-tattered_construct = Подертий конструкт
being-venomous_centipede = Отруйна стонога
being-wind_demon = Демон вітру
being-door = Двері
being-barricade = Барикада
being-bell = Дзвін
being-flare = Сигнальний вогонь
being-clutter = Мотлох
role-bruiser = { being-bruiser }
role-cragheart = { being-cragheart }
role-mindthief = { being-mindthief }
role-silent_knife = { being-silent_knife }
role-spellweaver = { being-spellweaver }
role-tinkerer = { being-tinkerer }
menu-role-bruiser = міцний: прикривається щитом, відштовхує ворогів і дає відсіч; добрий вибір для початку
menu-role-cragheart = сильний і повільний: зводить і ламає перешкоди, засипає камінням багатьох одразу
menu-role-mindthief = тендітна й хитра: змушує монстрів битися між собою, а решту послаблює
menu-role-silent_knife = швидкий: сильно б’є з невидимості й знову зникає
menu-role-spellweaver = тендітна: здалеку творить великі чари коштом стихій і карт
menu-role-tinkerer = різнобічний: лікує, ставить пастки, стріляє; тримається довше за інших

# -- elements

element-fire = вогонь
element-ice = лід
element-air = повітря
element-earth = земля
    .acc = землю
element-light = світло
element-dark = темрява
    .acc = темряву
element-wild = будь-яка стихія
    .acc = будь-яку стихію
element-fire_dark = вогонь або темрява
    .acc = вогонь або темряву
element-fire_air = вогонь або повітря
element-fire_earth = вогонь або земля
    .acc = вогонь або землю
element-ice_air = лід або повітря
element-ice_earth = лід або земля
    .acc = лід або землю
element-ice_light = лід або світло
element-air_earth = повітря або земля
    .acc = повітря або землю
element-air_light = повітря або світло
element-air_dark = повітря або темрява
    .acc = повітря або темряву
element-earth_dark = земля або темрява
    .acc = землю або темряву
element-earth_light = земля або світло
    .acc = землю або світло

# -- small words

condition-invisible = Невидимість
condition-strengthen = Посилення
condition-wound = Важка рана
condition-poison = Отруєння
condition-immobilize = Параліч
condition-disarm = Роззброєння
condition-muddle = Сум’яття
zone-hand = рука
zone-chosen = вибрані
zone-active = активна зона
zone-discard = скид
zone-lost = утрачені
sheet-items = Предмети
until-round = цього раунду
until-persistent = постійно
until-used = наступна атака
until-turn = цього ходу
reach-any = атаки
reach-melee = ближні атаки
reach-ranged = дальні атаки
half-top = верх
half-bottom = низ
area-line = лінія з трьох
area-cleave = дві поруч
area-sweep = три довкола вас
area-ring = усі довкола вас
area-triangle = трикутник
area-row = три в ряд
area-flower = клітинка й усі довкола
on-attack = атаки
on-move = рух
slot-one_hand = одна рука
slot-two_hand = дві руки
slot-small = дрібний предмет
use-spent = потім предмет використано до довгого відпочинку
use-lost = потім предмет утрачено на цей сценарій
use-passive = завжди
when-turn = у ваш хід
when-attack = під час вашої атаки
when-melee = під час вашої ближньої атаки
when-ranged = під час вашої дальньої атаки
when-single_melee = під час ближньої атаки з однією ціллю
when-single_ranged = під час дальньої атаки з однією ціллю
when-move = під час вашого руху
when-defence = під час атаки ворога на вас
when-defended = після атаки ворога на вас, цьому ворогові
when-after_attack = після вашої атаки
when-initiative = після визначення ініціативи
when-after_top = після верхньої здібності
when-far_move = пройшовши щонайменше { $hexes } { $hexes ->
    [one] клітинку
    [few] клітинки
   *[many] клітинок
}
when-stood_still = якщо ви пройшли щонайбільше { $hexes } { $hexes ->
    [one] клітинку
    [few] клітинки
   *[many] клітинок
}
when-basic = базова атака
face-minus = −
face-zero = 0
face-plus = +
luck-plain = один кидок
luck-advantage = перевага
luck-disadvantage = трудність
source-attack = атака
source-hazard = небезпека
source-retaliate = відплата
source-wound = важка рана
source-rest = відпочинок
source-effect = ефект
payment-ward = бонус
payment-discard = скинуто карту
payment-discard_two = скинуто дві карти
payment-lose = утрачено карту
terrain-normal = звичайна клітинка
terrain-obstacle = перешкода
terrain-difficult = важкопрохідна місцевість
terrain-hazard = небезпека
terrain-plate = натискна плита
terrain-trap = пастка
added-plus = додаток
added-pierce = пробиття
added-push = відштовхування
added-pull = притягування
added-inflict = стани
added-gain = власні стани
added-heal = лікування
added-advantage = перевага
side-a = сторона A
side-b = сторона B
reason-completed = успішно завершено
reason-exhausted = програно: виснаження
reason-no_cards = програно: замало карт
reason-destroyed = програно: знищено те, що ви захищаєте
reason-late = програно: запізно
reason-campaign_completed = завершено
reason-campaign_ended = припинено
ending-completed = Сценарій успішно завершено.
ending-exhausted = Сили скінчилися: сценарій програно.
ending-no_cards = Лишилося менше двох карт: сценарій програно.
ending-destroyed = Те, що треба було захистити, знищено: сценарій програно.
ending-late = Час вийшов: сценарій програно.
ending-campaign_completed = Кампанію завершено. Спроб: { $tries }.
ending-campaign_ended = Кампанія закінчується тут: виграно сценаріїв { $won } з { $most }.

# -- goals

do-kill_all = здолайте всіх монстрів
do-kill = здолайте всіх монстрів «{ $monster }»
goal-kill_one = здолайте монстра «{ $monster }»
do-reach_hex = завершіть хід на { $letter }
do-survive = протримайтеся { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[many] { $rounds } раундів
}
do-destroy = знищте всі об’єкти
goal-destroy = знищте: { $things }
do-collect = завершіть хід на кожній { $letter }
do-begin_with = { $who-id ->
    [hero] ви починаєте зі станом
    [monsters] усі монстри починають зі станом
   *[other] кожен { $who } починає зі станом
} «{ $condition }»
group-hero = ви
group-monsters = усі монстри
group-wind_demon = Демон вітру
do-begin_turned = ваші карти спершу лежать стороною B
do-arrive = від раунду { $first }: { $monster } приходить по черзі на { $letters }, поки їх не більше { $most }
do-relieve = один раз, на початку раунду, { $left ->
    [0] коли не лишилося жодного ({ $of })
   *[other] коли { $of } ×{ $left } або менше
}, приходить { $monster } на { $letter }
do-avenge = коли зникне останній ({ $of }), на { $letters } { $monsters-count ->
    [one] приходить
   *[other] приходять
}: { $monsters }
do-gate = { $letter } відчиняється, коли ваш хід завершується на натискній плиті
do-deadline = мети треба досягти до кінця раунду { $rounds }

# -- effects

do-extra = { "" }
do-extra-plus = +{ $plus }
do-extra-range = Дальність { $range }
do-extra-farther = +{ $farther } Дальність
do-extra-pierce = Пробиття { $pierce }
do-extra-push = Відштовхнути { $push }
do-extra-pull = Притягнути { $pull }
do-extra-inflict = { $inflict }
do-extra-heal = Лікування { $heal } (собі)
do-extra-advantage = перевага
do-extra-jump = Стрибок
do-extra-area = область: { $area }
do-spend = { $cost } додає: { $add }
do-move = Рух { $value }
do-move-jump = Стрибок
do-move-spend = { $spend }
do-attack = Атака { $value }
do-attack-range = Дальність { $range }
do-attack-targets = Ціль { $targets }
do-attack-area = область: { $area }
do-attack-pierce = Пробиття { $pierce }
do-attack-push = Відштовхнути { $push }
do-attack-pull = Притягнути { $pull }
do-attack-inflict = { $inflict }
do-attack-gain = { $gain } (собі)
do-attack-heal = потім Лікування { $heal } (собі)
do-attack-advantage = перевага
do-attack-spend = { $spend }
do-heal = Лікування { $value }
do-heal-range = Дальність { $range }
do-heal-spend = { $spend }
do-shield = Щит { $value }
do-shield-until = { $until }
do-retaliate = Відплата { $value }
do-retaliate-range = Дальність { $range }
do-retaliate-push = Відштовхнути { $push }
do-retaliate-inflict = { $inflict }
do-retaliate-until = { $until }
do-fly = Політ
do-fly-until = { $until }
do-boost = Бонус ({ $until }): { $add }
do-boost-on = { $on }
do-boost-reach = { $reach }
do-ward = Один раз відвернути поранення
do-ward-until = { $until }
do-afflict = { $conditions } ворогові
do-afflict-range = Дальність { $range }
do-afflict-targets = Ціль { $targets }
do-gain = { $range ->
    [0] { $conditions } (собі)
   *[other] { $conditions } собі або союзникові в межах дальності { $range }
}
do-gain-targets = Ціль { $targets }
do-gain-spend = { $spend }
do-push = Відштовхнути { $value }
do-push-range = Дальність { $range }
do-pull = Притягнути { $value }
do-pull-range = Дальність { $range }
do-pull-inflict = { $inflict }
do-control = { $range ->
    [1] Керування сусіднім ворогом (він: { $action })
   *[other] Керування ворогом у межах дальності { $range } (він: { $action })
}
do-hurt = Вороги в межах дальності { $range } зазнають поранень: { $value }
do-recover = Відновити { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[many] { $cards } карт
}{ $level ->
    [0] { "" }
   *[other] { " " }рівня { $level }
} ({ $zones })
    .zones-join = { " або " }
do-create = Заряд: { $charges }
do-cleanse = { $count ->
    [0] Зняти всі негативні стани
   *[other] Зняти негативний стан
}
do-raise = Звести перешкоду, Дальність { $range }
do-crush = Зламати перешкоду, Дальність { $range }: вороги поруч зазнають поранень: { $value }
do-set_trap = Пастка { $value }, Дальність { $range }
do-set_trap-inflict = { $inflict }
do-consume = { $cost } дає: { $then }
do-who = { $being }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
do-who-elite = еліта
do-modifier = { $times ->
    [null] ×0
    [double] ×2
   *[other] { $plus-signed }
}
do-modifier-pierce = Пробиття { $pierce }
do-modifier-push = Відштовхнути { $push }
do-modifier-heal = Лікування { $heal } (собі)
do-modifier-targets = +{ $targets } Ціль
do-modifier-inflict = { $inflict }
do-modifier-gain = { $gain } (собі)

# -- events

event-character_chosen = Ваш персонаж: { $character }
event-item_equipped = Предмет: { $item }
event-card_upgraded = { $card } стає { $to }
event-scenario_began = { $scenario }: { $character }, рівень { $level }
event-round_began = Раунд { $round }
event-cards_chosen = Карти: { $lead }, { $other }; ініціатива { $initiative }
event-long_rest_chosen = Довгий відпочинок, ініціатива 99
event-column_rolled = { $being }, кидок «{ $face }», ініціатива { $initiative ->
    [0] { "" }
   *[other] { $initiative }{ $elite-count ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $elite-count ->
    [0] { "" }
   *[other] еліти { $elite }
}
    .elite-join = { " і " }
event-initiative_changed = Ваша ініціатива тепер { $initiative }
event-turn_began = Хід: { $who } ({ $initiative })
event-card_used = { $card }: { $half }{ $basic ->
    [true] { ", базова дія" }
   *[other] { "" }
}
event-figure_moved = { $who }: { $path }
    .path-join = { " → " }
event-action_skipped = Не виконано: { $effect }
event-attack_made = { $who } → { $target }: атака { $value } ({ $luck })
event-modifier_rolled = { $who }: рядок { $row }, «{ $face }»: { $modifier }
event-modifier_used = Модифікатор { $modifier }: значення атаки { $value }
event-damage_suffered = { $who }: поранень { $damage } ({ $source }), лишилося { $left }
event-damage_negated = Відвернено поранень: { $damage } ({ $payment })
event-attack_stopped = { $who }: жодного поранення
event-condition_gained = { $who }: { $condition }
event-condition_ended = { $who }: кінець стану { $condition }
event-figure_healed = { $who }: вилікувано { $value }, тепер { $left }
event-bonus_began = { $who }: { $effect }
event-card_moved = { $card }: { $zone }, { $side }
event-element_used = Використано стихію: { $charge }
event-element_made = Заряджено стихію: { $charge }
event-item_used = Використано предмет: { $item }
event-items_refreshed = Знову готові: { $items }
event-figure_died = { $who }: кінець
event-monster_appeared = { $who } з’являється на { $cell }
event-terrain_changed = { $cell }: { $terrain }
event-hex_visited = { $cell }: зроблено
event-rested = { $long ->
    [true] Довгий відпочинок
   *[other] Перепочинок
}: усі карти стороною A
event-rest_exchanged = { $card } лишається за 1 поранення
event-goal_met = Мету досягнуто: раунд дограємо до кінця
event-round_ended = Раунд { $round } завершено
event-scenario_ended = { $scenario }: { $reason }
event-difficulty_set = Складність монстрів: { $difficulty }
event-campaign_ended = Кампанію { $reason }, виграно сценаріїв: { $won }

# -- choices

choice-play_as = Грати: { $character }
choice-equip = Узяти: { $item }
choice-upgrade_card = Поліпшити: { $card }
choice-done = Готово
choice-play_cards = { $lead }, тоді { $other }
choice-rest_long = Довгий відпочинок
choice-deactivate = Завершити бонус: { $card }
choice-hasten = { $item }: ініціатива { $by-signed }
choice-act_next = Спершу { $being }{ $elite ->
        [true] { " (еліта)" }
       *[other] { "" }
    }
choice-use_half = { $card }, { $half }{ $basic ->
    [true] { ": базова дія" }
   *[other] { "" }
}
choice-use_item = Використати: { $item }
choice-perform = Виконати
choice-skip = Пропустити
choice-spend = Використати стихію
choice-go = Рух: { $path }
    .path-join = { " → " }
choice-guide = Іде: { $path }
    .path-join = { " → " }
choice-shove = Зсунути: { $path }
    .path-join = { " → " }
choice-push_first = Спершу відштовхнути
choice-pull_first = Спершу притягнути
choice-target = Ціль
choice-lay_area = Область: { $cells }
choice-forgo = Без: { $effect }
choice-roll = Кинути кубик
choice-use_modifier = Модифікатор { $number }
choice-take_damage = Зазнати
choice-use_ward = Відвернути бонусом
choice-discard_card = Скинути: { $card }
choice-discard_two = Скинути: { $card } і { $other }
choice-lose_card = Утратити: { $card }
choice-pick_card = Відновити: { $card }
choice-pick_hex = { $cell ->
    [none] Нічого
   *[other] Клітинка { $cell }
}
choice-pick_condition = Зняти: { $condition }
choice-rest_short = Перепочинок
choice-exchange = Зазнати 1 поранення, втратити іншу карту
choice-come_first = Спершу { $being } на { $cell }
choice-play_scenario = Грати: { $scenario }
choice-other_scenario = Інший сценарій
choice-change_difficulty = Змінити складність
choice-set_difficulty = { $difficulty }
choice-end_campaign = Закінчити кампанію
choice-back = Назад
label-target = Ціль: { $who }
label-moved = Вас зсувають: { $path }
label-odds = Поранення за кубиком: { $odds }
label-spend = Використати { $charges }: { $add }
label-consume = Використати { $charges }
label-item = { $item } ({ $charges })
label-item_option = { $item }: { $add } ({ $charges })
label-item_add = { $item }: { $add }
label-roll_change = { $item }: кидок { $number } стає нулем
label-end_turn = Закінчити хід
label-packed = Далі з цими предметами
label-bare = Далі без предметів
label-modifier = Кидок { $number }: { $modifier } → поранень { $damage }
label-charge = { $charge } ({ $from })
label-made = створено { $number }
label-along = { $rest ->
    [long] Довгий відпочинок
   *[short] Перепочинок
}, забравши: { $cards }
label-half = { $half }: { $text }
label-basic = { $half }, базова: { $text }
label-damage = Зазнати { $damage }
label-lose_it = Втратити: { $card }
label-roll = Кинути кубик, з усім доданим
label-forgo = Без: { $effect } ({ $what })
label-forgone = Не діє лише на цю ціль; сама атака відбувається
label-ended = { $to ->
    [hand] Карта повертається в руку стороною B{ $pays ->
        [true] ; там вона може бути однією з двох скинутих або бути втраченою
       *[other] { "" }
    }
    [discard] Карта йде у скид{ $pays ->
        [true] ; звідти її можна втратити
       *[other] { "" }
    }
   *[lost] Карту буде втрачено{ $pays ->
        [true] , і від цих поранень це не допоможе
       *[other] { "" }
    }
}
label-rest = { $back ->
    [0] У скиді порожньо{ $turned ->
        [0] : ви лише втратите випадкову карту
       *[other] : карти в руці перевернуться стороною A, потім випадкову буде втрачено
    }
    [one] { $back } карта повернеться в руку, усі ляжуть стороною A, потім випадкову буде втрачено
    [few] { $back } карти повернуться в руку, усі ляжуть стороною A, потім випадкову буде втрачено
   *[many] { $back } карт повернуться в руку, усі ляжуть стороною A, потім випадкову буде втрачено
}
label-area_hit = { $who }: { $odds }
label-area_hits = По черзі, щоразу наступний рядок: { $hits }
label-lead = { $card } ({ $initiative }) + { $other }
label-play = Грати: { $scenario }
label-again = Грати знову: { $scenario }
label-hazards = Небезпеки на шляху: поранень { $damage }
label-hazards_give = Небезпеки на шляху дають вам: { $conditions }
label-exhausting = Ви виснажитеся, і сценарій буде програно
label-loses = Тоді лишиться менше двох карт: сценарій програно
label-last_round = Тоді лишиться менше двох карт: якщо в цьому раунді мети не досягнуто, сценарій програно
label-last_other = Тоді інших карт лишиться менше двох: якщо не завершити бонус, у наступному раунді буде лише довгий відпочинок
label-last_rest = У наступному раунді буде лише довгий відпочинок; після нього лишиться менше двох карт
label-luck = { $luck ->
    [advantage] Перевага
    [disadvantage] Трудність
   *[plain] Перевага й трудність скасовують одна одну
} ({ $why })
label-luck_attack = сама атака
label-luck_near = дальня атака на сусіда
label-strikes_back = Відплата: { $what }{ $sure ->
    [true] { "" }
   *[other] { ", якщо тоді ще буде тут і дістане" }
}
label-nothing = Нічого не станеться, але карту буде використано
label-undone = Звідси не вийде: { $what }
label-stays = лишається активною
label-shuts_out = виключає: { $items } (та сама карта)
label-skip_half = Пропустити всю половину; карту однаково буде використано
label-leave = Лишити як є: { $difficulty }
label-difficulty = Змінити складність (зараз: { $difficulty })
label-nobody = Звідси не дістати жодного ворога
label-suffers = { $who }: поранень { $damage }
label-suffers_nobody = Ніхто не постраждає
label-danger = { $hits ->
    [one] Там вас дістане { $hits } атака, найбільше { $most }
    [few] Там вас дістануть { $hits } атаки, разом найбільше { $most }
   *[many] Там вас дістануть { $hits } атак, разом найбільше { $most }
}
label-safe = Там вас цього раунду не дістане жодна атака
confirm-equip = Більше місця для предметів не буде. Далі з цим: { $items }?
confirm-loses = Після цього відпочинку лишиться менше двох карт, і сценарій буде програно. Усе одно відпочити?
confirm-end_campaign = Закінчити кампанію остаточно? Продовжити її потім не можна.

# -- questions

ask-choose_character = Виберіть персонажа
    .hint = Кожен персонаж грає по-своєму. Для першої гри добре підійде Громило: міцний і простий.
ask-equip_items = Які предмети візьмете?
    .help = Дворучний предмет займає обидві руки. З двох предметів однієї карти сценарію можна взяти лише один. [BB-3404, BB-3405, BB-4804]
    .hint = Беріть предмети по одному, доки є місце або доки не досить. Дворучний займає обидві руки, для дрібних є окремі місця. Перед кожним сценарієм вибір відкритий наново, тож помилитися не страшно.
ask-upgrade_cards = Яку карту поліпшите?
    .hint = За кожен рівень понад перший одна карта стає кращою. На що вона обернеться, сказано при кожному виборі. Наступного разу вибір знову відкритий.
ask-select_cards = Виберіть карти
    .help = Число на першій карті це ваша ініціатива. [BB-602]
    .hint = Ви використаєте верх однієї карти й низ другої. Виберіть одну з рухом унизу та одну з атакою вгорі. Число карти, вибраної першою, стане вашою ініціативою: менші числа діють раніше.
    .hint-2 = Карта, зіграна стороною A, повертається в руку стороною B; зіграна стороною B іде у скид, доки відпочинок не поверне її стороною A. Тож плануйте на два раунди вперед.
    .hint-3 = Закінчуються карти? Довгий відпочинок забирає весь раунд: карти повертаються стороною A, ви лікуєте 2 й оновлюєте предмети, але одну карту буде втрачено. Якщо карт менше двох і на гру, і на відпочинок, сценарій програно.
hint-begin = Ви починаєте з цим: { $condition }. { $means }
hint-deadline = Тут обмаль часу: { $rule }. Кожен довгий відпочинок забирає раунд.
ask-change_initiative = Змінити ініціативу?
    .hint = Тепер відомо, коли діють монстри. Предмет може зробити вас швидшими чи повільнішими за них.
ask-order_tie = Однакова ініціатива: хто діє першим?
    .hint = Монстри з однаковою ініціативою діють у порядку, який виберете ви.
ask-hero_acts = Ваш хід
    .help = Верх однієї карти й низ другої; будь-який верх може бути Атака 2, будь-який низ Рух 2. [BB-3101, BB-3301]
    .hint = Візьміть одну з двох вибраних карт і вирішіть: верхня половина чи нижня. Що збирається робити кожен монстр, написано біля його імені.
        На полі це видно, якщо навести на монстра чи торкнутися його.
    .hint-2 = Тепер друга карта: якщо вже був верх, лишився низ, і навпаки. Замість будь-якого верху можна взяти звичайну Атаку 2, замість низу — Рух 2.
ask-stood_still = Ви майже не рухалися: використати предмет?
ask-confirm = Виконати: { $action }?
    .hint = Дію можна пропустити, якщо з неї немає користі. Тоді й платити за неї не доведеться.
    .hint-2 = Тривалий бонус тримає свою карту в активній зоні: доки він діє, її немає в руці, але її стихії рахуються. Ви можете завершити його у свій хід.
ask-enter = Спершу { $action }: без цього не буде нічого іншого з цієї половини. Виконати?
    .hint = Позначене «!» шкодить вам самим, і його не можна пропустити: хто хоче решту половини, спершу приймає його. Пропустити його — пропустити всю половину.
ask-haste = Використати й низ: { $card }?
ask-choose_move = Куди йдете? { $move }
    .hint = Виберіть, куди йти. Атака ближнього бою сягає лише сусідніх клітинок, тож станьте поруч із ціллю. Можна пройти й менше, ніж дозволено.
ask-choose_consume = Використати стихії: { $consume }?
    .hint = Символи на видимих картах і є ваші стихії. Кожну можна використати раз на раунд.
ask-recover_cards = Яка карта повернеться?
ask-choose_cleansing = Який стан зникне?
ask-choose_hex = Яка клітинка? { $action }
    .hint = Придатні клітинки позначено. Перешкоду монстри обходять, а від пастки страждає той, хто перший на неї ступить, хоч би й ви. Коли перешкода ламається, поранень зазнають усі вороги поруч.
ask-aim_action = Хто ціль? { $action }
    .hint = Це не атака: кубик не кидають, і щит не допоможе. Об’єкти й невидимих ворогів вибрати не можна.
ask-pick_target = Кого атакуєте? { $attack }
    .hint = Перш ніж вибрати, гляньте на поранення для кожної сторони кубика: їх названо для кожної цілі.
        На полі їх видно, якщо навести на ціль чи торкнутися її.
ask-order_shoves = Атака відштовхує й притягує: що спершу?
ask-brace = Вас зараз атакують: використати предмет до кидка?
ask-prepare_attack = Киньте модифікатор або спершу змініть атаку
    .help = Усе, що додано до атаки, можна не застосовувати до цієї цілі, але вирішити це треба перед кидком. Якщо ніщо не заважає, просто кидайте. [BB-1203, BB-1206]
    .hint = Кубик вибирає між трьома модифікаторами вашого рядка, потім позначка сповзає на рядок униз. Предмети для атаки використовують саме зараз.
ask-settle_modifier = Який модифікатор діє?
    .hint = З перевагою ви берете той із двох кидків, що до вподоби. Інакше за правилами вже ясно, який діє, і вас питають лише тому, що предмет може змінити кидок.
ask-keep_effects = Застосувати додане модифікатором? { $modifier }
    .hint = Число модифікатора діє в будь-якому разі. Те, що стоїть поруч, як-от відштовхування чи стан, можна не застосовувати.
ask-suffer_damage = Поранення ({ $source }): зазнати чи відвернути?
    .help = Усі поранення одного джерела відвертає скинута карта сторони A, дві карти сторони B або втрачена карта. [BB-3804, BB-3805, BB-3806]
    .hint = Можна зазнати поранень або відвернути їх усі: скинути з руки карту стороною A, скинути дві стороною B або втратити одну з руки чи зі скиду. Спочатку здоров’я дешевше за карти.
ask-force_move = Куди { $figure-id ->
        [hero] вас{ " " }
       *[other] { "" }
    }{ $away ->
        [true] відштовхнути
       *[other] притягнути
    }?
    .hint = { $figure-id ->
        [hero] Монстри відштовхують і притягують вас якнайдалі, але шлях вибираєте ви. Стережіться небезпек.
       *[other] Ви вибираєте шлях того, кого відштовхуєте чи притягуєте. Небезпеки ранять і монстрів.
    }
ask-guide_controlled = Куди йде керований монстр?
ask-choose_focus = Дві цілі однаково близько: кого атакує монстр?
ask-guide_monster = Правила лишають шлях відкритим: куди йде монстр?
    .help = Найменше небезпек, тоді атака, тоді найменше очок: решту вирішуєте ви. [BB-4906]
    .hint = Монстри діють за сталими правилами. Де правила лишають кілька шляхів, вирішуєте ви, навіть за них.
ask-use_elements = Який заряд використає монстр?
    .hint = Монстр мусить використати стихію, якої просить його дія, навіть із ваших карт; ви лише вибираєте заряд. На цей раунд його вже немає, а одного використання досить усім монстрам цього виду.
ask-monster_heals = Якого монстра вилікувати?
ask-use_afterwards = Використати предмет після атаки?
ask-withhold = Монстр може використати стихію активної карти: завершити її бонус?
ask-use_between = Використати предмет перед наступною дією?
ask-offer_short_rest = Зробити перепочинок?
    .hint = Перепочинок не забирає часу: усі карти з руки та скиду знову стороною A, але тоді одну випадкову карту з руки буде втрачено. Він потрібен, коли на наступний раунд бракує двох добрих карт.
ask-long_rest = Довгий відпочинок: забрати активні карти чи спершу використати предмет?
    .hint = Карти в активній зоні лишаються там, і їхні бонуси діють далі, якщо їх не забрати: тоді бонус закінчується, а карта відпочиває з рештою. Після відпочинку використаний предмет знову готовий, тож корисний предмет можна застосувати спершу.
ask-keep_card = Карту «{ $card }» буде втрачено. Обміняти?
    .hint = Якщо ця карта дуже потрібна, за 1 поранення жереб укаже іншу.
ask-choose_loss = Яку карту втратите?
ask-rest_heal = Лікування 2?
ask-rest_refresh = Відновити використані предмети?
ask-order_arrivals = Приходить кілька монстрів: кого поставити першим?
ask-appear = Де з’явиться монстр?
ask-between_scenarios = Який сценарій далі?
    .help = Радимо наступний на шляху, але можна зіграти й будь-який інший. [BB-203]
    .hint = Це мапа вашої кампанії. Історія триває там, де наступний сценарій, який можна зіграти: починайте з нього.
    .hint-2 = Чим скінчився минулий сценарій і що чекає в наступному, видно поруч із мапою, а на телефоні на сусідніх вкладках. Якщо було заважко чи залегко, змініть складність.
ask-pick_scenario = Виберіть будь-який сценарій
ask-pick_difficulty = Як сильно відтепер б’ють монстри?
    .help = Складність визначає таблицю модифікаторів монстрів. [BB-216]

# -- panels

board-main = Мапа
board-way = Шлях
panel-monsters = Монстри
panel-elements = Стихії
panel-modifiers = Модифікатори
panel-tables = Таблиці модифікаторів
panel-goal = Мета
panel-next = Що далі
panel-history = Пройдений шлях
rail-left = Ви
rail-right = Монстри
rail-way = Далі
row-yours = Ваш, рядок { $row }
row-theirs = Монстри, рядок { $row }
row-marker = зараз
row-no_elements = немає доступних
row-rule = Особливе правило
row-protect = Захистіть: { $thing }
row-hazard = Небезпека: поранень { $damage }{ $inflict ->
        [none] { "" }
       *[other] { ", " }{ $inflict }
    }
mark-trap = Пастка: поранень { $damage }{ $inflict ->
        [none] { "" }
       *[other] { ", " }{ $inflict }
    }
ground-difficult = важкопрохідна місцевість (2 очки)
ground-opens = натискна плита: якщо тут закінчити хід, відкриється { $letters }
ground-comes = тут з’являються монстри
row-column = «{ $face }», ініціатива
row-done = виконано
row-there = ви тут стоїте; решту ще треба виконати
row-left = { $count ->
    [one] лишився { $count }
   *[other] лишилося { $count }
}
row-met = Мету досягнуто. Раунд дограємо до кінця.
row-hit_points = Здоров’я
mark-shield = Щит { $value }
mark-retaliate = Відплата { $value }
note-traits = Завжди: { $text }
note-immune = Не діє: { $text }
note-charges = { $text } · заряджає: { $charges }
note-attacks = його атаки: { $text }
note-column = «{ $face }», ініціатива { $initiative }: { $text }
note-bonus = Діє: { $text }
note-protect = Якщо цей об’єкт знищать, сценарій програно. Монстри атакують його так само, як і вас.
note-destroy = Не рухається й не атакує; стани, відштовхування й притягування на це не діють.
row-arriving = Можуть прийти
row-new_items = Нові предмети
row-level = Рівень
row-health = Здоров’я за рівнями
state-spent = використано
state-lost = утрачено
sheet-lost = тоді втрата
sheet-forever = тоді втрата назавжди
sheet-other = { $side }, { $initiative }: { $top } / { $bottom }{ $charges ->
        [none] { "" }
       *[other] { " · " }{ $charges }
    }
sheet-line = { $half }: { $text }
sheet-charges = Стихії: { $charges }
sheet-zero = «{ $face }» на кубику вважається за «{ $zero }»
sheet-haste = використайте і нижню здібність
sheet-this_attack = { $text } лише проти цієї атаки
sheet-initiative = ініціатива більше або менше на { $value }
sheet-or = або
sheet-aimed = Керування ціллю атаки (вона: { $action })
sheet-attacker = тому, хто атакує: { $text }
sheet-characters = Персонажі
sheet-health = Здоров’я за рівнями: { $health }
sheet-hand = { $card }: { $sides }
sheet-deck = Карти
sheet-upgrades = Кращі карти
sheet-back = { $letter } · { $initiative } · { $top } / { $bottom }{ $charges ->
        [none] { "" }
       *[other] { " · " }{ $charges }
    }
sheet-item = { $when }: { $text }
sheet-cost = { $text } (ціна: { $cost })
sheet-becomes = { $card }: { $sides }
sheet-kind = { $side }, рівень { $level }
sheet-front = { $side }, { $initiative }
track-way = Сценарії
way-title = { $number }. { $scenario }
way-level = рівень { $level }
way-won = виграно
way-lost = програно
way-attempt = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[many] { $rounds } раундів
}
way-try = спроба { $number }
mark-used = { $element }: стихію використано

# -- what words mean

term-heal = Лікування
term-shield = Щит
term-retaliate = Відплата
term-fly = Політ
term-push = Відштовхнути
term-pull = Притягнути
term-control = Керування
term-ward = Відвернути поранення
term-recover = Відновити
term-set_trap = Пастка
term-range = Дальність
term-targets = Ціль
term-area = Область
term-pierce = Пробиття
term-jump = Стрибок
term-advantage = Перевага
term-spend = Стихії
term-persistent = Постійно
term-lost = Тоді втрата
term-elite = Еліта
term-columns = Кубик монстрів
term-modifiers = Модифікатори
means-obstacle = Зайти сюди не можна, хіба що в польоті чи стрибку, і стрибок не може тут скінчитися. Дальності й дальнім атакам перешкода не заважає.
means-difficult = Зайти сюди коштує 2 очки руху замість 1. У польоті та в стрибку досить 1.
means-hazard = Хто сюди заходить, зазнає цього; у польоті чи перестрибуючи — ні. Стояти тут і виходити звідси безпечно.
means-plate = Порожня клітинка, як будь-яка інша. Що станеться, якщо закінчити на ній хід, сказано в особливих правилах.
means-columns = Щораунду для кожного виду монстрів кидають кубик. Його сторона (−, 0 чи +) каже, за якою колонкою діють у цьому раунді всі звичайні монстри виду: їхня ініціатива і дії по черзі. Еліта діє за двома іншими колонками.
means-modifiers = На кожну атаку кидають кубик: −, 0 чи + вказує на перше, друге чи третє значення поточного рядка, і його додають до атаки. Потім позначка спускається на рядок нижче, а після останнього рядка йде перший. У вас і в монстрів окремі таблиці.
means-invisible = Вороги не можуть обрати цю фігуру за ціль. Минає в кінці її наступного ходу.
means-strengthen = Усі її атаки з перевагою: два кидки, діє кращий. Минає в кінці її наступного ходу.
means-wound = На початку кожного свого ходу фігура зазнає 1 поранення. Знімається лікуванням.
means-poison = Кожна атака на цю фігуру сильніша на 1. Знімається лікуванням, але здоров’я тоді не додається.
means-immobilize = Фігура не може рухатися сама, але її можна відштовхнути чи притягнути. Минає в кінці її наступного ходу.
means-disarm = Фігура не може атакувати. Минає в кінці її наступного ходу.
means-muddle = Усі її атаки з трудністю: два кидки, діє гірший. Минає в кінці її наступного ходу.
means-heal = Повертає стільки здоров’я, але не понад найбільше. Знімає важку рану й отруєння; з отруєнням здоров’я не додається.
means-shield = Кожна атака на цю фігуру завдає на стільки менше. Щит не витрачається і діє до кінця раунду, якщо він не постійний. Від небезпек, важких ран і відплати не захищає.
means-retaliate = Хто атакує цю фігуру з сусідньої клітинки (чи в межах вказаної дальності), той після атаки зазнає стільки поранень. Щит від цього не захищає. Діє до кінця раунду, якщо вона не постійна.
means-fly = Вороги, перешкоди й небезпеки на шляху не мають значення; можна зупинитися навіть на перешкоді чи небезпеці.
means-push = Ціль пересувають щонайбільше на стільки клітинок, щоразу далі від того, хто штовхає. Небезпека на шляху її поранить.
means-pull = Ціль пересувають щонайбільше на стільки клітинок, щоразу ближче до того, хто притягує. Небезпека на шляху її поранить.
means-control = Монстр виконує цю дію так, як хочете ви, навіть проти своїх. Це не його хід.
means-ward = Один раз, коли ви мали б зазнати поранень, їх можна відвернути повністю; тоді бонус минає.
means-recover = Карти повертаються в руку стороною A.
means-set_trap = Лежить на порожній клітинці. Хто на неї ступить, зазнає поранень і всього, що вказано; тоді пастка зникає.
means-range = Сягає на стільки клітинок, через перешкоди й фігури. Дальня атака на сусіда має трудність.
means-targets = Обирають стільки різних фігур, для кожної свій кидок.
means-area = Атаковано кожного ворога на клітинках цієї форми, для кожного свій кидок.
means-pierce = Атака не зважає на стільки щита цілі.
means-jump = Вороги, перешкоди й небезпеки не мають значення на шляху, лише на останній клітинці; важка місцевість не має значення взагалі.
means-advantage = Кидають два модифікатори, і ви берете той, що до вподоби.
means-spend = Символи на видимих картах і в колонках монстрів — це стихії. Кожну можна використати раз на раунд; що вона додає, сказано поруч.
means-persistent = Діє раунд за раундом, доки ви не припините чи не станеться вказане. Карта тим часом лежить в активній зоні.
means-lost = Після цієї половини карту втрачено на весь сценарій, хоч би якою стороною вона лежала.
means-elite = Має два ходи за раунд: по одному з кожною з двох колонок, які не випали, кожен за ініціативою своєї колонки.

# -- refusals

refusal-card_discard = Ця карта в скиді: її поверне відпочинок.
refusal-card_lost = Цю карту втрачено до кінця сценарію.
refusal-card_active = Ця карта активна: спершу завершіть її бонус.
refusal-card_chosen = Вибрана на цей раунд: поранень вона не відверне.
refusal-item_spent = Використано: відновить довгий відпочинок.
refusal-item_lost = Утрачено до кінця сценарію.
refusal-item_shut_out = Разом із цим не можна взяти { $item }: із двох предметів однієї карти беруть лише один.
refusal-invisible = Невидимість: не може бути ціллю.
refusal-out_of_range = Відстань { $far }, дальність { $range }.
refusal-not_next = Не наступний на вашому шляху: його відкриє «Інший сценарій».
refusal-card_waiting = Не вибрана на цей раунд: у свій хід діють лише дві вибрані карти.
refusal-half_used = Таку половину вже використано: одна карта дає верх, друга низ.
refusal-hex_no_obstacle = Тут немає вільної перешкоди, яку можна зламати.
refusal-hex_held = Шлях туди веде через небезпеку, яка вас затримає.
refusal-hex_not_empty = Не порожня: потрібна звичайна клітинка без фігури.
refusal-hit_already = Уже є ціллю цієї дії.
refusal-objective = Об’єкт: стани, відштовхування, притягування й керування на нього не діють.
refusal-uncontrolled = Не може зробити те, чого ви хочете, або цілей уже досить.

# -- scenarios

scenario-campaign = Кампанія
scenario-a_rude_welcome = Непривітна зустріч
scenario-crossing_the_road = Через дорогу
scenario-narrow_escape = На волосинку
scenario-in_the_walls = У стінах
scenario-barging_in = Увірватися
scenario-buttons_arena = Арена Ґудзика
scenario-arena_challenge = Виклик арени
scenario-pest_control = Боротьба зі шкідниками
scenario-mind_control = Влада над розумом
scenario-going_up = Нагору
scenario-back_in_the_walls = Знову в стінах
scenario-into_the_darkness = У темряву
scenario-up_in_the_window = На вікні
scenario-gathering_materials = Збирання матеріалів
scenario-the_beast_tamer = Приборкувач
scenario-zipping_across = По линві
scenario-the_bouncer = Викидайло
scenario-ringing_the_bell = Удар у дзвін
scenario-signal_flare = Сигнальний вогонь
scenario-the_long_way_through = Довгий шлях
scenario-crush_the_clutter = Розтрощи мотлох
scenario-hide_and_seek = Хованки
scenario-showdown = Двобій
scenario-another_tale = Інша історія
story-a_rude_welcome = Ще у воротях вас ужалила оса. А тепер двоє вартових помітили, що ви не більші за наперсток, а в наперстків бувають гаманці. Один із них свиснув решті: зникніть, перш ніж вони прийдуть.
story-crossing_the_road = Бруківка тепер як гірське пасмо. По той бік стоїть потрібний вам дім.
story-narrow_escape = Купа коробок закриває єдину щілину в стіні, а стріли вже летять.
story-in_the_walls = За тиньком тепло, темно й повно мишей, які не діляться. Ви застрягли в шпарині по пояс, а вони лізуть зі стін із трьох боків.
story-barging_in = Такі, як ви, у мишачу нору не пролізуть. Тоді крізь двері.
story-buttons_arena = Король у короні з ниток сидить над крейдяним колом і хоче видовища.
story-arena_challenge = Король знайшов нових бійців, а юрба — нові ставки.
story-pest_control = Хто вижене з комори рій і міль, той піде сходами за нею. Щур тут мешканець: кусається, зате платить.
story-mind_control = Жаба мугиче мелодію, і двоє чаклунів із нею. Час змінити мелодію.
story-going_up = Завіса сягає підлоги. Нею лізуть і ті, що мають багато ніг.
story-back_in_the_walls = Чотири крихти сиру оплатили б дорогу, аби господарі не прокинулися.
story-into_the_darkness = Під шафою щось кумкає, і нічого не видно.
story-up_in_the_window = Сонце на підвіконні сліпить. Протримайтеся, поки вітер не зміниться.
story-gathering_materials = Нитка, шпилька й сірник: це полетить, чи щось таке.
story-the_beast_tamer = Він свистить, і все хвостате робить, що він хоче.
story-zipping_across = Линва від даху до даху, і гості з обох кінців.
story-the_bouncer = Хтось зшив охоронця для дверей горища, ще й добре набив.
story-ringing_the_bell = Якщо дзвін задзвонить, чарівник прокинеться. Тож має задзвонити.
story-signal_flare = Вогонь має горіти, доки його помітить хтось належного зросту.
story-the_long_way_through = Короткої дороги через майстерню чарівника немає.
story-crush_the_clutter = Три купи мотлоху стоять між вами і столом. Поки що стоять.
story-hide_and_seek = Книга лежить в одному з трьох місць, і це буде те, куди ви зазирнете останнім. Ви добре сховалися, а чотири демони рахують до десяти.
story-showdown = Князь їде на жукові, і жоден із них не втомився. Скиньте його, і матимете справу з двома; без жука він не лишиться.
story-another_tale = Король розповідає цю історію інакше. Ось його варіант.
menu-scenario-campaign = уся історія, сценарій за сценарієм, одним персонажем
menu-scenario-a_rude_welcome = двоє вартових; добрий початок
menu-scenario-crossing_the_road = зупинити лучників і дістатися на той бік
menu-scenario-narrow_escape = зламати барикаду й утекти
menu-scenario-in_the_walls = ви застрягли, а йдуть три миші; не для Громила
menu-scenario-barging_in = зламати двері; лише Громило
menu-scenario-buttons_arena = здолати короля
menu-scenario-arena_challenge = вистояти на арені
menu-scenario-pest_control = рій і міль у коморі; не для Крадійки розуму
menu-scenario-mind_control = жаба й двоє чаклунів; лише Крадійка розуму
menu-scenario-going_up = лізти; приходять ще; не для Безмовного Ножа
menu-scenario-back_in_the_walls = збирати крихти; лише Безмовний Ніж
menu-scenario-into_the_darkness = невидимі монстри
menu-scenario-up_in_the_window = протриматися; не для Винахідника
menu-scenario-gathering_materials = збирати речі; лише Винахідник
menu-scenario-the_beast_tamer = елітний вартовий
menu-scenario-zipping_across = небезпеки й підмога ворогові
menu-scenario-the_bouncer = один, а потім ще один
menu-scenario-ringing_the_bell = ударити в дзвін; не для Чароплетки
menu-scenario-signal_flare = захистити вогонь; лише Чароплетка
menu-scenario-the_long_way_through = брама й плита; не для Кам’яного Серця
menu-scenario-crush_the_clutter = розбити три купи; лише Кам’яне Серце
menu-scenario-hide_and_seek = обшукати три місця
menu-scenario-showdown = останній бій
menu-scenario-another_tale = елітний король
conclusion-a_rude_welcome = Вартові тікають шукати когось меншого. З бордюру видно кривий дім, по той бік дороги.
conclusion-crossing_the_road = За п’ядь позаду прокочується колесо воза. Перед вами здіймається цегляна стіна, а в ній є дірка.
conclusion-narrow_escape = Коробки розсуваються, і ви проскакуєте раніше за наступну стрілу. За стіною хтось радісно галасує.
conclusion-in_the_walls = Миші розступаються й навіть показують дорогу: туди, де світло, гамір і запах крейди.
conclusion-barging_in = Двері лежать, і той, хто їх підпирав, теж. Зсередини лине рев натовпу.
conclusion-buttons_arena = Король Ґудзик губить корону, регоче, аж нитки тріщать, і розповідає про сходи за коморою.
conclusion-arena_challenge = Проти вас більше ніхто не ставить, тож і виграшу немає. Зате дорога до завіси вільна.
conclusion-pest_control = У коморі більше ніщо не гуде, лише щур жує далі. За борошном починаються сходи, кожна сходинка заввишки з дім.
conclusion-mind_control = Мелодія стихає. Чаклуни кліпають, ніби спали роками, і відступають від сходів.
conclusion-going_up = З верху завіси ви дивитеся на кімнату: країна стільців. Під шафою темно.
conclusion-back_in_the_walls = Чотири крихти, чотири підморгування, і ніхто не прокинувся. Дорогу до шафи оплачено.
conclusion-into_the_darkness = Кумкання лишається позаду. Далеко попереду на підлозі лежить смуга денного світла, а над нею вікно.
conclusion-up_in_the_window = Вітер змінюється й зриває з рами павутину: канат, якого стане на цілий дах.
conclusion-gathering_materials = Нитка, шпилька й сірник: тримається купи. Якщо пощастить, утримається й на линві.
conclusion-the_beast_tamer = Без свистка він лише чоловік із щуром. Щур уже пішов.
conclusion-zipping_across = Ви приземляєтеся в ринві потрібного даху. Там є двері на горище, і в них є тінь.
conclusion-the_bouncer = Підлогу вкрито тирсою. За дверима пахне свічками й старими чарами.
conclusion-ringing_the_bell = Дзвін лунає на весь дім. Угорі рипить ліжко, і на сходах розчахуються всі двері.
conclusion-signal_flare = Десь у темряві на ваш вогонь відповідає інший. Є ще хтось такий самий малий, і він знає, як увійти.
conclusion-the_long_way_through = Брама зачиняється за вами. Угорі на столі самі шелестять сторінки.
conclusion-crush_the_clutter = Що стояло, те лежить, а що лежало, те порох. По уламках ви вилазите на стіл.
conclusion-hide_and_seek = Ось вона, сторінка із зеленим димом. На неї сідає щось із крилами й вусиками.
conclusion-showdown = Жук лежить на спині, князь шукає, хто б відніс його додому, а ви читаєте сторінку вголос. Зелений дим; чоботи тиснуть; стіл тріщить під вашою вагою. На порозі стоїть чарівник у нічному ковпаку, і цього разу меншим виявився він.
conclusion-another_tale = «Отак я й дав вам виграти», — каже король, і юрба, бо вона з ґудзиків, йому вірить.
setback-a_rude_welcome = Вони забирають гаманець і лишають вас у рівчаку. Гаманці можна відібрати.
setback-crossing_the_road = Калюжа, чобіт, і ви знову на своєму боці дороги.
setback-narrow_escape = Коробки стоять, стріли не вщухають. Ви відповзаєте в сірниковій коробці.
setback-in_the_walls = Ви вилазите там, де й залізли, у тиньку та укусах.
setback-barging_in = Двері терплячіші за вас. Завтра вони теж тут стоятимуть.
setback-buttons_arena = Натовп рахує до десяти. Король дозволяє спробувати ще: квитки вже продано.
setback-arena_challenge = Хтось сьогодні на вас розбагатів. Не ви.
setback-pest_control = Комора лишається за мешканцями. Вам лишаються сліди їхніх зубів.
setback-mind_control = Цілу годину ви мугичете разом з ними. Потім пригадуєте своє ім’я й починаєте спочатку.
setback-going_up = Униз швидше, ніж угору. Килим вас жаліє, лапи — ні.
setback-back_in_the_walls = Сир пахне, а носи прокидаються раніше за очі. Ви тікаєте без нього.
setback-into_the_darkness = Ви знайшли вихід, налетівши на нього.
setback-up_in_the_window = Сонце виявилося сильнішим. Ви чекаєте нагоди в тіні вазона.
setback-gathering_materials = План ви накреслили вже тричі. Бракує лише матеріалів.
setback-the_beast_tamer = Він висвистує вас зі сцени. Наступного разу візьмете віск для вух.
setback-zipping_across = Линва витримала. Ви — ні.
setback-the_bouncer = Вас немає в списку. Це пояснює кулак.
setback-ringing_the_bell = Дзвін мовчить, а чарівник перевертається на другий бік.
setback-signal_flare = Вогонь згасає. У темряві ви рахуєте сірники: ще на один стане.
setback-the_long_way_through = Дорога назад виявилася ще довшою.
setback-crush_the_clutter = Мотлох переміг. Його було більше.
setback-hide_and_seek = Десять! Демони вас знайшли. Тепер рахуєте ви.
setback-showdown = Князь кланяється із сідла. Він має час, а ви більшими не стаєте.
setback-another_tale = У королівському варіанті ви програєте. Розповідає він добре.

# -- cards

card-shoulder_charge = Удар плечем
card-door_for_a_shield = Двері замість щита
card-overhand_blow = Удар згори
card-hold_the_line = Тримати стрій
card-battering_ram = Таран
card-castle_gate = Замкова брама
card-falling_anvil = Ковадло згори
card-last_man_standing = Останній на ногах
card-hurled_boulder = Кинута брила
card-cracking_ground = Тріщини в землі
card-granite_skin = Гранітна шкіра
card-landslide = Зсув
card-siege_stone = Облоговий камінь
card-split_the_floor = Розкол підлоги
card-heart_of_stone = Серце з каменю
card-mountains_fall = Гори падають
card-borrowed_hands = Чужі руки
card-cold_thought = Холодна думка
card-rat_king = Щурячий король
card-empty_stare = Порожній погляд
card-puppet_strings = Нитки ляльковода
card-frozen_mind = Замерзлий розум
card-swarm_of_teeth = Рій зубів
card-nobody_there = Нікого немає
card-out_of_the_shadow = Із тіні
card-twin_blades = Два клинки
card-poisoned_edge = Отруєне лезо
card-gone_again = Знову зник
card-shape_of_night = Подоба ночі
card-four_cuts = Чотири порізи
card-black_drop = Чорна крапля
card-never_here = Ніколи не тут
card-spark = Іскра
card-ice_needle = Крижана голка
card-gust = Порив
card-wheel_of_flame = Вогняне колесо
card-fire_orb = Вогняна куля
card-winters_lance = Спис зими
card-storm_front = Грозовий фронт
card-burning_sky = Палаюче небо
card-clockwork_crossbow = Механічний арбалет
card-mousetrap = Мишоловка
card-field_dressing = Польова перев’язка
card-flask_of_fire = Склянка вогню
card-repeating_crossbow = Багатозарядний арбалет
card-bear_trap = Ведмежий капкан
card-surgeons_bag = Торба хірурга
card-dragons_breath = Подих дракона

# -- items

item-venomous_fang = Отруйне ікло
item-rosethorn_knife = Ніж із шипа троянди
item-button_shield = Ґудзик-щит
item-spring_hammer = Пружинний молоток
item-tanglevine_whip = Батіг із плюща
item-iron_nail = Залізний цвях
item-chestnut_shell_shield = Щит зі шкарлупи каштана
item-fishing_hook_and_line = Гачок і жилка
item-sewing_needles = Швацька голка
item-coin_shield = Монета-щит
item-sharpened_pencil = Заточений олівець
item-shrunken_longsword = Зменшений довгий меч
item-shrunken_longbow = Зменшений довгий лук
item-playing_card_shield = Щит з карти
item-shard_of_glass = Уламок скла
item-pocket_knife = Кишеньковий ніж
item-iridescent_shell_shield = Райдужний панцир-щит
item-sparrow_skull_helm = Шолом із черепа горобця
item-bottle_cap_helm = Шолом із кришечки
item-old_spring = Стара пружина
item-shrunken_weathered_boots = Зменшені старі черевики
item-drop_of_clear_water = Крапля чистої води
item-drop_of_power_potion = Крапля зілля могутності
item-leftover_table_scraps = Недоїдки
item-magnetic_needle = Магнітна стрілка
item-nightshade_pollen = Пилок беладони
item-robins_feather_arrows = Стріли з пір’я дрозда
item-volatile_powder = Летючий порошок
item-drop_of_healing_potion = Крапля цілющого зілля
item-lubricating_oil = Мастило
item-brass_cog = Латунна шестерня
item-drop_of_stamina_potion = Крапля зілля витривалості
item-drop_of_element_potion = Крапля зілля стихій
item-pinch_of_doom_powder = Дрібка порошку долі
item-lucky_cats_eye_marble = Мармуровий амулет
item-embernettle = Вуглинка
item-drop_of_stamina_elixir = Крапля еліксиру витривалості
item-drop_of_haste_elixir = Крапля еліксиру поспіху
item-drop_of_strengthen_potion = Крапля зілля сили
item-prismatic_gem = Призматичний самоцвіт
item-brightlure_gem = Приманний самоцвіт
item-duskhaze_gem = Сутінковий самоцвіт
item-beetles_carapace = Панцир жука
item-rodents_fang = Ікло гризуна
item-piercing_silver_arrow = Пробивна срібна стріла
item-shrunken_short_sword = Зменшений короткий меч
item-everchill_sunflake = Вічностудена сонцесніжинка
item-drop_of_cure_potion = Крапля зілля зцілення
