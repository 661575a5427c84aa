## Ошибки: что не так и что делать

error-game = Нет игры «{ $game }». Игры: { $known }.
error-option = Нет настройки «{ $option }». Настройки: { $known }.
error-argument = «{ $text }» непонятно. Настройки этой игры пишутся так: --ИМЯ ВЫБОР.
error-choice = Настройка «{ $option }» не может быть «{ $choice }». Варианты: { $known }.
error-players = В эту игру нельзя играть таким числом: { $players }. Игроков: { $known }.
error-seed = «{ $seed }» не подходит как зерно. Нужно целое число от 0 до 2¹²⁸ − 1.
error-names = Укажите имена всех игроков ({ $players }), каждое от 1 до { $length } печатных знаков.
error-seat = За этим столом на { $players } нет места { $number }.
error-turn = Сейчас решает не { $player }.
error-over = Игра окончена.
error-notation = «{ $move }» — не ход этой игры.
error-illegal = Ход { $move } запрещён ({ $rule }): { $reason }
error-undo-nothing = Возвращать нечего.
error-undo-reveal = С тех пор открылось скрытое: это решение остаётся в силе.
error-undo-others = С тех пор решили другие: это решение остаётся в силе.
error-components = { $file }, строка { $line }: { $fault }
error-record = Этот файл не подходит: { $reason }
error-bot = Нет бота «{ $bot }». Боты: { $known }.
error-too-many-bots = Ботов ({ $bots }) слишком много для стола на { $players }: оставьте место себе.
error-opponents = Соперников: { $opponents }, а других мест: { $seats }. Назовите по одному на каждое место или одного на все.
error-games = Нужна хотя бы одна игра, а не { $games }.
error-two-bots = Для арены нужны хотя бы два разных бота.
error-other-arena = { $path } относится к другой арене: выберите другую папку.
error-cluster = Кластер по адресу { $address } не отвечает: { $detail }
error-write = Не удаётся записать { $path }: { $detail }
error-effort = { $effort } — слишком мало: нужно не меньше 1.
error-puzzles = Нужна хотя бы одна задача, а не { $count }.

record-too-large = он больше { $limit } байт.
record-unreadable = { $detail }.
record-checksum = содержимое не совпадает с контрольной суммой: файл повреждён или изменён.
record-commitment = зерно не совпадает с обещанным до игры.
record-version = он следует версии правил { $rules }, а эта программа — версии { $ours }.
record-game = это другая игра: { $game }.
record-options = настройки указаны не полностью.
record-move = ход { $number }: { $reason }
record-scores = очки не те, к которым ведут ходы.
record-branch = ветвь { $number } начинается там, где ничего нет.
record-branches = в ней больше { $limit } ветвей.
record-unfinished = игра не окончена; разбираются только оконченные.

## Стол в терминале

table-you = Вы
table-person = Игрок { $number }
table-turn = { $player }, ваше решение:
table-thinking = { $player } думает …
table-compiling = Подготовка игры (только в первый раз)
table-hint = { $label } — побед { $win } %, очков { $margin } (вариант { $number })
table-hinting = Раздумье …
table-commands = номер или ход · undo · hint · why ХОД · rule № · score · save ФАЙЛ · help · quit
table-unknown = Непонятно: «{ $text }». Введите номер от 1 до { $count }, ход вроде «{ $example }» или «help».
table-why-legal = Ход { $move } сейчас разрешён.
table-why-usage = Напишите «why» и ход, например «why { $example }».
table-rule-usage = Напишите «rule» и номер. Правила: { $known }.
table-save-usage = Напишите «save» и имя файла, например «save vecher.tesela».
table-saved = Сохранено в { $path }. Продолжить: tesela play { $game } --load { $path }
table-undone = Последнее решение возвращено: { $player }
table-after = Игра окончена: score · save ФАЙЛ · rule № · quit
table-bye = До свидания.
table-wins = Победа: { $player }
table-shared = Общая победа: { $players }
table-total = Всего
table-points = Очки
table-log = Журнал
table-seed = Зерно { $seed }, обещано в начале как SHA-256 { $commitment }
table-commitment = Зерно обещано: SHA-256 { $commitment }
table-help-title = Что можно ввести
table-help-number = выбрать вариант с этим номером
table-help-move = сделать ход по его записи, например «{ $example }»
table-help-undo = вернуть своё последнее решение, пока не открылось ничего скрытого
table-help-hint = совет бота, который знает не больше вас
table-help-why = почему ход сейчас запрещён, с номером правила
table-help-rule = текст правила; без номера — все правила
table-help-score = очки всех игроков по строкам
table-help-save = записать игру в файл
table-help-help = этот список
table-help-quit = уйти из-за стола
table-word-number = НОМЕР
table-word-move = ХОД
table-word-rule = ПРАВИЛО
table-word-file = ФАЙЛ

bot-random = Случай
bot-greedy = Жадный
bot-novice = Новичок
bot-apprentice = Ученик
bot-artisan = Умелец
bot-master = Мастер
bot-legend = Легенда

verify-ok = { $path }: { $game }, игроков: { $players }, ходов: { $moves }. Всё проверено.
verify-unfinished = { $path }: { $game }, игроков: { $players }, ходов пока: { $moves }. Всё проверено.

## Лаборатория

lab-arena = Арена
lab-missing = Для отчётов и кластеров нужны ещё пакеты: pip install "tesela[lab]" или script/setup dev.
lab-study = Исследование
lab-bot = бот
lab-rating = рейтинг
lab-wins = победы
lab-count = игры
lab-report = Отчёт: { $path }
lab-kept = Прервано; сыгранные игры ({ $done }) сохранены. Та же команда продолжит.
lab-stopped = Прервано; сыграно игр: { $done }.
lab-puzzles = Поиск задач
lab-puzzles-found = Задачи ({ $count }): { $path }

## Reviews

review-better = Лучший ход: { $better }; сыграно: { $played }.
review-more = Лучший ход даёт ещё: { $better }.
review-less = Сыграно: { $played }; лучший ход обходится без этого.
review-rather = Лучше: { $better }; сыграно: { $played }.
hint-better = Первый: { $better }; второй: { $played }.
hint-more = Первый даёт ещё: { $better }.
hint-less = Второй: { $played }; первый обходится без этого.
hint-rather = Первый: { $better }; второй: { $played }.
review-doing = Разбор
review-title = { $game }: разбор
review-lead = Ходов: { $turns }, игроков: { $players }; каждый ход оценён по тому, что игрок мог знать.
review-small = Шансы на победу в среднем ± { $error } %.
review-mark-best = лучший ход
review-mark-good = хороший ход
review-mark-inaccuracy = неточность
review-mark-mistake = ошибка
review-mark-blunder = грубая ошибка
review-chances = Шансы на победу
review-accuracies = Точность
review-accuracy = точность
review-player = игрок
review-turns = Ходы
review-won = победа
review-lost = { $loss } % шансов на победу, очки: { $points }
review-luck = Удача: { $changes }
review-luck-of = { $player } { $change } %
review-line = ход
review-win = шансы
review-loss = потеря
review-points = очки
review-played = сыграно
puzzle-ahead = Этот ход: { $better }; следующий по силе: { $second }.
puzzle-behind = Есть ход, с которым шансы на победу выше на { $percent } %.
