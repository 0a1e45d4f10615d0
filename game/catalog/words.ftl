## Families of games: what menus call them, and the rule in a few words beside a picture

heading-rook = Rook
line-rook = Left or up, as far as you like

heading-nim = Nim
line-nim = From one pile, as many as you like

heading-blocking = Blocking queens
line-blocking = Block the queen’s squares

heading-wythoff = Wythoff Nim
line-wythoff = Left, up or diagonally to the corner

heading-maharaja = Maharaja Nim
line-maharaja = A queen who also jumps like a knight

heading-mwythoff = Generalised Wythoff Nim
line-mwythoff = Take from one pile, or almost equally from both

heading-subtraction = Vector subtraction
line-subtraction = Three jumps; a player with none left loses

heading-exile = Queens in exile
line-exile = Move any way, to a lower-numbered square

## Games that begin with coordinates of any length, as parts of a list: "the rook, Wythoff Nim and the queens in exile"

far-rook = the rook
far-nim = Nim
far-wythoff = Wythoff Nim
far-maharaja = Maharaja Nim
far-mwythoff = generalised Wythoff Nim
far-subtraction = the subtraction of two moves (of more moves from one pile or two, if the map shows enough order)
far-exile = the queens in exile

## What is refused

# ErrNoGame is what errors.Is finds where a ruleset is of no game.
Err-no-game = there is no such game

# kind: ErrNoGame
# $names (Text) the words with which links begin, parted by commas
# $perhaps (Text) nothing, or what may be meant: "; perhaps rook is meant"
err-no-such-game = a game is one of { $names }{ $perhaps }

# A name by which people know a game, where the notation has another word for it.
# kind: ErrNoGame
# $game (Text) how it is written here: wythoff
err-written-as = here this game is written { $game }

# Numbers in brackets, where a game is expected.
# $game (Text) how the game with this one move is written
err-move-or-position = a game is missing before these numbers, if they are a position; the game with this one move is written { $game }

# Numbers in brackets right behind Wythoff Nim.
err-plus-or-at = put + before further moves, or @ before a position

# Which game has an idea that another one lacks.
# $why (Error) a sentence without its full stop
# $game (Text) how the other game is written in a link
err-idea-of = { $why }: it is an idea of { $game }

# $why (Error) a sentence without its full stop
err-no-idea = { $why }: no game here has such an idea

## A preset that begins a hundred digits from the end of the game, with a palace nearby
distant = A hundred digits out
distant-on-quadrant = A hundred digits out on the quadrant

## Boards worth opening of the family “blocking”, and where their paper has them

preset-game-5 = Game 5
at-figure-1 = Figure 1
preset-game-100 = Game 100
at-figure-3-left = Figure 3, left
preset-game-1000 = Game 1000
at-figure-3-right = Figure 3, right
preset-the-nose-of-game-100-over-that-of-game-1000 = The nose of game 100 over that of game 1000
at-figure-3-middle = Figure 3, middle
preset-the-shoulder-of-game-100-over-that-of-game-1000 = The shoulder of game 100 over that of game 1000
at-figure-3-below = Figure 3, below
preset-game-497-over-game-500 = Game 497 over game 500
at-figure-4-left = Figure 4, left
preset-game-499-over-game-500 = Game 499 over game 500
at-figure-4-right = Figure 4, right
preset-game-500 = Game 500
at-figure-4 = Figure 4
preset-game-9999-where-the-rift-hits-the-seam = Game 9999, where the rift hits the seam
at-figure-5 = Figure 5
preset-game-40003-the-prism-and-its-beam = Game 40003, the prism and its beam
at-figure-6 = Figure 6
preset-threads-that-merge-with-3-5-and-8-palaces = Threads that merge, with 3, 5 and 8 palaces
at-section-3-2 = Section 3.2
preset-the-fabric-of-k-0-mod-3 = The fabric of k = 0 mod 3
at-figure-7-left = Figure 7, left
preset-the-fabric-of-k-1-mod-3 = The fabric of k = 1 mod 3
at-figure-7-centre = Figure 7, centre
preset-the-fabric-of-k-2-mod-3 = The fabric of k = 2 mod 3
at-figure-7-right = Figure 7, right
preset-six-squares-make-the-next-the-automaton = Six squares make the next: the automaton
at-theorem-1 = Theorem 1
preset-the-skin-of-the-arm-eight-squares-thick = The skin of the arm, eight squares thick
at-figure-8 = Figure 8

## Boards worth opening of the family “exile”, and where their paper has them

preset-the-first-queens-on-the-spiral = The first queens on the spiral
at-figure-2 = Figure 2
preset-1409-queens-on-the-spiral = 1409 queens on the spiral
at-figure-3 = Figure 3
preset-nim-values-on-the-spiral = Nim-values on the spiral
preset-nim-values-of-the-quadrant = Nim-values of the quadrant
preset-10000-queens-in-the-quadrant = 10000 queens in the quadrant
preset-the-queens-placed-one-by-one = The queens, placed one by one
preset-four-arms-one-word-of-three-letters = Four arms, one word of three letters
at-table-2 = Table 2
preset-a-number-in-tribonacci-digits = A number in Tribonacci digits
at-section-5-1 = Section 5.1
preset-two-lines-for-the-quadrants-queens = Two lines for the quadrant’s queens
at-conjecture-25 = Conjecture 25
preset-a-machine-of-48-states = A machine of 48 states
preset-column-9-against-a-conjecture = Column 9 against a conjecture
at-conjecture-26 = Conjecture 26

## Boards worth opening of the family “mwythoff”, and where their paper has them

preset-m-2-the-square-root-of-two = M = 2: the square root of two
preset-m-3-a-wider-view = M = 3, a wider view
preset-nim-values-of-m-2 = Nim-values of M = 2

## Boards worth opening of the family “rook”, and where their paper has them

preset-nim-with-two-piles = Nim with two piles
preset-the-pattern-of-the-nim-sums = The pattern of the nim-sums
preset-rooks-placed-one-by-one = Rooks, placed one by one
at-section-1 = Section 1

## Boards worth opening of the family “nim”

preset-nim-three-piles = Three piles: 3, 5 and 7
preset-nim-four-piles = Four piles: 1, 3, 5 and 7
preset-nim-their-digits = Binary digits that cancel
preset-nim-values-beside-a-pile-of-twenty-one = Nim-values beside a third pile of 21

## Boards worth opening of the family “subtraction”, and where their paper has them

preset-diluted-boxes = Diluted boxes
preset-squirrel-and-crow-5-peanuts-and-6-walnuts = Squirrel and Crow: 5 peanuts and 6 walnuts
preset-four-segments-symmetric = Four segments, symmetric
preset-four-segments-asymmetric = Four segments, asymmetric
preset-as-in-one-dimension = As in one dimension
preset-horizontal-strips = Horizontal strips
at-figure-5-with-b-3 = Figure 5, with b = 3
preset-l-shapes = L-shapes
at-figure-6-with-a-b-3-2 = Figure 6, with (a,b) = (3,2)
preset-two-moves-one-vertical = Two moves, one vertical
preset-two-moves-and-their-regions = Two moves and their regions
at-figure-8-with-3-2-and-7-8 = Figure 8, with (3,2) and (7,8)
preset-the-mirror-one-horizontal = The mirror: one horizontal
at-figure-9-left = Figure 9, left
at-figure-9-centre = Figure 9, centre
at-figure-9-right = Figure 9, right
preset-palaces-in-region-c-9-8-9-9-10-9 = Palaces in region C: (9,8), (9,9), (10,9)
at-figure-10 = Figure 10
preset-palaces-in-region-c-17-13-17-14-18-14 = Palaces in region C: (17,13), (17,14), (18,14)
at-figure-11 = Figure 11
preset-additive-symmetric = Additive, symmetric
at-figure-12-left = Figure 12, left
preset-additive-arithmetic = Additive, arithmetic
at-figure-12-right = Figure 12, right
preset-additive-asymmetric = Additive, asymmetric
at-figure-13 = Figure 13
preset-an-asymmetric-game-and-its-colouring = An asymmetric game and its colouring
at-figure-14 = Figure 14
preset-a-symmetric-game-and-its-colouring = A symmetric game and its colouring
at-figure-15 = Figure 15
preset-more-complex-a-1-b-5 = More complex: a = 1, b = 5
at-figure-16-left = Figure 16, left
preset-more-complex-a-2-b-5 = More complex: a = 2, b = 5
at-figure-16-right = Figure 16, right
preset-an-arithmetic-game-and-its-colouring = An arithmetic game and its colouring
at-figure-17 = Figure 17
at-figure-18-left = Figure 18, left
at-figure-18-right = Figure 18, right
preset-four-segments-late = Four segments, late
at-figure-19 = Figure 19
preset-four-segments-one-a-strip = Four segments, one a strip
at-figure-20 = Figure 20
preset-five-segments = Five segments
at-figure-21 = Figure 21
preset-six-segments = Six segments
at-figure-22 = Figure 22
preset-nine-moves-and-their-gliders = Nine moves and their gliders
at-figure-23 = Figure 23
preset-gliders-later = Gliders, later
at-figure-24 = Figure 24
preset-max-symmetric = Max-symmetric
at-figure-25 = Figure 25
preset-max-symmetric-askew = Max-symmetric, askew
at-figure-26 = Figure 26
preset-max-symmetric-flat = Max-symmetric, flat
at-figure-27 = Figure 27
preset-max-symmetric-ornaments = Max-symmetric, ornaments
at-figure-28 = Figure 28
preset-a-board-that-repeats-on-every-scale = A board that repeats on every scale
preset-segments-that-are-settled-four-symmetric = Segments that are settled: four, symmetric
at-problems-61-and-62 = Problems 61 and 62
preset-three-moves-and-five-segments = Three moves and five segments
at-conjecture-50 = Conjecture 50
preset-a-way-that-avoids-the-palaces = A way that avoids the palaces
at-problem-51 = Problem 51
preset-rows-that-repeat = Rows that repeat
at-theorem-7 = Theorem 7
preset-one-pile-3-5-or-8 = One pile: 3, 5 or 8
preset-three-piles = Three piles

## Boards worth opening of the family “wythoff”, and where their paper has them

preset-where-the-queen-may-go = Where the queen may go
at-figure-1-left = Figure 1, left
preset-wythoff-nim = Wythoff Nim
at-figure-2-left = Figure 2, left
preset-wythoff-nim-a-wider-view = Wythoff Nim, a wider view
preset-3-5-maharaja-nim = (3,5)-Maharaja Nim
at-figure-8-1-of-6 = Figure 8, 1 of 6
preset-4-6-maharaja-nim = (4,6)-Maharaja Nim
at-figure-8-2-of-6 = Figure 8, 2 of 6
preset-4-7-maharaja-nim = (4,7)-Maharaja Nim
at-figure-8-3-of-6 = Figure 8, 3 of 6
preset-5-8-maharaja-nim = (5,8)-Maharaja Nim
at-figure-8-4-of-6 = Figure 8, 4 of 6
preset-6-10-maharaja-nim = (6,10)-Maharaja Nim
at-figure-8-5-of-6 = Figure 8, 5 of 6
preset-7-11-maharaja-nim = (7,11)-Maharaja Nim
at-figure-8-6-of-6 = Figure 8, 6 of 6
preset-ten-pairs-of-knights-lines = Ten pairs of knight’s lines
at-figure-9-1-of-4 = Figure 9, 1 of 4
preset-fifty-pairs-of-knights-lines = Fifty pairs of knight’s lines
at-figure-9-2-of-4 = Figure 9, 2 of 4
preset-a-hundred-pairs-of-knights-lines = A hundred pairs of knight’s lines
at-figure-9-3-of-4 = Figure 9, 3 of 4
preset-endless-knights-lines = Endless knight’s lines
at-figure-9-4-of-4 = Figure 9, 4 of 4
preset-the-golden-pairs = The golden pairs
preset-the-fibonacci-word-that-writes-itself = The Fibonacci word that writes itself
preset-wythoff-three-piles = Wythoff Nim with three piles
preset-wythoff-beside-a-pile-of-five = Three piles: the palaces beside a third pile of 5
preset-2-3-maharaja-nim = (2,3)-Maharaja Nim
preset-2-3-maharaja-nim-its-ten-words = (2,3)-Maharaja Nim, its ten words
preset-4-7-maharaja-nim-three-words = (4,7)-Maharaja Nim, three words
preset-endless-knights-lines-leave-the-golden-ratio = Endless knight’s lines leave the golden ratio
preset-where-the-maharaja-may-go = Where the maharaja may go
at-figure-1-right = Figure 1, right
preset-maharaja-nim = Maharaja Nim
at-figure-2-right = Figure 2, right
preset-maharaja-nim-a-wider-view = Maharaja Nim, a wider view
preset-close-to-the-golden-ratio = Close to the golden ratio
preset-the-first-perfect-sector = The first perfect sector
preset-erased-columns = Erased columns
preset-the-first-word-00100 = The first word, 00100
at-figure-6-left = Figure 6, left
preset-the-word-0010110 = The word 0010110
at-figure-6-right = Figure 6, right
preset-the-telescope = The telescope
at-figure-7 = Figure 7

# What is missing where a sum is read: the start of a game.
a-coordinate = a coordinate

# $dim (Number)
needs-numbers = { $dim ->
    [one] a position of this game has one component
   *[other] a position of this game has { COUNT($dim) } components, with commas between them
}
