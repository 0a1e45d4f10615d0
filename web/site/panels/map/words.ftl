# Heading.
map-map = Map

# What a key does, in the list of keys.
map-map-on-off = Map on or off

# On a button.
map-off = Off

# On a button.
map-hold-peek = Peek (hold)

# Heading.
map-ideas = Ideas

map-regions-colours-saving = Regions, colours, saving

map-colours-saving = Colours, saving

# Beside a field.
map-colours = Colours

# Beside a field.
map-orientation = Orientation
