heading-rook = Tour

line-rook = À gauche ou en haut, aussi loin que tu veux

heading-nim = Jeu de Nim

line-nim = Dans un tas, autant que tu veux

heading-blocking = Bloquer la dame

line-blocking = Bloque les cases de la dame

heading-wythoff = Nim de Wythoff

line-wythoff = À gauche, en haut ou en diagonale jusqu’au coin

heading-maharaja = Nim du maharaja

line-maharaja = Une dame qui saute aussi comme un cavalier

heading-mwythoff = Nim de Wythoff généralisé

line-mwythoff = Prends dans un tas, ou presque autant dans les deux

heading-subtraction = Soustraction de vecteurs

line-subtraction = Trois sauts ; qui n’en a plus perd

heading-exile = Dames en exil

line-exile = Va dans tous les sens, vers un nombre plus petit

far-rook = la tour

far-nim = le jeu de Nim

far-wythoff = le Nim de Wythoff

far-maharaja = le Nim du maharaja

far-mwythoff = le Nim de Wythoff généralisé

far-subtraction = la soustraction à deux coups (ou à plus de coups avec un ou deux tas, si la carte montre assez d’ordre)

far-exile = les dames en exil

Err-no-game = ce jeu n’existe pas

err-no-such-game = les jeux sont { $names }{ $perhaps }

err-written-as = ici, ce jeu s’écrit { $game }

err-move-or-position = il manque un jeu devant ces nombres, si c’est une position ; le jeu qui n’a que ce coup s’écrit { $game }

err-plus-or-at = mets + devant d’autres coups, ou @ devant une position

err-idea-of = { $why } : c’est une idée de { $game }

err-no-idea = { $why } : aucun jeu n’a ici une telle idée

distant = À cent chiffres de distance

distant-on-quadrant = À cent chiffres de distance dans le quadrant

preset-game-5 = Jeu 5

at-figure-1 = Figure 1

preset-game-100 = Jeu 100

at-figure-3-left = Figure 3, à gauche

preset-game-1000 = Jeu 1000

at-figure-3-right = Figure 3, à droite

preset-the-nose-of-game-100-over-that-of-game-1000 = Le nez du jeu 100 sur celui du jeu 1000

at-figure-3-middle = Figure 3, au milieu

preset-the-shoulder-of-game-100-over-that-of-game-1000 = L’épaule du jeu 100 sur celle du jeu 1000

at-figure-3-below = Figure 3, en bas

preset-game-497-over-game-500 = Le jeu 497 sur le jeu 500

at-figure-4-left = Figure 4, à gauche

preset-game-499-over-game-500 = Le jeu 499 sur le jeu 500

at-figure-4-right = Figure 4, à droite

preset-game-500 = Jeu 500

at-figure-4 = Figure 4

preset-game-9999-where-the-rift-hits-the-seam = Jeu 9999, là où la fente rencontre la couture

at-figure-5 = Figure 5

preset-game-40003-the-prism-and-its-beam = Jeu 40003, le prisme et son faisceau

at-figure-6 = Figure 6

preset-threads-that-merge-with-3-5-and-8-palaces = Des fils qui se rejoignent, avec 3, 5 et 8 palais

at-section-3-2 = Section 3.2

preset-the-fabric-of-k-0-mod-3 = Le tissu de k = 0 mod 3

at-figure-7-left = Figure 7, à gauche

preset-the-fabric-of-k-1-mod-3 = Le tissu de k = 1 mod 3

at-figure-7-centre = Figure 7, au centre

preset-the-fabric-of-k-2-mod-3 = Le tissu de k = 2 mod 3

at-figure-7-right = Figure 7, à droite

preset-six-squares-make-the-next-the-automaton = Six cases donnent la suivante : l’automate

at-theorem-1 = Théorème 1

preset-the-skin-of-the-arm-eight-squares-thick = La peau du bras, épaisse de huit cases

at-figure-8 = Figure 8

preset-the-first-queens-on-the-spiral = Les premières dames sur la spirale

at-figure-2 = Figure 2

preset-1409-queens-on-the-spiral = 1409 dames sur la spirale

at-figure-3 = Figure 3

preset-nim-values-on-the-spiral = Valeurs de Grundy sur la spirale

preset-nim-values-of-the-quadrant = Valeurs de Grundy du quadrant

preset-10000-queens-in-the-quadrant = 10 000 dames dans le quadrant

preset-the-queens-placed-one-by-one = Les dames, posées une par une

preset-four-arms-one-word-of-three-letters = Quatre bras, un mot de trois lettres

at-table-2 = Tableau 2

preset-a-number-in-tribonacci-digits = Un nombre en chiffres de Tribonacci

at-section-5-1 = Section 5.1

preset-two-lines-for-the-quadrants-queens = Deux droites pour les dames du quadrant

at-conjecture-25 = Conjecture 25

preset-a-machine-of-48-states = Une machine à 48 états

preset-column-9-against-a-conjecture = La colonne 9 contre une conjecture

at-conjecture-26 = Conjecture 26

preset-m-2-the-square-root-of-two = M = 2 : la racine carrée de deux

preset-m-3-a-wider-view = M = 3, une vue plus large

preset-nim-values-of-m-2 = Valeurs de Grundy de M = 2

preset-nim-three-piles = Trois tas : 3, 5 et 7

preset-nim-four-piles = Quatre tas : 1, 3, 5 et 7

preset-nim-their-digits = Des chiffres binaires qui s’annulent

preset-nim-values-beside-a-pile-of-twenty-one = Valeurs de Grundy à côté d’un troisième tas de 21

preset-nim-with-two-piles = Nim à deux tas

preset-the-pattern-of-the-nim-sums = Le motif des sommes de Nim

preset-rooks-placed-one-by-one = Des tours, posées une par une

at-section-1 = Section 1

preset-diluted-boxes = Carrés dilués

preset-squirrel-and-crow-5-peanuts-and-6-walnuts = Écureuil et Corneille : 5 cacahuètes et 6 noix

preset-four-segments-symmetric = Quatre segments, symétrique

preset-four-segments-asymmetric = Quatre segments, asymétrique

preset-as-in-one-dimension = Comme en une dimension

preset-horizontal-strips = Bandes horizontales

at-figure-5-with-b-3 = Figure 5, avec b = 3

preset-l-shapes = Formes en L

at-figure-6-with-a-b-3-2 = Figure 6, avec (a,b) = (3,2)

preset-two-moves-one-vertical = Deux coups, dont un vertical

preset-two-moves-and-their-regions = Deux coups et leurs régions

at-figure-8-with-3-2-and-7-8 = Figure 8, avec (3,2) et (7,8)

preset-the-mirror-one-horizontal = Le miroir : un coup horizontal

at-figure-9-left = Figure 9, à gauche

at-figure-9-centre = Figure 9, au centre

at-figure-9-right = Figure 9, à droite

preset-palaces-in-region-c-9-8-9-9-10-9 = Palais dans la région C : (9,8), (9,9), (10,9)

at-figure-10 = Figure 10

preset-palaces-in-region-c-17-13-17-14-18-14 = Palais dans la région C : (17,13), (17,14), (18,14)

at-figure-11 = Figure 11

preset-additive-symmetric = Additif, symétrique

at-figure-12-left = Figure 12, à gauche

preset-additive-arithmetic = Additif, arithmétique

at-figure-12-right = Figure 12, à droite

preset-additive-asymmetric = Additif, asymétrique

at-figure-13 = Figure 13

preset-an-asymmetric-game-and-its-colouring = Un jeu asymétrique et son coloriage

at-figure-14 = Figure 14

preset-a-symmetric-game-and-its-colouring = Un jeu symétrique et son coloriage

at-figure-15 = Figure 15

preset-more-complex-a-1-b-5 = Plus complexe : a = 1, b = 5

at-figure-16-left = Figure 16, à gauche

preset-more-complex-a-2-b-5 = Plus complexe : a = 2, b = 5

at-figure-16-right = Figure 16, à droite

preset-an-arithmetic-game-and-its-colouring = Un jeu arithmétique et son coloriage

at-figure-17 = Figure 17

at-figure-18-left = Figure 18, à gauche

at-figure-18-right = Figure 18, à droite

preset-four-segments-late = Quatre segments, tardifs

at-figure-19 = Figure 19

preset-four-segments-one-a-strip = Quatre segments, dont une bande

at-figure-20 = Figure 20

preset-five-segments = Cinq segments

at-figure-21 = Figure 21

preset-six-segments = Six segments

at-figure-22 = Figure 22

preset-nine-moves-and-their-gliders = Neuf coups et leurs planeurs

at-figure-23 = Figure 23

preset-gliders-later = Des planeurs, plus tard

at-figure-24 = Figure 24

preset-max-symmetric = Max-symétrique

at-figure-25 = Figure 25

preset-max-symmetric-askew = Max-symétrique, de travers

at-figure-26 = Figure 26

preset-max-symmetric-flat = Max-symétrique, aplati

at-figure-27 = Figure 27

preset-max-symmetric-ornaments = Max-symétrique, ornements

at-figure-28 = Figure 28

preset-a-board-that-repeats-on-every-scale = Un plateau qui se répète à toutes les échelles

preset-segments-that-are-settled-four-symmetric = Des segments établis : quatre, symétriques

at-problems-61-and-62 = Problèmes 61 et 62

preset-three-moves-and-five-segments = Trois coups et cinq segments

at-conjecture-50 = Conjecture 50

preset-a-way-that-avoids-the-palaces = Un chemin qui évite les palais

at-problem-51 = Problème 51

preset-rows-that-repeat = Des lignes qui se répètent

at-theorem-7 = Théorème 7

preset-one-pile-3-5-or-8 = Un tas : 3, 5 ou 8

preset-three-piles = Trois tas

preset-where-the-queen-may-go = Où la dame peut aller

at-figure-1-left = Figure 1, à gauche

preset-wythoff-nim = Nim de Wythoff

at-figure-2-left = Figure 2, à gauche

preset-wythoff-nim-a-wider-view = Nim de Wythoff, une vue plus large

preset-3-5-maharaja-nim = Nim du (3,5)-maharaja

at-figure-8-1-of-6 = Figure 8, 1 sur 6

preset-4-6-maharaja-nim = Nim du (4,6)-maharaja

at-figure-8-2-of-6 = Figure 8, 2 sur 6

preset-4-7-maharaja-nim = Nim du (4,7)-maharaja

at-figure-8-3-of-6 = Figure 8, 3 sur 6

preset-5-8-maharaja-nim = Nim du (5,8)-maharaja

at-figure-8-4-of-6 = Figure 8, 4 sur 6

preset-6-10-maharaja-nim = Nim du (6,10)-maharaja

at-figure-8-5-of-6 = Figure 8, 5 sur 6

preset-7-11-maharaja-nim = Nim du (7,11)-maharaja

at-figure-8-6-of-6 = Figure 8, 6 sur 6

preset-ten-pairs-of-knights-lines = Dix paires de droites de cavalier

at-figure-9-1-of-4 = Figure 9, 1 sur 4

preset-fifty-pairs-of-knights-lines = Cinquante paires de droites de cavalier

at-figure-9-2-of-4 = Figure 9, 2 sur 4

preset-a-hundred-pairs-of-knights-lines = Cent paires de droites de cavalier

at-figure-9-3-of-4 = Figure 9, 3 sur 4

preset-endless-knights-lines = Des droites de cavalier sans fin

at-figure-9-4-of-4 = Figure 9, 4 sur 4

preset-the-golden-pairs = Les paires d’or

preset-the-fibonacci-word-that-writes-itself = Le mot de Fibonacci qui s’écrit lui-même

preset-wythoff-three-piles = Nim de Wythoff à trois tas

preset-wythoff-beside-a-pile-of-five = Trois tas : les palais à côté d’un troisième tas de 5

preset-2-3-maharaja-nim = Nim du (2,3)-maharaja

preset-2-3-maharaja-nim-its-ten-words = Nim du (2,3)-maharaja, ses dix mots

preset-4-7-maharaja-nim-three-words = Nim du (4,7)-maharaja, trois mots

preset-endless-knights-lines-leave-the-golden-ratio = Les droites de cavalier sans fin quittent le nombre d’or

preset-where-the-maharaja-may-go = Où le maharaja peut aller

at-figure-1-right = Figure 1, à droite

preset-maharaja-nim = Nim du maharaja

at-figure-2-right = Figure 2, à droite

preset-maharaja-nim-a-wider-view = Nim du maharaja, une vue plus large

preset-close-to-the-golden-ratio = Près du nombre d’or

preset-the-first-perfect-sector = Le premier secteur parfait

preset-erased-columns = Colonnes effacées

preset-the-first-word-00100 = Le premier mot, 00100

at-figure-6-left = Figure 6, à gauche

preset-the-word-0010110 = Le mot 0010110

at-figure-6-right = Figure 6, à droite

preset-the-telescope = Le télescope

at-figure-7 = Figure 7

a-coordinate = une coordonnée

needs-numbers = { $dim ->
    [1] une position de ce jeu a une composante
   *[other] une position de ce jeu a { COUNT($dim) } composantes, séparées par des virgules
}
