title = { $which ->
    [none] Nim de Wythoff
    [knight] Nim del maharajá
   *[further] Nim de Wythoff con { $moves }
}

rules = La dama se mueve por su fila o su columna hacia el borde del tablero, o en diagonal hacia la esquina, tan lejos como quieras. { $which ->
    [none] { $misere ->
        [true] Pierde
       *[false] Gana
    } quien la lleva a la esquina.
    [knight] Hacia la esquina también puede saltar como un caballo, con (1,2) o (2,1). { $misere ->
        [true] Pierde
       *[false] Gana
    } quien la lleva a la esquina.
   *[further] Hacia la esquina también puede saltar con { $moves }. { $misere ->
        [true] Pierde
       *[false] Gana
    } quien la lleva a la esquina.
}

err-reach = { $p } está demasiado lejos: las coordenadas de este juego llegan hasta { $reach }

the-position = la posición

err-no-such-move = ({ $a },{ $b }) no es una jugada: las componentes van de 0 a { $most } y no son 0 las dos

err-no-pair = { FULL($m) } no es una jugada de una dama: necesita dos componentes

err-elsewhere = un mapa de estos valores empieza en la esquina

err-columns = toma las columnas hasta { $last }, y ninguna otra

err-no-dictionary = sin diccionario, las posiciones están resueltas hasta la columna { $reach }, y { $why }

err-nim-beyond = los valores de Grundy se conocen hasta ({ $last },{ $last }), y { FULL($p) } está más lejos

err-window-beyond = la ventana { $size } en ({ $at }) está demasiado lejos: debe terminar dentro de { $most } desde (0,0)

golden-pair = { $a } y { $b } son el par áureo número { $n }: { $n } × 1,618… = { $product }…, redondeado hacia abajo, es { $a }, y { $n } más es { $b }.

other-pair = Los números de { FULL($p) } difieren en { $n }, pero el par áureo con esa diferencia es { $a } y { $b }.

straight-home = Los números de { FULL($p) } son iguales, así que la dama puede ir derecha a la esquina.

column-palace = Cada columna tiene exactamente un palacio, la primera casilla desde la que no se puede llegar a ninguno de una columna anterior. En la columna { $column } es { FULL($p) }.

palace-straight-on = Cada columna tiene exactamente un palacio, y el de la columna { $column } está en línea recta: { FULL($palace) }.

further-left = Desde el palacio de una columna no se puede llegar a ningún palacio de una columna anterior, pero desde { FULL($p) } se puede ir a { FULL($palace) }.

method-golden = Razón áurea

method-golden-idea = Las posiciones P son (⌊nφ⌋, ⌊nφ²⌋) y sus imágenes reflejadas (Wythoff 1907).

method-dictionary = Diccionario

method-dictionary-idea = Alrededor de la columna x, las posiciones P las escriben palabras que se leen alrededor de x/φ ([LW14] Sección 3).

method-found = Diccionario buscado

method-found-idea = Se buscan las palabras de que consta toda cadena de columnas y se demuestra que son todas; alrededor de la columna x se leen entonces alrededor de x/φ.

method-columns = Columna por columna

method-columns-near = Columna por columna, cerca de la esquina

method-columns-idea = Cada columna tiene una posición P: su primera casilla que no ve ninguna en una columna anterior ([LW14] proposición 2.1).

method-mex = Mex, fila a fila

method-mex-idea = Un valor de Grundy es el menor número que no tiene ninguna opción; cada línea recuerda los números que hay en ella.
