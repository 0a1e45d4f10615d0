values-off = Coups gagnants cachés.

one-moment = Un instant…

try-again = C’est ici que la partie s’est décidée : réessaie.

err-no-turn = aucun tour n’est connu pour avoir décidé la partie

err-no-study = aucune explication n’est en cours

err-no-step = il n’y a pas d’autre étape

why = Pourquoi { $at } ?

picked-too = { $said } ; choisie pour le blocage

besides = { $said } ; { $role }

why-known = { $lost ->
    [true] Pourquoi celui qui doit jouer en { $at } perd
   *[false] Pourquoi celui qui doit jouer en { $at } gagne
}

why-next = Pourquoi { $at } ?

step-of = { $steps ->
    [0] {""}
   *[other] { $step } sur { $steps }
}

err-no-hint = il n’y a pas d’autre indice

hint-shown = L’échiquier le montre.

