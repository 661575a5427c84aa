## Que faire maintenant

web-monuments-start = Posez l’ouvrier sur le cercle extérieur
web-monuments-start-detail = Vous prenez le pion qui s’y trouve ; la marche suivante part de là.
web-monuments-set = Poser l’ouvrier
web-monuments-step = Pas { $step } sur { $steps } : allez sur une case éclairée
web-monuments-step-detail = Un pion par case.
web-monuments-reach = +{ $count } veut dire : { $count ->
    [one] encore { $count } pion
   *[other] encore { $count } pions
} à portée de là.
web-monuments-step-last = Le dernier pas finit sur le cercle extérieur.
web-monuments-go = Finir la marche ici
web-monuments-take = Prenez un des pions de cette case
web-monuments-take-detail = Pas { $step } sur { $steps }
web-monuments-place = Choisissez une de vos briques, ou { $count ->
    [one] la place éclairée
   *[other] une des { $count } places éclairées
}
web-monuments-place-violet = Posez une brique violette : { $count ->
    [one] { $count } place
   *[other] { $count } places
}
web-monuments-place-red = Posez une brique rouge : { $count ->
    [one] { $count } place
   *[other] { $count } places
}
web-monuments-place-neutral = Posez une brique neutre : { $count ->
    [one] { $count } place
   *[other] { $count } places
}
web-monuments-place-orange = Posez une brique orange : { $count ->
    [one] { $count } place
   *[other] { $count } places
}
web-monuments-place-gem = Posez un joyau dans le reliquaire
web-monuments-place-detail = Plus c’est haut, plus cela rapporte ; le dessous doit être bâti.
web-monuments-hidden = Derrière des briques : tournez le monument.
web-monuments-show = Montrer
web-monuments-chosen = Niveau { $level }, +{ $points } · place { $number } sur { $count }
web-monuments-build = Poser pour +{ $points }
web-monuments-build-none = Poser
web-monuments-pass = Passer
web-monuments-must-pass = Vous ne pouvez rien poser : passez pour cette manche et perdez { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-monuments-must-pass-free = Vous ne pouvez rien poser : passez pour cette manche, sans rien perdre
web-monuments-must-pass-detail = Vous gardez vos briques et vos joyaux.
web-monuments-wait-quarry = { $player } parcourt la carrière
web-monuments-wait-building = { $player } choisit où bâtir
web-monuments-over = La partie est finie

## Le plateau

web-monuments-round = Manche { $number } sur { $rounds }
web-monuments-phase-quarry = Carrière
web-monuments-phase-monument = Chantier
web-monuments-turn = Ce tour : { $count ->
    [one] { $count } pas
   *[other] { $count } pas
}
web-monuments-this-turn = Ce tour
web-monuments-ends-outside = La marche finit à l’extérieur
web-monuments-left = Reste en carrière
web-monuments-wants = Le monument demande
web-monuments-more = encore { $count }
web-monuments-open = libres : { $count }
web-monuments-level = niv. { $level }
web-monuments-placed = { $placed } posés sur { $places }
web-monuments-rotate-left = Tourner le monument à gauche (Q)
web-monuments-rotate-right = Tourner le monument à droite (E)
web-monuments-layers = Soulever le niveau du haut (L)
web-monuments-previous = La place précédente
web-monuments-next = La place suivante
web-monuments-look-quarry = Regarder la carrière
web-monuments-look-monument = Regarder le monument
web-monuments-short-quarry = Carrière
web-monuments-short-monument = Chantier

## Mains et paravents

web-monuments-hand = Derrière votre paravent
web-monuments-peek = Regarder derrière le paravent
web-monuments-cover = Les recouvrir
web-monuments-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
web-monuments-worth = { $points } points chacun
web-monuments-pick = { $piece } : { $count ->
    [0] aucune place en ce moment
    [one] { $count } place en ce moment
   *[other] { $count } places en ce moment
}
web-monuments-if-pass = Si vous deviez passer
web-monuments-one-each = Un point par brique restante. Vous gardez briques et joyaux pour la manche suivante.
web-monuments-free-pass = Dans la dernière manche, personne ne perd de points pour ses briques. Chaque joyau rapporte { $points } à la fin.
web-monuments-black = Le pion noir
web-monuments-black-detail = Qui l’a marque { $points } et ouvre le chantier, puis la manche suivante.
web-monuments-black-here = Il est encore en carrière.
web-monuments-black-taken = Il est chez { $player }.
    .you = Il est chez vous.
web-monuments-screen-up = Pions cachés
web-monuments-taken = { $count ->
    [one] { $count } pion pris
   *[other] { $count } pions pris
}
web-monuments-this-round = { $points } cette manche
web-monuments-passed = a passé
web-monuments-has-worker = bâtit en premier
web-monuments-empty = vide pour l’instant
web-monuments-next-brings = La manche suivante apporte
web-monuments-no-next = C’est la dernière manche

## La première partie

web-monuments-guide-welcome = Bienvenue à la carrière ! À chacune des trois manches, on ramasse d’abord des pierres ici, puis on bâtit ensemble un monument, et chaque pierre posée rapporte aussitôt.
web-monuments-guide-start = Le premier tour pose seulement l’ouvrier, sur une case du cercle extérieur, et prend ce qui s’y trouve. Un joyau vaut 3 points à la fin : posez l’ouvrier sur le joyau.
web-monuments-guide-others = Tous mènent le même ouvrier. Le deuxième tour fait 2 pas, le troisième 3, les suivants 4 : regardez où les autres le laissent.
web-monuments-guide-colours = Voici ce que demande le monument. Le violet et le rouge forment les niveaux bas, à 1 et 3 points ; le neutre et l’orange montent haut, jusqu’à 9 points. Prenez un peu de tout.
web-monuments-guide-black = Le pion noir rapporte 2 points et le premier tour, au chantier comme à la manche suivante. Qui bâtit en premier prend les meilleures places.
web-monuments-guide-walk = À vous : allez de case en case, prenez un pion dans chacune et finissez sur le cercle extérieur. Quand la carrière est vide, le chantier commence.
web-monuments-guide-hand = Voici vos pierres. Les adversaires ne les voient pas. Une brique qui ne trouve pas de place au chantier coûte un point quand vous passez.
web-monuments-guide-on = Continuez, tour après tour, jusqu’à ce que la carrière soit vide. Alors le chantier commence.
web-monuments-guide-build = Maintenant, chacun bâtit, une brique à la fois. Choisissez ici une couleur, puis une place éclairée : elle rapporte aussitôt ses points. Plus haut, c’est davantage.
web-monuments-guide-end = Ainsi grandit le monument. Une brique doit reposer sur d’autres ; si rien ne va, passez. Après trois manches de carrière et de chantier, le plus de points gagne. À vous de jouer !

## L’aide sur la pièce

web-help-monuments-outer = Le cercle extérieur. Le premier tour y place l’ouvrier, et chaque trajet doit s’y terminer.
web-help-monuments-cell = De chaque case où entre l’ouvrier, vous prenez un pion, au choix s’il y en a plusieurs.
web-help-monuments-brick = Les briques se posent dans le monument là où le plan veut leur couleur, et rapportent selon le niveau.
web-help-monuments-gem = Un joyau rapporte 3 points à la fin, ou 1 point sur le reliquaire là où il y en a un.
web-help-monuments-black = Qui détient le pion noir quand la carrière est vide marque 2 points, prend l’ouvrier et commence la construction et la manche suivante.
web-help-monuments-worker = L’ouvrier parcourt la carrière : 2 cases au deuxième tour, 3 au troisième, puis toujours 4. Pendant la construction, il montre qui commence.
web-help-monuments-walk = Les pas de ce tour : exactement ce nombre, et ce que chacun a rapporté.
web-help-monuments-left = Ce qui reste dans la carrière. Une fois vide, la construction commence.
web-help-monuments-wants = Combien de briques de chaque couleur le monument veut encore, et combien de places leur sont ouvertes.
web-help-monuments-level = Les briques de ce niveau rapportent le nombre indiqué. Une place est ouverte quand tout est bâti dessous.
web-help-monuments-place = Une place du plan : elle reçoit une brique de sa couleur quand tout est bâti dessous.
web-help-monuments-built = Une brique posée. Elle a rapporté les points de son niveau.
web-help-monuments-reliquary = Le reliquaire reçoit un joyau au lieu d’une brique, pour 1 point ; ce joyau ne compte plus à la fin.
web-help-monuments-placed = Ce qui est bâti du monument. La partie finit dès qu’il est achevé, ou après la manche 3.
web-help-monuments-pass = Passer coûte 1 point par brique restante. On ne passe que si l’on ne peut rien poser.
web-help-monuments-screen = Derrière le paravent se trouvent les pions récoltés par ce joueur. Ce qui reste est gardé pour la manche suivante.
web-help-monuments-taken = Nombre de pions pris par ce joueur dans la carrière cette manche, un par case visitée.
web-help-monuments-coming = Ce que la prochaine manche apporte à la carrière.
web-help-monuments-track = Les points de chacun ; les joyaux se comptent à la fin.
web-help-monuments-points = Points actuels, 10 au départ. Les joyaux rapportent 3 chacun à la fin ; le plus de points l’emporte.
web-help-monuments-round = Chaque manche vide la carrière, puis construit. Il y a trois manches au plus.
