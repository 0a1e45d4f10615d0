# Heading.
people-players = Players

# Beside a field.
people-white-first = Moves first

# Beside a field.
people-black-second = Moves second

# On a button.
people-swap-sides = Swap sides
