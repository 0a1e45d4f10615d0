title = Nim de Wythoff generalizado, M = { $m }

rules = { $m ->
    [1] Quita cualquier número de uno de dos montones, o el mismo número de los dos. En el tablero, x e y son los montones. { $misere ->
            [true] Pierde
           *[false] Gana
        } quien quita lo último y llega así a la esquina.
   *[other] Quita cualquier número de uno de dos montones, o algo de los dos: dos números que difieren en menos de { $m }. En el tablero, x e y son los montones. { $misere ->
            [true] Pierde
           *[false] Gana
        } quien quita lo último y llega así a la esquina.
}

err-outcomes-only = solo conoce los resultados

err-nim-values-only = solo conoce los valores de Grundy

err-nim-edge = los valores de Grundy de este juego se calculan hasta ({ $last },{ $last }): el tamaño más grande que funciona es { $edge }x{ $edge }

beatty-pair = { $a } y { $b } son el par número { $n }: { $n } × { $ratio }… = { $product }…, redondeado hacia abajo, es { $a }, y { $m } × { $n } más es { $b }.

other-pair = Los números de { FULL($p) } difieren en { $m } × { $n }, pero el par de un palacio con esa diferencia es { $a } y { $b }.

no-pair = Los números de { FULL($p) } difieren en { $difference }, y los del par de un palacio, en un múltiplo de { $m }.

example-golden = Nim de Wythoff, M = 1

example-silver = La razón de plata, M = 2

example-bronze = La razón de bronce, M = 3

err-m = M debe ser al menos 1 y tener como máximo unas { $digits } cifras

err-many-lines = con un M tan grande, una pieza tiene demasiados movimientos para enumerarlos: se puede jugar con montones de hasta { $most }

method-beatty = Sucesiones de Beatty

method-beatty-idea = Los palacios son (⌊nα⌋, ⌊nα⌋+Mn) y sus imágenes reflejadas, α = (2-M+√(M²+4))/2 (Fraenkel 1982).

method-shifted = Sucesiones de Beatty desplazadas

method-shifted-idea = Los palacios del juego misère son (⌊nα+1/α⌋, ⌊nα+1/α⌋+Mn+1) y sus imágenes reflejadas, α = (2-M+√(M²+4))/2 (Fraenkel 1982).

method-mex = Mex, fila a fila

method-mex-idea = Un valor de Grundy es el menor número que no tiene ninguna opción; cada línea y cada banda recuerda los suyos.
