worksheet-worksheet = Arbeitsblatt

worksheet-close = Schließen

worksheet-squares-side = Felder je Kante

worksheet-draw-piles = Haufen zeichnen

worksheet-your-own-task = Eigene Aufgabe

worksheet-leave-empty-standard-task = Leer lassen für die übliche Aufgabe

worksheet-print = Drucken

worksheet-pages = Die Seiten
