# Read by screen readers, of a button.
gallery-map-before = Previous map

# Read by screen readers, of a button.
gallery-next-map = Next map

# On a button.
gallery-skip-end = Skip to the end

# On a button.
gallery-watch-it-grow = Watch it grow

# On a button.
gallery-play-game = Play this game

# On a button.
gallery-save-as-picture = Save as picture
