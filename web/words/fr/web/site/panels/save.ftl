save-save = Enregistrer

save-what = Quoi

save-values = Valeurs

save-squares = Cases

save-those-in-view = Celles à l’écran

save-whole-map = Toute la carte

save-size-its-corner = Une taille et son coin

save-window = Fenêtre

save-nothing-arrived = Rien n’est arrivé ?

save-take-here = Le télécharger ici

save-cancel = Annuler
