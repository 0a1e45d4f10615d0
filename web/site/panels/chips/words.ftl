chips-palace-square-where-player = A palace is a square where the player to move loses.
