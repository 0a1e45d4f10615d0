heading-rook = Torre

line-rook = A la izquierda o hacia arriba, tan lejos como quieras

heading-nim = Nim

line-nim = De un montón, tantos como quieras

heading-blocking = Damas con bloqueo

line-blocking = Bloquea las casillas de la dama

heading-wythoff = Nim de Wythoff

line-wythoff = A la izquierda, hacia arriba o en diagonal hasta la esquina

heading-maharaja = Nim del maharajá

line-maharaja = Una dama que también salta como un caballo

heading-mwythoff = Nim de Wythoff generalizado

line-mwythoff = Quita de un montón, o casi lo mismo de los dos

heading-subtraction = Sustracción de vectores

line-subtraction = Tres saltos; pierde quien no puede saltar

heading-exile = Damas en el exilio

line-exile = Mueve en cualquier dirección, a un número menor

far-rook = la torre

far-nim = el nim

far-wythoff = el nim de Wythoff

far-maharaja = el nim del maharajá

far-mwythoff = el nim de Wythoff generalizado

far-subtraction = la sustracción con dos jugadas (con más jugadas, de uno o dos montones, si el mapa muestra bastante orden)

far-exile = las damas en el exilio

Err-no-game = no hay tal juego

err-no-such-game = un juego es uno de { $names }{ $perhaps }

err-written-as = aquí este juego se escribe { $game }

err-move-or-position = falta un juego delante de estos números, si son una posición; el juego con esta única jugada se escribe { $game }

err-plus-or-at = pon + delante de más jugadas, o @ delante de una posición

err-idea-of = { $why }: es una idea de { $game }

err-no-idea = { $why }: ningún juego de aquí tiene esa idea

distant = A cien cifras de distancia

distant-on-quadrant = A cien cifras de distancia en el cuadrante

preset-game-5 = Juego 5

at-figure-1 = Figura 1

preset-game-100 = Juego 100

at-figure-3-left = Figura 3, izquierda

preset-game-1000 = Juego 1000

at-figure-3-right = Figura 3, derecha

preset-the-nose-of-game-100-over-that-of-game-1000 = La nariz del juego 100 sobre la del juego 1000

at-figure-3-middle = Figura 3, centro

preset-the-shoulder-of-game-100-over-that-of-game-1000 = El hombro del juego 100 sobre el del juego 1000

at-figure-3-below = Figura 3, abajo

preset-game-497-over-game-500 = El juego 497 sobre el juego 500

at-figure-4-left = Figura 4, izquierda

preset-game-499-over-game-500 = El juego 499 sobre el juego 500

at-figure-4-right = Figura 4, derecha

preset-game-500 = Juego 500

at-figure-4 = Figura 4

preset-game-9999-where-the-rift-hits-the-seam = Juego 9999, donde la grieta da con la costura

at-figure-5 = Figura 5

preset-game-40003-the-prism-and-its-beam = Juego 40{"\u202f"}003, el prisma y su rayo

at-figure-6 = Figura 6

preset-threads-that-merge-with-3-5-and-8-palaces = Hilos que se unen, con 3, 5 y 8 palacios

at-section-3-2 = Sección 3.2

preset-the-fabric-of-k-0-mod-3 = El tejido de k = 0 mod 3

at-figure-7-left = Figura 7, izquierda

preset-the-fabric-of-k-1-mod-3 = El tejido de k = 1 mod 3

at-figure-7-centre = Figura 7, centro

preset-the-fabric-of-k-2-mod-3 = El tejido de k = 2 mod 3

at-figure-7-right = Figura 7, derecha

preset-six-squares-make-the-next-the-automaton = Seis casillas hacen la siguiente: el autómata

at-theorem-1 = Teorema 1

preset-the-skin-of-the-arm-eight-squares-thick = La piel del brazo, de ocho casillas de grosor

at-figure-8 = Figura 8

preset-the-first-queens-on-the-spiral = Las primeras damas en la espiral

at-figure-2 = Figura 2

preset-1409-queens-on-the-spiral = 1409 damas en la espiral

at-figure-3 = Figura 3

preset-nim-values-on-the-spiral = Valores de Grundy en la espiral

preset-nim-values-of-the-quadrant = Valores de Grundy del cuadrante

preset-10000-queens-in-the-quadrant = 10{"\u202f"}000 damas en el cuadrante

preset-the-queens-placed-one-by-one = Las damas, colocadas una a una

preset-four-arms-one-word-of-three-letters = Cuatro brazos, una palabra de tres letras

at-table-2 = Tabla 2

preset-a-number-in-tribonacci-digits = Un número en cifras de tribonacci

at-section-5-1 = Sección 5.1

preset-two-lines-for-the-quadrants-queens = Dos rectas para las damas del cuadrante

at-conjecture-25 = Conjetura 25

preset-a-machine-of-48-states = Una máquina de 48 estados

preset-column-9-against-a-conjecture = La columna 9 contra una conjetura

at-conjecture-26 = Conjetura 26

preset-m-2-the-square-root-of-two = M = 2: la raíz cuadrada de dos

preset-m-3-a-wider-view = M = 3, una vista más amplia

preset-nim-values-of-m-2 = Valores de Grundy de M = 2

preset-nim-three-piles = Tres montones: 3, 5 y 7

preset-nim-four-piles = Cuatro montones: 1, 3, 5 y 7

preset-nim-their-digits = Cifras binarias que se anulan

preset-nim-values-beside-a-pile-of-twenty-one = Valores de Grundy junto a un tercer montón de 21

preset-nim-with-two-piles = Nim con dos montones

preset-the-pattern-of-the-nim-sums = El patrón de las sumas nim

preset-rooks-placed-one-by-one = Torres, colocadas una a una

at-section-1 = Sección 1

preset-diluted-boxes = Cajas diluidas

preset-squirrel-and-crow-5-peanuts-and-6-walnuts = La ardilla y el cuervo: 5 cacahuetes y 6 nueces

preset-four-segments-symmetric = Cuatro segmentos, simétrico

preset-four-segments-asymmetric = Cuatro segmentos, asimétrico

preset-as-in-one-dimension = Como en una dimensión

preset-horizontal-strips = Franjas horizontales

at-figure-5-with-b-3 = Figura 5, con b = 3

preset-l-shapes = Formas de L

at-figure-6-with-a-b-3-2 = Figura 6, con (a,b) = (3,2)

preset-two-moves-one-vertical = Dos jugadas, una vertical

preset-two-moves-and-their-regions = Dos jugadas y sus regiones

at-figure-8-with-3-2-and-7-8 = Figura 8, con (3,2) y (7,8)

preset-the-mirror-one-horizontal = La imagen reflejada: una horizontal

at-figure-9-left = Figura 9, izquierda

at-figure-9-centre = Figura 9, centro

at-figure-9-right = Figura 9, derecha

preset-palaces-in-region-c-9-8-9-9-10-9 = Palacios en la región C: (9,8), (9,9), (10,9)

at-figure-10 = Figura 10

preset-palaces-in-region-c-17-13-17-14-18-14 = Palacios en la región C: (17,13), (17,14), (18,14)

at-figure-11 = Figura 11

preset-additive-symmetric = Aditivo, simétrico

at-figure-12-left = Figura 12, izquierda

preset-additive-arithmetic = Aditivo, aritmético

at-figure-12-right = Figura 12, derecha

preset-additive-asymmetric = Aditivo, asimétrico

at-figure-13 = Figura 13

preset-an-asymmetric-game-and-its-colouring = Un juego asimétrico y su coloración

at-figure-14 = Figura 14

preset-a-symmetric-game-and-its-colouring = Un juego simétrico y su coloración

at-figure-15 = Figura 15

preset-more-complex-a-1-b-5 = Más complejo: a = 1, b = 5

at-figure-16-left = Figura 16, izquierda

preset-more-complex-a-2-b-5 = Más complejo: a = 2, b = 5

at-figure-16-right = Figura 16, derecha

preset-an-arithmetic-game-and-its-colouring = Un juego aritmético y su coloración

at-figure-17 = Figura 17

at-figure-18-left = Figura 18, izquierda

at-figure-18-right = Figura 18, derecha

preset-four-segments-late = Cuatro segmentos, tardío

at-figure-19 = Figura 19

preset-four-segments-one-a-strip = Cuatro segmentos, uno de ellos una franja

at-figure-20 = Figura 20

preset-five-segments = Cinco segmentos

at-figure-21 = Figura 21

preset-six-segments = Seis segmentos

at-figure-22 = Figura 22

preset-nine-moves-and-their-gliders = Nueve jugadas y sus planeadores

at-figure-23 = Figura 23

preset-gliders-later = Planeadores, más tarde

at-figure-24 = Figura 24

preset-max-symmetric = Max-simétrico

at-figure-25 = Figura 25

preset-max-symmetric-askew = Max-simétrico, torcido

at-figure-26 = Figura 26

preset-max-symmetric-flat = Max-simétrico, plano

at-figure-27 = Figura 27

preset-max-symmetric-ornaments = Max-simétrico, ornamentos

at-figure-28 = Figura 28

preset-a-board-that-repeats-on-every-scale = Un tablero que se repite en todas las escalas

preset-segments-that-are-settled-four-symmetric = Segmentos ya decididos: cuatro, simétrico

at-problems-61-and-62 = Problemas 61 y 62

preset-three-moves-and-five-segments = Tres jugadas y cinco segmentos

at-conjecture-50 = Conjetura 50

preset-a-way-that-avoids-the-palaces = Un camino que evita los palacios

at-problem-51 = Problema 51

preset-rows-that-repeat = Filas que se repiten

at-theorem-7 = Teorema 7

preset-one-pile-3-5-or-8 = Un montón: 3, 5 u 8

preset-three-piles = Tres montones

preset-where-the-queen-may-go = Adónde puede ir la dama

at-figure-1-left = Figura 1, izquierda

preset-wythoff-nim = Nim de Wythoff

at-figure-2-left = Figura 2, izquierda

preset-wythoff-nim-a-wider-view = Nim de Wythoff, una vista más amplia

preset-3-5-maharaja-nim = Nim del maharajá (3,5)

at-figure-8-1-of-6 = Figura 8, 1 de 6

preset-4-6-maharaja-nim = Nim del maharajá (4,6)

at-figure-8-2-of-6 = Figura 8, 2 de 6

preset-4-7-maharaja-nim = Nim del maharajá (4,7)

at-figure-8-3-of-6 = Figura 8, 3 de 6

preset-5-8-maharaja-nim = Nim del maharajá (5,8)

at-figure-8-4-of-6 = Figura 8, 4 de 6

preset-6-10-maharaja-nim = Nim del maharajá (6,10)

at-figure-8-5-of-6 = Figura 8, 5 de 6

preset-7-11-maharaja-nim = Nim del maharajá (7,11)

at-figure-8-6-of-6 = Figura 8, 6 de 6

preset-ten-pairs-of-knights-lines = Diez pares de líneas de caballo

at-figure-9-1-of-4 = Figura 9, 1 de 4

preset-fifty-pairs-of-knights-lines = Cincuenta pares de líneas de caballo

at-figure-9-2-of-4 = Figura 9, 2 de 4

preset-a-hundred-pairs-of-knights-lines = Cien pares de líneas de caballo

at-figure-9-3-of-4 = Figura 9, 3 de 4

preset-endless-knights-lines = Líneas de caballo sin fin

at-figure-9-4-of-4 = Figura 9, 4 de 4

preset-the-golden-pairs = Los pares áureos

preset-the-fibonacci-word-that-writes-itself = La palabra de Fibonacci que se escribe sola

preset-wythoff-three-piles = Nim de Wythoff con tres montones

preset-wythoff-beside-a-pile-of-five = Tres montones: los palacios junto a un tercer montón de 5

preset-2-3-maharaja-nim = Nim del maharajá (2,3)

preset-2-3-maharaja-nim-its-ten-words = Nim del maharajá (2,3), sus diez palabras

preset-4-7-maharaja-nim-three-words = Nim del maharajá (4,7), tres palabras

preset-endless-knights-lines-leave-the-golden-ratio = Las líneas de caballo sin fin abandonan el número áureo

preset-where-the-maharaja-may-go = Adónde puede ir el maharajá

at-figure-1-right = Figura 1, derecha

preset-maharaja-nim = Nim del maharajá

at-figure-2-right = Figura 2, derecha

preset-maharaja-nim-a-wider-view = Nim del maharajá, una vista más amplia

preset-close-to-the-golden-ratio = Cerca del número áureo

preset-the-first-perfect-sector = El primer sector perfecto

preset-erased-columns = Columnas borradas

preset-the-first-word-00100 = La primera palabra, 00100

at-figure-6-left = Figura 6, izquierda

preset-the-word-0010110 = La palabra 0010110

at-figure-6-right = Figura 6, derecha

preset-the-telescope = El telescopio

at-figure-7 = Figura 7

a-coordinate = una coordenada

needs-numbers = { $dim ->
    [one] una posición de este juego tiene una componente
   *[other] una posición de este juego tiene { COUNT($dim) } componentes, separadas por comas
}
