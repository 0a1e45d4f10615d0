heading-rook = Turm

line-rook = Nach links oder oben, so weit du willst

heading-nim = Nim

line-nim = Von einem Haufen, so viele du willst

heading-blocking = Damen blockieren

line-blocking = Blockiere die Felder der Dame

heading-wythoff = Wythoff-Nim

line-wythoff = Nach links, nach oben oder schräg zur Ecke

heading-maharaja = Maharadscha-Nim

line-maharaja = Eine Dame, die auch wie ein Springer springt

heading-mwythoff = Verallgemeinertes Wythoff-Nim

line-mwythoff = Nimm von einem Haufen, oder von beiden fast gleich viel

heading-subtraction = Vektorsubtraktion

line-subtraction = Drei Sprünge; wer keinen mehr hat, verliert

heading-exile = Damen im Exil

line-exile = Zieh in jede Richtung, auf ein Feld mit kleinerer Zahl

far-rook = der Turm

far-nim = Nim

far-wythoff = Wythoff-Nim

far-maharaja = Maharadscha-Nim

far-mwythoff = verallgemeinertes Wythoff-Nim

far-subtraction = die Subtraktion mit zwei Zügen (mit mehr Zügen von einem Haufen oder zweien, wenn die Karte genug Ordnung zeigt)

far-exile = die Damen im Exil

Err-no-game = dieses Spiel gibt es nicht

err-no-such-game = ein Spiel ist eines von { $names }{ $perhaps }

err-written-as = hier wird dieses Spiel { $game } geschrieben

err-move-or-position = vor diesen Zahlen fehlt ein Spiel, falls sie eine Position sind; das Spiel mit diesem einen Zug wird { $game } geschrieben

err-plus-or-at = setz + vor weitere Züge oder @ vor eine Position

err-idea-of = { $why }: Es ist eine Idee von { $game }

err-no-idea = { $why }: Kein Spiel hier hat eine solche Idee

distant = Koordinaten mit hundert Stellen

distant-on-quadrant = Koordinaten mit hundert Stellen im Quadranten

preset-game-5 = Spiel 5

at-figure-1 = Abbildung 1

preset-game-100 = Spiel 100

at-figure-3-left = Abbildung 3, links

preset-game-1000 = Spiel 1000

at-figure-3-right = Abbildung 3, rechts

preset-the-nose-of-game-100-over-that-of-game-1000 = Die Nase von Spiel 100 über der von Spiel 1000

at-figure-3-middle = Abbildung 3, Mitte

preset-the-shoulder-of-game-100-over-that-of-game-1000 = Die Schulter von Spiel 100 über der von Spiel 1000

at-figure-3-below = Abbildung 3, unten

preset-game-497-over-game-500 = Spiel 497 über Spiel 500

at-figure-4-left = Abbildung 4, links

preset-game-499-over-game-500 = Spiel 499 über Spiel 500

at-figure-4-right = Abbildung 4, rechts

preset-game-500 = Spiel 500

at-figure-4 = Abbildung 4

preset-game-9999-where-the-rift-hits-the-seam = Spiel 9999, wo der Riss auf die Naht trifft

at-figure-5 = Abbildung 5

preset-game-40003-the-prism-and-its-beam = Spiel 40003, das Prisma und sein Strahl

at-figure-6 = Abbildung 6

preset-threads-that-merge-with-3-5-and-8-palaces = Fäden, die sich vereinigen, mit 3, 5 und 8 Palästen

at-section-3-2 = Abschnitt 3.2

preset-the-fabric-of-k-0-mod-3 = Das Gewebe für k = 0 mod 3

at-figure-7-left = Abbildung 7, links

preset-the-fabric-of-k-1-mod-3 = Das Gewebe für k = 1 mod 3

at-figure-7-centre = Abbildung 7, Mitte

preset-the-fabric-of-k-2-mod-3 = Das Gewebe für k = 2 mod 3

at-figure-7-right = Abbildung 7, rechts

preset-six-squares-make-the-next-the-automaton = Sechs Felder ergeben das nächste: der Automat

at-theorem-1 = Satz 1

preset-the-skin-of-the-arm-eight-squares-thick = Die Haut des Arms, acht Felder dick

at-figure-8 = Abbildung 8

preset-the-first-queens-on-the-spiral = Die ersten Damen auf der Spirale

at-figure-2 = Abbildung 2

preset-1409-queens-on-the-spiral = 1409 Damen auf der Spirale

at-figure-3 = Abbildung 3

preset-nim-values-on-the-spiral = Nim-Werte auf der Spirale

preset-nim-values-of-the-quadrant = Nim-Werte des Quadranten

preset-10000-queens-in-the-quadrant = 10000 Damen im Quadranten

preset-the-queens-placed-one-by-one = Die Damen, eine nach der anderen gesetzt

preset-four-arms-one-word-of-three-letters = Vier Arme, ein Wort aus drei Buchstaben

at-table-2 = Tabelle 2

preset-a-number-in-tribonacci-digits = Eine Zahl in Tribonacci-Ziffern

at-section-5-1 = Abschnitt 5.1

preset-two-lines-for-the-quadrants-queens = Zwei Geraden für die Damen des Quadranten

at-conjecture-25 = Vermutung 25

preset-a-machine-of-48-states = Eine Maschine mit 48 Zuständen

preset-column-9-against-a-conjecture = Spalte 9 gegen eine Vermutung

at-conjecture-26 = Vermutung 26

preset-m-2-the-square-root-of-two = M = 2: die Wurzel aus zwei

preset-m-3-a-wider-view = M = 3, in größerer Ansicht

preset-nim-values-of-m-2 = Nim-Werte für M = 2

preset-nim-three-piles = Drei Haufen: 3, 5 und 7

preset-nim-four-piles = Vier Haufen: 1, 3, 5 und 7

preset-nim-their-digits = Binärziffern, die sich aufheben

preset-nim-values-beside-a-pile-of-twenty-one = Nim-Werte neben einem dritten Haufen von 21

preset-nim-with-two-piles = Nim mit zwei Haufen

preset-the-pattern-of-the-nim-sums = Das Muster der Nim-Summen

preset-rooks-placed-one-by-one = Türme, einer nach dem anderen gesetzt

at-section-1 = Abschnitt 1

preset-diluted-boxes = Verdünnte Kästen

preset-squirrel-and-crow-5-peanuts-and-6-walnuts = Eichhörnchen und Krähe: 5 Erdnüsse und 6 Walnüsse

preset-four-segments-symmetric = Vier Segmente, symmetrisch

preset-four-segments-asymmetric = Vier Segmente, asymmetrisch

preset-as-in-one-dimension = Wie in einer Dimension

preset-horizontal-strips = Waagerechte Streifen

at-figure-5-with-b-3 = Abbildung 5, mit b = 3

preset-l-shapes = L-Formen

at-figure-6-with-a-b-3-2 = Abbildung 6, mit (a,b) = (3,2)

preset-two-moves-one-vertical = Zwei Züge, einer senkrecht

preset-two-moves-and-their-regions = Zwei Züge und ihre Gebiete

at-figure-8-with-3-2-and-7-8 = Abbildung 8, mit (3,2) und (7,8)

preset-the-mirror-one-horizontal = Das Spiegelbild: einer waagerecht

at-figure-9-left = Abbildung 9, links

at-figure-9-centre = Abbildung 9, Mitte

at-figure-9-right = Abbildung 9, rechts

preset-palaces-in-region-c-9-8-9-9-10-9 = Paläste in Gebiet C: (9,8), (9,9), (10,9)

at-figure-10 = Abbildung 10

preset-palaces-in-region-c-17-13-17-14-18-14 = Paläste in Gebiet C: (17,13), (17,14), (18,14)

at-figure-11 = Abbildung 11

preset-additive-symmetric = Additiv, symmetrisch

at-figure-12-left = Abbildung 12, links

preset-additive-arithmetic = Additiv, arithmetisch

at-figure-12-right = Abbildung 12, rechts

preset-additive-asymmetric = Additiv, asymmetrisch

at-figure-13 = Abbildung 13

preset-an-asymmetric-game-and-its-colouring = Ein asymmetrisches Spiel und seine Färbung

at-figure-14 = Abbildung 14

preset-a-symmetric-game-and-its-colouring = Ein symmetrisches Spiel und seine Färbung

at-figure-15 = Abbildung 15

preset-more-complex-a-1-b-5 = Komplizierter: a = 1, b = 5

at-figure-16-left = Abbildung 16, links

preset-more-complex-a-2-b-5 = Komplizierter: a = 2, b = 5

at-figure-16-right = Abbildung 16, rechts

preset-an-arithmetic-game-and-its-colouring = Ein arithmetisches Spiel und seine Färbung

at-figure-17 = Abbildung 17

at-figure-18-left = Abbildung 18, links

at-figure-18-right = Abbildung 18, rechts

preset-four-segments-late = Vier Segmente, spät

at-figure-19 = Abbildung 19

preset-four-segments-one-a-strip = Vier Segmente, eines davon ein Streifen

at-figure-20 = Abbildung 20

preset-five-segments = Fünf Segmente

at-figure-21 = Abbildung 21

preset-six-segments = Sechs Segmente

at-figure-22 = Abbildung 22

preset-nine-moves-and-their-gliders = Neun Züge und ihre Gleiter

at-figure-23 = Abbildung 23

preset-gliders-later = Gleiter, später

at-figure-24 = Abbildung 24

preset-max-symmetric = Max-symmetrisch

at-figure-25 = Abbildung 25

preset-max-symmetric-askew = Max-symmetrisch, schief

at-figure-26 = Abbildung 26

preset-max-symmetric-flat = Max-symmetrisch, flach

at-figure-27 = Abbildung 27

preset-max-symmetric-ornaments = Max-symmetrisch, Ornamente

at-figure-28 = Abbildung 28

preset-a-board-that-repeats-on-every-scale = Ein Brett, das sich in jedem Maßstab wiederholt

preset-segments-that-are-settled-four-symmetric = Geklärte Segmente: vier, symmetrisch

at-problems-61-and-62 = Probleme 61 und 62

preset-three-moves-and-five-segments = Drei Züge und fünf Segmente

at-conjecture-50 = Vermutung 50

preset-a-way-that-avoids-the-palaces = Ein Weg, der die Paläste meidet

at-problem-51 = Problem 51

preset-rows-that-repeat = Zeilen mit Periode

at-theorem-7 = Satz 7

preset-one-pile-3-5-or-8 = Ein Haufen: 3, 5 oder 8

preset-three-piles = Drei Haufen

preset-where-the-queen-may-go = Wohin die Dame ziehen darf

at-figure-1-left = Abbildung 1, links

preset-wythoff-nim = Wythoff-Nim

at-figure-2-left = Abbildung 2, links

preset-wythoff-nim-a-wider-view = Wythoff-Nim, in größerer Ansicht

preset-3-5-maharaja-nim = (3,5)-Maharadscha-Nim

at-figure-8-1-of-6 = Abbildung 8, 1 von 6

preset-4-6-maharaja-nim = (4,6)-Maharadscha-Nim

at-figure-8-2-of-6 = Abbildung 8, 2 von 6

preset-4-7-maharaja-nim = (4,7)-Maharadscha-Nim

at-figure-8-3-of-6 = Abbildung 8, 3 von 6

preset-5-8-maharaja-nim = (5,8)-Maharadscha-Nim

at-figure-8-4-of-6 = Abbildung 8, 4 von 6

preset-6-10-maharaja-nim = (6,10)-Maharadscha-Nim

at-figure-8-5-of-6 = Abbildung 8, 5 von 6

preset-7-11-maharaja-nim = (7,11)-Maharadscha-Nim

at-figure-8-6-of-6 = Abbildung 8, 6 von 6

preset-ten-pairs-of-knights-lines = Zehn Paare von Springerlinien

at-figure-9-1-of-4 = Abbildung 9, 1 von 4

preset-fifty-pairs-of-knights-lines = Fünfzig Paare von Springerlinien

at-figure-9-2-of-4 = Abbildung 9, 2 von 4

preset-a-hundred-pairs-of-knights-lines = Hundert Paare von Springerlinien

at-figure-9-3-of-4 = Abbildung 9, 3 von 4

preset-endless-knights-lines = Endlose Springerlinien

at-figure-9-4-of-4 = Abbildung 9, 4 von 4

preset-the-golden-pairs = Die goldenen Paare

preset-the-fibonacci-word-that-writes-itself = Das Fibonacci-Wort, das sich selbst schreibt

preset-wythoff-three-piles = Wythoff-Nim mit drei Haufen

preset-wythoff-beside-a-pile-of-five = Drei Haufen: die Paläste neben einem dritten Haufen von 5

preset-2-3-maharaja-nim = (2,3)-Maharadscha-Nim

preset-2-3-maharaja-nim-its-ten-words = (2,3)-Maharadscha-Nim, seine zehn Wörter

preset-4-7-maharaja-nim-three-words = (4,7)-Maharadscha-Nim, drei Wörter

preset-endless-knights-lines-leave-the-golden-ratio = Endlose Springerlinien verlassen den Goldenen Schnitt

preset-where-the-maharaja-may-go = Wohin der Maharadscha ziehen darf

at-figure-1-right = Abbildung 1, rechts

preset-maharaja-nim = Maharadscha-Nim

at-figure-2-right = Abbildung 2, rechts

preset-maharaja-nim-a-wider-view = Maharadscha-Nim, in größerer Ansicht

preset-close-to-the-golden-ratio = Nahe am Goldenen Schnitt

preset-the-first-perfect-sector = Der erste perfekte Sektor

preset-erased-columns = Gelöschte Spalten

preset-the-first-word-00100 = Das erste Wort, 00100

at-figure-6-left = Abbildung 6, links

preset-the-word-0010110 = Das Wort 0010110

at-figure-6-right = Abbildung 6, rechts

preset-the-telescope = Das Teleskop

at-figure-7 = Abbildung 7

a-coordinate = eine Koordinate

needs-numbers = { $dim ->
    [one] eine Position dieses Spiels hat eine Komponente
   *[other] eine Position dieses Spiels hat { COUNT($dim) } Komponenten, mit Kommas dazwischen
}
