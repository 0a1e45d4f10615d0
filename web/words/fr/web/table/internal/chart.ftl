own-map = Ce jeu

all-time = Toutes les antidiagonales

no-detail = Rien

everywhere = Toutes

elsewhere = Ailleurs

err-negative = les antidiagonales se comptent à partir de 0

err-no-square = pointe d’abord une case de la carte, à partir de laquelle revenir en arrière

err-no-past = rien ne tourne à rebours : commence d’abord à une case

err-large = aucun nombre de palais n’est aussi grand

err-row-unseen = une ligne ne s’entend que lorsque la carte du jeu est affichée

time-up-to = Antidiagonales 0 à { $now } sur { $last }

squares-of = { $done } cases sur { $total }

of-palaces = { $share } des cases sont des palais

or-less = { $share } ou moins

or-more = { $share } ou plus

ramp-title = Quelle part des cases d’un pixel sont des palais (positions P) : de { $low } à { $high }.

err-not-on-map = il n’y a pas de { $name } sur cette carte

err-wrong-shift = un décalage a deux composantes, comme dans [1,1], pas { $components }

map-chip = carte : { $progress }

err-row-unknown = la ligne { $y } n’est pas encore sur la carte, dans la partie visible

side = { $below ->
    [true] où y > x
   *[false] où x ≥ y
}

from-afar-title = { $title } De loin : couleurs moyennes, leurs différences agrandies { $gain } fois.

differs = { FULL($at) } : { $differ }

err-none-is-made = seuls les nombres de palais des jeux { OR($games) } sont produits par l’automate

err-no-name-here = rien ne peut ressortir sur cette carte, seulement sur celle d’un jeu { OR($games) }

err-unknown-detail-of = il n’y a pas de { $name } à faire ressortir, seulement { $known }

err-no-colours-of = les couleurs peuvent être { $known }, pas { $name }

what-is-what = Légende

point-at-map = Pointe la carte, ou choisis un nom ci-dessous.

colour-means = { $label } : { $meaning }

at-square = En { $at }

term-at = { $name } en { $at }

runs = { $playing ->
    [true] Pause
   *[false] Lancer
}

asks-for = { $at } : { $ask }

found = { $state ->
    [hidden] { $at } pas encore trouvée
    [next] { $at } recherchée
   *[other] { $other ->
        [true] { $at } { $value }, autre que dans ce jeu
       *[false] { $at } { $value }
    }
}

owned = { $own ->
    [true] comme dans ce jeu
   *[false] {""}
}

row-says = Ligne { $y }, de { $first } à { $last } : { $palaces ->
    [0] pas de P.
   *[other] P en { AND($palaces) }.
}
