match-compare-another-game = Comparar con otro juego

match-k-other-game = k del otro juego

match-shift-in-x = Desplazar en x

match-shift-in-y = Desplazar en y

match-add-palace-number = Sumar al número de palacios

match-compare = Comparar

match-stop-comparing = Dejar de comparar

match-squares-differ-region = Casillas que difieren, por región

match-region = Región

match-differ = difieren

match-squares = de cuántas
