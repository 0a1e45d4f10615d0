door-game-over = La partida ha terminado

door-next = Siguiente

door-queen = Mueve a la izquierda, hacia arriba o en diagonal. Gana quien llega a la esquina.

door-again = Otra vez

door-learn-why = ¿Por qué?

door-ways-from-here = Los caminos desde aquí

door-go-on = Continuar: <span/>

door-last-game = la última partida

door-doors = Puertas

door-from-rook-golden-ratio = De una torre al número áureo

door-play = Jugar

door-choose-your-opponent-perfect = Ocho juegos, tres niveles de rival

door-puzzle-day = Problema del día

door-one-move-wins-others = Encuentra la única jugada que gana

door-watch-maps-grow = Mirar

door-short-rules-draw-whole = Reglas sencillas, imágenes sorprendentes

door-your-opponent = Tu rival: el ordenador

door-knows-rule = Fácil

door-looks-few-moves-ahead = Deja escapar seis victorias de cada diez

door-makes-some-mistakes = Medio

door-in-about-every-third = Deja escapar tres victorias de cada diez

door-makes-no-mistakes = Perfecto

door-wins-every-game-can = Nunca deja escapar una victoria

door-first = Empiezas tú. Toca un anillo.

door-your-turn = Te toca otra vez.

door-computer = Ahora mueve el ordenador.

door-won = Has ganado. ¿Sabes por qué?

door-lost = El ordenador llegó antes.
