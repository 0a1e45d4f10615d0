err-kind-of-argument = { $is ->
    [number] { $call }: { $argument } muss eine ganze Zahl sein, nicht { $not }
    [square] { $call }: { $argument } muss ein Feld wie [3,3] sein, nicht { $not }
   *[other] { $call }: { $argument } muss Folgendes sein: { $kind }, nicht { $not }
}

err-no-object = { $call }: Die Argumente sind kein JSON-Objekt

err-no-call = es gibt keinen Aufruf namens { $name }

unwritten = Die Antwort konnte nicht geschrieben werden.
