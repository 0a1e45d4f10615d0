of-view = The board as you see it now, with names and rulers, in the screen’s own pixels.

gave-up = The file could not be written: the program that writes it keeps failing. A smaller one may work.

err-uncharted = there is no map of this game to save

err-no-view = no square of the board is in view

err-no-map = there is no map yet

err-no-window = write a size and, after an @, the smallest corner: 1000x800 @ 12,7

err-long = this is too long for a window: write it as in 1000x800 @ 12,7

## What a window is written with, and what is wrong with it.

the-width = the width

the-height = the height

long-number = a coordinate has at most 1000 digits

# progress says how much of a file is written.
# $done (Number)
# $total (Number)
progress = { $done } of { $total } squares

# $width (Number)
# $height (Number)
saved-pixels = Saved: { $width } × { $height } pixels.

# $which (Quoted)
err-no-squares = the squares are those in view, of the map or typed, not { $which }

# $format (Quoted)
err-no-format = a file cannot be written as { $format }

# $kind (Quoted)
err-no-kind = this map has no values of kind { $kind } to save

# $corner (Position)
err-out-of-reach = { $corner } is farther out than this map reaches

## Formats of files

as-seen-label = Picture as seen (PNG)
png-label = One pixel a square (PNG)
svg-label = Drawing of the squares (SVG)
csv-label = Numbers (CSV)
json-label = Numbers (JSON)
bits-label = Palaces as bits (text)

# What a file is going to hold.
# $w (Number) squares
# $h (Number) squares
# $corner (Position)
# $known (about | most | exactly) how well its size is known
# $size (Text) such as 6.9 MB
holds = { $w } × { $h } squares from { $corner }: { $known ->
    [about] about { $size }.
    [most] at most { $size }.
   *[exactly] exactly { $size }.
}

# $size (Text) such as 6.9 MB
saved = Saved: { $size }.
