mozaika-title = Мозаика

## Что в коробке

mozaika-tile-sun = { $colour ->
    [red] красное солнце
    [blue] синее солнце
    [green] зелёное солнце
    [yellow] жёлтое солнце
   *[other] солнце ({ $colour })
}
mozaika-tile-wave = { $colour ->
    [red] красная волна
    [blue] синяя волна
    [green] зелёная волна
    [yellow] жёлтая волна
   *[other] волна ({ $colour })
}
mozaika-tile-leaf = { $colour ->
    [red] красный лист
    [blue] синий лист
    [green] зелёный лист
    [yellow] жёлтый лист
   *[other] лист ({ $colour })
}
mozaika-tile-shell = { $colour ->
    [red] красная ракушка
    [blue] синяя ракушка
    [green] зелёная ракушка
    [yellow] жёлтая ракушка
   *[other] ракушка ({ $colour })
}
mozaika-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[other] { $count } монет
}

## Что можно сделать

mozaika-do-bid = ставка { $coins }, останется { $rest }
mozaika-do-take = взять: { $tile }, до +{ $coins }
mozaika-do-lay = { $tile } на { $cell }: +{ $coins }
mozaika-do-fly = муха на { $cell } ({ $tile }), { $cost ->
    [0] без потерь
   *[other] минус { $cost }
}

## Что произошло

mozaika-did-bid = ставка сделана
mozaika-did-take = с прилавка: { $tile }
mozaika-did-lay = на { $cell }: { $tile }, { $coins }
mozaika-did-fly = муха на { $cell } ({ $tile })
mozaika-revealed = ставки раскрыты: { $bids }
mozaika-bid = { $player }: { $coins }
mozaika-given = остались одинаковые плитки, одна для игрока { $player }: { $tile }
    .you = остались одинаковые плитки, одна для вас: { $tile }
mozaika-returned = обратно в мешок: { $tile }
mozaika-fly = муху получает { $player }
    .you = вы получаете муху
mozaika-drawn = раунд { $round }, на прилавке: { $tiles }
mozaika-over = все мозаики готовы: игра заканчивается

## Очки

mozaika-score-lines = Ряды и столбцы
mozaika-score-diagonals = Диагонали
mozaika-score-squares = Квадраты 2 × 2
mozaika-score-symmetry = Симметрия
mozaika-score-coins = Монеты
mozaika-tie = При равенстве очков выше тот, у кого больше монет (Z15)

## Почему нельзя

mozaika-why-over = все мозаики готовы.
mozaika-why-first-round = в первом раунде прилавка нет: каждый только кладёт плитку.
mozaika-why-bids-open = ставки делают до выбора плиток.
mozaika-why-sealed = ваша ставка уже сделана; сначала отмените её.
mozaika-why-coins = у вас { $coins }.
mozaika-why-bid-first = плитки выбирают, когда сделаны все ставки.
mozaika-why-all-chosen = все плитки этого раунда уже выбраны.
mozaika-why-not-on-market = на прилавке нет такой плитки: { $tile }.
mozaika-why-not-your-choice = сейчас выбирает другой игрок.
mozaika-why-choose-first = плитки кладут, когда каждый выбрал свою.
mozaika-why-laid = вы уже положили плитку в этом раунде.
mozaika-why-not-in-hand = у вас в руке нет такой плитки: { $tile }.
mozaika-why-full = на { $cell } уже лежит плитка, а положенное не сдвигают.
mozaika-why-no-fly-yet = до раунда { $round } мух нет.
mozaika-why-fly-later = муха ждёт, пока все положат плитки.
mozaika-why-not-your-fly = муха досталась другому игроку.
mozaika-why-no-tile = на { $cell } нет плитки.
mozaika-why-has-fly = на { $cell } уже сидит муха.

## Стол

mozaika-letter-red = К
mozaika-letter-blue = С
mozaika-letter-green = З
mozaika-letter-yellow = Ж
mozaika-symbol-sun = солнце
mozaika-symbol-wave = волна
mozaika-symbol-leaf = лист
mozaika-symbol-shell = ракушка
mozaika-phase-laying = укладка плиток
mozaika-phase-bidding = тайные ставки
mozaika-phase-choosing = выбор плиток
mozaika-phase-landing = муха
mozaika-phase-over = конец
mozaika-table-status = Раунд { $round } из { $rounds } · { $phase }
mozaika-table-ties = при равенстве раньше
mozaika-table-order = порядок выбора
mozaika-table-market = Прилавок
mozaika-table-bag = мешок { $count }
mozaika-table-closed = в первом раунде прилавок закрыт
mozaika-table-empty = все плитки выбраны
mozaika-table-income = принесёт до
mozaika-table-no-fly = до раунда { $round } мух нет
mozaika-table-lowest = наименьшая ставка получает муху
mozaika-table-fly = муха
mozaika-table-first = первый игрок
mozaika-table-hand = рука
mozaika-table-coins = монеты
mozaika-table-bid = ставка
mozaika-table-sealed = сделана
mozaika-table-points = очки

## Правила, нашими словами

rule-mozaika-Z1 = В начале у каждого 10 монет и 4 случайные плитки. В первом раунде ничего не продаётся: каждый кладёт плитку, и мешок переходит дальше.
rule-mozaika-Z2 = В начале каждого следующего раунда первый игрок вынимает на одну плитку больше, чем игроков, и выкладывает их открыто.
rule-mozaika-Z3 = Все делают ставки тайно и одновременно: от нуля до всех своих монет, но не больше 60. Когда сделана последняя, все ставки раскрываются, и каждый платит свою в банк. До этого свою ставку можно отменить. Без монет ставка равна нулю.
rule-mozaika-Z4 = Плитку первым берёт тот, чья ставка выше, затем следующий и так далее. При равных ставках раньше тот, кто ближе к первому игроку по часовой стрелке, а сам первый игрок раньше всех. Лишняя плитка возвращается в мешок; у каждого их 4.
rule-mozaika-Z5 = Кто выбирает последним, с меньшей ставкой или последним из равных, получает муху: впятером со 2-го раунда, вчетвером с 3-го, втроём с 4-го.
rule-mozaika-Z6 = Каждый кладёт одну из своих 4 плиток на любую свободную клетку, все одновременно. Положенная плитка больше не сдвигается.
rule-mozaika-Z7 = Плитка сразу приносит за каждую плитку, с которой соприкасается стороной, 1 монету за тот же цвет и 1 за тот же знак.
rule-mozaika-Z8 = Когда все положили плитки, получивший муху сажает её на одну из своих плиток без мухи; годится и только что положенная.
rule-mozaika-Z9 = В конце каждого раунда, первого тоже, мешок переходит к соседу слева, и тот становится первым игроком.
rule-mozaika-Z10 = Игра заканчивается после 16 раундов, когда все мозаики заполнены. Плитки в руке ничего не стоят.
rule-mozaika-Z11 = Каждые 5 монет дают 1 очко.
rule-mozaika-Z12 = Считаются ряды, столбцы, обе диагонали и все девять квадратов 2 × 2: 4 очка, если у всех четырёх плиток одинаковы и цвет, и знак, и 2, если только цвет или только знак. Пересечения считаются полностью.
rule-mozaika-Z13 = Каждая муха на фигуре отнимает у неё 1 очко, но не ниже 0, и так в каждой фигуре, куда входит её плитка.
rule-mozaika-Z14 = Заполненная мозаика, которая по цвету и знаку отражается сама в себя, приносит 12 очков за вертикальную ось, 12 за горизонтальную и по 8 за каждую диагональ; мухи не мешают.
rule-mozaika-Z15 = При равенстве решает число монет, затем победа общая.
