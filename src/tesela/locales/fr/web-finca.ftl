## La barre du haut et la consigne

web-finca-turn = Tour { $turn }
web-finca-farmer = Paysan { $number } sur { $of }
web-finca-built = { $built } fincas bâties sur { $of }
web-finca-mode-move = Avancer
web-finca-mode-deliver = Livrer
web-finca-mode-tile = Action
web-finca-no-tile = aucune de vos tuiles Action n’est utilisable maintenant.
web-finca-confirm = Confirmer
web-finca-finish = Livrer
web-finca-decline = Pas de second

web-finca-over = La partie est finie.
web-finca-wait-placing = { $player } place un paysan.
web-finca-wait-turn = { $player } réfléchit : avancer ou livrer ?
web-finca-wait-mill = { $player } est au moulin.
web-finca-wait-delivery = { $player } charge une charrette.

web-finca-choose-placing = Placez un paysan sur une aile du moulin.
web-finca-reason-placing = Vous prenez un fruit de cette aile.
web-finca-choose-turn = Choisissez un paysan à avancer.
web-finca-reason-turn = D’autant d’ailes que de paysans présents.
web-finca-choose-first_move = Vent fort : le premier déplacement ?
web-finca-reason-first_move = Deux déplacements, l’un après l’autre.
web-finca-choose-second_move = Vent fort : le second déplacement ?
web-finca-reason-second_move = Le même, un autre, ou aucun.
web-finca-choose-lifting = Bourrasque : quel paysan ?
web-finca-reason-lifting = Il se pose et récolte où vous voulez.
web-finca-choose-landing = Bourrasque : sur quelle aile ?
web-finca-reason-landing = Un fruit par paysan, jamais de charrette.
web-finca-choose-tile = Choisissez une tuile Action.
web-finca-reason-tile = Une par tour, chacune une fois par partie.

web-finca-ask-place = Un paysan sur l’aile { $blade } : { $kind } ?
web-finca-ask-move = Avancer de { $steps ->
    [one] { $steps } aile
   *[other] { $steps } ailes
} : { $kind } ?
web-finca-ask-land = Le poser sur l’aile { $blade } : { $kind } ?
web-finca-harvest = { $fruits } pour { $count ->
    [one] { $count } paysan présent
   *[other] { $count } paysans présents
}
web-finca-crossing = { $carts } pour la route traversée
web-finca-short-fruit = Il reste { $left } en réserve : chacun rend les siens, puis vous prenez { $fruits }
web-finca-short-carts = Charrettes restantes : { $left }. Chacun rend les siennes, puis vous prenez { $carts }

web-finca-choose-village = Choisissez des villages : { $room } fruits au plus.
web-finca-choose-more = Chargez un autre village, ou livrez.
web-finca-choose-none = La charrette est chargée : livrez.
web-finca-choose-short = Quel village reçoit un fruit de moins ?
web-finca-choose-way = { $village } : payer tout, ou un fruit de moins ?
web-finca-choose-paying = { $village } : avec quel fruit payez-vous ?
web-finca-choose-lacking = { $village } : quel fruit ne donnez-vous pas ?
web-finca-reason-paying = Une seule sorte pour toute la tuile.
web-finca-reason-lacking = Un seul fruit n’est pas payé.
web-finca-cart = { $used } fruits chargés sur { $capacity }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-finca-missing = { $village } : il manque { $fruits }

## Les zones

web-finca-blade = Aile { $blade }, { $kind }, { $count ->
    [0] aucun paysan
    [one] { $count } paysan : { $who }
   *[other] { $count } paysans : { $who }
}
web-finca-holds = vous avez les fruits
web-finca-houses = Fincas en bois restantes : { $count }
web-finca-crates = Vos fruits et charrettes
web-finca-tile-points = 2 points chacune
web-finca-used = { $tile } (utilisée)
web-finca-delivered = Livré
web-finca-gap = un { $value } gagne le bonus { $points }
web-finca-gaps = { $values } avant le bonus { $points }
web-finca-value = Tuiles de valeur { $value } : { $count }
web-finca-printed = Imprimé sur les tuiles livrées
web-finca-leads = { $fruits }, en tête de { $lead }
web-finca-lead = En tête : { $player } (+{ $lead })
web-finca-tie = Égalité : personne ne l’aurait
web-finca-supply = Fruits en réserve
web-finca-of = sur { $count }
web-finca-summary = Fruits : { $fruits }, charrettes : { $carts }, série : { $set } sur 6

## La première partie

web-finca-guide-welcome = Bienvenue à Majorque ! Récoltez des fruits au moulin et portez-les aux villages. Une tuile livrée vaut autant de points qu’elle montre de fruits.
web-finca-guide-mill = Le moulin a douze ailes, chacune avec un fruit. D’abord chacun y place cinq paysans, un par un, et prend un fruit pour chacun.
web-finca-guide-first = Son Severa demande trois figues. Placez votre premier paysan sur cette figue.
web-finca-guide-second = Maintenant l’autre figue : votre deuxième.
web-finca-guide-share = Une aile peut se partager. Retournez à la première figue pour la troisième ; à deux, les paysans iront bientôt plus loin.
web-finca-guide-road = Une route dorée coupe le moulin en deux. Qui la traverse gagne une charrette : placez donc un paysan juste avant, sur le citron.
web-finca-guide-lemon = Santanyí veut deux citrons. Voici le second.
web-finca-guide-turns = Tous les paysans sont placés ; les tours commencent. Un paysan avance d’autant d’ailes qu’il y a de paysans à son départ. À l’arrivée, prenez un fruit par paysan présent.
web-finca-guide-cross = Choisissez cette aile : le chemin bleu montre où va le paysan et ce qu’il rapporte. Faites-lui traverser la route pour une charrette.
web-finca-guide-deliver = Vous avez une charrette, et une coche verte marque les tuiles que vous pouvez payer. Choisissez Livrer dans la barre sous le plateau, puis ce village.
web-finca-guide-more = Une charrette prend six fruits, pour autant de villages que vous voulez. Chargez aussi Santanyí.
web-finca-guide-send = Vos fruits sont chargés. Envoyez la charrette : les tuiles sont à vous et d’autres se dévoilent.
web-finca-guide-walk = Vos premiers points ! Au moins deux paysans sont sur cette figue, le prochain avance donc d’au moins deux ailes. Avancez-le.
web-finca-guide-tiles = Chaque tuile Action sert une fois : deux déplacements, un vol vers n’importe quelle aile, une charrette de dix fruits, ou un fruit de moins à payer. Gardée, elle vaut 2 points.
web-finca-guide-finca = Quand un village est vide, sa finca donne 5 points à qui a le plus de son fruit sur ses tuiles. Des tuiles de toutes les valeurs de 1 à 6 gagnent un bonus.
web-finca-guide-end = La partie finit avec la dernière finca en bois. Vous savez tout : continuez !

## L’aide sur la pièce

web-help-finca-blade = Un paysan avance d’autant d’ailes qu’il y a de paysans ici, puis rapporte un fruit de sa nouvelle aile par paysan présent.
web-help-finca-hub = Les charrettes que personne n’a. S’il n’en reste pas assez pour votre dû, tout le monde rend d’abord les siennes.
web-help-finca-tile = Le village demande exactement ces fruits et donne la tuile en échange : un point par fruit dessiné.
web-help-finca-wild = Les points d’interrogation acceptent un fruit au choix, une seule sorte par tuile. Cette tuile ne compte pour aucun fruit à l’attribution des fincas.
web-help-finca-finca = Une tuile Finca vaut 5 points. Elle va à qui a le plus de son fruit sur ses tuiles quand le village est vide ; en cas d’égalité, à personne.
web-help-finca-race = Combien de fois ce fruit est imprimé sur les tuiles de chacun. Le plus grand nombre gagne la tuile Finca ; une égalité ne gagne rien.
web-help-finca-pile = Tuiles restantes ici. La suivante est retournée une fois toute la livraison finie.
web-help-finca-closed = Ce village est fermé : sa dernière tuile est prise et une finca en bois s’y dresse.
web-help-finca-fruit = Fruits en réserve personnelle, à livrer. À la fin, ils ne font que départager.
web-help-finca-cart = Une charrette sert à une livraison de 6 fruits au plus. Vous en gagnez une chaque fois qu’un paysan franchit la route.
web-help-finca-supply = Ce qui reste de ce fruit. S’il n’y en a pas assez pour un dû, tout le monde rend d’abord tous les siens.
web-help-finca-double = Deux déplacements de suite, avec un paysan ou deux. Non utilisée, la tuile vaut 2 points.
web-help-finca-gust = Un de vos paysans va sur l’aile de votre choix et y récolte, sans charrette. Non utilisée, la tuile vaut 2 points.
web-help-finca-large = Une livraison de 10 fruits au plus, sans charrette. Non utilisée, la tuile vaut 2 points.
web-help-finca-less = Une livraison en charrette où un fruit, pas plus, n’est pas payé. Non utilisée, la tuile vaut 2 points.
web-help-finca-set = Tuiles livrées, par valeur. Chaque série complète de 1 à 6 gagne la plus haute tuile Bonus restante.
web-help-finca-bonus = Pour qui complète une série de valeurs 1 à 6, la plus haute d’abord. Elle vaut son nombre.
web-help-finca-houses = Fincas en bois restantes. Quand la dernière est posée, la partie se termine avec cette livraison.
web-help-finca-points = Points actuels : tuiles Fruits, 5 par tuile Finca, 2 par tuile Action non utilisée, tuiles Bonus.
web-help-finca-round = À votre tour, une seule chose : déplacer un paysan, livrer ou utiliser une tuile Action.
