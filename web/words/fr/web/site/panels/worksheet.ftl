worksheet-worksheet = Fiche d’exercices

worksheet-close = Fermer

worksheet-squares-side = Cases par côté

worksheet-draw-piles = Dessiner les tas

worksheet-your-own-task = Ton propre exercice

worksheet-leave-empty-standard-task = Laisser vide pour l’exercice habituel

worksheet-print = Imprimer

worksheet-pages = Les pages
