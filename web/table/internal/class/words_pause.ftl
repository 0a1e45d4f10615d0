# A button.
show-button = Show word

# What a teacher says to a class; it heads the word that is shown.
eyes = Eyes to the front

err-no-pause = the class does not wait before this step: choose it first

# pausing says what a pause is, and how many there are.
# $n (Number)
pausing = { $n ->
    [0] The lesson waits before the steps that you choose. You show a word, the pupils type it, and all go on together.
    [one] The QR code now has one pause. Show the word when the class goes on.
   *[other] The QR code now has { COUNT($n) } pauses. Show the word when the class goes on.
}

# $step (Plain)
# $title (Text) of the step
step-words = Step { $step }: { $title }

# A button.
# $step (Plain)
show-word = Show the word for step { $step }
