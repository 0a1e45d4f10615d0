err-two-moves = trata de reglas de una o dos jugadas

err-two-piles = trata de reglas con dos montones

err-two-piles-at-most = trata de reglas con uno o dos montones

chart-title = Un tablero que se repite en todas las escalas

chart-about = Corta el tablero en bloques de cualquier tamaño. Solo hay unos pocos tipos, y el tipo de un bloque dice los tipos de sus cuatro cuartos. Así, las cifras binarias de x e y llevan al resultado de cualquier casilla.

chart-more = Todos los bloques de un tipo tienen los mismos palacios. Así que la tabla de los tipos decide cada casilla del tablero, aunque x e y tengan cien cifras.

chart-source = Palace; según Allouche, Shallit, Automatic Sequences, y preguntas de [LSY24] Sección 10

chart-three = Tres segmentos

chart-four = Cuatro segmentos, vistos de lejos

chart-one = Un tipo

kinds-label = Tipos en la tabla

digits-title = Cifras binarias de x e y del bloque, dos cada vez, y el tipo al que llevan

point-out = Señala más lejos para ver cómo las cifras llevan de un tipo a otro.

next-digit = Leer la siguiente cifra

kinds-title = { $n ->
    [1] De qué está hecho el tipo
   *[other] De qué están hechos los { $n } tipos
}

kind-title = De qué está hecho el tipo { $kind }

head-kind = tipo

head-palaces = palacios

more = { $n } más

share-of-block = { $n } de { $all }

no-chart = En una búsqueda de { $millions } millones de pasos no se encontró ninguna tabla de bloques. Aun así puede haber una.

say-chart = { $kinds ->
    [1] Todos los bloques de { $side } × { $side } casillas son iguales aquí: hay un tipo.
   *[other] Hay { $kinds } tipos de bloques, los más pequeños de { $side } × { $side } casillas. Un bloque grande en la esquina es del tipo 1. La tabla dice los tipos de sus cuartos, luego los de los cuartos de estos, y así hasta los bloques más pequeños. Los bloques de un tipo son iguales, casilla por casilla.
}

say-scale = { $often ->
    [0] Los bloques dibujados aquí tienen { $side } casillas de ancho. Aleja la vista para ver otros más grandes, dibujados con la misma tabla.
    [1] Los bloques dibujados aquí tienen { $side } casillas de ancho, y cada uno está hecho de otros más pequeños como dice la tabla, una vez.
    [2] Los bloques dibujados aquí tienen { $side } casillas de ancho, y cada uno está hecho de otros más pequeños como dice la tabla, dos veces seguidas.
   *[other] Los bloques dibujados aquí tienen { $side } casillas de ancho, y cada uno está hecho de otros más pequeños como dice la tabla, { $often } veces seguidas.
}

say-meetings = Esto está demostrado para todo el tablero. Los tipos se juntan, de cuatro en cuatro, de { $ways } maneras y de ninguna otra. En cada una de ellas se comprobaron todas las casillas: una casilla es un palacio exactamente cuando ninguna jugada lleva de ella a un palacio.

say-way = { $digits ->
    [0] { $palace ->
        [true] { $p } es un palacio
       *[false] { $p } es una posición N
    }. Está en el bloque de la esquina, del tipo 1.
   *[other] { $palace ->
        [true] { $p } es un palacio
       *[false] { $p } es una posición N
    }, como lo es la casilla { $at } de todo bloque del tipo { $kind }. A este tipo llevan las cifras del lugar { $place } de su bloque.
}

large-kind = tipo { $kind }

say-step = { $digits ->
    [0] Aún no se ha leído ninguna cifra. Un bloque en la esquina, tan grande que contiene la casilla, es del tipo 1.
   *[other] { $digits ->
        [one] Después de { $digits } cifra
       *[other] Después de { $digits } cifras
    } el bloque es del tipo { $kind }, y la siguiente cifra dice qué cuarto de él hay que tomar.
}

coloring-title = Colores que encuentran los palacios

coloring-about = Algunas casillas empiezan con un color. La regla red -> green (5,4) pinta de verde una casilla si su x supera en 5 a la de una roja, y su y en 4. Las reglas adecuadas pintan exactamente los palacios.

coloring-more = Cada regla se usa una y otra vez. Quien tiene el turno pierde en un palacio y gana en todas las demás casillas. Así que los colores dicen quién gana.

coloring-source = [LSY24] Definición 40, Ejemplos 42 y 44, Proposiciones 46 y 47 (corregidas), Figuras 14, 15 y 17

coloring-figure-14 = Figura 14: un juego asimétrico

coloring-figure-15 = Figura 15: un juego simétrico

coloring-figure-17 = Figura 17: un juego aritmético

err-colors-far = los colores empiezan en la esquina y se pintan hasta x = 2047 e y = 2047: este lugar está demasiado lejos

rules-label = Las reglas

part-label = La parte que se muestra

part-all = todo

part-gone = un color que ya no existe: todo

part-only = solo { $colors }

next-colors = Usar otra vez cada regla

mark-clash = dos colores

mark-wrong = no es un palacio

mark-missed = palacio, sin color

colors-title = Los colores

rules-title = Las reglas y cuántas casillas ha coloreado cada una

head-colour = color

head-at-start = al comienzo

head-squares = casillas

head-palaces-among = palacios entre ellas

head-from = de

head-step = paso

head-to = a

head-painted = casillas

come-closer = Acércate para ver las casillas una a una: desde aquí solo se dibuja el contorno de cada parte.

say-exact = Está demostrado: en todo el tablero sin fin estas reglas pintan exactamente los palacios. Se miraron todas las casillas con x+y < { $reach }; más lejos los colores y los palacios se repiten a lo largo de { $lines } líneas desde la esquina.

say-only = Está demostrado: en todo el tablero sin fin cada casilla que pintan estas reglas es un palacio. Se miraron todas las casillas con x+y < { $reach }; más lejos los colores y los palacios se repiten a lo largo de { $lines } líneas desde la esquina.

say-undecided = Esto está calculado para todas las casillas con x+y < { $reach }. No está demostrado: más lejos los colores pueden ser erróneos.

say-bare = { $palace ->
    [true] { $whole ->
        [true] { $p } es un palacio, pero no tiene color: las reglas no llegan a él.
       *[false] { $p } es un palacio sin color hasta ahora.
    }
   *[false] { $p } no tiene color, y no es un palacio.
}

painted-from-start = { $p } tiene el color { $color } desde el comienzo.

painted-one-step = { $p } tiene el color { $color }: viene de { $one }, { $first }.

painted-two-steps = { $p } tiene el color { $color }: viene de { $one }, { $first }; después { $two }, { $second }.

painted-three-steps = { $p } tiene el color { $color }: viene de { $one }, { $first }; después { $two }, { $second }; después { $three }, { $third }.

painted-many-steps = { $p } tiene el color { $color }, después de { $steps } pasos: desde { $one }, { $first }, pasando por { $before }, { $last }.

painted-as = { $palace ->
    [true] Es un palacio.
   *[false] Pero no es un palacio: las reglas son erróneas aquí.
}

say-agreement = En las { $width } × { $height } casillas desde la esquina, { $exact ->
    [true] las { $painted } casillas pintadas son exactamente los palacios.
   *[false] { $right ->
        [true] las { $painted } casillas pintadas son todas
       *[false] { $covered } de { $painted } casillas pintadas son
    } palacios, y están pintados { $covered } de { $palaces } palacios ({ $percent } %).
}

say-end = Cuando ninguna regla puede pintar más, están pintados { $painted } de { $palaces } palacios ({ $percent } %).

say-clash = Las reglas dan a { $p } dos colores, { $one } y { $other }. Una casilla solo puede tener uno.

say-wrong = La primera casilla pintada que no es un palacio es { $p }.

say-missed = El primer palacio sin color es { $p }.

say-found = { $segments ->
    [1] Estas reglas son una sugerencia. El tablero tiene un segmento, y los pasos de las reglas son los pasos con los que se repite. Cámbialas como quieras.
   *[other] Estas reglas son una sugerencia. El tablero tiene { $segments } segmentos, y los pasos de las reglas son los pasos con los que los segmentos se repiten a lo largo de sus bordes. Cámbialas como quieras. Para recuperarlas, borra el texto.
}

bare-ones = No encuentran todos los palacios. Faltan algunos donde aún no se repite nada, o donde demasiadas casillas necesitarían un color al comienzo.

say-makeshift = { $segments ->
    [0] No hay sugerencia para este tablero: no hay segmentos demostrados hasta x+y = { $reach }
   *[other] No hay sugerencia para este tablero. Tiene { $segments } { $segments ->
        [one] segmento
       *[other] segmentos
    }, pero demasiadas casillas necesitarían un color al comienzo
}. Empieza con estas reglas y cámbialas.

periods-title = Las filas y las columnas se repiten

periods-about = A lo largo de cada fila, los resultados acaban repitiéndose, como P P N N P P N N … se repite cada 4 casillas. Lo mismo vale para cada columna.

periods-more = P es un palacio: pierde quien tiene el turno. N es cualquier otra casilla. Una casilla solo depende de las filas anteriores y de unas pocas casillas anteriores de su propia fila. Cuántas son lo dice la longitud de la jugada más larga a lo largo de la fila. Si todas ellas son iguales en dos lugares, todo lo que sigue también es igual.

periods-source = [LSY24] Definición 6 y Teorema 7

periods-figure-23 = Figura 23

periods-figure-28 = Figura 28

periods-one-pile = Un montón

pile-title = El montón se repite

pile-about = Después de algunos números, los resultados se repiten para siempre, como P P N N P P N N … cada 4.

pile-more = P es un palacio: pierde quien tiene el turno. N es cualquier otro número. Si la jugada mayor es m, un número solo depende de los m números anteriores. Si estos son iguales en dos lugares, todo lo que sigue también es igual.

along-label = Mostrar

along-rows = filas

along-columns = columnas

table-title = { $dim ->
    [1] El montón
   *[other] { $line ->
        [row] Filas
       *[column] Columnas
    }
}

head-repeats-from = se repite desde

head-every = cada

head-same-before = igual antes de

state-title = { $dim ->
    [1] { $all ->
        [true] { $window ->
            [1] El número anterior a { $at }
           *[other] Los { $window } números anteriores a { $at }
        }
       *[false] De los { $window } números anteriores a { $at }, los últimos { $shown }
    }
   *[other] { $all ->
        [true] { $window ->
            [1] La casilla anterior
           *[other] Las { $window } casillas anteriores
        } a { $line ->
            [row] x = { $at } en la fila { $n }
           *[column] y = { $at } en la columna { $n }
        }
       *[false] De las { $window } casillas anteriores a { $line ->
            [row] x = { $at } en la fila
           *[column] y = { $at } en la columna
        } { $n }, las últimas { $shown }
    }
}

point-at = { $dim ->
    [1] El dorado señala la parte que se repite para siempre, el gris la parte anterior. Señala una casilla para ver por qué.
   *[other] En cada fila, el dorado señala la parte que se repite para siempre, dibujada una vez, y el gris la parte anterior. Señala una casilla para ver por qué se repiten su fila y su columna.
}

line-words = { $every ->
    [1] { $from ->
        [0] { $line ->
            [row] { $p }: la fila
           *[column] { $p }: la columna
        } { $n } es igual en toda su longitud.
       *[other] { $line ->
            [row] { $p }: la fila { $n } es siempre igual desde x = { $from }.
           *[column] { $p }: la columna { $n } es siempre igual desde y = { $from }.
        }
    }
   *[other] { $from ->
        [0] { $line ->
            [row] { $p }: la fila
           *[column] { $p }: la columna
        } { $n } se repite cada { $every } casillas desde su comienzo.
       *[other] { $line ->
            [row] { $p }: la fila { $n } se repite cada { $every } casillas desde x = { $from }.
           *[column] { $p }: la columna { $n } se repite cada { $every } casillas desde y = { $from }.
        }
    }
} { $first ->
    [true] { $palace ->
        [true] Esta casilla es un palacio: pierde quien tiene el turno.
       *[false] Esta casilla es una posición N: gana quien tiene el turno.
    }
   *[false] { $palace ->
        [true] Así que esta casilla es un palacio, como { $like }: pierde quien tiene el turno.
       *[false] Así que esta casilla es una posición N, como { $like }: gana quien tiene el turno.
    }
}

pile-words = { $every ->
    [1] Todo es igual desde { $from }.
   *[other] El montón se repite cada { $every } números desde { $from }.
} { $first ->
    [true] { $palace ->
        [true] { $x } es un palacio: pierde quien tiene el turno.
       *[false] { $x } es una posición N: gana quien tiene el turno.
    }
   *[false] { $palace ->
        [true] Así que { $x } es un palacio, como { $like }: pierde quien tiene el turno.
       *[false] Así que { $x } es una posición N, como { $like }: gana quien tiene el turno.
    }
}

why-pile = Por qué: ninguna jugada quita más de { $window }, y los { $window } números anteriores a { $state } tienen los mismos resultados que los anteriores a { $again }. Así que todo lo que sigue también es igual.

why-line = { $window ->
    [0] Por qué: ninguna jugada se queda en la { $line ->
        [row] fila { $n }, y las filas a las que llevan otras jugadas { $every ->
            [1] ya no cambian
           *[other] se repiten juntas cada { $every } casillas
        } desde x = { $state }. Así que lo que sigue desde x = { $again } es lo mismo que sigue desde x = { $state }.
       *[column] columna { $n }, y las columnas a las que llevan otras jugadas { $every ->
            [1] ya no cambian
           *[other] se repiten juntas cada { $every } casillas
        } desde y = { $state }. Así que lo que sigue desde y = { $again } es lo mismo que sigue desde y = { $state }.
    }
    [1] Por qué: las jugadas a lo largo de la { $line ->
        [row] fila { $n } llegan una casilla hacia atrás, y la anterior a x = { $state } es igual que la anterior a x = { $again }. Las filas a las que llevan otras jugadas { $every ->
            [1] ya no cambian
           *[other] se repiten juntas cada { $every } casillas
        } desde x
       *[column] columna { $n } llegan una casilla hacia atrás, y la anterior a y = { $state } es igual que la anterior a y = { $again }. Las columnas a las que llevan otras jugadas { $every ->
            [1] ya no cambian
           *[other] se repiten juntas cada { $every } casillas
        } desde y
    } = { $state }. Así que todo lo que sigue también es igual.
   *[other] Por qué: las jugadas a lo largo de la { $line ->
        [row] fila { $n } llegan { $window } casillas hacia atrás, y las anteriores a x = { $state } son iguales que las anteriores a x = { $again }. Las filas a las que llevan otras jugadas { $every ->
            [1] ya no cambian
           *[other] se repiten juntas cada { $every } casillas
        } desde x
       *[column] columna { $n } llegan { $window } casillas hacia atrás, y las anteriores a y = { $state } son iguales que las anteriores a y = { $again }. Las columnas a las que llevan otras jugadas { $every ->
            [1] ya no cambian
           *[other] se repiten juntas cada { $every } casillas
        } desde y
    } = { $state }. Así que todo lo que sigue también es igual.
}

lines-too-far = { $line ->
    [row] Las filas se calculan una a una desde la primera, hasta la fila { $most }: este lugar está demasiado lejos.
   *[column] Las columnas se calculan una a una desde la primera, hasta la columna { $most }: este lugar está demasiado lejos.
}

say-unknown = { $line ->
    [row] Desde la fila { $n }, el período es demasiado largo para encontrarlo aquí.
   *[column] Desde la columna { $n }, el período es demasiado largo para encontrarlo aquí.
}

remainder-title = Lo que queda cuando se quitan las dos jugadas

remainder-about = Quitar las dos jugadas juntas no cambia nada. Así que quítalas juntas tantas veces como quepan. Gana quien empieza si una de las jugadas cabe un número impar de veces en lo que queda.

remainder-more = Con las jugadas (1,3) y (2,1), por ejemplo, (x+3,y+4) se gana exactamente cuando se gana (x,y).

remainder-source = [LSY24] Lema 2, Figura 8 y Teorema 28 (corregido), Teorema 31

remainder-figure-8 = Figura 8

remainder-squirrel = La ardilla y el cuervo: 5 cacahuetes, 6 nueces

remainder-region-c = Palacios en la región C

one-move-title = Cuántas veces cabe la jugada

one-move-about = Con una sola jugada no hay nada que elegir. Gana quien empieza si cabe un número impar de veces, como al deshojar una margarita: me quiere, no me quiere.

one-move-more = Así el tablero se divide en formas de L, de palacios y de posiciones N por turnos, cada una a una jugada más de distancia que la anterior.

one-move-source = [LSY24] Lemas 17 y 18

row-square = casilla

row-left = queda

row-taken = quitado: { $sum }

row-fits = { $move } cabe

regions-title = Las regiones

too-narrow = Acércate para ver las franjas de las regiones: aquí son demasiado estrechas.

head-region = región

head-region-squares = casillas

head-who-wins = quién gana

division-title = { $moves ->
    [1] { one-move-title }
   *[other] Dividido entre { $sum }
}

head-pile = montón { $n }

head-times = veces

parity-of = { $odd ->
    [true] { $n }, impar
   *[false] { $n }, par
}

say-take = Quitar { $sum }

say-point = { $moves ->
    [1] Hay una sola jugada, así que no hay nada que elegir. Gana quien empieza si cabe un número impar de veces. Señala una casilla para ver cuántas veces.
   *[other] Señala una casilla para ver lo que queda de ella.
}

sum-fits = { $p }: las dos jugadas juntas, { $sum }, { $n ->
    [0] no caben.
   *[other] caben { $n ->
        [1] una vez, y queda { $left }.
        [2] dos veces, y queda { $left }.
       *[other] { $often } veces, y queda { $left }.
    }
}

say-one = { $n ->
    [0] { $p }: no cabe ninguna jugada: quien empieza pierde.
   *[other] { $odd ->
        [true] { $n ->
            [1] { $p }: { $move } cabe una vez
           *[other] { $p }: { $move } cabe { $often } veces
        }, un número impar: quien empieza la quita y gana.
       *[false] { $n ->
            [2] { $p }: { $move } cabe dos
           *[other] { $p }: { $move } cabe { $often }
        } veces, un número par: quien empieza pierde.
    }
}

there-odd = { $n ->
    [1] Allí { $move } cabe una vez, un número impar: quien empieza la quita y gana.
   *[other] Allí { $move } cabe { $often } veces, un número impar: quien empieza la quita y gana.
}

there-even = { $n ->
    [2] Allí solo cabe { $move }, dos veces, un número par: quien empieza pierde.
   *[other] Allí solo cabe { $move }, { $often } veces, un número par: quien empieza pierde.
}

there-both-even = { $n ->
    [2] { $m ->
        [2] Allí { $move } cabe dos veces y { $other } dos veces, números pares: quien empieza pierde.
       *[other] Allí { $move } cabe dos veces y { $other } { $oftener } veces, números pares: quien empieza pierde.
    }
   *[other] { $m ->
        [2] Allí { $move } cabe { $often } veces y { $other } dos veces, números pares: quien empieza pierde.
       *[other] Allí { $move } cabe { $often } veces y { $other } { $oftener } veces, números pares: quien empieza pierde.
    }
}

there-never = Allí no cabe ninguna jugada: quien empieza pierde.

say-region = Lo que queda está en la región { $region }.

wins-none = perdida: no cabe ninguna

wins-odd = ganada si { $move } cabe un número impar de veces

wins-leads = ganada: { $move } lleva a { $region }

wins-either = ganada si { $axis } ≥ { $least }, pues { $move } lleva a { $region }; si no, cuando { $other } cabe un número impar de veces

where-both = x ≥ { $x } e y ≥ { $y }

wins-d = como { $sum } antes: D está hecha de copias de A, B y C

segments-title = Segmentos, cada uno con un mosaico

segments-about = De lejos se ven segmentos: sectores que empiezan en la esquina. En cada segmento los palacios forman un mosaico, un patrón que se repite como las baldosas de un suelo.

segments-more = Las dos flechas llevan de una casilla a otras con el mismo resultado. «1/3 palacios» significa que un tercio de las casillas de un segmento son palacios. En una falla el patrón de un segmento está desplazado, como si las baldosas de una mitad del suelo se hubieran deslizado.

segments-source = [LSY24] Sección 9, Figuras 3 y 19 a 22, Problemas 61 y 62

segments-figure-3 = Figura 3, izquierda

segments-figure-21 = Figura 21, cinco segmentos

segments-figure-22 = Figura 22, seis segmentos

segments-three-moves = Tres jugadas, cinco segmentos

segments-table = Segmentos, del eje x al eje y

faults-title = Fallas: a través de una falla el patrón de un segmento está desplazado

look-farther = Mirar el doble de lejos

share-of-palaces = { $share } palacios

zoom-out = Aleja la vista para ver más de los segmentos a la vez.

err-no-segments = las jugadas son demasiado largas para buscar segmentos lo bastante lejos, así que no se sabe si los hay

err-no-segments-but-remainders = las jugadas son demasiado largas para buscar segmentos, pero aun así se conoce el resultado de cada casilla, por restos

nothing-known = nada conocido

head-share = palacios

head-periods = períodos

head-slopes = entre las pendientes

head-segment = segmento

head-slope = pendiente

head-shifted = desplazado en

slope-about = aproximadamente { $slope }

slope-label = { $exact ->
    [true] pendiente { $slope }
   *[false] pendiente aproximada { $slope }
}

fault-label = { $exact ->
    [true] falla, pendiente { $slope }
   *[false] falla, pendiente aproximada { $slope }
}

segment-words = { $n ->
    [1] { $p } está en el único segmento
   *[other] { $p } está en el segmento { $i } de { $n }
}, { $parts ->
    [1] donde
   *[other] parte { $k } de { $parts }, donde
} { $share ->
    [none] ninguna casilla es un palacio
    [all] todas las casillas son palacios
   *[some] { $part } de las casillas son palacios
}. Los pasos de { $u } y { $v } llevan a casillas con el mismo { $parts ->
    [1] resultado.
   *[other] resultado, mientras se queden en esta { $fault ->
        [true] parte. A través de una falla el patrón está desplazado.
       *[false] parte.
    }
}

say-proved = { $palace ->
    [true] Según el mosaico es un palacio. Eso está demostrado para todas las casillas con x+y ≥ { $reach }.
   *[false] Según el mosaico es una posición N. Eso está demostrado para todas las casillas con x+y ≥ { $reach }.
}

say-expected = { $palace ->
    [true] Según el mosaico es un palacio. Eso no está demostrado aquí.
   *[false] Según el mosaico es una posición N. Eso no está demostrado aquí.
}

say-checked = { $correct ->
    [true] { $palace ->
        [true] Según el mosaico es un palacio, y eso es correcto.
       *[false] Según el mosaico es una posición N, y eso es correcto.
    }
   *[false] Tan cerca de la esquina el mosaico aún no ha empezado. Según el mosaico la casilla sería { $palace ->
        [true] una posición N, pero es un palacio.
       *[false] un palacio, pero es una posición N.
    }
}

say-is = { $palace ->
    [true] Es un palacio.
   *[false] Es una posición N.
}

in-axis-strip = { $p } está en la franja a lo largo de un eje, antes de que empiece el mosaico.

in-strip = { $p } está en la franja entre dos mosaicos, a lo largo de la pendiente { $slope }. Se repite cada { $every }.

near-corner = { $p } está tan cerca de la esquina que los segmentos aún no se han separado.

in-no-pattern = { $p } está donde no se encontró ningún patrón que se repita.

say-survey = { $settled ->
    [true] { $faults ->
        [0] { $segments ->
            [1] Decidido: un segmento
           *[other] Decidido: { $segments } segmentos
        }
       *[other] Decidido: { $segments ->
            [1] un segmento
           *[other] { $segments } segmentos
        } con { $faults ->
            [1] una falla
           *[other] { $faults } fallas
        }
    }, demostrado para todas las casillas con x+y ≥ { $reach } fuera de las franjas grises a lo largo de las líneas. Las franjas también se repiten a lo largo de las líneas.
   *[false] { $segments ->
        [0] No se sabe: no se encontró ningún mosaico hasta x+y = { $reach }.
       *[other] { $gaps ->
            [true] No decidido: al menos { $segments ->
                [1] un segmento
               *[other] { $segments } segmentos
            }, medición hecha en { $known } de 90 grados hasta x+y = { $reach }. En las partes grises del tablero no se sabe nada: no se encontró allí ningún patrón con períodos de hasta { $periods }.
           *[false] { $segments ->
                [1] No decidido: un segmento, medido
               *[other] No decidido: { $segments } segmentos, medidos
            } hasta x+y = { $reach }. Más lejos puede haber otros.
        }
    } { $then ->
        [nothing] Más lejos no se puede calcular nada.
        [may] Mira más lejos para saber más.
       *[searched] La búsqueda sigue más lejos.
    }
}

known-by-remainders = Aun así se conoce el resultado de cada casilla, por restos.

percolation-title = Caminos que evitan los palacios

percolation-about = ¿Puede una hormiga caminar para siempre sin pisar un palacio y sin salir de su segmento? El verde muestra un camino así. Donde no lo hay, los palacios encierran a la hormiga en las casillas rojas.

percolation-more = Un segmento es un sector del tablero con un patrón de palacios. Los palacios encierran a la hormiga en una isla, o en una banda que sale del segmento.

percolation-source = [LSY24] Problema 51, Figuras 12, 19 y 20

percolation-figure-12-left = Figura 12, izquierda: un centro sin camino

percolation-figure-12-right = Figura 12, derecha: un camino en todas partes

percolation-figure-19 = Figura 19: solo por las esquinas

percolation-figure-20 = Figura 20: una banda que sale

say-outside = No está en esta parte del tablero: empieza más lejos, donde el segmento es lo bastante ancho.

paths-title = ¿Hay un camino sin fin?

over-label = La hormiga camina

over-sides = por los lados

over-corners = por los lados y las esquinas

head-way = un camino

head-repeats = que se repite cada

is-there-way = { $form ->
    [path] sí
    [bands] no: bandas a lo largo de { $along }
   *[islands] { $most ->
        [0] no: solo palacios
        [1] no: casillas sueltas
       *[other] no: islas de { $most } casillas como máximo
    }
}

way-period = { $steps ->
    [0] {""}
   *[other] { $steps ->
        [1] { $by }, un paso
       *[other] { $by }, { $steps } pasos
    }
}

name-of = { $parts ->
    [1] { $i }
   *[other] { $i } (parte { $part })
}

percolates = { $p } está en el segmento { $segment }, donde la hormiga { $form ->
    [path] puede caminar para siempre por los { $corners ->
        [true] lados y las esquinas
       *[false] lados
    }: { $steps ->
        [1] un paso la lleva
       *[other] { $steps } pasos la llevan
    } { $by } más allá, y así sin fin.
    [bands] no puede caminar para siempre por los { $corners ->
        [true] lados y las esquinas
       *[false] lados
    }. Los palacios le dejan bandas a lo largo de { $along }, y estas salen del segmento.
   *[islands] no puede caminar para siempre por los { $most ->
        [0] { $corners ->
            [true] lados y las esquinas: solo hay palacios.
           *[false] lados: solo hay palacios.
        }
        [1] { $corners ->
            [true] lados y las esquinas
           *[false] lados
        }: los palacios le dejan casillas sueltas.
       *[other] { $corners ->
            [true] lados y las esquinas
           *[false] lados
        }: los palacios le dejan islas de { $most } casillas como máximo.
    }
}

say-nowhere = { $p } está entre los segmentos y no pertenece a ningún mosaico.
