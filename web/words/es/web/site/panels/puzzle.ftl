puzzle-puzzle = El problema

puzzle-copy-my-result = Copiar mi resultado

puzzle-my-result = Mi resultado

puzzle-level = Nivel

puzzle-worksheet-twelve = Imprimir doce problemas…

puzzle-another-these-rules = Otro en este juego

puzzle-of-today = Problemas del día

puzzle-more = Reglas y más problemas
