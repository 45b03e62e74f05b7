# «Ходу героям нема!» українською.
# Назви з великої літери; у реченні: .acc кого, .gen чого, .ins з чим, .in де, .from звідки, .to куди, .gender рід.

game-name = Ходу героям нема!
game-about = Усе навпаки: ви — монстри, а герої — напасть. Разом утримайте підземелля протягом двох хвиль, доки герої не винесли ваш великий скарб.
game-role = Клан

game-help = Як іде хід:
    1. Грайте карти з руки, скільки хочете. На карті є дії: виконуйте їх у будь-якому порядку, будь-якими своїми монстрами, або пропускайте. На карті з «або» діє лише одна сторона.
    - Переміщення: на одну кімнату; можна перенести один жетон.
    - Ближня атака: герой у кімнаті з вашим монстром. Дистанційна атака: герой у сполученій кімнаті. Один удар виганяє героя.
    - Активація: скористатися кімнатою, де є ваш монстр (+ дає жетон, → міняє жетон, що там лежить, на предмет), завершити портал або застосувати здібність клану.
    - Засідка: монстри з лігва, куди йдуть і переможені, виходять у кімнати з цією позначкою.
    - Темниця, раз за хід і без активації: відкрити карту Гільдії, ув’язнити її героя, узяти 3 карти. Маг, який туди потрапив, або будь-який герой, що туди зайшов, звільняє всіх.
    2. Можна скинути карти з руки, щоб замінити доступні предмети.
    3. Зіграні карти йдуть у скид, а ви добираєте руку до 5 карт. Узяті предмети прийдуть після наступного тасування.
    4. Приходять герої. Карта Гільдії приводить по одному герою у дві кімнати з її позначкою. Хто входить, той робить виснажених героїв там активними. Пастка виганяє одного героя, що входить.
    - Активний герой атакує монстра в кімнаті. Якщо монстра немає, активні герої грабують скарб, коли їх не менше, ніж він вартий; якщо їх замало, вони чекають. Якщо скарбу немає, ідуть далі до сховища.
    - Коли має прийти герой, а жетонів його класу не лишилося, прокидаються всі виснажені герої цього класу та всі інші в їхніх кімнатах, в’язні теж. [KH-3306]
    - Тому темниця – це ризик: хто там сидить, того бракує в запасі, і він може вирватися. Виганяйте виснажених героїв, доки їх небагато.

welcome-aim = Ви ведете монстрів і бороните підземелля. Герої приходять двома хвилями, щоб його пограбувати. Якщо вони пограбують скарб цінністю 4, ви програєте. Якщо він ще тут, коли колода Гільдії скінчиться вдруге, ви перемогли. Скарби цінністю від 1 до 3 можна втратити.
welcome-rule = Особливе правило, { $name }: { $text }
welcome-rooms = Що дає активація кімнати, стоїть біля її назви: самий жетон там з’являється; жетон перед стрілкою має там лежати, і його міняють на те, що за нею. Карти називають кімнати за їхніми позначками. Виснажений герой нічого не робить, доки не ввійде інший.

# -- меню

menu-level-simple = для новачків і родин; у першій хвилі герої приходять повільно
menu-level-hard = для досвідчених і для гри наодинці; герої приходять швидко в обох хвилях
menu-level-hell = для ветеранів; герої приходять швидко, а в другій хвилі ще швидше

menu-scenario-first_night = { grade-introductory }; можна глянути на наступну карту Гільдії
menu-scenario-old_lockup = { grade-introductory }; в’язнів темниці можна підкупити, щоб ішли додому
menu-scenario-borrowed_recipes = { grade-medium }; лабораторія дає карти чужого клану
menu-scenario-high_water = { grade-medium }; кімнати затоплює, ви відкачуєте воду
menu-scenario-under_renovation = { grade-medium }; ви самі добудовуєте підземелля
menu-scenario-two_cellars = { grade-advanced }; підземелля розділене стіною, крізь неї ведуть лише портали
menu-scenario-thin_walls = { grade-advanced }; стіни то зникають, то з’являються
menu-scenario-empty_cots = { grade-advanced }; переможені монстри стають заручниками
menu-scenario-gilded_champion = { grade-expert }; з героями приходить міцний чемпіон
menu-scenario-open_gates = { grade-expert }; герої теж ходять вашими порталами

menu-role-dragon = { role-aggressor }, один могутній монстр; здібність: { ability-mend }
menu-role-lizardfolk = { role-aggressor }; здібність: { ability-shoot }
menu-role-gnoll = { role-aggressor }; здібність: { ability-strike }
menu-role-slime = { role-defender }, багато монстрів; здібність: { ability-draw }
menu-role-skeleton = { role-defender }; здібність: { ability-bone }
menu-role-ratfolk = { role-defender }, монстрів найбільше; здібність: { ability-breed }
menu-role-imp = { role-helper }; здібність: { ability-move }
menu-role-ghost = { role-helper }, їх мало, але міцні; здібність: { ability-haunt }
menu-role-witch = { role-helper }, їх мало, але міцні; здібність: { ability-portal }

# -- кімнати

room-vault = Сховище
    .in = у сховищі
    .from = зі сховища
    .to = до сховища
room-library = Бібліотека
    .in = у бібліотеці
    .from = з бібліотеки
    .to = до бібліотеки
room-sewer = Каналізація
    .in = у каналізації
    .from = з каналізації
    .to = до каналізації
room-graveyard = Цвинтар
    .in = на цвинтарі
    .from = з цвинтаря
    .to = на цвинтар
room-workshop = Майстерня
    .in = у майстерні
    .from = з майстерні
    .to = до майстерні
room-forge = Кузня
    .in = у кузні
    .from = з кузні
    .to = до кузні
room-cage = Клітка
    .in = у клітці
    .from = з клітки
    .to = до клітки
room-apothecary = Аптека
    .in = в аптеці
    .from = з аптеки
    .to = до аптеки
room-classroom = Аудиторія
    .in = в аудиторії
    .from = з аудиторії
    .to = до аудиторії
room-prison = Темниця
    .in = у темниці
    .from = з темниці
    .to = до темниці
room-laboratory = Лабораторія
    .in = у лабораторії
    .from = з лабораторії
    .to = до лабораторії
room-construction_site = Будмайданчик
    .in = на будмайданчику
    .from = з будмайданчика
    .to = на будмайданчик

act-makes = покласти { $token }
act-sells = віддати { $token }, взяти { $kind }
act-laboratory = ув’язнити героя, взяти карту тактики
act-construction_site = збудувати кімнату за монети
detail-room = { $symbol }. Активація: { $action }.
detail-prison = { $symbol }. Раз за хід, без активації: ув’язнити героя, взяти 3 карти.
short-makes = +{ $token }
short-sells = { $token } → { $kind }
short-prison = герой → 3 карти
short-laboratory = герой → тактика
short-construction_site = монети → кімната

# -- позначки, жетони, типи

symbol-jewel = Коштовність
    .rooms = кімнати з коштовністю
    .short = коштовність
symbol-swords = Мечі
    .rooms = кімнати з мечами
    .short = мечі
symbol-hat = Капелюх
    .rooms = кімнати з капелюхом
    .short = капелюх
symbol-eye = Таємниче око
    .rooms = кімнати з таємничим оком
    .short = око
symbol-bones = Схрещені кістки
    .rooms = кімнати зі схрещеними кістками
    .short = кістки
symbol-special = Особливий
    .rooms = особливі кімнати
    .short = особлива

token-coin = Монета
    .acc = монету
    .gen = монети
    .ins = монетою
token-book = Книга
    .acc = книгу
    .gen = книги
    .ins = книгою
token-frog = Жаба
    .acc = жабу
    .gen = жаби
    .ins = жабою
token-bone = Кістка
    .acc = кістку
    .gen = кістки
    .ins = кісткою
token-trap = Пастка
    .acc = пастку
    .gen = пастки
    .ins = пасткою
token-portal = Портал
    .acc = портал
    .gen = порталу
    .ins = порталом

kind-equipment = Спорядження
    .acc = спорядження
    .gen = спорядження
kind-beast = Чудовисько
    .acc = чудовисько
    .gen = чудовиська
kind-potion = Настоянка
    .acc = настоянку
    .gen = настоянки
kind-scroll = Сувій
    .acc = сувій
    .gen = сувою
kind-tactic = Карта тактики
    .acc = карту тактики
    .gen = карти тактики

kind-hero = Герой
kind-scenario = Подія
kind-room = Кімната

icon-activate = Активація
    .ins = активацією
icon-melee = Ближня атака
    .ins = ближньою атакою
icon-move = Переміщення
    .ins = переміщенням
icon-ranged = Дистанційна атака
    .ins = дистанційною атакою

role-aggressor = Агресор
role-defender = Захисник
role-helper = Помічник

level-simple = Простий
level-hard = Складний
level-hell = Пекельний

grade-introductory = для знайомства
grade-medium = середній
grade-advanced = непростий
grade-expert = для знавців

treasure-pillage = Мародерство
treasure-curse = Прокляття
treasure-heal = Лікування
treasure-prisoner = В’язень
treasure-defeat = Поразка
treasuretext-pillage = у кімнаті скидають один ресурс
treasuretext-curse = кожен гравець скидає карту з руки
treasuretext-heal = усі герої в кімнаті стають активними
treasuretext-prisoner = беруть карту Гільдії, її героя ув’язнюють
treasuretext-defeat = гру програно

# -- герої

hero-archer = Лучниця
    .acc = лучницю
    .gender = f
hero-warrior = Воїн
    .acc = воїна
hero-rogue = Пройдисвітка
    .acc = пройдисвітку
    .gender = f
hero-mage = Маг
    .acc = мага
hero-champion = Орік Позолочений
    .acc = Оріка Позолоченого
brag-archer = стріляє в монстра поруч
brag-warrior = нищить до 2 ресурсів
brag-rogue = прибирає 1 пастку
brag-mage = у темниці звільняє всіх
brag-champion = здібності немає; 2 ушкодження, рахується за 2 героїв

state-active = активний
    .f = активна
state-exhausted = виснажений
    .f = виснажена
state-fresh = щойно прибув
    .f = щойно прибула
state-finished = Портал
state-unfinished = Незавершений портал
state-flooded = Затоплено
state-tunnel = Жетон підкопу
state-treasure = Скарб { $value }
state-health = здоров’я { $left }/{ $most }

# -- клани

clan-dragon = Дракон
    .acc = дракона
    .many = дракони
    .gen = драконів
clan-lizardfolk = Людоящір
    .acc = людоящера
    .many = людоящери
    .gen = людоящерів
clan-gnoll = Гнол
    .acc = гнола
    .many = гноли
    .gen = гнолів
clan-slime = Слизун
    .acc = слизуна
    .many = слизуни
    .gen = слизунів
clan-skeleton = Скелет
    .acc = скелета
    .many = скелети
    .gen = скелетів
clan-ratfolk = Щурник
    .acc = щурника
    .many = щурники
    .gen = щурників
clan-imp = Біс
    .acc = біса
    .many = біси
    .gen = бісів
clan-ghost = Привид
    .acc = привида
    .many = привиди
    .gen = привидів
clan-witch = Відьма
    .acc = відьму
    .many = відьми
    .gen = відьом
    .gender = f

ability-mend = зняти з дракона всі рани
ability-shoot = один людоящір здійснює дистанційну атаку
ability-strike = один гнол здійснює ближню атаку
ability-draw = узяти карту
ability-bone = покласти кістку в кімнату зі скелетом
ability-breed = додати щурника туди, де вже є щурник
ability-move = перемістити одного біса
ability-haunt = перемістити одного привида, можна крізь стіну
ability-portal = відкрити завершений портал у кімнаті відьми

hint-dragon = Спорядження створене для юрби; вам потрібні настоянки й сувої, що атакують.
hint-lizardfolk = Ударте і зникніть: шукайте карти, що дають і атаку, і переміщення.
hint-gnoll = Тримайте монету в лапі: за монети приходять нові гноли.
hint-slime = Кожна активація може стати картою, тож купуйте карти з активаціями.
hint-skeleton = Якнайраніше здобудьте чудовиськ і переміщення: самі кістки не ходять.
hint-ratfolk = Для юрби спорядження дивовижне, а надто мечі й сокири.
hint-imp = Лишайте пастки всюди, де буваєте; шукайте карти пасток, атаки й виклику.
hint-ghost = Носіть ресурси крізь стіни, і закупиться вся команда.
hint-witch = Відкривайте портали рано: ними ходять усі клани.

advice-share = Ресурси спільні: те, що ви лишили в кімнаті, може витратити інший гравець.
advice-build = Будуйте так, щоб вам було близько носити, а героям далеко йти.

# -- що кажуть карти

do-draw = узяти карту
do-activate = активація
do-move = переміщення
do-melee = ближня атака
do-ranged = дистанційна атака
do-put_resource = покласти { $resource-acc }
do-defend = захист
do-put_trap = покласти пастку
do-put_portal = покласти завершений портал
do-ambush = засідка: до { $most } { $most ->
    [one] монстра
    [few] монстрів
   *[many] монстрів
} у { $symbol-rooms }
do-pay = скинути { $resource-acc }
do-place = розмістити там до { $most } { $most ->
    [one] монстра
    [few] монстрів
   *[many] монстрів
}
do-onslaught = навала: { $first }, а тоді { $then }
do-pack = зграя: { $action } всіма монстрами однієї кімнати
do-fortify = зміцнення: з 3 верхніх карт узяти ті, що з { $icon-ins }

or = або
times = { $action } ×{ $count }

# -- карти одним словом

word-draw = Карта
word-activate = Активація
word-move = Рух
word-melee = Ближня
word-ranged = Дальня
word-defend = Захист
word-summon = Виклик
word-pack = Зграя
word-onslaught = Навала
word-fortify = Зміцнення

# -- карти тактики

card-furnace_breath = Подих горнила
card-swooping_claws = Пазурі з висоти
card-rending_claws = Нещадні пазурі
card-molten_scales = Розпечена луска
card-wake_on_the_gold = Пробудження на золоті
card-javelin_pair = Пара дротиків
card-strike_and_slip = Удар і втеча
card-reed_dart = Очеретяна стрілка
card-river_path = Річкова стежка
card-brood_call = Поклик виводка
card-shed_tail = Відкинутий хвіст
card-hired_fangs = Наймані ікла
card-cackling_charge = Наскок із реготом
card-maul = Шматування
card-pack_hunt = Полювання зграєю
card-cut_purse = Зрізаний гаман
card-howl_in_the_dark = Виття в темряві
card-split = Поділ
card-wobbling_wall = Драглиста стіна
card-ooze_forth = Просочування
card-engulf = Поглинання
card-sticky_puddle = Липка калюжа
card-bubble_up = Сплеск бульбашок
card-rise_again = Знову на ноги
card-rattling_march = Брязкітливий марш
card-knit_bones = Кісточка до кісточки
card-shield_line = Стрій щитів
card-rusty_blade = Іржаве лезо
card-scurry = Метушня
card-busy_paws = Меткі лапки
card-gnawing_tide = Гризучий приплив
card-out_of_the_drains = Просто зі стоків
card-tinkers_mischief = Капость бляхаря
card-quick_fingers = Спритні пальці
card-flit = Пурхання
card-pop_in = Раптова поява
card-cinder_toss = Жменя жару
card-drift = Ширяння
card-poltergeist = Полтергейст
card-cold_whisper = Холодний шепіт
card-manifest = Утілення
card-chill_touch = Крижаний дотик
card-fade = Зникнення
card-stir_the_pot = Варево в казані
card-broom_ride = Політ на мітлі
card-hex_bolt = Чаклунська стріла
card-uninvited_guest = Непрохана гостя
card-crystal_ball = Кришталева куля

# -- предмети

card-notched_sword = Щербатий меч
card-woodcutters_axe = Сокира лісоруба
card-kettle_lid_shield = Щит із покришки
card-crooked_crossbow = Кривий арбалет
card-war_drum = Бойовий барабан
card-miners_pick = Кайло рудокопа
card-spiked_boots = Чоботи з шипами
card-snare_kit = Набір силець
card-cellar_spider = Підвальний павук
card-saddle_boar = Верховий кабан
card-cave_bat = Печерний кажан
card-guard_hound = Сторожовий пес
card-mole_mount = Верховий кріт
card-coin_mimic = Монетний мімік
card-giant_toad = Велетенська ропуха
card-barn_owl = Сипуха
card-fire_draught = Вогненний трунок
card-haste_brew = Відвар поспіху
card-bubbling_focus = Булькуче зосередження
card-growth_tonic = Тонік росту
card-stoneskin_syrup = Сироп кам’яної шкіри
card-acid_flask = Пляшка кислоти
card-second_wind = Друге дихання
card-scroll_of_gates = Сувій брам
card-scroll_of_sparks = Сувій іскор
card-scroll_of_muster = Сувій збору
card-scroll_of_plenty = Сувій достатку
card-battle_notes = Бойові нотатки
card-list_of_chores = Перелік справ
card-glyph_ward = Захисний гліф
card-storm_verse = Вірш бурі

# -- карти Гільдії

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
card-false_alarm = Хибна тривога
card-loose_hinge = Розхитана петля
card-new_arrival = Новоприбулець
card-spilled_flask = Розлита колба
card-mixed_up_notes = Переплутані записи
card-rising_water = Вода прибуває
card-wage_day = День платні
card-delivery = Доставка
card-tunnel_crew = Бригада копачів
card-veil_shifts = Завіса мерехтить
card-ransom_note = Вимога викупу
card-bag_snatchers = Ловці з мішками
card-grand_entrance = Урочистий вихід
card-fanfare = Фанфари
card-gate_surge = Сплеск брам

cardtext-quiet_corridor = Герої не приходять. Кожен гравець може взяти карту.
cardtext-false_alarm = Герої не приходять. Кожен гравець може перемістити одного монстра, навіть із ношею.
cardtext-loose_hinge = Якщо в темниці немає монстрів, усі герої там стають активними.
cardtext-new_arrival = Візьміть наступну карту Гільдії: її героя ув’язнюють, він застосовує здібність. Карт за це ніхто не бере.
cardtext-spilled_flask = Усі ресурси лабораторії скидають, кожен монстр там отримує 1 ушкодження. Захист не допомагає.
cardtext-mixed_up_notes = Кожен, хто має карти, кладе одну у скид сусіда ліворуч і бере нову. Наодинці: під низ своєї колоди.
cardtext-rising_water = Затоплює першу суху кімнату з ряду: каналізація, цвинтар, аптека, клітка.
cardtext-wage_day = Скиньте монету з будь-якої кімнати. Якщо монет немає, на будмайданчик приходить пройдисвітка.
cardtext-delivery = На будмайданчик кладуть монету. Тоді можна замінити будь-які відкриті креслення.
cardtext-tunnel_crew = Доки стіна стоїть, на неї кладуть жетон підкопу. Другий робить із неї прохід.
cardtext-veil_shifts = Міцні стіни тоншають, тонкі знову стають міцними.
cardtext-ransom_note = Кожен гравець може скинути карту з руки й повернути одного свого заручника до лігва.
cardtext-bag_snatchers = Один монстр, що стоїть поруч із героєм, стає заручником. Котрий, вирішуєте ви.
cardtext-grand_entrance = Орік з’являється в кімнаті, найдальшій від сховища. Якщо він уже тут, то стає активним.
cardtext-fanfare = Якщо Орік у підземеллі, він і всі герої поруч із ним стають активними.
cardtext-gate_surge = Незавершений портал, найближчий до сховища, завершується. Тоді всі герої біля завершених порталів стають активними.
cardtext-hero = По одному герою цього класу в { $rooms }, щонайбільше у дві.

# -- сценарії

scenario-first_night = Перша ніч на варті
scenario-old_lockup = Стара буцегарня
scenario-borrowed_recipes = Позичені рецепти
scenario-high_water = Велика вода
scenario-under_renovation = Триває ремонт
scenario-two_cellars = Два підвали
scenario-thin_walls = Тонкі стіни
scenario-empty_cots = Порожні ліжечка
scenario-gilded_champion = Позолочений чемпіон
scenario-open_gates = Відчинені брами

story-first_night = Стара варта подалася на спочинок у теплі краї, і від сьогодні ключі у вас. Угорі на мурі дозорець мружиться в темряву. Першої ночі ніколи нічого не стається. Мабуть.
story-old_lockup = Хто б не будував це підземелля, темницю він поставив просто біля сховища й дуже тішився, що ходити недалеко. Двоє шукачів пригод уже сидять там і насвистують. Петлі вони помітили.
story-borrowed_recipes = Мандрівний клан забув свою куховарську книгу, і відтоді лабораторія парує без упину. Кожен рецепт потребує добровольця. На щастя, добровольці лізуть самі.
story-high_water = Тиждень лив дощ, і каналізація більше не вміщає. Вода береться кімната за кімнатою і жене всіх до сухої середини, де лежить скарб. До помп!
story-under_renovation = Підземелля дісталося дешево: шість кімнат, міцні стіни, решту доробите самі. Будівельники хочуть платні, герої хочуть золота, а здати роботу треба до кінця другої хвилі.
story-two_cellars = Коли господар ділив дім, комори лишилися на заході, а крамниці на сході. З’єднують їх лише портали. А за стіною хтось копає.
story-thin_walls = Бувають ночі, коли тутешнє каміння забуває бути твердим. Довгі коридори стають короткими для кожного, хто не боїться протягів. Герої протягів не бояться.
story-empty_cots = Минулої ночі герої прийшли з мішками. Уранці кілька ліжечок у лігві були порожні. За кожного викинутого героя додому повертається хтось із ваших.
story-gilded_champion = Орік Позолочений не програв жодного бою, принаймні про такі не розповідав. Золота на ньому більше, ніж у вашому сховищі, і він прийшов порівняти. Стукати він не звик.
story-open_gates = Хтось прочитав інструкцію вголос, і тепер герої знають, як працюють портали. Кожна відчинена брама веде до сховища. Зачиняйте їх або хоча б станьте на порозі.

rule-lookout = Дозорець
rule-bribe = Підкуп
rule-test_subjects = Піддослідні
rule-flood = Повінь
rule-renovation = Термін здачі
rule-tunnel = Стіна
rule-veil = Завіса
rule-hostages = Заручники
rule-champion = Чемпіон
rule-gates = Відчинені брами

ruletext-lookout = На початку ходу ви можете глянути на верхню карту Гільдії й повернути її на місце; її можна показати всім.
ruletext-bribe = На початку в темниці сидять виснажені лучниця і воїн. Активація, коли ваш монстр у темниці: скиньте монету, що лежить там, і до 2 героїв із темниці.
ruletext-test_subjects = Щоразу, коли лабораторія ув’язнює героя, активний гравець бере ще й карту. Кузні та спорядження в цій грі немає.
ruletext-flood = Затоплена кімната не має проходів; портали й привиди крізь воду ведуть. Викликати туди не можна: герої з’являються поруч. Усіх звідти змиває ближче до сховища, жетони лишаються. Активація в сусідній кімнаті відкачує воду.
ruletext-renovation = Ви переможете, лише якщо до кінця хвилі 2 збудовано 3 кімнати. Карта героя, для позначки якої немає кімнат, приводить одного героя на будмайданчик.
ruletext-tunnel = Схід (аптека, клітка, аудиторія, кузня) відрізано від сховища, доки на стіні між бібліотекою й аптекою немає 2 жетонів підкопу; тоді вона назавжди стає проходом. Активація в бібліотеці чи аптеці знімає жетон.
ruletext-veil = Доки завіса тонка, будь-які дві кімнати, що торкаються, сполучені для монстрів, героїв і пострілів. Доки вона міцна, діють лише проходи.
ruletext-hostages = Монстр, якого здолав герой, стає заручником і не йде до лігва. Кожен герой, що залишає підземелля, звільняє одного заручника на ваш вибір. Якщо на початку ходу всі ваші монстри в заручниках, один повертається.
ruletext-champion = Орік має 3 здоров’я і ще по 1 за кожного гравця, завдає 2 ушкоджень і рахується за 2 героїв. Він не має класу, його не можна ув’язнити. Коли його здолано, кожен гравець бере карту; згодом він може повернутися.
ruletext-gates = Герої просуваються й через завершені портали. Активація в кімнаті із завершеним порталом може його зачинити.

use-bribe = Підкуп: за монету { $room } відпустити до 2 героїв
use-flood = Відкачати воду { $room }
use-tunnel = Зняти жетон підкопу (монстр { $room })
use-gates = Зачинити портал { $room }

# -- що сталося

event-clan_chosen = На варті клан: { $clan-many }.
event-laboratory_stocked = Карти { $clan-gen } затасовано в колоду предметів.
event-game_began = Перший хід: { $seat }. Рівень складності: { $level }.
event-turn_began = Хід { $turn }: { $seat }.
event-card_played = { $seat } { $seat-gender ->
    [f] зіграла
   *[m] зіграв
} «{ $card }».
event-card_drawn = { $seat } { $seat-gender ->
    [f] узяла
   *[m] узяв
} «{ $card }».
event-card_discarded = { $seat } { $seat-gender ->
    [f] скинула
   *[m] скинув
} «{ $card }».
event-card_passed_on = { $seat } { $seat-gender ->
    [f] передала
   *[m] передав
} «{ $card }», отримує { $to }.
event-deck_reshuffled = { $seat } { $seat-gender ->
    [f] перетасувала
   *[m] перетасував
} { $cards } { $cards ->
    [one] карту
    [few] карти
   *[many] карт
} зі скиду в нову колоду.
event-hand_refilled = { $seat } { $seat-gender ->
    [f] прибрала
   *[m] прибрав
} зігране: у руці { $cards } { $cards ->
    [one] карта
    [few] карти
   *[many] карт
}.
event-item_taken = { $seat } { $seat-gender ->
    [f] отримала
   *[m] отримав
} «{ $item }».
event-item_revealed = Новий предмет: «{ $item }».
event-items_replaced = { $seat } { $seat-gender ->
    [f] прибрала
   *[m] прибрав
} під низ колоди предметів: { $items }.
event-monster_summoned = { $seat } { $seat-gender ->
    [f] викликала
   *[m] викликав
} монстра { $room-to }.
event-monster_moved = { $seat } { $seat-gender ->
    [f] перейшла
   *[m] перейшов
} { $origin-from } { $to-to }{ $carry-count ->
    [0] { "" }
   *[other] { " " }з { $carry-ins }
}.
event-monster_wounded = { $seat } { $room-in } { $seat-gender ->
    [f] дістала
   *[m] дістав
} рану: { $wounds } з { $health }.
event-monster_mended = { $seat } { $room-in } { $seat-gender ->
    [f] позбулася
   *[m] позбувся
} всіх ран.
event-monster_driven = { $seat } { $seat-gender ->
    [f] мусила
   *[m] мусив
} втекти { $room-from } до лігва.
event-monster_taken = { $seat } { $room-in } { $seat-gender ->
    [f] потрапила
   *[m] потрапив
} у заручники.
event-hostage_freed = { $seat }: заручник повернувся до лігва.
event-token_placed = Покладено { $token-acc } { $room-in }.
event-token_discarded = Скинуто { $token-acc } { $room-from }.
event-portal_opened = Портал { $room-in } завершено.
event-portal_closed = Портал { $room-in } зачинено.
event-room_built = { $seat } { $seat-gender ->
    [f] збудувала
   *[m] збудував
} кімнату «{ $room }» зі скарбом вартістю { $value }.
event-blueprint_revealed = Нове креслення: { $room }.
event-guild_card_drawn = { $purpose ->
    [prison] Карта Гільдії для темниці
    [laboratory] Карта Гільдії для лабораторії
    [prisoner] Карта Гільдії для в’язня
    [arrival] Карта Гільдії для новоприбульця
   *[other] Карта Гільдії
}: { $card }.
event-guild_card_seen = { $seat } { $shown ->
    [true] { $seat-gender ->
    [f] показала
   *[m] показав
} всім верхню карту Гільдії
   *[other] { $seat-gender ->
    [f] глянула
   *[m] глянув
} на верхню карту Гільдії
}{ $card-count ->
    [0] { "" }
   *[other] : { $card }
}.
event-wave_began = Почалася хвиля { $wave }, колоду Гільдії перетасовано.
event-hero_summoned = { $kind } { $kind-gender ->
    [f] прибула
   *[m] прибув
} { $room-to }.
event-hero_imprisoned = { $kind } { $kind-gender ->
    [f] потрапила
   *[m] потрапив
} до темниці.
event-supply_empty = Викликати { $kind-acc } не вийшло, запас порожній: виснажені герої цього класу стрепенулися.
event-hero_roused = { $kind } { $room-in } знову { $kind-gender ->
    [f] активна
   *[m] активний
}.
event-hero_tired = { $kind } { $room-in } { $why ->
    [attack] { $kind-gender ->
    [f] атакувала й виснажилася
   *[m] атакував і виснажився
}
    [loot] { $kind-gender ->
    [f] загарбала скарб і виснажилася
   *[m] загарбав скарб і виснажився
}
    [wait] { $kind-gender ->
    [f] чекає на підмогу, виснажена
   *[m] чекає на підмогу, виснажений
}
    [prison] { $kind-gender ->
    [f] сидить під замком, виснажена
   *[m] сидить під замком, виснажений
}
   *[other] { $kind-gender ->
    [f] не знайшла шляху до сховища й виснажилася
   *[m] не знайшов шляху до сховища й виснажився
}
}.
event-hero_hit = { $kind } { $room-in } { $kind-gender ->
    [f] дістала
   *[m] дістав
} ушкодження: лишилося здоров’я { $left }.
event-hero_beaten = { $kind } { $kind-gender ->
    [f] вилетіла
   *[m] вилетів
} { $room-from }.
event-trap_sprung = { $kind } { $room-in } { $kind-gender ->
    [f] втрапила
   *[m] втрапив
} у пастку.
event-hero_advanced = { $kind } { $kind-gender ->
    [f] просунулася
   *[m] просунувся
} { $origin-from } { $to-to }.
event-hero_attacked = { $kind } { $room-in } { $kind-gender ->
    [f] атакувала
   *[m] атакував
} { $seat-acc }: ушкодження { $damage }.
event-attack_parried = { $seat } { $room-in } { $seat-gender ->
    [f] захистилася
   *[m] захистився
} картою «{ $card }»: лишилося ушкоджень { $left }.
event-treasure_looted = Герої { $room-in } загарбали скарб вартістю { $value }: { $effect }.
event-room_flooded = { $room }: прибула вода.
event-room_drained = { $room }: воду відкачано.
event-figure_washed = { $kind-count ->
    [0] { $seat }
   *[other] { $kind }
}: вода понесла { $origin-from } { $to-to }.
event-tunnel_dug = Жетонів підкопу на стіні: { $tokens }.
event-wall_broken = Стіна впала: { $room } – { $to }.
event-veil_shifted = Стіни стали { $thin ->
    [true] тонкими
   *[other] міцними
}.
event-nothing_happened = «{ $card }»: нічого не сталося.
event-game_ended = { $reason ->
    [held] Друга хвиля минула, а великий скарб досі ваш.
    [looted] Скарб вартістю 4 загарбано.
   *[other] Друга хвиля минула, але збудовано менше ніж 3 кімнати.
}
log-tucked = { $seat }: «{ $card }» лягла під низ власної колоди.

ending-held = Перемога! Друга хвиля минула, а великий скарб досі у вашому сховищі.
ending-looted = Поразка. Герої винесли скарб вартістю 4.
ending-unfinished = Поразка. Друга хвиля минула, але збудовано менше ніж 3 кімнати.

# -- відповіді

-ability = здібність

choice-choose_clan = { $clan }
choice-done = Далі
choice-play = Зіграти «{ $card }», { $group ->
    [0] перша
   *[other] друга
} група
choice-use_prison = Темниця: узяти карту Гільдії, ув’язнити її героя, узяти 3 карти
choice-go = Перемістити монстра { $monster } { $to-to }{ $carry-count ->
    [0] { "" }
   *[other] { " " }з { $carry-ins }
}{ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
choice-strike = Ближня атака: { $hero }{ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
choice-shoot = Дистанційна атака: { $hero }{ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
choice-take_card = Узяти карту{ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
choice-put_token = Покласти { $token-acc } { $room-in }{ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
choice-open_portal = Відкрити портал { $room-in }{ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
choice-summon = Викликати монстра { $room-to }{ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
choice-pay_resource = Скинути { $token-acc } { $room-from }
choice-gather_pack = Усі ваші монстри { $room-in }
choice-search = Переглянути 3 верхні карти
choice-mend = Зняти всі рани з монстра { $monster } ({ -ability })
choice-use_room = { $room }{ $item-count ->
    [0] { "" }
   *[other] : узяти «{ $item }»
}
choice-finish_portal = Завершити портал { $room-in }
choice-use_rule = Особливе правило: { $room }
choice-refresh = Скинути «{ $card }»
choice-replace = Замінити: { $places-count }
choice-discard = «{ $card }»
choice-pick_hero = { $hero }
choice-pick_monster = { $seat }, монстр { $monster }
choice-pick_room = { $room }
choice-pick_token = { $token } { $room-in }
choice-parry = Захист: «{ $card }»
choice-take_item = Узяти «{ $item }»
choice-plan = { $room } за { $coins } { $coins ->
    [one] монету
    [few] монети
   *[many] монет
} (скарб вартістю { $coins })
choice-site = Стовпець { $column }, рядок { $row }, поворот { $turn }°
choice-look = { $shown ->
    [true] Глянути на карту й показати всім
   *[other] Глянути на карту
}

label-go = Перемістити { $monster } { $origin } { $to }{ $carry-count ->
    [0] { "" }
   *[other] { " " }з { $carry }
}{ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
label-strike = Ближня атака на { $hero } { $room } ({ $state }){ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
label-shoot = Дистанційна атака на { $hero } { $room } ({ $state }){ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
label-mend = { $monster } { $room }: зняти всі рани ({ -ability })
label-hero = { $hero } { $room } ({ $state })
label-monster = { $monster } { $room }{ $health-count ->
    [0] { "" }
   *[other] { " " }({ $health })
}
hint-copies = їх у вас { $count }
hint-idle = зараз марно: { $why }
hint-then = а тоді { $action }
label-hostage = { $monster }, заручник
label-play = { $card }: { $actions }
label-use_room = { $room }: { $action }
label-pack = Зграя { $room }: { $action }
label-buy = { $room }: віддати { $token }, взяти «{ $item }»
label-replace = Замінити: { $items }
label-replace_all = Замінити всі
label-keep_only = Замінити всі, крім: { $items }
label-exchange = Замінити: { $rooms }
label-site = Місце { $place }: проходи до: { $rooms }{ $open-count ->
    [0] { "" }
   *[other] ; вільно: { $open }
}
label-clan = { $clan } ({ $role })
label-free = Вільне місце { $number }

side-N = північ
side-E = схід
side-S = південь
side-W = захід

done-play_cards = Більше не грати карт
done-resolve_card = Лишити решту дій
done-summon_more = Більше нікого не викликати
done-rush = Обійтися без цього
done-pack_turn = Решта зграї не діє
done-defence = Не захищатися
done-refresh_items = Лишити предмети
done-after_clean_up = Нехай герої приходять
done-pay_ransom = Не платити
done-keep_watch = Не дивитися
done-take_abreath = Карти не брати
done-patrol = Нікого не переміщати
done-exchange_blueprints = Лишити креслення
done-buy_off = Решта хай сидить

group-move = Переміщення
group-attack = Атака
group-activate = Активація
group-place = Розміщення
group-summon = Виклик
group-draw = Карти з колоди
group-card = Карти
group-discard = Скинути
group-pass = Передати
group-items = Предмети
group-heroes = Герої
group-monsters = Монстри
group-rooms = Кімнати
group-clans = Клани
group-prison = Темниця
group-other = Інакше

# -- що дасть вибір

preview-beaten = { $hero }: геть із підземелля.
preview-hit = { $hero }: залишиться здоров’я { $left }.
preview-attacks = { $hero }: атака на монстра в цій кімнаті.
preview-loots = { $hero }: грабунок скарбу цінністю { $value }.
preview-waits = { $hero }: очікування до виснаження; для грабунку треба активних героїв: { $value }.
preview-goes = { $hero }: далі до сховища.
preview-stuck = { $hero }: шляху до сховища немає, тож виснаження.
preview-wounded = { $clan }: залишиться здоров’я { $left }.
preview-driven = { $clan }: геть із підземелля.
preview-unhurt = { $clan }: без ушкоджень.
confirm-prison = Узяти карту Гільдії для темниці? Цього вже не скасувати.

# -- питання

ask-choose_clans = Який клан ви очолите?
    .help = Кожен клан має свої карти, здібність і числа, і дістається лише одному гравцеві. [KH-103]
ask-choose_laboratory_clan = Чиї карти досліджує лабораторія?
    .help = Десять карт клану, якого ніхто не обрав, затасовують у колоду предметів. [KH-2801]
ask-place_starting_monster = Куди стане ваш наступний початковий монстр?
    .help = Початкові монстри стають у кімнати з позначкою карти клану, як вам зручно. [KH-307]
ask-play_cards = Яку карту зіграти?
    .help = По одній, скільки завгодно; незіграні лишаються в руці. На карті з «або» діє лише один бік. [KH-506]
ask-resolve_card = «{ $card }»: що робити?
    .help = Дії можна виконати в будь-якому порядку, будь-якими своїми монстрами, або пропустити. [KH-504]
ask-summon_more = Викликати ще монстра? Щонайбільше ще { $left }.
    .help = Число на карті найбільше можливе, кімнати можуть бути різні. [KH-1702]
ask-rush = Навала триває: { $effect }?
    .help = Перша частина вдалася, тож друга безкоштовна, якщо бажаєте. [KH-1901]
ask-pack_turn = Діє зграя: { $effect }. Ще не діяли: { $monsters-count }.
    .help = Кожен монстр зграї діє окремо або не діє. [KH-2003]
ask-pick_target = { $kind } атакує: котрого монстра? (ушкодження { $damage })
    .help = Ви обираєте за всіх гравців; ціллю може бути монстр будь-якого клану. [KH-R-022]
ask-defence = { $kind } атакує { $room-in } { $seat-acc }, ушкодження { $damage }. Захиститися?
    .help = Карта із захистом знімає 1 ушкодження; її може зіграти кожен, чий монстр у цій кімнаті. [KH-1604]
ask-pick_next_hero = Який герой діє наступним?
    .help = Ви обираєте за всіх. Герой атакує, грабує, чекає або просувається: перше з цього, що можливо. [KH-3302]
ask-pick_looter = Хто виснажиться на грабунку? { $room }, ще { $left }.
    .help = Виснажується стільки героїв, скільки вартий скарб; решта лишаються активними. [KH-3902]
ask-pick_direction = Куди підуть герої { $room-from }?
    .help = Обидва шляхи до сховища однакові, тож вирішують гравці. [KH-4102]
ask-pick_first_in = Хто перший ступить у пастки { $room-in }?
    .help = Герої, що прийшли разом, витрачають пастки по одній. [KH-R-021]
ask-pick_lost_resource = Який ресурс { $room-in } пропаде?
    .help = Нищать герої, обирають гравці. [KH-R-023]
ask-take_tactic_card = Яку карту тактики взяти?
    .help = Лабораторія дає одну з наявних карт тактики; вона йде у ваш скид. [KH-2805]
ask-choose_plan = Що будувати?
    .help = Скільки монет із будмайданчика витратите, стільки вартий скарб у новій кімнаті. [KH-2903]
ask-choose_site = Де буде нова кімната «{ $room }»?
    .help = Її прохід має збігтися з проходом, що веде до сховища; тайл можна повертати. [KH-2908]
ask-pick_summon_room = Куди викликати { $kind-acc }?
    .help = У кожну кімнату щонайбільше один герой; вирішують гравці. [KH-R-016]
ask-suffer_curse = Скарб проклятий: яку карту скинути?
    .help = Кожен гравець, що має карти, скидає одну. [KH-3906]
ask-refresh_items = Скинути карту, щоб оновити предмети?
    .help = За кожну скинуту з руки карту можна замінити скільки завгодно наявних предметів. [KH-601]
ask-replace_items = Які предмети замінити?
    .help = Вони йдуть під низ колоди предметів, відкриваються нові. [KH-602]
ask-after_clean_up = Скористатися темницею до приходу героїв?
    .help = Темниця доступна раз за ваш хід, до вторгнення. [KH-R-010]
ask-pass_notes_on = Переплутані записи: яку карту віддати?
    .help = Вона йде у скид сусіда ліворуч, наодинці під низ вашої колоди; тоді ви берете карту. [KH-R-1068]
ask-pick_hostage = Чий заручник повернеться?
    .help = Кожен герой, що залишив підземелля, звільняє заручника; вирішують гравці. [KH-R-1166]
ask-pay_ransom = Скинути карту, щоб звільнити свого заручника?
    .help = Вимога викупу дає кожному гравцеві повернути одного. [KH-R-1168]
ask-pick_snatched = Кого схоплять?
    .help = Монстр, що стоїть поруч із героєм, стає заручником; вирішують гравці. [KH-R-1169]
ask-keep_watch = Глянути на верхню карту Гільдії?
    .help = Дозорець дивиться раз, на початку ходу; карта лишається згори. [KH-R-1025]
ask-take_abreath = Усе тихо: узяти карту?
    .help = Кожен гравець може взяти одну. [KH-R-1026]
ask-patrol = Хибна тривога: перемістити свого монстра?
    .help = Кожен гравець може зробити одне переміщення, навіть із ношею. [KH-R-1027]
ask-pick_entrance = Де з’явиться Орік?
    .help = У найдальшій від сховища кімнаті; між рівними вирішують гравці. [KH-R-1191]
ask-pick_dry_room = Кімнату затоплено: куди прийде { $kind }?
    .help = У суху кімнату поруч, найближчу до сховища. [KH-R-1088]
ask-pick_refuge = Куди вода понесе всіх { $room-from }?
    .help = До сусідньої кімнати, найближчої до сховища; між рівними вирішують гравці. [KH-R-1089]
ask-pick_surge = Який портал відкриється?
    .help = Незавершений портал, найближчий до сховища; між рівними вирішують гравці. [KH-R-1207]
ask-pay_wages = День платні: яку монету віддати?
    .help = Скидають одну монету з будь-якої кімнати; вирішують гравці. [KH-R-1107]
ask-exchange_blueprints = Замінити креслення?
    .help = Будь-які відкриті креслення можна покласти під стос і відкрити нові. [KH-R-1108]
ask-buy_off = Хто вийде з темниці? Щонайбільше ще { $left }.
    .help = За хабар відпускають до двох героїв; вони йдуть до запасу. [KH-R-1045]

prompt-card = «{ $card }»: що робити? Лишилося: { $actions }
prompt-idle = Карта «{ $card }» нічого не дала. { $question }
prompt-idle_why = Карта «{ $card }» нічого не дала: { $why }. { $question }
prompt-starting = { $question } Лишилося розставити: { $left }.
prompt-waiting = Зачекайте. Зараз хід: { $seat }
prompt-setup = Гра готується.

# -- чому ні

refusal-no_prison = У цьому підземеллі немає темниці.
refusal-prison_used = Темницею цього ходу вже скористалися.
refusal-no_monster = У підземеллі немає ваших монстрів.
refusal-no_way = Від ваших монстрів не веде жоден прохід чи портал.
refusal-no_hero_here = Ближня атака: у кімнатах із вашими монстрами немає героїв.
    .short = біля ваших монстрів немає героїв
refusal-no_hero_near = Дистанційна атака: за проходами від ваших монстрів немає героїв.
    .short = у сусідніх кімнатах немає героїв
refusal-no_token = У запасі немає { $token-gen }.
refusal-portal_there = У кожній кімнаті з вашим монстром уже є завершений портал.
refusal-lair_empty = Ваше лігво порожнє.
refusal-no_room = У підземеллі немає таких кімнат: { $symbol }.
refusal-all_flooded = Усі { $symbol-rooms } під водою.
refusal-nothing_to_draw = Ваші колода і скид порожні.
refusal-only_reaction = Захист діє лише тоді, коли атакує герой.
    .short = захист діє, коли атакує герой
refusal-no_payment = Навала: у кімнатах із вашими монстрами немає { $token-gen }.
refusal-no_wounds = Здібність: ваші монстри не мають ран.
refusal-no_resource = { $room }: тут немає { $token-gen }, щоб заплатити.
refusal-no_item = { $room }: серед наявних предметів немає { $kind-gen }.
refusal-no_supply = { $room }: у запасі немає { $token-gen }.
refusal-no_activation = { $room }: активація не потрібна, раз за хід це безкоштовно.
refusal-no_tactic_card = { $room }: серед наявних предметів немає карт тактики.
refusal-no_coins = { $room }: тут немає монет на будівництво.
refusal-no_plan = { $room }: креслень не лишилося.
refusal-no_treasure = { $room }: у запасі немає скарбу, вартого тутешніх монет.
refusal-no_site = { $room }: жодне вільне місце не веде до сховища.
refusal-no_bribe = Підкуп: { $room-in } мають бути монета і герой.

# -- стіл

subtitle = { $scenario } · { $level }
standing = хвиля { $wave }
standing-turn = хвиля { $wave } · хід { $turn }: { $seat }
rail-market = Ринок
board-main = Підземелля

track-guild = Колода Гільдії ({ $level })
track-wave = Хвиля
track-wave_caption = { $cards } { $cards ->
    [one] карта
    [few] карти
   *[many] карт
} Гільдії після кожного ходу
track-guild_caption = { $wave ->
    [1] далі хвиля 2
   *[other] далі перемога
}
track-tunnel = Жетони підкопу
track-tunnel_caption = коли буде { $most }, стіна впаде
track-built = Збудовано кімнат
track-built_caption = для перемоги треба { $most }
track-flooded = Затоплено кімнат

zone-of = { $zone }: { $seat }
zone-hand = Рука
zone-played = Ігрова зона
zone-deck = Колода
zone-discard = Скид
zone-market = Наявні предмети
zone-items = Колода предметів
zone-guild = Колода Гільдії
zone-guild_discard = Скид Гільдії
zone-blueprints = Креслення
zone-blueprint_stack = Стос креслень

panel-clans = Клани
panel-stores = У кімнатах
panel-threat = Загроза сховищу
panel-you = { $clan } (ви): { $role }
panel-other = { $clan }: { $role }
panel-heroes = Героїв у запасі
panel-supply = Запас
panel-scenario = Сценарій { $number }: { $scenario } ({ $grade })
panel-guild = Які карти Гільдії ще попереду
panel-advice = Поради
row-you = { $clan } (ви)
row-hand = { $cards } { $cards ->
    [one] карта
    [few] карти
   *[many] карт
}
row-area = у підземеллі { $inside } з { $most }, лігво { $lair }{ $held ->
    [0] { "" }
   *[other] , заручники { $held }
}; колода { $deck }, скид { $discard }
row-in_vault = Активних у сховищі
row-one_away = За кімнату звідти
row-two_away = За дві кімнати
row-ability = Здібність
row-hint = Порада
row-of = { $count } з { $most }
row-clan = { $monsters } { $monsters ->
    [one] монстр
    [few] монстри
   *[many] монстрів
}, здоров’я { $health }, на початку { $starts } у { $rooms }. Здібність: { $ability }
row-story = Історія
row-treasures = Скарби
row-laboratory = Клан лабораторії
row-veil = Стіни зараз
row-veil_thin = тонкі
row-veil_solid = міцні
row-wall = Стіна зараз
row-wall_stands = стоїть
row-wall_fallen = прохід
row-outside = поза підземеллям
row-copies = { $name } ×{ $count }
