err-order = ce n’est pas une commande pour un morceau du plateau

err-result = ce n’est pas un résultat d’un morceau du plateau

err-before = le plateau de { $game } commence en 0,0 : une fenêtre ne peut pas commencer en { $at }

err-reach = { $at } est trop loin : les coordonnées de { $game } finissent à { $reach }

err-too-far = { $at } est trop loin pour un plateau de { $game }

err-too-large = { $size } est trop grand pour un plateau de { $game } en { $at } : { $largest }x{ $largest } est le plus grand carré possible
