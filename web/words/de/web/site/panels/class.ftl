class-class = Für die Klasse

class-map = Karte

class-values = Werte

class-pointer = Zeiger
