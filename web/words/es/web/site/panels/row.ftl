row-row-pointed-at-pieces = La fila que se señala o la de la pieza (l)

row-hear-row = Oír la fila
