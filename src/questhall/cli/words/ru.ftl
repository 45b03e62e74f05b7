# Что говорит терминал.

# -- меню
which = Число [{ $default }]:{" "}
wrong-number = Введите число от 1 до { $most } или только Enter, чтобы взять { $default }.
wrong-yes = Введите д (да) или н (нет).
yes-letters = д да y yes
no-letters = н нет n no
yes-or-no = { $question } (д/н) [{ $default }]:{" "}
y = д
n = н

choose-game = Какая игра?
choose-scenario = Какой сценарий?
choose-seats = Сколько мест за столом?
choose-option = Настроить что-нибудь ещё?
choose-role = Кем играет место { $seat }?
choose-player = Кто играет за место { $seat }?
choose-in-game = Выбрать во время игры
start-playing = Нет, начать игру
a-person = Человек
a-bot = Бот: { $bot }
bot-random = случайный (берёт что угодно)
bot-greedy = жадный (берёт то, что кажется лучшим)
option-is = { $option }: { $value }
new-value = { $option }, целое число [{ $default }]:{" "}
no-games = Ни одной игры не установлено.

# -- стол
seed-is = { $title } · зерно { $seed }
your-turn = { $seat }, ваш выбор.
pass-screen = { $seat } решает втайне. Передайте экран и нажмите Enter.{" "}
go-on = Enter: дальше{" "}
go-on-or-stop = Enter: дальше, q: хватит{" "}
news-all = Что произошло после вашего последнего выбора
type-choice = Число (? объясняет, u отменяет, i показывает всё):{" "}
wrong-key = «{ $typed }» здесь не выбор. Введите число от 1 до { $most } или ? для справки.
wrong-key-end = «{ $typed }» – не клавиша. Игра окончена: s сохраняет запись игры, u отменяет выбор, l показывает журнал, i – всё, ? помогает, Enter завершает.
nobody-else = Больше никому сейчас не нужно выбирать.
not-asked = Месту { $seat } сейчас нечего выбирать. Выбирают: { $asked }.
help = Введите номер выбора и нажмите Enter. Другие клавиши:
    u  отменить свой последний выбор
    l  журнал всей игры
    i  всё, что есть на столе
    c  все открытые карты с их текстом
    r  правило: r и его номер или слова для поиска
    s  сохранить: s или s и имя файла
    t  перейти к другому месту, которое тоже выбирает: t или t и его номер
    a  о программе
    q  выйти
    Enter  показать стол снова
help-now = Сейчас:
help-blocked = Сейчас нельзя:
log-empty = Ещё ничего не произошло.
cards-none = Ни одна карта не лежит открыто.
cards-hidden = (лицом вниз: { $count })
undone = { $count ->
    [one] Отменён { $count } выбор
    [few] Отменено { $count } выбора
   *[many] Отменено { $count } выборов
}. Ваш выбор был: «{ $choice }».
undo-nothing = Нет вашего выбора, который можно отменить.
undo-fence-chance = С тех пор что-то решил случай. Всё равно отменить?
undo-fence-revealed = С тех пор открылось что-то скрытое. Всё равно отменить?
saved = Сохранено в файле «{ $file }». Продолжить: { $command }
saved-end = Сохранено в файле «{ $file }». Перечитать игру: { $command }
overwrite = Файл «{ $file }» уже есть. Записать вместо него?
quit-save = Сохранить игру перед выходом?
good-bye = До встречи.
ended = Игра окончена.
ended-turns = { $count ->
    [one] Сделан { $count } выбор
    [few] Сделано { $count } выбора
   *[many] Сделано { $count } выборов
}.
at-the-end = s сохраняет запись игры, u отменяет выбор, Enter завершает:{" "}

# -- правила и состав
rules-usage = Введите r и номер правила ({ $example }) или слова для поиска.
rules-language = (Правила и сообщения об ошибках есть только на английском.)
rules-none = В правилах «{ $game }» нет ничего для «{ $words }».
rules-more = … и ещё { $count } { $count ->
    [one] правило
    [few] правила
   *[many] правил
}. Добавьте слово.
content-kind = { $kind }: { $count }
content-ours = наше
content-none = Нечего показать.

# -- запись игры
replay-line = { $number }. { $seat }: { $choice }

# -- симуляция
sim-title = { $game } · { $scenario } · { $bots }
sim-games = Игры
sim-won = Победы
sim-interval = Интервал 95 %
sim-decisions = Выборов за игру (среднее, медиана)
sim-role = Роль
sim-ending = Конец
sim-crashes = Сбои
sim-progress = Играем
sim-crash = Игр со сбоем: { $count }. Первая ({ $error }) — в файле «{ $file }»: пожалуйста, сообщите о ней и приложите этот файл.
interrupted = Остановлено.

# -- скорость
bench-game = Игра
bench-decisions = Решений/с
bench-games = Игр/с
bench-copy = Копия, мкс
bench-freeze = Запись и чтение, мкс
bench-bytes = Размер, байты
bench-note = Случайная игра на одном ядре; все сценарии и числа мест по очереди, с подготовкой.

# -- о программе
about = Questhall { $version }: настольные игры по полным правилам.

    Это неофициальная реализация, сделанная игроками. Издатели её не создавали,
    не одобряли и не поддерживают. Названия игр принадлежат их владельцам.
    Здесь нет ни одного текста или рисунка издателей: правила пересказаны нашими словами,
    а то, что не открыто, создано заново (questhall content GAME --ours покажет что).

    Questhall — свободная программа по лицензии MIT. Она использует msgspec (BSD-3-Clause),
    PyYAML (MIT), fluent.runtime (Apache-2.0) и rich (MIT). Чужих шрифтов и значков
    в ней нет.

# -- results
best-result = Ваш лучший результат для этого сценария, уровня и числа мест.
won-before = Вы уже выигрывали этот сценарий на этом уровне с таким числом мест.
scenario-won = побед: { $ways }

# -- serve
serve-open = Стол открыт: { $address }
serve-stop = Ctrl+C завершает; ничего не потеряется.
serve-missing = Столу в браузере нужны ещё пакеты (не хватает { $package }): pip install "questhall[server]"
