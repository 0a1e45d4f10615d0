spiral-source = [DSS20] Secciones 1 y 2, Figura 2

quadrant-source = [DSS20] Sección 8, Tabla 5

knights-on-spiral = Caballos en la espiral

rooks-nim-values = Torres: valores de Grundy

first-on-quadrant = Las primeras damas en el cuadrante

queen-in-every-column = Una dama en cada columna

eight-squares = 8 × 8 casillas

first-on-spiral = Las primeras damas en la espiral

telescope-title = Un telescopio para damas lejanas

telescope-about = El lugar de la dama de la columna c depende de las damas bajas cerca de las columnas c/φ y c/φ². Estas dependen de columnas φ veces más cercanas a la esquina. Así que una columna de cien cifras necesita unos 470 pasos.

telescope-more = Son las damas cuyas filas y antidiagonales llegan hasta allí. Cada paso mira unas pocas columnas.

telescope-source = [DSS20] Sección 8, y [LW14] Figura 7 para el dibujo

telescope-way-down = El camino hacia abajo desde la columna 20{"\u202f"}000

telescope-maharaja = El mismo telescopio para el nim del maharajá

low-before = damas bajas antes

on-last-level = El nivel { $level }, alrededor de la columna { $column }, está en la tabla: estas damas se colocaron una a una. L es una dama baja; H, una alta.

on-level = En el nivel { $level }, alrededor de la columna { $column }, se leen { $queens } damas, L para una baja y H para una alta. Se deducen de las damas bajas alrededor de la columna { $next }, un nivel más abajo, y de las que están otro nivel más abajo, en cuanto se conoce el estado que las precede: se prueban los 48, y después de 97 columnas como máximo queda uno.

found-queen = Así que la dama de esta columna está en la fila { $row }, en { $at }.

numbers-title = Los números de las casillas, fila a fila

values-title = Los valores de Grundy, fila a fila

columns-title = Columnas de valores de Grundy que se repiten

columns-about = Baja por una columna de valores de Grundy: a partir de cierta fila, el valor que está q filas más abajo es mayor en q. Se conjeturó que q = 16 sirve para todas las columnas. La columna 9 lo refuta.

columns-more = La columna 1 es 2 3 0 1, 6 7 4 5, 10 11 8 9 y así sucesivamente: cuatro filas más abajo, el valor siempre es cuatro más. Así que su cuasiperíodo es 4. Cada color representa la diferencia entre un valor y el número de su fila, así que los colores iguales se repiten. La línea discontinua muestra dónde empiezan los cuasiperíodos.

columns-source = [DSS20] Sección 8, Conjetura 26

columns-nine = La columna 9 y sus testigos

columns-two = La columna 2, como se conjeturó

column-label = Columna

the-column = la columna

err-columns-far = los valores de Grundy de las primeras columnas empiezan en la fila 0: este lugar está demasiado lejos

row-name = fila { $row }: { $value }

column-head = columna

quasi-head = cuasiperíodo

from-row-head = desde la fila

sixteen-head = ¿también 16?

row-head = fila

value-head = valor

more-head = más

overview-title = Los cuasiperíodos de las primeras columnas, todos demostrados, a partir de { $rows } filas

yes = sí

no = no

differences-title = Columna { $column }: valor menos número de la fila

failures = Dónde falla 16 en la columna { $column }: { $none ->
    [true] en ningún lugar desde la fila { $row }
   *[false] filas de { $row } a { $last }, cada una con la que está 16 más abajo
}

same-and-more = lo mismo, y { $n } más

nothing-proved = Sobre la columna { $column } no hay nada demostrado.

quasi-said = En la columna { $column }, desde la fila { $row }, al bajar { $period ->
    [one] 1 fila
   *[other] { $period } filas
} el valor aumenta en { $period }: su cuasiperíodo es { $period }.

quasi-why = Está demostrado para todas las filas. Los valores por encima de la fila { $first } y por encima de la fila { $second } son los mismos, contados desde la fila, y también lo es lo que las columnas anteriores pueden cambiar.

sixteen-works = Así que 16 también sirve, como se conjeturó.

sixteen-fails = { $conjectured } no sirve: la fila { $row } tiene el valor { $value }, y la fila { $below } tiene { $other }, que es { $more } más. Esto se repite cada { $period } filas, para siempre.

beyond-computed = { $at } está más allá de lo que se calculó: columnas 0 a { $column }, filas 0 a { $row }.

value-fails = { $at } tiene el valor de Grundy { $value }, pero { $conjectured } filas más abajo está { $other }, que es { $more } más; { $period } filas más abajo está { $last }.

value-before = { $at } tiene el valor de Grundy { $value }, y su columna solo tiene el cuasiperíodo { $period } desde la fila { $row }.

value-below = { $at } tiene el valor de Grundy { $value }, y { $period ->
    [one] 1 fila
   *[other] { $period } filas
} más abajo está { $other }, { $more } más.

value-proved = { $at } tiene el valor de Grundy { $value }, y { $period ->
    [one] 1 fila
   *[other] { $period } filas
} más abajo está { $other }, porque el cuasiperíodo está demostrado.

other-column = Está dibujada la columna { $column }: al bajar { $period ->
    [one] 1 fila
   *[other] { $period } filas
} el valor aumenta en { $period }.

lines-title = Dos rectas y 48 estados

lines-about = La dama de la columna c está cerca de la fila cφ si es baja, y cerca de la fila c/φ si es alta, donde φ = 1,618… es el número áureo. La distancia se mantiene acotada.

lines-more = El lugar de la próxima dama depende de unas pocas líneas cerca de la primera fila libre. Por lejos que mires, estas líneas solo forman 48 patrones distintos, los estados.

lines-source = [DSS20] Sección 8, Conjetura 25

lines-machine = La máquina, paso a paso

show-label = Mostrar

show-the-lines = las rectas y las distancias

show-the-machine = la máquina de 48 estados

low-name = baja

high-name = alta

low-line = fila = columna · φ

high-line = fila = columna / φ

lines-words = Las bandas están demostradas: en cada columna, por lejos que esté, la distancia queda entre las cotas de la tabla. La demostración recorre todas las situaciones que pueden darse. [DSS20] conjeturó que existen tales cotas (Conjetura 25); Knuth escribe que Sloane y Shallit han demostrado cómo están situadas las damas.

kinds-title = Baja (L) o alta (H), columna a columna

nearby-title = Las damas de alrededor, y cuántas filas más allá de su recta están

path-title = Los estados, columna a columna

here-word = aquí

place-next = Colocar la siguiente dama

low-verdict = así que es baja, aquí

taken = ocupada

free-here = libre: aquí

free = libre

beyond-head = más allá

proved-least = demostrado: más de

least-seen = lo menos visto

in-column = en la columna

greatest-seen = lo más visto

proved-most = demostrado: menos de

state-heading = estado

times-head = veces

then-head = después

extremes-title = Cuántas filas más allá de la recta: lo demostrado, y lo visto en las primeras { $columns } columnas

seat-title = Adónde puede ir la dama de la columna { $column }, y qué damas ocupan la fila, la antidiagonal y la diagonal

states-title = Los { $n } estados: qué filas, antidiagonales y diagonales (●) ocupan las damas altas, desde la primera fila libre; cuántas veces en las primeras { $columns } columnas, y qué estados vinieron después

before-column = { $low ->
    [true] Antes de la columna { $column } la primera fila sin dama es { $first }, y la máquina está en el estado { $state } de { $states }. Así que la dama de la columna { $column } es baja, en la fila { $row }.
   *[false] Antes de la columna { $column } la primera fila sin dama es { $first }, y la máquina está en el estado { $state } de { $states }. Así que la dama de la columna { $column } es alta, en la fila { $row }.
}

why-front = { $low ->
    [true] Cerca de la primera fila libre no hay ninguna casilla libre. En las casillas, r, a y d dicen que está ocupada la fila, la antidiagonal o la diagonal.
   *[false] Toma la primera casilla libre. En las casillas, r, a y d dicen que está ocupada la fila, la antidiagonal o la diagonal.
}

queen-of-column = { $low ->
    [true] En la columna { $column } la dama está en la fila { $row }, baja: { $side ->
        [beyond] { $rows } filas más allá de la recta fila = columna · φ.
       *[before] { $rows } filas antes de la recta fila = columna · φ.
    }
   *[false] En la columna { $column } la dama está en la fila { $row }, alta: { $side ->
        [beyond] { $rows } filas más allá de la recta fila = columna / φ.
       *[before] { $rows } filas antes de la recta fila = columna / φ.
    }
}

tribonacci-title = Cuatro brazos, una palabra de tres letras

tribonacci-about = Las damas forman cuatro brazos. Cada paso de una dama de un brazo a la siguiente es uno de tres, a: (2,3), b: (1,3) o c: (1,2). Después de una primera c, los pasos deletrean la palabra de tribonacci.

tribonacci-more = A lo largo de la espiral, va una dama a cada casilla que ninguna dama anterior ataca. Los brazos se diferencian en un cuarto de vuelta. La palabra de tribonacci queda igual cuando cada a se convierte en ab, cada b en ac y cada c en a.

tribonacci-source = [DSS20] Teoremas 1, 2 y 20

example-number = Un número en cifras de tribonacci

rewrite-label = 0111 se convierte en 1000

example-two = Dos letras: la palabra de Fibonacci

arms-label = los brazos y su tabla

growth-label = cómo crece la palabra

places-label = dónde está cada letra

number-digits-label = un número en cifras de tribonacci

two-label = dos letras: la palabra de Fibonacci

number-label = Número

digits-label = Cifras

slope-psi = pendiente ψ

slope-flat = pendiente 1/ψ

golden-steep = Wythoff: φ

golden-flat = Wythoff: 1/φ

arms-words = ψ = 1,8393… es la constante de tribonacci, ψ³ = ψ² + ψ + 1: está demostrado que Y/X se acerca a ella a lo largo de un brazo. La fila n de la tabla tiene la dama (X, Y); M = Y − X y P = Y + X son sus diagonales. Cada número entero desde 1 aparece una vez bajo X o Y, y una vez bajo M o P.

places-words = A, B y C dicen dónde están en la palabra la n-ésima a, la n-ésima b y la n-ésima c, contando desde 1. Cada número está en exactamente uno de los tres. B − A es X y C − B es Y, así que la palabra dice dónde están las damas.

theme-title = El tema musical Θ = c T: la letra de cada fila

xymp-title = Las damas (X, Y), sus diagonales M y P, y cuánto crecen los cuatro hasta la fila siguiente, Δ

places-title = Dónde están la n-ésima a, b, c

images-title = En qué convierte τ cada una de estas letras: juntas forman la misma palabra

blocks-title = Θ en bloques: en qué convierte θ cada una de sus propias letras

apply-tau = Aplicar τ: a → ab, b → ac, c → a

apply-sigma = Aplicar la regla: a → ab, b → a

fibonacci-words = Con dos letras, a → ab y b → a, es la palabra de Fibonacci. La n-ésima a y la n-ésima b están en A y B. Las damas del nim de Wythoff, los puntos, son (A, B) y (B, A). Allí las pendientes son φ = 1,6180… y 1/φ, φ² = φ + 1, y B − A es n.

sibling-title = Las damas (A, B) del nim de Wythoff

greedy-title = Voraz: quita una y otra vez el mayor número de tribonacci

rewrites-title = Las cifras hasta ahora: cada fila representa el mismo número

replace-step = Cambiar 0111 por 1000

left-head = queda

take-head = quita

still-head = aún queda

how-head = cómo

step-head = paso

digits-head = cifras

grown-title = { $times ->
    [0] a
    [1] τ aplicada a la letra a
   *[other] τ aplicada { $times } veces a la letra a: el comienzo de la palabra de tribonacci T
}

fibonacci-title = { $times ->
    [0] a
    [1] La regla aplicada 1 vez a la letra a
   *[other] La regla aplicada { $times } veces a la letra a
}

theme-words = Cuando τ se ha aplicado { $times ->
    [0] 0 veces,
    [one] 1 vez,
   *[other] { $times } veces,
} la palabra tiene { $letters ->
    [one] 1 letra
   *[other] { $letters } letras
}, un número de tribonacci: cada uno es la suma de los tres anteriores. Debajo se ve por qué los pasos deletrean la palabra. Los números que faltan bajo Y están bajo X. Así que los pasos de Y producen los de X según τ′: a → ba, b → ca, c → a. Del mismo modo, los de P producen los de M según τ″: a → acab, b → aab, c → ab.

growth-title = De los pasos de { $first } a los de { $second }, los números que hay entre ellos

member-title = Qué dicen estas cifras de la fila { $row }

count-title = Cuántas veces está cada letra entre las primeras { $n }

digits-title = { $n } en cifras de tribonacci

rewrite-title = Cifras de { $n }

sum-words = { $n } = { $sum }: nunca hay tres unos seguidos, porque tres vecinos suman el siguiente número de tribonacci.

long-sum-words = { $n } es una suma de { $count } números de tribonacci, entre los que no hay tres vecinos.

letter-words = { $ones ->
    [0] Al final no hay ningún 1
    [1] Al final hay un 1
   *[other] Al final hay { $ones } unos
}, así que la letra { $row } de la palabra de tribonacci es { $letter }: sin ninguno es a, con uno b, con dos c.

rewrite-words = { $all ->
    [0] Estas cifras representan { $n }, y en ningún lugar hay tres unos seguidos. Así que esta es la única manera de escribir { $n } de forma voraz.
   *[other] { $done ->
        [true] Después de { $all ->
            [one] 1 paso
           *[other] { $all } pasos
        } no queda ningún 0111: así se escribe { $n } de forma voraz, empezando por el mayor número de tribonacci. Cada paso quita dos unos, así que siempre se acaba.
       *[false] Estas cifras representan { $n }. Tres unos seguidos son tres vecinos, que suman el siguiente número de tribonacci: por eso 0111 puede convertirse en 1000.
    }
}

first-queen = La primera dama está en el centro, en la casilla 0: fila 0 de la tabla, letra c.

queen-words = { $turns ->
    [0] { $at } tiene una dama, en la casilla { $square }: fila { $row } de la tabla, (X,Y) = { $pair }. Su letra es { $letter }, así que la siguiente dama de este brazo está { $x } y { $y } más allá.
    [1] { $at } tiene una dama, en la casilla { $square }: fila { $row } de la tabla, (X,Y) = { $pair }, girada un cuarto de vuelta. Su letra es { $letter }, así que la siguiente dama de este brazo está { $x } y { $y } más allá.
   *[other] { $at } tiene una dama, en la casilla { $square }: fila { $row } de la tabla, (X,Y) = { $pair }, girada { $turns } cuartos de vuelta. Su letra es { $letter }, así que la siguiente dama de este brazo está { $x } y { $y } más allá.
}

no-queen = { $at } no tiene dama: la de { $before } llegó antes y ataca esta casilla.

err-too-far = los brazos se muestran hasta coordenadas de { $digits } cifras: este lugar está demasiado lejos

err-number = el número tiene { $most } cifras como máximo y nada más: { $text }

err-digits = las cifras son como máximo { $most } ceros y unos, no { $text }

how-x = B − A

how-y = C − B
