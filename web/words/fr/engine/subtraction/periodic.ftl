err-too-long = la période est trop longue pour être trouvée

err-no-period = aucune période du tas n’est connue, donc rien n’est connu aussi loin

err-at = ligne { $y } : { $why }

err-no-row = les coups { $moves } n’ont pas de ligne { $y }

err-no-column = les coups { $moves } n’ont pas de colonne { $x }
