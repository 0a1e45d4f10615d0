Too-long = Con todos sus turnos, esta partida es demasiado larga para un enlace. Los enlaces empiezan donde está ahora, y solo esta pestaña la guarda entera.

percent-sign = un signo de porcentaje necesita dos cifras hexadecimales

given-twice = un nombre solo se puede dar una vez

on-or-off = los valores de las jugadas son on u off

quiz-on-or-off = un cuestionario es on u off

nothing-named = esta sala no admite ningún valor

map-has-name = lo que muestra el mapa tiene un nombre, por ejemplo off
no-such-help = lo que se puede dejar fuera es map, values, hint, why y save

between-squares = se esperaba «;» entre dos casillas

out-of-reach = ninguna casilla tan lejana se puede bloquear

line-of-one = una línea lleva de una casilla a otra

set-of-position = ningún problema sigue a una posición: una serie empieza con un nivel y una semilla

line-beyond = una línea empieza y termina con una casilla bloqueada, y no hay nada más allá

move-or-block = un problema pide move o block

no-size = un problema del día es small (pequeño), middle (mediano), hard (difícil) o next (el siguiente)

misere-on-or-off = el juego misère es on u off

stands-alone = la palabra { $word } va sola, en lugar de las casillas

err-no-square = un turno pasado necesita la casilla en la que estaba la pieza

err-no-position = los turnos necesitan una posición a la que llevaron

err-takes-long = averiguar qué bloquea aquí el jugador perfecto tarda demasiado: enumera las casillas

err-no-blocks = aquí no hay nada que bloquear

Err-too-long = este enlace es demasiado largo

err-long-link = un enlace de { $length } bytes es demasiado largo: se leen { $most } como máximo

knows-no-other = { $room ->
    [game] los únicos nombres de un enlace son { $names }
    [lesson] los únicos nombres del enlace de una lección son { $names }
    [puzzle] los únicos nombres del enlace de un problema son { $names }
    [set] los únicos nombres del enlace de una serie de problemas son { $names }
   *[other] los únicos nombres de este enlace son { $names }
}

has-at-most-parts = un enlace tiene { $most } partes como máximo

err-no-step = { $steps ->
    [one] no hay tal paso: la lección tiene un paso
   *[other] no hay tal paso: la lección tiene { COUNT($steps) } pasos
}

err-step-beyond = la lección tiene { $steps ->
    [one] un paso
   *[other] { COUNT($steps) } pasos
}, y { $first ->
    [true] este es el primero
   *[false] este es el último
}

set-has = una serie tiene de { $least } a { $most } problemas: set=6 son seis, y set=3/6 es el tercero de ellos

not-in-set = { $of ->
    [one] no hay tal problema: la serie tiene un problema
   *[other] no hay tal problema: la serie tiene { COUNT($of) } problemas
}

err-no-waiting = solo una lección de varios pasos puede esperar ante un paso

err-waits-before = una lección de { COUNT($steps) } pasos puede esperar ante los pasos 2 a { $last }

can-show = junto al tablero se puede mostrar { OR($names) }

page-speaks = la página habla { OR($names) }

needs-components = { $dim ->
    [one] una posición de este juego tiene una componente
   *[other] una posición de este juego tiene { COUNT($dim) } componentes, separadas por comas
}

has-at-most-digits = una coordenada tiene { $most } cifras como máximo

line-digits = una línea de { $squares ->
    [one] una casilla
   *[other] { COUNT($squares) } casillas
} tiene { $digits ->
    [one] una cifra hexadecimal
   *[other] { COUNT($digits) } cifras hexadecimales
}

many-squares = { $most ->
    [one] se puede bloquear una casilla como máximo, no { COUNT($n) }
   *[other] se pueden bloquear { COUNT($most) } casillas como máximo, no { COUNT($n) }
}

full-lines = las líneas de un enlace contienen { $most } casillas como máximo

a-coordinate = una coordenada

a-step = un paso

a-level = un nivel

a-seed = una semilla

a-pause = el número de las palabras

a-wait = el paso ante el que una lección espera

the-width = la anchura

the-height = la altura

the-other-k = la k del otro juego

the-shift-x = el desplazamiento en x

the-shift-y = el desplazamiento en y

the-offset = la diferencia

no-origin = el sitio que se entera de lo que pasa se escribe como https://school.example o http://localhost:8000

no-port = después de los dos puntos va un puerto de 1 a 65535

no-host = el nombre de un sitio tiene letras, cifras, guiones y puntos, y después de él no va nada más que un puerto

other-parts = { $n ->
    [one] una parte más
   *[other] { COUNT($n) } partes más
}

opened-hidden = Por precaución, el enlace se abrió con las respuestas ocultas, porque no se pudo leer { AND($parts) }: { $why }

opened-without = El enlace se abrió sin { AND($parts) }: { $why }
