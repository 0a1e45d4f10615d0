distant-far-out-position-in = Muy lejos: la posición completa

distant-go = Ir a

distant-whole-numbers-commas-between = Números enteros separados por comas, por ejemplo 12,7

distant-move = Mover
