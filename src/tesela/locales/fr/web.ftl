## The browser client: pages

web-home = Accueil
web-nav = Pages
web-nav-play = Jouer
web-nav-lobby = Salon
web-nav-rules = Règles
web-nav-settings = Réglages
web-you-are = Vous êtes { $name } : changer de nom
web-language = Langue
web-sound-on = Activer le son
web-sound-off = Couper le son
web-theme-light = Thème clair
web-theme-dark = Thème sombre
web-close = Fermer
web-menu = Menu
web-save = Enregistrer
web-copy = Copier
web-copied = Copié
web-link = Lien
web-missing = Il n’y a rien ici
web-no-connection = Le serveur est injoignable. Réessayez dans un instant.
web-opening = Ouverture …
web-preparing = Préparation du moteur, cette fois seulement …
web-preparing-left = Préparation du moteur, cette fois seulement : environ { $seconds } s

web-hero-1 = Quatre jeux de société,
web-hero-2 = tout juste émaillés.
web-hero-text = Jouez avec des amis ou des robots, ici, dans le navigateur, sans compte. Jamais joué ? Un guide enseigne chaque jeu pendant que vous jouez.
web-friends = Entre amis
web-friends-text = Ouvrez une table et envoyez le lien.
web-create = Créer une table
web-join = Rejoindre par code
web-join-text = Cinq lettres, de la part de qui a ouvert la table.
web-join-code = Code de la table
web-join-letter = Lettre { $number }
web-join-do = Entrer
web-about-finca = Douze ailes, six fruits, dix villages affamés.
web-about-majolica = Des tuiles en cascade par quatre ateliers.
web-about-mozaika = Misez en secret, posez, gare aux mouches.
web-about-monuments = Extrayez la pierre, puis élevez le dôme.
web-players = { $players } joueurs
web-minutes = { $minutes } min
web-play-now = Jouer
web-play-now-bots = contre robots
web-options = Options
web-options-of = Options : { $game }
web-guide-start = Première fois ? Apprendre en jouant
web-foot = Jouer commence aussitôt contre des robots de force moyenne.
web-continue = Continuer
web-continue-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
web-status-waiting = attend des joueurs
web-status-playing = { $moves ->
    [one] { $moves } décision
   *[other] { $moves } décisions
}
web-status-over = terminée
web-resume = Reprendre
web-resume-of = Reprendre : { $game }
web-look = Revoir
web-how = Comment ça marche
web-how-1 = Choisissez un jeu et appuyez sur Jouer : des robots s’assoient, et c’est parti.
web-how-2 = La ligne sous le plateau dit toujours quoi faire ; ce qui brille en bleu se clique.
web-how-3 = Chaque décision peut être reprise, et un conseil n’est qu’à un clic.

## Setting up a table

web-new = Nouvelle table
web-new-game = Jeu
web-new-seats = Places
web-new-players = Joueurs
web-new-table = À la table
web-new-hints = Conseils
web-new-hints-text = Qui doit jouer peut demander ce que ferait un maître.
web-new-undo = Reprise
web-new-undo-text = Les décisions peuvent être reprises ; les autres, s’ils sont concernés, sont consultés.
web-new-shuffle = Places au hasard
web-new-shuffle-text = L’ordre est tiré au début.
web-new-public = Publique
web-new-public-text = La table paraît au salon, où chacun peut entrer.
web-new-clock = Pendule
web-new-clock-text = Chacun a son temps ; chaque décision en ajoute.
web-clock-none = Sans pendule
web-clock-live = { $start } min + { $gain } s
web-clock-days = { $start } h + { $gain } h
web-clock-chip = pendule { $start } min + { $gain } s
web-clock-own = Temps au choix…
web-clock-minutes = Minutes au départ
web-clock-gain = Secondes par décision
web-clock-flag = Quand le temps est écoulé
web-clock-flag-bot = un robot joue jusqu’au retour
web-clock-flag-lost = la partie est perdue
web-clock-chip-lost = temps écoulé : perdu
web-chip-no-hints = sans conseils
web-chip-no-undo = sans reprise
web-new-seed = Graine
web-new-seed-text = La même graine redonne la même partie : chiffres hexadécimaux.
web-new-seed-random = au hasard
web-chip-seed = donne connue
web-seed-chosen = La graine de cette table a été choisie à la main : qui l’a créée peut connaître toutes les piles. La partie ne compte pour rien.
web-new-open = Ouvrir la table
web-new-start = Commencer
web-seat-friend = libre pour un ami
web-level-novice = joue parfois au hasard
web-level-apprentice = voit l’étape suivante
web-level-artisan = moyen
web-level-master = fort
web-level-legend = le plus fort, prend son temps
web-option-majolica-bloom = Floraison en Cascade
web-option-majolica-kaleidoscope = Design Kaléidoscopique
web-option-majolica-missions = Cartes Missions
web-option-monuments-monument = Monument
web-option-monuments-monument-text = Chacun a son plan, et ses briques à chaque manche.
web-option-monuments-open_screens = Paravents ouverts
web-option-monuments-open_screens-text = Les pions de tous sont visibles : une partie sans secrets.

## Before the match

web-invite = Inviter
web-invite-code = Code, à dire à voix haute
web-invite-link = Lien avec une place
web-invite-picture = Image du lien, pour l’appareil photo d’un téléphone
web-invite-watch = Lien pour regarder
web-invite-alone = Seul cet ordinateur peut ouvrir ces liens.
web-invite-open = Pour que d’autres sur votre réseau puissent venir, lancez Tesela avec
web-invite-then = Ils la trouveront alors à l’adresse
web-invite-network = Sur votre réseau, le serveur est à l’adresse
web-ready = prêt
web-ready-do = Prêt
web-not-ready = Pas encore prêt
web-here = présent
web-sit = S’asseoir
web-watch = Regarder
web-start = Commencer
web-leave = Partir
web-you-named = Vous, { $name }
web-seat-move = Déplacer la place { $number } : la glisser sur une autre, ou utiliser les flèches
web-wait-open = { $count ->
    [one] Une place est libre : invitez quelqu’un ou donnez-la à un robot.
   *[other] { $count } places sont libres : invitez quelqu’un ou donnez-les à des robots.
}
web-wait-start = Tout le monde est là. Vous pouvez commencer.
web-wait-host = Tout le monde est là. L’hôte lance la partie.
web-lobby-text = Tables publiques : prenez place, ou regardez.
web-lobby-empty = Aucune table publique n’est ouverte. Ouvrez-en une : on la verra ici.
web-lobby-waiting = Attendent des joueurs
web-lobby-playing = En cours

## At the table

web-board = Plateau
web-opponents = Adversaires
web-area = Devant { $player }
web-area-open = Agrandir ce qui est devant { $player }
web-area-previous = Joueur précédent
web-area-next = Joueur suivant
web-prompt = Que faire maintenant
web-own = Votre espace
web-log = Ce qui s’est passé
web-log-by = { $player } :
web-player = { $player }
web-log-empty = Rien ne s’est encore passé.
web-log-round = Manche { $round }
web-look-back = Revoir la décision { $number }
web-ghost = Décision { $number }
web-secret = décision secrète
web-log-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
web-tab-log = Journal
web-tab-rules = Règles
web-tab-chat = Causer
web-chat-empty = Personne n’a encore rien dit.
web-chat-write = Dire quelque chose
web-chat-send = Envoyer
web-your-turn = À vous
web-not-your-turn = Ce n’est pas votre tour.
web-choose = Choisissez une des décisions.
web-no-choices = Il n’y a rien à décider maintenant.
web-all-choices = Tous les choix en liste
web-over = La partie est finie.
web-thinking = { $count ->
    [one] { $players } réfléchit …
   *[other] Réfléchissent encore : { $players }
}
web-modes = Manière de jouer le tour
web-hint = Conseil
web-hint-title = Un maître ferait
web-hint-chance = En pour cent : vos chances de gagner.
web-hint-chance-text = Ce que le moteur attend si vous choisissez cela et que tous continuent comme lui. Il n’en sait pas plus que vous.
web-hint-do = Jouer
web-undo = Annuler
web-undo-ask = Demander la reprise
web-cancel = Renoncer
web-rule-link = Règle { $rule }
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-time-left = Temps restant
web-seat-open = libre
web-seat-number = place { $number }
web-seat-bot = robot · { $level }
web-seat-thinking = réfléchit …
web-seat-offline = non connecté
web-seat-resigned = a abandonné
web-seat-away-left = absent, un robot joue
web-seat-away-time = temps écoulé, un robot joue
web-seat-away-abandoned = parti, un robot joue
web-seat-returning = de retour après la décision du robot
web-home-keep = Accueil (la partie reste sous Continuer)
web-leave-bot = Partir : un robot continue
web-resign = Abandonner
web-resign-text = La partie est perdue pour vous ; un robot continue à votre place.
web-resign-ends = La partie s’arrête aussitôt, et vous ne la gagnez pas.
web-resign-do = Abandonner la partie
web-screens-up = Cacher mes pions aux regards
web-screens-down = Montrer mes pions
web-lost = Connexion perdue. Rattrapage …
web-outdated = Il y a une version plus récente de cette page.
web-reload = Recharger
web-bot-plays = Un robot joue pour vous.
web-take-back-seat = Reprendre sa place
web-returning = Le robot prend la décision que vous lui avez laissée ; ensuite la place est de nouveau à vous.
web-asked = { $player } demande à reprendre une décision.
web-asking = On demande aux autres si vous pouvez la reprendre …
web-refused = { $player } refuse : la décision est maintenue.
web-refused-read = Compris
web-agree = Accepter
web-refuse = Refuser
web-gone = { $player } : connexion perdue.
web-gone-grace = Un robot pourra jouer dans { $seconds } s.
web-gone-bot = Laisser jouer un robot

## After the match

web-result = Résultat
web-result-aside = Montrer le plateau
web-result-place = Place
web-result-own = Votre place : { $place } sur { $count }
web-result-seed = Graine et promesse
web-luck-waiting = Chaque navigateur y ajoute sa chance : { $count } sur { $people } jusqu’ici.
web-luck-secret = Le secret du serveur : { $secret }, promis au début par SHA-256 { $commitment }
web-luck-added = La chance ajoutée :
web-luck-of = { $player } : { $luck }
web-luck-seed = Leur mélange donne la graine { $seed }
web-luck-right = Vérifié dans ce navigateur : le secret est celui qui était promis, et le mélange donne cette graine.
web-luck-wrong = Ces nombres ne vont pas ensemble : la donne n’est pas celle qui était promise.
web-luck-unchecked = Si c’est juste, « tesela verify » le dit de la partie enregistrée ; cette page ne le peut pas, car elle n’est pas venue par une ligne chiffrée.
web-luck-own = Votre propre chance en fait partie.
web-luck-missing = Votre propre chance n’en fait pas partie, bien que ce navigateur l’ait envoyée.
web-result-gave-up = { $player } a abandonné.
    .you = Vous avez abandonné.
web-result-unfinished = La partie s’est arrêtée là ; voici les points à ce moment.
web-you-win = Vous gagnez !
web-rematch = Revanche
web-rematch-go = À la revanche
web-replay = Revoir
web-replay-start = Le début
web-replay-leave = Retour à la table
web-step-first = Au début
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-step-last = À la fin
web-step-play = Dérouler
web-step-pause = Pause
web-step-number = Décision { $at } sur { $length }
web-step-seat = Par les yeux de
web-step-all = Ce que tous voient

## The guide

web-guide = Guide
web-guide-step = Étape { $number } sur { $count }
web-guide-next = Continuer
web-guide-end = Quitter le guide
web-guide-strayed = Ce n’était pas le coup prévu par le guide. Reprenez-le, ou continuez seul.
web-guide-alone = Continuer seul

## Rules

web-rules-of = Règles de { $game }
web-rules-search = Chercher dans les règles
web-rules-none = Aucune règle n’en parle.
web-rules-all = tous les jeux

## Settings

web-set-you = Vous
web-set-name = Nom
web-name-saved = Enregistré. Les tables où vous êtes gardent l’ancien nom.
web-set-device = Sur un autre appareil
web-set-device-text = Un lien privé vous emmène avec vos parties. Qui l’a est vous ; un nouveau le remplace.
web-set-device-do = Faire un lien
web-set-looks = Aspect
web-set-theme = Thème
web-theme-auto-short = du système
web-theme-light-short = clair
web-theme-dark-short = sombre
web-set-colours = Couleurs pour tous
web-set-colours-text = Places et pigments que tous les yeux distinguent.
web-set-play = Jeu
web-set-motion = Mouvement
web-set-motion-text = Les pièces se déplacent d’où elles étaient.
web-set-sound = Son
web-set-sound-text = Des clics d’argile, et une cloche à votre tour.
web-set-confirm = Confirmer les coups
web-set-confirm-text = Le premier clic marque ; le second, ou le bouton, joue.
web-set-screens = Cacher mes pions aux regards
web-set-screens-text = Dans World Monuments, quand d’autres voient votre écran : ce que vous tenez reste couvert jusqu’à votre demande.
web-switch-auto = automatique
web-switch-on = oui
web-switch-off = non
web-return = Bon retour
web-return-yes = Oui
web-return-no = Non, rester

## Keys

web-keys = Touches
web-key-tab = d’une zone à la suivante
web-key-arrows = entre les endroits du plateau que vous pouvez choisir
web-key-enter = choisir, confirmer
web-key-escape = renoncer, fermer
web-key-undo = annuler
web-key-hint = conseil
web-key-areas = ce que les autres ont devant eux, en grand, l’un après l’autre
web-key-piece = aide sur la pièce suivante ; avec Maj, la précédente
web-key-rule = ouvrir la règle que l’aide nomme
web-key-zones = faire le tour des zones
web-key-help = cette liste
