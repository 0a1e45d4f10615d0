# Read by screen readers, of a button.
gallery-map-before = The map before

# Read by screen readers, of a button.
gallery-next-map = The next map

# On a button.
gallery-skip-end = Skip to the end

# On a button.
gallery-replay = Replay

# On a button.
gallery-play-game = Play this game
