gallery-map-before = Mapa anterior

gallery-next-map = Mapa siguiente

gallery-skip-end = Ir al final

gallery-watch-it-grow = Ver cómo crece

gallery-play-game = Jugar a este juego

gallery-save-as-picture = Guardar como imagen
