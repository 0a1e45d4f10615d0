pause-pauses-in-lesson = Pausen in der Lektion

pause-other-words-another-class = Andere Wörter, für eine andere Klasse

pause-new-words = Neue Wörter

pause-hide-word = Wort verbergen
