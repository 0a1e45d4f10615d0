status-done = Terminé

status-hint = Indice

status-play-on-from-here = Continuer d’ici

status-undo = Annuler

status-undo-u = Annuler (u)

status-redo = Rétablir

status-redo-r = Rétablir (r)

status-block-line = Bloquer une ligne

status-line = Tout bloquer :

status-remove-all-pawns = Retirer tous les pions

status-no-square-blocked = Aucune case n’est bloquée.

status-block-all-palaces = Bloquer tous les palais

status-why-does-square-win = Pourquoi gagne-t-on ou perd-on ici ?

status-why = Pourquoi ?

status-move-values = Voir les coups gagnants

status-new-game = Nouvelle partie

status-play-out = Finir la partie

status-harder-start = Départ plus difficile

status-try-again-from-mistake = Réessayer à partir de l’erreur

status-show-mistake = Montrer l’erreur
