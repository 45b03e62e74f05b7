# Слова самого столу, спільні для всіх ігор.

seat = Місце { $number }

yes = так
no = ні
outcome-won = Перемога!
outcome-lost = Поразка.
outcome-drawn = Нічия.
fence-chance = відтоді щось вирішив випадок
fence-revealed = відтоді відкрилося щось приховане

# -- текстовий вигляд сцени

view-log = Що сталося
view-not_now = Не зараз
view-hidden = { $count } долілиць
view-empty = порожньо
view-exits = виходи
view-door = двері
view-earlier = … раніше ще { $count } { $count ->
    [one] рядок
    [few] рядки
   *[many] рядків
}: l показує журнал
view-more = i: усе, що є на столі.
view-blocked = ?: чому зараз не можна зробити ще { $count } { $count ->
    [one] річ
    [few] речі
   *[other] речей
}.

# -- стіл у терміналі

terminal-title = Questhall
terminal-choose = Оберіть від 1 до { $most }
terminal-game = Яка гра?
terminal-scenario = Який сценарій?
terminal-seats = Скільки місць (від { $few } до { $most })?
terminal-role = Ким грає місце { $number }?
terminal-player = Хто грає за місце { $number }?
terminal-person = людина
terminal-bot = бот «{ $bot }»
terminal-option = { $name }?
terminal-turn = Хід: { $seat }
terminal-thinks = { $seat } обирає: { $choice }
terminal-keys = число: вибір · u: назад · l: журнал · s: зберегти · ?: довідка · q: вийти
terminal-wrong_key = Клавіші «{ $key }» немає. { terminal-keys }
terminal-wrong_number = Вибору { $number } немає; вони йдуть від 1 до { $most }.
terminal-undone = Скасовано: { $choice }
terminal-undo_fence = Буде скасовано «{ $choice }», але { $why }. Усе одно скасувати?
terminal-undo_nothing = Скасовувати нічого.
terminal-save_as = Назва файлу для збереження
terminal-saved = Збережено у { $path }.
terminal-leave = Вийти з гри?
terminal-left = Ви вийшли з гри.
terminal-again = Зіграти ще раз?
terminal-press_enter = Enter: далі
terminal-help = Уведіть номер вибору й натисніть Enter. Тут є кожен дозволений вибір; нижче показано, що зараз не можна і яке правило це каже. u скасовує, l показує весь журнал, s зберігає, q виходить.
