# Jaws of the Lion in Ukrainian.

# -- names of the game

game-name = Ґлумгейвен: Щелепи лева
game-about = Від двох до чотирьох найманців беруться за роботу, якої не хоче ніхто: у місті зникають люди, і слід веде в темряву.
game-role = Персонаж

# -- beings

being-demolitionist = Підривниця
being-hatchet = Сокирник
being-red_guard = Багряний гвардієць
being-voidwarden = Жриця Порожнечі
being-vermling_raider = Вермлінг-грабіжник
being-zealot = Фанатик
being-giant_viper = Велетенська гадюка
being-stone_golem = Кам’яний голем
being-chaos_demon = Демон хаосу
being-black_sludge = Чорний слиз
being-rat_monstrosity = Щуряча потвора
being-blood_monstrosity = Кривава потвора
being-black_imp = Чорний біс
being-blood_imp = Кривавий біс
being-living_corpse = Живий мрець
being-living_spirit = Живий дух
being-vermling_scout = Вермлінг-розвідник
being-blood_tumor = Кривава пухлина
being-blood_horror = Кривавий жах
being-first_of_the_order = Перший з ордену
being-rat_monstrosity_16_1 = Набрякла щуряча потвора
being-rat_monstrosity_16_2 = Вибухова щуряча потвора
being-giant_viper_21 = Зачарована гадюка
being-stone_golem_22 = Прадавній голем
being-vermling_raider_22 = Вермлінг-стрілець
being-crate_b = Скриня зі щурами
being-crate_c = Скриня зі слизом
being-crate_d = Скриня з гадюками
being-crate_f = Скриня з перснем
being-crate_g = Скриня зі щурами
being-crate_k = Скриня зі слизом
being-crate_l = Скриня з демоном
being-goods_a = Загублений товар
being-goods_e = Загублений товар
being-goods_h = Загублений товар
being-goods_j = Загублений товар
being-goods_m = Загублений товар
being-first_pillar = Перша колона
being-second_pillar = Друга колона
being-last_pillar = Остання колона
being-growth = Наріст
being-nest = Гніздо
being-pillar = Колона
being-summoning_stone = Камінь призову
being-table = Стіл
being-table_a = Вівтарний стіл
being-table_b = Стіл хірурга
being-table_c = Стіл алхіміка
being-ward = Оберіг
role-demolitionist = { being-demolitionist }
role-hatchet = { being-hatchet }
role-red_guard = { being-red_guard }
role-voidwarden = { being-voidwarden }
menu-role-demolitionist = б’є зблизька, ламає перешкоди і все поруч із ними
menu-role-hatchet = метає сокири здалеку, а одна йому наймиліша
menu-role-red_guard = витривалий, підтягує ворогів і прикривається щитом; добрий для початку
menu-role-voidwarden = лікує і змушує діяти і друзів, і ворогів

# -- elements

element-fire = вогонь
element-ice = лід
element-air = повітря
element-earth = земля
element-light = світло
element-dark = темрява
element-wild = будь-яка стихія
element-fire_light = вогонь або світло
element-ice_dark = лід або темрява
element-earth_light = земля або світло

# -- conditions

condition-immobilize = Параліч
condition-stun = Оглушення
condition-muddle = Сум’яття
condition-disarm = Роззброєння
condition-poison = Отруєння
condition-wound = Рана
condition-curse = Прокляття
condition-strengthen = Посилення
condition-bless = Благословення

# -- small words

zone-hand = рука
zone-chosen = вибрані
zone-active = активна зона
zone-discard = скид
zone-lost = втрачені
until-turn = цього ходу
until-round = цього раунду
until-persistent = постійно
half-top = верх
half-bottom = низ
reach-any = будь-яка атака
reach-melee = ближні атаки
reach-ranged = дальні атаки
side-enemies = вороги
side-allies = союзники
side-self = собі
side-friends = собі чи союзникам
side-others = союзники й вороги
side-objectives = особливі об’єкти
side-target = та сама фігура
around-self = довкола вас
around-target = довкола цілі
around-place = довкола того гекса
around-room = усі в тій кімнаті
around-way = уздовж шляху
around-passed = через кого пройшли
only-any = будь-хто
only-wall = біля стіни
only-standard = звичайний чи елітний
only-other = інший
only-favourite = з вашою улюбленою зброєю
case-always = завжди
case-same_target = якщо ціль та сама, що й перед цим
case-same_twice = якщо ціль та сама, що й двічі перед цим
case-wall = якщо ціль біля стіни
case-objective = якщо ціль — особливий об’єкт
case-negative = якщо ціль має негативний стан
case-poisoned = якщо ціль отруєна
case-favourite = якщо у цілі ваша улюблена зброя
case-favourite_near = якщо улюблена зброя лежить тут чи поруч
case-killed = якщо цього раунду ви вбили ворога
case-flanked = якщо ціль поруч із союзником нападника
case-beside_ally = якщо поруч із вами союзник
case-attacked_before = якщо ви вже атакували цю ціль цього раунду
case-opened = якщо дорогою ви відчинили двері
case-moved = якщо рух виконано
case-attacked = якщо атаку виконано
mark-no_heal = лікування не діє
mark-bleed = 1 шкоди за кожної атаки
mark-bleed_more = ще 1 шкоди за кожної атаки
mark-lulled = прокинеться від шкоди
mark-bare = її Щит не діє
area-cleave = два поруч
area-cone = конус із п’яти
area-triangle = трикутник
area-flower = гекс і все довкола
area-blast = дванадцять гексів
per-neighbour = за кожну стіну, перешкоду, об’єкт, фігуру чи пастку поруч
at-target = та сама фігура
at-place = ті, хто поруч із тим гексом
at-around = інша поблизу останньої цілі
on-attack = атаки
on-move = рухи
on-heal = лікування
on-grant = атаки, які ви даруєте
watch-kill = ви вбиваєте ворога
watch-entered = ворог стає поруч із вами
watch-ended = ворог завершує рух у межах дальності
watch-turn = починається ваш хід
watch-ally_attack = союзник атакував
watch-cured = ви чи союзник позбуваєтеся Отруєння
special-favourite = тут лежить улюблена зброя: +3 до дальньої атаки, потім вона лишається в цілі
special-new_favourite = нова улюблена зброя: +3, Рана й Відштовхнути 1 до дальньої атаки, потім вона лишається в цілі
special-sand_devil = піщаний вихор поруч: 1 шкоди й Сум’яття тому, хто його зустріне; щоходу рухається на 2
special-ward = оберіг поруч: Отруєння ворогам, що стають біля нього, трудність тим, хто в межах 3
special-influence = атаки, які ви даруєте, мають перевагу, будь-яка стихія додає 1; монстри тягнуть вашу колоду
special-charge = якщо кожен крок наближав до сусіднього ворога: Атака на кількість пройдених гексів, Відштовхнути 2
special-shift_trap = перекладіть сусідню пастку під сусіднього ворога
special-lull = Оглушення минає, якщо ціль зазнає шкоди
special-any_obstacle = порожні гекси для вас — перешкоди, які можна знищити
special-bless_monsters = одна карта Благословення йде в колоду монстрів
special-one = особлива здібність 1
special-two = особлива здібність 2
special-leap_or_revive = стрибає до найдальшого мертвого Фанатика й оживляє його або до найдальшого персонажа й атакує
special-revive_all = оживляє всіх мертвих Фанатиків у своїй кімнаті
special-spawn_imps = з’являються криваві біси
slot-head = голова
slot-body = тіло
slot-legs = ноги
slot-hand = рука
slot-small = дрібний предмет
use-free = без обмежень
use-spent = потім використано до довгого відпочинку
use-consumed = потім витрачено до кінця сценарію
when-turn = у ваш хід
when-end_turn = наприкінці вашого ходу
when-move = під час вашого руху
when-basic_move = з базовим рухом
when-attack = під час вашої атаки
when-ranged_attack = під час вашої дальньої атаки
when-single_melee = під час ближньої атаки на одну ціль
when-single_ranged = під час дальньої атаки на одну ціль
when-blow = для однієї вашої атаки
when-melee_blow = для однієї ближньої атаки
when-ranged_blow = для однієї дальньої атаки
when-attacked = коли вас атакують
when-damaged = коли атака завдає вам шкоди
when-always = завжди
item_rule-no_doubles = подвоєння проти вас рахується як +0
item_rule-last_in_focus = для вибору цілі ворогами ваша ініціатива 99
item_rule-third_card = зіграйте карту з руки заради її низу
luck-plain = одна карта
luck-advantage = перевага
luck-disadvantage = трудність
source-attack = атака
source-effect = ефект
source-trap = пастка
source-wound = рана
source-thorns = відсіч
source-death = передсмертна лють
source-price = ціна
source-rest = відпочинок
source-devil = піщаний вихор
source-treasure = скарб
payment-hand = карта з руки
payment-discards = дві скинуті карти
ending-completed = пройдено
ending-exhausted = програно: усі виснажені
ending-failed = програно
terrain-rubble = руїни
terrain-trap = пастка
terrain-devil = піщаний вихор
terrain-ward = оберіг
difficulty-easy = Легка
difficulty-normal = Звичайна
difficulty-hard = Важка
difficulty-very_hard = Дуже важка
option-a = варіант А
option-b = варіант Б

# -- cards

card-implode = Обвал
card-knock_out_the_support = Вибити опору
card-piston_punch = Удар поршнем
card-explosive_blitz = Вибуховий бліц
card-the_big_one = Велика
card-one_two_punch = Раз-два
card-windup = Замах
card-crushing_weight = Нищівна вага
card-explode = Вибух
card-rubble = Уламки
card-level = Зрівняти
card-lobbed_charge = Кинутий заряд
card-robotic_enhancement = Механічне посилення
card-crash_protocol = Протокол тарана
card-fire_bombs = Вогняні бомби
card-nowhere_to_run = Нікуди тікати
card-remote_detonation = Дистанційний підрив
card-extra_fuel = Більше пального
card-mech_suit = Механічний костюм
card-dust_cloud = Хмара пилу
card-drill_fist = Кулак-свердло
card-micro_missiles = Мікроракети
card-insult_to_injury = Добити словом
card-gut_punch = Удар під дих
card-the_bigger_one = Ще більша
card-collateral_damage = Побічні втрати
card-wholesale_destruction = Суцільна руйнація
card-stopping_power = Зупинна сила
card-double_throw = Подвійний кидок
card-disorienting_barrage = Запаморочливий град
card-second_wind = Друге дихання
card-center_mass = У самий центр
card-close_cuts = Зблизька
card-the_favorite = Улюблениця
card-retrieval = Повернення
card-power_pitch = Могутній кидок
card-follow_through = Довести до кінця
card-care_package = Посилка
card-extra_lift = Вище й далі
card-fancy_hat = Пишний капелюх
card-repeat_shot = Повторний кидок
card-ricochet = Рикошет
card-fearsome_efficiency = Страшна вправність
card-sharpened_blades = Нагострені леза
card-ripped_from_the_flesh = Вирвано з плоті
card-overwatch = На чатах
card-the_new_favorite = Нова улюблениця
card-bombardment = Бомбардування
card-quick_turnaround = Швидкий розворот
card-excessive_force = Надмірна сила
card-brutalize = Без жалю
card-shrapnel = Шрапнель
card-camaraderie = Побратимство
card-executioners_axe = Сокира ката
card-heart_seeker = Шукач сердець
card-flaming_sickle = Полум’яний серп
card-blinding_sickle = Сліпучий серп
card-twirling_stabs = Вихор уколів
card-shocking_advance = Раптовий наступ
card-desert_night = Ніч пустелі
card-shield_spikes = Шипи щита
card-swift_strength = Стрімка сила
card-healing_sands = Цілющі піски
card-flame_shroud = Вогняний покрив
card-shield_of_the_desert = Щит пустелі
card-warrior_of_the_sun = Воїн сонця
card-blade_dance = Танець лез
card-precision_strike = Точний удар
card-harvest_sickle = Жнивний серп
card-barbaric_instincts = Варварські інстинкти
card-warmth_of_the_sun = Тепло сонця
card-strangling_chain = Душливий ланцюг
card-radiant_sickle = Осяйний серп
card-burn_away_the_dark = Випалити темряву
card-sand_devil = Піщаний вихор
card-fierce_brilliance = Люте сяйво
card-flying_sickle = Летючий серп
card-vicious_ballet = Лютий балет
card-horns_of_the_beast = Роги звіра
card-prismatic_sickle = Веселковий серп
card-no_fear = Без страху
card-soaring_shield = Щит у польоті
card-honorable_fury = Шляхетна лють
card-black_boon = Чорний дар
card-turn_out_the_lights = Згасити світло
card-wicked_scratch = Лиха подряпина
card-suggestion = Навіювання
card-gift_of_the_void = Дар Порожнечі
card-lure_of_the_void = Поклик Порожнечі
card-signs_of_the_void = Знаки Порожнечі
card-close_to_the_abyss = На краю безодні
card-freeze_the_soul = Заморозити душу
card-grasp_of_doom = Хватка приреченості
card-master_influence = Володарка волі
card-resigned_frenzy = Покірний шал
card-cold_embrace = Крижані обійми
card-sap_warmth = Випити тепло
card-give_and_take = Дати й узяти
card-crushing_cold = Нищівний холод
card-taunting_fate = Дражнити долю
card-commanding_presence = Владна присутність
card-savage_instinct = Дикий інстинкт
card-the_last_journey = Остання подорож
card-stand_fast = Стояти твердо
card-withering_conviction = В’януча певність
card-surge_of_power = Приплив сили
card-hateful_blast = Вибух ненависті
card-spirit_hunger = Голод духу
card-lull_into_oblivion = Приспати в забуття
card-empowered_link = Міцний зв’язок
card-eye_of_the_void = Око Порожнечі
card-possessed_by_fate = Одержимі долею

# -- items

item-eagle_eye_goggles = Окуляри орлиного ока
item-iron_helmet = Залізний шолом
item-chain_armor = Кольчуга
item-studded_leather = Клепана шкіра
item-weathered_boots = Бувалі чоботи
item-winged_shoes = Крилате взуття
item-heater_shield = Лицарський щит
item-throwing_hammer = Метальний молот
item-poison_dagger = Отруйний кинджал
item-iron_spear = Залізний спис
item-healing_potion = Зілля лікування
item-stamina_potion = Зілля бадьорості
item-power_potion = Зілля сили
item-mana_potion = Зілля мани
item-amulet_of_life = Амулет життя
item-robes_of_evocation = Мантія викликання
item-comfortable_shoes = Зручне взуття
item-battle_axe = Бойова сокира
item-black_candle = Чорна свічка
item-stun_powder = Приголомшливий порошок
item-hawk_helm = Яструбиний шолом
item-bladed_armor = Обладунок із лезами
item-boots_of_striding = Чоботи-скороходи
item-volatile_bomb = Нестійка бомба
item-barbed_chain = Шипований ланцюг
item-oak_charm = Дубовий оберіг
item-fateful_compass = Компас долі
item-flea_bitten_shawl = Блошива шаль
item-tower_shield = Баштовий щит
item-ring_of_haste = Перстень поспіху
item-ring_of_strength = Перстень сили
item-ring_of_restoration = Перстень відновлення
item-steel_ring = Сталевий перстень
item-barbed_axe = Зазублена сокира
item-robes_of_command = Мантія веління
item-jet_boots = Реактивні чоботи

# -- scenarios

measure-plan = План монстра на найбільшій мапі
measure-area_plan = План монстра з атакою по площі

scenario-campaign = Кампанія
scenario-roadside_ambush = Засідка при дорозі
scenario-a_hole_in_the_wall = Дірка в стіні
scenario-the_black_ship = Чорний корабель
scenario-a_ritual_in_stone = Ритуал у камені
scenario-a_deeper_understanding = Глибше розуміння
scenario-corrupted_research = Зіпсоване дослідження
scenario-sunken_tumor = Затонула пухлина
scenario-hidden_tumor = Схована пухлина
scenario-explosive_evolution = Вибухова еволюція
scenario-the_gauntlet = Крізь стрій
scenario-defiled_sewers = Опоганена каналізація
scenario-beguiling_sewers = Оманлива каналізація
scenario-vile_harvest = Мерзенні жнива
scenario-toxic_harvest = Отруйні жнива
scenario-tainted_blood = Отруєна кров
scenario-mixed_results = Суперечливі наслідки
scenario-red_twilight = Червоні сутінки
scenario-the_heist = Пограбування
scenario-den_of_thieves = Лігво злодіїв
scenario-misplaced_goods = Загублений товар
scenario-agents_of_chaos = Слуги хаосу
scenario-unfriendly_message = Недружнє послання
scenario-the_best_of_the_best = Найкращі з найкращих
scenario-warding_the_void = Стерегти Порожнечу
scenario-the_greatest_job_in_the_world = Найкраща робота у світі

# -- battle goals

goal-acrobatic = Акробат: втратьте карту, щоб відвернути 5 чи більше шкоди
goal-agoraphobe = Агорафоб: завершуйте кожен хід біля стіни чи перешкоди
goal-altruist = Альтруїст: зберіть менше монет, ніж будь-хто інший
goal-assistant = Помічник: убийте монстра, якого цього раунду вже атакував союзник
goal-challenger = Задирака: жодного разу не відходьте від монстра поруч
goal-closer = Останній штрих: убийте останнього монстра сценарію
goal-conservator = Ощадливий: жодного разу не втрачайте карт, щоб відвернути шкоду
goal-diehard = Незламний: не опускайтеся нижче половини здоров’я
goal-egoist = Егоїст: зберіть більше монет, ніж будь-хто інший
goal-fast_healer = Живучий: завершіть сценарій із повним здоров’ям
goal-gambler = Азартний: убийте монстра атакою з трудністю
goal-hothead = Гаряча голова: дві здібності з утратою до першого відпочинку
goal-insomniac = Безсоння: зазнайте шкоди від атаки в раунді довгого відпочинку
goal-masochist = Мазохіст: завершіть сценарій, маючи не більше 3 здоров’я
goal-mugger = Грабіжник: убийте монстра й підберіть його монету того ж ходу
goal-opener = Перша кров: убийте першого монстра сценарію
goal-pacifist = Пацифіст: убийте не більше трьох монстрів
goal-pickpocket = Кишеньковий злодій: дією збору підберіть монету поруч із двома чи більше монстрами
goal-pincushion = Подушечка для голок: хай вас за раунд атакують три чи більше монстрів
goal-plebeian = Плебей: не вбивайте елітних монстрів і босів
goal-prohibitionist = Тверезий: не використовуйте зілля
goal-ravager = Спустошувач: дві здібності з утратою за один хід
goal-recluse = Відлюдник: не завершуйте хід поруч із союзником
goal-sadist = Садист: убийте п’ять чи більше монстрів
goal-scrambler = Невтомний: жодного довгого відпочинку
goal-shadow = Тінь: завершуйте кожен хід поруч із союзником
goal-shirker = Ледар: убийте монстра не поруч, коли поруч інший
goal-specialist = Фахівець: не використовуйте базових здібностей
goal-straggler = Повільний: жодного перепочинку
goal-trailblazer = Першопроходець: відчиніть двері й завершіть той хід у новій кімнаті
goal-transmitter = Переносник: дайте монстру негативний стан, маючи його самі
goal-weakling = Слабак: виснажтеся раніше за інших

# -- cards of the tutorial

card-implode_a = { card-implode }
card-knock_out_the_support_a = { card-knock_out_the_support }
card-piston_punch_a = { card-piston_punch }
card-explosive_blitz_a = { card-explosive_blitz }
card-the_big_one_a = { card-the_big_one }
card-one_two_punch_a = { card-one_two_punch }
card-the_big_one_b = { card-the_big_one }
card-one_two_punch_b = { card-one_two_punch }
card-stopping_power_a = { card-stopping_power }
card-double_throw_a = { card-double_throw }
card-disorienting_barrage_a = { card-disorienting_barrage }
card-second_wind_a = { card-second_wind }
card-center_mass_a = { card-center_mass }
card-close_cuts_a = { card-close_cuts }
card-center_mass_b = { card-center_mass }
card-close_cuts_b = { card-close_cuts }
card-flaming_sickle_a = { card-flaming_sickle }
card-blinding_sickle_a = { card-blinding_sickle }
card-twirling_stabs_a = { card-twirling_stabs }
card-shocking_advance_a = { card-shocking_advance }
card-desert_night_a = { card-desert_night }
card-shield_spikes_a = { card-shield_spikes }
card-desert_night_b = { card-desert_night }
card-flaming_sickle_b = { card-flaming_sickle }
card-black_boon_a = { card-black_boon }
card-turn_out_the_lights_a = { card-turn_out_the_lights }
card-wicked_scratch_a = { card-wicked_scratch }
card-suggestion_a = { card-suggestion }
card-gift_of_the_void_a = { card-gift_of_the_void }
card-lure_of_the_void_a = { card-lure_of_the_void }
card-lure_of_the_void_b = { card-lure_of_the_void }
card-wicked_scratch_b = { card-wicked_scratch }

# -- goals and special rules

do-kill_all = убийте всіх монстрів
do-kill = убийте: { $monster }
do-kill-times = разів: { $times }
do-destroy_some = знищіть позначених цілей: { $least }
do-destroy_all = знищіть усі: { $objective }
do-loot_all = зберіть скарби
do-loot_all-least = щонайменше { $least }
do-find = знайдіть серед скринь загублений товар
do-find-least = щонайменше { $least }
do-escape = потім усі стають на { $letter }
do-survive = минуло раундів: { $rounds }

# -- what is added

do-extra = { "" }
do-extra-plus = +{ $plus }
do-extra-range = +{ $range } Дальність
do-extra-targets = +{ $targets } Ціль
do-extra-push = Відштовхнути { $push }
do-extra-pull = Притягнути { $pull }
do-extra-inflict = { $inflict }
do-extra-marks = { $marks }
do-extra-advantage = перевага
do-extra-disadvantage = трудність
do-extra-jump = Стрибок
do-extra-area = область: { $area }
do-extra-reach = дістає на { $reach }
do-extra-unshield = ігнорує Щит
do-extra-near = вороги поруч із ціллю зазнають { $near }
do-extra-beside = один ворог поруч із ціллю зазнає { $beside }
do-extra-overflow = надлишок ранить ворога поруч
do-extra-damage = шкода { $damage }
do-extra-shield = Щит { $shield }
do-extra-fetch = улюблена зброя повертається
do-extra-xp = +{ $xp } досвід
do-spend = { $cost } додає { $add }
do-when = { $case }: { $add }
do-when-per = { $per }

# -- effects

do-move = Рух { $value }
do-move-jump = Стрибок
do-move-sure = складна місцевість не заважає
do-move-loot = збирайте все на гексах, куди входите
do-move-crash = перешкоди на шляху знищено, +1 за кожну
do-move-spend = { $spend }
do-move-when = { $when }
do-attack = Атака { $value }
do-attack-range = Дальність { $range }
do-attack-area = область: { $area }
do-attack-push = Відштовхнути { $push }
do-attack-pull = Притягнути { $pull }
do-attack-inflict = { $inflict }
do-attack-marks = { $marks } цього раунду
do-attack-advantage = перевага
do-attack-unshield = ігнорує Щит
do-attack-near = вороги поруч із ціллю зазнають { $near }
do-attack-beside = один ворог поруч із ціллю зазнає { $beside }
do-attack-overflow = надлишок ранить ворога поруч
do-attack-at = ціль: { $at }
do-attack-around = у межах { $around } від неї
do-attack-razes = перешкоди в області знищено, союзники в ній зазнають 2
do-attack-aimed = ціль обираєте ви
do-attack-spend = { $spend }
do-attack-when = { $when }
do-heal-side = { $side }
do-heal-range = Дальність { $range }
do-heal-around = { $around }
do-heal-inflict = { $inflict }
do-heal-cured = { $cured } союзникам, яких вилікувано від Отруєння
do-heal-full = усю шкоду
do-heal-spend = { $spend }
do-heal-when = { $when }
do-affect-around = { $around }
do-affect-only = { $only }
do-affect-closest = найближчий у полі зору
do-affect-damage = шкода { $damage }
do-affect-inflict = { $inflict }
do-affect-marks = { $marks } цього раунду
do-affect-push = Відштовхнути { $push }
do-affect-pull = Притягнути { $pull }
do-affect-spend = { $spend }
do-affect-when = { $when }
do-shield-crowd = скільки ворогів поруч, не більше { $crowd }
do-shield-until = { $until }
do-shield-spend = { $spend }
do-guard = Атаки проти вас
do-guard-disadvantage = мають трудність
do-guard-plus = +{ $plus }
do-guard-until = { $until }
do-thorns-near = лише поруч із вами
do-thorns-until = { $until }
do-boost = { $upon-id ->
    [attack] ваші атаки
    [move] ваші рухи
    [heal] ваше лікування
   *[other] атаки, які ви даруєте
}
do-boost-case = { $case }
do-boost-reach = лише { $reach }
do-boost-add = { $add }
do-boost-double = подвоєно
do-boost-slots = { $slots-count ->
    [one] { $slots-count } раз
    [few] { $slots-count } рази
   *[other] { $slots-count } разів
} (досвід: { $slots })
do-boost-until = { $until }
do-boost-spend = { $spend }
do-watch = Щоразу, коли { $upon }: { $then }
do-watch-case = { $case }
do-watch-range = Дальність { $range }
do-watch-slots = { $slots-count ->
    [one] { $slots-count } раз
    [few] { $slots-count } рази
   *[other] { $slots-count } разів
} (досвід: { $slots })
do-watch-until = { $until }
do-loot = Збір { $range }
do-destroy-objectives = або особливий об’єкт
do-destroy-then = якщо так: { $then }
do-designate = Виберіть гекс із руїнами, Дальність { $range }
do-set_trap = Покладіть пастку: шкода { $damage }
do-set_trap-inflict = { $inflict }
do-set_trap-range = Дальність { $range }
do-set_trap-count = пасток: { $count }
do-set_trap-rubble = на руїнах
do-command-around = { $around }
do-command-only = { $only }
do-command-inflict = спершу { $inflict }
do-command-price = ціна: шкода { $price }
do-command-paid = потім { $paid }
do-command-first = сплачують спершу
do-command-echo = зазнає стільки, скільки завдає
do-command-each = за кожну ціль
do-command-spend = { $spend }
do-command-then = якщо так: { $then }
do-consume = Якщо використати стихію ({ $cost })
do-consume-then = { $then }
do-consume-otherwise = інакше { $otherwise }
do-given = { $case }: { $then }
do-experience = +{ $value } досвід
do-infuse = Насичення: { $elements }
do-fetch = улюблена зброя повертається
do-toughen = +{ $value } до максимального здоров’я
do-special = { $rule }
do-spawn-count = ×{ $count }
do-who-elite = еліта

# -- events

event-round_began = Раунд { $round }
event-ability_drawn = { $being }: ініціатива { $initiative }
event-turn_began = Хід: { $who }
event-card_moved = { $being }: { $card }, { $zone }
event-door_opened = Відчинено двері на { $cell }
event-monster_placed = { $who } на { $cell }
event-trap_sprung = { $who }: спрацювала пастка на { $cell }
event-figure_changed = { $who }: відтепер інша істота
event-goods_found = { $who } відчиняє скриню: { $being }
event-terrain_changed = { $cell }: { $terrain }
event-attack_made = { $who } → { $whom }: атака { $value } ({ $luck })
event-modifier_drawn = { $who }: витягнуто модифікатор { $card }
event-modifier_used = { $who }: модифікатор { $card }, сила атаки — { $value }
event-damage_suffered = { $who }: шкода { $damage } ({ $source }), лишилося { $left }
event-damage_negated = { $being }: відвернено шкоду { $damage }, ціна: { $payment }
event-figure_died = { $who }: кінець
event-hero_exhausted = { $being }: виснаження
event-figure_healed = { $who }: вилікувано { $value }, тепер { $left }
event-condition_gained = { $who }: { $condition }
event-condition_ended = { $who }: кінець стану { $condition }
event-mark_placed = { $who }: { $mark }
event-bonus_began = { $who }: { $effect }
event-element_infused = Сильна стихія: { $element }
event-element_consumed = Використано: { $element }
event-coin_dropped = Монета падає на { $cell }
event-coins_looted = { $who }: зібрано монет { $coins }
event-treasure_looted = { $who }: скарб { $number }
event-experience_gained = { $being }: досвід +{ $xp }
event-item_used = { $being }: предмет { $item }
event-goal_chosen = { $being }: { $goal }
event-round_ended = Раунд { $round } завершено
event-section_read = Розділ { $section }, «{ $scenario }»
event-goal_met = Мету досягнуто: раунд дограють до кінця
event-scenario_began = Сценарій { $number }: { $scenario }
told-perk = { $being }: нова навичка: { $text }
told-option = Вибір загону: { $text }
event-scenario_ended = { $scenario }: { $ending }
event-gold_changed = { $being }: золото { $gold-signed }
event-xp_recorded = { $being }: досвід +{ $xp }
event-checks_gained = { $being }: позначки +{ $checks }
event-perk_taken = { $being }: нова навичка
event-level_reached = { $being }: рівень { $level }
event-card_taken = { $being }: нова карта { $card }
event-item_bought = { $being }: куплено { $item }
event-item_sold = { $being }: продано { $item }
event-item_received = { $being }: отримано { $item }
event-city_event_drawn = Подія в місті { $number }
event-option_taken = Подія в місті { $number }: { $option }
event-omen_received = { $being } почне наступний сценарій зі станом: { $conditions }
event-nothing_came = Більше нічого з того не вийшло
event-location_opened = Відкрито сценарій { $number }
event-location_closed = Сценарій { $number } закрито назавжди
event-difficulty_set = Складність: { $difficulty }
event-member_joined = У загоні: { $being }
event-member_left = Більше не в загоні: { $being }
event-campaign_ended = Кінець кампанії; пройдено сценаріїв: { $won }

# -- choices

choice-be_character = Грати: { $being }
choice-start_at = Почати на { $cell }
choice-keep_goal = Лишити: { $goal }
choice-play_cards = { $lead }, потім { $other }
choice-rest_long = Довгий відпочинок
choice-rest_short = Перепочинок
choice-put_back_rest = Вибрати решту за мене: без найслабших
choice-rest_later = Не зараз; спитати, коли лишиться менше двох карт
choice-use_item = Використати { $item }
choice-put_away = Завершити бонус карти { $card }
choice-spend = Використати стихію: { $elements }
choice-target = Ціль { $figure }
choice-strike = Атакує { $figures }
choice-lay_area = Область: { $cells }
choice-pick_card = { $card }
choice-pick_element = { $element }
choice-act_next = Спершу { $being }
choice-draw_card = Взяти карту модифікатора
choice-throw_favourite = Метнути улюблену зброю
choice-take_damage = Зазнати
choice-lose_one = Втратити { $card }
choice-lose_two = Втратити { $card } і { $other }
choice-accept = Зробити
choice-skip = Пропустити
choice-done = Готово
choice-play_scenario = Грати: { $scenario }
choice-set_difficulty = Змінити складність на: { $difficulty }
choice-change_party = Змінити склад загону
choice-join = До загону: { $being }
choice-leave = Із загону: { $being }
choice-swap = { $other } замість: { $being }
choice-visit_shop = До крамниці
choice-end_campaign = Завершити кампанію
choice-take_option = { $option }
choice-pick_perk = Навичка { $perk }
choice-buy = Купити { $item }
choice-sell = Продати { $item }
choice-give_item = Віддати { $item }, кому: { $to }

# -- questions

ask-choose_character = Виберіть персонажа
    .hint = Кожен найманець грає по-своєму. { being-red_guard }: міцний, тягне й захищає. { being-hatchet }: атакує здалека. { being-demolitionist }: трощить стіни й кістки. { being-voidwarden }: лікує своїх і підкоряє ворогів.
ask-keep_goals = Лишіть одну бойову мету
    .hint = Бойова мета лише ваша й таємна. Виконаєте її у виграному сценарії — отримаєте позначку; три позначки — це навичка.
ask-build_hands = Яку карту не берете?
    .hint = Рука має сталий розмір, а карт у вас більше. Відкладайте по одній, доки рука не буде впору; перед кожним сценарієм вибираєте знову.
asked-hand = Із цих { $cards } { $cards ->
    [one] карти
   *[other] карт
} ви берете { $hand }: яку не берете?
group-put_back = Не брати
asked-learned = Рівень дає одну карту, цього рівня чи нижчого. Яку з цих не берете? Усього { $left }
asked-harm = { $who } ({ $source }) завдає вам шкоди: { $damage }. Зазнати чи відвернути?
asked-pain = Шкода { $damage } ({ $source }): зазнати чи відвернути?
asked-basic = Замість надрукованого будь-який верх може бути базовою дією «{ $top }», будь-який низ — «{ $bottom }»: вона стоїть дрібно в кожній половині.
asked-cards = Виберіть дві карти, першою провідну
ask-choose_start = Де ви починаєте?
    .hint = Хто б’ється впритул, той стає попереду.
        Бірюзові гекси — місця, де можна почати.
ask-select_cards = Виберіть дві карти, першою провідну, або довгий відпочинок
    .hint = Виберіть дві карти: з однієї буде верх, з іншої низ. Перша з них провідна: її число — ваша ініціатива. Що менше число, то раніше хід.
    .hint-2 = Верхні половини здебільшого атакують, нижні рухають. Добра пара — атака зверху та рух знизу на іншій карті.
    .hint-3 = Після використання карти йдуть у скид. Коли в руці менше двох карт, час відпочити: скид повернеться, але одну карту буде втрачено.
ask-order_responses = Що відбувається першим?
ask-stock_room = Фігурок забракло: який гекс лишається порожнім?
ask-order_tie = Однакова ініціатива: хто діє першим?
ask-hero_acts = Ваш хід: використайте карту або предмет
    .hint = Візьміть одну з двох карт і виберіть верхню чи нижню половину.
        Наведіть на половину — побачите, куди вона веде й кого дістане. Наведіть на монстра — побачите, що він зробить.
    .hint-2 = За хід ви використовуєте верхню половину однієї карти й нижню іншої. Порядок за вами: спершу рух, тоді атака, чи навпаки.
ask-third_card = Зіграти третю карту?
ask-enter = { $action }: така ціна здібності. Використати?
ask-confirm = Виконати: { $effect }?
ask-choose_consume = Використати стихію? { $offer }
    .hint = Сильні та згасаючі стихії можна витратити на більше. Вони приходять з карт і слабшають щораунду.
ask-choose_move = Куди йдете? { $move }
    .hint = Крізь своїх пройти можна, крізь ворогів ні.
        Бірюзові гекси досяжні. Наведіть на гекс — побачите шлях і скільки ворогів зможуть атакувати вас там цього раунду.
ask-aim_action = Хто ціль? { $effect }
    .hint = Дію можна й пропустити.
        Наведіть на фігуру — побачите, що з нею станеться.
ask-pick_target = Кого атакуєте? { $attack }
    .hint = На кожну атаку береться карта з вашої власної колоди модифікаторів.
        Наведіть на ворога — побачите, якої шкоди може завдати ваша колода.
ask-prepare_blow = Візьміть карту модифікатора або спершу змініть атаку
    .hint = Доки карту модифікатора не взято, атаку можна посилити предметом.
ask-defend = Вас атакують: використати предмет?
ask-settle_modifier = Який модифікатор діє?
    .hint = З перевагою беруть дві карти, і діє краща.
ask-suffer_damage = Поранення ({ $source }): зазнати чи відвернути?
    .hint = Можна зазнати шкоди або відвернути її всю: втратити карту з руки чи дві зі скиду. Кожна втрачена карта вкорочує ваш сценарій.
ask-hurt_one = Хто зазнає { $damage }?
ask-heal_one = Кого вилікувати на { $value }?
ask-give_command = Хто діє для вас?
ask-pay = Зазнати { $price } шкоди, щоб діяти?
ask-agree = Атакувати того, кого обере інший гравець? { $attack }
ask-influence = Використати стихію заради +1?
ask-spawn_one = Де з’явиться: { $spawn }?
ask-arrive = Де з’явиться: { $being }?
ask-leap = До кого він стрибає?
ask-land = Де він приземлиться?
ask-shift_one = Куди зсувається пастка?
ask-monster_does = Правила лишають вибір: { $action }
ask-consume_for_kind = Яку стихію використає монстр?
ask-choose_focus = Однаково близько й однакова ініціатива: хто стане обраною ціллю монстра?
    .hint = Монстр обирає ворога, якого може атакувати найшвидше, а тоді того, хто раніше за ініціативою. Коли рівне й те, й те, вирішуєте ви.
ask-guide_monster = Правила лишають шлях відкритим: куди йде монстр?
    .hint = Монстри діють за сталими правилами: ідуть до ворога, якого можуть атакувати найшвидше. Коли два шляхи однаково добрі, вирішуєте ви.
ask-monster_attacks = Правила лишають вибір: кого атакує монстр?
    .hint = Коли правила лишають цілі монстра відкритими, вирішуєте ви.
ask-offer_short_rest = Зробити перепочинок?
    .hint = Перепочинок не забирає часу: увесь скид повертається в руку, але одну випадкову карту буде втрачено. Відпочивайте, коли в руці менше двох добрих карт.
ask-lose_random = Буде втрачено: { $card }. Віддати її чи зазнати 1 шкоди заради іншої?
    .hint = Якщо ця карта дуже потрібна, зазнайте 1 шкоди — і доля вибере іншу.
ask-long_rest = Довгий відпочинок: яку карту втратите?
    .hint = Довгий відпочинок забирає цілий раунд. Ви самі вибираєте, яку карту втратити, лікуєтеся на 2, і використані предмети знову готові.
ask-choose_hex = Який гекс? { $effect }
ask-recover_cards = Яка карта повернеться?
ask-choose_consumed = Який елемент ви поглинаєте?
ask-choose_elements = Яку стихію насичуєте?
ask-perform_special = { $special }
ask-shift_trap = Під кого?
ask-move_devil = Посунути піщаний вихор?
ask-choose_scenario = Який сценарій далі?
    .hint = Це мапа вашої кампанії. Підсвічені місця можна грати, решта чекає на те, чого ви ще не зробили.
    .hint-2 = Чим скінчився останній сценарій, видно в журналі. Програний сценарій можна повторити: золото й досвід лишаються.
ask-change_members = Хто приєднується, хто йде?
ask-face_event = Подія в місті { $number }: що робите?
    .hint = Між сценаріями в місті щось стається. Що вийде з вашої відповіді, дізнаєтеся лише потім.
ask-divide_gold = Золото загону, { $gold }: хто його отримує чи сплачує?
ask-choose_one = Кого це спіткає?
ask-assign_item = Кому дістанеться { $item }?
ask-take_card = { $being }: яку карту вивчаєте?
    .hint = Новий рівень: більше здоров’я, і одна карта на ваш вибір поповнить ті, з яких ви складаєте руку.
ask-take_perk = { $being }: яку навичку берете?
    .hint = Навичка назавжди змінює вашу колоду модифікаторів: погані карти йдуть, кращі приходять.
ask-open_market = Ринок: купуйте, продавайте, віддавайте
    .hint = Клацніть предмет, щоб купити. Носити можна по одному на голові, тілі й ногах, у двох руках, а дрібних — за рівнем. Продаж приносить пів ціни.
ask-equip = { $being }: який предмет лишиться в місті?

# -- with numbers and cases

do-attack-targets = { $targets ->
    [0] усі вороги в межах
   *[other] Ціль { $targets }
}
do-heal = Лікування { $value ->
    [D] на завдану шкоду
   *[other] { $value }
}
do-heal-targets = { $targets ->
    [0] усіх
   *[other] Ціль { $targets }
}
do-affect = { $targets ->
    [0] { $side-id ->
        [enemies] усі вороги
        [allies] усі союзники
        [friends] ви й усі союзники
        [others] усі союзники й вороги
        [objectives] усі об’єкти
        [self] ви
       *[other] { $side }
    }
    [1] { $side-id ->
        [enemies] ворог
        [allies] союзник
        [friends] ви чи союзник
        [others] союзник чи ворог
        [objectives] об’єкт
        [self] ви
       *[other] { $side }
    }
   *[other] { $targets } { $side-id ->
        [enemies] вороги
        [allies] союзники
        [friends] з вас і союзників
        [others] союзники чи вороги
        [objectives] об’єкти
        [self] ви
       *[other] { $side }
    }
}{ $range ->
    [1] { $around-id ->
        [self] { $side-id ->
            [self] { "" }
            [target] { "" }
           *[other] { " " }поруч
        }
       *[other] { "" }
    }
    [99] { "" }
   *[other] { ", " }Дальність { $range }
}
do-shield = { $value ->
    [0] Щит
   *[other] Щит { $value }
}
do-attack-reach = { $reach ->
    [99] на будь-якій відстані
   *[other] у межах { $reach }
}
do-thorns = Відсіч { $value ->
    [0] стільки, як ваш Щит
   *[other] { $value }
}
do-destroy = Знищте перешкоду{ $range ->
    [1] { " " }поруч
   *[other] { ", " }Дальність { $range }
}
do-command = { $targets ->
    [0] { $side-id ->
        [enemies] усі вороги
        [allies] усі союзники
        [friends] ви й усі союзники
        [others] усі союзники й вороги
        [objectives] усі об’єкти
        [self] ви
       *[other] { $side }
    }
    [1] { $side-id ->
        [enemies] ворог
        [allies] союзник
        [friends] ви чи союзник
        [others] союзник чи ворог
        [objectives] об’єкт
        [self] ви
       *[other] { $side }
    }
   *[other] { $targets } { $side-id ->
        [enemies] вороги
        [allies] союзники
        [friends] з вас і союзників
        [others] союзники чи вороги
        [objectives] об’єкти
        [self] ви
       *[other] { $side }
    }
}{ $range ->
    [1] { $around-id ->
        [self] { $side-id ->
            [self] { "" }
            [target] { "" }
           *[other] { " " }поруч
        }
       *[other] { "" }
    }
    [99] { "" }
   *[other] { ", " }Дальність { $range }
}{ ": " }{ $actions }
do-recover = { $cards ->
    [one] Скинута карта повертається в руку
   *[other] Скинуті карти повертаються в руку: { $cards }
}
do-spawn = { $monster }
do-who = { $being }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
event-cards_revealed = { $being }{ ": " }{ $lead-count ->
    [0] довгий відпочинок
   *[other] { $lead }, { $other }
}; ініціатива { $initiative }
event-card_used = { $being }{ ": " }{ $card }, { $half }{ $basic ->
    [true] { ", " }базова здібність
   *[other] { "" }
}
event-figure_moved = { $who }: { $path }
    .path-join = { " → " }
event-rested = { $being }{ ": " }{ $long ->
    [true] довгий відпочинок
   *[other] перепочинок
}, втрачено: { $lost }
event-scenario_concluded = Сценарій { $number }: { $won ->
    [true] пройдено
   *[other] програно
}
choice-put_back = Не брати: { $card }
choice-use_half = { $card }, { $half }{ $basic ->
    [true] { ": " }базова здібність
   *[other] { "" }
}
choice-go = Рух: { $path }
    .path-join = { " → " }
choice-guide = Він іде: { $path }
    .path-join = { " → " }
choice-shove = Його посунуто: { $path }
    .path-join = { " → " }
choice-pick_hex = { $cell-count ->
    [0] Ніде
   *[other] Гекс { $cell }
}
choice-pick_modifier = { $place ->
    [0] Перша карта
   *[other] Друга карта
}
choice-leave_item = { $item-count ->
    [0] Усе інше береться
   *[other] Лишити { $item }
}
choice-allot_gold = { $being }: { $gold } золота
choice-split_gold = Решту порівну; борг сплачує той, у кого найбільше
choice-pick_member = { $being-count ->
    [0] Ніхто
   *[other] { $being }
}
ask-force_move = { $away ->
    [true] Куди відштовхуєте ціль?
   *[other] Куди притягуєте ціль?
}

# -- що зробить вибір

label-odds = Поранення: { $odds }
label-deadly = { $chance } % убити
label-exhausting = Ви виснажитеся й вибудете зі сценарію
label-nobody = Звідси не дістати жодного ворога
label-traps = Пастки на шляху: { $harm }
label-danger = { $hits ->
    [one] { $hits } ворог зможе
    [few] { $hits } вороги зможуть
   *[other] { $hits } ворогів зможуть
} атакувати вас там цього раунду; шкода близько { $harm }
label-safe = Там вас цього раунду не атакує жоден ворог

# -- what words mean

term-heal = Лікування
term-shield = Щит
term-thorns = Відсіч
term-loot = Збір
term-destroy = Знищити перешкоду
term-command = Діють інші
term-recover = Карти повертаються
term-set_trap = Покласти пастку
term-range = Дальність
term-targets = Ціль
term-area = Область
term-push = Відштовхнути
term-pull = Притягнути
term-jump = Стрибок
term-advantage = Перевага
term-disadvantage = Трудність
term-spend = Стихії
term-persistent = Тривалий ефект
term-lost = Втрата
term-xp = Досвід
term-elite = Еліта
term-trap = Пастка
term-obstacle = Перешкода
term-difficult = Складна місцевість
term-door = Двері
means-immobilize = Фігура не може рухатися сама, але її можна відштовхнути чи притягнути. Минає в кінці її наступного ходу.
means-stun = Фігура нічого не робить у свій хід; дві карти персонажа скидаються без дії. Минає в кінці її наступного ходу.
means-muddle = Усі її атаки з трудністю. Минає в кінці її наступного ходу.
means-disarm = Фігура не може атакувати. Минає в кінці її наступного ходу.
means-poison = Кожна атака на цю фігуру сильніша на 1. Знімається лікуванням, але здоров’я тоді не додається.
means-wound = На початку кожного свого ходу фігура зазнає 1 шкоди. Знімається лікуванням.
means-curse = У її колоду модифікаторів замішують карту, що зводить атаку нанівець; витягнута, вона зникає. Проклятий монстр псує колоду всіх монстрів.
means-strengthen = Усі її атаки з перевагою. Минає в кінці її наступного ходу.
means-bless = У її колоду модифікаторів замішують карту, що подвоює атаку; витягнута, вона зникає.
means-heal = Повертає стільки здоров’я, але не понад максимум. Знімає Рану й Отруєння; з Отруєнням здоров’я не додається.
means-shield = Кожна атака на цю фігуру завдає на стільки менше. Щит не витрачається. Від пасток, ран та іншої шкоди не захищає.
means-thorns = Хто атакує цю фігуру, зазнає стільки шкоди. Щит від цього не захищає.
means-loot = Забирає всі монети й скарби з вашого гекса та з гексів у межах цієї дальності. Те, що лежить на вашому гексі в кінці ходу, ви забираєте й так.
means-destroy = Перешкода зникає вся, навіть якщо займає кілька гексів. Там, де вона лежала, можна ходити й стояти.
means-command = Це робить хтось інший у ваш хід: союзник, якщо схоче, або ворог, як того схочете ви, навіть проти своїх. Власний хід лишається за ним.
means-recover = Карти повертаються зі скиду в руку.
means-set_trap = Пастка лежить на порожньому гексі. Монстри обходять її, якщо можуть, але їх можна туди відштовхнути чи притягнути.
means-range = Сягає на стільки гексів, через фігури й перешкоди, але не крізь стіни. Дальня атака на сусіда має трудність.
means-targets = Стільки різних фігур, для кожної своя карта модифікатора.
means-area = Атаковано кожного ворога на гексах цієї форми, для кожного своя карта модифікатора.
means-push = Ціль пересувають щонайбільше на стільки гексів, щоразу далі від вас. Пастки на шляху шкодять їй.
means-pull = Ціль пересувають щонайбільше на стільки гексів, щоразу ближче до вас. Пастки на шляху шкодять їй.
means-jump = Фігури, перешкоди, пастки й складна місцевість не мають значення на шляху, лише на останньому гексі.
means-advantage = Беруть дві карти модифікаторів, діє краща.
means-disadvantage = Беруть дві карти модифікаторів, діє гірша.
means-spend = Наповнена стихія сильна після того ходу, наступного раунду згасає, потім зникає. Доки вона сильна чи згасає, будь-хто може її спожити заради вказаного на карті, монстри теж.
means-persistent = Діє, доки не вичерпається чи доки ви не припините. Карта тим часом лежить в активній зоні.
means-lost = Після цієї половини карту втрачено на весь сценарій: відпочинок її не поверне.
means-xp = Досвід. У кампанії він дає новий рівень.
means-elite = Сильніший монстр: має вищі числа свого виду й діє раніше за інших.
means-trap = Спрацьовує, коли хтось входить на гекс, і зникає. Хто перестрибує, її не зачіпає.
means-obstacle = Увійти сюди не можна, але можна перестрибнути. Ні огляду, ні дальнім атакам не заважає.
means-difficult = Увійти сюди коштує 2 очки руху замість 1.
means-door = Станьте на них, і вони відчиняться: кімнату за ними буде відкрито, її монстри діятимуть того ж раунду. Тоді ваш рух триває.

# -- відмови

refusal-card_discard = Ця карта у скиді: її поверне відпочинок.
refusal-card_lost = Цю карту втрачено до кінця сценарію.
refusal-card_active = Ця карта активна: лежить, доки діє її бонус.
refusal-card_waiting = Не вибрана на цей раунд: у свій хід грають лише дві вибрані карти.
refusal-card_chosen = Викладена на цей раунд: нею шкоди не відвернути.
refusal-item_spent = Використано: довгий відпочинок поверне.
refusal-item_consumed = Використано до кінця сценарію.
refusal-item_owned = Такий у вас уже є.
refusal-item_sold_out = Жодного не лишилося.
refusal-item_too_dear = Коштує { $price }, у вас золота { $gold }.
refusal-out_of_range = До цілі { $far }, а дальність { $range }.
refusal-out_of_sight = Цілі не видно: між вами стіна.
refusal-hit_already = Уже є ціллю цієї дії.
refusal-protected = Це ви захищаєте.
refusal-hex_locked = Замкнено: відчинить лише щось у цьому сценарії.

# -- the page

subtitle = { $scenario } · рівень { $level }
subtitle-campaign = Кампанія
prompt-waiting = Вирішують інші
rail-left = Загін
rail-right = Монстри
rail-way = Шлях
panel-history = Зігране
panel-sheet = { $being }, рівень { $level }
row-difficulty = Складність
row-relief = Доки не виграно сценарій { $last }, її можна лише полегшити до монстрів рівня 0; тоді відкриті всі чотири.
row-reward = Нагорода
row-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[other] { $rounds } раундів
}
row-member = рівень { $level } · золото { $gold }
place-ahead = { $number }. ?
place-lost = програно
track-way = Історія
sheet-xp_row = Досвід
sheet-health = Здоров’я
sheet-hand = Карт у руці
sheet-gold = Золото
sheet-checks = Позначки до навички
reward-gold = золото кожному: { $value }
reward-xp = досвід кожному: { $value }
reward-checks = позначки кожному: { $value }
reward-perks = навички кожному: { $value }
reward-shop = нові предмети в крамниці
zone-learn = Вивчіть одну з них
zone-perks = Навички
zone-event = Подія в місті
item-left = лишилося: { $left }
perk-out = ідуть
perk-in = приходять
perk-boxes = узято { $taken } з { $boxes }
modifier-x2 = ×2
modifier-null = ×0
modifier-curse = Прокляття
modifier-bless = Благословення
modifier-push = Відштовхнути { $value }
modifier-around = шкода всім ворогам поруч: { $value }
modifier-heal = союзник поруч лікується на { $value }
modifier-shield = Щит { $value }
welcome-won = { $scenario }: пройдено!
welcome-lost = { $scenario }: програно.
welcome-again = Ви тягнете одне одного додому. Що знайшли й чого навчилися, те ваше; робота чекає далі, і той, хто її дав, теж.
board-main = Карта
board-way = Карта кампанії
hex-difficult = складна місцевість
hex-obstacle = перешкода
hex-door = зачинені двері
hex-coin = монета
hex-treasure = скарб
hex-goods = скриня
hex-weapon = улюблена зброя
panel-goal = Мета
panel-party = Загін
panel-elements = Стихії
panel-monsters = Монстри
panel-deck = Колода модифікаторів
row-undrawn = Ще в ній
row-drawn = Вийшли
sheet-perk = Навичка
panel-next = Відкриті місця
row-hint = Підказка
row-goal = Ваша бойова мета
row-hero = рівень { $level } · досвід { $xp } · монети { $coins }
row-exhausted = виснаження
row-strong = сильна
row-waning = слабшає
row-stats = Рух { $move }, Атака { $attack }
row-side = { $rank }: { $text }.
stat-normal = звичайний
stat-elite = елітний
stat-boss = бос
stat-shield = Щит { $value }
stat-thorns = Відсіч { $value }
stat-death = помираючи, завдає { $value } довкола
stat-advantage = атакує з перевагою
stat-guarded = його атакують із трудністю
stat-immune = стійкість: { $conditions }
place-name = { $number }. { $scenario }
place-won = пройдено
place-closed = закрито назавжди
zone-pool = Ваші карти
zone-shop = Крамниця
sheet-items = Предмети
sheet-of = { $owner }: { $title }
sheet-line = { $half }: { $text }
sheet-leads = Веде
sheet-initiative = Ініціатива { $initiative }
sheet-level = рівень { $level }
sheet-makes = насичує { $elements }
sheet-xp = +{ $xp } досвід
sheet-lost = втрата
sheet-cost = використовує стихію: { $elements }
sheet-item = { $when }: { $text }
state-spent = використано
state-consumed = витрачено
label-target = Ціль: { $who }
label-strike = Атакує: { $who }
label-half = { $card }, { $half }: { $text }
label-basic = { $card }, { $half }, базова: { $text }
label-lead = веде { $card } ({ $initiative }), разом із { $other }
label-modifier = Карта { $number }: { $card }
label-lose = Втратити: { $card }
label-redraw = Зазнати 1 шкоди й втратити навмання іншу карту
label-damage = Зазнати { $damage }: лишиться { $left } з { $most } здоров’я
label-spend = Використати стихію { $elements }: { $add }
label-consume = Використати стихію: { $elements }
label-learn = { $card } (рівень { $level })
label-price = { $text } ({ $price })
perk-replace = замінити { $out } на { $into }
perk-remove = прибрати { $out }
perk-add = додати { $into }
confirm-end_campaign = Завершити кампанію остаточно? Потім її не продовжити.
end-campaign = Кампанія завершується. Пройдено сценаріїв: { $won }.
goal-limit = не пізніше раунду { $limit }
welcome-goal = Мета: { $goal }.
cover-story = Вас звуть Щелепами лева: найманці для роботи, якої не торкнеться міська варта. Зникають люди, спершу жебраки, потім люди з іменами, і хтось платить, аби дізнатися чому.
cover-way = Це кампанія: один загін, сценарій за сценарієм, а між ними місто. Перші п’ять навчають правил одне за одним. Програний сценарій грають знову; золото й досвід лишаються.
option-level = Рівень персонажів (0: як годиться для сценарію)
option-bare = Без предметів і навичок
option-difficulty = Складність

# -- stories

story-roadside_ambush = Поламаний віз лежить упоперек дороги. Вермлінги за ним чекали на когось багатшого.
story-a_hole_in_the_wall = Сліди ведуть до щілини в старому міському мурі, і в щілині хтось живе.
story-the_black_ship = Корабель без прапора бере вантаж лише вночі. Вантаж дихає.
story-a_ritual_in_stone = Чотири камені гудуть у підвалі, і люди довкола гудуть разом із ними.
story-a_deeper_understanding = Під підвалом є ще один, і в ньому щось росте.
story-corrupted_research = Нотатки вченого обриваються на півслові. Його щури продовжили без нього.
story-sunken_tumor = Під гаванню вода тепла і б’ється, мов серце.
story-hidden_tumor = За вином є двері, а за дверима вина немає.
story-explosive_evolution = Те, що ви вирізали, навчилося ходити.
story-the_gauntlet = Хтось збудував цей коридор лише для того, щоб побачити, чи ви пройдете.
story-defiled_sewers = Каналізація ніколи не була чистою, але колись була тихою.
story-beguiling_sewers = Зі стоку лунає музика. Не слухайте слів.
story-vile_harvest = Поле під дахом, і те, що там достигає, має зуби.
story-toxic_harvest = Змій тут доять відрами.
story-tainted_blood = Столи стоять рядами, і жоден не для їжі.
story-mixed_results = Щоразу, як здається, що все, двері відчиняються знову.
story-red_twilight = Наприкінці сліду стоїть той, хто його проклав.
story-the_heist = Чотири сховища, один вечір і варта з каменю.
story-den_of_thieves = Те, що вермлінги вкрали, лежить під тим, на чому вони сплять.
story-misplaced_goods = Купець хоче повернути свої скрині. Деякі з них хочуть лишитися.
story-agents_of_chaos = Кожні двері цього дому ведуть до нової сварки.
story-unfriendly_message = Посланням був спис, і відправник удома.
story-the_best_of_the_best = Арена платить за кожен раунд.
story-warding_the_void = Три обереги тримають діру зачиненою. Щось з того боку їх рахує.
story-the_greatest_job_in_the_world = Хтось платить вам за розбиті колони. Десь мусить бути підступ.

# -- special rules, hints, sections and conclusions of scenarios

twist-a_ritual_in_stone = Коли камені ламаються, хтось приходить глянути.
twist-a_deeper_understanding = Яка пухлина насправді, ви дізнаєтеся, коли відчините її кімнату.
twist-sunken_tumor = Яка пухлина насправді, ви дізнаєтеся, коли відчините її кімнату.
twist-hidden_tumor = Яка пухлина насправді, ви дізнаєтеся, коли відчините її кімнату.
twist-explosive_evolution = Коли жах гине вперше, на початку наступного раунду вилітають двоє дверей, і він повертається за ними неушкоджений.
twist-the_gauntlet = На початку кожного раунду пастки рухаються: за першими дверима на гекс праворуч униз, за другими на гекс ближче до найближчого персонажа. Під фігурою вони спрацьовують.
twist-defiled_sewers = За другими дверима виповзає більше, ніж там стояло.
twist-beguiling_sewers = Двері відчиняться, коли впадуть чотири колони цієї кімнати. Кожна когось випускає.
twist-vile_harvest = Коли другі двері відчинено, на початку кожного раунду приходить біс, поки живе крайній лівий слиз останньої кімнати.
twist-toxic_harvest = Від другого раунду на початку кожного раунду кожна гадюка поруч із фанатиком гине, і її місце займають потужні криваві біси: один за звичайну, два за потужну.
twist-tainted_blood = На початку кожного раунду біля столів з’являються біси. Наприкінці кожен чорний біс на відстані до 3 від фанатика стає потужним кривавим бісом, а фанатики, що це зробили, оглушені.
twist-mixed_results = Спершу тут нікого: займіть свої місця, перша хвиля прийде з наступним раундом. Щойно мапа порожня, настає наступна хвиля.
twist-red_twilight = Коли другі двері відчинено, на початку кожного раунду приходить потвора.
twist-the_heist = Хто забирає скарб, той будить варту.
twist-misplaced_goods = Товар лежить у п’яти скринях. Що в скрині, дізнаєтеся, коли її заберете.
twist-agents_of_chaos = Гадюки зачаровані, доки живий демон їхньої кімнати. В останній кімнаті кожен гекс ранить того, хто на нього ступає, доки живий її демон. Останній стіл випускає ще одного.
twist-unfriendly_message = Від другого раунду на початку кожного раунду приходять гадюки, а голем потроху кришиться.
twist-the_best_of_the_best = Коли перші мертві, виходять інші, тоді ще хтось, а наостанок усі разом.
twist-warding_the_void = Монстри атакують і обереги. Якщо знищено два, сценарій програно.
hint-roadside_ambush = Нехай вони йдуть до вас: хто зайшов найдалі, того атакують першим.
hint-a_hole_in_the_wall = Відчиняйте двері наприкінці ходу, поки на руках багато карт.
hint-the_black_ship = Отруєння робить кожен удар сильнішим, а лікування спершу знімає його.
hint-a_ritual_in_stone = Камені не б’ють у відповідь. Приготуйтеся до гостей, перш ніж розбити другий.
hint-a_deeper_understanding = Перестрибуйте пастки або заштовхуйте в них когось іншого.
hint-corrupted_research = Важать лише нарости. Убивайте те, що стоїть на шляху, і не більше.
hint-sunken_tumor = Вона не рухається. Хто б’є здалеку, може її не боятися.
hint-hidden_tumor = Вона не рухається. Хто б’є здалеку, може її не боятися.
hint-explosive_evolution = Він підіймає мертвих фанатиків. Відпочиньте перед його першою смертю: тоді прокинуться дві кімнати.
hint-the_gauntlet = Пастки ранять і монстрів: стійте так, щоб пастка пройшла під кимось із них.
hint-defiled_sewers = Другі двері будять не одне гніздо. Відпочиньте, перш ніж їх відчинити.
hint-beguiling_sewers = Кожна колона когось випускає. Ламайте їх по одній.
hint-vile_harvest = Хай ідуть до вас через пастки. Поки живе крайній лівий слиз останньої кімнати, приходять біси. Спершу покінчіть із ним.
hint-toxic_harvest = Не підпускайте гадюк до фанатиків або спершу вбийте когось із них.
hint-tainted_blood = Спершу столи, потім фанатики: без них криваві біси не з’являться.
hint-mixed_results = Кожна хвиля гірша за попередню. Вони йдуть тунелями, повними пасток: чекайте на них посередині.
hint-red_twilight = За другими дверима щораунду хтось приходить. Ідіть прямо до того, по кого прийшли.
hint-the_heist = Варта прокидається, коли відчиняють скрині. Відчиняйте разом, а тоді тікайте.
hint-den_of_thieves = Важать лише гнізда. Розвідники бігтимуть за вами.
hint-misplaced_goods = Не відчиняйте дві скрині за раунд, не знаючи, що в першій.
hint-agents_of_chaos = Спершу помирає демон, що стоїть із гадюками; тоді вони звичайні змії.
hint-unfriendly_message = Голем зношується сам. Лишайтеся живі й допоможіть йому.
hint-the_best_of_the_best = Чотири бої з одним набором карт: відпочивайте між ними.
hint-warding_the_void = Монстри йдуть і на обереги. Станьте поміж ними.
hint-the_greatest_job_in_the_world = Колони можна ламати здалеку. Не бийтеся з тим, що можна лишити позаду.
section-the_black_ship-1 = За дверима хтось молиться і не зупиняється, коли ви входите.
section-a_ritual_in_stone-1 = Другий камінь тріскає, і гудіння кличе на поміч.
section-a_ritual_in_stone-2 = Третій камінь тріскає. Підводяться самі стіни.
section-a_deeper_understanding-1 = Воно переїло і вже кровоточить. Рухатися воно не може, а всі довкола можуть.
after-roadside_ambush = Останній вермлінг падає. Те, що він ніс, нічого не варте, але звідси до міського муру веде слід.
after-a_hole_in_the_wall = Діра тепер ваша, з усім, що в неї назносили. Торговець біля брами платить і не питає.
after-the_black_ship = Трюм порожній, а папери вказують на підвал у старому місті. Місто починає про вас говорити.
after-a_ritual_in_stone = Камені мовчать. Під уламками сходи, і будували їх не заради вина.
after-a_deeper_understanding = Воно перестає битися. Той, хто його годував, лишив свої книги, а в них ім’я.
after-corrupted_research = Нарости в’януть. На берегах нотаток дві адреси: одна біля води, друга за винарнею.
after-sunken_tumor = Вода холоне. Щось звідси винесли зовсім недавно.
after-hidden_tumor = У підвалі тихо, вино зіпсоване. Щось звідси винесли зовсім недавно.
after-explosive_evolution = Воно лопає востаннє. Крамарі чують про це і дістають кращий товар.
after-the_gauntlet = Ви пройшли. За останніми дверима шлях розходиться, і обидві половини тхнуть.
after-defiled_sewers = Вода знову тече. Вона несе пелюстки, що ніде в цьому місті не ростуть.
after-beguiling_sewers = Пісня уривається. У тиші чути худобу або щось, що тримають, як худобу.
after-vile_harvest = Врожай зібрано, і зібрали його ви.
after-toxic_harvest = Відра перекинуто. Покупець отрути мав замовлений стіл.
after-tainted_blood = Столів лишилося замало, щоб продовжувати. У попелі лежить перелік спроб, і які вдалися.
after-mixed_results = Тепер двері лишаються зачиненими. Лишився один, хто знає, як це почалося.
after-red_twilight = Перший з ордену став останнім. Місто спить, і вперше ніхто не зникає.
after-the_heist = Ви надворі, і золото теж. Ніхто з тих, хто бачив, уже не розповість.
after-den_of_thieves = Під гніздами лежить пів базару. Підписане ви повертаєте.
after-misplaced_goods = Товар на місці, купець перелічує його двічі. Про інші скрині він не питає.
after-agents_of_chaos = Дім порожній, і вперше його двері ведуть туди, куди слід.
after-unfriendly_message = Відповідь доставлено.
after-the_best_of_the_best = Арена встає. Завтра діти гратимуть у вас.
after-warding_the_void = Діра лишається зачиненою. Той, хто рахував обереги, мусить почати спочатку.
after-the_greatest_job_in_the_world = Остання колона падає. То он де був підступ, та вам однаково платять.

# -- lessons

lesson-1 = Нове в цьому сценарії: кожен потай вибирає дві карти; провідна дає ініціативу. У свій хід граєте верх однієї та низ іншої. На атаку береться карта модифікатора. Використані карти йдуть у скид; коли рука спорожніє, перепочинок поверне всі, крім однієї.
lesson-2 = Нове в цьому сценарії: монстри щораунду беруть карту. Половина з жариною після використання втрачається; будь-яка половина може бути простою Атакою 2 чи Рухом 2. На мапі двері, пастки, монети й скарб; є атаки по площі, відштовхування та притягування. Поранення можна відвернути картами: однією з руки чи двома зі скиду.
lesson-3 = Нове в цьому сценарії: предмети, досвід і карти, що лишаються активними. Щити, стрибки, Отруєння, Рана, Прокляття й Благословення. Складна місцевість коштує 2. Довгий відпочинок забирає цілий раунд, зате ви самі вибираєте, яку карту втратити, і лікуєтеся.
lesson-4 = Нове в цьому сценарії: стихії, які одні карти насичують, а інші витрачають; бойова мета, таємна в кожного; об’єкти, які треба знищити; і монстри, що приходять пізніше. Монстри грають повними колодами.
lesson-5 = Нове в цьому сценарії: бос із власними здібностями, якому не страшні деякі стани. Руку ви складаєте з більшої кількості карт, ніж у неї вміщається.

# -- menus

menu-scenario-campaign = уся історія, сценарій за сценарієм, одним загоном
menu-scenario-roadside_ambush = перший урок: рух і атака
menu-scenario-a_hole_in_the_wall = другий урок: двері, пастки, монети
menu-scenario-the_black_ship = третій урок: бонуси, довгий відпочинок, предмети
menu-scenario-a_ritual_in_stone = четвертий урок: стихії й бойові цілі
menu-scenario-a_deeper_understanding = п’ятий урок: бос
menu-scenario-corrupted_research = знищити нарости
menu-scenario-sunken_tumor = пухлина під гаванню
menu-scenario-hidden_tumor = пухлина за вином
menu-scenario-explosive_evolution = бос, що підіймає мертвих
menu-scenario-the_gauntlet = коридор, повний пасток
menu-scenario-defiled_sewers = гадюки й розвідники під містом
menu-scenario-beguiling_sewers = колони, мерці й духи
menu-scenario-vile_harvest = біси, що все приходять
menu-scenario-toxic_harvest = багато гадюк
menu-scenario-tainted_blood = столи, що породжують бісів
menu-scenario-mixed_results = три хвилі
menu-scenario-red_twilight = останній бій
menu-scenario-the_heist = забрати й вийти
menu-scenario-den_of_thieves = знищити гнізда
menu-scenario-misplaced_goods = знайти товар серед скринь
menu-scenario-agents_of_chaos = чотири кімнати, чотири сварки
menu-scenario-unfriendly_message = прадавній голем
menu-scenario-the_best_of_the_best = арена
menu-scenario-warding_the_void = захистити обереги
menu-scenario-the_greatest_job_in_the_world = дванадцять колон

# -- city events

city-1 = Стара знахарка продає лавку і хоче, щоб вона дісталася комусь порядному.
city-1-a = Узяти на згадку оберіг
city-1-b = Допомогти продати за частку
city-2 = Священник благословляє кожного, хто носить каміння для його нової вежі.
city-2-a = Носити каміння
city-2-b = Носити, доки не помітить зброяр
city-3 = У рівчаку лежить гаманець, і ніхто не дивиться.
city-3-a = Підібрати
city-3-b = Лишити
city-4 = Кухареві треба, щоб хтось скуштував юшку раніше за гостей.
city-4-a = Скуштувати
city-4-b = Відмовитися
city-5 = Старий вояк кличе вас на двобій у дворі.
city-5-a = Битися для годиться
city-5-b = Битися по-справжньому
city-6 = На ринку стоїть замкнена клітка, і те, що в ній, просить про допомогу.
city-6-a = Відчинити
city-6-b = Продавати квитки
city-7 = Незнайомець б’ється об заклад, що ніхто не влучить у дзвін на даху.
city-7-a = Побитися об заклад
city-7-b = Натомість випити з ним
city-8 = Діти хочуть почути, як буває в справжньому бою.
city-8-a = Розповісти все
city-8-b = Відправити додому
city-9 = Удова чує вночі чоловіка, а він рік як мертвий.
city-9-a = Поговорити з ним
city-9-b = Виламати двері
city-10 = Барило чогось зеленого сьогодні дешеве.
city-10-a = Продавати чарками
city-10-b = Вилити
city-11 = Дах сиротинця не дотримає до ранку.
city-11-a = Полагодити
city-11-b = Це не ваш дах
city-12 = Жебрак і банкір сваряться за монету, і обоє питають вас.
city-12-a = Стати за жебрака
city-12-b = Стати за банкіра
city-13 = Продається книга про те, що під містом.
city-13-a = Купити
city-13-b = Лишити
city-14 = Святилище біля брами просить монету з кожного.
city-14-a = Дати
city-14-b = Пройти повз
city-15 = Хтось побив усі вікна вашої корчми.
city-15-a = Заплатити й шукати винного
city-15-b = Лише заплатити
city-16 = Багатий хлопець хоче, щоб його бачили з вами.
city-16-a = Хай платить
city-16-b = Прогнати
city-17 = Купець загубив у доках цілий корабельний вантаж.
city-17-a = Пообіцяти знайти
city-17-b = Спершу попросити грошей
city-18 = Двері в порожньому домі самі відчиняються й зачиняються.
city-18-a = Узяти гроші власника
city-18-b = Глянути задарма
city-19 = У ваших дверях стирчить спис із листом.
city-19-a = Відповісти на лист
city-19-b = Спалити
city-20 = Арена чула про вас.
city-20-a = Прийняти запрошення
city-20-b = Відмовитися
city-21 = Зорі над гаванню не на своїх місцях.
city-21-a = Спитати того, хто знає
city-21-b = Відвернутися
city-22 = Хтось пропонує надто багато грошей за надто малу роботу.
city-22-a = Спитати, де підписати
city-22-b = Піти далі
