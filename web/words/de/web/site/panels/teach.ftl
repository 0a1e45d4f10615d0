teach-class = Mit einer Klasse

teach-gather = Die Klasse

teach-gather-line = Wähl eine Lektion oder Aufgaben, zeig den Code und sammle ein, was abgegeben wird.

teach-two = Zwei Personen, ein Bildschirm

teach-two-line = Eine Partie Wythoff-Nim für zwei an einem Brett.

teach-quiz = Eine Vorhersage

teach-quiz-line = Die Antworten bleiben verdeckt, bis du sie aufdeckst.

teach-without = Ein Spiel ohne Hilfe

teach-without-line = Keine Karte, keine Hinweise, keine Begründungen: für eine Klasse, die es selbst herausfinden soll.

teach-make-line = Schreib die Worte, stell die Bretter auf und gib alles als Link, Datei oder Paket für Moodle weiter.

teach-plans = Stundenpläne

teach-with-class = Mit einer Klasse verwenden

teach-open-lesson = Lektion öffnen

teach-print-plan = Plan drucken

teach-puzzles = Aufgaben und Arbeitsblätter

teach-puzzles-line = Eine Aufgabe für alle oder zwölf zum Drucken.
