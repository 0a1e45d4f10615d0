err-none-open = aucune idée n’est ouverte

err-no-steps = cette idée n’a pas d’étapes

err-speed = la vitesse doit être de 1 à 60 étapes par seconde

lost-over = Cela n’a pas pu être calculé.

kicker = Idée · { $game }

steps = Étape { $now } sur { $last }

looking = Recherche…

looking-share = Recherche… { $percent } %

from-first = { $first ->
    [none] {""}
   *[other] {" "}début : { $first }
}
