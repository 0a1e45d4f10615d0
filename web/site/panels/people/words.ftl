# Heading.
people-players = Players

# Beside a field.
people-white-first = Moves first

# Beside a field.
people-black-second = Moves second

# On a button.
people-swap-sides = Swap sides

# Read by screen readers, of a choice.
people-who-plays = Who plays

# In a menu of choices.
people-you-begin = You begin

# In a menu of choices.
people-computer-begins = Computer begins

# In a menu of choices.
people-two-players = Two players, one screen

# In a menu of choices.
people-choose-both = Choose both players
