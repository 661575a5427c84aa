monuments-title = World Monuments

## Le matériel

monuments-monument-notre_dame = Notre-Dame
monuments-monument-san_pietro = Saint-Pierre
monuments-monument-taj_mahal = Taj Mahal
monuments-monument-capitol = Capitole
monuments-monument-cluny = Abbaye de Cluny
monuments-monument-cluny_reliquary = Abbaye de Cluny avec reliquaire
monuments-piece-violet = { $count ->
    [one] { $count } brique violette
   *[other] { $count } briques violettes
}
monuments-piece-red = { $count ->
    [one] { $count } brique rouge
   *[other] { $count } briques rouges
}
monuments-piece-neutral = { $count ->
    [one] { $count } brique neutre
   *[other] { $count } briques neutres
}
monuments-piece-orange = { $count ->
    [one] { $count } brique orange
   *[other] { $count } briques orange
}
monuments-piece-gem = { $count ->
    [one] { $count } joyau
   *[other] { $count } joyaux
}
monuments-piece-black = { $count ->
    [one] { $count } pion noir
   *[other] { $count } pions noirs
}
monuments-kind-violet = violet
monuments-kind-red = rouge
monuments-kind-neutral = neutre
monuments-kind-orange = orange
monuments-kind-gem = joyau
monuments-kind-black = noir
monuments-letter-violet = V
monuments-letter-red = R
monuments-letter-neutral = N
monuments-letter-orange = O
monuments-letter-gem = ◇
monuments-letter-black = ×
monuments-cell = la case { $name }
monuments-centre = le centre

## Ce qu’on peut faire

monuments-do-start = placer l’ouvrier sur { $cell } : { $pieces }
monuments-do-go = aller vers { $cell } : { $pieces }
monuments-do-go-empty = aller vers { $cell }, sans pion
monuments-do-take = prendre { $piece }
monuments-do-build = construire en { $place } : { $piece }, niveau { $level }, +{ $points }
monuments-do-reliquary = déposer un joyau dans le reliquaire, +{ $points }
monuments-do-pass = passer pour cette manche, −{ $points }
monuments-do-pass-free = passer pour cette manche, sans rien perdre

## Ce qui s’est passé

monuments-did-start = l’ouvrier sur { $cell } : { $piece }
monuments-did-go = un pas vers { $cell }
monuments-did-go-take = un pas vers { $cell } : { $piece }
monuments-did-go-empty = un pas vers { $cell }, sans pion
monuments-did-take = prise de { $piece }
monuments-did-build = pose de { $piece } au niveau { $level } : +{ $points }
monuments-did-reliquary = un joyau dans le reliquaire : +{ $points }
monuments-did-pass = passe, des briques restent : −{ $points }
monuments-did-pass-free = passe, sans perte
monuments-quarry-empty = la carrière est vide ; le pion noir vaut à { $player } +{ $points }, l’ouvrier et le premier tour de construction
    .you = la carrière est vide ; le pion noir vous vaut +{ $points }, l’ouvrier et le premier tour de construction
monuments-next-round = la manche { $number } commence avec une nouvelle carrière ; { $player } joue en premier
    .you = la manche { $number } commence avec une nouvelle carrière ; vous jouez en premier
monuments-given-back = { $player } récupère { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
} en passant
    .you = vous récupérez { $points ->
        [one] le point perdu
       *[other] les { $points } points perdus
    } en passant
monuments-over-complete = le monument est achevé : la partie se termine
monuments-over-rounds = la dernière manche est finie : la partie se termine

## Points

monuments-score-start = Départ
monuments-score-building = Construction
monuments-score-black = Pion noir
monuments-score-lost = Briques restantes en passant
monuments-score-gems = Joyaux
monuments-tie = À points égaux, la place est partagée (W12)

## Pourquoi pas

monuments-why-quarry = on vide d’abord la carrière, la construction vient ensuite.
monuments-why-no-quarry = la carrière est vide ; on construit maintenant le monument.
monuments-why-start = le premier tour place l’ouvrier sur une case extérieure.
monuments-why-entered = l’ouvrier est déjà entré sur cette case pendant ce tour.
monuments-why-far = cette case ne touche pas celle de l’ouvrier.
monuments-why-rim = avec { $count ->
    [one] le dernier pas
   *[other] les { $count } pas qui restent
}, le trajet ne pourrait pas finir sur le cercle extérieur avec au moins un pion.
monuments-why-go-first = on prend un pion quand l’ouvrier entre sur sa case.
monuments-why-take-first = choisissez d’abord le pion à prendre.
monuments-why-no-piece = il n’y a pas de tel pion sur cette case.
monuments-why-no-place = ce monument n’a pas d’emplacement de ce numéro.
monuments-why-no-reliquary = ce monument n’a pas de reliquaire.
monuments-why-built = cet emplacement est occupé.
monuments-why-not-held = il y faut { $piece }, et vous n’en avez pas.
monuments-why-support = il manque encore quelque chose en dessous.
monuments-why-no-pass = vous pouvez poser une brique, donc vous devez le faire.
monuments-why-gem = votre joyau a encore sa place dans le reliquaire.

## Défauts d’un fichier de plans

monuments-plan-unreadable = le fichier ne peut pas être lu ({ $detail }).
monuments-plan-unknown = « { $key } » n’est pas connu ici.
monuments-plan-missing = la table « { $key } » manque.
monuments-plan-corner = { $text } n’est pas un coin ; écrivez deux nombres entiers, chacun de −{ $reach } à { $reach }.
monuments-plan-rounds = il faut une ligne pour chacune des { $count } manches.
monuments-plan-round = { $text } n’est pas une manche ; écrivez { $count } nombres entiers à partir de 0.
monuments-plan-overlap = niveau { $level } : { $here } chevauche { $there }.
monuments-plan-support = niveau { $level } : { $here } ne repose pas de toute sa base sur des briques du niveau inférieur.
monuments-plan-bricks = le plan a { $count } briques de la couleur { $colour }, son plateau en indique { $printed }.
monuments-plan-pieces = les manches apportent { $brought } pions de la sorte { $kind } ; le plan en demande { $needed }, la boîte en contient { $held }.
monuments-plan-black = chaque manche apporte exactement un pion noir.
monuments-plan-few = { $count } pions ne suffisent pas à remplir la carrière ; il en faut { $least }.

## La table

monuments-table-status = { $monument } · manche { $number } sur { $rounds } · { $phase } · { $placed } posés sur { $places }
monuments-phase-walking = carrière
monuments-phase-taking = carrière
monuments-phase-building = construction
monuments-phase-over = fin
monuments-table-quarry = Carrière
monuments-table-steps = { $count } pas :
monuments-table-centre = centre
monuments-table-level = Niveau { $level } · +{ $points }
monuments-table-players = Joueurs
monuments-table-taken = Pris
monuments-table-gained = Manche
monuments-table-passed = a passé
monuments-table-left = en carrière
monuments-table-wants = demandés
monuments-table-open = possibles
monuments-table-coming = à venir

## Les règles, dans nos propres mots

rule-monuments-W1 = On mélange les pions de la manche et on les dispose à découvert : un sur chaque case extérieure, deux sur chaque case médiane, le reste au centre. Le Taj Mahal n’en a qu’un par case médiane ; le Capitole, à la manche 3, un pour deux cases médianes.
rule-monuments-W2 = Le premier tour d’une carrière place l’ouvrier sur n’importe quelle case extérieure. Le deuxième tour avance d’exactement 2 cases, le troisième de 3, tous les suivants de 4, quel que soit le joueur.
rule-monuments-W3 = Chaque pas mène à une case voisine où l’ouvrier n’est pas encore entré pendant ce tour ; la case de départ du tour peut être visitée une fois. Sur chaque case visitée, prenez un pion s’il y en a, à votre choix s’il y en a plusieurs.
rule-monuments-W4 = Le dernier pas finit sur le cercle extérieur, et un tour rapporte au moins un pion. Un pas qui rendrait cela impossible est interdit.
rule-monuments-W5 = La carrière est finie quand elle est vide et que le dernier trajet est achevé. Qui détient le pion noir le rend, marque 2 points, reçoit l’ouvrier et commence la construction ainsi que la manche suivante. À chaque manche, l’ouvrier est placé de nouveau.
rule-monuments-W6 = À partir du détenteur de l’ouvrier, dans le sens horaire, chacun doit poser exactement une brique là où le plan demande sa couleur et où tout ce qui est dessous est en place. Elle rapporte aussitôt 1, 3, 5, 7 ou 9 points, du niveau 1 au niveau 5.
rule-monuments-W7 = On ne passe que si l’on ne peut rien poser, et c’est pour le reste de la phase. Cela coûte 1 point par brique encore détenue, jamais plus que les points qu’on a. Les joyaux ne coûtent rien.
rule-monuments-W8 = Dans la manche qui termine la partie, personne ne perd de points pour ses briques : ceux perdus pendant cette manche sont rendus, et à la manche 3 on n’en retire aucun.
rule-monuments-W9 = Les briques et les joyaux restants sont gardés pour la manche suivante.
rule-monuments-W10 = La construction est finie quand tous ont passé. La partie se termine après la manche 3, ou aussitôt que le monument est achevé.
rule-monuments-W11 = Le reliquaire reçoit un joyau, à l’un de vos tours de construction, au lieu d’une brique, pour 1 point ; ce joyau ne compte plus à la fin. On ne peut pas passer tant qu’il est libre et qu’on possède un joyau, et tant qu’il est libre le monument n’est pas achevé.
rule-monuments-W12 = À la fin, chaque joyau rapporte 3 points. Le plus de points l’emporte ; à égalité, la victoire est partagée.
