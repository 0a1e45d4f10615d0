# The armpit is a place on the map.
# $k (Plain)
err-no-armpits = game { $k } is too small to have armpits

# $y (Plain)
# $k (Plain)
err-row = row { $y } of game { $k } is not between 0 and 4k

# $gap (Plain)
err-gap = a gap has at least one square, not { $gap }
