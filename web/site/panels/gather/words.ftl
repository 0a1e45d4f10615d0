# On a button.
gather-code-wall = Show QR code

# On a button.
gather-save-moodle-scorm = Save for Moodle (SCORM)…

# Opens and closes what lies below it.
gather-what-class-asked = Task

# Beside a field.
gather-lesson = A lesson

# On a button.
gather-give = Use this lesson

# Beside a field.
gather-puzzles-how-many = Or puzzles: which, and how many

# In a menu of choices.
gather-any-game = Any game

# Read by screen readers, of a choice.
gather-level = Level

# In a menu of choices.
gather-level-1 = Level 1

# In a menu of choices.
gather-level-2 = Level 2

# In a menu of choices.
gather-level-3 = Level 3

# In a menu of choices.
gather-level-4 = Level 4

# In a menu of choices.
gather-level-5 = Level 5

# Read by screen readers, of a field.
gather-how-many-puzzles = How many puzzles

# Read by screen readers, of a choice.
gather-what-each-puzzle-asks = What each puzzle asks for

# In a menu of choices.
gather-moves = moves

# In a menu of choices.
gather-blocks = blocks

# On a button.
gather-set-them = Use these puzzles

# Beside a field.
gather-quiz-on-game-its = Or a quiz on a game: its link

# On a button.
gather-ask = Use this quiz

# Beside a field.
gather-what-was-handed-in = Paste answers, one per line

# On a button.
gather-take-these = Add

# On a button.
gather-from-file = From a file…

# On a button.
gather-camera = Camera

# Read by screen readers, of a field.
gather-texts-from-file = Texts from a file

gather-browser-has-no-room = This browser has no room left to keep the answers: they are here until the page is closed. Save the table.

gather-camera-cannot-used-allow = The camera cannot be used: allow it for this page, or paste the texts.

gather-camera-has-stopped-connect = The camera has stopped: connect it and press Camera again, or paste the texts.

gather-camera-shows-nothing-yet = The camera shows nothing yet: hold a code in front of it, closer, in better light, and still.

# Heading.
gather-on-board = On the board

# Opens and closes what lies below it.
gather-who-has-handed-in = Who has handed in

# On a button.
gather-save-as-table-csv = Save as a table (CSV)

# On a button.
gather-clear = Clear…

# On a button.
gather-clear-all-answers = Clear all answers
