# $kind (Text) of values: outcomes, palaces, nim
# $format (Text) such as csv
err-no-format = a file of { $kind } values cannot be written as { $format }

# $w (Plain) squares
# $h (Plain) squares
# $most (Plain)
err-too-wide = { $w }x{ $h } is too large to be saved: at most { $most } squares each way

# $w (Plain) squares
# $h (Plain) squares
# $size (Text) such as 6.9 MB
# $most (Text) such as 100 MB
# $edge (Plain) of which edge a square is that is not too large
err-too-large = { $w }x{ $h } squares would make a file of about { $size }, and a page saves at most { $most } at a time: { $edge }x{ $edge } squares, for example

# $n (Plain)
small = { $n } bytes

# The size of a file.
# $size (Text) a number such as 6.9
# $unit (Text) kB, MB, GB, TB, PB or EB; a language may choose by it
large = { $size } { $unit }
