status-new-game = Neues Spiel

status-why = Warum?
