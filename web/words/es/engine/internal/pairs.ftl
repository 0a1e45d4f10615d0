golden-title = Los pares áureos

golden-about = Los palacios vienen en pares: ⌊nφ⌋ y ⌊nφ²⌋, es decir, n veces 1,618… y n veces 2,618…, redondeados hacia abajo. Cada número 0, 1, 2, … está en exactamente un par.

golden-more = Un palacio es una casilla en la que pierde quien tiene el turno. Cada columna y cada fila tienen exactamente uno, porque su número está en un solo par. Cada diagonal tiene uno, porque los dos números del par n difieren en n.

golden-source = [LW14] Sección 1

pairs-title = Los pares de números

pairs-about = Los palacios vienen en pares: ⌊nα⌋ con α = { $alpha }…, y { $m }·n más. Cada número 0, 1, 2, … está en exactamente un par.

pairs-more = Un palacio es una casilla en la que pierde quien tiene el turno. Cada columna y cada fila tienen exactamente uno, porque su número está en un solo par.

point-at-square = Señala una casilla: se iluminan el par con la misma diferencia y los de su columna y su fila.

lines = { $m ->
    [1] Las rectas doradas son y = φx e y = x/φ
   *[other] Las rectas doradas son y = σx e y = x/σ con σ = { $sigma }…
}: cada palacio está a menos de una casilla de una de ellas.{ $far ->
    [true] {""}
   *[false] {" "}Las líneas discontinuas llevan a las letras de la columna y de la fila.
}

halves-words = A lo largo del eje, A señala el número menor de un par y B el { $m ->
    [1] mayor. Esta es la palabra de Fibonacci: queda igual cuando cada A se convierte en AB y cada B se convierte en A.
   *[other] mayor.
}

halves-title = { $m ->
    [1] La palabra de Fibonacci: A
   *[other] A
} para el número menor de un par, B para el mayor

table-title = Los pares

digits-title = { $m ->
    [1] { $x } en números de Fibonacci
   *[other] { $x } en valores posicionales que crecen en un factor { $sigma }…
}

is-pair = { $long ->
    [true] Esta casilla es un palacio: el par número { $n } es { $a } y { $b }.
   *[false] { $at } es un palacio: el par número { $n } es { $a } y { $b }.
}

pair-elsewhere = Esta casilla no es un palacio: el par con la misma diferencia está { $n ->
    [one] una casilla
   *[other] { $n } casillas
} { $farther ->
    [true] más lejos de la esquina en su diagonal.
   *[false] más cerca de la esquina en su diagonal.
}

zero-pair = { $at } no es un palacio: sus números son iguales, y el único par así es 0 y 0.

other-pair = { $at } no es un palacio: sus números difieren en { $n }, y el par número { $n } es { $a } y { $b }.

other-pair-times = { $at } no es un palacio: sus números difieren en { $difference }, que es { $m } por { $n }, y el par número { $n } es { $a } y { $b }.

no-pair = { $at } no es un palacio: sus números difieren en { $difference }, y los de un par, en un múltiplo de { $m }.

zero-in-digits = 0 solo forma par consigo mismo, no con { $large }.

odd-zeros = { $m ->
    [1] Escrito en números de Fibonacci,
   *[other] Escrito con los valores posicionales,
} { $short ->
    [true] { $x } es { $digits } y termina en
   *[false] { $x } termina en
} { $zeros ->
    [one] un cero
   *[other] { $zeros } ceros
}, un número impar de ceros: así que es el número mayor de su par, y ningún palacio lo tiene como menor.

even-zeros = { $m ->
    [1] Escrito en números de Fibonacci,
   *[other] Escrito con los valores posicionales,
} { $short ->
    [true] { $x } es { $digits } y termina en { $zeros } ceros,
   *[false] { $x } termina en { $zeros } ceros,
} un número par de ceros: así que es el número menor de su par. El mayor tiene las mismas cifras y un 0 más: es { $large }.

even-zeros-other = { $m ->
    [1] Escrito en números de Fibonacci,
   *[other] Escrito con los valores posicionales,
} { $short ->
    [true] { $x } es { $digits } y termina en { $zeros } ceros,
   *[false] { $x } termina en { $zeros } ceros,
} un número par de ceros: así que es el número menor de su par. Pero el mayor tiene las mismas cifras y un 0 más: es { $other }, no { $large }.

steep-line = { $m ->
    [1] y = φx
   *[other] y = { $slope }…·x
}

flat-line = { $m ->
    [1] y = x/φ
   *[other] y = x/{ $slope }…
}
