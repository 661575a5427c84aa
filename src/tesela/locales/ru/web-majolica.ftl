## Майолика за столом в браузере

web-majolica-round = Раунд { $round }
web-majolica-round-of = Раунд { $round } из { $of }
web-majolica-alone = В одиночку
web-majolica-missing = { $count ->
    [one] { $count } очко до следующего звания
    [few] { $count } очка до следующего звания
   *[other] { $count } очков до следующего звания
}
web-majolica-highest = Высшее звание — ваше.
web-majolica-workshops = Мастерские и карты
web-majolica-workshop = { $workshop }, узор { $pattern }: { $tiles }; свободно { $free }
web-majolica-some = { $kind } × { $count }
web-majolica-card-state = { $card }: заполнено { $done } из { $all }
web-majolica-no-card = нет карты
web-majolica-cards-done = { $count ->
    [one] карта
    [few] карты
   *[other] карт
}
web-majolica-taken-by = взял: { $player }
    .you = взяли вы
web-majolica-alike = 4 равных
web-majolica-alike-short = 4 =
web-majolica-runs = пуск
web-majolica-then = затем
web-majolica-confirm = Готово

## How many tiles lie face up

web-majolica-face-up = { $count ->
    [one] открытая плитка.
    [few] открытые плитки.
   *[other] открытых плиток.
}
web-majolica-face-up-after = { $count ->
    [one] открытая плитка; потом { $after }.
    [few] открытые плитки; потом { $after }.
   *[other] открытых плиток; потом { $after }.
}
web-majolica-tiles-left = { $count ->
    [one] плитка
    [few] плитки
   *[other] плиток
}
web-majolica-round-ends = Когда их меньше 4, раунд кончается и карт снова шесть.
web-majolica-round-alone = В раунде четыре хода; потом карт снова шесть.

## Ways to play the turn

web-majolica-way-run = Ряд
web-majolica-way-card = Плитка + карта
web-majolica-way-swap = Плитка + обмен
web-majolica-way-then-card = Карта
web-majolica-way-then-swap = Обмен
web-majolica-no-cards = Карт не будет до конца раунда.

## Spoken names

web-majolica-run-north = верхний ряд, { $count }: { $kinds }
web-majolica-run-east = правый ряд, { $count }: { $kinds }
web-majolica-run-south = нижний ряд, { $count }: { $kinds }
web-majolica-run-west = левый ряд, { $count }: { $kinds }
web-majolica-lift = поднять карту над { $workshop }
web-majolica-put = положить поднятую карту над { $workshop }

## What to do now

web-majolica-ask-start = Положите стартовую карту, { $card }, над W1, W2 или W3.
web-majolica-ask-start-why = Мастерская под картой делает плитки, которые её заполняют.
web-majolica-ask-mission = Выберите карту цели.
web-majolica-ask-mission-why = Она даст очки в конце, если вы выполните цель.
web-majolica-ask-run = Возьмите ряд: выберите скобку с числом.
web-majolica-ask-run-why = Его плитки идут в одну мастерскую.
web-majolica-ask-all = Возьмите все четыре плитки.
web-majolica-ask-all-why = Или одну из них с картой либо обменом.
web-majolica-ask-tile-card = Возьмите плитку с края и карту.
web-majolica-ask-tile-swap = Возьмите плитку с края и переставьте свои карты.
web-majolica-ask-either-first = Начните с любого; что станет готово, запустится между ними.
web-majolica-ask-tile = Теперь возьмите плитку с края.
web-majolica-ask-tile-why = Потом выберите для неё мастерскую.
web-majolica-ask-card = Теперь возьмите карту или переставьте свои.
web-majolica-ask-card-why = Карта сразу ложится над W1, W2 или W3.
web-majolica-ask-swap = Переставьте карты: поднимите одну и выберите ей место.
web-majolica-ask-swap-why = Плитки остаются на своих картах.
web-majolica-ask-put = Выберите новое место для поднятой карты.
web-majolica-ask-order = Подтвердите этот порядок или переставьте ещё.
web-majolica-ask-order-why = Плитки остаются на своих картах.
web-majolica-ask-into = Выберите мастерскую: { $tiles }.
web-majolica-ask-into-why = Все они идут в одну и ту же.
web-majolica-ask-into-keep = Или сначала отложите одну из них на карту цели.
web-majolica-into = { $tiles } в { $workshop }: станет { $count } из { $capacity }.
web-majolica-into-runs = { $tiles } в { $workshop }: узор { $pattern } готов, мастерская запустится.
web-majolica-into-then = { $tiles } в { $workshop }: мастерская запустится, а за ней может и { $next }.
web-majolica-into-over = { $tiles } в { $workshop }: лишних { $over }, столько отдадите.
web-majolica-sure = Подтвердите или выберите другую мастерскую.
web-majolica-sure-not-yet = Щёлкните, чтобы положить их туда.
web-majolica-ask-slot = Положите карту над W1, W2 или W3.
web-majolica-ask-slot-why = Прежняя карта уйдёт под колоду, её плитки пропадут.
web-majolica-ask-ready = Готово несколько мастерских: выберите, какую запустить.
web-majolica-ask-ready-why = Остальные последуют, если ещё смогут.
web-majolica-ask-bonus = Возьмите бонусную плитку любого цвета.
web-majolica-ask-bonus-why = Потом выберите для неё мастерскую.
web-majolica-ask-bonus-or-run = Или сначала запустите готовую мастерскую.
web-majolica-ask-first = Что сначала в W1: фиолетовая или { $tiles }?
web-majolica-ask-first-why = Если W1 готова, она работает до остального.
web-majolica-later = войдёт в W1 позже: { $tiles }
web-majolica-violet-first = Фиолетовая
web-majolica-tiles-first = { $tiles }
web-majolica-ask-raise = { $workshop } работает: поднимите плитку на карту.
web-majolica-ask-raise-why = Поднято { $raised }, можно до { $most }; остальное пойдёт дальше.
web-majolica-ask-cell = Выберите для неё клетку.
web-majolica-ask-break = { $workshop } ломает плитку: выберите какую.
web-majolica-ask-break-why = Остальные пойдут в W4, где фиолетовая выходит из игры.
web-majolica-ask-overflow = В { $workshop } лишних { $count }: выберите, { $count ->
    [one] какую плитку
    [few] какие плитки
   *[other] какие плитки
} отдать.
web-majolica-ask-overflow-why = Любые оттуда; фиолетовая выйдет из игры.
web-majolica-ask-discard = Выберите плитку из { $workshop }, чтобы сбросить.
web-majolica-ask-discard-why = Отмените, если хотите оставить все.
web-majolica-violet-leaves = Фиолетовая плитка выйдет из игры насовсем.
web-majolica-bin = Сбросить
web-majolica-ask-bin = Выберите мастерскую, из которой сбросить плитку.
web-majolica-stop = Хватит
web-majolica-decline = Без бонуса
web-majolica-keep-order = Оставить так
web-majolica-over = Партия окончена.
web-majolica-wait-start = Выбирает место для стартовой карты.
web-majolica-wait-mission = Выбирает карту цели.
web-majolica-wait-turn = Выбирает, что взять.
web-majolica-wait-run = Работает с плитками.

## The guided first game

web-majolica-guide-welcome = Майолика: у вас четыре мастерские, которые превращают плитки в готовые узоры. Когда кто-то завершит пять карт, побеждает тот, у кого больше очков. Сыграем первые ходы вместе.
web-majolica-guide-workshops = Каждая мастерская ждёт своего узора. W3 хочет 2:2: две плитки одного цвета и две другого. Как только узор собран точно, мастерская запускается сама и заполняет карту над собой.
web-majolica-guide-start = Это ваша стартовая карта: ей нужны жёлтая, синяя и зелёная плитки. Положите её над W3.
web-majolica-guide-border = Посередине шестнадцать больших плиток. Берут только с края: скобка с числом отмечает каждый ряд, который можно взять целиком.
web-majolica-guide-run = В нижнем ряду две жёлтые и две синие: как раз то, что нужно W3. Выберите его скобку, потом W3.
web-majolica-guide-into = Теперь положите четыре плитки в W3.
web-majolica-guide-raise = В W3 собрано 2:2, и она работает. Одна плитка поднимается на карту: выберите жёлтую.
web-majolica-guide-break = У W3 есть молоток: он ломает одну из оставшихся плиток. Выберите жёлтую.
web-majolica-guide-flow = Две синие ушли в W4. Четыре одинаковые дают там фиолетовую плитку, она заменяет любой цвет, а остальные возвращаются в W1. Так один удачный ход приводит в движение всё.
web-majolica-guide-card = Теперь ходите иначе: одна плитка и одна карта. Выберите «Плитка + карта», потом любую карту и положите её над W1.
web-majolica-guide-slot = Положите её над W1. Без карты мастерская не работает; только W4 карта не нужна.
web-majolica-guide-tile = Потом одна плитка с края, нужная вашим картам, и мастерская для неё. Выберите мастерскую и увидите, что будет.
web-majolica-guide-into-again = Теперь положите её в мастерскую.
web-majolica-guide-cascade = То, что идёт дальше, может запустить следующую мастерскую, а за ней ещё одну: такие каскады заполняют несколько карт за ход. Пять завершённых карт заканчивают игру вместе с раундом.
web-majolica-guide-end = Вот и всё. Строка под полем всегда говорит, что делать, а решения можно вернуть. Приятной игры!

## Подсказка у предмета

web-help-majolica-tile = Большую плитку с края можно взять: целый непрерывный ряд или одну вместе с картой либо перестановкой.
web-help-majolica-down = Эта большая плитка взята и лежит лицом вниз до конца раунда.
web-help-majolica-w1 = W1 срабатывает с двумя тройками разных цветов. Одна или две плитки идут на карту, остальные — в W2.
web-help-majolica-w2 = W2 срабатывает с тремя парами разных цветов. От одной до трёх плиток идут на карту, остальные — в W3.
web-help-majolica-w3 = W3 срабатывает с двумя парами. Одна плитка идёт на карту, одну ломает молоток, остальные — в W4.
web-help-majolica-w4 = W4 срабатывает с четырьмя одинаковыми. Одна плитка идёт в ратушу за фиолетовую или жетон «1»; остальные возвращаются в W1, до или после фиолетовой.
web-help-majolica-hammer = Молоток: когда плитка ушла на карту, W3 ломает одну из остальных.
web-help-majolica-small = Малые плитки составляют узор мастерской, каждая группа своего цвета. На карте они занимают клетку своего цвета.
web-help-majolica-violet = Фиолетовая заменяет любой цвет в узоре. На карту она не ложится и пропадает в W4 или при сбросе.
web-help-majolica-hall = Ратуша меняет плитку из W4 на фиолетовую; если их нет — на жетон «1», который приносит 1 очко.
web-help-majolica-one = Жетон «1» приносит в конце 1 очко.
web-help-majolica-bloom = Жетон Цветения приносит 1 очко. Его дают за работу всех четырёх мастерских за один ход.
web-help-majolica-card = Карта с витрины берётся вместе с одной плиткой с края и сразу ложится над W1, W2 или W3. Витрина пополняется в конце раунда.
web-help-majolica-design = Мастерская под ней заполняет клетки карты. Завершённая, она приносит свои очки; иначе в конце — 1 за каждые две плитки.
web-help-majolica-slot = Место для карты. Без неё мастерская внизу не работает.
web-help-majolica-bonus = Символ бонуса: завершив эту карту, можно положить плитку любого из четырёх цветов в любую мастерскую.
web-help-majolica-completed = Завершённые карты приносят свои очки. Игра кончается раундом, в котором у кого-то их пять.
web-help-majolica-mission = Карта цели открыта всем и приносит свои очки в конце, если цель достигнута.
web-help-majolica-meter = Открытые большие плитки. Раунд окончен, когда после хода их меньше четырёх.
web-help-majolica-deck = Карты в колоде: из неё пополняется витрина в конце раунда.
web-help-majolica-first = Первый игрок этого раунда. Маркер каждый раунд переходит налево.
web-help-majolica-title = В одиночку вы играете шесть раундов по четыре хода; очки в конце дают звание.
web-help-majolica-points = Очки сейчас: завершённые карты, по 1 за каждые две плитки на других картах, жетоны и достигнутая цель.
web-help-majolica-round = Раунд кончается, когда после хода открыто меньше четырёх больших плиток; в одиночку — после четырёх ходов.
