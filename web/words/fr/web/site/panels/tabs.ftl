tabs-panel = Panneau

tabs-play = Jouer

tabs-map = Carte

tabs-games = Jeux

tabs-help = Aide
