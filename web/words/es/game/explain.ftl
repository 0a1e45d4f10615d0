piece = { $piece ->
    [rook] la torre
    [queen] la dama
    [maharaja] el maharajá
   *[piece] la pieza
}

sees = { $n ->
    [0] { $who ->
        [you] No ves ningún palacio
        [computer] El ordenador no ve ningún palacio
        [black] Las negras no ven ningún palacio
       *[white] Las blancas no ven ningún palacio
    }
   *[other] { $who ->
        [you] Ves
        [computer] El ordenador ve
        [black] Las negras ven
       *[white] Las blancas ven
    } { $n ->
        [one] 1 palacio
       *[other] { $n } palacios
    }
}

at-sees = { $p } { $n ->
    [0] no ve ningún palacio
    [one] ve 1 palacio
   *[other] ve { $n } palacios
}

now-play = Primero: { $first }, después: { $second }

taken-back = Deshecho

played-again = Jugado otra vez

moved-to = { $side ->
    [you] Tú: { piece } a { $to }
    [computer] Ordenador: { piece } a { $to }
    [black] Negras: { piece } a { $to }
   *[white] Blancas: { piece } a { $to }
}

took = { $side ->
    [you] Quitas { $taken } y dejas { $left }
    [computer] El ordenador quita { $taken } y deja { $left }
    [black] Las negras quitan { $taken } y dejan { $left }
   *[white] Las blancas quitan { $taken } y dejan { $left }
}

squares-blocked = { $n ->
    [one] una casilla bloqueada
   *[other] { COUNT($n) } casillas bloqueadas
}

over = No queda ninguna casilla a la que ir: { $end ->
    [you-win] ganas tú
    [you-lose] pierdes tú
    [white-wins] ganan las blancas
   *[black-wins] ganan las negras
}

at-the-beginning = Al comienzo

after-first-block = Después del primer bloqueo

after-turn = { $side ->
    [you] Después de tu turno { $turn }
    [computer] Después del turno { $turn } del ordenador
    [black] Después del turno { $turn } de las negras
   *[white] Después del turno { $turn } de las blancas
}

rest-beginning = Al comienzo, { $waits ->
    [computer] el ordenador espera.
    [black] las negras esperan.
   *[white] las blancas esperan.
} Rehacer recorre el resto de la partida. Sigue jugando para continuar de otra manera.

rest-first-block = Después del primer bloqueo, { $waits ->
    [computer] el ordenador espera.
    [black] las negras esperan.
   *[white] las blancas esperan.
} Rehacer recorre el resto de la partida. Sigue jugando para continuar de otra manera.

rest-turn = Después del turno { $of ->
    [0] { $turn }
   *[other] { $turn } de { $of }
}, { $side ->
    [you] que has jugado,
    [computer] jugado por el ordenador,
    [black] jugado por las negras,
   *[white] jugado por las blancas,
} { $waits ->
    [computer] el ordenador espera.
    [black] las negras esperan.
   *[white] las blancas esperan.
} Rehacer recorre el resto de la partida. Sigue jugando para continuar de otra manera.

side = { $who ->
    [you] Tú
    [computer] Ordenador
    [black] Negras
   *[white] Blancas
}

ended = { $end ->
    [you-win] Has ganado
    [you-lose] Has perdido
    [white-wins] Han ganado las blancas
   *[black-wins] Han ganado las negras
}

blocks = { $who ->
    [computer] El ordenador bloquea
    [black] Las negras bloquean
   *[white] Las blancas bloquean
}

thinks = { $who ->
    [computer] Juega el ordenador
    [black] Las negras piensan
   *[white] Las blancas piensan
}

your-block = Te toca bloquear

side-blocks-up-to = { $side ->
    [black] Las negras bloquean hasta { $most }
   *[white] Las blancas bloquean hasta { $most }
}

your-move = Te toca

side-to-move = { $side ->
    [black] Juegan las negras
   *[white] Juegan las blancas
}

block-first = { $side ->
    [you] Bloquea
    [computer] El ordenador bloquea
    [black] Las negras bloquean
   *[white] Las blancas bloquean
} { $most ->
    [one] una casilla como máximo
   *[other] hasta { COUNT($most) } casillas
} antes de que { $other ->
    [you] juegues.
    [computer] juegue el ordenador.
    [black] jueguen las negras.
   *[white] jueguen las blancas.
}

are-blocked = { $n ->
    [one] Hay una casilla bloqueada.
   *[other] Hay { COUNT($n) } casillas bloqueadas.
}

goes = { $piece ->
    [rook] La torre se mueve { $ways }, hasta una casilla con anillo.
    [queen] La dama se mueve { $ways }, hasta una casilla con anillo.
    [maharaja] El maharajá se mueve { $ways }, hasta una casilla con anillo.
   *[piece] La pieza se mueve { $ways }, hasta una casilla con anillo.
}

goes-far = Se mueve { $ways }{ $to ->
    [ringed] , hasta una casilla con anillo.
    [beyond] , mucho más allá de lo que se ve.
   *[both] , hasta una casilla con anillo o mucho más allá.
}

take-from-one = Fichas que se pueden quitar: { $moves }.

take-from-several = Quita { $moves } fichas: cada número es para un montón.

blocked-last = { $winner ->
    [you] Has bloqueado
    [computer] El ordenador ha bloqueado
    [black] Las negras han bloqueado
   *[white] Las blancas han bloqueado
} { $n ->
    [one] la última casilla que { $loser ->
        [you] te quedaba
        [computer] le quedaba al ordenador
        [black] les quedaba a las negras
       *[white] les quedaba a las blancas
    }
   *[other] las últimas { COUNT($n) } casillas que { $loser ->
        [you] te quedaban
        [computer] le quedaban al ordenador
        [black] les quedaban a las negras
       *[white] les quedaban a las blancas
    }
}, y quien no puede mover pierde.

no-move-from = Desde { $p } no hay ninguna jugada, y quien no puede mover pierde.

reached-corner = { $winner ->
    [you] Has llegado
    [computer] El ordenador ha llegado
    [black] Las negras han llegado
   *[white] Las blancas han llegado
} a la esquina.

made-last-move = Desde { $p } no queda ninguna jugada: { $winner ->
    [you] tú has hecho
    [computer] el ordenador ha hecho
    [black] las negras han hecho
   *[white] las blancas han hecho
} la última.

gives-up = El ordenador se rinde

gives-up-why = Has ganado: desde aquí el ordenador ya no puede detenerte, y el final queda lejos. Juégalo si quieres.

told-together = { $headline }. { $detail }

stands-on = { $piece ->
    [rook] La torre
    [queen] La dama
    [maharaja] El maharajá
   *[piece] La pieza
} está en { $at }{ $digits ->
    [0] { "" }
   *[other] , números de { AND($digits) } cifras
}

pile-holds = { $digits ->
    [0] El montón tiene { $at }
   *[other] El montón tiene { $at }, un número de { AND($digits) } cifras
}

piles-hold = { $digits ->
    [0] Los montones tienen { $at }
   *[other] Los montones tienen { $at }, números de { AND($digits) } cifras
}

chosen-to-block = elegidas para bloquear: { $n } de hasta { $most }

moves-there-are = { $one ->
    [true] hay una jugada
   *[false] hay { $n } jugadas
}

rests-here = { $q }: { piece } terminó aquí

stands-here = { $q }: { piece } está aquí

is-blocked = { $q } está bloqueada

can-go-there = { $q }: { piece } puede ir allí

worked-out = Está calculado el { $percent }{"\u202f"}% de las posiciones hasta esta. { $way ->
    [play] Sigue jugando si prefieres no esperar.
    [undo] Deshacer, otro jugador u otro juego terminan la espera.
   *[other] Otro jugador u otro juego terminan la espera.
}

map-palace-numbers = Número de palacios al alcance; con menos de k, la casilla es un palacio.

map-nim-values = Valor de Grundy. Cero = palacio.

map-outcomes = El dorado marca un palacio: pierde quien tiene el turno.

differ-here = los dos juegos difieren aquí

means-palace = un palacio: pierde quien tiene el turno

means-n-position = una posición N: gana quien tiene el turno

means-hood = la capucha: un palacio que no ve ninguno, y la rampa que sale de allí

means-sees = { $n ->
    [0] no ve ningún palacio
    [one] ve 1 palacio
   *[other] ve { $n } palacios
}{ $more ->
    [true] { " " }o más
   *[false] { "" }
}: { $palace ->
    [true] es un palacio
   *[false] demasiados para bloquearlos
}

means-nim-value = valor de Grundy { $n }: una posición N

means-nim-from = valores de Grundy desde { $from }: posiciones N

means-nim-from-to = valores de Grundy de { $from } a { $to }: posiciones N

palace-sees = { $q } es un palacio: ve { $n }, menos que k = { $k }

palace-nim = { $q } es un palacio: su valor de Grundy es 0

has-nim = { $q } tiene valor de Grundy { $n }

is-palace = { $q } es un palacio

is-no-palace = { $q } no es un palacio

has-lost = Desde { $p } no hay ninguna jugada: quien debería jugar aquí ha perdido.

sees-open = { sees }, y { $palace } no está bloqueado: quien va a un palacio puede ganar.

sees-blocked = { sees }{ $n ->
    [0] { "" }
    [one] , y está bloqueado
   *[other] , y todos están bloqueados
}: quien juega desde aquí pierde.

all-can-be-blocked = Con k = { $k } se pueden bloquear aquí todas las casillas: quien debería jugar pierde enseguida.

sees-few = { sees }{ $n ->
    [0] { "" }
    [one] ; con k = { $k } se puede bloquear
   *[other] ; con k = { $k } se pueden bloquear todos
}: quien juega desde aquí pierde.

sees-many = { sees }; con k = { $k } solo se { $most ->
    [one] puede bloquear 1
   *[other] pueden bloquear { $most }
}: quien juega desde aquí puede ganar.

none-one-move-away = No hay ningún palacio a una jugada de distancia, así que { $p } es un palacio: quien juega desde aquí pierde.

one-move-away = { $palace } es un palacio, a una jugada de distancia: quien juega desde aquí gana si va allí.

some-one-move-away = Hay { $n } palacios a una jugada de distancia, entre ellos { $palace }: quien juega desde aquí gana si va a uno de ellos.

can-go-to-palace = Desde { $p } se puede ir al palacio { $palace }, y allí pierde el otro jugador.

can-go-to-palaces = Desde { $p } se puede ir a { $n } palacios, { $palaces }. En cada uno de ellos pierde el otro jugador.

only-move-leads = { $p } es un palacio: quien juega desde él pierde. Su única jugada lleva a una { $board ->
    [true] casilla
   *[false] posición
} desde la que el otro jugador puede ir a un palacio.

each-move-leads = { $p } es un palacio: quien juega desde él pierde. Cada una de sus { $n } jugadas lleva a una { $board ->
    [true] casilla
   *[false] posición
} desde la que el otro jugador puede ir a un palacio.

one-move-shut = Desde { $p } hay una jugada, y con k = { $k } se puede bloquear: quien debería jugar aquí pierde enseguida.

all-moves-shut = Desde { $p } hay { $n } jugadas, y con k = { $k } se pueden bloquear todas: quien debería jugar aquí pierde enseguida.

some-stay-open = { at-sees }, y con k = { $k } solo se { $most ->
    [one] puede bloquear 1
   *[other] pueden bloquear { $most }
}: { $open ->
    [one] queda uno libre
   *[other] quedan { COUNT($open) } libres
} para quien juega. Dónde están: { $directions }.

in-direction = { $n } { $where }

is-palace-itself = { at-sees }{ $n ->
    [0] { "" }
    [one] , y con k = { $k } se puede bloquear
   *[other] , y con k = { $k } se pueden bloquear todos
}: es un palacio. Cada una de las otras { $rest } jugadas lleva a una casilla que ve { $k } { $k ->
    [one] palacio
   *[other] palacios
} o más, así que queda uno libre para el otro jugador.

now-all-blocked = Ahora todos están bloqueados.

open-now = Libres ahora: { $palaces }.

step-palace = Palacio { $i } de { $of }: { $palace }, { $way }.

step-can-be-blocked = Jugada { $i } de { $of }, a { $to }: se puede bloquear.

step-so-blocked = Jugada { $i } de { $of }, a { $to }: un palacio, así que se bloquea.

step-sees = Jugada { $i } de { $of }, a { $to }: ve { $n } { $n ->
    [one] palacio
   *[other] palacios
}, y solo se { $most ->
    [one] puede bloquear 1
   *[other] pueden bloquear { $most }
}. { $open ->
    [one] Queda uno libre
   *[other] Quedan { COUNT($open) } libres
} para el otro jugador.

step-goes-on = Jugada { $i } de { $of }, a { $to }: el otro jugador sigue hasta el palacio { $palace }.

others-alike = Estas fueron las primeras { $n } jugadas; las demás se responden de la misma manera.

that-is-all = Estas son todas.

all-answered = Las { $n } jugadas tienen respuesta.

worth-to-block = un palacio: bloquéalo

worth-no-palace = no es palacio

worth-wins = una jugada ganadora

worth-loses = una jugada perdedora

only-move-wins = La única jugada, a { $to }, gana.

only-move-loses = La única jugada pierde.

none-wins = { $who ->
    [you] Ninguna de tus { $n } jugadas gana: hagas lo que hagas, el ordenador tiene una respuesta ganadora.
    [computer] Ninguna de las { $n } jugadas del ordenador gana: haga lo que haga, tienes una respuesta ganadora.
    [black] Ninguna de las { $n } jugadas de las negras gana: hagan lo que hagan, las blancas tienen una respuesta ganadora.
   *[white] Ninguna de las { $n } jugadas de las blancas gana: hagan lo que hagan, las negras tienen una respuesta ganadora.
}

one-wins = Una de { $of } jugadas gana: a { $to }.

all-win = Las { $n } jugadas ganan.

some-win = { $n } de { $of } jugadas ganan: a { $to }.

every-can-be-blocked = Se pueden bloquear todas las casillas, y entonces no queda ninguna jugada.

block-none = Ninguna de las { $of } casillas es un palacio: ninguna jugada gana, se bloquee lo que se bloquee.

block-all = { $n ->
    [one] Una de { $of } casillas es un palacio: si se bloquea, ninguna jugada gana.
   *[other] { $n } de { $of } casillas son palacios: si se bloquean todos, ninguna jugada gana.
}

block-some = { $n ->
    [one] Una de { $of } casillas es un palacio
   *[other] { $n } de { $of } casillas son palacios
}: con k = { $k } solo se { $most ->
    [one] puede bloquear 1
   *[other] pueden bloquear { $most }
}, y { $open ->
    [one] queda uno libre
   *[other] quedan { COUNT($open) } libres
}.

picked-left = Elegidas: { $picked }. Quedan: { $left }.

can-win-at-once = { $who ->
    [you] Puedes ganar enseguida.
    [computer] El ordenador puede ganar enseguida.
    [black] Las negras pueden ganar enseguida.
   *[white] Las blancas pueden ganar enseguida.
}

can-win-in = { $who ->
    [you] Puedes ganar
    [computer] El ordenador puede ganar
    [black] Las negras pueden ganar
   *[white] Las blancas pueden ganar
} en { $n ->
    [one] un turno
   *[other] { COUNT($n) } turnos
} como máximo.

gave-away = { $who ->
    [you] Se te escapó la victoria
    [computer] Al ordenador se le escapó la victoria
    [black] A las negras se les escapó la victoria
   *[white] A las blancas se les escapó la victoria
}: { missed }

missed = { $how ->
    [open] el palacio { AND($better) } quedó libre.
    [opens] los palacios { AND($better) } quedaron libres.
    [palace] había que ir a { AND($better) }.
   *[palaces] había que ir a { OR($better) }.
}

decided = { $who ->
    [you] Tu error fue el turno { $turn }
    [computer] El error del ordenador fue el turno { $turn }
    [black] El error de las negras fue el turno { $turn }
   *[white] El error de las blancas fue el turno { $turn }
}: { missed }

from-the-start = { $who ->
    [you] Desde este comienzo podías ganar, y no cometiste ningún error.
    [computer] Desde este comienzo no podías ganar, y el ordenador no cometió ningún error.
    [black] Desde este comienzo las blancas no podían ganar, y las negras no cometieron ningún error.
   *[white] Desde este comienzo las negras no podían ganar, y las blancas no cometieron ningún error.
}

moment-of = { $where }: { $what }

at-the-start = Al comienzo

start-blocked = Al comienzo, { $side ->
    [you] tú
    [computer] el ordenador
    [black] las negras
   *[white] las blancas
}, { squares-blocked }

turn-to = Turno { $turn }, { $side ->
    [you] tú a { $to }
    [computer] el ordenador a { $to }
    [black] las negras a { $to }
   *[white] las blancas a { $to }
}{ $blocking ->
    [true] , { squares-blocked }
   *[false] { "" }
}

moment-won = { $who ->
    [you] has ganado.
    [computer] ha ganado el ordenador.
    [black] han ganado las negras.
   *[white] han ganado las blancas.
}

moment-can-win = { $who ->
    [you] puedes ganar.
    [computer] puede ganar el ordenador.
    [black] pueden ganar las negras.
   *[white] pueden ganar las blancas.
}

moment-at-once = { $who ->
    [you] puedes ganar enseguida.
    [computer] el ordenador puede ganar enseguida.
    [black] las negras pueden ganar enseguida.
   *[white] las blancas pueden ganar enseguida.
}

moment-in = { $who ->
    [you] puedes ganar
    [computer] el ordenador puede ganar
    [black] las negras pueden ganar
   *[white] las blancas pueden ganar
} en { $n ->
    [one] un turno
   *[other] { COUNT($n) } turnos
} como máximo.

role-rests = { piece } terminó aquí

role-stands = { piece } está aquí

role-blocked = está bloqueada

role-can-go = { piece } puede ir allí

misere-no-move = Desde { $p } no hay ninguna jugada, y en el juego misère gana quien no puede mover.

misere-has-won = Desde { $p } no hay ninguna jugada: en el juego misère, quien debería jugar aquí ha ganado.

misere-palace = { $p } es un palacio: quien juega desde él pierde. Después de cada una de sus jugadas el otro jugador puede ir a un palacio, o no puede mover y gana: esto es el juego misère.

step-ends = Jugada { $i } de { $of }, a { $to }: desde allí no hay ninguna jugada, así que gana el otro jugador.

misere-none-wins = Ninguna de las { $n } jugadas gana.

last-of-sum = Ninguna pieza puede moverse ya: { $winner ->
    [you] tú has hecho
    [computer] el ordenador ha hecho
    [black] las negras han hecho
   *[white] las blancas han hecho
} la última jugada.

goes-in-sum = Mueve una de las piezas, la que quieras, a una casilla con anillo.

misere-goal = Quien hace la última jugada pierde.

hint-of = Pista { $n } de { $of }

hint-can-win = { $who ->
    [you] Puedes
    [computer] El ordenador puede
    [black] Las negras pueden
   *[white] Las blancas pueden
} ganar desde aquí.

hint-none-wins = Desde aquí no gana ninguna jugada: cada una tiene respuesta. { $you ->
    [true] Sigue jugando. El otro aún puede equivocarse.
   *[false] Una partida larga da al otro más ocasiones de equivocarse.
}

hint-look = { $known ->
    [end] Una jugada termina la partida. Mira { $where }.
    [equal] Iguala las dos distancias a los bordes. Mira { $where }.
    [golden] Busca { $where } una casilla unas 1,6 veces más lejos de un borde que del otro.
    [blocking] Busca { $where } una casilla desde la que se alcancen menos de { $k } palacios. Todos ellos se pueden bloquear.
   *[other] Busca { $where } una casilla desde la que cada jugada tenga respuesta.
}

hint-count = De las { $of } jugadas { $wins ->
    [one] gana una
   *[other] ganan { COUNT($wins) }
}: busca una después de la cual cada jugada tenga respuesta.

hint-in-sum-there = Juega en el juego { $board }, de modo que los valores de Nim de todos los juegos se anulen. Mira { $where }.

hint-in-sum = Juega en el juego { $board }, de modo que los valores de Nim de todos los juegos se anulen.

hint-too-many = La pieza puede alcanzar { $n } palacios, y solo se pueden bloquear { $most }. Bloquea { $most ->
    [one] uno de ellos
   *[other] { COUNT($most) } de ellos
}: al otro se le puede escapar el resto.

hint-none-to-block = La pieza no puede alcanzar ningún palacio: todas las jugadas pierden. No hay nada que bloquear.

hint-can-block = { $n ->
    [one] Un palacio está
   *[other] { CAPITAL($n) } palacios están
} al alcance de la pieza, y { $n ->
    [one] se puede bloquear
   *[other] se pueden bloquear todos
}.

hint-where-to-block = Por dirección: { $directions }.

goal-corner = Gana quien lleva { $piece ->
    [rook] la torre
    [queen] la dama
    [maharaja] el maharajá
   *[piece] la pieza
} a la esquina.

goal-sum = Gana quien hace la última jugada.

goal-cannot-move = Pierde quien no puede mover.

decided-untold = { $who ->
    [you] Tu error estuvo
    [computer] El error del ordenador estuvo
    [black] El error de las negras estuvo
   *[white] El error de las blancas estuvo
} en el turno { $turn }.
map-remoteness = Cuántas jugadas quedan si el ganador se da prisa y el perdedor resiste. Un número { $odd ->
    [true] impar
   *[false] par
}: un palacio (posición P).

means-lasts = acaba en { $n ->
    [one] una jugada
   *[other] { $n } jugadas
}: una posición N

means-lasts-from = acaba en { $from } jugadas o más: posiciones N

means-lasts-from-to = acaba en { $from } a { $to } jugadas: posiciones N

palace-lasts = { $q } es un palacio: { $n ->
    [0] la partida ha terminado
   *[other] la partida puede durar { $n } jugadas
}

has-lasting = Desde { $q } la partida se gana en { $n ->
    [one] una jugada
   *[other] { $n } jugadas como máximo
}
