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

# Read by screen readers, of three buttons: the puzzles of the day.
puzzle-of-today = Puzzles of the day

# On what unfolds: the rules in full, other puzzles and a worksheet.
puzzle-more = Rules and more puzzles
