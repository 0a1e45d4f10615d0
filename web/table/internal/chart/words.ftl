own-map = This game

all-time = All antidiagonals

no-detail = Nothing

everywhere = All

elsewhere = Elsewhere

err-negative = the antidiagonals are counted from 0

err-no-square = first point at the square of the map from which to go back

err-no-past = nothing is running backwards: begin at a square first

err-large = no palace number is that large

err-row-unseen = a row can be heard only while the map of the game is shown

# timeUpTo says how far the automaton has run.
# $now (Number)
# $last (Number)
time-up-to = Antidiagonals 0 to { $now } of { $last }

# squaresOf says how far the map is.
# $done (Number)
# $total (Number)
squares-of = { $done } of { $total } squares

# ofPalaces says what a colour of the ramp means, "12 %".
# $share (Text)
of-palaces = { $share } of the squares are palaces

# $share (Text)
or-less = { $share } or less

# $share (Text)
or-more = { $share } or more

# rampTitle says what the ramp is of.
# $low (Text)
# $high (Text)
ramp-title = How many of a pixel’s squares are palaces (P-positions): from { $low } to { $high }.

# $name (Quoted)
err-not-on-map = there is no { $name } on this map

# $components (Plain)
err-wrong-shift = a shift has two components, as in [1,1], not { $components }

# mapChip says over the board how far the map is.
# $progress (Text)
map-chip = map: { $progress }

# $y (Plain)
err-row-unknown = the part of row { $y } in view is not on the map yet

# On which side of the diagonal a region lies.
# $below (Flag)
side = { $below ->
    [true] where y > x
   *[false] where x ≥ y
}

# A whole title, and that colours are not those of single values.
# $title (Text)
# $gain (Text) a number
from-afar-title = { $title } From afar: mean colours, their differences enlarged { $gain } times.

# $at (Position)
# $differ (Text) "the two games differ here"
differs = { FULL($at) }: { $differ }

# No rule makes the map.
# $games (List) by the word with which links begin
err-none-is-made = only the palace numbers of { OR($games) } games are made by the automaton

# Nothing on the map has a name.
# $games (List) by the word with which links begin
err-no-name-here = nothing can be highlighted on this map, only on those of { OR($games) } games

# $name (Quoted)
# $known (Text) names parted by commas
err-unknown-detail-of = there is no { $name } to highlight, only { $known }

# $known (Text) names parted by commas
# $name (Quoted)
err-no-colours-of = the colours are one of { $known }, not { $name }

# What the guide says before it has been asked for a region.
what-is-what = What is what
point-at-map = Point at the map, or choose a name below.

# A colour: its label and what it means.
# $label (Text) P, 4 or 8+
# $meaning (Text)
colour-means = { $label }: { $meaning }

# Where the rule is written out.
# $at (Position)
at-square = At { $at }

# Where a square of the rule is: "a at (40,28)".
# $name (Text) a letter
# $at (Position)
term-at = { $name } at { $at }

# A button that lets time run, or stops it.
# $playing (Flag)
runs = { $playing ->
    [true] Pause
   *[false] Play
}

# $at (Position) of a square whose value is asked for
# $ask (Text) a question
asks-for = { $at }: { $ask }

# $state (hidden | next | given | found) of a square of the past
# $other (Flag) whether its value is another one in this game
# $at (Position) of a square of the past
# $value (Text)
found = { $state ->
    [hidden] { $at } not found yet
    [next] looking for { $at }
   *[other] { $other ->
        [true] { $at } { $value }, not as in this game
       *[false] { $at } { $value }
    }
}

# $own (Flag)
owned = { $own ->
    [true] as in this game
   *[false] {""}
}

# Where in a row the P-positions are, of the squares from one to another.
# $y (Plain)
# $first (Plain)
# $last (Plain)
# $palaces (List) their numbers
row-says = Row { $y }, from { $first } to { $last }: { $palaces ->
    [0] no P.
   *[other] P at { AND($palaces) }.
}
