method-counted = Coups, case par case

method-counted-idea = Depuis un palais, la partie dure un coup de plus que depuis son option la plus lente ; depuis toute autre case, un coup de plus que depuis le palais accessible le plus rapide.

method-ranked = Le n-ième palais dure 2n coups

method-ranked-idea = Sous le n-ième palais il y a les palais 0 à n−1 et aucun autre, et il a une option depuis laquelle seul n−1 est accessible.

err-elsewhere = une carte de la durée des parties commence au coin

err-edge = la durée des parties est comptée jusqu’à { $edge } cases du coin

err-looks = il faudrait examiner trop de cases avant ({ $x },{ $y })

err-while = il faut un moment pour compter la durée des parties de toutes les cases avant ({ $x },{ $y })
