there = { $way ->
    [left] à gauche
    [right] à droite
    [up] en haut
    [down] en bas
    [up-left] en haut à gauche
    [up-right] en haut à droite
    [down-left] en bas à gauche
   *[down-right] en bas à droite
}

nearly-there = presque { there }

lies = { $way ->
    [left] à gauche
    [right] à droite
    [up] en haut
    [down] en bas
    [up-left] en haut à gauche
    [up-right] en haut à droite
    [down-left] en bas à gauche
   *[down-right] en bas à droite
}

squares-away = { $n } cases { lies }

by = par un saut de { $move }

others = autrement
