# Read by screen readers, of a part of the page.
door-game-over = The game is over

# On a button.
door-again = Again

# On a button.
door-learn-why = Learn why

# Read by screen readers, of a part of the page.
door-ways-from-here = Where to go from here

# On a button.
door-go-on = Go on with <span/>

door-last-game = the last game

# Read by screen readers, of a part of the page.
door-doors = Doors

door-learn = Learn

door-from-rook-golden-ratio = From a rook to the golden ratio

door-play = Play

door-choose-your-opponent-perfect = Choose your opponent: perfect, or one who makes mistakes

door-puzzle-day = Puzzle of the day

door-one-move-wins-others = One move wins, the others lose

door-watch-maps-grow = Watch maps grow

door-short-rules-draw-whole = Short rules draw whole maps

# On a button.
door-back = Back

# On a button.
door-teachers-lessons-your-own = For teachers, and your own lessons

# Heading of a group of fields.
door-your-opponent = Your opponent

door-knows-rule = Knows the rule

door-looks-few-moves-ahead = Looks a few moves ahead, without the map

door-makes-some-mistakes = Makes some mistakes

door-in-about-every-third = In about every third turn

door-makes-no-mistakes = Makes no mistakes

door-wins-every-game-can = Wins every game that can be won

## Of the game on its board.

door-first = You begin. Tap a ring.

door-your-turn = Your turn again.

door-computer = Now the computer moves.

door-won = You win. Do you know why?

door-lost = The computer got there first.
