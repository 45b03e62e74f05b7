# Що каже термінал.

# -- меню
which = Число [{ $default }]:{" "}
wrong-number = Введіть число від 1 до { $most } або лише Enter, щоб узяти { $default }.
wrong-one = Введіть одне з цих чисел: { $numbers }, або лише Enter, щоб узяти { $default }.
wrong-yes = Введіть т (так) або н (ні).
yes-letters = т так y yes
no-letters = н ні n no
yes-or-no = { $question } (т/н) [{ $default }]:{" "}
y = т
n = н

choose-game = Яка гра?
choose-scenario = Який сценарій?
choose-seats = Скільки місць за столом?
choose-option = Ще щось налаштувати?
choose-role = Ким грає місце { $seat }?
choose-player = Хто грає за місце { $seat }?
choose-in-game = Обрати під час гри
start-playing = Ні, почати гру
leave-group = Назад
a-person = Людина
a-bot = Бот: { $bot }
bot-novice = новачок (бере те, що здається найкращим на перший погляд)
bot-fair = досвідчений (перебирає кілька варіантів, перш ніж вибрати)
bot-strong = сильний (обмірковує все до кінця)
option-is = { $option }: { $value }
new-value = { $option }, ціле число [{ $default }]:{" "}
no-games = Жодної гри не встановлено.

# -- стіл
signs = Знаки: ● фігура гравця з його літерою; ▲ ворог; ○ і △ поки що не діють.
signs-passages = { signs } ═ і проміжки між кімнатами – проходи.
how-to-choose = Наберіть номер вибору й натисніть Enter. ? пояснює, про що питають, і називає інші клавіші.
seed-is = { $title } · зерно { $seed }
renewed = Цю гру грали в іншій версії Questhall. Вона триває з того місця, де зупинилася; попередні вибори вже не можна скасувати.
your-turn = { $seat }, ваш вибір.
pass-screen = { $seat } вирішує потай. Передайте екран і натисніть Enter.{" "}
go-on = Enter: далі{" "}
go-on-or-stop = Enter: далі, q: досить{" "}
news-all = Що сталося від вашого останнього вибору
type-choice = Число (? пояснює, u скасовує, c показує карти, i — все):{" "}
choose-back = Інша перша карта
wrong-key = «{ $typed }» тут не є вибором. Введіть число від 1 до { $most } або ? для довідки.
wrong-key-end = «{ $typed }» – не клавіша. Гру завершено: s зберігає запис гри, u скасовує вибір, l показує журнал, i – усе, ? допомагає, Enter завершує.
nobody-else = Більше нікому зараз обирати.
not-asked = Місцю { $seat } зараз нічого обирати. Обирають: { $asked }.
help = Введіть номер вибору й натисніть Enter. Інші клавіші:
    u  скасувати свій останній вибір
    l  журнал усієї гри
    i  усе, що є на столі
    c  усі відкриті карти з їхнім текстом
    r  правило: r і його номер або слова для пошуку
    s  зберегти: s або s і назва файлу
    t  перейти до іншого місця, яке теж обирає: t або t і його номер
    w  що бот обмірковував востаннє
    a  про програму
    q  вийти
    Enter  показати стіл знову
help-now = Зараз:
help-blocked = Зараз неможливо:
considered-nothing = Жоден бот ще нічого не обмірковував.
log-empty = Ще нічого не сталося.
terms = Що означають слова
cards-none = Жодна карта не лежить відкрито.
cards-hidden = (долілиць: { $count })
undone = Скасовано { $count } { $count ->
    [one] вибір
    [few] вибори
   *[many] виборів
}. Ваш вибір був: «{ $choice }».
undo-nothing = Немає вашого вибору, який можна скасувати.
undo-fence-chance = Відтоді щось вирішив випадок. Усе одно скасувати?
undo-fence-revealed = Відтоді відкрилося щось приховане. Усе одно скасувати?
saved = Збережено у файлі «{ $file }». Продовжити: { $command }
saved-end = Збережено у файлі «{ $file }». Перечитати гру: { $command }
overwrite = Файл «{ $file }» уже є. Записати замість нього?
quit-save = Зберегти гру перед виходом?
good-bye = До зустрічі.
ended = Гру завершено.
ended-turns = Зроблено { $count } { $count ->
    [one] вибір
    [few] вибори
   *[many] виборів
}.
at-the-end = s зберігає запис гри, u скасовує вибір, Enter завершує:{" "}

# -- правила та вміст
rules-usage = Введіть r і номер правила ({ $example }) або слова для пошуку.
rules-language = (Правила й повідомлення про помилки є лише англійською.)
rules-none = У правилах «{ $game }» немає нічого для «{ $words }».
rules-more = … і ще { $count } { $count ->
    [one] правило
    [few] правила
   *[many] правил
}. Додайте слово.
content-kind = { $kind }: { $count }
content-ours = наше
content-none = Немає чого показати.

# -- запис гри
replay-line = { $number }. { $seat }: { $choice }

# -- симуляція
sim-title = { $game } · { $scenario } · { $bots }
sim-games = Ігри
sim-won = Перемоги
sim-interval = Інтервал 95 %
sim-decisions = Виборів за гру (середнє, медіана)
sim-role = Роль
sim-ending = Кінець
sim-crashes = Збої
sim-progress = Граємо
grid-cell = Вид гри
grid-needs = Для сітки ігор потрібні додаткові пакунки: { $command }.
grid-written = Ігри: { $games }. Звіт: { $report }.
sim-crash = Ігор зі збоєм: { $count }. Перша ({ $error }) — у файлі «{ $file }»: будь ласка, повідомте про неї й додайте цей файл.
interrupted = Зупинено.

# -- швидкість
bench-game = Гра
bench-decisions = Рішень/с
bench-games = Ігор/с
bench-copy = Копія, мкс
bench-freeze = Запис і читання, мкс
bench-bytes = Розмір, байти
bench-trials = Пошук, спроб/с
bench-steps = Середовище, кроків/с
bench-one = Серія, 1 процес, ігор/с
bench-two = Серія, 2 процеси, ігор/с
bench-measure = { $name }, мс
bench-note = Випадкова гра на одному ядрі; усі сценарії та кількості місць по черзі, з підготовкою.
bench-only = { $game }: лише сценарій «{ $scenario }», місць: { $seats }.

# -- plan
plan-case = Хід { $id }
plan-outcome = { $number }. Закінчує на { $at }; атакує: { $attacks }

# -- про програму
about = Questhall { $version }: настільні ігри за повними правилами.

    Це неофіційна реалізація, яку зробили гравці. Видавці її не створювали,
    не схвалювали й не підтримують. Назви ігор належать їхнім власникам.
    Тут немає жодного тексту чи малюнка видавців: правила переказано нашими словами,
    а те, що не є відкритим, створено наново (questhall content GAME --ours показує що).

    Questhall — вільна програма за ліцензією MIT. Вона використовує msgspec (BSD-3-Clause),
    PyYAML (MIT), fluent.runtime (Apache-2.0) і rich (MIT). Чужих шрифтів і значків
    у ній немає.

# -- results
best-result = Ваш найкращий результат для цього сценарію, рівня та кількості місць.
won-before = Ви вже вигравали цей сценарій на цьому рівні з такою кількістю місць.
scenario-won = перемог: { $ways }

# -- serve
serve-open = Стіл відкрито: { $address }
serve-key = Щоб грати, більше нічого не треба. Щоб увійти як власник цього сервера, допишіть до адреси #me= і ключ із файлу { $file }.
serve-stop = Ctrl+C завершує; нічого не загубиться.
serve-missing = Столу в браузері потрібні ще пакети (бракує { $package }): pip install "questhall[server]"
