wanted-here = cherchée

next-level = Descendre d’un niveau

letters-title = { $last ->
    [true] Niveau { $n }, qui est dans la table
   *[false] Niveau { $n }
}

table-title = { $levels ->
    [1] Un niveau : la colonne est dans la table
   *[other] Les { $levels } niveaux, chacun φ fois plus près du coin
}

level-head = niveau

column-head = colonne

digits-head = chiffres

first-head = lu à partir de

columns-head = colonnes lues

level-label = { $digits ->
    [one] niveau { $level } : { $digits } chiffre
   *[other] niveau { $level } : { $digits } chiffres
}

path-in-words = Sur le plateau, chaque flèche descend d’un niveau, tour à tour vers la droite y = φx et vers la droite y = x/φ. La barre en travers de son bout est aussi longue que ce qui y est lu.

fan-in-words = Sur le plateau, chaque barre est un niveau, aussi longue que son nombre a de chiffres : la plus longue est la colonne demandée, la plus courte la table près du coin. S’il y a beaucoup de niveaux, seuls quelques-uns sont dessinés.

near = La colonne { $column } est près du coin, et se lit directement dans une table. On montre ici comment se lit la colonne { $shown } : pointe plus loin pour en suivre une autre.

descent = { $levels ->
    [1] La colonne { $column } est si près du coin qu’elle se lit directement dans une table.
   *[other] { $far ->
        [true] La colonne { $column }, un nombre de { $digits } chiffres, se lit à travers { $levels } niveaux, chacun environ 1,618 fois plus près du coin.
       *[false] La colonne { $column } se lit à travers { $levels } niveaux, chacun environ 1,618 fois plus près du coin. Le dernier se lit directement dans une table.
    }
}
