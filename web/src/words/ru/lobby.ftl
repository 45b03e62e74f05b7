lobby-good-morning = Доброе утро
lobby-good-day = Добрый день
lobby-good-evening = Добрый вечер
lobby-good-night = Доброй ночи
lobby-greeting = { $greeting }, { $name }
lobby-welcome = Добро пожаловать в Questhall
lobby-rename = Изменить моё имя
lobby-device = Другое устройство
lobby-waiting =
    { $count ->
        [one] { $count } стол ждёт вашего хода.
        [few] { $count } стола ждут вашего хода.
       *[other] { $count } столов ждут вашего хода.
    }
lobby-others = Везде сейчас чужой ход.
lobby-first = Выберите игру и играйте: в одиночку, за одним экраном или с друзьями по ссылке.
lobby-continue = Продолжить
lobby-games = Начать новую игру
lobby-players-exact =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[other] { $count } игроков
    }
lobby-players =
    { $most ->
        [one] { $few }–{ $most } игрок
        [few] { $few }–{ $most } игрока
       *[other] { $few }–{ $most } игроков
    }
lobby-facts = { $players }, { $minutes } мин
lobby-alone = Играть сейчас
lobby-alone-what = Играть сейчас: { $game }, в одиночку
lobby-set-up = Настроить
lobby-your-turn = Ваш ход
lobby-thinks = { $name } думает
lobby-seats = Места
lobby-seat-open = Свободное место
lobby-open = Открытые столы
lobby-taken = { $taken } из { $all } мест
lobby-join = Сесть
lobby-join-what = Сесть за { $game }, { $scenario }
lobby-finished = Законченные
lobby-replay = Запись
lobby-replay-what = Запись: { $what }
lobby-all = Показать все { $count }
lobby-remove = Убрать
lobby-remove-what = Убрать { $what }
lobby-remove-title = Убрать этот стол?
lobby-remove-sure = «{ $what }» исчезнет для всех, кто за ним сидит, вместе с записью. Вернуть его нельзя.
lobby-removed = Стол убран.
lobby-leave = Выйти
lobby-leave-what = Выйти: { $what }
lobby-leave-title = Выйти из-за стола?
lobby-leave-sure = Ваше место за столом «{ $what }» освободится, остальные продолжат игру. Хозяин может пригласить вас снова.
lobby-left = Вы вышли из-за стола.
lobby-import = Открыть файл
lobby-import-help = Игра, которую сохранили в файл; его можно и перетащить на эту страницу.
lobby-drop = Отпустите файл, чтобы открыть игру

new-title = Новая игра
new-back = Игры
new-scenario = Сценарий
new-summary = Ваша игра
new-start = Начать игру
new-start-alone = Играть в одиночку
new-links-follow = Затем вы получите ссылки для друзей.
new-seats = Места
new-seat = Место { $number }
new-who = Кто
new-by-me = Я
new-by-here = Друг за этим экраном
new-by-link = Друг по ссылке
new-by-bot = Бот
new-help-me = На этом месте играете вы.
new-help-link = Ссылка для этого места будет после начала.
new-role-later = Выбрать за столом
new-role-refused = В этом сценарии { $role } не играет. Он для таких: { $roles }.
new-bot = Какой бот
new-name = Имя
new-name-needed = Моё имя (нужно: его видят друзья)
new-add = Добавить место:
new-add-bot = Бот
new-add-link = Друг по ссылке
new-add-here = Друг за этим экраном
new-remove = Убрать место { $number }
new-rules = Дополнительные правила
new-settings = Настройки комнаты
new-wait = Бот играет за того, кто пропал
new-wait-never = Только когда попросят
new-minutes =
    { $count ->
        [one] Через { $count } минуту
        [few] Через { $count } минуты
       *[other] Через { $count } минут
    }
new-hours =
    { $count ->
        [one] Через { $count } час
        [few] Через { $count } часа
       *[other] Через { $count } часов
    }
new-number = Целое число от { $least } до { $most }
new-comes-to = В этом сценарии { $plain } — это { $value }.
new-stand-in = Какой бот подменяет
new-curtain = Занавес между местами за одним экраном
new-curtain-auto = Если карты тайные, а имена на местах разные
new-curtain-true = Всегда
new-curtain-false = Никогда
new-free-undo = В одиночку или за одним экраном отмена может заходить за кубики и открытые карты
new-listed = Показывать свободные места всем на этом сервере

invite-title = Пригласите друзей
invite-help =
    { $count ->
        [one] Отправьте эту ссылку другу. Она действует для одного места.
        [few] Отправьте каждому другу свою ссылку. Каждая действует для одного места.
       *[other] Отправьте каждому другу свою ссылку. Каждая действует для одного места.
    }
invite-link = Ссылка для места { $number }
invite-none = Все места заняты.
invite-watch = Зрители
invite-watch-help = Кто имеет эту ссылку, может смотреть, но не видит ничего скрытого.
invite-watch-link = Ссылка для зрителей
invite-to-table = К столу

join-title = Приглашение
join-heading = { $host } приглашает вас
join-name = Как вас называть за столом?
join-sit = Сесть за стол
join-yours = Ваше место
join-here = Вы уже сидите за этим столом.
join-to-table = К столу
join-taken = Здесь уже сидит { $name }, и прямо сейчас за столом. Если это вы, закройте стол там и откройте эту ссылку ещё раз; если нет — попросите другую.
join-back = Здесь сидит { $name }, но сейчас не за столом. Это вы, с другого устройства?
join-back-yes = Да, продолжить здесь
join-back-no = Нет, в зал
watch-title = Просмотр

about-title = О Questhall
about-version = Версия { $version }
about-credits = Благодарности
about-game-icons = Значки игр: game-icons.net, авторы { $authors }; лицензия CC BY 3.0.
about-lucide = Значки управления: Lucide; лицензия ISC.
about-fonts = Шрифты: Alegreya от Huerta Tipográfica и Source Sans 3 от Adobe; SIL Open Font License.

lost-title = Здесь ничего нет
lost-help = Этот адрес не ведёт ни к столу, ни к странице. Возможно, часть ссылки потерялась.
invite-here-only = Эта ссылка откроется только на этом компьютере. Чтобы друзья могли зайти с других, запустите стол так: make play ARGS="--host 0.0.0.0"; подробнее в docs/hosting.md.
