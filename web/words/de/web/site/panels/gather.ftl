gather-code-wall = QR-Code zeigen

gather-save-moodle-scorm = Für Moodle speichern (SCORM) …

gather-what-class-asked = Aufgabe

gather-lesson = Eine Lektion

gather-give = Diese Lektion nehmen

gather-puzzles-how-many = Oder Rätsel: welche und wie viele

gather-any-game = Alle Spiele

gather-level = Stufe

gather-level-1 = Stufe 1

gather-level-2 = Stufe 2

gather-level-3 = Stufe 3

gather-level-4 = Stufe 4

gather-level-5 = Stufe 5

gather-how-many-puzzles = Wie viele Rätsel

gather-what-each-puzzle-asks = Was jedes Rätsel verlangt

gather-moves = Züge

gather-blocks = Blockieren

gather-set-them = Diese Rätsel nehmen

gather-quiz-on-game-its = Oder ein Quiz zu einem Spiel: sein Link

gather-ask = Dieses Quiz nehmen

gather-what-was-handed-in = Antworten einfügen, eine je Zeile

gather-take-these = Hinzufügen

gather-from-file = Aus einer Datei …

gather-camera = Kamera

gather-texts-from-file = Texte aus einer Datei

gather-browser-has-no-room = Dieser Browser hat keinen Platz mehr, um die Antworten aufzubewahren: Sie bleiben hier, bis die Seite geschlossen wird. Speichere die Tabelle.

gather-camera-cannot-used-allow = Die Kamera kann nicht benutzt werden: Erlaub sie für diese Seite oder füg die Texte ein.

gather-camera-has-stopped-connect = Die Kamera ist stehen geblieben: Schließ sie an und drück noch einmal auf „Kamera“, oder füg die Texte ein.

gather-camera-shows-nothing-yet = Die Kamera zeigt noch nichts: Halt einen Code davor, näher, heller und ruhig.

gather-on-board = Auf dem Brett

gather-who-has-handed-in = Wer abgegeben hat

gather-save-as-table-csv = Als Tabelle speichern (CSV)

gather-clear = Löschen …

gather-clear-all-answers = Alle Antworten löschen
