## What is wrong with a line of notation, and where

# An error with the part that it is about.
# $reason (Text) a sentence without its full stop: “K must be at least 1”
# $part (Text) in quotation marks
# $at (Plain) which character of the whole text it is, from 1 on
wrong = { $reason }: { $part } at character { $at }

# An error where the text ends.
# $reason (Text) a sentence without its full stop: “expected ":"”
# $at (Plain) which character would be the next one, from 1 on
wrong-at-end = { $reason } at the end of the text (character { $at })

# A reason
nothing-follows = nothing may follow here

# A reason: ExpectedMove is said where a list of moves begins with something else.
Expected-move = expected a move such as (1,2)

# A reason
# $text (Text) in quotation marks
expected = expected { $text }

# A reason
# $what (Text) the subject of the sentence: a letter such as K, or as in “a number”
whole = { $what } must be a whole number

# A reason
# $what (Text) the subject of the sentence: a letter such as K, or as in “a number”
# $n (Plain)
at-least = { $what } must be at least { $n }

# A reason
# $what (Text) the subject of the sentence: a letter such as K, or as in “a number”
# $n (Plain)
at-most = { $what } must be at most { $n }

# A reason, where digits have a space between them
space-inside = a space parts these digits, which may be one number or two

# A reason, where a point or an apostrophe stands between digits
no-marks = numbers are whole, and nothing parts their digits

# A reason: 1,000 may be the number 1000 or the two numbers 1 and 0
two-readings = this may be one number or two: leave out the zeros, or put a space behind the comma

# $bytes (Plain)
# $most (Plain)
err-too-long = a text of { $bytes } bytes is too long: at most { $most } are read

# Behind a sentence that says that a name is none, and before its full stop.
# $names (List) those that are like it
perhaps = { $names ->
    [0] {""}
   *[other] ; perhaps you meant { OR($names) }
}
