gallery-map-before = Vorige Karte

gallery-next-map = Nächste Karte

gallery-skip-end = Zum Ende springen

gallery-replay = Noch einmal

gallery-play-game = Dieses Spiel spielen
