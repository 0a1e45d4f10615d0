tabs-panel = Bereich

tabs-play = Spielen

tabs-map = Karte

tabs-games = Spiele

tabs-help = Hilfe
