live-opening = Відкриваємо стіл…
live-refused = Цей стіл не можна показати
live-to-lobby = До зали
live-lost = З’єднання втрачено, пробуємо ще раз.
live-try-now = Спробувати зараз
live-your-turn = Ваш хід
live-now-seat = Тепер хід: { $name }.
live-only-choice = Єдиний вибір, зроблено автоматично: { $choice }
live-playing = Що відбувається
live-next = Далі
live-skip = Пропустити
live-key-space = Пробіл

live-curtain = Передайте екран: { $name }
live-curtain-help = Нехай інші зараз не дивляться: карти таємні.
live-curtain-here = Це я, { $name }
live-look-as = Дивитися з місця

live-undo = Скасувати останній вибір
live-undo-ask = Попросити інших скасувати останній вибір
live-undo-turn = { $count ->
    [one] Скасувати { $count } вибір мого ходу
    [few] Скасувати { $count } вибори мого ходу
   *[other] Скасувати { $count } виборів мого ходу
}
live-undo-played-out = Усе ж зіграти це власноруч
live-ballot = Голосування про скасування
live-ballot-by = { $count ->
    [one] { $name } просить скасувати { $count } вибір.
    [few] { $name } просить скасувати { $count } вибори.
   *[other] { $name } просить скасувати { $count } виборів.
}
live-ballot-by-me = { $count ->
    [one] Ви просите скасувати { $count } вибір.
    [few] Ви просите скасувати { $count } вибори.
   *[other] Ви просите скасувати { $count } виборів.
}
live-ballot-waiting = Ще не проголосували: { $names }
live-ballot-withdraw = Відкликати
live-agree = Погодитися
live-refuse = Відмовити

live-people = Люди й посилання
live-device = Продовжити на іншому пристрої
live-invite = Запросити
live-invite-seat = Посилання на місце { $seat }
live-watch-link = Посилання для глядачів
live-watchers = { $count ->
    [0] глядачів немає
    [one] { $count } глядач
    [few] { $count } глядачі
   *[other] { $count } глядачів
}
live-seat-open = вільне місце
live-seat-bot = бот
live-seat-thinking = думає
live-seat-stand-in = грає бот
live-seat-here = тут
live-seat-away = не дивиться
live-seat-gone = не за столом
live-seat-mine = ваше місце
live-take-back = Повернути моє місце
live-stand-in = Хай грає бот
live-play-out = Хай бот дограє: { $what }
live-lent = За вас грає бот.
live-lent-seats = За вас грає бот: { $names }.
live-yours-again = Це дограно: далі граєте знову ви.
live-play-myself = Грати далі власноруч
live-free-seat = Звільнити місце

live-chat = Чат
live-chat-close = Закрити чат
live-chat-lines = Що написано
live-chat-empty = Ще ніхто нічого не написав.
live-chat-write = Написати всім
live-chat-send = Надіслати
live-chat-unread = { $count ->
    [one] Чат, { $count } новий рядок
    [few] Чат, { $count } нові рядки
   *[other] Чат, { $count } нових рядків
}

live-room-menu = Меню столу
live-export = Зберегти у файл
live-replay = Дивитися запис
live-show-text = Показати текстом
live-show-board = Показати поле
live-room-settings = Налаштування столу
live-set-stand-in = Бот грає за того, кого немає
live-set-never = лише коли попросять
live-set-minutes = { $minutes ->
    [one] через { $minutes } хвилину
    [few] через { $minutes } хвилини
   *[other] через { $minutes } хвилин
}
live-set-curtain = Завіса між місцями за одним екраном
live-set-curtain-auto = якщо карти таємні, а імена на місцях різні
live-set-curtain-yes = завжди
live-set-curtain-no = ніколи
live-set-free-undo = Наодинці й за одним екраном можна скасувати й кидки, і розкрите
live-set-listed = Показувати вільні місця всім у залі
live-cancel = Скасувати
live-save = Зберегти

text-choices = Вибір
text-choices-none = Зараз вам нічого вибирати.
text-welcome = Про що ця гра
text-why-not = Що зараз неможливо
text-board = Поле
text-empty = порожньо
text-lies = Лежить: { $list }
text-beside = Веде до: { $list }
text-hidden = { $count ->
    [one] { $count } сорочкою догори
   *[other] { $count } сорочкою догори
}
text-table = Шкали
text-track = { $value } з { $most }
text-turns = Черга ходів
text-turn-now = зараз
text-turn-done = уже був
text-players = Гравці
text-player-asked = вибирає зараз
text-log = Що сталося
text-earlier = Показати раніші рядки
text-health = здоров’я { $now } з { $most }
text-owner = власник: { $name }
text-fog = не досліджено

replay-title = Запис
replay-opening = Відкриваємо запис…
replay-step = Крок { $step }
replay-of = з { $all }
replay-start = Початок
replay-first = До попереднього ходу
replay-back = Крок назад
replay-forward = Крок уперед
replay-last = До наступного ходу
replay-play = Відтворити
replay-pause = Пауза
replay-speed = Швидкість
replay-timeline = Крок гри
replay-view = Очима
replay-everyone = Глядач
replay-share = Копіювати посилання на цей крок
replay-shared = Посилання скопійовано.
replay-export = Зберегти у файл
replay-fork = Грати звідси
replay-back-to-table = До столу
