title = { $blocked ->
    [one] Damas con bloqueo ({ $blocked } peón)
   *[other] Damas con bloqueo ({ $blocked } peones)
}

rules = { $blocked ->
    [0] La dama se mueve por su fila o su columna hacia el borde del tablero, o en diagonal hacia la esquina, tan lejos como quieras. Gana quien la lleva a la esquina.
    [1] La dama se mueve por su fila o su columna hacia el borde del tablero, o en diagonal hacia la esquina, tan lejos como quieras. Antes de cada jugada, el otro jugador puede bloquear una casilla a la que ella podría ir. Quien no puede mover pierde.
   *[other] La dama se mueve por su fila o su columna hacia el borde del tablero, o en diagonal hacia la esquina, tan lejos como quieras. Antes de cada jugada, el otro jugador puede bloquear hasta { COUNT($blocked) } casillas a las que ella podría ir. Quien no puede mover pierde.
}

lattice-label = El retículo de las charreteras

rift-label = La grieta

skin-label = La piel

err-dimension = una posición de { $game } tiene dos coordenadas, no { $components }

err-negative = { $p } no está en el tablero: las coordenadas de { $game } no son negativas

err-too-far = { $p } está demasiado lejos: las coordenadas de { $game } terminan en { $reach }

err-elsewhere = un mapa de este juego empieza en la esquina

err-no-names = en este mapa no hay nombres

err-no-others = este mapa no compara nada

differ = los juegos { $k } y { $other } difieren aquí

number = un número de una comparación

err-no-variant = { $game } no tiene ningún mapa llamado { $name }

err-numbers-alone = el mapa { $name } de { $game } solo muestra números de palacios

err-over = muestra otra cosa: no sabe nada de valores de este tipo

err-seen = { $p } tiene { $n } opciones, más de { $k }

err-work = { $p } está demasiado lejos para { $game }: habría que contar más de { $most } casillas

err-options = { $p } tiene { $n } opciones en { $game }: más de { $most } son demasiadas para enumerarlas

method-hood = Capucha

method-hood-idea = Una posición con k opciones como máximo solo ve palacios, pues cada opción tiene menos: el número de palacios es x+y+min(x,y) ([CLN15] Sección 3.2).

method-automaton = Autómata

method-automaton-idea = Los números de palacios menos k siguen una regla local en la que no aparece k ([CLN15] teorema 1), así que los bloques de 256×256 casillas se cuentan solo a partir de sus bordes.

method-woven = Tejido

method-woven-idea = A partir de una capucha sin fin, el autómata produce el tejido infinito y el brazo ([CLN15] Sección 3.3).

method-compared = Comparado

method-compared-idea = Se cuentan dos tableros, uno se desplaza sobre el otro y se enmascara lo que difiere ([CLN15] figura 4).

method-closed = Fórmula cerrada

method-closed-idea = Para k hasta 3 los palacios se conocen: (⌊nφ⌋, ⌊nφ²⌋) para k = 1; (0,0), (n,2n+1) y (2⌊nφ⌋+2, 2⌊nφ²⌋+2) para k = 2; (0,0), (n,2n+1) y (n,2n+2) para k = 3; y sus imágenes simétricas.

err-far-alone = alrededor de la esquina este mapa lo cuenta el autómata
