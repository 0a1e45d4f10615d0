# The name of the game: before each move so many squares may be blocked.
# $blocked (Number) k-1
title = { $blocked ->
    [one] Blocking queens ({ $blocked } block)
   *[other] Blocking queens ({ $blocked } blocks)
}

# How the game is played.
# $blocked (Number) how many squares may be blocked
rules = { $blocked ->
    [0] The queen moves along her row or column towards the edge of the board, or diagonally towards the corner, as far as you like. Whoever brings her to the corner wins.
    [1] The queen moves along her row or column towards the edge of the board, or diagonally towards the corner, as far as you like. Before each move the other player may block one square that she could go to. Whoever cannot move loses.
   *[other] The queen moves along her row or column towards the edge of the board, or diagonally towards the corner, as far as you like. Before each move the other player may block up to { COUNT($blocked) } squares that she could go to. Whoever cannot move loses.
}

## Parts of the map that can be highlighted; their names are those of the map: see region/words.ftl

lattice-label = The épaulettes’ lattice

rift-label = The rift

skin-label = The skin

## What is no position

# kind: engine.ErrWrongDimension
# $game (Text) as it is written in a link: blocking:5
# $components (Plain) never two
err-dimension = a position of { $game } has two coordinates, not { $components }

# kind: engine.ErrOutside
# $p (Text) such as -1,2
# $game (Text) as it is written in a link: blocking:5
err-negative = { $p } is not on the board: the coordinates of { $game } cannot be negative

# kind: engine.ErrTooFar
# $p (Text) such as 1,2
# $game (Text) as it is written in a link: blocking:5
# $reach (Plain)
err-too-far = { $p } is too far out: the coordinates of { $game } end at { $reach }

## What no map shows

# kind: engine.ErrNoMap
err-elsewhere = a map of this game begins at the corner

# What a method for maps far out says of one near the corner.
# kind: engine.ErrNoMap
err-far-alone = around the corner the automaton counts this map

err-no-names = there are no names on this map

err-no-others = this map compares nothing

# What it means that a square stands back on a map that compares two games.
# $k (Plain) the first game’s k
# $other (Plain) the second game’s k
differ = games { $k } and { $other } differ here

# What is expected where something else stands; the subject of a sentence.
number = a number of a comparison

# kind: engine.ErrNoMap
# $game (Text) as it is written in a link: blocking:5
# $name (Text) in quotation marks
err-no-variant = { $game } has no map called { $name }

# kind: engine.ErrNoMap
# $name (Text) in quotation marks
# $game (Text) as it is written in a link: blocking:5
err-numbers-alone = the map { $name } of { $game } shows palace numbers only

## What the methods do not answer

# What methods say of a map that shows something instead of palace numbers.
# kind: engine.ErrKind
err-over = it shows something else: it knows nothing about values of this kind

# $p (Text) such as 1,2
# $n (Plain)
# $k (Plain)
err-seen = { $p } has { $n } options, more than { $k }

# kind: engine.ErrTooFar
# $p (Text) such as 1,2
# $game (Text) as it is written in a link: blocking:5
# $most (Plain)
err-work = { $p } is too far out for { $game }: more than { $most } squares would have to be counted

# kind: engine.ErrTooMany
# $p (Text) such as 1,2
# $n (Plain)
# $game (Text) as it is written in a link: blocking:5
# $most (Plain)
err-options = { $p } has { $n } options in { $game }: more than { $most } are too many to list

## How the game is solved: each method and what it does, which an explanation quotes

# The name of a method of solving the game: the hood is a region.
method-hood = Hood

# What it does.
method-hood-idea = A position with at most k options sees nothing but palaces, because each option has fewer. So the palace number is x+y+min(x,y) ([CLN15] Section 3.2).

# The name of a method of solving the game.
method-closed = Closed form

# What it does. φ is the golden ratio.
method-closed-idea = For k up to 3 the palaces are known: (⌊nφ⌋, ⌊nφ²⌋) for k = 1; (0,0), (n,2n+1) and (2⌊nφ⌋+2, 2⌊nφ²⌋+2) for k = 2; (0,0), (n,2n+1) and (n,2n+2) for k = 3; and their mirror images.

# The name of a method of solving the game.
method-automaton = Automaton

# What it does.
method-automaton-idea = Palace numbers minus k follow a local rule that does not know k ([CLN15] Theorem 1), so blocks of 256×256 squares are counted from their edges alone.

# The name of a method of showing a map.
method-woven = Woven

# What it does.
method-woven-idea = From an endless hood the automaton makes the infinite fabric, and the arm ([CLN15] Section 3.3).

# The name of a method of showing a map.
method-compared = Compared

# What it does.
method-compared-idea = Two boards are counted, one is moved over the other, and what differs is masked ([CLN15] Figure 4).
