err-kind-of-argument = { $is ->
    [number] { $call } : { $argument } doit être un nombre entier, pas { $not }
    [square] { $call } : { $argument } doit être une case comme [3,3], pas { $not }
   *[other] { $call } : { $argument } doit être { $kind }, pas { $not }
}

err-no-object = { $call } : les arguments ne sont pas un objet JSON

err-no-call = il n’y a pas d’appel nommé { $name }

unwritten = La réponse n’a pas pu être écrite.
