gallery-map-before = El mapa anterior

gallery-next-map = El mapa siguiente

gallery-skip-end = Ir al final

gallery-replay = Repetir

gallery-play-game = Jugar a este juego
