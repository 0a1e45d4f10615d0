misere-title = { $game }, misère

misere-rules = { $rules } En version misère, la fin est inversée : qui joue le dernier coup perd.

err-squares-blocked = { $game } n’a pas de version misère ici : tous les jeux en ont une, sauf ceux où l’on bloque des cases

err-too-many-squares = la version misère de { $game } se résout case par case, et avant celle-ci il y en a plus que les { $most } cases pour lesquelles on le fait

method-squares = Case par case

method-squares-idea = La fin du jeu est une position N ; toute autre position est P si aucune de ses options ne l’est.

method-ones = Valeur de Grundy 1

method-corner = { $method }, sauf dans un coin

method-corner-idea = Hors d’un coin de { $edge }×{ $edge } cases, la version misère a les palais du jeu normal : ceux du coin sont sur les mêmes droites. Pour ceux-là : { $idea }
