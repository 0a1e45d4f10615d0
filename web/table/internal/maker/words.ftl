err-nothing-to-undo = there is nothing to undo

err-nothing-to-redo = there is nothing to redo

err-closed = no lesson is being made

err-no-step = there is no such step

err-no-shape = there is no such shape

err-no-field = there is no such field

err-no-tool = choose rings, arrows or labels to draw on the board

err-no-link = this is neither a lesson nor a link to one

err-further = the step cannot be moved any further

err-too-long = this is too long for a lesson

## What is still to be filled in.

no-title = the lesson needs a title

no-steps = the lesson needs a step: put a position on the board and add it

no-step-title = the step needs a title

no-words = the step needs a sentence or two

no-board = the first step needs a board

scan = Scan it, or copy the link.

no-code = The link is too long for a code to scan. Copy it instead.

# comesBack says what becomes of the lesson in whose place another was opened.
comes-back = Undo brings back the lesson that was here.

# takeAway says what the button of a shape does.
# $shape (Text)
take-away = Remove: { $shape }

# newStep is the title of a step that has none yet.
# $n (Plain)
new-step = Step { $n }

# $most (Plain)
err-has-at-most-steps = a lesson has at most { $most } steps

## What belongs into the fields of a task that cannot be left empty

needed-where = write here which squares the task is about
needed-options = write at least two options
needed-answers = write the right answer here
needed-right = write what to say to a right answer, and why it is right
needed-hint = write a hint for a wrong answer

## Where something is wrong: a field by the name that the form has for it

# $field (title | minutes | aim | rest | words | board | claims | shapes | kind | on | ask | options | answers | right | hint | hints)
# $why (Text) a sentence
fault-in-lesson = { $field ->
    [title] Title: { $why }
    [minutes] Minutes: { $why }
    [aim] Aim: { $why }
    [rest] Teacher’s notes: { $why }
    [words] Words: { $why }
    [board] Board: { $why }
    [claims] Claims: { $why }
    [shapes] Drawing: { $why }
    [kind] Task: { $why }
    [on] Where: { $why }
    [ask] Question: { $why }
    [options] Options: { $why }
    [answers] Answers: { $why }
    [right] If right: { $why }
    [hint] Hint: { $why }
   *[hints] Further hints: { $why }
}

# $step (Plain)
# $field (title | minutes | aim | rest | words | board | claims | shapes | kind | on | ask | options | answers | right | hint | hints)
# $why (Text) a sentence
fault-in-step = Step { $step }, { $field ->
    [title] title: { $why }
    [minutes] minutes: { $why }
    [aim] aim: { $why }
    [rest] teacher’s notes: { $why }
    [words] words: { $why }
    [board] board: { $why }
    [claims] claims: { $why }
    [shapes] drawing: { $why }
    [kind] task: { $why }
    [on] where: { $why }
    [ask] question: { $why }
    [options] options: { $why }
    [answers] answers: { $why }
    [right] if right: { $why }
    [hint] hint: { $why }
   *[hints] further hints: { $why }
}

## What the kinds of tasks are called

kind-none = No task: reading only
kind-outcome = Predict: P or N?
kind-tap-p = Tap all palaces (P)
kind-tap-n = Tap all N-positions (N)
kind-tap-wins = Tap all winning moves
kind-win = Play and win
kind-choose = Choose one of several
kind-type = Write a number or a word

# $outcome (Flag) whether it is asked whether a square is P or N
on-label = { $outcome ->
    [true] Which square? Such as 3,5
   *[false] Which squares? From corner to corner, such as 0,0..7,7
}

## The shapes that are drawn on a board

shape-ring = Rings
shape-arrow = Arrow
shape-label = Label

# "Rings (1,2) and (2,1)"
# $squares (List)
drawn-rings = Rings { AND($squares) }

# "Label A (3,3)"
# $text (Text)
# $squares (List)
drawn-label = Label { $text } { AND($squares) }

# "Arrow (6,4) to (4,4)"
# $from (Text)
# $to (Text)
drawn-arrow = Arrow { $from } to { $to }

# An arrow whose end is missing.
# $from (Text)
drawn-arrow-from = Arrow { $from }

# $tool (ring | arrow | label | none) what a tap on the board draws
# $from (Text) numbers with a comma between them
hint = { $tool ->
    [ring] Tap squares to ring them. Tap again to remove a ring.
    [arrow] { $from ->
        [none] Tap the square where the arrow begins.
       *[other] The arrow begins at ({ $from }). Now tap where it ends.
    }
    [label] Tap the square for the label.
   *[none] {""}
}

## The list of steps

untitled = Untitled

# $n (Plain)
# $title (Text)
numbered-title = { $n }. { $title }

# $step (Plain)
# $steps (Plain)
counted-step = { $steps ->
    [0] No steps yet
   *[other] Step { $step } of { $steps }
}

## How the checking stands

# $n (Number)
need-correction = { $n ->
    [one] One thing still needs correcting.
   *[other] { CAPITAL($n) } things still need correcting.
}

engines-check = The engines are checking what the lesson says…

all-is-true = Every claim of the lesson is true, and every task can be solved.

# $letters (Number)
# $most (Number)
too-long-for-link = The lesson is too long for a link: { $letters } letters, and { $most } fit. Pass on the file instead.
