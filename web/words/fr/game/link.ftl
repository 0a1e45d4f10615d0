Too-long = Avec tous ses tours, cette partie est trop longue pour un lien. Les liens commencent là où elle en est maintenant, et seul cet onglet la garde tout entière.

percent-sign = un signe pour cent doit être suivi de deux chiffres hexadécimaux

given-twice = un nom ne peut être donné qu’une fois

on-or-off = les valeurs des coups sont on ou off

quiz-on-or-off = un quiz est on ou off

nothing-named = cette salle n’admet pas de valeur

map-has-name = ce que montre la carte a un nom, par exemple off
no-such-help = on peut retirer map, values, hint, why et save

between-squares = il faut « ; » entre deux cases

out-of-reach = aucune case aussi lointaine ne peut être bloquée

line-of-one = une ligne va d’une case à une autre

set-of-position = aucun problème ne suit une position : une série commence par un niveau et une graine

line-beyond = une ligne commence et finit par une case bloquée, et rien ne se trouve au-delà

move-or-block = un problème demande move (un coup) ou block (un blocage)

no-size = un problème du jour est small (petit), middle (moyen), hard (difficile) ou next (le suivant)

misere-on-or-off = la version misère est on ou off

stands-alone = le mot { $word } remplace à lui seul les cases

err-no-square = un tour passé demande la case où se trouvait la pièce

err-no-position = les tours demandent une position à laquelle ils ont mené

err-takes-long = il faudrait trop de temps pour trouver ce que le joueur parfait bloque ici : donne la liste des cases

err-no-blocks = il n’y a rien à bloquer ici

Err-too-long = ce lien est trop long

err-long-link = un lien de { $length } octets est trop long : { $most } au plus sont lus

knows-no-other = { $room ->
    [game] les seuls noms d’un lien sont { $names }
    [lesson] les seuls noms du lien d’une leçon sont { $names }
    [puzzle] les seuls noms du lien d’un problème sont { $names }
    [set] les seuls noms du lien d’une série de problèmes sont { $names }
   *[other] les seuls noms de ce lien sont { $names }
}

has-at-most-parts = un lien a { $most } parties au plus

err-no-step = { $steps ->
    [1] cette étape n’existe pas : la leçon a une étape
   *[other] cette étape n’existe pas : la leçon a { COUNT($steps) } étapes
}

err-step-beyond = la leçon a { $steps ->
    [1] une étape
   *[other] { COUNT($steps) } étapes
}, et { $first ->
    [true] voici la première
   *[false] voici la dernière
}

set-has = une série a de { $least } à { $most } problèmes : set=6 en donne six, et set=3/6 est la troisième d’entre elles

not-in-set = { $of ->
    [1] ce problème n’existe pas : la série a un problème
   *[other] ce problème n’existe pas : la série a { COUNT($of) } problèmes
}

err-no-waiting = seule une leçon de plusieurs étapes peut attendre avant une étape

err-waits-before = une leçon de { COUNT($steps) } étapes peut attendre avant les étapes 2 à { $last }

can-show = à côté du plateau, on peut montrer { OR($names) }

page-speaks = la page connaît les langues { AND($names) }

needs-components = { $dim ->
    [1] une position de ce jeu a une composante
   *[other] une position de ce jeu a { COUNT($dim) } composantes, séparées par des virgules
}

has-at-most-digits = une coordonnée a { $most } chiffres au plus

line-digits = une ligne { $squares ->
    [1] d’une case
   *[other] de { COUNT($squares) } cases
} a { $digits ->
    [1] un chiffre hexadécimal
   *[other] { COUNT($digits) } chiffres hexadécimaux
}

many-squares = { $most ->
    [1] on peut bloquer une case au plus, pas { COUNT($n) }
   *[other] on peut bloquer { COUNT($most) } cases au plus, pas { COUNT($n) }
}

full-lines = les lignes d’un lien contiennent { $most } cases au plus

a-coordinate = une coordonnée

a-step = une étape

a-level = un niveau

a-seed = une graine

a-pause = le numéro des mots

a-wait = l’étape avant laquelle une leçon attend

the-width = la largeur

the-height = la hauteur

the-other-k = le k de l’autre jeu

the-shift-x = le décalage en x

the-shift-y = le décalage en y

the-offset = le nombre à ajouter

no-origin = le site qui apprend ce qui se passe s’écrit comme https://school.example ou http://localhost:8000

no-port = après le deux-points vient un port de 1 à 65535

no-host = le nom d’un site a des lettres, des chiffres, des traits d’union et des points, et rien ne le suit sauf un port

other-parts = { $n ->
    [1] une autre partie
   *[other] { COUNT($n) } autres parties
}

opened-hidden = Par précaution, le lien a été ouvert avec les réponses cachées, car { AND($parts) } n’a pas pu être lu : { $why }

opened-without = Le lien a été ouvert sans { AND($parts) } : { $why }
