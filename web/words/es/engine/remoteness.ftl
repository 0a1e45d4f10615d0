method-counted = Jugadas, casilla por casilla

method-counted-idea = Desde un palacio la partida dura una jugada más que desde su opción más lenta; desde cualquier otra casilla, una más que desde el palacio alcanzable más rápido.

method-ranked = El n-ésimo palacio dura 2n jugadas

method-ranked-idea = Debajo del n-ésimo palacio están los palacios 0 a n−1 y ningún otro, y tiene una opción desde la que solo se alcanza n−1.

err-elsewhere = un mapa de la duración de las partidas empieza en la esquina

err-edge = la duración de las partidas se cuenta hasta { $edge } casillas de la esquina

err-looks = habría que mirar demasiadas casillas antes de ({ $x },{ $y })

err-while = se tarda un rato en contar la duración de las partidas desde todas las casillas antes de ({ $x },{ $y })
