# The name of a method of finding nim-values.
method-rows = Rows that repeat

# What it does.
method-rows-idea = Far out the nim-values of a row repeat after adding: a state of the row occurs twice, so all goes on alike (Landman 2002).

# kind: engine.ErrTooFar
# $last (Plain)
err-line = only the nim-values of the rows and columns 0 to { $last } are known at any distance

# kind: engine.ErrTooFar
# $line (Plain)
# $most (Plain)
err-followed = row or column { $line } does not repeat within { $most } squares
