# «Terraria: настільна гра» українською.

game-name = Terraria: настільна гра
game-about = Разом досліджуйте світ плитка за плиткою, копайте, рубайте, бийтеся, виготовляйте й будуйте. Завершіть ланцюжок із десяти цілей, доки загроза не сягнула десяти.
game-role = Персонаж
game-help = Як іде раунд:
    1. Кожен бере 4 карти. Усі діють у будь-якому порядку: виберіть карту, щоб узяти те, що вона дає, а тоді місце на полі, щоб витратити очки дії.
    - Крок, скриня й передача речей коштують 1 очко дії; зброя – скільки на ній указано; сокира й кайло перетворюють очки дії на очки рубання й копання.
    - Виготовлення, будівництво, мотузки, платформи, дослідження, НІПи й досягнення цілей очок дії не коштують.
    - Без опори ви падаєте. Від 2 клітинок киньте кістки захисту: скільки забракне, стільки здоров’я втратите.
    - Мишею або пальцем можна вибрати й дальшу клітинку: персонаж пройде весь шлях туди, якщо вистачить очок дії.
    - У бою кожна кістка атаки, не менша за найвищу кістку захисту, забирає одне здоров’я. Мечі підсилюють одну кістку атаки, щити – одну кістку захисту. Хто вцілів, б’є у відповідь.
    - Близька дальність – лише сусіди; середня – до 3 клітинок, далека – до 8, але не сусіди, і далі 4 клітинок далека втрачає кістки.
    2. Вороги поблизу персонажів рухаються й атакують.
    3. Усі карти скидають, лише підготовлена лишається. Час іде: загроза зростає, вороги з’являються, день змінює ніч.
    - Хто помер, повернеться наступного раунду, але загроза зросте, а половину монет буде втрачено.
    - Завершіть останню ціль ланцюжка або здолайте Стіну плоті, і ви перемогли. Загроза 10 – і все втрачено.
    - У режимі подорожі ланцюжок закінчується шостою ціллю, падіння нікому не шкодять, а смерті не підвищують загрози.

welcome-aim = Ви прокинулися в лісі { $journey ->
    [true] із залізними
   *[false] з мідними
} мечем, сокирою та кайлом. Світ тягнеться на всі боки. Щоб перемогти на цій складності, треба завершити { $chains } { $chains ->
        [one] ланцюжок
        [few] ланцюжки
       *[many] ланцюжків
    } цілей. Коли загроза сягне 10, ви програєте.
welcome-journey = Ви граєте в режимі подорожі. { rules-journey }
rules-journey = Усі починають із залізним знаряддям і 2 мотузками. Падіння нікому не шкодить. За смерть не беруть надгробка, і загроза від неї не зростає. Ланцюжок завершено, коли досягнуто його шостої цілі.
welcome-turn = Виберіть карту в руці, щоб отримати очки дії, а тоді щось на полі: клітинку, щоб іти туди, блок, щоб копати, дерево, щоб рубати, ворога, щоб атакувати. Мишею або пальцем можна вибрати й дальшу клітинку: персонаж пройде весь шлях туди. Якщо на клітинці можна зробити кілька речей, відкриється меню; лише там, де, крім безпечного кроку, можна щось поставити, клацання мишею одразу веде туди, а меню відкриває права кнопка. Коли закінчите, завершіть свої дії.
welcome-first = Добрий початок: рубайте дерева, перемагайте слизнів, збудуйте будинок із верстаком (2 гелю, 4 деревини), тоді зробіть обладунок. Досліджуйте, коли стоїте край відомого світу.

measure-enemy_phase = Фаза ворогів із 12 ворогами

menu-scenario-world = світ 17 на 5 плиток, щоразу інший
menu-role-wanderer = у потертому плащі
menu-role-archer = з пером на капелюсі
menu-role-smith = у шкіряному фартусі
menu-role-scholar = з чорнилом на пальцях
menu-role-miner = з ліхтарем на шоломі
menu-role-hunter = у насунутому каптурі
menu-role-gardener = із землею під нігтями
menu-role-sailor = із підзорною трубою
menu-difficulty-normal = перемагає один ланцюжок
menu-difficulty-hard = перемагають два ланцюжки
menu-option-journey = ланцюжки по шість цілей, залізне знаряддя, по 2 мотузки, безпечні падіння, смерть не підвищує загрози
menu-option-focus = однієї цілі треба досягти за два раунди, інакше загроза зросте
menu-option-evil = який із двох криється в цьому світі
menu-option-threat = смерті й боси піднімають її далі
menu-difficulty-harder = перемагають три ланцюжки
scenario-world = Світ
option-difficulty = Складність
difficulty-normal = Звичайна
difficulty-hard = Важка
difficulty-harder = Дуже важка
option-evil = Лихий біом
evil-corruption = Споганення
evil-crimson = Багрянець
option-threat = Загроза на початку
option-threat-calm = 0: спокійно
option-threat-risky = 1: ризиковано
option-threat-dangerous = 2: небезпечно
option-threat-deadly = 3: смертельно
option-journey = Режим подорожі
option-focus = Жетон зосередження

board-main = Світ
rail-left = Персонажі
rail-right = Цілі
subtitle = { $difficulty }
subtitle-journey = { $difficulty } · подорож
standing = Раунд { $round } · { $time }
standing-where = { standing } · { $biome }, { $layer }
standing-setup = Приготування
time-day = день
time-night = ніч
ending-dig = Завершено ланцюжок «{ chain-dig }», і цього досить. Світ ваш!
ending-fight = Завершено ланцюжок «{ chain-fight }», і цього досить. Світ ваш!
ending-explore = Завершено ланцюжок «{ chain-explore }», і цього досить. Світ ваш!
ending-build = Завершено ланцюжок «{ chain-build }», і цього досить. Світ ваш!
ending-wall_of_flesh = Стіна плоті впала. Ви перемогли!
ending-threat = Загроза сягнула десяти. Світ втрачено.

# -- ефекти

do-gain = { "" }
do-gain-ap = { $ap } { $ap ->
    [one] очко
    [few] очки
   *[many] очок
} дії
do-gain-swords = { $swords } { $swords ->
    [one] меч
    [few] мечі
   *[many] мечів
}
do-gain-shields = { $shields } { $shields ->
    [one] щит
    [few] щити
   *[many] щитів
}
do-gain-hearts = { $hearts } здоров’я
do-gain-coins = { $coins } { $coins ->
    [one] монета
    [few] монети
   *[many] монет
}
do-gain-mana = мана +{ $mana }
do-draw_cards = Візьміть { $count } { $count ->
    [one] карту
    [few] карти
   *[many] карт
}
do-other_draws = Інший гравець бере { $count } { $count ->
    [one] карту
    [few] карти
   *[many] карт
}
do-search = Візьміть карту з { $pile ->
    [deck] колоди
   *[discard] скиду
}
do-destroy = Знищіть свою карту
do-resist = Імунітет: { $debuff }
do-cure = Зніміть свої погіршення
do-land_softly = Цієї фази падіння не шкодять
do-charm = { $change ->
    [upgrade] Поліпшіть кістку
    [double] Подвойте кістку
   *[reroll] Перекиньте кістку
}
do-explode = Вибух { $width }×{ $width }, атака { $dice }
do-explode-dig = копання { $dig }
do-explode-chop = рубання { $chop }
do-call_wall = У підземному світі біля лави: з’являється Стіна плоті

reward-coins = { do-gain-coins }
reward-resource = { $resource } ×{ $count }
reward-consumable = витратний предмет типу { $type }
reward-loot = одна з двох карт дій рівня { $level }
reward-guide = карта гіда на вибір
reward-destroy = можна знищити карту
reward-threat = загроза −{ $threat }
reward-each = кожному: { $reward }
reward-share = поділити: { $reward }
reward-none = перемога близько

# -- умови цілей

deed-dig = Викопайте { $times } { $times ->
    [one] блок
    [few] блоки
   *[many] блоків
}
deed-dig_ore = Викопайте { $times } { $times ->
    [one] блок
    [few] блоки
   *[many] блоків
} руди
deed-dig_gem = Викопайте { $times } { $times ->
    [one] самоцвіт
    [few] самоцвіти
   *[many] самоцвітів
}
deed-dig_evil_ore = Викопайте { $times } { $times ->
    [one] блок
    [few] блоки
   *[many] блоків
} демонітової або кримтанової руди
deed-dig_hellstone = Викопайте { $times } { $times ->
    [one] блок
    [few] блоки
   *[many] блоків
} пеклокаменю
deed-blast = Підірвіть { $times } { $times ->
    [one] блок
    [few] блоки
   *[many] блоків
}
deed-cobweb = Зберіть { $times } { $times ->
    [one] павутину
    [few] павутини
   *[many] павутин
}
deed-long_fall = Переживіть падіння з 8 або більше клітинок
deed-dig_out = Викопайте останній блок плитки
deed-craft_pickaxe = Виготовте кайло
deed-craft_axe = Виготовте сокиру
deed-craft_sword = Виготовте меч
deed-craft_wood_armour = Виготовте дерев’яний обладунок
deed-chop = Зрубайте { $times } { $times ->
    [one] дерево
    [few] дерева
   *[many] дерев
}
deed-defeat = Переможіть { $times } { $times ->
    [one] ворога
   *[many] ворогів
}
deed-defeat_any = Переможіть { $times } { $times ->
    [one] ворога або боса
   *[many] ворогів або босів
}
deed-defeat_by_staff = Переможіть посохом { $times } { $times ->
    [one] ворога
   *[many] ворогів
}
deed-defeat_plainly = Переможіть боса в дерев’яному, мідному обладунку або без нього
deed-night = Переживіть { $times } { $times ->
    [one] ніч
    [few] ночі
   *[many] ночей
}
deed-discover_biome = Відкрийте { $times } { $times ->
    [one] біом
    [few] біоми
   *[many] біомів
}
deed-discover_underworld = Відкрийте підземний світ
deed-chest_outside_forest = Відімкніть скриню поза лісом
deed-chest_underground = Відімкніть скриню під землею
deed-chest_underworld = Відімкніть у підземному світі { $times } { $times ->
    [one] скриню
    [few] скрині
   *[many] скринь
}
deed-night_spawn = Дочекайтеся появи { $times } нічних ворогів
deed-spend_coin = Витратьте { $times } { $times ->
    [one] монету
    [few] монети
   *[many] монет
}
deed-rise = Пройдіть із підземного світу на поверхню
deed-sink = Пройдіть із поверхні в підземний світ
within-phase = { $goal } за одну фазу
within-night = { $goal } за одну ніч
found-star = Знайдіть впалу зірку
found-crystal = Знайдіть кристал життя
found-ocean = Відкрийте океан
found-hive = Відкрийте плитку з вуликом
found-evil_tiles = Дослідіть { $count } { $count ->
    [one] плитку
    [few] плитки
   *[many] плиток
} лихого біому
found-biomes = Відкрийте всі { $count } { $count ->
    [one] біом
    [few] біоми
   *[many] біомів
}
beaten = Переможіть { $bosses }
owned-magic = Здобудьте магічне спорядження
owned-yoyo = Озбройтеся йо-йо
owned-summoning_staff = Здобудьте посох прикликання
owned-golden_armour = Здобудьте золотий обладунок
owned-voodoo_doll = Здобудьте ляльку вуду гіда
owned-all_slots = Відкрийте всі шість комірок інвентарю
built-one = Збудуйте { $houses }
built-all = Збудуйте будинки всіх семи видів
built-layer = Збудуйте будь-який будинок { $where }
standing-npcs = Поселіть у світі { $count } { $count ->
    [one] НІПа
    [few] НІПів
   *[many] НІПів
}, крім гіда
standing-pylons = Поставте { $count } { $count ->
    [one] пілон
    [few] пілони
   *[many] пілонів
}
standing-houses_apart = Збудуйте будинки в { $count } { $count ->
    [one] біомі
   *[other] біомах
} або ще більше будинків в одному
standing-houses_stacked = Поставте один на один { $count } { $count ->
    [one] будинок
    [few] будинки
   *[many] будинків
}
standing-in_beds = Усі персонажі – у будинках із ліжком
standing-wide_tunnel = Тунель завширшки 2 клітинки веде до підземного світу
or = або
plus = +
either = одне з двох

# -- вибір

choice-pass = Далі
choice-use = { $card }
choice-use_prepared = Використати підготовлену карту
choice-consume = Вжити: { $card }
choice-go = Іти
choice-swing = Гак: { $card }
choice-hold_on = Триматися за мотузку
choice-let_go = Відпустити
choice-open_chest = Відімкнути скриню
choice-take = Узяти: { $card }
choice-chop = Рубати
choice-dig = Копати
choice-donate = Дати { $to-dat }: { $goods } ×{ $count }
choice-fight = Атака: { $weapon }
choice-aim = Цього
choice-drop = Відкласти d{ $die }
choice-boost = { $charm ->
    [upgrade] Поліпшити d{ $die }
    [double] Подвоїти d{ $die }
    [reroll] Перекинути
   *[dryad] Додати кістку дріади
}
choice-strengthen = Витратити { $count }
choice-explore = Дослідити
choice-complete_goal = Досягти: { $goal }
choice-prepare = Підготувати: { $card }
choice-take_prepared = Узяти підготовлену карту в руку
choice-welcome = Прийняти: { $npc }
choice-visit = Відвідати: { $npc }
choice-unlock = Відкрити ще одну комірку
choice-craft = Виготовити: { $item }
choice-build = Збудувати: { $house }
choice-place = Тут
choice-hang_rope = Повісити мотузку
choice-place_platform = Поставити платформу
choice-buy_pylon = Придбати пілон
choice-use_pylon = Перенестися пілоном
choice-summon = Прикликати: { $staff }
choice-use_bottle = З пляшки: { $card }
choice-use_pot = З казана
choice-free_slot = Звільнити комірку { $slot }
choice-take_maximum = Збільшити максимум і відновити все
label-maximum = { $crystal ->
    [true] Збільшити максимум здоров’я до { $most } і відновити його
   *[false] Збільшити максимум мани до { $most } і відновити її
}
choice-take_coins = Узяти 10 монет
choice-destroy_card = Знищити: { $card }
choice-choose = { $seat }
choice-equip = Зверху: { $card }
choice-wear = Надягти: { $armour }
choice-activate = Цей
choice-any_order = Хай діють по черзі
choice-focus = Зосередитися: { $goal }
choice-swap = Грати натомість: { $goal }
choice-take_character = { $character }

pass-character_phase = Завершити мої дії
pass-aim_further = Більше нікого
pass-ready_attack = Кинути
pass-ready_defence = Кинути на захист
pass-spend_swords = Хай буде так
pass-spend_swords_on_blast = Хай буде так
pass-ready_blast = Кинути
pass-step_in = Лишитися тут
pass-choose_site = Передумати
pass-build_at_once = Передумати
pass-destroy_one = Лишити всі карти
pass-choose_gear = Лишити так
pass-swap_goals = Почати
pass-put_on_top = Покласти під низ
pass-make_room = Відмовитися
pass-spend_at_once = Відмовитися

confirm-useless = Це нічого не дасть, а коштує { $price } { $price ->
    [one] монету
    [few] монети
   *[many] монет
}. Усе одно заплатити?
confirm-wasted = Зараз це нічого не змінить. Усе одно витратити?
confirm-pylon = Придбати пілон для цієї клітинки за { $price } { $price ->
    [one] монету
    [few] монети
   *[many] монет
}?
confirm-end = { $ap ->
    [0] { "" }
    [one] Лишилося { $ap } очко дії.{ " " }
    [few] Лишилося { $ap } очки дії.{ " " }
   *[many] Лишилося { $ap } очок дії.{ " " }
}{ $cards ->
    [0] { "" }
    [one] Не використано { $cards } карту.{ " " }
    [few] Не використано { $cards } карти.{ " " }
   *[many] Не використано { $cards } карт.{ " " }
}Усе одно завершити дії?

letter-end = завершити дії
letter-explore = дослідити
letter-none = далі без цього

label-go = Іти { $where }
label-dig = Копати { $where }: { $what }
label-chop = Рубати { $where }: { $what }
label-chest = Відімкнути: { $what } ({ $where })
label-rope = Повісити мотузку { $where }
label-platform = Поставити платформу { $where }
label-pylon = Придбати пілон { $where } (10 монет)
label-travel = Перенестися до пілона { $where } (4 монети)
label-place = Тут: { $what } ({ $where })
label-hits = Прийняти: −{ $hits } здоров’я
label-swing = { $card }: політ { $where }
label-fight = { $weapon }: атакувати { $target }
label-aim = { $target }
label-use_card = { $card }: { $effect }
label-in_vain = { $text }: нічого не змінить
label-prepared = Підготовлено: { $effect }
label-give = Дати { $to }: { $goods } ×{ $count }
label-piece = Дати { $to }: { $reward }
label-take = { $card }: { $text }
label-explore = Дослідити: { $tiles } { $tiles ->
    [one] плитку
    [few] плитки
   *[many] плиток
}
label-visit_goods = { $npc }: випадковий витратний предмет (3 монети)
label-visit_card = { $npc }: { $card } ({ $price } { $price ->
    [one] монета
    [few] монети
   *[many] монет
})
label-visit = { $npc }: { $service }
label-unlock = Відкрити ще одну комірку ({ $price } { $price ->
    [one] монета
    [few] монети
   *[many] монет
})
label-craft = Виготовити: { $item } ({ $cost })
label-build = Збудувати: { $house } ({ $cost })
label-pot = З казана: { $effect }
label-slot = Викинути: { $goods } ×{ $count }
label-reroll = Перекинути { $roll }
label-swords = { $count } { $count ->
    [one] меч
    [few] мечі
   *[many] мечів
}: { $from } стане { $to }, { $same ->
    [true] все одно{ " " }
   *[false] { "" }
}{ $hits ->
    [0] жодного влучання
    [one] { $hits } влучання
    [few] { $hits } влучання
   *[many] { $hits } влучань
}
label-shields = { $count } { $count ->
    [one] щит
    [few] щити
   *[many] щитів
}: { $from } стане { $to }, { $same ->
    [true] все одно{ " " }
   *[false] { "" }
}{ $hits ->
    [0] без влучань
   *[other] −{ $hits } здоров’я
}
label-destroy = Знищити { $card } ({ $place ->
    [hand] рука
    [prepared] підготовлена
   *[discard] скид
})
label-goal = { $goal }: { $text }

where-here = на своїй клітинці
where-up = угору
where-down = униз
where-left = ліворуч
where-right = праворуч
where-up_left = угору ліворуч
where-up_right = угору праворуч
where-down_left = униз ліворуч
where-down_right = униз праворуч

group-cards = Карти
group-board = На полі
group-make = Виготовлення й будівництво
group-trade = НІПи й торгівля
group-give = Передача
group-goals = Цілі

preview-fall = Падіння на { $cells } кл.: кидок { $dice }; скільки забракне до { $cells }, стільки здоров’я втратите (до { $lost }).
preview-soft_fall = Падіння на { $cells } кл. без шкоди.
preview-fall_unknown = Падіння в невідоме.
preview-fire = Обпікає.
preview-through = Там хтось є: треба одразу йти далі.
preview-attack = { $attack } проти { $defence }: влучання { $chance } %, у середньому { $hits } з { $health } здоров’я. Дальність: { $range }.
decimal = { $tenths ->
    [0] { $whole }
   *[other] { $whole },{ $tenths }
}
preview-lost = Задалеко для всіх кісток: менше на { $lost }.
preview-dig = Очок копання: { $cost } (ОД: { $ap }). Дає: { $gain }.
preview-chop = Дає деревину ×{ $wood } (ОД: { $ap }).
preview-burns_dig = Обпікає вас.
preview-instead = Замість: { $goal }
preview-spawn = Накриває місце появи: загроза зросте.
nothing = нічого

# -- питання

ask-character_phase = Дійте
    .help = Карти дають очки дії, тоді вибирайте на полі. Виготовлення, будівництво й дослідження очок не коштують.
ask-choose_character = Ким ви будете?
    .help = Персонажі різняться лише виглядом.
ask-swap_goals = Замінити цілі на альтернативні?
    .help = У першій партії просто починайте.
ask-place_character = Де ви починаєте?
    .help = Виберіть галявину.
ask-bosses_act = Який бос діє першим?
ask-summon_beside = { $slime ->
    [true] Де з’явиться слизень, якого приводить бос?
   *[false] Де з’явиться ворог, якого кличе союзник боса?
}
ask-choose_way = До кого прямує бос?
ask-choose_prey = На кого націлився бос?
ask-choose_anchor = Куди йде бос?
ask-choose_site = Де стоятиме { $house }?
    .help = Виберіть його верхню ліву клітинку. Він займає 3 на 2 клітинки, одна з них ваша або сусідня.
ask-choose_who_draws = Хто бере карти?
ask-search_pile = Яку карту ви берете?
ask-destroy_one = Яку карту знищити?
    .help = Вона вибуває з гри: з меншої колоди добрі карти приходять частіше.
ask-choose_reward = Яку здобич зі скрині ви берете?
ask-take_from_world = Запас порожній: який жетон забрати зі світу?
ask-respawn = Де ви повертаєтеся?
    .help = Ви повертаєтеся з повним здоров’ям і маною. Спорядження й ресурси лишилися.
ask-ready_defence = Вас атакують: { $attack }. Змінити кістки перед кидком?
ask-spend_shields = Атака { $attack } проти ваших { $rolls }: боронитися?
    .help = Кожна кістка атаки, не менша за вашу найвищу, коштує одне здоров’я. Кожен щит додає одиницю одній вашій кістці.
ask-step_in = Зайти у викопану клітинку?
ask-activate_next = Який ворог діє наступним?
ask-choose_victim = До кого він іде?
ask-choose_step = Куди йде ворог?
ask-attack_all = Кого він атакує першим?
ask-choose_centre = Де вибухне { $card }?
ask-check_rope = Триматися за мотузку?
ask-aim_further = Пронизати ще одного ворога?
ask-ready_attack = { $drop ->
    [0] Змінити кістки перед кидком?
   *[other] Задалеко: яку кістку відкласти?
}
ask-spend_swords = Випало { $rolls } проти { $defences }. Витратити мечі?
    .help = Кожна кістка, не менша за найвищу кістку захисту, забирає одне здоров’я. Кожен меч додає одиницю одній вашій кістці.
ask-ready_blast = Змінити кістки перед вибухом?
ask-spend_swords_on_blast = Випало { $rolls } проти { $defences }. Витратити мечі?
    .help = Кожна кістка, не менша за найвищу кістку захисту, забирає одне здоров’я. Кожен меч додає одиницю одній вашій кістці.
ask-retaliation = Хто перший б’є у відповідь?
ask-collect_find = { $crystal ->
    [true] Кристал життя!
   *[false] Впала зірка!
}
ask-check_goals = Якої цілі досягнуто першою?
ask-choose_focus = На яку ціль покласти жетон зосередження?
    .help = Досягніть її за два раунди, інакше загроза зросте.
ask-move_on = Тут хтось є: ідіть далі
ask-push_out = Кого бос відштовхує першим?
ask-choose_where = Куди відштовхнуто фігуру?
ask-spend_at_once = Немає місця: { $kind } ×{ $count }
ask-build_at_once = Де стоятиме { $house }?
ask-make_room = Немає місця: { $kind } ×{ $count }
    .help = Викиньте щось заради цього або відмовтеся.
ask-put_on_top = Покласти зверху { $card }?
    .help = Використовувати можна лише верхню карту комірки.
ask-keep_loot = Яку карту ви лишаєте?
    .help = Вона піде у ваш скид.
ask-gain_guide_card = Яку карту гіда ви берете?
ask-choose_gear = Чим користуєтеся цього раунду?
    .help = Використовувати можна лише верхню карту кожної комірки та надягнутий обладунок.
ask-divide_coins = Поділіть { $left } { $left ->
    [one] монету
    [few] монети
   *[many] монет
}
ask-give_away = Хто отримає цю частину винагороди?

prompt-act = { $ap ->
    [0] Використайте карту, щоб мати очки дії
    [one] { $ap } очко дії
    [few] { $ap } очки дії
   *[many] { $ap } очок дії
}
prompt-passed = Ви завершили, але ще можете діяти
prompt-waiting = Діють інші
prompt-enemy = { $name }: { $question }

refusal-no_ap = Немає очок дії: використайте карту.
refusal-hard_block = { $cell }: твердий блок, потрібне кайло для твердих блоків.
refusal-dig_points = { $cell }: потрібно { $cost } { $cost ->
    [one] очко
    [few] очки
   *[many] очок
} копання, а є { $have }.
refusal-out_of_range = Задалеко: дальність вашої зброї – { $range }.
refusal-no_sight = Заважає щось тверде.
refusal-no_weapon_points = Бракує очок дії або мани для зброї.
refusal-boss_changed = Він щойно змінив форму: цієї фази більше не можна.
refusal-corner = Два блоки торкаються кутами: не пролізти.
refusal-used_up = З цієї карти вже нічого не взяти.

# -- події

event-round_began = Раунд { $round }
event-cards_drawn = { $seat } бере: { $cards }.
event-card_used = { $seat } використовує: { $card }.
event-card_prepared = { $seat } готує: { $card }.
event-prepared_taken = { $seat } бере назад у руку: { $card }.
event-consumed = { $seat } вживає: { $card }.
event-moved = { $seat } { $how ->
    [walk] іде.
    [fall] падає.
    [hook] летить на гаку.
    [teleport] переноситься пілоном.
    [push] відлітає вбік.
    [dig] заходить у тунель.
   *[arrive] прибуває.
}
event-travelled = { $seat } за одну фазу проходить { $way ->
    [rise] з підземного світу на поверхню
   *[sink] з поверхні в підземний світ
}!
event-fell = { $seat } приземляється, клітинок: { $cells }{ $rolls-count ->
    [0] { "" }
   *[other] { " " }(кидок { $rolls })
}; { $lost ->
    [0] без шкоди
   *[other] −{ $lost } здоров’я
}.
event-health_lost = { $seat } втрачає { $lost } здоров’я (лишилося { $left }).
event-health_restored = { $seat } відновлює { $gained } здоров’я.
event-died = { $seat } гине: усі карти в грі повертаються в колоду, половина монет, усі витратні предмети й посіпака втрачені. Повернення наступного раунду.
event-respawned = { $seat } повертається.
event-coins_changed = { $seat }: { $by-signed } { $by ->
    [one] монета
    [few] монети
   *[many] монет
}.
event-resource_gained = { $seat } отримує: { $kind } ×{ $count }.
event-resource_lost = { $seat } втрачає: { $kind } ×{ $count }.
event-debuff_gained = { $seat }: { $debuff }!
event-debuff_applied = { $seat } потерпає: { $debuff }.
event-card_gained = { $seat } отримує: { $card }.
event-cards_shown = { $seat } дивиться: { $cards }.
event-card_destroyed = { $seat } знищує: { $card }.
event-chest_opened = { $seat } відмикає скриню ({ $biome }).
event-tree_felled = { $seat } рубає дерево.
event-block_dug = { $blast ->
    [true] { $seat } підриває: { $block }.
   *[false] { $seat } копає: { $block }.
}
event-donated = { $seat } дає { $to-dat }: { $goods } ×{ $count }.
event-attack_rolled = { $seat } атакує { $kind-acc }: { $attack } проти { $defence }.
event-enemy_hurt = { $kind } втрачає { $lost } здоров’я.
event-enemy_defeated = { $seat } перемагає { $kind-acc }!
event-enemy_removed = { $kind } зникає.
event-enemy_attacked = { $back ->
    [true] { event-struck_back }
   *[false] { event-attacked }
}
event-struck_back = { $kind } б’є { $seat-acc } у відповідь своїм кидком захисту: { $attack } проти { $defence }.
event-attacked = { $kind-count ->
    [0] Вибух
   *[other] { $kind }
} атакує { $seat-acc }: { $attack } проти { $defence }.
event-die_strengthened = { $seat } витрачає { $symbol ->
    [sword] { $count ->
        [one] { $count } меч
        [few] { $count } мечі
       *[other] { $count } мечів
    }
   *[shield] { $count ->
        [one] { $count } щит
        [few] { $count } щити
       *[other] { $count } щитів
    }
}: кістка рахується як { $now }.
event-enemy_moved = { $kind } { $how ->
    [fall] падає.
    [push] відлітає вбік.
   *[go] рухається.
}
event-enemy_appeared = { $kind } з’являється.
event-tile_explored = Досліджено нову плитку.
event-biome_found = Відкрито: { $biome }!
event-find_taken = { $seat } знаходить { $find ->
    [star] впалу зірку
   *[crystal] кристал життя
}!
event-goal_completed = Досягнуто цілі: { $goal }.
event-chain_completed = Ланцюжок завершено: { $chain }!
event-threat_changed = Загроза: { $now }.
event-npc_arrived = { $npc } оселяється у світі.
event-item_crafted = { $seat } виготовляє: { $item }.
event-house_built = { $seat } будує: { $house }.
event-token_placed = { $seat } { $token ->
    [rope] вішає мотузку
    [platform] ставить платформу
   *[pylon] ставить пілон
}.
event-minion_summoned = { $seat } прикликає: { $minion }.
event-time_passed = { $night ->
    [true] Ніч.
   *[false] День.
}
event-night_survived = Ніч минула.
event-boss_appeared = З’являється { $boss }!
event-boss_changed = { $boss } змінює форму!
event-boss_defeated = Переможено: { $boss }!
event-boss_moved = { $boss } { $how ->
    [fall] падає.
   *[go] рухається.
}
event-ally_placed = { $boss } кличе союзника.

line-goal = Досягнуто цілі: { $text } ({ $goal }).
line-fell = { $seat } падає на { $cells } { $cells ->
    [one] клітинку
    [few] клітинки
   *[many] клітинок
}. Кістки захисту: { $sum } проти { $cells }. { $lost ->
    [0] Без шкоди
   *[other] −{ $lost } здоров’я
}.
line-fell_softly = { $seat } падає на { $cells } { $cells ->
    [one] клітинку
    [few] клітинки
   *[many] клітинок
} і приземляється м’яко.
line-attack = { $line }. Поки без мечів: { $hits ->
    [0] жодного влучання
    [many] { $hits } влучань
   *[other] { $hits } влучання
}.
line-defence = { $line }. { $hits ->
    [0] Жодного влучання
    [many] Поки без щитів: { $hits } влучань
   *[other] Поки без щитів: { $hits } влучання
}.

report-died = { $seat } гине
report-died_lost = Втрачено: { $coins } { $coins ->
    [one] монету
    [few] монети
   *[many] монет
}, усі витратні предмети та посіпаку. Усі карти в грі повертаються в колоду.
report-died_kept = Спорядження, ресурси й найбільші здоров’я та мана лишаються.
report-died_back = Наступного раунду персонаж повернеться з повним здоров’ям і маною.
report-rounds = Зіграно раундів
report-bosses = Переможено босів
report-deaths = Загибелей

# -- поруч із полем

panel-players = Персонажі
panel-goals = Цілі
panel-bosses = Боси
panel-bestiary = Бестіарій
panel-boss_book = Коли з’являються боси
panel-world = Світ
panel-time = Дні й ночі
zone-hand = Рука
zone-prepared = Підготовлена
zone-gear = Спорядження
zone-pack = Інвентар
zone-bag = Витратні предмети
zone-spare = Відкладене
zone-deck = Колода
zone-discard = Скид
zone-shown = На вибір
zone-now = Можна зробити зараз
zone-book = Книга ремесел
shelf-lacking = Чогось бракує
shelf-weapons = Зброя
shelf-tools = Знаряддя
shelf-armour = Обладунки
shelf-houses = Будинки
shelf-tokens = Мотузки й платформи
zone-folk = НІПи й будинки
zone-shop = Крамниця
track-threat = Загроза
track-threat_caption = зростає на { $rise }; на 10 усе втрачено
track-time = Час
track-time_caption = { $time }; далі: { $icons }
icon-threat = загроза
icon-spawn = вороги
icon-dawn = світанок
icon-none = нічого

row-space = Поділка { $space } ({ $time })
row-now = зараз
space-threat = загроза зростає на { $rise }
space-spawn = вороги з’являються на символах появи біля персонажів
space-dawn = новий день: дерева відростають, нічні вороги полишають поверхню; мана, зілля та страви відновлюються
space-none = нічого не стається
row-progress = { $done }/{ $needed }
row-focus = { $goal } (зосередження, ще { $left })
row-loot = Здобич: { $loot }
row-journey = Режим подорожі
row-biomes = Зліва направо
row-tombstones = Надгробків лишилося
row-slimes = Переможено слизнів
row-dead = повернеться наступного раунду
fact-health = здоров’я { $left } з { $most }
fact-form = Форма { $form } з { $forms }
fact-allies = { $allies ->
    [0] Союзники: { $allies } з { $most }
   *[other] Союзники: { $allies } з { $most } ({ $adds })
}
ally-grey = захист +d{ $die }
ally-green = рух +{ $move }
ally-red = атака +d{ $die }
ally-white = покликано ворога
fact-defence = Захист { $dice }
fact-attack = Атака { $dice } ({ $ranges })
fact-move = { $move ->
    [0] Стоїть на місці
   *[other] Рух { $move }, { $way }
}
fact-blind = Бачить крізь стіни
fact-debuff = Накладає: { $debuff }
fact-draw = Добір { $draw }
fact-immune = Імунітет: { $debuffs }
fact-ap = ОД: { $ap }
fact-mana = Мани: { $mana }
fact-pierce = Пронизування { $pierce }
fact-calm = Без атаки у відповідь
fact-chop = Рубання { $chop }
fact-dig = Копання { $dig }
fact-hard = Копає тверді блоки
fact-times = Видобуток ×{ $times }
fact-hook = Гак
fact-summons = Прикликає: { $minion }
fact-walk = Іти сюди: { $steps } { $steps ->
    [one] клітинка
    [few] клітинки
   *[many] клітинок
}, { $steps } { $steps ->
    [one] очко дії
    [few] очки дії
   *[many] очок дії
}
fact-cost = Очок копання: { $cost }
fact-gives = дає: { $resource }
fact-tree = Очок рубання й деревини: { $cost }
fact-chest = Карт на вибір: { $cards }
fact-fire = Обпікає
fact-hard_block = Твердий блок
fact-structure = Нічого не дає
fact-prepared = Підготовлена: { $text }
fact-used = використано
fact-cost_line = { $have }/{ $need } { $resource }
fact-station = Потрібно: { $station }
fact-station_missing = Бракує: { $station }
fact-sold_out = Не лишилося
fact-built = Збудовано
fact-seller = { $npc } · { fact-left }
fact-seller_away = { $npc }: ще немає · { fact-left }
fact-left = Лишилося: { $count }
fact-evil_pickaxe = Бракує: кайло з демоніту або кримтану
purpose-bottle = Раз на фазу: зілля на вибір (4 на день)
purpose-cooking_pot = Раз на фазу: страва (4 на день)
purpose-bed = Тут можуть повернутися загиблі
purpose-loom = Для тканин; мотузками лазять швидше
purpose-work_bench = Для простих речей
purpose-anvil_furnace = Для металу
purpose-hellforge = Для пеклокаменю
fact-here = тут
kind-action = Карта дії
kind-consumable = Витратний предмет
kind-armour = Обладунок
kind-worn = Обладунок, надягнуто
kind-minion = Посіпака
kind-recipe = Рецепт
kind-house = Будинок
kind-chest = Скриня
kind-goal = Ціль
kind-npc = НІП
kind-resource = Ресурс
kind-token = Жетон
mark-coins = монети
mark-mana = мана
mark-swords = мечі
mark-shields = щити
mark-ap = очки дії
mark-dig = очки копання
mark-chop = очки рубання
mark-hard = очки копання для твердих блоків
mark-hearts = здоров’я

# -- що стоїть за числом на карті

count-ap = { $count ->
    [one] очко дії
    [few] очки дії
   *[many] очок дії
}
count-swords = { $count ->
    [one] меч
    [few] мечі
   *[many] мечів
}
count-shields = { $count ->
    [one] щит
    [few] щити
   *[many] щитів
}
count-coins = { $count ->
    [one] монета
    [few] монети
   *[many] монет
}
count-hearts = { $count ->
   *[other] здоров’я
}
count-mana = мани

# -- карти дій

card-explore = Дослідження
card-onward = Уперед
card-recharge = Перезарядка
card-help = Допомога
card-rest = Відпочинок
card-explore_more = Більше дослідження
card-second_wind = Друге дихання
card-further_explore_more = { card-explore_more }
card-somersault = Сальто
card-long_march = Довгий похід
card-drill = Вишкіл
card-guard = Варта
card-bandage = Пов’язка
card-onslaught = Натиск
card-bulwark = Твердиня
card-good_meal = Добрий обід
card-fresh_plan = Свіжий план
card-lucky_find = Щаслива знахідка
card-quick_cut = Швидкий випад
card-quick_ward = Швидкий захист
card-breather = Перепочинок
card-second_look = Другий погляд
card-let_go = Відпусти
card-warm_cloak = Теплий плащ
card-counted_coins = Злічені монети
card-wet_towel = Мокрий рушник
card-antidote = Протиотрута
card-ambush = Засідка
card-keen_eye = Гостре око
card-deep_search = Глибокий пошук
card-battle_song = Бойова пісня
card-clean_slate = З чистого аркуша
card-twin_blow = Подвійний удар
card-heroic_charge = Героїчний ривок
card-iron_will = Залізна воля
card-grand_plan = Великий задум
card-fate_turned = Поворот долі

# -- витратні предмети

card-mushroom = Гриб
card-small_mana_potion = Мале зілля мани
card-coin_purse = Гаманець
card-throwing_knife = Метальний ніж
card-healing_potion = Зілля лікування
card-mana_potion = Зілля мани
card-ironskin_potion = Зілля залізної шкіри
card-wrath_potion = Зілля гніву
card-swiftness_potion = Зілля швидкості
card-cleansing_potion = Зілля очищення
card-featherfall_potion = Зілля пір’їни
card-archery_potion = Зілля стрільби
card-rage_potion = Зілля люті
card-bomb = Бомба
card-dynamite = Динаміт
card-guide_voodoo_doll = Лялька вуду гіда
card-beenade = Бджологранат
card-honeyed_loaf = Медовий хліб
card-obsidian_skin = Зілля обсидіанової шкіри

# -- спорядження

card-copper_shortsword = Мідний короткий меч
card-copper_axe = Мідна сокира
card-copper_pickaxe = Мідне кайло
card-iron_shortsword = Залізний короткий меч
card-silver_broadsword = Срібний широкий меч
card-gold_broadsword = Золотий широкий меч
card-lights_bane = Погибель світла
card-blood_butcherer = Кривавий м’ясник
card-blade_of_grass = Травинка
card-molten_greatsword = Вогняний дворучний меч
card-ice_blade = Крижаний клинок
card-bone_sword = Кістяний меч
card-iron_axe = Залізна сокира
card-silver_axe = Срібна сокира
card-gold_axe = Золота сокира
card-war_axe_of_night = Бойова сокира ночі
card-blood_lust_cluster = Кривава жага
card-molten_hamaxe = Розжарений молот-сокира
card-iron_pickaxe = Залізне кайло
card-silver_pickaxe = Срібне кайло
card-gold_pickaxe = Золоте кайло
card-nightmare_pickaxe = Кошмарне кайло
card-deathbringer_pickaxe = Смертоносне кайло
card-molten_pickaxe = Розжарене кайло
card-wooden_bow = Дерев’яний лук
card-iron_bow = Залізний лук
card-gold_bow = Золотий лук
card-demon_bow = Демонічний лук
card-tendon_bow = Лук із сухожиль
card-molten_fury = Розжарена лють
card-enchanted_boomerang = Зачарований бумеранг
card-wooden_yoyo = Дерев’яне йо-йо
card-amazon_yoyo = Амазонка
card-amethyst_staff = Аметистовий посох
card-diamond_staff = Діамантовий посох
card-vilethorn = Мерзенний шип
card-flower_of_fire = Вогняна квітка
card-finch_staff = Посох зяблика
card-slime_staff = Посох слизня
card-flinx_staff = Посох флінкса
card-imp_staff = Посох біса
card-grappling_hook = Гак-кішка
card-ivy_whip = Плющова лоза

# -- обладунки

card-wood_armour = Дерев’яний обладунок
card-copper_armour = Мідний обладунок
card-iron_armour = Залізний обладунок
card-silver_armour = Срібний обладунок
card-gold_armour = Золотий обладунок
card-shadow_armour = Тіньовий обладунок
card-crimson_armour = Багряний обладунок
card-molten_armour = Розжарений обладунок
card-cactus_armour = Кактусовий обладунок
card-fur_coat = Шуба з флінкса
card-jungle_armour = Джунглевий обладунок
card-bone_armour = Кістяний обладунок
card-gem_robe = Мантія із самоцвітами
card-mining_suit = Шахтарський костюм

# -- посіпаки

card-finch = Зяблик
card-slime_friend = Слизеня
card-flinx = Флінкс
card-imp = Біс

# -- жетони й речі

card-platform = Платформа
card-rope = Мотузка
card-platforms = Платформи
card-ropes = Мотузки
card-coins = Монети
card-wood = { resource-wood }
card-gel = { resource-gel }
card-stone = { resource-stone }
card-cobweb = { resource-cobweb }
card-copper = { resource-copper }
card-iron = { resource-iron }
card-silver = { resource-silver }
card-gold = { resource-gold }
card-gem = { resource-gem }
card-demonite = { resource-demonite }
card-ebonstone = { resource-ebonstone }
card-crimtane = { resource-crimtane }
card-crimstone = { resource-crimstone }
card-hellstone = { resource-hellstone }
card-hardened_sand = { resource-hardened_sand }
card-ice = { resource-ice }
card-bone = { resource-bone }
card-vine = { resource-vine }
card-flinx_fur = { resource-flinx_fur }
card-forest_hoard = { biome-forest }: { chest-hoard }
card-forest_supplies = { biome-forest }: { chest-supplies }
card-forest_ores = { biome-forest }: { chest-ores }
card-forest_skills = { biome-forest }: { chest-skills }
card-forest_gear = { biome-forest }: { chest-gear }
card-snow_hoard = { biome-snow }: { chest-hoard }
card-snow_supplies = { biome-snow }: { chest-supplies }
card-snow_ores = { biome-snow }: { chest-ores }
card-snow_skills = { biome-snow }: { chest-skills }
card-snow_gear = { biome-snow }: { chest-gear }
card-desert_hoard = { biome-desert }: { chest-hoard }
card-desert_supplies = { biome-desert }: { chest-supplies }
card-desert_ores = { biome-desert }: { chest-ores }
card-desert_skills = { biome-desert }: { chest-skills }
card-desert_gear = { biome-desert }: { chest-gear }
card-jungle_hoard = { biome-jungle }: { chest-hoard }
card-jungle_supplies = { biome-jungle }: { chest-supplies }
card-jungle_ores = { biome-jungle }: { chest-ores }
card-jungle_skills = { biome-jungle }: { chest-skills }
card-jungle_gear = { biome-jungle }: { chest-gear }
card-corruption_hoard = { biome-corruption }: { chest-hoard }
card-corruption_supplies = { biome-corruption }: { chest-supplies }
card-corruption_ores = { biome-corruption }: { chest-ores }
card-corruption_skills = { biome-corruption }: { chest-skills }
card-corruption_gear = { biome-corruption }: { chest-gear }
card-crimson_hoard = { biome-crimson }: { chest-hoard }
card-crimson_supplies = { biome-crimson }: { chest-supplies }
card-crimson_ores = { biome-crimson }: { chest-ores }
card-crimson_skills = { biome-crimson }: { chest-skills }
card-crimson_gear = { biome-crimson }: { chest-gear }

# -- види карт скринь

chest-hoard = Скарб
chest-supplies = Припаси
chest-ores = Руди
chest-skills = Уміння
chest-gear = Знаряддя

# -- ресурси

resource-wood = Деревина
resource-gel = Гель
resource-stone = Камінь
resource-cobweb = Павутина
resource-copper = Мідь
resource-iron = Залізо
resource-silver = Срібло
resource-gold = Золото
resource-gem = Самоцвіт
resource-demonite = Демоніт
resource-ebonstone = Чорнокамінь
resource-crimtane = Кримтан
resource-crimstone = Багрянокамінь
resource-hellstone = Пеклокамінь
resource-hardened_sand = Затверділий пісок
resource-ice = Лід
resource-bone = Кістка
resource-vine = Ліана
resource-flinx_fur = Хутро флінкса

# -- клітинки світу

cell-air = Повітря
cell-cave = Печера
cell-cobweb = Павутина
fact-cobweb = Хто заходить, отримує павутину; падіння на неї не шкодить
cell-lava = Лава
cell-spawn = Поява ворогів
cell-chest = Скриня
cell-rich_chest = Багата скриня
cell-sapling = Мале дерево
cell-tree = Дерево
cell-tall_tree = Високе дерево
cell-butterfly = Галявина
cell-squirrel = Білчина галявина
cell-dirt = Земля
cell-stone = Камінь
cell-copper = Мідна руда
cell-iron = Залізна руда
cell-silver = Срібна руда
cell-gold = Золота руда
cell-gem = Самоцвіт
cell-demonite = Демонітова руда
cell-ebonstone = Чорнокамінь
cell-crimtane = Кримтанова руда
cell-crimstone = Багрянокамінь
cell-hellstone = Пеклокамінь
cell-hardened_sand = Затверділий пісок
cell-ice = Лід
cell-vine = Ліани
cell-hive = Вулик

# -- що зроблено з клітинкою

mark-tunnel = Тунель
mark-acorn = Жолудь
mark-opened = Відімкнена скриня
mark-pylon = Пілон
mark-platform = платформа
mark-rope = Мотузка

# -- біоми

biome-forest = Ліс
biome-snow = Сніг
biome-desert = Пустеля
biome-jungle = Джунглі
biome-corruption = Споганення
biome-crimson = Багрянець
biome-ocean = Океан

# -- шари

layer-surface = Поверхня
    .where = на поверхні
layer-underground = Підземелля
    .where = під землею
layer-upper_cavern = Верхня печера
    .where = у верхній печері
layer-lower_cavern = Нижня печера
    .where = у нижній печері
layer-underworld = Підземний світ
    .where = у підземному світі

# -- будинки

house-work_bench = Будинок із верстаком
house-anvil_furnace = Будинок із ковадлом і піччю
house-bottle = Будинок із пляшкою
house-cooking_pot = Будинок із казаном
house-loom = Будинок із ткацьким верстатом
house-bed = Будинок із ліжком
house-hellforge = Будинок із пекельною кузнею

# -- НІПи

npc-guide = Гід
npc-merchant = Торговець
npc-nurse = Медсестра
npc-goblin_tinkerer = Гоблін-винахідник
npc-demolitionist = Підривник
npc-dryad = Дріада

# -- погіршення

debuff-frozen = Замерзання
debuff-burning = Горіння
debuff-poisoned = Отруєння

# -- дальність

range-close = близька
range-medium = середня
range-far = далека

# -- комірки спорядження

slot-sword = Меч
slot-axe = Сокира
slot-pickaxe = Кайло
slot-other = Інше

# -- ланцюжки цілей

chain-dig = Копання
chain-fight = Бій
chain-explore = Дослідження
chain-build = Будівництво
goal-dig_1 = { chain-dig } 1
goal-dig_2 = { chain-dig } 2
goal-dig_3 = { chain-dig } 3
goal-dig_4 = { chain-dig } 4
goal-dig_5 = { chain-dig } 5
goal-dig_5_other = { chain-dig } 5*
goal-dig_6 = { chain-dig } 6
goal-dig_6_other = { chain-dig } 6*
goal-dig_7 = { chain-dig } 7
goal-dig_8 = { chain-dig } 8
goal-dig_8_other = { chain-dig } 8*
goal-dig_9 = { chain-dig } 9
goal-dig_10 = { chain-dig } 10
goal-dig_10_other = { chain-dig } 10*
goal-fight_1 = { chain-fight } 1
goal-fight_2 = { chain-fight } 2
goal-fight_3 = { chain-fight } 3
goal-fight_4 = { chain-fight } 4
goal-fight_5 = { chain-fight } 5
goal-fight_5_other = { chain-fight } 5*
goal-fight_6 = { chain-fight } 6
goal-fight_6_other = { chain-fight } 6*
goal-fight_7 = { chain-fight } 7
goal-fight_8 = { chain-fight } 8
goal-fight_8_other = { chain-fight } 8*
goal-fight_9 = { chain-fight } 9
goal-fight_10 = { chain-fight } 10
goal-fight_10_other = { chain-fight } 10*
goal-explore_1 = { chain-explore } 1
goal-explore_2 = { chain-explore } 2
goal-explore_3 = { chain-explore } 3
goal-explore_4 = { chain-explore } 4
goal-explore_5 = { chain-explore } 5
goal-explore_5_other = { chain-explore } 5*
goal-explore_6 = { chain-explore } 6
goal-explore_6_other = { chain-explore } 6*
goal-explore_7 = { chain-explore } 7
goal-explore_8 = { chain-explore } 8
goal-explore_8_other = { chain-explore } 8*
goal-explore_9 = { chain-explore } 9
goal-explore_10 = { chain-explore } 10
goal-explore_10_other = { chain-explore } 10*
goal-build_1 = { chain-build } 1
goal-build_2 = { chain-build } 2
goal-build_3 = { chain-build } 3
goal-build_4 = { chain-build } 4
goal-build_5 = { chain-build } 5
goal-build_5_other = { chain-build } 5*
goal-build_6 = { chain-build } 6
goal-build_6_other = { chain-build } 6*
goal-build_7 = { chain-build } 7
goal-build_8 = { chain-build } 8
goal-build_8_other = { chain-build } 8*
goal-build_9 = { chain-build } 9
goal-build_10 = { chain-build } 10
goal-build_10_other = { chain-build } 10*

# -- персонажі

character-wanderer = Мандрівник
    .acc = Мандрівника
    .dat = Мандрівнику
character-archer = Лучниця
    .acc = Лучницю
    .dat = Лучниці
character-smith = Коваль
    .acc = Коваля
    .dat = Ковалю
character-scholar = Учена
    .acc = Учену
    .dat = Ученій
character-miner = Шахтар
    .acc = Шахтаря
    .dat = Шахтарю
character-hunter = Мисливиця
    .acc = Мисливицю
    .dat = Мисливиці
character-gardener = Садівник
    .acc = Садівника
    .dat = Садівнику
character-sailor = Морячка
    .acc = Морячку
    .dat = Морячці

# -- боси

boss-king_slime = Король слизнів
    .acc = Короля слизнів
boss-eye_of_cthulhu = Око Ктулху
    .acc = Око Ктулху
boss-eater_of_worlds = Пожирач світів
    .acc = Пожирача світів
boss-brain_of_cthulhu = Мозок Ктулху
    .acc = Мозок Ктулху
boss-queen_bee = Королева бджіл
    .acc = Королеву бджіл
boss-wall_of_flesh = Стіна плоті
    .acc = Стіну плоті

# -- вороги та знахідки

enemy-king_slime = { boss-king_slime }
    .acc = { boss-king_slime.acc }
enemy-eye_of_cthulhu = { boss-eye_of_cthulhu }
    .acc = { boss-eye_of_cthulhu.acc }
enemy-eater_of_worlds = { boss-eater_of_worlds }
    .acc = { boss-eater_of_worlds.acc }
enemy-brain_of_cthulhu = { boss-brain_of_cthulhu }
    .acc = { boss-brain_of_cthulhu.acc }
enemy-queen_bee = { boss-queen_bee }
    .acc = { boss-queen_bee.acc }
enemy-wall_of_flesh = { boss-wall_of_flesh }
    .acc = { boss-wall_of_flesh.acc }
enemy-fallen_star = Впала зірка
enemy-life_crystal = Кристал життя
enemy-green_slime = Зелений слизень
    .acc = зеленого слизня
enemy-blue_slime = Синій слизень
    .acc = синього слизня
enemy-purple_slime = Фіолетовий слизень
    .acc = фіолетового слизня
enemy-zombie = Зомбі
    .acc = зомбі
enemy-demon_eye = Око демона
    .acc = око демона
enemy-red_slime = Червоний слизень
    .acc = червоного слизня
enemy-giant_worm = Велетенський хробак
    .acc = велетенського хробака
enemy-cave_bat = Печерний кажан
    .acc = печерного кажана
enemy-skeleton = Скелет
    .acc = скелета
enemy-undead_miner = Мертвий шахтар
    .acc = мертвого шахтаря
enemy-wall_creeper = Стінний павук
    .acc = стінного павука
enemy-hoplite = Гопліт
    .acc = гопліта
enemy-mother_slime = Слизнева матка
    .acc = слизневу матку
enemy-ice_slime = Крижаний слизень
    .acc = крижаного слизня
enemy-penguin = Пінгвін
    .acc = пінгвіна
enemy-frozen_zombie = Замерзлий зомбі
    .acc = замерзлого зомбі
enemy-spiked_ice_slime = Шипастий крижаний слизень
    .acc = шипастого крижаного слизня
enemy-ice_bat = Крижаний кажан
    .acc = крижаного кажана
enemy-snow_flinx = Сніжний флінкс
    .acc = сніжного флінкса
enemy-undead_viking = Мертвий вікінг
    .acc = мертвого вікінга
enemy-sand_slime = Піщаний слизень
    .acc = піщаного слизня
enemy-vulture = Гриф
    .acc = грифа
enemy-desert_ghoul = Гуль
    .acc = гуля
enemy-antlion = Мурашиний лев
    .acc = мурашиного лева
enemy-antlion_charger = Мурашиний лев-нападник
    .acc = мурашиного лева-нападника
enemy-tomb_crawler = Могильний повзун
    .acc = могильного повзуна
enemy-jungle_slime = Джунглевий слизень
    .acc = джунглевого слизня
enemy-snatcher = Хапун
    .acc = хапуна
enemy-doctor_bones = Доктор Кістка
    .acc = Доктора Кістку
enemy-jungle_bat = Джунглевий кажан
    .acc = джунглевого кажана
enemy-hornet = Шершень
    .acc = шершня
enemy-man_eater = Людожер
    .acc = людожера
enemy-eater_of_souls = Пожирач душ
    .acc = пожирача душ
enemy-corrupt_slime = Споганений слизень
    .acc = споганеного слизня
enemy-devourer = Поглинач
    .acc = поглинача
enemy-night_eater = Нічний пожирач
    .acc = нічного пожирача
enemy-corruptor = Спотворювач
    .acc = спотворювача
enemy-world_feeder = Світожер
    .acc = світожера
enemy-face_monster = Лицевий монстр
    .acc = лицевого монстра
enemy-crimslime = Багряний слизень
    .acc = багряного слизня
enemy-blood_crawler = Кривавий повзун
    .acc = кривавого повзуна
enemy-crimera = Кримера
    .acc = кримеру
enemy-ichor_spitter = Плювач іхором
    .acc = плювача іхором
enemy-flesh_burrower = М’ясний черв
    .acc = м’ясного черва
enemy-lava_slime = Лавовий слизень
    .acc = лавового слизня
enemy-hell_bat = Пекельний кажан
    .acc = пекельного кажана
enemy-fire_imp = Вогняний біс
    .acc = вогняного біса
enemy-bone_serpent = Кістяний змій
    .acc = кістяного змія
enemy-voodoo_demon = Демон вуду
    .acc = демона вуду

# -- як рухаються вороги

way-walk = ходить
way-fly = літає
way-worm = риє нори
way-sweep = насувається

# -- здібності босів

special-slime = Кожної фази ворогів поруч з’являється слизень
special-lunge = Кожної фази ворогів спершу рухається ще на 2
special-spit = Кожної фази ворогів плює отрутою d8 у найближчого персонажа, середня дальність
special-teleport = Кожної фази ворогів з’являється поруч із найздоровішим персонажем
special-sting = Кожної фази ворогів ще раз атакує найближчого персонажа
special-stride = Кожної фази ворогів спершу рухається ще на 1

# -- коли з’являються боси

due-king_slime = Коли переможено досить слизнів, у лісі
due-eye_of_cthulhu = Уночі, у лісі, коли крім гіда є ще два НІПи, а в когось максимум здоров’я – 8
due-eater_of_worlds = Після 3 блоків демонітової руди, у верхній печері споганення
due-brain_of_cthulhu = Після 3 блоків кримтанової руди, у верхній печері багрянцю
due-queen_bee = Коли персонаж закінчує фазу на плитці з вуликом
due-wall_of_flesh = Коли ляльку вуду використано біля лави в підземному світі

# -- умови появи НІПів

need-guide = Є від самого початку
need-merchant = Вільний будинок; хтось має 10 монет
need-nurse = Вільний будинок; знайдено кристал життя
need-goblin_tinkerer = Вільний будинок; досліджено всі шість плиток печер лісу
need-demolitionist = Вільний будинок; є торговець, хтось має вибухівку
need-dryad = Вільний будинок; переможено Око, Мозок або Пожирача

# -- що роблять НІПи

service-guide = 5 монет: карта гіда
service-merchant = 3 монети: випадковий витратний предмет; 8 або 15: карта дії
service-nurse = 10 монет: усе здоров’я, без погіршень; не тоді, коли у світі бос
service-goblin_tinkerer = 15 монет: знищити карту; на світанку може кожен
service-demolitionist = 15 монет: випадкова вибухівка
service-dryad = Раз на день: ще одна кістка до кидка

# -- де виготовляють

station-work_bench = верстак
station-anvil_furnace = ковадло й піч
station-loom = ткацький верстат
station-hellforge = пекельна кузня
