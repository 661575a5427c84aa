## Верхняя строка и подсказка

web-finca-turn = Ход { $turn }
web-finca-built = Финок построено: { $built } из { $of }
web-finca-mode-move = Идти
web-finca-mode-deliver = Везти
web-finca-mode-tile = Действие
web-finca-no-tile = ни один ваш жетон действия сейчас применить нельзя.
web-finca-confirm = Готово
web-finca-finish = Доставить
web-finca-decline = Без второго

web-finca-over = Игра окончена.
web-finca-wait-placing = { $player }: ставит фермера.
web-finca-wait-turn = { $player }: думает, идти или везти.
web-finca-wait-mill = { $player }: у мельницы.
web-finca-wait-delivery = { $player }: грузит повозку.

web-finca-choose-placing = Поставьте фермера на любую лопасть мельницы.
web-finca-reason-placing = Вы возьмёте один фрукт с этой лопасти.
web-finca-choose-turn = Выберите фермера для хода.
web-finca-reason-turn = На столько лопастей, сколько там фермеров.
web-finca-choose-first_move = Двойной ход: первый фермер?
web-finca-reason-first_move = Два хода, один за другим.
web-finca-choose-second_move = Двойной ход: второй фермер?
web-finca-reason-second_move = Тот же, другой или никакой.
web-finca-choose-lifting = Порыв ветра: какой фермер?
web-finca-reason-lifting = Опустится и соберёт фрукты где угодно.
web-finca-choose-landing = Порыв ветра: на какую лопасть?
web-finca-reason-landing = Фрукт за каждого фермера, без повозки.
web-finca-choose-tile = Выберите жетон действия.

web-finca-ask-place = Фермер на лопасть { $blade }: { $kind }?
web-finca-ask-move = Пройти { $steps ->
    [one] { $steps } лопасть
    [few] { $steps } лопасти
   *[other] { $steps } лопастей
}: { $kind }?
web-finca-ask-land = Опустить на лопасть { $blade }: { $kind }?
web-finca-harvest = { $fruits } за { $count ->
    [one] { $count } фермера там
   *[other] { $count } фермеров там
}
web-finca-crossing = { $carts } за переход дороги
web-finca-short-fruit = В запасе { $left }: все вернут свои, затем вы возьмёте { $fruits }
web-finca-short-carts = Повозок осталось: { $left }. Все вернут свои, затем вы возьмёте { $carts }

web-finca-choose-village = Выберите деревни: до { $room } фруктов.
web-finca-choose-more = Загрузите ещё одну деревню или везите.
web-finca-choose-none = Повозка загружена: везите.
web-finca-choose-short = Кому на фрукт меньше?
web-finca-choose-way = { $village }: заплатить сполна или на фрукт меньше?
web-finca-choose-paying = { $village }: каким фруктом заплатите?
web-finca-choose-lacking = { $village }: какой фрукт не дадите?
web-finca-reason-lacking = Не платится ровно один фрукт.
web-finca-cart = { $used } из { $capacity } фруктов, очков: { $points }
web-finca-missing = { $village }: не хватает { $fruits }

## Зоны

web-finca-blade = Лопасть { $blade }, { $kind }, { $count ->
    [0] фермеров нет
    [one] { $count } фермер: { $who }
    [few] { $count } фермера: { $who }
   *[other] { $count } фермеров: { $who }
}
web-finca-holds = фрукты у вас есть
web-finca-houses = Деревянных финок осталось: { $count }
web-finca-crates = Ваши фрукты и повозки
web-finca-tile-points = по 2 очка
web-finca-used = { $tile } (использовано)
web-finca-delivered = Доставлено
web-finca-gap = { $value } даёт бонус { $points }
web-finca-gaps = { $values } до бонуса { $points }
web-finca-value = Жетоны ценой { $value }: { $count }
web-finca-supply = Фруктов в запасе
web-finca-of = из { $count }
