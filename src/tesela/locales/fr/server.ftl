## Le serveur : ce qu’il dit en ouvrant, et pourquoi il refuse

server-started-at = Tesela est ouvert à l’adresse { $address } · Ctrl-C pour fermer.
server-address = Impossible d’écouter sur { $host }, port { $port } : { $detail }. Choisissez un autre --port.
server-settings = Un réglage de l’environnement est faux : { $detail }
server-database = « { $url } » n’est pas une base utilisable. Écrivez sqlite:///CHEMIN ou postgresql://COMPTE@HÔTE/NOM.
server-database-driver = PostgreSQL a besoin de son pilote : pip install "tesela[postgres]".
server-store = La base de données ne répond pas : { $detail }. Rien n’a changé ; réessayez dans un instant.
server-store-doubt = La base de données s’est absentée pendant l’écriture. La table montrera ce qui a été gardé dès son retour.
server-backup-done = Copié dans { $path }.
server-page = Ce serveur ne contient pas de client pour navigateur. Les programmes peuvent y jouer :
server-page-http = ce qu’on peut demander en HTTP
server-page-sockets = les messages des sockets
server-no-address = Il n’y a rien à cette adresse.
server-method = Cette adresse n’accepte que { $known }.
server-broken = Quelque chose s’est mal passé de notre côté. Rien n’a changé ; réessayez.
server-malformed = Ce message n’est pas compris : { $detail }
server-too-large = Ce message dépasse { $limit } octets.
server-too-many = Trop à la fois. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
server-become = Ici vous êtes { $you } et vous avez des tables. Devenir { $them } à la place ?
server-seats-many = Vous attendez déjà à { $count } tables publiques : quittez-en une d’abord.
server-studies-full = Il n’y a plus de place pour d’autres analyses. Enregistrez-la dans un fichier.
server-crowded = Vous avez déjà { $limit } connexions ouvertes : fermez d’abord quelques tables.
server-who = Dites d’abord votre nom.
server-origin = Cette page n’a pas le droit de parler à ce serveur.
server-name = Un nom contient au moins une lettre.
server-return = Ce lien n’est plus valable. Créez-en un nouveau sur l’appareil qui vous connaît.
server-code = Aucune table n’attend sous ce code. Les codes s’éteignent quand la partie commence.
server-invitation = Cette table est sur invitation : demandez son lien ou son code.
server-no-table = Cette table n’existe pas.
server-no-study = Cette analyse n’existe pas.
server-no-puzzle = Cette énigme n’existe pas.
server-seats = Il faut au moins une personne à table, et vous ne pouvez vous asseoir qu’une fois.
server-clock-alone = On ne joue pas seul contre la montre.
server-seat-taken = La place { $number } est prise.
server-seats-open = Des places sont encore libres : invitez quelqu’un ou ajoutez des bots.
server-started = La partie a commencé.
server-luck-given = Vous avez déjà ajouté votre chance à la graine : elle ne change plus.
server-luck-chosen = La graine de cette table a été choisie à la main : aucune chance ne s’y ajoute.
server-not-started = La partie n’a pas commencé.
server-not-over = La partie n’est pas finie.
server-newer-rules = Cette partie suit une version des règles plus récente que ce serveur : on peut la lire, pas la continuer.
server-host-only = Seul l’hôte de la table peut faire cela.
server-no-seat = Vous n’avez pas de place à cette table.
server-stale = La table a changé entre-temps : regardez et décidez à nouveau.
server-away = Un bot joue pour vous : reprenez d’abord votre place.
server-not-away = Aucun bot ne joue pour vous.
server-resigned = Vous avez abandonné cette partie.
server-still-here = { $player } est toujours là.
server-grace = { $player } vient de perdre la connexion : un robot pourra jouer dans { $seconds } s.
server-undo-off = À cette table, les décisions sont définitives.
server-asking = Quelqu’un demande déjà à reprendre une décision.
server-nothing-asked = Personne ne vous demande rien.
server-note-undone = { $count ->
    [one] reprise d’une décision
   *[other] reprise de { $count } décisions
}
server-note-refused = reprise refusée
server-note-resigned = abandon
server-note-time = temps écoulé : un robot continue
server-note-time-lost = temps écoulé : partie perdue
server-hints-off = À cette table, pas de conseils.
server-hint-turn = Les conseils sont pour votre tour.
server-preparing = Le moteur se prépare encore ; les conseils arrivent dans un instant.
server-thoughts-yours = Le moteur réfléchit encore à vos questions précédentes. Attendez d’abord ses réponses.
server-thoughts-all = Trop de personnes interrogent le moteur en ce moment. Réessayez dans un instant.
server-reviews-yours = { $count } bilans sont encore en cours pour vous. Celui-ci commencera quand l’un d’eux sera fini.
server-chat-empty = Il n’y a rien à lire dans cette ligne.
server-replay-own = Tant que la partie dure, on ne revoit que ses propres moments.
error-moment = Il n’y a pas de moment { $number } ; la partie compte { $moves } décisions.

server-workers = { $count } processus demandent une base PostgreSQL : ajoutez --database postgresql://COMPTE@HÔTE/NOM.
server-worker-database = Les processus réfléchissent pour les tables d’une base PostgreSQL : ajoutez --database postgresql://COMPTE@HÔTE/NOM.
server-worker-started = Réflexion pour les robots de cette base. Arrêt par Ctrl-C.
server-migrate-settings = réglages
server-migrate-people = personnes
server-migrate-tables = tables
server-migrate-seats = places
server-migrate-entries = décisions et autres
server-migrate-matches = parties rejouées
server-migrate-other = La base d’arrivée a déjà ses propres personnes. Choisissez-en une vide.
server-migrate-differs = La table { $table }… n’est pas la même dans les deux bases. Rien n’a été déplacé.
server-migrate-done = { $count ->
    [one] { $count } table déplacée, rejouée et trouvée identique.
   *[other] { $count } tables déplacées, rejouées et trouvées identiques.
 }
server-backup-postgres = Une base PostgreSQL se copie avec son propre pg_dump, même pendant le service.
