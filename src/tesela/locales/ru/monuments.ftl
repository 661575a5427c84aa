monuments-title = World Monuments

## Что в коробке

monuments-monument-notre_dame = Нотр-Дам
monuments-monument-san_pietro = Собор Святого Петра
monuments-monument-taj_mahal = Тадж-Махал
monuments-monument-capitol = Капитолий
monuments-monument-cluny = Аббатство Клюни
monuments-monument-cluny_reliquary = Аббатство Клюни с реликварием
monuments-piece-violet = { $count ->
    [one] { $count } фиолетовый кирпич
    [few] { $count } фиолетовых кирпича
   *[other] { $count } фиолетовых кирпичей
}
monuments-piece-red = { $count ->
    [one] { $count } красный кирпич
    [few] { $count } красных кирпича
   *[other] { $count } красных кирпичей
}
monuments-piece-neutral = { $count ->
    [one] { $count } неокрашенный кирпич
    [few] { $count } неокрашенных кирпича
   *[other] { $count } неокрашенных кирпичей
}
monuments-piece-orange = { $count ->
    [one] { $count } оранжевый кирпич
    [few] { $count } оранжевых кирпича
   *[other] { $count } оранжевых кирпичей
}
monuments-piece-gem = { $count ->
    [one] { $count } самоцвет
    [few] { $count } самоцвета
   *[other] { $count } самоцветов
}
monuments-piece-black = { $count ->
    [one] { $count } чёрная фишка
    [few] { $count } чёрные фишки
   *[other] { $count } чёрных фишек
}
monuments-kind-violet = фиолет.
monuments-kind-red = красн.
monuments-kind-neutral = неокр.
monuments-kind-orange = оранж.
monuments-kind-gem = самоцв.
monuments-kind-black = чёрн.
monuments-letter-violet = Ф
monuments-letter-red = К
monuments-letter-neutral = Н
monuments-letter-orange = О
monuments-letter-gem = ◇
monuments-letter-black = ×
monuments-cell = на клетку { $name }
monuments-centre = в центр

## Что можно сделать

monuments-do-start = поставить рабочего { $cell }: { $pieces }
monuments-do-go = шагнуть { $cell }: { $pieces }
monuments-do-go-empty = шагнуть { $cell }, там пусто
monuments-do-take = взять: { $piece }
monuments-do-build = строить на месте { $place }: { $piece }, уровень { $level }, +{ $points }
monuments-do-reliquary = вложить самоцвет в реликварий, +{ $points }
monuments-do-pass = пас до конца раунда, −{ $points }
monuments-do-pass-free = пас до конца раунда, без потерь

## Что произошло

monuments-did-start = рабочий поставлен { $cell }: { $piece }
monuments-did-go = шаг { $cell }
monuments-did-go-take = шаг { $cell }: { $piece }
monuments-did-go-empty = шаг { $cell }, там пусто
monuments-did-take = взято: { $piece }
monuments-did-build = на уровне { $level }: { $piece }, +{ $points }
monuments-did-reliquary = самоцвет в реликварии: +{ $points }
monuments-did-pass = пас с лишними кирпичами: −{ $points }
monuments-did-pass-free = пас без потерь
monuments-quarry-empty = карьер пуст; за чёрную фишку +{ $points }, рабочий и первый ход стройки: { $player }
    .you = карьер пуст; за чёрную фишку вам +{ $points }, рабочий и первый ход стройки
monuments-next-round = раунд { $number }, карьер заполнен заново; первый ход: { $player }
    .you = раунд { $number }, карьер заполнен заново; первый ход ваш
monuments-given-back = { $player }: возвращено { $points ->
    [one] { $points } очко, потерянное
    [few] { $points } очка, потерянных
   *[other] { $points } очков, потерянных
} при пасе
    .you = вам возвращено { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } за пас
monuments-over-complete = памятник достроен: игра заканчивается
monuments-over-rounds = последний раунд окончен: игра заканчивается

## Очки

monuments-score-start = Начало
monuments-score-building = Стройка
monuments-score-black = Чёрная фишка
monuments-score-lost = Кирпичи, оставшиеся при пасе
monuments-score-gems = Самоцветы
monuments-tie = При равенстве очков место общее (W12)

## Почему нельзя

monuments-why-quarry = сначала пустеет карьер, потом начинается стройка.
monuments-why-no-quarry = карьер пуст, теперь строится памятник.
monuments-why-start = первый ход ставит рабочего на внешнюю клетку.
monuments-why-entered = в этом ходу рабочий уже входил на эту клетку.
monuments-why-far = эта клетка не граничит с клеткой рабочего.
monuments-why-rim = { $count ->
    [one] последним шагом
    [few] за { $count } оставшихся шага
   *[other] за { $count } оставшихся шагов
} нельзя было бы закончить путь на внешнем круге хотя бы с одной фишкой.
monuments-why-go-first = фишку берут, когда рабочий входит на её клетку.
monuments-why-take-first = сначала выберите, какую фишку взять.
monuments-why-no-piece = такой фишки на этой клетке нет.
monuments-why-no-place = у этого памятника нет места с таким номером.
monuments-why-no-reliquary = у этого памятника нет реликвария.
monuments-why-built = это место занято.
monuments-why-not-held = сюда нужно: { $piece }, а у вас этого нет.
monuments-why-support = под ним ещё не всё построено.
monuments-why-no-pass = вы можете положить кирпич, значит, должны.
monuments-why-gem = для вашего самоцвета ещё есть место в реликварии.

## Ошибки в файле планов

monuments-plan-unreadable = файл нельзя прочитать ({ $detail }).
monuments-plan-unknown = «{ $key }» здесь не известно.
monuments-plan-missing = нет таблицы «{ $key }».
monuments-plan-corner = { $text } не угол; напишите два целых числа, каждое от −{ $reach } до { $reach }.
monuments-plan-rounds = на каждый раунд нужна строка, всего { $count }.
monuments-plan-round = { $text } не раунд; напишите целые числа от 0, всего { $count }.
monuments-plan-overlap = уровень { $level }: { $here } заходит на { $there }.
monuments-plan-support = уровень { $level }: { $here } не стоит всем основанием на кирпичах уровня ниже.
monuments-plan-bricks = цвет { $colour }: кирпичей в плане { $count }, на поле памятника указано { $printed }.
monuments-plan-pieces = вид { $kind }: раунды приносят { $brought }, плану нужно { $needed }, в коробке есть { $held }.
monuments-plan-black = каждый раунд приносит ровно одну чёрную фишку.
monuments-plan-few = фишек { $count }, этого мало, чтобы заполнить карьер; нужно { $least }.

## Стол

monuments-table-status = { $monument } · раунд { $number } из { $rounds } · { $phase } · построено { $placed } из { $places }
monuments-phase-walking = карьер
monuments-phase-taking = карьер
monuments-phase-building = стройка
monuments-phase-over = конец
monuments-table-quarry = Карьер
monuments-table-steps = { $count ->
    [one] { $count } шаг:
    [few] { $count } шага:
   *[other] { $count } шагов:
}
monuments-table-centre = центр
monuments-table-level = Уровень { $level } · +{ $points }
monuments-table-players = Игроки
monuments-table-taken = Взято
monuments-table-gained = Раунд
monuments-table-passed = пас
monuments-table-left = в карьере
monuments-table-wants = нужно
monuments-table-open = можно сейчас
monuments-table-coming = в новом раунде

## Правила, нашими словами

rule-monuments-W1 = Фишки раунда перемешиваются и выкладываются открыто: по одной на каждую внешнюю клетку, по две на каждую среднюю, остальные в центр. У Тадж-Махала на средних клетках по одной; у Капитолия в раунде 3 одна на каждые две средние клетки.
rule-monuments-W2 = Первый ход в карьере ставит рабочего на любую внешнюю клетку. Второй ход идёт ровно на 2 клетки, третий ровно на 3, каждый следующий ровно на 4, кто бы ни ходил.
rule-monuments-W3 = Каждый шаг ведёт на соседнюю клетку, на которую рабочий в этом ходу ещё не входил; на клетку, где ход начался, можно войти один раз. С каждой клетки, на которую вошли, возьмите одну фишку, если она есть, а если их несколько, то на выбор.
rule-monuments-W4 = Последний шаг должен закончиться на внешнем круге, и ход должен принести хотя бы одну фишку. Шаги, после которых это невозможно, запрещены.
rule-monuments-W5 = Карьер окончен, когда он пуст и последний путь завершён. У кого чёрная фишка, тот возвращает её, получает 2 очка и рабочего и начинает стройку и следующий раунд. В каждом раунде рабочего ставят заново.
rule-monuments-W6 = Начиная с владельца рабочего, по часовой стрелке каждый должен положить ровно один кирпич туда, где план просит его цвет и где всё под ним уже стоит. Он сразу приносит 1, 3, 5, 7 или 9 очков на уровнях с 1 по 5.
rule-monuments-W7 = Пасовать можно, только если положить нечего, и тогда до конца фазы. Это стоит 1 очко за каждый оставшийся кирпич, но не больше, чем у вас очков. Самоцветы ничего не стоят.
rule-monuments-W8 = В раунде, который заканчивает игру, за кирпичи никто не теряет очков: потерянное в этом раунде возвращается, а в раунде 3 ничего не отнимается.
rule-monuments-W9 = Оставшиеся кирпичи и самоцветы сохраняются на следующий раунд.
rule-monuments-W10 = Стройка окончена, когда спасовали все. Игра заканчивается после раунда 3 или сразу, как только памятник достроен.
rule-monuments-W11 = В реликварий кладут один самоцвет, в любой свой ход стройки, вместо кирпича, за 1 очко; в конце этот самоцвет уже не считается. Нельзя пасовать, пока реликварий свободен, а у вас есть самоцвет; и пока он свободен, памятник не достроен.
rule-monuments-W12 = В конце каждый самоцвет приносит 3 очка. Побеждает тот, у кого больше очков; при равенстве победа общая.
