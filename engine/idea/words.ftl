## What people chose of an idea, in a link or beside the board, and why it is refused.
## Parts of what they wrote are given in quotation marks.

err-long = the choices for the idea are too long

# $name (Text) in quotation marks
err-name = the name of an idea may contain only letters: { $name }

# "name=value" is a form, in which anybody may put words for name and value; it stands in links.
# $part (Text) in quotation marks
err-part = after the name of an idea comes name=value, not { $part }

# $most (Plain)
# $value (Text) in quotation marks
err-step = the step must be a number from 0 to { $most }, not { $value }

# $name (Text) in quotation marks
err-twice = { $name } is given twice

# $character (Text) in quotation marks
# $at (Plain) which one of the text it is, from 1 on
err-character = the character { $character }, number { $at }, has no meaning here

# ErrNoIdea is what errors.Is finds where a game has no idea of a name.
Err-no-idea = this game has no such idea

# kind: idea.ErrNoIdea
# $name (Text) in quotation marks
# $game (Text) as it is written in a link: blocking:5
# $names (Text) those that there are, as they stand in links, with commas between them
err-lacks = { $game } has no idea called { $name }, { $names ->
    [none] nor any other
   *[other] only { $names }
}

# $name (Text) of a value that could be chosen, in quotation marks
err-control = there is nothing called { $name } to choose here

# $value (Text) in quotation marks
# $label (Text) what is chosen, as it is written on the page
err-choice = { $value } is not a choice for “{ $label }”

# $what (Text) the subject of the sentence: a letter, or as in “the column”
# $from (Plain)
# $to (Plain)
# $value (Text) in quotation marks
err-range = { $what } must be a number from { $from } to { $to }, not { $value }

## Words for all ideas

# FromDigit says, as the From of a Strip, from which of its digits on a number is written, counted from 1.
# It stands before the digits.
# $n (Plain)
From-digit = digit { $n }

# Stands before a row of letters: the column that the first of them is of.
# $column (Text)
from-column = column { $column }

# FromTo writes a range.
# $first (Plain)
# $last (Plain)
From-to = { $first } to { $last }
