# Heading.
maker-your-lesson = Your lesson

# Read by screen readers, of a button.
maker-undo-last-change-lesson = Undo the last change to the lesson

# Read by screen readers, of a button.
maker-redo-change-lesson = Redo the change to the lesson

# Read by screen readers, of a button.
maker-close-lesson-kept = Close the lesson: it is kept

# Read by screen readers, of a part of the page.
maker-what-shown-lesson = Which part of the lesson is shown

# On a button.
maker-steps = Steps

# On a button.
maker-words = Words

# On a button.
maker-board = Board

# On a button.
maker-task = Task

# On a button.
maker-finish = Finish

# Beside a field.
maker-title-lesson = Title of the lesson

# On a button.
maker-add-what-on-board = Add this position as a step

# Read by screen readers, of a part of the page.
maker-step = This step

# On a button.
maker-up = Up

# On a button.
maker-down = Down

# On a button.
maker-duplicate = Duplicate

# On a button.
maker-delete = Delete

# Beside a field.
maker-heading = Heading

# Beside a field.
maker-words-paragraph-line = Words, one paragraph per line

# On a button.
maker-use-board-as-now = Use the board as it is now

# Heading of a group of fields.
maker-tap-on-board = A tap on the board

# On a button.
maker-plays = Plays

# On a button.
maker-ring = Ring

# On a button.
maker-arrow = Arrow

# On a button.
maker-label = Label

# Beside a field.
maker-label-says = The label says

# Read by screen readers, of a part of the page.
maker-drawn-on-step = Drawn on this step

# Beside a field.
maker-question-if-task-does = Question, if the task does not say it all

# Beside a field.
maker-options-line-each = Options, one per line

# Beside a field.
maker-right-answers-line-each = Right answers, one per line

# Beside a field.
maker-if-right-reason = If right: the reason

# Beside a field.
maker-if-wrong-hint = If wrong: a hint

# Beside a field.
maker-hints-single-mistakes-such = Hints for particular mistakes, such as “N: Try to mirror.”

# Opens and closes what lies below it.
maker-claims-engines-check = Claims that the engines check

# Beside a field.
maker-line-each-such-as = One per line, such as “P 1,2 2,1” or “wins 4,4 to 1,2 2,1”

# Opens and closes what lies below it.
maker-teacher = For the teacher

# Beside a field.
maker-minutes = Minutes

# Beside a field.
maker-aim = Aim

# Read by screen readers, of a part of the page.
maker-correct = To correct

# On a button.
maker-try = Try it

# On a button.
maker-share = Share it

# Opens and closes what lies below it.
maker-another-lesson = Another lesson

# On a button.
maker-new-lesson = New lesson

# On a button.
maker-open-file = Open a file

# Read by screen readers, of a field.
maker-lesson-file = Lesson file

# Beside a field.
maker-its-link = Or its link

# On a button.
maker-open = Open

# Heading.
maker-share-lesson = Share the lesson

# Read by screen readers, of a button.
maker-close = Close

# Read by screen readers, of a part of the page.
maker-qr-code-lesson = QR code of the lesson

# Read by screen readers, of a field.
maker-link-lesson = Link to this lesson

# On a button.
maker-copy-link = Copy the link

# On a link.
maker-save-file = Save the file

# On a button.
maker-save-moodle-scorm = Save for Moodle (SCORM)…
