map-map = Karte

map-map-on-off = Karte an oder aus

map-off = Aus

map-hold-peek = Spicken (halten)

map-ideas = Ideen

map-regions-colours-saving = Gebiete, Farben, Speichern

map-colours-saving = Farben, Speichern

map-colours = Farben

map-orientation = Ausrichtung
