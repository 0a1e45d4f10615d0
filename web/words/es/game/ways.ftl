there = { $way ->
    [left] a la izquierda
    [right] a la derecha
    [up] hacia arriba
    [down] hacia abajo
    [up-left] en diagonal arriba a la izquierda
    [up-right] en diagonal arriba a la derecha
    [down-left] en diagonal abajo a la izquierda
   *[down-right] en diagonal abajo a la derecha
}

nearly-there = casi { there }

lies = { $way ->
    [left] a la izquierda
    [right] a la derecha
    [up] arriba
    [down] abajo
    [up-left] en diagonal arriba a la izquierda
    [up-right] en diagonal arriba a la derecha
    [down-left] en diagonal abajo a la izquierda
   *[down-right] en diagonal abajo a la derecha
}

squares-away = { $n } casillas { lies }

by = con el salto { $move }

others = algún otro
