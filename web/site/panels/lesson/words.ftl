# Read by screen readers, of a part of the page.
lesson-steps-lesson = Steps of the lesson

# Read by screen readers, of a field.
lesson-your-answer = Your answer

# On a button.
lesson-check = Check

# On a button.
lesson-clear-my-marks = Clear my marks

# Read by screen readers, of a part of the page.
lesson-through-lesson = Through the lesson

# On a button.
lesson-more = More

# What a key does, in the list of keys.
lesson-previous-step = Previous step

# On a button.
lesson-back = Back

# What a key does, in the list of keys.
lesson-restart-step = Restart this step

# On a button.
lesson-hand-in = Hand in…

# What a key does, in the list of keys.
lesson-next-step = Next step

# On a button.
lesson-next = Next

# On a button.
lesson-play-on-from-here = Play on from here

# On a button.
lesson-all-lessons = All lessons

# On a button.
lesson-edit-copy = Edit a copy
