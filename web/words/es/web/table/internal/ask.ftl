err-over = la partida ha terminado
