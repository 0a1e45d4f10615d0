# Read by screen readers, of a part of the page.
piles-piles = Piles

# Read by screen readers, of a part of the page.
piles-counters = Counters

# Read by screen readers, of a part of the page.
piles-moves = Moves
