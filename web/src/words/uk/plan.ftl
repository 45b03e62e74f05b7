plan-title = Що зробить монстр?
plan-about = Для справжнього столу: намалюйте мапу свого сценарію «Щелеп лева», розставте всіх і побачите кожен хід, який дозволяють правила.
plan-board = Мапа
plan-legend = Оберіть інструмент, а тоді гекси. Тонкій стіні потрібні два сусідні гекси. Стрілки переміщують, Enter застосовує інструмент.
plan-tools = Інструменти
plan-tool-floor = Підлога
plan-tool-walls = Стіна
plan-tool-obstacles = Перешкода
plan-tool-traps = Пастка
plan-tool-hazards = Небезпека
plan-tool-difficult = Складна місцевість
plan-tool-thin = Тонка стіна
plan-tool-acting = Монстр, що ходить
plan-tool-monster = Інший монстр
plan-tool-character = Персонаж
plan-tool-nothing = Нічого
plan-ability = Його здібність
plan-move = Рух
plan-range = Дальність (0: впритул)
plan-targets = Цілі
plan-no-attack = Без атаки
plan-all = Усі в досяжності
plan-area = Область
plan-area-none = Немає
plan-area-actor = Від монстра
plan-area-pattern = На відстані
plan-area-hexes = Гекси області
plan-flying = Політ
plan-jump = Стрибок
plan-muddled = Сум’яття
plan-initiatives = Ініціатива персонажів
plan-import = Імпорт
plan-export = Експорт
plan-clear = Очистити
plan-link = Посилання на цю мапу
plan-needs-acting = Поставте монстра, який ходить.
plan-no-map = Мапи там немає: потрібен хід у форматі, який читає «questhall plan».
plan-outcomes = { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти, обирають гравці
   *[many] { $count } варіантів, обирають гравці
}
plan-ends = Закінчує на { $at }
plan-ends-attacks = Закінчує на { $at }, атакує { $attacks }
plan-why-focus = Чому такий фокус
plan-why-turn = Чому такий хід
