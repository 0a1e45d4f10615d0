# Opens and closes what lies below it.
pause-pauses-in-lesson = Pauses in the lesson

# What a key does, in the list of keys.
pause-other-words-another-class = Other words, for another class

# On a button.
pause-new-words = New words

# On a button.
pause-hide-word = Hide the word
