title = { $blocked ->
    [one] Bloquer la dame ({ $blocked } pion)
   *[other] Bloquer la dame ({ $blocked } pions)
}

rules = { $blocked ->
    [0] La dame va le long de sa ligne ou de sa colonne vers le bord du plateau, ou en diagonale vers le coin, aussi loin que tu veux. Qui l’amène au coin gagne.
    [1] La dame va le long de sa ligne ou de sa colonne vers le bord du plateau, ou en diagonale vers le coin, aussi loin que tu veux. Avant chaque coup, l’autre joueur peut bloquer une case où elle pourrait aller. Qui ne peut plus jouer perd.
   *[other] La dame va le long de sa ligne ou de sa colonne vers le bord du plateau, ou en diagonale vers le coin, aussi loin que tu veux. Avant chaque coup, l’autre joueur peut bloquer jusqu’à { COUNT($blocked) } cases où elle pourrait aller. Qui ne peut plus jouer perd.
}

lattice-label = Le réseau des épaulettes

rift-label = La fente

skin-label = La peau

err-dimension = une position de { $game } a deux coordonnées, pas { $components }

err-negative = { $p } n’est pas sur le plateau : les coordonnées de { $game } ne sont pas négatives

err-too-far = { $p } est trop loin : les coordonnées de { $game } finissent à { $reach }

err-elsewhere = une carte de ce jeu commence au coin

err-no-names = il n’y a pas de noms sur cette carte

err-no-others = cette carte ne compare rien

differ = les jeux { $k } et { $other } diffèrent ici

number = un nombre d’une comparaison

err-no-variant = { $game } n’a pas de carte appelée { $name }

err-numbers-alone = la carte { $name } de { $game } ne montre que des nombres de palais

err-over = elle montre autre chose : elle ne sait rien des valeurs de ce genre

err-seen = { $p } a { $n } options, plus que { $k }

err-work = { $p } est trop loin pour { $game } : il faudrait compter plus de { $most } cases

err-options = { $p } a { $n } options dans { $game } : plus de { $most }, c’est trop pour en donner la liste

method-hood = Capuchon

method-hood-idea = Une position qui a au plus k options ne voit que des palais, car chaque option en a moins : le nombre de palais est x+y+min(x,y) ([CLN15] section 3.2).

method-automaton = Automate

method-automaton-idea = Les nombres de palais moins k suivent une règle locale où k n’apparaît pas ([CLN15] théorème 1), donc des blocs de 256×256 cases se comptent à partir de leurs seuls bords.

method-woven = Tissé

method-woven-idea = À partir d’un capuchon sans fin, l’automate produit le tissu infini et le bras ([CLN15] section 3.3).

method-compared = Comparé

method-compared-idea = Deux plateaux sont comptés, l’un est déplacé sur l’autre, et ce qui diffère est masqué ([CLN15] figure 4).

method-closed = Formule close

method-closed-idea = Pour k jusqu’à 3, les palais sont connus : (⌊nφ⌋, ⌊nφ²⌋) pour k = 1 ; (0,0), (n,2n+1) et (2⌊nφ⌋+2, 2⌊nφ²⌋+2) pour k = 2 ; (0,0), (n,2n+1) et (n,2n+2) pour k = 3 ; et leurs images par symétrie.

err-far-alone = autour du coin, c’est l’automate qui compte cette carte
