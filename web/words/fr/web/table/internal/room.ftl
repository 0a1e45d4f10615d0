eyes = Regarde devant

type-word = Écris le mot que ton enseignant montre.

waiting = Regarde devant. Écris le mot que ton enseignant montre.

other-word = C’est un autre mot. Regarde devant, et écris le mot que tu y vois.

err-no-course = les pauses sont pour une classe qui suit une leçon : choisis d’abord une leçon

counted-before = Avant l’étape { $step } sur { $steps }

reply-won = gagné

reply-lost = pas gagné

next-step = Suite

next-lesson = Leçon suivante

next-puzzle = Problème suivant

play-of = Jouer : { $game }

next-for-you = La suite pour toi

restart-step = Recommencer l’étape

restart-puzzle = Réessayer

share-page = Partager Palace

shared-page = jouer et apprendre

share-gallery = Partager la galerie

shared-gallery = la galerie

share-lesson = Partager cette leçon

share-class = À ouvrir par la classe

shared-class = pour la classe

for-teachers = Pour l’enseignant

err-no-lesson = hors d’une leçon, il n’y a pas d’étapes

err-no-further = il n’y a pas d’autre étape

err-nothing-to-check = il n’y a rien à vérifier : cette étape ne demande pas de cases

err-nothing-asked = rien n’est demandé ici

err-outside = cette case n’est pas parmi celles qui sont demandées

err-board = le plateau de l’étape { $step } ne s’ouvre pas : { $err }

at-step = à cette étape, { $step } sur { $steps }

counted = Étape { $step } sur { $steps }

done-of = Étapes terminées : { $done } sur { $steps }

err-unread = on ne peut pas le lire

err-file = le fichier { $name } : { $err }

err-not-kept = ce n’est pas le texte de ce que quelqu’un a fait : un tel texte commence par { $head }

err-no-gallery = c’est dans la galerie que l’on regarde naître les cartes

hung-of = { $at } sur { $all }

wrong-in-line = Quelque chose est faux à la ligne { $line } de cette leçon (étape { $why ->
    [none] { $more ->
        [0] { $step }).
        [1] { $step }) et à un autre endroit.
       *[other] { $step }) et à { COUNT($more) } autres endroits.
    }
   *[other] { $more ->
        [0] { $step }) : { $why }
        [1] { $step }) et à un autre endroit : { $why }
       *[other] { $step }) et à { COUNT($more) } autres endroits : { $why }
    }
}

step-begun = Étape { $step } sur { $steps } : { $title }

stop = { $done ->
    [true] Étape { $step } : { $title } (terminée)
   *[false] Étape { $step } : { $title }
}

about = { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}{ $minutes ->
    [0] {""}
    [1] , environ { $minutes } minute
   *[other] , environ { $minutes } minutes
}

about-foreign = { $about }, en anglais

about-lesson = { $steps ->
    [1] Une étape
   *[other] { CAPITAL($steps) } étapes
}{ $minutes ->
    [0] {""}
    [1] , environ une minute
   *[other] , environ { COUNT($minutes) } minutes
}

pupils-say = Ce que disent les élèves

where-it-leads = Où cela mène

the-paper = L’article

verdict-title = { $right ->
    [true] Juste.
   *[false] Pas encore.
}

mover = { $loses ->
    [true] Celui qui doit jouer perd
   *[false] Celui qui doit jouer peut gagner
}

tapped = { $n ->
    [0] Aucune case n’est encore marquée.
    [1] Une case marquée.
   *[other] { CAPITAL($n) } cases marquées.
}

pointed-at = { $marked ->
    [true] { $at } : marquée
   *[false] { $at } : pas marquée
}

arrow-drawn = une flèche de { $from } à { $to }

label-drawn = le mot « { $text } » en { $at }

ring-drawn = un anneau autour de { AND($squares) }

drawn-too = { $before } ; { $after }

on-board = Sur le plateau : { $what }.

to-do = { $kind ->
    [win] Joue sur le plateau, et gagne.
    [tap] { $side ->
        [P] Touche chaque palais du cadre : chaque case où celui qui doit jouer perd.
        [N] Touche chaque position N du cadre : chaque case où celui qui doit jouer peut gagner.
       *[wins] Touche chaque case entourée d’un anneau où mène un coup gagnant.
    }
    [outcome] Si la pièce se trouve en { $at }, qu’est-ce qui est vrai ?
    [choose] Qu’est-ce qui est juste ?
   *[type] Écris ta réponse.
}

err-no-puzzle = il n’y a pas de problème sur le plateau

err-no-more-hints = il n’y a pas d’autre indice

err-of-no-game = une position a besoin de son jeu : puzzle=wythoff&at=5,7

a-puzzle = Problème

asks = { $block ->
    [true] Tu as joué en { $at }. Bloque jusqu’à { $n ->
        [1] une case
       *[other] { COUNT($n) } cases
    }, pour que tous les coups de l’ordinateur perdent.
   *[false] { $several ->
        [true] À toi de jouer, et tu peux gagner : trouve un coup qui gagne.
       *[false] À toi de jouer. Un seul coup gagne : joue-le sur le plateau.
    }
}

not-this = { FULL($to) } perd : de là, l’ordinateur peut gagner. Réessaie.

not-this-for = { FULL($to) } perd, parce que de là l’ordinateur peut gagner en allant en { FULL($reply) }. Réessaie.

not-this-blocking = { FULL($to) } perd : quoi que tu bloques maintenant, l’ordinateur peut gagner. Réessaie.

not-won = L’ordinateur peut gagner

from-here = D’ici, tu peux gagner

left-open = Un palais est ouvert

not-these = Ce blocage laisse un palais ouvert : l’ordinateur peut y aller et gagner. Réessaie.

own-puzzle = À toi de gagner

share-puzzle = Partager ce problème

err-in = dans { $board } : { $err }

err-not-to-block = rien ne peut être bloqué en { $at } : find=block demande un jeu à blocages, où rien n’est encore bloqué

err-no-palace = aucun palais n’est à portée de { $at } : tout blocage gagne, ce n’est pas un problème

err-no-block = aucun blocage ne gagne à partir de { $at } : ce n’est pas un problème

err-lost = aucun coup ne gagne à partir de { $at } : ce n’est pas un problème

err-no-set = ce lien ne désigne pas une série de problèmes, comme puzzle=rook&level=2&seed=1&set=12

to-level = Un problème de niveau { $level }

this-wins = De { FULL($to) }, tous les coups perdent.

err-too-far = un problème se trouve à { $squares } cases du coin au plus, et { $pawns } cases au plus y sont bloquées

puzzle-of = Problème du jour, { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}

puzzle-of-set = Problème { $at } sur { $of }

puzzle-stop = { $solved ->
    [true] Problème { $at } (résolu)
   *[false] Problème { $at }
}

solved-of-set = { $all ->
    [true] { $of ->
        [1] Le problème est résolu : rends ce que tu as fait.
       *[other] Les { COUNT($of) } problèmes sont tous résolus : rends ce que tu as fait.
    }
   *[false] Résolus : { $n } sur { $of }. Tu peux rendre ton travail à tout moment.
}

of-level = { $level ->
    [0] {""}
   *[other] Niveau { $level } sur { $of }
}

find-other = { $block ->
    [true] Problème de blocage
   *[false] Problème de coup
}

only-palace-blocked = { FULL($at) } est le seul palais à portée, et tu l’as bloqué : tous les autres coups perdent.

palaces-blocked = { AND($palaces) } sont les palais à portée, et tu les as bloqués : tous les autres coups perdent.

this-wins-too = De { FULL($to) }, tous les coups perdent. { CAPITAL($n) } coups gagnent ici.

own-puzzles = De tes propres parties : { $n }

tally = { $alone ->
    [0] { $game } contre l’ordinateur ({ $opponent }) : gagnées { $won }, perdues { $lost }.
   *[other] { $game } contre l’ordinateur ({ $opponent }) : gagnées { $won } (dont { $alone } sans aide), perdues { $lost }.
}

move-goes-to = Le coup gagnant va en { FULL($to) }.

block-these = Bloque { AND($squares) }.

solved-words = { $level ->
    [0] Palace. { $title }
   *[other] Palace. { $title }, niveau { $level }
} : { $try ->
    [1] résolu au premier essai
   *[other] résolu à l’essai { $try }
}, { $hints ->
    [0] sans indice
    [1] avec un indice
   *[other] avec { COUNT($hints) } indices
}.

solved-so-far = { $solved ->
    [0] {""}
   *[other] { $solved } résolus · { $first } du premier coup{ $days ->
        [0] {""}
       *[other] {" "}· série { $days }
    }
}

today = { $solved ->
    [true] Résolu aujourd’hui
   *[false] Encore à résoudre
}{ $days ->
    [0] {""}
    [1] , un jour d’affilée
   *[other] , { COUNT($days) } jours d’affilée
}

score-of = { $you } : { $computer }

rung-of = Départ { $n } sur { $of }{ $stars ->
    [0] {""}
    [1] {" "}· ★ gagné
   *[2] {" "}· ★★ gagné sans aide
}

stars-of = ★ { $n } sur { $of }

lobby-title = { $teach ->
    [true] Enseigner
   *[false] Explorer
}

lobby-words = { $teach ->
    [true] Des plans de leçon, une classe qui rend ses réponses, des fiches et une leçon à toi.
   *[false] Tout jeu sous forme de texte, les idées et les figures des articles, ce qui en est vrai, et Palace ailleurs.
}

size-of = { $size ->
    [small] Petit
    [middle] Moyen
   *[hard] Difficile
}

still-open = À résoudre

solved-at = Essai { $try }, { $help ->
    [none] sans aide
    [hint] avec indice
   *[told] avec la solution
}

next-of = { $size ->
    [small] Suite : le petit problème
    [middle] Suite : le problème moyen
   *[hard] Suite : le problème difficile
}

streak-of = { $days ->
    [one] Un jour de suite
   *[other] { CAPITAL($days) } jours de suite
}

new-puzzles-in = { $hours ->
    [0] { $minutes ->
        [0] Les nouveaux problèmes sont là.
       *[other] Nouveaux problèmes dans { $minutes } min.
    }
   *[other] Nouveaux problèmes dans { $hours } h { $minutes } min.
}

shared-day = Palace. { $title } : petit { $small } moyen { $middle } difficile { $hard }

why-wins = { $known ->
    [equal] En { FULL($to) }, les deux distances aux bords sont égales. Chaque coup de l’ordinateur en change une, et tu les rends de nouveau égales.
   *[other] De { FULL($to) }, tous les coups perdent : quoi que joue l’ordinateur, tu as une réponse qui gagne.
}
