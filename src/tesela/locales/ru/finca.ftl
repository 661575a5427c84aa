finca-title = Финка

## Что в коробке

finca-fruit-fig = { $count ->
    [one] { $count } инжир
    [few] { $count } инжира
   *[other] { $count } инжиров
}
finca-fruit-almond = { $count ->
    [one] { $count } миндаль
    [few] { $count } миндаля
   *[other] { $count } миндалей
}
finca-fruit-olive = { $count ->
    [one] { $count } олива
    [few] { $count } оливы
   *[other] { $count } олив
}
finca-fruit-orange = { $count ->
    [one] { $count } апельсин
    [few] { $count } апельсина
   *[other] { $count } апельсинов
}
finca-fruit-grape = { $count ->
    [one] { $count } виноград
    [few] { $count } винограда
   *[other] { $count } виноградов
}
finca-fruit-lemon = { $count ->
    [one] { $count } лимон
    [few] { $count } лимона
   *[other] { $count } лимонов
}
finca-kind-fig = инжир
finca-kind-almond = миндаль
finca-kind-olive = олива
finca-kind-orange = апельсин
finca-kind-grape = виноград
finca-kind-lemon = лимон
finca-kind-wild = ?
finca-village-alcudia = Алькудия
finca-village-arta = Арта
finca-village-inca = Инка
finca-village-villafranca = Вильяфранка
finca-village-son_severa = Сон-Севера
finca-village-andratx = Андрач
finca-village-palma = Пальма
finca-village-llucmajor = Льюкмажор
finca-village-campos = Кампос
finca-village-santanyi = Сантаньи
finca-action-double = двойной ход
finca-action-gust = порыв ветра
finca-action-large = большая повозка
finca-action-less = на фрукт меньше
finca-carts = { $count ->
    [one] { $count } повозка
    [few] { $count } повозки
   *[other] { $count } повозок
}
finca-tile = { $value } ({ $fruits })
finca-tile-each = по одному каждого
finca-tile-six = 6 ({ $each })
finca-tile-wild = { $value } ({ $value } одного вида)

## Что можно сделать

finca-do-place = поставить фермера на лопасть { $blade } ({ $kind })
finca-do-move = пойти с лопасти { $blade } на { $steps } вперёд, до { $arrival }: { $fruits }
finca-do-move-cart = пойти с лопасти { $blade } на { $steps } вперёд, до { $arrival }: { $fruits }, { $carts }
finca-do-lift = поднять фермера с лопасти { $blade } ({ $kind })
finca-do-land = опустить на лопасть { $blade }: { $fruits }
finca-do-deliver = везти на повозке, до { $room } фруктов
finca-do-double = применить двойной ход
finca-do-gust = применить порыв ветра: фермер на любую лопасть
finca-do-large = применить большую повозку: везти до { $room } фруктов
finca-do-less = применить «на фрукт меньше»: везти на повозке, один фрукт не платить
finca-do-load = снабдить: { $village }, { $tile }
finca-do-short = снабдить на фрукт меньше: { $village }, { $tile }
finca-do-pay = заплатить этим: { $kind }
finca-do-lack = не давать одного: { $kind }
finca-do-stop = закончить доставку
finca-do-decline = без второго хода

## Что произошло

finca-did-place = фермер на лопасти { $blade }: { $fruits }
finca-did-move = ход на { $steps ->
    [one] { $steps } лопасть
    [few] { $steps } лопасти
   *[other] { $steps } лопастей
}, до лопасти { $blade }: { $fruits }
finca-did-earn = дорога пройдена: { $count ->
    [one] { $count } повозка
    [few] { $count } повозки
   *[other] { $count } повозок
}
finca-did-lift = фермер поднят с лопасти { $blade }
finca-did-land = фермер на лопасти { $blade }: { $fruits }
finca-did-deliver = повозка в пути
finca-did-use = жетон действия: { $tile }
finca-did-load = снабжение: { $village }, жетон { $tile }, оплата: { $fruits }
finca-did-finish = доставлено: { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[other] { $count } жетонов
} ценой { $points }
finca-did-decline = без второго хода
finca-short-fruit = в запасе не хватило: все вернули свои ({ $kind })
finca-short-carts = повозок не хватило: все вернули свои
finca-revealed = { $village } теперь просит { $tile }
finca-awarded = { $village }: закрыто, финка ({ $finca }) достаётся: { $player }
    .you = { $village }: закрыто, финка ({ $finca }) достаётся вам
finca-awarded-nobody = { $village }: закрыто, ничья за финку ({ $finca }), она не достаётся никому
finca-bonus = собран набор 1–6: премия { $points }
finca-over = стоит последняя деревянная финка: игра заканчивается
finca-over-turns = сыгран последний ход: игра заканчивается

## Очки

finca-score-tiles = Жетоны фруктов
finca-score-fincas = Жетоны финок
finca-score-actions = Неиспользованные жетоны действий
finca-score-bonus = Премии
finca-tie = При равенстве очков выше тот, у кого больше фруктов (F18)

## Почему нельзя

finca-why-placing = сначала ставят всех фермеров.
finca-why-placed = все фермеры уже поставлены.
finca-why-no-farmer = там нет вашего фермера.
finca-why-no-gust = фермера поднимает только порыв ветра.
finca-why-no-pass = пасовать нельзя: идите, везите или примените жетон действия.
finca-why-no-delivery = сначала начните доставку.
finca-why-used = этот жетон действия уже использован.
finca-why-no-cart = у вас нет повозки.
finca-why-nothing = вам нечем оплатить ни один жетон в деревнях.
finca-why-nothing-short = ни один жетон ценой от 2 нельзя оплатить на фрукт меньше.
finca-why-double = сначала закончите двойной ход.
finca-why-gust = сначала закончите порыв ветра.
finca-why-one-tile = за ход можно применить только один жетон действия.
finca-why-loading = сначала закончите доставку.
finca-why-choose-kind = сначала выберите вид фруктов для этого жетона.
finca-why-kind = этим видом жетон оплатить нельзя.
finca-why-choose-lack = сначала выберите фрукт, которого не дадите.
finca-why-lack = без этого фрукта оплатить нельзя.
finca-why-no-village = сначала выберите деревню.
finca-why-owes = один жетон этой доставки ещё должен быть оплачен на фрукт меньше.
finca-why-empty = снабдите хотя бы одну деревню.
finca-why-closed = { $village }: деревня закрыта.
finca-why-loaded = { $village }: в этой доставке уже снабжена.
finca-why-full-price = больше ни один жетон нельзя оплатить на фрукт меньше.
finca-why-value-one = жетон ценой 1 нельзя оплатить на фрукт меньше.
finca-why-room = в повозке места ещё на { $room }.
finca-why-fruit = { $village }: у вас нет нужных фруктов.
finca-why-dead-end = после этого ни один жетон уже нельзя было бы оплатить на фрукт меньше.

## Стол

finca-table-mill = Мельница
finca-table-villages = Деревни
finca-table-village = Деревня
finca-table-tile = Просит
finca-table-pile = Стопка
finca-table-finca = Финка
finca-table-closed = закрыто
finca-table-loaded = снабжена
finca-table-players = Игроки
finca-table-supply = Запас
finca-table-carts = Повозки
finca-table-actions = Действия
finca-table-set = Жетоны 1–6
finca-table-fincas = Финки
finca-table-bonus = Премии
finca-table-status = Ход { $turn } · { $houses ->
    [one] осталась { $houses } деревянная финка
    [few] осталось { $houses } деревянные финки
   *[other] осталось { $houses } деревянных финок
} · премии { $bonuses }

## Правила, нашими словами

rule-finca-F1 = По очереди каждый ставит по одному фермеру на любую лопасть, можно и на занятую, и берёт один фрукт этой лопасти, пока не поставлены все фермеры.
rule-finca-F2 = В свой ход сделайте ровно одно: пойдите фермером, доставьте фрукты или примените жетон действия, который сам есть ход или доставка. Пасовать нельзя.
rule-finca-F3 = Фермер идёт по часовой стрелке ровно на столько лопастей, сколько фермеров стоит на лопасти, с которой он уходит, считая его самого. На месте возьмите по фрукту этой лопасти за каждого фермера там, считая его самого.
rule-finca-F4 = Если в запасе меньше фруктов, чем вам положено, все, и вы тоже, возвращают все фрукты этого вида, а затем вы берёте всё положенное.
rule-finca-F5 = Дорога делит мельницу на две половины. За каждое её пересечение вы получаете повозку; длинный ход может пересечь её дважды.
rule-finca-F6 = Если в центре меньше повозок, чем вам положено, все, и вы тоже, возвращают все повозки, а затем вы берёте свои.
rule-finca-F7 = Для доставки верните повозку и снабдите одну или несколько деревень, всего не более 6 фруктов. Каждый жетон оплачивается точно.
rule-finca-F8 = Жетон с вопросами оплачивается фруктами одного вида на ваш выбор, столько, сколько на нём вопросов. У каждого такого жетона может быть свой вид.
rule-finca-F9 = За доставку деревню можно снабдить один раз; новые жетоны открываются, когда вся доставка закончена. Фрукты возвращаются в запас.
rule-finca-F10 = Когда взят последний жетон деревни, её финка достаётся тому, у кого на жетонах больше всего её фруктов. При равенстве она не достаётся никому. Затем деревянная финка закрывает деревню.
rule-finca-F11 = Двойной ход: два хода подряд, одним фермером или двумя. От второго можно отказаться, но жетон всё равно использован.
rule-finca-F12 = Порыв ветра: один ваш фермер переносится на любую лопасть, даже на свою, и собирает там урожай. Повозки это не даёт.
rule-finca-F13 = Большая повозка: доставка до 10 фруктов, для которой повозка не нужна.
rule-finca-F14 = На фрукт меньше: доставка на повозке, в которой ровно один фрукт не платится, так что за 6 фруктов можно взять жетоны ценой до 7. Неполный жетон должен стоить не меньше 2; на смешанном вы выбираете фрукт.
rule-finca-F15 = За ход не больше одного жетона действия, и каждый лишь раз за игру.
rule-finca-F16 = Кто собрал набор жетонов ценой от 1 до 6, берёт самую высокую из оставшихся премий. Для каждой следующей премии нужен новый набор.
rule-finca-F17 = Когда поставлена последняя деревянная финка, игра заканчивается этой доставкой; финки всех опустевших в ней деревень всё равно присуждаются. Игра заканчивается и после 1000 ходов.
rule-finca-F18 = Жетоны фруктов приносят свою цену, финки 5, неиспользованные жетоны действий 2, премии свою цену. При равенстве решает число фруктов в руках, затем победа общая.
rule-finca-F19 = Пример: жетоны 1, 2, 3, 4, 5, 5 и 6, две финки, один неиспользованный жетон действия и премия 7 дают 45 очков.
