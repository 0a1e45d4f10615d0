# The string of a game has a letter for each column, 0 or 1, by the side of the diagonal on which the column's palace is. It falls into words,
# and the dictionary translates each word. A sector is what is known of the squares where a word begins. All texts here begin small.

## Whoever sees one of these has found a mistake in the program

err-rules = the dictionary and the rules of Maharaja Nim disagree here

err-lost = the dictionary's words do not come together here, so the P-position is not found

# $word (Text) of zeros and ones
err-imperfect = the word { $word } does not lead from one perfect sector to the next

# $symbol (Plain) the number of a letter
err-no-word = no word fits the bit-string from symbol { $symbol } on

## Why no dictionary is found

err-few = too few words are seen at a time

err-apart = there are places from which the words do not come together

err-endless = a dictionary is looked for if the further moves are finitely many

# $most (Plain)
err-many-moves = a dictionary is looked for if there are at most { $most } further moves

# $most (Plain) the largest number that a move may have
err-long-moves = a dictionary is looked for if further moves go by at most { $most }

err-ahead = words are read before they are written

# $most (Plain)
err-stray = palaces stray more than { $most } diagonals from the first free one

# $move (Position) a move
# $back (Position) the same with its numbers exchanged, which is no move
err-no-mirror = a dictionary is looked for if with every further move (a,b) there is (b,a): { FULL($move) } is one and { FULL($back) } is not

# $columns (Plain)
# $why (Error) one of the sentences here
err-none = no dictionary is found within { $columns } columns: { $why }

err-start = some diagonals near the corner have no palace

# $most (Plain)
err-states = there are more than { $most } kinds of sectors

# $letters (Plain)
err-seldom = no kind of sector comes back within { $letters } columns each time

# $n (Plain)
err-many = there are more than { $n } words

# $n (Plain)
err-adopted = the proof meets { $n } words that these columns do not have, and ever more

# $window (Plain)
err-narrow = the proof that there are no more words sees { $window } words at a time, and that is too few

# $situations (Plain)
err-readings = the proof that there are no more words would have to follow more than { $situations } situations
