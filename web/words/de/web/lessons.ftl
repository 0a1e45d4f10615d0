err-near-lesson = es gibt keine Lektion { $name }: Vielleicht ist { $near } gemeint

err-no-such-lesson = es gibt keine Lektion { $name }: Es gibt { AND($names) }

beginner = Anfänger

intermediate = Fortgeschrittene

advanced = Könner

about-corner-the-rook = Nachmachen gewinnt

about-corner-the-queen = Paläste kommen in Paaren

about-block-me-if-you-can = Zählen entscheidet, wo Züge blockiert werden

about-why-gold = Der Goldene Schnitt im Spiel der Dame

about-a-knight-in-the-queens-boots = Ein Zug mehr ändert das Spiel

about-a-walk-through-game-100 = Eine Regel aus wenigen Zahlen malt ein Bild

about-squirrel-and-crow = Haufen statt eines Bretts

about-nim-and-the-trick-in-it = Einer, Zweier und Vierer, die sich aufheben

about-two-games-at-once = Wozu es Nim-Werte gibt

about-mosaics = Von Streifen zu Mosaiken, Zug um Zug

about-queens-in-exile = Damen, die einander nicht angreifen

about-a-conjecture-that-fell = Ein Gegenbeispiel genügt
