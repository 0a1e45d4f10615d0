## The workbench, with all that one may know of a game

# A button that opens it, and closes it.
workbench-this-game = Explore this game

# Below the words of that button: what is there.
workbench-what = The map, the value of each move, why, ideas, files

# Read by screen readers.
workbench-moves = What moves are worth
