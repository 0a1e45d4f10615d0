mark-squares = Toca una casilla para marcarla con P: allí pierde quien tiene el turno. Toca otra vez para N: quien tiene el turno puede ganar. El tercer toque borra la marca.

where-next = ¿Dónde está el próximo palacio, contando desde la esquina? Un palacio es una casilla en la que pierde quien tiene el turno. Toca donde crees que está.

play-on = Prueba: toca para mover la pieza. Las respuestas siguen ocultas.

answers-shown = Las respuestas se muestran junto a tus marcas.

hidden-again = Las respuestas están ocultas otra vez.

cleared = Se han borrado todas las marcas.

outcome = { $marks ->
    [0] No se marcó ninguna casilla.
   *[other] { $known ->
        [0] No se pudo comprobar ninguna marca.
       *[other] Marcas correctas: { $right } de { $known }.
    }{ $unknown ->
        [0] {""}
       *[other] {" "}{ $unknown ->
            [one] Una casilla está demasiado lejos para saberlo.
           *[other] Casillas demasiado lejanas para saberlo: { $unknown }.
        }
    }
}

err-no-quiz = esto no es un cuestionario: no hay respuestas ocultas que revelar

err-not-hidden = solo se pueden marcar casillas mientras las respuestas están ocultas

err-many-marks = se pueden marcar 200 casillas como máximo

err-letter = una casilla se marca con P o N

err-question = las preguntas son who y where

err-kept = estas no son marcas

err-tally = esto no es una puntuación

who-wins = { $piece ->
    [rook] ¿Quién gana desde { $at }, donde está la torre? P: pierde quien tiene el turno. N: puede ganar quien tiene el turno.
    [queen] ¿Quién gana desde { $at }, donde está la dama? P: pierde quien tiene el turno. N: puede ganar quien tiene el turno.
    [maharaja] ¿Quién gana desde { $at }, donde está el maharajá? P: pierde quien tiene el turno. N: puede ganar quien tiene el turno.
   *[piece] ¿Quién gana desde { $at }, donde está la pieza? P: pierde quien tiene el turno. N: puede ganar quien tiene el turno.
}

not-marked = { $at }: sin marca.

so-far = { $right ->
    [one] { $right } correcta
   *[other] { $right } correctas
} hasta ahora · { $hidden ->
    [one] { $hidden } aún oculta
   *[other] { $hidden } aún ocultas
}

taps = { $marks ->
    [true] Un toque marca una casilla.
   *[false] Un toque mueve la pieza.
}

now-marked-as = { $at }: marcada con { $as }.

marked-as = { $verdict ->
    [hidden] marcada con { $as }
    [right] marcada con { $as }, correcto
   *[wrong] marcada con { $as }, incorrecto
}

squares-marked = { $n ->
    [0] {""}
   *[other] { $n ->
        [one] Una casilla marcada.
       *[other] Casillas marcadas: { $n }.
    }
}

score = { $of ->
    [0] {""}
   *[other] { $best ->
        [0] Puntos: { $right } de { $of }
        [1] Puntos: { $right } de { $of }
       *[other] Puntos: { $right } de { $of } · racha { $streak }, la mejor { $best }
    }
}
