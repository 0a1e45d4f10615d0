method-rows = Lignes qui se répètent

method-rows-idea = Loin du coin, les valeurs de Grundy d’une ligne se répètent après une addition : un état de la ligne se présente deux fois, et tout continue donc de même (Landman 2002).

err-line = seules les valeurs de Grundy des lignes et colonnes 0 à { $last } sont connues à toute distance

err-followed = la ligne ou colonne { $line } ne se répète pas en { $most } cases
