gallery-map-before = Mapa anterior

gallery-next-map = Mapa siguiente

gallery-skip-end = Ir al final

gallery-replay = Repetir

gallery-play-game = Jugar a este juego
