## What is wrong with a lesson, in the words of somebody who writes one. Keys such as "say:", names of tasks and examples stay English.

# An error and the line in which it is.
# $line (Plain)
# $why (Text)
in-line = line { $line }: { $why }

# $bytes (Number)
# $most (Number)
err-long-lesson = a lesson of { $bytes } bytes is too long: at most { $most } are read

# $key (Quoted)
# $most (Number)
err-long-text = the text of { $key } is too long: at most { $most } bytes are read

# $code (Text) such as U+0007
err-control-character = the character { $code } cannot be shown

# $name (Quoted)
# $step (Flag) whether it stands in a step, or before the first
# $keys (List)
err-no-such-key = { $step ->
    [true] a step has no key { $name }, only { OR($keys) }
   *[false] there is no key { $name } before the first step, only { OR($keys) }
}

# $most (Plain)
err-too-many-steps = a lesson has at most { $most } steps

# $most (Plain)
err-too-many-claims = a step has at most { $most } claims

# $most (Plain)
err-too-many-shapes = a shape has at most { $most } squares

# $w (Plain) squares
# $h (Plain) squares
# $most (Number)
err-large-window-of = a window of { $w }×{ $h } squares is too large: at most { $most } squares

# $key (Quoted)
# $task (Quoted)
err-not-of-task = { $key } does not belong to a task { $task }

## A claim that does not hold: what is wrong, and what is right

# $brief (Text)
# $answer (Text)
brief-and-answer = { $brief }: { $answer }

# $p (Position)
not-what-is-claimed = { $p } is not what is claimed

# $p (Position)
wins-not-as-claimed = what wins from { $p } is not what is claimed

# $p (Position)
value-not-as-claimed = the value of { $p } is not what is claimed

# $row (Text) with what the row of a table begins, as in 9
# $idea (Text) the name of an idea, as in columns
row-not-as-claimed = the row { $row } in the table of the idea “{ $idea }” is not as claimed

# $idea (Text) the name of an idea, as in columns
rows-not-as-claimed = the number of rows in the table of the idea “{ $idea }” is not as claimed

# $idea (Text) the name of an idea, as in columns
# $row (Text) with what the row begins, as in 9
err-no-row = the table of the idea “{ $idea }” has no row that begins with { $row }

err-no-ideas = no ideas can be computed here

count-not-as-claimed = the number of P-positions is not as claimed

not-all = these are not all the P-positions in the window

# $what (Text) P, N, a number or a list of squares
it-is = it is { $what }

# $n (Number)
there-are = there are { COUNT($n) }

# $squares (Text)
they-are = they are { $squares }

# There is no such square, as in "it is none".
none = none

# The end of a list of which only the first are named.
# $n (Plain)
more = { $n } more

## A step that gives away what a later one asks

# $phrase (Quoted)
# $line (Plain)
err-gives-words = the words give away { $phrase }, which the task in line { $line } asks for: leave it out here or, if pupils know it by then, write “claim: known all” in that step

# $line (Plain)
err-gives-map = the map of this step gives away what the task in line { $line } asks for: leave it out here or, if pupils know it by then, write “claim: known all” in that step

# $told (Text) a list of squares
# $line (Plain)
# $known (Text) the same squares as a lesson writes them
err-gives = the words or the drawings of this step give away { $told }, which the task in line { $line } asks for: leave it out here or, if pupils know it by then, write “claim: known { $known }” in that step

## Everything else

err-nothing-to-go-on-with = a line that begins with spaces continues the line before it, and there is none

err-no-text = this is not text in UTF-8

err-cut = this text in UTF-16 is incomplete: a byte is missing

err-no-words = the step says nothing: it needs a line “say: …”

err-no-board = the first step has no board: it needs a line such as “board: rook@6,4”

err-no-name = the lesson has no name: write a line before the first step, such as “name: corner-the-rook”

err-no-title = the lesson has no title: write a line “title: …” before the first step

err-no-steps = the lesson has no steps: a step begins with a line “step: …”

err-loop = the board of a step must be a game, not a lesson

err-arrow = an arrow has two squares, where it begins and where it ends, as in “arrow: 6,4 4,4”

err-label = a label has a square and then at most 40 bytes of text, as in “label: 4,4 here”

err-tap = what to tap is written “tap P in 0,0..7,7”, “tap N in 0,0..7,7” or “tap wins”

err-few-options = the task needs at least two options to choose from

err-no-answer = the task has no line “answer: …”

err-no-right = the task has no line “right: …” that says why a right answer is right

err-no-hint = the task has no line “hint: …” for a wrong answer

err-claim = a claim is written as “P 1,2 2,1”, “N 4,4”, “wins 4,4 to 1,2 2,1”, “value 3,3 = 5”, “count P in 0,0..7,7 = 8”, “all P in 0,0..3,3 = 0,0 1,2 2,1”, “table columns 9 = 64”, “rows segments = 4” or “known 1,2 2,1”

# $p (Position)
# $err (Error)
err-not-there = { $p } is not a square of this board: { $err }

# $p (Position)
err-unproved = the words mention { $p }, but neither the board nor a shape, task or claim involves it

# $p (Position)
err-not-asked = { $p } is not part of what this step asks

err-nothing-asked = this step asks nothing that pupils could know already

# $most (Number)
err-much-work = this cannot be checked: it takes more than { $most } steps of work. Take fewer squares, or squares nearer to the end of the game

# $most (Number)
err-much-in-all = checking stops here, after { $most } steps of work: split the lesson in two, or take squares nearer to the end of the game

# $most (Number)
err-long-game = the task cannot be checked: the game is not over after { $most } turns. Begin it nearer to its end

err-hopeless = the task cannot be solved: the person loses this game against a perfect opponent

err-nobody = the task is to win, but no person plays

err-nothing-to-tap = there is nothing to tap: no square is right

err-alone = a game can be won as a task only if a person plays against the computer

err-packed = the lesson in this link cannot be read: a part of the link is missing or was changed
# $text (Quoted)
err-no-key = a line begins with a key and a colon, as in “say: …”: { $text } does not

# $key (Quoted)
# $of (Quoted)
err-no-of = nothing may stand between { $key } and its colon, but { $of } does

# $key (Quoted)
err-empty = there is nothing after { $key }

# $key (Quoted)
err-twice = { $key } appears twice

# $text (Quoted)
err-minutes = the minutes are a whole number from 1 to 999, not { $text }

# $name (Quoted)
err-name = a name has at most 60 small letters, digits and hyphens between them, not { $name }

# $text (Quoted)
err-square = a square is written as whole numbers with commas between them, such as 6,4, not { $text }

# $text (Quoted)
err-window = a window is written from its smallest corner to its largest, as in 0,0..7,7, not { $text }

# $key (Quoted)
err-before-task = { $key } comes before the task of the step

# $word (Quoted)
# $rest (Quoted)
err-nothing-after = nothing may follow { $word }, but { $rest } does

# $kind (Quoted)
err-task = a task is one of win, tap, outcome, choose or type, not { $kind }

# $answer (Quoted)
err-no-option = the answer { $answer } is not one of the options

# $link (Quoted)
# $err (Error)
err-board = the board { $link } does not open: { $err }

## A lesson in another language that is not the same lesson

err-other-head = the name or the minutes differ from the English

# $n (Plain)
# $of (Plain)
err-other-steps = there are { $n } steps, but { $of } in English

# $step (Plain)
# $what (board | drawing | claims | task)
err-other-in = { $what ->
    [board] step { $step } has a different board in English
    [drawing] step { $step } has a different drawing in English
    [claims] step { $step } makes different claims in English
   *[task] step { $step } has a different task in English
}
