editor-edit-moves = Editar las jugadas

editor-moves-each-square-where = Jugadas: cada casilla es el lugar al que llevaría una jugada

editor-moves = Jugadas

editor-another-move = Otra jugada

editor-add = Añadir

editor-complete-moves = Completar las jugadas:
