sides-how-strong = Wie stark der Computer ist
