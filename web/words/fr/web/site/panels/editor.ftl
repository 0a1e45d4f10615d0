editor-edit-moves = Modifier les coups

editor-moves-each-square-where = Coups : chaque case est une case d’arrivée

editor-moves = Coups

editor-another-move = Un autre coup

editor-add = Ajouter

editor-complete-moves = Compléter les coups :
