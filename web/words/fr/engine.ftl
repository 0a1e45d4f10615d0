Err-search = il faut une recherche pour le savoir

Err-kind = elle ne sait rien des valeurs de ce genre

Err-nim-origin = une carte des valeurs de Grundy commence au coin

Err-too-far = c’est trop loin

Err-outside = c’est en dehors du plateau

Err-wrong-dimension = une position de ce jeu a un autre nombre de composantes

Err-no-map = ce jeu n’a pas cette carte

Err-window = cette fenêtre ne peut pas être calculée

Err-too-many = il y a trop d’options

Err-takes-long = cela prend trop de temps

Err-no-method = ce jeu n’a pas de méthode pour cela

err-unasked = elle ne répond pas à cette question

Err-dimension = une position de ce jeu a deux coordonnées, pas { $components }

err-piles = une position de ce jeu a { $piles ->
    [one] un nombre
   *[other] { $piles } nombres
}, pas { $found }

the-position = la position

Err-negative = { $position } n’est pas sur le plateau : aucune coordonnée n’est négative

Err-digits = { $position } est trop loin : ses coordonnées peuvent avoir environ { $digits } chiffres

err-options = { FULL($p) } a trop d’options pour en donner la liste : { $n }

Err-while = il faut du temps pour remplir les valeurs de Grundy de toutes les cases avant { FULL($p) }

err-no-square = un plateau demande au moins une case, pas { $w }x{ $h }

err-too-large = une fenêtre de { $w }×{ $h } cases est trop grande : on peut en montrer { $edge }×{ $edge } au plus

err-empty = une fenêtre de { $w }×{ $h } ne contient aucune case

err-not-within = une fenêtre de { $size } en { $at } n’est pas dans le plateau, qui commence en { $first } et finit en { $last }

err-map = { $game } n’a pas de carte du genre { $kind }
