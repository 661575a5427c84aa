majolica-title = Majolica

## Le matériel

majolica-kind-red = rouge
majolica-kind-yellow = jaune
majolica-kind-blue = bleue
majolica-kind-green = verte
majolica-kind-violet = violette
majolica-letter-red = R
majolica-letter-yellow = J
majolica-letter-blue = B
majolica-letter-green = V
majolica-tiles-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}
majolica-tiles-yellow = { $count ->
    [one] { $count } jaune
   *[other] { $count } jaunes
}
majolica-tiles-blue = { $count ->
    [one] { $count } bleue
   *[other] { $count } bleues
}
majolica-tiles-green = { $count ->
    [one] { $count } verte
   *[other] { $count } vertes
}
majolica-tiles-any = { $count } au choix
majolica-card = { $points } points ({ $cells })
majolica-card-bonus = { $points } points avec bonus ({ $cells })
majolica-card-short = { $points } points
majolica-card-moves = { $points }: { $old } → { $new }
majolica-mission-five_cards = terminer 5 cartes
majolica-mission-broken = une tuile fragmentée de chaque couleur
majolica-mission-three_fours = terminer trois cartes à 4 points
majolica-mission-kept = une tuile de chaque couleur, gardée quand on en prend 4
majolica-mission-violets = obtenir 2 tuiles violettes
majolica-mission-ladder = terminer une carte à 3, une à 5 et une à 7 points
majolica-mission-first_three = terminer 3 cartes avant tout le monde
majolica-mission-two_at_once = terminer 2 cartes en un tour
majolica-band-1 = ces tuiles méritaient mieux ; à l’ouvrage
majolica-band-2 = la promesse d’un jeune apprenti
majolica-band-3 = le savoir d’un artisan, digne d’être enseigné
majolica-band-4 = la main d’un maître artisan, au sommet de son art
majolica-band-5 = une légende de la majolique

## Ce qu’on peut faire

majolica-do-slot = poser la carte ({ $card }) au-dessus de { $workshop }
majolica-do-replace = poser la carte au-dessus de { $workshop }, à la place de { $card } ; { $count ->
    [0] aucune tuile perdue
    [one] { $count } tuile perdue
   *[other] { $count } tuiles perdues
}
majolica-do-mission = { $mission } : { $points }
majolica-do-take = prendre { $cells } : { $tiles }
majolica-do-all = prendre les quatre : { $tiles }
majolica-do-tile-first = { $cell } seule : { $kind }, puis une carte ou un échange
majolica-do-tile = prendre { $cell } : { $kind }
majolica-do-card-first = d’abord la carte : { $card }
majolica-do-card = carte : { $card }
majolica-do-arrange-first = d’abord l’échange : { $cards }
majolica-do-arrange = échanger les cartes : { $cards }
majolica-do-leave = laisser les cartes comme elles sont
majolica-do-into = dans { $workshop } : ensuite { $count } sur { $capacity }
majolica-do-into-over = dans { $workshop } : { $over } de trop
majolica-do-keep = garder sur la mission : { $kind }
majolica-do-run = activer { $workshop } ({ $pattern })
majolica-do-raise = sur la carte : { $kind }
majolica-do-raise-any = sur une case libre de couleur : { $kind }
majolica-do-stop = plus rien sur la carte
majolica-do-break = fragmenter : { $kind }
majolica-do-bonus = tuile bonus : { $kind }
majolica-do-decline = pas de tuile bonus
majolica-do-bin = défausser de { $workshop }
majolica-do-discard = abandonner de { $workshop } : { $kind }
majolica-do-violet-first = la violette d’abord dans W1, puis { $tiles }
majolica-do-tiles-first = { $tiles } d’abord dans W1, puis la violette

## Ce qui s’est passé

majolica-did-start = carte de départ posée au-dessus de { $workshop } : { $card }
majolica-did-slot = posée au-dessus de { $workshop }
majolica-did-replace = ancienne carte remise sous la pioche : { $card }{ $count ->
    [0] { "" }
    [one] , { $count } tuile perdue
   *[other] , { $count } tuiles perdues
}
majolica-did-mission = choix d’une mission : { $mission }
majolica-did-take = tuiles prises : { $tiles }
majolica-did-card = carte prise : { $card }
majolica-did-arrange = échange des cartes : { $cards }
majolica-did-leave = cartes laissées en place
majolica-did-into = { $tiles } dans { $workshop }
majolica-did-keep = tuile gardée sur la mission : { $kind }
majolica-did-run = { $workshop } activé ({ $pattern })
majolica-did-violet = une tuile violette de l’hôtel de ville
majolica-did-violet-open = une tuile violette de l’hôtel de ville, à mettre dans W1 avant ou après les autres
majolica-did-enter-violet = la tuile violette dans { $workshop }
majolica-did-enter = { $tiles } dans { $workshop }
majolica-did-one = un jeton « 1 » de l’hôtel de ville
majolica-did-nothing = plus rien à l’hôtel de ville
majolica-did-raise = tuile { $kind } sur la carte ({ $card })
majolica-did-stop = rien de plus sur la carte
majolica-did-break = tuile fragmentée : { $kind }
majolica-did-break-keep = tuile fragmentée, placée sur la mission : { $kind }
majolica-did-pass = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} vers { $workshop }
majolica-did-lose-violet = { $count ->
    [one] { $count } tuile violette hors du jeu
   *[other] { $count } tuiles violettes hors du jeu
}
majolica-did-bonus = tuile bonus : { $kind }
majolica-did-decline = pas de tuile bonus
majolica-did-bin = choix d’une tuile à défausser dans { $workshop }
majolica-did-discard = tuile { $kind } défaussée de { $workshop }
majolica-did-bloom = les quatre ateliers en un tour : un jeton Floraison
majolica-did-complete = carte terminée : { $card }
majolica-did-accomplish = mission accomplie : { $mission }
majolica-round = manche { $round } : { $player } commence
    .you = manche { $round } : vous commencez
majolica-round-solo = début de la manche { $round }
majolica-over = cinq cartes sont terminées : la partie s’achève
majolica-over-rounds = la dernière manche est jouée : la partie s’achève
majolica-over-solo = la dernière manche est jouée : { $points } points, { $band }

## Points

majolica-score-cards = Cartes terminées
majolica-score-started = Tuiles sur les autres cartes
majolica-score-ones = Jetons « 1 »
majolica-score-blooms = Jetons Floraison
majolica-score-mission = Mission
majolica-tie = Points égaux : la place la plus tardive de la première manche l’emporte (M18)

## Pourquoi pas

majolica-why-start = d’abord un emplacement pour chaque carte de départ.
majolica-why-mission = choisissez d’abord une mission.
majolica-why-not-shown = cette mission n’est pas proposée.
majolica-why-missions-dealt = les missions sont déjà choisies.
majolica-why-no-missions = cette partie se joue sans missions.
majolica-why-ordering = choisissez d’abord ce qui entre en premier dans W1 : la violette ou les autres tuiles de W4.
majolica-why-no-order = W4 ne laisse pas d’ordre à choisir maintenant.
majolica-why-bin-running = { $workshop } est en marche : pas de défausse libre maintenant.
majolica-why-no-such-tile = aucune tuile de ce genre dans { $workshop } : { $kind }.
majolica-why-break-first = { $workshop } fragmente d’abord une de ses tuiles.
majolica-why-raise-one = au moins une tuile doit aller sur la carte.
majolica-why-no-cell = tuile { $kind } de { $workshop } : il n’y en a pas, ou aucune case ne l’attend.
majolica-why-running = { $workshop } est en marche : terminez d’abord.
majolica-why-discarding = choisissez d’abord la tuile à défausser dans { $workshop }.
majolica-why-overflow = { $workshop } en contient { $count } de trop : défaussez d’abord.
majolica-why-keep-mission = votre mission ne garde pas de tuiles prises.
majolica-why-keep-four = seulement quand le tour en prend 4, et une seule.
majolica-why-keep-colour = aucune de cette couleur, ou elle est déjà sur la mission : { $kind }.
majolica-why-placing = placez d’abord les tuiles en main dans un atelier.
majolica-why-open-bin = choisissez d’abord l’atelier d’où défausser.
majolica-why-bin-ready = un atelier est prêt : pas de défausse libre maintenant.
majolica-why-bin-empty = { $workshop } est vide.
majolica-why-slotting = posez d’abord la carte en main.
majolica-why-run-first = un atelier est prêt et doit d’abord être activé.
majolica-why-bonus-first = prenez ou refusez d’abord la tuile bonus.
majolica-why-no-bonus = il n’y a pas de tuile bonus à prendre.
majolica-why-pattern = { $workshop } ne forme pas son motif { $pattern }.
majolica-why-no-card = il n’y a pas de carte au-dessus de { $workshop }.
majolica-why-card-cell = la carte au-dessus de { $workshop } n’a pas de case libre pour ces tuiles.
majolica-why-no-card-in-hand = il n’y a pas de carte en main.
majolica-why-no-hand = il n’y a pas de tuiles en main.
majolica-why-nothing-runs = aucun atelier n’est en marche.
majolica-why-one-way = ce tour est une seule tuile avec une carte ou un échange.
majolica-why-line = seul, on prend la ligne entière de quatre, ou une de ses tuiles.
majolica-why-face-down = aucune grande tuile n’y est visible.
majolica-why-not-first = une suite se prend entière : nommez-la par sa première tuile ; une tuile isolée compte comme rangée.
majolica-why-not-border = ce n’est pas sur le bord des tuiles visibles.
majolica-why-tile-done = la tuile de ce tour est déjà prise.
majolica-why-same-colour = la ligne montre déjà cette couleur, plus tôt.
majolica-why-not-revealed = cette tuile n’est pas parmi les quatre révélées.
majolica-why-card-done = la carte ou l’échange de ce tour est fait ; maintenant la tuile.
majolica-why-no-display = il n’y a pas de carte à cet endroit de l’étalage.
majolica-why-leave-later = prenez d’abord la tuile ; les cartes pourront ensuite rester en place.
majolica-why-same-order = les cartes seraient posées comme dans un autre ordre.

## Un fichier de matériel modifié

majolica-box-syntax = illisible : { $detail }
majolica-box-table = { $name } doit être une table.
majolica-box-unknown = « { $name } » est inconnu ici. Connus : { $known }.
majolica-box-missing = il manque « { $name } ».
majolica-box-colours = les couleurs doivent être { $colours }.
majolica-box-number = { $name } doit être un nombre entier de { $least } à { $most }.
majolica-box-numbers = { $name } doit être { $count } nombres entiers de { $least } à { $most }.
majolica-box-texts = { $name } doit être une liste de textes entre guillemets.
majolica-box-pattern = « { $text } » n’est pas un motif ; il en faut quatre, de groupes égaux comme 2:2, de 6 tuiles au plus.
majolica-box-start = il faut { $count } cartes de départ.
majolica-box-letter = { $face } : « { $letter } » n’est pas l’une de { $known }.
majolica-box-cells = { $face } doit avoir { $count } cases.
majolica-box-bands = les paliers doivent croître.

## La table

majolica-table-status = Manche { $round } sur { $last } · { $up ->
    [one] { $up } tuile visible
   *[other] { $up } tuiles visibles
}
majolica-table-grid = Grandes tuiles
majolica-table-display = Cartes
majolica-table-deck = { $count } dans la pioche
majolica-table-hall = Hôtel de ville : violettes { $violets } · « 1 » { $ones }
majolica-table-mission = Mission à { $points } : { $mission }
majolica-table-completed = Terminées
majolica-table-ones = « 1 » : { $count }
majolica-table-blooms = floraison { $count }
majolica-table-first = premier
majolica-table-hand = En main :
majolica-table-waiting = Entre plus tard dans W1 :
majolica-table-bonus = { $count ->
    [one] { $count } tuile bonus en attente
   *[other] { $count } tuiles bonus en attente
}
majolica-table-legend = capitale : tuile · minuscule : case libre · ? : au choix · + : bonus

## Les règles, dans nos propres mots

rule-majolica-M1 = Les 16 grandes tuiles sont visibles, en quatre rangées de quatre, six cartes de la pioche mélangée à côté. Chacun reçoit une carte de départ et la pose au-dessus de W1, W2 ou W3, dans l’ordre des places ; les cartes de départ restantes ne servent pas. Les missions viennent après.
rule-majolica-M2 = Le bord est le contour du plus petit rectangle qui contient toutes les grandes tuiles visibles. Quand une ligne extérieure est vide, la suivante devient le bord.
rule-majolica-M3 = À votre tour, une chose sur trois : prendre une suite ininterrompue d’une ligne du bord, entière, de 1 à 4 tuiles ; ou une tuile du bord et une carte de l’étalage ; ou une tuile du bord et un échange de vos propres cartes.
rule-majolica-M4 = Les grandes tuiles prises sont retournées ; les petites tuiles des mêmes couleurs vont toutes dans un seul de vos ateliers. Ce qui dépasse sa capacité est défaussé, exactement l’excédent, au choix parmi toutes ses tuiles.
rule-majolica-M5 = Une carte prise se pose aussitôt au-dessus de W1, W2 ou W3. S’il y en a déjà une, celle-ci va sous la pioche et ses tuiles sont perdues. L’étalage n’est complété qu’en fin de manche ; vide, il n’offre plus de carte.
rule-majolica-M6 = Échanger, c’est répartir vos cartes sur les trois emplacements comme vous voulez, vides compris ; les tuiles restent sur leurs cartes. On peut tout laisser en place.
rule-majolica-M7 = De la tuile et de la carte, ou de l’échange, vous choisissez laquelle vient d’abord. Tout ce que la première rend prêt est terminé avant la seconde.
rule-majolica-M8 = À votre tour, vous pouvez défausser des tuiles de vos ateliers, une à une, mais pas au milieu d’un atelier en marche, ni d’un excédent, ni tant qu’un atelier est prêt. À la fin du tour, on ne vous le demande plus.
rule-majolica-M9 = W1, W2 et W3 sont prêts quand leurs tuiles forment exactement le motif, chaque groupe d’une autre couleur, la violette valant n’importe laquelle, et que la carte au-dessus a une case libre pour une tuile non violette. W4 est prêt avec quatre pareilles.
rule-majolica-M10 = Un atelier prêt doit être activé aussitôt. S’il y en a plusieurs, l’ordre est à vous.
rule-majolica-M11 = Un atelier activé déplace des tuiles vers les cases libres de leur couleur sur la carte au-dessus : W1 une ou deux, W2 une à trois, W3 une seule. Puis W3 fragmente une autre de ses tuiles. Tout le reste passe à l’atelier suivant, et l’on regarde à nouveau ce qui est prêt.
rule-majolica-M12 = W4 donne une tuile à l’hôtel de ville contre une tuile violette, à défaut contre un jeton « 1 », à défaut contre rien. La violette et les trois autres retournent en W1 : vous choisissez lesquelles entrent d’abord, et si W1 est alors prêt, il est activé avant que les autres n’entrent. On ne vous le demande que si cela change quelque chose. Dans les parties commencées sous la version 1 des règles, elles entrent ensemble.
rule-majolica-M13 = La violette ne va jamais sur une carte et n’est jamais fragmentée. Elle quitte le jeu en arrivant en W4 ou quand on la défausse.
rule-majolica-M14 = Une carte terminée rejoint vos points et ses tuiles la réserve ; l’emplacement est vide. Avec le symbole bonus, vous pouvez mettre une tuile d’une des quatre couleurs dans un atelier de votre choix, avant ou après l’activation de ce qui est prêt, jamais au milieu, et avant la seconde partie ou la fin du tour.
rule-majolica-M15 = La manche est finie quand, après un tour, moins de 4 grandes tuiles sont visibles.
rule-majolica-M16 = Si quelqu’un a terminé 5 cartes ou plus à la fin d’une manche, la partie est finie. Sinon le jeton Premier Joueur passe à gauche, les grandes tuiles sont mélangées et posées de nouveau, et l’étalage est complété depuis la pioche.
rule-majolica-M17 = Une partie de 50 manches se termine aussi et se compte.
rule-majolica-M18 = Les cartes terminées comptent leurs points, chaque autre carte 1 par paire de tuiles ; les jetons « 1 » et Floraison comptent 1, une mission accomplie ses points. À égalité, la place la plus tardive de la première manche l’emporte.
rule-majolica-M19 = Avec la Floraison en Cascade, activer les quatre ateliers en un tour rapporte un jeton Floraison, qui vaut 1 point ; un seul par tour. Les deux parties du tour comptent ensemble.
rule-majolica-M20 = Le Design Kaléidoscopique mêle à la pioche six cartes dont certaines cases acceptent toute couleur sauf le violet. Aucune n’est une carte de départ.
rule-majolica-M21 = Les cartes Missions sont connues de tous : on en montre une de plus qu’il n’y a de joueurs, et chacun en prend une, en partant de la droite du premier joueur et en tournant dans ce sens. Accomplie, elle compte à la fin. Les tuiles fragmentées d’une couleur nouvelle vont d’elles-mêmes sur leur mission ; d’une suite de quatre, une tuile d’une couleur nouvelle peut aller sur l’autre.
rule-majolica-M22 = Seul, on joue 6 manches de quatre tours. Chaque tour révèle quatre des grandes tuiles mélangées : toutes les quatre, ou une avec une carte, ou une avec un échange ; les autres sont hors jeu jusqu’à la manche suivante. Les points valent un titre : 17, 21, 25 et 28 en sont les paliers.
