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
web-mozaika-worth = Чего стоит ваша мозаика
web-mozaika-coins-worth = { $count }, очко за 5
web-mozaika-full-only = только полная
web-mozaika-flies = { $count ->
    [one] { $count } муха
    [few] { $count } мухи
   *[other] { $count } мух
}
web-mozaika-points-now = { $count ->
    [one] очко
    [few] очка
   *[other] очков
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
web-mozaika-take-look = Наведите на плитку: мозаика покажет, сколько она принесёт.
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

web-mozaika-counted = Все мозаики готовы.
web-mozaika-skip = Пропустить
web-mozaika-count-again = Ещё раз
