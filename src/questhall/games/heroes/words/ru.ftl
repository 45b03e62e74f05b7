# Heroes of Might & Magic III по-русски.

# -- игра

game-name = Heroes of Might & Magic III
game-about = Открывайте земли, отстраивайте город, собирайте войско и колоду карт и сражайтесь на маленьком поле: друг против друга или вместе.
game-role = Фракция
subtitle = { $scenario } · { $mode } · { $difficulty }
standing-setup = Подготовка
standing-turn = Раунд { $round } из { $rounds } · { $seat }
standing-combat = Раунд { $round } · раунд боя { $fight }
prompt-waiting = Ход: { $seat }
welcome-aim = { $story } Цель: { $goal } Раундов: { $rounds }.
welcome-turn = В свой ход герои ходят по карте: шаг, неизвестная земля или повторный визит стоят очко движения. Поле с охраной берут боем; кто уровнем выше её сложности, от того она бежит.
welcome-town = Раз за раунд, в любой момент, в городе можно строить, нанимать войско и купить заклинание. Карты с руки помогают на карте и в бою; каждую играют ради одного из её эффектов.
welcome-carried = Миссия «{ $mission }» выиграна. Как и каждая, эта начинается с уровня 1, с новой карты и нового войска; { $hero } имеет с собой: { $cards }.
goal-capture_town = захватить город противника.
goal-flag_utopia = поднять свой флаг над Утопией драконов.
mode-clash = столкновение
mode-alliance = союз
mode-cooperative = вместе
mode-campaign = кампания
difficulty-easy = Легко
difficulty-normal = Обычно
difficulty-hard = Трудно
difficulty-impossible = Невозможно
menu-players = { $players } { $count ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
menu-rounds = { $rounds } { $count ->
    [one] раунд
    [few] раунда
   *[many] раундов
}
menu-missions = миссий: { $missions }
menu-bonus = в начале: { $first } или { $second }
menu-no_bonus = в начале ничего
menu-guards = охрана полей { $guards }
menu-crowns = жетонов у каждого в начале: { $crowns }
menu-renewals = раунды { $rounds }
bonus-minor = открывайте артефакты, пока не появится малый, и возьмите его
bonus-twice = { $what }, дважды
option-difficulty = Сложность
menu-option-difficulty = Насколько сильны охрана, герои ИИ и хранилища существ и сколько каждый получает в начале.
option-no_rerolls = Кубики не перебрасывают
menu-option-no_rerolls = Сложнее: ни мораль, ни карты, ни способности отрядов не позволяют перебросить кубик.
option-meagre_dice = Кубик ресурсов даёт лишь один
menu-option-meagre_dice = Сложнее: кубик ресурсов или сокровищ даёт лишь 1 показанный ресурс.
option-no_bonus = Без стартового бонуса
menu-option-no_bonus = Сложнее: до первого раунда никто не бросает кубики и не берёт артефакт.
option-helpers = Все начинают со вторым героем
menu-option-helpers = Легче: второй герой с первого раунда стоит в городе, и за него не платят.
option-sure_damage = Атака наносит хотя бы 1 урон
menu-option-sure_damage = Легче: ни одна атака отряда не проходит впустую, какой бы ни была защита.
option-double_income = Шахты и поселения дают двойной доход
menu-option-double_income = Легче: каждая ваша шахта и поселение добавляют к доходу вдвое больше.
option-tireless = Ещё один раунд боя не стоит движения
menu-option-tireless = Легче: за ещё один раунд боя с охраной не платят движением.
option-quiet_die = Кубик атаки не меняет урон
menu-option-quiet_die = Вариант: урон – это атака минус защита; кубик лишь запускает способности.
option-astrologers = Астрологи вещают
menu-option-astrologers = Вариант: как часто берут карту, которая меняет правила для всех.
option-astrologers-even = В чётных раундах
menu-astrologers-even = в раундах 2, 4, 6 и далее, как в правилах
option-astrologers-always = Каждый раунд
menu-astrologers-always = также в раундах с доходом
option-astrologers-never = Никогда
menu-astrologers-never = никаких предсказаний
option-returning_fields = Все места обновляются в раундах 4, 8 и 12
menu-option-returning_fields = Вариант: посещённое можно посетить ещё раз, все чёрные кубики снимают.
option-free_trade = Свободная торговля в свой ход
menu-option-free_trade = Легче: ресурсы меняют по таблице обмена без торгового поста; сам пост посещают один раз, за артефактом.
option-slow_cards = Новые карты идут в сброс
menu-option-slow_cards = Вариант: полученная карта идёт в сброс и придёт на руку позже.
option-wilds = Случайные карты
option-wilds-gentle = Мягкие
option-wilds-usual = Обычные
option-wilds-harsh = Суровые
menu-option-wilds = Какова земля там, где карту складывает случай.
menu-wilds-gentle = доход больше на 5 золота; охрана вокруг города слабее, если сценарий кладёт там земли IV–V
menu-wilds-usual = как велит сценарий
menu-wilds-harsh = охрана сильнее и ближе к городу, доход меньше на 5 золота
options-readings = Домашние правила: другие прочтения
option-dark_stays = Первый тёмный жетон остаётся
menu-option-dark_stays = После второго тёмного жетона боевого духа, из-за которого сбрасывают руку, первый остаётся. Иначе исчезают оба.
option-opening_hands = Руки раздают перед 1-м раундом
menu-option-opening_hands = Каждый добирает карты до размера руки ещё до первого хода. Иначе первую руку берут в свой первый ход.
option-spell_book_in_turn = Заклинания покупают только в свой ход
menu-option-spell_book_in_turn = Так гласит планшет города. Иначе книгу заклинаний применяют раз за раунд в чей угодно ход.
option-own_dice = Перебрасывают только кубики своих атак
menu-option-own_dice = Кубики охраны и кубик жетона защиты не перебрасывает никто. Иначе это может тот, кто водит охрану или кого атакуют.
option-same_pile = Заменённая карта сохраняет место
menu-option-same_pile = Новая карта параметра идёт туда, где была старая: в руку или в сброс. Иначе она всегда идёт в руку.
option-own_shelter = Без приюта у союзников
menu-option-own_shelter = Побеждённый герой бежит только в город и поселения своего игрока. Иначе в альянсе принимают и города и поселения союзников.
option-shared_lessons = Второй герой учит главного
menu-option-shared_lessons = Опыт полей и кубиков, который нашёл второй герой, достаётся главному. Иначе он пропадает.
option-closed_lines = Жёлтые линии скрывают земли
menu-option-closed_lines = Через жёлтую линию земли не открывают. Иначе она мешает только пройти.
option-lookout_supply = Обсерватория выкладывает свои земли
menu-option-lookout_supply = Обсерватория может также выложить землю из своего запаса. Иначе она только открывает земли карты.
option-short_sieges = Осада ничейного города ограничена
menu-option-short_sieges = После каждого раунда боя продолжение стоит движения, как против охраны. Иначе бой за ничейный город без ограничений.
option-total_defeat = Потерять всех в бою — поражение
menu-option-total_defeat = Кто потерял все отряды, бившиеся с охраной, побеждён, кто бы ни остался в войске. Иначе герой просто отходит.
option-late_defence = Оборона после отказа от героя
menu-option-late_defence = Кто отдал второго героя дома, ещё может заплатить 8 золота за оборону. Иначе город взят.
option-deep_paralysis = Парализованных будит только рана
menu-option-deep_paralysis = Атака без урона не снимает паралич. Иначе его снимает любая атака.
option-shared_victory = Победу делят
menu-option-shared_victory = Все, кто достиг цели в один миг, побеждают вместе. Иначе побеждает активный игрок или следующий по часовой стрелке.
scenario-first_flags = Первые флаги
scenario-dragons_gate = Драконьи врата
scenario-sealed_valley = Запечатанная долина
menu-scenario-first_flags = столкновение: побеждает первый, кто захватит город
menu-scenario-dragons_gate = столкновение: побеждает первый флаг над Утопией драконов
menu-scenario-sealed_valley = вместе: взять Утопию драконов вовремя
story-first_flags = Старый король не оставил завещания, только карту с белыми пятнами и нетерпеливых соседей.
story-dragons_gate = Там, где сходятся реки, драконы спят на золоте, какого не купит ни одна корона. Кто-то их разбудит.
story-sealed_valley = Перевалы замело до весны, а то, что живёт в Утопии, спускается на охоту. До весны далеко.

# -- фракции и герои

faction-castle = Замок
faction-dungeon = Темница
faction-necropolis = Некрополис
menu-role-castle = рыцари и ангелы: крепкие бойцы, высокая мораль
menu-role-dungeon = драконы и магия: большая сила, но недешёвая
menu-role-necropolis = нежить: без морали, а павшие встают снова
hero-catherine = Катерина
hero-rion = Рион
hero-mutare = Мутаре
hero-alamar = Аламар
hero-tamika = Тамика
hero-sandro = Сандро
calling-knight = Рыцарь
calling-cleric = Клирик
calling-overlord = Повелитель
calling-warlock = Чернокнижник
calling-death_knight = Рыцарь смерти
calling-necromancer = Некромант

# -- отряды

unit-halberdiers = Алебардщики
unit-marksmen = Арбалетчики
unit-griffins = Грифоны
unit-crusaders = Крестоносцы
unit-zealots = Фанатики
unit-champions = Чемпионы
unit-archangels = Архангелы
unit-troglodytes = Троглодиты
unit-harpies = Гарпии
unit-evil_eyes = Злые глаза
unit-medusas = Медузы
unit-minotaurs = Минотавры
unit-manticores = Мантикоры
unit-black_dragons = Чёрные драконы
unit-elementals = любые элементали
unit-golems = любые големы
unit-dragons = любые драконы
unit-skeletons = Скелеты
unit-zombies = Зомби
unit-wraiths = Привидения
unit-liches = Личи
unit-vampires = Вампиры
unit-dread_knights = Рыцари ужаса
unit-ghost_dragons = Призрачные драконы
unit-peasants = Крестьяне
unit-boars = Кабаны
unit-halflings = Полурослики
unit-rogues = Разбойники
unit-mummies = Мумии
unit-nomads = Кочевники
unit-sharpshooters = Снайперы
unit-trolls = Тролли
unit-gold_golems = Золотые големы
unit-diamond_golems = Алмазные големы
unit-enchanters = Чародеи
unit-crystal_dragons = Хрустальные драконы
unit-azure_dragons = Лазурные драконы

# -- карты

card-attack = Атака
card-defense = Защита
card-power = Сила магии
card-knowledge = Знание
card-archery = Стрельба
card-armorer = Доспехи
card-diplomacy = Дипломатия
card-estates = Поместья
card-intelligence = Интеллект
card-leadership = Лидерство
card-logistics = Логистика
card-luck = Удача
card-mysticism = Мистицизм
card-necromancy = Некромантия
card-offense = Нападение
card-resistance = Сопротивление
card-sorcery = Волшебство
card-tactics = Тактика
card-wisdom = Мудрость
card-magic_arrow = Волшебная стрела
card-lightning_bolt = Молния
card-haste = Ускорение
card-disrupting_ray = Разрушающий луч
card-chain_lightning = Цепная молния
card-counterstrike = Контрудар
card-blind = Слепота
card-bloodlust = Жажда крови
card-curse = Проклятие
card-fire_shield = Огненный щит
card-fireball = Огненный шар
card-anti_magic = Антимагия
card-slow = Замедление
card-stone_skin = Каменная кожа
card-resurrection = Воскрешение
card-town_portal = Городской портал
card-bless = Благословение
card-cure = Лечение
card-weakness = Слабость
card-prayer = Молитва
card-teleport = Телепорт
card-angel_wings = Крылья ангела
card-armor_of_wonder = Доспех чудес
card-blackshard_of_the_dead_knight = Чёрный меч мёртвого рыцаря
card-breastplate_of_petrified_wood = Кираса из окаменелого дерева
card-centaurs_axe = Топор кентавра
card-charm_of_mana = Амулет маны
card-dragon_scale_armor = Доспех из драконьей чешуи
card-dragon_scale_shield = Щит из драконьей чешуи
card-dragon_wing_tabard = Накидка из крыльев дракона
card-endless_bag_of_gold = Бездонная сумка золота
card-endless_sack_of_gold = Бездонный мешок золота
card-everflowing_crystal_cloak = Плащ вечных кристаллов
card-everpouring_vial_of_mercury = Неиссякаемый сосуд ртути
card-head_of_legion = Голова легиона
card-hourglass_of_the_evil_hour = Песочные часы злого часа
card-inexhaustible_cart_of_lumber = Неиссякаемая телега древесины
card-legs_of_legion = Ноги легиона
card-loins_of_legion = Бёдра легиона
card-ogres_club_of_havoc = Палица огра-разрушителя
card-red_dragon_flame_tongue = Огненный язык красного дракона
card-rib_cage = Грудная клетка
card-sentinels_shield = Щит стража
card-shackles_of_war = Оковы войны
card-shield_of_the_dwarven_lords = Щит гномьих королей
card-shield_of_the_yawning_dead = Щит зевающей смерти
card-speculum = Подзорная труба
card-sword_of_judgement = Меч правосудия
card-targ_of_the_rampaging_ogre = Щит буйного огра
card-titans_cuirass = Кираса титана
card-titans_gladius = Гладиус титана
card-tunic_of_the_cyclops_king = Туника короля циклопов
card-vial_of_lifeblood = Сосуд живой крови
card-catherine_1 = Катерина: Крестоносцы I
card-catherine_4 = Катерина: Крестоносцы IV
card-catherine_6 = Катерина: Крестоносцы VI
card-rion_1 = Рион: Первая помощь I
card-rion_4 = Рион: Первая помощь IV
card-rion_6 = Рион: Первая помощь VI
card-mutare_1 = Мутаре: Драконы I
card-mutare_4 = Мутаре: Драконы IV
card-mutare_6 = Мутаре: Драконы VI
card-alamar_1 = Аламар: Воскрешение I
card-alamar_4 = Аламар: Воскрешение IV
card-alamar_6 = Аламар: Воскрешение VI
card-tamika_1 = Тамика: Рыцари ужаса I
card-tamika_4 = Тамика: Рыцари ужаса IV
card-tamika_6 = Тамика: Рыцари ужаса VI
card-sandro_1 = Сандро: Орда I
card-sandro_4 = Сандро: Орда IV
card-sandro_6 = Сандро: Орда VI

# -- астрологи

card-annoying_lizard = Назойливая ящерица
card-battalions_stallion = Батальонный жеребец
card-crazy_wizard = Безумный волшебник
card-dead_silence = Мёртвая тишина
card-fancy_pixie = Нарядная пикси
card-fluffy_rabbit = Пушистый кролик
card-friendly_beaver = Дружелюбный бобёр
card-gold_dragon = Золотой дракон
card-greedy_dragon = Жадный дракон
card-grim_warlock = Мрачный чернокнижник
card-groovy_satyr = Весёлый сатир
card-isras_friends = Друзья Изры
card-magic_tortoise = Волшебная черепаха
card-merry_leprechaun = Весёлый лепрекон
card-profuse_growth = Бурный рост
card-swift_weasel = Быстрая ласка
card-terrible_plague = Страшная чума
card-white_raven = Белый ворон
card-wild_debauchery = Дикий разгул
stars-moves = движение каждого героя: { $change }
stars-hand = размер руки: { $change }
stars-hand_less = размер руки: { $change }, но не меньше { $least }
stars-income = следующий доход: { $change }
stars-each = каждый игрок: { $effects }
stars-nothing = ничего не происходит
starrule-reshuffle_hands = каждый замешивает артефакты и заклинания из руки в колоду и берёт столько же карт
starrule-first_spell_returns = первое заклинание каждого игрока возвращается в руку
starrule-clear_cubes = с карты сняты все чёрные кубики: те поля снова можно посетить
starrule-first_spell_stronger = первое заклинание каждого хода имеет +1 к силе
starrule-swap_guard = перед боем одного стража можно заменить
starrule-lucky_dice = каждый ход один кубик карты можно перебросить

# -- постройки

building-castle_city_hall = Ратуша
building-castle_citadel = Цитадель
building-castle_mage_guild = Гильдия магов
building-towers = Башни
building-holy_grounds = Святые земли
building-glory_of_erathia = Слава Эрафии
building-brotherhood_of_the_sword = Братство меча
building-blacksmith = Кузница
building-dungeon_city_hall = Ратуша
building-dungeon_citadel = Цитадель
building-dungeon_mage_guild = Гильдия магов
building-warrens = Норы
building-inner_labyrinths = Внутренние лабиринты
building-ancient_lairs = Древние логова
building-portal_of_summoning = Портал вызова
building-mana_vortex = Воронка маны
building-necropolis_city_hall = Ратуша
building-necropolis_citadel = Цитадель
building-necropolis_mage_guild = Гильдия магов
building-old_cemetery = Старое кладбище
building-mausoleum_domain = Владения мавзолея
building-vaults_of_darkness = Склепы тьмы
building-cover_of_darkness = Покров тьмы
building-necromancy_amplifier = Усилитель некромантии
works-city_hall = доход: { $yields }
works-citadel = отряды могут становиться Стаями; в осаде три стены, ворота и башня стрелков
works-sieged = { $text }; также после осады вашего города
works-mage_guild = заклинаний сразу: { $spells }, затем каждый раунд одно за { $gold } золота
works-dwelling = отряды: { $tier }
works-faction = доход: { $yields }
buildingrule-blacksmith = раз за ход: избавиться от артефакта за 4 золота или за 6 золота искать артефакт
buildingrule-portal_of_summoning = в начале вашего хода за каждое ваше жилище открывается нейтральный отряд его уровня; один можно нанять за его цену
buildingrule-mana_vortex = в начале хода сбросьте карту: сброс замешивается в колоду, берите одну из трёх
buildingrule-cover_of_darkness = раз за ход: сбросьте до двух карт и возьмите столько же; или в начале боя с героем враг сбрасывает случайную карту
buildingrule-necromancy_amplifier = в начале хода возьмите Некромантию из колоды или специальность из сброса
state-after = после: { $building }

# -- карта

location-empty = Чистое поле
location-blocked = Непроходимо
location-town = Город
location-mine = Шахта
location-settlement = Поселение
location-artifact = Артефакт
location-resource = Ресурсы
location-treasure = Сокровище
location-fountain = Фонтан
location-water_wheel = Водяное колесо
location-warriors_tomb = Гробница воина
location-temple = Храм
location-mystical_garden = Мистический сад
location-pandoras_box = Ящик Пандоры
location-learning_stone = Камень знаний
location-windmill = Ветряная мельница
location-golden_shrine = Золотое святилище
location-white_shrine = Белое святилище
location-trading_post = Торговый пост
location-sanctuary = Убежище
location-stables = Конюшни
location-tree_of_knowledge = Древо познания
location-observatory = Обсерватория
location-grail = Грааль
location-magic_spring = Волшебный источник
location-witch_hut = Хижина ведьмы
location-obelisk = Обелиск
location-dragon_utopia = Утопия драконов
field-town = Город: { $faction }
field-mine = Шахта: { $resource }
field-hidden = Неизвестная земля: { $group }
field-site = Здесь можно выложить новую землю
field-guard = { $field }, охрана уровня { $level }
field-guard_level = Число – это уровень охраны, а не сколько её. От героя уровня выше { $level } она бежит: тогда поле посещают без боя.
field-guard_units = Эта охрана на сложности «{ $difficulty }»: { $units }.
field-visited = посещено
field-flag = флаг: { $seat }
field-flag_ai = флаг ИИ: { $hero }
field-gives = даёт { $amount }
group-starting = стартовая земля
group-far = земля II–III
group-near = земля IV–V
group-center = земля VI–VII
pawn-main = главный герой
pawn-second = второй герой

# -- мелкие слова

resource-gold = золото
resource-materials = материалы
resource-valuables = ценности
tier-bronze = бронза
tier-silver = серебро
tier-gold = золото
tier-azure = лазурь
deck-ability = способности
deck-artifact = артефакты
deck-spell = заклинания
deck-stars = астрологи
deck-tidings = события
deck-curios = ящик Пандоры
deck-own = ваша колода
passage-fields = любые поля без последствий
passage-guards = поля с охраной или вражескими героями
passage-blocked = непроходимые поля
passage-borders = границы
school-air = Воздух
school-fire = Огонь
school-earth = Земля
school-water = Вода
school-any = любая школа
type-ground = пехота
type-flying = летающие
type-ranged = стрелки
kind-statistic = Параметр
kind-ability = Способность
kind-artifact = Артефакт
kind-spell = Заклинание
kind-specialty = Специальность
grade-basic = базовое
grade-expert = экспертное
grade-minor = малый
grade-major = большой
grade-relic = реликвия
aspect-few = Горстка
aspect-pack = Стая
aspect-neutral = Нейтральные
camp-attacker = нападающий
camp-defender = защитник
wall-wall = Стена
wall-gate = Ворота
name-tower = Стрелковая башня
name-owned = { $unit } ({ $owner })
name-placed = { $unit }, { $space }
name-guards = охрана

# -- эффекты: на карте

do-purse = { "" }
do-purse-gold = { $gold } золота
do-purse-materials = { $materials ->
    [one] { $materials } материал
    [few] { $materials } материала
   *[other] { $materials } материалов
}
do-purse-valuables = { $valuables ->
    [one] { $valuables } ценность
    [few] { $valuables } ценности
   *[other] { $valuables } ценностей
}
do-gain = { "" }
do-gain-gold = +{ $gold } золота
do-gain-materials = +{ $materials ->
    [one] { $materials } материал
    [few] { $materials } материала
   *[other] { $materials } материалов
}
do-gain-valuables = +{ $valuables ->
    [one] { $valuables } ценность
    [few] { $valuables } ценности
   *[other] { $valuables } ценностей
}
do-draw = возьмите { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
}
do-discard = сбросьте { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
}
do-experience = +{ $points } опыта
do-morale = мораль { $change ->
    [1] +1
   *[other] −1
}
do-moves = { $points ->
    [-1] −1
   *[other] +{ $points }
} движения
do-search = поиск { $cards }: { $deck }
do-roll_resource = { $dice ->
    [1] бросьте кубик ресурсов
   *[other] бросьте кубики ресурсов ({ $dice }) и возьмите { $keep }
}
do-roll_treasure = { $dice ->
    [1] бросьте кубик сокровищ
   *[other] бросьте кубики сокровищ ({ $dice }) и возьмите 1
}
do-take_top = возьмите верхнюю карту: { $deck }
do-take_grail = возьмите Грааль
do-trade = обмен ресурсов или избавиться от карты за 1 золото
do-scout = откройте соседнюю землю
do-drink_spring = возьмите одну из { $cards } верхних карт своего сброса
do-visit_witch = избавьтесь от способности из руки или возьмите либо сбросьте верхнюю способность колоды
do-reinforce = Горстка становится Стаей ({ $tiers }){ $price ->
    [full] { "" }
    [free] { " " }бесплатно
    [half] { " " }за полцены
   *[half_gold] { " " }за половину золота
}{ $less ->
    [0] { "" }
   *[other] { " " }на { $less } золота дешевле
}
do-flip_pack = Стая становится Горсткой
do-option = { $then }
do-option-pay = за { $pay }
do-one_of = { $options }
    .options-join = { "; или " }
do-one_of-optional = по желанию

# -- эффекты: карты в бою

do-power = +{ $value } к силе
do-bolster = +{ $value } { $stat ->
    [attack] к атаке
   *[defense] к защите
}
do-bolster-favours = вдвое: { $favours }
do-weaken = враг: −{ $value } { $stat ->
    [attack] к атаке
   *[defense] к защите
}
do-steady = { $attack ->
    [0] ваш отряд атакует
   *[other] +{ $attack } к атаке
} без кубика (не стрелки)
do-rage = +{ $attack } к атаке (не стрелки)
do-triple_die = кубик атаки считается трижды
do-damage = { $value ->
    [one] { $value } урон
    [few] { $value } урона
   *[other] { $value } урона
} { $slowest ->
    [true] самому медленному вражескому отряду
   *[false] { $beside ->
        [true] вражескому отряду и { $units ->
            [2] одному
           *[other] двум
        } рядом с ним
       *[false] { $units ->
            [1] вражескому отряду
           *[other] каждому из вражеских отрядов: { $units }
        }
    }
}
do-blast = { $value ->
    [one] { $value } урон
    [few] { $value } урона
   *[other] { $value } урона
} отрядам на двух соседних клетках
do-chain = урон вражескому отряду и двум ближайшим к нему: { $values }
    .values-join = /
do-paralyse = парализуйте вражеский отряд{ $tiers-count ->
    [4] { "" }
   *[other] { " " }({ $tiers })
}
do-heal = { $value ->
    [0] снимите со своего отряда паралич{ $cleanses ->
        [true] { " " }и последний эффект вражеской карты
       *[false] { "" }
    }
   *[other] исцелите { $value } своему отряду{ $paralysis ->
        [true] , снимите с него паралич
       *[false] { "" }
    }{ $cleanses ->
        [true] { " " }и последний эффект вражеской карты
       *[false] { "" }
    }
}
do-charm = { $same ->
    [true] тот же отряд
   *[false] { $stat ->
        [clumsy] вражеский отряд
       *[other] { $value ->
            [-4] вражеский отряд
            [-3] вражеский отряд
            [-2] вражеский отряд
            [-1] вражеский отряд
           *[other] ваш отряд
        }
    }
}: { $stat ->
    [initiative] инициатива { $value-signed }
    [health] здоровье { $value-signed }
    [attack] атака { $value-signed }
    [defense] защита { $value-signed }
    [cover] защита { $value-signed } от выстрелов
    [spell_armour] на { $value } меньше урона от заклинаний
    [embers] пешие и летающие нападающие получают { $value ->
        [one] { $value } урон
        [few] { $value } урона
       *[other] { $value } урона
    }
    [clumsy] атакует по меньшему из двух кубиков
    [firm] нельзя парализовать
    [sure] без боевого штрафа
    [daunt] кто ему отвечает, берёт меньший из двух кубиков
    [nimble] защита { $value-signed } от нападающих с меньшей инициативой
    [tired] не отвечает в этом раунде боя
   *[elemental] защита не уменьшает его урон
}
do-charm-favours = вдвое: { $favours }
do-ward = { $school-count ->
    [0] заклинаниями
   *[other] заклинаниями Воздуха
} нельзя целить в ваш отряд{ $tiers-count ->
    [4] { "" }
   *[other] { " " }({ $tiers })
}
do-silence = вражеский отряд{ $tiers-count ->
    [4] { "" }
   *[other] { " " }({ $tiers })
} теряет способности
do-riposte = ваш отряд{ $tiers-count ->
    [4] { "" }
   *[other] { " " }({ $tiers })
} может ответить ещё раз в этом раунде боя
do-flames = соседние нападающие на ваш отряд получают { $value ->
    [one] { $value } урон
    [few] { $value } урона
   *[other] { $value } урона
}
do-shift = ваш отряд{ $tiers-count ->
    [4] { "" }
   *[other] { " " }({ $tiers })
} переходит на { $steps ->
    [0] любую свободную клетку
   *[other] соседнюю свободную клетку
}
do-aim = ваши стрелки: +{ $attack } к атаке на цели, которые не рядом
do-aim-initiative = +{ $initiative } к инициативе
do-aim-rounds = на { $rounds } раунда боя
do-swap = два ваших отряда меняются местами { $when ->
    [start] в начале боя
   *[activation] когда активируют один из них
}
do-horde = { $unit }{ $aspects-count ->
    [1] { " " }(Стая)
   *[other] { "" }
}: слой с атакой { $attack }, защитой { $defense }, здоровьем { $health }, инициативой { $initiative }, пока его не разобьют
do-spoil = враг сбрасывает случайных карт: { $cards }
do-chains = в начале боя: вражеский герой не может бежать

# -- эффекты: ответы и хитрости

do-save = атака, что разбила бы ваш отряд{ $tiers-count ->
    [4] { "" }
   *[other] { " " }({ $tiers })
}, не действует
do-ignore_roll = после броска: кубик не считается
do-recall = после заклинания: в руку { $cards ->
    [spell] возвращается оно
   *[all] возвращаются все его карты
}
do-recall-spells = ещё { $spells } заклинание в этом раунде боя
do-cancel = отмените вражеское { $grades-count ->
    [1] базовое{ " " }
   *[other] { "" }
}заклинание{ $school-count ->
    [0] { "" }
   *[other] { " " }({ $school })
}{ $power ->
    [99] { "" }
   *[other] { " " }с силой до { $power }
}
do-foresee = { $early ->
    [true] в начале раунда боя наложите заклинание
   *[false] наложите заклинание перед действием отряда
}{ $counted ->
    [true] { "" }
   *[false] , сверх лимита
}
do-study = следующее купленное заклинание: −{ $gold } золота, поиск { $cards }
do-levy = наём или усиление на { $gold } золота дешевле
do-favour = { $dice ->
    [one] перебросьте кубик, который только что бросили
    [map] перебросьте один кубик в этот ход (сокровищ и ресурсов)
   *[any] перебросьте один кубик в этот ход (любой)
}
do-stroll = в конце хода шаг на пустое поле
do-hire = за каждое ваше жилище открывается нейтральный отряд его уровня; один можно нанять за его цену
do-truce = охрана уровня вашего героя пропускает: поле посещают без боя и опыта
do-raise = после проведённого и выигранного боя усильте отряд ({ $tiers }) за половину золота с округлением вниз
do-fly = { $moves ->
    [0] { "" }
   *[other] +{ $moves } движения,{ " " }
}в этот ход ваш главный герой минует, не останавливаясь: { $over }
do-retrieve = возьмите заклинание из сброса, остальное замешайте в колоду
do-sneer = враг с хорошей моралью получает плохую
do-toss = бросьте кубик атаки; мораль +1, если на нём { $dice-signed }
do-sift = возьмите карт: { $cards }, оставьте: { $keep }
do-sacrifice = сбросьте любые карты: +1 { $stat ->
    [attack] к атаке
   *[defense] к защите
} за каждую
do-burn_spell = сбросьте карту; за заклинание возьмите новую
do-town_portal = главный герой переходит в ваш город или поселение{ $moves ->
    [0] { "" }
   *[other] , +{ $moves } движения
}

# -- свойства отрядов

do-unanswered = без ответа
do-volley = дважды атакует цель, которая не рядом{ $dice-count ->
    [3] { "" }
   *[other] { "" }, если на кубике { $dice-signed }
}
do-pierce = его атаки не учитывают указанную защиту цели
do-splash = атакует также отряд рядом с целью, атака { $attack }
do-breath = атакует также клетку за целью, атака { $attack }
do-drain = после своей атаки исцеляет себе { $value }
do-retreat = после атаки и ответа может вернуться туда, откуда начал
do-daunt = кто ему отвечает, берёт меньший из двух кубиков
do-slayer = +{ $attack } к атаке против: { $unit }
do-push = после атаки бросьте кубик: на { $dice-signed } цель отходит на одну клетку
do-sure_shot = без боевого штрафа{ $always ->
    [true] { "" }
   *[false] { " " }против соседних отрядов
}
do-two_dice = атакует двумя кубиками, { $counts ->
    [higher] считается больший
   *[both] считаются оба
}{ $passive ->
    [true] { "" }, также в ответ
   *[false] { "" }
}
do-reroll = { $optional ->
    [true] может перебросить свой кубик атаки
   *[false] перебрасывает свой кубик атаки
}{ $dice-count ->
    [3] { "" }
   *[other] , если на нём { $dice-signed }
}{ $moved ->
    [true] , если двигался
   *[false] { "" }
}{ $passive ->
    [true] { "" }, также в ответ
   *[false] { "" }
}
do-surge = +{ $attack } к атаке{ $dice-count ->
    [3] { "" }
   *[other] { "" }, если на кубике { $dice-signed }
}
do-no_die = его атаки не учитывают кубик
do-hex = кубик атак на него считается как −1
do-inspire = возьмите { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
}, если на его кубике атаки { $dice-signed }
do-petrify = парализует цель { $by ->
    [attack] атакой
   *[retaliation] ответом
}{ $dice-count ->
    [3] { "" }
   *[other] { "" }, если на кубике { $dice-signed }
}
do-hardy = +1 к защите, если на кубике нападающего { $dice-signed }
do-wary = +{ $value } к защите от ответа
do-vengeful = отвечает сколько угодно раз
do-brace = когда его атакуют, можно сбросить карту: кубик не считается
do-shield_wall = соседние свои отряды сражаются, как с жетоном обороны
do-spell_armour = −{ $value ->
    [one] { $value } урон
    [few] { $value } урона
   *[other] { $value } урона
} от заклинаний
do-spell_proof = заклинания на него не действуют{ $specialties ->
    [true] , специальности не наносят ему урона
   *[false] { "" }
}
do-unshaken = не поддаётся параличу
do-regenerate = при каждой активации исцеляет себе { $value }
do-mend = при активации исцеляет { $value } своему отряду; если лечить некого, +{ $attack } к атаке
do-gloom = при активации: враг теряет жетон хорошей морали
do-pilfer = при активации: враг сбрасывает случайных карт: { $cards }
do-muse = в начале боя возьмите { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
}
do-guardian = раз за бой атака, что разбила бы другой ваш отряд, не действует
do-tribute = с каждым доходом: { $gains }
do-stabled = усиливается на { $gold } золота дешевле, пока ваш герой стоит у конюшен
do-wander = шаг на пустое поле в конце хода
do-peek = раз за ход посмотрите верхнюю карту колоды; её можно положить под низ
do-bones = герой Некрополиса, разбивший его, усиливает бронзовый отряд

# -- карты как текст

play-power = сила { $power }: { $text }
play-expert = эксперт: { $text }
play-or = или
play-removes = { $text }, затем избавьтесь от карты
play-returns = { $text }, карта остаётся в руке
play-ongoing = длится: { $text }
play-permanent = постоянно: { $text }
play-kind = { $kind }, { $more }
sheet-numbers = атк { $attack } · защ { $defense } · здр { $health } · иниц { $initiative }
sheet-kind = { $tier }, { $type }
sheet-unit = { $unit }: { $aspect }
sideprice-pack = Горстка становится Стаей за { $price }.
sideprice-few = Горстку нанимают за { $price }.
sheet-sold = { $unit }: Горстка { $few }, затем Стая { $pack }
sheet-packs = { $unit }: Стая { $pack }
sheet-statistics = Колода: атака { $attack }, защита { $defense }, сила { $power }, знание { $knowledge }
sheet-special = Специальность: { $card }
faction-about = { $about }
faction-heroes = Герои: { $heroes }
faction-units = Отряды: { $units }
faction-start = В начале: { $units }
faction-fewer = В начале отрядов меньше, чем у других: растёт она быстрее, и так многие измеренные партии выходили равными.
sheet-ability = Способность: { $card }
sheet-cards = Способность и специальности

# -- события

event-game_began = { $seat } начинает
event-hero_chosen = { $hero } возглавляет войско
event-faction_chosen = { $faction } вступает в игру
event-round_began = Раунд { $number }
event-turn_began = Ход: { $seat }
event-turn_ended = { $seat } завершает ход
event-income_received = { $seat } получает доход: { $amount }
event-proclaimed = Астрологи вещают: { $card }
event-cubes_cleared = Снова можно посетить: { $fields }
event-tile_turned = { $seat } открывает землю { $tile }
event-hero_moved = { $seat }{ $pawn-id ->
    [second] , второй герой
   *[main] { "" }
}: к «{ $to }»
event-hero_returned = { $seat }{ $pawn-id ->
    [second] , второй герой
   *[main] { "" }
}: назад к «{ $to }»
event-hero_hired = { $seat } нанимает второго героя: { $at }
event-hero_lost = { $seat } теряет второго героя
event-field_visited = { $seat } посещает «{ $field }»
event-field_flagged = { $seat } поднимает флаг: { $field }
event-income_changed = { $seat }, доход: { $change }
event-resources_gained = { $seat } получает { $amount }
event-resources_paid = { $seat } платит { $amount }
event-resources_traded = { $seat } меняет { $give } на { $get }
event-moves_gained = { $seat }, { $pawn }: +{ $points } движения
event-dice_rolled = { $seat } бросает { $dice ->
    [resource] кубики ресурсов
    [treasure] кубики сокровищ
   *[attack] кубик атаки
}: { $faces }
event-die_rerolled = { $seat } перебрасывает { $dice ->
    [resource] кубик ресурсов
    [treasure] кубик сокровищ
   *[attack] кубик
}: { $old } → { $face }
event-morale_changed = { $seat }, мораль: { $morale ->
    [1] +1
    [-1] −1
   *[other] 0
}
event-morale_spent = { $seat } тратит хорошую мораль
event-hand_dropped = { $seat } сбрасывает всю руку
event-experience_gained = { $seat }: +{ $points } опыта
event-level_reached = { $seat } достигает уровня { $level }
event-cards_drawn = { $seat } берёт карт: { $cards-count }
event-card_discarded = { $seat } сбрасывает «{ $card }»
event-card_removed = { $seat } убирает из игры «{ $card }»
event-card_gained = { $seat } получает «{ $card }»
event-card_found = { $seat } получает «{ $card }», её больше никто не видит
event-card_taken = { $seat } тайно берёт карту; колода: { $deck }
event-specialty_gained = { $seat } получает специальность «{ $card }»
event-card_played = { $seat } играет «{ $card }»
event-spell_given_back = { $on_top ->
    [true] На колоду заклинаний
   *[false] На сброс заклинаний
} ложится «{ $card }»: { $seat }
event-card_recalled = В руку возвращается «{ $card }»: { $seat }
event-spell_cancelled = { $seat } отменяет «{ $card }»
event-deck_reshuffled = { $seat } тасует сброс
event-building_built = { $seat } строит: { $building }
event-unit_recruited = { $seat } нанимает: { $unit }
event-unit_reinforced = { $seat } усиливает отряд: { $unit }, теперь Стая
event-unit_reduced = { $seat }, { $unit }: теперь лишь Горстка
event-army_restored = { $seat } без отрядов: возвращается стартовое войско
event-grail_taken = { $seat } находит Грааль
event-combat_announced = { $seat } нападает: { $field } { $against ->
    [-1] (охрана)
   *[other] ({ $against })
}
event-quick_combat = Охрана бежит, на поле { $seat }: { $field }
event-guards_drawn = Охрана: { $units }
event-unit_deployed = { $fighter } занимают позицию
event-combat_round_began = Раунд боя { $number }
event-unit_activated = { $fighter } действуют
event-activation_skipped = { $fighter } парализованы и не действуют
event-unit_moved = { $fighter } переходят
event-unit_defended = { $fighter } обороняются
event-attack_declared = { $attacker } { $retaliation ->
    [true] отвечают на атаку
   *[false] атакуют
}: { $target }
event-attack_rolled = Кубик атаки: { $dice }
event-unit_rerolled = { $fighter } перебрасывают кубик благодаря способности: { $old } → { $face }
event-guard_rolled = Кубик защиты: { $die }
event-attack_prevented = Атака не действует: { $target }
event-damage_dealt = { $fighter } получают урона: { $damage }
event-unit_healed = { $fighter } исцеляют { $damage }
event-unit_turned = { $fighter }: Стая стала Горсткой
event-unit_grown = { $fighter }: Горстка стала Стаей
event-unit_defeated = { $fighter } разбиты
event-unit_paralysed = { $fighter } парализованы
event-wall_razed = Падает стена в столбце { $column }
event-tower_fell = Стрелковая башня падает
event-seat_readied = { $seat }: готовность к бою
event-combat_prolonged = { $seat } продолжает бой
event-movement_spent = { $seat } не имеет очков движения на ещё один раунд боя
event-combat_ended = Бой окончен; победа: { $winner }{ $how ->
    [won] { "" }
    [retreat] { " " }(противник отступил)
   *[surrender] { " " }(противник сдался)
}
event-trophy_taken = { $seat } берёт трофей: { $of }
event-faction_eliminated = { $seat } выбывает из игры
event-game_ended = Игра окончена: { $winners-count ->
    [0] никто не победил
   *[other] { $winners }
} ({ $reason ->
    [town_captured] город захвачен
    [utopia_flagged] флаг над Утопией драконов
    [cubes_collected] трофеи ото всех
    [last_standing] больше никого не осталось
    [rivals_beaten] вражеские герои побеждены
    [grail_brought] Грааль дома
    [held_out] город выстоял
    [mines_flagged] шахт достаточно
    [campaign_won] кампания выиграна
    [campaign_left] кампания оставлена
    [town_lost] город пал
    [nobody_left] никого не осталось
   *[other] раунды кончились
})
event-truce_made = Охрана пропускает, проходит { $seat }: { $field }
event-neutrals_shown = { $seat } может нанять: { $units }
event-neutrals_seen = { $seat } смотрит отряды нейтральной колоды «{ $tier }»: { $count }
event-resource_given = { $seat } даёт, { $to } берёт: { $resource }
event-cards_swapped = { $seat } и { $to } меняются: «{ $given }» на «{ $taken }»
event-building_used = { $seat } использует: { $building }
ending-town_captured = Город пал: война решена.
ending-utopia_flagged = Над Утопией драконов реет флаг.
ending-cubes_collected = Собраны трофеи всех соперников.
ending-last_standing = Больше никого не осталось.
ending-rounds_over = Последний раунд окончен.
ending-nobody_left = В игре никого не осталось.

# -- выбор

choice-done = Дальше
choice-turn_tile = Повернуть землю: { $turn }
choice-go = { $pawn-id ->
    [second] Второй герой:{ " " }
   *[main] { "" }
}Идти: { $to }
choice-revisit = { $pawn-id ->
    [second] Второй герой:{ " " }
   *[main] { "" }
}Посетить снова
choice-discover = { $pawn-id ->
    [second] Второй герой:{ " " }
   *[main] { "" }
}Открыть землю
choice-lay_tile = { $pawn-id ->
    [second] Второй герой:{ " " }
   *[main] { "" }
}Выложить новую землю
choice-scout_tile = Открыть землю
choice-end_turn = Завершить ход
letter-e = завершить ход
letter-d = обороняться
letter-b = купить заклинание
letter-p = сражаться дальше
letter-r = отступить
choice-build = Построить: { $building }
choice-recruit = Нанять: { $unit }
choice-reinforce_unit = Сделать Стаю: { $unit }
choice-flip_unit = До Горстки: { $unit }
choice-hire_hero = Нанять здесь второго героя
choice-buy_spell = Купить заклинание
choice-spend_morale = Хорошая мораль: { $use ->
    [draw] взять карту
   *[swap] заменить карты
}
choice-keep_morale = Оставить имеющийся жетон
choice-discard_card = Сбросить: { $card }
choice-remove_card = Убрать из игры: { $card }
choice-draw_cards = { $cards ->
    [0] Карт не брать
    [one] Взять { $cards } карту
    [few] Взять { $cards } карты
   *[many] Взять { $cards } карт
}
choice-look_at_deck = Посмотреть колоду{ $cards ->
    [0] { "" }
   *[other] { " " }(карт: { $cards })
}
choice-take_discard = Взять верхнюю карту сброса
choice-take_card = Взять: { $card }
choice-replace = Другая карта вместо: { $card }
choice-put_aside = Отложить: { $card }
choice-keep_die = Взять этот результат
choice-reroll_die = Перебросить этот кубик
choice-take_option = Взять это
choice-take_income = Доход: { $resource }
choice-exchange = Обменять
choice-play = Сыграть: { $card }
choice-target = Выбрать: { $fighter }
choice-target_space = Выбрать эту клетку
choice-target_pair = Выбрать эти две клетки
choice-go_home = Домой: { $at }
choice-ready = В бой, и перед ним меня больше не спрашивать
choice-look_away = Не спрашивать перед чужими боями до моего хода
choice-sit_out = Ни карт, ни морали в атаках этого боя
choice-join_in = Снова спрашивать о картах в атаках
choice-pay_defence = 8 золота: ваше войско обороняет поле
choice-yield = Отдать второго героя
choice-deploy = Поставить отряд сюда
choice-put_guard = Поставить сюда: { $unit }
choice-put_gate = Ворота стоят здесь
choice-activate = Активировать: { $fighter }
choice-move_unit = Перейти сюда
choice-strike = Атаковать: { $target }
choice-raze = Разрушить стену
choice-defend = Обороняться
choice-prolong = Сражаться дальше за 1 движение
choice-withdraw = Отступить
choice-surrender = Сдаться за 10 золота
choice-pick_bonus = { $bonus ->
    [dice] Кубики ресурсов
   *[artifact] Артефакты
}
choice-pick_seat = { $seat }
choice-swap_unit = Заменить: { $unit }
choice-pick_hero = Выбрать: { $hero }
choice-lead_faction = Выбрать: { $faction }
choice-give_resource = Дать, кому { $seat }: 1 { $resource }
choice-offer_card = Предложить обмен, { $seat }: { $card }
choice-peek_at = Посмотреть верхнюю карту: { $deck }
choice-use_building = Использовать: { $building }
label-priced = { $what } ({ $price })
label-sold = { $what } (получите { $price })
label-trade = Дать { $give }, взять { $get }
label-option_paid = Заплатить { $pay }: { $then }
label-die = Взять: { $face }
label-turn_die = Повернуть: { $face }
label-reroll = Перебросить: { $face }
label-space = { $what }: { $space }
label-turn = { $field }: { $way }
label-azure = { $azure ->
    [true] С лазурным отрядом
   *[false] Без лазурного отряда
}
label-swap = Поменять местами: { $first } и { $second }
label-left_out = В бой без этих отрядов: { $units }
label-ready_others = Пусть сражаются, и перед этим боем меня больше не спрашивать
label-odds = Урон { $odds }; шанс разбить { $beat } %
label-odds_both = Урон двух атак { $odds }; шанс разбить { $beat } %
mod-source = { $source }: { $what }
mod-number = { $what } { $value }
mod-lasting = длительный эффект
mod-penalty_near = боевой штраф, стрелок против соседнего отряда: считается меньший из двух кубиков
mod-penalty_far = боевой штраф, выстрел из заднего ряда в задний ряд: считается меньший из двух кубиков
mod-quiet = дополнительное правило: кубик не меняет урон
mod-steady = кубик не считается
mod-triple = карта: кубик считается трижды
mod-fixed_face = карта: кубики показывают { $face }
mod-slaying = карта: кубиков { $dice }, считается каждое +1
mod-fixed = дополнительная атака отряда: атака { $attack }
mod-cards_attack = карты: атака { $value }
mod-cards_defense = карты: защита { $value }
mod-pierce = карта: напечатанная защита не считается
mod-token = жетон защиты
mod-guard = +1 к защите, если второй кубик покажет +1
mod-guard_entrenched = +1 к защите, если второй кубик покажет 0 или +1
mod-guard_sure = +1 к защите по слову астрологов, что бы ни показал второй кубик
mod-wall = стена перед целью: −1 урона
mod-least = дополнительное правило: не меньше { $damage } урона
mod-clone = цель – копия: её разбивает любая атака
hint-weaker = Слабее, чем позволяет ваша сила; сила всё равно будет истрачена.
hint-sit_out = пока не передумаете, когда действует ваш отряд
hint-ready = только этот бой: ваш город остаётся как есть, что бы ни делали другие; перед следующим вас снова спросят
hint-look_away = перед боем, в котором сражаетесь вы сами, вас всё равно спросят
hint-search = вы смотрите столько карт колоды и оставляете одну
hint-pass = если кто-то ещё воспользуется городом, вас спросят снова
label-guards = Бой: { $guards }
label-one_round = Движения после этого не останется: что не разбито за один раунд боя, от того герой отступит
label-reach = { $moves ->
    [one] Остался { $moves } шаг
    [few] Осталось { $moves } шага
   *[other] Осталось { $moves } шагов
    }: { $fields ->
    [one] доступно { $fields } поле
    [few] доступны { $fields } поля
   *[other] доступно { $fields } полей
    }
label-flee = Охрана бежит
label-enemy = Бой против: { $seat }
way-e = восток
way-se = юго-восток
way-sw = юго-запад
way-w = запад
way-nw = северо-запад
way-ne = северо-восток
label-way = { $place }, { $way }

# -- вопросы

ask-answer_offer = Вам предлагают «{ $card }»: что дадите взамен?
ask-choose_hero = Кто возглавит ваше войско?
ask-choose_faction = Какую фракцию вы возглавите?
    .help = Каждая есть в одном экземпляре. Её город, отряды и герои будут вашими в этой игре. [HM-203, HM-204]
ask-take_bonus = Выберите стартовый бонус
    .help = Выбирают, прежде чем бросят кубики или посмотрят карты. [HM-2906]
ask-stir_vortex = Воронка маны: сбросить карту, чтобы взять одну из трёх?
ask-pick_own = Какую из этих карт берёте?
ask-amplify = Усилитель некромантии: что берёте?
ask-return_to_town = Куда идёт ваш герой?
ask-recall_spell = Наложено «{ $card }»: вернуть в руку?
ask-retrieve_spell = Какое заклинание берёте из сброса?
ask-discourage = Кто теряет мораль?
ask-burn_card = Какую карту сбросить? За заклинание возьмёте новую
ask-give_cards = Сбрасывайте карты: каждая даёт +1 { $stat ->
    [attack] к атаке
   *[defense] к защите
}
ask-swap_units = Какие два отряда меняются местами?
ask-pick_target = выберите цель
ask-relocate = Куда переходит отряд?
ask-hit_next = Вторая цель рядом с первой?
ask-fly_back = Вернуть отряд на начальное место?
ask-take_cover = Сбросить карту, чтобы кубик не считался?
ask-rethrow_dice = Перебросить кубик атаки?
ask-rethrow_guard = Перебросить кубик защиты?
ask-rethrow = Перебросить кубик?
ask-weigh_both = Какой результат кубика считается?
ask-weigh_rolls = Какой результат кубика считается?
ask-shrug_off = Сыграть карту, чтобы кубик не считался?
ask-rescue = Эта атака разобьёт ваш отряд. Помешать?
ask-card_window = Сыграйте карты к этой атаке или идите дальше
    .help = Обе стороны играют, пока обе не спасуют; затем бросают кубик. [HM-2202]
ask-resist = враг колдует: отменить заклинание?
ask-after_casting = Наложено «{ $card }»: вернуть в руку?
ask-command = { $unit }: движение, атака или карты
    .help = Пехота и летающие переходят до 3 клеток, затем атакуют; стрелки стреляют, затем могут ступить на 1. [HM-2105, HM-1721]
ask-mend_one = Какой отряд исцелить?
ask-choose_victim = { $unit }: цели равны, кого атаковать?
    .help = ИИ действует по своим правилам; где они оставляют выбор, выбираете вы. [HM-2811]
ask-use_by_rule = { $unit }: какой из равных способов?
    .help = ИИ действует по своим правилам; где они оставляют выбор, выбираете вы. [HM-2811]
ask-raise_dead = Сыграть карту, чтобы поднять мёртвых?
ask-flee = Ваш герой разбит: куда он бежит?
ask-start_window = Бой начинается: сыграть карту?
ask-foretell = Наложить заклинание до действия отряда?
ask-cast_now = Какое заклинание накладываете?
ask-choose_unit = Равная инициатива: кто действует первым?
ask-go_on = Раунд боя кончился: сражаться дальше или отступить?
    .help = Против охраны ещё один раунд стоит очко движения. [HM-2402]
ask-react = Объявлен бой: сначала воспользоваться городом?
    .help = Перед расстановкой каждый может строить, нанимать, усиливать или купить заклинание. [HM-505, HM-506]
ask-place_units = Расставьте отряды: выберите отряд и клетку в своих двух рядах
    .help = Участвуют не больше пяти; стрелкам безопаснее в заднем ряду: у нападающего это 1, у защитника 5. [HM-2015]
ask-swap_guard = Заменить кого-то из охраны?
ask-place_guards = Расставьте охрану ({ $units }): где ей стоять?
ask-raise_walls = В каком столбце ворота?
ask-show_neutrals = Какие нейтральные отряды показать?
ask-hire_neutral = Нейтральные отряды предлагают службу: нанять?
ask-orient_tile = Поверните землю { $tile }
ask-orient_start = Поверните свою стартовую землю
    .help = Город остаётся в середине; толстые края непроходимы. [HM-231, HM-1408]
ask-look_out = Какую землю открыть?
ask-offer_truce = Охрана равна вам по силе: сыграть карту, чтобы пройти без боя?
ask-ask_defence = На ваше поле напали: заплатить, чтобы войско его обороняло?
ask-ask_yield = На вашего второго героя напали: сражаться или пожертвовать им?
ask-spend_first = У вас уже хорошая мораль: потратить и получить снова?
ask-swap_hand = Сбросьте карты, затем возьмите столько же
ask-choose_option = Выберите одно
ask-choose_die = Какой результат берёте?
ask-reinforce_one = Какой отряд станет Стаей?
ask-flip_one = Какая Стая станет Горсткой?
ask-next_of_team = Кто из вашей команды ходит первым?
ask-last_actions = Раунд завершается: ещё раз воспользоваться городом?
ask-search_deck = Поиск { $cards }: { $deck }
    .help = Посмотрите указанное число карт колоды и оставьте одну или возьмите открытую карту сброса. [HM-906]
ask-pick_card = Какую карту оставляете?
ask-lay_aside = Какая карта идёт в сброс первой?
ask-discard_cards = { $cards ->
    [None] Сбросьте любые карты
   *[other] Сбросьте карт: { $cards }
}
ask-drink_from_spring = Какую карту возвращаете?
ask-put_back = Какая карта возвращается первой?
ask-ask_witch = Ведьма спрашивает: забыть способность или увидеть новую?
ask-take_or_leave = Взять эту способность?
ask-leave_or_sink = Верхняя карта – «{ $card }»: оставить её или положить под колоду?
ask-spy_on = { $whose }, верхняя карта – «{ $card }»: оставить её или положить под колоду?
ask-muster = Нанимайте и усиливайте сколько угодно
ask-visit_post = Торговый пост: обменяйте ресурсы или избавьтесь от карты
ask-discard_down = Сбросьте ненужные карты
    .help = В этот ход карт не берут: так предсказали астрологи. [HM-402]
ask-draw_up = Возьмите карты; сперва можете сбросить лишние
    .help = Вы добираете до размера руки или меньше; выбранные карты сперва сбрасываются. [HM-402, HM-404]
ask-act = Ваш ход: двигайтесь, стройте, нанимайте, играйте карты
    .help = Каждый шаг и каждая открытая земля стоят очко движения; действия в городе доступны раз за раунд. [HM-410, HM-501]
ask-take_stroll = Шаг на пустое поле в конце хода?
ask-choose_benefit = Что даст вам поселение?
prompt-meanwhile = Ход: { $seat }; вы можете воспользоваться городом
prompt-meanwhile_combat = { $unit } действуют; вы можете сыграть карту
done-discard_down = Остальное оставить
done-place_units = В бой
done-card_window = Дальше
done-command = Завершить активацию
done-react = В бой
done-react_others = Пусть сражаются
done-last_actions = Завершить раунд
done-muster = Хватит
done-visit_post = Уйти
done-choose_die = Взять всё
done-spoilt_dice = Ничего не брать
done-search_deck = Не искать
done-ask_defence = Отдать поле
done-ask_yield = Сражаться
done-rescue = Пусть так и будет
done-rethrow_dice = Оставить бросок
done-take_cover = Пусть кубик считается
done-rethrow_guard = Оставить бросок защиты
done-rethrow = Оставить бросок
done-offer_truce = В бой
done-leave_or_sink = Оставить на месте
done-spy_on = Оставить на месте
done-swap_hand = Взять карты
prompt-gift = { $scenario }: что вы получите в начале?
prompt-card = { $card }: { $question }
prompt-window = { $pair } (атака { $attack }, защита { $defense }): сыграйте карты или идите дальше
prompt-attack = { $pair }. { $question }
prompt-damage_now = Как лежат кубики, урон – { $damage }.
prompt-react = { $role ->
    [attacker] Перед вашим боем (соперник: { $target })
    [attacker_guards] Перед вашим боем с охраной
    [target] Перед нападением на вас (нападает { $attacker })
    [other_guards] Перед чужим боем с охраной ({ $attacker })
   *[other] Перед чужим боем ({ $attacker } – { $target })
}: воспользоваться своим городом?
prompt-guards = Вы ведёте охрану, нападает { $attacker }. { $question }
prompt-guards_help = В бою с нейтральными отрядами их ведёт враг справа от того, кто с ними сражается: на этот раз вы. Ваше войско не участвует. [HM-2006]
prompt-guard_acts = { $unit }: движение и атака
prompt-guard_acts_help = Охрана, которая может атаковать, обязана; кого и откуда, решаете вы. [HM-R-119]
prompt-over_limit = Размер руки { $limit }: вы должны сбросить { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}
prompt-over_limit_help = В начале вашего хода в руке не может быть больше карт, чем её размер. [HM-403]
prompt-cover = { $unit }: сбросить карту, чтобы кубик атаки не считался?
prompt-cover_help = Это спрашивают до броска. Кубик изменил бы урон на −1, 0 или +1; без него и без других карт он равен { $damage }.
prompt-level = Уровень { $level }
prompt-mission_won = Победа: { $mission }. { $reason } Что дальше?
prompt-mission_lost = Поражение: { $mission }. { $reason } Что дальше?
prompt-turn = { $question }: где будет лежать «{ $field }»?

# -- стол

board-map = Карта
board-combat = Бой
rail-left = Державы
rail-right = Войско
panel-players = Игроки
panel-treasury = Казна
panel-hero = Герой
panel-town = Город: { $faction }
panel-combat = Этот бой
panel-stars = Астрологи
panel-goal = Цель
panel-army = Войско: { $seat }
row-you = { $hero } (вы)
row-player = { $faction } · уровень { $level } · { $flags ->
    [one] { $flags } флаг
    [few] { $flags } флага
   *[many] { $flags } флагов
}
row-rival = { $faction } · { $flags ->
    [one] { $flags } флаг
    [few] { $flags } флага
   *[many] { $flags } флагов
} · { $units }
row-teammate = команда { $team } · { $detail }
row-choosing = выбирает фракцию
row-out = вне игры
row-income = +{ $amount } каждый второй раунд
row-level = Уровень
row-level_detail = { $calling }; рука { $hand }, экспертных эффектов осталось { $experts }
row-experience = Опыт
row-experience_detail = до уровня { $level } ещё { $left }
row-moves = Движение
row-second = Второй герой
row-morale = Мораль
row-morale_detail = { $morale ->
    [1] хорошая: карты или переброс кубика
    [-1] плохая: ещё одна будет стоить руки
   *[other] обычная
}
row-power = Накопленная сила
row-tiles = Земли в запасе
row-crowns = Жетоны способностей
row-crowns_detail = один делает полученную способность усиленной
row-homeless = Без дома
row-homeless_detail = { $left ->
    [one] без города или поселения выбывает в конце этого раунда
    [few] без города или поселения выбывает после { $left } раундов
   *[many] без города или поселения выбывает после { $left } раундов
}
row-trophies = Трофеи
row-rounds = Раунд
row-built = Построено: { $buildings }
row-town_used = Использовано в этом раунде: { $tokens }
row-attack = { $attacker } атакуют: { $target }
row-attack_detail = атака { $attack }, защита { $defense }
row-side = { $camp }: { $seat }
row-side_detail = заклинаний в этом раунде: { $spells }
row-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
token-build = строительство
token-population = наём
token-spell_book = заклинание
zone-hand = Рука
zone-deck = Колода
zone-discard = Сброс
zone-in_play = Длящиеся карты
zone-army = Войско
zone-town = Построить: { $faction }
zone-dwelling = К найму
zone-looked = На выбор
zone-of = { $zone }: { $seat }
state-built = построено
state-acted = уже действовал
state-defending = обороняется
state-beaten = разбит
state-paralysed = парализован
state-answered = уже ответил
state-moves = движение { $moves }
state-level = уровень { $level }
state-initiative = инициатива { $initiative }
charm-attack = атака
charm-initiative = инициатива
charm-health = здоровье
charm-ward = без заклинаний
charm-silence = без способностей
charm-flames = пламя
charm-aim = прицел
layer-name = слой: { $card }
choicegroup-map = Карта
choicegroup-town = Город
choicegroup-cards = Карты
choicegroup-combat = Бой
choicegroup-other = Прочее
confirm-retreat = Отступить? Поле останется за охраной, а герой вернётся назад.
confirm-end_turn = { $moves ->
    [one] Осталось { $moves } очко движения, оно сгорит.
    [few] Осталось { $moves } очка движения, они сгорят.
   *[many] Осталось { $moves } очков движения, они сгорят.
} Всё равно завершить ход?
confirm-surrender = Заплатить 10 золота и прекратить бой?

# -- отказы

refusal-not_yet = Сначала постройте: { $building }.
refusal-too_dear = Цена: { $price }; у вас: { $purse }.
refusal-token_used = Это действие города в этом раунде уже использовано.
refusal-no_dwelling = Сначала постройте жилище: { $tier }.
refusal-no_citadel = Стаи позволяет делать только цитадель.
refusal-already_pack = Этот отряд уже Стая.
refusal-no_moves = У этого героя не осталось движения.
refusal-impassable = На этом поле никто не может встать.
refusal-thick_edge = Между вашим героем и этим полем толстая граница: её не перейти. Ищите другой путь.
refusal-field_taken = Ваш герой может пройти это поле, но не встать на нём: там другой герой.
refusal-no_use = Ни один её эффект сейчас не имеет смысла.
refusal-in_combat_only = Её играют в бою.
refusal-needs_power = Сначала нужна сила: { $power }.
refusal-no_die = Её играют, когда только что бросили кубик.
refusal-power_unused = Сила — для карты с руки, которая с ней делает больше; здесь такой нет.
refusal-no_experts = Экспертные эффекты этого раунда исчерпаны.
refusal-foreign_card = Этой картой может воспользоваться только { $faction }.
refusal-spell_cast = Только одно заклинание за раунд боя.
refusal-out_of_reach = Не достать.
refusal-go_beside = Пока не рядом: сначала перейдите на соседнюю клетку.
ware-spell = Заклинание
ware-hero = Второй герой

# -- отряды других коробок

unit-gremlins = Гремлины
unit-gargoyles = Горгульи
unit-iron_golems = Железные големы
unit-magi = Маги
unit-genies = Джинны
unit-nagas = Наги
unit-titans = Титаны
unit-centaurs = Кентавры
unit-dwarves = Гномы
unit-elves = Эльфы
unit-pegasi = Пегасы
unit-dendroids = Дендроиды
unit-unicorns = Единороги
unit-gold_dragons = Золотые драконы
unit-faerie_dragons = Сказочные драконы
unit-gnolls = Гноллы
unit-lizardmen = Ящеры
unit-dragon_flies = Стрекозы
unit-basilisks = Василиски
unit-gorgons = Горгоны
unit-wyverns = Виверны
unit-hydras = Гидры
unit-rust_dragons = Ржавые драконы
unit-familiars = Фамильяры
unit-magogs = Магоги
unit-cerberi = Церберы
unit-demons = Демоны
unit-pit_lords = Владыки бездны
unit-efreet = Ифриты
unit-arch_devils = Архидьяволы
unit-goblins = Гоблины
unit-wolf_raiders = Волчьи всадники
unit-orcs = Орки
unit-ogres = Огры
unit-thunderbirds = Птицы грома
unit-cyclopes = Циклопы
unit-behemoths = Бегемоты
unit-air_elementals = Элементали воздуха
unit-earth_elementals = Элементали земли
unit-fire_elementals = Элементали огня
unit-water_elementals = Элементали воды
unit-sprites = Спрайты
unit-storm_elementals = Элементали шторма
unit-ice_elementals = Элементали льда
unit-energy_elementals = Элементали энергии
unit-magma_elementals = Элементали магмы
unit-magic_elementals = Элементали магии
unit-phoenixes = Фениксы
unit-oceanids = Океаниды
unit-seamen = Матросы
unit-sea_dogs = Морские волки
unit-ayssids = Айссиды
unit-sorceresses = Колдуньи
unit-nix = Никсы
unit-haspids = Аспиды
unit-leprechaun = Лепреконы
unit-satyrs = Сатиры
unit-fangarm = Клыкощупы
unit-steel_golems = Стальные големы

# -- свойства из других коробок

do-spell_armour-specialties = и специальностей
do-elemental = защита не уменьшает его урон
do-crush = его атака уменьшает защиту цели на { $defense }{ $dice-count ->
    [3] { "" }
   *[other] { "" }, если на кубике { $dice-signed }
}
do-crush-corrode = затем цель имеет −{ $corrode } к защите до конца боя
do-wrath = +{ $attack } к атаке, если в этом бою перестал быть Стаей
do-poison = отравляет цель: по 1 урону при каждой следующей активации, всего { $cubes }
do-sap = цель имеет −{ $attack } к атаке в этом и следующем раунде боя
do-omen = после атаки бросьте { $rolls ->
    [1] кубик, и если на нём { $faces-signed },
   *[other] кубики ({ $rolls }), и если на обоих { $faces-signed },
} { $fatal ->
    [true] видимая сторона цели разбита
   *[false] { $damage ->
        [0] цель парализована
       *[other] цель получает { $damage ->
            [one] { $damage } урон
            [few] { $damage } урона
           *[other] { $damage } урона
        }
    }
}
do-again = атакует ещё раз после ответа
do-rampage = если атака разбила видимую сторону цели, атакует ещё одного соседнего врага
do-scatter = { $damage ->
    [one] { $damage } урон
    [few] { $damage } урона
   *[other] { $damage } урона
} ещё одному отряду рядом с { $beside ->
    [itself] собой
   *[target] далёкой целью
}
do-sweep = { $friends ->
    [true] атакует все соседние отряды, своих тоже
   *[false] { $most ->
        [99] атакует всех соседних врагов
       *[other] атакует соседних врагов, не более { $most }
    }
}
do-purge = его атака снимает с цели эффекты вражеских карт
do-dread = кто ему отвечает, имеет −{ $attack } к атаке
do-plunder = +{ $gold } золота за разбитый отряд, раз за бой
do-mind_lash = после атаки враг сбрасывает { $any ->
    [true] карту на свой выбор
   *[false] карту с силой на свой выбор или случайную
}{ $passive ->
    [true] { "" }, также в ответ
   *[false] { "" }
}
do-wish = { $instead ->
    [true] вместо действия
   *[false] с атакой
}: сбросьте карт из колоды: { $cards }, возьмите среди них заклинание
do-rally = вместо действия: другой ваш пеший или летающий отряд имеет +{ $attack } к атаке в этом и следующем раунде боя
do-enfeeble = вместо действия: вражеский отряд имеет −{ $attack } к атаке в этом и следующем раунде боя
do-hurl = вместо действия: рушит стену{ $tower ->
    [true] , ворота или башню
   *[false] { " " }или ворота
}
do-raise_demons = вместо действия, когда уже разбит ваш отряд: рядом появляется Горстка ({ $unit }) или ваши усиливаются
do-immune = { $schools-count ->
    [0] Волшебная стрела { $damage ->
        [true] не наносит ему урона
       *[false] на него не действует
    }
   *[other] заклинания ({ $schools }){ $arrow ->
        [true] { " " }и Волшебная стрела
       *[false] { "" }
    } { $damage ->
        [true] не наносят ему урона
       *[false] на него не действуют
    }
}
do-steadfast = не действуют { $against ->
    [ongoing] длящиеся эффекты
    [ongoing_spells] длящиеся заклинания
   *[all_but_damage] заклинания и специальности, кроме урона
}
do-lucky = когда в него целят заклинанием или специальностью, бросьте кубик: на { $faces-signed } они не действуют
do-aura = −{ $value ->
    [one] { $value } урон
    [few] { $value } урона
   *[other] { $value } урона
} от заклинаний себе и соседям
do-tough = не более { $most ->
    [one] { $most } урон
    [few] { $most } урона
   *[other] { $most } урона
} от атаки
do-rebirth = раз за бой выживает с 1 здоровьем
do-blink = переходит на любую свободную клетку
do-entangle = враги, начинающие активацию рядом с ним, не могут двигаться
do-muffle = вражеские заклинания: −{ $power } к силе
do-toll = враг, накладывающий заклинание с руки, сбрасывает ещё карту{ $power ->
    [true] { " " }с силой
   *[false] { "" }
}
do-focus = +{ $power } к силе первого заклинания ({ $schools-count ->
    [0] любого
   *[other] { $schools }
}) за { $lasts ->
    [activation] его действие
   *[round] раунд
}
do-bolt = при активации: { $damage ->
    [one] { $damage } урон
    [few] { $damage } урона
   *[other] { $damage } урона
} вражескому отряду, как от заклинания
do-merry = раз за ход можно бросить кубик: на { $faces-signed } мораль +1

# -- герои ИИ и кампания

event-rival_moved = { $hero } (ИИ): к «{ $to }»
event-rival_flagged = { $hero } (ИИ) поднимает флаг: { $field }
event-rival_attacked = { $hero } (ИИ) нападает, защищается { $seat }: { $field }
event-rival_challenged = { $seat } нападает на героя ИИ ({ $hero }): { $field }
event-rival_beaten = { $seat } побеждает героя ИИ ({ $hero })
event-ai_card_drawn = { $hero } (ИИ): { $card }
event-ai_spell_cast = { $hero } (ИИ) накладывает «{ $card }»
event-unit_shielded = { $fighter }: +{ $defense } к защите от следующей атаки
event-mission_began = Миссия: { $scenario }
event-mission_ended = { $scenario }: { $won ->
    [true] выиграно
   *[false] проиграно
} ({ $reason ->
    [rounds_over] раунды кончились
    [town_lost] город потерян
    [hero_beaten] герой разбит
   *[other] цель
})
event-cards_kept = Карты на следующую миссию: { $cards }
event-timed_event_came = { $scenario }: что несёт раунд { $round }
event-unit_poisoned = { $fighter } отравлены: { $cubes }
event-unit_summoned = { $fighter } появляются на поле боя
event-unit_empowered = { $fighter }, атака: { $attack }
choice-lead_rival = Вражеский герой идёт: { $to }
choice-keep_card = Оставить: { $card }
choice-march_on = К следующей миссии
choice-try_again = Попробовать миссию ещё раз
choice-end_campaign = Завершить кампанию здесь
choice-use_ability = { $ability }: { $goal }
ask-keep_cards = Какие карты оставляет ваш герой? Осталось: { $left }
ask-ask_on = Миссия окончена: что дальше?
ask-throw_bolt = { $damage ->
    [one] { $damage } урон
    [few] { $damage } урона
   *[other] { $damage } урона
}: кому?
ask-hurt_another = Кто ещё получает урон?
ask-attack_another = Атаковать ещё раз?
ask-sweep_on = Кого ещё атаковать?
ask-lash = Сбросьте карту с силой или случайную
ask-take_wish = Взять заклинание?
ask-shield_unit = Равные отряды: какой прикрыть на { $value }?
ask-pay_toll = Заклинание стоит ещё карту{ $power ->
    [true] { " " }с силой
   *[false] { "" }
}: какую?
ask-place_by_rule = Равные отряды: какой поставить первым?
    .help = ИИ действует по своим правилам; где они оставляют выбор, выбираете вы. [HM-2811]
ask-lead_on = Равные пути: куда идёт вражеский герой?
done-lash = Случайную карту
ai_card-ai_attack = Атака
ai_card-ai_fierce_attack = Яростная атака
ai_card-ai_defense = Защита
ai_card-ai_firm_defense = Крепкая защита
ai_card-ai_spell = Заклинание
ai_card-ai_strong_spell = Сильное заклинание
ai_card-ai_skill = Умение
ai_card-ai_keen_skill = Острое умение
option-all_boxes = Карты из всех коробок
menu-option-all_boxes = В игре заклинания, артефакты, события и земли всех дополнений. Иначе – базовой коробки и играющих фракций.
option-spoils_of_towns = Захваченные города служат захватчику
menu-option-spoils_of_towns = Сложнее: захваченный город ничего не даёт владельцу, а его зданиями пользуется захватчик.
goal-beat_rivals = одолеть всех героев ИИ.
goal-bring_grail = принести Грааль в свой город.
goal-hold_out = продержаться до конца.
goal-flag_mines = удерживать шахт: { $count }.
goal-progress = { $goal } ({ $now } из { $all })
goal-reach_level = достичь уровня { $count }.
goal-gather_trophies = собрать трофеев: { $count }.
scenario-miners_feud = Вражда рудокопов
scenario-grail_road = Путь к Граалю
scenario-raiders_at_dawn = Налётчики на рассвете
scenario-black_banner = Чёрный стяг
scenario-campaign = Кампания: Драконий трон
scenario-the_muster = I. Сбор
scenario-the_raider = II. Налётчик
scenario-the_long_siege = III. Долгая осада
scenario-the_enemy_gate = IV. Вражеские врата
scenario-the_dragon_throne = V. Драконий трон
menu-scenario-miners_feud = столкновение: побеждает первый, кто удержит достаточно шахт
menu-scenario-grail_road = столкновение: принести Грааль домой
menu-scenario-raiders_at_dawn = вместе: устоять против героев ИИ
menu-scenario-black_banner = вместе: захватить город героя ИИ
menu-scenario-campaign = в одиночку: пять миссий с одним героем, чьи лучшие карты переходят дальше
story-miners_feud = У кого руда, тот назначает цену каждому мечу. Вы оба уже считаете шахты.
story-grail_road = Старые камни указывают путь, если читать их по порядку. Грааль не ждёт медлительных.
story-raiders_at_dawn = Дым над хребтом. Они приходят каждую весну, но никогда в таком числе и никогда со стягом.
story-black_banner = Над соседним городом висит чёрный стяг, и никто не помнит, кто его поднял. Идите и снимите его.
story-the_muster = Голодное войско не идёт. Сначала шахты, затем люди, затем дорога.
story-the_raider = Кто-то жжёт ваши заставы и смеётся, уходя. Он ещё не знает, как далеко вы пойдёте следом.
story-the_long_siege = У налётчика был хозяин. Заприте ворота, сочтите стрелы и ждите снега.
story-the_enemy_gate = Снег выпал, и их обозы увязли. Теперь ваша очередь стучать.
story-the_dragon_throne = За последними вратами дышит гора. То, что сидит на троне, уже слышит ваши шаги.
ending-campaign_left = Кампания завершается здесь.
ending-campaign_won = Трон ваш: кампания выиграна.
charm-might = атака
charm-armour = защита
charm-cover = защита от выстрелов
charm-embers = угли
charm-clumsy = неуклюжесть
charm-firm = без паралича
charm-sure = без штрафа
charm-daunt = устрашает
charm-elemental = защита не считается
charm-forget = не может атаковать
charm-spell_armour = защищён от заклинаний
name-rival = { $hero } (ИИ)
rival-units = { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[many] { $count } отрядов
}
rival-army = Войско: { $units }.
rival-decks = В бою: { $cards } карт ИИ, по одной на каждый действующий отряд, и { $spells } заклинаний. [HM-2701, HM-2707]
rival-ways = Ходит после игроков на { $moves } поля: к герою на своей земле, иначе к шахтам и поселениям на ней, иначе к вашему городу. Охрана не помеха. [HM-2604, HM-2605, HM-2606, HM-2609]
rival-no_level = Не имеет ни уровня, ни ресурсов, ни планшета города. [HM-2617]
panel-rivals = Вражеские герои
state-poison = яд: { $cubes }
ending-rivals_beaten = Все вражеские герои разбиты.
ending-grail_brought = Грааль дома.
ending-held_out = Вы выстояли.
ending-mines_flagged = Шахты ваши.
ending-level_reached = Герой стал достаточно силён.
ending-trophies_gathered = Собрано достаточно трофеев.
ending-town_lost = Город потерян, а с ним и игра.
ending-hero_beaten = Герой разбит.

# -- the expansions: factions and heroes

faction-rampart = Оплот
faction-tower = Башня
faction-fortress = Крепость
faction-inferno = Инферно
faction-stronghold = Твердыня
faction-conflux = Сопряжение
faction-cove = Причал
menu-role-rampart = эльфы и лесные драконы: стойкие, чары их не берут
menu-role-tower = големы, джинны и титаны: магия превыше всего
menu-role-fortress = болотные звери: крепкая защита и скверные укусы
menu-role-inferno = демоны и дьяволы: являются там, где их не ждут
menu-role-stronghold = орки, огры и бегемоты: сперва бей, потом спрашивай
menu-role-conflux = элементали и фениксы: четыре школы, одна воля
menu-role-cove = пираты и морские змеи: быстрые, хитрые и при деньгах
hero-adelaide = Аделаида
hero-adrienne = Адриенна
hero-astra = Астра
hero-bron = Брон
hero-casmetra = Касметра
hero-cassiopeia = Кассиопея
hero-clancy = Кланси
hero-deemer = Димер
hero-dracon = Дракон
hero-erdamon = Эрдамон
hero-fiona = Фиона
hero-gelu = Гелу
hero-gem = Джем
hero-gundula = Гундула
hero-iona = Иона
hero-jeddite = Джеддит
hero-jeremy = Джереми
hero-josephine = Жозефина
hero-lord_haart_castle = Лорд Хаарт
hero-lorelei = Лорелей
hero-mephala = Мефала
hero-monere = Монере
hero-rashka = Рашка
hero-sephinroth = Сефинрот
hero-septienna = Септиенна
hero-shiva = Шива
hero-solmyr = Солмир
hero-tarnum_stronghold = Тарнум
hero-vidomina = Видомина
hero-wystan = Вистан
hero-xyron = Ксирон
hero-yog = Йог
calling-ranger = Рейнджер
calling-druid = Друид
calling-alchemist = Алхимик
calling-wizard = Маг
calling-beastmaster = Зверолов
calling-witch = Ведьма
calling-demoniac = Одержимый
calling-heretic = Еретик
calling-barbarian = Варвар
calling-battle_mage = Боевой маг
calling-planeswalker = Странник миров
calling-captain = Капитан
calling-navigator = Навигатор

# -- the expansions: units

# -- the expansions: cards

card-empowered_attack = Усиленная атака
card-empowered_defense = Усиленная защита
card-empowered_power = Усиленная сила
card-empowered_knowledge = Усиленное знание
card-ammo_cart = Подвода с боеприпасами
card-ballista = Баллиста
card-first_aid_tent = Палатка первой помощи
card-cannon = Пушка
card-catapult = Катапульта
card-air_magic = Магия воздуха
card-earth_magic = Магия земли
card-fire_magic = Магия огня
card-water_magic = Магия воды
card-basic_air_magic = Основы магии воздуха
card-basic_earth_magic = Основы магии земли
card-basic_fire_magic = Основы магии огня
card-basic_water_magic = Основы магии воды
card-ballistics = Баллистика
card-eagle_eye = Зоркость
card-first_aid = Первая помощь
card-pathfinding = Поиск пути
card-scholar = Грамотность
card-scouting = Разведка
card-air_shield = Воздушный щит
card-dimension_door = Пространственная дверь
card-dispel = Снятие чар
card-earthquake = Землетрясение
card-fly = Полёт
card-forgetfulness = Забывчивость
card-frenzy = Бешенство
card-frost_ring = Кольцо холода
card-implosion = Взрыв
card-inferno = Инферно
card-precision = Меткость
card-protection_from_air = Защита от воздуха
card-protection_from_earth = Защита от земли
card-protection_from_fire = Защита от огня
card-protection_from_water = Защита от воды
card-remove_obstacle = Снятие препятствий
card-shield = Щит
card-summon_air_elemental = Призыв элементаля воздуха
card-summon_earth_elemental = Призыв элементаля земли
card-summon_fire_elemental = Призыв элементаля огня
card-summon_water_elemental = Призыв элементаля воды
card-view_air = Взор воздуха
card-ambassadors_sash = Лента посла
card-arms_of_legion = Руки легиона
card-boots_of_speed = Сапоги скорости
card-cape_of_velocity = Плащ быстроты
card-celestial_necklace_of_bliss = Небесное ожерелье блаженства
card-crown_of_dragontooth = Корона из зубов дракона
card-diplomats_ring = Кольцо дипломата
card-endless_purse_of_gold = Бездонный кошель золота
card-equestrians_gloves = Перчатки наездника
card-eversmoking_ring_of_sulfur = Вечнодымящее кольцо серы
card-glyph_of_gallantry = Знак доблести
card-helm_of_heavenly_enlightenment = Шлем небесного просветления
card-inexhaustible_cart_of_ore = Неистощимая телега руды
card-lions_shield_of_courage = Львиный щит отваги
card-pendant_of_second_sight = Кулон второго зрения
card-quiet_eye_of_the_dragon = Тихое око дракона
card-scales_of_the_greater_basilisk = Чешуя великого василиска
card-shield_of_the_damned = Щит проклятых
card-skull_helmet = Шлем-череп
card-surcoat_of_counterpoise = Накидка противовеса
card-sword_of_hellfire = Меч адского пламени
card-tome_of_air = Том воздуха
card-tome_of_earth = Том земли
card-tome_of_fire = Том огня
card-tome_of_water = Том воды
card-torso_of_legion = Торс легиона

# -- the expansions: astrologers

card-big_cleanup = Большая уборка
card-blue_sky = Голубое небо
card-dancing_imp = Танцующий бес
card-destruction = Разрушение
card-mages = Чародеи
card-pirates = Пираты
card-plane_between_planes = Мир между мирами
card-restart = Всё сначала
card-scorched_ground = Выжженная земля
card-society = Общество
card-spells = Книга заклинаний
starrule-change_hands = все сбрасывают руку и берут столько же карт
starrule-air_and_water = заклинания воздуха и воды получают +1 к силе
starrule-earth_and_fire = заклинания земли и огня получают +1 к силе
starrule-drop_permanents = постоянные карты в игре удаляются по 5 золота за каждую
starrule-free_spells = заклинание раунда бесплатно и без Гильдии магов
starrule-wide_search = поиск заклинания показывает 4 карты
starrule-prize_dice = побеждённая охрана оставляет кубик ресурсов

# -- the expansions: buildings

building-rampart_city_hall = Ратуша
building-rampart_citadel = Цитадель
building-rampart_mage_guild = Гильдия магов
building-housing_estate = Лесное селение
building-spring_upon_arches = Источник под арками
building-cliff_behind_the_glade = Скала за поляной
building-mystic_pond = Мистический пруд
building-saplings = Саженцы
building-tower_city_hall = Ратуша
building-tower_citadel = Цитадель
building-tower_mage_guild = Гильдия магов
building-alchemical_workshop = Алхимическая мастерская
building-enchanted_towers = Зачарованные башни
building-golden_temples = Золотые храмы
building-artifact_merchants = Торговцы артефактами
building-wall_of_knowledge = Стена знаний
building-fortress_city_hall = Ратуша
building-fortress_citadel = Цитадель
building-fortress_mage_guild = Гильдия магов
building-den = Логово
building-swamp_lairs = Болотные берлоги
building-nest_upon_the_pond = Гнездо над прудом
building-blood_obelisk = Кровавый обелиск
building-cage_of_warlords = Клетка вождей
building-inferno_city_hall = Ратуша
building-inferno_citadel = Цитадель
building-inferno_mage_guild = Гильдия магов
building-crucible_of_sins = Горнило грехов
building-gates_of_abyss = Врата бездны
building-hellfire_palace = Дворец адского пламени
building-castle_gate = Врата замка
building-brimstone_stormclouds = Серные тучи
building-stronghold_city_hall = Ратуша
building-stronghold_citadel = Цитадель
building-stronghold_mage_guild = Гильдия магов
building-barracks_tower = Казарменная башня
building-fort_under_the_nest = Форт под гнездом
building-mountain_caves = Горные пещеры
building-hall_of_valhalla = Зал Вальгаллы
building-freelancers_guild = Гильдия наёмников
building-conflux_city_hall = Ратуша
building-conflux_citadel = Цитадель
building-conflux_mage_guild = Гильдия магов
building-altars_of_air_and_water = Алтари воздуха и воды
building-altars_of_fire_and_earth = Алтари огня и земли
building-magical_pyre = Волшебный костёр
building-magic_university = Университет магии
building-garden_of_life = Сад жизни
building-cove_city_hall = Ратуша
building-cove_citadel = Цитадель
building-cove_mage_guild = Гильдия магов
building-bay = Залив
building-nests_towering_the_seas = Гнёзда над морем
building-redoubled_vortex = Двойной водоворот
building-thieves_guild = Гильдия воров
building-pub = Кабак
buildingrule-artifact_merchants = раз за ход: избавиться от артефакта за 2 золота или за 7 золота искать артефакт
buildingrule-wall_of_knowledge = в раунды астрологов: возьмите из сброса Знание или Силу
buildingrule-saplings = в раунды астрологов: бронзовая или серебряная Горстка становится Стаей за половину золота
buildingrule-cage_of_warlords = кубик сейчас и с каждым доходом, не больше 2; в атаке каждый даёт +1 к атаке или +1 к защите
buildingrule-brimstone_stormclouds = кубик сейчас и в раунды астрологов, не больше 3; в бою один даёт заклинанию +1 к силе
buildingrule-hall_of_valhalla = раз за раунд: +1 к одной атаке войска главного героя
buildingrule-freelancers_guild = каждая победа над охраной: +1 золото; материалы и ценности идут за золото при найме
buildingrule-castle_gate = раз за ход: за 3 золота враг сбрасывает карту, либо герой переходит из одного дома в другой
buildingrule-magic_university = раз за ход: вместо поиска возьмите первое заклинание школы
buildingrule-garden_of_life = раз за ход: Эльфиек нанимают или усиливают бесплатно
buildingrule-thieves_guild = раз за ход: из двух верхних карт колоды одна уходит в сброс
buildingrule-pub = раз за раунд астрологов: усиление на 3 золота дешевле
buildingrule-cove_city_hall = в раунды астрологов: 4 золота или избавиться от артефакта за опыт

# -- the expansions: the map

location-library = Библиотека
location-black_market = Чёрный рынок
location-tavern = Таверна
location-university = Университет
location-market_of_time = Рынок времени
location-hill_fort = Форт на холме
location-prison = Тюрьма
location-war_machine_factory = Фабрика боевых машин
location-scholar = Учёный
location-star_axis = Звёздная ось
location-random_town = Ничейный город
location-faerie_ring = Кольцо фей
location-elemental_conflux = Слияние стихий
location-grave = Могила
kind-machine = Боевая машина

# -- heroes of the AI, the campaign, scenarios

feat-rally = воодушевить
feat-enfeeble = ослабить
feat-hurl = разрушить
feat-wish = загадать желание
feat-raise = поднять демонов

# -- the expansions: specialties

card-adelaide_1 = Аделаида: Кольцо холода I
card-adelaide_4 = Аделаида: Кольцо холода IV
card-adelaide_6 = Аделаида: Кольцо холода VI
card-adrienne_1 = Адриенна: Магия огня I
card-adrienne_4 = Адриенна: Магия огня IV
card-adrienne_6 = Адриенна: Магия огня VI
card-astra_1 = Астра: Лечение I
card-astra_4 = Астра: Лечение IV
card-astra_6 = Астра: Лечение VI
card-bron_1 = Брон: Василиски I
card-bron_4 = Брон: Василиски IV
card-bron_6 = Брон: Василиски VI
card-casmetra_1 = Касметра: Колдуньи I
card-casmetra_4 = Касметра: Колдуньи IV
card-casmetra_6 = Касметра: Колдуньи VI
card-cassiopeia_1 = Кассиопея: Океаниды I
card-cassiopeia_4 = Кассиопея: Океаниды IV
card-cassiopeia_6 = Кассиопея: Океаниды VI
card-clancy_1 = Кланси: Единороги I
card-clancy_4 = Кланси: Единороги IV
card-clancy_6 = Кланси: Единороги VI
card-deemer_1 = Димер: Метеоритный дождь I
card-deemer_4 = Димер: Метеоритный дождь IV
card-deemer_6 = Димер: Метеоритный дождь VI
card-dracon_1 = Дракон: Чародеи I
card-dracon_4 = Дракон: Чародеи IV
card-dracon_6 = Дракон: Чародеи VI
card-erdamon_1 = Эрдамон: Магма I
card-erdamon_4 = Эрдамон: Магма IV
card-erdamon_6 = Эрдамон: Магма VI
card-fiona_1 = Фиона: Церберы I
card-fiona_4 = Фиона: Церберы IV
card-fiona_6 = Фиона: Церберы VI
card-gelu_1 = Гелу: Снайперы I
card-gelu_4 = Гелу: Снайперы IV
card-gelu_6 = Гелу: Снайперы VI
card-gem_1 = Джем: Первая помощь I
card-gem_4 = Джем: Первая помощь IV
card-gem_6 = Джем: Первая помощь VI
card-gundula_1 = Гундула: Замедление I
card-gundula_4 = Гундула: Замедление IV
card-gundula_6 = Гундула: Замедление VI
card-iona_1 = Иона: Джинны I
card-iona_4 = Иона: Джинны IV
card-iona_6 = Иона: Джинны VI
card-jeddite_1 = Джеддит: Тайна I
card-jeddite_4 = Джеддит: Тайна IV
card-jeddite_6 = Джеддит: Тайна VI
card-jeremy_1 = Джереми: Пушка I
card-jeremy_4 = Джереми: Пушка IV
card-jeremy_6 = Джереми: Пушка VI
card-josephine_1 = Жозефина: Големы I
card-josephine_4 = Жозефина: Големы IV
card-josephine_6 = Жозефина: Големы VI
card-lord_haart_castle_1 = Лорд Хаарт: Поместья I
card-lord_haart_castle_4 = Лорд Хаарт: Поместья IV
card-lord_haart_castle_6 = Лорд Хаарт: Поместья VI
card-lorelei_1 = Лорелей: Гарпии I
card-lorelei_4 = Лорелей: Гарпии IV
card-lorelei_6 = Лорелей: Гарпии VI
card-mephala_1 = Мефала: Доспехи I
card-mephala_4 = Мефала: Доспехи IV
card-mephala_6 = Мефала: Доспехи VI
card-monere_1 = Монере: Элементали магии I
card-monere_4 = Монере: Элементали магии IV
card-monere_6 = Монере: Элементали магии VI
card-rashka_1 = Рашка: Ифриты I
card-rashka_4 = Рашка: Ифриты IV
card-rashka_6 = Рашка: Ифриты VI
card-sephinroth_1 = Сефинрот: Ценности I
card-sephinroth_4 = Сефинрот: Ценности IV
card-sephinroth_6 = Сефинрот: Ценности VI
card-septienna_1 = Септиенна: Волна смерти I
card-septienna_4 = Септиенна: Волна смерти IV
card-septienna_6 = Септиенна: Волна смерти VI
card-shiva_1 = Шива: Птицы грома I
card-shiva_4 = Шива: Птицы грома IV
card-shiva_6 = Шива: Птицы грома VI
card-solmyr_1 = Солмир: Цепная молния I
card-solmyr_4 = Солмир: Цепная молния IV
card-solmyr_6 = Солмир: Цепная молния VI
card-tarnum_stronghold_1 = Тарнум: Нападение I
card-tarnum_stronghold_4 = Тарнум: Нападение IV
card-tarnum_stronghold_6 = Тарнум: Нападение VI
card-vidomina_1 = Видомина: Некромантия I
card-vidomina_4 = Видомина: Некромантия IV
card-vidomina_6 = Видомина: Некромантия VI
card-wystan_1 = Вистан: Ящеры I
card-wystan_4 = Вистан: Ящеры IV
card-wystan_6 = Вистан: Ящеры VI
card-xyron_1 = Ксирон: Инферно I
card-xyron_4 = Ксирон: Инферно IV
card-xyron_6 = Ксирон: Инферно VI
card-yog_1 = Йог: Циклопы I
card-yog_4 = Йог: Циклопы IV
card-yog_6 = Йог: Циклопы VI

# -- the expansions: effects

do-recover = возьмите из своего сброса { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
}{ $kinds-count ->
    [0] { "" }
   *[other] { " " }({ $kinds })
}{ $names-count ->
    [0] { "" }
   *[other] { " " }({ $names })
}
do-rummage = возьмите одну из { $cards } верхних карт, затем замешайте сброс
do-pluck = сбросьте { $cards } верхние карты, возьмите одну из них
do-winnow = возьмите карт: { $cards }; оставьте заклинания и специальности
do-reshuffle = замешайте сброс в колоду
do-expertise = ещё один экспертный эффект в этом раунде
do-reveal = первое { $grade-id ->
    [basic] базовое{ " " }
    [expert] экспертное{ " " }
   *[other] { "" }
}заклинание{ $school-count ->
    [0] { "" }
   *[other] { " " }({ $school })
} в колоде заклинаний идёт в вашу руку или в сброс
do-reforge = избавьтесь от карты ({ $kinds }) ради поиска { $cards } в её колоде
do-banish = избавьтесь от карт из руки{ $discarded ->
    [true] { " " }или сброса
   *[false] { "" }
}{ $kinds-count ->
    [0] { "" }
   *[other] { " " }({ $kinds })
}: { $must ->
    [true] { $cards }{ $more ->
        [true] { " " }или больше
       *[false] { "" }
    }
   *[false] { $cards ->
        [1] 1
       *[other] до { $cards }
    }
}
do-leap = ваш главный герой переходит на поле за { $fields } или ближе, через всё на пути
do-promote = Стая ({ $unit }) становится: { $into }
do-take_machine = возьмите { $gold ->
    [0] бесплатно
   *[other] за { $gold } золота
}: { $machine }
do-search_pile = возьмите одну из { $cards } верхних карт сброса: { $deck }
do-swap_statistic = замените до { $times } параметров по { $gold } золота
do-buy_artifact = купите один из четырёх верхних сброшенных артефактов
do-hire_here = наймите здесь второго героя за { $gold } золота; враг сбрасывает карту
do-free_hero = к вам присоединяется второй герой, или +{ $gold } золота
do-sell_time = избавьтесь от карты из руки ради поиска 2 в колоде на ваш выбор
do-ask_scholar = бросьте кубик атаки: на +1 возьмите параметр или избавьтесь от одного, на 0 возьмите одну из двух способностей, на −1 одно из двух заклинаний
do-empower = замените { $cards ->
    [1] параметр
   *[other] разные параметры (до { $cards })
} из руки{ $discarded ->
    [true] { " " }или сброса
   *[false] { "" }
} на { $cards ->
    [1] усиленный того же вида
   *[other] усиленные того же вида
}{ $laid ->
    [true] , которые идут на ваш сброс
   *[false] { "" }
}
do-buy_machine = { $price ->
    [factory] купите боевую машину по цене фабрики
    [free] возьмите боевую машину бесплатно
   *[post] купите боевую машину по цене торгового поста
}
do-hire_elementals = за каждое ваше жилище открываются первые элементали нейтральной колоды его уровня; один отряд можно нанять за его цену
do-enshrine = избавьтесь от артефакта: +{ $points } опыта
do-duel = +{ $value } к атаке, вдвое, если его инициатива { $when ->
    [lower] меньше
   *[higher] больше
}, чем у цели
do-wound = ваш отряд получает { $value ->
    [one] { $value } урон
    [few] { $value } урона
   *[other] { $value } урона
}
do-rend = защита не считается против: { $tiers }
do-snipe = стрелок: +{ $attack } к атаке и без боевого штрафа против цели, которая не рядом
do-parry = +{ $value } к защите от пехоты и летающих
do-mass = все свои отряды ({ $types }): { $stat ->
    [initiative] инициатива +{ $value }
    [attack] атака +{ $value }
    [sure] без боевого штрафа
   *[defense] защита +{ $value }
}
do-smite = { $value ->
    [one] { $value } урон
    [few] { $value } урона
   *[other] { $value } урона
} всем вражеским отрядам: { $tiers }
do-burst = { $dice ->
    [0] { $value ->
        [one] { $value } урон
        [few] { $value } урона
       *[other] { $value } урона
    }
    [1] бросьте кубик атаки: за +1 по 1 урону
   *[other] бросьте кубики атаки ({ $dice }): за каждый +1 по 1 урону
} { $most ->
    [2] двум отрядам
   *[other] всем отрядам
} рядом с клеткой{ $center ->
    [true] { " " }и на ней
   *[false] { "" }
}
do-forget = вражеский отряд ({ $tiers }; { $types }) не может атаковать в следующей активации
do-dispel = { $last ->
    [true] последний эффект карты на отряде{ $tiers-count ->
        [4] { "" }
       *[other] { " " }({ $tiers })
    } завершается, сначала вражеской
   *[false] все эффекты карт на отряде{ $tiers-count ->
        [4] { "" }
       *[other] { " " }({ $tiers })
    } и его клетке завершаются, или жетоны на свободной клетке
}{ $paralysis ->
    [true] , и паралич
   *[false] { "" }
}
do-breach = разрушьте { $tower ->
    [true] башню стрелков
   *[false] { $walls ->
        [1] { $fields ->
            [true] стену, ворота или силовое поле
           *[false] стену или ворота
        }
        [4] все стены и ворота
       *[other] стены: { $walls } { $fields ->
            [true] (ворота и силовые поля считаются стенами)
           *[false] (ворота считаются стеной)
        }
    }
}
do-breach-damage = { $damage ->
    [one] { $damage } урон
    [few] { $damage } урона
   *[other] { $damage } урона
} отрядам рядом
do-summon = призовите на этот бой: { $unit } ({ $aspect ->
    [few] Горстка
    [pack] Стая
   *[neutral] нейтралы
})
do-kindle = { $doubles ->
    [true] двойная сила
   *[false] { $power ->
        [9] сколько угодно силы для
       *[other] +{ $power } к силе
    }
} { $lasting ->
    [true] ваших заклинаний{ $schools-count ->
        [0] { "" }
       *[other] { " " }({ $schools })
    } в этом бою
   *[false] вашего следующего заклинания{ $schools-count ->
        [0] { "" }
       *[other] { " " }({ $schools })
    }
}
do-tend = палатка первой помощи лечит в { $times } раза больше
do-tend-lasting = в этом бою
do-fire = стреляет ещё раз: { $machine }
do-widen = перед поиском: посмотрите { $cards } карт
do-attune = +{ $power } к силе { $schools-count ->
    [0] всех ваших заклинаний
   *[other] ваших заклинаний ({ $schools })
}
do-seek = поиск заклинания может найти первое из школы: { $school }
do-tithe = с каждым доходом
do-tithe-materials = +{ $materials ->
    [one] { $materials } материал
    [few] { $materials } материала
   *[other] { $materials } материалов
}
do-tithe-valuables = +{ $valuables ->
    [one] { $valuables } ценность
    [few] { $valuables } ценности
   *[other] { $valuables } ценностей
}
do-machine = { $does ->
    [ammo_cart] ваши стрелки не имеют боевого штрафа и имеют +2 к инициативе
    [ballista] в начале каждого раунда боя: 1 урон самому медленному вражескому отряду
    [first_aid_tent] раз за раунд боя: исцелите 1 своему отряду
    [cannon] в начале раунда боя, за экспертный эффект: 2 урона вражескому отряду
   *[catapult] в начале раунда боя, за 1 материал: 1 урон на двух соседних клетках, также стенам и воротам
}

# -- the expansions: traits of units

# -- the expansions: events

event-statistic_taken = { $seat } берёт «{ $card }»
event-machine_bought = { $seat } покупает «{ $card }»
event-machine_fired = { $seat } применяет «{ $card }»
event-cubes_grown = { $building } игрока { $seat }, кубиков: { $cubes }

# -- the expansions: choices

choice-buy_card = Купить: { $card }
choice-buy_war_machine = Купить: { $card }
choice-pick_deck = Поиск: { $deck }
choice-take_statistic = Взять: { $card }
choice-replace_card = { $old } на { $new }
choice-drop_permanent = Убрать: { $card }
choice-seek_spell = Взять первое заклинание: { $school }
choice-leap_to = Перепрыгнуть: { $to }
choice-cheer = Бросить на мораль
choice-use_machine = Боевая машина: { $goal }
choice-use_token = { $building }: { $use ->
    [attack] атака
    [defense] защита
   *[power] сила
}
choice-use_gate = { $pawn-id ->
    [second] Второй герой:{ " " }
   *[main] { "" }
}Через врата: { $to }

# -- the expansions: questions

ask-shoot = Куда стреляет ваша боевая машина?
ask-tend_unit = Кого лечит палатка?
ask-tear_down = Какую стену разрушить? Осталось: { $walls }
ask-pick_space = выберите клетку
ask-case_deck = На какую колоду взглянет вор?
ask-drop_one = Какая карта уходит в сброс?
ask-offer_artifact = Избавиться от артефакта за опыт?
ask-take_statistic_card = Какой параметр берёте?
ask-swap_statistics = Заменить параметр за { $gold } золота?
ask-empower_one = Какой параметр усилить?
ask-visit_market = Купить артефакт?
ask-visit_tavern = Нанять здесь второго героя за { $gold } золота?
ask-gossip = Кто сбрасывает случайную карту?
ask-sell_card = Избавиться от карты ради поиска?
ask-name_deck = В какой колоде ищете?
ask-scan_pile = Какую из { $cards } верхних карт берёте ({ $deck })?
ask-visit_factory = Купить боевую машину?
ask-take_back = Какую карту возвращаете?
ask-take_revealed = Найдено «{ $card }»: взять? ({ $deck })
ask-reforge_card = Избавиться от карты ради поиска в её колоде?
ask-banish_cards = Избавьтесь от карт
scenario-two_banners = Два знамени
scenario-three_crowns = Три короны
scenario-heart_of_the_land = Сердце края
menu-scenario-two_banners = две команды: захватить вражеский город
menu-scenario-three_crowns = три команды по двое: захватить вражеский город
menu-scenario-heart_of_the_land = две команды: флаг над Утопией драконов
story-two_banners = Дома жили под одной крышей, пока крышу не поделили. Половина несёт красное знамя, половина — белое.
story-three_crowns = Три короны лежали в одном сундуке, и шесть рук потянулись к нему. Теперь у каждой короны две головы.
story-heart_of_the_land = Кто держит сердце края, держит край. Друзья в этом согласны; враги тоже.
scenario-wild_glade = Дикая поляна
scenario-wild_county = Дикий край
scenario-wild_kingdom = Дикое королевство
menu-scenario-wild_glade = столкновение на малой случайной карте
menu-scenario-wild_county = столкновение на средней случайной карте
menu-scenario-wild_kingdom = столкновение на большой случайной карте
story-wild_glade = Землемер был пьян, а жаловаться никто не вернулся. Посмотрите сами.
story-wild_county = Нет двух путников, что описали бы этот край одинаково. Кто-то из них, может, там и был.
story-wild_kingdom = Королевство велико, дороги — молва, а соседи ближе, чем кажется.
card-event_library = Событие: библиотека просвещения
card-event_shrine = Событие: святилище магической мысли
card-event_merchant = Событие: торговец артефактами
card-event_stables = Событие: конюшни
event-tiding_came = { $seat } читает: { $card }
event-wares_shown = На продажу: { $cards }
event-resource_thrown = { $seat } бросает за ничейный город: { $total }
event-lord_chosen = { $faction } держат город: { $field }
choice-pay_valuables = Купить «{ $card }» за ценности
choice-roll_instead = Вместо этого бросить кубик ресурсов
choice-pick_faction = Город принадлежит: { $faction }
ask-haggle = Карты на продажу: купить?
ask-choose_lord = Чей это город?
ask-hold_town = Какой бронзовый отряд защищает город?

# -- эффекты из других коробок
hero-ingham = Ингем
card-ingham_1 = Ингем: Фанатики I
card-ingham_4 = Ингем: Фанатики IV
card-ingham_6 = Ингем: Фанатики VI
hero-moandor = Моандор
card-moandor_1 = Моандор: Личи I
card-moandor_4 = Моандор: Личи IV
card-moandor_6 = Моандор: Личи VI
hero-pasis = Пасис
card-pasis_1 = Пасис: Элементали I
card-pasis_4 = Пасис: Элементали IV
card-pasis_6 = Пасис: Элементали VI
hero-tarnum_dungeon = Тарнум (Темница)
card-tarnum_dungeon_1 = Тарнум (Темница): Драконы I
card-tarnum_dungeon_4 = Тарнум (Темница): Драконы IV
card-tarnum_dungeon_6 = Тарнум (Темница): Драконы VI
hero-tarnum_fortress = Тарнум (Крепость)
card-tarnum_fortress_1 = Тарнум (Крепость): Василиски I
card-tarnum_fortress_4 = Тарнум (Крепость): Василиски IV
card-tarnum_fortress_6 = Тарнум (Крепость): Василиски VI
hero-tazar = Тазар
card-tazar_1 = Тазар: Герой войны I
card-tazar_4 = Тазар: Герой войны IV
card-tazar_6 = Тазар: Герой войны VI
hero-lord_haart_necropolis = Лорд Хаарт (Некрополис)
card-lord_haart_necropolis_1 = Лорд Хаарт (Некрополис): Рыцари ужаса I
card-lord_haart_necropolis_4 = Лорд Хаарт (Некрополис): Рыцари ужаса IV
card-lord_haart_necropolis_6 = Лорд Хаарт (Некрополис): Рыцари ужаса VI
hero-cyra = Сира
card-cyra_1 = Сира: Ускорение I
card-cyra_4 = Сира: Ускорение IV
card-cyra_6 = Сира: Ускорение VI
hero-ash = Эш
card-ash_1 = Эш: Жажда крови I
card-ash_4 = Эш: Жажда крови IV
card-ash_6 = Эш: Жажда крови VI
hero-gerwulf = Гервульф
card-gerwulf_1 = Гервульф: Баллиста I
card-gerwulf_4 = Гервульф: Баллиста IV
card-gerwulf_6 = Гервульф: Баллиста VI
hero-tarnum_castle = Тарнум (Замок)
card-tarnum_castle_1 = Тарнум (Замок): Баллиста I
card-tarnum_castle_4 = Тарнум (Замок): Баллиста IV
card-tarnum_castle_6 = Тарнум (Замок): Баллиста VI
hero-torosar = Торосар
card-torosar_1 = Торосар: Баллиста I
card-torosar_4 = Торосар: Баллиста IV
card-torosar_6 = Торосар: Баллиста VI
hero-miriam = Мириам
card-miriam_1 = Мириам: Разведка I
card-miriam_4 = Мириам: Разведка IV
card-miriam_6 = Мириам: Разведка VI
hero-zilare = Зилар
card-zilare_1 = Зилар: Забывчивость I
card-zilare_4 = Зилар: Забывчивость IV
card-zilare_6 = Зилар: Забывчивость VI
hero-zydar = Зидар
card-zydar_1 = Зидар: Волшебство I
card-zydar_4 = Зидар: Волшебство IV
card-zydar_6 = Зидар: Волшебство VI
hero-ivor = Айвор
card-ivor_1 = Айвор: Эльфы I
card-ivor_4 = Айвор: Эльфы IV
card-ivor_6 = Айвор: Эльфы VI
hero-merist = Мерист
card-merist_1 = Мерист: Каменная кожа I
card-merist_4 = Мерист: Каменная кожа IV
card-merist_6 = Мерист: Каменная кожа VI
hero-crag_hack = Крэг Хек
card-crag_hack_1 = Крэг Хек: Нападение I
card-crag_hack_4 = Крэг Хек: Нападение IV
card-crag_hack_6 = Крэг Хек: Нападение VI
hero-tarnum_rampart = Тарнум (Оплот)
card-tarnum_rampart_1 = Тарнум (Оплот): Снайперы I
card-tarnum_rampart_4 = Тарнум (Оплот): Снайперы IV
card-tarnum_rampart_6 = Тарнум (Оплот): Снайперы VI
card-artillery = Артиллерия
card-interference = Помехи
card-breastplate_of_brimstone = Нагрудник из серы
card-buckler_of_the_gnoll_king = Баклер короля гноллов
card-golden_bow = Золотой лук
card-greater_gnolls_flail = Цеп великого гнолла
card-orb_of_vulnerability = Сфера уязвимости
card-mystic_orb_of_mana = Мистическая сфера маны
card-orb_of_inhibition = Сфера запрета
card-ring_of_the_wayfarer = Кольцо странника
card-spellbinders_hat = Шляпа заклинателя
card-necklace_of_dragonteeth = Ожерелье из зубов дракона
card-necklace_of_swiftness = Ожерелье скорости
card-sandals_of_the_saint = Сандалии святого
card-plate_of_the_dying_light = Латы угасающего света
card-shamans_puppet = Кукла шамана
card-recanters_cloak = Плащ отречения
card-spirit_of_oppression = Дух угнетения
card-thunder_helmet = Громовой шлем
card-orb_of_driving_rain = Сфера проливного дождя
card-orb_of_silt = Сфера ила
card-orb_of_tempestuous_fire = Сфера бушующего огня
card-orb_of_the_firmament = Сфера небосвода
# -- другие эффекты карт

do-draw-bare = если ваш сброс пуст
do-draw-owning = если у вас есть { $owning }
do-bolster-favoured = вдвойне: { $favoured }
do-bolster-types = только { $types }
do-bolster-near = ещё +{ $near } рядом с нападающим
do-bolster-answer = только против ответа
do-bolster-spells = также от урона заклинания
do-rage-tires = в этом раунде он не отвечает
do-rage-unanswered = никто не отвечает
do-burden = этот отряд: −{ $value } { $stat ->
    [attack] к атаке
   *[defense] к защите
} на весь бой
do-fix_dice = все кубики { $whose ->
    [own] вашей атаки
   *[any] атаки
} показывают { $face ->
    [-1] −1
    [0] 0
   *[1] +1
}
do-force = способности вашего отряда действуют при любом кубике
do-charm-only = только { $only }
do-charm-types = только { $types }
do-cube = положите или снимите отметку ответа: { $units }
do-hush = { $what ->
    [magic_damage] заклинания и специальности не наносят урона
    [abilities] отряды не имеют способностей
    [wards] способности отрядов против заклинаний не действуют
    [weak_spells] никто не колдует без силы
    [spells] никто не колдует
   *[morale] никто не тратит мораль и не перебрасывает кубики атаки
}
do-allow = ещё заклинаний { $lasting ->
    [true] в каждом раунде боя
   *[false] в этом раунде боя
}: { $spells }
do-echo = { $lasting ->
    [true] после каждого вашего заклинания
   *[false] после заклинания
} возьмите карт: { $cards }
do-fuel = сбросьте карты: каждая даёт +1 к силе{ $cards ->
    [99] { "" }
   *[other] , не больше { $cards }
}
do-entrench = все ваши отряды берут жетоны обороны
do-entrench-better = они действуют и с 0 на кубике
do-column = { $value ->
    [one] { $value } урон
    [few] { $value } урона
   *[other] { $value } урона
} всем отрядам в ряду из пяти клеток
do-scrap = сбросьте: { $machine }
do-battery = { $ballistas ->
    [0] ваши баллисты
   *[other] вам служит ещё одна баллиста
}{ $aimed ->
    [true] { " " }бьют в кого вы выберете
   *[false] { "" }
}{ $now ->
    [true] , и все баллисты стреляют сейчас
   *[false] { "" }
}
do-salvo = когда стреляет ваша баллиста, она попадает { $times } раза
do-fervour = в ваших атаках любую карту можно сбросить за +{ $attack } к атаке
do-fervour-attack = каждая
play-opening = { $when ->
    [guards] в начале боя с охраной
   *[any] в начале боя
}: { $text }
play-round = в этом раунде боя: { $text }
charm-nimble = проворный
ask-burn_for_power = Сбрасывайте карты: каждая даёт +1 к силе
ask-shoot_more = Баллиста попала: сыграть карту, чтобы она попала ещё раз?
card-sorrow = Печаль
card-slayer = Палач
card-mirth = Радость
card-fire_wall = Стена огня
card-force_field = Силовое поле
card-sacrifice = Жертва
card-misfortune = Неудача
card-view_earth = Взор земли
hero-valeska = Валеска
card-valeska_1 = Валеска: Арбалетчики I
card-valeska_4 = Валеска: Арбалетчики IV
card-valeska_6 = Валеска: Арбалетчики VI
hero-dessa = Десса
card-dessa_1 = Десса: Логистика I
card-dessa_4 = Десса: Логистика IV
card-dessa_6 = Десса: Логистика VI
hero-octavia = Октавия
card-octavia_1 = Октавия: Золото I
card-octavia_4 = Октавия: Золото IV
card-octavia_6 = Октавия: Золото VI
hero-melodia = Мелодия
card-melodia_1 = Мелодия: Фортуна I
card-melodia_4 = Мелодия: Фортуна IV
card-melodia_6 = Мелодия: Фортуна VI
hero-ciele = Сьель
card-ciele_1 = Сьель: Волшебная стрела I
card-ciele_4 = Сьель: Волшебная стрела IV
card-ciele_6 = Сьель: Волшебная стрела VI
hero-luna = Луна
card-luna_1 = Луна: Стена огня I
card-luna_4 = Луна: Стена огня IV
card-luna_6 = Луна: Стена огня VI
card-boots_of_polarity = Сапоги полярности
card-bowstring_of_the_unicorns_mane = Тетива из гривы единорога
card-cards_of_prophecy = Карты пророчества
card-crest_of_valor = Герб доблести
card-helm_of_the_alabaster_unicorn = Шлем алебастрового единорога
card-pendant_of_courage = Кулон отваги
card-learning = Обучение
do-cancel-dice = если один из { $dice } кубиков показывает +1
do-skip = вражеский отряд пропускает активацию: { $tiers }
do-jinx = когда атакует вражеский отряд ({ $tiers }), { $what ->
    [die] его кубик не считается
   *[card] его лучшая карта не считается
}
do-slay_dice = против золотого отряда: кубиков { $dice }, считается каждый +1
do-mirth = каждый кубик ваших атак можно раз перебросить
do-mirth-activation = в этой активации
do-transfer = урон одного вашего отряда ({ $tiers }) переходит на другой
do-token = { $token ->
    [force_field] преграда на свободной клетке: никто там не останавливается, лишь летающие минуют
   *[fire_wall] огонь на свободной клетке: { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[other] { $damage } урона
    } тому, кто там останавливается{ $starts ->
        [true] { " " }или начинает активацию
       *[false] { "" }
    }, а также пешим и стрелкам, что проходят
}
do-rouse = следующим активируется ваш отряд ({ $types })
do-rouse-fresh = если его ещё не активировали
do-rouse-favours = дважды: { $favours }
do-cast_from = наложите в эту активацию сверх лимита заклинание { $pile ->
    [own] из своего сброса
   *[common] с верха сброса заклинаний
}
do-cast_from-names = только { $names }
do-drop_die = после броска вашего отряда ({ $types }) наименьший кубик не считается
do-set_die = после броска вне боя поверните один кубик: { $dice ->
    [map] любая грань
   *[gold] больше всего золота
}
do-endure = бой с охраной длится ещё раунд без траты движения
do-proud = в этот ход поля не отнимают вашу мораль
do-repeat = после поиска: ищите ещё раз
do-learn = на новом уровне: +{ $points } опыта
do-seize = захватите вражеский рудник, до которого от вашего героя полей не больше { $fields }
do-bounty = в этот ход поля дают на один кубик больше
boardtoken-force_field = Силовое поле
boardtoken-fire_wall = Стена огня
event-token_laid = { $token }: { $space }
choice-seize_mine = Захватить: { $field }
ask-seize_one = Какую шахту захватить?
ask-move_damage = Кто примет урон?
ask-pick_roused = Какой отряд активируется следующим?
ask-sadden = { $fighter } сейчас будут действовать: сыграть карту, чтобы они пропустили активацию?
ask-find_spell = Какое заклинание можно наложить сейчас?
ask-leave_out = Сыграть карту, чтобы наименьший кубик не считался?
ask-pick_die = Какой кубик вы поворачиваете?
ask-turn_die = Что показывает кубик?
ask-search_again = Искать ещё раз?
ask-learn_more = Вы достигли уровня: сыграть карту, чтобы получить ещё опыта?
calling-elementalist = Элементалист
play-next = в этом и следующем раунде боя: { $text }
card-stars_hero = Герой
card-plastic_tray = Пластиковый поднос
card-stars_rulebook = Книга правил
card-stars_sanctuary = Звёздное святилище
card-wandering_merchant = Странствующий торговец
card-mcgiver = Макгайвер
card-judge_dread = Судья Дредд
card-event_laboratory = Лаборатория мага
card-event_plea = Мольба крестьян
starrule-sure_defence = отряды в обороне имеют +1 к защите без броска
starrule-weaker_guards = охрана слаба, как на сложности ниже
starrule-truce = герои не нападают друг на друга
starrule-judge_guards = нападающий может раз отослать всю охрану и взять другую
stars-later = в начале следующего раунда: { $effects }
ask-judge_guards = Отослать всю охрану и взять другую?
choice-keep_watch = Дальше управлять охраной
ask-offer_watch = Вы выбыли. Будете дальше управлять охраной, с которой сражаются другие?
option-endless = Без последнего раунда: решает цель
menu-option-endless = Сценарий длится, пока кто-нибудь не достигнет цели. Иначе он закончится после последнего раунда.
standing-endless = Раунд { $round } · { $seat }
welcome-endless = { $story } Цель: { $goal } Последнего раунда нет.
row-round = Раунд { $round }
goal-cubes_count = { $goal } Кубики всех соперников здесь не приносят победы, они считаются в конце.
about-town = кто захватит город соперника, получает кубик его игрока
about-settlement = даёт доход одного ресурса на выбор или сразу усиливает отряд
about-sanctuary = здесь ни на кого не нападают
about-obelisk = первый визит каждого игрока даёт то, что говорит сценарий
about-dragon_utopia = кто его держит, достиг того, о чём идёт речь в некоторых сценариях
about-random_town = его держит фракция, которой никто не управляет; даёт доход тому, кто его захватит
about-mine = даёт доход тому, кто её держит
group-sea = море
group-underground = подземная земля
location-flotsam = Корабельные обломки
location-mermaid = Русалки
location-derelict_ship = Покинутый корабль
location-temple_of_the_sea = Морской храм
location-sea_barrel = Морская бочка
location-buoy = Буй
location-shipwreck = Затонувший корабль
location-shipwreck_survivor = Потерпевший кораблекрушение
location-sea_chest = Морской сундук
location-jetsam = Выброшенный груз
location-spell_scroll = Свиток заклинаний
location-cyclops_stockpile = Склад циклопов
do-gamble = бросьте кубик атаки
do-gamble-bright = +1: { $bright }
do-gamble-even = 0: { $even }
do-gamble-dark = −1: { $dark }
do-take_scroll = { $cards } верхних заклинания становятся свитками: каждое можно применить раз без силы
event-scrolls_taken = { $seat } берёт свитки: { $cards }
zone-scrolls = Свитки
scenario-salt_and_stone = Соль и камень
menu-scenario-salt_and_stone = столкновение: морем и подземельем к городу врага
story-salt_and_stone = Старая дорога теперь под заливом. Кто-то ждёт кораблей, кто-то копает, а кто придёт первым, стучать не станет.
starrule-fair_wind = герои, севшие на корабль, могут двигаться дальше
do-sail = ваш главный герой, сев на корабль, движется дальше
do-sail-moves = +{ $moves } движения
play-at_sea = на море: { $text }
card-water_walk = Хождение по воде
card-crown_of_the_five_seas = Корона пяти морей
card-royal_armor_of_nix = Королевский доспех никсы
card-shield_of_naval_glory = Щит морской славы
card-trident_of_dominion = Трезубец владычества
card-stars_wind = Попутный ветер
do-trap = выложите на свободные клетки жетоны лицом вниз ({ $count }), половина настоящие: кто на таком остановится, { $token ->
    [land_mine] получает { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[other] { $damage } урона
    }
   *[quicksand] завершает активацию
}
do-berserk = вражеский отряд{ $tiers-count ->
    [4] { "" }
   *[other] { " " }({ $tiers })
} в следующей активации атакует ближайшего, своего или чужого
do-clone = рядом с вашим отрядом{ $tiers-count ->
    [4] { "" }
   *[other] { " " }({ $tiers })
} появляется двойник; его разбивает любая атака и любой урон, и он исчезает вместе с оригиналом
do-mirror = заклинание на ваш отряд попадает в другой на ваш выбор: { $tiers }
do-favour-times = раз: { $times }
do-favour-pick = выберите, какой результат считается
do-invoke = поиск (1) в колоде заклинаний, раз: { $times }; найденное можно наложить сразу сверх лимита; каждое наложенное так заклинание кладётся на колоду заклинаний или на её сброс
choice-put_on_top = На колоду: { $card }
ask-cast_found = Наложить найденное?
ask-cast_found_on_map = Наложить найденное?
ask-pick_link = Одинаково близко: в кого попадает дальше?
ask-pick_hit = В какие отряды попадает?
ask-place_used = На колоду заклинаний или на её сброс?
do-glean = возьмите верхнюю карту или уберите её из игры: { $deck }
do-muster = { $unit } присоединяются за { $gold } золота
do-scry = посмотрите верхние отряды нейтральной колоды, сбросьте любые, остальные верните в любом порядке: { $cards }
choice-drop_unit = Сбросить: { $unit }
choice-put_back_unit = На колоду: { $unit }
choice-sink_unit = Под колоду: { $unit }
choice-peek_at_units = Посмотреть верхний отряд: { $tier }
choice-peek_at_player = Посмотреть верхнюю карту колоды игрока: { $seat }
choice-pick_tier = Колода: { $tier }
ask-pick_neutrals = Какую нейтральную колоду просмотреть?
ask-cull_neutrals = Сбросьте любые из этих отрядов
ask-return_units = Верните отряды; последний ляжет сверху
ask-see_show = Из какой колоды открыть отряд?
ask-offer_goods = Что предложить другим?
ask-ask_for_goods = За { $given } ({ $count }): что вы хотите?
ask-answer_swap = { $by } даёт { $given } ({ $count }) за { $wanted } ({ $price }): согласны?
ask-draw_either = Взять карту из колоды или верхнюю из сброса? Осталось: { $cards }
done-offer_goods = Ничего не предлагать
done-ask_for_goods = Всё же ничего не предлагать
done-answer_swap = Отказаться
done-see_show = Довольно отрядов
ask-lay_traps = Выложите жетон на свободную клетку
ask-place_clone = Где появляется двойник?
ask-reflect = Отразить заклинание?
ask-turn_aside = В какой отряд попадает заклинание вместо этого?
event-trap_sprung = { $fighter } наступают на жетон: { $real ->
    [true] { $token }
   *[false] он пустой
}
boardtoken-land_mine = Мина
boardtoken-quicksand = Зыбучие пески
trap-real = { $token } (настоящая ловушка)
charm-berserk = атакует ближайшего
charm-air_ward = без заклинаний Воздуха
card-berserk = Берсерк
card-clone = Клон
card-fortune = Фортуна
card-land_mine = Минное поле
card-magic_mirror = Магическое зеркало
card-quicksand = Зыбучие пески
card-visions = Видения
card-pendant_of_negativity = Кулон отрицания
hero-tarnum_conflux = Тарнум (Сопряжение)
card-tarnum_conflux_1 = Тарнум (Сопряжение): Чародеи I
card-tarnum_conflux_4 = Тарнум (Сопряжение): Чародеи IV
card-tarnum_conflux_6 = Тарнум (Сопряжение): Чародеи VI
do-hire_neutrals = откройте до { $cards } нейтральных отрядов из любых колод, кроме лазурной, и наймите один при наличии жилища его уровня; остальные замешайте
do-homecoming = нейтральный отряд вашей фракции может присоединиться даром, если есть жилище его уровня
do-poach = откройте { $cards ->
    [one] { $cards } верхний отряд
    [few] { $cards } верхних отряда
   *[many] { $cards } верхних отрядов
} нейтральной колоды, один можно нанять; остальные кладутся на колоду или под неё
do-propose = предложите другим игрокам один обмен одного ресурса
do-browse = купите один из { $cards } артефактов (3, 5 или 7 золота) или бросьте { $dice } кубика ресурсов и возьмите один
do-retrain = { $fresh ->
    [true] возьмите карт: { $more }, избавьтесь от способностей и заклинаний; за каждые две карты поиск 2: { $decks }; затем новая рука
   *[false] сбросьте любые карты, доберите до { $more } сверх размера руки, избавьтесь от способностей и заклинаний; за каждые две карты поиск 2: { $decks }
}
do-dismiss = ваш самый дешёвый отряд покидает вас
do-roll_treasure-cursed = артефакт портит всё
do-option-faction = только { $faction }
choice-pick_tiding = { $card }
ask-choose_tiding = Какое событие произойдёт?
ask-browse_wares = Купить артефакт или бросить кубики?
ask-unlearn = Избавьтесь от способностей и заклинаний: каждые две карты дают поиск
ask-name_lesson = В какой колоде ищете?
ask-welcome_kin = Какой отряд вашей фракции присоединяется?
ask-pick_recruits = Отряды какой колоды просмотреть?
event-unit_dismissed = { $unit }: отряд покидает { $seat }
starrule-better_machines = баллисты наносят, а палатки лечат на один больше, с повозкой стрелки перебрасывают кубик
starrule-two_tidings = из двух событий выбирают одно
starrule-peddler = в этом раунде каждый игрок может раз в свой ход купить боевую машину на 3 золота дешевле, чем на торговом посту
card-stars_ammo_cart = Неделя повозки с боеприпасами
card-stars_circus = Чарли и его цирк
card-forty_thieves = Сорок разбойников
card-unexpected_reinforcements = Неожиданное подкрепление
card-event_marketplace = Событие: рынок
card-event_messenger = Событие: гонец с припасами
card-event_crypt = Событие: склеп
card-event_swamp = Событие: проклятое болото
card-event_thieves = Событие: логово воров
card-event_time = Событие: рынок времени
card-event_schools = Событие: школы магии и войны
card-event_garden = Событие: сад откровения
do-market = карты на продажу ({ $deck })
do-market-each = по { $each } на каждого игрока
do-market-cards = всего { $cards }
do-market-gold = по { $gold } золота
do-market-valuables = или драгоценностей: { $valuables }
do-market-graded = цена по уровню
do-market-die = или вместо этого бросьте кубик ресурсов
do-market-several = покупайте сколько угодно или вместо этого открытую карту сброса
do-market-shuffled = купивший замешивает карту в колоду вместе со сбросом
do-auction = аукцион: карт { $cards } ({ $deck }), каждая достаётся высшей тайной ставке, не больше { $most } золота; при равных ставках никто ничего не получает
do-glade = каждый кладёт рубашкой вверх карту с руки или верхнюю карту колоды; их тасуют, и каждый берёт одну вслепую или { $gold } золота
do-camp = каждый может открыть до { $units } отрядов нейтральной колоды; затем каждый может нанять один из всех, имея жилище его ранга
do-gaol = из двух нейтральных отрядов каждый покупает один или отпускает его за { $gold } золота; второй передают дальше
do-pot = в общий банк бросают кубиков сокровищ и ресурсов по { $dice }; каждый бросает по одному и может взять из банка кубик с таким же результатом
do-riddle = назовите ресурс, которого не покажут { $dice } кубика: если угадали, возьмите один, иначе потеряйте один; или бросьте кубик и заплатите его за поиск { $cards } ({ $deck }); или уйдите
do-train = доберите до размера руки, сбросьте любые карты; за каждые { $cards } усильте параметр с руки или из сброса
do-reinforce-only = только { $only }
starrule-no_draw = в начале хода никто не добирает карт
starrule-ground_charge = в первом бою, который начинает каждый игрок, все пешие отряды имеют +1 к атаке
starrule-offense = карты, дающие защиту, вместо этого дают столько же атаки
starrule-turn_tiles = каждый может повернуть землю без героев, ни одну не поворачивают дважды
starrule-second_tries = неудачный бросок для свойства отряда делают ещё раз
starrule-elementals = элементали лежат лицом вверх на нейтральных колодах и возвращаются туда после поражения
stars-brief = в этом раунде: { $rule }
card-stars_explorers = Исследователи
card-stars_crag_hack = Неделя Крэга Хека
card-stars_offense = Неделя нападения
card-disruption = Сдвиг земель
card-multilingual_bron = Бронь-полиглот
card-stars_elementals = Элементали
card-event_auction = Событие: подозрительный аукцион
card-event_forest = Событие: волшебный лес
card-event_camp = Событие: лагерь наёмников
card-event_leprechaun = Событие: проказливый лепрекон
card-event_prison = Событие: тюрьма
card-event_hermit = Событие: старый отшельник
choice-bid_gold = Ставка: { $gold } золота
choice-give_card = Положить: { $card }
choice-take_from_pool = Взять карту вслепую
choice-take_gold = Взять { $gold } золота
choice-name_resource = Ни один кубик не покажет: { $resource }
choice-pledge = { $resource }: { $count }
choice-accept_swap = Согласиться на обмен
choice-pick_tile = Повернуть эту землю
event-bid_shown = { $seat }: ставка { $gold } золота
event-pool_filled = Перетасованных карт рубашкой вверх: { $cards }
event-elementals_called = Элементали лежат лицом вверх на колодах: { $units }
ask-bid = Сколько ставите за карту { $card }?
ask-fill_pool = Какую карту положите для всех?
ask-draw_from_pool = Взять неизвестную карту или золото?
ask-fill_camp = Отряд какой колоды открыть?
ask-hire_from_camp = Наёмники предлагают службу: нанять отряд?
ask-open_gaol = Узники: кого показать, выкупить или отпустить?
ask-match_die = Кубики совпали: взять кубик из банка?
ask-ask_hermit = Отшельник спрашивает: какого ресурса не покажут кубики?
ask-lose_die = Вы не угадали: что теряете?
ask-pay_die = Заплатить показанное кубиком за поиск?
ask-pick_turned = Какую землю повернуть?
done-ask_hermit = Уйти
done-fill_camp = Довольно
label-lose = Потерять: { $face }
label-deck_top = Верхняя карта колоды: { $deck }
line-tiding = { $line }. { $text }.
location-whirlpool = Водоворот
starrule-calm_whirlpools = водовороты не забирают отрядов, и герой сам выбирает выход
card-stars_whirlpool = Неделя водоворота
ask-pass_through = Перейти в другое место?
done-pass_through = Остаться здесь
do-travel = перейти в другое такое место: { $to }
do-travel-toll = его выбирает случай, а вы теряете отряд на выбор
location-subterranean_gate = Подземные врата
location-monolith_two_way = Двусторонний монолит
location-monolith_entrance = Входной монолит
location-monolith_exit = Выходной монолит
event-sign_laid = Выложен жетон: { $location }
location-bank_crypt = Склеп
location-bank_imp_cache = Тайник бесов
location-bank_dwarven_treasury = Сокровищница гномов
location-bank_dragon_fly_hive = Улей стрекоз
location-bank_medusa_stores = Хранилище медуз
location-bank_shipwreck = Затонувший корабль (хранилище)
location-bank_cyclops_stockpile = Склад циклопов (хранилище)
location-bank_derelict_ship = Покинутый корабль (хранилище)
location-bank_dragon_utopia = Утопия драконов (хранилище)
location-bank_griffin_conservatory = Заповедник грифонов
location-bank_naga_bank = Сокровищница наг
location-bank_pyramid = Пирамида
aspect-bank = Карта хранилища
aspect-stacked = С усилением
do-bulwark = всегда сражается, как с жетоном обороны
do-stifle = враги не колдуют
option-creature_banks = Хранилища существ
menu-option-creature_banks = Кто открывает землю, может положить на её непроходимое поле хранилище существ: четыре защитника, а затем награда.
choice-lay_bank = Выложить здесь хранилище существ
ask-offer_bank = Выложить жетон хранилища существ на непроходимое поле?
done-offer_bank = Без хранилища
field-bank = Защитники хранилища: { $units }
bank-each = за каждого усиленного защитника: { $effects }
bank-search = поиск стольких карт, сколько защитников было усилено: { $deck }
stack-attack = Усиление: +1 к атаке
stack-defense = Усиление: +1 к защите
stack-health = Усиление: +1 к здоровью
stack-initiative = Усиление: +2 к инициативе
do-enlist = к вам присоединяется отряд из хранилища: { $unit }, усиленный, если усиленных защитников было хотя бы двое
do-reforge-discarded = также из сброса
option-pandora_cards = Карты ящика Пандоры
menu-option-pandora_cards = Кто посещает ящик Пандоры, может взять карту его колоды, а не бросать кубики.
option-empowered_abilities = Усиленные способности
menu-option-empowered_abilities = Кто получает способность, может отдать жетон за её усиленную карту.
do-open_box = возьмите карту ящика Пандоры
do-cull = посмотрите верхние карты ({ $deck }): { $cards }, сбросьте не больше { $most }, остальные положите назад
do-enroll = из верхних нейтральных отрядов ({ $tier }): { $cards }, один может присоединиться за полцены
do-wager = бросьте кубики сокровищ: { $dice }; если на каком-то артефакт, поиск { $cards } ({ $deck })
event-box_opened = { $seat } открывает ящик Пандоры: { $card }
card-box_lesson = Урок из ящика
card-box_abilities = Ящик навыков
card-box_spells = Ящик заклинаний
card-box_artifacts = Ящик артефактов
card-box_stars = Ящик звёзд
card-box_recruits = Ящик рекрутов
card-box_study = Учёба из ящика
card-box_sorcery = Чары из ящика
card-box_hoard = Клад ящика
card-box_bargain = Сделка ящика
card-box_riches = Богатства ящика
card-box_treasures = Драгоценности ящика
card-box_march = Поход из ящика
card-box_wisdom = Мудрость из ящика
card-box_gifts = Дары ящика
card-box_trade = Обмен из ящика
card-box_power = Сила ящика
card-box_shelf = Полка ящика
card-box_grasp = Хватка ящика
card-box_income = Источник ящика
done-drop_one = Остальные оставить
curio-times = до { $times } раз: { $text }
do-gnaw = в конце каждого своего хода избавьтесь от этой карты или потеряйте мораль
do-shelf = в игре могут быть постоянные карты, вместе с этой: { $cards }
do-grasp = размер руки +{ $cards }
do-windfall = бросьте кубик ресурсов: пока карта в игре, этот доход больше на шаг
do-barter = один ваш отряд ({ $gives }) становится Горсткой или уходит от вас; затем открываются нейтральные отряды каждого уровня ({ $tiers }), по { $cards }, и с каждого уровня один может присоединиться даром
ask-clear_shelf = Для стольких постоянных карт нет места. Какую сбросить?
ask-feed_box = Избавиться от карты ящика или потерять мораль?
done-feed_box = Оставить её и потерять мораль
ask-give_away = Какой отряд станет Горсткой или уйдёт от вас?
ask-spend_crown = Обменять способность { $card } на усиленную?
    .help = Это забирает один ваш жетон; обычная карта выходит из игры. [HM-3376]
done-spend_crown = Оставить жетон
card-empowered_air_magic = Магия воздуха (усилено)
card-empowered_archery = Стрельба (усилено)
card-empowered_armorer = Доспехи (усилено)
card-empowered_artillery = Артиллерия (усилено)
card-empowered_ballistics = Баллистика (усилено)
card-empowered_basic_air_magic = Основы магии воздуха (усилено)
card-empowered_basic_earth_magic = Основы магии земли (усилено)
card-empowered_basic_fire_magic = Основы магии огня (усилено)
card-empowered_basic_water_magic = Основы магии воды (усилено)
card-empowered_diplomacy = Дипломатия (усилено)
card-empowered_eagle_eye = Зоркость (усилено)
card-empowered_earth_magic = Магия земли (усилено)
card-empowered_estates = Поместья (усилено)
card-empowered_fire_magic = Магия огня (усилено)
card-empowered_first_aid = Первая помощь (усилено)
card-empowered_intelligence = Интеллект (усилено)
card-empowered_interference = Помехи (усилено)
card-empowered_leadership = Лидерство (усилено)
card-empowered_learning = Обучение (усилено)
card-empowered_logistics = Логистика (усилено)
card-empowered_luck = Удача (усилено)
card-empowered_mysticism = Мистицизм (усилено)
card-empowered_necromancy = Некромантия (усилено)
card-empowered_offense = Нападение (усилено)
card-empowered_pathfinding = Поиск пути (усилено)
card-empowered_resistance = Сопротивление (усилено)
card-empowered_scholar = Грамотность (усилено)
card-empowered_scouting = Разведка (усилено)
card-empowered_sorcery = Волшебство (усилено)
card-empowered_tactics = Тактика (усилено)
card-empowered_water_magic = Магия воды (усилено)
card-empowered_wisdom = Мудрость (усилено)

# -- reports

report-combat = Бой · { $field }
report-winner = { $how ->
    [retreat] { $loser } отступает. Победитель: { $winner }
    [surrender] { $loser } сдаётся. Победитель: { $winner }
   *[won] Победитель: { $winner }
}
report-spent = Против охраны ещё один раунд боя стоит очко движения, а ни одного не осталось.
report-losses = потеряно { $lost } из { $count }
report-beaten = разбиты
report-reduced = теперь Горстка
report-stands = устояли
report-brought = Что это дало
report-played = Сыгранные карты: { $cards }
report-mission = Миссия: { $scenario }
report-again = Миссию можно попробовать снова — с той колодой, с которой она началась.
report-last = Это была последняя миссия.
report-next = Следующая миссия: { $scenario }.
report-deck = В следующую миссию
report-deck_text = Она начинается с уровня 1, на новой карте, с этими картами.
report-kept = Герой берёт с собой
report-kept_cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
report-left = Что остаётся позади и почему
report-left_level = Уровень и опыт
report-why_level = каждая миссия начинается с уровня 1; специальности высших уровней вернутся вместе с ними [HM-3221]
report-left_cards = Остальные карты
report-why_cards = кроме карт параметров и первой специальности, с собой берут { $count } карт на выбор [HM-3222]
report-left_country = Войско, город, ресурсы и флаги
report-why_country = у каждой миссии своя карта и своё начало [HM-3223]
report-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
report-points_levels = уровень { $count }: { $points }
report-points_flags = флаги × { $count }: { $points }
report-points_buildings = здания × { $count }: { $points }
report-points_trophies = трофеи × { $count }: { $points }
