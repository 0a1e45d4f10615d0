of-view = Le plateau tel qu’il est visible maintenant, avec les noms et les règles graduées, dans les pixels de l’écran.

gave-up = Le fichier n’a pas pu être écrit : le programme qui l’écrit a échoué plusieurs fois. Un fichier plus petit réussira peut-être.

err-uncharted = il n’y a pas de carte de ce jeu à enregistrer

err-no-view = aucune case du plateau n’est visible

err-no-map = il n’y a pas encore de carte

err-no-window = écris une taille et, après un @, le plus petit coin : 1000x800 @ 12,7

err-long = une fenêtre s’écrit avec moins de caractères, comme 1000x800 @ 12,7

the-width = la largeur

the-height = la hauteur

long-number = une coordonnée a 1000 chiffres au plus

progress = { $done } cases sur { $total }

saved-pixels = Enregistré : { $width } × { $height } pixels.

err-no-squares = les cases sont celles de la vue (view), de la carte (map) ou écrites (typed), pas { $which }

err-no-format = un fichier ne peut pas être écrit au format { $format }

err-no-kind = cette carte n’a pas de valeurs du genre { $kind } à enregistrer

err-out-of-reach = { $corner } est plus loin que le bout de cette carte

as-seen-label = Image telle qu’à l’écran (PNG)

png-label = Un pixel par case (PNG)

svg-label = Dessin des cases (SVG)

csv-label = Nombres (CSV)

json-label = Nombres (JSON)

bits-label = Palais en bits (texte)

holds = { $w } × { $h } cases à partir de { $corner } : { $known ->
    [about] environ { $size }.
    [most] { $size } au plus.
   *[exactly] exactement { $size }.
}

saved = Enregistré : { $size }.
