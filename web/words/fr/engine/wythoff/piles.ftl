title = Nim de Wythoff à { $piles } tas

rules = Prends autant de jetons que tu veux dans un tas, ou le même nombre dans chacun de plusieurs tas. Qui prend le tout dernier { $misere ->
    [true] perd
   *[false] gagne
}.

turn = Prends autant de jetons que tu veux dans un tas, ou le même nombre dans chacun de plusieurs tas.

err-memory = { $game } est résolu par une table, et celle de { $size } cases est plus que ne contient un demi-gigaoctet

err-work = { $game } est résolu par une table, et remplir celle de { $size } cases prend trop de temps

method-last = Le dernier tas

method-last-idea = Pour tous les tas sauf un, exactement un nombre du dernier donne un palais : le plus petit qu’aucun palais antérieur n’attaque.

method-mex = Mex, ligne par ligne

method-mex-idea = Une valeur de Grundy est le plus petit nombre qu’aucune option n’a ; chaque ligne retient les nombres qui s’y trouvent.
