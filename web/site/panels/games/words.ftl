# Heading.
games-game = Game

# Opens and closes what lies below it.
games-choose-another-game = Choose another game

# Read by screen readers, of a part of the page.
games-blocking-number-k = Blocking number k

# Read by screen readers, of a button.
games-k-down = k down

# Read by screen readers, of a button.
games-k-up = k up

# Beside a field.
games-start-at = Start square

# On a button.
games-set = Apply

# Beside a field.
games-presets = Examples

# In a menu of choices.
games-choose-figure-example = Examples and figures from the papers

# Beside a field.
games-show-as-piles-too = Also show piles

# Beside a field.
games-in-notation = Game as text

# On a button.
games-open = Open

# Beside a box to be ticked.
games-misere = Misère (last move loses)

# On a button: another game is put beside the one that is played, and both are played at once.
games-add-second-game = Add a second game
