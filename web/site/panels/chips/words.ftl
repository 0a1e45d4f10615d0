chips-palace-square-where-player = A palace is a square where the player to move loses.

# Over a board in a frame of another page, when somebody turns the wheel there: that page scrolls.
chips-wheel-zooms = To zoom here, hold Ctrl and turn the wheel, or click the board first.
