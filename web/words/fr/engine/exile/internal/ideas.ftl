spiral-source = [DSS20] Sections 1 et 2, Figure 2

quadrant-source = [DSS20] Section 8, Tableau 5

knights-on-spiral = Des cavaliers sur la spirale

rooks-nim-values = Valeurs de Grundy des tours

first-on-quadrant = Les premières dames dans le quadrant

queen-in-every-column = Une dame dans chaque colonne

eight-squares = 8 × 8 cases

first-on-spiral = Les premières dames sur la spirale

telescope-title = Un télescope pour les dames lointaines

telescope-about = La place de la dame de la colonne c dépend des dames basses près des colonnes c/φ et c/φ². Celles-ci dépendent de colonnes φ fois plus proches du coin. Une colonne de cent chiffres demande donc environ 470 étapes.

telescope-more = Ce sont les dames dont les lignes et les antidiagonales vont aussi loin. Chaque étape regarde quelques colonnes.

telescope-source = [DSS20] Section 8, et [LW14] Figure 7 pour l’image

telescope-way-down = La descente à partir de la colonne 20 000

telescope-maharaja = Le même télescope pour le Nim du maharaja

low-before = dames basses avant

on-last-level = Le niveau { $level }, autour de la colonne { $column }, est dans la table : ces dames ont été posées une par une. L (low) est une dame basse, H (high) une haute.

on-level = Au niveau { $level }, autour de la colonne { $column }, { $queens } dames sont lues, L (low) pour une basse et H (high) pour une haute. Elles découlent des dames basses autour de la colonne { $next }, un niveau plus bas, et de celles encore un niveau plus bas, une fois connu l’état qui les précède : les 48 sont tous essayés, et après 97 colonnes il en reste un au plus.

found-queen = Donc la dame de cette colonne est à la ligne { $row }, en { $at }.

numbers-title = Les numéros des cases, ligne par ligne

values-title = Les valeurs de Grundy, ligne par ligne

columns-title = Des colonnes de valeurs de Grundy qui se répètent

columns-about = Descends une colonne de valeurs de Grundy : à partir d’une certaine ligne, la valeur q lignes plus bas est plus grande de q. On a conjecturé que q = 16 convient à chaque colonne. La colonne 9 le réfute.

columns-more = La colonne 1 est 2 3 0 1, 6 7 4 5, 10 11 8 9 et ainsi de suite : quatre lignes plus bas, la valeur est toujours plus grande de quatre. Sa quasi-période est donc 4. Chaque couleur représente la différence entre une valeur et le numéro de sa ligne, donc des couleurs égales se répètent. La ligne en tirets montre où les quasi-périodes commencent.

columns-source = [DSS20] Section 8, Conjecture 26

columns-nine = La colonne 9 et ses témoins

columns-two = La colonne 2, comme conjecturé

column-label = Colonne

the-column = la colonne

err-columns-far = les valeurs de Grundy des premières colonnes commencent à la ligne 0 : ici, c’est trop loin

row-name = ligne { $row } : { $value }

column-head = colonne

quasi-head = quasi-période

from-row-head = dès la ligne

sixteen-head = 16 aussi ?

row-head = ligne

value-head = valeur

more-head = de plus

overview-title = Les quasi-périodes des premières colonnes, toutes démontrées, à partir de { $rows } lignes

yes = oui

no = non

differences-title = Colonne { $column } : la valeur moins le numéro de la ligne

failures = Où 16 ne convient pas dans la colonne { $column } : { $none ->
    [true] nulle part à partir de la ligne { $row }
   *[false] lignes de { $row } à { $last }, chacune avec la ligne 16 plus bas
}

same-and-more = les mêmes, plus { $n }

nothing-proved = Rien n’est démontré sur la colonne { $column }.

quasi-said = Dans la colonne { $column }, à partir de la ligne { $row }, descendre de { $period ->
    [1] 1 ligne
   *[other] { $period } lignes
} augmente la valeur de { $period } : sa quasi-période est { $period }.

quasi-why = C’est démontré pour toutes les lignes. Les valeurs au-dessus de la ligne { $first } et au-dessus de la ligne { $second } sont les mêmes, comptées à partir de la ligne, et ce que les colonnes précédentes peuvent changer aussi.

sixteen-works = Donc 16 convient aussi, comme conjecturé.

sixteen-fails = { $conjectured } ne convient pas : la ligne { $row } a la valeur { $value }, et la ligne { $below } a { $other }, soit { $more } de plus. Cela se répète toutes les { $period } lignes, sans fin.

beyond-computed = { $at } est au-delà de ce qui a été calculé : colonnes 0 à { $column }, lignes 0 à { $row }.

value-fails = { $at } a la valeur de Grundy { $value }, mais { $conjectured } lignes plus bas il y a { $other }, soit { $more } de plus ; { $period } lignes plus bas il y a { $last }.

value-before = { $at } a la valeur de Grundy { $value }, et sa colonne n’a la quasi-période { $period } qu’à partir de la ligne { $row }.

value-below = { $at } a la valeur de Grundy { $value }, et { $period ->
    [1] 1 ligne
   *[other] { $period } lignes
} plus bas il y a { $other }, { $more } de plus.

value-proved = { $at } a la valeur de Grundy { $value }, et { $period ->
    [1] 1 ligne
   *[other] { $period } lignes
} plus bas il y a { $other }, parce que la quasi-période est démontrée.

other-column = La colonne { $column } est dessinée : descendre de { $period ->
    [1] 1 ligne
   *[other] { $period } lignes
} augmente la valeur de { $period }.

lines-title = Deux droites et 48 états

lines-about = La dame de la colonne c est près de la ligne cφ si elle est basse, et près de la ligne c/φ si elle est haute, où φ = 1,618… est le nombre d’or. L’écart reste borné.

lines-more = La place de la dame suivante dépend de quelques lignes près de la première ligne libre. Aussi loin que tu regardes, ces lignes ne forment que 48 motifs différents, les états.

lines-source = [DSS20] Section 8, Conjecture 25

lines-machine = La machine, pas à pas

show-label = Montrer

show-the-lines = les droites et les écarts

show-the-machine = la machine à 48 états

low-name = basse

high-name = haute

low-line = ligne = colonne · φ

high-line = ligne = colonne / φ

lines-words = Les bandes sont démontrées : dans chaque colonne, aussi loin que ce soit, l’écart reste entre les bornes du tableau. La preuve passe en revue toutes les situations possibles. [DSS20] a conjecturé qu’il y a de telles bornes (Conjecture 25) ; Knuth écrit que Sloane et Shallit ont démontré comment les dames sont placées.

kinds-title = Basse (L) ou haute (H), colonne par colonne

nearby-title = Les dames autour, et à combien de lignes au-delà de leur droite

path-title = Les états, colonne par colonne

here-word = ici

place-next = Poser la dame suivante

low-verdict = donc basse, ici

taken = prise

free-here = libre : ici

free = libre

beyond-head = au-delà

proved-least = démontré : plus de

least-seen = minimum vu

in-column = dans la colonne

greatest-seen = maximum vu

proved-most = démontré : moins de

state-heading = état

times-head = fois

then-head = puis

extremes-title = Combien de lignes au-delà de la droite : démontré, et vu dans les { $columns } premières colonnes

seat-title = Où la dame de la colonne { $column } peut aller, et quelles dames occupent la ligne, l’antidiagonale et la diagonale

states-title = Les { $n } états : quelles lignes, antidiagonales et diagonales (●) sont occupées par des dames hautes, à partir de la première ligne libre ; combien de fois dans les { $columns } premières colonnes, et quels états sont venus ensuite

before-column = { $low ->
    [true] Avant la colonne { $column }, la première ligne sans dame est { $first }, et la machine est dans l’état { $state } sur { $states }. Donc la dame de la colonne { $column } est basse, à la ligne { $row }.
   *[false] Avant la colonne { $column }, la première ligne sans dame est { $first }, et la machine est dans l’état { $state } sur { $states }. Donc la dame de la colonne { $column } est haute, à la ligne { $row }.
}

why-front = { $low ->
    [true] Près de la première ligne libre, aucune case n’est libre. Sur les cases, r, a et d disent que la ligne (row), l’antidiagonale ou la diagonale est prise.
   *[false] Elle prend la première case libre. Sur les cases, r, a et d disent que la ligne (row), l’antidiagonale ou la diagonale est prise.
}

queen-of-column = { $low ->
    [true] Dans la colonne { $column }, la dame se trouve à la ligne { $row }, basse : { $side ->
        [beyond] { $rows } lignes au-delà de la droite ligne = colonne · φ.
       *[before] { $rows } lignes avant la droite ligne = colonne · φ.
    }
   *[false] Dans la colonne { $column }, la dame se trouve à la ligne { $row }, haute : { $side ->
        [beyond] { $rows } lignes au-delà de la droite ligne = colonne / φ.
       *[before] { $rows } lignes avant la droite ligne = colonne / φ.
    }
}

tribonacci-title = Quatre bras, un mot de trois lettres

tribonacci-about = Les dames forment quatre bras. Chaque pas d’une dame d’un bras à la suivante est l’un de trois, a : (2,3), b : (1,3) ou c : (1,2). Après un premier c, les pas écrivent le mot de Tribonacci.

tribonacci-more = Le long de la spirale, une dame va sur chaque case qu’aucune dame précédente n’attaque. Les bras sont à un quart de tour l’un de l’autre. Le mot de Tribonacci reste le même quand chaque a devient ab, chaque b ac et chaque c a.

tribonacci-source = [DSS20] Théorèmes 1, 2 et 20

example-number = Un nombre en chiffres de Tribonacci

rewrite-label = 0111 devient 1000

example-two = Deux lettres : le mot de Fibonacci

arms-label = les bras et leur tableau

growth-label = comment le mot grandit

places-label = où se trouve chaque lettre

number-digits-label = un nombre en chiffres de Tribonacci

two-label = deux lettres : le mot de Fibonacci

number-label = Nombre

digits-label = Chiffres

slope-psi = pente ψ

slope-flat = pente 1/ψ

golden-steep = Wythoff : φ

golden-flat = Wythoff : 1/φ

arms-words = ψ = 1,8393… est la constante de Tribonacci, ψ³ = ψ² + ψ + 1 : il est démontré que Y/X s’en approche le long d’un bras. La ligne n du tableau a la dame (X, Y) ; M = Y − X et P = Y + X sont ses diagonales. Chaque nombre entier à partir de 1 apparaît une fois sous X ou Y, et une fois sous M ou P.

places-words = A, B et C disent où se trouvent le n-ième a, le n-ième b et le n-ième c dans le mot, comptés à partir de 1. Chaque nombre est dans exactement un des trois. B − A est X et C − B est Y, donc le mot dit où sont les dames.

theme-title = Le thème Θ = c T : la lettre de chaque ligne

xymp-title = Les dames (X, Y), leurs diagonales M et P, et de combien les quatre augmentent jusqu’à la ligne suivante, Δ

places-title = Où se trouvent le n-ième a, b, c

images-title = Ce que τ fait de chacune de ces lettres : ensemble, c’est le même mot

blocks-title = Θ en blocs : ce que θ fait de chacune de ses propres lettres

apply-tau = Appliquer τ : a → ab, b → ac, c → a

apply-sigma = Appliquer la règle : a → ab, b → a

fibonacci-words = Avec deux lettres, a → ab et b → a, c’est le mot de Fibonacci. Le n-ième a et le n-ième b se trouvent en A et B. Les dames du Nim de Wythoff, les points, sont (A, B) et (B, A). Là, les pentes sont φ = 1,6180… et 1/φ, φ² = φ + 1, et B − A est n.

sibling-title = Les dames (A, B) du Nim de Wythoff

greedy-title = Glouton : retirer le plus grand nombre de Tribonacci, encore et encore

rewrites-title = Les chiffres jusqu’ici : chaque ligne représente le même nombre

replace-step = Remplacer 0111 par 1000

left-head = reste

take-head = on retire

still-head = il reste

how-head = comment

step-head = étape

digits-head = chiffres

grown-title = { $times ->
    [0] a
    [1] τ appliqué à a
   *[other] τ appliqué { $times } fois à a : le début du mot de Tribonacci T
}

fibonacci-title = { $times ->
    [0] a
    [1] La règle appliquée 1 fois à a
   *[other] La règle appliquée { $times } fois à a
}

theme-words = { $times ->
    [0] Quand τ n’a pas encore été appliqué,
   *[other] Quand τ a été appliqué { $times } fois,
} le mot a { $letters ->
    [1] 1 lettre
   *[other] { $letters } lettres
}, un nombre de Tribonacci : chacun est la somme des trois précédents. Au-dessous, pourquoi les pas écrivent le mot : les nombres qui manquent sous Y sont sous X, donc les pas de Y donnent les pas de X, comme le dit τ′ : a → ba, b → ca, c → a ; et ceux de P donnent ceux de M par τ″ : a → acab, b → aab, c → ab.

growth-title = Des pas de { $first } à ceux de { $second }, les nombres intermédiaires

member-title = Ce que ces chiffres disent de la ligne { $row }

count-title = Combien de fois chaque lettre apparaît parmi les { $n } premières

digits-title = { $n } en chiffres de Tribonacci

rewrite-title = Chiffres de { $n }

sum-words = { $n } = { $sum } : il n’y a jamais trois 1 de suite, car trois voisins donnent ensemble le nombre de Tribonacci suivant.

long-sum-words = { $n } est une somme de { $count } nombres de Tribonacci, dont jamais trois ne sont voisins.

letter-words = À la fin, { $ones ->
    [0] il n’y a aucun 1
    [1] il y a un 1
   *[other] il y a { $ones } fois 1
}, donc la lettre { $row } du mot de Tribonacci est { $letter } : sans 1 c’est a, avec un 1 c’est b, avec deux c’est c.

rewrite-words = { $all ->
    [0] Ces chiffres représentent { $n }, et nulle part il n’y a trois 1 de suite. C’est donc la seule écriture gloutonne de { $n }.
   *[other] { $done ->
        [true] Après { $all ->
            [one] { $all } étape
           *[other] { $all } étapes
        }, il ne reste aucun 0111 : c’est ainsi que { $n } s’écrit de façon gloutonne, en partant du plus grand nombre de Tribonacci. Chaque étape retire deux 1, donc cela finit toujours.
       *[false] Ces chiffres représentent { $n }. Trois 1 de suite sont trois voisins, qui donnent ensemble le nombre de Tribonacci suivant : donc 0111 peut devenir 1000.
    }
}

first-queen = La première dame se trouve au centre, sur la case 0 : ligne 0 du tableau, lettre c.

queen-words = { $turns ->
    [0] { $at } a une dame, sur la case { $square } : ligne { $row } du tableau, (X,Y) = { $pair }. Sa lettre est { $letter }, donc la dame suivante de ce bras est { $x } et { $y } plus loin.
    [1] { $at } a une dame, sur la case { $square } : ligne { $row } du tableau, (X,Y) = { $pair }, tournée d’un quart de tour. Sa lettre est { $letter }, donc la dame suivante de ce bras est { $x } et { $y } plus loin.
   *[other] { $at } a une dame, sur la case { $square } : ligne { $row } du tableau, (X,Y) = { $pair }, tournée de { $turns } quarts de tour. Sa lettre est { $letter }, donc la dame suivante de ce bras est { $x } et { $y } plus loin.
}

no-queen = { $at } n’a pas de dame : celle qui est en { $before } est venue avant et attaque cette case.

err-too-far = les bras sont montrés jusqu’à des coordonnées de { $digits } chiffres : ici, c’est trop loin

err-number = le nombre a { $most } chiffres au plus et rien d’autre : { $text }

err-digits = les chiffres sont des 0 et des 1, { $most } au plus, et pas { $text }

how-x = B − A

how-y = C − B
