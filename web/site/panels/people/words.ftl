# Heading.
people-players = Players

# Beside a field.
people-white-first = White, first

# Beside a field.
people-black-second = Black, second

# On a button.
people-swap-sides = Swap sides
