title = { $piles ->
    [one] Jeu de Nim à { $piles } tas
   *[other] Jeu de Nim à { $piles } tas
}

rules = { $piles ->
    [1] Prends autant de jetons que tu veux dans le tas, au moins un. Qui prend le dernier { $misere ->
            [true] perd
           *[false] gagne
        }.
   *[other] Prends autant de jetons que tu veux dans un seul tas, au moins un. Qui prend le tout dernier { $misere ->
            [true] perd
           *[false] gagne
        }.
}

turn = { $piles ->
    [1] Prends autant de jetons que tu veux dans le tas.
   *[other] Prends autant de jetons que tu veux dans un seul tas.
}

too-many-piles = le jeu de Nim a ici { $most } tas au plus, et cette position en a { $n }

err-slice = une carte des valeurs de Grundy contient des nombres jusqu’à { $most }, et un autre tas en a plus

cancelled = En binaire : { $piles }. Dans chaque colonne, le nombre de 1 est pair, donc toutes les colonnes s’annulent. Qui prend dans un tas change une colonne, et l’autre joueur peut les rendre toutes paires de nouveau.

uncancelled = En binaire : { $piles }. { $n ->
    [one] La colonne de { $columns } a un nombre impair de 1 et ne s’annule pas.
   *[other] Les colonnes de { $columns } ont un nombre impair de 1 et ne s’annulent pas.
} Va en { FULL($palace) }, où le nombre de 1 est pair dans chaque colonne.

one-pile = Il y a un seul tas : prends-le en entier.

digits-title = Chiffres binaires

digits-about = Les tas sont écrits en binaire, l’un sous l’autre. Où le nombre de 1 est pair dans chaque colonne, la position est un palais.

digits-more = Un coup change un tas, donc au moins une colonne : depuis un palais, il mène où une colonne est impaire. De partout ailleurs, regarde la colonne impaire la plus à gauche et choisis un tas qui y a un 1. Change son chiffre dans chaque colonne impaire : le tas diminue, et toutes les colonnes sont paires.

digits-source = [Bou01]

digits-four = Quatre tas

digits-point = Montre une case, et ses chiffres s’écrivent ici.

digits-long = Les nombres ont ici plus de { $most } chiffres binaires.

digits-table = En binaire

digits-pile = tas

digits-sum = xor

method = Somme de Nim

method-idea = La valeur de Grundy est la somme binaire des nombres sans retenue, xor ; où elle vaut 0, la position est un palais (Bouton 1901).

method-misere = Somme de Nim, et tas d’un jeton

method-misere-idea = Tant qu’il reste un tas de deux jetons ou plus, les palais sont ceux du jeu normal, de somme de Nim 0 ; quand il n’y en a plus, ceux qui ont un nombre impair de tas (Bouton 1901).
