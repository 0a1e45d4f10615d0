workbench-this-game = Explorar este juego

workbench-what = El mapa, el valor de cada jugada, por qué, ideas, archivos

workbench-moves = Lo que valen las jugadas
