rules = Varios juegos a la vez: mueve una de las piezas, la que quieras, como dice su juego. Gana quien hace la última jugada de todas.

nim-sum = { $total ->
    [0] Los juegos tienen valores de Grundy: { $nims } = 0. Quien mueve cambia uno de ellos, y el otro jugador vuelve a dejar 0.
   *[other] Los juegos tienen valores de Grundy: { $nims } = { $total }. No es 0, y una jugada que deja 0 gana.
}

weighed = Valores de Grundy: { $nims } = { $total }.

method = Valores de Grundy de una suma

method-idea = El valor de Grundy de una suma es la suma nim de los de sus juegos, la suma sin llevar; hay un palacio donde es 0 (Sprague 1935, Grundy 1939).

xor = { $first } xor { $second }

err-no-sum = { $game } no tiene valores de Grundy, así que no puede ser parte de una suma

err-boards = una suma se juega con { COUNT($most) } juegos como máximo, no con { COUNT($n) }

err-large = { $game } empieza demasiado lejos para una suma: cada uno de sus tableros tiene como máximo { $most } casillas en cada dirección

err-board = { $game } tiene más de dos montones, y una suma se juega con juegos en un tablero o en una fila

err-off = { FULL($at) } no está en el tablero de { $game }, que acaba donde empezó el juego

err-no-misere = los valores de Grundy no deciden el juego misère de una suma: no se puede jugar aquí

err-too-many = el juego { $i } de la suma, { $game } en { FULL($at) }, tiene demasiadas jugadas para mirarlas todas: { $n }, y se miran { $most }

err-not-known = el juego { $i } de la suma, { $game } en { FULL($at) }: { $why }

err-misere = los valores de Grundy no deciden las sumas misère: están resueltas cuando cada juego es nim, y { $game } no lo es

err-mixed = todos los juegos de una suma acaban del mismo modo: o cada uno en juego misère, o ninguno
