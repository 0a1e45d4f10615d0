title = Nim de Wythoff généralisé, M = { $m }

rules = { $m ->
    [1] Prends autant de jetons que tu veux dans l’un des deux tas, ou le même nombre dans les deux. Sur le plateau, x et y sont les tas. Qui prend le dernier jeton, et atteint donc le coin, { $misere ->
            [true] perd
           *[false] gagne
        }.
   *[other] Prends autant de jetons que tu veux dans l’un des deux tas, ou des jetons dans les deux, avec deux nombres dont la différence est inférieure à { $m }. Sur le plateau, x et y sont les tas. Qui prend le dernier jeton, et atteint donc le coin, { $misere ->
            [true] perd
           *[false] gagne
        }.
}

err-outcomes-only = elle ne connaît que les issues

err-nim-values-only = elle ne connaît que les valeurs de Grundy

err-nim-edge = les valeurs de Grundy de ce jeu sont calculées jusqu’à ({ $last },{ $last }) : la plus grande taille possible est { $edge }x{ $edge }

beatty-pair = { $a } et { $b } forment la paire numéro { $n } : { $n } × { $ratio }… = { $product }…, arrondi par défaut, donne { $a }, et { $m } × { $n } de plus donne { $b }.

other-pair = Les nombres de { FULL($p) } ont pour différence { $m } × { $n }, mais la paire perdante qui a cette différence est { $a } et { $b }.

no-pair = Les nombres de { FULL($p) } ont pour différence { $difference }, et ceux d’une paire perdante un multiple de { $m }.

example-golden = Nim de Wythoff, M = 1

example-silver = Le nombre d’argent, M = 2

example-bronze = Le nombre de bronze, M = 3

err-m = M doit être au moins 1 et avoir au plus environ { $digits } chiffres

err-many-lines = avec un M aussi grand, une pièce a trop de coups pour les énumérer : on peut jouer avec des tas allant jusqu’à { $most }

method-beatty = Suites de Beatty

method-beatty-idea = Les palais sont (⌊nα⌋, ⌊nα⌋+Mn) et leurs images en miroir, α = (2-M+√(M²+4))/2 (Fraenkel 1982).

method-shifted = Suites de Beatty décalées

method-shifted-idea = Les palais de la version misère sont (⌊nα+1/α⌋, ⌊nα+1/α⌋+Mn+1) et leurs images en miroir, α = (2-M+√(M²+4))/2 (Fraenkel 1982).

method-mex = Mex, ligne par ligne

method-mex-idea = Une valeur de Grundy est le plus petit nombre qu’aucune option n’a ; chaque droite et chaque bande retient les siennes.
