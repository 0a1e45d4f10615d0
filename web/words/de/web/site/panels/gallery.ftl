gallery-map-before = Die vorige Karte

gallery-next-map = Die nächste Karte

gallery-skip-end = Zum Ende springen

gallery-replay = Noch einmal

gallery-play-game = Dieses Spiel spielen
