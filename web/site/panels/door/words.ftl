# Read by screen readers, of a part of the page.
door-game-over = The game is over

# On a button.
door-next = Next

# Heading.
door-queen = Move left, up or diagonally. Whoever reaches the corner wins.

# On a button.
door-again = Again

# On a button.
door-learn-why = Learn why

# Read by screen readers, of a part of the page.
door-ways-from-here = Where to go from here

# On a button.
door-go-on = Continue: <span/>

door-last-game = the last game

# Read by screen readers, of a part of the page.
door-doors = Doors

door-from-rook-golden-ratio = From a rook to the golden ratio

door-play = Play

door-choose-your-opponent-perfect = Eight games, three strengths

door-puzzle-day = Puzzle of the day

door-one-move-wins-others = Find the one move that wins

door-watch-maps-grow = Watch

door-short-rules-draw-whole = Simple rules, surprising pictures

# Heading of a group of fields.
door-your-opponent = Your opponent: the computer

door-knows-rule = Easy

door-looks-few-moves-ahead = Misses six wins in ten

door-makes-some-mistakes = Medium

door-in-about-every-third = Misses three wins in ten

door-makes-no-mistakes = Perfect

door-wins-every-game-can = Never misses a win

## Of the game on its board.

door-first = You begin. Tap a ring.

door-your-turn = Your turn again.

door-computer = Now the computer moves.

door-won = You win. Do you know why?

door-lost = The computer got there first.
