## L’analyse d’une partie finie

web-review = Bilan
web-review-of = Bilan : { $game }
web-review-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-review-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
web-review-moves-count = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
web-review-everybody = Joueurs
web-review-engine = Moteur
web-review-chart = Courbe
web-review-moves = Tours
web-review-steps = Pas à pas
web-tab-moves = Tours
web-review-mark-best = Le meilleur
web-review-mark-good = Bon
web-review-mark-inaccuracy = Imprécision
web-review-mark-mistake = Erreur
web-review-mark-blunder = Gaffe
web-review-unjudged = Pas encore jugé
web-review-elsewhere = Jugé ailleurs
web-review-before = C’était joué avant : ce tour est jugé dans le bilan de la partie reprise.
web-review-waiting = Le moteur arrive, en partant du dernier tour.
web-review-progress = Part déjà jugée
web-review-move = Tour { $number }
web-review-by-you = vous
web-review-chance = chances, { $from } → { $to }
web-review-points = points attendus
web-review-points-short = { $points } pts
web-review-rather = Les choix du moteur
web-review-only = Il n’y avait rien d’autre à faire.
web-review-best = meilleur
web-review-played = joué
web-review-error = Jugé sur ce que le joueur pouvait savoir · chances ± { $error } %
web-review-luck = Chance
web-review-win-chance = Chances de gagner
web-review-accuracy = précision
web-review-next-slip = À la prochaine faute
web-review-next-own-slip = À votre prochaine faute
web-review-play-on = Jouer d’ici
web-seat-to-move = au trait
