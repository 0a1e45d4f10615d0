class-class = Pour la classe

class-map = Carte

class-values = Valeurs

class-pointer = Pointeur
