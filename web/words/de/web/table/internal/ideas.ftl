err-none-open = keine Idee ist geöffnet

err-no-steps = diese Idee hat keine Schritte

err-speed = das Tempo muss zwischen 1 und 60 Schritten je Sekunde liegen

lost-over = Das konnte nicht berechnet werden.

kicker = Idee · { $game }

steps = Schritt { $now } von { $last }

looking = Wird gesucht …

looking-share = Wird gesucht … { $percent } %

from-first = { $first ->
    [none] {""}
   *[other] {" "}ab { $first }
}
