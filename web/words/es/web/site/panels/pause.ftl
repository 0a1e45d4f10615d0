pause-pauses-in-lesson = Pausas en la lección

pause-other-words-another-class = Otras palabras, para otra clase

pause-new-words = Palabras nuevas

pause-hide-word = Ocultar la palabra
