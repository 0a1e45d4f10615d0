spiral-title = Dames en exil sur la spirale

spiral-rules = Les cases sont numérotées le long d’une spirale qui commence au milieu, en (0,0). La dame va dans n’importe laquelle des huit directions, aussi loin que tu veux, mais seulement vers une case de numéro plus petit. Qui l’amène au milieu { $misere ->
    [true] perd
   *[false] gagne
}.

quadrant-title = Dames en exil dans le quadrant

quadrant-rules = Les cases sont numérotées à partir du coin, une antidiagonale après l’autre. La dame va dans n’importe laquelle des huit directions, aussi loin que tu veux, mais seulement vers une case de numéro plus petit. Qui l’amène au coin { $misere ->
    [true] perd
   *[false] gagne
}.

unknown-board = le plateau des dames en exil doit être spiral ou quadrant

err-components = une position des dames en exil est une ligne et une colonne, deux nombres, pas { $n }

err-digits = { $coordinate ->
    [row] la ligne doit avoir { $most } chiffres au plus
   *[column] la colonne doit avoir { $most } chiffres au plus
}

err-negative = { $coordinate ->
    [row] la ligne doit être au moins 0, pas négative
   *[column] la colonne doit être au moins 0, pas négative
}

err-edge = une fenêtre de { $w }x{ $h } est trop grande : { $edge }x{ $edge } au plus est possible

err-table = la table finit à la colonne { $end }

err-origin = les valeurs se remplissent à partir de la case numéro 0 : leur carte a son origine en 0,0

err-reach = les valeurs sont connues jusqu’à { $reach } au plus

err-memory = les valeurs de toutes les cases avant { FULL($p) } prennent trop de mémoire

err-window = les valeurs d’une fenêtre de { $window } prennent trop de mémoire : la plus grande taille possible est { $fit }

placed = { $size } en { $corner }

no-line = Aucun palais de numéro plus petit ne se trouve dans la ligne, la colonne ou une diagonale de { FULL($p) }.

on-line = { $line ->
    [row] { FULL($p) } se trouve dans la même ligne que le palais { FULL($palace) }, qui a un numéro plus petit.
    [column] { FULL($p) } se trouve dans la même colonne que le palais { FULL($palace) }, qui a un numéro plus petit.
   *[diagonal] { FULL($p) } se trouve sur la même diagonale que le palais { FULL($palace) }, qui a un numéro plus petit.
}

method-numerals = Écriture de Tribonacci

method-numerals-idea = Les dames sont le centre, (X_n, Y_n) et ses rotations (Dekking, Shallit, Sloane, théorème 1) ; les chiffres de n-1 donnent X_n et Y_n (théorème 14 et corollaire 21), et l’un des deux donne les chiffres.

method-columns = Table des colonnes

method-columns-idea = Colonne après colonne, une dame s’installe sur la première ligne où aucune des précédentes ne l’attaque (Dekking, Shallit, Sloane, section 8) ; quelques mots machine disent où.

method-descent = Descente par φ

method-descent-idea = La colonne c est attaquée par des dames proches des colonnes c/φ et c/φ², qui découlent de celles proches de c/φ² et c/φ³ ; il n’y a que 48 états, donc on trouve des colonnes loin du coin sans celles d’avant.

method-mex = Remplissage par mex

method-mex-idea = Les cases sont remplies dans l’ordre de leurs numéros, chacune avec le mex de ce que ses droites ont déjà (Dekking, Shallit, Sloane, sections 7 et 8).
