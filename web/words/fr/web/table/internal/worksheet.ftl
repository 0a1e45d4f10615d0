name-line = Nom

mark-lost = Marque chaque palais : une case où celui qui doit jouer perd si l’autre joueur ne fait pas d’erreur.

play-neighbour = Joue avec ton voisin ou ta voisine. Prends une pièce de monnaie comme pièce du jeu. Chacun commence à son tour.

next-wins = Celui qui doit jouer.

other-wins = L’autre joueur.

tick-one = Coche la bonne réponse, et dis pourquoi.

write-answer = Écris ta réponse, et comment tu l’as trouvée.

no-solution = Il n’y a pas de page avec la solution, car cette partie garde ses réponses cachées.

find-move = Sur chaque plateau, un seul coup gagne. Dessine-le par une flèche.

find-block = Sur chaque plateau tu viens de jouer, et maintenant tu bloques des cases. Barre chaque case où l’autre joueur pourrait aller et gagner.

step-title = { $of } : { $step }

solution-of = Solution : { $title }

who-wins = La pièce se trouve en { $at }. Qui gagne, celui qui doit jouer ou l’autre joueur ? Écris chaque coup gagnant, s’il y en a.

who-wins-from = Qui gagne à partir de { $at } ? Coche une réponse, et dis pourquoi.

no-moves-from = De { $at } ne part aucun coup, donc { $misere ->
    [true] en version misère celui qui doit jouer a gagné.
   *[false] celui qui doit jouer a perdu.
}

err-long = l’exercice est trop long pour une feuille de papier

err-far-out = la pièce est trop loin pour une fiche d’exercices

puzzles-title = { $mixed ->
    [true] Problèmes de niveau { $level }
   *[false] Problèmes de niveau { $level } : { $title }
}

the-answer = { $block ->
    [true] { $n } : à partir de { $at }, bloque { $squares }.
   *[false] { $also ->
        [none] { $n } : de { $at } à { $to }.
       *[other] { $n } : de { $at } à { $to }, ou à { $also }.
    }
}

mark-squares = { $side ->
    [P] Marque chaque palais, de { $first } à { $last } : chaque case où celui qui doit jouer perd.
    [N] Marque chaque position N, de { $first } à { $last } : chaque case où celui qui doit jouer peut gagner.
   *[wins] Marque chaque coup qui gagne.
}

others = { $n ->
    [1] une autre
   *[other] { COUNT($n) } autres
}

discs-are-palaces = { $squares ->
    [none] Il n’y a aucun palais sur ce plateau.
   *[other] Les disques sont les palais : { $squares }.
}

wanted-squares = { $n ->
    [0] Il n’y a rien à marquer.
   *[other] { $side ->
        [P] Marque { $squares }.
        [N] { $n ->
            [1] Marque la seule autre case.
           *[other] Marque toutes les autres, { COUNT($n) } cases.
        }
       *[wins] Ces coups gagnent : vers { $squares }.
    }
}

answer-is = Réponse : { $answer }.

wins-by = { $squares ->
    [none] { $at } est un palais : aucun coup ne mène à un autre palais, donc l’autre joueur peut répondre à chaque coup.
   *[other] De { $at }, celui qui doit jouer gagne en allant en { $squares }.
}

can-be-reached = { $palaces ->
    [0] De { $at }, on ne peut atteindre aucun palais, et on peut en bloquer jusqu’à { $most }
    [1] De { $at }, on peut atteindre un palais, et on peut en bloquer jusqu’à { $most }
   *[other] De { $at }, on peut atteindre { COUNT($palaces) } palais, et on peut en bloquer jusqu’à { $most }
} : { $all ->
    [true] tous. Donc celui qui doit jouer perd.
   *[false] un au moins reste ouvert. Donc celui qui doit jouer gagne en y allant.
}

wins-unblocked = { $squares ->
    [none] Tous les palais que l’on peut atteindre de { $at } sont bloqués. Donc celui qui doit jouer perd.
   *[other] De { $at }, celui qui doit jouer gagne en allant sur un palais non bloqué : { $squares }.
}

err-board-size = le plateau d’une fiche d’exercices a de { $least } à { $most } cases par côté
