## What is handed in of a game that was to be won.

reply-won = won

reply-lost = not won

## Where Next leads.

next-step = Next

next-lesson = Next lesson

next-puzzle = Next puzzle

# On a button at the end of a lesson.
# $game (Text) a family of games, such as “Wythoff Nim”
play-of = Play: { $game }

# On the card of a lesson, in the list of them.
next-for-you = Next for you

## What beginning again is called.

restart-step = Restart step

restart-puzzle = Try again

## What is shared, and how a frame with it is named: its title is read out behind Palace’s name.

share-page = Share Palace

shared-page = play and learn

share-gallery = Share the gallery

shared-gallery = the gallery

share-lesson = Share this lesson

share-class = For the class to open

shared-class = for the class

# forTeachers says for whom the notes are.
for-teachers = For the teacher

err-no-lesson = there are no steps outside a lesson

err-no-further = there is no further step

err-nothing-to-check = there is nothing to check: this step asks for no squares

err-nothing-asked = nothing is asked here

err-outside = this square is not one of those asked for

# $step (Quoted)
# $err (Error)
err-board = the board of the step { $step } does not open: { $err }

# atStep names the step at which a lesson may be shared.
# $step (Plain)
# $steps (Plain)
at-step = at this step, { $step } of { $steps }

# counted says which step it is.
# $step (Plain)
# $steps (Plain)
counted = Step { $step } of { $steps }

# doneOf says how many steps were done.
# $done (Plain)
# $steps (Plain)
done-of = { $done } of { $steps } done

err-unread = it cannot be read

# $name (Text)
# $err (Error)
err-file = the file { $name }: { $err }

# $head (Quoted)
err-not-kept = this is no text of what somebody has done: such a text begins with { $head }

err-no-gallery = you can watch maps grow in the gallery only

# $at (Plain)
# $all (Plain)
hung-of = { $at } of { $all }

# Says what is wrong in a lesson, and why, if that is to be said.
# $why (Text) a sentence, which has its own full stop or gets one
# $line (Plain) in which line of its text
# $step (Plain) in which step
# $more (Number) how much more there is
wrong-in-line = Something is wrong in line { $line } of this lesson (step { $why ->
    [none] { $more ->
        [0] { $step }).
        [one] { $step }) and in one further place.
       *[other] { $step }) and in { COUNT($more) } further places.
    }
   *[other] { $more ->
        [0] { $step }): { $why }
        [one] { $step }) and in one further place: { $why }
       *[other] { $step }) and in { COUNT($more) } further places: { $why }
    }
}

# Tells a listener which step has begun.
# $step (Plain)
# $steps (Plain)
# $title (Text) its title, as a sentence
step-begun = Step { $step } of { $steps }: { $title }

# stop names a step in the row of them.
# $step (Plain)
# $title (Text)
# $done (Flag)
stop = { $done ->
    [true] Step { $step }: { $title } (done)
   *[false] Step { $step }: { $title }
}

# about says how long a lesson is, on its card.
# $steps (Plain)
# $minutes (Plain) 0 where nobody has said it
about = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}{ $minutes ->
    [0] {""}
    [one] , about { $minutes } minute
   *[other] , about { $minutes } minutes
}

# How long a lesson is, which is in English because it is not translated.
# $about (Text) "7 steps, about 15 minutes"
about-foreign = { $about }, in English

# aboutLesson says how long a lesson is, on the list at the door.
# $steps (Number)
# $minutes (Number) 0 where nobody has said it
about-lesson = { $steps ->
    [one] One step
   *[other] { CAPITAL($steps) } steps
}{ $minutes ->
    [0] {""}
    [one] , about one minute
   *[other] , about { COUNT($minutes) } minutes
}

## The headings of a lesson's notes for teachers.

pupils-say = What pupils say

where-it-leads = Where it leads

the-paper = The paper

# verdictTitle says how an answer was.
# $right (Flag)
verdict-title = { $right ->
    [true] Right.
   *[false] Not yet.
}

## What P and N mean, to choose from.

# $loses (Flag)
mover = { $loses ->
    [true] The player to move loses
   *[false] The player to move can win
}

# tapped says how many squares are marked.
# $n (Number)
tapped = { $n ->
    [0] No square is marked yet.
    [one] One square marked.
   *[other] { CAPITAL($n) } squares marked.
}

# pointedAt says whether a square is marked.
# $at (Position)
# $marked (Flag)
pointed-at = { $marked ->
    [true] { $at }: marked
   *[false] { $at }: not marked
}

## What is drawn over the board, for a listener.

# $from (Position)
# $to (Position)
arrow-drawn = an arrow from { $from } to { $to }

# $text (Text)
# $at (Position)
label-drawn = the word “{ $text }” at { $at }

# $squares (List)
ring-drawn = a ring around { AND($squares) }

# Two of the three above, or more.
# $before (Text)
# $after (Text)
drawn-too = { $before }; { $after }

# $what (Text) any of the four above
on-board = On the board: { $what }.

## What is to be done, where the lesson does not say it.

# $kind (win | tap | outcome | choose | type) of the task
# $side (P | N | wins) of squares that are tapped
# $at (Position)
to-do = { $kind ->
    [win] Play on the board, and win.
    [tap] { $side ->
        [P] Tap every palace in the frame: every square where the player to move loses.
        [N] Tap every N-position in the frame: every square where the player to move can win.
       *[wins] Tap every ringed square to which a winning move leads.
    }
    [outcome] If the piece stands on { $at }, which is true?
    [choose] Which is right?
   *[type] Write your answer.
}

# How often a person and the computer have won.
# $you (Number)
# $computer (Number)
score-of = { $you } : { $computer }

# On which start of a game’s ladder somebody plays, and whether it was won.
# $n (Plain)
# $of (Plain)
# $stars (Plain) one for a win, two for a win without help
rung-of = Start { $n } of { $of }{ $stars ->
    [0] {""}
    [1] {" "}· ★ won
   *[2] {" "}· ★★ won without help
}

# The stars of a game’s ladder: one for each start that was won, two if it was won without help.
# $n (Plain)
# $of (Plain)
stars-of = ★ { $n } of { $of }

## The rooms of doors: for teachers, and for whoever comes from the papers

# $teach (Flag) whether it is that for teachers
lobby-title = { $teach ->
    [true] Teach
   *[false] Explore
}

# $teach (Flag)
lobby-words = { $teach ->
    [true] Lesson plans, a class that hands in, worksheets and a lesson of your own.
   *[false] Any game as text, the papers’ ideas and figures, what is true of them, and how to use Palace elsewhere.
}
