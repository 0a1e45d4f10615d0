lesson-steps-lesson = Schritte der Lektion

lesson-your-answer = Deine Antwort

lesson-check = Prüfen

lesson-clear-my-marks = Markierungen löschen

lesson-through-lesson = Durch die Lektion

lesson-more = Mehr

lesson-previous-step = Voriger Schritt

lesson-back = Zurück

lesson-restart-step = Schritt neu beginnen

lesson-hand-in = Abgeben …

lesson-next-step = Nächster Schritt

lesson-next = Weiter

lesson-play-on-from-here = Von hier weiterspielen

lesson-all-lessons = Alle Lektionen

lesson-edit-copy = Kopie bearbeiten
