class-class = Pour la classe

class-map = Carte

class-values = Coups gagnants

class-pointer = Pointeur
