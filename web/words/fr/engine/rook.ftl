title = Tour (jeu de Nim à deux tas)

rules = La tour va le long de sa ligne ou de sa colonne vers le bord du plateau, aussi loin que tu veux. Qui l’amène au coin { $misere ->
    [true] perd
   *[false] gagne
}. C’est le jeu de Nim : prends autant de jetons que tu veux dans l’un des deux tas.

mirrored = { FULL($p) } a deux nombres égaux. Quelle que soit la distance parcourue par la tour dans une direction, l’autre joueur parcourt la même distance dans l’autre, et les nombres sont de nouveau égaux.

unequal = Les nombres de { FULL($p) } sont différents. Va en { FULL($palace) }, où ils sont égaux, puis imite chaque coup de l’autre dans l’autre direction.

placing-source = [DSS20] Section 1, [Bou01]

placing-values = Valeurs de Grundy : la somme de Nim

placing-knights = Cavaliers

method = Somme de Nim

method-idea = Les palais sont les cases où x = y : la valeur de Grundy de (x,y) est x xor y, la somme binaire sans retenue, et elle y vaut 0 (Bouton 1901).
