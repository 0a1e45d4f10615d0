err-apart = les dames d’ici ne découlent pas de celles qui sont plus près du coin, donc la position P n’est pas trouvée
