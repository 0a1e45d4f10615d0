editor-edit-moves = Züge bearbeiten

editor-moves-each-square-where = Züge: Jedes Feld ist eines, auf das ein Zug führt

editor-moves = Züge

editor-another-move = Noch ein Zug

editor-add = Hinzufügen

editor-complete-moves = Züge ergänzen:
