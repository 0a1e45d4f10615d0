show-button = Montrer le mot

eyes = Les yeux devant

err-no-pause = la classe n’attend pas avant cette étape : choisis d’abord l’étape

pausing = { $n ->
    [0] La leçon attend avant les étapes que tu choisis. Tu montres un mot, les élèves l’écrivent, et tous continuent ensemble.
    [1] Le code QR a maintenant une pause. Montre le mot quand la classe doit continuer.
   *[other] Le code QR a maintenant { COUNT($n) } pauses. Montre le mot quand la classe doit continuer.
}

step-words = Étape { $step } : { $title }

show-word = Montrer le mot de l’étape { $step }

cleared = Toutes les réponses sont effacées.

nothing-yet = Il n’y a encore rien à rendre : marque une case, ou réussis une étape.

show-it = Montre ce code à ton enseignant, ou envoie le texte. Rien ne part tout seul.

left-out = { $n ->
    [1] La dernière réponse n’y tient pas, et n’y figure pas.
   *[other] Les { $n } dernières réponses n’y tiennent pas, et n’y figurent pas.
}

column-separator = ;

column-name = nom

column-square = case

column-mark = marque

column-outcome = issue

column-step = étape

column-title = titre

column-solved = réussi

column-first = première réponse

column-right = juste

column-once = au premier essai

puzzle-column = problème { $at }

yes = oui

no = non

err-outside = les réponses se recueillent dans la salle de l’enseignant, #class

err-nothing-asked = choisis d’abord une leçon, un quiz ou des problèmes : jusque-là, il n’y a rien à recueillir

err-many-answers = une classe a { $most } réponses au plus, et elles y sont déjà

err-many-texts = { $n } textes, c’est trop à la fois : on en lit { $most } au plus

err-other-kind = { $is ->
    [lesson] { $class ->
        [puzzles] ce sont des réponses à une leçon, mais la classe doit résoudre des problèmes
       *[quiz] ce sont des réponses à une leçon, mais la classe doit répondre à un quiz
    }
    [puzzles] { $class ->
        [lesson] ce sont des réponses à une série de problèmes, mais la classe doit suivre une leçon
       *[quiz] ce sont des réponses à une série de problèmes, mais la classe doit répondre à un quiz
    }
   *[quiz] { $class ->
        [lesson] ce sont des réponses à un quiz, mais la classe doit suivre une leçon
       *[puzzles] ce sont des réponses à un quiz, mais la classe doit résoudre des problèmes
    }
}

err-another = { $is ->
    [lesson] ce sont des réponses à une autre leçon
    [puzzles] ce sont des réponses à une autre série de problèmes
   *[quiz] ce sont des réponses à un quiz sur une autre partie
}

err-taken = { $name ->
    [none] ces réponses de quelqu’un sans nom ont déjà été ajoutées
   *[other] ces réponses de { $name } ont déjà été ajoutées
}

nameless = quelqu’un sans nom

puzzles-of-level = { $n ->
    [1] Un problème de niveau { $level }
   *[other] { CAPITAL($n) } problèmes de niveau { $level }
}

the-class = La classe

class-words = { $chosen ->
    [true] { $n ->
        [0] Montre le code. Les élèves ouvrent { $of ->
            [puzzles] les problèmes, et appuient sur « Rendre » quand ils veulent.
            [lesson] la leçon, et appuient sur « Rendre » quand ils ont fini.
           *[quiz] le quiz, marquent des cases, et appuient sur « Rendre » quand ils ont fini.
        }
       *[other] { $n ->
            [one] { $n } réponse. Elle reste dans ce navigateur jusqu’à ce que tu l’effaces.
           *[other] { $n } réponses. Elles restent dans ce navigateur jusqu’à ce que tu les effaces.
        }
    }
   *[false] Choisis ce que la classe doit faire. Les élèves l’ouvrent sur leurs propres écrans, et ce qu’ils rendent est recueilli ici, sans serveur.
}

answers-here = { $n ->
    [0] {""}
   *[other] { $n ->
        [one] { $n } réponse
       *[other] { $n } réponses
    }
}

took = { $taken ->
    [0] aucune réponse ajoutée
    [1] { $taken } réponse ajoutée
   *[other] { $taken } réponses ajoutées
}{ $again ->
    [0] {""}
    [1] , dont { $again } à la place d’une réponse précédente
   *[other] , dont { $again } à la place de réponses précédentes
}{ $refused ->
    [0] {""}
    [1] , { $refused } refusée
   *[other] , { $refused } refusées
}.

line = Ligne { $n } : { $why }

more-lines = { $n ->
    [1] Une autre ligne a été refusée.
   *[other] { CAPITAL($n) } autres lignes ont été refusées.
}

more-squares = { $n ->
    [1] Une autre case a moins de marques : le tableau les contient toutes.
   *[other] { CAPITAL($n) } autres cases ont moins de marques : le tableau les contient toutes.
}

says = { $n ->
    [one] { $n } sur { $of } dit { $most } pour { $at }
   *[other] { $n } sur { $of } disent { $most } pour { $at }
}{ $fewer ->
    [0] {""}
    [1] , { $fewer } dit { $other }
   *[other] , { $fewer } disent { $other }
}{ $is ->
    [P] . C’est P
    [N] . C’est N
   *[hidden] {""}
}

solved = Étape { $step }, { $title } : réussie par { $n } sur { $of }

answered = { $is ->
    [right] { $n } sur { $of } : { $what } (juste)
    [wrong] { $n } sur { $of } : { $what } (faux)
   *[hidden] { $n } sur { $of } : { $what }
}

more-answers = { $n ->
    [1] Une autre réponse : le tableau les contient toutes.
   *[other] { CAPITAL($n) } autres réponses : le tableau les contient toutes.
}

tell-replies = Dévoiler ce qui est juste

tell-solution = Dévoiler la solution

at-once-way = au premier essai

after-tries-way = après des réponses fausses

with-hints-way = avec des indices

not-yet-way = pas encore

tried = { $solved ->
    [true] résolu
   *[false] pas encore
}{ $missed ->
    [0] {""}
    [1] , { $missed } réponse fausse
   *[other] , { $missed } réponses fausses
}{ $hints ->
    [0] {""}
    [1] , { $hints } indice
   *[other] , { $hints } indices
}

solved-puzzle = Problème { $at } : résolu par { $n } sur { $of }

solved-all = Tous les problèmes : { $n } sur { $of }

solved-some = Résolus : { $n } sur { $of }

on-board = Problème { $at } sur le plateau

to-block = À bloquer : { AND($palaces) }. Ce sont les palais à portée, et tous les autres coups perdent.

winning-move = Le coup gagnant va en { FULL($to) } : de là, tous les coups perdent.
