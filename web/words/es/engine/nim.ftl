title = { $piles ->
    [one] Nim con { $piles } montón
   *[other] Nim con { $piles } montones
}

rules = { $piles ->
    [1] Quita cualquier número del montón, al menos uno. { $misere ->
            [true] Pierde
           *[false] Gana
        } quien quita el último.
   *[other] Quita cualquier número de un solo montón, al menos uno. { $misere ->
            [true] Pierde
           *[false] Gana
        } quien quita el último de todos.
}

turn = { $piles ->
    [1] Quita cualquier número del montón.
   *[other] Quita cualquier número de un solo montón.
}

too-many-piles = el nim tiene aquí { $most } montones como máximo, y esta posición tiene { $n }

err-slice = un mapa de valores de Grundy contiene números hasta { $most }, y otro montón tiene más

cancelled = En binario: { $piles }. En cada columna el número de unos es par, así que todas las columnas se anulan. Quien quita de un montón cambia alguna columna, y el otro jugador puede volver a hacerlas pares todas.

uncancelled = En binario: { $piles }. { $n ->
    [one] La columna de { $columns } tiene un número impar de unos y no se anula.
   *[other] Las columnas de { $columns } tienen un número impar de unos y no se anulan.
} Ve a { FULL($palace) }, donde el número de unos es par en cada columna.

one-pile = Hay un solo montón: quítalo entero.

digits-title = Cifras binarias

digits-about = Los montones están escritos en binario, uno debajo del otro. Donde cada columna tiene un número par de unos, la posición es un palacio.

digits-more = Una jugada cambia un montón, y así al menos una columna: desde un palacio lleva a donde alguna columna es impar. Desde cualquier otro lugar, mira la columna impar de más a la izquierda y elige un montón que tenga ahí un 1. Cambia su cifra en cada columna impar: el montón disminuye, y todas las columnas son pares.

digits-source = [Bou01]

digits-four = Cuatro montones

digits-point = Señala una casilla, y sus cifras se escriben aquí.

digits-long = Los números tienen aquí más de { $most } cifras binarias.

digits-table = En binario

digits-pile = montón

digits-sum = xor

method = Suma nim

method-idea = El valor de Grundy es la suma binaria de los números sin llevar, xor; donde es 0, la posición es un palacio (Bouton 1901).

method-misere = Suma nim, y montones de uno

method-misere-idea = Mientras quede un montón de dos o más, los palacios son los del juego normal, con suma nim 0; cuando no queda ninguno, los que tienen un número impar de montones (Bouton 1901).
