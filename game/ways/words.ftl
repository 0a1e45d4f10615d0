# Where a piece goes: "the queen goes left, up or up-left".
# $way (left | right | up | down | up-left | up-right | down-left | down-right) on the screen
there = { $way ->
    [left] left
    [right] right
    [up] up
    [down] down
    [up-left] up-left
    [up-right] up-right
    [down-left] down-left
   *[down-right] down-right
}

# The same, of a way that runs beside a diagonal, not on it.
# $way (left | right | up | down | up-left | up-right | down-left | down-right)
nearly-there = nearly { there }

# Where something lies: "2 palaces to the left and 1 up".
# $way (left | right | up | down | up-left | up-right | down-left | down-right)
lies = { $way ->
    [left] to the left
    [right] to the right
    [up] up
    [down] down
    [up-left] up-left
    [up-right] up-right
    [down-left] down-left
   *[down-right] down-right
}

# A jump over several squares: "11 squares to the left".
# $n (Text) a number of at least two
# $way (left | right | up | down | up-left | up-right | down-left | down-right)
squares-away = { $n } squares { lies }

# A jump that no direction names: "the piece goes left or by (1,2)".
# $move (Text) such as (1,2)
by = by { $move }

# The end of a long list of moves: "by (1,2), (2,1) or others".
others = others
