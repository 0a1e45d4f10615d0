automaton-title = Seis casillas hacen la siguiente

automaton-about = Para cada una de las seis casillas a, b, c, d, e y f, toma el número de palacios que ve, menos k. Entonces g = a − b − c + e + f + p. La regla da g sin contar a lo largo de las líneas de la dama.

automaton-more = Un palacio es una casilla que ve menos de k otros palacios por las líneas de la dama: en su fila y su columna hasta el borde, y en diagonal hacia la esquina. La corrección p es por los palacios que haya entre las seis, y con ella la suma es correcta en todas partes.

automaton-source = [CLN15] Sección 2, Figura 2, Teorema 1

automaton-game = Juego 5

automaton-nose = La nariz del juego 100

sum-title = La suma: cuántos palacios por encima de k ve cada una de las seis, con su signo, y la corrección{"\u00a0"}p

point-at-square = Señala una casilla para ver sus seis; el panel sobre el autómata aplica la regla, también hacia atrás.

square-head = casilla

over-head = sobre k

sign-head = signo

adds-head = aporta

err-regions = las regiones, los bordes y los puntos de encuentro de [CLN15] llevan su nombre en el propio mapa, y allí se pueden resaltar

square-sees-over = { $over ->
    [-1] { $seen ->
        [0] { $at } no ve ningún palacio
        [one] { $at } ve 1 palacio
       *[other] { $at } ve { $seen } palacios
    }, { $by } menos que k = { $k }: es un palacio.
    [0] { $k ->
        [one] { $at } ve 1 palacio
       *[other] { $at } ve { $k } palacios
    }, exactamente k = { $k }: no es un palacio.
   *[other] { $seen ->
        [one] { $at } ve 1 palacio
       *[other] { $at } ve { $seen } palacios
    }, { $by } más que k = { $k }: no es un palacio.
}

skin-title = Una piel que crece según los números de Fibonacci

skin-about = Los palacios terminan en una capa maciza. Tiene 3 de ellos en cada fila y, más lejos, 8, luego 21 y 55: uno de cada dos números de Fibonacci. De una fila a la siguiente avanza 2 o 3 casillas.

skin-more = Un palacio es una casilla que ve menos de k otros. En cada nueva etapa, cada 2 de la palabra de los pasos se convierte en 23 y cada 3 se convierte en 233. La matriz ((1,1),(1,2)) multiplica las cantidades de doses y treses. Su mayor valor propio es φ², así que de etapa en etapa las columnas por fila se acercan cada vez más a φ².

skin-source = [CLN15] Sección 3.4, Figura 8; Sección 3.2 para el retículo de las charreteras (corregido)

skin-figure = Figura 8: ocho palacios de grosor

skin-first = La primera etapa

skin-second = De la segunda etapa a la tercera

skin-lattice = El retículo de una charretera

stages-title = Las etapas de la piel: tras cuántas columnas y filas se repiten sus pasos

thick-title = Cuántos palacios tiene de grosor, todos números de Fibonacci

grown-title = En qué se convierten los palacios de la piel en la etapa siguiente, calculado hasta la etapa 4: en cuánto son menores que k, fila por fila

steps-title = Cuántas casillas avanza la piel, fila a fila

lattice-title = Los pasos del retículo de la charretera

between-stages = Aquí una etapa pasa a la siguiente, fila a fila.

say-lattice = Los puntos son una de cada once casillas de la charretera: desplazada con estos pasos, queda igual.

step-to-diagonal = hacia la diagonal del tablero

step-diagonally = en diagonal

step-along = a lo largo del borde de la capucha

step-head = paso

where-head = adónde

stage-head = etapa

seen-head = se ve en las filas

repeats-head = se repite

steps-head = pasos

in-row-head = en una fila

in-column-head = en una columna

diagonally-head = en diagonal

say-layer = { $lower ->
    [true] En la columna { $row } la piel tiene { $thick ->
        [0] 0 palacios
        [one] 1 palacio
       *[other] { $thick } palacios
    } de grosor, de { $first } a { $last }.
   *[false] En la fila { $row } la piel tiene { $thick ->
        [0] 0 palacios
        [one] 1 palacio
       *[other] { $thick } palacios
    } de grosor, de { $first } a { $last }.
}

stage-repeats = { $stage ->
    [0] Es la etapa 0: avanza { $squares } { $squares ->
        [one] casilla
       *[other] casillas
    } en { $rows } { $rows ->
        [one] fila
       *[other] filas
    }.
   *[other] Es la etapa { $stage }: se repite { $squares } casillas y { $rows } filas más allá, con los pasos { $steps }.
}

say-before = Antes de ella hay { $palaces ->
    [one] 1 palacio
   *[other] { $palaces } palacios
}, { $full ->
    [true] así que con la piel son k = { $all } en total. Una casilla más lejana también ve k, y por eso no es un palacio.
   *[false] con la piel { $all }.
}

say-no-skin = { $lower ->
    [true] En la columna { $row } no se encontró ninguna piel.
   *[false] En la fila { $row } no se encontró ninguna piel.
}

say-stage = { $lower ->
    [true] Desde la columna { $row } la piel tiene aquí { $thick ->
        [one] 1 palacio
       *[other] { $thick } palacios
    } de grosor, etapa { $stage }. Señala una columna para ver más de ella.
   *[false] Desde la fila { $row } la piel tiene aquí { $thick ->
        [one] 1 palacio
       *[other] { $thick } palacios
    } de grosor, etapa { $stage }. Señala una fila para ver más de ella.
}

say-where = La piel está en otro lugar: a lo largo del borde exterior de los brazos, desde el hombro, en k = { $k }. En la fila { $row }, mira entre las columnas { $first } y { $last }.

threads-title = Hilos de 1, 2, 3, 5, 8 palacios

threads-about = Detrás del tejido, los palacios forman hilos unos junto a otros. Un hilo tiene el mismo número de palacios en cada fila, hasta que dos hilos se unen y sus números se suman. Casi siempre es 1, 2, 3, 5, 8 …

threads-more = Son los números de Fibonacci, y nadie sabe por qué.

threads-source = [CLN15] Secciones 3.1, 3.2 y 4, Figuras 5 y 6

threads-merge = Hilos que se unen, juego 1000

threads-beam = Un rayo del juego 3000

threads-golden = Los rayos del nim de Wythoff siguen el número áureo

threads-figure = Figura 6: el prisma del juego 40{"\u202f"}003

beam-label = El hilo más interior, el rayo

beam-not = sin medir

beam-measured = medido hasta muy lejos, durante unos segundos

threads-seen = { $lower ->
    [true] Hilos que se ven aquí: palacios en cada columna, y cuántas casillas se alejan por columna
   *[false] Hilos que se ven aquí: palacios en cada fila, y cuántas casillas se alejan por fila
}

palaces-head = palacios

fibonacci-head = Fibonacci

lines-head = { $lower ->
    [true] en las columnas
   *[false] en las filas
}

slope-head = pendiente

yes-no = { $is ->
    [true] sí
   *[false] no
}

piece-of-thread = { $lower ->
    [true] En la columna
   *[false] En la fila
} { $row }, { $palaces ->
    [1] en { $first }, un hilo tiene un solo palacio.
   *[other] de { $first } a { $last }, un hilo tiene { $palaces } palacios, { $fibonacci ->
        [true] un número de Fibonacci.
       *[false] que no es un número de Fibonacci. Los hilos que están a punto de unirse se cuentan como uno.
    }
}

say-no-thread = { $at } no está en ningún hilo. Señala un hilo para ver qué grosor tiene.

err-no-threads = en el juego { $k } los hilos están demasiado juntos para distinguirlos, como en todos los juegos anteriores al juego { $least }: el juego 1000 los muestra, y beam=yes mide aquí el más interior

say-no-threads = Aquí no hay hilos. Empiezan detrás del tejido: mira entre la fila { $first } y la fila { $last }, de la diagonal al brazo.

say-fibonacci = { $lower ->
    [true] En { $rows ->
        [one] 1 columna
       *[other] { $rows } columnas
    } de lo que se ve hay { $pieces ->
        [one] 1 trozo
       *[other] { $pieces } trozos
    } de hilos, y { $fibonacci } de ellos { $fibonacci ->
        [one] tiene
       *[other] tienen
    } un número de Fibonacci de palacios.
   *[false] En { $rows ->
        [one] 1 fila
       *[other] { $rows } filas
    } de lo que se ve hay { $pieces ->
        [one] 1 trozo
       *[other] { $pieces } trozos
    } de hilos, y { $fibonacci } de ellos { $fibonacci ->
        [one] tiene
       *[other] tienen
    } un número de Fibonacci de palacios.
}

say-small = Eso demuestra poco: { $small } de los { $pieces } tienen menos de 9 palacios, y allí solo 4, 6 y 7 no son números de Fibonacci.

say-beam-far = En el juego { $k } no se sigue el hilo más interior, el rayo: llevaría demasiado tiempo. Los juegos más pequeños lo muestran.

say-wanders = Entre la fila { $first } y la fila { $last }, el hilo más interior, el rayo, no se mantiene en ninguna recta.

say-slope = El hilo más interior, el rayo, se siguió de la fila { $first } a la fila { $last }. Se aleja { $slope } casillas por fila, medido con un error de { $within } como máximo.

no-irrational = [CLN15] espera de los rayos un irracional cuadrático, pero ninguno sencillo está tan cerca.

many-irrationals = Tan cerca hay { $count } irracionales cuadráticos sencillos, y { $simplest } es el más sencillo. Demasiados para conjeturar que la pendiente es uno de ellos, como espera [CLN15].

one-irrational = Una conjetura, pues [CLN15] espera de los rayos un irracional cuadrático: { $formula }, aproximadamente { $value }.

lines-title = Las rectas de pendiente 2

lines-about = Para k = 2 y k = 3 hay palacios en la recta y = 2x+1 y en su imagen simétrica. Para k = 3 hay otros en y = 2x+2, y para k = 2 entre las rectas, como un Nim de Wythoff de doble tamaño.

lines-more = Cuente los palacios en las tres líneas de una casilla. Para k = 2, una casilla entre las rectas de pendientes 2 y 1/2 ve un palacio en diagonal. Si x es impar, ve otro en su columna; si y es impar, otro en su fila. Si ambos son pares, ve tantos más como ((x−2)/2, (y−2)/2) en el Nim de Wythoff. Por eso es un palacio exactamente cuando esta lo es.

lines-source = [CLN15] sección 1 dice que estos juegos están resueltos; la demostración está en «findings»

lines-two = Una casilla bloqueada: k = 2

lines-three = Dos casillas bloqueadas: k = 3

lines-far = A treinta cifras de distancia

lines-words = { $k ->
    [2] Las rectas doradas son y = 2x+1 y x = 2y+1, y entre ellas y−2 = φ(x−2) y x−2 = φ(y−2), cerca de las cuales están los palacios de un Nim de Wythoff de doble tamaño. Cada columna y cada fila tiene dos palacios.
   *[other] En las rectas doradas están todos los palacios menos la esquina. Cada columna y cada fila tiene tres: uno debajo de la diagonal y dos encima.
}

seen-title = Los palacios que ve esta casilla

line-head = dónde

palace-head = palacio

in-column = en su columna

in-row = en su fila

on-diagonal = en diagonal

err-far = esta idea trata del tablero desde la esquina: este lugar está demasiado lejos

square-sees = { $seen ->
    [0] { $at } no ve ningún palacio.
    [one] { $at } ve un palacio.
   *[other] { $at } ve { COUNT($seen) } palacios.
} { $palace ->
    [true] Todo lo que ve se puede bloquear, así que es un palacio.
   *[false] No todo lo que ve se puede bloquear, así que no es un palacio.
}
