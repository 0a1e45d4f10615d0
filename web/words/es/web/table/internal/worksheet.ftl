name-line = Nombre

mark-lost = Marca todos los palacios: las casillas en las que pierde quien tiene el turno si el otro jugador no comete errores.

play-neighbour = Juega con la persona que tienes al lado. Una moneda sirve de pieza. Cada vez empieza una persona distinta.

next-wins = Quien tiene el turno.

other-wins = El otro jugador.

tick-one = Marca la respuesta correcta y di por qué.

write-answer = Escribe tu respuesta y cómo la encontraste.

no-solution = No hay página con la solución, porque este juego mantiene ocultas sus respuestas.

find-move = En cada tablero gana exactamente una jugada. Dibújala como flecha.

find-block = En cada tablero acabas de mover y ahora bloqueas casillas. Tacha todas las casillas a las que el otro jugador podría ir y ganar.

step-title = { $of }: { $step }

solution-of = Solución: { $title }

who-wins = La pieza está en { $at }. ¿Quién gana, quien tiene el turno o el otro jugador? Escribe todas las jugadas ganadoras, si las hay.

who-wins-from = ¿Quién gana desde { $at }? Marca una respuesta y di por qué.

no-moves-from = Desde { $at } no hay ninguna jugada, así que { $misere ->
    [true] en el juego misère quien tiene el turno ha ganado.
   *[false] quien tiene el turno ha perdido.
}

err-long = la tarea es demasiado larga para una hoja de papel

err-far-out = la pieza está demasiado lejos para una hoja de trabajo

puzzles-title = { $mixed ->
    [true] Problemas de nivel { $level }
   *[false] Problemas de nivel { $level }: { $title }
}

the-answer = { $block ->
    [true] { $n }: desde { $at }, bloquear { $squares }.
   *[false] { $also ->
        [none] { $n }: de { $at } a { $to }.
       *[other] { $n }: de { $at } a { $to }, o a { $also }.
    }
}

mark-squares = { $side ->
    [P] Marca todos los palacios, de { $first } a { $last }: todas las casillas en las que pierde quien tiene el turno.
    [N] Marca todas las posiciones N, de { $first } a { $last }: todas las casillas en las que puede ganar quien tiene el turno.
   *[wins] Marca todas las jugadas que ganan.
}

others = { $n ->
    [one] una más
   *[other] { COUNT($n) } más
}

discs-are-palaces = { $squares ->
    [none] En este tablero no hay ningún palacio.
   *[other] Los discos son los palacios: { $squares }.
}

wanted-squares = { $n ->
    [0] No hay nada que marcar.
   *[other] { $side ->
        [P] Marca { $squares }.
        [N] { $n ->
            [one] Marca todas las demás: una casilla.
           *[other] Marca todas las demás: { COUNT($n) } casillas.
        }
       *[wins] Estas jugadas ganan: a { $squares }.
    }
}

answer-is = Respuesta: { $answer }.

wins-by = { $squares ->
    [none] { $at } es un palacio: ninguna jugada lleva a otro palacio, así que el otro jugador puede responder a todas las jugadas.
   *[other] Desde { $at }, quien tiene el turno gana yendo a { $squares }.
}

can-be-reached = { $palaces ->
    [one] Desde { $at } se puede llegar a un palacio
   *[other] Desde { $at } se puede llegar a { COUNT($palaces) } palacios
}, y { $most ->
    [1] se puede bloquear 1 casilla como máximo
   *[other] se pueden bloquear { $most } casillas como máximo
}: { $all ->
    [true] basta para todos. Así que pierde quien tiene el turno.
   *[false] queda libre al menos uno. Así que quien tiene el turno gana yendo allí.
}

wins-unblocked = { $squares ->
    [none] Todos los palacios a los que se puede llegar desde { $at } están bloqueados. Así que pierde quien tiene el turno.
   *[other] Desde { $at }, quien tiene el turno gana yendo a { $squares }, donde no hay bloqueo.
}

err-board-size = el tablero de una hoja de trabajo tiene de { $least } a { $most } casillas por lado
