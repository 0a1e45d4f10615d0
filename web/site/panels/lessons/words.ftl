# On a button.
lessons-make-lesson = Make a lesson

# On a button.
lessons-open-lesson-from-file = Open a lesson from a file

# On a button.
lessons-clear-my-progress = Clear my progress

# Read by screen readers, of a field.
lessons-lesson-from-file = A lesson from a file
