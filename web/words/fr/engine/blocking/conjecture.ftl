err-no-armpits = le jeu { $k } est trop petit pour avoir des aisselles

err-row = la ligne { $y } du jeu { $k } n’est pas entre 0 et 4k

err-gap = un écart a au moins une case, pas { $gap }
