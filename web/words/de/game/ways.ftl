there = { $way ->
    [left] nach links
    [right] nach rechts
    [up] nach oben
    [down] nach unten
    [up-left] nach links oben
    [up-right] nach rechts oben
    [down-left] nach links unten
   *[down-right] nach rechts unten
}

nearly-there = fast { there }

lies = { $way ->
    [left] nach links
    [right] nach rechts
    [up] nach oben
    [down] nach unten
    [up-left] nach links oben
    [up-right] nach rechts oben
    [down-left] nach links unten
   *[down-right] nach rechts unten
}

squares-away = { $n } Felder { lies }

by = um { $move }

others = andere
