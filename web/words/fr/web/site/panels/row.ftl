row-row-pointed-at-pieces = La ligne que tu pointes, ou celle de la pièce (l)

row-hear-row = Jouer la ligne en sons
