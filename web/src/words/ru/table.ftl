# Стол вокруг поля.
table-about = Об этой игре
table-again = Сыграть ещё раз
table-all-cards = Все
table-asked = решает
table-asked-now = Что нужно решить
table-begin = Начать
table-go-on = Дальше
table-hint-more = Ещё
table-hint-less = Свернуть
table-no-hints = Больше не подсказывать
table-board = Поле
table-can-choose = Можно выбрать.
table-words = Что значат слова
table-card-lost = Теряется после использования
table-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
table-cards-tab = Карты
table-choices = Все варианты
table-close = Закрыть
table-colour-choose = можно выбрать
table-colour-preview = что произойдёт или только что произошло
table-colour-select = выбрано
table-colour-target = пострадает
table-colours = Цвета
table-considered = Что обдумывал бот:
table-course = Ход игры
table-empty = Здесь нет карт.
table-face-down = закрытых: { $count }
table-finger-hold = Задержите палец на карте, фигуре, клетке или строке: будет сказано, что это и что значат слова на ней.
table-finger-tap = Первое касание показывает, что будет, второе делает это.
table-finger-two = Двумя пальцами поле увеличивают, одним двигают.
table-fingers = Пальцами
table-or = или
table-forget = Снять выбор
table-help = Справка
table-in-hand =
    { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
        [many] { $count } карт в руке
       *[other] { $count } карты в руке
    }
table-key-arrows = переходить от места к месту на поле
table-key-choices = все варианты списком
table-key-enter = латунная кнопка
table-key-escape = забыть выбранное; закрыть
table-key-help = эта справка
table-key-log = журнал
table-key-number = выбрать вариант с этим номером; номер стоит на кнопках, на картах и в списке всех вариантов
table-key-text = стол как текст
table-right-button = правая кнопка
table-key-right = что это такое, на поле или на карте, или всё, что там можно сделать; клавишами: Shift+F10; пальцем: задержать, чтобы узнать, что это, или коснуться, чтобы увидеть всё, что можно сделать
table-key-undo = отменить последний выбор
table-key-zoom = на поле: увеличить, уменьшить, всё поле
table-keys = Клавиши
table-lobby = В зал
table-log = Журнал
table-log-open = Открыть журнал
table-more = Прочее
table-no = Нет
table-not-now = Сейчас нельзя.
table-not-possible = Сейчас невозможно
table-other-cards =
    { $count ->
        [one] ещё { $count } карта
        [few] ещё { $count } карты
        [many] ещё { $count } карт
       *[other] ещё { $count } карты
    }
table-over = Игра окончена
table-parts = Части стола
table-players = Игроки
table-presence-away = не смотрит
table-presence-bot = бот
table-presence-gone = не за столом
table-presence-open = свободное место
table-replay = Посмотреть запись
table-shelves = Какие карты показаны
table-sure = Вы уверены?
table-tap-again = Коснитесь ещё раз, чтобы сделать.
table-turns = Порядок ходов
table-yes = Да
table-you = вы
table-won = Победа
table-lost = Поражение
table-drawn = Ничья
table-ended = Конец
table-waits-for = Решает: { $names }.
table-watching = Вы наблюдаете.
table-further = Ещё карты справа
table-further-back = Ещё карты слева
table-report = Итог
table-report-later = Его можно перечитать в журнале.
table-fold = Показать меньше
table-unfold = Показать больше
