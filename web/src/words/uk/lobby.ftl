lobby-good-morning = Доброго ранку
lobby-good-day = Доброго дня
lobby-good-evening = Доброго вечора
lobby-good-night = Доброї ночі
lobby-greeting = { $greeting }, { $name }
lobby-welcome = Вітаємо в Questhall
lobby-rename = Змінити моє ім’я
lobby-device = Інший пристрій
lobby-waiting =
    { $count ->
        [one] { $count } стіл чекає на ваш хід.
        [few] { $count } столи чекають на ваш хід.
       *[other] { $count } столів чекають на ваш хід.
    }
lobby-others = Усюди зараз чужий хід.
lobby-first = Виберіть гру й грайте: самотужки, за одним екраном або з друзями за посиланням.
lobby-continue = Продовжити
lobby-games = Почати нову гру
lobby-players-exact =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[other] { $count } гравців
    }
lobby-players =
    { $most ->
        [one] { $few }–{ $most } гравець
        [few] { $few }–{ $most } гравці
       *[other] { $few }–{ $most } гравців
    }
lobby-facts = { $players }, { $minutes } хв
lobby-alone = Грати зараз
lobby-alone-what = Грати зараз: { $game }, самотужки
lobby-set-up = Налаштувати
lobby-your-turn = Ваш хід
lobby-thinks = { $name } думає
lobby-seats = Місця
lobby-seat-open = Вільне місце
lobby-open = Відкриті столи
lobby-taken = { $taken } з { $all } місць
lobby-join = Сісти
lobby-join-what = Сісти за { $game }, { $scenario }
lobby-finished = Завершені
lobby-replay = Запис
lobby-replay-what = Запис: { $what }
lobby-all = Показати всі { $count }
lobby-remove = Прибрати
lobby-remove-what = Прибрати { $what }
lobby-remove-title = Прибрати цей стіл?
lobby-remove-sure = «{ $what }» зникне для всіх, хто за ним сидить, разом із записом. Повернути його не можна.
lobby-removed = Стіл прибрано.
lobby-leave = Вийти
lobby-leave-what = Вийти: { $what }
lobby-leave-title = Вийти з-за столу?
lobby-leave-sure = Ваше місце за столом «{ $what }» звільниться, інші гратимуть далі. Господар може запросити вас знову.
lobby-left = Ви вийшли з-за столу.
lobby-import = Відкрити файл
lobby-import-help = Гра, яку зберегли у файл; його можна й перетягнути на цю сторінку.
lobby-drop = Відпустіть файл, щоб відкрити гру

new-title = Нова гра
new-back = Ігри
new-scenario = Сценарій
new-summary = Ваша гра
new-start = Почати гру
new-start-alone = Грати самотужки
new-links-follow = Далі ви отримаєте посилання для друзів.
new-seats = Місця
new-seat = Місце { $number }
new-who = Хто
new-by-me = Я
new-by-here = Друг за цим екраном
new-by-link = Друг за посиланням
new-by-bot = Бот
new-help-me = На цьому місці граєте ви.
new-help-link = Посилання для цього місця буде після початку.
new-role-later = Вибрати за столом
new-role-refused = У цьому сценарії { $role } не грає. Він для таких: { $roles }.
new-bot = Який бот
new-name = Ім’я
new-name-needed = Моє ім’я (потрібне: його бачать друзі)
new-add = Додати місце:
new-add-bot = Бот
new-add-link = Друг за посиланням
new-add-here = Друг за цим екраном
new-remove = Прибрати місце { $number }
new-rules = Додаткові правила
new-settings = Налаштування кімнати
new-wait = Бот грає за того, хто зник
new-wait-never = Лише коли попросять
new-minutes =
    { $count ->
        [one] Через { $count } хвилину
        [few] Через { $count } хвилини
       *[other] Через { $count } хвилин
    }
new-hours =
    { $count ->
        [one] Через { $count } годину
        [few] Через { $count } години
       *[other] Через { $count } годин
    }
new-number = Ціле число від { $least } до { $most }
new-comes-to = У цьому сценарії { $plain } — це { $value }.
new-stand-in = Який бот підмінює
new-curtain = Завіса між місцями за одним екраном
new-curtain-auto = Якщо карти таємні, а імена на місцях різні
new-curtain-true = Завжди
new-curtain-false = Ніколи
new-free-undo = Самотужки чи за одним екраном скасування може сягати за кубики й відкриті карти
new-listed = Показувати вільні місця всім на цьому сервері

invite-title = Запросіть друзів
invite-help =
    { $count ->
        [one] Надішліть це посилання другові. Воно діє для одного місця.
        [few] Надішліть кожному другові своє посилання. Кожне діє для одного місця.
       *[other] Надішліть кожному другові своє посилання. Кожне діє для одного місця.
    }
invite-link = Посилання для місця { $number }
invite-none = Усі місця зайняті.
invite-watch = Глядачі
invite-watch-help = Хто має це посилання, може дивитися, але не бачить нічого прихованого.
invite-watch-link = Посилання для глядачів
invite-to-table = До столу

join-title = Запрошення
join-heading = { $host } запрошує вас
join-name = Як вас називати за столом?
join-sit = Сісти за стіл
join-yours = Ваше місце
join-here = Ви вже сидите за цим столом.
join-to-table = До столу
join-taken = Тут уже сидить { $name }, і саме зараз за столом. Якщо це ви, закрийте стіл там і відкрийте це посилання ще раз; якщо ні — попросіть інше.
join-back = Тут сидить { $name }, але зараз не за столом. Це ви, з іншого пристрою?
join-back-yes = Так, продовжити тут
join-back-no = Ні, до зали
watch-title = Перегляд

about-title = Про Questhall
about-version = Версія { $version }
about-credits = Подяки
about-game-icons = Значки ігор: game-icons.net, автори { $authors }; ліцензія CC BY 3.0.
about-lucide = Значки керування: Lucide; ліцензія ISC.
about-fonts = Шрифти: Alegreya від Huerta Tipográfica та Source Sans 3 від Adobe; SIL Open Font License.

lost-title = Тут нічого немає
lost-help = Ця адреса не веде ні до столу, ні до сторінки. Можливо, частина посилання загубилася.
invite-here-only = Це посилання відкриється лише на цьому комп’ютері. Щоб друзі змогли зайти з інших, запустіть стіл так: make play ARGS="--host 0.0.0.0"; докладніше в docs/hosting.md.
