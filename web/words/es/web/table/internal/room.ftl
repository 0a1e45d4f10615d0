reply-won = ganada

reply-lost = no ganada

next-step = Siguiente

next-lesson = Lección siguiente

next-puzzle = Problema siguiente

play-of = Jugar: { $game }

next-for-you = Lo siguiente para ti

restart-step = Reiniciar paso

restart-puzzle = Reintentar

share-page = Compartir Palace

shared-page = jugar y aprender

share-gallery = Compartir la galería

shared-gallery = la galería

share-lesson = Compartir esta lección

share-class = Para que la clase lo abra

shared-class = para la clase

for-teachers = Para docentes

err-no-lesson = fuera de una lección no hay pasos

err-no-further = no hay más pasos

err-nothing-to-check = no hay nada que comprobar: este paso no pide casillas

err-nothing-asked = aquí no se pregunta nada

err-outside = esta casilla no es una de las que se piden

err-board = el tablero del paso { $step } no se abre: { $err }

at-step = en este paso, { $step } de { $steps }

counted = Paso { $step } de { $steps }

done-of = hechos: { $done } de { $steps }

err-unread = no se puede leer

err-file = el archivo { $name }: { $err }

err-not-kept = esto no es el texto de lo que alguien ha hecho: un texto así empieza por { $head }

err-no-gallery = los mapas se ven crecer en la galería

hung-of = { $at } de { $all }

wrong-in-line = Hay un error en la línea { $line } de esta lección (paso { $why ->
    [none] { $more ->
        [0] { $step }).
        [one] { $step }) y en otro lugar.
       *[other] { $step }) y en otros { COUNT($more) } lugares.
    }
   *[other] { $more ->
        [0] { $step }): { $why }
        [one] { $step }) y en otro lugar: { $why }
       *[other] { $step }) y en otros { COUNT($more) } lugares: { $why }
    }
}

step-begun = Paso { $step } de { $steps }: { $title }

stop = { $done ->
    [true] Paso { $step }: { $title } (hecho)
   *[false] Paso { $step }: { $title }
}

about = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}{ $minutes ->
    [0] {""}
    [one] , aproximadamente { $minutes } minuto
   *[other] , unos { $minutes } minutos
}

about-lesson = { $steps ->
    [one] Un paso
   *[other] { CAPITAL($steps) } pasos
}{ $minutes ->
    [0] {""}
    [one] , aproximadamente un minuto
   *[other] , unos { COUNT($minutes) } minutos
}

pupils-say = Qué dicen los alumnos

where-it-leads = Adónde lleva

the-paper = El artículo

verdict-title = { $right ->
    [true] Correcto.
   *[false] Todavía no.
}

mover = { $loses ->
    [true] Pierde quien tiene el turno
   *[false] Puede ganar quien tiene el turno
}

tapped = { $n ->
    [0] Aún no hay ninguna casilla marcada.
    [one] Una casilla marcada.
   *[other] { CAPITAL($n) } casillas marcadas.
}

pointed-at = { $marked ->
    [true] { $at }: marcada
   *[false] { $at }: sin marcar
}

arrow-drawn = una flecha de { $from } a { $to }

label-drawn = la palabra «{ $text }» en { $at }

ring-drawn = un anillo alrededor de { AND($squares) }

drawn-too = { $before }; { $after }

on-board = En el tablero: { $what }.

to-do = { $kind ->
    [win] Juega en el tablero y gana.
    [tap] { $side ->
        [P] Toca todos los palacios dentro del marco: todas las casillas en las que pierde quien tiene el turno.
        [N] Toca todas las posiciones N dentro del marco: todas las casillas en las que puede ganar quien tiene el turno.
       *[wins] Toca todas las casillas con anillo a las que lleva una jugada ganadora.
    }
    [outcome] Si la pieza está en { $at }, ¿qué es verdad?
    [choose] ¿Cuál es la correcta?
   *[type] Escribe tu respuesta.
}

eyes = Ojos al frente

type-word = Escribe la palabra que muestra tu docente.

waiting = Ojos al frente. Escribe la palabra que muestra tu docente.

other-word = Esta es otra palabra. Mira al frente y escribe la palabra que ves allí.

err-no-course = las pausas son para una clase que tiene una lección: elige primero una

counted-before = Antes del paso { $step } de { $steps }

err-no-puzzle = no hay ningún problema en el tablero

err-no-more-hints = no hay más pistas

err-of-no-game = una posición necesita su juego: puzzle=wythoff&at=5,7

a-puzzle = Problema

asks = { $block ->
    [true] Has movido a { $at }. Bloquea { $n ->
        [one] una casilla como máximo
       *[other] hasta { COUNT($n) } casillas
    } para que todas las jugadas del ordenador pierdan.
   *[false] { $several ->
        [true] Juegas tú, y puedes ganar: encuentra una jugada ganadora.
       *[false] Juegas tú. Exactamente una jugada gana: hazla en el tablero.
    }
}

not-this = { FULL($to) } pierde: desde allí puede ganar el ordenador. Prueba otra vez.

not-this-for = { FULL($to) } pierde, porque desde allí el ordenador puede ganar si va a { FULL($reply) }. Prueba otra vez.

not-this-blocking = { FULL($to) } pierde: bloquees lo que bloquees ahora, desde allí puede ganar el ordenador. Prueba otra vez.

not-won = El ordenador puede ganar

from-here = Desde aquí puedes ganar

left-open = Queda un palacio libre

not-these = Este bloqueo deja libre un palacio: el ordenador puede ir allí y ganar. Prueba otra vez.

own-puzzle = Busca la victoria

share-puzzle = Compartir este problema

err-in = en { $board }: { $err }

err-not-to-block = en { $at } no se puede bloquear nada: find=block necesita un juego con bloqueos, y que allí aún no haya nada bloqueado

err-no-palace = desde { $at } no se puede llegar a ningún palacio: todo bloqueo gana, así que no es un problema

err-no-block = desde { $at } no gana ningún bloqueo: no es un problema

err-lost = desde { $at } no gana ninguna jugada: no es un problema

err-no-set = este enlace no nombra una serie de problemas, como puzzle=rook&level=2&seed=1&set=12

to-level = Un problema de nivel { $level }

this-wins = Desde { FULL($to) } pierden todas las jugadas.

err-too-far = un problema está a { $squares } casillas de la esquina como máximo, y allí se bloquean { $pawns } casillas como máximo

puzzle-of = { $month ->
    [1] Problema del día, { $day } de enero
    [2] Problema del día, { $day } de febrero
    [3] Problema del día, { $day } de marzo
    [4] Problema del día, { $day } de abril
    [5] Problema del día, { $day } de mayo
    [6] Problema del día, { $day } de junio
    [7] Problema del día, { $day } de julio
    [8] Problema del día, { $day } de agosto
    [9] Problema del día, { $day } de septiembre
    [10] Problema del día, { $day } de octubre
    [11] Problema del día, { $day } de noviembre
   *[12] Problema del día, { $day } de diciembre
}

puzzle-of-set = Problema { $at } de { $of }

puzzle-stop = { $solved ->
    [true] Problema { $at } (resuelto)
   *[false] Problema { $at }
}

solved-of-set = { $all ->
    [true] { $of ->
        [one] El problema está resuelto: entrega lo que has hecho.
       *[other] Los { COUNT($of) } problemas están resueltos: entrega lo que has hecho.
    }
   *[false] Resueltos: { $n } de { $of }. Puedes entregar cuando quieras.
}

of-level = { $level ->
    [0] {""}
   *[other] Nivel { $level } de { $of }
}

find-other = { $block ->
    [true] Problema de bloqueo
   *[false] Problema de jugada
}

only-palace-blocked = { FULL($at) } es el único palacio al que se puede llegar, y lo bloqueaste: todas las demás jugadas pierden.

palaces-blocked = { AND($palaces) } son los palacios a los que se puede llegar, y los bloqueaste: todas las demás jugadas pierden.

this-wins-too = Desde { FULL($to) } pierden todas las jugadas. Aquí ganan { COUNT($n) } jugadas.

own-puzzles = De tus propias partidas: { $n }

tally = { $alone ->
    [0] { $game } contra el ordenador ({ $opponent }): ganadas { $won }, perdidas { $lost }.
   *[other] { $game } contra el ordenador ({ $opponent }): ganadas { $won } ({ $alone } sin ayuda), perdidas { $lost }.
}

move-goes-to = La jugada ganadora va a { FULL($to) }.

block-these = Bloquea { AND($squares) }.

solved-words = { $level ->
    [0] Palace. { $title }
   *[other] Palace. { $title }, nivel { $level }
}: { $try ->
    [1] resuelto al primer intento
   *[other] resuelto al intento { $try }
}, { $hints ->
    [0] sin pistas
    [one] con una pista
   *[other] con { COUNT($hints) } pistas
}.

solved-so-far = { $solved ->
    [0] {""}
   *[other] { $solved } resueltos · { $first } a la primera{ $days ->
        [0] {""}
       *[other] {" "}· racha { $days }
    }
}

today = { $solved ->
    [true] Resuelto hoy
   *[false] Aún sin resolver
}{ $days ->
    [0] {""}
   *[other] , { COUNT($days) } días seguidos
}

about-foreign = { $about }, en inglés

score-of = { $you } : { $computer }

rung-of = Comienzo { $n } de { $of }{ $stars ->
    [0] {""}
    [1] {" "}· ★ ganado
   *[2] {" "}· ★★ ganado sin ayuda
}

stars-of = ★ { $n } de { $of }

lobby-title = { $teach ->
    [true] Enseñar
   *[false] Explorar
}

lobby-words = { $teach ->
    [true] Planes de clase, un grupo que entrega sus respuestas, fichas y una lección propia.
   *[false] Cualquier juego como texto, las ideas y figuras de los artículos, lo que hay de cierto y Palace en otros sitios.
}

size-of = { $size ->
    [small] Pequeño
    [middle] Mediano
   *[hard] Difícil
}

still-open = Sin resolver

solved-at = Intento { $try }, { $help ->
    [none] sin ayuda
    [hint] con pista
   *[told] con la solución
}

next-of = { $size ->
    [small] Sigue: el problema pequeño
    [middle] Sigue: el problema mediano
   *[hard] Sigue: el problema difícil
}

streak-of = { $days ->
    [one] Un día seguido
   *[other] { CAPITAL($days) } días seguidos
}

new-puzzles-in = { $hours ->
    [0] { $minutes ->
        [0] Ya hay problemas nuevos.
       *[other] Problemas nuevos en { $minutes } min.
    }
   *[other] Problemas nuevos en { $hours } h { $minutes } min.
}

shared-day = Palace. { $title }: pequeño { $small } mediano { $middle } difícil { $hard }

why-wins = { $known ->
    [equal] En { FULL($to) } las dos distancias a los bordes son iguales. Cada jugada del ordenador cambia una, y tú las igualas de nuevo.
   *[other] Desde { FULL($to) } pierden todas las jugadas: haga lo que haga el ordenador, tienes una respuesta que gana.
}
