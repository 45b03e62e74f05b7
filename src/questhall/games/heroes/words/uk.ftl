# Heroes of Might & Magic III українською.

# -- гра

game-name = Heroes of Might & Magic III
game-about = Відкривайте землі, розбудовуйте місто, збирайте військо й колоду карт і бийтеся на маленькому полі: одне проти одного або разом.
game-role = Фракція
subtitle = { $scenario } · { $mode } · { $difficulty }
standing-setup = Підготовка
standing-turn = Раунд { $round } з { $rounds } · { $seat }
standing-combat = Раунд { $round } · раунд бою { $fight }
prompt-waiting = Хід: { $seat }
welcome-aim = { $story } Мета: { $goal } Раундів: { $rounds }.
welcome-turn = У свій хід герої ходять мапою: крок, невідома земля чи повторний візит коштують очко руху. Поле з охороною виборюють у бою; хто рівнем вищий за її складність, перед тим вона тікає.
welcome-town = Раз на раунд, будь-коли, у місті можна збудувати, найняти військо й купити закляття. Карти з руки допомагають на мапі та в бою; кожну грають заради одного з її ефектів.
welcome-carried = Місію «{ $mission }» виграно. Як і кожна, ця починається з рівня 1, з нової мапи й нового війська; { $hero } має з собою: { $cards }.
goal-capture_town = захопити місто супротивника.
goal-flag_utopia = підняти свій прапор над Утопією драконів.
mode-clash = сутичка
mode-alliance = союз
mode-cooperative = разом
mode-campaign = кампанія
difficulty-easy = Легко
difficulty-normal = Звичайно
difficulty-hard = Важко
difficulty-impossible = Неможливо
menu-players = { $players } { $count ->
    [one] гравець
    [few] гравці
   *[many] гравців
}
menu-rounds = { $rounds } { $count ->
    [one] раунд
    [few] раунди
   *[many] раундів
}
menu-missions = місій: { $missions }
menu-bonus = на початку: { $first } або { $second }
menu-no_bonus = на початку нічого
menu-guards = охорона полів { $guards }
menu-crowns = жетонів у кожного на початку: { $crowns }
menu-renewals = раунди { $rounds }
bonus-minor = відкривайте артефакти, доки не з’явиться малий, і візьміть його
bonus-twice = { $what }, двічі
option-difficulty = Складність
menu-option-difficulty = Наскільки сильні охорона, герої ШІ та сховища істот і скільки кожен дістає на початку.
option-no_rerolls = Кубики не перекидають
menu-option-no_rerolls = Складніше: ні мораль, ні карти, ні здібності загонів не дають перекинути кубик.
option-meagre_dice = Кубик ресурсів дає лише один
menu-option-meagre_dice = Складніше: кубик ресурсів чи скарбів дає лише 1 показаний ресурс.
option-no_bonus = Без стартового бонусу
menu-option-no_bonus = Складніше: до першого раунду ніхто не кидає кубиків і не бере артефакта.
option-helpers = Усі починають із другим героєм
menu-option-helpers = Легше: другий герой із першого раунду стоїть у місті, і за нього не платять.
option-sure_damage = Атака завдає щонайменше 1 ушкодження
menu-option-sure_damage = Легше: жодна атака загону не минає марно, хоч би який був захист.
option-double_income = Шахти й поселення дають подвійний дохід
menu-option-double_income = Легше: кожна ваша шахта і поселення додають до доходу вдвічі більше.
option-tireless = Ще один раунд бою не коштує руху
menu-option-tireless = Легше: за ще один раунд бою з охороною не платять рухом.
option-quiet_die = Кубик атаки не змінює ушкоджень
menu-option-quiet_die = Варіант: ушкодження – це атака мінус захист; кубик лише запускає здібності.
option-astrologers = Астрологи віщують
menu-option-astrologers = Варіант: як часто беруть карту, що змінює правила для всіх.
option-astrologers-even = У парних раундах
menu-astrologers-even = у раундах 2, 4, 6 і далі, як у правилах
option-astrologers-always = Щораунду
menu-astrologers-always = також у раундах із доходом
option-astrologers-never = Ніколи
menu-astrologers-never = жодних провіщень
option-returning_fields = Усі місця оновлюються в раундах 4, 8 і 12
menu-option-returning_fields = Варіант: відвідане можна відвідати ще раз, усі чорні кубики знімають.
option-free_trade = Вільна торгівля у свій хід
menu-option-free_trade = Легше: ресурси міняють за таблицею обміну без торгової крамниці; саму крамницю відвідують раз, по артефакт.
option-slow_cards = Нові карти йдуть у скид
menu-option-slow_cards = Варіант: здобута карта йде у скид і прийде на руку згодом.
option-wilds = Випадкові мапи
option-wilds-gentle = Лагідні
option-wilds-usual = Звичайні
option-wilds-harsh = Суворі
menu-option-wilds = Яка земля там, де мапу складає випадок.
menu-wilds-gentle = на 5 золота більше доходу; слабша охорона довкола міста, якщо сценарій кладе там землі IV–V
menu-wilds-usual = як каже сценарій
menu-wilds-harsh = сильніша охорона ближче до міста, на 5 золота менше доходу
options-readings = Домашні правила: інші прочитання
option-dark_stays = Перший темний жетон лишається
menu-option-dark_stays = Після другого темного жетона бойового духу, через який скидають руку, перший лишається. Інакше зникають обидва.
option-opening_hands = Руки роздають перед 1-м раундом
menu-option-opening_hands = Кожен добирає карти до розміру руки ще до першого ходу. Інакше першу руку беруть у свій перший хід.
option-spell_book_in_turn = Закляття купують лише у свій хід
menu-option-spell_book_in_turn = Так каже планшет міста. Інакше книгу заклять уживають раз на раунд у чий завгодно хід.
option-own_dice = Перекидають лише кубики своїх атак
menu-option-own_dice = Кубики охорони й кубик жетона захисту не перекидає ніхто. Інакше це може той, хто водить охорону або кого атакують.
option-same_pile = Замінена карта зберігає місце
menu-option-same_pile = Нова карта параметра йде туди, де була стара: у руку чи у скид. Інакше вона завжди йде в руку.
option-own_shelter = Без прихистку в союзників
menu-option-own_shelter = Переможений герой тікає лише до міста й поселень свого гравця. Інакше в альянсі приймають і міста й поселення союзників.
option-shared_lessons = Другий герой навчає головного
menu-option-shared_lessons = Досвід полів і кубиків, який знайшов другий герой, дістається головному. Інакше він пропадає.
option-closed_lines = Жовті лінії ховають землі
menu-option-closed_lines = Через жовту лінію земель не відкривають. Інакше вона лише не дає пройти.
option-lookout_supply = Обсерваторія викладає власні землі
menu-option-lookout_supply = Обсерваторія може також викласти землю з власного запасу. Інакше вона лише відкриває землі мапи.
option-short_sieges = Облога нічийного міста обмежена
menu-option-short_sieges = Після кожного раунду бою продовження коштує руху, як проти охорони. Інакше бій за нічийне місто без обмежень.
option-total_defeat = Втратити всіх у бою — поразка
menu-option-total_defeat = Хто втратив усі загони, що билися з охороною, переможений, хай би хто лишився у війську. Інакше герой просто відходить.
option-late_defence = Оборона після відмови від героя
menu-option-late_defence = Хто віддав другого героя вдома, ще може заплатити 8 золота за оборону. Інакше місто взято.
option-deep_paralysis = Паралізованих будить лише рана
menu-option-deep_paralysis = Атака без ушкоджень не знімає паралічу. Інакше його знімає будь-яка атака.
option-shared_victory = Перемогу ділять
menu-option-shared_victory = Усі, хто сягнув мети тієї самої миті, перемагають разом. Інакше перемагає активний гравець або наступний за годинниковою стрілкою.
scenario-first_flags = Перші прапори
scenario-dragons_gate = Драконяча брама
scenario-sealed_valley = Запечатана долина
menu-scenario-first_flags = сутичка: перемагає той, хто першим захопить місто
menu-scenario-dragons_gate = сутичка: перемагає перший прапор над Утопією драконів
menu-scenario-sealed_valley = разом: здолати Утопію драконів вчасно
story-first_flags = Старий король не лишив заповіту, лише мапу з білими плямами та сусідів, яким не терпиться.
story-dragons_gate = Де сходяться ріки, дракони сплять на золоті, якого не купить жодна корона. Хтось їх розбудить.
story-sealed_valley = Перевали замело до весни, а те, що живе в Утопії, спускається полювати. До весни далеко.

# -- фракції та герої

faction-castle = Замок
faction-dungeon = Темниця
faction-necropolis = Некрополіс
menu-role-castle = лицарі й ангели: міцні бійці, висока мораль
menu-role-dungeon = дракони й магія: велика сила, але недешева
menu-role-necropolis = нежить: без моралі, а полеглі встають знову
hero-catherine = Катерина
hero-rion = Ріон
hero-mutare = Мутаре
hero-alamar = Аламар
hero-tamika = Таміка
hero-sandro = Сандро
calling-knight = Лицар
calling-cleric = Клірик
calling-overlord = Володар
calling-warlock = Чорнокнижник
calling-death_knight = Лицар смерті
calling-necromancer = Некромант

# -- загони

unit-halberdiers = Алебардники
unit-marksmen = Арбалетники
unit-griffins = Грифони
unit-crusaders = Хрестоносці
unit-zealots = Фанатики
unit-champions = Чемпіони
unit-archangels = Архангели
unit-troglodytes = Троглодити
unit-harpies = Гарпії
unit-evil_eyes = Злі очі
unit-medusas = Медузи
unit-minotaurs = Мінотаври
unit-manticores = Мантикори
unit-black_dragons = Чорні дракони
unit-elementals = будь-які елементалі
unit-golems = будь-які големи
unit-dragons = будь-які дракони
unit-skeletons = Скелети
unit-zombies = Зомбі
unit-wraiths = Привиди
unit-liches = Лічі
unit-vampires = Вампіри
unit-dread_knights = Лицарі жаху
unit-ghost_dragons = Примарні дракони
unit-peasants = Селяни
unit-boars = Кабани
unit-halflings = Напіврослики
unit-rogues = Розбійники
unit-mummies = Мумії
unit-nomads = Кочівники
unit-sharpshooters = Снайпери
unit-trolls = Тролі
unit-gold_golems = Золоті големи
unit-diamond_golems = Діамантові големи
unit-enchanters = Чародії
unit-crystal_dragons = Кришталеві дракони
unit-azure_dragons = Лазурові дракони

# -- карти

card-attack = Атака
card-defense = Захист
card-power = Сила магії
card-knowledge = Знання
card-archery = Стрільба
card-armorer = Обладунки
card-diplomacy = Дипломатія
card-estates = Маєтки
card-intelligence = Інтелект
card-leadership = Лідерство
card-logistics = Логістика
card-luck = Удача
card-mysticism = Містицизм
card-necromancy = Некромантія
card-offense = Напад
card-resistance = Опір
card-sorcery = Чаклунство
card-tactics = Тактика
card-wisdom = Мудрість
card-magic_arrow = Чарівна стріла
card-lightning_bolt = Блискавка
card-haste = Прискорення
card-disrupting_ray = Руйнівний промінь
card-chain_lightning = Ланцюгова блискавка
card-counterstrike = Контрудар
card-blind = Сліпота
card-bloodlust = Жага крові
card-curse = Прокляття
card-fire_shield = Вогняний щит
card-fireball = Вогняна куля
card-anti_magic = Антимагія
card-slow = Сповільнення
card-stone_skin = Кам’яна шкіра
card-resurrection = Воскресіння
card-town_portal = Міський портал
card-bless = Благословення
card-cure = Лікування
card-weakness = Слабкість
card-prayer = Молитва
card-teleport = Телепорт
card-angel_wings = Крила ангела
card-armor_of_wonder = Обладунок дива
card-blackshard_of_the_dead_knight = Чорний клинок мертвого лицаря
card-breastplate_of_petrified_wood = Кіраса з кам’яного дерева
card-centaurs_axe = Сокира кентавра
card-charm_of_mana = Чари мани
card-dragon_scale_armor = Обладунок із драконячої луски
card-dragon_scale_shield = Щит із драконячої луски
card-dragon_wing_tabard = Плащ із крил дракона
card-endless_bag_of_gold = Бездонна торба золота
card-endless_sack_of_gold = Бездонний мішок золота
card-everflowing_crystal_cloak = Плащ нескінченних кристалів
card-everpouring_vial_of_mercury = Невичерпна колба ртуті
card-head_of_legion = Голова легіону
card-hourglass_of_the_evil_hour = Пісочний годинник лихої години
card-inexhaustible_cart_of_lumber = Невичерпний віз деревини
card-legs_of_legion = Ноги легіону
card-loins_of_legion = Стегна легіону
card-ogres_club_of_havoc = Довбня огра-руйнівника
card-red_dragon_flame_tongue = Вогняний язик червоного дракона
card-rib_cage = Грудна клітка
card-sentinels_shield = Щит вартового
card-shackles_of_war = Кайдани війни
card-shield_of_the_dwarven_lords = Щит володарів гномів
card-shield_of_the_yawning_dead = Щит позіхливих мерців
card-speculum = Підзорна труба
card-sword_of_judgement = Меч правосуддя
card-targ_of_the_rampaging_ogre = Щит лютого огра
card-titans_cuirass = Кіраса титана
card-titans_gladius = Гладіус титана
card-tunic_of_the_cyclops_king = Туніка короля циклопів
card-vial_of_lifeblood = Колба живої крові
card-catherine_1 = Катерина: Хрестоносці I
card-catherine_4 = Катерина: Хрестоносці IV
card-catherine_6 = Катерина: Хрестоносці VI
card-rion_1 = Ріон: Перша допомога I
card-rion_4 = Ріон: Перша допомога IV
card-rion_6 = Ріон: Перша допомога VI
card-mutare_1 = Мутаре: Дракони I
card-mutare_4 = Мутаре: Дракони IV
card-mutare_6 = Мутаре: Дракони VI
card-alamar_1 = Аламар: Воскресіння I
card-alamar_4 = Аламар: Воскресіння IV
card-alamar_6 = Аламар: Воскресіння VI
card-tamika_1 = Таміка: Лицарі жаху I
card-tamika_4 = Таміка: Лицарі жаху IV
card-tamika_6 = Таміка: Лицарі жаху VI
card-sandro_1 = Сандро: Орда I
card-sandro_4 = Сандро: Орда IV
card-sandro_6 = Сандро: Орда VI

# -- астрологи

card-annoying_lizard = Набридлива ящірка
card-battalions_stallion = Батальйонний жеребець
card-crazy_wizard = Божевільний чарівник
card-dead_silence = Мертва тиша
card-fancy_pixie = Чепурна піксі
card-fluffy_rabbit = Пухнастий кролик
card-friendly_beaver = Приязний бобер
card-gold_dragon = Золотий дракон
card-greedy_dragon = Жадібний дракон
card-grim_warlock = Похмурий чорнокнижник
card-groovy_satyr = Веселий сатир
card-isras_friends = Друзі Ізри
card-magic_tortoise = Чарівна черепаха
card-merry_leprechaun = Веселий лепрекон
card-profuse_growth = Буйний ріст
card-swift_weasel = Прудка ласка
card-terrible_plague = Страшна чума
card-white_raven = Білий крук
card-wild_debauchery = Дикий бенкет
stars-moves = рух кожного героя: { $change }
stars-hand = розмір руки: { $change }
stars-hand_less = розмір руки: { $change }, але щонайменше { $least }
stars-income = наступний дохід: { $change }
stars-each = кожен гравець: { $effects }
stars-nothing = нічого не стається
starrule-reshuffle_hands = кожен замішує артефакти й закляття з руки в колоду та бере стільки ж карт
starrule-first_spell_returns = перше закляття кожного гравця повертається в руку
starrule-clear_cubes = з мапи знято всі чорні кубики: ті поля знову можна відвідати
starrule-first_spell_stronger = перше закляття кожного ходу має +1 до сили
starrule-swap_guard = перед боєм одного охоронця можна замінити
starrule-lucky_dice = щоходу один кубик мапи можна перекинути

# -- будівлі

building-castle_city_hall = Ратуша
building-castle_citadel = Цитадель
building-castle_mage_guild = Гільдія магів
building-towers = Вежі
building-holy_grounds = Святі землі
building-glory_of_erathia = Слава Ератії
building-brotherhood_of_the_sword = Братство меча
building-blacksmith = Кузня
building-dungeon_city_hall = Ратуша
building-dungeon_citadel = Цитадель
building-dungeon_mage_guild = Гільдія магів
building-warrens = Нори
building-inner_labyrinths = Внутрішні лабіринти
building-ancient_lairs = Прадавні лігва
building-portal_of_summoning = Портал прикликання
building-mana_vortex = Вир мани
building-necropolis_city_hall = Ратуша
building-necropolis_citadel = Цитадель
building-necropolis_mage_guild = Гільдія магів
building-old_cemetery = Старий цвинтар
building-mausoleum_domain = Володіння мавзолею
building-vaults_of_darkness = Склепи темряви
building-cover_of_darkness = Завіса темряви
building-necromancy_amplifier = Підсилювач некромантії
works-city_hall = дохід: { $yields }
works-citadel = загони можуть ставати Зграями; в облозі три мури, брама й вежа стрільців
works-sieged = { $text }; також після облоги вашого міста
works-mage_guild = заклять одразу: { $spells }, далі щораунду одне за { $gold } золота
works-dwelling = загони: { $tier }
works-faction = дохід: { $yields }
buildingrule-blacksmith = раз на хід: позбутися артефакту за 4 золота або за 6 золота шукати артефакт
buildingrule-portal_of_summoning = на початку вашого ходу за кожну вашу оселю відкривається нейтральний загін її рівня; один можна найняти за його ціну
buildingrule-mana_vortex = на початку ходу скиньте карту: скид замішується в колоду, беріть одну з трьох
buildingrule-cover_of_darkness = раз на хід: скиньте до двох карт і візьміть стільки ж; або на початку бою з героєм ворог скидає випадкову карту
buildingrule-necromancy_amplifier = на початку ходу візьміть Некромантію з колоди або спеціальність зі скиду
state-after = після: { $building }

# -- мапа

location-empty = Чисте поле
location-blocked = Непрохідно
location-town = Місто
location-mine = Шахта
location-settlement = Поселення
location-artifact = Артефакт
location-resource = Ресурси
location-treasure = Скарб
location-fountain = Фонтан
location-water_wheel = Водяне колесо
location-warriors_tomb = Гробниця воїна
location-temple = Храм
location-mystical_garden = Містичний сад
location-pandoras_box = Скринька Пандори
location-learning_stone = Камінь знань
location-windmill = Вітряк
location-golden_shrine = Золоте святилище
location-white_shrine = Біле святилище
location-trading_post = Торгова крамниця
location-sanctuary = Притулок
location-stables = Стайні
location-tree_of_knowledge = Древо знань
location-observatory = Обсерваторія
location-grail = Грааль
location-magic_spring = Чарівне джерело
location-witch_hut = Хатина відьми
location-obelisk = Обеліск
location-dragon_utopia = Утопія драконів
field-town = Місто: { $faction }
field-mine = Шахта: { $resource }
field-hidden = Невідома земля: { $group }
field-site = Тут можна викласти нову землю
field-guard = { $field }, охорона рівня { $level }
field-guard_level = Число – це рівень охорони, а не скільки її. Від героя рівня понад { $level } вона тікає: тоді поле відвідують без бою.
field-guard_units = Ця охорона на складності «{ $difficulty }»: { $units }.
field-visited = відвідано
field-flag = прапор: { $seat }
field-flag_ai = прапор ШІ: { $hero }
field-gives = дає { $amount }
group-starting = стартова земля
group-far = земля II–III
group-near = земля IV–V
group-center = земля VI–VII
pawn-main = головний герой
pawn-second = другий герой

# -- дрібні слова

resource-gold = золото
resource-materials = матеріали
resource-valuables = коштовності
tier-bronze = бронза
tier-silver = срібло
tier-gold = золото
tier-azure = лазур
deck-ability = здібності
deck-artifact = артефакти
deck-spell = закляття
deck-stars = астрологи
deck-tidings = події
deck-curios = скринька Пандори
deck-own = ваша колода
passage-fields = будь-які поля без наслідків
passage-guards = поля з охороною чи ворожими героями
passage-blocked = непрохідні поля
passage-borders = межі
school-air = Повітря
school-fire = Вогонь
school-earth = Земля
school-water = Вода
school-any = будь-яка школа
type-ground = піхота
type-flying = летючі
type-ranged = стрільці
kind-statistic = Параметр
kind-ability = Здібність
kind-artifact = Артефакт
kind-spell = Закляття
kind-specialty = Спеціальність
grade-basic = базове
grade-expert = експертне
grade-minor = малий
grade-major = великий
grade-relic = реліквія
aspect-few = Жменя
aspect-pack = Зграя
aspect-neutral = Нейтральні
camp-attacker = нападник
camp-defender = захисник
wall-wall = Мур
wall-gate = Брама
name-tower = Вежа зі стрілами
name-owned = { $unit } ({ $owner })
name-placed = { $unit }, { $space }
name-guards = охорона

# -- ефекти: на мапі

do-purse = { "" }
do-purse-gold = { $gold } золота
do-purse-materials = { $materials ->
    [one] { $materials } матеріал
    [few] { $materials } матеріали
   *[other] { $materials } матеріалів
}
do-purse-valuables = { $valuables ->
    [one] { $valuables } коштовність
    [few] { $valuables } коштовності
   *[other] { $valuables } коштовностей
}
do-gain = { "" }
do-gain-gold = +{ $gold } золота
do-gain-materials = +{ $materials ->
    [one] { $materials } матеріал
    [few] { $materials } матеріали
   *[other] { $materials } матеріалів
}
do-gain-valuables = +{ $valuables ->
    [one] { $valuables } коштовність
    [few] { $valuables } коштовності
   *[other] { $valuables } коштовностей
}
do-draw = візьміть { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[other] { $cards } карт
}
do-discard = скиньте { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[other] { $cards } карт
}
do-experience = +{ $points } досвіду
do-morale = мораль { $change ->
    [1] +1
   *[other] −1
}
do-moves = { $points ->
    [-1] −1
   *[other] +{ $points }
} руху
do-search = пошук { $cards }: { $deck }
do-roll_resource = { $dice ->
    [1] киньте кубик ресурсів
   *[other] киньте кубики ресурсів ({ $dice }) і візьміть { $keep }
}
do-roll_treasure = { $dice ->
    [1] киньте кубик скарбів
   *[other] киньте кубики скарбів ({ $dice }) і візьміть 1
}
do-take_top = візьміть верхню карту: { $deck }
do-take_grail = візьміть Грааль
do-trade = обмін ресурсів або позбутися карти за 1 золото
do-scout = відкрийте сусідню землю
do-drink_spring = візьміть одну з { $cards } верхніх карт свого скиду
do-visit_witch = позбудьтеся здібності з руки або візьміть чи скиньте верхню здібність колоди
do-reinforce = Жменя стає Зграєю ({ $tiers }){ $price ->
    [full] { "" }
    [free] { " " }безплатно
    [half] { " " }за пів ціни
   *[half_gold] { " " }за пів золота
}{ $less ->
    [0] { "" }
   *[other] { " " }на { $less } золота дешевше
}
do-flip_pack = Зграя стає Жменею
do-option = { $then }
do-option-pay = за { $pay }
do-one_of = { $options }
    .options-join = { "; або " }
do-one_of-optional = за бажанням

# -- ефекти: карти в бою

do-power = +{ $value } до сили
do-bolster = +{ $value } { $stat ->
    [attack] до атаки
   *[defense] до захисту
}
do-bolster-favours = подвійно: { $favours }
do-weaken = ворог: −{ $value } { $stat ->
    [attack] до атаки
   *[defense] до захисту
}
do-steady = { $attack ->
    [0] ваш загін атакує
   *[other] +{ $attack } до атаки
} без кубика (не стрільці)
do-rage = +{ $attack } до атаки (не стрільці)
do-triple_die = кубик атаки рахується тричі
do-damage = { $value ->
    [one] { $value } ушкодження
    [few] { $value } ушкодження
   *[other] { $value } ушкоджень
} { $slowest ->
    [true] найповільнішому ворожому загону
   *[false] { $beside ->
        [true] ворожому загону й { $units ->
            [2] одному
           *[other] двом
        } поруч із ним
       *[false] { $units ->
            [1] ворожому загону
           *[other] кожному з ворожих загонів: { $units }
        }
    }
}
do-blast = { $value ->
    [one] { $value } ушкодження
    [few] { $value } ушкодження
   *[other] { $value } ушкоджень
} загонам на двох сусідніх клітинках
do-chain = ушкодження ворожому загону та двом найближчим до нього: { $values }
    .values-join = /
do-paralyse = паралізуйте ворожий загін{ $tiers-count ->
    [4] { "" }
   *[other] { " " }({ $tiers })
}
do-heal = { $value ->
    [0] зніміть зі свого загону параліч{ $cleanses ->
        [true] { " " }й останній ефект ворожої карти
       *[false] { "" }
    }
   *[other] зціліть { $value } своєму загону{ $paralysis ->
        [true] , зніміть із нього параліч
       *[false] { "" }
    }{ $cleanses ->
        [true] { " " }й останній ефект ворожої карти
       *[false] { "" }
    }
}
do-charm = { $same ->
    [true] той самий загін
   *[false] { $stat ->
        [clumsy] ворожий загін
       *[other] { $value ->
            [-4] ворожий загін
            [-3] ворожий загін
            [-2] ворожий загін
            [-1] ворожий загін
           *[other] ваш загін
        }
    }
}: { $stat ->
    [initiative] ініціатива { $value-signed }
    [health] здоров’я { $value-signed }
    [attack] атака { $value-signed }
    [defense] захист { $value-signed }
    [cover] захист { $value-signed } від пострілів
    [spell_armour] на { $value } менше ушкоджень від заклять
    [embers] піші й летючі нападники дістають { $value ->
        [one] { $value } ушкодження
        [few] { $value } ушкодження
       *[other] { $value } ушкоджень
    }
    [clumsy] атакує за меншим із двох кубиків
    [firm] неможливо паралізувати
    [sure] без бойового штрафу
    [daunt] хто йому відповідає, бере менший із двох кубиків
    [nimble] захист { $value-signed } від нападників із меншою ініціативою
    [tired] не відповідає в цьому раунді бою
   *[elemental] захист не зменшує його ушкоджень
}
do-charm-favours = подвійно: { $favours }
do-ward = { $school-count ->
    [0] закляттями
   *[other] закляттями Повітря
} не можна цілити у ваш загін{ $tiers-count ->
    [4] { "" }
   *[other] { " " }({ $tiers })
}
do-silence = ворожий загін{ $tiers-count ->
    [4] { "" }
   *[other] { " " }({ $tiers })
} втрачає здібності
do-riposte = ваш загін{ $tiers-count ->
    [4] { "" }
   *[other] { " " }({ $tiers })
} може відповісти ще раз у цьому раунді бою
do-flames = сусідні нападники вашого загону дістають { $value ->
    [one] { $value } ушкодження
    [few] { $value } ушкодження
   *[other] { $value } ушкоджень
}
do-shift = ваш загін{ $tiers-count ->
    [4] { "" }
   *[other] { " " }({ $tiers })
} переходить на { $steps ->
    [0] будь-яку вільну клітинку
   *[other] сусідню вільну клітинку
}
do-aim = ваші стрільці: +{ $attack } до атаки на цілі, що не поруч
do-aim-initiative = +{ $initiative } до ініціативи
do-aim-rounds = на { $rounds } раунди бою
do-swap = два ваші загони міняються місцями { $when ->
    [start] на початку бою
   *[activation] коли активують один із них
}
do-horde = { $unit }{ $aspects-count ->
    [1] { " " }(Зграя)
   *[other] { "" }
}: шар з атакою { $attack }, захистом { $defense }, здоров’ям { $health }, ініціативою { $initiative }, доки його не розіб’ють
do-spoil = ворог скидає випадкових карт: { $cards }
do-chains = на початку бою: ворожий герой не може втекти

# -- ефекти: відповіді та хитрощі

do-save = атака, що здолала б ваш загін{ $tiers-count ->
    [4] { "" }
   *[other] { " " }({ $tiers })
}, не діє
do-ignore_roll = після кидка: кубик не рахується
do-recall = після закляття: у руку { $cards ->
    [spell] повертається воно
   *[all] повертаються всі його карти
}
do-recall-spells = ще { $spells } закляття в цьому раунді бою
do-cancel = скасуйте вороже { $grades-count ->
    [1] базове{ " " }
   *[other] { "" }
}закляття{ $school-count ->
    [0] { "" }
   *[other] { " " }({ $school })
}{ $power ->
    [99] { "" }
   *[other] { " " }із силою до { $power }
}
do-foresee = { $early ->
    [true] на початку раунду бою накладіть закляття
   *[false] накладіть закляття перед дією загону
}{ $counted ->
    [true] { "" }
   *[false] , понад ліміт
}
do-study = наступне куплене закляття: −{ $gold } золота, пошук { $cards }
do-levy = найм або посилення на { $gold } золота дешевше
do-favour = { $dice ->
    [one] перекиньте кубик, який щойно кинули
    [map] перекиньте один кубик цього ходу (скарбів і ресурсів)
   *[any] перекиньте один кубик цього ходу (будь-який)
}
do-stroll = наприкінці ходу крок на порожнє поле
do-hire = за кожну вашу оселю відкривається нейтральний загін її рівня; один можна найняти за його ціну
do-truce = охорона рівня вашого героя пропускає: поле відвідують без бою й досвіду
do-raise = після проведеного й виграного бою посильте загін ({ $tiers }) за пів золота з округленням донизу
do-fly = { $moves ->
    [0] { "" }
   *[other] +{ $moves } руху,{ " " }
}цього ходу ваш головний герой минає, не зупиняючись: { $over }
do-retrieve = візьміть закляття зі скиду, решту замішайте в колоду
do-sneer = ворог із доброю мораллю дістає погану
do-toss = киньте кубик атаки; мораль +1, якщо на ньому { $dice-signed }
do-sift = візьміть карт: { $cards }, лишіть: { $keep }
do-sacrifice = скиньте будь-які карти: +1 { $stat ->
    [attack] до атаки
   *[defense] до захисту
} за кожну
do-burn_spell = скиньте карту; за закляття візьміть нову
do-town_portal = головний герой переходить у ваше місто чи поселення{ $moves ->
    [0] { "" }
   *[other] , +{ $moves } руху
}

# -- властивості загонів

do-unanswered = без відповіді
do-volley = двічі атакує ціль, що не поруч{ $dice-count ->
    [3] { "" }
   *[other] { "" }, якщо на кубику { $dice-signed }
}
do-pierce = його атаки не зважають на вказаний захист цілі
do-splash = атакує також загін поруч із ціллю, атака { $attack }
do-breath = атакує також клітинку за ціллю, атака { $attack }
do-drain = після своєї атаки зцілює собі { $value }
do-retreat = після атаки й відповіді може повернутися туди, звідки почав
do-daunt = хто йому відповідає, бере менший із двох кубиків
do-slayer = +{ $attack } до атаки проти: { $unit }
do-push = після атаки киньте кубик: на { $dice-signed } ціль відходить на одну клітинку
do-sure_shot = без бойового штрафу{ $always ->
    [true] { "" }
   *[false] { " " }проти сусідніх загонів
}
do-two_dice = атакує двома кубиками, { $counts ->
    [higher] рахується більший
   *[both] рахуються обидва
}{ $passive ->
    [true] { "" }, також у відповідь
   *[false] { "" }
}
do-reroll = { $optional ->
    [true] може перекинути свій кубик атаки
   *[false] перекидає свій кубик атаки
}{ $dice-count ->
    [3] { "" }
   *[other] , якщо на ньому { $dice-signed }
}{ $moved ->
    [true] , якщо рухався
   *[false] { "" }
}{ $passive ->
    [true] { "" }, також у відповідь
   *[false] { "" }
}
do-surge = +{ $attack } до атаки{ $dice-count ->
    [3] { "" }
   *[other] { "" }, якщо на кубику { $dice-signed }
}
do-no_die = його атаки не зважають на кубик
do-hex = кубик атак на нього рахується як −1
do-inspire = візьміть { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[other] { $cards } карт
}, якщо на його кубику атаки { $dice-signed }
do-petrify = паралізує ціль { $by ->
    [attack] атакою
   *[retaliation] відповіддю
}{ $dice-count ->
    [3] { "" }
   *[other] { "" }, якщо на кубику { $dice-signed }
}
do-hardy = +1 до захисту, якщо на кубику нападника { $dice-signed }
do-wary = +{ $value } до захисту від відповіді
do-vengeful = відповідає скільки завгодно разів
do-brace = коли його атакують, можна скинути карту: кубик не рахується
do-shield_wall = сусідні свої загони б’ються, ніби мають жетон оборони
do-spell_armour = −{ $value ->
    [one] { $value } ушкодження
    [few] { $value } ушкодження
   *[other] { $value } ушкоджень
} від заклять
do-spell_proof = закляття на нього не діють{ $specialties ->
    [true] , спеціальності не завдають йому ушкоджень
   *[false] { "" }
}
do-unshaken = не піддається паралічу
do-regenerate = за кожної активації зцілює собі { $value }
do-mend = за активації зцілює { $value } своєму загону; якщо нікого лікувати, +{ $attack } до атаки
do-gloom = за активації: ворог втрачає жетон доброї моралі
do-pilfer = за активації: ворог скидає випадкових карт: { $cards }
do-muse = на початку бою візьміть { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[other] { $cards } карт
}
do-guardian = раз за бій атака, що здолала б інший ваш загін, не діє
do-tribute = з кожним доходом: { $gains }
do-stabled = посилюється на { $gold } золота дешевше, поки ваш герой стоїть біля стаєнь
do-wander = крок на порожнє поле наприкінці ходу
do-peek = раз на хід гляньте на верхню карту колоди; її можна покласти під низ
do-bones = герой Некрополіса, що його здолав, посилює бронзовий загін

# -- карти як текст

play-power = сила { $power }: { $text }
play-expert = експерт: { $text }
play-or = або
play-removes = { $text }, потім позбудьтеся карти
play-returns = { $text }, карта лишається в руці
play-ongoing = триває: { $text }
play-permanent = постійно: { $text }
play-kind = { $kind }, { $more }
sheet-numbers = атк { $attack } · зах { $defense } · здр { $health } · ініц { $initiative }
sheet-kind = { $tier }, { $type }
sheet-unit = { $unit }: { $aspect }
sideprice-pack = Жменя стає Зграєю за { $price }.
sideprice-few = Жменю наймають за { $price }.
sheet-sold = { $unit }: Жменя { $few }, далі Зграя { $pack }
sheet-packs = { $unit }: Зграя { $pack }
sheet-statistics = Колода: атака { $attack }, захист { $defense }, сила { $power }, знання { $knowledge }
sheet-special = Спеціальність: { $card }
faction-about = { $about }
faction-heroes = Герої: { $heroes }
faction-units = Загони: { $units }
faction-start = На початку: { $units }
faction-fewer = На початку загонів менше, ніж в інших: росте вона швидше, і так багато виміряних партій виходили рівними.
sheet-ability = Здібність: { $card }
sheet-cards = Здібність і спеціальності

# -- події

event-game_began = { $seat } починає
event-hero_chosen = { $hero } очолює військо
event-faction_chosen = { $faction } вступає в гру
event-round_began = Раунд { $number }
event-turn_began = Хід: { $seat }
event-turn_ended = { $seat } завершує хід
event-income_received = { $seat } отримує дохід: { $amount }
event-proclaimed = Астрологи віщують: { $card }
event-cubes_cleared = Знову можна відвідати: { $fields }
event-tile_turned = { $seat } відкриває землю { $tile }
event-hero_moved = { $seat }{ $pawn-id ->
    [second] , другий герой
   *[main] { "" }
}: до «{ $to }»
event-hero_returned = { $seat }{ $pawn-id ->
    [second] , другий герой
   *[main] { "" }
}: назад до «{ $to }»
event-hero_hired = { $seat } наймає другого героя: { $at }
event-hero_lost = { $seat } втрачає другого героя
event-field_visited = { $seat } відвідує «{ $field }»
event-field_flagged = { $seat } підіймає прапор: { $field }
event-income_changed = { $seat }, дохід: { $change }
event-resources_gained = { $seat } отримує { $amount }
event-resources_paid = { $seat } платить { $amount }
event-resources_traded = { $seat } обмінює { $give } на { $get }
event-moves_gained = { $seat }, { $pawn }: +{ $points } руху
event-dice_rolled = { $seat } кидає { $dice ->
    [resource] кубики ресурсів
    [treasure] кубики скарбів
   *[attack] кубик атаки
}: { $faces }
event-die_rerolled = { $seat } перекидає { $dice ->
    [resource] кубик ресурсів
    [treasure] кубик скарбів
   *[attack] кубик
}: { $old } → { $face }
event-morale_changed = { $seat }, мораль: { $morale ->
    [1] +1
    [-1] −1
   *[other] 0
}
event-morale_spent = { $seat } витрачає добру мораль
event-hand_dropped = { $seat } скидає всю руку
event-experience_gained = { $seat }: +{ $points } досвіду
event-level_reached = { $seat } сягає рівня { $level }
event-cards_drawn = { $seat } бере карт: { $cards-count }
event-card_discarded = { $seat } скидає «{ $card }»
event-card_removed = { $seat } прибирає з гри «{ $card }»
event-card_gained = { $seat } отримує «{ $card }»
event-card_found = { $seat } отримує «{ $card }», інші її не бачать
event-card_taken = { $seat } таємно бере карту; колода: { $deck }
event-specialty_gained = { $seat } отримує спеціальність «{ $card }»
event-card_played = { $seat } грає «{ $card }»
event-spell_given_back = { $on_top ->
    [true] На колоду заклять
   *[false] На скид заклять
} лягає «{ $card }»: { $seat }
event-card_recalled = У руку повертається «{ $card }»: { $seat }
event-spell_cancelled = { $seat } скасовує «{ $card }»
event-deck_reshuffled = { $seat } тасує скид
event-building_built = { $seat } будує: { $building }
event-unit_recruited = { $seat } наймає: { $unit }
event-unit_reinforced = { $seat } посилює загін: { $unit }, тепер Зграя
event-unit_reduced = { $seat }, { $unit }: тепер лише Жменя
event-army_restored = { $seat } без загонів: повертається стартове військо
event-grail_taken = { $seat } знаходить Грааль
event-combat_announced = { $seat } нападає: { $field } { $against ->
    [-1] (охорона)
   *[other] ({ $against })
}
event-quick_combat = Охорона тікає, на полі { $seat }: { $field }
event-guards_drawn = Охорона: { $units }
event-unit_deployed = { $fighter } займають позицію
event-combat_round_began = Раунд бою { $number }
event-unit_activated = { $fighter } діють
event-activation_skipped = { $fighter } паралізовані й не діють
event-unit_moved = { $fighter } переходять
event-unit_defended = { $fighter } обороняються
event-attack_declared = { $attacker } { $retaliation ->
    [true] відповідають на атаку
   *[false] атакують
}: { $target }
event-attack_rolled = Кубик атаки: { $dice }
event-unit_rerolled = { $fighter } перекидають кубик завдяки здібності: { $old } → { $face }
event-guard_rolled = Кубик захисту: { $die }
event-attack_prevented = Атака не діє: { $target }
event-damage_dealt = { $fighter } дістають ушкоджень: { $damage }
event-unit_healed = { $fighter } зцілюють { $damage }
event-unit_turned = { $fighter }: Зграя стала Жменею
event-unit_grown = { $fighter }: Жменя стала Зграєю
event-unit_defeated = { $fighter } розбиті
event-unit_paralysed = { $fighter } паралізовані
event-wall_razed = Падає мур у стовпці { $column }
event-tower_fell = Вежа зі стрілами падає
event-seat_readied = { $seat }: готовність до бою
event-combat_prolonged = { $seat } продовжує бій
event-movement_spent = { $seat } не має очок руху на ще один раунд бою
event-combat_ended = Бій закінчено; перемога: { $winner }{ $how ->
    [won] { "" }
    [retreat] { " " }(супротивник відступив)
   *[surrender] { " " }(супротивник здався)
}
event-trophy_taken = { $seat } бере трофей: { $of }
event-faction_eliminated = { $seat } вибуває з гри
event-game_ended = Гру завершено: { $winners-count ->
    [0] ніхто не переміг
   *[other] { $winners }
} ({ $reason ->
    [town_captured] місто захоплено
    [utopia_flagged] прапор над Утопією драконів
    [cubes_collected] трофеї від усіх
    [last_standing] більше нікого не лишилося
    [rivals_beaten] ворожих героїв переможено
    [grail_brought] Грааль удома
    [held_out] місто вистояло
    [mines_flagged] шахт досить
    [campaign_won] кампанію виграно
    [campaign_left] кампанію полишено
    [town_lost] місто впало
    [nobody_left] нікого не лишилося
   *[other] раунди скінчилися
})
event-truce_made = Охорона пропускає, проходить { $seat }: { $field }
event-neutrals_shown = { $seat } може найняти: { $units }
event-neutrals_seen = { $seat } дивиться загони нейтральної колоди «{ $tier }»: { $count }
event-resource_given = { $seat } дає, { $to } бере: { $resource }
event-cards_swapped = { $seat } і { $to } міняються: «{ $given }» на «{ $taken }»
event-building_used = { $seat } використовує: { $building }
ending-town_captured = Місто впало: війну вирішено.
ending-utopia_flagged = Над Утопією драконів майорить прапор.
ending-cubes_collected = Зібрано трофеї всіх суперників.
ending-last_standing = Більше нікого не лишилося.
ending-rounds_over = Останній раунд завершено.
ending-nobody_left = У грі нікого не лишилося.

# -- вибір

choice-done = Далі
choice-turn_tile = Повернути землю: { $turn }
choice-go = { $pawn-id ->
    [second] Другий герой:{ " " }
   *[main] { "" }
}Іти: { $to }
choice-revisit = { $pawn-id ->
    [second] Другий герой:{ " " }
   *[main] { "" }
}Відвідати знову
choice-discover = { $pawn-id ->
    [second] Другий герой:{ " " }
   *[main] { "" }
}Відкрити землю
choice-lay_tile = { $pawn-id ->
    [second] Другий герой:{ " " }
   *[main] { "" }
}Викласти нову землю
choice-scout_tile = Відкрити землю
choice-end_turn = Завершити хід
letter-e = завершити хід
letter-d = оборонятися
letter-b = купити закляття
letter-p = битися далі
letter-r = відступити
choice-build = Збудувати: { $building }
choice-recruit = Найняти: { $unit }
choice-reinforce_unit = Зробити Зграю: { $unit }
choice-flip_unit = До Жмені: { $unit }
choice-hire_hero = Найняти тут другого героя
choice-buy_spell = Купити закляття
choice-spend_morale = Добра мораль: { $use ->
    [draw] взяти карту
   *[swap] замінити карти
}
choice-keep_morale = Лишити жетон, що є
choice-discard_card = Скинути: { $card }
choice-remove_card = Прибрати з гри: { $card }
choice-draw_cards = { $cards ->
    [0] Карт не брати
    [one] Узяти { $cards } карту
    [few] Узяти { $cards } карти
   *[many] Узяти { $cards } карт
}
choice-look_at_deck = Глянути в колоду{ $cards ->
    [0] { "" }
   *[other] { " " }(карт: { $cards })
}
choice-take_discard = Узяти верхню карту скиду
choice-take_card = Узяти: { $card }
choice-replace = Інша карта замість: { $card }
choice-put_aside = Відкласти: { $card }
choice-keep_die = Узяти цей результат
choice-reroll_die = Перекинути цей кубик
choice-take_option = Узяти це
choice-take_income = Дохід: { $resource }
choice-exchange = Обміняти
choice-play = Зіграти: { $card }
choice-target = Вибрати: { $fighter }
choice-target_space = Вибрати цю клітинку
choice-target_pair = Вибрати ці дві клітинки
choice-go_home = Додому: { $at }
choice-ready = До бою, і перед ним мене більше не питати
choice-look_away = Не питати перед чужими боями до мого ходу
choice-sit_out = Ні карт, ні моралі в атаках цього бою
choice-join_in = Знову питати про карти в атаках
choice-pay_defence = 8 золота: ваше військо боронить поле
choice-yield = Віддати другого героя
choice-deploy = Поставити загін сюди
choice-put_guard = Поставити сюди: { $unit }
choice-put_gate = Брама стоїть тут
choice-activate = Активувати: { $fighter }
choice-move_unit = Перейти сюди
choice-strike = Атакувати: { $target }
choice-raze = Зруйнувати мур
choice-defend = Оборонятися
choice-prolong = Битися далі за 1 рух
choice-withdraw = Відступити
choice-surrender = Здатися за 10 золота
choice-pick_bonus = { $bonus ->
    [dice] Кубики ресурсів
   *[artifact] Артефакти
}
choice-pick_seat = { $seat }
choice-swap_unit = Замінити: { $unit }
choice-pick_hero = Обрати: { $hero }
choice-lead_faction = Обрати: { $faction }
choice-give_resource = Дати, кому { $seat }: 1 { $resource }
choice-offer_card = Запропонувати обмін, { $seat }: { $card }
choice-peek_at = Глянути на верхню карту: { $deck }
choice-use_building = Використати: { $building }
label-priced = { $what } ({ $price })
label-sold = { $what } (отримаєте { $price })
label-trade = Дати { $give }, узяти { $get }
label-option_paid = Сплатити { $pay }: { $then }
label-die = Узяти: { $face }
label-turn_die = Повернути: { $face }
label-reroll = Перекинути: { $face }
label-space = { $what }: { $space }
label-turn = { $field }: { $way }
label-azure = { $azure ->
    [true] З лазуровим загоном
   *[false] Без лазурового загону
}
label-swap = Поміняти місцями: { $first } і { $second }
label-left_out = До бою без цих загонів: { $units }
label-ready_others = Нехай б’ються, і перед цим боєм мене більше не питати
label-odds = Ушкодження { $odds }; шанс розбити { $beat } %
label-odds_both = Ушкодження двох атак { $odds }; шанс розбити { $beat } %
mod-source = { $source }: { $what }
mod-number = { $what } { $value }
mod-lasting = тривалий ефект
mod-penalty_near = бойовий штраф, стрілець проти сусіднього загону: рахується менший із двох кубиків
mod-penalty_far = бойовий штраф, постріл із заднього ряду в задній ряд: рахується менший із двох кубиків
mod-quiet = додаткове правило: кубик не змінює ушкоджень
mod-steady = кубик не рахується
mod-triple = карта: кубик рахується тричі
mod-fixed_face = карта: кубики показують { $face }
mod-slaying = карта: кубиків { $dice }, рахується кожне +1
mod-fixed = додаткова атака загону: атака { $attack }
mod-cards_attack = карти: атака { $value }
mod-cards_defense = карти: захист { $value }
mod-pierce = карта: надрукований захист не рахується
mod-token = жетон захисту
mod-guard = +1 до захисту, якщо другий кубик покаже +1
mod-guard_entrenched = +1 до захисту, якщо другий кубик покаже 0 або +1
mod-guard_sure = +1 до захисту за словом астрологів, хоч би що показав другий кубик
mod-wall = мур перед ціллю: −1 ушкодження
mod-least = додаткове правило: щонайменше { $damage } ушкодження
mod-clone = ціль – копія: її розбиває будь-яка атака
hint-weaker = Слабше, ніж дозволяє ваша сила; силу все одно буде витрачено.
hint-sit_out = доки не передумаєте, коли діє ваш загін
hint-ready = лише цей бій: ваше місто лишається як є, хай що роблять інші; перед наступним вас знову запитають
hint-look_away = перед боєм, у якому б’єтеся ви самі, вас усе одно запитають
hint-search = ви оглядаєте стільки карт колоди й лишаєте одну
hint-pass = якщо хтось іще скористається містом, вас запитають знову
label-guards = Бій: { $guards }
label-one_round = Руху після цього не лишиться: чого не розбито за один раунд бою, від того герой відступить
label-reach = { $moves ->
    [one] Лишився { $moves } крок
    [few] Лишилося { $moves } кроки
   *[other] Лишилося { $moves } кроків
    }: { $fields ->
    [one] досяжне { $fields } поле
    [few] досяжні { $fields } поля
   *[other] досяжно { $fields } полів
    }
label-flee = Охорона тікає
label-enemy = Бій проти: { $seat }
way-e = схід
way-se = південний схід
way-sw = південний захід
way-w = захід
way-nw = північний захід
way-ne = північний схід
label-way = { $place }, { $way }

# -- запитання

ask-answer_offer = Вам пропонують «{ $card }»: що дасте навзамін?
ask-choose_hero = Хто очолить ваше військо?
ask-choose_faction = Яку фракцію ви очолите?
    .help = Кожна є в одному примірнику. Її місто, загони й герої будуть вашими в цій грі. [HM-203, HM-204]
ask-take_bonus = Оберіть стартовий бонус
    .help = Обирають, перш ніж кинуть кубики чи глянуть на карти. [HM-2906]
ask-stir_vortex = Вир мани: скинути карту, щоб узяти одну з трьох?
ask-pick_own = Яку з цих карт берете?
ask-amplify = Підсилювач некромантії: що берете?
ask-return_to_town = Куди йде ваш герой?
ask-recall_spell = Накладено «{ $card }»: повернути в руку?
ask-retrieve_spell = Яке закляття берете зі скиду?
ask-discourage = Хто втрачає мораль?
ask-burn_card = Яку карту скинути? За закляття візьмете нову
ask-give_cards = Скидайте карти: кожна дає +1 { $stat ->
    [attack] до атаки
   *[defense] до захисту
}
ask-swap_units = Які два загони міняються місцями?
ask-pick_target = оберіть ціль
ask-relocate = Куди переходить загін?
ask-hit_next = Друга ціль поруч із першою?
ask-fly_back = Повернути загін на початкове місце?
ask-take_cover = Скинути карту, щоб кубик не рахувався?
ask-rethrow_dice = Перекинути кубик атаки?
ask-rethrow_guard = Перекинути кубик захисту?
ask-rethrow = Перекинути кубик?
ask-weigh_both = Який результат кубика рахується?
ask-weigh_rolls = Який результат кубика рахується?
ask-shrug_off = Зіграти карту, щоб кубик не рахувався?
ask-rescue = Ця атака розіб’є ваш загін. Зарадити?
ask-card_window = Зіграйте карти до цієї атаки або йдіть далі
    .help = Обидві сторони грають, доки обидві не спасують; потім кидають кубик. [HM-2202]
ask-resist = ворог чаклує: скасувати закляття?
ask-after_casting = Накладено «{ $card }»: повернути в руку?
ask-command = { $unit }: рух, атака або карти
    .help = Піхота й летючі переходять до 3 клітинок, потім атакують; стрільці стріляють, потім можуть ступити на 1. [HM-2105, HM-1721]
ask-mend_one = Який загін зцілити?
ask-choose_victim = { $unit }: цілі рівні, кого атакувати?
    .help = ШІ діє за своїми правилами; де вони лишають вибір, вибираєте ви. [HM-2811]
ask-use_by_rule = { $unit }: який із рівних способів?
    .help = ШІ діє за своїми правилами; де вони лишають вибір, вибираєте ви. [HM-2811]
ask-raise_dead = Зіграти карту, щоб підняти мертвих?
ask-flee = Вашого героя розбито: куди він тікає?
ask-start_window = Бій починається: зіграти карту?
ask-foretell = Накласти закляття до дії загону?
ask-cast_now = Яке закляття накладаєте?
ask-choose_unit = Рівна ініціатива: хто діє першим?
ask-go_on = Раунд бою скінчився: битися далі чи відступити?
    .help = Проти охорони ще один раунд коштує очко руху. [HM-2402]
ask-react = Оголошено бій: спершу скористатися містом?
    .help = Перед розставленням кожен може будувати, наймати, підсилювати чи купити закляття. [HM-505, HM-506]
ask-place_units = Розставте загони: оберіть загін і клітинку у своїх двох рядах
    .help = Участь беруть щонайбільше п’ять; стрільцям безпечніше в задньому ряду: у нападника це 1, у захисника 5. [HM-2015]
ask-swap_guard = Замінити когось із охорони?
ask-place_guards = Розставте охорону ({ $units }): де їй стояти?
ask-raise_walls = У якому стовпці брама?
ask-show_neutrals = Які нейтральні загони показати?
ask-hire_neutral = Нейтральні загони пропонують службу: найняти?
ask-orient_tile = Поверніть землю { $tile }
ask-orient_start = Поверніть свою стартову землю
    .help = Місто лишається посередині; товсті краї непрохідні. [HM-231, HM-1408]
ask-look_out = Яку землю відкрити?
ask-offer_truce = Охорона рівна вам силою: зіграти карту, щоб пройти без бою?
ask-ask_defence = На ваше поле напали: заплатити, щоб військо його боронило?
ask-ask_yield = На вашого другого героя напали: битися чи пожертвувати ним?
ask-spend_first = У вас уже добра мораль: витратити й отримати знову?
ask-swap_hand = Скиньте карти, потім візьміть стільки ж
ask-choose_option = Оберіть одне
ask-choose_die = Який результат берете?
ask-reinforce_one = Який загін стане Зграєю?
ask-flip_one = Яка Зграя стане Жменею?
ask-next_of_team = Хто з вашої команди ходить першим?
ask-last_actions = Раунд завершується: ще раз скористатися містом?
ask-search_deck = Пошук { $cards }: { $deck }
    .help = Огляньте вказану кількість карт колоди й лишіть одну або візьміть відкриту карту скиду. [HM-906]
ask-pick_card = Яку карту лишаєте?
ask-lay_aside = Яка карта йде в скид першою?
ask-discard_cards = { $cards ->
    [None] Скиньте будь-які карти
   *[other] Скиньте карт: { $cards }
}
ask-drink_from_spring = Яку карту повертаєте?
ask-put_back = Яка карта повертається першою?
ask-ask_witch = Відьма питає: забути здібність чи побачити нову?
ask-take_or_leave = Узяти цю здібність?
ask-leave_or_sink = Верхня карта – «{ $card }»: лишити її чи покласти під колоду?
ask-spy_on = { $whose }, верхня карта – «{ $card }»: лишити її чи покласти під колоду?
ask-muster = Наймайте й посилюйте скільки завгодно
ask-visit_post = Торгова крамниця: обміняйте ресурси або позбудьтеся карти
ask-discard_down = Скиньте непотрібні карти
    .help = Цього ходу карт не беруть: так провістили астрологи. [HM-402]
ask-draw_up = Візьміть карти; спершу можете скинути зайві
    .help = Ви добираєте до розміру руки або менше; обрані карти спершу скидаються. [HM-402, HM-404]
ask-act = Ваш хід: рухайтеся, будуйте, наймайте, грайте карти
    .help = Кожен крок і кожна відкрита земля коштують очко руху; дії в місті доступні раз на раунд. [HM-410, HM-501]
ask-take_stroll = Крок на порожнє поле наприкінці ходу?
ask-choose_benefit = Що дасть вам поселення?
prompt-meanwhile = Хід: { $seat }; ви можете скористатися містом
prompt-meanwhile_combat = { $unit } діють; ви можете зіграти карту
done-discard_down = Решту лишити
done-place_units = До бою
done-card_window = Далі
done-command = Завершити активацію
done-react = До бою
done-react_others = Нехай б’ються
done-last_actions = Завершити раунд
done-muster = Досить
done-visit_post = Піти
done-choose_die = Узяти все
done-spoilt_dice = Нічого не брати
done-search_deck = Не шукати
done-ask_defence = Віддати поле
done-ask_yield = Битися
done-rescue = Хай так і буде
done-rethrow_dice = Лишити кидок
done-take_cover = Хай кубик рахується
done-rethrow_guard = Лишити кидок захисту
done-rethrow = Лишити кидок
done-offer_truce = До бою
done-leave_or_sink = Лишити на місці
done-spy_on = Лишити на місці
done-swap_hand = Узяти карти
prompt-gift = { $scenario }: що ви отримаєте на початку?
prompt-card = { $card }: { $question }
prompt-window = { $pair } (атака { $attack }, захист { $defense }): зіграйте карти або йдіть далі
prompt-attack = { $pair }. { $question }
prompt-damage_now = Як лежать кубики, ушкодження – { $damage }.
prompt-react = { $role ->
    [attacker] Перед вашим боєм (суперник: { $target })
    [attacker_guards] Перед вашим боєм з охороною
    [target] Перед нападом на вас (нападає { $attacker })
    [other_guards] Перед чужим боєм з охороною ({ $attacker })
   *[other] Перед чужим боєм ({ $attacker } – { $target })
}: скористатися своїм містом?
prompt-guards = Ви ведете охорону, нападає { $attacker }. { $question }
prompt-guards_help = У бою з нейтральними загонами їх веде ворог праворуч від того, хто з ними б’ється: цього разу ви. Ваше військо не бере участі. [HM-2006]
prompt-guard_acts = { $unit }: рух і атака
prompt-guard_acts_help = Охорона, що може атакувати, мусить; кого і звідки, вирішуєте ви. [HM-R-119]
prompt-over_limit = Розмір руки { $limit }: ви мусите скинути { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[many] { $cards } карт
}
prompt-over_limit_help = На початку вашого ходу в руці не може бути більше карт, ніж її розмір. [HM-403]
prompt-cover = { $unit }: скинути карту, щоб кубик атаки не рахувався?
prompt-cover_help = Це питають до кидка. Кубик змінив би ушкодження на −1, 0 або +1; без нього і без інших карт воно дорівнює { $damage }.
prompt-level = Рівень { $level }
prompt-mission_won = Перемога: { $mission }. { $reason } Що далі?
prompt-mission_lost = Поразка: { $mission }. { $reason } Що далі?
prompt-turn = { $question }: де лежатиме «{ $field }»?

# -- стіл

board-map = Мапа
board-combat = Бій
rail-left = Держави
rail-right = Військо
panel-players = Гравці
panel-treasury = Скарбниця
panel-hero = Герой
panel-town = Місто: { $faction }
panel-combat = Цей бій
panel-stars = Астрологи
panel-goal = Мета
panel-army = Військо: { $seat }
row-you = { $hero } (ви)
row-player = { $faction } · рівень { $level } · { $flags ->
    [one] { $flags } прапор
    [few] { $flags } прапори
   *[many] { $flags } прапорів
}
row-rival = { $faction } · { $flags ->
    [one] { $flags } прапор
    [few] { $flags } прапори
   *[many] { $flags } прапорів
} · { $units }
row-teammate = команда { $team } · { $detail }
row-choosing = обирає фракцію
row-out = поза грою
row-income = +{ $amount } кожен другий раунд
row-level = Рівень
row-level_detail = { $calling }; рука { $hand }, експертних ефектів лишилося { $experts }
row-experience = Досвід
row-experience_detail = до рівня { $level } ще { $left }
row-moves = Рух
row-second = Другий герой
row-morale = Мораль
row-morale_detail = { $morale ->
    [1] добра: карти або перекидання кубика
    [-1] погана: ще одна коштуватиме руки
   *[other] звичайна
}
row-power = Накопичена сила
row-tiles = Землі в запасі
row-crowns = Жетони здібностей
row-crowns_detail = один робить здібність, яку ви дістали, посиленою
row-homeless = Без домівки
row-homeless_detail = { $left ->
    [one] без міста чи поселення вибуває наприкінці цього раунду
    [few] без міста чи поселення вибуває після { $left } раундів
   *[many] без міста чи поселення вибуває після { $left } раундів
}
row-trophies = Трофеї
row-rounds = Раунд
row-built = Збудовано: { $buildings }
row-town_used = Використано цього раунду: { $tokens }
row-attack = { $attacker } атакують: { $target }
row-attack_detail = атака { $attack }, захист { $defense }
row-side = { $camp }: { $seat }
row-side_detail = заклять у цьому раунді: { $spells }
row-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
token-build = будівництво
token-population = найм
token-spell_book = закляття
zone-hand = Рука
zone-deck = Колода
zone-discard = Скид
zone-in_play = Тривалі карти
zone-army = Військо
zone-town = Збудувати: { $faction }
zone-dwelling = До найму
zone-looked = На вибір
zone-of = { $zone }: { $seat }
state-built = збудовано
state-acted = вже діяв
state-defending = обороняється
state-beaten = розбито
state-paralysed = паралізований
state-answered = уже відповів
state-moves = рух { $moves }
state-level = рівень { $level }
state-initiative = ініціатива { $initiative }
charm-attack = атака
charm-initiative = ініціатива
charm-health = здоров’я
charm-ward = без заклять
charm-silence = без здібностей
charm-flames = полум’я
charm-aim = приціл
layer-name = шар: { $card }
choicegroup-map = Мапа
choicegroup-town = Місто
choicegroup-cards = Карти
choicegroup-combat = Бій
choicegroup-other = Інше
confirm-retreat = Відступити? Поле лишиться за охороною, а герой повернеться назад.
confirm-end_turn = { $moves ->
    [one] Лишилося { $moves } очко руху, воно згорить.
    [few] Лишилося { $moves } очки руху, вони згорять.
   *[many] Лишилося { $moves } очок руху, вони згорять.
} Усе одно завершити хід?
confirm-surrender = Заплатити 10 золота й припинити бій?

# -- відмови

refusal-not_yet = Спершу збудуйте: { $building }.
refusal-too_dear = Ціна: { $price }; у вас: { $purse }.
refusal-token_used = Цю дію міста в цьому раунді вже використано.
refusal-no_dwelling = Спершу збудуйте житло: { $tier }.
refusal-no_citadel = Зграї дозволяє робити лише цитадель.
refusal-already_pack = Цей загін уже Зграя.
refusal-no_moves = У цього героя не лишилося руху.
refusal-impassable = На цьому полі ніхто не може стати.
refusal-thick_edge = Між вашим героєм і цим полем товста межа: її не перейти. Шукайте інший шлях.
refusal-field_taken = Ваш герой може пройти це поле, але не стати на ньому: там інший герой.
refusal-no_use = Жоден її ефект зараз не має сенсу.
refusal-in_combat_only = Її грають у бою.
refusal-needs_power = Спершу потрібна сила: { $power }.
refusal-no_die = Її грають, коли щойно кинули кубик.
refusal-power_unused = Сила — для карти з руки, яка з нею робить більше; тут такої немає.
refusal-no_experts = Експертні ефекти цього раунду вичерпано.
refusal-foreign_card = Цією картою може скористатися лише { $faction }.
refusal-spell_cast = Лише одне закляття за раунд бою.
refusal-out_of_reach = Не дістати.
refusal-go_beside = Ще не поруч: спершу перейдіть на сусідню клітинку.
ware-spell = Закляття
ware-hero = Другий герой

# -- загони інших коробок

unit-gremlins = Гремліни
unit-gargoyles = Горгульї
unit-iron_golems = Залізні големи
unit-magi = Маги
unit-genies = Джини
unit-nagas = Наги
unit-titans = Титани
unit-centaurs = Кентаври
unit-dwarves = Гноми
unit-elves = Ельфи
unit-pegasi = Пегаси
unit-dendroids = Дендроїди
unit-unicorns = Єдинороги
unit-gold_dragons = Золоті дракони
unit-faerie_dragons = Чарівні дракони
unit-gnolls = Гноли
unit-lizardmen = Людоящери
unit-dragon_flies = Бабки-драконки
unit-basilisks = Василіски
unit-gorgons = Горгони
unit-wyverns = Виверни
unit-hydras = Гідри
unit-rust_dragons = Іржаві дракони
unit-familiars = Фамільяри
unit-magogs = Магоги
unit-cerberi = Цербери
unit-demons = Демони
unit-pit_lords = Володарі безодні
unit-efreet = Іфрити
unit-arch_devils = Архідияволи
unit-goblins = Гобліни
unit-wolf_raiders = Вовчі вершники
unit-orcs = Орки
unit-ogres = Огри
unit-thunderbirds = Птахи грому
unit-cyclopes = Циклопи
unit-behemoths = Бегемоти
unit-air_elementals = Елементалі повітря
unit-earth_elementals = Елементалі землі
unit-fire_elementals = Елементалі вогню
unit-water_elementals = Елементалі води
unit-sprites = Спрайти
unit-storm_elementals = Елементалі шторму
unit-ice_elementals = Елементалі льоду
unit-energy_elementals = Елементалі енергії
unit-magma_elementals = Елементалі магми
unit-magic_elementals = Елементалі магії
unit-phoenixes = Фенікси
unit-oceanids = Океаніди
unit-seamen = Матроси
unit-sea_dogs = Морські вовки
unit-ayssids = Айсиди
unit-sorceresses = Чаклунки
unit-nix = Нікси
unit-haspids = Гаспіди
unit-leprechaun = Лепрекони
unit-satyrs = Сатири
unit-fangarm = Ікласті щупальці
unit-steel_golems = Сталеві големи

# -- властивості з інших коробок

do-spell_armour-specialties = і спеціальностей
do-elemental = захист не зменшує його ушкоджень
do-crush = його атака зменшує захист цілі на { $defense }{ $dice-count ->
    [3] { "" }
   *[other] { "" }, якщо на кубику { $dice-signed }
}
do-crush-corrode = потім ціль має −{ $corrode } до захисту до кінця бою
do-wrath = +{ $attack } до атаки, якщо в цьому бою перестав бути Зграєю
do-poison = отруює ціль: по 1 ушкодженню за кожної наступної активації, усього { $cubes }
do-sap = ціль має −{ $attack } до атаки в цьому та наступному раунді бою
do-omen = після атаки киньте { $rolls ->
    [1] кубик, і якщо на ньому { $faces-signed },
   *[other] кубики ({ $rolls }), і якщо на обох { $faces-signed },
} { $fatal ->
    [true] видимий бік цілі розбито
   *[false] { $damage ->
        [0] ціль паралізовано
       *[other] ціль дістає { $damage ->
            [one] { $damage } ушкодження
            [few] { $damage } ушкодження
           *[other] { $damage } ушкоджень
        }
    }
}
do-again = атакує ще раз після відповіді
do-rampage = якщо атака розбила видимий бік цілі, атакує ще одного сусіднього ворога
do-scatter = { $damage ->
    [one] { $damage } ушкодження
    [few] { $damage } ушкодження
   *[other] { $damage } ушкоджень
} ще одному загону біля { $beside ->
    [itself] себе
   *[target] далекої цілі
}
do-sweep = { $friends ->
    [true] атакує всі сусідні загони, своїх теж
   *[false] { $most ->
        [99] атакує всіх сусідніх ворогів
       *[other] атакує сусідніх ворогів, не більше ніж { $most }
    }
}
do-purge = його атака знімає з цілі ефекти ворожих карт
do-dread = хто йому відповідає, має −{ $attack } до атаки
do-plunder = +{ $gold } золота за розбитий загін, раз за бій
do-mind_lash = після атаки ворог скидає { $any ->
    [true] карту на свій вибір
   *[false] карту із силою на свій вибір або випадкову
}{ $passive ->
    [true] { "" }, також у відповідь
   *[false] { "" }
}
do-wish = { $instead ->
    [true] замість дії
   *[false] з атакою
}: скиньте карт із колоди: { $cards }, візьміть серед них закляття
do-rally = замість дії: інший ваш піший чи летючий загін має +{ $attack } до атаки в цьому та наступному раунді бою
do-enfeeble = замість дії: ворожий загін має −{ $attack } до атаки в цьому та наступному раунді бою
do-hurl = замість дії: руйнує мур{ $tower ->
    [true] , браму або вежу
   *[false] { " " }або браму
}
do-raise_demons = замість дії, коли вже розбито ваш загін: поруч з’являється Жменя ({ $unit }) або ваші посилюються
do-immune = { $schools-count ->
    [0] Чарівна стріла { $damage ->
        [true] не завдає йому ушкоджень
       *[false] на нього не діє
    }
   *[other] закляття ({ $schools }){ $arrow ->
        [true] { " " }і Чарівна стріла
       *[false] { "" }
    } { $damage ->
        [true] не завдають йому ушкоджень
       *[false] на нього не діють
    }
}
do-steadfast = не діють { $against ->
    [ongoing] тривалі ефекти
    [ongoing_spells] тривалі закляття
   *[all_but_damage] закляття й спеціальності, крім ушкоджень
}
do-lucky = коли в нього цілять закляттям чи спеціальністю, киньте кубик: на { $faces-signed } вони не діють
do-aura = −{ $value ->
    [one] { $value } ушкодження
    [few] { $value } ушкодження
   *[other] { $value } ушкоджень
} від заклять собі й сусідам
do-tough = щонайбільше { $most ->
    [one] { $most } ушкодження
    [few] { $most } ушкодження
   *[other] { $most } ушкоджень
} від атаки
do-rebirth = раз за бій виживає з 1 здоров’ям
do-blink = переходить на будь-яку вільну клітинку
do-entangle = вороги, що починають активацію поруч із ним, не можуть рухатися
do-muffle = ворожі закляття: −{ $power } до сили
do-toll = ворог, що накладає закляття з руки, скидає ще карту{ $power ->
    [true] { " " }із силою
   *[false] { "" }
}
do-focus = +{ $power } до сили першого закляття ({ $schools-count ->
    [0] будь-якого
   *[other] { $schools }
}) за { $lasts ->
    [activation] його дію
   *[round] раунд
}
do-bolt = за активації: { $damage ->
    [one] { $damage } ушкодження
    [few] { $damage } ушкодження
   *[other] { $damage } ушкоджень
} ворожому загону, як від закляття
do-merry = раз на хід можна кинути кубик: на { $faces-signed } мораль +1

# -- герої ШІ та кампанія

event-rival_moved = { $hero } (ШІ): до «{ $to }»
event-rival_flagged = { $hero } (ШІ) підіймає прапор: { $field }
event-rival_attacked = { $hero } (ШІ) нападає, захищається { $seat }: { $field }
event-rival_challenged = { $seat } нападає на героя ШІ ({ $hero }): { $field }
event-rival_beaten = { $seat } перемагає героя ШІ ({ $hero })
event-ai_card_drawn = { $hero } (ШІ): { $card }
event-ai_spell_cast = { $hero } (ШІ) накладає «{ $card }»
event-unit_shielded = { $fighter }: +{ $defense } до захисту від наступної атаки
event-mission_began = Місія: { $scenario }
event-mission_ended = { $scenario }: { $won ->
    [true] виграно
   *[false] програно
} ({ $reason ->
    [rounds_over] раунди скінчилися
    [town_lost] місто втрачено
    [hero_beaten] героя розбито
   *[other] мета
})
event-cards_kept = Карти на наступну місію: { $cards }
event-timed_event_came = { $scenario }: що несе раунд { $round }
event-unit_poisoned = { $fighter } отруєні: { $cubes }
event-unit_summoned = { $fighter } з’являються на полі бою
event-unit_empowered = { $fighter }, атака: { $attack }
choice-lead_rival = Ворожий герой іде: { $to }
choice-keep_card = Лишити: { $card }
choice-march_on = До наступної місії
choice-try_again = Спробувати місію ще раз
choice-end_campaign = Завершити кампанію тут
choice-use_ability = { $ability }: { $goal }
ask-keep_cards = Які карти лишає ваш герой? Лишилося: { $left }
ask-ask_on = Місію завершено: що далі?
ask-throw_bolt = { $damage ->
    [one] { $damage } ушкодження
    [few] { $damage } ушкодження
   *[other] { $damage } ушкоджень
}: кому?
ask-hurt_another = Хто ще дістає ушкодження?
ask-attack_another = Атакувати ще раз?
ask-sweep_on = Кого ще атакувати?
ask-lash = Скиньте карту із силою або випадкову
ask-take_wish = Узяти закляття?
ask-shield_unit = Рівні загони: який прикрити на { $value }?
ask-pay_toll = Закляття коштує ще карту{ $power ->
    [true] { " " }із силою
   *[false] { "" }
}: яку?
ask-place_by_rule = Рівні загони: який поставити першим?
    .help = ШІ діє за своїми правилами; де вони лишають вибір, вибираєте ви. [HM-2811]
ask-lead_on = Рівні шляхи: куди йде ворожий герой?
done-lash = Випадкову карту
ai_card-ai_attack = Атака
ai_card-ai_fierce_attack = Люта атака
ai_card-ai_defense = Захист
ai_card-ai_firm_defense = Міцний захист
ai_card-ai_spell = Закляття
ai_card-ai_strong_spell = Сильне закляття
ai_card-ai_skill = Уміння
ai_card-ai_keen_skill = Гостре вміння
option-all_boxes = Карти з усіх коробок
menu-option-all_boxes = У грі закляття, артефакти, події та землі всіх доповнень. Інакше – базової коробки й фракцій, що грають.
option-spoils_of_towns = Захоплені міста служать загарбнику
menu-option-spoils_of_towns = Складніше: захоплене місто нічого не дає власникові, а його будівлями користується загарбник.
goal-beat_rivals = здолати всіх героїв ШІ.
goal-bring_grail = принести Грааль у своє місто.
goal-hold_out = протриматися до кінця.
goal-flag_mines = утримувати шахт: { $count }.
goal-progress = { $goal } ({ $now } з { $all })
goal-reach_level = сягнути рівня { $count }.
goal-gather_trophies = зібрати трофеїв: { $count }.
scenario-miners_feud = Чвари рудокопів
scenario-grail_road = Шлях до Грааля
scenario-raiders_at_dawn = Нападники на світанку
scenario-black_banner = Чорний стяг
scenario-campaign = Кампанія: Драконячий трон
scenario-the_muster = I. Збір
scenario-the_raider = II. Нападник
scenario-the_long_siege = III. Довга облога
scenario-the_enemy_gate = IV. Ворожа брама
scenario-the_dragon_throne = V. Драконячий трон
menu-scenario-miners_feud = сутичка: перемагає перший, хто втримає досить шахт
menu-scenario-grail_road = сутичка: принести Грааль додому
menu-scenario-raiders_at_dawn = разом: встояти проти героїв ШІ
menu-scenario-black_banner = разом: захопити місто героя ШІ
menu-scenario-campaign = наодинці: п’ять місій з одним героєм, чиї найкращі карти переходять далі
story-miners_feud = Хто має руду, той править ціну за кожен меч. Ви обоє вже рахуєте шахти.
story-grail_road = Старі камені вказують шлях, якщо читати їх по черзі. Грааль не чекає на повільних.
story-raiders_at_dawn = Дим над хребтом. Вони приходять щовесни, та ще ніколи так численно й ніколи зі стягом.
story-black_banner = Над сусіднім містом висить чорний стяг, і ніхто не пам’ятає, хто його підняв. Ідіть і зніміть його.
story-the_muster = Голодне військо не йде. Спершу шахти, тоді люди, тоді дорога.
story-the_raider = Хтось палить ваші застави й сміється, відходячи. Він ще не знає, як далеко ви йтимете слідом.
story-the_long_siege = Нападник мав господаря. Замкніть браму, полічіть стріли й чекайте на сніг.
story-the_enemy_gate = Сніг випав, і їхні вози загрузли. Тепер ваша черга стукати.
story-the_dragon_throne = За останньою брамою дихає гора. Те, що сидить на троні, вже чує ваші кроки.
ending-campaign_left = Кампанія завершується тут.
ending-campaign_won = Трон ваш: кампанію виграно.
charm-might = атака
charm-armour = захист
charm-cover = захист від пострілів
charm-embers = жар
charm-clumsy = незграбність
charm-firm = без паралічу
charm-sure = без штрафу
charm-daunt = страхає
charm-elemental = захист не рахується
charm-forget = не може атакувати
charm-spell_armour = захищений від заклять
name-rival = { $hero } (ШІ)
rival-units = { $count ->
    [one] { $count } загін
    [few] { $count } загони
   *[many] { $count } загонів
}
rival-army = Військо: { $units }.
rival-decks = У бою: { $cards } карт ШІ, по одній на кожен загін, що діє, і { $spells } заклять. [HM-2701, HM-2707]
rival-ways = Ходить після гравців на { $moves } поля: до героя на своїй землі, інакше до шахт і поселень на ній, інакше до вашого міста. Охорона не перешкода. [HM-2604, HM-2605, HM-2606, HM-2609]
rival-no_level = Не має ні рівня, ні ресурсів, ні планшета міста. [HM-2617]
panel-rivals = Ворожі герої
state-poison = отрута: { $cubes }
ending-rivals_beaten = Усіх ворожих героїв здолано.
ending-grail_brought = Грааль удома.
ending-held_out = Ви вистояли.
ending-mines_flagged = Шахти ваші.
ending-level_reached = Герой став досить сильним.
ending-trophies_gathered = Зібрано досить трофеїв.
ending-town_lost = Місто втрачено, а з ним і гру.
ending-hero_beaten = Героя розбито.

# -- the expansions: factions and heroes

faction-rampart = Оплот
faction-tower = Вежа
faction-fortress = Фортеця
faction-inferno = Інферно
faction-stronghold = Твердиня
faction-conflux = Спряження
faction-cove = Бухта
menu-role-rampart = ельфи й лісові дракони: витривалі, чари їх не беруть
menu-role-tower = големи, джини й титани: магія понад усе
menu-role-fortress = болотяні звірі: міцний захист і прикрі укуси
menu-role-inferno = демони й дияволи: з’являються там, де їх не чекали
menu-role-stronghold = орки, огри й бегемоти: спершу бий, потім питай
menu-role-conflux = елементалі й фенікси: чотири школи, одна воля
menu-role-cove = пірати й морські змії: швидкі, хитрі й при грошах
hero-adelaide = Аделаїда
hero-adrienne = Адрієнна
hero-astra = Астра
hero-bron = Брон
hero-casmetra = Касметра
hero-cassiopeia = Кассіопея
hero-clancy = Кленсі
hero-deemer = Дімер
hero-dracon = Дракон
hero-erdamon = Ердамон
hero-fiona = Фіона
hero-gelu = Гелу
hero-gem = Джем
hero-gundula = Гундула
hero-iona = Іона
hero-jeddite = Джеддіт
hero-jeremy = Джеремі
hero-josephine = Жозефіна
hero-lord_haart_castle = Лорд Хаарт
hero-lorelei = Лорелей
hero-mephala = Мефала
hero-monere = Монере
hero-rashka = Рашка
hero-sephinroth = Сефінрот
hero-septienna = Септієнна
hero-shiva = Шива
hero-solmyr = Солмір
hero-tarnum_stronghold = Тарнум
hero-vidomina = Відоміна
hero-wystan = Вістан
hero-xyron = Ксайрон
hero-yog = Йог
calling-ranger = Рейнджер
calling-druid = Друїд
calling-alchemist = Алхімік
calling-wizard = Маг
calling-beastmaster = Приборкувач
calling-witch = Відьма
calling-demoniac = Одержимий
calling-heretic = Єретик
calling-barbarian = Варвар
calling-battle_mage = Бойовий маг
calling-planeswalker = Мандрівник світів
calling-captain = Капітан
calling-navigator = Навігатор

# -- the expansions: units

# -- the expansions: cards

card-empowered_attack = Посилена атака
card-empowered_defense = Посилений захист
card-empowered_power = Посилена сила
card-empowered_knowledge = Посилені знання
card-ammo_cart = Віз із боєприпасами
card-ballista = Баліста
card-first_aid_tent = Намет першої допомоги
card-cannon = Гармата
card-catapult = Катапульта
card-air_magic = Магія повітря
card-earth_magic = Магія землі
card-fire_magic = Магія вогню
card-water_magic = Магія води
card-basic_air_magic = Основи магії повітря
card-basic_earth_magic = Основи магії землі
card-basic_fire_magic = Основи магії вогню
card-basic_water_magic = Основи магії води
card-ballistics = Балістика
card-eagle_eye = Орлине око
card-first_aid = Перша допомога
card-pathfinding = Пошук шляху
card-scholar = Учений
card-scouting = Розвідка
card-air_shield = Повітряний щит
card-dimension_door = Просторова брама
card-dispel = Розвіювання
card-earthquake = Землетрус
card-fly = Політ
card-forgetfulness = Забуття
card-frenzy = Шаленство
card-frost_ring = Кільце холоду
card-implosion = Імплозія
card-inferno = Пекельне полум’я
card-precision = Точність
card-protection_from_air = Захист від повітря
card-protection_from_earth = Захист від землі
card-protection_from_fire = Захист від вогню
card-protection_from_water = Захист від води
card-remove_obstacle = Усунення перешкод
card-shield = Щит
card-summon_air_elemental = Виклик елементаля повітря
card-summon_earth_elemental = Виклик елементаля землі
card-summon_fire_elemental = Виклик елементаля вогню
card-summon_water_elemental = Виклик елементаля води
card-view_air = Погляд із повітря
card-ambassadors_sash = Посольська стрічка
card-arms_of_legion = Руки легіону
card-boots_of_speed = Чоботи швидкості
card-cape_of_velocity = Плащ прудкості
card-celestial_necklace_of_bliss = Небесне намисто блаженства
card-crown_of_dragontooth = Корона з драконячих зубів
card-diplomats_ring = Перстень дипломата
card-endless_purse_of_gold = Бездонний гаманець золота
card-equestrians_gloves = Рукавиці вершника
card-eversmoking_ring_of_sulfur = Вічнодимний перстень сірки
card-glyph_of_gallantry = Знак звитяги
card-helm_of_heavenly_enlightenment = Шолом небесного осяяння
card-inexhaustible_cart_of_ore = Невичерпний віз руди
card-lions_shield_of_courage = Левиний щит хоробрості
card-pendant_of_second_sight = Кулон другого зору
card-quiet_eye_of_the_dragon = Тихе око дракона
card-scales_of_the_greater_basilisk = Луска великого василіска
card-shield_of_the_damned = Щит проклятих
card-skull_helmet = Шолом-череп
card-surcoat_of_counterpoise = Накидка противаги
card-sword_of_hellfire = Меч пекельного вогню
card-tome_of_air = Том повітря
card-tome_of_earth = Том землі
card-tome_of_fire = Том вогню
card-tome_of_water = Том води
card-torso_of_legion = Торс легіону

# -- the expansions: astrologers

card-big_cleanup = Велике прибирання
card-blue_sky = Блакитне небо
card-dancing_imp = Танцюючий біс
card-destruction = Руйнування
card-mages = Чародії
card-pirates = Пірати
card-plane_between_planes = Світ поміж світами
card-restart = Почати спочатку
card-scorched_ground = Випалена земля
card-society = Товариство
card-spells = Книга заклять
starrule-change_hands = усі скидають руку й беруть стільки ж карт
starrule-air_and_water = закляття повітря й води мають +1 до сили
starrule-earth_and_fire = закляття землі й вогню мають +1 до сили
starrule-drop_permanents = постійні карти у грі вилучаються по 5 золота за кожну
starrule-free_spells = закляття раунду безплатне й без Гільдії магів
starrule-wide_search = пошук закляття показує 4 карти
starrule-prize_dice = переможена охорона лишає кубик ресурсів

# -- the expansions: buildings

building-rampart_city_hall = Ратуша
building-rampart_citadel = Цитадель
building-rampart_mage_guild = Гільдія магів
building-housing_estate = Лісове селище
building-spring_upon_arches = Джерело під арками
building-cliff_behind_the_glade = Скеля за галявиною
building-mystic_pond = Містичний став
building-saplings = Саджанці
building-tower_city_hall = Ратуша
building-tower_citadel = Цитадель
building-tower_mage_guild = Гільдія магів
building-alchemical_workshop = Алхімічна майстерня
building-enchanted_towers = Зачаровані вежі
building-golden_temples = Золоті храми
building-artifact_merchants = Торговці артефактами
building-wall_of_knowledge = Стіна знань
building-fortress_city_hall = Ратуша
building-fortress_citadel = Цитадель
building-fortress_mage_guild = Гільдія магів
building-den = Лігво
building-swamp_lairs = Болотяні барлоги
building-nest_upon_the_pond = Гніздо над ставом
building-blood_obelisk = Кривавий обеліск
building-cage_of_warlords = Клітка воєвод
building-inferno_city_hall = Ратуша
building-inferno_citadel = Цитадель
building-inferno_mage_guild = Гільдія магів
building-crucible_of_sins = Горнило гріхів
building-gates_of_abyss = Брама безодні
building-hellfire_palace = Палац пекельного вогню
building-castle_gate = Брама замку
building-brimstone_stormclouds = Сірчані хмари
building-stronghold_city_hall = Ратуша
building-stronghold_citadel = Цитадель
building-stronghold_mage_guild = Гільдія магів
building-barracks_tower = Казармена вежа
building-fort_under_the_nest = Форт під гніздом
building-mountain_caves = Гірські печери
building-hall_of_valhalla = Зала Вальгалли
building-freelancers_guild = Гільдія найманців
building-conflux_city_hall = Ратуша
building-conflux_citadel = Цитадель
building-conflux_mage_guild = Гільдія магів
building-altars_of_air_and_water = Вівтарі повітря й води
building-altars_of_fire_and_earth = Вівтарі вогню й землі
building-magical_pyre = Чарівне вогнище
building-magic_university = Університет магії
building-garden_of_life = Сад життя
building-cove_city_hall = Ратуша
building-cove_citadel = Цитадель
building-cove_mage_guild = Гільдія магів
building-bay = Затока
building-nests_towering_the_seas = Гнізда над морем
building-redoubled_vortex = Подвійний вир
building-thieves_guild = Гільдія злодіїв
building-pub = Шинок
buildingrule-artifact_merchants = раз на хід: позбутися артефакту за 2 золота або за 7 золота шукати артефакт
buildingrule-wall_of_knowledge = у раунди астрологів: візьміть зі скиду Знання або Силу
buildingrule-saplings = у раунди астрологів: бронзова чи срібна Жменя стає Зграєю за пів золота
buildingrule-cage_of_warlords = кубик тепер і з кожним доходом, щонайбільше 2; в атаці кожен дає +1 до атаки або +1 до захисту
buildingrule-brimstone_stormclouds = кубик тепер і в раунди астрологів, щонайбільше 3; у бою один дає закляттю +1 до сили
buildingrule-hall_of_valhalla = раз на раунд: +1 до однієї атаки війська головного героя
buildingrule-freelancers_guild = кожна перемога над охороною: +1 золото; матеріали й коштовності йдуть за золото при наймі
buildingrule-castle_gate = раз на хід: за 3 золота ворог скидає карту, або герой переходить з одного дому до іншого
buildingrule-magic_university = раз на хід: замість пошуку візьміть перше закляття школи
buildingrule-garden_of_life = раз на хід: Духів наймають або посилюють безплатно
buildingrule-thieves_guild = раз на хід: з двох верхніх карт колоди одна йде у скид
buildingrule-pub = раз за раунд астрологів: посилення на 3 золота дешевше
buildingrule-cove_city_hall = у раунди астрологів: 4 золота або позбутися артефакту за досвід

# -- the expansions: the map

location-library = Бібліотека
location-black_market = Чорний ринок
location-tavern = Таверна
location-university = Університет
location-market_of_time = Ринок часу
location-hill_fort = Гірський форт
location-prison = В’язниця
location-war_machine_factory = Фабрика бойових машин
location-scholar = Учений
location-star_axis = Зоряна вісь
location-random_town = Безхазяйне місто
location-faerie_ring = Коло фей
location-elemental_conflux = Перехрестя стихій
location-grave = Могила
kind-machine = Бойова машина

# -- heroes of the AI, the campaign, scenarios

feat-rally = підбадьорити
feat-enfeeble = ослабити
feat-hurl = зруйнувати
feat-wish = загадати бажання
feat-raise = підняти демонів

# -- the expansions: specialties

card-adelaide_1 = Аделаїда: Кільце холоду I
card-adelaide_4 = Аделаїда: Кільце холоду IV
card-adelaide_6 = Аделаїда: Кільце холоду VI
card-adrienne_1 = Адрієнна: Магія вогню I
card-adrienne_4 = Адрієнна: Магія вогню IV
card-adrienne_6 = Адрієнна: Магія вогню VI
card-astra_1 = Астра: Зцілення I
card-astra_4 = Астра: Зцілення IV
card-astra_6 = Астра: Зцілення VI
card-bron_1 = Брон: Василіски I
card-bron_4 = Брон: Василіски IV
card-bron_6 = Брон: Василіски VI
card-casmetra_1 = Касметра: Чаклунки I
card-casmetra_4 = Касметра: Чаклунки IV
card-casmetra_6 = Касметра: Чаклунки VI
card-cassiopeia_1 = Кассіопея: Океаніди I
card-cassiopeia_4 = Кассіопея: Океаніди IV
card-cassiopeia_6 = Кассіопея: Океаніди VI
card-clancy_1 = Кленсі: Єдинороги I
card-clancy_4 = Кленсі: Єдинороги IV
card-clancy_6 = Кленсі: Єдинороги VI
card-deemer_1 = Дімер: Метеоритний дощ I
card-deemer_4 = Дімер: Метеоритний дощ IV
card-deemer_6 = Дімер: Метеоритний дощ VI
card-dracon_1 = Дракон: Чарівники I
card-dracon_4 = Дракон: Чарівники IV
card-dracon_6 = Дракон: Чарівники VI
card-erdamon_1 = Ердамон: Магма I
card-erdamon_4 = Ердамон: Магма IV
card-erdamon_6 = Ердамон: Магма VI
card-fiona_1 = Фіона: Цербери I
card-fiona_4 = Фіона: Цербери IV
card-fiona_6 = Фіона: Цербери VI
card-gelu_1 = Гелу: Снайпери I
card-gelu_4 = Гелу: Снайпери IV
card-gelu_6 = Гелу: Снайпери VI
card-gem_1 = Джем: Перша допомога I
card-gem_4 = Джем: Перша допомога IV
card-gem_6 = Джем: Перша допомога VI
card-gundula_1 = Гундула: Сповільнення I
card-gundula_4 = Гундула: Сповільнення IV
card-gundula_6 = Гундула: Сповільнення VI
card-iona_1 = Іона: Джини I
card-iona_4 = Іона: Джини IV
card-iona_6 = Іона: Джини VI
card-jeddite_1 = Джеддіт: Таємниця I
card-jeddite_4 = Джеддіт: Таємниця IV
card-jeddite_6 = Джеддіт: Таємниця VI
card-jeremy_1 = Джеремі: Гармата I
card-jeremy_4 = Джеремі: Гармата IV
card-jeremy_6 = Джеремі: Гармата VI
card-josephine_1 = Жозефіна: Големи I
card-josephine_4 = Жозефіна: Големи IV
card-josephine_6 = Жозефіна: Големи VI
card-lord_haart_castle_1 = Лорд Хаарт: Маєтки I
card-lord_haart_castle_4 = Лорд Хаарт: Маєтки IV
card-lord_haart_castle_6 = Лорд Хаарт: Маєтки VI
card-lorelei_1 = Лорелей: Гарпії I
card-lorelei_4 = Лорелей: Гарпії IV
card-lorelei_6 = Лорелей: Гарпії VI
card-mephala_1 = Мефала: Зброяр I
card-mephala_4 = Мефала: Зброяр IV
card-mephala_6 = Мефала: Зброяр VI
card-monere_1 = Монере: Елементалі магії I
card-monere_4 = Монере: Елементалі магії IV
card-monere_6 = Монере: Елементалі магії VI
card-rashka_1 = Рашка: Іфрити I
card-rashka_4 = Рашка: Іфрити IV
card-rashka_6 = Рашка: Іфрити VI
card-sephinroth_1 = Сефінрот: Коштовності I
card-sephinroth_4 = Сефінрот: Коштовності IV
card-sephinroth_6 = Сефінрот: Коштовності VI
card-septienna_1 = Септієнна: Хвиля смерті I
card-septienna_4 = Септієнна: Хвиля смерті IV
card-septienna_6 = Септієнна: Хвиля смерті VI
card-shiva_1 = Шива: Громові птахи I
card-shiva_4 = Шива: Громові птахи IV
card-shiva_6 = Шива: Громові птахи VI
card-solmyr_1 = Солмір: Ланцюгова блискавка I
card-solmyr_4 = Солмір: Ланцюгова блискавка IV
card-solmyr_6 = Солмір: Ланцюгова блискавка VI
card-tarnum_stronghold_1 = Тарнум: Напад I
card-tarnum_stronghold_4 = Тарнум: Напад IV
card-tarnum_stronghold_6 = Тарнум: Напад VI
card-vidomina_1 = Відоміна: Некромантія I
card-vidomina_4 = Відоміна: Некромантія IV
card-vidomina_6 = Відоміна: Некромантія VI
card-wystan_1 = Вістан: Ящери I
card-wystan_4 = Вістан: Ящери IV
card-wystan_6 = Вістан: Ящери VI
card-xyron_1 = Ксайрон: Пекельне полум’я I
card-xyron_4 = Ксайрон: Пекельне полум’я IV
card-xyron_6 = Ксайрон: Пекельне полум’я VI
card-yog_1 = Йог: Циклопи I
card-yog_4 = Йог: Циклопи IV
card-yog_6 = Йог: Циклопи VI

# -- the expansions: effects

do-recover = візьміть зі свого скиду { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[other] { $cards } карт
}{ $kinds-count ->
    [0] { "" }
   *[other] { " " }({ $kinds })
}{ $names-count ->
    [0] { "" }
   *[other] { " " }({ $names })
}
do-rummage = візьміть одну з { $cards } верхніх карт, потім замішайте скид
do-pluck = скиньте { $cards } верхні карти, візьміть одну з них
do-winnow = візьміть карт: { $cards }; лишіть закляття й спеціальності
do-reshuffle = замішайте скид у колоду
do-expertise = ще один експертний ефект цього раунду
do-reveal = перше { $grade-id ->
    [basic] базове{ " " }
    [expert] експертне{ " " }
   *[other] { "" }
}закляття{ $school-count ->
    [0] { "" }
   *[other] { " " }({ $school })
} у колоді заклять іде у вашу руку або в скид
do-reforge = позбудьтеся карти ({ $kinds }) заради пошуку { $cards } у її колоді
do-banish = позбудьтеся карт із руки{ $discarded ->
    [true] { " " }чи скиду
   *[false] { "" }
}{ $kinds-count ->
    [0] { "" }
   *[other] { " " }({ $kinds })
}: { $must ->
    [true] { $cards }{ $more ->
        [true] { " " }або більше
       *[false] { "" }
    }
   *[false] { $cards ->
        [1] 1
       *[other] до { $cards }
    }
}
do-leap = ваш головний герой переходить на поле за { $fields } або ближче, через усе на шляху
do-promote = Зграя ({ $unit }) стає: { $into }
do-take_machine = візьміть { $gold ->
    [0] безплатно
   *[other] за { $gold } золота
}: { $machine }
do-search_pile = візьміть одну з { $cards } верхніх карт скиду: { $deck }
do-swap_statistic = замініть до { $times } параметрів по { $gold } золота
do-buy_artifact = купіть один із чотирьох верхніх скинутих артефактів
do-hire_here = найміть тут другого героя за { $gold } золота; ворог скидає карту
do-free_hero = до вас приєднується другий герой, або +{ $gold } золота
do-sell_time = позбудьтеся карти з руки заради пошуку 2 у колоді на ваш вибір
do-ask_scholar = киньте кубик атаки: на +1 візьміть параметр або позбудьтеся одного, на 0 візьміть одну з двох здібностей, на −1 одне з двох заклять
do-empower = замініть { $cards ->
    [1] параметр
   *[other] різні параметри (до { $cards })
} з руки{ $discarded ->
    [true] { " " }чи скиду
   *[false] { "" }
} на { $cards ->
    [1] посилений того ж виду
   *[other] посилені того ж виду
}{ $laid ->
    [true] , які йдуть на ваш скид
   *[false] { "" }
}
do-buy_machine = { $price ->
    [factory] купіть бойову машину за ціною фабрики
    [free] візьміть бойову машину безплатно
   *[post] купіть бойову машину за ціною торгової крамниці
}
do-hire_elementals = за кожну вашу оселю відкриваються перші елементалі нейтральної колоди її рівня; один загін можна найняти за його ціну
do-enshrine = позбудьтеся артефакту: +{ $points } досвіду
do-duel = +{ $value } до атаки, подвійно, якщо його ініціатива { $when ->
    [lower] менша
   *[higher] більша
}, ніж у цілі
do-wound = ваш загін дістає { $value ->
    [one] { $value } ушкодження
    [few] { $value } ушкодження
   *[other] { $value } ушкоджень
}
do-rend = захист не рахується проти: { $tiers }
do-snipe = стрілець: +{ $attack } до атаки й без бойового штрафу проти цілі, що не поруч
do-parry = +{ $value } до захисту від піхоти й летючих
do-mass = усі свої загони ({ $types }): { $stat ->
    [initiative] ініціатива +{ $value }
    [attack] атака +{ $value }
    [sure] без бойового штрафу
   *[defense] захист +{ $value }
}
do-smite = { $value ->
    [one] { $value } ушкодження
    [few] { $value } ушкодження
   *[other] { $value } ушкоджень
} усім ворожим загонам: { $tiers }
do-burst = { $dice ->
    [0] { $value ->
        [one] { $value } ушкодження
        [few] { $value } ушкодження
       *[other] { $value } ушкоджень
    }
    [1] киньте кубик атаки: за +1 по 1 ушкодженню
   *[other] киньте кубики атаки ({ $dice }): за кожен +1 по 1 ушкодженню
} { $most ->
    [2] двом загонам
   *[other] усім загонам
} біля клітинки{ $center ->
    [true] { " " }й на ній
   *[false] { "" }
}
do-forget = ворожий загін ({ $tiers }; { $types }) не може атакувати наступної активації
do-dispel = { $last ->
    [true] останній ефект карти на загоні{ $tiers-count ->
        [4] { "" }
       *[other] { " " }({ $tiers })
    } завершується, спершу ворожої
   *[false] усі ефекти карт на загоні{ $tiers-count ->
        [4] { "" }
       *[other] { " " }({ $tiers })
    } та його клітинці завершуються, або жетони на вільній клітинці
}{ $paralysis ->
    [true] , і параліч
   *[false] { "" }
}
do-breach = зруйнуйте { $tower ->
    [true] вежу стрільців
   *[false] { $walls ->
        [1] { $fields ->
            [true] мур, браму або силове поле
           *[false] мур або браму
        }
        [4] усі мури й браму
       *[other] мури: { $walls } { $fields ->
            [true] (брама й силові поля рахуються як мури)
           *[false] (брама рахується як мур)
        }
    }
}
do-breach-damage = { $damage ->
    [one] { $damage } ушкодження
    [few] { $damage } ушкодження
   *[other] { $damage } ушкоджень
} загонам поруч
do-summon = прикличте на цей бій: { $unit } ({ $aspect ->
    [few] Жменя
    [pack] Зграя
   *[neutral] нейтрали
})
do-kindle = { $doubles ->
    [true] подвійна сила
   *[false] { $power ->
        [9] скільки завгодно сили для
       *[other] +{ $power } до сили
    }
} { $lasting ->
    [true] ваших заклять{ $schools-count ->
        [0] { "" }
       *[other] { " " }({ $schools })
    } у цьому бою
   *[false] вашого наступного закляття{ $schools-count ->
        [0] { "" }
       *[other] { " " }({ $schools })
    }
}
do-tend = намет першої допомоги лікує в { $times } рази більше
do-tend-lasting = у цьому бою
do-fire = стріляє ще раз: { $machine }
do-widen = перед пошуком: гляньте на { $cards } карт
do-attune = +{ $power } до сили { $schools-count ->
    [0] усіх ваших заклять
   *[other] ваших заклять ({ $schools })
}
do-seek = пошук закляття може знайти перше зі школи: { $school }
do-tithe = з кожним доходом
do-tithe-materials = +{ $materials ->
    [one] { $materials } матеріал
    [few] { $materials } матеріали
   *[other] { $materials } матеріалів
}
do-tithe-valuables = +{ $valuables ->
    [one] { $valuables } коштовність
    [few] { $valuables } коштовності
   *[other] { $valuables } коштовностей
}
do-machine = { $does ->
    [ammo_cart] ваші стрільці не мають бойового штрафу й мають +2 до ініціативи
    [ballista] на початку кожного раунду бою: 1 ушкодження найповільнішому ворожому загону
    [first_aid_tent] раз за раунд бою: зціліть 1 своєму загону
    [cannon] на початку раунду бою, за експертний ефект: 2 ушкодження ворожому загону
   *[catapult] на початку раунду бою, за 1 матеріал: 1 ушкодження на двох сусідніх клітинках, також мурам і брамі
}

# -- the expansions: traits of units

# -- the expansions: events

event-statistic_taken = { $seat } бере «{ $card }»
event-machine_bought = { $seat } купує «{ $card }»
event-machine_fired = { $seat } застосовує «{ $card }»
event-cubes_grown = { $building } гравця { $seat }, кубиків: { $cubes }

# -- the expansions: choices

choice-buy_card = Купити: { $card }
choice-buy_war_machine = Купити: { $card }
choice-pick_deck = Пошук: { $deck }
choice-take_statistic = Узяти: { $card }
choice-replace_card = { $old } на { $new }
choice-drop_permanent = Прибрати: { $card }
choice-seek_spell = Узяти перше закляття: { $school }
choice-leap_to = Перестрибнути: { $to }
choice-cheer = Кинути на мораль
choice-use_machine = Бойова машина: { $goal }
choice-use_token = { $building }: { $use ->
    [attack] атака
    [defense] захист
   *[power] сила
}
choice-use_gate = { $pawn-id ->
    [second] Другий герой:{ " " }
   *[main] { "" }
}Крізь браму: { $to }

# -- the expansions: questions

ask-shoot = Куди стріляє ваша бойова машина?
ask-tend_unit = Кого лікує намет?
ask-tear_down = Який мур зруйнувати? Лишилося: { $walls }
ask-pick_space = оберіть клітинку
ask-case_deck = На яку колоду гляне злодій?
ask-drop_one = Яка карта йде у скид?
ask-offer_artifact = Позбутися артефакту за досвід?
ask-take_statistic_card = Який параметр берете?
ask-swap_statistics = Замінити параметр за { $gold } золота?
ask-empower_one = Який параметр посилити?
ask-visit_market = Купити артефакт?
ask-visit_tavern = Найняти тут другого героя за { $gold } золота?
ask-gossip = Хто скидає випадкову карту?
ask-sell_card = Позбутися карти заради пошуку?
ask-name_deck = У якій колоді шукаєте?
ask-scan_pile = Яку з { $cards } верхніх карт берете ({ $deck })?
ask-visit_factory = Купити бойову машину?
ask-take_back = Яку карту повертаєте?
ask-take_revealed = Знайдено «{ $card }»: узяти? ({ $deck })
ask-reforge_card = Позбутися карти заради пошуку в її колоді?
ask-banish_cards = Позбудьтеся карт
scenario-two_banners = Два знамена
scenario-three_crowns = Три корони
scenario-heart_of_the_land = Серце краю
menu-scenario-two_banners = дві команди: захопити вороже місто
menu-scenario-three_crowns = три команди по двоє: захопити вороже місто
menu-scenario-heart_of_the_land = дві команди: прапор над Утопією драконів
story-two_banners = Доми мали один дах, поки той дах не поділили. Половина несе червоне знамено, половина — біле.
story-three_crowns = Три корони лежали в одній скрині, і шість рук потяглися до неї. Тепер кожна корона має дві голови.
story-heart_of_the_land = Хто тримає серце краю, тримає край. Друзі на тому погодились; вороги теж.
scenario-wild_glade = Дика галявина
scenario-wild_county = Дикий край
scenario-wild_kingdom = Дике королівство
menu-scenario-wild_glade = сутичка на малій випадковій мапі
menu-scenario-wild_county = сутичка на середній випадковій мапі
menu-scenario-wild_kingdom = сутичка на великій випадковій мапі
story-wild_glade = Землемір був п’яний, а скаржитися ніхто не повернувся. Гляньте самі.
story-wild_county = Немає двох мандрівників, що описали б цей край однаково. Хтось із них, може, там і був.
story-wild_kingdom = Королівство велике, дороги — поголос, а сусіди ближче, ніж здається.
card-event_library = Подія: бібліотека просвіти
card-event_shrine = Подія: святилище магічної думки
card-event_merchant = Подія: торговець артефактами
card-event_stables = Подія: стайні
event-tiding_came = { $seat } читає: { $card }
event-wares_shown = На продаж: { $cards }
event-resource_thrown = { $seat } кидає за безхазяйне місто: { $total }
event-lord_chosen = { $faction } тримають місто: { $field }
choice-pay_valuables = Купити «{ $card }» за коштовності
choice-roll_instead = Натомість кинути кубик ресурсів
choice-pick_faction = Місто належить: { $faction }
ask-haggle = Карти на продаж: купити?
ask-choose_lord = Чиє це місто?
ask-hold_town = Який бронзовий загін боронить місто?

# -- ефекти з інших коробок
hero-ingham = Інґем
card-ingham_1 = Інґем: Фанатики I
card-ingham_4 = Інґем: Фанатики IV
card-ingham_6 = Інґем: Фанатики VI
hero-moandor = Моандор
card-moandor_1 = Моандор: Лічі I
card-moandor_4 = Моандор: Лічі IV
card-moandor_6 = Моандор: Лічі VI
hero-pasis = Пасіс
card-pasis_1 = Пасіс: Елементалі I
card-pasis_4 = Пасіс: Елементалі IV
card-pasis_6 = Пасіс: Елементалі VI
hero-tarnum_dungeon = Тарнум (Темниця)
card-tarnum_dungeon_1 = Тарнум (Темниця): Дракони I
card-tarnum_dungeon_4 = Тарнум (Темниця): Дракони IV
card-tarnum_dungeon_6 = Тарнум (Темниця): Дракони VI
hero-tarnum_fortress = Тарнум (Фортеця)
card-tarnum_fortress_1 = Тарнум (Фортеця): Василіски I
card-tarnum_fortress_4 = Тарнум (Фортеця): Василіски IV
card-tarnum_fortress_6 = Тарнум (Фортеця): Василіски VI
hero-tazar = Тазар
card-tazar_1 = Тазар: Герой війни I
card-tazar_4 = Тазар: Герой війни IV
card-tazar_6 = Тазар: Герой війни VI
hero-lord_haart_necropolis = Лорд Хаарт (Некрополіс)
card-lord_haart_necropolis_1 = Лорд Хаарт (Некрополіс): Лицарі жаху I
card-lord_haart_necropolis_4 = Лорд Хаарт (Некрополіс): Лицарі жаху IV
card-lord_haart_necropolis_6 = Лорд Хаарт (Некрополіс): Лицарі жаху VI
hero-cyra = Сіра
card-cyra_1 = Сіра: Прискорення I
card-cyra_4 = Сіра: Прискорення IV
card-cyra_6 = Сіра: Прискорення VI
hero-ash = Еш
card-ash_1 = Еш: Жага крові I
card-ash_4 = Еш: Жага крові IV
card-ash_6 = Еш: Жага крові VI
hero-gerwulf = Гервульф
card-gerwulf_1 = Гервульф: Баліста I
card-gerwulf_4 = Гервульф: Баліста IV
card-gerwulf_6 = Гервульф: Баліста VI
hero-tarnum_castle = Тарнум (Замок)
card-tarnum_castle_1 = Тарнум (Замок): Баліста I
card-tarnum_castle_4 = Тарнум (Замок): Баліста IV
card-tarnum_castle_6 = Тарнум (Замок): Баліста VI
hero-torosar = Торосар
card-torosar_1 = Торосар: Баліста I
card-torosar_4 = Торосар: Баліста IV
card-torosar_6 = Торосар: Баліста VI
hero-miriam = Міріам
card-miriam_1 = Міріам: Розвідка I
card-miriam_4 = Міріам: Розвідка IV
card-miriam_6 = Міріам: Розвідка VI
hero-zilare = Зілар
card-zilare_1 = Зілар: Забуття I
card-zilare_4 = Зілар: Забуття IV
card-zilare_6 = Зілар: Забуття VI
hero-zydar = Зідар
card-zydar_1 = Зідар: Чаклунство I
card-zydar_4 = Зідар: Чаклунство IV
card-zydar_6 = Зідар: Чаклунство VI
hero-ivor = Івор
card-ivor_1 = Івор: Ельфи I
card-ivor_4 = Івор: Ельфи IV
card-ivor_6 = Івор: Ельфи VI
hero-merist = Меріст
card-merist_1 = Меріст: Кам’яна шкіра I
card-merist_4 = Меріст: Кам’яна шкіра IV
card-merist_6 = Меріст: Кам’яна шкіра VI
hero-crag_hack = Крег Хек
card-crag_hack_1 = Крег Хек: Напад I
card-crag_hack_4 = Крег Хек: Напад IV
card-crag_hack_6 = Крег Хек: Напад VI
hero-tarnum_rampart = Тарнум (Оплот)
card-tarnum_rampart_1 = Тарнум (Оплот): Снайпери I
card-tarnum_rampart_4 = Тарнум (Оплот): Снайпери IV
card-tarnum_rampart_6 = Тарнум (Оплот): Снайпери VI
card-artillery = Артилерія
card-interference = Перешкода
card-breastplate_of_brimstone = Нагрудник із сірки
card-buckler_of_the_gnoll_king = Щиток короля гнолів
card-golden_bow = Золотий лук
card-greater_gnolls_flail = Ціп великого гнола
card-orb_of_vulnerability = Сфера вразливості
card-mystic_orb_of_mana = Містична сфера мани
card-orb_of_inhibition = Сфера заборони
card-ring_of_the_wayfarer = Перстень мандрівника
card-spellbinders_hat = Капелюх чароплета
card-necklace_of_dragonteeth = Намисто з драконячих зубів
card-necklace_of_swiftness = Намисто швидкості
card-sandals_of_the_saint = Сандалі святого
card-plate_of_the_dying_light = Лати згасного світла
card-shamans_puppet = Лялька шамана
card-recanters_cloak = Плащ зречення
card-spirit_of_oppression = Дух пригнічення
card-thunder_helmet = Громовий шолом
card-orb_of_driving_rain = Сфера проливного дощу
card-orb_of_silt = Сфера мулу
card-orb_of_tempestuous_fire = Сфера буремного вогню
card-orb_of_the_firmament = Сфера небозводу
# -- інші ефекти карт

do-draw-bare = якщо ваш скид порожній
do-draw-owning = якщо у вас є { $owning }
do-bolster-favoured = подвійно: { $favoured }
do-bolster-types = лише { $types }
do-bolster-near = ще +{ $near } поруч із нападником
do-bolster-answer = лише проти відповіді
do-bolster-spells = також від ушкоджень закляття
do-rage-tires = цього раунду він не відповідає
do-rage-unanswered = ніхто не відповідає
do-burden = цей загін: −{ $value } { $stat ->
    [attack] до атаки
   *[defense] до захисту
} на весь бій
do-fix_dice = усі кубики { $whose ->
    [own] вашої атаки
   *[any] атаки
} показують { $face ->
    [-1] −1
    [0] 0
   *[1] +1
}
do-force = здібності вашого загону діють за будь-якого кубика
do-charm-only = лише { $only }
do-charm-types = лише { $types }
do-cube = покладіть або зніміть позначку відповіді: { $units }
do-hush = { $what ->
    [magic_damage] закляття й спеціальності не завдають ушкоджень
    [abilities] загони не мають здібностей
    [wards] здібності загонів проти заклять не діють
    [weak_spells] ніхто не чаклує без сили
    [spells] ніхто не чаклує
   *[morale] ніхто не витрачає мораль і не перекидає кубиків атаки
}
do-allow = ще заклять { $lasting ->
    [true] у кожному раунді бою
   *[false] у цьому раунді бою
}: { $spells }
do-echo = { $lasting ->
    [true] після кожного вашого закляття
   *[false] після закляття
} візьміть карт: { $cards }
do-fuel = скиньте карти: кожна дає +1 до сили{ $cards ->
    [99] { "" }
   *[other] , не більше { $cards }
}
do-entrench = усі ваші загони беруть жетони оборони
do-entrench-better = вони діють і з 0 на кубику
do-column = { $value ->
    [one] { $value } ушкодження
    [few] { $value } ушкодження
   *[other] { $value } ушкоджень
} усім загонам у ряду з п’яти клітинок
do-scrap = скиньте: { $machine }
do-battery = { $ballistas ->
    [0] ваші балісти
   *[other] вам служить ще одна баліста
}{ $aimed ->
    [true] { " " }б’ють, у кого ви оберете
   *[false] { "" }
}{ $now ->
    [true] , і всі балісти стріляють зараз
   *[false] { "" }
}
do-salvo = коли стріляє ваша баліста, вона влучає { $times } рази
do-fervour = у ваших атаках будь-яку карту можна скинути за +{ $attack } до атаки
do-fervour-attack = кожна
play-opening = { $when ->
    [guards] на початку бою з охороною
   *[any] на початку бою
}: { $text }
play-round = у цьому раунді бою: { $text }
charm-nimble = спритний
ask-burn_for_power = Скидайте карти: кожна дає +1 до сили
ask-shoot_more = Баліста влучила: зіграти карту, щоб вона влучила ще раз?
card-sorrow = Смуток
card-slayer = Вбивця велетнів
card-mirth = Радість
card-fire_wall = Стіна вогню
card-force_field = Силове поле
card-sacrifice = Жертва
card-misfortune = Невдача
card-view_earth = Зір землі
hero-valeska = Валеска
card-valeska_1 = Валеска: Арбалетники I
card-valeska_4 = Валеска: Арбалетники IV
card-valeska_6 = Валеска: Арбалетники VI
hero-dessa = Десса
card-dessa_1 = Десса: Логістика I
card-dessa_4 = Десса: Логістика IV
card-dessa_6 = Десса: Логістика VI
hero-octavia = Октавія
card-octavia_1 = Октавія: Золото I
card-octavia_4 = Октавія: Золото IV
card-octavia_6 = Октавія: Золото VI
hero-melodia = Мелодія
card-melodia_1 = Мелодія: Фортуна I
card-melodia_4 = Мелодія: Фортуна IV
card-melodia_6 = Мелодія: Фортуна VI
hero-ciele = Сьєль
card-ciele_1 = Сьєль: Чарівна стріла I
card-ciele_4 = Сьєль: Чарівна стріла IV
card-ciele_6 = Сьєль: Чарівна стріла VI
hero-luna = Луна
card-luna_1 = Луна: Стіна вогню I
card-luna_4 = Луна: Стіна вогню IV
card-luna_6 = Луна: Стіна вогню VI
card-boots_of_polarity = Чоботи полярності
card-bowstring_of_the_unicorns_mane = Тятива з гриви єдинорога
card-cards_of_prophecy = Карти пророцтва
card-crest_of_valor = Герб доблесті
card-helm_of_the_alabaster_unicorn = Шолом алебастрового єдинорога
card-pendant_of_courage = Кулон відваги
card-learning = Навчання
do-cancel-dice = якщо один із { $dice } кубиків показує +1
do-skip = ворожий загін пропускає активацію: { $tiers }
do-jinx = коли атакує ворожий загін ({ $tiers }), { $what ->
    [die] його кубик не рахується
   *[card] його найкраща карта не рахується
}
do-slay_dice = проти золотого загону: кубиків { $dice }, рахується кожен +1
do-mirth = кожен кубик ваших атак можна раз перекинути
do-mirth-activation = у цій активації
do-transfer = ушкодження одного вашого загону ({ $tiers }) переходять на інший
do-token = { $token ->
    [force_field] перешкода на вільній клітинці: ніхто там не спиняється, лише летючі минають
   *[fire_wall] вогонь на вільній клітинці: { $damage ->
        [one] { $damage } ушкодження
        [few] { $damage } ушкодження
       *[other] { $damage } ушкоджень
    } тому, хто там спиняється{ $starts ->
        [true] { " " }чи починає активацію
       *[false] { "" }
    }, а також пішим і стрільцям, що проходять
}
do-rouse = наступним активується ваш загін ({ $types })
do-rouse-fresh = якщо його ще не активували
do-rouse-favours = двічі: { $favours }
do-cast_from = накладіть цієї активації понад ліміт закляття { $pile ->
    [own] зі свого скиду
   *[common] з верху скиду заклять
}
do-cast_from-names = лише { $names }
do-drop_die = після кидка вашого загону ({ $types }) найменший кубик не рахується
do-set_die = після кидка поза боєм поверніть один кубик: { $dice ->
    [map] будь-яка грань
   *[gold] найбільше золота
}
do-endure = бій з охороною триває ще раунд без витрати руху
do-proud = цього ходу поля не забирають вашої моралі
do-repeat = після пошуку: шукайте ще раз
do-learn = на новому рівні: +{ $points } досвіду
do-seize = захопіть ворожу шахту, до якої від вашого героя полів щонайбільше { $fields }
do-bounty = цього ходу поля дають на один кубик більше
boardtoken-force_field = Силове поле
boardtoken-fire_wall = Стіна вогню
event-token_laid = { $token }: { $space }
choice-seize_mine = Захопити: { $field }
ask-seize_one = Яку шахту захопити?
ask-move_damage = Хто прийме ушкодження?
ask-pick_roused = Який загін активується наступним?
ask-sadden = { $fighter } зараз діятимуть: зіграти карту, щоб вони пропустили активацію?
ask-find_spell = Яке закляття можна накласти зараз?
ask-leave_out = Зіграти карту, щоб найменший кубик не рахувався?
ask-pick_die = Який кубик ви повертаєте?
ask-turn_die = Що показує кубик?
ask-search_again = Шукати ще раз?
ask-learn_more = Ви досягли рівня: зіграти карту, щоб дістати ще досвіду?
calling-elementalist = Елементаліст
play-next = у цьому та наступному раунді бою: { $text }
card-stars_hero = Герой
card-plastic_tray = Пластикова таця
card-stars_rulebook = Книга правил
card-stars_sanctuary = Зоряне святилище
card-wandering_merchant = Мандрівний торговець
card-mcgiver = Макґайвер
card-judge_dread = Суддя Дредд
card-event_laboratory = Лабораторія мага
card-event_plea = Благання селян
starrule-sure_defence = загони в обороні мають +1 до захисту без кидка
starrule-weaker_guards = охорона слабка, як на легшому рівні складності
starrule-truce = герої не нападають одне на одного
starrule-judge_guards = нападник може раз відіслати всю охорону й узяти іншу
stars-later = на початку наступного раунду: { $effects }
ask-judge_guards = Відіслати всю охорону й узяти іншу?
choice-keep_watch = Далі керувати охороною
ask-offer_watch = Ви вибули. Керуватимете далі охороною, з якою б’ються інші?
option-endless = Без останнього раунду: вирішує мета
menu-option-endless = Сценарій триває, доки хтось не досягне мети. Інакше він скінчиться після останнього раунду.
standing-endless = Раунд { $round } · { $seat }
welcome-endless = { $story } Мета: { $goal } Останнього раунду немає.
row-round = Раунд { $round }
goal-cubes_count = { $goal } Кубики всіх суперників тут не дають перемоги, вони рахуються наприкінці.
about-town = хто здобуде місто суперника, отримує кубик його гравця
about-settlement = дає дохід одного ресурсу на вибір або відразу підкріплює загін
about-sanctuary = тут ні на кого не нападають
about-obelisk = перший візит кожного гравця дає те, що каже сценарій
about-dragon_utopia = хто його тримає, досяг того, про що йдеться в деяких сценаріях
about-random_town = його тримає фракція, якою ніхто не керує; дає дохід тому, хто його здобуде
about-mine = дає дохід тому, хто її тримає
group-sea = море
group-underground = підземна земля
location-flotsam = Корабельні уламки
location-mermaid = Русалки
location-derelict_ship = Покинутий корабель
location-temple_of_the_sea = Морський храм
location-sea_barrel = Морська бочка
location-buoy = Буй
location-shipwreck = Затонулий корабель
location-shipwreck_survivor = Потерпілий моряк
location-sea_chest = Морська скриня
location-jetsam = Викинутий вантаж
location-spell_scroll = Сувій заклять
location-cyclops_stockpile = Склад циклопів
do-gamble = киньте кубик атаки
do-gamble-bright = +1: { $bright }
do-gamble-even = 0: { $even }
do-gamble-dark = −1: { $dark }
do-take_scroll = { $cards } верхні закляття стають сувоями: кожне можна застосувати раз без сили
event-scrolls_taken = { $seat } бере сувої: { $cards }
zone-scrolls = Сувої
scenario-salt_and_stone = Сіль і камінь
menu-scenario-salt_and_stone = сутичка: морем і підземеллям до міста ворога
story-salt_and_stone = Старий шлях тепер під затокою. Хтось чекає на кораблі, хтось копає, а хто прийде першим, той не стукатиме.
starrule-fair_wind = герої, що сідають на корабель, можуть рухатися далі
do-sail = ваш головний герой, сівши на корабель, рухається далі
do-sail-moves = +{ $moves } руху
play-at_sea = на морі: { $text }
card-water_walk = Ходіння по воді
card-crown_of_the_five_seas = Корона п’яти морів
card-royal_armor_of_nix = Королівський обладунок нікси
card-shield_of_naval_glory = Щит морської слави
card-trident_of_dominion = Тризуб панування
card-stars_wind = Попутний вітер
do-trap = викладіть на вільні клітинки жетони долілиць ({ $count }), половина справжні: хто на такому спиниться, { $token ->
    [land_mine] дістає { $damage ->
        [one] { $damage } ушкодження
        [few] { $damage } ушкодження
       *[other] { $damage } ушкоджень
    }
   *[quicksand] завершує активацію
}
do-berserk = ворожий загін{ $tiers-count ->
    [4] { "" }
   *[other] { " " }({ $tiers })
} наступної активації атакує найближчого, свого чи чужого
do-clone = поруч із вашим загоном{ $tiers-count ->
    [4] { "" }
   *[other] { " " }({ $tiers })
} постає двійник; його долає будь-яка атака й будь-яке ушкодження, і він зникає разом з оригіналом
do-mirror = закляття на ваш загін влучає в інший на ваш вибір: { $tiers }
do-favour-times = разів: { $times }
do-favour-pick = оберіть, який результат рахується
do-invoke = пошук (1) у колоді заклять, разів: { $times }; знайдене можна накласти одразу понад ліміт; кожне накладене так закляття кладеться на колоду заклять або на її скид
choice-put_on_top = На колоду: { $card }
ask-cast_found = Накласти знайдене?
ask-cast_found_on_map = Накласти знайдене?
ask-pick_link = Однаково близько: у кого влучає далі?
ask-pick_hit = У які загони влучає?
ask-place_used = На колоду заклять чи на її скид?
do-glean = візьміть верхню карту або приберіть її з гри: { $deck }
do-muster = { $unit } приєднуються за { $gold } золота
do-scry = подивіться верхні загони нейтральної колоди, скиньте будь-які, решту поверніть у будь-якому порядку: { $cards }
choice-drop_unit = Скинути: { $unit }
choice-put_back_unit = На колоду: { $unit }
choice-sink_unit = Під колоду: { $unit }
choice-peek_at_units = Глянути на верхній загін: { $tier }
choice-peek_at_player = Глянути на верхню карту колоди гравця: { $seat }
choice-pick_tier = Колода: { $tier }
ask-pick_neutrals = Яку нейтральну колоду переглянути?
ask-cull_neutrals = Скиньте будь-які з цих загонів
ask-return_units = Поверніть загони; останній лежатиме згори
ask-see_show = З якої колоди відкрити загін?
ask-offer_goods = Що запропонувати іншим?
ask-ask_for_goods = За { $given } ({ $count }): що ви хочете?
ask-answer_swap = { $by } дає { $given } ({ $count }) за { $wanted } ({ $price }): згода?
ask-draw_either = Узяти карту з колоди чи верхню зі скиду? Лишилося: { $cards }
done-offer_goods = Нічого не пропонувати
done-ask_for_goods = Таки нічого не пропонувати
done-answer_swap = Відмовитися
done-see_show = Досить загонів
ask-lay_traps = Викладіть жетон на вільну клітинку
ask-place_clone = Де постає двійник?
ask-reflect = Відбити закляття?
ask-turn_aside = У який загін влучає закляття натомість?
event-trap_sprung = { $fighter } наступають на жетон: { $real ->
    [true] { $token }
   *[false] він порожній
}
boardtoken-land_mine = Міна
boardtoken-quicksand = Сипучі піски
trap-real = { $token } (справжня пастка)
charm-berserk = атакує найближчого
charm-air_ward = без заклять Повітря
card-berserk = Берсерк
card-clone = Клон
card-fortune = Фортуна
card-land_mine = Мінне поле
card-magic_mirror = Магічне дзеркало
card-quicksand = Сипучі піски
card-visions = Видіння
card-pendant_of_negativity = Кулон заперечення
hero-tarnum_conflux = Тарнум (Спряження)
card-tarnum_conflux_1 = Тарнум (Спряження): Чародії I
card-tarnum_conflux_4 = Тарнум (Спряження): Чародії IV
card-tarnum_conflux_6 = Тарнум (Спряження): Чародії VI
do-hire_neutrals = відкрийте до { $cards } нейтральних загонів із будь-яких колод, крім лазурової, і найміть один за наявності оселі його рівня; решту замішайте
do-homecoming = нейтральний загін вашої фракції може приєднатися задарма, якщо є оселя його рівня
do-poach = відкрийте { $cards ->
    [one] { $cards } верхній загін
    [few] { $cards } верхні загони
   *[many] { $cards } верхніх загонів
} нейтральної колоди, один можна найняти; решта йде на колоду чи під неї
do-propose = запропонуйте іншим гравцям один обмін одного ресурсу
do-browse = купіть один із { $cards } артефактів (3, 5 або 7 золота) або киньте { $dice } кубики ресурсів і візьміть один
do-retrain = { $fresh ->
    [true] візьміть карт: { $more }, позбудьтеся здібностей і заклять; за кожні дві карти пошук 2: { $decks }; потім нова рука
   *[false] скиньте будь-які карти, доберіть до { $more } понад розмір руки, позбудьтеся здібностей і заклять; за кожні дві карти пошук 2: { $decks }
}
do-dismiss = ваш найдешевший загін покидає вас
do-roll_treasure-cursed = артефакт псує все
do-option-faction = лише { $faction }
choice-pick_tiding = { $card }
ask-choose_tiding = Яка подія настане?
ask-browse_wares = Купити артефакт чи кинути кубики?
ask-unlearn = Позбудьтеся здібностей і заклять: кожні дві карти дають пошук
ask-name_lesson = У якій колоді шукаєте?
ask-welcome_kin = Який загін вашої фракції приєднується?
ask-pick_recruits = Загони якої колоди переглянути?
event-unit_dismissed = { $unit }: загін покидає { $seat }
starrule-better_machines = балісти завдають, а намети лікують на одне більше, з возом набоїв стрільці перекидають кубик
starrule-two_tidings = з двох подій обирають одну
starrule-peddler = цього раунду кожен гравець може раз у свій хід купити бойову машину на 3 золота дешевше, ніж на торговому посту
card-stars_ammo_cart = Тиждень возу з набоями
card-stars_circus = Чарлі та його цирк
card-forty_thieves = Сорок розбійників
card-unexpected_reinforcements = Неочікуване підкріплення
card-event_marketplace = Подія: ринок
card-event_messenger = Подія: гонець із припасами
card-event_crypt = Подія: склеп
card-event_swamp = Подія: прокляте болото
card-event_thieves = Подія: лігво злодіїв
card-event_time = Подія: ринок часу
card-event_schools = Подія: школи магії та війни
card-event_garden = Подія: сад одкровення
do-market = карти на продаж ({ $deck })
do-market-each = по { $each } на кожного гравця
do-market-cards = усього { $cards }
do-market-gold = по { $gold } золота
do-market-valuables = або коштовностей: { $valuables }
do-market-graded = ціна за рівнем
do-market-die = або натомість киньте кубик ресурсів
do-market-several = купуйте скільки завгодно або натомість відкриту карту скиду
do-market-shuffled = покупець замішує карту в колоду разом зі скидом
do-auction = аукціон: карт { $cards } ({ $deck }), кожна дістається найвищій таємній ставці, не більше ніж { $most } золота; за рівних ставок ніхто нічого не отримує
do-glade = кожен кладе долілиць карту з руки або верхню карту колоди; їх тасують, і кожен бере одну наосліп або { $gold } золота
do-camp = кожен може відкрити до { $units } загонів нейтральної колоди; потім кожен може найняти один з усіх, маючи житло його рангу
do-gaol = з двох нейтральних загонів кожен купує один або відпускає його за { $gold } золота; другий передають далі
do-pot = у спільний банк кидають кубиків скарбів і ресурсів по { $dice }; кожен кидає по одному і може взяти з банку кубик із таким самим результатом
do-riddle = назвіть ресурс, якого не покажуть { $dice } кубики: якщо вгадали, візьміть один, інакше втратьте один; або киньте кубик і сплатіть його за пошук { $cards } ({ $deck }); або йдіть геть
do-train = доберіть до розміру руки, скиньте будь-які карти; за кожні { $cards } посильте параметр із руки чи скиду
do-reinforce-only = лише { $only }
starrule-no_draw = на початку ходу ніхто не добирає карт
starrule-ground_charge = у першому бою, який починає кожен гравець, усі піші загони мають +1 до атаки
starrule-offense = карти, що дають захист, натомість дають стільки ж атаки
starrule-turn_tiles = кожен може повернути землю без героїв, жодну не повертають двічі
starrule-second_tries = невдалий кидок для властивості загону роблять ще раз
starrule-elementals = елементалі лежать горілиць на нейтральних колодах і повертаються туди після поразки
stars-brief = цього раунду: { $rule }
card-stars_explorers = Дослідники
card-stars_crag_hack = Тиждень Крега Хека
card-stars_offense = Тиждень нападу
card-disruption = Розлад земель
card-multilingual_bron = Бронь-поліглот
card-stars_elementals = Елементалі
card-event_auction = Подія: підозрілий аукціон
card-event_forest = Подія: чарівний ліс
card-event_camp = Подія: табір найманців
card-event_leprechaun = Подія: бешкетний лепрекон
card-event_prison = Подія: в’язниця
card-event_hermit = Подія: старий відлюдник
choice-bid_gold = Ставка: { $gold } золота
choice-give_card = Покласти: { $card }
choice-take_from_pool = Узяти карту наосліп
choice-take_gold = Узяти { $gold } золота
choice-name_resource = Жоден кубик не покаже: { $resource }
choice-pledge = { $resource }: { $count }
choice-accept_swap = Погодитися на обмін
choice-pick_tile = Повернути цю землю
event-bid_shown = { $seat }: ставка { $gold } золота
event-pool_filled = Перетасованих карт долілиць: { $cards }
event-elementals_called = Елементалі лежать горілиць на колодах: { $units }
ask-bid = Скільки ставите за карту { $card }?
ask-fill_pool = Яку карту покладете для всіх?
ask-draw_from_pool = Узяти невідому карту чи золото?
ask-fill_camp = Загін якої колоди відкрити?
ask-hire_from_camp = Найманці пропонують службу: найняти загін?
ask-open_gaol = В’язні: кого показати, викупити чи відпустити?
ask-match_die = Кубики збіглися: узяти кубик із банку?
ask-ask_hermit = Відлюдник питає: якого ресурсу не покажуть кубики?
ask-lose_die = Ви не вгадали: що втрачаєте?
ask-pay_die = Сплатити показане кубиком за пошук?
ask-pick_turned = Яку землю повернути?
done-ask_hermit = Піти геть
done-fill_camp = Досить
label-lose = Втратити: { $face }
label-deck_top = Верхня карта колоди: { $deck }
line-tiding = { $line }. { $text }.
location-whirlpool = Вир
starrule-calm_whirlpools = вири не забирають загонів, і герой сам обирає вихід
card-stars_whirlpool = Тиждень виру
ask-pass_through = Перейти до іншого місця?
done-pass_through = Лишитися тут
do-travel = перейти до іншого такого місця: { $to }
do-travel-toll = його обирає випадок, а ви втрачаєте загін на свій вибір
location-subterranean_gate = Підземна брама
location-monolith_two_way = Двосторонній моноліт
location-monolith_entrance = Вхідний моноліт
location-monolith_exit = Вихідний моноліт
event-sign_laid = Викладено жетон: { $location }
location-bank_crypt = Склеп
location-bank_imp_cache = Схованка бісів
location-bank_dwarven_treasury = Скарбниця гномів
location-bank_dragon_fly_hive = Вулик бабок-драконок
location-bank_medusa_stores = Сховище медуз
location-bank_shipwreck = Затонулий корабель (сховище)
location-bank_cyclops_stockpile = Склад циклопів (сховище)
location-bank_derelict_ship = Покинутий корабель (сховище)
location-bank_dragon_utopia = Утопія драконів (сховище)
location-bank_griffin_conservatory = Заповідник грифонів
location-bank_naga_bank = Скарбниця наг
location-bank_pyramid = Піраміда
aspect-bank = Карта сховища
aspect-stacked = Із підсиленням
do-bulwark = завжди б’ється, ніби має жетон оборони
do-stifle = вороги не чаклують
option-creature_banks = Сховища істот
menu-option-creature_banks = Хто відкриває землю, може покласти на її непрохідне поле сховище істот: четверо захисників, а тоді нагорода.
choice-lay_bank = Викласти тут сховище істот
ask-offer_bank = Викласти жетон сховища істот на непрохідне поле?
done-offer_bank = Без сховища
field-bank = Захисники сховища: { $units }
bank-each = за кожного підсиленого захисника: { $effects }
bank-search = пошук стількох карт, скільки захисників було підсилено: { $deck }
stack-attack = Підсилення: +1 до атаки
stack-defense = Підсилення: +1 до захисту
stack-health = Підсилення: +1 до здоров’я
stack-initiative = Підсилення: +2 до ініціативи
do-enlist = до вас приєднується загін зі сховища: { $unit }, підсилений, якщо підсилених захисників було хоча б двоє
do-reforge-discarded = також зі скиду
option-pandora_cards = Карти скриньки Пандори
menu-option-pandora_cards = Хто відвідує скриньку Пандори, може взяти карту її колоди, а не кидати кубики.
option-empowered_abilities = Посилені здібності
menu-option-empowered_abilities = Хто здобуває здібність, може віддати жетон за її посилену карту.
do-open_box = візьміть карту скриньки Пандори
do-cull = подивіться верхні карти ({ $deck }): { $cards }, скиньте щонайбільше { $most }, решту покладіть назад
do-enroll = з верхніх нейтральних загонів ({ $tier }): { $cards }, один може приєднатися за пів ціни
do-wager = киньте кубики скарбів: { $dice }; якщо на якомусь артефакт, пошук { $cards } ({ $deck })
event-box_opened = { $seat } відкриває скриньку Пандори: { $card }
card-box_lesson = Урок зі скриньки
card-box_abilities = Скринька здібностей
card-box_spells = Скринька заклять
card-box_artifacts = Скринька артефактів
card-box_stars = Скринька зірок
card-box_recruits = Скринька рекрутів
card-box_study = Навчання зі скриньки
card-box_sorcery = Чари зі скриньки
card-box_hoard = Скарб скриньки
card-box_bargain = Оборудка скриньки
card-box_riches = Багатства скриньки
card-box_treasures = Коштовності скриньки
card-box_march = Похід зі скриньки
card-box_wisdom = Мудрість зі скриньки
card-box_gifts = Дари скриньки
card-box_trade = Обмін зі скриньки
card-box_power = Сила скриньки
card-box_shelf = Полиця скриньки
card-box_grasp = Хватка скриньки
card-box_income = Джерело скриньки
done-drop_one = Решту лишити
curio-times = до { $times } разів: { $text }
do-gnaw = наприкінці кожного свого ходу позбудьтеся цієї карти або втратьте мораль
do-shelf = у грі можуть бути постійні карти, разом із цією: { $cards }
do-grasp = розмір руки +{ $cards }
do-windfall = киньте кубик ресурсів: поки карта у грі, цей дохід більший на крок
do-barter = один ваш загін ({ $gives }) стає Жменею або йде від вас; потім відкриваються нейтральні загони кожного рівня ({ $tiers }), по { $cards }, і з кожного рівня один може приєднатися задарма
ask-clear_shelf = Для стількох постійних карт немає місця. Яку скинути?
ask-feed_box = Позбутися карти скриньки чи втратити мораль?
done-feed_box = Лишити її та втратити мораль
ask-give_away = Який загін стане Жменею або піде від вас?
ask-spend_crown = Обміняти здібність { $card } на посилену?
    .help = Це забирає один ваш жетон; звичайна карта виходить із гри. [HM-3376]
done-spend_crown = Лишити жетон
card-empowered_air_magic = Магія повітря (посилено)
card-empowered_archery = Стрільба (посилено)
card-empowered_armorer = Обладунки (посилено)
card-empowered_artillery = Артилерія (посилено)
card-empowered_ballistics = Балістика (посилено)
card-empowered_basic_air_magic = Основи магії повітря (посилено)
card-empowered_basic_earth_magic = Основи магії землі (посилено)
card-empowered_basic_fire_magic = Основи магії вогню (посилено)
card-empowered_basic_water_magic = Основи магії води (посилено)
card-empowered_diplomacy = Дипломатія (посилено)
card-empowered_eagle_eye = Орлине око (посилено)
card-empowered_earth_magic = Магія землі (посилено)
card-empowered_estates = Маєтки (посилено)
card-empowered_fire_magic = Магія вогню (посилено)
card-empowered_first_aid = Перша допомога (посилено)
card-empowered_intelligence = Інтелект (посилено)
card-empowered_interference = Перешкода (посилено)
card-empowered_leadership = Лідерство (посилено)
card-empowered_learning = Навчання (посилено)
card-empowered_logistics = Логістика (посилено)
card-empowered_luck = Удача (посилено)
card-empowered_mysticism = Містицизм (посилено)
card-empowered_necromancy = Некромантія (посилено)
card-empowered_offense = Напад (посилено)
card-empowered_pathfinding = Пошук шляху (посилено)
card-empowered_resistance = Опір (посилено)
card-empowered_scholar = Учений (посилено)
card-empowered_scouting = Розвідка (посилено)
card-empowered_sorcery = Чаклунство (посилено)
card-empowered_tactics = Тактика (посилено)
card-empowered_water_magic = Магія води (посилено)
card-empowered_wisdom = Мудрість (посилено)

# -- reports

report-combat = Бій · { $field }
report-winner = { $how ->
    [retreat] { $loser } відступає. Переможець: { $winner }
    [surrender] { $loser } здається. Переможець: { $winner }
   *[won] Переможець: { $winner }
}
report-spent = Проти охорони ще один раунд бою коштує очко руху, а жодного не лишилося.
report-losses = утрачено { $lost } з { $count }
report-beaten = розбиті
report-reduced = тепер Жменя
report-stands = вистояли
report-brought = Що це дало
report-played = Зіграні карти: { $cards }
report-mission = Місія: { $scenario }
report-again = Місію можна спробувати знову — з тією колодою, з якою вона почалася.
report-last = Це була остання місія.
report-next = Наступна місія: { $scenario }.
report-deck = До наступної місії
report-deck_text = Вона починається з рівня 1, на новій мапі, з цими картами.
report-kept = Герой бере з собою
report-kept_cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}
report-left = Що лишається позаду й чому
report-left_level = Рівень і досвід
report-why_level = кожна місія починається з рівня 1; спеціальності вищих рівнів повернуться разом із ними [HM-3221]
report-left_cards = Решта карт
report-why_cards = окрім карт параметрів і першої спеціальності, з собою беруть { $count } карт на вибір [HM-3222]
report-left_country = Військо, місто, ресурси й прапори
report-why_country = у кожної місії власна мапа й власний початок [HM-3223]
report-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
report-points_levels = рівень { $count }: { $points }
report-points_flags = прапори × { $count }: { $points }
report-points_buildings = будівлі × { $count }: { $points }
report-points_trophies = трофеї × { $count }: { $points }
