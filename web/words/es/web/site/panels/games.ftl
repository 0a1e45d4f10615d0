games-game = Juego

games-choose-another-game = Elegir otro juego

games-blocking-number-k = Número de bloqueo k

games-k-down = bajar k

games-k-up = subir k

games-start-at = Empezar en

games-set = Aplicar

games-presets = Ejemplos

games-choose-figure-example = Elige una figura o un ejemplo…

games-show-as-piles-too = Mostrarlo también como montones

games-in-notation = En notación

games-open = Abrir

games-misere = Misère: quien hace la última jugada pierde

games-add-second-game = Añadir un segundo juego
