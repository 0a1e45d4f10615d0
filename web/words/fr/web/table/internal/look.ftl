err-cover = ce qui couvre le plateau doit avoir une largeur et une hauteur de 0 ou plus

err-zoom = zoom demande un nombre, ou fit, map ou piece

err-locate = locate demande une case comme [3,3]

err-no-zoom = zoom accepte fit, map ou piece, pas { $to }
