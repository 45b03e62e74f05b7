# «Ходу героям нема!» («Героям хода нет!») по-русски.
# Названия с большой буквы; в предложении: .acc кого, .gen чего, .ins с чем, .in где, .from откуда, .to куда, .gender род.

game-name = Героям хода нет!
game-about = Всё наоборот: вы — монстры, а герои — напасть. Вместе удержите подземелье в течение двух волн, пока герои не вынесли ваше великое сокровище.
game-role = Клан

game-help = Как идёт ход:
    1. Играйте карты с руки, сколько хотите. На карте есть действия: выполняйте их в любом порядке, любыми своими монстрами, или пропускайте. На карте с «или» действует только одна сторона.
    - Перемещение: на одну комнату; можно перенести один жетон.
    - Ближняя атака: герой в комнате с вашим монстром. Дистанционная атака: герой в соединённой комнате. Один удар изгоняет героя.
    - Активация: воспользоваться комнатой, где есть ваш монстр (+ даёт жетон, → меняет жетон, что там лежит, на предмет), завершить портал или применить способность клана.
    - Засада: монстры из логова, куда идут и побеждённые, выходят в комнаты с этим символом.
    - Темница, раз за ход и без активации: открыть карту Гильдии, заточить её героя, взять 3 карты. Маг, попавший туда, или любой вошедший туда герой освобождает всех.
    2. Можно сбросить карты с руки, чтобы заменить доступные предметы.
    3. Сыгранные карты уходят в сброс, а вы добираете руку до 5 карт. Взятые предметы придут после следующего тасования.
    4. Приходят герои. Карта Гильдии приводит по одному герою в две комнаты с её символом. Кто входит, тот делает истощённых героев там активными. Ловушка изгоняет одного входящего героя.
    - Активный герой атакует монстра в комнате. Если монстра нет, активные герои грабят сокровище, когда их не меньше, чем оно стоит; если их мало, они ждут. Если сокровища нет, идут дальше к хранилищу.
    - Когда должен прийти герой, а жетонов его класса не осталось, просыпаются все истощённые герои этого класса и все другие в их комнатах, узники тоже. [KH-3306]
    - Поэтому темница – это риск: кто там сидит, того не хватает в запасе, и он может вырваться. Изгоняйте истощённых героев, пока их немного.

welcome-aim = Вы ведёте монстров и защищаете подземелье. Герои приходят двумя волнами, чтобы его разграбить. Если они разграбят сокровище ценностью 4, вы проиграли. Если оно ещё здесь, когда колода Гильдии закончится во второй раз, вы победили. Сокровища ценностью от 1 до 3 можно потерять.
welcome-rule = Особое правило, { $name }: { $text }
welcome-rooms = Что даёт активация комнаты, стоит возле её названия: один жетон там появляется; жетон перед стрелкой должен там лежать, и его меняют на то, что за ней. Карты называют комнаты по их символам. Истощённый герой ничего не делает, пока не войдёт другой.

# -- меню

menu-level-simple = для новичков и семей; в первой волне герои приходят медленно
menu-level-hard = для опытных и для игры в одиночку; герои приходят быстро в обеих волнах
menu-level-hell = для ветеранов; герои приходят быстро, а во второй волне ещё быстрее

menu-scenario-first_night = { grade-introductory }; можно взглянуть на следующую карту Гильдии
menu-scenario-old_lockup = { grade-introductory }; узников темницы можно подкупить, чтобы ушли домой
menu-scenario-borrowed_recipes = { grade-medium }; лаборатория даёт карты чужого клана
menu-scenario-high_water = { grade-medium }; комнаты затапливает, вы откачиваете воду
menu-scenario-under_renovation = { grade-medium }; вы сами достраиваете подземелье
menu-scenario-two_cellars = { grade-advanced }; подземелье разделено стеной, сквозь неё ведут только порталы
menu-scenario-thin_walls = { grade-advanced }; стены то исчезают, то появляются
menu-scenario-empty_cots = { grade-advanced }; побеждённые монстры становятся заложниками
menu-scenario-gilded_champion = { grade-expert }; с героями приходит крепкий чемпион
menu-scenario-open_gates = { grade-expert }; герои тоже ходят вашими порталами

menu-role-dragon = { role-aggressor }, один могучий монстр; способность: { ability-mend }
menu-role-lizardfolk = { role-aggressor }; способность: { ability-shoot }
menu-role-gnoll = { role-aggressor }; способность: { ability-strike }
menu-role-slime = { role-defender }, много монстров; способность: { ability-draw }
menu-role-skeleton = { role-defender }; способность: { ability-bone }
menu-role-ratfolk = { role-defender }, монстров больше всех; способность: { ability-breed }
menu-role-imp = { role-helper }; способность: { ability-move }
menu-role-ghost = { role-helper }, их мало, но крепкие; способность: { ability-haunt }
menu-role-witch = { role-helper }, их мало, но крепкие; способность: { ability-portal }

# -- комнаты

room-vault = Хранилище
    .in = в хранилище
    .from = из хранилища
    .to = в хранилище
room-library = Библиотека
    .in = в библиотеке
    .from = из библиотеки
    .to = в библиотеку
room-sewer = Канализация
    .in = в канализации
    .from = из канализации
    .to = в канализацию
room-graveyard = Кладбище
    .in = на кладбище
    .from = с кладбища
    .to = на кладбище
room-workshop = Мастерская
    .in = в мастерской
    .from = из мастерской
    .to = в мастерскую
room-forge = Кузница
    .in = в кузнице
    .from = из кузницы
    .to = в кузницу
room-cage = Клетка
    .in = в клетке
    .from = из клетки
    .to = в клетку
room-apothecary = Аптека
    .in = в аптеке
    .from = из аптеки
    .to = в аптеку
room-classroom = Аудитория
    .in = в аудитории
    .from = из аудитории
    .to = в аудиторию
room-prison = Темница
    .in = в темнице
    .from = из темницы
    .to = в темницу
room-laboratory = Лаборатория
    .in = в лаборатории
    .from = из лаборатории
    .to = в лабораторию
room-construction_site = Стройплощадка
    .in = на стройплощадке
    .from = со стройплощадки
    .to = на стройплощадку

act-makes = положить { $token }
act-sells = отдать { $token }, взять { $kind }
act-laboratory = заточить героя, взять карту тактики
act-construction_site = построить комнату за монеты
detail-room = { $symbol }. Активация: { $action }.
detail-prison = { $symbol }. Раз за ход, без активации: заточить героя, взять 3 карты.
short-makes = +{ $token }
short-sells = { $token } → { $kind }
short-prison = герой → 3 карты
short-laboratory = герой → тактика
short-construction_site = монеты → комната

# -- символы, жетоны, виды

symbol-jewel = Драгоценность
    .rooms = комнаты с драгоценностью
    .short = драгоценность
symbol-swords = Мечи
    .rooms = комнаты с мечами
    .short = мечи
symbol-hat = Шляпа
    .rooms = комнаты со шляпой
    .short = шляпа
symbol-eye = Таинственное око
    .rooms = комнаты с таинственным оком
    .short = око
symbol-bones = Скрещённые кости
    .rooms = комнаты со скрещёнными костями
    .short = кости
symbol-special = Особый
    .rooms = особые комнаты
    .short = особая

token-coin = Монета
    .acc = монету
    .gen = монеты
    .ins = монетой
token-book = Книга
    .acc = книгу
    .gen = книги
    .ins = книгой
token-frog = Лягушка
    .acc = лягушку
    .gen = лягушки
    .ins = лягушкой
token-bone = Кость
    .acc = кость
    .gen = кости
    .ins = костью
token-trap = Ловушка
    .acc = ловушку
    .gen = ловушки
    .ins = ловушкой
token-portal = Портал
    .acc = портал
    .gen = портала
    .ins = порталом

kind-equipment = Снаряжение
    .acc = снаряжение
    .gen = снаряжения
kind-beast = Чудовище
    .acc = чудовище
    .gen = чудовища
kind-potion = Настойка
    .acc = настойку
    .gen = настойки
kind-scroll = Свиток
    .acc = свиток
    .gen = свитка
kind-tactic = Карта тактики
    .acc = карту тактики
    .gen = карты тактики

kind-hero = Герой
kind-scenario = Событие
kind-room = Комната

icon-activate = Активация
    .ins = активацией
icon-melee = Ближняя атака
    .ins = ближней атакой
icon-move = Перемещение
    .ins = перемещением
icon-ranged = Дистанционная атака
    .ins = дистанционной атакой

role-aggressor = Агрессор
role-defender = Защитник
role-helper = Помощник

level-simple = Простой
level-hard = Сложный
level-hell = Адский

grade-introductory = для знакомства
grade-medium = средний
grade-advanced = непростой
grade-expert = для знатоков

treasure-pillage = Мародёрство
treasure-curse = Проклятие
treasure-heal = Лечение
treasure-prisoner = Узник
treasure-defeat = Поражение
treasuretext-pillage = в комнате сбрасывают один ресурс
treasuretext-curse = каждый игрок сбрасывает карту с руки
treasuretext-heal = все герои в комнате становятся активными
treasuretext-prisoner = берут карту Гильдии, её героя заточают
treasuretext-defeat = игра проиграна

# -- герои

hero-archer = Лучница
    .acc = лучницу
    .gender = f
hero-warrior = Воин
    .acc = воина
hero-rogue = Плутовка
    .acc = плутовку
    .gender = f
hero-mage = Маг
    .acc = мага
hero-champion = Орик Золочёный
    .acc = Орика Золочёного
brag-archer = стреляет в монстра рядом
brag-warrior = уничтожает до 2 ресурсов
brag-rogue = убирает 1 ловушку
brag-mage = в темнице освобождает всех
brag-champion = способности нет; 2 урона, считается за 2 героев

state-active = активен
    .f = активна
state-exhausted = истощён
    .f = истощена
state-fresh = только что прибыл
    .f = только что прибыла
state-finished = Портал
state-unfinished = Незавершённый портал
state-flooded = Затоплено
state-tunnel = Жетон подкопа
state-treasure = Сокровище { $value }
state-health = здоровье { $left }/{ $most }

# -- кланы

clan-dragon = Дракон
    .acc = дракона
    .many = драконы
    .gen = драконов
clan-lizardfolk = Людоящер
    .acc = людоящера
    .many = людоящеры
    .gen = людоящеров
clan-gnoll = Гнолл
    .acc = гнолла
    .many = гноллы
    .gen = гноллов
clan-slime = Слизень
    .acc = слизня
    .many = слизни
    .gen = слизней
clan-skeleton = Скелет
    .acc = скелета
    .many = скелеты
    .gen = скелетов
clan-ratfolk = Крысолюд
    .acc = крысолюда
    .many = крысолюды
    .gen = крысолюдов
clan-imp = Бес
    .acc = беса
    .many = бесы
    .gen = бесов
clan-ghost = Призрак
    .acc = призрака
    .many = призраки
    .gen = призраков
clan-witch = Ведьма
    .acc = ведьму
    .many = ведьмы
    .gen = ведьм
    .gender = f

ability-mend = снять с дракона все раны
ability-shoot = один людоящер совершает дистанционную атаку
ability-strike = один гнолл совершает ближнюю атаку
ability-draw = взять карту
ability-bone = положить кость в комнату со скелетом
ability-breed = добавить крысолюда туда, где уже есть крысолюд
ability-move = переместить одного беса
ability-haunt = переместить одного призрака, можно сквозь стену
ability-portal = открыть завершённый портал в комнате ведьмы

hint-dragon = Снаряжение хорошо для толпы; вам нужны настойки и свитки, которые атакуют.
hint-lizardfolk = Ударьте и исчезните: ищите карты, которые дают и атаку, и перемещение.
hint-gnoll = Держите монету в лапе: за монеты приходят новые гноллы.
hint-slime = Любая активация может стать картой, поэтому покупайте карты с активациями.
hint-skeleton = Пораньше добудьте чудовищ и перемещения: сами кости не ходят.
hint-ratfolk = Для толпы снаряжение творит чудеса, особенно мечи и топоры.
hint-imp = Оставляйте ловушки везде, где бываете; ищите карты ловушек, атаки и призыва.
hint-ghost = Носите ресурсы сквозь стены, и закупится вся команда.
hint-witch = Открывайте порталы рано: ими ходят все кланы.

advice-share = Ресурсы общие: то, что вы оставили в комнате, может потратить другой игрок.
advice-build = Стройте так, чтобы вам было близко носить, а героям далеко идти.

# -- что говорят карты

do-draw = взять карту
do-activate = активация
do-move = перемещение
do-melee = ближняя атака
do-ranged = дистанционная атака
do-put_resource = положить { $resource-acc }
do-defend = защита
do-put_trap = положить ловушку
do-put_portal = положить завершённый портал
do-ambush = засада: до { $most } { $most ->
    [one] монстра
    [few] монстров
   *[many] монстров
} в { $symbol-rooms }
do-pay = сбросить { $resource-acc }
do-place = разместить там до { $most } { $most ->
    [one] монстра
    [few] монстров
   *[many] монстров
}
do-onslaught = натиск: { $first }, а затем { $then }
do-pack = стая: { $action } всеми монстрами одной комнаты
do-fortify = укрепление: из 3 верхних карт взять те, что с { $icon-ins }

or = или
times = { $action } ×{ $count }

# -- карты одним словом

word-draw = Карта
word-activate = Активация
word-move = Движение
word-melee = Ближняя
word-ranged = Дальняя
word-defend = Защита
word-summon = Призыв
word-pack = Стая
word-onslaught = Натиск
word-fortify = Укрепление

# -- карты тактики

card-furnace_breath = Дыхание горнила
card-swooping_claws = Когти с высоты
card-rending_claws = Беспощадные когти
card-molten_scales = Раскалённая чешуя
card-wake_on_the_gold = Пробуждение на золоте
card-javelin_pair = Пара дротиков
card-strike_and_slip = Удар и бегство
card-reed_dart = Камышовая стрелка
card-river_path = Речная тропа
card-brood_call = Зов выводка
card-shed_tail = Отброшенный хвост
card-hired_fangs = Наёмные клыки
card-cackling_charge = Наскок с хохотом
card-maul = Терзание
card-pack_hunt = Охота стаей
card-cut_purse = Срезанный кошель
card-howl_in_the_dark = Вой в темноте
card-split = Деление
card-wobbling_wall = Студенистая стена
card-ooze_forth = Просачивание
card-engulf = Поглощение
card-sticky_puddle = Липкая лужа
card-bubble_up = Всплеск пузырей
card-rise_again = Снова на ноги
card-rattling_march = Гремучий марш
card-knit_bones = Косточка к косточке
card-shield_line = Строй щитов
card-rusty_blade = Ржавое лезвие
card-scurry = Суета
card-busy_paws = Проворные лапки
card-gnawing_tide = Грызущий прилив
card-out_of_the_drains = Прямо из стоков
card-tinkers_mischief = Проделка лудильщика
card-quick_fingers = Ловкие пальцы
card-flit = Порхание
card-pop_in = Внезапное появление
card-cinder_toss = Горсть углей
card-drift = Парение
card-poltergeist = Полтергейст
card-cold_whisper = Холодный шёпот
card-manifest = Воплощение
card-chill_touch = Ледяное касание
card-fade = Исчезновение
card-stir_the_pot = Варево в котле
card-broom_ride = Полёт на метле
card-hex_bolt = Колдовская стрела
card-uninvited_guest = Незваная гостья
card-crystal_ball = Хрустальный шар

# -- предметы

card-notched_sword = Зазубренный меч
card-woodcutters_axe = Топор лесоруба
card-kettle_lid_shield = Щит из крышки
card-crooked_crossbow = Кривой арбалет
card-war_drum = Боевой барабан
card-miners_pick = Кирка рудокопа
card-spiked_boots = Сапоги с шипами
card-snare_kit = Набор силков
card-cellar_spider = Подвальный паук
card-saddle_boar = Верховой кабан
card-cave_bat = Пещерная летучая мышь
card-guard_hound = Сторожевой пёс
card-mole_mount = Верховой крот
card-coin_mimic = Монетный мимик
card-giant_toad = Гигантская жаба
card-barn_owl = Сипуха
card-fire_draught = Огненное питьё
card-haste_brew = Отвар спешки
card-bubbling_focus = Пузырящаяся сосредоточенность
card-growth_tonic = Тоник роста
card-stoneskin_syrup = Сироп каменной кожи
card-acid_flask = Склянка кислоты
card-second_wind = Второе дыхание
card-scroll_of_gates = Свиток врат
card-scroll_of_sparks = Свиток искр
card-scroll_of_muster = Свиток сбора
card-scroll_of_plenty = Свиток изобилия
card-battle_notes = Боевые заметки
card-list_of_chores = Список дел
card-glyph_ward = Защитный глиф
card-storm_verse = Стих бури

# -- карты Гильдии

card-archer_jewel = { hero-archer } · { symbol-jewel }
card-archer_swords = { hero-archer } · { symbol-swords }
card-archer_hat = { hero-archer } · { symbol-hat }
card-archer_eye = { hero-archer } · { symbol-eye }
card-archer_bones = { hero-archer } · { symbol-bones }
card-archer_special = { hero-archer } · { symbol-special }
card-warrior_jewel = { hero-warrior } · { symbol-jewel }
card-warrior_swords = { hero-warrior } · { symbol-swords }
card-warrior_hat = { hero-warrior } · { symbol-hat }
card-warrior_eye = { hero-warrior } · { symbol-eye }
card-warrior_bones = { hero-warrior } · { symbol-bones }
card-warrior_special = { hero-warrior } · { symbol-special }
card-rogue_jewel = { hero-rogue } · { symbol-jewel }
card-rogue_swords = { hero-rogue } · { symbol-swords }
card-rogue_hat = { hero-rogue } · { symbol-hat }
card-rogue_eye = { hero-rogue } · { symbol-eye }
card-rogue_bones = { hero-rogue } · { symbol-bones }
card-rogue_special = { hero-rogue } · { symbol-special }
card-mage_jewel = { hero-mage } · { symbol-jewel }
card-mage_swords = { hero-mage } · { symbol-swords }
card-mage_hat = { hero-mage } · { symbol-hat }
card-mage_eye = { hero-mage } · { symbol-eye }
card-mage_bones = { hero-mage } · { symbol-bones }
card-mage_special = { hero-mage } · { symbol-special }

card-quiet_corridor = Тихий коридор
card-false_alarm = Ложная тревога
card-loose_hinge = Расшатанная петля
card-new_arrival = Новоприбывший
card-spilled_flask = Разлитая колба
card-mixed_up_notes = Перепутанные записи
card-rising_water = Вода прибывает
card-wage_day = День жалованья
card-delivery = Доставка
card-tunnel_crew = Бригада землекопов
card-veil_shifts = Завеса мерцает
card-ransom_note = Требование выкупа
card-bag_snatchers = Ловцы с мешками
card-grand_entrance = Торжественный выход
card-fanfare = Фанфары
card-gate_surge = Всплеск врат

cardtext-quiet_corridor = Герои не приходят. Каждый игрок может взять карту.
cardtext-false_alarm = Герои не приходят. Каждый игрок может переместить одного монстра, можно с ношей.
cardtext-loose_hinge = Если в темнице нет монстров, все герои там становятся активными.
cardtext-new_arrival = Возьмите следующую карту Гильдии: её героя заточают, он применяет способность. Карт за это никто не берёт.
cardtext-spilled_flask = Все ресурсы лаборатории сбрасывают, каждый монстр там получает 1 урон. Защита не помогает.
cardtext-mixed_up_notes = Каждый, у кого есть карты, кладёт одну в сброс соседа слева и берёт новую. В одиночку: под низ своей колоды.
cardtext-rising_water = Затапливает первую сухую комнату из ряда: канализация, кладбище, аптека, клетка.
cardtext-wage_day = Сбросьте монету из любой комнаты. Если монет нет, на стройплощадку приходит плутовка.
cardtext-delivery = На стройплощадку кладут монету. Затем можно заменить любые открытые чертежи.
cardtext-tunnel_crew = Пока стена стоит, на неё кладут жетон подкопа. Второй делает из неё проход.
cardtext-veil_shifts = Прочные стены истончаются, тонкие снова становятся прочными.
cardtext-ransom_note = Каждый игрок может сбросить карту с руки и вернуть одного своего заложника в логово.
cardtext-bag_snatchers = Один монстр, стоящий рядом с героем, становится заложником. Который, решаете вы.
cardtext-grand_entrance = Орик появляется в комнате, самой далёкой от хранилища. Если он уже здесь, то становится активным.
cardtext-fanfare = Если Орик в подземелье, он и все герои рядом с ним становятся активными.
cardtext-gate_surge = Незавершённый портал, ближайший к хранилищу, завершается. Затем все герои у завершённых порталов становятся активными.
cardtext-hero = По одному герою этого класса в { $rooms }, самое большее в две.

# -- сценарии

scenario-first_night = Первая ночь на страже
scenario-old_lockup = Старая кутузка
scenario-borrowed_recipes = Одолженные рецепты
scenario-high_water = Большая вода
scenario-under_renovation = Идёт ремонт
scenario-two_cellars = Два подвала
scenario-thin_walls = Тонкие стены
scenario-empty_cots = Пустые кроватки
scenario-gilded_champion = Золочёный чемпион
scenario-open_gates = Открытые врата

story-first_night = Старая стража уехала на покой в тёплые края, и с этой ночи ключи у вас. Наверху, на стене, дозорный щурится в темноту. В первую ночь никогда ничего не случается. Наверное.
story-old_lockup = Кто бы ни строил это подземелье, темницу он поставил прямо у хранилища и очень радовался, что ходить недалеко. Двое искателей приключений уже сидят там и насвистывают. Петли они заметили.
story-borrowed_recipes = Бродячий клан забыл свою поваренную книгу, и с тех пор лаборатория дымит без остановки. Каждому рецепту нужен доброволец. К счастью, добровольцы лезут сами.
story-high_water = Неделю лил дождь, и канализация больше не вмещает. Вода занимает комнату за комнатой и гонит всех к сухой середине, где лежит сокровище. К помпам!
story-under_renovation = Подземелье досталось дёшево: шесть комнат, крепкие стены, остальное доделаете сами. Строители хотят жалованья, герои хотят золота, а сдать работу надо до конца второй волны.
story-two_cellars = Когда хозяин делил дом, кладовые остались на западе, а лавки на востоке. Соединяют их только порталы. А за стеной кто-то копает.
story-thin_walls = Бывают ночи, когда здешние камни забывают быть твёрдыми. Длинные коридоры становятся короткими для каждого, кто не боится сквозняков. Герои сквозняков не боятся.
story-empty_cots = Прошлой ночью герои пришли с мешками. Утром несколько кроваток в логове были пусты. За каждого выброшенного героя домой возвращается кто-то из ваших.
story-gilded_champion = Орик Золочёный не проиграл ни одного боя, по крайней мере о таких не рассказывал. Золота на нём больше, чем в вашем хранилище, и он пришёл сравнить. Стучать он не привык.
story-open_gates = Кто-то прочёл инструкцию вслух, и теперь герои знают, как работают порталы. Любые открытые врата ведут к хранилищу. Закрывайте их или хотя бы встаньте на пороге.

rule-lookout = Дозорный
rule-bribe = Подкуп
rule-test_subjects = Подопытные
rule-flood = Потоп
rule-renovation = Срок сдачи
rule-tunnel = Стена
rule-veil = Завеса
rule-hostages = Заложники
rule-champion = Чемпион
rule-gates = Открытые врата

ruletext-lookout = В начале хода вы можете взглянуть на верхнюю карту Гильдии и вернуть её на место; её можно показать всем.
ruletext-bribe = В начале в темнице сидят истощённые лучница и воин. Активация, когда ваш монстр в темнице: сбросьте лежащую там монету и до 2 героев из темницы.
ruletext-test_subjects = Каждый раз, когда лаборатория заточает героя, активный игрок берёт ещё и карту. Кузницы и снаряжения в этой игре нет.
ruletext-flood = У затопленной комнаты нет проходов; порталы и призраки сквозь воду ведут. Призвать туда нельзя: герои появляются рядом. Всех оттуда смывает ближе к хранилищу, жетоны остаются. Активация в соседней комнате откачивает воду.
ruletext-renovation = Вы победите, только если к концу волны 2 построено 3 комнаты. Карта героя, для символа которой нет комнат, приводит одного героя на стройплощадку.
ruletext-tunnel = Восток (аптека, клетка, аудитория, кузница) отрезан от хранилища, пока на стене между библиотекой и аптекой нет 2 жетонов подкопа; тогда она навсегда становится проходом. Активация в библиотеке или аптеке снимает жетон.
ruletext-veil = Пока завеса тонкая, любые две соприкасающиеся комнаты соединены для монстров, героев и выстрелов. Пока она прочная, действуют только проходы.
ruletext-hostages = Монстр, побеждённый героем, становится заложником и не идёт в логово. Каждый герой, покинувший подземелье, освобождает одного заложника по вашему выбору. Если в начале хода все ваши монстры в заложниках, один возвращается.
ruletext-champion = У Орика 3 здоровья и ещё по 1 за каждого игрока, он наносит 2 урона и считается за 2 героев. У него нет класса, его нельзя заточить. Когда он побеждён, каждый игрок берёт карту; позже он может вернуться.
ruletext-gates = Герои продвигаются и через завершённые порталы. Активация в комнате с завершённым порталом может его закрыть.

use-bribe = Подкуп: за монету { $room } отпустить до 2 героев
use-flood = Откачать воду { $room }
use-tunnel = Снять жетон подкопа (монстр { $room })
use-gates = Закрыть портал { $room }

# -- что произошло

event-clan_chosen = На страже клан: { $clan-many }.
event-laboratory_stocked = Карты { $clan-gen } замешаны в колоду предметов.
event-game_began = Первый ход: { $seat }. Уровень сложности: { $level }.
event-turn_began = Ход { $turn }: { $seat }.
event-card_played = { $seat } { $seat-gender ->
    [f] сыграла
   *[m] сыграл
} «{ $card }».
event-card_drawn = { $seat } { $seat-gender ->
    [f] взяла
   *[m] взял
} «{ $card }».
event-card_discarded = { $seat } { $seat-gender ->
    [f] сбросила
   *[m] сбросил
} «{ $card }».
event-card_passed_on = { $seat } { $seat-gender ->
    [f] передала
   *[m] передал
} «{ $card }», получает { $to }.
event-deck_reshuffled = { $seat } { $seat-gender ->
    [f] перетасовала
   *[m] перетасовал
} { $cards } { $cards ->
    [one] карту
    [few] карты
   *[many] карт
} из сброса в новую колоду.
event-hand_refilled = { $seat } { $seat-gender ->
    [f] убрала
   *[m] убрал
} сыгранное: на руке { $cards } { $cards ->
    [one] карта
    [few] карты
   *[many] карт
}.
event-item_taken = { $seat } { $seat-gender ->
    [f] получила
   *[m] получил
} «{ $item }».
event-item_revealed = Новый предмет: «{ $item }».
event-items_replaced = { $seat } { $seat-gender ->
    [f] убрала
   *[m] убрал
} под низ колоды предметов: { $items }.
event-monster_summoned = { $seat } { $seat-gender ->
    [f] призвала
   *[m] призвал
} монстра { $room-to }.
event-monster_moved = { $seat } { $seat-gender ->
    [f] перешла
   *[m] перешёл
} { $origin-from } { $to-to }{ $carry-count ->
    [0] { "" }
   *[other] { " " }с { $carry-ins }
}.
event-monster_wounded = { $seat } { $room-in } { $seat-gender ->
    [f] получила
   *[m] получил
} рану: { $wounds } из { $health }.
event-monster_mended = { $seat } { $room-in } { $seat-gender ->
    [f] избавилась
   *[m] избавился
} от всех ран.
event-monster_driven = { $seat } { $seat-gender ->
    [f] бежала
   *[m] бежал
} { $room-from } в логово.
event-monster_taken = { $seat } { $room-in } { $seat-gender ->
    [f] попала
   *[m] попал
} в заложники.
event-hostage_freed = { $seat }: заложник вернулся в логово.
event-token_placed = Положили { $token-acc } { $room-to }.
event-token_discarded = Сбросили { $token-acc } { $room-from }.
event-portal_opened = Портал { $room-in } завершён.
event-portal_closed = Портал { $room-in } закрыт.
event-room_built = { $seat } { $seat-gender ->
    [f] построила
   *[m] построил
} комнату «{ $room }» с сокровищем ценностью { $value }.
event-blueprint_revealed = Новый чертёж: { $room }.
event-guild_card_drawn = { $purpose ->
    [prison] Карта Гильдии для темницы
    [laboratory] Карта Гильдии для лаборатории
    [prisoner] Карта Гильдии для узника
    [arrival] Карта Гильдии для новоприбывшего
   *[other] Карта Гильдии
}: { $card }.
event-guild_card_seen = { $seat } { $shown ->
    [true] { $seat-gender ->
    [f] показала
   *[m] показал
} всем верхнюю карту Гильдии
   *[other] { $seat-gender ->
    [f] взглянула
   *[m] взглянул
} на верхнюю карту Гильдии
}{ $card-count ->
    [0] { "" }
   *[other] : { $card }
}.
event-wave_began = Началась волна { $wave }, колода Гильдии перетасована.
event-hero_summoned = { $kind } { $kind-gender ->
    [f] прибыла
   *[m] прибыл
} { $room-to }.
event-hero_imprisoned = { $kind } { $kind-gender ->
    [f] попала
   *[m] попал
} в темницу.
event-supply_empty = Призвать { $kind-acc } не вышло, запас пуст: истощённые герои этого класса встрепенулись.
event-hero_roused = { $kind } { $room-in } снова { $kind-gender ->
    [f] активна
   *[m] активен
}.
event-hero_tired = { $kind } { $room-in } { $why ->
    [attack] { $kind-gender ->
    [f] атаковала и истощена
   *[m] атаковал и истощён
}
    [loot] { $kind-gender ->
    [f] разграбила сокровище и истощена
   *[m] разграбил сокровище и истощён
}
    [wait] { $kind-gender ->
    [f] ждёт подмоги, истощена
   *[m] ждёт подмоги, истощён
}
    [prison] { $kind-gender ->
    [f] сидит под замком, истощена
   *[m] сидит под замком, истощён
}
   *[other] { $kind-gender ->
    [f] не нашла пути к хранилищу и истощена
   *[m] не нашёл пути к хранилищу и истощён
}
}.
event-hero_hit = { $kind } { $room-in } { $kind-gender ->
    [f] получила
   *[m] получил
} урон: осталось здоровья { $left }.
event-hero_beaten = { $kind } { $kind-gender ->
    [f] вылетела
   *[m] вылетел
} { $room-from }.
event-trap_sprung = { $kind } { $room-in } { $kind-gender ->
    [f] угодила
   *[m] угодил
} в ловушку.
event-hero_advanced = { $kind } { $kind-gender ->
    [f] продвинулась
   *[m] продвинулся
} { $origin-from } { $to-to }.
event-hero_attacked = { $kind } { $room-in } { $kind-gender ->
    [f] атаковала
   *[m] атаковал
} { $seat-acc }: урон { $damage }.
event-attack_parried = { $seat } { $room-in } { $seat-gender ->
    [f] защитилась
   *[m] защитился
} картой «{ $card }»: осталось урона { $left }.
event-treasure_looted = Герои { $room-in } разграбили сокровище ценностью { $value }: { $effect }.
event-room_flooded = { $room }: прибыла вода.
event-room_drained = { $room }: вода откачана.
event-figure_washed = { $kind-count ->
    [0] { $seat }
   *[other] { $kind }
}: вода унесла { $origin-from } { $to-to }.
event-tunnel_dug = Жетонов подкопа на стене: { $tokens }.
event-wall_broken = Стена рухнула: { $room } – { $to }.
event-veil_shifted = Стены стали { $thin ->
    [true] тонкими
   *[other] прочными
}.
event-nothing_happened = «{ $card }»: ничего не произошло.
event-game_ended = { $reason ->
    [held] Вторая волна позади, а великое сокровище всё ещё ваше.
    [looted] Сокровище ценностью 4 разграблено.
   *[other] Вторая волна позади, но построено меньше 3 комнат.
}
log-tucked = { $seat }: «{ $card }» легла под низ своей колоды.

ending-held = Победа! Вторая волна позади, а великое сокровище всё ещё в вашем хранилище.
ending-looted = Поражение. Герои унесли сокровище ценностью 4.
ending-unfinished = Поражение. Вторая волна позади, но построено меньше 3 комнат.

# -- ответы

-ability = способность

choice-choose_clan = { $clan }
choice-done = Дальше
choice-play = Сыграть «{ $card }», { $group ->
    [0] первая
   *[other] вторая
} группа
choice-use_prison = Темница: взять карту Гильдии, заточить её героя, взять 3 карты
choice-go = Переместить монстра { $monster } { $to-to }{ $carry-count ->
    [0] { "" }
   *[other] { " " }с { $carry-ins }
}{ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
choice-strike = Ближняя атака: { $hero }{ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
choice-shoot = Дистанционная атака: { $hero }{ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
choice-take_card = Взять карту{ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
choice-put_token = Положить { $token-acc } { $room-to }{ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
choice-open_portal = Открыть портал { $room-in }{ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
choice-summon = Призвать монстра { $room-to }{ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
choice-pay_resource = Сбросить { $token-acc } { $room-from }
choice-gather_pack = Все ваши монстры { $room-in }
choice-search = Посмотреть 3 верхние карты
choice-mend = Снять все раны с монстра { $monster } ({ -ability })
choice-use_room = { $room }{ $item-count ->
    [0] { "" }
   *[other] : взять «{ $item }»
}
choice-finish_portal = Завершить портал { $room-in }
choice-use_rule = Особое правило: { $room }
choice-refresh = Сбросить «{ $card }»
choice-replace = Заменить: { $places-count }
choice-discard = «{ $card }»
choice-pick_hero = { $hero }
choice-pick_monster = { $seat }, монстр { $monster }
choice-pick_room = { $room }
choice-pick_token = { $token } { $room-in }
choice-parry = Защита: «{ $card }»
choice-take_item = Взять «{ $item }»
choice-plan = { $room } за { $coins } { $coins ->
    [one] монету
    [few] монеты
   *[many] монет
} (сокровище ценностью { $coins })
choice-site = Столбец { $column }, ряд { $row }, поворот { $turn }°
choice-look = { $shown ->
    [true] Взглянуть на карту и показать всем
   *[other] Взглянуть на карту
}

label-go = Переместить { $monster } { $origin } { $to }{ $carry-count ->
    [0] { "" }
   *[other] { " " }с { $carry }
}{ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
label-strike = Ближняя атака на { $hero } { $room } ({ $state }){ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
label-shoot = Дистанционная атака на { $hero } { $room } ({ $state }){ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
label-mend = { $monster } { $room }: снять все раны ({ -ability })
label-hero = { $hero } { $room } ({ $state })
label-monster = { $monster } { $room }{ $health-count ->
    [0] { "" }
   *[other] { " " }({ $health })
}
hint-copies = их у вас { $count }
hint-idle = сейчас впустую: { $why }
hint-then = а затем { $action }
label-hostage = { $monster }, заложник
label-play = { $card }: { $actions }
label-use_room = { $room }: { $action }
label-pack = Стая { $room }: { $action }
label-buy = { $room }: отдать { $token }, взять «{ $item }»
label-replace = Заменить: { $items }
label-replace_all = Заменить все
label-keep_only = Заменить все, кроме: { $items }
label-exchange = Заменить: { $rooms }
label-site = Место { $place }: проходы к: { $rooms }{ $open-count ->
    [0] { "" }
   *[other] ; свободно: { $open }
}
label-clan = { $clan } ({ $role })
label-free = Свободное место { $number }

side-N = север
side-E = восток
side-S = юг
side-W = запад

done-play_cards = Больше не играть карт
done-resolve_card = Оставить остальные действия
done-summon_more = Больше никого не призывать
done-rush = Обойтись без этого
done-pack_turn = Остальная стая не действует
done-defence = Не защищаться
done-refresh_items = Оставить предметы
done-after_clean_up = Пусть герои приходят
done-pay_ransom = Не платить
done-keep_watch = Не смотреть
done-take_abreath = Карту не брать
done-patrol = Никого не перемещать
done-exchange_blueprints = Оставить чертежи
done-buy_off = Остальные пусть сидят

group-move = Перемещение
group-attack = Атака
group-activate = Активация
group-place = Размещение
group-summon = Призыв
group-draw = Карты из колоды
group-card = Карты
group-discard = Сбросить
group-pass = Передать
group-items = Предметы
group-heroes = Герои
group-monsters = Монстры
group-rooms = Комнаты
group-clans = Кланы
group-prison = Темница
group-other = Иначе

# -- что даст выбор

preview-beaten = { $hero }: вон из подземелья.
preview-hit = { $hero }: останется здоровья { $left }.
preview-attacks = { $hero }: атака на монстра в этой комнате.
preview-loots = { $hero }: грабёж сокровища ценностью { $value }.
preview-waits = { $hero }: ожидание до истощения; для грабежа нужно активных героев: { $value }.
preview-goes = { $hero }: дальше к хранилищу.
preview-stuck = { $hero }: пути к хранилищу нет, поэтому истощение.
preview-wounded = { $clan }: останется здоровья { $left }.
preview-driven = { $clan }: вон из подземелья.
preview-unhurt = { $clan }: без повреждений.
confirm-prison = Взять карту Гильдии для темницы? Этого уже не отменить.

# -- вопросы

ask-choose_clans = Какой клан вы поведёте?
    .help = У каждого клана свои карты, способность и числа, и достаётся он только одному игроку. [KH-103]
ask-choose_laboratory_clan = Чьи карты изучает лаборатория?
    .help = Десять карт клана, которого никто не выбрал, замешивают в колоду предметов. [KH-2801]
ask-place_starting_monster = Куда встанет ваш следующий начальный монстр?
    .help = Начальные монстры встают в комнаты с символом карты клана, как вам удобно. [KH-307]
ask-play_cards = Какую карту сыграть?
    .help = По одной, сколько угодно; несыгранные остаются на руке. На карте с «или» действует только одна сторона. [KH-506]
ask-resolve_card = «{ $card }»: что делать?
    .help = Действия можно выполнить в любом порядке, любыми своими монстрами, или пропустить. [KH-504]
ask-summon_more = Призвать ещё монстра? Самое большее ещё { $left }.
    .help = Число на карте наибольшее возможное, комнаты могут быть разные. [KH-1702]
ask-rush = Натиск продолжается: { $effect }?
    .help = Первая часть удалась, поэтому вторая бесплатна, если хотите. [KH-1901]
ask-pack_turn = Действует стая: { $effect }. Ещё не действовали: { $monsters-count }.
    .help = Каждый монстр стаи действует отдельно или не действует. [KH-2003]
ask-pick_target = { $kind } атакует: которого монстра? (урон { $damage })
    .help = Вы выбираете за всех игроков; целью может быть монстр любого клана. [KH-R-022]
ask-defence = { $kind } атакует { $room-in } { $seat-acc }, урон { $damage }. Защититься?
    .help = Карта с защитой снимает 1 урон; её может сыграть каждый, чей монстр в этой комнате. [KH-1604]
ask-pick_next_hero = Какой герой действует следующим?
    .help = Вы выбираете за всех. Герой атакует, грабит, ждёт или продвигается: первое из этого, что возможно. [KH-3302]
ask-pick_looter = Кто истощится на грабеже? { $room }, ещё { $left }.
    .help = Истощается столько героев, сколько стоит сокровище; остальные остаются активными. [KH-3902]
ask-pick_direction = Куда пойдут герои { $room-from }?
    .help = Оба пути к хранилищу одинаковы, поэтому решают игроки. [KH-4102]
ask-pick_first_in = Кто первым ступит в ловушки { $room-in }?
    .help = Герои, пришедшие вместе, тратят ловушки по одной. [KH-R-021]
ask-pick_lost_resource = Какой ресурс { $room-in } пропадёт?
    .help = Уничтожают герои, выбирают игроки. [KH-R-023]
ask-take_tactic_card = Какую карту тактики взять?
    .help = Лаборатория даёт одну из доступных карт тактики; она идёт в ваш сброс. [KH-2805]
ask-choose_plan = Что строить?
    .help = Сколько монет со стройплощадки потратите, столько стоит сокровище в новой комнате. [KH-2903]
ask-choose_site = Где будет новая комната «{ $room }»?
    .help = Её проход должен совпасть с проходом, ведущим к хранилищу; тайл можно поворачивать. [KH-2908]
ask-pick_summon_room = Куда призвать { $kind-acc }?
    .help = В каждую комнату самое большее один герой; решают игроки. [KH-R-016]
ask-suffer_curse = Сокровище проклято: какую карту сбросить?
    .help = Каждый игрок, у которого есть карты, сбрасывает одну. [KH-3906]
ask-refresh_items = Сбросить карту, чтобы обновить предметы?
    .help = За каждую сброшенную с руки карту можно заменить сколько угодно доступных предметов. [KH-601]
ask-replace_items = Какие предметы заменить?
    .help = Они идут под низ колоды предметов, открываются новые. [KH-602]
ask-after_clean_up = Воспользоваться темницей до прихода героев?
    .help = Темница доступна раз за ваш ход, до вторжения. [KH-R-010]
ask-pass_notes_on = Перепутанные записи: какую карту отдать?
    .help = Она идёт в сброс соседа слева, в одиночку под низ вашей колоды; затем вы берёте карту. [KH-R-1068]
ask-pick_hostage = Чей заложник вернётся?
    .help = Каждый герой, покинувший подземелье, освобождает заложника; решают игроки. [KH-R-1166]
ask-pay_ransom = Сбросить карту, чтобы освободить своего заложника?
    .help = Требование выкупа даёт каждому игроку вернуть одного. [KH-R-1168]
ask-pick_snatched = Кого схватят?
    .help = Монстр, стоящий рядом с героем, становится заложником; решают игроки. [KH-R-1169]
ask-keep_watch = Взглянуть на верхнюю карту Гильдии?
    .help = Дозорный смотрит один раз, в начале хода; карта остаётся сверху. [KH-R-1025]
ask-take_abreath = Всё тихо: взять карту?
    .help = Каждый игрок может взять одну. [KH-R-1026]
ask-patrol = Ложная тревога: переместить своего монстра?
    .help = Каждый игрок может сделать одно перемещение, можно с ношей. [KH-R-1027]
ask-pick_entrance = Где появится Орик?
    .help = В самой далёкой от хранилища комнате; между равными решают игроки. [KH-R-1191]
ask-pick_dry_room = Комната затоплена: куда придёт { $kind }?
    .help = В сухую комнату рядом, ближайшую к хранилищу. [KH-R-1088]
ask-pick_refuge = Куда вода унесёт всех { $room-from }?
    .help = В соседнюю комнату, ближайшую к хранилищу; между равными решают игроки. [KH-R-1089]
ask-pick_surge = Какой портал откроется?
    .help = Незавершённый портал, ближайший к хранилищу; между равными решают игроки. [KH-R-1207]
ask-pay_wages = День жалованья: какую монету отдать?
    .help = Сбрасывают одну монету из любой комнаты; решают игроки. [KH-R-1107]
ask-exchange_blueprints = Заменить чертежи?
    .help = Любые открытые чертежи можно положить под стопку и открыть новые. [KH-R-1108]
ask-buy_off = Кто выйдет из темницы? Самое большее ещё { $left }.
    .help = За взятку отпускают до двух героев; они идут в запас. [KH-R-1045]

prompt-card = «{ $card }»: что делать? Осталось: { $actions }
prompt-idle = Карта «{ $card }» ничего не дала. { $question }
prompt-idle_why = Карта «{ $card }» ничего не дала: { $why }. { $question }
prompt-starting = { $question } Осталось расставить: { $left }.
prompt-waiting = Подождите. Сейчас ход: { $seat }
prompt-setup = Игра готовится.

# -- почему нет

refusal-no_prison = В этом подземелье нет темницы.
refusal-prison_used = Темницей в этом ходу уже воспользовались.
refusal-no_monster = В подземелье нет ваших монстров.
refusal-no_way = От ваших монстров не ведёт ни проход, ни портал.
refusal-no_hero_here = Ближняя атака: в комнатах с вашими монстрами нет героев.
    .short = рядом с вашими монстрами нет героев
refusal-no_hero_near = Дистанционная атака: за проходами от ваших монстров нет героев.
    .short = в соседних комнатах нет героев
refusal-no_token = В запасе нет { $token-gen }.
refusal-portal_there = В каждой комнате с вашим монстром уже есть завершённый портал.
refusal-lair_empty = Ваше логово пусто.
refusal-no_room = В подземелье нет таких комнат: { $symbol }.
refusal-all_flooded = Все { $symbol-rooms } под водой.
refusal-nothing_to_draw = Ваши колода и сброс пусты.
refusal-only_reaction = Защита действует только тогда, когда атакует герой.
    .short = защита действует, когда атакует герой
refusal-no_payment = Натиск: в комнатах с вашими монстрами нет { $token-gen }.
refusal-no_wounds = Способность: у ваших монстров нет ран.
refusal-no_resource = { $room }: здесь нет { $token-gen }, чтобы заплатить.
refusal-no_item = { $room }: среди доступных предметов нет { $kind-gen }.
refusal-no_supply = { $room }: в запасе нет { $token-gen }.
refusal-no_activation = { $room }: активация не нужна, раз за ход это бесплатно.
refusal-no_tactic_card = { $room }: среди доступных предметов нет карт тактики.
refusal-no_coins = { $room }: здесь нет монет на строительство.
refusal-no_plan = { $room }: чертежей не осталось.
refusal-no_treasure = { $room }: в запасе нет сокровища ценностью в здешние монеты.
refusal-no_site = { $room }: ни одно свободное место не ведёт к хранилищу.
refusal-no_bribe = Подкуп: { $room-in } должны быть монета и герой.

# -- стол

subtitle = { $scenario } · { $level }
standing = волна { $wave }
standing-turn = волна { $wave } · ход { $turn }: { $seat }
rail-market = Рынок
board-main = Подземелье

track-guild = Колода Гильдии ({ $level })
track-wave = Волна
track-wave_caption = { $cards } { $cards ->
    [one] карта
    [few] карты
   *[many] карт
} Гильдии после каждого хода
track-guild_caption = { $wave ->
    [1] дальше волна 2
   *[other] дальше победа
}
track-tunnel = Жетоны подкопа
track-tunnel_caption = когда будет { $most }, стена рухнет
track-built = Построено комнат
track-built_caption = для победы нужно { $most }
track-flooded = Затоплено комнат

zone-of = { $zone }: { $seat }
zone-hand = Рука
zone-played = Игровая зона
zone-deck = Колода
zone-discard = Сброс
zone-market = Доступные предметы
zone-items = Колода предметов
zone-guild = Колода Гильдии
zone-guild_discard = Сброс Гильдии
zone-blueprints = Чертежи
zone-blueprint_stack = Стопка чертежей

panel-clans = Кланы
panel-stores = В комнатах
panel-threat = Угроза хранилищу
panel-you = { $clan } (вы): { $role }
panel-other = { $clan }: { $role }
panel-heroes = Героев в запасе
panel-supply = Запас
panel-scenario = Сценарий { $number }: { $scenario } ({ $grade })
panel-guild = Какие карты Гильдии ещё впереди
panel-advice = Советы
row-you = { $clan } (вы)
row-hand = { $cards } { $cards ->
    [one] карта
    [few] карты
   *[many] карт
}
row-area = в подземелье { $inside } из { $most }, логово { $lair }{ $held ->
    [0] { "" }
   *[other] , заложники { $held }
}; колода { $deck }, сброс { $discard }
row-in_vault = Активных в хранилище
row-one_away = В комнате оттуда
row-two_away = В двух комнатах
row-ability = Способность
row-hint = Совет
row-of = { $count } из { $most }
row-clan = { $monsters } { $monsters ->
    [one] монстр
    [few] монстра
   *[many] монстров
}, здоровье { $health }, в начале { $starts } в { $rooms }. Способность: { $ability }
row-story = История
row-treasures = Сокровища
row-laboratory = Клан лаборатории
row-veil = Стены сейчас
row-veil_thin = тонкие
row-veil_solid = прочные
row-wall = Стена сейчас
row-wall_stands = стоит
row-wall_fallen = проход
row-outside = вне подземелья
row-copies = { $name } ×{ $count }
