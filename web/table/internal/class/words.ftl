cleared = All answers are cleared.

nothing-yet = There is nothing to hand in yet: mark a square, or solve a step.

show-it = Show this code to your teacher, or send the text. Nothing is sent by itself.

# leftOut says that so many of the last answers are not in the text.
# $n (Number)
left-out = { $n ->
    [one] The last answer does not fit, and is left out.
   *[other] The last { $n } answers do not fit, and are left out.
}

## The columns of the table that a teacher saves for a spreadsheet.

# What stands between two cells: the sign that spreadsheets in this language take apart when such a file is opened,
# a comma or, where a comma stands in numbers, a semicolon.
column-separator = ,

# The pupil's name.
column-name = name

# The square that was marked.
column-square = square

# What the pupil has marked it, P or N.
column-mark = mark

# What the square is, P or N.
column-outcome = outcome

# The number of a lesson's step.
column-step = step

# The title of that step.
column-title = title

# Whether the step is solved, or how many puzzles are.
column-solved = solved

# What the pupil has answered first.
column-first = first answer

# Whether the first answer is right.
column-right = right

# How many puzzles were solved without a wrong answer and without a hint.
column-once = at once

# What the pupil has done with a puzzle.
# $at (Plain) which puzzle, from 1
puzzle-column = puzzle { $at }

# In a column of the table: the step is solved, or the answer is right.
yes = yes

# In a column of the table: the step is not solved, or the answer is not right.
no = no

err-outside = answers are gathered in the teacher’s room, #class

err-nothing-asked = choose a lesson, a quiz or puzzles first: until then there is nothing to gather

# $most (Plain)
err-many-answers = a class has at most { $most } answers, and it has them already

# $n (Number)
# $most (Number)
err-many-texts = { $n } texts are too many at once: at most { $most } are read

# errOtherKind says that answers are about something else than what the class is asked.
# $is (lesson | puzzles | quiz) what the answers are about
# $class (lesson | puzzles | quiz) what the class is asked
err-other-kind = { $is ->
    [lesson] { $class ->
        [puzzles] these are answers to a lesson, but the class was given puzzles
       *[quiz] these are answers to a lesson, but the class was given a quiz
    }
    [puzzles] { $class ->
        [lesson] these are answers to a set of puzzles, but the class was given a lesson
       *[quiz] these are answers to a set of puzzles, but the class was given a quiz
    }
   *[quiz] { $class ->
        [lesson] these are answers to a quiz, but the class was given a lesson
       *[puzzles] these are answers to a quiz, but the class was given puzzles
    }
}

# errAnother says that answers are about another lesson, set or quiz than the one that the class is asked.
# $is (lesson | puzzles | quiz)
err-another = { $is ->
    [lesson] these are answers to another lesson
    [puzzles] these are answers to another set of puzzles
   *[quiz] these are answers to a quiz on another game
}

# Says that a text has come already.
# $name (Text) of the pupil
err-taken = { $name ->
    [none] these answers from somebody without a name are here already
   *[other] these answers from { $name } are here already
}

# In a list of names, stands for a pupil who gave none.
nameless = somebody without a name

## What the room is called, where it is not by the title of a lesson.

# $n (Number)
# $level (Plain) how hard they are, from 1
puzzles-of-level = { $n ->
    [one] One puzzle of level { $level }
   *[other] { CAPITAL($n) } puzzles of level { $level }
}

the-class = The class

## What there is to do.

# What there is to do.
# $chosen (Flag) whether it is, what the class is asked
# $of (lesson | puzzles | quiz) what that is
# $n (Number) how many answers there are
class-words = { $chosen ->
    [true] { $n ->
        [0] Show the code. Pupils open the { $of ->
            [puzzles] puzzles, and can press Hand in at any time.
            [lesson] lesson and press Hand in when they are done.
           *[quiz] quiz, mark squares, and press Hand in when they are done.
        }
       *[other] { $n ->
            [one] { $n } answer. It stays in this browser until you clear it.
           *[other] { $n } answers. They stay in this browser until you clear them.
        }
    }
   *[false] Choose what the class is asked. Pupils open it on their own screens, and what they hand in is gathered here, without a server.
}

# $n (Number)
answers-here = { $n ->
    [0] {""}
   *[other] { $n ->
        [one] { $n } answer
       *[other] { $n } answers
    }
}

# took says what has become of texts.
# $taken (Number) how many were taken
# $again (Number) how many of these in the place of an earlier one by the same pupil
# $refused (Number) how many were not taken
took = { $taken ->
    [0] no answer taken
    [one] { $taken } answer taken
   *[other] { $taken } answers taken
}{ $again ->
    [0] {""}
   *[other] , { $again } of them replacing an earlier one
}{ $refused ->
    [0] {""}
   *[other] , { $refused } left out
}.

# Why a text was left out.
# $n (Plain) in which line it stands
# $why (Text) a whole sentence
line = Line { $n }: { $why }

# $n (Number)
more-lines = { $n ->
    [one] One more line left out.
   *[other] { CAPITAL($n) } more lines left out.
}

# $n (Number)
more-squares = { $n ->
    [one] One further square with fewer marks: the table has them all.
   *[other] { CAPITAL($n) } further squares with fewer marks: the table has them all.
}

# What a class thinks of a square, and what it is: "27 of 30 say P at (3,5), 2 say N. It is P".
# $n (Number) how many say what most say
# $of (Number) how many there are
# $most (Text) what they say: P or N
# $at (Position)
# $fewer (Number) how many say the other
# $other (Text) which is the other: N or P
# $is (hidden | P | N) what the square is, where that is told
says = { $n ->
    [one] { $n } of { $of } says { $most } at { $at }
   *[other] { $n } of { $of } say { $most } at { $at }
}{ $fewer ->
    [0] {""}
    [one] , { $fewer } says { $other }
   *[other] , { $fewer } say { $other }
}{ $is ->
    [P] . It is P
    [N] . It is N
   *[hidden] {""}
}

# solved says how many have solved a step.
# $step (Plain)
# $title (Text) of the step
# $n (Plain)
# $of (Plain)
solved = Step { $step }, { $title }: { $n } of { $of } solved

# answered says how many have answered something at first, and whether it is right if that is told.
# $n (Number)
# $of (Number)
# $what (Text) the answer, or in which way a puzzle was solved
# $is (hidden | right | wrong)
answered = { $is ->
    [right] { $n } of { $of }: { $what } (right)
    [wrong] { $n } of { $of }: { $what } (wrong)
   *[hidden] { $n } of { $of }: { $what }
}

# $n (Number)
more-answers = { $n ->
    [one] One further answer: the table has them all.
   *[other] { CAPITAL($n) } further answers: the table has them all.
}

## What telling the truth is called.

tell-replies = Reveal which are right

tell-solution = Reveal the solution

## In which way a puzzle was solved: each stands behind how many have done so, "3 of 30: at once".

at-once-way = at once

after-tries-way = after wrong answers

with-hints-way = with hints

not-yet-way = not yet

# tried says how far somebody has come with a puzzle: "not yet, 1 hint".
# $solved (Flag)
# $missed (Number) how many answers were wrong
# $hints (Number) how many hints were asked for
tried = { $solved ->
    [true] solved
   *[false] not yet
}{ $missed ->
    [0] {""}
    [one] , { $missed } wrong answer
   *[other] , { $missed } wrong answers
}{ $hints ->
    [0] {""}
    [one] , { $hints } hint
   *[other] , { $hints } hints
}

# solvedPuzzle says how many have solved a puzzle.
# $at (Plain)
# $n (Plain)
# $of (Plain)
solved-puzzle = Puzzle { $at }: { $n } of { $of } solved

# solvedAll says how many have solved all puzzles, and heads how far all have come.
# $n (Plain)
# $of (Plain)
solved-all = All puzzles: { $n } of { $of }

# solvedSome says how many puzzles are solved.
# $n (Plain)
# $of (Plain)
solved-some = { $n } of { $of } solved

# onBoard names a button that puts a puzzle on the board.
# $at (Plain)
on-board = Puzzle { $at } on the board

# Which block solves the puzzle on the board.
# $palaces (List) squares
to-block = Block { AND($palaces) }. They are the palaces in reach, and every other move loses.

# Which move solves the puzzle on the board.
# $to (Position)
winning-move = The winning move goes to { FULL($to) }: from there every move loses.
