looking-back = Retour en arrière

no-pawn-left = Il ne reste plus de pion : retires-en d’abord quelques-uns.

err-over = la partie est finie : annule un tour ou commence une nouvelle partie

err-other-turn = ce n’est pas à toi de jouer : attends la réponse

err-several = vus d’en haut, plusieurs coups finissent là : choisis l’un des boutons qui disent ce qui est pris

err-not-to-block = ce n’est pas à toi de bloquer maintenant

err-no-pawn = il ne reste plus de pion : retires-en d’abord quelques-uns

err-times = t doit être un nombre entier à partir de 1

err-piles = un coup a une composante pour chaque tas

err-nowhere = il n’y a pas d’autre case où commencer

err-view = la vue se donne par trois nombres, x,y et la taille d’une case, comme view=7.5,7.5,68, ou par une fenêtre à montrer, x,y et sa taille, comme view=0,0,40x30

err-no-harder = aucun départ plus difficile n’a été trouvé à partir d’ici : choisis-en un toi-même, ou commence une nouvelle partie

err-not-given-up = personne n’a abandonné : la partie continue

err-k = k doit être un nombre entier à partir de 1, comme 5

err-all-picked = toutes les cases { $direction } sont déjà choisies

how-many = { $chosen ->
    [0] Aucune choisie
    [1] Une choisie
   *[other] { $chosen } choisies
}, { $left ->
    [0] aucune restante
    [1] une restante
   *[other] { $left } restantes
}.

err-start = { $dim ->
    [1] le départ doit être un nombre entier, comme { $example }
   *[other] le départ se donne par { COUNT($dim) } nombres entiers séparés par des virgules, comme { $example }
}

err-no-line = il n’y a pas de ligne { $ray } : la pièce va le long des lignes 0 à { $last }

err-too-many = { $most ->
    [1] on peut bloquer une case au plus, pas { COUNT($n) }
   *[other] on peut bloquer { COUNT($most) } cases au plus, pas { COUNT($n) }
}
