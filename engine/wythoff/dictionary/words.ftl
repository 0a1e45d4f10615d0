# The string of a game has a letter for each column, 0 or 1, by the side of the diagonal on which the column's palace is. It falls into words,
# and the dictionary translates each word. A sector is what is known of the squares where a word begins. All texts here begin small.

## Whoever sees one of these has found a mistake in the program

err-rules = the dictionary and the rules of Maharaja Nim disagree here

err-lost = the dictionary’s words do not come together here, so the P-position is not found

# $word (Text) of zeros and ones
err-imperfect = the word { $word } does not lead from one perfect sector to the next

# $symbol (Plain) the number of a letter
err-no-word = no word fits the bit-string from symbol { $symbol } on

## Why no dictionary is found

err-few = too few words are seen at a time

err-apart = there are places from which the words do not come together

err-endless = a dictionary is looked for only if there are finitely many further moves

# $most (Plain)
err-many-moves = a dictionary is looked for only if there are at most { $most } further moves

# $most (Plain) the largest number that a move may have
err-long-moves = a dictionary is looked for only if the further moves go by at most { $most }

err-ahead = words are read before they are written

# $most (Plain)
err-stray = palaces stray more than { $most } diagonals from the first free one

# $move (Position) a move
# $back (Position) the same with its numbers exchanged, which is no move
err-no-mirror = a dictionary is looked for only if with every further move (a,b) there is also (b,a): { FULL($move) } is one and { FULL($back) } is not

# $columns (Plain)
# $why (Error) one of the sentences here
err-none = no dictionary is found within { $columns } columns: { $why }

err-start = some diagonals near the corner have no palace

# $most (Plain)
err-states = there are more than { $most } kinds of sectors

# $letters (Plain)
err-seldom = no kind of sector returns within { $letters } columns every time

# $n (Plain)
err-many = there are more than { $n } words

# $n (Plain)
err-adopted = the proof meets { $n } words that do not occur in these columns, and more and more

# $window (Plain)
err-narrow = the proof that there are no more words sees { $window } words at a time, and that is too few

# $situations (Plain)
err-work = more than { $situations } situations would have to be followed

# $situations (Plain)
err-readings = the proof that there are no more words would have to follow more than { $situations } situations

## A dictionary that somebody has written, with a line such as "00100 -> 100101100" for each word. -> stands as it is

# $line (Plain)
# $text (Text) the line
err-own-line = line { $line }: write a word, -> and its translation, in zeros and ones, or column and a number, not { $text }

# $line (Plain)
# $most (Plain)
err-own-column = line { $line }: the column of the first word must be given once, as a number from 1 to { $most }

# $line (Plain)
# $n (Plain) how many there may be
# $letters (Plain) how many a word and its translation may have together
err-own-many = line { $line }: there may be at most { $n } words, each with at most { $letters } letters including its translation

# $line (Plain)
# $word (Text)
# $before (Plain) an earlier line
# $other (Text) its word
err-own-prefix = line { $line }: no word may be the beginning of another, as with { $word } and { $other } in line { $before }

err-own-none = there are no words

# Why it is not known whether the words write the string forever.
# $columns (Plain)
err-own-imperfect = no perfect sector begins before column { $columns }, so a line must say in which column the first word begins, such as: column 20

# Palaces where x > y, and the further moves.
# $first (Plain)
err-own-early = before column { $first } palaces where x > y affect where those with y > x are

# $word (Text)
err-own-word = the word { $word } with its translation is not one of the game’s words, which lead from where the first word begins back to the same squares

# How it ended. "The letter" of a column is 0 if y > x for its palace, and else 1.
# $word (Text)
# $at (Plain) the column where it begins
# $column (Plain)
# $square (Position) the palace of that column
# $above (Flag) whether y > x there
own-differs = These words are not the game’s: { $word }, read from column { $at } on, writes { $above ->
    [true] 1
   *[false] 0
} for column { $column }, where the palace { $square } has { $above ->
    [true] y > x
   *[false] x > y
}.

# $read (Number) how many words were read
# $at (Plain) the column from which on none fits
# $column (Plain) whose letter fits no word
# $square (Position) its palace
# $above (Flag) whether y > x there
own-stuck = After { $read ->
    [one] one word
   *[other] { $read } words
}, no word fits from column { $at } on: in column { $column } the palace { $square } has { $above ->
    [true] y > x
   *[false] x > y
}.

# $read (Number)
# $at (Plain)
own-ends = After { $read ->
    [one] one word
   *[other] { $read } words
} the process ends: everything that was written has been read, up to column { $at }.

# $first (Plain)
# $columns (Number)
# $why (Error)
own-agrees = The words write the letters of { $columns } columns correctly, from column { $first } on. Whether they always do is not known: { $why }.

# $why (Error)
own-unread = The words cannot be read: { $why }.

# $first (Plain)
# $situations (Number)
# $low (Text) a number with its sign
# $high (Text) a number with its sign
# $same (Flag) whether these are the same
own-closes = The dictionary closes: it writes the letters of all columns from column { $first } on. That is proved by the { $situations } situations in which its words are read. For all palaces (a,b) with b > a, number n, b − a − n is { $same ->
    [true] { $low }
   *[false] from { $low } to { $high }
}.
