placing-title = Des pièces, posées une par une

placing-about = Parcours les cases dans l’ordre de leurs numéros, et pose une pièce sur chaque case qu’aucune pièce précédente n’attaque. Les cases grises sont attaquées. Ici, { many-pieces } se retrouvent sur les palais.

placing-more = Un palais est une case où celui qui doit jouer perd. Aucun coup ne mène d’un palais à un palais, et de toute autre case un coup mène à un palais.

one-piece = { $piece ->
    [rook] la tour
    [bishop] le fou
    [king] le roi
    [knight] le cavalier
    [maharaja] le maharaja
    [wythoff-queen] la dame de Wythoff
    [wythoff-maharaja] le maharaja de Wythoff
    [jumper] la dame aux coups supplémentaires
   *[queen] la dame
}

many-pieces = { $piece ->
    [rook] les tours
    [bishop] les fous
    [king] les rois
    [knight] les cavaliers
    [maharaja] les maharajas
    [wythoff-queen] les dames de Wythoff
    [wythoff-maharaja] les maharajas de Wythoff
    [jumper] les dames aux coups supplémentaires
   *[queen] les dames
}

piece-title = { $piece ->
    [rook] Tour
    [bishop] Fou
    [king] Roi
    [knight] Cavalier
    [maharaja] Maharaja
    [wythoff-queen] Dame de Wythoff
    [wythoff-maharaja] Maharaja de Wythoff
    [jumper] Dame aux coups supplémentaires
    [hexagonal] Dame sur des hexagones
   *[queen] Dame
}

table-title = { $piece ->
    [rook] Les tours, dans l’ordre
    [bishop] Les fous, dans l’ordre
    [king] Les rois, dans l’ordre
    [knight] Les cavaliers, dans l’ordre
    [maharaja] Les maharajas, dans l’ordre
    [wythoff-queen] Les dames de Wythoff, dans l’ordre
    [wythoff-maharaja] Les maharajas de Wythoff, dans l’ordre
    [jumper] Les dames aux coups supplémentaires, dans l’ordre
   *[queen] Les dames, dans l’ordre
}

spiral-title = plan entier, le long d’une spirale

hexagons-title = plan entier d’hexagones, le long d’une spirale

antidiagonals-title = quart de plan, par antidiagonales

files-title = quart de plan, colonne par colonne

sector-title = huitième de plan (45°), ligne par ligne

ranks-title = n × n, ligne par ligne

square-title = n × n, par antidiagonales

board-label = Plateau

piece-label = Pièce

show-label = Sur les cases

numbers-label = leurs numéros

values-label = valeurs de Grundy

side-label = n

next-step = Poser la pièce suivante

err-distant = { many-pieces } se posent à partir de la case 0 : ici, c’est trop loin

values-seen = Chaque case porte sa valeur de Grundy : le plus petit nombre que n’a aucune case précédente sur ses lignes. Là où il y a un 0 se trouvent { many-pieces }.

hexagons-seen = Imagine les cases comme des hexagones, chacun avec six voisins : cette dame suit les trois lignes d’hexagones, qui sont ici les lignes, les colonnes et les diagonales où x+y reste le même.

closer = Approche-toi pour voir quelles cases sont attaquées.

same-squares = Ici, { many-pieces } occupent les mêmes cases que le long des antidiagonales.

one-each = { $down ->
    [true] Dans chaque colonne, une pièce prend la première ligne où aucune pièce des colonnes précédentes ne l’attaque.
   *[false] Dans chaque ligne, une pièce prend la première colonne où aucune pièce des lignes précédentes ne l’attaque.
}

other-game = Ce jeu est différent de celui du plateau : déplace { one-piece } vers n’importe quelle case attaquée qui vient plus tôt ici. Là où celui qui doit jouer perd se trouvent { many-pieces }.

square = { $numbered ->
    [true] La case { $n }, { $at },
   *[false] { $at }
}

no-square = { $at } n’appartient pas à ce plateau.

has-piece = { square } porte { one-piece } numéro { $i } : aucune pièce précédente ne l’attaque.

is-attacked = { square } est attaquée par { AND($attackers) }.

not-attacked = { square } n’est pas attaquée : { one-piece } numéro { $i } s’y installera.

never-attacked = { square } n’est attaquée par aucune pièce jusqu’ici.

attacker = { $numbered ->
    [true] { one-piece } de la case { $n }
   *[false] { one-piece } en { $at }
} { $line ->
    [column] le long de la colonne
    [row] le long de la ligne
   *[diagonal] le long d’une diagonale
}

leaper = { $numbered ->
    [true] { one-piece } de la case { $n }
   *[false] { one-piece } en { $at }
}

stand = { $count ->
    [0] Il n’y a aucune pièce
    [1] { $piece ->
        [rook] Il y a une tour
        [bishop] Il y a un fou
        [king] Il y a un roi
        [knight] Il y a un cavalier
        [maharaja] Il y a un maharaja
        [wythoff-queen] Il y a une dame de Wythoff
        [wythoff-maharaja] Il y a un maharaja de Wythoff
        [jumper] Il y a une dame aux coups supplémentaires
       *[queen] Il y a une dame
    }
   *[other] { $piece ->
        [rook] Il y a { $count } tours
        [bishop] Il y a { $count } fous
        [king] Il y a { $count } rois
        [knight] Il y a { $count } cavaliers
        [maharaja] Il y a { $count } maharajas
        [wythoff-queen] Il y a { $count } dames de Wythoff
        [wythoff-maharaja] Il y a { $count } maharajas de Wythoff
        [jumper] Il y a { $count } dames aux coups supplémentaires
       *[queen] Il y a { $count } dames
    }
}

standing = { stand }.

standing-all = { $all ->
    [true] { stand }, et toutes les autres cases sont attaquées.
   *[false] { stand } ; plus loin, rien n’a été posé ici.
}

standing-files = { $down ->
    [true] { stand }, une pièce par colonne. Dans la colonne { $file }, la suivante va à la ligne { $rank }.
   *[false] { stand }, une pièce par ligne. Dans la ligne { $file }, la suivante va à la colonne { $rank }.
}

next-of = { $attacked ->
    [0] La pièce suivante va sur la toute prochaine case, { $to }.
    [1] La case { $first } est attaquée, donc la pièce suivante va en { $to }.
    [2] Les cases { $first } et { $last } sont attaquées, donc la pièce suivante va en { $to }.
   *[other] Les cases { $first } à { $last } sont toutes attaquées, donc la pièce suivante va en { $to }.
}

files-strip = { $down ->
    [true] Les lignes, colonne par colonne
   *[false] Les colonnes, ligne par ligne
}

squares-strip = Les cases où s’installent { many-pieces }

values-strip = Les valeurs de Grundy le long des numéros

titled = { $title }, { $sequence }

row-head = ligne

column-head = colonne

square-head = case

attacked-head = attaquées avant
