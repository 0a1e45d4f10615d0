papers-game = Un juego como texto

papers-gallery = Ver crecer los mapas

papers-gallery-line = Reglas simples, imágenes sorprendentes.

papers-true = Lo que es cierto

papers-true-line = Cada afirmación de los artículos que se ha comprobado, y cómo.

papers-ideas = Ideas, por artículo

papers-own = Hallado aquí

papers-figures = Figuras y ejemplos

papers-elsewhere = En otros sitios

papers-elsewhere-words = Los mismos motores responden en un terminal, con exactitud y como JSON:

papers-board-words = Un tablero en cualquier otra página:
