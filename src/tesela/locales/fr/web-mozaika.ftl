## Le plateau

web-mozaika-round = Manche { $round } sur { $rounds }
web-mozaika-up-to = jusqu’à
web-mozaika-in-bag = dans le sac
web-mozaika-others-own = Les autres ont
web-mozaika-step = changer la mise de { $step }
web-mozaika-bidding = réfléchit
web-mozaika-first = premier
web-mozaika-hand = Vos tuiles
web-mozaika-own-mosaic = Votre mosaïque
web-mozaika-mosaic = Mosaïque : { $player }
    .you = Votre mosaïque
web-mozaika-worth = Ce que vaut votre mosaïque
web-mozaika-coins-worth = { $count }, un point pour 5
web-mozaika-full-only = mosaïque complète
web-mozaika-flies = { $count ->
    [one] { $count } mouche
   *[other] { $count } mouches
}
web-mozaika-tip = { $coins ->
    [0] { $tile } : ne rapporterait rien pour l’instant.
    [one] { $tile } : rapporterait { $coins } pièce sur les cases cerclées.
   *[other] { $tile } : rapporterait { $coins } pièces sur les cases cerclées.
}

## Les cases, lues à voix haute

web-mozaika-cell-free = Ligne { $row }, colonne { $column } : libre
web-mozaika-cell-earns = Ligne { $row }, colonne { $column } : libre, { $tile } rapporterait { $coins }
web-mozaika-cell-tile = Ligne { $row }, colonne { $column } : { $tile }
web-mozaika-cell-fly = Ligne { $row }, colonne { $column } : { $tile }, mouche
web-mozaika-cell-cost = Ligne { $row }, colonne { $column } : { $tile }, une mouche coûterait { $cost }

## La consigne

web-mozaika-bid = Choisissez votre mise secrète.
web-mozaika-bid-rule = La plus haute choisit d’abord, et tout le monde paie.
web-mozaika-bid-fly = La plus haute choisit d’abord, la plus basse reçoit une mouche, et tout le monde paie.
web-mozaika-keep = Il vous resterait { $rest }.
web-mozaika-seal = Sceller
web-mozaika-seal-bid = Sceller { $coins }
web-mozaika-sealed = Votre mise est scellée : { $coins }. Vous pouvez la reprendre tant que toutes ne sont pas faites.
web-mozaika-no-coins = Sans pièce, vous ne misez rien.
web-mozaika-take = Prenez une tuile au marché.
web-mozaika-take-look = Choisissez une tuile pour voir ce qu’elle rapporterait dans votre mosaïque.
web-mozaika-take-about = { $tile } : jusqu’à { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} dans votre mosaïque.
web-mozaika-take-do = Prendre
web-mozaika-choosing-before = { $count ->
    [one] Ensuite, c’est à vous.
   *[other] { $count } choisissent avant vous.
}
web-mozaika-lay = Choisissez une de vos tuiles et posez-la sur une case libre.
web-mozaika-lay-where = Posez-la sur une case libre : { $tile }.
web-mozaika-lay-what = Quelle tuile va ligne { $row }, colonne { $column } ?
web-mozaika-lay-rule = Elle rapporte une pièce par voisine de même couleur et une par voisine de même symbole.
web-mozaika-lay-earns = Rapporte { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
web-mozaika-lay-completes = { $count ->
    [one] Complète un arrangement :
   *[other] Complète { $count } arrangements :
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-mozaika-lay-do = Poser
web-mozaika-laid = Votre tuile est posée.
web-mozaika-fly = Posez la mouche sur une de vos tuiles.
web-mozaika-fly-rule = Chaque tuile montre les points qu’une mouche y coûterait maintenant.
web-mozaika-fly-cost = { $cost ->
    [0] Ici, elle ne coûte rien pour l’instant.
    [one] Ici, elle coûte { $cost } point pour l’instant.
   *[other] Ici, elle coûte { $cost } points pour l’instant.
}
web-mozaika-fly-do = Poser
web-mozaika-landing = La plus basse mise pose la mouche sur une tuile.

## La fin

web-mozaika-fly-costs = Déjà retiré pour les mouches
web-mozaika-counted = Toutes les mosaïques sont complètes.
web-mozaika-skip = Passer
web-mozaika-count-again = Recompter

## La première partie guidée

web-mozaika-guide-mosaic = Voici votre mosaïque. En seize manches, vous remplissez ses seize cases, une tuile par manche. Une tuile rapporte des pièces quand on la pose, et des points à la fin.
web-mozaika-guide-lay = Voici vos tuiles. Chacune a une couleur, que dit aussi la forme de son médaillon, et un symbole. Choisissez la vague bleue et posez-la sur la deuxième ligne, deuxième colonne.
web-mozaika-guide-market = Désormais, chaque manche a son marché, avec une tuile de plus que de joueurs. Une tuile rapporte une pièce par voisine de même couleur et une par voisine de même symbole : une deuxième vague bleue en rapporterait 2.
web-mozaika-guide-bid = Tous misent en secret et en même temps. La plus haute mise choisit d’abord ; chacun paie la sienne, quoi qu’il obtienne. Choisissez votre mise, par exemple 4 pièces, et scellez-la.
web-mozaika-guide-take = Les mises sont ouvertes, à vous de choisir. Sous chaque tuile figure ce qu’elle rapporterait au mieux. Prenez la vague bleue si elle est encore là, sinon celle qui rapporte le plus.
web-mozaika-guide-income = Maintenant, tout le monde pose. Choisissez une de vos tuiles : chaque case libre montre ses pièces, les meilleures sont cerclées. Posez-en une là où elle rapporte le plus.
web-mozaika-guide-points = Les pièces paient les mises, et à la fin cinq valent un point. Les autres points viennent de quatre tuiles en ligne, colonne, diagonale ou carré 2 × 2 : 2 si elles ont la même couleur ou le même symbole, 4 si elles ont les deux.
web-mozaika-guide-fly = À trois, la plus basse mise reçoit une mouche dès la manche 4. Elle se pose sur une de vos tuiles et retire un point à chaque arrangement dont cette tuile fait partie.
web-mozaika-guide-end = Une mosaïque complète et symétrique rapporte 8 ou 12 points de plus. Vous savez tout : continuez, et demandez un conseil quand vous voulez.

## L’aide sur la pièce

web-help-mozaika-market = La plus haute mise choisit d’abord une tuile, puis la suivante. La tuile restante retourne dans le sac.
web-help-mozaika-bag = Tuiles restantes dans le sac. À chaque manche, on en tire une de plus que de joueurs.
web-help-mozaika-fly = Qui choisit en dernier reçoit une mouche, dès qu’elles sont là : à 5 dès la manche 2, à 4 dès la 3, à 3 dès la 4.
web-help-mozaika-flies = Une mouche retire 1 point à chaque arrangement dont sa tuile fait partie, jamais au-dessous de 0.
web-help-mozaika-ties = À mises égales, cet ordre décide : le premier joueur, puis dans le sens horaire.
web-help-mozaika-bid = Les mises sont secrètes et simultanées, de rien à toutes vos pièces. Puis on les révèle, et chacun paie la sienne.
web-help-mozaika-coins = Des pièces pour miser. À la fin, 5 pièces valent 1 point ; elles départagent les égalités.
web-help-mozaika-hand = Tuiles en main. À chaque manche, chacun en pose une sur une case libre ; celles qui restent ne valent rien.
web-help-mozaika-cell = Une tuile posée ici rapporte aussitôt, par voisine de bord, 1 pièce pour la même couleur et 1 pour le même symbole.
web-help-mozaika-income = Le plus de pièces que cette tuile rapporterait maintenant sur votre mosaïque.
web-help-mozaika-arrangement = Quatre tuiles en ligne, colonne, diagonale ou carré 2 × 2 valent 4 points avec même couleur et même symbole, 2 si un seul est commun.
web-help-mozaika-symmetry = Une mosaïque pleine qui se reflète rapporte 12 points pour l’axe vertical ou horizontal, 8 par diagonale.
web-help-mozaika-first = Le premier joueur de cette manche tire le marché et gagne les égalités. À chaque manche, le sac passe à gauche.
web-help-mozaika-points = Ce que vaudraient la mosaïque et les pièces si la partie finissait maintenant.
web-help-mozaika-round = La partie dure 16 manches : toutes les mosaïques sont alors pleines.
