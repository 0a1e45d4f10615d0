err-no-moves = il faut au moins un coup

err-too-many = il peut y avoir { $most } coups au plus, pas { $n }

err-move = { $fault } : ({ $move })

fault-zero = un coup doit retirer quelque chose

fault-size = un coup doit avoir de 1 à { $most } composantes

fault-unlike = chaque coup doit avoir autant de composantes que le premier, qui en a { $dim }

fault-component = une composante doit être comprise entre 0 et { $most }
