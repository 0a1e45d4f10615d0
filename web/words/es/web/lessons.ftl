err-near-lesson = no hay ninguna lección { $name }: quizá se trata de { $near }

err-no-such-lesson = no hay ninguna lección { $name }: hay { AND($names) }

beginner = Inicial

intermediate = Intermedio

advanced = Avanzado

about-corner-the-rook = Copiando se gana

about-corner-the-queen = Los palacios vienen en pares

about-block-me-if-you-can = Cuando se bloquean casillas, hay que contar

about-why-gold = El número áureo en el juego de la dama

about-a-knight-in-the-queens-boots = Una jugada más cambia el juego

about-a-walk-through-game-100 = Una regla de pocos números dibuja una imagen

about-squirrel-and-crow = Montones en lugar de un tablero

about-nim-and-the-trick-in-it = Unos, doses y cuatros que se anulan

about-two-games-at-once = Para qué sirven los valores de Grundy

about-mosaics = De franjas a mosaicos, jugada a jugada

about-queens-in-exile = Damas que no se atacan

about-a-conjecture-that-fell = Basta un contraejemplo
