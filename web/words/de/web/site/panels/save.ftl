save-save = Speichern

save-what = Was

save-values = Werte

save-squares = Felder

save-those-in-view = Die sichtbaren

save-whole-map = Die ganze Karte

save-size-its-corner = Eine Größe und ihre Ecke

save-window = Fenster

save-nothing-arrived = Nichts angekommen?

save-take-here = Hier herunterladen

save-cancel = Abbrechen
