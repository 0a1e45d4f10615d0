golden-title = Les paires d’or

golden-about = Les palais vont par paires : ⌊nφ⌋ et ⌊nφ²⌋, c’est-à-dire n fois 1,618… et n fois 2,618…, arrondis par défaut. Chaque nombre entier est dans exactement une paire.

golden-more = Un palais est une case où celui qui doit jouer perd. Chaque colonne et chaque ligne en a exactement un, parce que son nombre est dans une seule paire. Chaque diagonale en a un, parce que les deux nombres de la paire n ont pour différence n.

golden-source = [LW14] Section 1

pairs-title = Les paires de nombres

pairs-about = Les palais vont par paires : ⌊nα⌋ avec α = { $alpha }…, et { $m }·n de plus. Chaque nombre entier est dans exactement une paire.

pairs-more = Un palais est une case où celui qui doit jouer perd. Chaque colonne et chaque ligne en a exactement un, parce que son nombre est dans une seule paire.

point-at-square = Pointe une case : la paire qui a la même différence, et celles de sa colonne et de sa ligne, s’allument.

lines = { $m ->
    [1] Les droites dorées sont y = φx et y = x/φ 
   *[other] Les droites dorées sont y = σx et y = x/σ avec σ = { $sigma }… 
}: chaque palais est à moins d’une case de l’une d’elles.{ $far ->
    [true] {""}
   *[false] {" "}Les lignes en tirets mènent aux lettres de la colonne et de la ligne.
}

halves-words = Le long de l’axe, A marque le plus petit nombre d’une paire et B le plus { $m ->
    [1] grand. C’est le mot de Fibonacci : il ne change pas quand chaque A devient AB et chaque B devient A.
   *[other] grand.
}

halves-title = { $m ->
    [1] Le mot de Fibonacci : A
   *[other] A
} pour le plus petit nombre d’une paire, B pour le plus grand

table-title = Les paires

digits-title = { $m ->
    [1] { $x } en nombres de Fibonacci
   *[other] { $x } dans un système de position dont les poids augmentent d’un facteur { $sigma }…
}

is-pair = { $long ->
    [true] Cette case est un palais : la paire numéro { $n } est { $a } et { $b }.
   *[false] { $at } est un palais : la paire numéro { $n } est { $a } et { $b }.
}

pair-elsewhere = Cette case n’est pas un palais : la paire qui a la même différence se trouve { $n ->
    [one] une case
   *[other] { $n } cases
} { $farther ->
    [true] plus loin du coin sur sa diagonale.
   *[false] plus près du coin sur sa diagonale.
}

zero-pair = { $at } n’est pas un palais : ses nombres sont égaux, et la seule paire de ce genre est 0 et 0.

other-pair = { $at } n’est pas un palais : ses nombres ont pour différence { $n }, et la paire numéro { $n } est { $a } et { $b }.

other-pair-times = { $at } n’est pas un palais : ses nombres ont pour différence { $difference }, ce qui fait { $m } fois { $n }, et la paire numéro { $n } est { $a } et { $b }.

no-pair = { $at } n’est pas un palais : ses nombres ont pour différence { $difference }, et ceux d’une paire un multiple de { $m }.

zero-in-digits = 0 ne forme une paire qu’avec lui-même, pas avec { $large }.

odd-zeros = { $m ->
    [1] Écrit en nombres de Fibonacci,
   *[other] Écrit dans ce système de position,
} { $short ->
    [true] { $x } est { $digits } et finit par
   *[false] { $x } finit par
} { $zeros ->
    [one] un zéro
   *[other] { $zeros } zéros
}, un nombre impair : c’est donc le plus grand nombre de sa paire, et aucun palais ne l’a comme plus petit nombre.

even-zeros = { $m ->
    [1] Écrit en nombres de Fibonacci,
   *[other] Écrit dans ce système de position,
} { $short ->
    [true] { $x } est { $digits } et finit par
   *[false] { $x } finit par
} { $zeros ->
    [one] { $zeros } zéro
   *[other] { $zeros } zéros
}, un nombre pair : c’est donc le plus petit nombre de sa paire. Le plus grand a les mêmes chiffres et un 0 de plus : c’est { $large }.

even-zeros-other = { $m ->
    [1] Écrit en nombres de Fibonacci,
   *[other] Écrit dans ce système de position,
} { $short ->
    [true] { $x } est { $digits } et finit par
   *[false] { $x } finit par
} { $zeros ->
    [one] { $zeros } zéro
   *[other] { $zeros } zéros
}, un nombre pair : c’est donc le plus petit nombre de sa paire. Mais le plus grand a les mêmes chiffres et un 0 de plus : c’est { $other }, pas { $large }.

steep-line = { $m ->
    [1] y = φx
   *[other] y = { $slope }…·x
}

flat-line = { $m ->
    [1] y = x/φ
   *[other] y = x/{ $slope }…
}
