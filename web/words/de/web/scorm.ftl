silent = Die Lernplattform antwortet nicht: Die Lektion funktioniert, aber ihre Ergebnisse bleiben in diesem Browser.

refused = Die Lernplattform hat die letzten Ergebnisse nicht angenommen. Sie werden in diesem Browser aufbewahrt und mit dem nächsten Schritt noch einmal weitergegeben.
