## Why the text that a pupil hands in is not read

err-empty = there is nothing here

# $head (Text) how such a text begins
err-foreign-text = these are not answers from Palace: such a text begins with { $head }

err-mistyped = a character here is wrong: the text was mistyped, or changed on its way

# $length (Plain) how many signs are there
# $of (Plain) how many there should be, 0 if nobody knows
err-cut-of = { $of ->
    [0] this text is cut short: only its first { $length } characters are there
   *[other] this text is cut short: only { $length } of its { $of } characters are there
}

# $n (Plain) two or more
err-longer = this text has { $n } characters too many at its end

# $letter (Text) the version of the text
# $first (Text) the version that is read
# $second (Text) another version that is read
err-other-version = this text is from another version of Palace: { $letter }, while this one reads { $first } and { $second }

# $sign (Quoted)
# $at (Plain) counted from 1
err-sign-at = character { $at }, { $sign }, cannot be part of answers: the text was mistyped

## Why answers are not written

err-nothing = there is nothing to hand in

# $most (Plain)
err-too-many-marks = at most { $most } marks can be handed in

err-marks = a square can be marked only once, and all marks must be on one board
err-steps = these are not the steps of a lesson
err-replies = these are not answers to the steps of a lesson
err-tries = these are not tries at a set of puzzles
err-far = the marks lie too far apart to be handed in: remove some
