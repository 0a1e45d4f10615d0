title = Torre (nim con dos montones)

rules = La torre se mueve por su fila o su columna hacia el borde del tablero, tan lejos como quieras. { $misere ->
    [true] Pierde
   *[false] Gana
} quien la lleva a la esquina. Es el nim: quita cualquier número de uno de dos montones.

mirrored = { FULL($p) } tiene dos números iguales. Por lejos que se mueva la torre en una dirección, el otro jugador la mueve igual de lejos en la otra, y los números son iguales de nuevo.

unequal = Los números de { FULL($p) } son distintos. Ve a { FULL($palace) }, donde son iguales, y desde entonces haz lo que haga el otro, en la otra dirección.

placing-source = [DSS20] Sección 1, [Bou01]

placing-values = Valores de Grundy: la suma nim

placing-knights = Caballos

method = Suma nim

method-idea = Los palacios son las casillas con x = y: el valor de Grundy de (x,y) es x xor y, la suma binaria sin llevar, y allí es 0 (Bouton 1901).
