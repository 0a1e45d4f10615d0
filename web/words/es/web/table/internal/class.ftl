cleared = Se han borrado todas las respuestas.

nothing-yet = Aún no hay nada que entregar: marca una casilla o resuelve un paso.

show-it = Muestra este código a tu docente o envía el texto. Nada se envía solo.

left-out = { $n ->
    [one] La última respuesta no cabe en él y se deja fuera.
   *[other] Las últimas { COUNT($n) } respuestas no caben en él y se dejan fuera.
}

column-separator = ;

column-name = nombre

column-square = casilla

column-mark = marca

column-outcome = resultado

column-step = paso

column-title = título

column-solved = resuelto

column-first = primera respuesta

column-right = correcta

column-once = a la primera

puzzle-column = problema { $at }

yes = sí

no = no

err-outside = las respuestas se reúnen en la sala del docente, #class

err-nothing-asked = elige primero una lección, un cuestionario o problemas: hasta entonces no hay nada que reunir

err-many-answers = una clase tiene { $most } respuestas como máximo, y ya están todas

err-many-texts = { $n } textos son demasiados a la vez: se examinan { $most } como máximo

err-other-kind = { $is ->
    [lesson] { $class ->
        [puzzles] estas son respuestas a una lección, pero la clase tiene problemas
       *[quiz] estas son respuestas a una lección, pero la clase tiene un cuestionario
    }
    [puzzles] { $class ->
        [lesson] estas son respuestas a una serie de problemas, pero la clase tiene una lección
       *[quiz] estas son respuestas a una serie de problemas, pero la clase tiene un cuestionario
    }
   *[quiz] { $class ->
        [lesson] estas son respuestas a un cuestionario, pero la clase tiene una lección
       *[puzzles] estas son respuestas a un cuestionario, pero la clase tiene problemas
    }
}

err-another = { $is ->
    [lesson] estas son respuestas a otra lección
    [puzzles] estas son respuestas a otra serie de problemas
   *[quiz] estas son respuestas a un cuestionario sobre otro juego
}

err-taken = { $name ->
    [none] estas respuestas de alguien sin nombre ya se habían recogido
   *[other] estas respuestas de { $name } ya se habían recogido
}

nameless = alguien sin nombre

puzzles-of-level = { $n ->
    [one] Un problema de nivel { $level }
   *[other] { CAPITAL($n) } problemas de nivel { $level }
}

the-class = La clase

class-words = { $chosen ->
    [true] { $n ->
        [0] Muestra el código. Los alumnos abren { $of ->
            [puzzles] los problemas y pulsan Entregar cuando quieran.
            [lesson] la lección y pulsan Entregar cuando terminan.
           *[quiz] el cuestionario, marcan casillas y pulsan Entregar cuando terminan.
        }
       *[other] { $n ->
            [one] { $n } respuesta. Queda en este navegador hasta que la borres.
           *[other] { $n } respuestas. Quedan en este navegador hasta que las borres.
        }
    }
   *[false] Elige qué se pregunta a la clase. Los alumnos lo abren en sus propias pantallas, y lo que entregan se reúne aquí, sin servidor.
}

answers-here = { $n ->
    [0] {""}
   *[other] { $n ->
        [one] { $n } respuesta
       *[other] { $n } respuestas
    }
}

took = { $taken ->
    [0] ninguna respuesta recogida
    [one] { $taken } respuesta recogida
   *[other] { $taken } respuestas recogidas
}{ $again ->
    [0] {""}
    [one] , { $again } en lugar de una anterior
   *[other] , { $again } de ellas en lugar de una anterior
}{ $refused ->
    [0] {""}
    [one] , { $refused } descartada
   *[other] , { $refused } descartadas
}.

line = Línea { $n }: { $why }

more-lines = { $n ->
    [one] Una línea más descartada.
   *[other] { CAPITAL($n) } líneas más descartadas.
}

more-squares = { $n ->
    [one] Otra casilla con menos marcas: la tabla las tiene todas.
   *[other] Otras { COUNT($n) } casillas con menos marcas: la tabla las tiene todas.
}

says = { $n ->
    [one] { $n } de { $of } dice { $most } en { $at }
   *[other] { $n } de { $of } dicen { $most } en { $at }
}{ $fewer ->
    [0] {""}
    [one] , { $fewer } dice { $other }
   *[other] , { $fewer } dicen { $other }
}{ $is ->
    [P] . Es P
    [N] . Es N
   *[hidden] {""}
}

solved = Paso { $step }, { $title }: resuelto por { $n } de { $of }

answered = { $is ->
    [right] { $n } de { $of }: { $what } (correcto)
    [wrong] { $n } de { $of }: { $what } (incorrecto)
   *[hidden] { $n } de { $of }: { $what }
}

more-answers = { $n ->
    [one] Otra respuesta: la tabla las tiene todas.
   *[other] Otras { COUNT($n) } respuestas: la tabla las tiene todas.
}

tell-replies = Revelar cuáles son correctas

tell-solution = Revelar la solución

at-once-way = a la primera

after-tries-way = tras respuestas equivocadas

with-hints-way = con pistas

not-yet-way = aún no

tried = { $solved ->
    [true] resuelto
   *[false] aún no
}{ $missed ->
    [0] {""}
    [one] , { $missed } respuesta equivocada
   *[other] , { $missed } respuestas equivocadas
}{ $hints ->
    [0] {""}
    [one] , { $hints } pista
   *[other] , { $hints } pistas
}

solved-puzzle = Problema { $at }: resuelto por { $n } de { $of }

solved-all = Todos los problemas: { $n } de { $of }

solved-some = resueltos: { $n } de { $of }

on-board = Problema { $at } en el tablero

to-block = Hay que bloquear { AND($palaces) }. Son los palacios a los que se puede llegar, y todas las demás jugadas pierden.

winning-move = La jugada ganadora va a { FULL($to) }: desde allí pierden todas las jugadas.

show-button = Ver palabra

eyes = Ojos al frente

err-no-pause = la clase no espera antes de este paso: elígelo primero

pausing = { $n ->
    [0] La lección espera antes de los pasos que elijas. Tú muestras una palabra, los alumnos la escriben y todos siguen juntos.
    [one] El código QR tiene ahora una pausa. Muestra la palabra cuando la clase vaya a seguir.
   *[other] El código QR tiene ahora { COUNT($n) } pausas. Muestra la palabra cuando la clase vaya a seguir.
}

step-words = Paso { $step }: { $title }

show-word = Mostrar la palabra del paso { $step }
