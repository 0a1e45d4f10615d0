piles-piles = Montones

piles-counters = Fichas

piles-moves = Jugadas
