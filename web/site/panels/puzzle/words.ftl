# Read by screen readers, of a part of the page.
puzzle-puzzle = The puzzle

# On a button.
puzzle-copy-my-result = Copy my result

# Read by screen readers, of a part of the page.
puzzle-my-result = My result

# Heading.
puzzle-level = Level

# On a button.
puzzle-worksheet-twelve = Print twelve puzzles…

# On a button.
puzzle-another-these-rules = Another one in this game
