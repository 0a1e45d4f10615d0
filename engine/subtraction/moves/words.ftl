# What is wrong with a list of moves.

err-no-moves = there must be at least one move

# $most (Plain)
# $n (Plain)
err-too-many = there may be at most { $most } moves, not { $n }

# $fault (Text) what is wrong with the move: one of the sentences below
# $move (Text) its numbers, without parentheses
err-move = { $fault }: ({ $move })

# What is wrong with one move. Each is a sentence that begins small and has no full stop; what is wrong is quoted behind it.

fault-zero = a move must subtract something

# $most (Plain)
fault-size = a move must have from 1 to { $most } components

# $dim (Plain) how many components the first move has
fault-unlike = every move must have as many components as the first, which has { $dim }

# $most (Plain)
fault-component = a component must be from 0 to { $most }
