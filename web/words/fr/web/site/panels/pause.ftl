pause-pauses-in-lesson = Pauses dans la leçon

pause-other-words-another-class = D’autres mots, pour une autre classe

pause-new-words = Nouveaux mots

pause-hide-word = Cacher le mot
