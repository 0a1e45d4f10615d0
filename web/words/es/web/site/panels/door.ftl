door-game-over = La partida ha terminado

door-again = Otra vez

door-learn-why = Saber por qué

door-ways-from-here = Los caminos desde aquí

door-go-on = Seguir con <span/>

door-last-game = la última partida

door-doors = Puertas

door-learn = Aprender

door-from-rook-golden-ratio = De una torre a la razón áurea

door-play = Jugar

door-choose-your-opponent-perfect = Elige a tu rival: uno perfecto o uno que comete errores

door-puzzle-day = Problema del día

door-one-move-wins-others = Una jugada gana, las otras pierden

door-watch-maps-grow = Ver crecer los mapas

door-short-rules-draw-whole = Reglas cortas dibujan mapas enteros

door-back = Atrás

door-teachers-lessons-your-own = Para docentes y lecciones propias

door-your-opponent = Tu rival

door-knows-rule = Conoce la regla

door-looks-few-moves-ahead = Mira unas pocas jugadas por delante, sin el mapa

door-makes-some-mistakes = Comete algunos errores

door-in-about-every-third = Más o menos en uno de cada tres turnos

door-makes-no-mistakes = No comete errores

door-wins-every-game-can = Gana toda partida que se pueda ganar

door-first = Empiezas tú. Toca un anillo.

door-your-turn = Te toca otra vez.

door-computer = Ahora mueve la computadora.

door-won = Has ganado. ¿Sabes por qué?

door-lost = La computadora llegó antes.
