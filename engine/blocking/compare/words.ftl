# The title of a map that compares two games of blocking queens, square by square.
# $k (Plain) the first game’s k
# $other (Plain) the second game’s k
# $dx (Plain)
# $dy (Plain)
# $offset (Plain)
title = { $k } against { $other }, shifted by ({ $dx },{ $dy }), plus { $offset }

# $most (Plain)
# $k (Plain)
err-k = k must be from 1 to { $most }, not { $k }

# kind: engine.ErrTooFar
# $n (Plain)
# $most (Plain)
err-too-far = { $n } is too far to shift a board or its values: at most { $most } either way
