quiz-predict-then-see = Predice y después mira

quiz-reveal-answers = Revelar las respuestas

quiz-reveal = Revelar

quiz-hide-again = Ocultar otra vez

quiz-tap-on-board = Un toque en el tablero

quiz-mark-squares-play = Marcar casillas o jugar

quiz-mark = Marcar

quiz-play = Jugar

quiz-mark-square-under-cursor = Marcar la casilla bajo el cursor o la de la pieza

quiz-mark-square-p-player = Marcar la casilla con P: pierde quien tiene el turno

quiz-p-mover-loses = <b>P</b> pierde quien juega

quiz-mark-square-n-player = Marcar la casilla con N: gana quien tiene el turno

quiz-n-mover-wins = <b>N</b> gana quien juega

quiz-ask = Preguntar

quiz-who-wins-from-here = ¿Quién gana desde aquí?

quiz-where-next-palace = ¿Dónde está el próximo palacio?

quiz-clear-marks = Borrar las marcas

quiz-new-position = Posición nueva

quiz-one-finger-marks-two = Un dedo marca, dos mueven el tablero.
