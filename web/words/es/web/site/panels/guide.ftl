guide-names-seen-from-afar = Nombres, vistos de lejos

guide-everything-on-map = Todo lo que hay en este mapa

guide-highlight = Resaltar
