maker-your-lesson = Deine Lektion

maker-undo-last-change-lesson = Letzte Änderung der Lektion rückgängig machen

maker-redo-change-lesson = Änderung der Lektion wiederherstellen

maker-close-lesson-kept = Lektion schließen: Sie bleibt erhalten

maker-what-shown-lesson = Was von der Lektion gezeigt wird

maker-steps = Schritte

maker-words = Text

maker-board = Brett

maker-task = Aufgabe

maker-finish = Abschluss

maker-title-lesson = Titel der Lektion

maker-add-what-on-board = Diese Stellung als Schritt hinzufügen

maker-step = Dieser Schritt

maker-up = Nach oben

maker-down = Nach unten

maker-duplicate = Duplizieren

maker-delete = Löschen

maker-heading = Überschrift

maker-words-paragraph-line = Text, je Zeile ein Absatz

maker-use-board-as-now = Brett nehmen, wie es jetzt ist

maker-tap-on-board = Tippen auf das Brett

maker-plays = Spielt

maker-ring = Ring

maker-arrow = Pfeil

maker-label = Schild

maker-label-says = Auf dem Schild steht

maker-drawn-on-step = In diesem Schritt gezeichnet

maker-question-if-task-does = Frage, falls die Aufgabe nicht alles sagt

maker-options-line-each = Auswahl, je Zeile eine Antwort

maker-right-answers-line-each = Richtige Antworten, je Zeile eine

maker-if-right-reason = Wenn richtig: der Grund

maker-if-wrong-hint = Wenn falsch: ein Tipp

maker-hints-single-mistakes-such = Tipps zu einzelnen Fehlern, zum Beispiel „N: Versuch zu spiegeln.“

maker-claims-engines-check = Aussagen, die das Rechenprogramm prüft

maker-line-each-such-as = Je Zeile eine, zum Beispiel „P 1,2 2,1“ oder „wins 4,4 to 1,2 2,1“

maker-teacher = Für die Lehrkraft

maker-minutes = Minuten

maker-aim = Ziel

maker-correct = Zu berichtigen

maker-try = Ausprobieren

maker-share = Teilen

maker-another-lesson = Eine andere Lektion

maker-new-lesson = Neue Lektion

maker-open-file = Datei öffnen

maker-lesson-file = Lektionsdatei

maker-its-link = Oder ihr Link

maker-open = Öffnen

maker-share-lesson = Die Lektion teilen

maker-close = Schließen

maker-qr-code-lesson = QR-Code der Lektion

maker-link-lesson = Link zu dieser Lektion

maker-copy-link = Link kopieren

maker-save-file = Datei speichern

maker-save-moodle-scorm = Für Moodle speichern (SCORM) …
