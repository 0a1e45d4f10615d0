sides-how-strong = La force de l’ordinateur
