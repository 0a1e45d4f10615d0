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
games-start-at = Start at

# On a button.
games-set = Set

# Beside a field.
games-presets = Presets

# In a menu of choices.
games-choose-figure-example = Choose a figure or an example…

# Beside a field.
games-show-as-piles-too = Show it as piles, too

# Beside a field.
games-in-notation = In notation

# On a button.
games-open = Open

# Beside a box to be ticked.
games-misere = Misère: whoever makes the last move loses

# On a button: another game is put beside the one that is played, and both are played at once.
games-add-second-game = Add a second game
