puzzle-puzzle = L’énigme

puzzle-copy-my-result = Copier mon résultat

puzzle-my-result = Mon résultat

puzzle-level = Niveau

puzzle-worksheet-twelve = Fiche de douze énigmes…

puzzle-another-these-rules = Une autre avec ces règles
