page-help = Hilfe

page-share = Teilen

page-learn = Lernen

page-play = Spielen

page-language = Sprache

page-board = Brett
