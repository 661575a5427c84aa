mozaika-title = Mozaika

## Le matériel

mozaika-tile-sun = { $colour ->
    [red] soleil rouge
    [blue] soleil bleu
    [green] soleil vert
    [yellow] soleil jaune
   *[other] soleil ({ $colour })
}
mozaika-tile-wave = { $colour ->
    [red] vague rouge
    [blue] vague bleue
    [green] vague verte
    [yellow] vague jaune
   *[other] vague ({ $colour })
}
mozaika-tile-leaf = { $colour ->
    [red] feuille rouge
    [blue] feuille bleue
    [green] feuille verte
    [yellow] feuille jaune
   *[other] feuille ({ $colour })
}
mozaika-tile-shell = { $colour ->
    [red] coquille rouge
    [blue] coquille bleue
    [green] coquille verte
    [yellow] coquille jaune
   *[other] coquille ({ $colour })
}
mozaika-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}

## Ce qu’on peut faire

mozaika-do-bid = miser { $coins }, garder { $rest }
mozaika-do-take = prendre { $tile }, jusqu’à +{ $coins }
mozaika-do-lay = { $tile } en { $cell } : +{ $coins }
mozaika-do-fly = mouche en { $cell } ({ $tile }), { $cost ->
    [0] sans perte
   *[other] coûte { $cost }
}

## Ce qui s’est passé

mozaika-did-bid = mise scellée
mozaika-did-take = prise : { $tile }
mozaika-did-lay = pose : { $tile } en { $cell }, { $coins }
mozaika-did-fly = la mouche en { $cell } ({ $tile })
mozaika-revealed = toutes les mises sont faites : { $bids }
mozaika-bid = { $player } : { $coins }
mozaika-given = il ne reste que des tuiles identiques, une pour { $player } : { $tile }
    .you = il ne reste que des tuiles identiques, une pour vous : { $tile }
mozaika-returned = retour au sac : { $tile }
mozaika-fly = une mouche pour { $player }
    .you = une mouche pour vous
mozaika-drawn = manche { $round }, au marché : { $tiles }
mozaika-over = toutes les mosaïques sont complètes : la partie se termine

## Points

mozaika-score-lines = Lignes et colonnes
mozaika-score-diagonals = Diagonales
mozaika-score-squares = Carrés 2 × 2
mozaika-score-symmetry = Symétrie
mozaika-score-coins = Pièces
mozaika-tie = Points égaux : le plus de pièces l’emporte (Z15)

## Pourquoi pas

mozaika-why-over = toutes les mosaïques sont complètes.
mozaika-why-first-round = la première manche n’a pas de marché ; chacun pose seulement une tuile.
mozaika-why-bids-open = on mise avant de choisir les tuiles.
mozaika-why-sealed = votre mise est scellée ; reprenez-la d’abord.
mozaika-why-coins = vous avez { $coins }.
mozaika-why-bid-first = on choisit les tuiles quand toutes les mises sont faites.
mozaika-why-all-chosen = toutes les tuiles de cette manche sont choisies.
mozaika-why-not-on-market = absent du marché : { $tile }.
mozaika-why-not-your-choice = c’est à quelqu’un d’autre de choisir.
mozaika-why-choose-first = on pose quand chacun a choisi une tuile.
mozaika-why-laid = vous avez déjà posé votre tuile de cette manche.
mozaika-why-not-in-hand = vous n’avez pas en main : { $tile }.
mozaika-why-full = une tuile occupe déjà { $cell }, et les tuiles posées restent.
mozaika-why-no-fly-yet = pas de mouche avant la manche { $round }.
mozaika-why-fly-later = la mouche attend que tout le monde ait posé.
mozaika-why-not-your-fly = la mouche n’est pas pour vous.
mozaika-why-no-tile = aucune tuile en { $cell }.
mozaika-why-has-fly = { $cell } a déjà une mouche.

## La table

mozaika-letter-red = R
mozaika-letter-blue = B
mozaika-letter-green = V
mozaika-letter-yellow = J
mozaika-symbol-sun = soleil
mozaika-symbol-wave = vague
mozaika-symbol-leaf = feuille
mozaika-symbol-shell = coquille
mozaika-phase-laying = pose
mozaika-phase-bidding = mises secrètes
mozaika-phase-choosing = choix
mozaika-phase-landing = la mouche
mozaika-phase-over = la fin
mozaika-table-status = Manche { $round } sur { $rounds } · { $phase }
mozaika-table-ties = égalités dans l’ordre
mozaika-table-order = ordre de choix
mozaika-table-market = Marché
mozaika-table-bag = sac { $count }
mozaika-table-closed = pas de marché à la première manche
mozaika-table-empty = toutes les tuiles sont choisies
mozaika-table-income = rapporte jusqu’à
mozaika-table-no-fly = pas de mouche avant la manche { $round }
mozaika-table-lowest = la plus petite mise reçoit une mouche
mozaika-table-fly = mouche
mozaika-table-first = premier joueur
mozaika-table-hand = main
mozaika-table-coins = pièces
mozaika-table-bid = mise
mozaika-table-sealed = scellée
mozaika-table-points = points

## Les règles, dans nos propres mots

rule-mozaika-Z1 = Chacun commence avec 10 pièces et 4 tuiles tirées au hasard. À la première manche, rien n’est à vendre : chacun pose une tuile, puis le sac passe.
rule-mozaika-Z2 = Au début de chaque manche suivante, le premier joueur tire une tuile de plus qu’il n’y a de joueurs et les étale, faces visibles.
rule-mozaika-Z3 = Tous misent en secret et en même temps, de rien à toutes leurs pièces, 60 au plus. Quand la dernière mise est faite, toutes sont montrées et chacun paie la sienne à la banque. D’ici là, vous pouvez reprendre la vôtre. Sans pièce, on mise zéro.
rule-mozaika-Z4 = La plus haute mise prend une tuile en premier, puis la suivante, et ainsi de suite. Entre mises égales, le plus proche du premier joueur dans le sens horaire passe avant, le premier joueur avant tous. La tuile restante retourne au sac ; chacun en a 4.
rule-mozaika-Z5 = Qui choisit en dernier, la plus petite mise ou le dernier parmi les égales, reçoit une mouche : à 5 dès la manche 2, à 4 dès la manche 3, à 3 dès la manche 4.
rule-mozaika-Z6 = Chacun pose une de ses 4 tuiles sur une case libre de son choix, tous en même temps. Une tuile posée ne bouge plus.
rule-mozaika-Z7 = Une tuile rapporte aussitôt, pour chaque tuile qu’elle touche par un côté, 1 pièce pour la même couleur et 1 pour le même symbole.
rule-mozaika-Z8 = Quand tout le monde a posé, qui a reçu la mouche la met sur une de ses tuiles sans mouche ; la tuile tout juste posée compte aussi.
rule-mozaika-Z9 = À la fin de chaque manche, même la première, le sac va au voisin de gauche, qui devient premier joueur.
rule-mozaika-Z10 = La partie se termine après 16 manches, toutes les mosaïques pleines. Les tuiles en main ne valent rien.
rule-mozaika-Z11 = 5 pièces valent 1 point.
rule-mozaika-Z12 = Comptent les lignes, les colonnes, les deux diagonales et les neuf carrés 2 × 2 : 4 points si les quatre tuiles ont la même couleur et le même symbole, 2 si seule la couleur ou seul le symbole est commun. Les recouvrements comptent en entier.
rule-mozaika-Z13 = Chaque mouche sur un arrangement lui retire 1 point, jamais au-dessous de 0, et cela dans chaque arrangement dont sa tuile fait partie.
rule-mozaika-Z14 = Une mosaïque pleine qui est son propre reflet, en couleur et en symbole, rapporte 12 points pour l’axe vertical, 12 pour l’horizontal et 8 pour chaque diagonale ; les mouches n’y changent rien.
rule-mozaika-Z15 = À égalité, le plus de pièces décide ; ensuite la victoire est partagée.
