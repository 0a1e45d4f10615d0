# The palaces where y > x are numbered n in the order of their columns, and called (a,b). φ is the golden ratio.

## How far the palaces are from those of Wythoff Nim

golden-title = How close to the golden ratio?

golden-about = Number the palaces where y > x in the order of their columns. In Wythoff Nim, palace n is (a,b) with b − a = n, and b is near φ·a. Here b − a − n says how far other moves push it away.

# $symmetric (Flag) whether the moves are
golden-more = As long as b − a − n stays small, the palaces stay near the two golden lines. The { $symmetric ->
    [true] palaces where x > y are their mirror images.
   *[false] moves are not symmetric, so the palaces where x > y are not mirror images. They are not counted here.
}

golden-source = [LW14] Sections 1 to 3

# Examples: other boards on which the golden ratio, or another one, is seen.
example-golden = The golden pairs themselves: Wythoff Nim

example-silver = The silver ratio: generalised Wythoff Nim, M = 2

example-nearly-golden = Nearly golden: Maharaja Nim

example-no-more = Golden no more: endless knight’s lines

# The labels of two lines on the board: formulas.
steep-line = y = φx

flat-line = y = x/φ

# The heading of a table.
pairs-title = The palaces where y > x

# Over a strip with a number for each palace.
departures-title = b − a − n, palace by palace

# The heading of a table: how many palaces have which b − a − n.
counted-title = How often b − a − n has each value

# Heads of columns: how many palaces there are, and the first of them.
head-palaces = palaces

head-first = first

# $here (Flag) whether the square that is pointed at is a palace
# $long (Flag) whether its numbers are too long to be written
# $p (Text) the square
# $way (farther | nearer | at) how far from the corner the palace of its column is, compared with here; its place is said if it is not near
# $n (Plain) by how many squares
# $palace (Text) its place
# $number (Text) that of the pair, which is (a,b)
# $d (Text) b − a − n, with its sign
# $a (Text)
# $b (Text)
pair-words = { $here ->
    [true] { $long ->
        [true] This square is a palace: b − a − n = { $d }.
       *[false] { $p } is a palace, pair number { $number }: b − a − n = { $b } − { $a } − { $number } = { $d }.
    }
   *[false] { $long ->
        [true] This square is not a palace: the palace of its column is { $way ->
            [farther] { $n ->
                [1] one square
               *[other] { $n } squares
            } farther from the corner, with b − a − n = { $d }.
            [nearer] { $n ->
                [1] one square
               *[other] { $n } squares
            } nearer to the corner, with b − a − n = { $d }.
           *[at] { $palace }, with b − a − n = { $d }.
        }
       *[false] { $p } is not a palace: the palace of its column is { $palace }, pair number { $number }, with b − a − n = { $b } − { $a } − { $number } = { $d }.
    }
}

# $here (Flag) whether the square that is pointed at is a palace
# $long (Flag) whether its numbers are too long to be written
# $p (Text) the square
# $way (farther | nearer | at) how far from the corner the palace of its column is, compared with here; its place is said if it is not near
# $n (Plain) by how many squares
# $palace (Text) its place
below-words = { $here ->
    [true] { $long ->
        [true] This square
       *[false] { $p }
    } is a palace where x > y. Such palaces are not counted here, because the moves are not symmetric.
   *[false] { $long ->
        [true] This square is not a palace: the palace of its column is { $way ->
            [farther] { $n ->
                [1] one square
               *[other] { $n } squares
            } farther from the corner, where x > y.
            [nearer] { $n ->
                [1] one square
               *[other] { $n } squares
            } nearer to the corner, where x > y.
           *[at] { $palace }, where x > y.
        }
       *[false] { $p } is not a palace: the palace of its column is { $palace }, where x > y.
    }
}

# $n (Plain)
# $least (Text) a number with its sign
# $most (Text) a number with its sign
columns-spread = In the first { $n } columns, b − a − n ranges from { $least } to { $most }.

# $symmetric (Flag) whether the moves are
# $low (Text) a number with its sign
# $high (Text) a number with its sign
lines-seen = The thick lines are y = φx and y = x/φ. { $symmetric ->
    [true] The palaces of these columns lie between the thin lines beside them
   *[false] Where y > x, the palaces of these columns lie between the thin lines
}: b − φa ranges from { $low } to { $high }.

# “It” is b − a − n. The dictionary is that of the next idea.
proved-golden = It is 0 for all n: the dictionary of these moves proves it. So the moves change nothing, and the palaces are those of Wythoff Nim.

proved-spread = It goes no farther in any other column: the dictionary of these moves proves it.

# $least (Text) a number with its sign
# $most (Text) a number with its sign
proved-wider = For all columns it ranges from { $least } to { $most }: the dictionary of these moves proves it.

# $last (Plain)
err-known-up-to = the palaces are known up to column { $last } here

# $last (Plain)
# $why (Error) a sentence that begins small
err-known-up-to-for = the palaces are known up to column { $last } here: { $why }

## Pieces that are placed one by one

placing-title = Queens placed one by one

placing-about = Go along the antidiagonals from the corner, and put a queen on each square from which no move leads to an earlier queen. The queens end up on the palaces.

placing-more = A Wythoff queen, unlike a chess queen, attacks along one kind of diagonal only. No move leads from a palace to a palace, and from every other square some move leads to one.

placing-source = [LW14] Proposition 2.1

# Examples.
placing-wythoff = Wythoff Nim

placing-maharaja = Maharaja Nim

placing-exile = Queens that also attack along antidiagonals: queens in exile

# $most (Plain)
err-unplaced = pieces are placed one by one only if there are at most { $most } further moves

## The dictionary: a string with a letter for each column, 0 or 1, whose words tell how it continues

dictionary-title = A string that writes itself

# $which (none | knight | further) moves there are: none in Wythoff Nim, a knight’s in Maharaja Nim
dictionary-about = Each column has one palace: write 0 if y > x there and 1 if x > y. { $which ->
    [none] That makes 0 1 0 0 1 0 1 0 … from column 1 on. Read
    [knight] That makes 00100 1 0010110 … from column 8 on. Read
   *[further] Read
} word by word, this string tells how it continues.

dictionary-more = It is its own dictionary. Each word tells where the palaces of its columns are. By symmetry that tells what to write for later columns.

dictionary-source = [LW14] Section 3

# The label of a field with words and their translations, to be changed and run.
words-label = Words to run, one per line: 01 -> 100

# Examples, by how many words the dictionary has.
dictionary-wythoff = Two words: Wythoff Nim, and the Fibonacci word

dictionary-maharaja = Nine words: Maharaja Nim

dictionary-two-three = Ten words: (2,3)-Maharaja Nim

dictionary-four-seven = Three words: (4,7)-Maharaja Nim

# Under the first letter of the word that is read.
reads-here = read

# Under the first letter of what is written.
writes-here = written

# Of a word of the paper, in the column for what it is written as.
never-occurs = never occurs

# In the column that says whether a perfect sector begins.
perfect-mark = yes

# A button.
next-word = Read the next word

# Over the letters of the string.
string-title = The string: 0 for a palace where y > x, 1 for one where x > y

reading-title = Where the string is read

writing-title = Where it is written

# The heading of a table.
# $n (Plain)
dictionary-table = The dictionary: { $n } words

# Heads of columns: a word, its translation, how often it was met, and in which column first.
head-word = word

head-image = is written as

head-met = met

head-first-met = first

# The heading of a table.
comparison-title = Palaces where y > x, beside those of Wythoff Nim

# The head of a column: whether all squares are free from a palace on, away from the corner.
head-perfect = perfect

# $x (Text)
# $side (above | below)
# $k (Plain) the number of the letter in the word
# $word (Text) of zeros and ones
# $image (Text) of zeros and ones
letter-here = { $side ->
    [above] Column { $x } has its palace where y > x: it is letter { $k } of the word { $word }, which is translated as { $image }.
   *[below] Column { $x } has its palace where x > y: it is letter { $k } of the word { $word }, which is translated as { $image }.
}

# $x (Text)
# $first (Text) a column
# $word (Text) of zeros and ones
before-string = Column { $x } comes before the string, which begins in column { $first }. Its first word is { $word }.

# $n (Plain)
# $word (Text) of zeros and ones
# $column (Text)
# $image (Text) of zeros and ones
# $row (Text) the number of a column
word-here = Word { $n } is { $word }, from column { $column } on. Its translation { $image } is written from column { $row } on.

# $perfect (Flag)
# $square (Text)
# $diagonal (Text) its number
coloured-part = The coloured part begins at square { $square } on diagonal { $diagonal }, where the word begins, and goes on away from the corner. { $perfect ->
    [true] All its squares are free: it is a perfect sector
   *[false] A few of its squares are taken, the same ones wherever a word begins
}. The word stands in the row just before it, and what the word writes in the column just before it.

drawn-in-words = On the board, a grey line marks each column of the word that has its palace where x > y. The dashed outline is where the next word continues.

# “Its” is the word's.
# $row (Text)
writes-zero = Its columns have no palace where y > x, so for row { $row }, and column { $row } by symmetry, 0 is written.

# “Its” is the word's.
# $palaces (Text) squares with commas between them
# $first (Text) a column
# $last (Text) a column
# $image (Text) of zeros and ones
writes-image = Its palaces where y > x are { $palaces }. By symmetry, of the columns { $first } to { $last } those with the numbers of these rows have their palace where x > y: { $image } is written.

# $why (Error) a sentence that begins small
not-found = Here the string is not read word by word: { $why }. The search ends there. It proves nothing.

# $x (Text)
# $row (Plain) of its palace, compared with x: −1 for a smaller one, 1 for a larger one
letter-of = { $row ->
    [-1] Column { $x } has its palace where x > y: its letter is 1.
    [0] Column { $x } has its palace on the diagonal: its letter is 0.
   *[other] Column { $x } has its palace where y > x: its letter is 0.
}

# $here (Flag) whether the square that is pointed at is a palace
# $long (Flag) whether its numbers are too long to be written
# $p (Text) the square
# $way (farther | nearer | at) how far from the corner the palace of its column is, compared with here; its place is said if it is not near
# $n (Plain) by how many squares
# $palace (Text) its place
palace-words = { $here ->
    [true] { $long ->
        [true] This square is a palace.
       *[false] { $p } is a palace.
    }
   *[false] { $long ->
        [true] This square is not a palace: the palace of its column is { $way ->
            [farther] { $n ->
                [1] one square
               *[other] { $n } squares
            } farther from the corner.
            [nearer] { $n ->
                [1] one square
               *[other] { $n } squares
            } nearer to the corner.
           *[at] { $palace }.
        }
       *[false] { $p } is not a palace: the palace of its column is { $palace }.
    }
}

# $never (Plain) how many words of the paper never occur
# $all (Plain) how many words the paper has
# $n (Plain) how many words there are
# $situations (Plain)
# $letters (Plain)
closing = { $never ->
    [0] The dictionary closes: no other words than
   *[other] The dictionary closes: of the { $all } words of the paper only
} these { $n } ever occur. The proof follows the { $situations } situations in which they are read. Wherever you begin to read, after { $letters ->
    [1] one letter you know where words begin.
   *[other] { $letters } letters you know where words begin.
}

## How the string is read far away: level by level, down to the corner

telescope-title = A telescope for far columns

telescope-about = What the string says about column x was written when it was read near x/φ. That was written when it was read near x/φ², and so on. So a column of a hundred digits takes about 470 steps.

telescope-more = On each level a few letters near the place show where words begin. Their translations are the letters of the level above.

telescope-source = [LW14] Figure 7 and Question 1

# Examples.
telescope-maharaja = Maharaja Nim, from the corner

telescope-two-three = (2,3)-Maharaja Nim, from the corner

# Under the first letter at which it is known where a word begins.
sure-here = known

# The head of a column: how many zeros are in the string before.
counted-zeros = zeros before

# $level (Plain)
# $column (Text)
in-table = Level { $level }, around column { $column }, is in the table: the first letters of the string were written word by word.

# $level (Plain)
# $column (Text)
# $n (Plain)
letters-read = On level { $level }, around column { $column }, { $n } letters are read.

# Of the letters that are read.
# $n (Plain)
sure-after = After { $n } of them you know where a word begins.

# “They” are the letters that are read.
# $column (Text)
they-translate = They are the translations of the words around column { $column }, one level down.

# $first (Plain)
string-begins = The string begins in column { $first }. Point at a square in a later column.

# $palace (Text) a square
so-the-palace = So the palace of this column is { $palace }.
