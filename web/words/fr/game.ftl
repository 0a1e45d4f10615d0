human = Humain

human-about = Joue à la souris, au doigt ou au clavier.

random = Au hasard

random-about = Choisit les coups et les cases bloquées au hasard.

easy = Facile

medium = Moyen

hard = Difficile

slips-about = Fait une erreur dans { $percent } tours sur 100.

slips = Erreurs dans { $percent } tours sur 100

looks-ahead = Calcule

looks-ahead-about = Prévoit quelques coups, sans la carte, et ne fait donc pas d’erreur près de la fin.

perfect = Parfait

perfect-about = Ne manque jamais une victoire, et te rend la tâche difficile là où il ne peut pas gagner.

Err-illegal-move = ce coup n’est pas permis

Err-illegal-block = ce blocage n’est pas permis

Err-not-now = ce n’est pas le moment

Err-over = la partie est finie

Err-no-turn = ce tour n’existe pas

Err-no-player = ce joueur n’existe pas

Err-settings = cela ne peut pas être montré

err-nothing-to-undo = Il n’y a aucun tour à annuler

err-nothing-to-redo = Il n’y a aucun tour à rétablir

err-over-for-moves = La partie est finie : personne ne peut plus jouer

err-over-for-blocks = La partie est finie : il n’y a rien à bloquer

err-blocks-never = Dans ce jeu, aucune case ne peut être bloquée

err-blocks-later = C’est le moment de jouer : les cases se bloquent après le coup

err-no-board = Ce jeu n’a pas de plateau auquel donner une taille

err-view-characters = La vue se décrit avec des lettres, des chiffres et . , : ; + - _ /

err-no-such-turn = Il n’y a pas de tour { $turn } : cette partie a les tours 0 à { $known }

err-no-such-player = On peut choisir pour joueur { $names } ou slipping:N avec N de 0 à 100, pas { $name }

err-blocks-first = { $side ->
    [you] Les cases à bloquer viennent d’abord : tu peux en bloquer jusqu’à { $most }
    [computer] Les cases à bloquer viennent d’abord : l’ordinateur peut en bloquer jusqu’à { $most }
    [black] Les cases à bloquer viennent d’abord : les Noirs peuvent en bloquer jusqu’à { $most }
   *[white] Les cases à bloquer viennent d’abord : les Blancs peuvent en bloquer jusqu’à { $most }
}

err-too-many-blocks = { $most ->
    [1] On peut bloquer une case au plus, pas { COUNT($n) }
   *[other] On peut bloquer { COUNT($most) } cases au plus, pas { COUNT($n) }
}

err-is-blocked = { $q } est une case bloquée : choisis-en une autre

err-components-of = { $n ->
    [1] { $p } n’est pas une position de ce jeu : il lui faut une composante
   *[other] { $p } n’est pas une position de ce jeu : il lui faut { COUNT($n) } composantes
}

err-too-far = { $p } est trop loin pour ce jeu

err-no-take = Aucun coup ne mène de { $from } à { $to } : on peut prendre { $ways }

err-out-of-reach = { $piece ->
    [rook] La tour en { $from } ne peut pas atteindre { $to } : elle va { $ways }
    [queen] La dame en { $from } ne peut pas atteindre { $to } : elle va { $ways }
    [maharaja] Le maharaja en { $from } ne peut pas atteindre { $to } : il va { $ways }
   *[piece] La pièce en { $from } ne peut pas atteindre { $to } : elle va { $ways }
}

err-not-of-next-move = { FULL($q) } ne peut pas être bloquée : seules peuvent l’être les cases que le prochain coup peut atteindre. { $why }

err-too-small = Une taille demande au moins une case dans chaque sens, pas { $w }x{ $h }

err-no-such-map = La carte de ce jeu peut être { $names }, pas { $name }

err-long-view = La vue se décrit en { $most } caractères au plus, pas { $length }

err-not-compared = Seuls les jeux { AND($games) } peuvent être comparés entre eux

err-no-such-orient = L’orientation des axes peut être { $names }, pas { $name }

told-by-method = Méthode : { $method }. { $idea }
