majolica-title = Майолика

## Что в коробке

majolica-kind-red = красная
majolica-kind-yellow = жёлтая
majolica-kind-blue = синяя
majolica-kind-green = зелёная
majolica-kind-violet = фиолетовая
majolica-letter-red = К
majolica-letter-yellow = Ж
majolica-letter-blue = С
majolica-letter-green = З
majolica-tiles-red = { $count ->
    [one] { $count } красная
    [few] { $count } красные
   *[other] { $count } красных
}
majolica-tiles-yellow = { $count ->
    [one] { $count } жёлтая
    [few] { $count } жёлтые
   *[other] { $count } жёлтых
}
majolica-tiles-blue = { $count ->
    [one] { $count } синяя
    [few] { $count } синие
   *[other] { $count } синих
}
majolica-tiles-green = { $count ->
    [one] { $count } зелёная
    [few] { $count } зелёные
   *[other] { $count } зелёных
}
majolica-tiles-any = { $count } любого цвета
majolica-card = { $points ->
    [few] { $points } очка
   *[other] { $points } очков
} ({ $cells })
majolica-card-bonus = { $points ->
    [few] { $points } очка
   *[other] { $points } очков
} с бонусом ({ $cells })
majolica-card-short = { $points ->
    [few] { $points } очка
   *[other] { $points } очков
}
majolica-card-moves = { $points }: { $old } → { $new }
majolica-mission-five_cards = завершить 5 карт
majolica-mission-broken = сломанная плитка каждого цвета
majolica-mission-three_fours = завершить три карты по 4 очка
majolica-mission-kept = плитка каждого цвета, отложенная при взятии 4
majolica-mission-violets = получить 2 фиолетовые плитки
majolica-mission-ladder = завершить карты в 3, 5 и 7 очков
majolica-mission-first_three = первым завершить 3 карты
majolica-mission-two_at_once = завершить 2 карты за один ход
majolica-band-1 = плитки заслуживали лучшего, есть куда расти
majolica-band-2 = подающий надежды ученик
majolica-band-3 = ремесленник, которому есть чему учить других
majolica-band-4 = мастер на вершине ремесла
majolica-band-5 = легенда майолики

## Что можно сделать

majolica-do-slot = положить карту ({ $card }) над { $workshop }
majolica-do-replace = положить карту над { $workshop } вместо { $card }; { $count ->
    [0] плитки не теряются
    [one] теряется { $count } плитка
    [few] теряются { $count } плитки
   *[other] теряются { $count } плиток
}
majolica-do-mission = { $mission }: { $points }
majolica-do-take = взять { $cells }: { $tiles }
majolica-do-all = взять все четыре: { $tiles }
majolica-do-tile-first = только { $cell }: { $kind }, затем карта или перестановка
majolica-do-tile = взять { $cell }: { $kind }
majolica-do-card-first = сначала карта: { $card }
majolica-do-card = карта: { $card }
majolica-do-arrange-first = сначала перестановка: { $cards }
majolica-do-arrange = переставить карты: { $cards }
majolica-do-leave = оставить карты как есть
majolica-do-into = в { $workshop }: станет { $count } из { $capacity }
majolica-do-into-over = в { $workshop }: лишних { $over }
majolica-do-keep = отложить на карту цели: { $kind }
majolica-do-run = запустить { $workshop } ({ $pattern })
majolica-do-raise = на карту: { $kind }
majolica-do-raise-any = на клетку любого цвета: { $kind }
majolica-do-stop = больше ничего на карту
majolica-do-break = сломать: { $kind }
majolica-do-bonus = бонусная плитка: { $kind }
majolica-do-decline = без бонусной плитки
majolica-do-bin = сбросить из { $workshop }
majolica-do-discard = отдать из { $workshop }: { $kind }
majolica-do-violet-first = в W1 сначала фиолетовая, затем { $tiles }
majolica-do-tiles-first = в W1 сначала { $tiles }, затем фиолетовая

## Что произошло

majolica-did-start = стартовая карта над { $workshop }: { $card }
majolica-did-slot = её место — над { $workshop }
majolica-did-replace = прежняя карта ушла под колоду: { $card }{ $count ->
    [0] { "" }
    [one] , потеряна { $count } плитка
    [few] , потеряны { $count } плитки
   *[other] , потеряно { $count } плиток
}
majolica-did-mission = выбор цели: { $mission }
majolica-did-take = взято: { $tiles }
majolica-did-card = взята карта: { $card }
majolica-did-arrange = перестановка карт: { $cards }
majolica-did-leave = карты остались на местах
majolica-did-into = { $tiles } — в { $workshop }
majolica-did-keep = отложена на карту цели: { $kind }
majolica-did-run = запуск { $workshop } ({ $pattern })
majolica-did-violet = фиолетовая плитка из ратуши
majolica-did-violet-open = фиолетовая плитка из ратуши: в W1 до или после остальных
majolica-did-enter-violet = фиолетовая плитка — в { $workshop }
majolica-did-enter = { $tiles } — в { $workshop }
majolica-did-one = жетон «1» из ратуши
majolica-did-nothing = в ратуше больше ничего нет
majolica-did-raise = { $kind } на карту ({ $card })
majolica-did-stop = больше ничего на карту
majolica-did-break = сломана { $kind }
majolica-did-break-keep = сломана { $kind }, она ложится на карту цели
majolica-did-pass = { $count ->
    [one] { $count } плитка дальше
    [few] { $count } плитки дальше
   *[other] { $count } плиток дальше
}, в { $workshop }
majolica-did-lose-violet = { $count ->
    [one] { $count } фиолетовая плитка выбыла из игры
    [few] { $count } фиолетовые плитки выбыли из игры
   *[other] { $count } фиолетовых плиток выбыло из игры
}
majolica-did-bonus = бонусная плитка: { $kind }
majolica-did-decline = без бонусной плитки
majolica-did-bin = выбор плитки для сброса из { $workshop }
majolica-did-discard = сброшена { $kind } из { $workshop }
majolica-did-bloom = все четыре мастерские за ход: жетон Цветения
majolica-did-complete = завершена карта: { $card }
majolica-did-accomplish = цель выполнена: { $mission }
majolica-round = раунд { $round }: начинает { $player }
    .you = раунд { $round }: начинаете вы
majolica-round-solo = начало раунда { $round }
majolica-over = завершено пять карт: игра заканчивается
majolica-over-rounds = сыгран последний раунд: игра заканчивается
majolica-over-solo = сыгран последний раунд, очки: { $points }, { $band }

## Очки

majolica-score-cards = Завершённые карты
majolica-score-started = Плитки на других картах
majolica-score-ones = Жетоны «1»
majolica-score-blooms = Жетоны Цветения
majolica-score-mission = Цель
majolica-tie = При равенстве очков выше тот, кто в первом раунде ходил позже (M18)

## Почему нельзя

majolica-why-start = сначала место для каждой стартовой карты.
majolica-why-mission = сначала выберите карту цели.
majolica-why-not-shown = такой цели среди открытых нет.
majolica-why-missions-dealt = карты целей уже выбраны.
majolica-why-no-missions = эта игра идёт без карт целей.
majolica-why-ordering = сначала выберите, что войдёт в W1 первым: фиолетовая или остальные плитки W4.
majolica-why-no-order = сейчас W4 не даёт выбирать порядок.
majolica-why-bin-running = { $workshop } работает: сейчас свободного сброса нет.
majolica-why-no-such-tile = { $workshop }: такой плитки там нет ({ $kind }).
majolica-why-break-first = { $workshop } сначала ломает одну из своих плиток.
majolica-why-raise-one = хотя бы одна плитка должна перейти на карту.
majolica-why-no-cell = { $kind } из { $workshop }: такой плитки нет, или для неё нет свободной клетки.
majolica-why-running = { $workshop } работает: сначала закончите это.
majolica-why-discarding = сначала выберите плитку для сброса из { $workshop }.
majolica-why-overflow = { $workshop }: лишних плиток { $count }, сначала сбросьте.
majolica-why-keep-mission = на вашу карту цели взятые плитки не откладывают.
majolica-why-keep-four = только в ход, когда взято 4 плитки, и только одну из них.
majolica-why-keep-colour = такой среди них нет, или этот цвет уже на карте цели: { $kind }.
majolica-why-placing = сначала положите плитки из руки в мастерскую.
majolica-why-open-bin = сначала выберите мастерскую для сброса.
majolica-why-bin-ready = мастерская готова: сейчас свободного сброса нет.
majolica-why-bin-empty = { $workshop }: там пусто.
majolica-why-slotting = сначала положите карту из руки на место.
majolica-why-run-first = мастерская готова, сначала её надо запустить.
majolica-why-bonus-first = сначала возьмите бонусную плитку или откажитесь от неё.
majolica-why-no-bonus = бонусной плитки сейчас нет.
majolica-why-pattern = { $workshop }: узор { $pattern } не собран.
majolica-why-no-card = над { $workshop } нет карты.
majolica-why-card-cell = на карте над { $workshop } нет свободной клетки для этих плиток.
majolica-why-no-card-in-hand = в руке нет карты.
majolica-why-no-hand = в руке нет плиток.
majolica-why-nothing-runs = ни одна мастерская не работает.
majolica-why-one-way = в этот ход берут одну плитку с картой или перестановкой.
majolica-why-line = в одиночку берут всю линию из четырёх или одну её плитку.
majolica-why-face-down = открытой большой плитки там нет.
majolica-why-not-first = ряд берут целиком и называют по первой плитке; одиночная плитка записывается как row.
majolica-why-not-border = это не на краю открытых плиток.
majolica-why-tile-done = плитка в этот ход уже взята.
majolica-why-same-colour = в линии этот цвет уже есть раньше.
majolica-why-not-revealed = этой плитки нет среди четырёх открытых.
majolica-why-card-done = карта или перестановка уже была, теперь плитка.
majolica-why-no-display = на этом месте витрины карты нет.
majolica-why-leave-later = сначала возьмите плитку, потом карты могут остаться как есть.
majolica-why-same-order = карты легли бы так же, как при другом порядке.

## Изменённый файл состава

majolica-box-syntax = не читается: { $detail }
majolica-box-table = { $name } должно быть таблицей.
majolica-box-unknown = «{ $name }» здесь неизвестно. Известно: { $known }.
majolica-box-missing = не хватает «{ $name }».
majolica-box-colours = цвета должны быть такими: { $colours }.
majolica-box-number = { $name } — целое число от { $least } до { $most }.
majolica-box-numbers = { $name } — целые числа от { $least } до { $most }, всего { $count }.
majolica-box-texts = { $name } — список текстов в кавычках.
majolica-box-pattern = «{ $text }» — не узор; нужны четыре, из равных групп вроде 2:2, не больше 6 плиток в каждом.
majolica-box-start = стартовых карт должно быть { $count }.
majolica-box-letter = { $face }: «{ $letter }» — не одна из { $known }.
majolica-box-cells = { $face }: клеток должно быть { $count }.
majolica-box-bands = ступени должны возрастать.

## Стол

majolica-table-status = Раунд { $round } из { $last } · { $up ->
    [one] открыта { $up } плитка
    [few] открыты { $up } плитки
   *[other] открыто { $up } плиток
}
majolica-table-grid = Большие плитки
majolica-table-display = Карты
majolica-table-deck = в колоде { $count }
majolica-table-hall = Ратуша: фиолетовых { $violets } · «1» { $ones }
majolica-table-mission = Цель за { $points }: { $mission }
majolica-table-completed = Завершено
majolica-table-ones = «1»: { $count }
majolica-table-blooms = цветение { $count }
majolica-table-first = первый
majolica-table-hand = В руке:
majolica-table-waiting = Войдёт в W1 позже:
majolica-table-bonus = { $count ->
    [one] ждёт { $count } бонусная плитка
    [few] ждут { $count } бонусные плитки
   *[other] ждут { $count } бонусных плиток
}
majolica-table-legend = заглавная: плитка · строчная: свободная клетка · ?: любая · +: бонус

## Правила, нашими словами

rule-majolica-M1 = 16 больших плиток лежат открыто, четыре ряда по четыре, рядом шесть карт перемешанной колоды. Каждый получает стартовую карту и кладёт её над W1, W2 или W3, по порядку мест; лишние стартовые карты не нужны. Карты целей выбирают после этого.
rule-majolica-M2 = Край — это стороны наименьшего прямоугольника, в котором лежат все открытые большие плитки. Когда внешняя линия опустела, краем становится следующая.
rule-majolica-M3 = В свой ход сделайте одно из трёх: возьмите сплошной ряд на линии края, целиком, от 1 до 4 плиток; или одну плитку края и карту с витрины; или одну плитку края и переставьте свои карты.
rule-majolica-M4 = Взятые большие плитки переворачивают; малые плитки тех же цветов идут все в одну вашу мастерскую. Что не помещается, сбросьте: ровно лишнее, на выбор среди всех плиток в ней.
rule-majolica-M5 = Взятую карту сразу кладут над W1, W2 или W3. Если там уже лежит карта, она уходит под колоду, а её плитки пропадают. Витрину пополняют только в конце раунда; пока она пуста, карт не берут.
rule-majolica-M6 = При перестановке разложите свои карты по трём местам как угодно, считая и пустые; плитки остаются на картах. Можно оставить всё как есть.
rule-majolica-M7 = Что раньше, плитка или карта (или перестановка), решаете вы. Всё, что стало готово после первого, доводят до конца перед вторым.
rule-majolica-M8 = В свой ход можно сбрасывать плитки из мастерских по одной, но не посреди работы мастерской, не при переполнении и не когда мастерская готова. В конце хода об этом уже не спрашивают.
rule-majolica-M9 = W1, W2 и W3 готовы, когда их плитки образуют точно узор, каждая группа своего цвета, фиолетовая вместо любого, и на карте выше есть свободная клетка для одной из нефиолетовых плиток. W4 готова с четырьмя одинаковыми.
rule-majolica-M10 = Готовая мастерская запускается сразу. Если готовы несколько, порядок выбираете вы.
rule-majolica-M11 = Запущенная мастерская переносит плитки на свободные клетки их цвета на карте выше: W1 одну или две, W2 от одной до трёх, W3 ровно одну. Затем W3 ломает одну из прочих плиток. Всё остальное идёт в следующую мастерскую, и снова смотрят, что готово.
rule-majolica-M12 = W4 отдаёт одну плитку ратуше за фиолетовую, если их нет — за жетон «1», если и их нет — ни за что. Фиолетовая и три другие возвращаются в W1: вы выбираете, что входит сначала, и если W1 после этого готова, она работает до того, как войдёт остальное. Вопрос задаётся только там, где порядок важен. В партиях, начатых по версии 1 правил, они входят вместе.
rule-majolica-M13 = Фиолетовая не ложится на карту и не бывает сломанной. Она выбывает из игры, попав в W4 или при сбросе.
rule-majolica-M14 = Завершённая карта уходит к вашим очкам, её плитки — в запас, место пустеет. Со знаком бонуса можно положить плитку любого из четырёх цветов в любую мастерскую, до или после запуска готового, но не посреди него, и до второй части или конца хода.
rule-majolica-M15 = Раунд окончен, когда после хода открыто меньше 4 больших плиток.
rule-majolica-M16 = Если в конце раунда кто-то завершил 5 карт или больше, игра окончена. Иначе жетон первого игрока переходит налево, большие плитки перемешивают и раскладывают заново, витрину пополняют из колоды.
rule-majolica-M17 = Игра из 50 раундов тоже заканчивается и подсчитывается.
rule-majolica-M18 = Завершённые карты приносят свои очки, каждая другая — 1 за каждые две плитки на ней; жетоны «1» и Цветения — по 1, выполненная цель — свои очки. При равенстве побеждает тот, кто в первом раунде сидел последним.
rule-majolica-M19 = «Синхронное Цветение»: за запуск всех четырёх мастерских в один ход дают жетон Цветения, 1 очко, не больше одного за ход. Обе части хода считаются вместе.
rule-majolica-M20 = «Калейдоскопический дизайн» добавляет в колоду шесть карт с клетками для любого цвета, кроме фиолетового. Стартовыми они не бывают.
rule-majolica-M21 = Карты целей видны всем: открывают на одну больше, чем игроков, и каждый берёт одну, начиная справа от первого игрока и дальше в ту же сторону. Выполненная цель приносит очки в конце. Сломанные плитки нового цвета ложатся на свою карту цели сами; из ряда в четыре одну плитку нового цвета можно положить на другую.
rule-majolica-M22 = В одиночку играют 6 раундов по четыре хода. Каждый ход открывает четыре из перемешанных больших плиток: берите все четыре, или одну с картой, или одну с перестановкой; остальные выбывают до следующего раунда. Очки в конце дают звание, ступени: 17, 21, 25 и 28.
