# Слова самого стола, общие для всех игр.

seat = Место { $number }

yes = да
no = нет
outcome-won = Победа!
outcome-lost = Поражение.
outcome-drawn = Ничья.
fence-chance = с тех пор что-то решил случай
fence-revealed = с тех пор открылось что-то скрытое

# -- текстовый вид сцены

view-log = Что произошло
view-not_now = Не сейчас
view-hidden = { $count } рубашкой вверх
view-empty = пусто
view-exits = выходы
view-door = дверь
view-earlier = … раньше ещё { $count } { $count ->
    [one] строка
    [few] строки
   *[many] строк
}: l показывает журнал
view-more = i: всё, что есть на столе.
view-blocked = ?: почему сейчас нельзя сделать ещё { $count } { $count ->
    [one] вещь
    [few] вещи
   *[other] вещей
}.

# -- стол в терминале

terminal-title = Questhall
terminal-choose = Выберите от 1 до { $most }
terminal-game = Какая игра?
terminal-scenario = Какой сценарий?
terminal-seats = Сколько мест (от { $few } до { $most })?
terminal-role = Кем играет место { $number }?
terminal-player = Кто играет за место { $number }?
terminal-person = человек
terminal-bot = бот «{ $bot }»
terminal-option = { $name }?
terminal-turn = Ход: { $seat }
terminal-thinks = { $seat } выбирает: { $choice }
terminal-keys = число: выбор · u: назад · l: журнал · s: сохранить · ?: справка · q: выйти
terminal-wrong_key = Клавиши «{ $key }» нет. { terminal-keys }
terminal-wrong_number = Выбора { $number } нет; они идут от 1 до { $most }.
terminal-undone = Отменено: { $choice }
terminal-undo_fence = Будет отменено «{ $choice }», но { $why }. Всё равно отменить?
terminal-undo_nothing = Отменять нечего.
terminal-save_as = Имя файла для сохранения
terminal-saved = Сохранено в { $path }.
terminal-leave = Выйти из игры?
terminal-left = Вы вышли из игры.
terminal-again = Сыграть ещё раз?
terminal-press_enter = Enter: дальше
terminal-help = Введите номер выбора и нажмите Enter. Здесь есть каждый дозволенный выбор; ниже показано, чего сейчас нельзя и какое правило это говорит. u отменяет, l показывает весь журнал, s сохраняет, q выходит.
