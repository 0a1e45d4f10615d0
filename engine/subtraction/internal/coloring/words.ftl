## What is wrong with a colouring scheme as somebody has written it

# A scheme has lines such as "red: (0,0) (0,2..5)", which gives squares their colour at the start, and "red -> green (5,4)", which is a rule. Names of colours are any words of letters.

err-no-start = no square has a colour at the start: write a line such as red: (0,0)

# $n (Plain) the number of the line
# $why (Error) what is wrong in it, a sentence that begins small
err-line = line { $n }: { $why }

# $color (Text) the name of a colour, as it was written
err-never = no square ever becomes { $color }: give it squares, as in { $color }: (0,0), or a rule that leads to it

expected-color = expected the name of a colour, made of letters only

expected-sign = expected “:” and the squares that have the colour at the start, or “->” and the colour of squares farther on

# $most (Plain) how many letters a name may have
long-name = the name of a colour has at most { $most } letters

# $most (Plain)
many-colors = there may be at most { $most } colours

# $most (Plain)
many-rules = there may be at most { $most } rules

# What must stand in a place: the subject of “a number must be a whole number”, “a number must be at most 9”.
a-number = a number

# Two numbers are written as in 2..5.
backward = the second number must be the larger one

# A rule such as red -> green (0,0).
endlessly = a rule that leads nowhere would never end

# A rule such as red -> green (-1,2).
leads-back = a rule that leads back, to a smaller x or y, might never end

## What is known of the schemes of the paper [LSY24]: each is a whole sentence

proved-asymmetric = A proof on paper: [LSY24] Examples 42 and 44, Proposition 46.

proved-symmetric = A proof on paper: [LSY24] Proposition 47, with its two rules exchanged.

proved-arithmetic = A proof on paper goes by remainders of 7, 16 and 8; [LSY24] Figure 17 leaves it open.
