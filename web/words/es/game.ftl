human = Persona

human-about = Juega con ratón, toques o teclas.

random = Al azar

random-about = Elige al azar las jugadas y las casillas bloqueadas.

easy = Fácil

medium = Medio

hard = Difícil

slips-about = Comete un error en { $percent } de cada 100 turnos.

slips = Errores en { $percent } de cada 100 turnos

looks-ahead = Calcula

looks-ahead-about = Mira unas pocas jugadas por delante, sin el mapa, así que no comete errores cerca del final.

perfect = Perfecto

perfect-about = Nunca deja escapar una victoria, y te lo pone difícil donde no puede ganar.

Err-illegal-move = esta jugada no está permitida

Err-illegal-block = este bloqueo no está permitido

Err-not-now = no es el momento para esto

Err-over = la partida ha terminado

Err-no-turn = no hay tal turno

Err-no-player = no hay tal jugador

Err-settings = esto no se puede mostrar

err-nothing-to-undo = No hay ningún turno que deshacer

err-nothing-to-redo = No hay ningún turno que rehacer

err-over-for-moves = La partida ha terminado: nadie puede mover

err-over-for-blocks = La partida ha terminado: no hay nada que bloquear

err-blocks-never = En este juego no se puede bloquear ninguna casilla

err-blocks-later = Es momento de mover: las casillas se bloquean después de la jugada

err-no-board = Este juego no tiene un tablero al que dar un tamaño

err-view-characters = La vista se describe con letras, cifras y . , : ; + - _ /

err-no-such-turn = No hay turno { $turn }: esta partida tiene los turnos 0 a { $known }

err-no-such-player = Un jugador es uno de { $names } o slipping:N con N de 0 a 100, no { $name }

err-blocks-first = { $side ->
    [you] Primero van las casillas que bloquear: puedes bloquear hasta { COUNT($most) }
    [computer] Primero van las casillas que bloquear: el ordenador puede bloquear hasta { COUNT($most) }
    [black] Primero van las casillas que bloquear: las negras pueden bloquear hasta { COUNT($most) }
   *[white] Primero van las casillas que bloquear: las blancas pueden bloquear hasta { COUNT($most) }
}

err-too-many-blocks = { $most ->
    [one] Se puede bloquear una casilla como máximo, no { COUNT($n) }
   *[other] Se pueden bloquear { COUNT($most) } casillas como máximo, no { COUNT($n) }
}

err-is-blocked = { $q } está bloqueada: elige otra casilla

err-components-of = { $n ->
    [one] { $p } no es una posición de este juego: necesita una componente
   *[other] { $p } no es una posición de este juego: necesita { COUNT($n) } componentes
}

err-too-far = { $p } está demasiado lejos para este juego

err-no-take = Ninguna jugada lleva de { $from } a { $to }: puedes quitar { $ways }

err-out-of-reach = { $piece ->
    [rook] La torre en { $from } no puede llegar a { $to }: se mueve { $ways }
    [queen] La dama en { $from } no puede llegar a { $to }: se mueve { $ways }
    [maharaja] El maharajá en { $from } no puede llegar a { $to }: se mueve { $ways }
   *[piece] La pieza en { $from } no puede llegar a { $to }: se mueve { $ways }
}

err-not-of-next-move = { FULL($q) } no se puede bloquear: solo se pueden bloquear las casillas a las que puede llegar la próxima jugada. { $why }

err-too-small = Un tamaño necesita al menos una casilla en cada dirección, no { $w }x{ $h }

err-no-such-map = El mapa de este juego es uno de { $names }, no { $name }

err-long-view = La vista se describe con { $most } caracteres como máximo, no { $length }

err-not-compared = Solo se pueden comparar entre sí los juegos { AND($games) }

err-no-such-orient = Los ejes apuntan hacia { $names }, no { $name }

told-by-method = Método: { $method }. { $idea }
