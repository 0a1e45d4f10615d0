explore-this-game = Explorar este juego

explore-what = El mapa, el valor de cada jugada, por qué, ideas, archivos

explore-moves = Lo que valen las jugadas
