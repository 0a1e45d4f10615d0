## What is said where a class waits for the teacher's word.

eyes = Eyes to the front

type-word = Type the word that your teacher shows.

# The two above, for a listener.
waiting = Eyes to the front. Type the word that your teacher shows.

other-word = That is a different word. Look to the front, and type the word that you see there.

err-no-course = pauses are for a class that is given a lesson: choose one first

# countedBefore says before which step a class waits.
# $step (Plain)
# $steps (Plain)
counted-before = Before step { $step } of { $steps }
