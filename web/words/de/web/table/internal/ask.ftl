err-over = die Partie ist zu Ende
