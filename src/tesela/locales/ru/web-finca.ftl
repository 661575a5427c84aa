## Верхняя строка и подсказка

web-finca-turn = Ход { $turn }
web-finca-farmer = Фермер { $number } из { $of }
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
web-finca-reason-tile = Один за ход, каждый — раз за игру.

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
web-finca-reason-paying = Один вид на весь жетон.
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
web-finca-gap = { $value } даёт премию { $points }
web-finca-gaps = { $values } до премии { $points }
web-finca-value = Жетоны ценой { $value }: { $count }
web-finca-printed = Нарисовано на доставленных жетонах
web-finca-leads = { $fruits }, больше всех: на { $lead }
web-finca-lead = Впереди: { $player } (+{ $lead })
web-finca-tie = Поровну: не достанется никому
web-finca-supply = Фруктов в запасе
web-finca-of = из { $count }
web-finca-summary = Фруктов: { $fruits }, повозок: { $carts }, набор: { $set } из 6

## Первая игра

web-finca-guide-welcome = Добро пожаловать на Мальорку! Собирайте фрукты у мельницы и везите их в деревни. Доставленный жетон даёт столько очков, сколько на нём фруктов.
web-finca-guide-mill = У мельницы двенадцать лопастей, на каждой фрукт. Сначала каждый по одному ставит пять фермеров и берёт за каждого по фрукту.
web-finca-guide-first = Сон-Севера просит три инжира. Поставьте первого фермера на этот инжир.
web-finca-guide-second = Теперь другой инжир: ваш второй.
web-finca-guide-share = На лопасти могут стоять и двое. Вернитесь к первому инжиру за третьим; вдвоём фермеры скоро пойдут дальше.
web-finca-guide-road = Золотая дорога делит мельницу надвое. Кто её перейдёт, получит повозку: поставьте фермера прямо перед ней, на лимон.
web-finca-guide-lemon = Сантаньи просит два лимона. Вот второй.
web-finca-guide-turns = Все фермеры стоят, начинаются ходы. Фермер идёт на столько лопастей, сколько фермеров там, откуда он выходит. Где он остановится, возьмите по фрукту за каждого фермера.
web-finca-guide-cross = Выберите эту лопасть: синий путь покажет, куда придёт фермер и что он принесёт. Проведите его через дорогу за повозкой.
web-finca-guide-deliver = У вас есть повозка, а зелёной галочкой отмечены жетоны, которые вы можете оплатить. Выберите «Везти» в строке под полем, а затем эту деревню.
web-finca-guide-more = Повозка берёт шесть фруктов для скольких угодно деревень. Загрузите и Сантаньи.
web-finca-guide-send = Фрукты на повозке. Отправьте её: жетоны ваши, а вместо них откроются новые.
web-finca-guide-walk = Первые очки! На этом инжире хотя бы двое, значит, фермер пройдёт не меньше двух лопастей. Проведите его.
web-finca-guide-tiles = Каждый жетон действия работает один раз: два хода, полёт на любую лопасть, повозка на десять фруктов или на фрукт меньше. Сохранённый жетон даёт 2 очка.
web-finca-guide-finca = Когда деревня опустеет, 5 очков её финки получит тот, у кого на жетонах больше её фруктов. Жетоны всех цен от 1 до 6 дают премию.
web-finca-guide-end = Игра кончается с последним деревянным домом. Теперь вы знаете всё: играйте дальше!
