finca-title = Finca

## Le matériel

finca-fruit-fig = { $count ->
    [one] { $count } figue
   *[other] { $count } figues
}
finca-fruit-almond = { $count ->
    [one] { $count } amande
   *[other] { $count } amandes
}
finca-fruit-olive = { $count ->
    [one] { $count } olive
   *[other] { $count } olives
}
finca-fruit-orange = { $count ->
    [one] { $count } orange
   *[other] { $count } oranges
}
finca-fruit-grape = { $count ->
    [one] { $count } raisin
   *[other] { $count } raisins
}
finca-fruit-lemon = { $count ->
    [one] { $count } citron
   *[other] { $count } citrons
}
finca-kind-fig = figue
finca-kind-almond = amande
finca-kind-olive = olive
finca-kind-orange = orange
finca-kind-grape = raisin
finca-kind-lemon = citron
finca-kind-wild = ?
finca-village-alcudia = Alcudia
finca-village-arta = Artá
finca-village-inca = Inca
finca-village-villafranca = Villafranca
finca-village-son_severa = Son Severa
finca-village-andratx = Andratx
finca-village-palma = Palma
finca-village-llucmajor = Llucmajor
finca-village-campos = Campos
finca-village-santanyi = Santanyí
finca-action-double = vent fort
finca-action-gust = bourrasque
finca-action-large = grande charrette
finca-action-less = un fruit de moins
finca-carts = { $count ->
    [one] { $count } charrette
   *[other] { $count } charrettes
}
finca-tile = { $value } ({ $fruits })
finca-tile-each = un de chaque
finca-tile-six = 6 ({ $each })
finca-tile-wild = { $value } ({ $value } d’une seule sorte)

## Ce qu’on peut faire

finca-do-place = placer un paysan sur l’aile { $blade } ({ $kind })
finca-do-move = partir de l’aile { $blade }, avancer de { $steps } jusqu’à { $arrival } : { $fruits }
finca-do-move-cart = partir de l’aile { $blade }, avancer de { $steps } jusqu’à { $arrival } : { $fruits }, { $carts }
finca-do-lift = soulever un paysan de l’aile { $blade } ({ $kind })
finca-do-land = le poser sur l’aile { $blade } : { $fruits }
finca-do-deliver = livrer avec une charrette, jusqu’à { $room } fruits
finca-do-double = utiliser le vent fort : deux déplacements
finca-do-gust = utiliser la bourrasque : un paysan sur n’importe quelle aile
finca-do-large = utiliser la grande charrette : livrer jusqu’à { $room } fruits
finca-do-less = utiliser un fruit de moins : livrer avec une charrette, un fruit impayé
finca-do-load = approvisionner { $village } : { $tile }
finca-do-short = approvisionner { $village } avec un fruit de moins : { $tile }
finca-do-pay = payer en { $kind }
finca-do-lack = ne pas donner : { $kind }
finca-do-stop = terminer la livraison
finca-do-decline = pas de second déplacement

## Ce qui s’est passé

finca-did-place = un paysan posé sur l’aile { $blade } : { $fruits }
finca-did-move = { $steps ->
    [one] { $steps } aile
   *[other] { $steps } ailes
} plus loin, sur l’aile { $blade } : { $fruits }
finca-did-earn = la route est franchie : { $count ->
    [one] { $count } charrette
   *[other] { $count } charrettes
}
finca-did-lift = un paysan soulevé de l’aile { $blade }
finca-did-land = posé sur l’aile { $blade } : { $fruits }
finca-did-deliver = une charrette part
finca-did-use = tuile Action : { $tile }
finca-did-load = { $village } approvisionné, tuile { $tile }, avec { $fruits }
finca-did-finish = livraison de { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}, { $points } en valeur
finca-did-decline = pas de second déplacement
finca-short-fruit = la réserve manquait : chacun a rendu les siens ({ $kind })
finca-short-carts = les charrettes manquaient : chacun a rendu les siennes
finca-revealed = { $village } demande maintenant { $tile }
finca-awarded = { $village } ferme ; sa finca ({ $finca }) va à { $player }
    .you = { $village } ferme ; sa finca ({ $finca }) est à vous
finca-awarded-nobody = { $village } ferme ; égalité pour sa finca ({ $finca }) : personne ne l’obtient
finca-bonus = série 1–6 complète : bonus { $points }
finca-over = la dernière finca en bois est posée : la partie se termine
finca-over-turns = le dernier tour est joué : la partie se termine

## Points

finca-score-tiles = Tuiles Fruits
finca-score-fincas = Tuiles Finca
finca-score-actions = Tuiles Action non utilisées
finca-score-bonus = Tuiles Bonus
finca-tie = Points égaux : le plus de fruits gardés l’emporte (F18)

## Pourquoi pas

finca-why-placing = on place d’abord tous les paysans.
finca-why-placed = tous les paysans sont déjà placés.
finca-why-no-farmer = vous n’avez pas de paysan à cet endroit.
finca-why-no-gust = seule la bourrasque soulève un paysan.
finca-why-no-pass = on ne passe pas : déplacez, livrez ou utilisez une tuile Action.
finca-why-no-delivery = commencez d’abord une livraison.
finca-why-used = cette tuile Action a déjà servi.
finca-why-no-cart = vous n’avez pas de charrette.
finca-why-nothing = vous ne pouvez payer la tuile d’aucun village.
finca-why-nothing-short = aucune tuile de valeur 2 ou plus ne peut être payée avec un fruit de moins.
finca-why-double = terminez d’abord le vent fort.
finca-why-gust = terminez d’abord la bourrasque.
finca-why-one-tile = une seule tuile Action par tour.
finca-why-loading = terminez d’abord la livraison.
finca-why-choose-kind = choisissez d’abord la sorte de fruit pour cette tuile.
finca-why-kind = vous ne pouvez pas payer cette tuile avec cette sorte.
finca-why-choose-lack = choisissez d’abord le fruit à ne pas donner.
finca-why-lack = ce fruit ne peut pas être celui qui manque.
finca-why-no-village = choisissez d’abord un village.
finca-why-owes = une tuile de cette livraison doit encore être payée avec un fruit de moins.
finca-why-empty = approvisionnez au moins un village.
finca-why-closed = { $village } est fermé.
finca-why-loaded = { $village } est déjà approvisionné dans cette livraison.
finca-why-full-price = plus aucune tuile ne peut être payée avec un fruit de moins.
finca-why-value-one = une tuile de valeur 1 ne peut pas être payée avec un fruit de moins.
finca-why-room = la charrette n’a plus de place que pour { $room }.
finca-why-fruit = vous n’avez pas les fruits pour { $village }.
finca-why-dead-end = ensuite, plus aucune tuile ne pourrait être payée avec un fruit de moins.

## La table

finca-table-mill = Moulin
finca-table-villages = Villages
finca-table-village = Village
finca-table-tile = Demande
finca-table-pile = Pile
finca-table-finca = Finca
finca-table-closed = fermé
finca-table-loaded = approvisionné
finca-table-players = Joueurs
finca-table-supply = Réserve
finca-table-carts = Charrettes
finca-table-actions = Tuiles Action
finca-table-set = Tuiles 1–6
finca-table-fincas = Fincas
finca-table-bonus = Bonus
finca-table-status = Tour { $turn } · { $houses ->
    [one] { $houses } finca en bois
   *[other] { $houses } fincas en bois
} en réserve · bonus { $bonuses }

## Les règles, dans nos propres mots

rule-finca-F1 = À tour de rôle, chacun pose un paysan après l’autre sur l’aile de son choix, même occupée, et prend un fruit de cette aile, jusqu’à ce que tous soient posés.
rule-finca-F2 = À votre tour, faites exactement une chose : déplacer un paysan, livrer, ou utiliser une tuile Action, qui est elle-même un déplacement ou une livraison. On ne passe pas.
rule-finca-F3 = Un paysan avance, dans le sens horaire, d’exactement autant d’ailes qu’il y a de paysans sur l’aile qu’il quitte, lui compris. À l’arrivée, prenez un fruit de cette aile pour chaque paysan présent, lui compris.
rule-finca-F4 = Si la réserve contient moins de fruits que votre dû, tout le monde, vous aussi, rend tous ses fruits de cette sorte ; puis vous prenez tout votre dû.
rule-finca-F5 = Une route partage le moulin en deux moitiés. Chaque passage de la route rapporte une charrette ; un long trajet peut la franchir deux fois.
rule-finca-F6 = Si le centre contient moins de charrettes que votre dû, tout le monde, vous aussi, rend toutes ses charrettes ; puis vous prenez les vôtres.
rule-finca-F7 = Pour livrer, rendez une charrette et approvisionnez un ou plusieurs villages avec 6 fruits au plus en tout. Chaque tuile se paie exactement.
rule-finca-F8 = Une tuile à points d’interrogation se paie avec une seule sorte de fruits de votre choix, autant qu’elle en montre. Chacune de ces tuiles peut recevoir une autre sorte.
rule-finca-F9 = Un village n’est approvisionné qu’une fois par livraison ; les nouvelles tuiles se retournent après la livraison entière. Les fruits retournent à la réserve.
rule-finca-F10 = Quand la dernière tuile d’un village est prise, sa tuile Finca va à qui a le plus de son fruit imprimé sur ses tuiles. En cas d’égalité, personne ne l’obtient. Une finca en bois ferme alors le village.
rule-finca-F11 = Vent fort : deux déplacements de suite, du même paysan ou de deux. Vous pouvez renoncer au second ; la tuile est utilisée quand même.
rule-finca-F12 = Bourrasque : un de vos paysans va sur l’aile de votre choix, même la sienne, et y récolte. Jamais de charrette.
rule-finca-F13 = Grande charrette : une livraison de 10 fruits au plus, sans jeton Charrette.
rule-finca-F14 = Un fruit de moins : une livraison avec charrette où exactement un fruit n’est pas payé, donc des tuiles valant jusqu’à 7 pour 6 fruits. La tuile incomplète vaut au moins 2 ; sur une tuile mixte, vous choisissez le fruit.
rule-finca-F15 = Au plus une tuile Action par tour, et chacune une seule fois dans la partie.
rule-finca-F16 = Qui complète une série de tuiles de valeurs 1 à 6 prend la plus haute tuile Bonus restante. Chaque nouveau bonus demande une nouvelle série.
rule-finca-F17 = Quand la dernière finca en bois est posée, la partie se termine avec cette livraison ; les tuiles Finca des villages qu’elle a vidés sont toutes attribuées. Une partie de 1 000 tours se termine aussi.
rule-finca-F18 = Les tuiles Fruits comptent leur valeur, les tuiles Finca 5, les tuiles Action non utilisées 2, les bonus leur valeur. À égalité, le plus de fruits devant soi décide ; ensuite la victoire est partagée.
rule-finca-F19 = Exemple : les tuiles 1, 2, 3, 4, 5, 5 et 6, deux tuiles Finca, une tuile Action non utilisée et le bonus de 7 font 45 points.
