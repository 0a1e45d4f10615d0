golden-title = ¿A qué distancia del número áureo?

golden-about = Numera los palacios con y > x en el orden de sus columnas. En el nim de Wythoff, el palacio n es (a,b) con b − a = n, y b está cerca de φ·a. Aquí, b − a − n dice cuánto lo apartan otras jugadas.

golden-more = Mientras b − a − n siga siendo pequeño, los palacios quedan cerca de las dos rectas doradas. { $symmetric ->
    [true] Los palacios con x > y son sus imágenes reflejadas.
   *[false] Las jugadas no son simétricas, así que los palacios con x > y no son imágenes reflejadas. Aquí no se cuentan.
}

golden-source = [LW14] Secciones 1 a 3

example-golden = Los propios pares áureos: nim de Wythoff

example-silver = La razón de plata: nim de Wythoff generalizado, M = 2

example-nearly-golden = Casi áureo: nim del maharajá

example-no-more = Ya no es áureo: líneas de caballo sin fin

steep-line = y = φx

flat-line = y = x/φ

pairs-title = Los palacios con y > x

departures-title = b − a − n, palacio a palacio

counted-title = Cuántas veces b − a − n tiene cada valor

head-palaces = palacios

head-first = primero

pair-words = { $here ->
    [true] { $long ->
        [true] Esta casilla es un palacio: b − a − n = { $d }.
       *[false] { $p } es un palacio, el par número { $number }: b − a − n = { $b } − { $a } − { $number } = { $d }.
    }
   *[false] { $long ->
        [true] Esta casilla no es un palacio: el palacio de su columna { $way ->
            [farther] está { $n ->
                [1] una casilla
               *[other] { $n } casillas
            } más lejos de la esquina, con b − a − n = { $d }.
            [nearer] está { $n ->
                [1] una casilla
               *[other] { $n } casillas
            } más cerca de la esquina, con b − a − n = { $d }.
           *[at] es { $palace }, con b − a − n = { $d }.
        }
       *[false] { $p } no es un palacio: el palacio de su columna es { $palace }, el par número { $number }, con b − a − n = { $b } − { $a } − { $number } = { $d }.
    }
}

below-words = { $here ->
    [true] { $long ->
        [true] Esta casilla
       *[false] { $p }
    } es un palacio con x > y. Estos no se cuentan aquí, porque las jugadas no son simétricas.
   *[false] { $long ->
        [true] Esta casilla no es un palacio: el palacio de su columna { $way ->
            [farther] está { $n ->
                [1] una casilla
               *[other] { $n } casillas
            } más lejos de la esquina, con x > y.
            [nearer] está { $n ->
                [1] una casilla
               *[other] { $n } casillas
            } más cerca de la esquina, con x > y.
           *[at] es { $palace }, con x > y.
        }
       *[false] { $p } no es un palacio: el palacio de su columna es { $palace }, con x > y.
    }
}

columns-spread = Entre las primeras { $n } columnas, b − a − n va de { $least } a { $most }.

lines-seen = Las rectas gruesas son y = φx e y = x/φ. Los palacios de estas columnas { $symmetric ->
    [true] están entre las rectas finas que hay junto a ellas
   *[false] con y > x están entre las rectas finas
}: b − φa va de { $low } a { $high }.

proved-golden = Es 0 para todo n: lo demuestra el diccionario de estas jugadas. Así que las jugadas no cambian nada, y los palacios son los del nim de Wythoff.

proved-spread = No llega más lejos en ninguna otra columna: lo demuestra el diccionario de estas jugadas.

proved-wider = Para todas las columnas va de { $least } a { $most }: lo demuestra el diccionario de estas jugadas.

err-known-up-to = aquí los palacios se conocen hasta la columna { $last }

err-known-up-to-for = aquí los palacios se conocen hasta la columna { $last }: { $why }

placing-title = Damas colocadas una a una

placing-about = Recorre las antidiagonales desde la esquina y pon una dama en cada casilla desde la que ninguna jugada lleva a una dama anterior. Las damas acaban en los palacios.

placing-more = Una dama de Wythoff, a diferencia de una dama de ajedrez, solo ataca por un tipo de diagonal. Ninguna jugada lleva de un palacio a un palacio, y desde todas las demás casillas alguna jugada lleva a uno.

placing-source = [LW14] Proposición 2.1

placing-wythoff = Nim de Wythoff

placing-maharaja = Nim del maharajá

placing-exile = Damas que también atacan por antidiagonales: damas en el exilio

err-unplaced = las piezas solo se colocan una a una si hay { $most } jugadas adicionales como máximo

dictionary-title = Una cadena que se escribe sola

dictionary-about = Cada columna tiene un palacio: escribe 0 si en él y > x y 1 si x > y. { $which ->
    [none] Resulta 0 1 0 0 1 0 1 0 … desde la columna 1. Leída
    [knight] Resulta 00100 1 0010110 … desde la columna 8. Leída
   *[further] Leída
} palabra por palabra, esta cadena dice cómo continúa.

dictionary-more = Es su propio diccionario. Cada palabra dice dónde están los palacios de sus columnas, y por simetría eso dice qué escribir en columnas posteriores.

dictionary-source = [LW14] Sección 3

words-label = Palabras para ejecutar, una por línea: 01 -> 100

dictionary-wythoff = Dos palabras: el nim de Wythoff y la palabra de Fibonacci

dictionary-maharaja = Nueve palabras: nim del maharajá

dictionary-two-three = Diez palabras: nim del maharajá (2,3)

dictionary-four-seven = Tres palabras: nim del maharajá (4,7)

reads-here = leída

writes-here = escrita

never-occurs = nunca aparece

perfect-mark = sí

next-word = Leer la siguiente palabra

string-title = La cadena: 0 para un palacio con y > x, 1 para uno con x > y

reading-title = Dónde se lee la cadena

writing-title = Dónde se escribe

dictionary-table = El diccionario: { $n } palabras

head-word = palabra

head-image = se escribe como

head-met = veces

head-first-met = primera

comparison-title = Palacios con y > x, junto a los del nim de Wythoff

head-perfect = perfecto

letter-here = { $side ->
    [above] La columna { $x } tiene un palacio con y > x: es la letra { $k } de la palabra { $word }, que se traduce como { $image }.
   *[below] La columna { $x } tiene un palacio con x > y: es la letra { $k } de la palabra { $word }, que se traduce como { $image }.
}

before-string = La columna { $x } está antes de la cadena, que empieza en la columna { $first }. Su primera palabra es { $word }.

word-here = La palabra { $n } es { $word }, desde la columna { $column }. Su traducción { $image } se escribe desde la columna { $row }.

coloured-part = La parte coloreada empieza en la casilla { $square } de la diagonal { $diagonal }, donde empieza la palabra, y sigue alejándose de la esquina. { $perfect ->
    [true] Todas sus casillas están libres: es un sector perfecto
   *[false] Algunas de sus casillas están tomadas, las mismas que donde empieza cualquier palabra
}. La palabra está en la fila justo anterior, y lo que ella escribe, en la columna justo anterior.

drawn-in-words = En el tablero, una línea gris marca cada columna de la palabra que tiene un palacio con x > y. El contorno discontinuo es donde sigue la próxima palabra.

writes-zero = Sus columnas no tienen ningún palacio con y > x, así que para la fila { $row }, y por simetría para la columna { $row }, se escribe 0.

writes-image = Sus palacios con y > x son { $palaces }. Por simetría, de las columnas { $first } a { $last } las que llevan los números de estas filas tienen un palacio con x > y: se escribe { $image }.

not-found = Aquí la cadena no se lee palabra por palabra: { $why }. La búsqueda termina ahí. No demuestra nada.

letter-of = { $row ->
    [-1] La columna { $x } tiene un palacio con x > y: su letra es 1.
    [0] La columna { $x } tiene su palacio en la diagonal: su letra es 0.
   *[other] La columna { $x } tiene un palacio con y > x: su letra es 0.
}

palace-words = { $here ->
    [true] { $long ->
        [true] Esta casilla es un palacio.
       *[false] { $p } es un palacio.
    }
   *[false] { $long ->
        [true] Esta casilla no es un palacio: el palacio de su columna { $way ->
            [farther] está { $n ->
                [1] una casilla
               *[other] { $n } casillas
            } más lejos de la esquina.
            [nearer] está { $n ->
                [1] una casilla
               *[other] { $n } casillas
            } más cerca de la esquina.
           *[at] es { $palace }.
        }
       *[false] { $p } no es un palacio: el palacio de su columna es { $palace }.
    }
}

closing = { $never ->
    [0] El diccionario se cierra: nunca aparecen otras palabras que
   *[other] El diccionario se cierra: de las { $all } palabras del artículo solo aparecen alguna vez
} estas { $n }. La demostración sigue las { $situations } situaciones en las que se leen. Empieces donde empieces a leer, después de { $letters ->
    [1] una letra
   *[other] { $letters } letras
} sabes dónde empiezan las palabras.

telescope-title = Un telescopio para columnas lejanas

telescope-about = Lo que la cadena dice de la columna x se escribió cuando la cadena se leía cerca de x/φ. Esa parte se escribió cuando se leía cerca de x/φ², y así hasta la esquina. Así que una columna de cien cifras necesita unos 470 pasos.

telescope-more = En cada nivel, unas pocas letras cerca del lugar muestran dónde empiezan las palabras. Sus traducciones son las letras del nivel de encima.

telescope-source = [LW14] Figura 7 y Pregunta 1

telescope-maharaja = Nim del maharajá, desde la esquina

telescope-two-three = Nim del maharajá (2,3), desde la esquina

sure-here = sabido

counted-zeros = ceros antes

in-table = El nivel { $level }, alrededor de la columna { $column }, está en la tabla: las primeras letras de la cadena se escribieron palabra por palabra.

letters-read = En el nivel { $level }, alrededor de la columna { $column }, se leen { $n } letras.

sure-after = Después de { $n } de ellas se sabe dónde empieza una palabra.

they-translate = Son las traducciones de las palabras alrededor de la columna { $column }, un nivel más abajo.

string-begins = La cadena empieza en la columna { $first }. Señala una casilla de una columna posterior.

so-the-palace = Así que el palacio de esta columna es { $palace }.
