title = { $many ->
    [true] Soustraction de vecteurs à { $n } coups
   *[false] Soustraction de vecteurs {"{"}{ $moves }{"}"}
}

rules = { $n ->
    [1] { $piles ->
        [1] Retire du tas le coup { $moves }. Le tas ne peut pas
        [2] Retire de x et y, les deux tas, le coup { $moves }. Aucun des deux ne peut
       *[other] Retire des tas le coup { $moves }. Aucun tas ne peut
    }
   *[other] { $many ->
        [true] { $piles ->
            [1] Retire du tas l’un des { $n } coups. Le tas ne peut pas
            [2] Retire de x et y, les deux tas, l’un des { $n } coups. Aucun des deux ne peut
           *[other] Retire des tas l’un des { $n } coups. Aucun tas ne peut
        }
       *[false] { $piles ->
            [1] Retire du tas l’un des coups { $moves }. Le tas ne peut pas
            [2] Retire de x et y, les deux tas, l’un des coups { $moves }. Aucun des deux ne peut
           *[other] Retire des tas l’un des coups { $moves }. Aucun tas ne peut
        }
    }
} descendre sous zéro. Qui ne peut plus jouer { $misere ->
    [true] gagne
   *[false] perd
}.

component = une composante d’un coup

expected-end = il faut ici « , » ou « ) »

one-or-many = des crochets peuvent désigner un coup ou plusieurs : écris {"{"}1,3,4{"}"} pour des coups sur un tas, (1,3,4) pour un coup sur trois tas

too-many-moves = il peut y avoir { $most } coups au plus

too-many-components = un coup peut avoir { $most } composantes au plus

err-dimension = une position de ce jeu a { $dim ->
    [one] { $dim } composante
   *[other] { $dim } composantes
}, pas { $found }

err-negative = aucune composante d’une position ne peut être négative, comme dans ({ $p })

err-digits = une composante d’une position peut avoir { $most } chiffres au plus

err-strip = le plateau est une bande d’une case de haut qui commence en 0,0

err-before = le plateau commence en 0,0 et n’a pas de cases avant

err-slice = cette tranche est trop loin pour ces coups : aucun plateau n’en peut être calculé

err-window-outside = la fenêtre { $size } en ({ $at }) n’est pas dans le plateau, qui est { $board } en ({ $corner })

err-too-large = { $searched ->
    [true] le plateau est trop grand pour ces coups : à partir de 0,0 il peut aller jusqu’à { $size } cases ; une brève recherche n’a trouvé aucun plan du plateau, mais il y en a peut-être un
   *[false] le plateau est trop grand pour ces coups : à partir de 0,0 il peut aller jusqu’à { $size } cases
}

err-too-far = { $searched ->
    [true] ({ $p }) est trop loin pour ces coups, qui sont résolus jusqu’à ({ $reach }) ; une brève recherche n’a trouvé aucun plan du plateau, mais il y en a peut-être un
   *[false] ({ $p }) est trop loin pour ces coups, qui sont résolus jusqu’à ({ $reach })
}

err-elsewhere = la carte ne commence pas au coin

err-followed = un seul tas est suivi jusqu’à ce qu’il se répète

err-behind = beaucoup de cases se trouvent avant la fenêtre, et il y a peut-être un chemin plus court jusqu’à elle

err-nim-slice = la tranche est trop loin pour une carte des valeurs de Grundy

err-chart = un plan ne donne pas les valeurs de Grundy

err-sweep = un balayage est plus rapide

err-nim-squares = trop de cases se trouvent avant ({ $p }) pour remplir leurs valeurs de Grundy

err-unknown = { $what ->
    [period] aucune période n’est connue, et un balayage est plus rapide que d’en chercher une
   *[chart] aucun plan n’est connu, et un balayage est plus rapide que d’en chercher un
}

err-not-found = { $what ->
    [period] une brève recherche n’a trouvé aucune période
   *[chart] une brève recherche n’a trouvé aucun plan
}

err-options = ({ $p }) a trop d’options pour examiner les options de chacune

err-no-blocks = { $game } n’a pas de blocs : seuls les jeux en deux dimensions en ont

err-long-moves = les coups de { $game } sont trop grands pour des blocs

symmetric-label = Symétrique

symmetric-about = Avec chaque coup (a,b), aussi (b,a).

additive-label = Additif

additive-about = Avec deux coups, aussi les deux ensemble : leur somme.

max-symmetric-label = Max-symétrique

max-symmetric-about = Avec chaque coup, aussi ce qui lui manque pour faire le plus grand.

asymmetric-label = Asymétrique

asymmetric-about = Avec deux coups (a,b) et (c,d), b ≤ d, aussi (a+c,d−b).

arithmetic-label = Arithmétique

arithmetic-about = Avec (a,2a), aussi (3a,4a) et (4a,6a).

err-complete = { $as ->
    [symmetric] les coups sont déjà symétriques
    [additive] les coups sont déjà additifs
    [asymmetric] les coups sont déjà additifs asymétriques
    [arithmetic] les coups sont déjà additifs arithmétiques
   *[max-symmetric] les coups sont déjà max-symétriques
}

err-not-two = { $n ->
    [1] un tel jeu de règles se fait de deux coups : il n’y a qu’un coup
   *[other] un tel jeu de règles se fait de deux coups : il y a { $n } coups
}

err-not-arithmetic = un jeu de règles additif arithmétique n’a pas d’autres coups que (a,2a), (3a,4a) et (4a,6a)

whole-sum = { $often ->
    [1] Retirer { $sum }, les deux coups ensemble, ne change rien : on le fait une fois, et il reste ({ $left }).
    [2] Retirer { $sum }, les deux coups ensemble, ne change rien : on le fait deux fois, et il reste ({ $left }).
   *[other] Retirer { $sum }, les deux coups ensemble, ne change rien : on le fait { $often } fois, et il reste ({ $left }).
}

nothing-left = De là, aucun coup ne part : qui répond à chaque coup par l’autre joue le dernier.

evenly = { $often ->
    [2] De ({ $left }), on ne peut retirer que { $move }, deux fois, un nombre pair : qui commence ne joue pas le dernier coup.
   *[other] De ({ $left }), on ne peut retirer que { $move }, { $often } fois, un nombre pair : qui commence ne joue pas le dernier coup.
}

oddly = { $often ->
    [1] De ({ $left }), on peut retirer { $move } une fois, et qui commence le fait.
   *[other] De ({ $left }), on peut retirer { $move } { $often } fois, un nombre impair : qui commence joue aussi le dernier coup.
}

both-evenly = De ({ $left }), on peut retirer { $first } { $often ->
    [2] deux fois
   *[other] { $often } fois
} ou { $second } { $oftener ->
    [2] deux fois
   *[other] { $oftener } fois
}, des nombres pairs : qui commence ne joue pas le dernier coup.

pile-repeats = { $palaces ->
    [none] À partir de { $from }, les issues se répètent tous les { $every } : { $x } est { $like } plus { $rounds } × { $every }, et { $like } est { $palace ->
        [true] un palais.
       *[false] une position N.
    }
   *[other] Les palais sont { $palaces } et les nombres plus grands que l’un d’eux de { $every }, { $twice }, { $thrice } et ainsi de suite. { $x } { $more ->
        [true] { $palace ->
            [true] en fait
           *[false] n’en fait pas
        } partie, car c’est { $like } plus { $rounds } × { $every }.
       *[false] { $palace ->
            [true] en fait partie.
           *[false] n’en fait pas partie.
        }
    }
}

steps-repeat = { $palace ->
    [true] Jusqu’à { $far } cases autour de ({ $p }), les issues se répètent par pas de { $step } : ({ $p }) est un palais, comme ({ $like }).
   *[false] Jusqu’à { $far } cases autour de ({ $p }), les issues se répètent par pas de { $step } : ({ $p }) est une position N, comme ({ $like }).
}

mosaic-repeats = Jusqu’à { $far } cases autour de ({ $p }), les palais forment une mosaïque, qui se répète par pas de { $first } et de { $second }. ({ $p }) { $palace ->
    [true] est l’un d’eux, comme ({ $like }).
   *[false] n’est pas l’un d’eux.
}

same-block = { $blocks ->
    [1] Tout le plateau est fait d’un seul bloc de { $side }×{ $side } cases, répété sans cesse
   *[other] Tout le plateau est fait de { $blocks } blocs différents de { $side }×{ $side } cases
}. ({ $p }) se trouve dans l’un là où ({ $like }) se trouve dans un autre de la même sorte, et cette case-là est { $palace ->
    [true] un palais.
   *[false] une position N.
}

twice-middle = ({ $from }) est un palais, donc ({ $p }), deux fois { $middle } plus loin, en est un aussi ([LSY24] lemme 37).

palace-and-none = ({ $from }) est un palais et ({ $not }) n’en est pas un : donc ({ $p }) est un palais ([LSY24] lemme { $lemma } ({ $item })).

palace-and-neither = ({ $from }) est un palais, et ni ({ $first }) ni ({ $second }) n’en est un : donc ({ $p }) est un palais ([LSY24] lemme { $lemma } (iv)).

palace-and-either = ({ $from }) est un palais et ({ $p }) n’en est pas un : donc ({ $first }) ou ({ $second }) est un palais ([LSY24] lemme { $lemma } (i)).

palace-before-two = ({ $first }) et ({ $second }) sont des palais : donc ({ $p }) est un palais ([LSY24] lemme 34).

method-sweep-once = Balayage, tout de suite

method-sweep-end = Balayage, jusqu’au bout

method-sweep-idea = Une position est P si et seulement si aucune de ses options ne l’est ; 64 cases d’une ligne à la fois, à partir des lignes précédentes.

method-remainders = Restes

method-remainders-idea = p+s+t a la valeur de Grundy de p, pour les coups s et t (pour P : Larsson, Saha, Yokoo 2024, lemme 2), donc on soustrait s+t aussi souvent que possible.

method-period = Période

method-period-idea = Les cases découlent de celles d’avant, aussi loin que recule le plus grand coup : quand un tel morceau se répète, tout ce qui suit se répète aussi.

method-chart = Plan

method-chart-idea = Un nombre fini de sortes de blocs est deviné et prouvé, de façon que les chiffres binaires d’une position mènent de sorte en sorte à son issue.

method-ones-pile-idea = Les palais de la version misère sont les positions de valeur de Grundy 1 : avec un seul tas, toute position de valeur 0 qui a des options en a une de valeur 1 (Ferguson 1974).

method-ones-moves-idea = Les palais de la version misère sont les positions de valeur de Grundy 1 : avec un ou deux coups, toute position de valeur 0 qui a des options en a une de valeur 1.
