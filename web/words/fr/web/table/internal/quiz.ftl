mark-squares = Touche une case pour la marquer P : celui qui doit jouer y perd. Touche-la encore pour N : celui qui doit jouer peut gagner. Une troisième touche efface la marque.

where-next = Où est le prochain palais, en comptant à partir du coin ? Un palais est une case où celui qui doit jouer perd. Touche l’endroit où tu penses qu’il est.

play-on = Essaie : touche le plateau pour déplacer la pièce. Les réponses restent cachées.

answers-shown = Les réponses sont montrées à côté de tes marques.

hidden-again = Les réponses sont de nouveau cachées.

cleared = Toutes les marques sont effacées.

outcome = { $marks ->
    [0] Aucune case n’était marquée.
   *[other] { $known ->
        [0] Aucune marque n’a pu être vérifiée.
        [1] Marques justes : { $right } sur 1.
       *[other] Marques justes : { $right } sur { $known }.
    }{ $unknown ->
        [0] {""}
       *[other] {" "}{ $unknown ->
            [1] Une case trop lointaine
           *[other] { CAPITAL($unknown) } cases trop lointaines
        } pour que la réponse soit connue.
    }
}

err-no-quiz = ce n’est pas un quiz : il n’y a pas de réponses cachées à dévoiler

err-not-hidden = on ne peut marquer des cases que tant que les réponses sont cachées

err-many-marks = on peut marquer 200 cases au plus

err-letter = une case se marque P ou N

err-question = les questions sont who et where

err-kept = ce ne sont pas des marques

err-tally = ce n’est pas un score

who-wins = { $piece ->
    [rook] Qui gagne à partir de { $at }, où se trouve la tour ? P : celui qui doit jouer perd. N : celui qui doit jouer peut gagner.
    [queen] Qui gagne à partir de { $at }, où se trouve la dame ? P : celui qui doit jouer perd. N : celui qui doit jouer peut gagner.
    [maharaja] Qui gagne à partir de { $at }, où se trouve le maharaja ? P : celui qui doit jouer perd. N : celui qui doit jouer peut gagner.
   *[piece] Qui gagne à partir de { $at }, où se trouve la pièce ? P : celui qui doit jouer perd. N : celui qui doit jouer peut gagner.
}

not-marked = { $at } : pas de marque.

so-far = { $right ->
    [one] { $right } juste jusqu’ici
   *[other] { $right } justes jusqu’ici
} · { $hidden ->
    [one] { $hidden } encore cachée
   *[other] { $hidden } encore cachées
}

taps = { $marks ->
    [true] Toucher marque une case.
   *[false] Toucher déplace la pièce.
}

now-marked-as = { $at } : marquée { $as }.

marked-as = { $verdict ->
    [hidden] marquée { $as }
    [right] marquée { $as }, ce qui est juste
   *[wrong] marquée { $as }, ce qui est faux
}

squares-marked = { $n ->
    [0] {""}
   *[other] { $n ->
        [0] Aucune case marquée.
        [1] Une case marquée.
       *[other] { CAPITAL($n) } cases marquées.
    }
}

score = { $of ->
    [0] {""}
   *[other] { $best ->
        [0] Score : { $right } sur { $of }
        [1] Score : { $right } sur { $of }
       *[other] Score : { $right } sur { $of } · série { $streak }, record { $best }
    }
}
