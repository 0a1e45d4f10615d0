# On a button.
lessons-make-lesson = Make a lesson

