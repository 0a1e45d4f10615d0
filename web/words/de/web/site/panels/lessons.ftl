lessons-make-lesson = Lektion erstellen

