automaton-title = Six cases donnent la suivante

automaton-about = Pour chacune des six cases a à f, prends le nombre de palais qu’elle voit, moins k. Alors g = a − b − c + e + f + p. La règle donne g sans compter le long des lignes de la dame.

automaton-more = Un palais est une case qui voit moins de k autres palais le long des lignes de la dame : dans sa ligne et sa colonne jusqu’au bord, et en diagonale vers le coin. La correction p tient compte des palais parmi les six, et avec elle la somme est juste partout.

automaton-source = [CLN15] Section 2, Figure 2, Théorème 1

automaton-game = Jeu 5

automaton-nose = Le nez du jeu 100

sum-title = La somme : de combien le nombre de palais que voit chacune des six dépasse k, avec son signe, et la correction p

point-at-square = Pointe une case pour voir ses six cases ; le panneau de l’automate fait tourner la règle, même à rebours.

square-head = case

over-head = au-delà de k

sign-head = signe

adds-head = ajoute

err-regions = les régions, bordures et jonctions de [CLN15] sont nommées sur la carte elle-même, et on peut les y faire ressortir

square-sees-over = { $over ->
    [-1] { $seen ->
        [0] { $at } ne voit aucun
       *[other] { $at } voit { $seen }
    } palais, { $by } de moins que k = { $k } : c’est un palais.
    [0] { $at } voit { $k } palais, exactement k = { $k } : ce n’est pas un palais.
   *[other] { $at } voit { $seen } palais, { $by } de plus que k = { $k } : ce n’est pas un palais.
}

skin-title = Une peau qui grandit selon les nombres de Fibonacci

skin-about = Les palais finissent par une couche pleine. Elle en a 3 dans chaque ligne, plus loin 8, puis 21 et 55 : un nombre de Fibonacci sur deux. D’une ligne à la suivante, elle avance de 2 ou 3 cases.

skin-more = Un palais est une case qui voit moins de k autres palais. À chaque nouveau stade, chaque 2 du mot des pas devient 23 et chaque 3 devient 233. La matrice ((1,1),(1,2)) multiplie les nombres de 2 et de 3. Sa plus grande valeur propre est φ² : de stade en stade, le nombre de colonnes par ligne s’approche donc de φ².

skin-source = [CLN15] Section 3.4, Figure 8 ; Section 3.2 pour le réseau des épaulettes (corrigé)

skin-figure = Figure 8 : épaisse de huit palais

skin-first = Le premier stade

skin-second = Du deuxième stade au troisième

skin-lattice = Le réseau d’une épaulette

stages-title = Les stades de la peau : après combien de colonnes et de lignes ses pas se répètent

thick-title = Son épaisseur en palais : uniquement des nombres de Fibonacci

grown-title = Ce que deviennent les palais de la peau au stade suivant, calculé jusqu’au stade 4 : de combien ils sont inférieurs à k, ligne par ligne

steps-title = De combien de cases la peau avance, ligne par ligne

lattice-title = Les pas du réseau de l’épaulette

between-stages = Ici, un stade passe au suivant, ligne par ligne.

say-lattice = Les points marquent une case de l’épaulette sur onze : déplacée de ces pas, elle reste la même.

step-to-diagonal = vers la diagonale du plateau

step-diagonally = en diagonale

step-along = le long du bord du capuchon

step-head = pas

where-head = vers où

stage-head = stade

seen-head = vu aux lignes

repeats-head = se répète

steps-head = pas

in-row-head = en ligne

in-column-head = en colonne

diagonally-head = en diagonale

say-layer = { $lower ->
    [true] Dans la colonne { $row }, la peau a { $thick } palais d’épaisseur, de { $first } à { $last }.
   *[false] Dans la ligne { $row }, la peau a { $thick } palais d’épaisseur, de { $first } à { $last }.
}

stage-repeats = { $stage ->
    [0] C’est le stade 0 : il avance de { $squares } cases en { $rows } ligne.
   *[other] C’est le stade { $stage } : il se répète { $squares } cases et { $rows } lignes plus loin, avec les pas { $steps }.
}

say-before = Avant elle, il y a { $palaces } palais, { $full ->
    [true] donc avec la peau k = { $all } en tout. Une case plus loin en voit aussi k, et n’est donc pas un palais.
   *[false] avec la peau { $all }.
}

say-no-skin = { $lower ->
    [true] Dans la colonne { $row }, aucune peau n’a été trouvée.
   *[false] Dans la ligne { $row }, aucune peau n’a été trouvée.
}

say-stage = { $lower ->
    [true] À partir de la colonne { $row }, la peau a ici { $thick } palais d’épaisseur, stade { $stage }. Pointe une colonne pour en voir plus.
   *[false] À partir de la ligne { $row }, la peau a ici { $thick } palais d’épaisseur, stade { $stage }. Pointe une ligne pour en voir plus.
}

say-where = La peau se trouve ailleurs : le long du bord extérieur des bras, à partir de l’épaule, en k = { $k }. Dans la ligne { $row }, regarde entre les colonnes { $first } et { $last }.

threads-title = Des fils de 1, 2, 3, 5, 8 palais

threads-about = Derrière le tissu, les palais forment des fils côte à côte. Un fil a le même nombre de palais dans chaque ligne, jusqu’à ce que deux fils se rejoignent et que leurs nombres s’additionnent. C’est presque toujours 1, 2, 3, 5, 8 …

threads-more = Ce sont les nombres de Fibonacci, et personne ne sait pourquoi.

threads-source = [CLN15] Sections 3.1, 3.2 et 4, Figures 5 et 6

threads-merge = Des fils qui se rejoignent, jeu 1000

threads-beam = Un faisceau du jeu 3000

threads-golden = Les faisceaux du Nim de Wythoff suivent le nombre d’or

threads-figure = Figure 6 : le prisme du jeu 40003

beam-label = Le fil le plus à l’intérieur, le faisceau

beam-not = pas mesuré

beam-measured = mesuré au loin, pendant quelques secondes

threads-seen = { $lower ->
    [true] Fils vus ici : leurs palais dans chaque colonne, et de combien de cases ils s’éloignent par colonne
   *[false] Fils vus ici : leurs palais dans chaque ligne, et de combien de cases ils s’éloignent par ligne
}

palaces-head = palais

fibonacci-head = Fibonacci

lines-head = { $lower ->
    [true] dans les colonnes
   *[false] dans les lignes
}

slope-head = pente

yes-no = { $is ->
    [true] oui
   *[false] non
}

piece-of-thread = { $lower ->
    [true] Dans la colonne
   *[false] Dans la ligne
} { $row }, { $palaces ->
    [1] en { $first }, un fil a un seul palais.
   *[other] de { $first } à { $last }, un fil a { $palaces } palais, { $fibonacci ->
        [true] un nombre de Fibonacci.
       *[false] ce qui n’est pas un nombre de Fibonacci. Des fils sur le point de se rejoindre sont comptés comme un seul.
    }
}

say-no-thread = { $at } n’est pas dans un fil. Pointe un fil pour voir son épaisseur.

err-no-threads = dans le jeu { $k }, les fils sont trop serrés pour être distingués, comme dans tous les jeux avant le jeu { $least } : le jeu 1000 les montre, et beam=yes mesure ici le plus à l’intérieur

say-no-threads = Il n’y a pas de fils ici. Ils commencent derrière le tissu : regarde entre la ligne { $first } et la ligne { $last }, de la diagonale au bras.

say-fibonacci = { $lower ->
    [true] Dans { $rows } des colonnes visibles, il y a { $pieces } morceaux de fils, dont { $fibonacci } ont un nombre de Fibonacci de palais.
   *[false] Dans { $rows } des lignes visibles, il y a { $pieces } morceaux de fils, dont { $fibonacci } ont un nombre de Fibonacci de palais.
}

say-small = Cela prouve peu de chose : { $small } des { $pieces } ont moins de 9 palais, et au-dessous de 9 seuls 4, 6 et 7 ne sont pas des nombres de Fibonacci.

say-beam-far = Le fil le plus à l’intérieur, le faisceau, n’est pas suivi dans le jeu { $k } : ce serait trop long. Des jeux plus petits le montrent.

say-wanders = Le fil le plus à l’intérieur, le faisceau, ne suit aucune droite entre la ligne { $first } et la ligne { $last }.

say-slope = Le fil le plus à l’intérieur, le faisceau, a été suivi de la ligne { $first } à la ligne { $last }. Il s’éloigne de { $slope } cases par ligne, mesuré à { $within } près.

no-irrational = [CLN15] attend des faisceaux un irrationnel quadratique, mais aucun qui soit simple n’en est si proche.

many-irrationals = { $count } irrationnels quadratiques simples en sont si proches, { $simplest } étant le plus simple. C’est trop pour supposer que la pente est l’un d’eux, comme [CLN15] s’y attend.

one-irrational = Une supposition, un irrationnel quadratique comme [CLN15] s’y attend pour les faisceaux : { $formula }, environ { $value }.

lines-title = Les droites de pente 2

lines-about = Pour k = 2 et k = 3, des palais sont sur la droite y = 2x+1 et son image par symétrie. Pour k = 3, d’autres sont sur y = 2x+2, et pour k = 2 entre les droites, comme un Nim de Wythoff deux fois plus grand.

lines-more = Comptez les palais sur les trois lignes d’une case. Pour k = 2, une case entre les droites de pentes 2 et 1/2 voit un palais en diagonale. Si x est impair, elle en voit un autre dans sa colonne ; si y est impair, un autre dans sa ligne. Si les deux sont pairs, elle en voit encore autant que ((x−2)/2, (y−2)/2) dans le Nim de Wythoff. Elle est donc un palais exactement quand celle-ci en est un.

lines-source = [CLN15] section 1 dit que ces jeux sont résolus ; la preuve est dans les « findings »

lines-two = Une case bloquée : k = 2

lines-three = Deux cases bloquées : k = 3

lines-far = À trente chiffres de distance

lines-words = { $k ->
    [2] Les droites dorées sont y = 2x+1 et x = 2y+1, et entre elles y−2 = φ(x−2) et x−2 = φ(y−2), près desquelles sont les palais d’un Nim de Wythoff deux fois plus grand. Chaque colonne et chaque ligne a deux palais.
   *[other] Les droites dorées portent tous les palais sauf le coin. Chaque colonne et chaque ligne en a trois : un sous la diagonale et deux au-dessus.
}

seen-title = Les palais que voit cette case

line-head = où

palace-head = palais

in-column = dans sa colonne

in-row = dans sa ligne

on-diagonal = en diagonale

err-far = cette idée porte sur le plateau depuis le coin : ici, c’est trop loin

square-sees = { $seen ->
    [0] { $at } ne voit aucun palais.
    [one] { $at } voit un palais.
   *[other] { $at } voit { COUNT($seen) } palais.
} { $palace ->
    [true] Tout ce qu’elle voit peut être bloqué : c’est donc un palais.
   *[false] Tout ce qu’elle voit ne peut pas être bloqué : ce n’est donc pas un palais.
}
