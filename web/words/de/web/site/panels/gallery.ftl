gallery-map-before = Vorige Karte

gallery-next-map = Nächste Karte

gallery-skip-end = Zum Ende springen

gallery-watch-it-grow = Wachsen sehen

gallery-play-game = Dieses Spiel spielen

gallery-save-as-picture = Als Bild speichern
