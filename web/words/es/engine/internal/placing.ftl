placing-title = Piezas, colocadas una a una

placing-about = Recorre las casillas en el orden de sus números y pon una pieza en cada casilla que no ataca ninguna pieza anterior. Las casillas grises están atacadas. Aquí { many-pieces } acaban en los palacios.

placing-more = Un palacio es una casilla en la que pierde quien tiene el turno. Ninguna jugada lleva de un palacio a un palacio, y desde todas las demás casillas alguna jugada lleva a un palacio.
# With the article: "la torre".

one-piece = { $piece ->
    [rook] la torre
    [bishop] el alfil
    [king] el rey
    [knight] el caballo
    [maharaja] el maharajá
    [wythoff-queen] la dama de Wythoff
    [wythoff-maharaja] el maharajá de Wythoff
    [jumper] la dama con las jugadas adicionales
   *[queen] la dama
}
# With the article: "las torres".

many-pieces = { $piece ->
    [rook] las torres
    [bishop] los alfiles
    [king] los reyes
    [knight] los caballos
    [maharaja] los maharajás
    [wythoff-queen] las damas de Wythoff
    [wythoff-maharaja] los maharajás de Wythoff
    [jumper] las damas con las jugadas adicionales
   *[queen] las damas
}

piece-title = { $piece ->
    [rook] Torre
    [bishop] Alfil
    [king] Rey
    [knight] Caballo
    [maharaja] Maharajá
    [wythoff-queen] Dama de Wythoff
    [wythoff-maharaja] Maharajá de Wythoff
    [jumper] Dama con las jugadas adicionales
    [hexagonal] Dama sobre hexágonos
   *[queen] Dama
}

table-title = { $piece ->
    [rook] Torres, en orden de llegada
    [bishop] Alfiles, en orden de llegada
    [king] Reyes, en orden de llegada
    [knight] Caballos, en orden de llegada
    [maharaja] Maharajás, en orden de llegada
    [wythoff-queen] Damas de Wythoff, en orden de llegada
    [wythoff-maharaja] Maharajás de Wythoff, en orden de llegada
    [jumper] Damas con las jugadas adicionales, en orden de llegada
   *[queen] Damas, en orden de llegada
}

spiral-title = todo el plano, por una espiral

hexagons-title = todo el plano de hexágonos, por una espiral

antidiagonals-title = un cuarto, por antidiagonales

files-title = un cuarto, columna a columna

sector-title = un octavo (45°), fila a fila

ranks-title = n × n, fila a fila

square-title = n × n, por antidiagonales

board-label = Tablero

piece-label = Pieza

show-label = En las casillas

numbers-label = sus números

values-label = valores de Grundy

side-label = n

next-step = { $piece ->
    [rook] Colocar la siguiente torre
    [bishop] Colocar el siguiente alfil
    [king] Colocar el siguiente rey
    [knight] Colocar el siguiente caballo
    [maharaja] Colocar el siguiente maharajá
    [wythoff-queen] Colocar la siguiente dama de Wythoff
    [wythoff-maharaja] Colocar el siguiente maharajá de Wythoff
   *[queen] Colocar la siguiente dama
}

err-distant = { many-pieces } se colocan desde la casilla 0: este lugar está demasiado lejos

values-seen = Cada casilla tiene su valor de Grundy: el número menor que no tiene ninguna casilla anterior en sus líneas. En las casillas con 0 están { many-pieces }.

hexagons-seen = Imagina las casillas como hexágonos, cada uno con seis vecinos: esta dama va por las tres líneas de hexágonos, que aquí son las filas, las columnas y las diagonales con el mismo x+y.

closer = Acércate para ver qué casillas están atacadas.

same-squares = Aquí { many-pieces } están en las mismas casillas que por las antidiagonales.

one-each = { $down ->
    [true] En cada columna, { one-piece } toma la primera fila en la que no hay ataque desde las columnas anteriores.
   *[false] En cada fila, { one-piece } toma la primera columna en la que no hay ataque desde las filas anteriores.
}

other-game = Este juego es distinto del que está en el tablero: mueve { one-piece } a cualquier casilla que ataca y que aquí va antes. En las casillas donde están { many-pieces } pierde quien tiene el turno.

square = { $numbered ->
    [true] La casilla { $n }, { $at },
   *[false] { $at }
}

no-square = { $at } no pertenece a este tablero.

has-piece = { square } tiene { one-piece } número { $i }: no la ataca ninguna pieza anterior.

is-attacked = { square } está atacada por { AND($attackers) }.

not-attacked = { square } no está atacada: allí irá { one-piece } número { $i }.

never-attacked = { square } no está atacada por ninguna pieza hasta ahora.

attacker = { $numbered ->
    [true] { one-piece } en la casilla { $n }
   *[false] { one-piece } en { $at }
} { $line ->
    [column] a lo largo de la columna
    [row] a lo largo de la fila
   *[diagonal] a lo largo de una diagonal
}

leaper = { $numbered ->
    [true] { one-piece } en la casilla { $n }
   *[false] { one-piece } en { $at }
}

stand = { $count ->
    [1] { $piece ->
        [rook] Hay una torre
        [bishop] Hay un alfil
        [king] Hay un rey
        [knight] Hay un caballo
        [maharaja] Hay un maharajá
        [wythoff-queen] Hay una dama de Wythoff
        [wythoff-maharaja] Hay un maharajá de Wythoff
        [jumper] Hay una dama con las jugadas adicionales
       *[queen] Hay una dama
    }
   *[other] { $piece ->
        [rook] Hay { $count } torres
        [bishop] Hay { $count } alfiles
        [king] Hay { $count } reyes
        [knight] Hay { $count } caballos
        [maharaja] Hay { $count } maharajás
        [wythoff-queen] Hay { $count } damas de Wythoff
        [wythoff-maharaja] Hay { $count } maharajás de Wythoff
        [jumper] Hay { $count } damas con las jugadas adicionales
       *[queen] Hay { $count } damas
    }
}

standing = { stand }.

standing-all = { $all ->
    [true] { stand }, y todas las demás casillas están atacadas.
   *[false] { stand }; más lejos no se ha colocado nada aquí.
}

standing-files = { $down ->
    [true] { stand }, a razón de una pieza por columna. En la columna { $file }, la siguiente va a la fila { $rank }.
   *[false] { stand }, a razón de una pieza por fila. En la fila { $file }, la siguiente va a la columna { $rank }.
}

next-of = { $attacked ->
    [0] La siguiente pieza va justo a la casilla siguiente, { $to }.
    [1] La casilla { $first } está atacada, así que la siguiente pieza va a { $to }.
    [2] Las casillas { $first } y { $last } están atacadas, así que la siguiente pieza va a { $to }.
   *[other] Las casillas { $first } a { $last } están todas atacadas, así que la siguiente pieza va a { $to }.
}

files-strip = { $down ->
    [true] La fila en cada columna
   *[false] La columna en cada fila
}

squares-strip = Las casillas donde se colocan { many-pieces }

values-strip = Los valores de Grundy en el orden de los números

titled = { $title }, { $sequence }

row-head = fila

column-head = columna

square-head = casilla

attacked-head = atacadas antes
