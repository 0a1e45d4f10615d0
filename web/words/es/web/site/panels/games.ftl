games-game = Juego

games-choose-another-game = Elegir otro juego

games-blocking-number-k = Número de bloqueo k

games-k-down = bajar k

games-k-up = subir k

games-start-at = Casilla inicial

games-set = Aplicar

games-presets = Ejemplos

games-choose-figure-example = Ejemplos y figuras de los artículos

games-show-as-piles-too = Mostrar también montones

games-in-notation = Juego como texto

games-open = Abrir

games-misere = Misère (pierde la última jugada)

games-add-second-game = Añadir un segundo juego
