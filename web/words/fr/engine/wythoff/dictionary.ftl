err-rules = le dictionnaire et les règles du Nim du maharaja se contredisent ici

err-lost = les mots du dictionnaire ne se rejoignent pas ici, donc la position P n’est pas trouvée

err-imperfect = le mot { $word } ne mène pas d’un secteur parfait au suivant

err-no-word = aucun mot ne convient à la suite de lettres à partir de la lettre { $symbol }

err-few = trop peu de mots sont visibles à la fois

err-apart = il y a des endroits à partir desquels les mots ne se rejoignent pas

err-endless = on cherche un dictionnaire si les coups supplémentaires sont en nombre fini

err-many-moves = on cherche un dictionnaire s’il y a { $most } coups supplémentaires au plus

err-long-moves = on cherche un dictionnaire si les coups supplémentaires vont de { $most } au plus

err-ahead = des mots sont lus avant d’être écrits

err-stray = des palais s’écartent de plus de { $most } diagonales de la première qui est libre

err-no-mirror = on cherche un dictionnaire si avec chaque coup supplémentaire (a,b) il y a (b,a) : { FULL($move) } en est un et { FULL($back) } n’en est pas un

err-none = aucun dictionnaire n’est trouvé dans { $columns } colonnes : { $why }

err-start = certaines diagonales près du coin n’ont pas de palais

err-states = il y a plus de { $most } sortes de secteurs

err-seldom = aucune sorte de secteur ne revient à chaque fois en moins de { $letters } colonnes

err-many = il y a plus de { $n } mots

err-adopted = la preuve rencontre { $n } mots que ces colonnes n’ont pas, et toujours davantage

err-narrow = la preuve qu’il n’y a pas d’autres mots voit { $window } mots à la fois, et c’est trop peu

err-readings = la preuve qu’il n’y a pas d’autres mots devrait suivre plus de { $situations } situations
