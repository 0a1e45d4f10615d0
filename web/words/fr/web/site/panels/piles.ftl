piles-piles = Tas

piles-counters = Jetons

piles-moves = Coups
