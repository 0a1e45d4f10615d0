puzzle-puzzle = Le problème

puzzle-copy-my-result = Copier mon résultat

puzzle-my-result = Mon résultat

puzzle-level = Niveau

puzzle-worksheet-twelve = Imprimer douze problèmes…

puzzle-another-these-rules = Un autre dans ce jeu

puzzle-of-today = Problèmes du jour

puzzle-more = Règles et autres problèmes
