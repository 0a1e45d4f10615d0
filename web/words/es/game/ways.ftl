there = { $way ->
    [left] a la izquierda
    [right] a la derecha
    [up] hacia arriba
    [down] hacia abajo
    [up-left] en diagonal hacia arriba a la izquierda
    [up-right] en diagonal hacia arriba a la derecha
    [down-left] en diagonal hacia abajo a la izquierda
   *[down-right] en diagonal hacia abajo a la derecha
}

nearly-there = casi { there }

lies = { $way ->
    [left] a la izquierda
    [right] a la derecha
    [up] arriba
    [down] abajo
    [up-left] en diagonal hacia arriba a la izquierda
    [up-right] en diagonal hacia arriba a la derecha
    [down-left] en diagonal hacia abajo a la izquierda
   *[down-right] en diagonal hacia abajo a la derecha
}

squares-away = { $n } casillas { lies }

by = con el salto { $move }

others = algún otro
