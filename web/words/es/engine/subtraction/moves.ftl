err-no-moves = debe haber al menos una jugada

err-too-many = puede haber { $most } jugadas como máximo, no { $n }

err-move = { $fault }: ({ $move })

fault-zero = una jugada debe restar algo

fault-size = una jugada debe tener de 1 a { $most } componentes

fault-unlike = cada jugada debe tener tantas componentes como la primera, que tiene { $dim }

fault-component = una componente debe estar entre 0 y { $most }
