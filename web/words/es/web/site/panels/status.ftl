status-done = Listo

status-hint = Pista

status-play-on-from-here = Seguir jugando desde aquí

status-undo = Deshacer

status-undo-u = Deshacer (u)

status-redo = Rehacer

status-redo-r = Rehacer (r)

status-block-line = Bloquear una línea

status-line = Bloquear todo:

status-remove-all-pawns = Quitar todos los peones

status-no-square-blocked = No hay ninguna casilla bloqueada.

status-block-all-palaces = Bloquear todos los palacios

status-why-does-square-win = ¿Por qué se gana o se pierde aquí?

status-why = ¿Por qué?

status-move-values = Ver jugadas ganadoras

status-new-game = Partida nueva

status-play-out = Jugar el final

status-harder-start = Un comienzo más difícil

status-try-again-from-mistake = Probar de nuevo desde el error

status-show-mistake = Mostrar el error
