tabs-panel = Panel

tabs-play = Jugar

tabs-map = Mapa

tabs-games = Juegos

tabs-help = Ayuda
