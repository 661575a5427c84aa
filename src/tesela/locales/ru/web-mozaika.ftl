## Поле

web-mozaika-round = Раунд { $round } из { $rounds }
web-mozaika-up-to = до
web-mozaika-in-bag = в мешке
web-mozaika-others-own = У соперников
web-mozaika-step = изменить ставку на { $step }
web-mozaika-bidding = думает
web-mozaika-first = первый
web-mozaika-hand = Ваши плитки
web-mozaika-own-mosaic = Ваша мозаика
web-mozaika-mosaic = Мозаика: { $player }
    .you = Ваша мозаика
web-mozaika-worth = Чего стоит ваша мозаика
web-mozaika-coins-worth = { $count }, очко за 5
web-mozaika-full-only = только полная
web-mozaika-flies = { $count ->
    [one] { $count } муха
    [few] { $count } мухи
   *[other] { $count } мух
}
web-mozaika-tip = { $coins ->
    [0] { $tile }: пока не принесёт ничего.
    [one] { $tile }: принесёт { $coins } монету на отмеченных клетках.
    [few] { $tile }: принесёт { $coins } монеты на отмеченных клетках.
   *[other] { $tile }: принесёт { $coins } монет на отмеченных клетках.
}

## Клетки, как их читают вслух

web-mozaika-cell-free = Ряд { $row }, столбец { $column }: свободно
web-mozaika-cell-earns = Ряд { $row }, столбец { $column }: свободно, { $tile } принесёт { $coins }
web-mozaika-cell-tile = Ряд { $row }, столбец { $column }: { $tile }
web-mozaika-cell-fly = Ряд { $row }, столбец { $column }: { $tile }, муха
web-mozaika-cell-cost = Ряд { $row }, столбец { $column }: { $tile }, муха отнимет { $cost }

## Подсказка

web-mozaika-bid = Сделайте тайную ставку.
web-mozaika-bid-rule = Высшая выбирает первой, платят все.
web-mozaika-bid-fly = Высшая выбирает первой, низшая получает муху, платят все.
web-mozaika-keep = У вас останется { $rest }.
web-mozaika-seal = Поставить
web-mozaika-seal-bid = Поставить { $coins }
web-mozaika-sealed = Ваша ставка сделана: { $coins }. Пока не готовы все, её можно забрать.
web-mozaika-no-coins = Без монет ставка равна нулю.
web-mozaika-take = Возьмите плитку с прилавка.
web-mozaika-take-look = Выберите плитку: мозаика покажет, сколько она принесёт.
web-mozaika-take-about = { $tile }: до { $coins ->
    [one] { $coins } монеты
   *[other] { $coins } монет
} в вашей мозаике.
web-mozaika-take-do = Взять
web-mozaika-choosing-before = { $count ->
    [one] Следующий выбор за вами.
    [few] Перед вами выберут ещё { $count } игрока.
   *[other] Перед вами выберут ещё { $count } игроков.
}
web-mozaika-lay = Выберите свою плитку и положите её на свободную клетку.
web-mozaika-lay-where = Положите на свободную клетку: { $tile }.
web-mozaika-lay-what = Какую плитку положить в ряд { $row }, столбец { $column }?
web-mozaika-lay-rule = За каждого соседа того же цвета и за каждого с тем же знаком — по монете.
web-mozaika-lay-earns = Принесёт { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}.
web-mozaika-lay-completes = { $count ->
    [one] Завершит фигуру:
    [few] Завершит { $count } фигуры:
   *[other] Завершит { $count } фигур:
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
web-mozaika-lay-do = Положить
web-mozaika-laid = Ваша плитка лежит.
web-mozaika-fly = Посадите муху на одну из своих плиток.
web-mozaika-fly-rule = На каждой плитке видно, сколько очков муха отнимет там сейчас.
web-mozaika-fly-cost = { $cost ->
    [0] Здесь она пока ничего не отнимет.
    [one] Здесь она отнимет { $cost } очко.
    [few] Здесь она отнимет { $cost } очка.
   *[other] Здесь она отнимет { $cost } очков.
}
web-mozaika-fly-do = Посадить
web-mozaika-landing = Поставивший меньше всех сажает муху на плитку.

## Конец

web-mozaika-fly-costs = Уже вычтено за мух
web-mozaika-counted = Все мозаики готовы.
web-mozaika-skip = Пропустить
web-mozaika-count-again = Ещё раз

## Первая игра с проводником

web-mozaika-guide-mosaic = Это ваша мозаика. За шестнадцать раундов вы заполните её шестнадцать клеток, по плитке за раунд. Плитки приносят монеты, когда их кладут, и очки в конце.
web-mozaika-guide-lay = Это ваши плитки. У каждой есть цвет, о котором говорит и форма медальона, и знак. Выберите синюю волну и положите её во второй ряд, второй столбец.
web-mozaika-guide-market = Теперь в каждом раунде открыт прилавок: плиток на одну больше, чем игроков. Плитка приносит монету за каждого соседа её цвета и монету за каждого с её знаком: вторая синяя волна принесла бы 2.
web-mozaika-guide-bid = Все делают ставки тайно и одновременно. Высшая ставка выбирает первой; каждый платит свою, что бы ему ни досталось. Сделайте ставку, например 4 монеты.
web-mozaika-guide-take = Ставки раскрыты, выбор за вами. Под каждой плиткой написано, сколько она может принести. Возьмите синюю волну, если она ещё здесь, или самую доходную плитку.
web-mozaika-guide-income = Теперь все кладут по плитке. Выберите одну из своих: на свободных клетках видны монеты, лучшие обведены. Положите её туда, где она принесёт больше.
web-mozaika-guide-points = Монетами платят за ставки, а в конце пять монет дают очко. Остальные очки дают четыре плитки в ряду, столбце, на диагонали или в квадрате 2 × 2: 2, если у них один цвет или один знак, 4, если и то и другое.
web-mozaika-guide-fly = Втроём с 4-го раунда низшая ставка получает муху. Она садится на одну из ваших плиток и отнимает очко у каждой фигуры с этой плиткой.
web-mozaika-guide-end = Полная мозаика, которая отражает сама себя, даёт ещё 8 или 12 очков. Вы знаете всё: играйте дальше и просите совета, когда захотите.
