class-class = Para la clase

class-map = Mapa

class-values = Jugadas ganadoras

class-pointer = Puntero
