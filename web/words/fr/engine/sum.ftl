rules = Plusieurs jeux à la fois : joue une des pièces, celle que tu veux, selon la règle de son jeu. Qui joue le tout dernier coup gagne.

nim-sum = { $total ->
    [0] Les jeux ont des valeurs de Grundy : { $nims } = 0. Qui joue change l’une d’elles, et l’autre joueur ramène le tout à 0.
   *[other] Les jeux ont des valeurs de Grundy : { $nims } = { $total }. Ce n’est pas 0, et un coup qui donne 0 gagne.
}

weighed = Valeurs de Grundy : { $nims } = { $total }.

method = Valeurs de Grundy d’une somme

method-idea = La valeur de Grundy d’une somme est la nim-somme de celles de ses jeux, la somme sans retenue ; elle est 0 dans un palais (Sprague 1935, Grundy 1939).

xor = { $first } xor { $second }

err-no-sum = { $game } n’a pas de valeurs de Grundy et ne peut donc pas faire partie d’une somme

err-boards = une somme se joue avec { COUNT($most) } jeux au plus, pas { COUNT($n) }

err-large = { $game } commence trop loin pour une somme : chacun de ses plateaux a au plus { $most } cases dans chaque direction

err-board = { $game } a plus de deux tas, et une somme se joue avec des jeux sur un plateau ou sur une rangée

err-off = { FULL($at) } n’est pas sur le plateau de { $game }, qui s’arrête là où le jeu a commencé

err-no-misere = les valeurs de Grundy ne décident pas de la version misère d’une somme : on ne peut pas y jouer ici

err-too-many = le jeu { $i } de la somme, { $game } en { FULL($at) }, a trop de coups pour les examiner tous : { $n }, et on en examine { $most }

err-not-known = le jeu { $i } de la somme, { $game } en { FULL($at) } : { $why }

err-misere = les valeurs de Grundy ne décident pas des sommes misère : elles sont résolues quand chaque jeu est le jeu de Nim, et { $game } ne l’est pas

err-mixed = tous les jeux d’une somme finissent de la même façon : soit chacun est en version misère, soit aucun
