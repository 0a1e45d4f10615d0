title = { $many ->
    [true] Sustracción de vectores con { $n } jugadas
   *[false] Sustracción de vectores {"{"}{ $moves }{"}"}
}

rules = { $n ->
    [1] { $piles ->
        [1] Quita la jugada { $moves } del montón. No
        [2] Quita la jugada { $moves } de x e y, los dos montones. Ninguno
       *[other] Quita la jugada { $moves } de los montones. Ningún montón
    }
   *[other] { $many ->
        [true] Quita una de las { $n } jugadas
       *[false] Quita una de las jugadas { $moves }
    } { $piles ->
        [1] del montón. No
        [2] de x e y, los dos montones. Ninguno
       *[other] de los montones. Ningún montón
    }
} puede bajar de cero. Quien no puede mover { $misere ->
    [true] gana
   *[false] pierde
}.

component = una componente de una jugada

expected-end = se esperaba «,» o «)»

one-or-many = los corchetes pueden indicar una jugada o varias: escribe {"{"}1,3,4{"}"} para jugadas de un montón, (1,3,4) para una jugada de tres montones

too-many-moves = puede haber { $most } jugadas como máximo

too-many-components = una jugada puede tener { $most } componentes como máximo

err-dimension = una posición de este juego tiene { $dim ->
    [one] { $dim } componente
   *[other] { $dim } componentes
}, no { $found }

err-negative = ninguna componente de una posición puede ser negativa, como en ({ $p })

err-digits = una componente de una posición puede tener { $most } cifras como máximo

err-strip = el tablero es una franja de una casilla de alto que empieza en 0,0

err-before = el tablero empieza en 0,0 y no tiene casillas antes de eso

err-slice = este corte está demasiado lejos para estas jugadas: no se puede calcular ningún tablero de él

err-window-outside = la ventana { $size } en ({ $at }) no está dentro del tablero, que es { $board } en ({ $corner })

err-too-large = { $searched ->
    [true] el tablero es demasiado grande para estas jugadas: desde 0,0 puede llegar hasta { $size } casillas; una búsqueda breve no ha encontrado ninguna tabla de bloques del tablero, aunque puede haber una
   *[false] el tablero es demasiado grande para estas jugadas: desde 0,0 puede llegar hasta { $size } casillas
}

err-too-far = { $searched ->
    [true] ({ $p }) está demasiado lejos para estas jugadas, que están resueltas hasta ({ $reach }); una búsqueda breve no ha encontrado ninguna tabla de bloques del tablero, aunque puede haber una
   *[false] ({ $p }) está demasiado lejos para estas jugadas, que están resueltas hasta ({ $reach })
}

err-elsewhere = el mapa no empieza en la esquina

err-followed = un solo montón se sigue hasta que se repite

err-behind = hay muchas casillas antes de la ventana, y puede haber un camino más corto hasta ella

err-nim-slice = el corte está demasiado lejos para un mapa de valores de Grundy

err-chart = una tabla de bloques no dice valores de Grundy

err-sweep = un barrido tarda menos

err-nim-squares = hay demasiadas casillas antes de ({ $p }) para rellenar sus valores de Grundy

err-unknown = { $what ->
    [period] no se conoce ningún período, y un barrido tarda menos que buscar uno
   *[chart] no se conoce ninguna tabla de bloques, y un barrido tarda menos que buscar una
}

err-not-found = { $what ->
    [period] una búsqueda breve no ha encontrado ningún período
   *[chart] una búsqueda breve no ha encontrado ninguna tabla de bloques
}

err-options = ({ $p }) tiene demasiadas opciones para mirar las opciones de cada una

err-no-blocks = { $game } no tiene bloques: solo los tienen los juegos de dos dimensiones

err-long-moves = las jugadas de { $game } son demasiado grandes para bloques

symmetric-label = Simétrico

symmetric-about = Con cada jugada (a,b), también (b,a).

additive-label = Aditivo

additive-about = Con dos jugadas, también las dos juntas: su suma.

max-symmetric-label = Max-simétrico

max-symmetric-about = Con cada jugada, también lo que le falta para la mayor.

asymmetric-label = Asimétrico

asymmetric-about = Con dos jugadas (a,b) y (c,d), b ≤ d, también (a+c,d−b).

arithmetic-label = Aritmético

arithmetic-about = Con (a,2a), también (3a,4a) y (4a,6a).

err-complete = { $as ->
    [symmetric] las jugadas ya son simétricas
    [additive] las jugadas ya son aditivas
    [asymmetric] las jugadas ya son aditivas asimétricas
    [arithmetic] las jugadas ya son aditivas aritméticas
   *[max-symmetric] las jugadas ya son max-simétricas
}

err-not-two = { $n ->
    [1] unas reglas así se hacen con dos jugadas: solo hay una jugada
   *[other] unas reglas así se hacen con dos jugadas: hay { $n } jugadas
}

err-not-arithmetic = unas reglas aditivas aritméticas no tienen más jugadas que (a,2a), (3a,4a) y (4a,6a)

whole-sum = { $often ->
    [1] Quitar { $sum }, las dos jugadas juntas, no cambia nada: se quita una vez, y queda ({ $left }).
    [2] Quitar { $sum }, las dos jugadas juntas, no cambia nada: se quita dos veces, y queda ({ $left }).
   *[other] Quitar { $sum }, las dos jugadas juntas, no cambia nada: se quita { $often } veces, y queda ({ $left }).
}

nothing-left = Desde allí no hay ninguna jugada: quien responde a cada jugada con la otra hace la última.

evenly = { $often ->
    [2] Desde ({ $left }) solo se puede quitar { $move }, dos veces, un número par: quien empieza no hace la última jugada.
   *[other] Desde ({ $left }) solo se puede quitar { $move }, { $often } veces, un número par: quien empieza no hace la última jugada.
}

oddly = { $often ->
    [1] Desde ({ $left }) se puede quitar { $move } una vez, y lo hace quien empieza.
   *[other] Desde ({ $left }) se puede quitar { $move } { $often } veces, un número impar: quien empieza hace también la última jugada.
}

both-evenly = Desde ({ $left }) se puede quitar { $first } { $often ->
    [2] dos veces
   *[other] { $often } veces
} o { $second } { $oftener ->
    [2] dos veces
   *[other] { $oftener } veces
}, números pares: quien empieza no hace la última jugada.

pile-repeats = { $palaces ->
    [none] Desde { $from }, los resultados se repiten cada { $every }: { $x } es { $like } y { $rounds } × { $every } más, y { $like } es { $palace ->
        [true] un palacio.
       *[false] una posición N.
    }
   *[other] Los palacios son { $palaces } y los números que superan a uno de estos en { $every }, { $twice }, { $thrice } y así sucesivamente. { $x } { $more ->
        [true] { $palace ->
            [true] es uno
           *[false] no es ninguno
        } de ellos, pues es { $like } y { $rounds } × { $every } más.
       *[false] { $palace ->
            [true] es uno de ellos.
           *[false] no es ninguno de ellos.
        }
    }
}

steps-repeat = { $palace ->
    [true] Hasta { $far } casillas alrededor de ({ $p }) los resultados se repiten con { $step }: ({ $p }) es un palacio, como lo es ({ $like }).
   *[false] Hasta { $far } casillas alrededor de ({ $p }) los resultados se repiten con { $step }: ({ $p }) es una posición N, como lo es ({ $like }).
}

mosaic-repeats = Hasta { $far } casillas alrededor de ({ $p }) los palacios son un mosaico, que se repite con { $first } y con { $second }. ({ $p }) { $palace ->
    [true] es uno de ellos, como lo es ({ $like }).
   *[false] no es ninguno de ellos.
}

same-block = Todo el tablero está hecho de { $blocks ->
    [1] un bloque de { $side }×{ $side } casillas, una y otra vez
   *[other] { $blocks } bloques distintos de { $side }×{ $side } casillas
}. ({ $p }) está en uno donde ({ $like }) está en otro del mismo tipo, y esa casilla es { $palace ->
    [true] un palacio.
   *[false] una posición N.
}

twice-middle = ({ $from }) es un palacio; por tanto, también lo es ({ $p }), dos veces { $middle } más lejos ([LSY24] lema 37).

palace-and-none = ({ $from }) es un palacio y ({ $not }) no lo es: por tanto, ({ $p }) es un palacio ([LSY24] lema { $lemma } ({ $item })).

palace-and-neither = ({ $from }) es un palacio, y ni ({ $first }) ni ({ $second }) lo es: por tanto, ({ $p }) es un palacio ([LSY24] lema { $lemma } (iv)).

palace-and-either = ({ $from }) es un palacio y ({ $p }) no lo es: por tanto, ({ $first }) o ({ $second }) es un palacio ([LSY24] lema { $lemma } (i)).

palace-before-two = ({ $first }) y ({ $second }) son palacios: por tanto, ({ $p }) es un palacio ([LSY24] lema 34).

method-sweep-once = Barrido, enseguida

method-sweep-end = Barrido, hasta el final

method-sweep-idea = Una posición es P si y solo si ninguna de sus opciones lo es; 64 casillas de una fila a la vez, a partir de filas anteriores.

method-remainders = Restos

method-remainders-idea = p+s+t tiene el valor de Grundy de p, para las jugadas s y t (para P: Larsson, Saha, Yokoo 2024, lema 2), así que se resta s+t tantas veces como se puede.

method-period = Período

method-period-idea = Las casillas se deducen de las anteriores, hasta donde llega hacia atrás la jugada más larga: cuando un tramo así se repite, se repite también todo lo que sigue.

method-chart = Tabla de bloques

method-chart-idea = Se conjeturan y se demuestran un número finito de tipos de bloques, de modo que las cifras binarias de una posición llevan de tipo en tipo a su resultado.

method-ones-pile-idea = Los palacios del juego misère son las posiciones de valor de Grundy 1: con un montón, cada posición de valor 0 que tiene opciones tiene una de valor 1 (Ferguson 1974).

method-ones-moves-idea = Los palacios del juego misère son las posiciones de valor de Grundy 1: con una o dos jugadas, cada posición de valor 0 que tiene opciones tiene una de valor 1.
