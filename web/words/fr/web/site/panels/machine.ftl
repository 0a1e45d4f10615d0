machine-automaton = L’automate

machine-point-at-square-map = Pointe une case de la carte. Tu vois comment son nombre de palais moins k, appelé g, découle de six cases qui la précèdent.

machine-what-makes = Ce qu’il produit

machine-time = Temps

machine-last-antidiagonal-shown = La dernière antidiagonale affichée

machine-back = Reculer

machine-step = Avancer

machine-all = Tout

machine-backwards = À rebours

machine-given-two-rows-two = Si l’on donne deux lignes et deux colonnes, la règle laisse une ou deux valeurs pour la case qui les précède. Un même présent peut avoir beaucoup de passés.

machine-run-backwards-from-here = Le faire tourner à rebours à partir d’ici

machine-window-runs-backwards = La fenêtre qui tourne à rebours

machine-solutions = Solutions

machine-undo = Annuler

machine-end = Terminer
