share-close = Schließen

share-qr-code-link-fill = QR-Code des Links: den Bildschirm füllen

share-share-from-here = Von hier an teilen

share-link-opens = Der Link öffnet

share-whole-game-its-turns = die ganze Partie mit ihren Zügen

share-game-from-here = die Partie ab hier

share-link-opens-lesson = Der Link öffnet die Lektion

share-link-settings = Link-Optionen

share-map-hidden = Karte verborgen

share-what-in-view-now = Ausschnitt wie jetzt

share-answers-hidden-until-reveal = mit verdeckten Antworten

share-turn-off-some-help = Hilfen abschalten

share-no-map = keine Karte

share-no-move-values = keine Gewinnzüge

share-no-best-move = kein Tipp

share-no-why = kein „Warum?“

share-no-saving = kein Speichern

share-not-lock-anyone-who = Das ist keine Sperre: Wer den Link ändert, bekommt die Hilfen zurück.

share-link = Der Link

share-copy-link = Link kopieren

share-send = Senden …

share-add-position-lesson = Position in eine Lektion aufnehmen

share-gather-classs-answers = Antworten einer Klasse einsammeln

share-save-moodle-scorm = Für Moodle speichern (SCORM) …

share-embed-in-your-own = In die eigene Seite einbetten

share-frame-shows-in-any = Dieser Rahmen zeigt es in jeder Seite, zum Beispiel in der eines Kurses.

share-html-frame = HTML des Rahmens

share-copy-html = HTML kopieren

share-worksheet = Arbeitsblatt …

share-page-board-task-print = Eine Seite mit dem Brett und einer Aufgabe zum Drucken und eine Seite mit der Lösung.

share-qr-code-link = QR-Code des Links

share-qr-code-link-close = QR-Code des Links: schließen
