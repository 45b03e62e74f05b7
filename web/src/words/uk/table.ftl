# Стіл навколо поля.
table-about = Про цю гру
table-again = Зіграти ще раз
table-all-cards = Усі
table-asked = вирішує
table-asked-now = Що треба вирішити
table-begin = Почати
table-go-on = Далі
table-hint-more = Ще
table-hint-less = Згорнути
table-no-hints = Більше не підказувати
table-board = Поле
table-can-choose = Можна вибрати.
table-words = Що означають слова
table-card-lost = Втрачається після використання
table-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
table-cards-tab = Карти
table-choices = Усі варіанти
table-close = Закрити
table-colour-choose = можна вибрати
table-colour-preview = що станеться або щойно сталося
table-colour-select = вибрано
table-colour-target = зазнає шкоди
table-colours = Кольори
table-considered = Що обмірковував бот:
table-course = Перебіг гри
table-empty = Тут немає карт.
table-face-down = закритих: { $count }
table-finger-hold = Притримайте палець на карті, фігурі, клітинці чи рядку: буде сказано, що це і що означають слова на ньому.
table-finger-tap = Перший дотик показує, що буде, другий робить це.
table-finger-two = Двома пальцями поле збільшують, одним пересувають.
table-fingers = Пальцями
table-or = або
table-forget = Зняти вибір
table-help = Довідка
table-in-hand =
    { $count ->
        [one] { $count } карта в руці
        [few] { $count } карти в руці
        [many] { $count } карт у руці
       *[other] { $count } карти в руці
    }
table-key-arrows = переходити від місця до місця на полі
table-key-choices = усі варіанти списком
table-key-enter = латунна кнопка
table-key-escape = забути вибране; закрити
table-key-help = ця довідка
table-key-log = журнал
table-key-number = вибрати варіант із цим номером; номер стоїть на кнопках, на картах і в списку всіх варіантів
table-key-text = стіл як текст
table-right-button = права кнопка
table-key-right = що це таке, на полі чи на карті, або все, що там можна зробити; клавішами: Shift+F10; пальцем: притримати, щоб дізнатися, що це, або торкнутися, щоб побачити все, що можна зробити
table-key-undo = скасувати останній вибір
table-key-zoom = на полі: збільшити, зменшити, усе поле
table-keys = Клавіші
table-lobby = До зали
table-log = Журнал
table-log-open = Відкрити журнал
table-more = Інше
table-no = Ні
table-not-now = Зараз не можна.
table-not-possible = Зараз неможливо
table-other-cards =
    { $count ->
        [one] ще { $count } карта
        [few] ще { $count } карти
        [many] ще { $count } карт
       *[other] ще { $count } карти
    }
table-over = Гру закінчено
table-parts = Частини столу
table-players = Гравці
table-presence-away = не дивиться
table-presence-bot = бот
table-presence-gone = не за столом
table-presence-open = вільне місце
table-replay = Переглянути запис
table-shelves = Які карти показано
table-sure = Ви впевнені?
table-tap-again = Торкніться ще раз, щоб зробити.
table-turns = Порядок ходів
table-yes = Так
table-you = ви
table-won = Перемога
table-lost = Поразка
table-drawn = Нічия
table-ended = Кінець
table-waits-for = Вирішує: { $names }.
table-watching = Ви спостерігаєте.
table-further = Ще карти праворуч
table-further-back = Ще карти ліворуч
table-report = Підсумок
table-report-later = Його можна перечитати в журналі.
table-fold = Показати менше
table-unfold = Показати більше
