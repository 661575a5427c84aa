## Что делать сейчас

web-monuments-start = Поставьте рабочего на внешний круг
web-monuments-start-detail = Вы берёте фишку, которая там лежит; следующий путь начнётся отсюда.
web-monuments-set = Поставить рабочего
web-monuments-step = Шаг { $step } из { $steps }: ведите рабочего дальше
web-monuments-step-detail = По фишке с клетки.
web-monuments-reach = +{ $count } значит: оттуда можно собрать ещё { $count ->
    [one] { $count } фишку
    [few] { $count } фишки
   *[other] { $count } фишек
}.
web-monuments-step-last = Последний шаг кончается на внешнем круге.
web-monuments-go = Закончить путь здесь
web-monuments-take = Возьмите одну из фишек на этой клетке
web-monuments-take-detail = Шаг { $step } из { $steps }
web-monuments-place = Выберите кирпич или светящееся место ({ $count })
web-monuments-place-violet = Положите фиолетовый кирпич: { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}
web-monuments-place-red = Положите красный кирпич: { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}
web-monuments-place-neutral = Положите неокрашенный кирпич: { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}
web-monuments-place-orange = Положите оранжевый кирпич: { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}
web-monuments-place-gem = Вложите самоцвет в реликварий
web-monuments-place-detail = Чем выше, тем больше очков; под местом всё должно стоять.
web-monuments-hidden = За кирпичами не видно: поверните памятник.
web-monuments-show = Показать
web-monuments-chosen = Уровень { $level }, +{ $points } · место { $number } из { $count }
web-monuments-build = Положить, +{ $points }
web-monuments-build-none = Положить
web-monuments-pass = Пас
web-monuments-must-pass = Положить нечего: пас на раунд, минус { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
web-monuments-must-pass-free = Положить нечего: пас на раунд, без потерь
web-monuments-must-pass-detail = Кирпичи и самоцветы остаются у вас.
web-monuments-wait-quarry = { $player } идёт по карьеру
web-monuments-wait-building = { $player } выбирает, где строить
web-monuments-over = Игра окончена

## Поле

web-monuments-round = Раунд { $number } из { $rounds }
web-monuments-phase-quarry = Карьер
web-monuments-phase-monument = Стройка
web-monuments-turn = Этот ход: { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[other] { $count } шагов
}
web-monuments-this-turn = Этот ход
web-monuments-ends-outside = Путь кончается на краю
web-monuments-left = Осталось в карьере
web-monuments-wants = Памятнику нужно
web-monuments-more = ещё { $count }
web-monuments-open = можно сейчас: { $count }
web-monuments-level = ур. { $level }
web-monuments-placed = уложено { $placed } из { $places }
web-monuments-rotate-left = Повернуть памятник влево (Q)
web-monuments-rotate-right = Повернуть памятник вправо (E)
web-monuments-layers = Снять верхний уровень (L)
web-monuments-previous = Предыдущее место
web-monuments-next = Следующее место
web-monuments-look-quarry = Посмотреть на карьер
web-monuments-look-monument = Посмотреть на памятник
web-monuments-short-quarry = Карьер
web-monuments-short-monument = Стройка

## Руки и ширмы

web-monuments-hand = За вашей ширмой
web-monuments-peek = Заглянуть за ширму
web-monuments-cover = Снова закрыть
web-monuments-places = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}
web-monuments-worth = по { $points } очка
web-monuments-pick = { $piece }: { $count ->
    [0] сейчас места нет
    [one] сейчас { $count } место
    [few] сейчас { $count } места
   *[other] сейчас { $count } мест
}
web-monuments-if-pass = Если бы пришлось пасовать
web-monuments-one-each = По очку за каждый лишний кирпич. Кирпичи и самоцветы остаются на следующий раунд.
web-monuments-free-pass = В последнем раунде за кирпичи очки не теряют. Каждый самоцвет даст в конце { $points }.
web-monuments-black = Чёрная фишка
web-monuments-black-detail = У кого она, тот получит { $points } очка и начнёт стройку и новый раунд.
web-monuments-black-here = Она ещё в карьере.
web-monuments-black-taken = Она у игрока: { $player }.
    .you = Она у вас.
web-monuments-screen-up = Фишки скрыты
web-monuments-taken = взято фишек: { $count }
web-monuments-this-round = { $points } за раунд
web-monuments-passed = пас
web-monuments-has-worker = строит первым
web-monuments-empty = пока пуст
web-monuments-next-brings = Следующий раунд принесёт
web-monuments-no-next = Это последний раунд

## Первая игра

web-monuments-guide-welcome = Добро пожаловать в карьер! В каждом из трёх раундов сначала собирают здесь камни, потом все вместе строят памятник, и каждый уложенный камень сразу приносит очки.
web-monuments-guide-start = Первый ход только ставит рабочего на любую клетку внешнего круга и берёт то, что там лежит. Самоцвет в конце даст 3 очка: поставьте рабочего на самоцвет.
web-monuments-guide-others = Все водят одного рабочего. Второй ход длится 2 шага, третий 3, дальше по 4: смотрите, где его оставят другие.
web-monuments-guide-colours = Вот что нужно памятнику. Фиолетовые и красные лежат внизу и дают 1 и 3 очка, неокрашенные и оранжевые наверху, до 9 очков. Собирайте понемногу всего.
web-monuments-guide-black = Чёрная фишка даёт 2 очка и первый ход на стройке и в следующем раунде. Кто строит первым, занимает лучшие места.
web-monuments-guide-walk = Теперь вы: шагайте с клетки на клетку, берите с каждой по фишке и закончите на внешнем круге. Когда карьер опустеет, начнётся стройка.
web-monuments-guide-hand = Здесь ваши камни, соперники их не видят. Кирпич, которому на стройке не нашлось места, при пасе стоит одного очка.
web-monuments-guide-on = Ходите дальше, ход за ходом, пока карьер не опустеет. Тогда начнётся стройка.
web-monuments-guide-build = Теперь все строят, по кирпичу за ход. Выберите тут цвет, потом светящееся место: оно сразу даёт очки. Чем выше, тем больше.
web-monuments-guide-end = Так растёт памятник. Кирпичу нужна опора; если ничего не подходит, пасуйте. После трёх раундов карьера и стройки побеждает тот, у кого больше очков. Играйте дальше!

## Подсказка у предмета

web-help-monuments-outer = Внешнее кольцо. Первый ход ставит сюда рабочего, и каждый путь должен здесь закончиться.
web-help-monuments-cell = С каждой клетки, куда входит рабочий, вы берёте одну фишку, любую, если их несколько.
web-help-monuments-brick = Кирпичи кладут в монумент там, где план требует их цвет; очки зависят от уровня.
web-help-monuments-gem = Самоцвет приносит 3 очка в конце или 1 очко на реликварии, если он есть.
web-help-monuments-black = Владелец чёрной фишки, когда карьер опустел, получает 2 очка, рабочего и начинает стройку и следующий раунд.
web-help-monuments-worker = Рабочий идёт по карьеру: 2 клетки во второй ход, 3 в третий, потом всегда 4. На стройке он показывает, кто начинает.
web-help-monuments-walk = Шаги этого хода: ровно столько, и что принёс каждый.
web-help-monuments-left = Что ещё лежит в карьере. Когда он опустеет, начнётся стройка.
web-help-monuments-wants = Сколько кирпичей каждого цвета ещё нужно монументу и сколько мест для них открыто сейчас.
web-help-monuments-level = Кирпич на этом уровне приносит указанные очки. Место открыто, когда всё под ним построено.
web-help-monuments-place = Место плана: сюда ляжет кирпич нужного цвета, когда всё под ним построено.
web-help-monuments-built = Стоящий кирпич. Он уже принёс очки своего уровня.
web-help-monuments-reliquary = Реликварий принимает один самоцвет вместо кирпича, за 1 очко; в конце он уже не считается.
web-help-monuments-placed = Сколько монумента построено. Игра кончается сразу, когда он завершён, или после 3-го раунда.
web-help-monuments-pass = Пас стоит 1 очко за каждый оставшийся кирпич. Пасуют, только когда ничего нельзя положить.
web-help-monuments-screen = За ширмой лежат фишки этого игрока. Что останется, сохраняется на следующий раунд.
web-help-monuments-taken = Сколько фишек этот игрок взял из карьера в этом раунде, по одной с каждой клетки.
web-help-monuments-coming = Что принесёт в карьер следующий раунд.
web-help-monuments-track = Очки каждого; самоцветы считаются в конце.
web-help-monuments-points = Очки сейчас, в начале 10. Самоцветы приносят по 3 в конце; побеждает наибольшая сумма.
web-help-monuments-round = В каждом раунде опустошают карьер, потом строят. Раундов не больше трёх.
