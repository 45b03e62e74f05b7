# Jaws of the Lion in Russian.

# -- names of the game

game-name = Глумхейвен: Челюсти льва
game-about = От двух до четырёх наёмников берутся за работу, которой не хочет никто: в городе пропадают люди, и след ведёт во тьму.
game-role = Персонаж

# -- beings

being-demolitionist = Подрывник
being-hatchet = Тесак
being-red_guard = Алый гвардеец
being-voidwarden = Жрица Пустоты
being-vermling_raider = Вермлинг-налётчик
being-zealot = Фанатик
being-giant_viper = Гигантская гадюка
being-stone_golem = Каменный голем
being-chaos_demon = Демон хаоса
being-black_sludge = Чёрная слизь
being-rat_monstrosity = Крысиное чудище
being-blood_monstrosity = Кровавое чудище
being-black_imp = Чёрный бес
being-blood_imp = Кровавый бес
being-living_corpse = Живой мертвец
being-living_spirit = Живой дух
being-vermling_scout = Вермлинг-разведчик
being-blood_tumor = Кровавая опухоль
being-blood_horror = Кровавый ужас
being-first_of_the_order = Первый из ордена
being-rat_monstrosity_16_1 = Раздутое крысиное чудище
being-rat_monstrosity_16_2 = Взрывное крысиное чудище
being-giant_viper_21 = Зачарованная гадюка
being-stone_golem_22 = Древний голем
being-vermling_raider_22 = Вермлинг-стрелок
being-crate_b = Ящик с крысами
being-crate_c = Ящик со слизью
being-crate_d = Ящик с гадюками
being-crate_f = Ящик с кольцом
being-crate_g = Ящик с крысами
being-crate_k = Ящик со слизью
being-crate_l = Ящик с демоном
being-goods_a = Потерянный товар
being-goods_e = Потерянный товар
being-goods_h = Потерянный товар
being-goods_j = Потерянный товар
being-goods_m = Потерянный товар
being-first_pillar = Первая колонна
being-second_pillar = Вторая колонна
being-last_pillar = Последняя колонна
being-growth = Нарост
being-nest = Гнездо
being-pillar = Колонна
being-summoning_stone = Камень призыва
being-table = Стол
being-table_a = Алтарный стол
being-table_b = Стол хирурга
being-table_c = Стол алхимика
being-ward = Оберег
role-demolitionist = { being-demolitionist }
role-hatchet = { being-hatchet }
role-red_guard = { being-red_guard }
role-voidwarden = { being-voidwarden }
menu-role-demolitionist = бьёт вблизи, ломает преграды и всё рядом с ними
menu-role-hatchet = мечет топоры издали, а один ему дороже всех
menu-role-red_guard = стойкий, подтягивает врагов и прикрывается щитом; хорош для начала
menu-role-voidwarden = лечит и заставляет действовать и друзей, и врагов

# -- elements

element-fire = огонь
element-ice = лёд
element-air = воздух
element-earth = земля
element-light = свет
element-dark = тьма
element-wild = любая стихия
element-fire_light = огонь или свет
element-ice_dark = лёд или тьма
element-earth_light = земля или свет

# -- conditions

condition-immobilize = Паралич
condition-stun = Оглушение
condition-muddle = Смятение
condition-disarm = Разоружение
condition-poison = Отравление
condition-wound = Рана
condition-curse = Проклятие
condition-strengthen = Усиление
condition-bless = Благословение

# -- small words

zone-hand = рука
zone-chosen = выбранные
zone-active = активная зона
zone-discard = сброс
zone-lost = потерянные
until-turn = в этом ходу
until-round = в этом раунде
until-persistent = постоянно
half-top = верх
half-bottom = низ
reach-any = любая атака
reach-melee = ближние атаки
reach-ranged = дальние атаки
side-enemies = враги
side-allies = союзники
side-self = себе
side-friends = себе или союзникам
side-others = союзники и враги
side-objectives = особые объекты
side-target = та же фигура
around-self = вокруг вас
around-target = вокруг цели
around-place = вокруг того гекса
around-room = все в той комнате
around-way = вдоль пути
around-passed = через кого прошли
only-any = кто угодно
only-wall = у стены
only-standard = обычный или элитный
only-other = другой
only-favourite = с вашим любимым оружием
case-always = всегда
case-same_target = если цель та же, что и перед этим
case-same_twice = если цель та же, что и дважды перед этим
case-wall = если цель у стены
case-objective = если цель — особый объект
case-negative = если у цели отрицательное состояние
case-poisoned = если цель отравлена
case-favourite = если в цели ваше любимое оружие
case-favourite_near = если любимое оружие лежит здесь или рядом
case-killed = если в этом раунде вы убили врага
case-flanked = если цель рядом с союзником нападающего
case-beside_ally = если рядом с вами союзник
case-attacked_before = если вы уже атаковали эту цель в этом раунде
case-opened = если по пути вы открыли дверь
case-moved = если движение выполнено
case-attacked = если атака выполнена
mark-no_heal = лечение не действует
mark-bleed = 1 урон при каждой атаке
mark-bleed_more = ещё 1 урон при каждой атаке
mark-lulled = проснётся от урона
mark-bare = её Щит не действует
area-cleave = два рядом
area-cone = конус из пяти
area-triangle = треугольник
area-flower = гекс и всё вокруг
area-blast = двенадцать гексов
per-neighbour = за каждую стену, преграду, объект, фигуру или ловушку рядом
at-target = та же фигура
at-place = те, кто рядом с тем гексом
at-around = другая поблизости от последней цели
on-attack = атаки
on-move = движения
on-heal = лечения
on-grant = атаки, которые вы даруете
watch-kill = вы убиваете врага
watch-entered = враг встаёт рядом с вами
watch-ended = враг завершает движение в пределах дальности
watch-turn = начинается ваш ход
watch-ally_attack = союзник атаковал
watch-cured = вы или союзник избавляетесь от Отравления
special-favourite = здесь лежит любимое оружие: +3 к дальней атаке, затем оно остаётся в цели
special-new_favourite = новое любимое оружие: +3, Рана и Оттолкнуть 1 к дальней атаке, затем оно остаётся в цели
special-sand_devil = песчаный вихрь рядом: 1 урон и Смятение тому, кто его встретит; каждый ваш ход движется на 2
special-ward = оберег рядом: Отравление врагам, что встают у него, помеха тем, кто в пределах 3
special-influence = атаки, которые вы даруете, с преимуществом, любая стихия добавляет 1; монстры тянут вашу колоду
special-charge = если каждый шаг приближал к соседнему врагу: Атака на число пройденных гексов, Оттолкнуть 2
special-shift_trap = переложите соседнюю ловушку под соседнего врага
special-lull = Оглушение проходит, если цель получает урон
special-any_obstacle = пустые гексы для вас — преграды, которые можно уничтожить
special-bless_monsters = одна карта Благословения идёт в колоду монстров
special-one = особая способность 1
special-two = особая способность 2
special-leap_or_revive = прыгает к самому дальнему мёртвому Фанатику и оживляет его или к самому дальнему персонажу и атакует
special-revive_all = оживляет всех мёртвых Фанатиков в своей комнате
special-spawn_imps = появляются кровавые бесы
slot-head = голова
slot-body = тело
slot-legs = ноги
slot-hand = рука
slot-small = малый предмет
use-free = без ограничений
use-spent = затем использовано до долгого отдыха
use-consumed = затем израсходовано до конца сценария
when-turn = в ваш ход
when-end_turn = в конце вашего хода
when-move = во время вашего движения
when-basic_move = с базовым движением
when-attack = во время вашей атаки
when-ranged_attack = во время вашей дальней атаки
when-single_melee = во время ближней атаки на одну цель
when-single_ranged = во время дальней атаки на одну цель
when-blow = для одной вашей атаки
when-melee_blow = для одной ближней атаки
when-ranged_blow = для одной дальней атаки
when-attacked = когда вас атакуют
when-damaged = когда атака наносит вам урон
when-always = всегда
item_rule-no_doubles = удвоение против вас считается как +0
item_rule-last_in_focus = для выбора цели врагами ваша инициатива 99
item_rule-third_card = сыграйте карту с руки ради её низа
luck-plain = одна карта
luck-advantage = преимущество
luck-disadvantage = помеха
source-attack = атака
source-effect = эффект
source-trap = ловушка
source-wound = рана
source-thorns = отпор
source-death = предсмертная ярость
source-price = цена
source-rest = отдых
source-devil = песчаный вихрь
source-treasure = сокровище
payment-hand = карта с руки
payment-discards = две сброшенные карты
ending-completed = пройден
ending-exhausted = проигран: все изнурены
ending-failed = проигран
terrain-rubble = развалины
terrain-trap = ловушка
terrain-devil = песчаный вихрь
terrain-ward = оберег
difficulty-easy = Лёгкая
difficulty-normal = Обычная
difficulty-hard = Сложная
difficulty-very_hard = Очень сложная
option-a = вариант А
option-b = вариант Б

# -- cards

card-implode = Обвал
card-knock_out_the_support = Выбить опору
card-piston_punch = Удар поршнем
card-explosive_blitz = Взрывной блиц
card-the_big_one = Большая
card-one_two_punch = Раз-два
card-windup = Замах
card-crushing_weight = Сокрушающий вес
card-explode = Взрыв
card-rubble = Обломки
card-level = Сровнять
card-lobbed_charge = Брошенный заряд
card-robotic_enhancement = Механическое усиление
card-crash_protocol = Протокол тарана
card-fire_bombs = Огненные бомбы
card-nowhere_to_run = Некуда бежать
card-remote_detonation = Дистанционный подрыв
card-extra_fuel = Больше топлива
card-mech_suit = Механический костюм
card-dust_cloud = Облако пыли
card-drill_fist = Кулак-сверло
card-micro_missiles = Микроракеты
card-insult_to_injury = Добить словом
card-gut_punch = Удар под дых
card-the_bigger_one = Ещё больше
card-collateral_damage = Сопутствующий ущерб
card-wholesale_destruction = Сплошное разрушение
card-stopping_power = Останавливающая сила
card-double_throw = Двойной бросок
card-disorienting_barrage = Оглушающий град
card-second_wind = Второе дыхание
card-center_mass = В самый центр
card-close_cuts = Вблизи
card-the_favorite = Любимец
card-retrieval = Возврат
card-power_pitch = Мощный бросок
card-follow_through = Довести до конца
card-care_package = Посылка
card-extra_lift = Выше и дальше
card-fancy_hat = Щегольская шляпа
card-repeat_shot = Повторный бросок
card-ricochet = Рикошет
card-fearsome_efficiency = Страшная сноровка
card-sharpened_blades = Заточенные лезвия
card-ripped_from_the_flesh = Вырвано из плоти
card-overwatch = На страже
card-the_new_favorite = Новый любимец
card-bombardment = Бомбардировка
card-quick_turnaround = Быстрый разворот
card-excessive_force = Чрезмерная сила
card-brutalize = Без жалости
card-shrapnel = Шрапнель
card-camaraderie = Товарищество
card-executioners_axe = Топор палача
card-heart_seeker = Искатель сердец
card-flaming_sickle = Пылающий серп
card-blinding_sickle = Слепящий серп
card-twirling_stabs = Вихрь уколов
card-shocking_advance = Внезапный натиск
card-desert_night = Ночь пустыни
card-shield_spikes = Шипы щита
card-swift_strength = Стремительная сила
card-healing_sands = Целебные пески
card-flame_shroud = Огненный покров
card-shield_of_the_desert = Щит пустыни
card-warrior_of_the_sun = Воин солнца
card-blade_dance = Танец клинков
card-precision_strike = Точный удар
card-harvest_sickle = Серп жатвы
card-barbaric_instincts = Варварские инстинкты
card-warmth_of_the_sun = Тепло солнца
card-strangling_chain = Удушающая цепь
card-radiant_sickle = Сияющий серп
card-burn_away_the_dark = Выжечь тьму
card-sand_devil = Песчаный вихрь
card-fierce_brilliance = Яростное сияние
card-flying_sickle = Летящий серп
card-vicious_ballet = Свирепый балет
card-horns_of_the_beast = Рога зверя
card-prismatic_sickle = Радужный серп
card-no_fear = Без страха
card-soaring_shield = Парящий щит
card-honorable_fury = Благородная ярость
card-black_boon = Чёрный дар
card-turn_out_the_lights = Погасить свет
card-wicked_scratch = Злая царапина
card-suggestion = Внушение
card-gift_of_the_void = Дар Пустоты
card-lure_of_the_void = Зов Пустоты
card-signs_of_the_void = Знаки Пустоты
card-close_to_the_abyss = На краю бездны
card-freeze_the_soul = Заморозить душу
card-grasp_of_doom = Хватка рока
card-master_influence = Владычица воли
card-resigned_frenzy = Покорное безумие
card-cold_embrace = Холодные объятия
card-sap_warmth = Выпить тепло
card-give_and_take = Дать и взять
card-crushing_cold = Сокрушающий холод
card-taunting_fate = Дразнить судьбу
card-commanding_presence = Властное присутствие
card-savage_instinct = Дикий инстинкт
card-the_last_journey = Последнее странствие
card-stand_fast = Стоять твёрдо
card-withering_conviction = Увядающая вера
card-surge_of_power = Прилив силы
card-hateful_blast = Взрыв ненависти
card-spirit_hunger = Голод духа
card-lull_into_oblivion = Убаюкать в забвение
card-empowered_link = Крепкая связь
card-eye_of_the_void = Око Пустоты
card-possessed_by_fate = Одержимые судьбой

# -- items

item-eagle_eye_goggles = Очки орлиного глаза
item-iron_helmet = Железный шлем
item-chain_armor = Кольчуга
item-studded_leather = Клёпаная кожа
item-weathered_boots = Бывалые сапоги
item-winged_shoes = Крылатые башмаки
item-heater_shield = Рыцарский щит
item-throwing_hammer = Метательный молот
item-poison_dagger = Отравленный кинжал
item-iron_spear = Железное копьё
item-healing_potion = Зелье лечения
item-stamina_potion = Зелье бодрости
item-power_potion = Зелье силы
item-mana_potion = Зелье маны
item-amulet_of_life = Амулет жизни
item-robes_of_evocation = Мантия воззвания
item-comfortable_shoes = Удобные башмаки
item-battle_axe = Боевой топор
item-black_candle = Чёрная свеча
item-stun_powder = Оглушающий порошок
item-hawk_helm = Ястребиный шлем
item-bladed_armor = Доспех с лезвиями
item-boots_of_striding = Сапоги-скороходы
item-volatile_bomb = Неустойчивая бомба
item-barbed_chain = Шипастая цепь
item-oak_charm = Дубовый оберег
item-fateful_compass = Компас судьбы
item-flea_bitten_shawl = Блошиная шаль
item-tower_shield = Башенный щит
item-ring_of_haste = Кольцо спешки
item-ring_of_strength = Кольцо силы
item-ring_of_restoration = Кольцо восстановления
item-steel_ring = Стальное кольцо
item-barbed_axe = Зазубренный топор
item-robes_of_command = Мантия повеления
item-jet_boots = Реактивные сапоги

# -- scenarios

measure-plan = План монстра на самой большой карте
measure-area_plan = План монстра с атакой по площади

scenario-campaign = Кампания
scenario-roadside_ambush = Засада у дороги
scenario-a_hole_in_the_wall = Дыра в стене
scenario-the_black_ship = Чёрный корабль
scenario-a_ritual_in_stone = Ритуал в камне
scenario-a_deeper_understanding = Глубокое понимание
scenario-corrupted_research = Осквернённые исследования
scenario-sunken_tumor = Затонувшая опухоль
scenario-hidden_tumor = Скрытая опухоль
scenario-explosive_evolution = Взрывная эволюция
scenario-the_gauntlet = Сквозь строй
scenario-defiled_sewers = Осквернённая канализация
scenario-beguiling_sewers = Обманчивая канализация
scenario-vile_harvest = Мерзкая жатва
scenario-toxic_harvest = Ядовитая жатва
scenario-tainted_blood = Порченая кровь
scenario-mixed_results = Смешанные результаты
scenario-red_twilight = Красные сумерки
scenario-the_heist = Ограбление
scenario-den_of_thieves = Логово воров
scenario-misplaced_goods = Пропавший товар
scenario-agents_of_chaos = Слуги хаоса
scenario-unfriendly_message = Недружелюбное послание
scenario-the_best_of_the_best = Лучшие из лучших
scenario-warding_the_void = Сдержать Пустоту
scenario-the_greatest_job_in_the_world = Лучшая работа в мире

# -- battle goals

goal-acrobatic = Акробат: потеряйте карту, чтобы отразить 5 или больше урона
goal-agoraphobe = Агорафоб: завершайте каждый ход у стены или преграды
goal-altruist = Альтруист: соберите меньше монет, чем любой другой
goal-assistant = Помощник: убейте монстра, которого в этом раунде уже атаковал союзник
goal-challenger = Задира: ни разу не отходите от соседнего монстра
goal-closer = Последний штрих: убейте последнего монстра сценария
goal-conservator = Бережливый: ни разу не теряйте карт, чтобы отразить урон
goal-diehard = Несгибаемый: не опускайтесь ниже половины здоровья
goal-egoist = Эгоист: соберите больше монет, чем любой другой
goal-fast_healer = Живучий: завершите сценарий с полным здоровьем
goal-gambler = Азартный: убейте монстра атакой с помехой
goal-hothead = Горячая голова: две способности с потерей до первого отдыха
goal-insomniac = Бессонница: получите урон от атаки в раунде долгого отдыха
goal-masochist = Мазохист: завершите сценарий, имея не больше 3 здоровья
goal-mugger = Грабитель: убейте монстра и подберите его монету в том же ходу
goal-opener = Первая кровь: убейте первого монстра сценария
goal-pacifist = Пацифист: убейте не больше трёх монстров
goal-pickpocket = Карманник: действием сбора подберите монету рядом с двумя или более монстрами
goal-pincushion = Подушечка для иголок: пусть вас за раунд атакуют три или более монстров
goal-plebeian = Плебей: не убивайте элитных монстров и боссов
goal-prohibitionist = Трезвенник: не используйте зелья
goal-ravager = Разоритель: две способности с потерей за один ход
goal-recluse = Отшельник: не завершайте ход рядом с союзником
goal-sadist = Садист: убейте пять или больше монстров
goal-scrambler = Неутомимый: ни одного долгого отдыха
goal-shadow = Тень: завершайте каждый ход рядом с союзником
goal-shirker = Лодырь: убейте монстра не рядом, когда рядом другой
goal-specialist = Специалист: не используйте базовых способностей
goal-straggler = Медлительный: ни одной передышки
goal-trailblazer = Первопроходец: откройте дверь и завершите тот ход в новой комнате
goal-transmitter = Переносчик: дайте монстру отрицательное состояние, имея его сами
goal-weakling = Слабак: изнурьтесь раньше других

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

do-kill_all = убейте всех монстров
do-kill = убейте: { $monster }
do-kill-times = раз: { $times }
do-destroy_some = уничтожьте отмеченных целей: { $least }
do-destroy_all = уничтожьте все: { $objective }
do-loot_all = соберите сокровища
do-loot_all-least = не меньше { $least }
do-find = найдите среди ящиков потерянный товар
do-find-least = не меньше { $least }
do-escape = затем все встают на { $letter }
do-survive = прошло раундов: { $rounds }

# -- what is added

do-extra = { "" }
do-extra-plus = +{ $plus }
do-extra-range = +{ $range } Дальность
do-extra-targets = +{ $targets } Цель
do-extra-push = Оттолкнуть { $push }
do-extra-pull = Притянуть { $pull }
do-extra-inflict = { $inflict }
do-extra-marks = { $marks }
do-extra-advantage = преимущество
do-extra-disadvantage = помеха
do-extra-jump = Прыжок
do-extra-area = область: { $area }
do-extra-reach = достаёт на { $reach }
do-extra-unshield = игнорирует Щит
do-extra-near = враги рядом с целью получают { $near }
do-extra-beside = один враг рядом с целью получает { $beside }
do-extra-overflow = избыток ранит врага рядом
do-extra-damage = урон: { $damage }
do-extra-shield = Щит { $shield }
do-extra-fetch = любимое оружие возвращается
do-extra-xp = +{ $xp } опыт
do-spend = { $cost } добавляет { $add }
do-when = { $case }: { $add }
do-when-per = { $per }

# -- effects

do-move = Движение { $value }
do-move-jump = Прыжок
do-move-sure = сложная местность не мешает
do-move-loot = собирайте всё на гексах, куда входите
do-move-crash = преграды на пути уничтожены, +1 за каждую
do-move-spend = { $spend }
do-move-when = { $when }
do-attack = Атака { $value }
do-attack-range = Дальность { $range }
do-attack-area = область: { $area }
do-attack-push = Оттолкнуть { $push }
do-attack-pull = Притянуть { $pull }
do-attack-inflict = { $inflict }
do-attack-marks = { $marks } в этом раунде
do-attack-advantage = преимущество
do-attack-unshield = игнорирует Щит
do-attack-near = враги рядом с целью получают { $near }
do-attack-beside = один враг рядом с целью получает { $beside }
do-attack-overflow = избыток ранит врага рядом
do-attack-at = цель: { $at }
do-attack-around = в пределах { $around } от неё
do-attack-razes = преграды в области уничтожены, союзники в ней получают 2
do-attack-aimed = цель выбираете вы
do-attack-spend = { $spend }
do-attack-when = { $when }
do-heal-side = { $side }
do-heal-range = Дальность { $range }
do-heal-around = { $around }
do-heal-inflict = { $inflict }
do-heal-cured = { $cured } союзникам, излеченным от Отравления
do-heal-full = весь урон
do-heal-spend = { $spend }
do-heal-when = { $when }
do-affect-around = { $around }
do-affect-only = { $only }
do-affect-closest = ближайший на виду
do-affect-damage = урон: { $damage }
do-affect-inflict = { $inflict }
do-affect-marks = { $marks } в этом раунде
do-affect-push = Оттолкнуть { $push }
do-affect-pull = Притянуть { $pull }
do-affect-spend = { $spend }
do-affect-when = { $when }
do-shield-crowd = сколько врагов рядом, не больше { $crowd }
do-shield-until = { $until }
do-shield-spend = { $spend }
do-guard = Атаки против вас
do-guard-disadvantage = с помехой
do-guard-plus = +{ $plus }
do-guard-until = { $until }
do-thorns-near = только рядом с вами
do-thorns-until = { $until }
do-boost = { $upon-id ->
    [attack] ваши атаки
    [move] ваши движения
    [heal] ваше лечение
   *[other] атаки, которые вы даруете
}
do-boost-case = { $case }
do-boost-reach = только { $reach }
do-boost-add = { $add }
do-boost-double = удвоено
do-boost-slots = { $slots-count ->
    [one] { $slots-count } раз
    [few] { $slots-count } раза
   *[other] { $slots-count } раз
} (опыт: { $slots })
do-boost-until = { $until }
do-boost-spend = { $spend }
do-watch = Каждый раз, когда { $upon }: { $then }
do-watch-case = { $case }
do-watch-range = Дальность { $range }
do-watch-slots = { $slots-count ->
    [one] { $slots-count } раз
    [few] { $slots-count } раза
   *[other] { $slots-count } раз
} (опыт: { $slots })
do-watch-until = { $until }
do-loot = Сбор { $range }
do-destroy-objectives = или особый объект
do-destroy-then = если да: { $then }
do-designate = Выберите гекс с развалинами, Дальность { $range }
do-set_trap = Положите ловушку: урон { $damage }
do-set_trap-inflict = { $inflict }
do-set_trap-range = Дальность { $range }
do-set_trap-count = ловушек: { $count }
do-set_trap-rubble = на развалинах
do-command-around = { $around }
do-command-only = { $only }
do-command-inflict = сначала { $inflict }
do-command-price = цена: урон { $price }
do-command-paid = затем { $paid }
do-command-first = платят сначала
do-command-echo = получает столько, сколько наносит
do-command-each = за каждую цель
do-command-spend = { $spend }
do-command-then = если да: { $then }
do-consume = Если использовать стихию ({ $cost })
do-consume-then = { $then }
do-consume-otherwise = иначе { $otherwise }
do-given = { $case }: { $then }
do-experience = +{ $value } опыт
do-infuse = Насыщение: { $elements }
do-fetch = любимое оружие возвращается
do-toughen = +{ $value } к максимальному здоровью
do-special = { $rule }
do-spawn-count = ×{ $count }
do-who-elite = элитный

# -- events

event-round_began = Раунд { $round }
event-ability_drawn = { $being }: инициатива { $initiative }
event-turn_began = Ход: { $who }
event-card_moved = { $being }: { $card }, { $zone }
event-door_opened = Открыта дверь на { $cell }
event-monster_placed = { $who } на { $cell }
event-trap_sprung = { $who }: сработала ловушка на { $cell }
event-figure_changed = { $who }: отныне другое существо
event-goods_found = { $who } открывает ящик: { $being }
event-terrain_changed = { $cell }: { $terrain }
event-attack_made = { $who } → { $whom }: атака { $value } ({ $luck })
event-modifier_drawn = { $who }: вытянут модификатор { $card }
event-modifier_used = { $who }: модификатор { $card }, сила атаки — { $value }
event-damage_suffered = { $who }: урон { $damage } ({ $source }), осталось { $left }
event-damage_negated = { $being }: отражён урон { $damage }, цена: { $payment }
event-figure_died = { $who }: конец
event-hero_exhausted = { $being }: изнурение
event-figure_healed = { $who }: вылечено { $value }, теперь { $left }
event-condition_gained = { $who }: { $condition }
event-condition_ended = { $who }: конец состояния { $condition }
event-mark_placed = { $who }: { $mark }
event-bonus_began = { $who }: { $effect }
event-element_infused = Сильная стихия: { $element }
event-element_consumed = Использовано: { $element }
event-coin_dropped = Монета падает на { $cell }
event-coins_looted = { $who }: собрано монет { $coins }
event-treasure_looted = { $who }: сокровище { $number }
event-experience_gained = { $being }: опыт +{ $xp }
event-item_used = { $being }: предмет { $item }
event-goal_chosen = { $being }: { $goal }
event-round_ended = Раунд { $round } завершён
event-section_read = Раздел { $section }, «{ $scenario }»
event-goal_met = Цель достигнута: раунд доигрывают до конца
event-scenario_began = Сценарий { $number }: { $scenario }
told-perk = { $being }: новый навык: { $text }
told-option = Выбор отряда: { $text }
event-scenario_ended = { $scenario }: { $ending }
event-gold_changed = { $being }: золото { $gold-signed }
event-xp_recorded = { $being }: опыт +{ $xp }
event-checks_gained = { $being }: отметки +{ $checks }
event-perk_taken = { $being }: новый навык
event-level_reached = { $being }: уровень { $level }
event-card_taken = { $being }: новая карта { $card }
event-item_bought = { $being }: куплено { $item }
event-item_sold = { $being }: продано { $item }
event-item_received = { $being }: получено { $item }
event-city_event_drawn = Событие в городе { $number }
event-option_taken = Событие в городе { $number }: { $option }
event-omen_received = { $being } начнёт следующий сценарий с состоянием: { $conditions }
event-nothing_came = Больше ничего из этого не вышло
event-location_opened = Открыт сценарий { $number }
event-location_closed = Сценарий { $number } закрыт навсегда
event-difficulty_set = Сложность: { $difficulty }
event-member_joined = В отряде: { $being }
event-member_left = Больше не в отряде: { $being }
event-campaign_ended = Конец кампании; пройдено сценариев: { $won }

# -- choices

choice-be_character = Играть: { $being }
choice-start_at = Начать на { $cell }
choice-keep_goal = Оставить: { $goal }
choice-play_cards = { $lead }, затем { $other }
choice-rest_long = Долгий отдых
choice-rest_short = Передышка
choice-put_back_rest = Выбрать остальное за меня: без слабейших
choice-rest_later = Не сейчас; спросить, когда останется меньше двух карт
choice-use_item = Использовать { $item }
choice-put_away = Завершить бонус карты { $card }
choice-spend = Использовать стихию: { $elements }
choice-target = Цель { $figure }
choice-strike = Атакует { $figures }
choice-lay_area = Область: { $cells }
choice-pick_card = { $card }
choice-pick_element = { $element }
choice-act_next = Сначала { $being }
choice-draw_card = Взять карту модификатора
choice-throw_favourite = Метнуть любимое оружие
choice-take_damage = Получить
choice-lose_one = Потерять { $card }
choice-lose_two = Потерять { $card } и { $other }
choice-accept = Сделать
choice-skip = Пропустить
choice-done = Готово
choice-play_scenario = Играть: { $scenario }
choice-set_difficulty = Изменить сложность на: { $difficulty }
choice-change_party = Изменить состав отряда
choice-join = В отряд: { $being }
choice-leave = Из отряда: { $being }
choice-swap = { $other } вместо: { $being }
choice-visit_shop = В лавку
choice-end_campaign = Завершить кампанию
choice-take_option = { $option }
choice-pick_perk = Навык { $perk }
choice-buy = Купить { $item }
choice-sell = Продать { $item }
choice-give_item = Отдать { $item }, кому: { $to }

# -- questions

ask-choose_character = Выберите персонажа
    .hint = Каждый наёмник играет по-своему. { being-red_guard }: крепкий, тянет и прикрывает. { being-hatchet }: атакует издали. { being-demolitionist }: крушит стены и кости. { being-voidwarden }: лечит своих и подчиняет врагов.
ask-keep_goals = Оставьте одну боевую цель
    .hint = Боевая цель только ваша и тайная. Выполните её в выигранном сценарии — получите отметку; три отметки дают навык.
ask-build_hands = Какую карту не берёте?
    .hint = Рука имеет постоянный размер, а карт у вас больше. Откладывайте по одной, пока рука не станет впору; перед каждым сценарием выбираете заново.
asked-hand = Из этих { $cards } { $cards ->
    [one] карты
   *[other] карт
} вы берёте { $hand }: какую не берёте?
group-put_back = Не брать
asked-learned = Уровень даёт одну карту, этого уровня или ниже. Какую из этих не берёте? Всего { $left }
asked-harm = { $who } ({ $source }) наносит вам урон { $damage }: получить или отразить?
asked-pain = Урон { $damage } ({ $source }): получить или отразить?
asked-basic = Вместо напечатанного любой верх может быть базовым действием «{ $top }», любой низ — «{ $bottom }»: оно стоит мелко в каждой половине.
asked-cards = Выберите две карты, первой ведущую
ask-choose_start = Где вы начинаете?
    .hint = Кто дерётся вблизи, тот встаёт впереди.
        Бирюзовые гексы — места, где можно начать.
ask-select_cards = Выберите две карты, первой ведущую, или долгий отдых
    .hint = Выберите две карты: с одной будет верх, с другой низ. Первая из них ведущая: её число — ваша инициатива. Чем меньше число, тем раньше ход.
    .hint-2 = Верхние половины чаще атакуют, нижние двигают. Хорошая пара — атака сверху и движение снизу на другой карте.
    .hint-3 = После использования карты идут в сброс. Когда в руке меньше двух карт, пора отдыхать: сброс вернётся, но одна карта будет потеряна.
ask-order_responses = Что происходит первым?
ask-stock_room = Фигурок не хватает: какой гекс остаётся пустым?
ask-order_tie = Равная инициатива: кто действует первым?
ask-hero_acts = Ваш ход: используйте карту или предмет
    .hint = Возьмите одну из двух карт и выберите верхнюю или нижнюю половину.
        Наведите на половину — увидите, куда она ведёт и кого достанет. Наведите на монстра — увидите, что он сделает.
    .hint-2 = За ход вы используете верхнюю половину одной карты и нижнюю другой. Порядок за вами: сначала движение, потом атака, или наоборот.
ask-third_card = Сыграть третью карту?
ask-enter = { $action }: такова цена способности. Использовать?
ask-confirm = Выполнить: { $effect }?
ask-choose_consume = Использовать стихию? { $offer }
    .hint = Сильные и угасающие стихии можно потратить на большее. Они приходят с карт и слабеют каждый раунд.
ask-choose_move = Куда идёте? { $move }
    .hint = Сквозь своих пройти можно, сквозь врагов нет.
        Бирюзовые гексы досягаемы. Наведите на гекс — увидите путь и сколько врагов смогут атаковать вас там в этом раунде.
ask-aim_action = Кто цель? { $effect }
    .hint = Действие можно и пропустить.
        Наведите на фигуру — увидите, что с ней станет.
ask-pick_target = Кого атакуете? { $attack }
    .hint = На каждую атаку берётся карта из вашей собственной колоды модификаторов.
        Наведите на врага — увидите, какой урон может нанести ваша колода.
ask-prepare_blow = Возьмите карту модификатора или сначала измените атаку
    .hint = Пока карта модификатора не взята, атаку можно усилить предметом.
ask-defend = Вас атакуют: использовать предмет?
ask-settle_modifier = Какой модификатор действует?
    .hint = С преимуществом берут две карты, и действует лучшая.
ask-suffer_damage = Урон ({ $source }): получить или отразить?
    .hint = Можно получить урон или отменить его весь: потерять карту с руки или две из сброса. Каждая потерянная карта укорачивает ваш сценарий.
ask-hurt_one = Кто получает { $damage }?
ask-heal_one = Кого вылечить на { $value }?
ask-give_command = Кто действует для вас?
ask-pay = Получить { $price } урона, чтобы действовать?
ask-agree = Атаковать того, кого выберет другой игрок? { $attack }
ask-influence = Использовать стихию ради +1?
ask-spawn_one = Где появится: { $spawn }?
ask-arrive = Где появится: { $being }?
ask-leap = К кому он прыгает?
ask-land = Где он приземлится?
ask-shift_one = Куда сдвигается ловушка?
ask-monster_does = Правила оставляют выбор: { $action }
ask-consume_for_kind = Какую стихию использует монстр?
ask-choose_focus = Одинаково близко и инициатива равная: кто станет выбранной целью монстра?
    .hint = Монстр выбирает врага, которого может атаковать быстрее всего, а затем того, кто раньше по инициативе. Когда равно и то и другое, решаете вы.
ask-guide_monster = Правила оставляют путь открытым: куда идёт монстр?
    .hint = Монстры действуют по твёрдым правилам: идут к врагу, которого могут атаковать раньше всего. Если два пути одинаково хороши, решаете вы.
ask-monster_attacks = Правила оставляют выбор: кого атакует монстр?
    .hint = Если правила оставляют цели монстра открытыми, решаете вы.
ask-offer_short_rest = Сделать передышку?
    .hint = Передышка не отнимает времени: весь сброс возвращается в руку, но одна случайная карта будет потеряна. Отдыхайте, когда в руке меньше двух хороших карт.
ask-lose_random = Будет потеряна: { $card }. Отдать её или получить 1 урон ради другой?
    .hint = Если эта карта очень нужна, получите 1 урон — и судьба выберет другую.
ask-long_rest = Долгий отдых: какую карту потеряете?
    .hint = Долгий отдых занимает весь раунд. Вы сами выбираете, какую карту потерять, лечитесь на 2, и использованные предметы снова готовы.
ask-choose_hex = Какой гекс? { $effect }
ask-recover_cards = Какая карта вернётся?
ask-choose_consumed = Какой элемент вы поглощаете?
ask-choose_elements = Какую стихию насыщаете?
ask-perform_special = { $special }
ask-shift_trap = Под кого?
ask-move_devil = Сдвинуть песчаный вихрь?
ask-choose_scenario = Какой сценарий дальше?
    .hint = Это карта вашей кампании. Подсвеченные места можно играть, остальные ждут того, чего вы ещё не сделали.
    .hint-2 = Чем кончился последний сценарий, видно в журнале. Проигранный сценарий можно повторить: золото и опыт остаются.
ask-change_members = Кто присоединяется, кто уходит?
ask-face_event = Событие в городе { $number }: что делаете?
    .hint = Между сценариями в городе что-то случается. Что выйдет из вашего ответа, узнаете только потом.
ask-divide_gold = Золото отряда, { $gold }: кто его получает или платит?
ask-choose_one = Кого это постигнет?
ask-assign_item = Кому достанется { $item }?
ask-take_card = { $being }: какую карту изучаете?
    .hint = Новый уровень: больше здоровья, и одна карта на ваш выбор пополнит те, из которых вы собираете руку.
ask-take_perk = { $being }: какой навык берёте?
    .hint = Навык навсегда меняет вашу колоду модификаторов: плохие карты уходят, лучшие приходят.
ask-open_market = Рынок: покупайте, продавайте, отдавайте
    .hint = Щёлкните предмет, чтобы купить. Носить можно по одному на голове, теле и ногах, в двух руках, а мелких — по уровню. Продажа приносит полцены.
ask-equip = { $being }: какой предмет останется в городе?

# -- with numbers and cases

do-attack-targets = { $targets ->
    [0] все враги в пределах
   *[other] Цель { $targets }
}
do-heal = Лечение { $value ->
    [D] на нанесённый урон
   *[other] { $value }
}
do-heal-targets = { $targets ->
    [0] всех
   *[other] Цель { $targets }
}
do-affect = { $targets ->
    [0] { $side-id ->
        [enemies] все враги
        [allies] все союзники
        [friends] вы и все союзники
        [others] все союзники и враги
        [objectives] все объекты
        [self] вы
       *[other] { $side }
    }
    [1] { $side-id ->
        [enemies] враг
        [allies] союзник
        [friends] вы или союзник
        [others] союзник или враг
        [objectives] объект
        [self] вы
       *[other] { $side }
    }
   *[other] { $targets } { $side-id ->
        [enemies] врага
        [allies] союзника
        [friends] из вас и союзников
        [others] союзника или врага
        [objectives] объекта
        [self] вы
       *[other] { $side }
    }
}{ $range ->
    [1] { $around-id ->
        [self] { $side-id ->
            [self] { "" }
            [target] { "" }
           *[other] { " " }рядом
        }
       *[other] { "" }
    }
    [99] { "" }
   *[other] { ", " }Дальность { $range }
}
do-shield = { $value ->
    [0] Щит
   *[other] Щит { $value }
}
do-attack-reach = { $reach ->
    [99] на любом расстоянии
   *[other] в пределах { $reach }
}
do-thorns = Отпор { $value ->
    [0] столько, как ваш Щит
   *[other] { $value }
}
do-destroy = Уничтожьте преграду{ $range ->
    [1] { " " }рядом
   *[other] { ", " }Дальность { $range }
}
do-command = { $targets ->
    [0] { $side-id ->
        [enemies] все враги
        [allies] все союзники
        [friends] вы и все союзники
        [others] все союзники и враги
        [objectives] все объекты
        [self] вы
       *[other] { $side }
    }
    [1] { $side-id ->
        [enemies] враг
        [allies] союзник
        [friends] вы или союзник
        [others] союзник или враг
        [objectives] объект
        [self] вы
       *[other] { $side }
    }
   *[other] { $targets } { $side-id ->
        [enemies] врага
        [allies] союзника
        [friends] из вас и союзников
        [others] союзника или врага
        [objectives] объекта
        [self] вы
       *[other] { $side }
    }
}{ $range ->
    [1] { $around-id ->
        [self] { $side-id ->
            [self] { "" }
            [target] { "" }
           *[other] { " " }рядом
        }
       *[other] { "" }
    }
    [99] { "" }
   *[other] { ", " }Дальность { $range }
}{ ": " }{ $actions }
do-recover = { $cards ->
    [one] Сброшенная карта возвращается на руку
   *[other] Сброшенные карты возвращаются на руку: { $cards }
}
do-spawn = { $monster }
do-who = { $being }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
event-cards_revealed = { $being }{ ": " }{ $lead-count ->
    [0] долгий отдых
   *[other] { $lead }, { $other }
}; инициатива { $initiative }
event-card_used = { $being }{ ": " }{ $card }, { $half }{ $basic ->
    [true] { ", " }базовая способность
   *[other] { "" }
}
event-figure_moved = { $who }: { $path }
    .path-join = { " → " }
event-rested = { $being }{ ": " }{ $long ->
    [true] долгий отдых
   *[other] передышка
}, потеряна: { $lost }
event-scenario_concluded = Сценарий { $number }: { $won ->
    [true] пройден
   *[other] проигран
}
choice-put_back = Не брать: { $card }
choice-use_half = { $card }, { $half }{ $basic ->
    [true] { ": " }базовая способность
   *[other] { "" }
}
choice-go = Движение: { $path }
    .path-join = { " → " }
choice-guide = Он идёт: { $path }
    .path-join = { " → " }
choice-shove = Его сдвигают: { $path }
    .path-join = { " → " }
choice-pick_hex = { $cell-count ->
    [0] Нигде
   *[other] Гекс { $cell }
}
choice-pick_modifier = { $place ->
    [0] Первая карта
   *[other] Вторая карта
}
choice-leave_item = { $item-count ->
    [0] Всё остальное берётся
   *[other] Оставить { $item }
}
choice-allot_gold = { $being }: { $gold } золота
choice-split_gold = Остальное поровну; долг платит тот, у кого больше всех
choice-pick_member = { $being-count ->
    [0] Никто
   *[other] { $being }
}
ask-force_move = { $away ->
    [true] Куда отталкиваете цель?
   *[other] Куда притягиваете цель?
}

# -- что сделает выбор

label-odds = Урон: { $odds }
label-deadly = { $chance } % убить
label-exhausting = Вы изнуритесь и выбудете из сценария
label-nobody = Отсюда не достать ни одного врага
label-traps = Ловушки на пути: { $harm }
label-danger = { $hits ->
    [one] { $hits } враг сможет
    [few] { $hits } врага смогут
   *[other] { $hits } врагов смогут
} атаковать вас там в этом раунде; урон около { $harm }
label-safe = Там вас в этом раунде не атакует ни один враг

# -- what words mean

term-heal = Лечение
term-shield = Щит
term-thorns = Отпор
term-loot = Сбор
term-destroy = Уничтожить преграду
term-command = Действуют другие
term-recover = Карты возвращаются
term-set_trap = Положить ловушку
term-range = Дальность
term-targets = Цель
term-area = Область
term-push = Оттолкнуть
term-pull = Притянуть
term-jump = Прыжок
term-advantage = Преимущество
term-disadvantage = Помеха
term-spend = Стихии
term-persistent = Длящийся эффект
term-lost = Потеря
term-xp = Опыт
term-elite = Элита
term-trap = Ловушка
term-obstacle = Преграда
term-difficult = Сложная местность
term-door = Дверь
means-immobilize = Фигура не может двигаться сама, но её можно оттолкнуть или притянуть. Проходит в конце её следующего хода.
means-stun = Фигура ничего не делает в свой ход; две карты персонажа сбрасываются без действия. Проходит в конце её следующего хода.
means-muddle = Все её атаки с помехой. Проходит в конце её следующего хода.
means-disarm = Фигура не может атаковать. Проходит в конце её следующего хода.
means-poison = Каждая атака на эту фигуру сильнее на 1. Снимается лечением, но здоровье тогда не прибавляется.
means-wound = В начале каждого своего хода фигура получает 1 урон. Снимается лечением.
means-curse = В её колоду модификаторов замешивают карту, сводящую атаку на нет; вытянутая, она исчезает. Проклятый монстр портит колоду всех монстров.
means-strengthen = Все её атаки с преимуществом. Проходит в конце её следующего хода.
means-bless = В её колоду модификаторов замешивают карту, удваивающую атаку; вытянутая, она исчезает.
means-heal = Возвращает столько здоровья, но не выше максимума. Снимает Рану и Отравление; с Отравлением здоровье не прибавляется.
means-shield = Каждая атака на эту фигуру наносит настолько меньше урона. Щит не расходуется. От ловушек, ран и другого урона не защищает.
means-thorns = Кто атакует эту фигуру, получает столько урона. Щит от этого не защищает.
means-loot = Забирает все монеты и сокровища с вашего гекса и с гексов в пределах этой дальности. То, что лежит на вашем гексе в конце хода, вы забираете и так.
means-destroy = Преграда исчезает целиком, даже если занимает несколько гексов. Там, где она лежала, можно ходить и стоять.
means-command = Это делает кто-то другой в ваш ход: союзник, если захочет, или враг, как того захотите вы, даже против своих. Собственный ход остаётся за ним.
means-recover = Карты возвращаются из сброса в руку.
means-set_trap = Ловушка лежит на пустом гексе. Монстры обходят её, если могут, но их можно туда оттолкнуть или притянуть.
means-range = Достаёт на столько гексов, через фигуры и преграды, но не сквозь стены. Дальняя атака на соседа идёт с помехой.
means-targets = Столько разных фигур, для каждой своя карта модификатора.
means-area = Атакован каждый враг на гексах этой формы, для каждого своя карта модификатора.
means-push = Цель передвигают не больше чем на столько гексов, каждый раз дальше от вас. Ловушки на пути вредят ей.
means-pull = Цель передвигают не больше чем на столько гексов, каждый раз ближе к вам. Ловушки на пути вредят ей.
means-jump = Фигуры, преграды, ловушки и сложная местность не имеют значения на пути, только на последнем гексе.
means-advantage = Берут две карты модификаторов, действует лучшая.
means-disadvantage = Берут две карты модификаторов, действует худшая.
means-spend = Наполненная стихия сильна после того хода, в следующем раунде угасает, потом исчезает. Пока она сильна или угасает, любой может поглотить её ради указанного на карте, монстры тоже.
means-persistent = Действует, пока не исчерпается или пока вы не прекратите. Карта тем временем лежит в активной зоне.
means-lost = После этой половины карта потеряна на весь сценарий: отдых её не вернёт.
means-xp = Опыт. В кампании он даёт новый уровень.
means-elite = Более сильный монстр: у него более высокие числа своего вида, и он действует раньше других.
means-trap = Срабатывает, когда кто-то входит на гекс, и исчезает. Кто перепрыгивает, её не задевает.
means-obstacle = Войти сюда нельзя, но можно перепрыгнуть. Ни обзору, ни дальним атакам не мешает.
means-difficult = Войти сюда стоит 2 очка движения вместо 1.
means-door = Встаньте на неё, и она откроется: комнату за ней увидят, её монстры действуют в том же раунде. Затем ваше движение продолжается.

# -- отказы

refusal-card_discard = Эта карта в сбросе: её вернёт отдых.
refusal-card_lost = Эта карта потеряна до конца сценария.
refusal-card_active = Эта карта активна: лежит, пока действует её бонус.
refusal-card_waiting = Не выбрана на этот раунд: в свой ход играют только две выбранные карты.
refusal-card_chosen = Выложена на этот раунд: ею урон не отменить.
refusal-item_spent = Использовано: долгий отдых вернёт.
refusal-item_consumed = Использовано до конца сценария.
refusal-item_owned = Такой у вас уже есть.
refusal-item_sold_out = Ни одного не осталось.
refusal-item_too_dear = Стоит { $price }, у вас золота { $gold }.
refusal-out_of_range = До цели { $far }, а дальность { $range }.
refusal-out_of_sight = Цели не видно: между вами стена.
refusal-hit_already = Уже цель этого действия.
refusal-protected = Это вы защищаете.
refusal-hex_locked = Заперто: откроет лишь что-то в этом сценарии.

# -- the page

subtitle = { $scenario } · уровень { $level }
subtitle-campaign = Кампания
prompt-waiting = Решают другие
rail-left = Отряд
rail-right = Монстры
rail-way = Путь
panel-history = Сыгранное
panel-sheet = { $being }, уровень { $level }
row-difficulty = Сложность
row-relief = Пока не выигран сценарий { $last }, её можно лишь облегчить до монстров уровня 0; потом открыты все четыре.
row-reward = Награда
row-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
}
row-member = уровень { $level } · золото { $gold }
place-ahead = { $number }. ?
place-lost = проиграно
track-way = История
sheet-xp_row = Опыт
sheet-health = Здоровье
sheet-hand = Карт в руке
sheet-gold = Золото
sheet-checks = Отметки до навыка
reward-gold = золото каждому: { $value }
reward-xp = опыт каждому: { $value }
reward-checks = отметки каждому: { $value }
reward-perks = навыки каждому: { $value }
reward-shop = новые предметы в лавке
zone-learn = Выучите одну из них
zone-perks = Навыки
zone-event = Событие в городе
item-left = осталось: { $left }
perk-out = уходят
perk-in = приходят
perk-boxes = взято { $taken } из { $boxes }
modifier-x2 = ×2
modifier-null = ×0
modifier-curse = Проклятие
modifier-bless = Благословение
modifier-push = Оттолкнуть { $value }
modifier-around = урон всем врагам рядом: { $value }
modifier-heal = союзник рядом лечится на { $value }
modifier-shield = Щит { $value }
welcome-won = { $scenario }: пройдено!
welcome-lost = { $scenario }: проиграно.
welcome-again = Вы тащите друг друга домой. Что нашли и чему научились, то ваше; работа ждёт дальше, и тот, кто её дал, тоже.
board-main = Карта
board-way = Карта кампании
hex-difficult = сложная местность
hex-obstacle = преграда
hex-door = закрытая дверь
hex-coin = монета
hex-treasure = сокровище
hex-goods = ящик
hex-weapon = любимое оружие
panel-goal = Цель
panel-party = Отряд
panel-elements = Стихии
panel-monsters = Монстры
panel-deck = Колода модификаторов
row-undrawn = Ещё в ней
row-drawn = Вышли
sheet-perk = Навык
panel-next = Открытые места
row-hint = Подсказка
row-goal = Ваша боевая цель
row-hero = уровень { $level } · опыт { $xp } · монеты { $coins }
row-exhausted = изнурение
row-strong = сильная
row-waning = средняя
row-stats = Движение { $move }, Атака { $attack }
row-side = { $rank }: { $text }.
stat-normal = обычный
stat-elite = элитный
stat-boss = босс
stat-shield = Щит { $value }
stat-thorns = Отпор { $value }
stat-death = умирая, наносит { $value } вокруг
stat-advantage = атакует с преимуществом
stat-guarded = его атакуют с помехой
stat-immune = стойкость: { $conditions }
place-name = { $number }. { $scenario }
place-won = пройден
place-closed = закрыт навсегда
zone-pool = Ваши карты
zone-shop = Лавка
sheet-items = Предметы
sheet-of = { $owner }: { $title }
sheet-line = { $half }: { $text }
sheet-leads = Ведёт
sheet-initiative = Инициатива { $initiative }
sheet-level = уровень { $level }
sheet-makes = насыщает { $elements }
sheet-xp = +{ $xp } опыт
sheet-lost = потеря
sheet-cost = использует стихию: { $elements }
sheet-item = { $when }: { $text }
state-spent = использовано
state-consumed = израсходовано
label-target = Цель: { $who }
label-strike = Атакует: { $who }
label-half = { $card }, { $half }: { $text }
label-basic = { $card }, { $half }, базовая: { $text }
label-lead = ведёт { $card } ({ $initiative }), вместе с { $other }
label-modifier = Карта { $number }: { $card }
label-lose = Потерять: { $card }
label-redraw = Получить 1 урон и потерять наугад другую карту
label-damage = Получить { $damage }: останется { $left } из { $most } здоровья
label-spend = Использовать стихию { $elements }: { $add }
label-consume = Использовать стихию: { $elements }
label-learn = { $card } (уровень { $level })
label-price = { $text } ({ $price })
perk-replace = заменить { $out } на { $into }
perk-remove = убрать { $out }
perk-add = добавить { $into }
confirm-end_campaign = Завершить кампанию окончательно? Потом её не продолжить.
end-campaign = Кампания завершается. Пройдено сценариев: { $won }.
goal-limit = не позже раунда { $limit }
welcome-goal = Цель: { $goal }.
cover-story = Вас зовут Челюстями льва: наёмники для работы, к которой не притронется городская стража. Пропадают люди, сперва нищие, потом люди с именами, и кто-то платит, чтобы узнать почему.
cover-way = Это кампания: один отряд, сценарий за сценарием, а между ними город. Первые пять учат правилам одному за другим. Проигранный сценарий играют снова; золото и опыт остаются.
option-level = Уровень персонажей (0: как подобает сценарию)
option-bare = Без предметов и навыков
option-difficulty = Сложность

# -- stories

story-roadside_ambush = Поперёк дороги лежит сломанная телега. Вермлинги за ней ждали кого-то побогаче.
story-a_hole_in_the_wall = Следы ведут к трещине в старой городской стене, и трещина обитаема.
story-the_black_ship = Корабль без флага берёт груз только ночью. Груз дышит.
story-a_ritual_in_stone = Четыре камня гудят в подвале, и люди вокруг гудят вместе с ними.
story-a_deeper_understanding = Под подвалом есть ещё один, и в нём что-то растёт.
story-corrupted_research = Записи учёного обрываются на полуслове. Его крысы продолжили без него.
story-sunken_tumor = Под гаванью вода тёплая и бьётся, как сердце.
story-hidden_tumor = За вином есть дверь, а за дверью вина нет.
story-explosive_evolution = То, что вы вырезали, научилось ходить.
story-the_gauntlet = Кто-то построил этот коридор лишь затем, чтобы увидеть, пройдёте ли вы.
story-defiled_sewers = Канализация никогда не была чистой, но раньше была тихой.
story-beguiling_sewers = Из стока звучит музыка. Не слушайте слов.
story-vile_harvest = Поле под крышей, и у того, что там зреет, есть зубы.
story-toxic_harvest = Змей здесь доят вёдрами.
story-tainted_blood = Столы стоят рядами, и ни один не для еды.
story-mixed_results = Каждый раз, когда кажется, что всё, дверь открывается снова.
story-red_twilight = В конце следа стоит тот, кто его проложил.
story-the_heist = Четыре хранилища, один вечер и стража из камня.
story-den_of_thieves = То, что вермлинги украли, лежит под тем, на чём они спят.
story-misplaced_goods = Купец хочет вернуть свои ящики. Некоторые из них хотят остаться.
story-agents_of_chaos = Каждая дверь этого дома ведёт к новой ссоре.
story-unfriendly_message = Посланием было копьё, и отправитель дома.
story-the_best_of_the_best = Арена платит за каждый раунд.
story-warding_the_void = Три оберега держат дыру закрытой. Что-то с той стороны их считает.
story-the_greatest_job_in_the_world = Кто-то платит вам за разбитые колонны. Где-то должен быть подвох.

# -- special rules, hints, sections and conclusions of scenarios

twist-a_ritual_in_stone = Когда камни ломаются, кто-то приходит взглянуть.
twist-a_deeper_understanding = Какова опухоль на деле, вы узнаете, когда откроете её комнату.
twist-sunken_tumor = Какова опухоль на деле, вы узнаете, когда откроете её комнату.
twist-hidden_tumor = Какова опухоль на деле, вы узнаете, когда откроете её комнату.
twist-explosive_evolution = Когда ужас гибнет впервые, в начале следующего раунда вылетают две двери, и он возвращается за ними невредимый.
twist-the_gauntlet = В начале каждого раунда ловушки движутся: за первой дверью на гекс вправо вниз, за второй на гекс ближе к ближайшему персонажу. Под фигурой они срабатывают.
twist-defiled_sewers = За второй дверью выползает больше, чем там стояло.
twist-beguiling_sewers = Дверь откроется, когда рухнут четыре колонны этой комнаты. Каждая кого-то выпускает.
twist-vile_harvest = Когда вторая дверь открыта, в начале каждого раунда приходит бес, пока жива крайняя левая слизь последней комнаты.
twist-toxic_harvest = Со второго раунда в начале каждого раунда каждая гадюка рядом с фанатиком гибнет, и её место занимают элитные кровавые бесы: один за обычную, два за элитную.
twist-tainted_blood = В начале каждого раунда у столов появляются бесы. В конце каждый чёрный бес на расстоянии до 3 от фанатика становится элитным кровавым бесом, а фанатики, сделавшие это, оглушены.
twist-mixed_results = Сначала здесь никого: займите свои места, первая волна придёт со следующим раундом. Как только карта пуста, наступает следующая волна.
twist-red_twilight = Когда вторая дверь открыта, в начале каждого раунда приходит чудовище.
twist-the_heist = Кто забирает сокровище, тот будит стражу.
twist-misplaced_goods = Товар лежит в пяти ящиках. Что в ящике, узнаете, когда его заберёте.
twist-agents_of_chaos = Гадюки зачарованы, пока жив демон их комнаты. В последней комнате каждый гекс ранит того, кто на него ступает, пока жив её демон. Последний стол выпускает ещё одного.
twist-unfriendly_message = Со второго раунда в начале каждого раунда приходят гадюки, а голем понемногу крошится.
twist-the_best_of_the_best = Когда первые мертвы, выходят другие, потом ещё кто-то, а напоследок все вместе.
twist-warding_the_void = Монстры атакуют и обереги. Если уничтожены два, сценарий проигран.
hint-roadside_ambush = Пусть они идут к вам: кто зашёл дальше всех, того атакуют первым.
hint-a_hole_in_the_wall = Открывайте дверь в конце хода, пока на руках много карт.
hint-the_black_ship = Отравление усиливает каждый удар, а лечение сперва снимает его.
hint-a_ritual_in_stone = Камни не бьют в ответ. Приготовьтесь к гостям, прежде чем разбить второй.
hint-a_deeper_understanding = Перепрыгивайте ловушки или заталкивайте в них кого-нибудь другого.
hint-corrupted_research = Важны только наросты. Убивайте то, что стоит на пути, и не больше.
hint-sunken_tumor = Она не двигается. Кто бьёт издалека, может её не бояться.
hint-hidden_tumor = Она не двигается. Кто бьёт издалека, может её не бояться.
hint-explosive_evolution = Он поднимает мёртвых фанатиков. Отдохните перед его первой смертью: тогда проснутся две комнаты.
hint-the_gauntlet = Ловушки ранят и монстров: стойте так, чтобы ловушка прошла под кем-нибудь из них.
hint-defiled_sewers = Вторая дверь будит не одно гнездо. Отдохните, прежде чем её открыть.
hint-beguiling_sewers = Каждая колонна кого-то выпускает. Ломайте их по одной.
hint-vile_harvest = Пусть идут к вам через ловушки. Пока жива крайняя левая слизь последней комнаты, приходят бесы. Сперва покончите с ней.
hint-toxic_harvest = Не подпускайте гадюк к фанатикам или сначала убейте кого-то из них.
hint-tainted_blood = Сначала столы, потом фанатики: без них кровавые бесы не появятся.
hint-mixed_results = Каждая волна хуже предыдущей. Они идут по туннелям, полным ловушек: ждите их посередине.
hint-red_twilight = За второй дверью каждый раунд кто-то приходит. Идите прямо к тому, за кем пришли.
hint-the_heist = Стража просыпается, когда открывают сундуки. Открывайте вместе, а потом бегите.
hint-den_of_thieves = Важны только гнёзда. Разведчики побегут за вами.
hint-misplaced_goods = Не открывайте два ящика за раунд, не зная, что в первом.
hint-agents_of_chaos = Сначала умирает демон, что стоит с гадюками; тогда они обычные змеи.
hint-unfriendly_message = Голем изнашивается сам. Оставайтесь живы и помогите ему.
hint-the_best_of_the_best = Четыре боя с одним набором карт: отдыхайте между ними.
hint-warding_the_void = Монстры идут и на обереги. Встаньте между ними.
hint-the_greatest_job_in_the_world = Колонны можно ломать издалека. Не бейтесь с тем, что можно оставить позади.
section-the_black_ship-1 = За дверью кто-то молится и не останавливается, когда вы входите.
section-a_ritual_in_stone-1 = Второй камень трескается, и гудение зовёт на помощь.
section-a_ritual_in_stone-2 = Третий камень трескается. Поднимаются сами стены.
section-a_deeper_understanding-1 = Оно переело и уже кровоточит. Двигаться оно не может, а все вокруг могут.
after-roadside_ambush = Последний вермлинг падает. То, что он нёс, ничего не стоит, но отсюда к городской стене ведёт след.
after-a_hole_in_the_wall = Дыра теперь ваша, со всем, что в неё натаскали. Торговец у ворот платит и не спрашивает.
after-the_black_ship = Трюм пуст, а бумаги указывают на подвал в старом городе. Город начинает о вас говорить.
after-a_ritual_in_stone = Камни молчат. Под обломками лестница, и строили её не ради вина.
after-a_deeper_understanding = Оно перестаёт биться. Тот, кто его кормил, оставил свои книги, а в них имя.
after-corrupted_research = Наросты вянут. На полях заметок два адреса: один у воды, другой за винной лавкой.
after-sunken_tumor = Вода остывает. Что-то отсюда унесли совсем недавно.
after-hidden_tumor = В подвале тихо, вино испорчено. Что-то отсюда унесли совсем недавно.
after-explosive_evolution = Оно лопается в последний раз. Торговцы слышат об этом и достают товар получше.
after-the_gauntlet = Вы прошли. За последней дверью путь расходится, и обе половины пахнут.
after-defiled_sewers = Вода снова течёт. Она несёт лепестки, которые нигде в этом городе не растут.
after-beguiling_sewers = Песня обрывается. В тишине слышен скот или что-то, что держат, как скот.
after-vile_harvest = Урожай собран, и собрали его вы.
after-toxic_harvest = Вёдра опрокинуты. У покупателя яда был заказан стол.
after-tainted_blood = Столов осталось слишком мало, чтобы продолжать. В пепле лежит список опытов, и какие удались.
after-mixed_results = Теперь дверь остаётся закрытой. Остался один, кто знает, как это началось.
after-red_twilight = Первый из ордена стал последним. Город спит, и впервые никто не пропадает.
after-the_heist = Вы снаружи, и золото тоже. Никто из тех, кто видел, уже не расскажет.
after-den_of_thieves = Под гнёздами лежит половина рынка. Подписанное вы возвращаете.
after-misplaced_goods = Товар на месте, купец пересчитывает его дважды. Про другие ящики он не спрашивает.
after-agents_of_chaos = Дом пуст, и впервые его двери ведут туда, куда следует.
after-unfriendly_message = Ответ доставлен.
after-the_best_of_the_best = Арена встаёт. Завтра дети будут играть в вас.
after-warding_the_void = Дыра остаётся закрытой. Тому, кто считал обереги, придётся начать сначала.
after-the_greatest_job_in_the_world = Последняя колонна падает. Вот где был подвох, но вам всё равно платят.

# -- lessons

lesson-1 = Новое в этом сценарии: каждый тайно выбирает две карты; ведущая даёт инициативу. В свой ход играете верх одной и низ другой. На атаку берётся карта модификатора. Использованные карты идут в сброс; когда рука опустеет, передышка вернёт все, кроме одной.
lesson-2 = Новое в этом сценарии: монстры каждый раунд берут карту. Половина с угольком после использования теряется; любая половина может быть простой Атакой 2 или Движением 2. На карте двери, ловушки, монеты и сокровище; есть атаки по площади, отталкивание и притягивание. Урон можно отменить картами: одной с руки или двумя из сброса.
lesson-3 = Новое в этом сценарии: предметы, опыт и карты, которые остаются активными. Щиты, прыжки, Отравление, Рана, Проклятие и Благословение. Сложная местность стоит 2. Долгий отдых занимает весь раунд, зато вы сами выбираете, какую карту потерять, и лечитесь.
lesson-4 = Новое в этом сценарии: стихии, которые одни карты насыщают, а другие тратят; боевая цель, тайная у каждого; объекты, которые надо уничтожить; и монстры, приходящие позже. Монстры играют полными колодами.
lesson-5 = Новое в этом сценарии: босс с собственными способностями, которому не страшны некоторые состояния. Руку вы собираете из большего числа карт, чем в неё помещается.

# -- menus

menu-scenario-campaign = вся история, сценарий за сценарием, одним отрядом
menu-scenario-roadside_ambush = первый урок: движение и атака
menu-scenario-a_hole_in_the_wall = второй урок: двери, ловушки, монеты
menu-scenario-the_black_ship = третий урок: бонусы, долгий отдых, предметы
menu-scenario-a_ritual_in_stone = четвёртый урок: стихии и боевые цели
menu-scenario-a_deeper_understanding = пятый урок: босс
menu-scenario-corrupted_research = уничтожить наросты
menu-scenario-sunken_tumor = опухоль под гаванью
menu-scenario-hidden_tumor = опухоль за вином
menu-scenario-explosive_evolution = босс, поднимающий мёртвых
menu-scenario-the_gauntlet = коридор, полный ловушек
menu-scenario-defiled_sewers = гадюки и разведчики под городом
menu-scenario-beguiling_sewers = колонны, мертвецы и духи
menu-scenario-vile_harvest = бесы, что всё приходят
menu-scenario-toxic_harvest = много гадюк
menu-scenario-tainted_blood = столы, порождающие бесов
menu-scenario-mixed_results = три волны
menu-scenario-red_twilight = последний бой
menu-scenario-the_heist = забрать и выйти
menu-scenario-den_of_thieves = уничтожить гнёзда
menu-scenario-misplaced_goods = найти товар среди ящиков
menu-scenario-agents_of_chaos = четыре комнаты, четыре ссоры
menu-scenario-unfriendly_message = древний голем
menu-scenario-the_best_of_the_best = арена
menu-scenario-warding_the_void = защитить обереги
menu-scenario-the_greatest_job_in_the_world = двенадцать колонн

# -- city events

city-1 = Старая знахарка продаёт лавку и хочет, чтобы она досталась кому-то порядочному.
city-1-a = Взять на память оберег
city-1-b = Помочь продать за долю
city-2 = Священник благословляет каждого, кто носит камни для его новой башни.
city-2-a = Носить камни
city-2-b = Носить, пока не заметит оружейник
city-3 = В канаве лежит кошелёк, и никто не смотрит.
city-3-a = Подобрать
city-3-b = Оставить
city-4 = Повару нужно, чтобы кто-то попробовал суп раньше гостей.
city-4-a = Попробовать
city-4-b = Отказаться
city-5 = Старый солдат зовёт вас на поединок во дворе.
city-5-a = Драться для вида
city-5-b = Драться всерьёз
city-6 = На рынке стоит запертая клетка, и то, что в ней, просит о помощи.
city-6-a = Открыть
city-6-b = Продавать билеты
city-7 = Незнакомец бьётся об заклад, что никто не попадёт в колокол на крыше.
city-7-a = Принять спор
city-7-b = Выпить с ним вместо этого
city-8 = Дети хотят услышать, как бывает в настоящем бою.
city-8-a = Рассказать всё
city-8-b = Отправить домой
city-9 = Вдова слышит ночью мужа, а он год как мёртв.
city-9-a = Поговорить с ним
city-9-b = Выломать дверь
city-10 = Бочка чего-то зелёного сегодня дешёвая.
city-10-a = Продавать чарками
city-10-b = Вылить
city-11 = Крыша приюта не продержится до утра.
city-11-a = Починить
city-11-b = Это не ваша крыша
city-12 = Нищий и банкир спорят о монете, и оба спрашивают вас.
city-12-a = Встать за нищего
city-12-b = Встать за банкира
city-13 = Продаётся книга о том, что под городом.
city-13-a = Купить
city-13-b = Оставить
city-14 = Святилище у ворот просит монету с каждого.
city-14-a = Дать
city-14-b = Пройти мимо
city-15 = Кто-то перебил все окна вашего трактира.
city-15-a = Заплатить и искать виновного
city-15-b = Только заплатить
city-16 = Богатый юноша хочет, чтобы его видели с вами.
city-16-a = Пусть платит
city-16-b = Прогнать
city-17 = Купец потерял в доках целый корабельный груз.
city-17-a = Пообещать найти
city-17-b = Сначала попросить денег
city-18 = Двери в пустом доме сами открываются и закрываются.
city-18-a = Взять деньги хозяина
city-18-b = Взглянуть даром
city-19 = В вашей двери торчит копьё с письмом.
city-19-a = Ответить на письмо
city-19-b = Сжечь
city-20 = Арена слышала о вас.
city-20-a = Принять приглашение
city-20-b = Отказаться
city-21 = Звёзды над гаванью не на своих местах.
city-21-a = Спросить того, кто знает
city-21-b = Отвернуться
city-22 = Кто-то предлагает слишком много денег за слишком малую работу.
city-22-a = Спросить, где подписать
city-22-b = Пройти дальше
