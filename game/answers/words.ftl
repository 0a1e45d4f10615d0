## Why the text that a pupil hands in is not read

err-empty = there is nothing here

# $head (Text) how such a text begins
err-foreign-text = these are no answers of Palace’s: such a text begins with { $head }

err-mistyped = a sign is wrong here: the text was mistyped, or changed on its way

# $length (Plain) how many signs are there
err-cut-short = this text is cut: only its first { $length } signs are there

# $length (Plain) how many signs are there
# $of (Plain) how many there should be
err-cut-of = this text is cut: { $length } signs are there of { $of }

# $n (Plain) two or more
err-longer = { $n } signs too many stand behind this text

# $letter (Text) the version of the text
# $first (Text) the version that is read
# $second (Text) another version that is read
err-other-version = this text is of another version of Palace: { $letter }, where this one reads { $first } and { $second }

# $sign (Quoted)
# $at (Plain) counted from 1
err-sign-at = the sign { $sign } at place { $at } stands in no answers: the text was mistyped

## Why answers are not written

err-nothing = there is nothing to hand in

# $most (Plain)
err-too-many-marks = no more than { $most } marks can be handed in

err-marks = a square can be marked once, and all are of one board
err-steps = these are no steps of a lesson
err-replies = these are no answers to a lesson’s steps
err-tries = these are no tries at the puzzles of a set
err-far = the marks lie too far apart to be handed in: take some away
