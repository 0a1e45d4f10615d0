lessons-make-lesson = Lektion erstellen

lessons-open-lesson-from-file = Lektion aus Datei öffnen

lessons-clear-my-progress = Meinen Fortschritt löschen

lessons-lesson-from-file = Eine Lektion aus einer Datei
