wythoff-nim = Wythoff-Nim

maharaja-nim = Maharadscha-Nim

rules-plain = Die Dame zieht in ihrer Zeile oder ihrer Spalte zum Rand des Bretts hin oder schräg zur Ecke hin, so weit du willst. Wer sie in die Ecke bringt, gewinnt.
