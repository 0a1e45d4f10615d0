err-hidden = les réponses sont cachées jusqu’à ce que tu les dévoiles

err-without = cette aide est désactivée ici

loses = perd

wins = gagne

wins-with-t = gagne avec t = { $steps }

scan = Scanne-le, ou clique pour l’agrandir.

dense-code = Un lien aussi long donne un code dense, à scanner de près.

Hand-file = Cette page est un fichier, et son adresse ne sert pas aux autres : transmets le fichier.

lines-and = Les lignes de la dame, et

nothing-else = encore rien d’autre

the-piece = la pièce

err-last-move = un jeu a besoin d’un coup : ajoutes-en un autre avant de retirer le dernier

no-list = une valeur d’un autre genre

needs-numbers = { $dim ->
    [1] on écrit ici un nombre entier, comme { $example }
   *[other] on écrit ici { COUNT($dim) } nombres entiers séparés par des virgules, comme { $example }
}

a-number = un nombre

err-move-there = { $move } est déjà un coup

err-move-not-there = { $move } n’est pas un coup de ce jeu

marked = Le cadre rouge montre où tu étais : jouer sur la coche verte aurait gagné.

tab = { $headline } – { $title } – Palace

left = { $n ->
    [one] { $n } restant
   *[other] { $n } restants
}

block-line = Bloquer la ligne { $direction }, { $free ->
    [one] { $free } case libre
   *[other] { $free } cases libres
}

err-no-completion = les coups ne peuvent pas être complétés pour donner { $name }

err-wrong-move = un coup de ce jeu a { $has } composantes, pas { $dim }

err-too-far = { $p } est trop loin de la pièce pour être visible

from-pile = { $amount } dans { $pile }

options-cut = Au plus { $n } par direction. Tu peux saisir les autres.

embedded = Palace : { $title }

more-moves = et { $n } de plus, dans la notation ci-dessous

map-palaces = Palais

map-palace-numbers = Nombres de palais

map-nim-values = Valeurs de Grundy

map-remoteness = Coups restants

origin-upper-left-right = Origine en haut à gauche, x vers la droite

origin-lower-left-right = Origine en bas à gauche, x vers la droite

origin-upper-left-down = Origine en haut à gauche, x vers le bas

origin-lower-left-up = Origine en bas à gauche, x vers le haut

palette-paper = Comme dans l’article

palette-safe = Lisible pour les daltoniens

blocked-on-line = { $all ->
    [true] { $n ->
        [1] la seule case { $direction }
        [2] les deux cases { $direction }
       *[other] les { $n } cases { $direction }
    }
   *[false] { $n } { $direction }
}

blocked-lines = Bloquées : { AND($lines) }.

begin-anywhere = Ces jeux commencent où tu veux, avec des coordonnées de { $digits } chiffres au plus : { AND($games) }. Écris les coordonnées après le @ d’un lien, ou sous « Case de départ ».

long-number = { $ends }, { $n } chiffres

digits = { $n ->
    [one] { $n } chiffre
   *[other] { $n } chiffres
}

err-cannot-be-edited = les coups de { $game } ne peuvent pas être modifiés

err-too-many-components = une position a { $most } composantes au plus, pas { $n }

err-too-many-digits = une coordonnée a { $most } chiffres au plus

to-pile = { $amount } à { $pile }

move-counters = Déplace { $amount } de { $from } à { $to }

takes = { $to ->
    [0] Prends { AND($from) }
   *[other] Prends { AND($from) }, ajoute { AND($to) }
}

map-shows-slice = La carte montre la tranche { AND($held) } : A le long d’un côté, B le long de l’autre.

share-of = { $quiz ->
    [true] Partager ce quiz
   *[false] { $idea ->
        [true] Partager cette idée
       *[false] Partager cette partie
    }
}

Hand-file-and = Cette page est un fichier, et son adresse ne sert pas aux autres : transmets le fichier. Placé à la fin de son adresse, ce texte y ouvre la même chose.

turns-too-long = Avec tous ses tours, le lien est trop long : { $why }. À partir d’ici, il tient.

link-too-long = Le lien est trop long : { $why }. Copie-le plutôt.

heard-blocked = { $n ->
    [one] { $n } bloquée
   *[other] { $n } bloquées
}

group-label = { $other ->
    [true] Autres exemples
   *[false] Figures de { $source }
}

preset-at = { $figure } : { $title }

take-move-away = Retirer { $move }

squares-to-last = Cases jusqu’à { $last }

move-is = { $is ->
    [none] { $move }, pas un coup
    [queen] { $move }, coup de la dame
   *[move] { $move }, un coup
}
