## Majolica à la table du navigateur

web-majolica-round = Manche { $round }
web-majolica-round-of = Manche { $round } sur { $of }
web-majolica-alone = En solitaire
web-majolica-missing = { $count ->
    [one] { $count } point jusqu’au titre suivant
   *[other] { $count } points jusqu’au titre suivant
}
web-majolica-highest = Le plus haut titre est à vous.
web-majolica-workshops = Ateliers et cartes
web-majolica-workshop = { $workshop }, motif { $pattern } : { $tiles } ; { $free } libres
web-majolica-some = { $count } { $kind }
web-majolica-card-state = { $card } : { $done } cases remplies sur { $all }
web-majolica-no-card = pas de carte
web-majolica-cards-done = { $count ->
    [one] carte
   *[other] cartes
}
web-majolica-taken-by = prise par { $player }
    .you = prise par vous
web-majolica-alike = 4 pareilles
web-majolica-alike-short = 4 =
web-majolica-runs = activé
web-majolica-then = puis
web-majolica-confirm = Valider

## How many tiles lie face up

web-majolica-face-up = { $count ->
    [one] tuile visible.
   *[other] tuiles visibles.
}
web-majolica-face-up-after = { $count ->
    [one] tuile visible ; { $after } ensuite.
   *[other] tuiles visibles ; { $after } ensuite.
}
web-majolica-tiles-left = { $count ->
    [one] tuile
   *[other] tuiles
}
web-majolica-round-ends = En dessous de 4, la manche se termine et les cartes sont complétées à six.
web-majolica-round-alone = Une manche compte quatre tours ; puis les cartes sont complétées à six.

## Ways to play the turn

web-majolica-way-run = Suite
web-majolica-way-card = Tuile + carte
web-majolica-way-swap = Tuile + échange
web-majolica-way-then-card = Carte
web-majolica-way-then-swap = Échange
web-majolica-no-cards = Plus de cartes avant la fin de la manche.

## Spoken names

web-majolica-run-north = suite du haut, { $count } : { $kinds }
web-majolica-run-east = suite de droite, { $count } : { $kinds }
web-majolica-run-south = suite du bas, { $count } : { $kinds }
web-majolica-run-west = suite de gauche, { $count } : { $kinds }
web-majolica-lift = lever la carte au-dessus de { $workshop }
web-majolica-put = poser la carte levée au-dessus de { $workshop }

## What to do now

web-majolica-ask-start = Posez votre carte de départ, { $card }, au-dessus de W1, W2 ou W3.
web-majolica-ask-start-why = L’atelier sous une carte fabrique les tuiles qui la remplissent.
web-majolica-ask-mission = Choisissez une mission.
web-majolica-ask-mission-why = Elle compte à la fin si vous l’accomplissez.
web-majolica-ask-run = Prenez une suite : choisissez une accolade numérotée.
web-majolica-ask-run-why = Toutes ses tuiles vont dans un seul de vos ateliers.
web-majolica-ask-all = Prenez les quatre tuiles.
web-majolica-ask-all-why = Ou une seule, avec une carte ou un échange.
web-majolica-ask-tile-card = Prenez une tuile du bord et une carte.
web-majolica-ask-tile-swap = Prenez une tuile du bord et échangez vos cartes.
web-majolica-ask-either-first = Dans l’ordre voulu ; ce qui devient prêt s’active entre les deux.
web-majolica-ask-tile = Prenez maintenant une tuile du bord.
web-majolica-ask-tile-why = Choisissez ensuite son atelier.
web-majolica-ask-card = Prenez maintenant une carte, ou échangez les vôtres.
web-majolica-ask-card-why = La carte se pose aussitôt au-dessus de W1, W2 ou W3.
web-majolica-ask-swap = Échangez vos cartes : levez-en une, puis choisissez sa place.
web-majolica-ask-swap-why = Les tuiles restent sur leurs cartes.
web-majolica-ask-put = Choisissez la nouvelle place de la carte levée.
web-majolica-ask-order = Validez cet ordre, ou échangez encore.
web-majolica-ask-order-why = Les tuiles restent sur leurs cartes.
web-majolica-ask-into = Choisissez un atelier : { $tiles }.
web-majolica-ask-into-why = Toutes vont dans le même.
web-majolica-ask-into-keep = Ou posez d’abord l’une d’elles sur votre mission.
web-majolica-into = { $tiles } dans { $workshop } : ensuite { $count } sur { $capacity }.
web-majolica-into-runs = { $tiles } dans { $workshop } : le motif { $pattern } est fait, l’atelier s’active.
web-majolica-into-then = { $tiles } dans { $workshop } : l’atelier s’active ; { $next } peut suivre.
web-majolica-into-over = { $tiles } dans { $workshop } : { $over } de trop, à défausser.
web-majolica-sure = Validez, ou choisissez un autre atelier.
web-majolica-sure-not-yet = Cliquez pour les y mettre.
web-majolica-ask-slot = Posez la carte au-dessus de W1, W2 ou W3.
web-majolica-ask-slot-why = Une carte déjà posée passe sous la pioche, ses tuiles sont perdues.
web-majolica-ask-ready = Plusieurs ateliers sont prêts : choisissez lequel s’active.
web-majolica-ask-ready-why = Les autres suivent s’ils le peuvent encore.
web-majolica-ask-bonus = Prenez une tuile bonus de la couleur voulue.
web-majolica-ask-bonus-why = Choisissez ensuite son atelier.
web-majolica-ask-bonus-or-run = Ou activez d’abord un atelier prêt.
web-majolica-ask-first = Dans W1, d’abord la violette ou { $tiles } ?
web-majolica-ask-first-why = Si W1 est alors prêt, il est activé avant que les autres n’entrent.
web-majolica-later = entre plus tard dans W1 : { $tiles }
web-majolica-violet-first = Violette d’abord
web-majolica-tiles-first = { $tiles } d’abord
web-majolica-ask-raise = { $workshop } s’active : montez une tuile sur sa carte.
web-majolica-ask-raise-why = { $raised } sur { $most } au plus ; le reste continue.
web-majolica-ask-cell = Choisissez sa case.
web-majolica-ask-break = { $workshop } fragmente une tuile : choisissez laquelle.
web-majolica-ask-break-why = Les autres vont dans W4, où la violette quitte le jeu.
web-majolica-ask-overflow = { $workshop } en a { $count } de trop : choisissez { $count ->
    [one] la tuile
   *[other] les tuiles
} à défausser.
web-majolica-ask-overflow-why = N’importe lesquelles de cet atelier ; la violette quitte le jeu.
web-majolica-ask-discard = Choisissez une tuile de { $workshop } à jeter.
web-majolica-ask-discard-why = Annulez pour les garder toutes.
web-majolica-violet-leaves = Une tuile violette quitte le jeu pour de bon.
web-majolica-bin = Jeter
web-majolica-ask-bin = Choisissez l’atelier dont vous jetez une tuile.
web-majolica-stop = Arrêter ici
web-majolica-decline = Sans bonus
web-majolica-keep-order = Laisser ainsi
web-majolica-over = La partie est terminée.
web-majolica-wait-start = Choix d’une place pour la carte de départ.
web-majolica-wait-mission = Choix d’une mission.
web-majolica-wait-turn = Choix des tuiles à prendre.
web-majolica-wait-run = Travail dans les ateliers.

## The guided first game

web-majolica-guide-welcome = Majolica : vous dirigez quatre ateliers qui transforment des tuiles en motifs achevés. Quand quelqu’un a terminé cinq cartes, le plus de points l’emporte. Jouons ensemble les premiers tours.
web-majolica-guide-workshops = Chaque atelier attend un motif. W3 veut 2:2, deux tuiles d’une couleur et deux d’une autre. Dès qu’un atelier contient exactement son motif, il s’active de lui-même et nourrit la carte au-dessus.
web-majolica-guide-start = Voici votre carte de départ : elle veut une tuile jaune, une bleue et une verte. Posez-la au-dessus de W3.
web-majolica-guide-border = Au milieu se trouvent seize grandes tuiles. On ne prend qu’au bord : une accolade numérotée marque chaque suite que vous pouvez prendre entière.
web-majolica-guide-run = La suite du bas compte deux jaunes et deux bleues : tout juste ce que veut W3. Choisissez son accolade, puis W3.
web-majolica-guide-into = Mettez maintenant les quatre tuiles dans W3.
web-majolica-guide-raise = W3 contient 2:2, il s’active donc. Une tuile monte sur la carte : choisissez une jaune.
web-majolica-guide-break = W3 a un marteau : il fragmente l’une des tuiles restantes. Choisissez la jaune.
web-majolica-guide-flow = Les deux bleues ont coulé vers W4. Quatre tuiles pareilles y rapportent une violette, joker de tous les motifs, et le reste retourne à W1. Un bon tour peut donc tout mettre en mouvement.
web-majolica-guide-card = Voici l’autre façon de jouer : une tuile et une carte. Choisissez Tuile + carte, puis la carte qui vous plaît, et posez-la au-dessus de W1.
web-majolica-guide-slot = Posez-la au-dessus de W1. Un atelier sans carte ne s’active pas ; seul W4 s’en passe.
web-majolica-guide-tile = Puis une seule tuile du bord, que vos cartes attendent, et son atelier. Choisissez un atelier pour voir ce qui se passerait.
web-majolica-guide-into-again = Mettez-la maintenant dans un atelier.
web-majolica-guide-cascade = Ce qui coule peut rendre prêt l’atelier suivant, puis le suivant : de telles cascades remplissent plusieurs cartes en un tour. Cinq cartes terminées mettent fin à la partie avec la manche.
web-majolica-guide-end = Voilà tout. La ligne sous le plateau dit toujours quoi faire, et vous pouvez annuler vos décisions. Bonne partie !

## L’aide sur la pièce

web-help-majolica-tile = Une grande tuile du bord peut être prise : toute une suite ininterrompue d’une ligne, ou une seule avec une carte ou un échange.
web-help-majolica-down = Cette grande tuile a été prise ; elle reste face cachée jusqu’à la fin de la manche.
web-help-majolica-w1 = W1 s’active avec deux groupes de trois de couleurs différentes. Une ou deux tuiles montent sur la carte, le reste passe à W2.
web-help-majolica-w2 = W2 s’active avec trois paires de couleurs différentes. Une à trois tuiles montent sur la carte, le reste passe à W3.
web-help-majolica-w3 = W3 s’active avec deux paires. Une tuile monte sur la carte, le marteau en casse une, le reste passe à W4.
web-help-majolica-w4 = W4 s’active avec quatre tuiles identiques. Une va à l’hôtel de ville contre une tuile violette ou un jeton « 1 » ; les autres retournent à W1, avant ou après la violette.
web-help-majolica-hammer = Le marteau : après qu’une tuile est montée sur la carte, W3 casse une de ses autres tuiles.
web-help-majolica-small = Les petites tuiles forment le motif de leur atelier, chaque groupe d’une autre couleur. Sur une carte, elles occupent une case de leur couleur.
web-help-majolica-violet = Le violet remplace n’importe quelle couleur d’un motif. Il ne va jamais sur une carte et disparaît en W4 ou si vous l’abandonnez.
web-help-majolica-hall = L’hôtel de ville échange une tuile de W4 contre une violette ; s’il n’y en a plus, contre un jeton « 1 » qui vaut 1 point.
web-help-majolica-one = Un jeton « 1 » vaut 1 point à la fin.
web-help-majolica-bloom = Un jeton Floraison vaut 1 point. Il récompense les quatre ateliers activés en un tour.
web-help-majolica-card = Une carte de l’étalage se prend avec une tuile du bord et se pose aussitôt au-dessus de W1, W2 ou W3. L’étalage est complété en fin de manche.
web-help-majolica-design = L’atelier au-dessous remplit les cases de cette carte. Terminée, elle vaut ses points ; sinon, 1 par deux tuiles à la fin.
web-help-majolica-slot = Place pour une carte. Sans carte, l’atelier au-dessous ne s’active pas.
web-help-majolica-bonus = Le symbole bonus : terminer cette carte permet de mettre une tuile d’une des quatre couleurs dans l’atelier de votre choix.
web-help-majolica-completed = Les cartes terminées valent leurs points. La partie finit avec la manche où quelqu’un en a cinq.
web-help-majolica-mission = Une mission est visible de tous et vaut ses points à la fin si elle est accomplie.
web-help-majolica-meter = Grandes tuiles face visible. La manche est finie quand il en reste moins de quatre après un tour.
web-help-majolica-deck = Cartes restantes dans la pioche, qui complète l’étalage en fin de manche.
web-help-majolica-first = Premier joueur de cette manche. Le marqueur passe à gauche à chaque manche.
web-help-majolica-title = En solitaire, six manches de quatre tours ; vos points valent un titre à la fin.
web-help-majolica-points = Points actuels : cartes terminées, 1 par deux tuiles sur les autres cartes, jetons, et la mission si elle est accomplie.
web-help-majolica-round = Une manche finit quand moins de quatre grandes tuiles sont visibles après un tour ; en solitaire, après quatre tours.
