err-nothing-to-undo = il n’y a rien à annuler

err-nothing-to-redo = il n’y a rien à rétablir

err-closed = aucune leçon n’est en préparation

err-no-step = cette étape n’existe pas

err-no-shape = cette forme n’existe pas

err-no-field = ce champ n’existe pas

err-no-tool = choisis anneaux, flèches ou étiquettes pour dessiner sur le plateau

err-no-link = ce n’est ni une leçon ni un lien vers une leçon

err-further = l’étape ne peut pas être déplacée plus loin

err-too-long = c’est trop long pour une leçon

no-title = la leçon a besoin d’un titre

no-steps = la leçon a besoin d’une étape : mets une position sur le plateau et ajoute-la

no-step-title = l’étape a besoin d’un titre

no-words = l’étape a besoin d’une phrase ou deux

no-board = la première étape a besoin d’un plateau

scan = Scanne-le, ou copie le lien.

no-code = Le lien est trop long pour un code à scanner. Copie-le plutôt.

comes-back = La leçon qui était ici revient avec « Annuler ».

take-away = Retirer : { $shape }

new-step = Étape { $n }

err-has-at-most-steps = une leçon a { $most } étapes au plus

needed-where = écris ici de quelles cases il s’agit

needed-options = écris au moins deux choix

needed-answers = écris ici la bonne réponse

needed-right = écris ce qui est dit à une bonne réponse, et pourquoi elle est juste

needed-hint = écris un indice pour une mauvaise réponse

fault-in-lesson = { $field ->
    [title] Titre : { $why }
    [minutes] Minutes : { $why }
    [aim] Objectif : { $why }
    [rest] Notes pour l’enseignant : { $why }
    [words] Textes : { $why }
    [board] Plateau : { $why }
    [claims] Affirmations : { $why }
    [shapes] Dessin : { $why }
    [kind] Exercice : { $why }
    [on] Où : { $why }
    [ask] Question : { $why }
    [options] Choix : { $why }
    [answers] Réponses : { $why }
    [right] Si c’est juste : { $why }
    [hint] Indice : { $why }
   *[hints] Autres indices : { $why }
}

fault-in-step = Étape { $step }, { $field ->
    [title] titre : { $why }
    [minutes] minutes : { $why }
    [aim] objectif : { $why }
    [rest] notes pour l’enseignant : { $why }
    [words] textes : { $why }
    [board] plateau : { $why }
    [claims] affirmations : { $why }
    [shapes] dessin : { $why }
    [kind] exercice : { $why }
    [on] où : { $why }
    [ask] question : { $why }
    [options] choix : { $why }
    [answers] réponses : { $why }
    [right] si c’est juste : { $why }
    [hint] indice : { $why }
   *[hints] autres indices : { $why }
}

kind-none = Pas d’exercice : lecture seule

kind-outcome = Prévoir : P ou N ?

kind-tap-p = Toucher tous les palais (P)

kind-tap-n = Toucher toutes les positions N (N)

kind-tap-wins = Toucher tous les coups gagnants

kind-win = Jouer et gagner

kind-choose = Choisir une réponse parmi plusieurs

kind-type = Écrire un nombre ou un mot

on-label = { $outcome ->
    [true] De quelle case ? Par exemple 3,5
   *[false] Dans quelles cases ? D’un coin à l’autre, par exemple 0,0..7,7
}

shape-ring = Anneaux

shape-arrow = Flèche

shape-label = Étiquette

drawn-rings = Anneaux { AND($squares) }

drawn-label = Étiquette { $text } { AND($squares) }

drawn-arrow = Flèche de { $from } à { $to }

drawn-arrow-from = Flèche de { $from }

hint = { $tool ->
    [ring] Touche des cases pour les entourer d’un anneau. Touche encore pour retirer un anneau.
    [arrow] { $from ->
        [none] Touche la case où la flèche commence.
       *[other] La flèche commence en ({ $from }). Touche maintenant la case où elle finit.
    }
    [label] Touche la case à laquelle l’étiquette appartient.
   *[none] {""}
}

untitled = Sans titre

numbered-title = { $n }. { $title }

counted-step = { $steps ->
    [0] Pas encore d’étape
   *[other] Étape { $step } sur { $steps }
}

need-correction = { $n ->
    [1] Une chose est encore à corriger.
   *[other] { CAPITAL($n) } choses sont encore à corriger.
}

engines-check = Les moteurs vérifient ce que dit la leçon…

all-is-true = Toutes les affirmations de la leçon sont vraies, et tous les exercices peuvent être résolus.

too-long-for-link = La leçon est trop longue pour un lien : { $letters } lettres, et un lien en contient { $most } au plus. Transmets plutôt le fichier.
