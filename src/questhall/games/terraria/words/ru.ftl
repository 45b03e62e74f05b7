# «Terraria: настольная игра» по-русски.

game-name = Terraria: настольная игра
game-about = Вместе исследуйте мир плитка за плиткой, копайте, рубите, сражайтесь, мастерите и стройте. Завершите цепочку из десяти целей, пока угроза не достигла десяти.
game-role = Персонаж
game-help = Как идёт раунд:
    1. Каждый берёт 4 карты. Все действуют в любом порядке: выберите карту, чтобы взять то, что она даёт, а затем место на поле, чтобы потратить очки действия.
    - Шаг, сундук и передача вещей стоят 1 очко действия; оружие – сколько на нём указано; топор и кирка превращают очки действия в очки рубки и копания.
    - Изготовление, строительство, верёвки, платформы, исследование, НИПы и достижение целей очков действия не стоят.
    - Без опоры вы падаете. От 2 клеток бросьте кубики защиты: сколько не хватит, столько здоровья потеряете.
    - Мышью или пальцем можно выбрать и клетку подальше: персонаж пройдёт весь путь туда, если хватит очков действия.
    - В бою каждый кубик атаки, не меньший высшего кубика защиты, отнимает одно здоровье. Мечи усиливают один кубик атаки, щиты – один кубик защиты. Кто уцелел, бьёт в ответ.
    - Ближняя дальность – только соседи; средняя – до 3 клеток, дальняя – до 8, но не соседи, и дальше 4 клеток дальняя теряет кубики.
    2. Враги рядом с персонажами движутся и атакуют.
    3. Все карты сбрасываются, только подготовленная остаётся. Время идёт: угроза растёт, враги появляются, день сменяет ночь.
    - Кто погиб, вернётся в следующем раунде, но угроза вырастет, а половина монет будет потеряна.
    - Завершите последнюю цель цепочки или победите Стену плоти, и вы выиграли. Угроза 10 – и всё потеряно.
    - В режиме путешествия цепочка кончается шестой целью, падения никому не вредят, а смерти не повышают угрозу.

welcome-aim = Вы проснулись в лесу с { $journey ->
    [true] железными
   *[false] медными
} мечом, топором и киркой. Мир тянется во все стороны. Чтобы победить на этой сложности, надо завершить { $chains } { $chains ->
        [one] цепочку
        [few] цепочки
       *[many] цепочек
    } целей. Когда угроза достигнет 10, вы проиграете.
welcome-journey = Вы играете в режиме путешествия. { rules-journey }
rules-journey = Все начинают с железными инструментами и 2 верёвками. Падение никому не вредит. За смерть не берут надгробия, и угроза от неё не растёт. Цепочка завершена, когда достигнута её шестая цель.
welcome-turn = Выберите карту в руке, чтобы получить очки действия, а затем что-то на поле: клетку, чтобы идти туда, блок, чтобы копать, дерево, чтобы рубить, врага, чтобы атаковать. Мышью или пальцем можно выбрать и клетку подальше: персонаж пройдёт весь путь туда. Если на клетке можно сделать разное, откроется меню; только там, где, кроме безопасного шага, можно что-то поставить, щелчок мышью сразу ведёт туда, а меню открывает правая кнопка. Когда закончите, завершите свои действия.
welcome-first = Хорошее начало: рубите деревья, побеждайте слизней, постройте дом с верстаком (2 геля, 4 древесины), затем сделайте броню. Исследуйте, когда стоите у края известного мира.

measure-enemy_phase = Фаза врагов с 12 врагами

menu-scenario-world = мир 17 на 5 плиток, каждый раз другой
menu-role-wanderer = в потёртом плаще
menu-role-archer = с пером на шляпе
menu-role-smith = в кожаном фартуке
menu-role-scholar = с чернилами на пальцах
menu-role-miner = с фонарём на каске
menu-role-hunter = в надвинутом капюшоне
menu-role-gardener = с землёй под ногтями
menu-role-sailor = с подзорной трубой
menu-difficulty-normal = побеждает одна цепочка
menu-difficulty-hard = побеждают две цепочки
menu-option-journey = цепочки по шесть целей, железные инструменты, по 2 верёвки, безопасные падения, смерть не повышает угрозу
menu-option-focus = одной цели надо достичь за два раунда, иначе угроза вырастет
menu-option-evil = какой из двух скрыт в этом мире
menu-option-threat = смерти и боссы поднимают её дальше
menu-difficulty-harder = побеждают три цепочки
scenario-world = Мир
option-difficulty = Сложность
difficulty-normal = Обычная
difficulty-hard = Сложная
difficulty-harder = Очень сложная
option-evil = Злой биом
evil-corruption = Порча
evil-crimson = Багрянец
option-threat = Угроза в начале
option-threat-calm = 0: спокойно
option-threat-risky = 1: рискованно
option-threat-dangerous = 2: опасно
option-threat-deadly = 3: смертельно
option-journey = Режим путешествия
option-focus = Жетон сосредоточения

board-main = Мир
rail-left = Персонажи
rail-right = Цели
subtitle = { $difficulty }
subtitle-journey = { $difficulty } · путешествие
standing = Раунд { $round } · { $time }
standing-where = { standing } · { $biome }, { $layer }
standing-setup = Подготовка
time-day = день
time-night = ночь
ending-dig = Завершена цепочка «{ chain-dig }», и этого достаточно. Мир ваш!
ending-fight = Завершена цепочка «{ chain-fight }», и этого достаточно. Мир ваш!
ending-explore = Завершена цепочка «{ chain-explore }», и этого достаточно. Мир ваш!
ending-build = Завершена цепочка «{ chain-build }», и этого достаточно. Мир ваш!
ending-wall_of_flesh = Стена плоти пала. Вы победили!
ending-threat = Угроза достигла десяти. Мир потерян.

# -- эффекты

do-gain = { "" }
do-gain-ap = { $ap } { $ap ->
    [one] очко
    [few] очка
   *[many] очков
} действия
do-gain-swords = { $swords } { $swords ->
    [one] меч
    [few] меча
   *[many] мечей
}
do-gain-shields = { $shields } { $shields ->
    [one] щит
    [few] щита
   *[many] щитов
}
do-gain-hearts = { $hearts } { $hearts ->
    [one] здоровье
   *[other] здоровья
}
do-gain-coins = { $coins } { $coins ->
    [one] монета
    [few] монеты
   *[many] монет
}
do-gain-mana = мана +{ $mana }
do-draw_cards = Возьмите { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
}
do-other_draws = Другой игрок берёт { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
}
do-search = Возьмите карту из { $pile ->
    [deck] колоды
   *[discard] сброса
}
do-destroy = Уничтожьте свою карту
do-resist = Иммунитет: { $debuff }
do-cure = Снимите свои дебаффы
do-land_softly = В этой фазе падения не вредят
do-charm = { $change ->
    [upgrade] Улучшите кубик
    [double] Удвойте кубик
   *[reroll] Перебросьте кубик
}
do-explode = Взрыв { $width }×{ $width }, атака { $dice }
do-explode-dig = копание { $dig }
do-explode-chop = рубка { $chop }
do-call_wall = В преисподней у лавы: появляется Стена плоти

reward-coins = { do-gain-coins }
reward-resource = { $resource } ×{ $count }
reward-consumable = расходный предмет типа { $type }
reward-loot = одна из двух карт действий уровня { $level }
reward-guide = карта гида на выбор
reward-destroy = можно уничтожить карту
reward-threat = угроза −{ $threat }
reward-each = каждому: { $reward }
reward-share = поделить: { $reward }
reward-none = победа близко

# -- условия целей

deed-dig = Выкопайте { $times } { $times ->
    [one] блок
    [few] блока
   *[many] блоков
}
deed-dig_ore = Выкопайте { $times } { $times ->
    [one] блок
    [few] блока
   *[many] блоков
} руды
deed-dig_gem = Выкопайте { $times } { $times ->
    [one] самоцвет
    [few] самоцвета
   *[many] самоцветов
}
deed-dig_evil_ore = Выкопайте { $times } { $times ->
    [one] блок
    [few] блока
   *[many] блоков
} демонитовой или кримтановой руды
deed-dig_hellstone = Выкопайте { $times } { $times ->
    [one] блок
    [few] блока
   *[many] блоков
} адского камня
deed-blast = Взорвите { $times } { $times ->
    [one] блок
    [few] блока
   *[many] блоков
}
deed-cobweb = Соберите { $times } { $times ->
    [one] паутину
    [few] паутины
   *[many] паутин
}
deed-long_fall = Переживите падение с 8 или более клеток
deed-dig_out = Выкопайте последний блок плитки
deed-craft_pickaxe = Изготовьте кирку
deed-craft_axe = Изготовьте топор
deed-craft_sword = Изготовьте меч
deed-craft_wood_armour = Изготовьте деревянную броню
deed-chop = Срубите { $times } { $times ->
    [one] дерево
    [few] дерева
   *[many] деревьев
}
deed-defeat = Победите { $times } { $times ->
    [one] врага
   *[many] врагов
}
deed-defeat_any = Победите { $times } { $times ->
    [one] врага или босса
   *[many] врагов или боссов
}
deed-defeat_by_staff = Победите посохом { $times } { $times ->
    [one] врага
   *[many] врагов
}
deed-defeat_plainly = Победите босса в деревянной, медной броне или без неё
deed-night = Переживите { $times } { $times ->
    [one] ночь
    [few] ночи
   *[many] ночей
}
deed-discover_biome = Откройте { $times } { $times ->
    [one] биом
    [few] биома
   *[many] биомов
}
deed-discover_underworld = Откройте преисподнюю
deed-chest_outside_forest = Откройте сундук вне леса
deed-chest_underground = Откройте сундук в подземелье
deed-chest_underworld = Откройте в преисподней { $times } { $times ->
    [one] сундук
    [few] сундука
   *[many] сундуков
}
deed-night_spawn = Дождитесь появления { $times } ночных врагов
deed-spend_coin = Потратьте { $times } { $times ->
    [one] монету
    [few] монеты
   *[many] монет
}
deed-rise = Пройдите из преисподней на поверхность
deed-sink = Пройдите с поверхности в преисподнюю
within-phase = { $goal } за одну фазу
within-night = { $goal } за одну ночь
found-star = Найдите упавшую звезду
found-crystal = Найдите кристалл жизни
found-ocean = Откройте океан
found-hive = Откройте плитку с ульем
found-evil_tiles = Исследуйте { $count } { $count ->
    [one] плитку
    [few] плитки
   *[many] плиток
} злого биома
found-biomes = Откройте все { $count } { $count ->
    [one] биом
    [few] биома
   *[many] биомов
}
beaten = Победите { $bosses }
owned-magic = Добудьте магическое снаряжение
owned-yoyo = Вооружитесь йо-йо
owned-summoning_staff = Добудьте посох призыва
owned-golden_armour = Добудьте золотую броню
owned-voodoo_doll = Добудьте куклу вуду гида
owned-all_slots = Откройте все шесть ячеек инвентаря
built-one = Постройте { $houses }
built-all = Постройте дома всех семи видов
built-layer = Постройте любой дом { $where }
standing-npcs = Поселите в мире { $count } { $count ->
    [one] НИПа
    [few] НИПов
   *[many] НИПов
}, кроме гида
standing-pylons = Поставьте { $count } { $count ->
    [one] пилон
    [few] пилона
   *[many] пилонов
}
standing-houses_apart = Постройте дома в { $count } { $count ->
    [one] биоме
   *[other] биомах
} или ещё больше домов в одном
standing-houses_stacked = Поставьте друг на друга { $count } { $count ->
    [one] дом
    [few] дома
   *[many] домов
}
standing-in_beds = Все персонажи – в домах с кроватью
standing-wide_tunnel = Туннель шириной 2 клетки ведёт в преисподнюю
or = или
plus = +
either = одно из двух

# -- выбор

choice-pass = Дальше
choice-use = { $card }
choice-use_prepared = Использовать подготовленную карту
choice-consume = Применить: { $card }
choice-go = Идти
choice-swing = Крюк: { $card }
choice-hold_on = Держаться за верёвку
choice-let_go = Отпустить
choice-open_chest = Открыть сундук
choice-take = Взять: { $card }
choice-chop = Рубить
choice-dig = Копать
choice-donate = Дать { $to-dat }: { $goods } ×{ $count }
choice-fight = Атака: { $weapon }
choice-aim = Этого
choice-drop = Отложить d{ $die }
choice-boost = { $charm ->
    [upgrade] Улучшить d{ $die }
    [double] Удвоить d{ $die }
    [reroll] Перебросить
   *[dryad] Добавить кубик дриады
}
choice-strengthen = Потратить { $count }
choice-explore = Исследовать
choice-complete_goal = Достичь: { $goal }
choice-prepare = Подготовить: { $card }
choice-take_prepared = Взять подготовленную карту в руку
choice-welcome = Принять: { $npc }
choice-visit = Посетить: { $npc }
choice-unlock = Открыть ещё одну ячейку
choice-craft = Изготовить: { $item }
choice-build = Построить: { $house }
choice-place = Здесь
choice-hang_rope = Повесить верёвку
choice-place_platform = Поставить платформу
choice-buy_pylon = Купить пилон
choice-use_pylon = Перенестись пилоном
choice-summon = Призвать: { $staff }
choice-use_bottle = Из бутылки: { $card }
choice-use_pot = Из котла
choice-free_slot = Освободить ячейку { $slot }
choice-take_maximum = Увеличить максимум и восстановить всё
label-maximum = { $crystal ->
    [true] Увеличить максимум здоровья до { $most } и восстановить его
   *[false] Увеличить максимум маны до { $most } и восстановить её
}
choice-take_coins = Взять 10 монет
choice-destroy_card = Уничтожить: { $card }
choice-choose = { $seat }
choice-equip = Сверху: { $card }
choice-wear = Надеть: { $armour }
choice-activate = Этот
choice-any_order = Пусть действуют по очереди
choice-focus = Сосредоточиться: { $goal }
choice-swap = Играть взамен: { $goal }
choice-take_character = { $character }

pass-character_phase = Завершить мои действия
pass-aim_further = Больше никого
pass-ready_attack = Бросить
pass-ready_defence = Бросить на защиту
pass-spend_swords = Пусть будет так
pass-spend_swords_on_blast = Пусть будет так
pass-ready_blast = Бросить
pass-step_in = Остаться здесь
pass-choose_site = Передумать
pass-build_at_once = Передумать
pass-destroy_one = Оставить все карты
pass-choose_gear = Оставить так
pass-swap_goals = Начать
pass-put_on_top = Положить под низ
pass-make_room = Отказаться
pass-spend_at_once = Отказаться

confirm-useless = Это ничего не даст, а стоит { $price } { $price ->
    [one] монету
    [few] монеты
   *[many] монет
}. Всё равно заплатить?
confirm-wasted = Сейчас это ничего не изменит. Всё равно потратить?
confirm-pylon = Купить пилон для этой клетки за { $price } { $price ->
    [one] монету
    [few] монеты
   *[many] монет
}?
confirm-end = { $ap ->
    [0] { "" }
    [one] Осталось { $ap } очко действия.{ " " }
    [few] Осталось { $ap } очка действия.{ " " }
   *[many] Осталось { $ap } очков действия.{ " " }
}{ $cards ->
    [0] { "" }
    [one] Не использована { $cards } карта.{ " " }
    [few] Не использованы { $cards } карты.{ " " }
   *[many] Не использовано { $cards } карт.{ " " }
}Всё равно закончить действия?

letter-end = завершить действия
letter-explore = исследовать
letter-none = дальше без этого

label-go = Идти { $where }
label-dig = Копать { $where }: { $what }
label-chop = Рубить { $where }: { $what }
label-chest = Открыть: { $what } ({ $where })
label-rope = Повесить верёвку { $where }
label-platform = Поставить платформу { $where }
label-pylon = Купить пилон { $where } (10 монет)
label-travel = Перенестись к пилону { $where } (4 монеты)
label-place = Здесь: { $what } ({ $where })
label-hits = Принять: −{ $hits } { $hits ->
    [one] здоровье
   *[other] здоровья
}
label-swing = { $card }: полёт { $where }
label-fight = { $weapon }: атаковать { $target }
label-aim = { $target }
label-use_card = { $card }: { $effect }
label-in_vain = { $text }: ничего не изменит
label-prepared = Подготовлено: { $effect }
label-give = Дать { $to }: { $goods } ×{ $count }
label-piece = Дать { $to }: { $reward }
label-take = { $card }: { $text }
label-explore = Исследовать: { $tiles } { $tiles ->
    [one] плитку
    [few] плитки
   *[many] плиток
}
label-visit_goods = { $npc }: случайный расходный предмет (3 монеты)
label-visit_card = { $npc }: { $card } ({ $price } { $price ->
    [one] монета
    [few] монеты
   *[many] монет
})
label-visit = { $npc }: { $service }
label-unlock = Открыть ещё одну ячейку ({ $price } { $price ->
    [one] монета
    [few] монеты
   *[many] монет
})
label-craft = Изготовить: { $item } ({ $cost })
label-build = Построить: { $house } ({ $cost })
label-pot = Из котла: { $effect }
label-slot = Выбросить: { $goods } ×{ $count }
label-reroll = Перебросить { $roll }
label-swords = { $count } { $count ->
    [one] меч
    [few] меча
   *[many] мечей
}: { $from } станет { $to }, { $same ->
    [true] всё равно{ " " }
   *[false] { "" }
}{ $hits ->
    [0] ни одного попадания
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}
label-shields = { $count } { $count ->
    [one] щит
    [few] щита
   *[many] щитов
}: { $from } станет { $to }, { $same ->
    [true] всё равно{ " " }
   *[false] { "" }
}{ $hits ->
    [0] без попаданий
    [one] −{ $hits } здоровье
   *[other] −{ $hits } здоровья
}
label-destroy = Уничтожить { $card } ({ $place ->
    [hand] рука
    [prepared] подготовленная
   *[discard] сброс
})
label-goal = { $goal }: { $text }

where-here = на своей клетке
where-up = вверх
where-down = вниз
where-left = влево
where-right = вправо
where-up_left = вверх влево
where-up_right = вверх вправо
where-down_left = вниз влево
where-down_right = вниз вправо

group-cards = Карты
group-board = На поле
group-make = Изготовление и строительство
group-trade = НИПы и торговля
group-give = Передача
group-goals = Цели

preview-fall = Падение на { $cells } кл.: бросок { $dice }; сколько не хватит до { $cells }, столько здоровья потеряете (до { $lost }).
preview-soft_fall = Падение на { $cells } кл. без вреда.
preview-fall_unknown = Падение в неизвестность.
preview-fire = Обжигает.
preview-through = Там кто-то есть: придётся сразу идти дальше.
preview-attack = { $attack } против { $defence }: попадание { $chance } %, в среднем { $hits } из { $health } здоровья. Дальность: { $range }.
decimal = { $tenths ->
    [0] { $whole }
   *[other] { $whole },{ $tenths }
}
preview-lost = Слишком далеко для всех кубиков: меньше на { $lost }.
preview-dig = Очков копания: { $cost } (ОД: { $ap }). Даёт: { $gain }.
preview-chop = Даёт древесину ×{ $wood } (ОД: { $ap }).
preview-burns_dig = Обжигает вас.
preview-instead = Вместо: { $goal }
preview-spawn = Накрывает место появления: угроза вырастет.
nothing = ничего

# -- вопросы

ask-character_phase = Действуйте
    .help = Карты дают очки действия, затем выбирайте на поле. Изготовление, строительство и исследование очков не стоят.
ask-choose_character = Кем вы будете?
    .help = Персонажи различаются только видом.
ask-swap_goals = Заменить цели на альтернативные?
    .help = В первой партии просто начинайте.
ask-place_character = Где вы начинаете?
    .help = Выберите поляну.
ask-bosses_act = Какой босс действует первым?
ask-summon_beside = { $slime ->
    [true] Где появится слизень, которого приводит босс?
   *[false] Где появится враг, которого зовёт союзник босса?
}
ask-choose_way = К кому идёт босс?
ask-choose_prey = На кого нацелился босс?
ask-choose_anchor = Куда идёт босс?
ask-choose_site = Где будет стоять { $house }?
    .help = Выберите его верхнюю левую клетку. Он занимает 3 на 2 клетки, одна из них ваша или соседняя.
ask-choose_who_draws = Кто берёт карты?
ask-search_pile = Какую карту вы берёте?
ask-destroy_one = Какую карту уничтожить?
    .help = Она выбывает из игры: из меньшей колоды хорошие карты приходят чаще.
ask-choose_reward = Какую добычу из сундука вы берёте?
ask-take_from_world = Запас пуст: какой жетон забрать из мира?
ask-respawn = Где вы возвращаетесь?
    .help = Вы возвращаетесь с полными здоровьем и маной. Снаряжение и ресурсы остались.
ask-ready_defence = Вас атакуют: { $attack }. Изменить кубики перед броском?
ask-spend_shields = Атака { $attack } против ваших { $rolls }: защищаться?
    .help = Каждый кубик атаки, не меньший вашего высшего, стоит одно здоровье. Каждый щит прибавляет единицу одному вашему кубику.
ask-step_in = Зайти в выкопанную клетку?
ask-activate_next = Какой враг действует следующим?
ask-choose_victim = К кому он идёт?
ask-choose_step = Куда идёт враг?
ask-attack_all = Кого он атакует первым?
ask-choose_centre = Где взорвётся { $card }?
ask-check_rope = Держаться за верёвку?
ask-aim_further = Пронзить ещё одного врага?
ask-ready_attack = { $drop ->
    [0] Изменить кубики перед броском?
   *[other] Слишком далеко: какой кубик отложить?
}
ask-spend_swords = Выпало { $rolls } против { $defences }. Потратить мечи?
    .help = Каждый кубик, не меньший высшего кубика защиты, отнимает одно здоровье. Каждый меч прибавляет единицу одному вашему кубику.
ask-ready_blast = Изменить кубики перед взрывом?
ask-spend_swords_on_blast = Выпало { $rolls } против { $defences }. Потратить мечи?
    .help = Каждый кубик, не меньший высшего кубика защиты, отнимает одно здоровье. Каждый меч прибавляет единицу одному вашему кубику.
ask-retaliation = Кто первый бьёт в ответ?
ask-collect_find = { $crystal ->
    [true] Кристалл жизни!
   *[false] Упавшая звезда!
}
ask-check_goals = Какая цель достигнута первой?
ask-choose_focus = На какую цель положить жетон сосредоточения?
    .help = Достигните её за два раунда, иначе угроза вырастет.
ask-move_on = Здесь кто-то есть: идите дальше
ask-push_out = Кого босс отталкивает первым?
ask-choose_where = Куда оттолкнута фигура?
ask-spend_at_once = Нет места: { $kind } ×{ $count }
ask-build_at_once = Где будет стоять { $house }?
ask-make_room = Нет места: { $kind } ×{ $count }
    .help = Выбросьте что-то ради этого или откажитесь.
ask-put_on_top = Положить сверху { $card }?
    .help = Использовать можно только верхнюю карту ячейки.
ask-keep_loot = Какую карту вы оставляете?
    .help = Она пойдёт в ваш сброс.
ask-gain_guide_card = Какую карту гида вы берёте?
ask-choose_gear = Чем вы пользуетесь в этом раунде?
    .help = Использовать можно только верхнюю карту каждой ячейки и надетую броню.
ask-divide_coins = Поделите { $left } { $left ->
    [one] монету
    [few] монеты
   *[many] монет
}
ask-give_away = Кто получит эту часть награды?

prompt-act = { $ap ->
    [0] Используйте карту, чтобы получить очки действия
    [one] { $ap } очко действия
    [few] { $ap } очка действия
   *[many] { $ap } очков действия
}
prompt-passed = Вы закончили, но ещё можете действовать
prompt-waiting = Действуют другие
prompt-enemy = { $name }: { $question }

refusal-no_ap = Нет очков действия: используйте карту.
refusal-hard_block = { $cell }: твёрдый блок, нужна кирка для твёрдых блоков.
refusal-dig_points = { $cell }: нужно { $cost } { $cost ->
    [one] очко
    [few] очка
   *[many] очков
} копания, а есть { $have }.
refusal-out_of_range = Слишком далеко: дальность вашего оружия – { $range }.
refusal-no_sight = Мешает что-то твёрдое.
refusal-no_weapon_points = Не хватает очков действия или маны для оружия.
refusal-boss_changed = Он только что сменил форму: в этой фазе больше нельзя.
refusal-corner = Два блока касаются углами: не пролезть.
refusal-used_up = Из этой карты уже нечего взять.

# -- события

event-round_began = Раунд { $round }
event-cards_drawn = { $seat } берёт: { $cards }.
event-card_used = { $seat } использует: { $card }.
event-card_prepared = { $seat } готовит: { $card }.
event-prepared_taken = { $seat } берёт обратно в руку: { $card }.
event-consumed = { $seat } применяет: { $card }.
event-moved = { $seat } { $how ->
    [walk] идёт.
    [fall] падает.
    [hook] летит на крюке.
    [teleport] переносится пилоном.
    [push] отлетает в сторону.
    [dig] заходит в туннель.
   *[arrive] прибывает.
}
event-travelled = { $seat } за одну фазу проходит { $way ->
    [rise] из преисподней на поверхность
   *[sink] с поверхности в преисподнюю
}!
event-fell = { $seat } приземляется, клеток: { $cells }{ $rolls-count ->
    [0] { "" }
   *[other] { " " }(бросок { $rolls })
}; { $lost ->
    [0] без вреда
    [one] −{ $lost } здоровье
   *[other] −{ $lost } здоровья
}.
event-health_lost = { $seat } теряет { $lost } { $lost ->
    [one] здоровье
   *[other] здоровья
} (осталось { $left }).
event-health_restored = { $seat } восстанавливает { $gained } { $gained ->
    [one] здоровье
   *[other] здоровья
}.
event-died = { $seat } погибает: все карты в игре возвращаются в колоду, половина монет, все расходные предметы и прислужник потеряны. Возвращение в следующем раунде.
event-respawned = { $seat } возвращается.
event-coins_changed = { $seat }: { $by-signed } { $by ->
    [one] монета
    [few] монеты
   *[many] монет
}.
event-resource_gained = { $seat } получает: { $kind } ×{ $count }.
event-resource_lost = { $seat } теряет: { $kind } ×{ $count }.
event-debuff_gained = { $seat }: { $debuff }!
event-debuff_applied = { $seat } страдает: { $debuff }.
event-card_gained = { $seat } получает: { $card }.
event-cards_shown = { $seat } смотрит: { $cards }.
event-card_destroyed = { $seat } уничтожает: { $card }.
event-chest_opened = { $seat } открывает сундук ({ $biome }).
event-tree_felled = { $seat } рубит дерево.
event-block_dug = { $blast ->
    [true] { $seat } взрывает: { $block }.
   *[false] { $seat } копает: { $block }.
}
event-donated = { $seat } даёт { $to-dat }: { $goods } ×{ $count }.
event-attack_rolled = { $seat } атакует { $kind-acc }: { $attack } против { $defence }.
event-enemy_hurt = { $kind } теряет { $lost } { $lost ->
    [one] здоровье
   *[other] здоровья
}.
event-enemy_defeated = { $seat } побеждает { $kind-acc }!
event-enemy_removed = { $kind } исчезает.
event-enemy_attacked = { $back ->
    [true] { event-struck_back }
   *[false] { event-attacked }
}
event-struck_back = { $kind } бьёт { $seat-acc } в ответ своим броском защиты: { $attack } против { $defence }.
event-attacked = { $kind-count ->
    [0] Взрыв
   *[other] { $kind }
} атакует { $seat-acc }: { $attack } против { $defence }.
event-die_strengthened = { $seat } тратит { $symbol ->
    [sword] { $count ->
        [one] { $count } меч
        [few] { $count } меча
       *[other] { $count } мечей
    }
   *[shield] { $count ->
        [one] { $count } щит
        [few] { $count } щита
       *[other] { $count } щитов
    }
}: кубик считается как { $now }.
event-enemy_moved = { $kind } { $how ->
    [fall] падает.
    [push] отлетает в сторону.
   *[go] движется.
}
event-enemy_appeared = { $kind } появляется.
event-tile_explored = Исследована новая плитка.
event-biome_found = Открыто: { $biome }!
event-find_taken = { $seat } находит { $find ->
    [star] упавшую звезду
   *[crystal] кристалл жизни
}!
event-goal_completed = Цель достигнута: { $goal }.
event-chain_completed = Цепочка завершена: { $chain }!
event-threat_changed = Угроза: { $now }.
event-npc_arrived = { $npc } поселяется в мире.
event-item_crafted = { $seat } изготавливает: { $item }.
event-house_built = { $seat } строит: { $house }.
event-token_placed = { $seat } { $token ->
    [rope] вешает верёвку
    [platform] ставит платформу
   *[pylon] ставит пилон
}.
event-minion_summoned = { $seat } призывает: { $minion }.
event-time_passed = { $night ->
    [true] Ночь.
   *[false] День.
}
event-night_survived = Ночь прошла.
event-boss_appeared = Появляется { $boss }!
event-boss_changed = { $boss } меняет форму!
event-boss_defeated = Босс побеждён: { $boss }!
event-boss_moved = { $boss } { $how ->
    [fall] падает.
   *[go] движется.
}
event-ally_placed = { $boss } зовёт союзника.

line-goal = Цель достигнута: { $text } ({ $goal }).
line-fell = { $seat } падает на { $cells } { $cells ->
    [one] клетку
    [few] клетки
   *[many] клеток
}. Кубики защиты: { $sum } против { $cells }. { $lost ->
    [0] Без вреда
    [one] −{ $lost } здоровье
   *[other] −{ $lost } здоровья
}.
line-fell_softly = { $seat } падает на { $cells } { $cells ->
    [one] клетку
    [few] клетки
   *[many] клеток
} и приземляется мягко.
line-attack = { $line }. Пока без мечей: { $hits ->
    [0] ни одного попадания
    [one] { $hits } попадание
    [many] { $hits } попаданий
   *[other] { $hits } попадания
}.
line-defence = { $line }. { $hits ->
    [0] Ни одного попадания
    [one] Пока без щитов: { $hits } попадание
    [many] Пока без щитов: { $hits } попаданий
   *[other] Пока без щитов: { $hits } попадания
}.

report-died = { $seat } погибает
report-died_lost = Потеряно: { $coins } { $coins ->
    [one] монета
    [few] монеты
   *[many] монет
}, все расходные предметы и прислужник. Все карты в игре возвращаются в колоду.
report-died_kept = Снаряжение, ресурсы и наибольшие здоровье и мана остаются.
report-died_back = В следующем раунде персонаж вернётся с полными здоровьем и маной.
report-rounds = Сыграно раундов
report-bosses = Побеждено боссов
report-deaths = Смертей

# -- рядом с полем

panel-players = Персонажи
panel-goals = Цели
panel-bosses = Боссы
panel-bestiary = Бестиарий
panel-boss_book = Когда появляются боссы
panel-world = Мир
panel-time = Дни и ночи
zone-hand = Рука
zone-prepared = Подготовленная
zone-gear = Снаряжение
zone-pack = Инвентарь
zone-bag = Расходные предметы
zone-spare = Отложенное
zone-deck = Колода
zone-discard = Сброс
zone-shown = На выбор
zone-now = Можно сделать сейчас
zone-book = Книга ремёсел
shelf-lacking = Чего-то не хватает
shelf-weapons = Оружие
shelf-tools = Инструменты
shelf-armour = Броня
shelf-houses = Дома
shelf-tokens = Верёвки и платформы
zone-folk = НИПы и дома
zone-shop = Лавка
track-threat = Угроза
track-threat_caption = растёт на { $rise }; на 10 всё потеряно
track-time = Время
track-time_caption = { $time }; дальше: { $icons }
icon-threat = угроза
icon-spawn = враги
icon-dawn = рассвет
icon-none = ничего

row-space = Деление { $space } ({ $time })
row-now = сейчас
space-threat = угроза растёт на { $rise }
space-spawn = враги появляются на символах появления возле персонажей
space-dawn = новый день: деревья отрастают, ночные враги покидают поверхность; мана, зелья и блюда восстанавливаются
space-none = ничего не происходит
row-progress = { $done }/{ $needed }
row-focus = { $goal } (сосредоточение, ещё { $left })
row-loot = Добыча: { $loot }
row-journey = Режим путешествия
row-biomes = Слева направо
row-tombstones = Надгробий осталось
row-slimes = Побеждено слизней
row-dead = вернётся в следующем раунде
fact-health = здоровье { $left } из { $most }
fact-form = Форма { $form } из { $forms }
fact-allies = { $allies ->
    [0] Союзники: { $allies } из { $most }
   *[other] Союзники: { $allies } из { $most } ({ $adds })
}
ally-grey = защита +d{ $die }
ally-green = движение +{ $move }
ally-red = атака +d{ $die }
ally-white = призван враг
fact-defence = Защита { $dice }
fact-attack = Атака { $dice } ({ $ranges })
fact-move = { $move ->
    [0] Стоит на месте
   *[other] Движение { $move }, { $way }
}
fact-blind = Видит сквозь стены
fact-debuff = Накладывает: { $debuff }
fact-draw = Добор { $draw }
fact-immune = Иммунитет: { $debuffs }
fact-ap = ОД: { $ap }
fact-mana = Маны: { $mana }
fact-pierce = Пронзание { $pierce }
fact-calm = Без ответной атаки
fact-chop = Рубка { $chop }
fact-dig = Копание { $dig }
fact-hard = Копает твёрдые блоки
fact-times = Добыча ×{ $times }
fact-hook = Крюк
fact-summons = Призывает: { $minion }
fact-walk = Идти сюда: { $steps } { $steps ->
    [one] клетка
    [few] клетки
   *[many] клеток
}, { $steps } { $steps ->
    [one] очко действия
    [few] очка действия
   *[many] очков действия
}
fact-cost = Очков копания: { $cost }
fact-gives = даёт: { $resource }
fact-tree = Очков рубки и древесины: { $cost }
fact-chest = Карт на выбор: { $cards }
fact-fire = Обжигает
fact-hard_block = Твёрдый блок
fact-structure = Ничего не даёт
fact-prepared = Подготовленная: { $text }
fact-used = использовано
fact-cost_line = { $have }/{ $need } { $resource }
fact-station = Нужно: { $station }
fact-station_missing = Не хватает: { $station }
fact-sold_out = Не осталось
fact-built = Построено
fact-seller = { $npc } · { fact-left }
fact-seller_away = { $npc }: ещё нет · { fact-left }
fact-left = Осталось: { $count }
fact-evil_pickaxe = Не хватает: кирка из демонита или кримтана
purpose-bottle = Раз в фазу: зелье на выбор (4 в день)
purpose-cooking_pot = Раз в фазу: блюдо (4 в день)
purpose-bed = Здесь могут вернуться погибшие
purpose-loom = Для тканей; по верёвкам лазают быстрее
purpose-work_bench = Для простых вещей
purpose-anvil_furnace = Для металла
purpose-hellforge = Для адского камня
fact-here = здесь
kind-action = Карта действия
kind-consumable = Расходный предмет
kind-armour = Броня
kind-worn = Броня, надета
kind-minion = Прислужник
kind-recipe = Рецепт
kind-house = Дом
kind-chest = Сундук
kind-goal = Цель
kind-npc = НИП
kind-resource = Ресурс
kind-token = Жетон
mark-coins = монеты
mark-mana = мана
mark-swords = мечи
mark-shields = щиты
mark-ap = очки действия
mark-dig = очки копания
mark-chop = очки рубки
mark-hard = очки копания для твёрдых блоков
mark-hearts = здоровье

# -- что стоит за числом на карте

count-ap = { $count ->
    [one] очко действия
    [few] очка действия
   *[many] очков действия
}
count-swords = { $count ->
    [one] меч
    [few] меча
   *[many] мечей
}
count-shields = { $count ->
    [one] щит
    [few] щита
   *[many] щитов
}
count-coins = { $count ->
    [one] монета
    [few] монеты
   *[many] монет
}
count-hearts = { $count ->
    [one] здоровье
   *[other] здоровья
}
count-mana = маны

# -- карты действий

card-explore = Исследование
card-onward = Вперёд
card-recharge = Перезарядка
card-help = Помощь
card-rest = Отдых
card-explore_more = Больше исследования
card-second_wind = Второе дыхание
card-further_explore_more = { card-explore_more }
card-somersault = Сальто
card-long_march = Дальний поход
card-drill = Выучка
card-guard = Стража
card-bandage = Повязка
card-onslaught = Натиск
card-bulwark = Твердыня
card-good_meal = Хороший обед
card-fresh_plan = Свежий план
card-lucky_find = Счастливая находка
card-quick_cut = Быстрый выпад
card-quick_ward = Быстрая защита
card-breather = Передышка
card-second_look = Второй взгляд
card-let_go = Отпусти
card-warm_cloak = Тёплый плащ
card-counted_coins = Сосчитанные монеты
card-wet_towel = Мокрое полотенце
card-antidote = Противоядие
card-ambush = Засада
card-keen_eye = Зоркий глаз
card-deep_search = Глубокий поиск
card-battle_song = Боевая песнь
card-clean_slate = С чистого листа
card-twin_blow = Двойной удар
card-heroic_charge = Героический рывок
card-iron_will = Железная воля
card-grand_plan = Великий замысел
card-fate_turned = Поворот судьбы

# -- расходные предметы

card-mushroom = Гриб
card-small_mana_potion = Малое зелье маны
card-coin_purse = Кошель
card-throwing_knife = Метательный нож
card-healing_potion = Зелье лечения
card-mana_potion = Зелье маны
card-ironskin_potion = Зелье железной кожи
card-wrath_potion = Зелье гнева
card-swiftness_potion = Зелье скорости
card-cleansing_potion = Зелье очищения
card-featherfall_potion = Зелье пёрышка
card-archery_potion = Зелье стрельбы
card-rage_potion = Зелье ярости
card-bomb = Бомба
card-dynamite = Динамит
card-guide_voodoo_doll = Кукла вуду гида
card-beenade = Пчелограната
card-honeyed_loaf = Медовый хлеб
card-obsidian_skin = Зелье обсидиановой кожи

# -- снаряжение

card-copper_shortsword = Медный короткий меч
card-copper_axe = Медный топор
card-copper_pickaxe = Медная кирка
card-iron_shortsword = Железный короткий меч
card-silver_broadsword = Серебряный широкий меч
card-gold_broadsword = Золотой широкий меч
card-lights_bane = Погибель света
card-blood_butcherer = Кровавый мясник
card-blade_of_grass = Травяной клинок
card-molten_greatsword = Огненный двуручный меч
card-ice_blade = Ледяной клинок
card-bone_sword = Костяной меч
card-iron_axe = Железный топор
card-silver_axe = Серебряный топор
card-gold_axe = Золотой топор
card-war_axe_of_night = Боевой топор ночи
card-blood_lust_cluster = Кровавая жажда
card-molten_hamaxe = Раскалённый молот-топор
card-iron_pickaxe = Железная кирка
card-silver_pickaxe = Серебряная кирка
card-gold_pickaxe = Золотая кирка
card-nightmare_pickaxe = Кирка кошмаров
card-deathbringer_pickaxe = Смертоносная кирка
card-molten_pickaxe = Раскалённая кирка
card-wooden_bow = Деревянный лук
card-iron_bow = Железный лук
card-gold_bow = Золотой лук
card-demon_bow = Демонический лук
card-tendon_bow = Лук из сухожилий
card-molten_fury = Пылающая ярость
card-enchanted_boomerang = Зачарованный бумеранг
card-wooden_yoyo = Деревянное йо-йо
card-amazon_yoyo = Амазонка
card-amethyst_staff = Аметистовый посох
card-diamond_staff = Алмазный посох
card-vilethorn = Мерзкий шип
card-flower_of_fire = Огненный цветок
card-finch_staff = Посох зяблика
card-slime_staff = Посох слизня
card-flinx_staff = Посох флинкса
card-imp_staff = Посох беса
card-grappling_hook = Крюк-кошка
card-ivy_whip = Плющевая плеть

# -- броня

card-wood_armour = Деревянная броня
card-copper_armour = Медная броня
card-iron_armour = Железная броня
card-silver_armour = Серебряная броня
card-gold_armour = Золотая броня
card-shadow_armour = Теневая броня
card-crimson_armour = Багряная броня
card-molten_armour = Раскалённая броня
card-cactus_armour = Кактусовая броня
card-fur_coat = Шуба из флинкса
card-jungle_armour = Броня джунглей
card-bone_armour = Костяная броня
card-gem_robe = Мантия с самоцветами
card-mining_suit = Шахтёрский костюм

# -- прислужники

card-finch = Зяблик
card-slime_friend = Слизнёнок
card-flinx = Флинкс
card-imp = Бес

# -- жетоны и вещи

card-platform = Платформа
card-rope = Верёвка
card-platforms = Платформы
card-ropes = Верёвки
card-coins = Монеты
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

# -- виды карт сундуков

chest-hoard = Клад
chest-supplies = Припасы
chest-ores = Руды
chest-skills = Умения
chest-gear = Экипировка

# -- ресурсы

resource-wood = Древесина
resource-gel = Гель
resource-stone = Камень
resource-cobweb = Паутина
resource-copper = Медь
resource-iron = Железо
resource-silver = Серебро
resource-gold = Золото
resource-gem = Самоцвет
resource-demonite = Демонит
resource-ebonstone = Чернокамень
resource-crimtane = Кримтан
resource-crimstone = Багрянокамень
resource-hellstone = Адский камень
resource-hardened_sand = Затвердевший песок
resource-ice = Лёд
resource-bone = Кость
resource-vine = Лиана
resource-flinx_fur = Мех флинкса

# -- клетки мира

cell-air = Воздух
cell-cave = Пещера
cell-cobweb = Паутина
fact-cobweb = Кто заходит, получает паутину; падение на неё не вредит
cell-lava = Лава
cell-spawn = Появление врагов
cell-chest = Сундук
cell-rich_chest = Богатый сундук
cell-sapling = Малое дерево
cell-tree = Дерево
cell-tall_tree = Высокое дерево
cell-butterfly = Поляна
cell-squirrel = Беличья поляна
cell-dirt = Земля
cell-stone = Камень
cell-copper = Медная руда
cell-iron = Железная руда
cell-silver = Серебряная руда
cell-gold = Золотая руда
cell-gem = Самоцвет
cell-demonite = Демонитовая руда
cell-ebonstone = Чернокамень
cell-crimtane = Кримтановая руда
cell-crimstone = Багрянокамень
cell-hellstone = Адский камень
cell-hardened_sand = Затвердевший песок
cell-ice = Лёд
cell-vine = Лианы
cell-hive = Улей

# -- что сделано с клеткой

mark-tunnel = Туннель
mark-acorn = Жёлудь
mark-opened = Открытый сундук
mark-pylon = Пилон
mark-platform = платформа
mark-rope = Верёвка

# -- биомы

biome-forest = Лес
biome-snow = Снег
biome-desert = Пустыня
biome-jungle = Джунгли
biome-corruption = Порча
biome-crimson = Багрянец
biome-ocean = Океан

# -- слои

layer-surface = Поверхность
    .where = на поверхности
layer-underground = Подземелье
    .where = под землёй
layer-upper_cavern = Верхняя пещера
    .where = в верхней пещере
layer-lower_cavern = Нижняя пещера
    .where = в нижней пещере
layer-underworld = Преисподняя
    .where = в преисподней

# -- дома

house-work_bench = Дом с верстаком
house-anvil_furnace = Дом с наковальней и печью
house-bottle = Дом с бутылкой
house-cooking_pot = Дом с котлом
house-loom = Дом с ткацким станком
house-bed = Дом с кроватью
house-hellforge = Дом с адской кузницей

# -- НИПы

npc-guide = Гид
npc-merchant = Торговец
npc-nurse = Медсестра
npc-goblin_tinkerer = Гоблин-изобретатель
npc-demolitionist = Подрывник
npc-dryad = Дриада

# -- дебаффы

debuff-frozen = Заморозка
debuff-burning = Горение
debuff-poisoned = Отравление

# -- дальность

range-close = ближняя
range-medium = средняя
range-far = дальняя

# -- ячейки снаряжения

slot-sword = Меч
slot-axe = Топор
slot-pickaxe = Кирка
slot-other = Другое

# -- цепочки целей

chain-dig = Копание
chain-fight = Бой
chain-explore = Исследование
chain-build = Строительство
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

# -- персонажи

character-wanderer = Странник
    .acc = Странника
    .dat = Страннику
character-archer = Лучница
    .acc = Лучницу
    .dat = Лучнице
character-smith = Кузнец
    .acc = Кузнеца
    .dat = Кузнецу
character-scholar = Учёная
    .acc = Учёную
    .dat = Учёной
character-miner = Шахтёр
    .acc = Шахтёра
    .dat = Шахтёру
character-hunter = Охотница
    .acc = Охотницу
    .dat = Охотнице
character-gardener = Садовник
    .acc = Садовника
    .dat = Садовнику
character-sailor = Морячка
    .acc = Морячку
    .dat = Морячке

# -- боссы

boss-king_slime = Король слизней
    .acc = Короля слизней
boss-eye_of_cthulhu = Глаз Ктулху
    .acc = Глаз Ктулху
boss-eater_of_worlds = Пожиратель миров
    .acc = Пожирателя миров
boss-brain_of_cthulhu = Мозг Ктулху
    .acc = Мозг Ктулху
boss-queen_bee = Королева пчёл
    .acc = Королеву пчёл
boss-wall_of_flesh = Стена плоти
    .acc = Стену плоти

# -- враги и находки

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
enemy-fallen_star = Упавшая звезда
enemy-life_crystal = Кристалл жизни
enemy-green_slime = Зелёный слизень
    .acc = зелёного слизня
enemy-blue_slime = Синий слизень
    .acc = синего слизня
enemy-purple_slime = Фиолетовый слизень
    .acc = фиолетового слизня
enemy-zombie = Зомби
    .acc = зомби
enemy-demon_eye = Глаз демона
    .acc = глаз демона
enemy-red_slime = Красный слизень
    .acc = красного слизня
enemy-giant_worm = Гигантский червь
    .acc = гигантского червя
enemy-cave_bat = Пещерная летучая мышь
    .acc = пещерную летучую мышь
enemy-skeleton = Скелет
    .acc = скелета
enemy-undead_miner = Мёртвый шахтёр
    .acc = мёртвого шахтёра
enemy-wall_creeper = Стенной паук
    .acc = стенного паука
enemy-hoplite = Гоплит
    .acc = гоплита
enemy-mother_slime = Слизневая матка
    .acc = слизневую матку
enemy-ice_slime = Ледяной слизень
    .acc = ледяного слизня
enemy-penguin = Пингвин
    .acc = пингвина
enemy-frozen_zombie = Замёрзший зомби
    .acc = замёрзшего зомби
enemy-spiked_ice_slime = Шипастый ледяной слизень
    .acc = шипастого ледяного слизня
enemy-ice_bat = Ледяная летучая мышь
    .acc = ледяную летучую мышь
enemy-snow_flinx = Снежный флинкс
    .acc = снежного флинкса
enemy-undead_viking = Мёртвый викинг
    .acc = мёртвого викинга
enemy-sand_slime = Песчаный слизень
    .acc = песчаного слизня
enemy-vulture = Стервятник
    .acc = стервятника
enemy-desert_ghoul = Гуль
    .acc = гуля
enemy-antlion = Муравьиный лев
    .acc = муравьиного льва
enemy-antlion_charger = Муравьиный лев-таран
    .acc = муравьиного льва-тарана
enemy-tomb_crawler = Могильный ползун
    .acc = могильного ползуна
enemy-jungle_slime = Слизень джунглей
    .acc = слизня джунглей
enemy-snatcher = Хватун
    .acc = хватуна
enemy-doctor_bones = Доктор Кость
    .acc = Доктора Кость
enemy-jungle_bat = Летучая мышь джунглей
    .acc = летучую мышь джунглей
enemy-hornet = Шершень
    .acc = шершня
enemy-man_eater = Людоед
    .acc = людоеда
enemy-eater_of_souls = Пожиратель душ
    .acc = пожирателя душ
enemy-corrupt_slime = Осквернённый слизень
    .acc = осквернённого слизня
enemy-devourer = Поглотитель
    .acc = поглотителя
enemy-night_eater = Ночной пожиратель
    .acc = ночного пожирателя
enemy-corruptor = Осквернитель
    .acc = осквернителя
enemy-world_feeder = Мироед
    .acc = мироеда
enemy-face_monster = Лицевой монстр
    .acc = лицевого монстра
enemy-crimslime = Багряный слизень
    .acc = багряного слизня
enemy-blood_crawler = Кровавый ползун
    .acc = кровавого ползуна
enemy-crimera = Кримера
    .acc = кримеру
enemy-ichor_spitter = Плеватель ихором
    .acc = плевателя ихором
enemy-flesh_burrower = Плотоядный червь
    .acc = плотоядного червя
enemy-lava_slime = Лавовый слизень
    .acc = лавового слизня
enemy-hell_bat = Адская летучая мышь
    .acc = адскую летучую мышь
enemy-fire_imp = Огненный бес
    .acc = огненного беса
enemy-bone_serpent = Костяной змей
    .acc = костяного змея
enemy-voodoo_demon = Демон вуду
    .acc = демона вуду

# -- как движутся враги

way-walk = ходит
way-fly = летает
way-worm = роет норы
way-sweep = надвигается

# -- способности боссов

special-slime = Каждую фазу врагов рядом появляется слизень
special-lunge = Каждую фазу врагов сначала движется ещё на 2
special-spit = Каждую фазу врагов плюёт ядом d8 в ближайшего персонажа, средняя дальность
special-teleport = Каждую фазу врагов появляется рядом с самым здоровым персонажем
special-sting = Каждую фазу врагов ещё раз атакует ближайшего персонажа
special-stride = Каждую фазу врагов сначала движется ещё на 1

# -- когда появляются боссы

due-king_slime = Когда побеждено достаточно слизней, в лесу
due-eye_of_cthulhu = Ночью, в лесу, когда кроме гида есть ещё два НИПа, а у кого-то максимум здоровья – 8
due-eater_of_worlds = После 3 блоков демонитовой руды, в верхней пещере порчи
due-brain_of_cthulhu = После 3 блоков кримтановой руды, в верхней пещере багрянца
due-queen_bee = Когда персонаж заканчивает фазу на плитке с ульем
due-wall_of_flesh = Когда куклу вуду использовали у лавы в преисподней

# -- условия появления НИПов

need-guide = Есть с самого начала
need-merchant = Свободный дом; у кого-то есть 10 монет
need-nurse = Свободный дом; найден кристалл жизни
need-goblin_tinkerer = Свободный дом; исследованы все шесть плиток пещер леса
need-demolitionist = Свободный дом; есть торговец, у кого-то есть взрывчатка
need-dryad = Свободный дом; побеждён Глаз, Мозг или Пожиратель

# -- что делают НИПы

service-guide = 5 монет: карта гида
service-merchant = 3 монеты: случайный расходный предмет; 8 или 15: карта действия
service-nurse = 10 монет: всё здоровье, без дебаффов; не при боссе
service-goblin_tinkerer = 15 монет: уничтожить карту; на рассвете может каждый
service-demolitionist = 15 монет: случайная взрывчатка
service-dryad = Раз в день: ещё один кубик к броску

# -- где изготавливают

station-work_bench = верстак
station-anvil_furnace = наковальня и печь
station-loom = ткацкий станок
station-hellforge = адская кузница
