err-over = la partie est finie
