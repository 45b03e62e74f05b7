plan-title = Что сделает монстр?
plan-about = Для настоящего стола: нарисуйте карту своего сценария «Челюстей льва», расставьте всех и увидите каждый ход, который допускают правила.
plan-board = Карта
plan-legend = Выберите инструмент, а затем гексы. Тонкой стене нужны два соседних гекса. Стрелки перемещают, Enter применяет инструмент.
plan-tools = Инструменты
plan-tool-floor = Пол
plan-tool-walls = Стена
plan-tool-obstacles = Препятствие
plan-tool-traps = Ловушка
plan-tool-hazards = Опасность
plan-tool-difficult = Труднопроходимая местность
plan-tool-thin = Тонкая стена
plan-tool-acting = Ходящий монстр
plan-tool-monster = Другой монстр
plan-tool-character = Персонаж
plan-tool-nothing = Ничего
plan-ability = Его способность
plan-move = Движение
plan-range = Дальность (0: вплотную)
plan-targets = Цели
plan-no-attack = Без атаки
plan-all = Все в досягаемости
plan-area = Область
plan-area-none = Нет
plan-area-actor = От монстра
plan-area-pattern = На расстоянии
plan-area-hexes = Гексы области
plan-flying = Полёт
plan-jump = Прыжок
plan-muddled = Смятение
plan-initiatives = Инициатива персонажей
plan-import = Импорт
plan-export = Экспорт
plan-clear = Очистить
plan-link = Ссылка на эту карту
plan-needs-acting = Поставьте монстра, который ходит.
plan-no-map = Карты там нет: нужен ход в том виде, который читает «questhall plan».
plan-outcomes = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта, выбирают игроки
   *[many] { $count } вариантов, выбирают игроки
}
plan-ends = Заканчивает на { $at }
plan-ends-attacks = Заканчивает на { $at }, атакует { $attacks }
plan-why-focus = Почему такой фокус
plan-why-turn = Почему такой ход
