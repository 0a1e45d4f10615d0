# Read by screen readers, of a part of the page.
tabs-panel = Panel

# On a button.
tabs-play = Play

# On a button.
tabs-map = Map

# On a button.
tabs-games = Games

# On a button.
tabs-help = Help
