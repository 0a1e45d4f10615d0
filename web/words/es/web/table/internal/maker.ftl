err-nothing-to-undo = no hay nada que deshacer

err-nothing-to-redo = no hay nada que rehacer

err-closed = no se está creando ninguna lección

err-no-step = no hay tal paso

err-no-shape = no hay tal figura

err-no-field = no hay tal campo

err-no-tool = elige anillos, flechas o etiquetas para dibujar en el tablero

err-no-link = esto no es una lección ni un enlace a una

err-further = el paso no se puede mover más

err-too-long = esto es demasiado largo para una lección

no-title = la lección necesita un título

no-steps = la lección necesita un paso: pon una posición en el tablero y añádela

no-step-title = el paso necesita un título

no-words = el paso necesita una o dos frases

no-board = el primer paso necesita un tablero

scan = Escanéalo o copia el enlace.

no-code = El enlace es demasiado largo para un código que se escanee. En vez de eso, cópialo.

comes-back = La lección que estaba aquí vuelve con Deshacer.

take-away = Quitar: { $shape }

new-step = Paso { $n }

err-has-at-most-steps = una lección tiene { $most } pasos como máximo

needed-where = escribe aquí de qué casillas se trata

needed-options = escribe al menos dos opciones

needed-answers = escribe aquí la respuesta correcta

needed-right = escribe qué se dice ante una respuesta correcta y por qué es correcta

needed-hint = escribe una pista para una respuesta equivocada

fault-in-lesson = { $field ->
    [title] Título: { $why }
    [minutes] Minutos: { $why }
    [aim] Objetivo: { $why }
    [rest] Notas para docentes: { $why }
    [words] Texto: { $why }
    [board] Tablero: { $why }
    [claims] Afirmaciones: { $why }
    [shapes] Dibujo: { $why }
    [kind] Tarea: { $why }
    [on] Dónde: { $why }
    [ask] Pregunta: { $why }
    [options] Opciones: { $why }
    [answers] Respuestas: { $why }
    [right] Si es correcta: { $why }
    [hint] Pista: { $why }
   *[hints] Más pistas: { $why }
}

fault-in-step = Paso { $step }, { $field ->
    [title] título: { $why }
    [minutes] minutos: { $why }
    [aim] objetivo: { $why }
    [rest] notas para docentes: { $why }
    [words] texto: { $why }
    [board] tablero: { $why }
    [claims] afirmaciones: { $why }
    [shapes] dibujo: { $why }
    [kind] tarea: { $why }
    [on] dónde: { $why }
    [ask] pregunta: { $why }
    [options] opciones: { $why }
    [answers] respuestas: { $why }
    [right] si es correcta: { $why }
    [hint] pista: { $why }
   *[hints] más pistas: { $why }
}

kind-none = Sin tarea: solo leer

kind-outcome = Predecir: ¿P o N?

kind-tap-p = Tocar todos los palacios (P)

kind-tap-n = Tocar todas las posiciones N (N)

kind-tap-wins = Tocar todas las jugadas que ganan

kind-win = Jugar y ganar

kind-choose = Elegir una de varias

kind-type = Escribir un número o una palabra

on-label = { $outcome ->
    [true] ¿De qué casilla? Por ejemplo 3,5
   *[false] ¿En qué casillas? De esquina a esquina, por ejemplo 0,0..7,7
}

shape-ring = Anillos

shape-arrow = Flecha

shape-label = Etiqueta

drawn-rings = Anillos { AND($squares) }

drawn-label = Etiqueta { $text } { AND($squares) }

drawn-arrow = Flecha de { $from } a { $to }

drawn-arrow-from = Flecha desde { $from }

hint = { $tool ->
    [ring] Toca casillas para ponerles un anillo. Toca otra vez para quitarlo.
    [arrow] { $from ->
        [none] Toca la casilla donde empieza la flecha.
       *[other] La flecha empieza en ({ $from }). Ahora toca donde termina.
    }
    [label] Toca la casilla a la que pertenece la etiqueta.
   *[none] {""}
}

untitled = Sin título

numbered-title = { $n }. { $title }

counted-step = { $steps ->
    [0] Aún no hay pasos
   *[other] Paso { $step } de { $steps }
}

need-correction = { $n ->
    [one] Aún hay una cosa que corregir.
   *[other] Aún hay { COUNT($n) } cosas que corregir.
}

engines-check = Los motores comprueban lo que dice la lección…

all-is-true = Todas las afirmaciones de la lección son ciertas y todas las tareas se pueden resolver.

too-long-for-link = La lección es demasiado larga para un enlace: tiene { $letters } caracteres y caben { $most }. En vez de eso, comparte el archivo.
