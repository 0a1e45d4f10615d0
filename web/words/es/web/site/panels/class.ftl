class-class = Para la clase

class-map = Mapa

class-values = Valores

class-pointer = Puntero
