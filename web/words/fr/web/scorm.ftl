silent = La plateforme d’apprentissage ne répond pas : la leçon fonctionne, mais ses résultats restent dans ce navigateur.

refused = La plateforme d’apprentissage n’a pas accepté les derniers résultats. Ils sont gardés dans ce navigateur, et transmis de nouveau à la prochaine étape.
