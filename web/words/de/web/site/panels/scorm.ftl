scorm-learning-system = Für eine Lernplattform

scorm-close = Schließen

scorm-as-package = <b/> als SCORM-1.2-Paket, eine Datei für Moodle und andere Lernplattformen. Die Lektion läuft dort ohne Netz, und der Anteil der erledigten Schritte ist die Punktzahl.

scorm-save-package = Paket speichern

scorm-cancel = Abbrechen

scorm-how-much-package-there = Wie viel vom Paket schon fertig ist

scorm-package-saved-add-your = Das Paket ist gespeichert. Füg es deinem Kurs als SCORM-Aktivität hinzu.
