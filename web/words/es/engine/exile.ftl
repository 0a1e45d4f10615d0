spiral-title = Damas en el exilio en la espiral

spiral-rules = Las casillas se numeran a lo largo de una espiral que empieza en el centro, en (0,0). La dama se mueve en cualquiera de las ocho direcciones, tan lejos como quieras, pero solo a una casilla con un número menor. { $misere ->
    [true] Pierde
   *[false] Gana
} quien la lleva al centro.

quadrant-title = Damas en el exilio en el cuadrante

quadrant-rules = Las casillas se numeran desde la esquina, una antidiagonal tras otra. La dama se mueve en cualquiera de las ocho direcciones, tan lejos como quieras, pero solo a una casilla con un número menor. { $misere ->
    [true] Pierde
   *[false] Gana
} quien la lleva a la esquina.

unknown-board = el tablero de las damas en el exilio debe ser spiral o quadrant

err-components = una posición de las damas en el exilio es una fila y una columna, dos números, no { $n }

err-digits = { $coordinate ->
    [row] la fila debe tener { $most } cifras como máximo
   *[column] la columna debe tener { $most } cifras como máximo
}

err-negative = { $coordinate ->
    [row] la fila debe ser al menos 0, no negativa
   *[column] la columna debe ser al menos 0, no negativa
}

err-edge = una ventana de { $w }x{ $h } es demasiado grande: como máximo funciona { $edge }x{ $edge }

err-table = la tabla termina en la columna { $end }

err-origin = los valores se rellenan desde la casilla con el número 0: un mapa de ellos tiene su origen en 0,0

err-reach = los valores se conocen hasta { $reach } como máximo

err-memory = los valores de todas las casillas anteriores a { FULL($p) } ocupan demasiada memoria

err-window = los valores de una ventana de { $window } ocupan demasiada memoria: el tamaño más grande que funciona es { $fit }

placed = { $size } en { $corner }

no-line = No hay ningún palacio con un número menor en la fila, la columna o una diagonal de { FULL($p) }.

on-line = { $line ->
    [row] { FULL($p) } está en la misma fila que el palacio { FULL($palace) }, que tiene un número menor.
    [column] { FULL($p) } está en la misma columna que el palacio { FULL($palace) }, que tiene un número menor.
   *[diagonal] { FULL($p) } está en la misma diagonal que el palacio { FULL($palace) }, que tiene un número menor.
}

method-numerals = Numerales de tribonacci

method-numerals-idea = Las damas son el centro, (X_n, Y_n) y sus giros (Dekking, Shallit, Sloane, teorema 1); las cifras de n-1 dan X_n e Y_n (teorema 14 y corolario 21), y uno de los dos da las cifras.

method-columns = Tabla de columnas

method-columns-idea = Columna tras columna, una dama se instala en la primera fila donde ninguna anterior la ataca (Dekking, Shallit, Sloane, Sección 8); unas pocas palabras de máquina dicen dónde.

method-descent = Descenso por φ

method-descent-idea = A la columna c la atacan damas cercanas a las columnas c/φ y c/φ², que se deducen de las cercanas a c/φ² y c/φ³; solo hay 48 estados, así que las columnas lejos de la esquina se hallan sin las anteriores.

method-mex = Relleno con mex

method-mex-idea = Las casillas se rellenan en el orden de sus números, cada una con el mex de lo que ya tienen sus líneas (Dekking, Shallit, Sloane, secciones 7 y 8).
