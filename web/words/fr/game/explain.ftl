piece = { $piece ->
    [rook] la tour
    [queen] la dame
    [maharaja] le maharaja
   *[piece] la pièce
}

sees = { $n ->
    [0] { $who ->
        [you] Tu ne vois aucun palais
        [computer] L’ordinateur ne voit aucun palais
        [black] Les Noirs ne voient aucun palais
       *[white] Les Blancs ne voient aucun palais
    }
   *[other] { $who ->
        [you] Tu vois { $n } palais
        [computer] L’ordinateur voit { $n } palais
        [black] Les Noirs voient { $n } palais
       *[white] Les Blancs voient { $n } palais
    }
}

at-sees = { $n ->
    [0] { $p } ne voit aucun palais
   *[other] { $p } voit { $n } palais
}

now-play = En premier : { $first }, en second : { $second }

taken-back = Coup annulé

played-again = Coup rétabli

moved-to = { $side ->
    [you] Tu joues { piece } en { $to }
    [computer] L’ordinateur joue { piece } en { $to }
    [black] Les Noirs jouent { piece } en { $to }
   *[white] Les Blancs jouent { piece } en { $to }
}

took = { $side ->
    [you] Tu prends { $taken } et laisses { $left }
    [computer] L’ordinateur prend { $taken } et laisse { $left }
    [black] Les Noirs prennent { $taken } et laissent { $left }
   *[white] Les Blancs prennent { $taken } et laissent { $left }
}

squares-blocked = { $n ->
    [0] aucune case bloquée
    [1] une case bloquée
   *[other] { COUNT($n) } cases bloquées
}

over = Il ne reste aucune case où aller : { $end ->
    [you-win] tu gagnes
    [you-lose] tu perds
    [white-wins] les Blancs gagnent
   *[black-wins] les Noirs gagnent
}

at-the-beginning = Au début

after-first-block = Après le premier blocage

after-turn = { $side ->
    [you] Après ton tour { $turn }
    [computer] Après le tour { $turn } de l’ordinateur
    [black] Après le tour { $turn } des Noirs
   *[white] Après le tour { $turn } des Blancs
}

rest-beginning = Au début, { $waits ->
    [computer] l’ordinateur attend.
    [black] les Noirs attendent.
   *[white] les Blancs attendent.
} « Rétablir » parcourt le reste de la partie. « Continuer d’ici » permet de jouer autrement.

rest-first-block = Après le premier blocage, { $waits ->
    [computer] l’ordinateur attend.
    [black] les Noirs attendent.
   *[white] les Blancs attendent.
} « Rétablir » parcourt le reste de la partie. « Continuer d’ici » permet de jouer autrement.

rest-turn = { $of ->
    [0] Après le tour { $turn }
   *[other] Après le tour { $turn } (sur { $of })
} { $side ->
    [you] que tu as joué
    [computer] de l’ordinateur
    [black] des Noirs
   *[white] des Blancs
}, { $waits ->
    [computer] l’ordinateur attend.
    [black] les Noirs attendent.
   *[white] les Blancs attendent.
} « Rétablir » parcourt le reste de la partie. « Continuer d’ici » permet de jouer autrement.

side = { $who ->
    [you] Toi
    [computer] Ordinateur
    [black] Noirs
   *[white] Blancs
}

ended = { $end ->
    [you-win] Tu as gagné
    [you-lose] Tu as perdu
    [white-wins] Les Blancs ont gagné
   *[black-wins] Les Noirs ont gagné
}

blocks = { $who ->
    [computer] L’ordinateur bloque
    [black] Les Noirs bloquent
   *[white] Les Blancs bloquent
}

thinks = { $who ->
    [computer] L’ordinateur joue
    [black] Les Noirs réfléchissent
   *[white] Les Blancs réfléchissent
}

your-block = À toi de bloquer

side-blocks-up-to = { $side ->
    [black] Les Noirs bloquent jusqu’à { $most }
   *[white] Les Blancs bloquent jusqu’à { $most }
} { $most ->
    [one] case
   *[other] cases
}

your-move = À toi de jouer

side-to-move = { $side ->
    [black] Aux Noirs de jouer
   *[white] Aux Blancs de jouer
}

block-first = { $side ->
    [you] Bloque
    [computer] L’ordinateur bloque
    [black] Les Noirs bloquent
   *[white] Les Blancs bloquent
} jusqu’à { $most ->
    [1] une case
   *[other] { COUNT($most) } cases
} avant { $other ->
    [you] ton coup.
    [computer] le coup de l’ordinateur.
    [black] le coup des Noirs.
   *[white] le coup des Blancs.
}

are-blocked = { $n ->
    [0] Aucune case n’est bloquée.
    [1] Une case est bloquée.
   *[other] { CAPITAL($n) } cases sont bloquées.
}

goes = { $piece ->
    [rook] La tour va { $ways } jusqu’à une case entourée d’un anneau.
    [queen] La dame va { $ways } jusqu’à une case entourée d’un anneau.
    [maharaja] Le maharaja va { $ways } jusqu’à une case entourée d’un anneau.
   *[piece] La pièce va { $ways } jusqu’à une case entourée d’un anneau.
}

goes-far = { $piece ->
    [maharaja] Il va
   *[other] Elle va
} { $ways }{ $to ->
    [ringed] { " " }jusqu’à une case entourée d’un anneau.
    [beyond] , bien au-delà de ce que l’on voit.
   *[both] { " " }jusqu’à une case entourée d’un anneau, ou bien au-delà.
}

take-from-one = Jetons à prendre : { $moves }.

take-from-several = Prends { $moves } : chaque nombre dit combien de jetons prendre dans un tas.

blocked-last = { $winner ->
    [you] Tu as bloqué
    [computer] L’ordinateur a bloqué
    [black] Les Noirs ont bloqué
   *[white] Les Blancs ont bloqué
} { $n ->
    [1] la dernière case
   *[other] les { COUNT($n) } dernières cases
} { $loser ->
    [you] où tu pouvais aller
    [computer] où l’ordinateur pouvait aller
    [black] où les Noirs pouvaient aller
   *[white] où les Blancs pouvaient aller
}, et un joueur qui ne peut plus jouer perd.

no-move-from = Aucun coup ne part de { $p }, et un joueur qui ne peut plus jouer perd.

reached-corner = { $winner ->
    [you] Tu as atteint
    [computer] L’ordinateur a atteint
    [black] Les Noirs ont atteint
   *[white] Les Blancs ont atteint
} le coin.

made-last-move = De { $p }, il ne reste aucun coup : { $winner ->
    [you] tu as joué
    [computer] l’ordinateur a joué
    [black] les Noirs ont joué
   *[white] les Blancs ont joué
} le dernier.

gives-up = L’ordinateur abandonne

gives-up-why = Tu as gagné : à partir d’ici, l’ordinateur ne peut plus t’arrêter, et le chemin jusqu’à la fin est long. Finis la partie si tu veux.

told-together = { $headline }. { $detail }

stands-on = { $piece ->
    [rook] La tour est
    [queen] La dame est
    [maharaja] Le maharaja est
   *[piece] La pièce est
} en { $digits ->
    [0] { $at }
   *[other] { $at } : ces nombres ont { AND($digits) } chiffres
}

pile-holds = { $digits ->
    [0] Le tas contient { $at }
   *[other] Le tas contient { $at }, un nombre de { AND($digits) } chiffres
}

piles-hold = { $digits ->
    [0] Les tas contiennent { $at }
   *[other] Les tas contiennent { $at }, des nombres de { AND($digits) } chiffres
}

chosen-to-block = cases choisies pour le blocage : { $n } sur { $most } au plus

moves-there-are = { $one ->
    [true] il y a un coup
   *[false] il y a { $n } coups
}

rests-here = { $q } : { piece } a fini sa course ici

stands-here = { $q } : { piece } est ici

is-blocked = { $q } est une case bloquée

can-go-there = { $q } : { piece } peut y aller

worked-out = { $percent } % des positions jusqu’à celle-ci sont calculées. { $way ->
    [play] Continue à jouer si tu préfères ne pas attendre.
    [undo] Annuler un tour, changer de joueur ou de jeu met fin à l’attente.
   *[other] Changer de joueur ou de jeu met fin à l’attente.
}

map-palace-numbers = Nombre de palais à portée ; moins de k, et la case est un palais.

map-nim-values = Valeur de Grundy. Zéro = palais.

map-outcomes = Or = palais : celui qui doit jouer perd.

differ-here = les deux jeux diffèrent ici

means-palace = un palais : celui qui doit jouer perd

means-n-position = une position N : celui qui doit jouer gagne

means-hood = le capuchon : un palais qui n’en voit aucun, et la rampe qui en part

means-sees = { $n ->
    [0] ne voit aucun palais
   *[other] voit { $n } palais
}{ $more ->
    [true] { " " }ou plus
   *[false] { "" }
} : { $palace ->
    [true] est elle-même un palais
   *[false] trop pour être tous bloqués
}

means-nim-value = valeur de Grundy { $n } : une position N

means-nim-from = valeurs de Grundy à partir de { $from } : des positions N

means-nim-from-to = valeurs de Grundy de { $from } à { $to } : des positions N

palace-sees = { $n ->
    [0] { $q } est un palais : cette case n’en voit aucun, moins de k = { $k }
   *[other] { $q } est un palais : cette case en voit { $n }, moins de k = { $k }
}

palace-nim = { $q } est un palais : sa valeur de Grundy est 0

has-nim = { $q } a la valeur de Grundy { $n }

is-palace = { $q } est un palais

is-no-palace = { $q } n’est pas un palais

has-lost = Aucun coup ne part de { $p } : celui qui devrait jouer ici a perdu.

sees-open = { sees }, et { $palace } n’est pas bloqué : qui va sur un palais peut gagner.

sees-blocked = { sees }{ $n ->
    [0] { "" }
    [1] , et il est bloqué
   *[other] , et tous sont bloqués
} : celui qui joue d’ici perd.

all-can-be-blocked = Avec k = { $k }, toutes les cases peuvent être bloquées ici : celui qui devrait jouer perd tout de suite.

sees-few = { sees }{ $n ->
    [0] { "" }
    [1] { " " }; avec k = { $k }, il peut être bloqué
   *[other] { " " }; avec k = { $k }, tous peuvent être bloqués
} : celui qui joue d’ici perd.

sees-many = { sees } ; avec k = { $k }, { $most ->
    [0] on ne peut en bloquer aucun
   *[other] on ne peut en bloquer que { $most }
} : celui qui joue d’ici peut gagner.

none-one-move-away = Aucun palais n’est à un coup d’ici, donc { $p } est lui-même un palais : celui qui joue d’ici perd.

one-move-away = { $palace } est un palais à un coup d’ici : celui qui joue d’ici gagne en y allant.

some-one-move-away = { $n } palais sont à un coup d’ici, dont { $palace } : celui qui joue d’ici gagne en allant sur l’un d’eux.

can-go-to-palace = De { $p }, on peut aller au palais { $palace }, et là l’autre joueur perd.

can-go-to-palaces = De { $p }, on peut aller à { $n } palais, { $palaces }. Sur chacun d’eux, l’autre joueur perd.

only-move-leads = { $p } est un palais : celui qui en part perd. Son seul coup mène à une { $board ->
    [true] case
   *[false] position
} d’où l’autre joueur peut aller sur un palais.

each-move-leads = { $p } est un palais : celui qui en part perd. Chacun de ses { $n } coups mène à une { $board ->
    [true] case
   *[false] position
} d’où l’autre joueur peut aller sur un palais.

one-move-shut = Un seul coup part de { $p }, et avec k = { $k } il peut être bloqué : celui qui devrait jouer ici perd tout de suite.

all-moves-shut = { $n } coups partent de { $p }, et avec k = { $k } tous peuvent être bloqués : celui qui devrait jouer ici perd tout de suite.

some-stay-open = { at-sees }, et avec k = { $k } { $most ->
    [0] on ne peut en bloquer aucun
   *[other] on ne peut en bloquer que { $most }
} : { $open ->
    [1] un reste ouvert
   *[other] { COUNT($open) } restent ouverts
} à celui qui joue. Voici où se trouvent ces palais : { $directions }.

in-direction = { $n } { $where }

is-palace-itself = { at-sees }{ $n ->
    [0] { "" }
    [1] , et avec k = { $k } il peut être bloqué
   *[other] , et avec k = { $k } tous peuvent être bloqués
} : cette case est elle-même un palais. { $rest ->
    [1] L’autre coup mène
   *[other] Chacun des { $rest } autres coups mène
} à une case qui voit { $k } palais ou plus, si bien qu’un d’eux reste ouvert à l’autre joueur.

now-all-blocked = Maintenant, ils sont tous bloqués.

open-now = Ouverts maintenant : { $palaces }.

step-palace = Palais { $i } sur { $of } : { $palace }, { $way }.

step-can-be-blocked = Coup { $i } sur { $of }, en { $to } : il peut être bloqué.

step-so-blocked = Coup { $i } sur { $of }, en { $to } : un palais, donc il est bloqué.

step-sees = Coup { $i } sur { $of }, en { $to } : cette case voit { $n } palais, et { $most ->
    [0] on ne peut en bloquer aucun
   *[other] on ne peut en bloquer que { $most }
}. { $open ->
    [1] Un reste ouvert
   *[other] { CAPITAL($open) } restent ouverts
} à l’autre joueur.

step-goes-on = Coup { $i } sur { $of }, en { $to } : l’autre joueur va ensuite au palais { $palace }.

others-alike = { $n ->
    [1] C’était le premier coup
   *[other] C’étaient les { $n } premiers coups
} ; la réponse aux autres est du même genre.

that-is-all = Il n’y en a pas d’autres.

all-answered = Les { $n } coups ont tous une réponse.

worth-to-block = un palais, à bloquer

worth-no-palace = pas un palais

worth-wins = un coup gagnant

worth-loses = un coup perdant

only-move-wins = Le seul coup, en { $to }, gagne.

only-move-loses = Le seul coup possible perd.

none-wins = { $who ->
    [you] Aucun de tes { $n } coups ne gagne : quoi que tu fasses, l’ordinateur a une réponse gagnante.
    [computer] Aucun des { $n } coups de l’ordinateur ne gagne : quoi qu’il fasse, tu as une réponse gagnante.
    [black] Aucun des { $n } coups des Noirs ne gagne : quoi qu’ils fassent, les Blancs ont une réponse gagnante.
   *[white] Aucun des { $n } coups des Blancs ne gagne : quoi qu’ils fassent, les Noirs ont une réponse gagnante.
}

one-wins = Un coup sur { $of } gagne : en { $to }.

all-win = Les { $n } coups gagnent tous.

some-win = { $n } coups sur { $of } gagnent : en { $to }.

every-can-be-blocked = Toutes les cases peuvent être bloquées, et il ne reste alors aucun coup.

block-none = Aucune des { $of } cases n’est un palais : aucun coup ne gagne, quoi que l’on bloque.

block-all = { $n ->
    [1] Une case sur { $of } est un palais : si elle est bloquée, aucun coup ne gagne.
   *[other] { $n } cases sur { $of } sont des palais : si elles sont toutes bloquées, aucun coup ne gagne.
}

block-some = { $n ->
    [1] Une case sur { $of } est un palais
   *[other] { $n } cases sur { $of } sont des palais
} : avec k = { $k }, { $most ->
    [0] on ne peut en bloquer aucune
   *[other] on ne peut en bloquer que { $most }
}, et { $open ->
    [1] une reste ouverte
   *[other] { COUNT($open) } restent ouvertes
}.

picked-left = { $picked ->
    [1] Une choisie
   *[other] { CAPITAL($picked) } choisies
}, { $left ->
    [0] aucune restante
    [1] une restante
   *[other] { COUNT($left) } restantes
}.

can-win-at-once = { $who ->
    [you] Tu peux gagner tout de suite.
    [computer] L’ordinateur peut gagner tout de suite.
    [black] Les Noirs peuvent gagner tout de suite.
   *[white] Les Blancs peuvent gagner tout de suite.
}

can-win-in = { $who ->
    [you] Tu peux gagner
    [computer] L’ordinateur peut gagner
    [black] Les Noirs peuvent gagner
   *[white] Les Blancs peuvent gagner
} en { $n ->
    [1] un tour
   *[other] { COUNT($n) } tours
} au plus.

gave-away = { $who ->
    [you] Tu as manqué la victoire
    [computer] L’ordinateur a manqué la victoire
    [black] Les Noirs ont manqué la victoire
   *[white] Les Blancs ont manqué la victoire
} : { missed }

missed = { $how ->
    [open] le palais { AND($better) } est resté ouvert.
    [opens] les palais { AND($better) } sont restés ouverts.
    [palace] il fallait aller en { AND($better) }.
   *[palaces] il fallait aller en { OR($better) }.
}

decided = { $who ->
    [you] Ton erreur est au tour { $turn }
    [computer] L’erreur de l’ordinateur est au tour { $turn }
    [black] L’erreur des Noirs est au tour { $turn }
   *[white] L’erreur des Blancs est au tour { $turn }
} : { missed }

from-the-start = { $who ->
    [you] De ce départ, tu pouvais gagner, et tu n’as pas fait d’erreur.
    [computer] De ce départ, tu ne pouvais pas gagner, et l’ordinateur n’a pas fait d’erreur.
    [black] De ce départ, les Blancs ne pouvaient pas gagner, et les Noirs n’ont pas fait d’erreur.
   *[white] De ce départ, les Noirs ne pouvaient pas gagner, et les Blancs n’ont pas fait d’erreur.
}

moment-of = { $where } : { $what }

at-the-start = Au départ

start-blocked = Au départ, { $side ->
    [you] toi
    [computer] l’ordinateur
    [black] les Noirs
   *[white] les Blancs
}, { squares-blocked }

turn-to = Tour { $turn }, { $side ->
    [you] toi en { $to }
    [computer] l’ordinateur en { $to }
    [black] les Noirs en { $to }
   *[white] les Blancs en { $to }
}{ $blocking ->
    [true] , { squares-blocked }
   *[false] { "" }
}

moment-won = { $who ->
    [you] tu as gagné.
    [computer] l’ordinateur a gagné.
    [black] les Noirs ont gagné.
   *[white] les Blancs ont gagné.
}

moment-can-win = { $who ->
    [you] tu peux gagner.
    [computer] l’ordinateur peut gagner.
    [black] les Noirs peuvent gagner.
   *[white] les Blancs peuvent gagner.
}

moment-at-once = { $who ->
    [you] tu peux gagner tout de suite.
    [computer] l’ordinateur peut gagner tout de suite.
    [black] les Noirs peuvent gagner tout de suite.
   *[white] les Blancs peuvent gagner tout de suite.
}

moment-in = { $who ->
    [you] tu peux gagner
    [computer] l’ordinateur peut gagner
    [black] les Noirs peuvent gagner
   *[white] les Blancs peuvent gagner
} en { $n ->
    [1] un tour
   *[other] { COUNT($n) } tours
} au plus.

role-rests = { piece } a fini sa course ici

role-stands = { piece } est ici

role-blocked = elle est bloquée

role-can-go = { piece } peut y aller

misere-no-move = Aucun coup ne part de { $p }, et en version misère un joueur qui ne peut plus jouer gagne.

misere-has-won = Aucun coup ne part de { $p } : en version misère, celui qui devrait jouer ici a gagné.

misere-palace = { $p } est un palais : celui qui en part perd. Après chacun de ses coups, l’autre joueur peut aller sur un palais, ou ne peut plus jouer du tout et gagne : c’est la version misère.

step-ends = Coup { $i } sur { $of }, en { $to } : aucun coup n’en part, donc l’autre joueur gagne.

misere-none-wins = Aucun des { $n } coups ne gagne.

last-of-sum = Aucune pièce ne peut plus bouger : { $winner ->
    [you] tu as joué
    [computer] l’ordinateur a joué
    [black] les Noirs ont joué
   *[white] les Blancs ont joué
} le dernier coup.

goes-in-sum = Joue une des pièces, celle que tu veux, vers une case entourée d’un anneau.

misere-goal = Qui joue le dernier coup perd.

hint-of = Indice { $n } sur { $of }

hint-can-win = { $who ->
    [you] Tu peux
    [computer] L’ordinateur peut
    [black] Les Noirs peuvent
   *[white] Les Blancs peuvent
} gagner d’ici.

hint-none-wins = Aucun coup ne gagne d’ici : chacun a une réponse. { $you ->
    [true] Continue. L’autre peut encore se tromper.
   *[false] Une longue partie donne à l’autre plus d’occasions de se tromper.
}

hint-look = { $known ->
    [end] Un coup termine la partie. Regarde { $where }.
    [equal] Rends égales les deux distances aux bords. Regarde { $where }.
    [golden] Cherche { $where } une case environ 1,6 fois plus loin d’un bord que de l’autre.
    [blocking] Cherche { $where } une case d’où l’on peut atteindre moins de { $k } palais. On peut les bloquer tous.
   *[other] Cherche { $where } une case d’où chaque coup a une réponse.
}

hint-count = Sur les { $of } coups, { $wins ->
    [one] un seul gagne
   *[other] { COUNT($wins) } gagnent
} : cherches-en un après lequel chaque coup a une réponse.

hint-in-sum-there = Joue dans le jeu { $board }, de sorte que les valeurs de Nim de tous les jeux s’annulent. Regarde { $where }.

hint-in-sum = Joue dans le jeu { $board }, de sorte que les valeurs de Nim de tous les jeux s’annulent.

hint-too-many = La pièce peut atteindre { $n } palais, et l’on ne peut en bloquer que { $most }. Bloques-en { $most ->
    [one] un
   *[other] { COUNT($most) }
} : l’autre peut manquer le reste.

hint-none-to-block = La pièce ne peut atteindre aucun palais : chaque coup perd. Il n’y a rien à bloquer.

hint-can-block = { $n ->
    [one] Un palais est
   *[other] { CAPITAL($n) } palais sont
} à portée de la pièce, et l’on peut { $n ->
    [one] le bloquer
   *[other] les bloquer tous
}.

hint-where-to-block = Par direction : { $directions }.

goal-corner = Le premier qui amène { $piece ->
    [rook] la tour
    [queen] la dame
    [maharaja] le maharaja
   *[piece] la pièce
} dans le coin gagne.

goal-sum = Qui joue le dernier coup gagne.

goal-cannot-move = Qui ne peut plus jouer perd.

decided-untold = { $who ->
    [you] Ton erreur était
    [computer] L’erreur de l’ordinateur était
    [black] L’erreur des Noirs était
   *[white] L’erreur des Blancs était
} au tour { $turn }.
map-remoteness = Combien de coups il reste si le gagnant se hâte et si le perdant résiste. Un nombre { $odd ->
    [true] impair
   *[false] pair
} : un palais (position P).

means-lasts = finie en { $n ->
    [one] un coup
   *[other] { $n } coups
} : une position N

means-lasts-from = finie en { $from } coups ou plus : positions N

means-lasts-from-to = finie en { $from } à { $to } coups : positions N

palace-lasts = { $q } est un palais : { $n ->
    [0] la partie est finie
   *[other] la partie peut durer { $n } coups
}

has-lasting = Depuis { $q }, la partie est gagnée en { $n ->
    [one] un coup
   *[other] { $n } coups au plus
}
