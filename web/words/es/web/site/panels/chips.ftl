chips-palace-square-where-player = Un palacio es una casilla en la que pierde quien tiene el turno.

chips-wheel-zooms = Para ampliar o reducir aquí, mantén pulsada la tecla Ctrl y gira la rueda, o haz clic antes en el tablero.
