## Le plateau d’analyse, reprendre à un moment, les énigmes

web-analysis = Plateau d’analyse
web-analysis-text = Jouez toutes les places, revenez en arrière, essayez autre chose : chaque branche est gardée, et le moteur dit ce qu’il en pense.
web-analysis-finished = Vos parties terminées
web-analyse = Plateau d’analyse
web-analysis-moves = Coups
web-analysis-steps = Pas à pas
web-analysis-branch = branche, niveau { $depth } :
web-analysis-promote = En faire la ligne principale
web-analysis-delete = Supprimer à partir d’ici
web-analysis-seat = Décider pour
web-engine = Moteur
web-engine-text = Montre les meilleurs tours.
web-engine-thinking = Réflexion …
web-engine-for = Meilleurs tours pour { $player }
web-engine-play = Jouer le tour entier
web-engine-first = Jouer seulement la première décision
web-line-best = le meilleur
web-line-loss = { $loss } %
web-line-margin = { $margin } points attendus
web-line-veiled = un meilleur tour
web-share = Partager
web-share-text = Avec ce lien, on voit le plateau avec toutes ses branches.
web-share-saving = Enregistrement …
web-share-and-download = Partager ou télécharger
web-download = Télécharger
web-open-file = Ouvrir une sauvegarde
web-open-file-bad = Ce n’est pas une sauvegarde de Tesela.
web-play-on = Reprendre
web-play-on-title = Reprendre à partir d’ici
web-play-on-text = Une table privée s’ouvre à ce moment ; des robots tiennent les autres places. Quelle place prenez-vous ?
web-play-on-own = { $name } (votre place)
web-practice = Entraînement
web-puzzle = Énigme
web-puzzle-text = Un tour est nettement meilleur que tous les autres. Trouvez-le.
web-puzzle-any = En résoudre un
web-puzzle-of = Énigme : { $game }
web-puzzle-number = Énigme { $number } sur { $count }
web-puzzle-player = Joueur { $number }
web-puzzle-solved = résolu
web-puzzle-task = Trouvez le meilleur tour.
web-puzzle-progress = { $solved } sur { $count } { $solved ->
    [one] résolu
   *[other] résolus
}
web-puzzle-right = C’est bien ça !
web-puzzle-wrong = Pas le meilleur tour
web-puzzle-yours = Votre tour
web-puzzle-why = Pourquoi
web-puzzle-again = Réessayer
web-puzzle-answer = Voir la réponse
web-puzzle-next = Énigme suivant
web-key-steps = un pas en arrière ou en avant
web-key-branches = vers la branche du dessus ou du dessous
web-key-ends = au début ou à la fin
