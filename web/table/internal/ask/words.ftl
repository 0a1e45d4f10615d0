err-over = the game is over
