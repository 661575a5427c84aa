## Сервер: что он говорит при запуске и почему отказывает

server-started-at = Tesela открыта по адресу { $address } · Ctrl-C закрывает.
server-address = Не удаётся слушать { $host }, порт { $port }: { $detail }. Выберите другой --port.
server-settings = Неверная настройка в окружении: { $detail }
server-database = «{ $url }» не подходит как база данных. Напишите sqlite:///ПУТЬ или postgresql://ИМЯ@АДРЕС/БАЗА.
server-database-driver = Для PostgreSQL нужен драйвер: pip install "tesela[postgres]".
server-store = База данных недоступна: { $detail }. Ничего не изменилось; попробуйте чуть позже.
server-store-doubt = База данных пропала во время записи. Когда она вернётся, стол покажет, что сохранилось.
server-backup-done = Скопировано в { $path }.
server-page = В этом сервере нет клиента для браузера. Программы могут играть здесь:
server-page-http = что можно спросить по HTTP
server-page-sockets = сообщения сокетов
server-no-address = По этому адресу ничего нет.
server-method = Этот адрес принимает только { $known }.
server-broken = Что-то сломалось на нашей стороне. Ничего не изменилось; попробуйте ещё раз.
server-malformed = Сообщение непонятно: { $detail }
server-too-large = Сообщение длиннее { $limit } байт.
server-too-many = Слишком часто. Попробуйте через { $seconds } с.
server-become = Здесь вы { $you }, и у вас есть столы. Стать вместо этого { $them }?
server-seats-many = Вы уже ждёте за открытыми столами: { $count }. Сначала встаньте из-за одного из них.
server-studies-full = Места для новых анализов больше нет. Сохраните его в файл.
server-crowded = У вас уже открыто соединений: { $limit }. Сначала закройте несколько столов.
server-who = Сначала назовите себя.
server-origin = Этой странице нельзя обращаться к этому серверу.
server-name = В имени должна быть хотя бы одна буква.
server-return = Эта ссылка больше не действует. Создайте новую там, где вас знают.
server-code = Под этим кодом никто не ждёт. Код действует до начала партии.
server-invitation = За этот стол — по приглашению: попросите ссылку или код.
server-no-table = Такого стола нет.
server-no-study = Такого анализа нет.
server-no-puzzle = Такой задачи нет.
server-seats = За столом нужен хотя бы один человек, и сесть можно только один раз.
server-clock-alone = В одиночку на время не играют.
server-seat-taken = Место { $number } занято.
server-seats-open = Есть свободные места: пригласите кого-нибудь или добавьте ботов.
server-started = Партия уже началась.
server-luck-given = Ваша удача уже добавлена к зерну: изменить её нельзя.
server-luck-chosen = Зерно этого стола выбрано вручную: ничья удача к нему не добавляется.
server-not-started = Партия ещё не началась.
server-not-over = Партия ещё не окончена.
server-newer-rules = Эта партия идёт по более новой версии правил, чем знает сервер: её можно прочесть, но не продолжить.
server-host-only = Это может только хозяин стола.
server-no-seat = У вас нет места за этим столом.
server-stale = За столом что-то изменилось: взгляните и решите заново.
server-away = За вас играет бот: сначала верните себе место.
server-not-away = За вас никто не играет.
server-resigned = Вы сдали эту партию.
server-still-here = { $player } ещё здесь.
server-grace = { $player }: связь только что пропала, бот сможет играть через { $seconds } с.
server-undo-off = За этим столом решения окончательны.
server-asking = Кто-то уже просит вернуть решение.
server-nothing-asked = Вас ни о чём не спрашивают.
server-note-undone = { $count ->
    [1] возврат решения
    [one] возврат { $count } решения
   *[other] возврат { $count } решений
}
server-note-refused = отказ в просьбе вернуть решение
server-note-resigned = партия сдана
server-note-time = время вышло: дальше играет бот
server-note-time-lost = время вышло: партия проиграна
server-hints-off = За этим столом нет подсказок.
server-hint-turn = Подсказки — только в свой ход.
server-preparing = Движок ещё готовится; подсказки будут через минуту.
server-thoughts-yours = Движок ещё думает над вашими прежними вопросами. Сначала дождитесь ответа.
server-thoughts-all = Сейчас движок спрашивают слишком многие. Попробуйте чуть позже.
server-reviews-yours = Для вас ещё готовятся разборы: { $count }. Этот начнётся, когда один из них будет готов.
server-chat-empty = В этой строке нечего читать.
server-replay-own = Пока партия идёт, смотреть назад можно только со своего места.
error-moment = Нет момента { $number }; в партии решений: { $moves }.

server-workers = Для нескольких процессов ({ $count }) нужна база PostgreSQL: добавьте --database postgresql://ИМЯ@АДРЕС/БАЗА.
server-worker-database = Процессы думают за столы базы PostgreSQL: добавьте --database postgresql://ИМЯ@АДРЕС/БАЗА.
server-worker-started = Думаю за ботов этой базы. Остановка — Ctrl-C.
server-migrate-settings = настройки
server-migrate-people = люди
server-migrate-tables = столы
server-migrate-seats = места
server-migrate-entries = решения и прочее
server-migrate-matches = проверка партий
server-migrate-other = В новой базе уже есть свои люди. Выберите пустую.
server-migrate-differs = Стол { $table }… в двух базах разный. Ничего не перенесено.
server-migrate-done = { $count ->
    [one] Перенесён и проверен { $count } стол.
    [few] Перенесены и проверены { $count } стола.
   *[many] Перенесено и проверено { $count } столов.
 }
server-backup-postgres = Базу PostgreSQL копируют её собственным pg_dump, даже во время работы.
