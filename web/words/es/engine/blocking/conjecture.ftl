err-no-armpits = el juego { $k } es demasiado pequeño para tener axilas

err-row = la fila { $y } del juego { $k } no está entre 0 y 4k

err-gap = un hueco tiene al menos una casilla, no { $gap }
