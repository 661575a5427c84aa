## Erreurs : ce qui ne va pas, et que faire

error-game = Il n’y a pas de jeu « { $game } ». Jeux : { $known }.
error-option = Il n’y a pas d’option « { $option } ». Options : { $known }.
error-argument = « { $text } » n’est pas compris. Les options de ce jeu s’écrivent --NOM CHOIX.
error-choice = L’option « { $option } » ne peut pas être « { $choice } ». Choix : { $known }.
error-players = Ce jeu ne se joue pas à { $players }. Joueurs : { $known }.
error-seed = « { $seed } » n’est pas une graine. Donnez un entier de 0 à 2¹²⁸ − 1.
error-names = Donnez { $players } noms de 1 à { $length } caractères imprimables.
error-seat = Il n’y a pas de place { $number } à cette table de { $players }.
error-turn = Ce n’est pas à { $player } de décider.
error-over = La partie est terminée.
error-notation = « { $move } » n’est pas un coup de ce jeu.
error-illegal = { $move } n’est pas permis ({ $rule }) : { $reason }
error-undo-nothing = Il n’y a rien à reprendre.
error-undo-reveal = Quelque chose de caché a été révélé depuis : cette décision reste.
error-undo-others = D’autres ont décidé depuis : cette décision reste.
error-components = { $file }, ligne { $line } : { $fault }
error-record = Ce fichier ne peut pas servir : { $reason }
error-bot = Il n’y a pas de robot « { $bot } ». Robots : { $known }.
error-too-many-bots = { $bots } robots ne tiennent pas à une table de { $players } ; gardez une place pour vous.
error-opponents = { $opponents } adversaires ne remplissent pas { $seats } autres places. Nommez-en un par place, ou un seul pour toutes.
error-games = Il faut au moins une partie, pas { $games }.
error-two-bots = Une arène demande au moins deux robots différents.
error-other-arena = { $path } appartient à une autre arène ; choisissez un autre dossier.
error-cluster = Aucune grappe ne répond à { $address } : { $detail }
error-write = Impossible d’écrire { $path } : { $detail }
error-effort = { $effort } est trop peu : il faut au moins 1.
error-puzzles = Il faut au moins une énigme, pas { $count }.

record-too-large = il dépasse { $limit } octets.
record-unreadable = { $detail }.
record-checksum = son contenu ne correspond pas à sa somme de contrôle ; il a été abîmé ou modifié.
record-commitment = sa graine ne correspond pas à l’engagement pris avant la partie.
record-version = il suit la version { $rules } des règles ; ce programme joue la version { $ours }.
record-game = c’est une partie de { $game }.
record-options = ses options ne sont pas complètes.
record-move = coup { $number } : { $reason }
record-scores = ses scores ne sont pas ceux auxquels mènent ses coups.
record-branch = la branche { $number } part d’un endroit qui n’existe pas.
record-branches = il a plus de { $limit } branches.
record-unfinished = la partie n’est pas finie ; seules les parties finies sont analysées.

## La table dans le terminal

table-you = Vous
table-person = Joueur { $number }
table-turn = { $player }, à vous de décider :
table-thinking = { $player } réfléchit …
table-compiling = Préparation du jeu (la première fois seulement)
table-hint = { $label } — gagne { $win } %, { $margin } points (choix { $number })
table-hinting = Réflexion …
table-commands = numéro ou coup · undo · hint · why COUP · rule N° · score · save FICHIER · help · quit
table-unknown = Pas compris : « { $text } ». Tapez un numéro de 1 à { $count }, un coup comme « { $example } », ou « help ».
table-why-legal = { $move } est permis en ce moment.
table-why-usage = Écrivez « why » et un coup, par exemple « why { $example } ».
table-rule-usage = Écrivez « rule » et son numéro. Règles : { $known }.
table-save-usage = Écrivez « save » et un nom de fichier, par exemple « save soiree.tesela ».
table-saved = Enregistré dans { $path }. Pour continuer : tesela play { $game } --load { $path }
table-undone = Dernière décision reprise : { $player }
table-after = La partie est terminée : score · save FICHIER · rule N° · quit
table-bye = Au revoir.
table-wins = Victoire : { $player }
table-shared = Victoire partagée : { $players }
table-total = Total
table-points = Points
table-log = Journal
table-seed = Graine { $seed }, promise au début par SHA-256 { $commitment }
table-commitment = La graine est promise : SHA-256 { $commitment }
table-help-title = Ce que vous pouvez taper
table-help-number = jouer le choix qui porte ce numéro
table-help-move = jouer un coup par sa notation, par exemple « { $example } »
table-help-undo = reprendre votre dernière décision, tant que rien de caché n’a été révélé
table-help-hint = une suggestion d’un robot qui n’en sait pas plus que vous
table-help-why = pourquoi un coup n’est pas permis maintenant, avec sa règle
table-help-rule = le texte d’une règle ; sans numéro, toutes les règles
table-help-score = les points de chacun, ligne par ligne
table-help-save = écrire la partie dans un fichier
table-help-help = cette liste
table-help-quit = quitter la table
table-word-number = NUMÉRO
table-word-move = COUP
table-word-rule = RÈGLE
table-word-file = FICHIER

bot-random = Hasard
bot-greedy = Glouton
bot-novice = Novice
bot-apprentice = Apprenti
bot-artisan = Artisan
bot-master = Maître
bot-legend = Légende

verify-ok = { $path } : { $game }, { $players } joueurs, { $moves } coups : tout est vérifié.
verify-unfinished = { $path } : { $game }, { $players } joueurs, { $moves } coups jusqu’ici : tout est vérifié.

## Le laboratoire

lab-arena = Arène
lab-missing = Les rapports et les grappes demandent d’autres paquets : pip install "tesela[lab]", ou script/setup dev.
lab-study = Étude
lab-bot = robot
lab-rating = classement
lab-wins = victoires
lab-count = parties
lab-report = Rapport : { $path }
lab-kept = Interrompu ; { $done } parties sont gardées. La même commande continue.
lab-stopped = Interrompu ; { $done } parties jouées.
lab-puzzles = Recherche d’énigmes
lab-puzzles-found = { $count } énigmes : { $path }

## Reviews

review-better = Le meilleur tour : { $better } ; celui-ci : { $played }.
review-more = Le meilleur tour, en plus : { $better }.
review-less = Ce tour : { $played } ; le meilleur s’en passe.
review-rather = Mieux : { $better } ; joué : { $played }.
hint-better = Le premier : { $better } ; le deuxième : { $played }.
hint-more = Le premier, en plus : { $better }.
hint-less = Le deuxième : { $played } ; le premier s’en passe.
hint-rather = Le premier : { $better } ; le deuxième : { $played }.
review-doing = Analyse
review-title = { $game } : l’analyse
review-lead = { $turns } tours de { $players } joueurs, chacun jugé d’après ce que son joueur pouvait savoir.
review-small = Chances de gain à ± { $error } % près en moyenne.
review-mark-best = meilleur
review-mark-good = bon
review-mark-inaccuracy = imprécision
review-mark-mistake = erreur
review-mark-blunder = gaffe
review-chances = Chances de gain
review-accuracies = Précision
review-accuracy = précision
review-player = joueur
review-turns = Tours
review-won = gagne
review-lost = { $loss } % de chances de gain, { $points } points
review-luck = Chance : { $changes }
review-luck-of = { $player } { $change } %
review-line = tour
review-win = chances
review-loss = perte
review-points = points
review-played = joué
puzzle-ahead = Ce tour : { $better } ; le suivant : { $second }.
puzzle-behind = Il existe un tour qui donne { $percent } % de chances de gagner en plus.
