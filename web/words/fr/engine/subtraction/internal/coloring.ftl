err-no-start = aucune case n’a de couleur au départ : écris une ligne comme red: (0,0)

err-line = ligne { $n } : { $why }

err-never = aucune case ne devient jamais { $color } : donne-lui des cases, comme dans { $color }: (0,0), ou une règle qui y mène

expected-color = il faut ici le nom d’une couleur, fait uniquement de lettres

expected-sign = il faut ici « : » et les cases qui ont la couleur au départ, ou « -> » et la couleur de cases plus lointaines

long-name = le nom d’une couleur a { $most } lettres au plus

many-colors = il peut y avoir { $most } couleurs au plus

many-rules = il peut y avoir { $most } règles au plus

a-number = un nombre

backward = le deuxième nombre doit être le plus grand

endlessly = une règle qui ne mène nulle part ne finirait jamais

leads-back = une règle qui ramène en arrière, vers un x ou un y plus petit, pourrait ne jamais finir

proved-asymmetric = Une démonstration sur papier : [LSY24] Exemples 42 et 44, Proposition 46.

proved-symmetric = Une démonstration sur papier : [LSY24] Proposition 47, avec ses deux règles échangées.

proved-arithmetic = Une démonstration sur papier passe par les restes de 7, 16 et 8 ; [LSY24] Figure 17 laisse la question ouverte.
