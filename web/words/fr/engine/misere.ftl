misere-title = { $game }, misère

misere-rules = { $rules } En version misère, la fin est inversée : qui joue le dernier coup perd.

err-squares-blocked = { $game } n’a pas de version misère ici : tous les jeux en ont une, sauf ceux où l’on bloque des cases

err-too-many-squares = la version misère de { $game } se résout case par case, et avant celle-ci il y en a plus que les { $most } cases pour lesquelles on le fait

err-options = { FULL($p) } a trop d’options pour en donner la liste : { $n }
