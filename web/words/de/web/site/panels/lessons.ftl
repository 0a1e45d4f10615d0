lessons-lessons = Lektionen

lessons-close = Schließen

lessons-each-takes-you-through = Jede führt dich auf dem Brett Schritt für Schritt durch ein Spiel. Was du getan hast, wird nur in diesem Browser aufbewahrt.

lessons-make-lesson = Lektion erstellen

lessons-open-lesson-from-file = Lektion aus Datei öffnen

lessons-clear-my-progress = Meinen Fortschritt löschen

lessons-lesson-from-file = Eine Lektion aus einer Datei
