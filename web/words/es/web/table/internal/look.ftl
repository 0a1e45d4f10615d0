err-cover = lo que cubre el tablero debe tener una anchura y una altura de 0 o más

err-zoom = zoom necesita un número, o fit, map o piece

err-locate = locate necesita una casilla como [3,3]

err-no-zoom = zoom a fit, map o piece, no { $to }
