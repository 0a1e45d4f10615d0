chips-palace-square-where-player = Un palacio es una casilla en la que pierde quien tiene el turno.
