live-opening = Открываем стол…
live-refused = Этот стол нельзя показать
live-to-lobby = В зал
live-lost = Связь потеряна, пробуем снова.
live-try-now = Попробовать сейчас
live-your-turn = Ваш ход
live-now-seat = Теперь ходит { $name }.
live-only-choice = Единственный выбор, сделан автоматически: { $choice }
live-playing = Что происходит
live-next = Дальше
live-skip = Пропустить
live-key-space = Пробел

live-curtain = Передайте экран: { $name }
live-curtain-help = Пусть остальные сейчас не смотрят: карты тайные.
live-curtain-here = Это я, { $name }
live-look-as = Смотреть с места

live-undo = Отменить последний выбор
live-undo-ask = Попросить остальных отменить последний выбор
live-undo-turn = { $count ->
    [one] Отменить { $count } выбор моего хода
    [few] Отменить { $count } выбора моего хода
   *[other] Отменить { $count } выборов моего хода
}
live-undo-played-out = Всё же сыграть это без бота
live-ballot = Голосование об отмене
live-ballot-by = { $count ->
    [one] { $name } просит отменить { $count } выбор.
    [few] { $name } просит отменить { $count } выбора.
   *[other] { $name } просит отменить { $count } выборов.
}
live-ballot-by-me = { $count ->
    [one] Вы просите отменить { $count } выбор.
    [few] Вы просите отменить { $count } выбора.
   *[other] Вы просите отменить { $count } выборов.
}
live-ballot-waiting = Ещё не проголосовали: { $names }
live-ballot-withdraw = Отозвать
live-agree = Согласиться
live-refuse = Отказать

live-people = Люди и ссылки
live-device = Продолжить на другом устройстве
live-invite = Пригласить
live-invite-seat = Ссылка на место { $seat }
live-watch-link = Ссылка для зрителей
live-watchers = { $count ->
    [0] зрителей нет
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
live-seat-open = свободное место
live-seat-bot = бот
live-seat-thinking = думает
live-seat-stand-in = играет бот
live-seat-here = здесь
live-seat-away = не смотрит
live-seat-gone = не за столом
live-seat-mine = ваше место
live-take-back = Вернуть моё место
live-stand-in = Пусть играет бот
live-play-out = Пусть бот доиграет: { $what }
live-lent = За вас играет бот.
live-lent-seats = За вас играет бот: { $names }.
live-yours-again = Это доиграно: дальше играете снова вы.
live-play-myself = Играть дальше без бота
live-free-seat = Освободить место

live-chat = Чат
live-chat-close = Закрыть чат
live-chat-lines = Что написано
live-chat-empty = Никто ещё ничего не написал.
live-chat-write = Написать всем
live-chat-send = Отправить
live-chat-unread = { $count ->
    [one] Чат, { $count } новая строка
    [few] Чат, { $count } новые строки
   *[other] Чат, { $count } новых строк
}

live-room-menu = Меню стола
live-export = Сохранить в файл
live-replay = Смотреть запись
live-show-text = Показать текстом
live-show-board = Показать поле
live-room-settings = Настройки стола
live-set-stand-in = Бот играет за того, кого нет
live-set-never = только когда попросят
live-set-minutes = { $minutes ->
    [one] через { $minutes } минуту
    [few] через { $minutes } минуты
   *[other] через { $minutes } минут
}
live-set-curtain = Занавес между местами за одним экраном
live-set-curtain-auto = если карты тайные, а имена на местах разные
live-set-curtain-yes = всегда
live-set-curtain-no = никогда
live-set-free-undo = В одиночку и за одним экраном можно отменить и броски, и раскрытое
live-set-listed = Показывать свободные места всем в зале
live-cancel = Отменить
live-save = Сохранить

text-choices = Выбор
text-choices-none = Сейчас вам нечего выбирать.
text-welcome = О чём эта игра
text-why-not = Что сейчас невозможно
text-board = Поле
text-empty = пусто
text-lies = Лежит: { $list }
text-beside = Ведёт к: { $list }
text-hidden = { $count ->
    [one] { $count } рубашкой вверх
   *[other] { $count } рубашкой вверх
}
text-table = Шкалы
text-track = { $value } из { $most }
text-turns = Очередь ходов
text-turn-now = сейчас
text-turn-done = уже был
text-players = Игроки
text-player-asked = выбирает сейчас
text-log = Что произошло
text-earlier = Показать более ранние строки
text-health = здоровье { $now } из { $most }
text-owner = владелец: { $name }
text-fog = не исследовано

replay-title = Запись
replay-opening = Открываем запись…
replay-step = Шаг { $step }
replay-of = из { $all }
replay-start = Начало
replay-first = К предыдущему ходу
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-last = К следующему ходу
replay-play = Воспроизвести
replay-pause = Пауза
replay-speed = Скорость
replay-timeline = Шаг игры
replay-view = Глазами
replay-everyone = Зритель
replay-share = Копировать ссылку на этот шаг
replay-shared = Ссылка скопирована.
replay-export = Сохранить в файл
replay-fork = Играть отсюда
replay-back-to-table = К столу
