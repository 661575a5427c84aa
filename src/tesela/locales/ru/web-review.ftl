## Разбор законченной партии

web-review = Разбор
web-review-of = Разбор: { $game }
web-review-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
web-review-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[other] { $count } раундов
}
web-review-moves-count = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
web-review-everybody = Игроки
web-review-engine = Оценка
web-review-chart = График
web-review-moves = Ходы
web-review-steps = По ходам
web-tab-moves = Ходы
web-review-mark-best = Лучший ход
web-review-mark-good = Хороший ход
web-review-mark-inaccuracy = Неточность
web-review-mark-mistake = Ошибка
web-review-mark-blunder = Зевок
web-review-unjudged = Ещё не оценено
web-review-elsewhere = Оценено в другом разборе
web-review-before = Этот ход сделан раньше: он оценён в разборе той партии, которую здесь доигрывали.
web-review-waiting = Оценка идёт от последнего хода к первому.
web-review-progress = Сколько оценено
web-review-move = Ход { $number }
web-review-by-you = вы
web-review-chance = шансы, { $from } → { $to }
web-review-points = ожидаемые очки
web-review-points-short = { $points } очк.
web-review-rather = Варианты программы
web-review-only = Другого выбора не было.
web-review-best = лучший
web-review-played = сыграно
web-review-error = По тому, что игрок мог знать · шансы ± { $error } %
web-review-luck = Удача
web-review-win-chance = Шансы на победу
web-review-accuracy = точность
web-review-next-slip = К следующей ошибке
web-review-next-own-slip = К вашей следующей ошибке
web-review-play-on = Играть отсюда
web-seat-to-move = ходит
