err-two-moves = elle concerne les jeux de règles à un ou deux coups

err-two-piles = elle concerne les jeux de règles à deux tas

err-two-piles-at-most = elle concerne les jeux de règles à un ou deux tas

chart-title = Un plateau qui se répète à toutes les échelles

chart-about = Découpe le plateau en blocs d’une taille quelconque. Il n’y en a que quelques types, et le type d’un bloc donne les types de ses quatre quarts. Les chiffres binaires de x et y mènent donc à l’issue de n’importe quelle case.

chart-more = Tous les blocs d’un même type ont les mêmes palais. La table des types décide donc de chaque case du plateau, même si x et y ont cent chiffres.

chart-source = Palace ; d’après Allouche, Shallit, Automatic Sequences, et des questions de [LSY24] Section 10

chart-three = Trois segments

chart-four = Quatre segments, vus de loin

chart-one = Un seul type

kinds-label = Types dans la table

digits-title = Chiffres binaires de x et y du bloc, deux à la fois, et le type auquel ils mènent

point-out = Pointe plus loin pour voir des chiffres mener d’un type à l’autre.

next-digit = Lire le chiffre suivant

kinds-title = { $n ->
    [1] De quoi le type est fait
   *[other] De quoi les { $n } types sont faits
}

kind-title = De quoi le type { $kind } est fait

head-kind = type

head-palaces = palais

more = { $n } de plus

share-of-block = { $n } sur { $all }

no-chart = { $millions ->
    [one] Aucun plan n’a été trouvé dans une recherche de { $millions } million d’étapes. Il y en a peut-être un.
   *[other] Aucun plan n’a été trouvé dans une recherche de { $millions } millions d’étapes. Il y en a peut-être un.
}

say-chart = { $kinds ->
    [1] Tous les blocs de { $side } × { $side } cases sont ici les mêmes : il y a un seul type.
   *[other] Il y a { $kinds } types de blocs. Les plus petits ont { $side } × { $side } cases. Un grand bloc au coin est de type 1 ; la table donne les types de ses quarts, puis ceux de leurs quarts, et ainsi de suite jusqu’aux plus petits blocs. Les blocs d’un même type sont les mêmes, case par case.
}

say-scale = { $often ->
    [0] Les blocs dessinés ici ont { $side } cases de large. Dézoome pour en voir de plus grands, dessinés d’après la même table.
    [1] Les blocs dessinés ici ont { $side } cases de large, chacun composé de plus petits comme le dit la table, une fois.
    [2] Les blocs dessinés ici ont { $side } cases de large, chacun composé de plus petits comme le dit la table, deux fois de suite.
   *[other] Les blocs dessinés ici ont { $side } cases de large, chacun composé de plus petits comme le dit la table, { $often } fois de suite.
}

say-meetings = C’est démontré pour tout le plateau : les types se rencontrent, quatre à la fois, de { $ways } façons et d’aucune autre, et dans chacune d’elles on a trouvé qu’une case est un palais exactement quand aucun coup n’en mène à un palais.

say-way = { $digits ->
    [0] { $palace ->
        [true] { $p } est un palais
       *[false] { $p } est une position N
    }. Cette case se trouve dans le bloc du coin, de type 1.
   *[other] { $palace ->
        [true] { $p } est un palais
       *[false] { $p } est une position N
    }, comme la case { $at } de chaque bloc de type { $kind }. C’est à ce type que mènent les chiffres de la place { $place } de son bloc.
}

large-kind = type { $kind }

say-step = { $digits ->
    [0] Aucun chiffre n’est encore lu. Un bloc au coin, assez grand pour contenir la case, est de type 1.
   *[other] { $digits ->
        [one] Après { $digits } chiffre
       *[other] Après { $digits } chiffres
    }, le bloc est de type { $kind }, et le chiffre suivant dit lequel de ses quarts il faut prendre.
}

coloring-title = Des couleurs qui trouvent les palais

coloring-about = Certaines cases ont une couleur au départ. La règle red -> green (5,4) peint en vert (green) une case dont x dépasse de 5, et y de 4, ceux d’une case rouge (red). Les bonnes règles peignent exactement les palais.

coloring-more = Chaque règle est appliquée encore et encore. Celui qui doit jouer perd sur un palais et gagne sur toute autre case. Les couleurs disent donc qui gagne.

coloring-source = [LSY24] Définition 40, Exemples 42 et 44, Propositions 46 et 47 (corrigée), Figures 14, 15 et 17

coloring-figure-14 = Figure 14 : un jeu asymétrique

coloring-figure-15 = Figure 15 : un jeu symétrique

coloring-figure-17 = Figure 17 : un jeu arithmétique

err-colors-far = les couleurs commencent au coin, et sont peintes jusqu’à x = 2047 et y = 2047 : ici, c’est trop loin

rules-label = Les règles

part-label = La partie qui est montrée

part-all = tout

part-gone = une couleur qui n’existe plus : tout

part-only = seulement { $colors }

next-colors = Appliquer encore chaque règle

mark-clash = deux couleurs

mark-wrong = pas un palais

mark-missed = palais sans couleur

colors-title = Les couleurs

rules-title = Les règles, et combien de cases chacune a colorées

head-colour = couleur

head-at-start = au départ

head-squares = cases

head-palaces-among = dont palais

head-from = de

head-step = pas

head-to = à

head-painted = cases

come-closer = Approche-toi pour voir les cases une par une : d’ici, seul le contour de chaque partie est dessiné.

say-exact = C’est démontré : sur tout le plateau sans fin, ces règles peignent exactement les palais. Toutes les cases avec x+y < { $reach } ont été regardées ; plus loin, les couleurs et les palais se répètent le long de { $lines } lignes depuis le coin.

say-only = C’est démontré : sur tout le plateau sans fin, chaque case que ces règles peignent est un palais. Toutes les cases avec x+y < { $reach } ont été regardées ; plus loin, les couleurs et les palais se répètent le long de { $lines } lignes depuis le coin.

say-undecided = C’est calculé pour toutes les cases avec x+y < { $reach }. Ce n’est pas démontré : plus loin, les couleurs peuvent être fausses.

say-bare = { $palace ->
    [true] { $whole ->
        [true] { $p } est un palais, mais n’a pas de couleur : les règles le manquent.
       *[false] { $p } est un palais sans couleur jusqu’ici.
    }
   *[false] { $p } n’a pas de couleur, et ce n’est pas un palais.
}

painted-from-start = { $p } a la couleur { $color } dès le départ.

painted-one-step = { $p } a la couleur { $color }, qui vient de { $one }, { $first }.

painted-two-steps = { $p } a la couleur { $color }, qui vient de { $one }, { $first }, puis { $two }, { $second }.

painted-three-steps = { $p } a la couleur { $color }, qui vient de { $one }, { $first }, puis { $two }, { $second }, puis { $three }, { $third }.

painted-many-steps = { $p } a la couleur { $color }, après { $steps } pas : de { $one }, { $first }, en passant par { $before }, { $last }.

painted-as = { $palace ->
    [true] C’est un palais.
   *[false] Mais ce n’est pas un palais : les règles sont fausses ici.
}

say-agreement = Sur les { $width } × { $height } cases à partir du coin, { $exact ->
    [true] les { $painted } cases peintes sont exactement les palais.
   *[false] { $right ->
        [true] les { $painted } cases peintes sont toutes
       *[false] { $covered } cases peintes sur { $painted } sont
    } des palais, et { $covered } palais sur { $palaces } sont peints ({ $percent } %).
}

say-end = Quand aucune règle ne peut plus peindre, { $painted } palais sur { $palaces } sont peints ({ $percent } %).

say-clash = Les règles donnent deux couleurs à { $p }, { $one } et { $other }. Une case ne peut en avoir qu’une.

say-wrong = La première case peinte qui n’est pas un palais est { $p }.

say-missed = Le premier palais sans couleur est { $p }.

say-found = { $segments ->
    [1] Ces règles sont une proposition. Le plateau a un segment, et leurs pas sont ceux par lesquels il se répète. Change-les comme tu veux.
   *[other] Ces règles sont une proposition. Le plateau a { $segments } segments, et leurs pas sont ceux par lesquels les segments se répètent le long de leurs bords. Change-les comme tu veux. Pour les faire revenir, efface le texte.
}

bare-ones = Elles ne trouvent pas tous les palais. Il en reste là où rien ne se répète encore, ou là où trop de cases auraient besoin d’une couleur au départ.

say-makeshift = Il n’y a pas de proposition pour ce { $segments ->
    [0] plateau : aucun segment n’est démontré jusqu’à x+y = { $reach }
   *[other] plateau. Il a { $segments } { $segments ->
        [one] segment
       *[other] segments
    }, mais trop de cases auraient besoin d’une couleur au départ
}. Commence par ces règles et change-les.

periods-title = Lignes et colonnes se répètent

periods-about = Le long de chaque ligne, les issues finissent par se répéter, comme P P N N P P N N … toutes les 4 cases. C’est vrai aussi de chaque colonne.

periods-more = P est un palais : celui qui doit jouer perd. N est n’importe quelle autre case. Une case ne dépend que des lignes précédentes et de quelques cases qui la précèdent dans sa propre ligne. Leur nombre est la longueur du plus long coup le long de la ligne. Si tout cela est pareil à deux endroits, tout ce qui suit est pareil aussi.

periods-source = [LSY24] Définition 6 et Théorème 7

periods-figure-23 = Figure 23

periods-figure-28 = Figure 28

periods-one-pile = Un tas

pile-title = Le tas se répète

pile-about = À partir d’un certain nombre, les issues se répètent sans fin, comme P P N N P P N N … tous les 4.

pile-more = P est un palais : celui qui doit jouer perd. N est n’importe quel autre nombre. Si le plus grand coup est m, un nombre ne dépend que des m nombres qui le précèdent. S’ils sont pareils à deux endroits, tout ce qui suit est pareil aussi.

along-label = Montrer

along-rows = les lignes

along-columns = les colonnes

table-title = { $dim ->
    [1] Le tas
   *[other] { $line ->
        [row] Lignes
       *[column] Colonnes
    }
}

head-repeats-from = se répète dès

head-every = tous les

head-same-before = pareil avant

state-title = { $dim ->
    [1] { $all ->
        [true] { $window ->
            [1] Le nombre avant { $at }
           *[other] Les { $window } nombres avant { $at }
        }
       *[false] Les { $window } nombres avant { $at }, dont voici les { $shown } derniers
    }
   *[other] { $all ->
        [true] { $window ->
            [1] La case
           *[other] Les { $window } cases
        } avant { $line ->
            [row] x = { $at } dans la ligne { $n }
           *[column] y = { $at } dans la colonne { $n }
        }
       *[false] { $line ->
            [row] Les { $window } cases avant x = { $at } dans la ligne
           *[column] Les { $window } cases avant y = { $at } dans la colonne
        } { $n }, dont voici les { $shown } dernières
    }
}

point-at = { $dim ->
    [1] L’or marque la partie qui se répète sans fin, le gris ce qui la précède. Pointe une case pour voir pourquoi.
   *[other] Dans chaque ligne, l’or marque la partie qui se répète sans fin, dessinée une fois, et le gris ce qui la précède. Pointe une case pour voir pourquoi sa ligne et sa colonne se répètent.
}

line-words = { $every ->
    [1] { $from ->
        [0] { $line ->
            [row] { $p } : la ligne { $n } est partout pareille.
           *[column] { $p } : la colonne { $n } est partout pareille.
        }
       *[other] { $line ->
            [row] { $p } : la ligne { $n } est partout pareille à partir de x = { $from }.
           *[column] { $p } : la colonne { $n } est partout pareille à partir de y = { $from }.
        }
    }
   *[other] { $from ->
        [0] { $line ->
            [row] { $p } : la ligne
           *[column] { $p } : la colonne
        } { $n } se répète toutes les { $every } cases dès son début.
       *[other] { $line ->
            [row] { $p } : la ligne { $n } se répète toutes les { $every } cases à partir de x = { $from }.
           *[column] { $p } : la colonne { $n } se répète toutes les { $every } cases à partir de y = { $from }.
        }
    }
} { $first ->
    [true] { $palace ->
        [true] Cette case est un palais : celui qui doit jouer perd.
       *[false] Cette case est une position N : celui qui doit jouer gagne.
    }
   *[false] { $palace ->
        [true] Donc cette case est un palais, comme { $like } : celui qui doit jouer perd.
       *[false] Donc cette case est une position N, comme { $like } : celui qui doit jouer gagne.
    }
}

pile-words = { $every ->
    [1] Tout est pareil à partir de { $from }.
   *[other] Le tas se répète tous les { $every } nombres à partir de { $from }.
} { $first ->
    [true] { $palace ->
        [true] { $x } est un palais : celui qui doit jouer perd.
       *[false] { $x } est une position N : celui qui doit jouer gagne.
    }
   *[false] { $palace ->
        [true] Donc { $x } est un palais, comme { $like } : celui qui doit jouer perd.
       *[false] Donc { $x } est une position N, comme { $like } : celui qui doit jouer gagne.
    }
}

why-pile = Pourquoi : aucun coup ne prend plus de { $window }, et les { $window } nombres avant { $state } ont les mêmes issues que ceux avant { $again }. Donc tout ce qui les suit est pareil aussi.

why-line = { $window ->
    [0] Pourquoi : aucun coup ne reste dans la { $line ->
        [row] ligne { $n }, et les lignes où mènent les autres coups { $every ->
            [1] ne changent plus
           *[other] se répètent ensemble toutes les { $every } cases
        } à partir de x = { $state }. Donc ce qui suit à partir de x = { $again } est ce qui suit à partir de x = { $state }.
       *[column] colonne { $n }, et les colonnes où mènent les autres coups { $every ->
            [1] ne changent plus
           *[other] se répètent ensemble toutes les { $every } cases
        } à partir de y = { $state }. Donc ce qui suit à partir de y = { $again } est ce qui suit à partir de y = { $state }.
    }
    [1] Pourquoi : les coups le long de la { $line ->
        [row] ligne { $n } reculent d’une case, et celle avant x = { $state } est pareille à celle avant x = { $again }. Les lignes où mènent les autres coups { $every ->
            [1] ne changent plus
           *[other] se répètent ensemble toutes les { $every } cases
        } à partir de x
       *[column] colonne { $n } reculent d’une case, et celle avant y = { $state } est pareille à celle avant y = { $again }. Les colonnes où mènent les autres coups { $every ->
            [1] ne changent plus
           *[other] se répètent ensemble toutes les { $every } cases
        } à partir de y
    } = { $state }. Donc tout ce qui les suit est pareil aussi.
   *[other] Pourquoi : les coups le long de la { $line ->
        [row] ligne { $n } reculent de { $window } cases au plus, et celles avant x = { $state } sont pareilles à celles avant x = { $again }. Les lignes où mènent les autres coups { $every ->
            [1] ne changent plus
           *[other] se répètent ensemble toutes les { $every } cases
        } à partir de x
       *[column] colonne { $n } reculent de { $window } cases au plus, et celles avant y = { $state } sont pareilles à celles avant y = { $again }. Les colonnes où mènent les autres coups { $every ->
            [1] ne changent plus
           *[other] se répètent ensemble toutes les { $every } cases
        } à partir de y
    } = { $state }. Donc tout ce qui les suit est pareil aussi.
}

lines-too-far = { $line ->
    [row] Les lignes se calculent une par une à partir de la première, jusqu’à la ligne { $most } : ici, c’est trop loin.
   *[column] Les colonnes se calculent une par une à partir de la première, jusqu’à la colonne { $most } : ici, c’est trop loin.
}

say-unknown = { $line ->
    [row] À partir de la ligne { $n }, la période est trop longue pour être trouvée ici.
   *[column] À partir de la colonne { $n }, la période est trop longue pour être trouvée ici.
}

remainder-title = Ce qui reste quand on retire les deux coups

remainder-about = Retirer les deux coups ensemble ne change rien. Retire-les donc tous les deux autant de fois que possible. Qui commence gagne si l’un des coups entre un nombre impair de fois dans ce qui reste.

remainder-more = Avec les coups (1,3) et (2,1), par exemple, (x+3,y+4) est gagnante exactement quand (x,y) l’est.

remainder-source = [LSY24] Lemme 2, Figure 8 et Théorème 28 (corrigé), Théorème 31

remainder-figure-8 = Figure 8

remainder-squirrel = Écureuil et Corneille : 5 cacahuètes, 6 noix

remainder-region-c = Palais dans la région C

one-move-title = Combien de fois le coup entre

one-move-about = Avec un seul coup, il n’y a rien à choisir. Qui commence gagne si le coup entre un nombre impair de fois, comme quand on effeuille une marguerite en disant tour à tour oui et non.

one-move-more = Le plateau se partage donc en formes en L, tour à tour de palais et de positions N, chacune un coup plus loin que la précédente.

one-move-source = [LSY24] Lemmes 17 et 18

row-square = case

row-left = reste

row-taken = retiré : { $sum }

row-fits = { $move } entre

regions-title = Les régions

too-narrow = Approche-toi pour voir les bandes des régions : d’ici, elles sont trop étroites.

head-region = région

head-region-squares = cases

head-who-wins = qui gagne

division-title = { $moves ->
    [1] { one-move-title }
   *[other] Divisé par { $sum }
}

head-pile = tas { $n }

head-times = fois

parity-of = { $odd ->
    [true] { $n }, impair
   *[false] { $n }, pair
}

say-take = Retirer { $sum }

say-point = { $moves ->
    [1] Il n’y a qu’un coup, donc rien à choisir. Qui commence gagne s’il entre un nombre impair de fois. Pointe une case pour voir combien de fois.
   *[other] Pointe une case pour voir ce qu’il en reste.
}

sum-fits = { $p } : les deux coups ensemble, { $sum }, { $n ->
    [0] n’entrent pas.
   *[other] entrent { $n ->
        [1] une fois, et il reste { $left }.
        [2] deux fois, et il reste { $left }.
       *[other] { $often } fois, et il reste { $left }.
    }
}

say-one = { $n ->
    [0] { $p } : aucun coup n’entre : qui commence perd.
   *[other] { $odd ->
        [true] { $n ->
            [1] { $p } : { $move } entre une
           *[other] { $p } : { $move } entre { $often }
        } fois, un nombre impair : qui commence joue ce coup et gagne.
       *[false] { $n ->
            [2] { $p } : { $move } entre deux
           *[other] { $p } : { $move } entre { $often }
        } fois, un nombre pair : qui commence perd.
    }
}

there-odd = { $n ->
    [1] Là, { $move } entre une fois, un nombre impair : qui commence joue ce coup et gagne.
   *[other] Là, { $move } entre { $often } fois, un nombre impair : qui commence joue ce coup et gagne.
}

there-even = { $n ->
    [2] Là, seul { $move } entre, deux fois, un nombre pair : qui commence perd.
   *[other] Là, seul { $move } entre, { $often } fois, un nombre pair : qui commence perd.
}

there-both-even = { $n ->
    [2] { $m ->
        [2] Là, { $move } entre deux fois et { $other } deux fois, deux nombres pairs : qui commence perd.
       *[other] Là, { $move } entre deux fois et { $other } { $oftener } fois, deux nombres pairs : qui commence perd.
    }
   *[other] { $m ->
        [2] Là, { $move } entre { $often } fois et { $other } deux fois, deux nombres pairs : qui commence perd.
       *[other] Là, { $move } entre { $often } fois et { $other } { $oftener } fois, deux nombres pairs : qui commence perd.
    }
}

there-never = Là, aucun coup n’entre : qui commence perd.

say-region = Ce qui reste se trouve dans la région { $region }.

wins-none = perdante : aucun coup n’entre

wins-odd = gagnante si { $move } entre un nombre impair de fois

wins-leads = gagnante : { $move } mène à { $region }

wins-either = gagnante si { $axis } ≥ { $least }, car { $move } mène à { $region } ; sinon, si { $other } entre un nombre impair de fois

where-both = x ≥ { $x } et y ≥ { $y }

wins-d = comme { $sum } avant : D est faite de copies de A, B et C

segments-title = Des segments avec chacun sa mosaïque

segments-about = De loin, on voit des segments : des secteurs qui commencent au coin. Dans chaque segment, les palais forment une mosaïque, un motif qui se répète comme les carreaux d’un sol.

segments-more = Les deux flèches mènent d’une case à d’autres qui ont la même issue. « 1/3 de palais » signifie qu’un tiers des cases d’un segment sont des palais. Le long d’une faille, le motif d’un segment est décalé, comme si les carreaux d’une moitié du sol avaient glissé.

segments-source = [LSY24] Section 9, Figures 3 et 19 à 22, Problèmes 61 et 62

segments-figure-3 = Figure 3, à gauche

segments-figure-21 = Figure 21, cinq segments

segments-figure-22 = Figure 22, six segments

segments-three-moves = Trois coups, cinq segments

segments-table = Segments, de l’axe des x à l’axe des y

faults-title = Failles : de part et d’autre d’une faille, le motif d’un segment est décalé

look-farther = Regarder deux fois plus loin

share-of-palaces = { $share } de palais

zoom-out = Dézoome pour voir à la fois une plus grande partie des segments.

err-no-segments = les coups sont trop longs pour que l’on cherche des segments assez loin, donc on ne sait pas s’il y en a

err-no-segments-but-remainders = les coups sont trop longs pour que l’on cherche des segments, mais on connaît tout de même l’issue de chaque case, par des restes

nothing-known = rien de connu

head-share = palais

head-periods = périodes

head-slopes = entre les pentes

head-segment = segment

head-slope = pente

head-shifted = décalé de

slope-about = environ { $slope }

slope-label = { $exact ->
    [true] pente { $slope }
   *[false] pente d’environ { $slope }
}

fault-label = { $exact ->
    [true] faille, pente { $slope }
   *[false] faille, pente d’environ { $slope }
}

segment-words = { $n ->
    [1] { $p } se trouve dans le seul segment
   *[other] { $p } se trouve dans le segment { $i } sur { $n }
}, { $parts ->
    [1] où
   *[other] partie { $k } sur { $parts }, où
} { $share ->
    [none] aucune case n’est un palais
    [all] toutes les cases sont des palais
   *[some] la part de palais est { $part }
}. Des pas de { $u } et de { $v } mènent à des cases de même { $parts ->
    [1] issue.
   *[other] issue, tant qu’ils restent dans cette { $fault ->
        [true] partie. De l’autre côté d’une faille, le motif est décalé.
       *[false] partie.
    }
}

say-proved = { $palace ->
    [true] D’après la mosaïque, c’est un palais. C’est démontré pour toutes les cases avec x+y ≥ { $reach }.
   *[false] D’après la mosaïque, c’est une position N. C’est démontré pour toutes les cases avec x+y ≥ { $reach }.
}

say-expected = { $palace ->
    [true] D’après la mosaïque, c’est un palais. Ce n’est pas démontré ici.
   *[false] D’après la mosaïque, c’est une position N. Ce n’est pas démontré ici.
}

say-checked = { $correct ->
    [true] { $palace ->
        [true] D’après la mosaïque, c’est un palais, et c’est exact.
       *[false] D’après la mosaïque, c’est une position N, et c’est exact.
    }
   *[false] Si près du coin, la mosaïque n’a pas commencé. D’après la mosaïque, la case serait { $palace ->
        [true] une position N, mais c’est un palais.
       *[false] un palais, mais c’est une position N.
    }
}

say-is = { $palace ->
    [true] C’est un palais.
   *[false] C’est une position N.
}

in-axis-strip = { $p } se trouve dans la bande le long d’un axe, avant que la mosaïque commence.

in-strip = { $p } se trouve dans la bande entre deux mosaïques, le long de la pente { $slope }. Elle se répète par pas de { $every }.

near-corner = { $p } se trouve si près du coin que les segments ne se sont pas encore séparés.

in-no-pattern = { $p } se trouve là où aucun motif qui se répète n’a été trouvé.

say-survey = { $settled ->
    [true] { $faults ->
        [0] { $segments ->
            [1] Établi : un segment, démontré
           *[other] Établi : { $segments } segments, démontrés
        }
       *[other] Établi : { $segments ->
            [1] un segment
           *[other] { $segments } segments
        } avec { $faults ->
            [1] une faille
           *[other] { $faults } failles
        }, ce qui est démontré
    } pour toutes les cases avec x+y ≥ { $reach } en dehors des bandes grises le long des droites. Les bandes se répètent aussi le long des droites.
   *[false] { $segments ->
        [0] On ne sait pas : aucune mosaïque n’a été trouvée jusqu’à x+y = { $reach }.
       *[other] { $gaps ->
            [true] Pas établi : au moins { $segments ->
                [1] un segment
               *[other] { $segments } segments
            }, mesure faite dans { $known } degrés sur 90 jusqu’à x+y = { $reach }. Dans les parties grises du plateau, on ne sait rien : aucun motif de périodes jusqu’à { $periods } n’y a été trouvé.
           *[false] { $segments ->
                [1] Pas établi : un segment mesuré
               *[other] Pas établi : { $segments } segments mesurés
            } jusqu’à x+y = { $reach }. Plus loin, il y en a peut-être d’autres.
        }
    } { $then ->
        [nothing] Plus loin, rien ne peut être calculé.
        [may] Regarde plus loin pour en savoir plus.
       *[searched] La recherche continue plus loin.
    }
}

known-by-remainders = On connaît tout de même l’issue de chaque case, par des restes.

percolation-title = Des chemins qui évitent les palais

percolation-about = Une fourmi peut-elle marcher sans fin, sans toucher de palais ni quitter son segment ? Le vert montre un tel chemin. Là où il n’y en a pas, les palais enferment la fourmi sur les cases rouges.

percolation-more = Un segment est un secteur du plateau avec un seul motif de palais. Les palais enferment la fourmi sur une île, ou dans une bande qui sort du segment.

percolation-source = [LSY24] Problème 51, Figures 12, 19 et 20

percolation-figure-12-left = Figure 12, à gauche : un milieu sans chemin

percolation-figure-12-right = Figure 12, à droite : un chemin partout

percolation-figure-19 = Figure 19 : seulement par les coins

percolation-figure-20 = Figure 20 : une bande qui sort du segment

say-outside = Il n’est pas dans cette partie du plateau : il commence plus loin, là où le segment est assez large.

paths-title = Y a-t-il un chemin sans fin ?

over-label = La fourmi passe

over-sides = par les côtés

over-corners = par les côtés et les coins

head-way = un chemin

head-repeats = qui se répète tous les

is-there-way = { $form ->
    [path] oui
    [bands] non : des bandes le long de { $along }
   *[islands] { $most ->
        [0] non : uniquement des palais
        [1] non : des cases isolées
       *[other] { $most ->
            [one] non : des îles de { $most } case au plus
           *[other] non : des îles de { $most } cases au plus
        }
    }
}

way-period = { $steps ->
    [0] {""}
   *[other] { $steps ->
        [1] { $by }, un pas
       *[other] { $by }, { $steps } pas
    }
}

name-of = { $parts ->
    [1] { $i }
   *[other] { $i } (partie { $part })
}

percolates = { $p } se trouve dans le segment { $segment }, où la fourmi { $form ->
    [path] peut marcher sans fin par les { $corners ->
        [true] côtés et les coins 
       *[false] côtés 
    }: { $steps ->
        [1] un pas l’amène
       *[other] { $steps } pas l’amènent
    } de { $by } plus loin, et ainsi de suite sans fin.
    [bands] ne peut pas marcher sans fin par les { $corners ->
        [true] côtés et les coins
       *[false] côtés
    }. Les palais lui laissent des bandes le long de { $along }, et celles-ci sortent du segment.
   *[islands] ne peut pas marcher sans fin par les { $most ->
        [0] { $corners ->
            [true] côtés et les coins : il n’y a que des palais.
           *[false] côtés : il n’y a que des palais.
        }
        [1] { $corners ->
            [true] côtés et les coins 
           *[false] côtés 
        }: les palais lui laissent des cases isolées.
       *[other] { $corners ->
            [true] côtés et les coins 
           *[false] côtés 
        }: les palais lui laissent des îles de { $most } cases au plus.
    }
}

say-nowhere = { $p } se trouve entre les segments et n’appartient à aucune mosaïque.
