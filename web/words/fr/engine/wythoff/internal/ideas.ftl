golden-title = À quelle distance du nombre d’or ?

golden-about = Numérote les palais où y > x dans l’ordre de leurs colonnes. Dans le Nim de Wythoff, le palais n est (a,b) avec b − a = n, et b est proche de φ·a. Ici, b − a − n dit de combien les autres coups l’écartent.

golden-more = Tant que b − a − n reste petit, les palais restent près des deux droites d’or. Les { $symmetric ->
    [true] palais où x > y sont leurs images dans le miroir.
   *[false] coups ne sont pas symétriques, donc les palais où x > y ne sont pas des images dans le miroir. Ils ne sont pas comptés ici.
}

golden-source = [LW14] Sections 1 à 3

example-golden = Les paires d’or elles-mêmes : Nim de Wythoff

example-silver = Le nombre d’argent : Nim de Wythoff généralisé, M = 2

example-nearly-golden = Presque d’or : Nim du maharaja

example-no-more = Plus d’or du tout : des droites de cavalier sans fin

steep-line = y = φx

flat-line = y = x/φ

pairs-title = Les palais où y > x

departures-title = b − a − n, palais par palais

counted-title = Combien de fois b − a − n prend chaque valeur

head-palaces = palais

head-first = premier

pair-words = { $here ->
    [true] { $long ->
        [true] Cette case est un palais : b − a − n = { $d }.
       *[false] { $p } est un palais, la paire numéro { $number } : b − a − n = { $b } − { $a } − { $number } = { $d }.
    }
   *[false] { $long ->
        [true] Cette case n’est pas un palais : le palais de sa colonne est { $way ->
            [farther] { $n ->
                [1] une case
               *[other] { $n } cases
            } plus loin du coin, avec b − a − n = { $d }.
            [nearer] { $n ->
                [1] une case
               *[other] { $n } cases
            } plus près du coin, avec b − a − n = { $d }.
           *[at] { $palace }, avec b − a − n = { $d }.
        }
       *[false] { $p } n’est pas un palais : le palais de sa colonne est { $palace }, la paire numéro { $number }, avec b − a − n = { $b } − { $a } − { $number } = { $d }.
    }
}

below-words = { $here ->
    [true] { $long ->
        [true] Cette case
       *[false] { $p }
    } est un palais où x > y. Ces palais ne sont pas comptés ici, parce que les coups ne sont pas symétriques.
   *[false] { $long ->
        [true] Cette case n’est pas un palais : le palais de sa colonne est { $way ->
            [farther] { $n ->
                [1] une case
               *[other] { $n } cases
            } plus loin du coin, où x > y.
            [nearer] { $n ->
                [1] une case
               *[other] { $n } cases
            } plus près du coin, où x > y.
           *[at] { $palace }, où x > y.
        }
       *[false] { $p } n’est pas un palais : le palais de sa colonne est { $palace }, où x > y.
    }
}

columns-spread = Dans les { $n } premières colonnes, b − a − n va de { $least } à { $most }.

lines-seen = Les droites épaisses sont y = φx et y = x/φ. { $symmetric ->
    [true] Les palais de ces colonnes se trouvent entre les droites fines voisines 
   *[false] Là où y > x, les palais de ces colonnes se trouvent entre les droites fines{" "}
}: b − φa va de { $low } à { $high }.

proved-golden = Cette valeur est 0 pour tout n : le dictionnaire de ces coups le démontre. Donc les coups ne changent rien, et les palais sont ceux du Nim de Wythoff.

proved-spread = Cette valeur ne va pas plus loin dans aucune autre colonne : le dictionnaire de ces coups le démontre.

proved-wider = Pour toutes les colonnes, cette valeur va de { $least } à { $most } : le dictionnaire de ces coups le démontre.

err-known-up-to = ici, les palais sont connus jusqu’à la colonne { $last }

err-known-up-to-for = ici, les palais sont connus jusqu’à la colonne { $last } : { $why }

placing-title = Des dames posées une par une

placing-about = Avance le long des antidiagonales à partir du coin, et pose une dame sur chaque case d’où aucun coup ne mène à une dame précédente. Les dames se retrouvent sur les palais.

placing-more = Une dame de Wythoff, contrairement à une dame d’échecs, n’attaque que le long d’une sorte de diagonales. Aucun coup ne mène d’un palais à un palais, et de toute autre case un coup mène à un palais.

placing-source = [LW14] Proposition 2.1

placing-wythoff = Nim de Wythoff

placing-maharaja = Nim du maharaja

placing-exile = Des dames qui attaquent aussi le long des antidiagonales : dames en exil

err-unplaced = on ne pose des pièces une par une que s’il y a { $most } coups supplémentaires au plus

dictionary-title = Une suite de lettres qui s’écrit elle-même

dictionary-about = Chaque colonne a un palais : écris 0 si y > x pour ce palais et 1 si x > y. { $which ->
    [none] Cela donne 0 1 0 0 1 0 1 0 … à partir de la colonne 1. Lue
    [knight] Cela donne 00100 1 0010110 … à partir de la colonne 8. Lue
   *[further] Lue
} mot par mot, cette suite de lettres dit comment elle continue.

dictionary-more = Elle est son propre dictionnaire. Chaque mot dit où sont les palais de ses colonnes, et par symétrie cela dit ce qu’il faut écrire pour des colonnes suivantes.

dictionary-source = [LW14] Section 3

words-label = Mots à exécuter, un par ligne : 01 -> 100

dictionary-wythoff = Deux mots : Nim de Wythoff, et le mot de Fibonacci

dictionary-maharaja = Neuf mots : Nim du maharaja

dictionary-two-three = Dix mots : Nim du (2,3)-maharaja

dictionary-four-seven = Trois mots : Nim du (4,7)-maharaja

reads-here = lu

writes-here = écrit

never-occurs = n’apparaît jamais

perfect-mark = oui

next-word = Lire le mot suivant

string-title = La suite de lettres : 0 pour un palais où y > x, 1 pour un palais où x > y

reading-title = Là où la suite est lue

writing-title = Là où elle est écrite

dictionary-table = Le dictionnaire : { $n } mots

head-word = mot

head-image = s’écrit

head-met = rencontré

head-first-met = premier

comparison-title = Les palais où y > x, à côté de ceux du Nim de Wythoff

head-perfect = parfait

letter-here = { $side ->
    [above] La colonne { $x } a son palais là où y > x : c’est la lettre { $k } du mot { $word }, qui est traduit par { $image }.
   *[below] La colonne { $x } a son palais là où x > y : c’est la lettre { $k } du mot { $word }, qui est traduit par { $image }.
}

before-string = La colonne { $x } vient avant la suite de lettres, qui commence à la colonne { $first }. Son premier mot est { $word }.

word-here = Le mot { $n } est { $word }, à partir de la colonne { $column }. Sa traduction { $image } est écrite à partir de la colonne { $row }.

coloured-part = La partie colorée commence à la case { $square } sur la diagonale { $diagonal }, là où le mot commence, et s’étend en s’éloignant du coin. { $perfect ->
    [true] Toutes ses cases sont libres : c’est un secteur parfait
   *[false] Quelques-unes de ses cases sont prises, les mêmes partout où un mot commence
}. Le mot se trouve dans la ligne juste avant elle, et ce qu’il écrit, dans la colonne juste avant elle.

drawn-in-words = Sur le plateau, une ligne grise marque chaque colonne du mot dont le palais est là où x > y. Le contour en tirets est l’endroit où le mot suivant continue.

writes-zero = Ses colonnes n’ont pas de palais où y > x, donc pour la ligne { $row }, et par symétrie pour la colonne { $row }, on écrit 0.

writes-image = Ses palais où y > x sont { $palaces }. Par symétrie, parmi les colonnes { $first } à { $last }, celles qui ont les numéros de ces lignes ont leur palais là où x > y : on écrit { $image }.

not-found = Ici, la suite n’est pas lue mot par mot : { $why }. La recherche s’arrête là. Elle ne démontre rien.

letter-of = La colonne { $x } a son palais { $row ->
    [-1] là où x > y : sa lettre est 1.
    [0] sur la diagonale : sa lettre est 0.
   *[other] là où y > x : sa lettre est 0.
}

palace-words = { $here ->
    [true] { $long ->
        [true] Cette case est un palais.
       *[false] { $p } est un palais.
    }
   *[false] { $long ->
        [true] Cette case n’est pas un palais : le palais de sa colonne est { $way ->
            [farther] { $n ->
                [1] une case
               *[other] { $n } cases
            } plus loin du coin.
            [nearer] { $n ->
                [1] une case
               *[other] { $n } cases
            } plus près du coin.
           *[at] { $palace }.
        }
       *[false] { $p } n’est pas un palais : le palais de sa colonne est { $palace }.
    }
}

closing = Le dictionnaire est complet : { $never ->
    [0] aucun autre mot que ces { $n } n’apparaît jamais
   *[other] des { $all } mots de l’article, seuls ces { $n } apparaissent
}. La preuve suit les { $situations } situations dans lesquelles ils sont lus. Où que tu commences à lire, après { $letters ->
    [1] une lettre
   *[other] { $letters } lettres
} tu sais où des mots commencent.

telescope-title = Un télescope pour les colonnes lointaines

telescope-about = Ce que la suite de lettres dit de la colonne x a été écrit quand la suite a été lue près de x/φ. Cette partie-là a été écrite quand elle a été lue près de x/φ², et ainsi de suite jusqu’au coin. Une colonne de cent chiffres demande donc environ 470 étapes.

telescope-more = À chaque niveau, quelques lettres près de l’endroit montrent où des mots commencent. Leurs traductions sont les lettres du niveau au-dessus.

telescope-source = [LW14] Figure 7 et Question 1

telescope-maharaja = Nim du maharaja, à partir du coin

telescope-two-three = Nim du (2,3)-maharaja, à partir du coin

sure-here = connu

counted-zeros = zéros avant

in-table = Le niveau { $level }, autour de la colonne { $column }, est dans la table : les premières lettres de la suite ont été écrites mot par mot.

letters-read = Au niveau { $level }, autour de la colonne { $column }, { $n } lettres sont lues.

sure-after = Après { $n } d’entre elles, on sait où un mot commence.

they-translate = Ce sont les traductions des mots autour de la colonne { $column }, un niveau plus bas.

string-begins = La suite de lettres commence à la colonne { $first }. Pointe une case d’une colonne suivante.

so-the-palace = Donc le palais de cette colonne est { $palace }.
