moves-moves = Jugadas

moves-who-wins-at-each = Quién gana en cada momento de la partida

moves-turn = Turno

moves-no-move-yet = Aún no hay jugadas.

moves-game = Juego

moves-opponent = Nivel

moves-won = Ganadas

moves-without-help = Sin ayuda

moves-lost = Perdidas

moves-clear-record = Borrar este registro
