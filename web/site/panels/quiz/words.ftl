# Heading.
quiz-predict-then-see = Predict, then see

# What a key does, in the list of keys.
quiz-reveal-answers = Reveal the answers

# On a button.
quiz-reveal = Reveal

# On a button.
quiz-hide-again = Hide again

# Read by screen readers, of a part of the page.
quiz-tap-on-board = A tap on the board

# What a key does, in the list of keys.
quiz-mark-squares-play = Mark squares, or play

# On a button.
quiz-mark = Mark

# On a button.
quiz-play = Play

# Read by screen readers, of a part of the page.
quiz-mark-square-under-cursor = Mark the square under the cursor, or the piece’s

# What a key does, in the list of keys.
quiz-mark-square-p-player = Mark the square P: the player to move loses

# The marks <…> stay.
quiz-p-mover-loses = <b>P</b> mover loses

# What a key does, in the list of keys.
quiz-mark-square-n-player = Mark the square N: the player to move wins

# The marks <…> stay.
quiz-n-mover-wins = <b>N</b> mover wins

# Read by screen readers, of a part of the page.
quiz-ask = Ask

# On a button.
quiz-who-wins-from-here = Who wins from here?

# On a button.
quiz-where-next-palace = Where is the next palace?

# On a button.
quiz-clear-marks = Clear marks

# On a button.
quiz-new-position = New position

quiz-one-finger-marks-two = One finger marks, two move the board.
