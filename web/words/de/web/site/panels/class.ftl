class-class = Für die Klasse

class-map = Karte

class-values = Gewinnzüge

class-pointer = Zeiger
