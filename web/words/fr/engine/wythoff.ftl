title = { $which ->
    [none] Nim de Wythoff
    [knight] Nim du maharaja
   *[further] Nim de Wythoff avec { $moves }
}

rules = La dame va le long de sa ligne ou de sa colonne vers le bord du plateau, ou en diagonale vers le coin, aussi loin que tu veux. { $which ->
    [none] Qui
    [knight] Vers le coin, elle peut aussi sauter comme un cavalier, de (1,2) ou (2,1). Qui
   *[further] Vers le coin, elle peut aussi sauter de { $moves }. Qui
} l’amène au coin { $misere ->
    [true] perd
   *[false] gagne
}.

err-reach = { $p } est trop loin : les coordonnées de ce jeu vont jusqu’à { $reach }

the-position = la position

err-no-such-move = ({ $a },{ $b }) n’est pas un coup : les composantes vont de 0 à { $most } et ne sont pas toutes deux 0

err-no-pair = { FULL($m) } n’est pas un coup d’une dame : il lui faut deux composantes

err-elsewhere = une carte de ces valeurs commence au coin

err-columns = elle traite les colonnes jusqu’à { $last }, et aucune autre

err-no-dictionary = sans dictionnaire, les positions sont résolues jusqu’à la colonne { $reach }, et { $why }

err-nim-beyond = les valeurs de Grundy sont connues jusqu’à ({ $last },{ $last }), et { FULL($p) } est plus loin

err-window-beyond = la fenêtre { $size } en ({ $at }) est trop loin : elle doit finir à moins de { $most } de (0,0)

golden-pair = { $a } et { $b } forment la paire d’or numéro { $n } : { $n } × 1,618… = { $product }…, arrondi par défaut, donne { $a }, et { $n } de plus donne { $b }.

other-pair = Les nombres de { FULL($p) } ont pour différence { $n }, mais la paire d’or qui a cette différence est { $a } et { $b }.

straight-home = Les nombres de { FULL($p) } sont égaux, donc la dame peut aller tout droit au coin.

column-palace = Chaque colonne a exactement un palais, la première case d’où aucun palais d’une colonne précédente ne peut être atteint. Dans la colonne { $column }, c’est { FULL($p) }.

palace-straight-on = Chaque colonne a exactement un palais, et celui de la colonne { $column } se trouve droit devant : { FULL($palace) }.

further-left = Du palais d’une colonne, on ne peut atteindre aucun palais d’une colonne précédente, mais de { FULL($p) } on peut aller en { FULL($palace) }.

method-golden = Nombre d’or

method-golden-idea = Les positions P sont (⌊nφ⌋, ⌊nφ²⌋) et leurs images en miroir (Wythoff 1907).

method-dictionary = Dictionnaire

method-dictionary-idea = Autour de la colonne x, les positions P s’écrivent avec des mots qui se lisent autour de x/φ ([LW14] section 3).

method-found = Dictionnaire recherché

method-found-idea = On cherche les mots dont se compose toute suite de colonnes, et on prouve qu’il n’y en a pas d’autres ; autour de la colonne x, ils se lisent alors autour de x/φ.

method-columns = Colonne par colonne

method-columns-near = Colonne par colonne, près du coin

method-columns-idea = Chaque colonne a une position P : sa première case qui n’en voit aucune dans une colonne précédente ([LW14] proposition 2.1).

method-mex = Mex, ligne par ligne

method-mex-idea = Une valeur de Grundy est le plus petit nombre qu’aucune option n’a ; chaque droite retient les nombres qui s’y trouvent.
