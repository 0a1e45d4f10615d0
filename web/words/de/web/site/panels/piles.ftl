piles-piles = Haufen

piles-counters = Steine

piles-moves = Züge
