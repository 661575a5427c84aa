## The browser client: pages

web-home = Домой
web-nav = Страницы
web-nav-play = Играть
web-nav-lobby = Зал
web-nav-rules = Правила
web-nav-settings = Настройки
web-you-are = Вы — { $name }: сменить имя
web-language = Язык
web-sound-on = Включить звук
web-sound-off = Выключить звук
web-theme-light = Светлая тема
web-theme-dark = Тёмная тема
web-close = Закрыть
web-menu = Меню
web-save = Сохранить
web-copy = Скопировать
web-copied = Скопировано
web-link = Ссылка
web-missing = Здесь ничего нет
web-no-connection = Сервер недоступен. Попробуйте чуть позже.
web-opening = Открываем …
web-preparing = Готовим движок, только в первый раз …
web-preparing-left = Готовим движок, только в первый раз: около { $seconds } с

web-hero-1 = Четыре настольные игры
web-hero-2 = в свежей глазури.
web-hero-text = Играйте с друзьями или ботами прямо в браузере, без регистрации. Впервые? Проводник научит каждой игре по ходу партии.
web-friends = С друзьями
web-friends-text = Откройте стол и пошлите ссылку.
web-create = Создать стол
web-join = Войти по коду
web-join-text = Пять букв от того, кто открыл стол.
web-join-code = Код стола
web-join-letter = Буква { $number }
web-join-do = Войти
web-about-finca = Двенадцать лопастей, шесть плодов, десять деревень.
web-about-majolica = Плитки каскадом через четыре мастерские.
web-about-mozaika = Тайные ставки, мозаика и мухи.
web-about-monuments = Добудьте камень и возведите купол.
web-players = Игроков: { $players }
web-minutes = { $minutes } мин
web-play-now = Играть
web-play-now-bots = с ботами
web-options = Настроить
web-options-of = Настроить: { $game }
web-guide-start = Впервые? Учиться, играя
web-foot = «Играть» сразу начинает партию с ботами средней силы.
web-continue = Продолжить
web-continue-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
web-status-waiting = ждёт игроков
web-status-playing = { $moves ->
    [one] { $moves } решение
    [few] { $moves } решения
   *[many] { $moves } решений
}
web-status-over = закончена
web-resume = Дальше
web-resume-of = Дальше: { $game }
web-look = Взглянуть
web-how = Как это устроено
web-how-1 = Выберите игру и нажмите «Играть»: боты садятся за стол, и можно начинать.
web-how-2 = Строка под полем всегда говорит, что делать; что светится синим, то можно нажать.
web-how-3 = Любое решение можно вернуть, а подсказка — в одном нажатии.

## Setting up a table

web-new = Новый стол
web-new-game = Игра
web-new-seats = Места
web-new-players = Игроки
web-new-table = За столом
web-new-hints = Подсказки
web-new-hints-text = В свой ход можно спросить, что сделал бы мастер.
web-new-undo = Возврат хода
web-new-undo-text = Решения можно вернуть; если это касается других, их спросят.
web-new-shuffle = Случайные места
web-new-shuffle-text = Кто начинает, решает жребий.
web-new-public = Открытый
web-new-public-text = Стол виден в зале, подсесть может любой.
web-new-clock = Часы
web-new-clock-text = У каждого своё время; каждое решение его прибавляет.
web-clock-none = Без часов
web-clock-live = { $start } мин + { $gain } с
web-clock-days = { $start } ч + { $gain } ч
web-clock-chip = часы { $start } мин + { $gain } с
web-clock-own = Своё время…
web-clock-minutes = Минут в начале
web-clock-gain = Секунд за решение
web-clock-flag = Когда время вышло
web-clock-flag-bot = играет бот, пока игрок не вернётся
web-clock-flag-lost = партия проиграна
web-clock-chip-lost = время вышло — проигрыш
web-chip-no-hints = без подсказок
web-chip-no-undo = без возврата
web-new-seed = Зерно
web-new-seed-text = То же зерно раздаёт ту же партию: шестнадцатеричные цифры.
web-new-seed-random = случайное
web-chip-seed = расклад известен
web-seed-chosen = Зерно этого стола выбрано вручную: создатель может знать все стопки. Партия не идёт в зачёт.
web-new-open = Открыть стол
web-new-start = Начать
web-seat-friend = свободно для друга
web-level-novice = иногда ходит наугад
web-level-apprentice = видит следующий шаг
web-level-artisan = средний
web-level-master = сильный
web-level-legend = сильнейший, думает не спеша
web-option-majolica-bloom = Синхронное Цветение
web-option-majolica-kaleidoscope = Калейдоскопический дизайн
web-option-majolica-missions = Карты целей
web-option-monuments-monument = Памятник
web-option-monuments-monument-text = У каждого свой план и свои кирпичи в каждом раунде.
web-option-monuments-open_screens = Открытые ширмы
web-option-monuments-open_screens-text = Фишки всех видны: игра без секретов.

## Before the match

web-invite = Пригласить
web-invite-code = Код, чтобы сказать вслух
web-invite-link = Ссылка с местом
web-invite-picture = Картинка ссылки для камеры телефона
web-invite-watch = Ссылка для зрителя
web-invite-alone = Эти ссылки открываются только на этом компьютере.
web-invite-open = Чтобы могли прийти другие из вашей сети, запустите Tesela с параметром
web-invite-then = Тогда она будет доступна по адресу
web-invite-network = В вашей сети сервер доступен по адресу
web-ready = готовность
web-ready-do = Готовность
web-not-ready = Ещё не время
web-here = на месте
web-sit = Сесть
web-watch = Смотреть
web-start = Начать
web-leave = Уйти
web-you-named = Вы, { $name }
web-seat-move = Переставить место { $number }: перетащите его на другое или нажимайте стрелки
web-wait-open = { $count ->
    [one] Свободно { $count } место: пригласите кого-нибудь или посадите бота.
    [few] Свободно { $count } места: пригласите кого-нибудь или посадите ботов.
   *[many] Свободно { $count } мест: пригласите кого-нибудь или посадите ботов.
}
web-wait-start = Все в сборе. Можно начинать.
web-wait-host = Все в сборе. Начинает хозяин стола.
web-lobby-text = Открытые столы: садитесь или смотрите.
web-lobby-empty = Открытых столов сейчас нет. Откройте свой — его увидят здесь.
web-lobby-waiting = Ждут игроков
web-lobby-playing = Идёт игра

## At the table

web-board = Поле
web-opponents = Соперники
web-area = Перед игроком { $player }
web-area-open = Открыть крупно, что лежит перед игроком { $player }
web-area-previous = Предыдущий игрок
web-area-next = Следующий игрок
web-prompt = Что делать сейчас
web-own = Ваше место
web-log = Что произошло
web-log-by = { $player }:
web-player = { $player }
web-log-empty = Пока ничего не произошло.
web-log-round = Раунд { $round }
web-look-back = Вернуться к решению { $number }
web-ghost = Решение { $number }
web-secret = тайное решение
web-log-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}
web-tab-log = Ходы
web-tab-rules = Правила
web-tab-chat = Чат
web-chat-empty = Пока все молчат.
web-chat-write = Сказать что-нибудь
web-chat-send = Отправить
web-your-turn = Ваш ход
web-not-your-turn = Сейчас не ваш ход.
web-choose = Выберите одно из решений.
web-no-choices = Сейчас решать нечего.
web-all-choices = Все решения списком
web-over = Партия окончена.
web-thinking = { $count ->
    [one] Думает: { $players } …
   *[other] Ещё думают: { $players }
}
web-modes = Как сыграть ход
web-hint = Подсказка
web-hint-title = Мастер сыграл бы
web-hint-chance = Проценты: ваш шанс на победу.
web-hint-chance-text = Чего движок ждёт, если вы выберете это и все будут играть дальше, как он. Он знает не больше вас.
web-hint-do = Сыграть
web-undo = Вернуть
web-undo-ask = Просить возврат
web-cancel = Отмена
web-rule-link = Правило { $rule }
web-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-time-left = Осталось времени
web-seat-open = свободно
web-seat-number = место { $number }
web-seat-bot = бот · { $level }
web-seat-thinking = думает …
web-seat-offline = нет связи
web-seat-resigned = вышел из игры
web-seat-away-left = нет на месте, играет бот
web-seat-away-time = время вышло, играет бот
web-seat-away-abandoned = нет на месте, играет бот
web-seat-returning = вернётся после решения бота
web-home-keep = Домой (партия останется в «Продолжить»)
web-leave-bot = Уйти: доиграет бот
web-resign = Сдаться
web-resign-text = Партия для вас проиграна; на вашем месте доиграет бот.
web-resign-ends = Партия сразу закончится, и победа достанется не вам.
web-resign-do = Сдать партию
web-screens-up = Скрыть мои фишки от чужих глаз
web-screens-down = Показывать мои фишки
web-lost = Связь потеряна. Догоняем …
web-outdated = Есть более новая версия страницы.
web-reload = Обновить
web-bot-plays = За вас играет бот.
web-take-back-seat = Вернуться на место
web-returning = Бот принимает оставленное ему решение; потом место снова ваше.
web-asked = Просьба вернуть решение: { $player }
web-asking = Спрашиваем остальных, можно ли вернуть …
web-refused = { $player } против: решение остаётся в силе.
web-refused-read = Понятно
web-agree = Согласиться
web-refuse = Отказать
web-gone = Нет связи: { $player }
web-gone-grace = Бот сможет играть через { $seconds } с.
web-gone-bot = Пусть играет бот

## After the match

web-result = Итог
web-result-aside = Показать поле
web-result-place = Место
web-result-own = Ваше место: { $place } из { $count }
web-result-seed = Зерно и обещание
web-luck-waiting = Каждый браузер добавляет к нему свою удачу: пока { $count } из { $people }.
web-luck-secret = Секрет сервера: { $secret }, обещан в начале как SHA-256 { $commitment }
web-luck-added = Добавленная удача:
web-luck-of = { $player }: { $luck }
web-luck-seed = Смешанные, они дают зерно { $seed }
web-luck-right = Проверено в этом браузере: секрет тот, что был обещан, и смесь даёт это зерно.
web-luck-wrong = Эти числа не сходятся: расклад не тот, что был обещан.
web-luck-unchecked = Верно ли это, скажет «tesela verify» о сохранённой партии; эта страница пришла не по шифрованной линии и проверить не может.
web-luck-own = Ваша удача в нём есть.
web-luck-missing = Вашей удачи в нём нет, хотя этот браузер её отправил.
web-result-gave-up = Партия сдана: { $player }.
    .you = Вы сдали партию.
web-result-unfinished = На этом партия окончена; очки — на тот момент.
web-you-win = Победа за вами!
web-rematch = Реванш
web-rematch-go = К реваншу
web-replay = Повтор
web-replay-start = Начало
web-replay-leave = Назад к столу
web-step-first = В начало
web-step-back = Шаг назад
web-step-on = Шаг вперёд
web-step-last = В конец
web-step-play = Проиграть
web-step-pause = Пауза
web-step-number = Решение { $at } из { $length }
web-step-seat = Чьими глазами
web-step-all = Что видят все

## The guide

web-guide = Проводник
web-guide-step = Шаг { $number } из { $count }
web-guide-next = Дальше
web-guide-end = Закончить обучение
web-guide-strayed = Проводник имел в виду другой ход. Верните его или играйте дальше сами.
web-guide-alone = Играть дальше

## Rules

web-rules-of = Правила: { $game }
web-rules-search = Искать в правилах
web-rules-none = Об этом нет правила.
web-rules-all = все игры

## Settings

web-set-you = Вы
web-set-name = Имя
web-name-saved = Сохранено. За столами, где вы сидите, останется старое имя.
web-set-device = На другом устройстве
web-set-device-text = Личная ссылка перенесёт вас вместе с партиями. У кого она, тот и вы; новая отменяет прежнюю.
web-set-device-do = Создать ссылку
web-set-looks = Вид
web-set-theme = Тема
web-theme-auto-short = как в системе
web-theme-light-short = светлая
web-theme-dark-short = тёмная
web-set-colours = Цвета для всех
web-set-colours-text = Места и краски, которые различит любой глаз.
web-set-play = Игра
web-set-motion = Движение
web-set-motion-text = Фишки движутся оттуда, где стояли.
web-set-sound = Звук
web-set-sound-text = Глиняные щелчки и колокольчик к вашему ходу.
web-set-confirm = Подтверждать ходы
web-set-confirm-text = Первое нажатие отмечает, второе или кнопка — выполняет.
web-set-screens = Скрыть мои фишки от чужих глаз
web-set-screens-text = В World Monuments, когда ваш экран видят другие: то, что у вас есть, закрыто, пока вы не попросите.
web-switch-auto = само
web-switch-on = да
web-switch-off = нет
web-return = С возвращением
web-return-yes = Да
web-return-no = Нет, остаться

## Keys

web-keys = Клавиши
web-key-tab = от области к области
web-key-arrows = между местами на поле, которые можно выбрать
web-key-enter = выбрать, подтвердить
web-key-escape = отменить, закрыть
web-key-undo = вернуть ход
web-key-hint = подсказка
web-key-areas = что лежит перед другими, крупно, по очереди
web-key-piece = подсказка к следующему предмету; с Shift — к предыдущему
web-key-rule = открыть правило, названное в подсказке
web-key-zones = по кругу областей страницы
web-key-help = этот список
