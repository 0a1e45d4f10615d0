# What happens to a game that is too long for a link.
Too-long = With all its turns this game is too long for a link. Links begin at the current position, and only this tab keeps the whole game.

## What is wrong in a link. The part and its place are said behind it: "…: \"x\" at character 12". Names and values that a link may hold stay English.

percent-sign = a percent sign needs two hexadecimal digits
given-twice = a name may be given once only
on-or-off = move values are on or off
quiz-on-or-off = a quiz is on or off
nothing-named = this room takes no value
map-has-name = what the map shows has a name, such as off
no-such-help = what can be left out is map, values, hint, why and save
between-squares = expected “;” between two squares
out-of-reach = no square that far out can be blocked
line-of-one = a line leads from one square to another
set-of-position = no puzzles follow a position: a set begins with a level and a seed
line-beyond = a line begins and ends with a square that is blocked, and nothing lies beyond
move-or-block = a puzzle asks for a move or a block

# In a link: day=small, day=middle, day=hard or day=next.
no-size = a puzzle of the day is small, middle, hard or next
misere-on-or-off = misère play is on or off

# $word (Text) perfect
stands-alone = the word { $word } stands alone, instead of squares

err-no-square = a past turn needs the square where the piece stood
err-no-position = turns need the position that they led to
err-takes-long = it takes too long to find out what the perfect player blocks here: list the squares
err-no-blocks = there is nothing to block here

# Err-too-long is what errors.Is finds where a link is longer than can be read.
Err-too-long = this link is too long

# kind: ErrTooLong
# $length (Number)
# $most (Number)
err-long-link = a link of { $length } bytes is too long: at most { $most } are read

# $room (game | lesson | puzzle | set | other) what the link leads to
# $names (Text) what may be written, parted by commas
knows-no-other = { $room ->
    [game] the only names in a link are { $names }
    [lesson] the only names in the link of a lesson are { $names }
    [puzzle] the only names in the link of a puzzle are { $names }
    [set] the only names in the link of a set of puzzles are { $names }
   *[other] the only names in this link are { $names }
}

# $most (Plain)
has-at-most-parts = a link has at most { $most } parts

# $steps (Number)
err-no-step = { $steps ->
    [one] there is no such step: the lesson has one step
   *[other] there is no such step: the lesson has { COUNT($steps) } steps
}

# Which step is shown where there is none of a number.
# $steps (Number)
# $first (Flag) whether the first is shown, or the last
err-step-beyond = the lesson has { $steps ->
    [one] one step
   *[other] { COUNT($steps) } steps
}, and { $first ->
    [true] this is the first
   *[false] this is the last
}

# $least (Plain)
# $most (Plain)
set-has = a set has { $least } to { $most } puzzles: set=6 means six, and set=3/6 the third of them

# $of (Number)
not-in-set = { $of ->
    [one] there is no such puzzle: the set has one puzzle
   *[other] there is no such puzzle: the set has { COUNT($of) } puzzles
}

err-no-waiting = only a lesson of several steps can wait before a step

# $steps (Number) two or more
# $last (Plain) the same number
err-waits-before = a lesson of { COUNT($steps) } steps can wait before steps 2 to { $last }

# $names (List)
can-show = what can be shown beside the board is { OR($names) }

# What is wrong with lang=xx in a link, behind a colon.
# $names (List) the tags of the languages that the page has, such as "de"
page-speaks = the page speaks { OR($names) }

# $dim (Number)
needs-components = { $dim ->
    [one] a position of this game has one component
   *[other] a position of this game has { COUNT($dim) } components, with commas between them
}

# $most (Plain)
has-at-most-digits = a coordinate has at most { $most } digits

# $squares (Number)
# $digits (Number)
line-digits = a line of { $squares ->
    [one] one square
   *[other] { COUNT($squares) } squares
} has { $digits ->
    [one] one hexadecimal digit
   *[other] { COUNT($digits) } hexadecimal digits
}

# $most (Number)
# $n (Number)
many-squares = { $most ->
    [one] at most one square may be blocked, not { COUNT($n) }
   *[other] at most { COUNT($most) } squares may be blocked, not { COUNT($n) }
}

# $most (Plain)
full-lines = the lines of a link hold at most { $most } squares

## What the numbers of a link are called, at the beginning of "… must be a whole number"

a-coordinate = a coordinate
a-step = a step
a-level = a level
a-seed = a seed
a-pause = the number of the words
a-wait = the step before which a lesson waits
the-width = the width
the-height = the height
the-other-k = the other game’s k
the-shift-x = the shift in x
the-shift-y = the shift in y
the-offset = the offset

## What is wrong with the name of a site

no-origin = the site that is told what happens is written as https://school.example or http://localhost:8000
no-port = the colon is followed by a port from 1 to 65535
no-host = the name of a site has letters, digits, hyphens and dots, and only a port may follow it

## Parts of a link that were left out

# A number of parts that are not named.
# $n (Number)
other-parts = { $n ->
    [one] one other part
   *[other] { COUNT($n) } other parts
}

# Where a part may have been meant to hide the answers, but cannot be read.
# $parts (List) in quotation marks, and then maybe "two other parts"
# $why (Text) what is wrong with the first, without its full stop
opened-hidden = To be safe, the link was opened with answers hidden, because { AND($parts) } could not be read: { $why }

# $parts (List) in quotation marks, and then maybe "two other parts"
# $why (Text) what is wrong with the first, without its full stop
opened-without = The link was opened without { AND($parts) }: { $why }
