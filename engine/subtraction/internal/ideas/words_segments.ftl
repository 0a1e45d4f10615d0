## Segments: sectors of the board with a pattern of palaces each

segments-title = Segments with a mosaic each

segments-about = From far away you see segments: sectors that begin at the corner. In each segment the palaces form a mosaic, a pattern that repeats like the tiles on a floor.

# “1/3 palaces” is the message share-of-palaces.
segments-more = The two arrows lead from one square to others with the same outcome. “1/3 palaces” means that a third of the squares of a segment are palaces. At a fault the pattern of a segment is shifted, as if the tiles of one half of the floor had slipped.

segments-source = [LSY24] Section 9, Figures 3 and 19 to 22, Problems 61 and 62

# Examples, three by the figures of [LSY24].
segments-figure-3 = Figure 3, left

segments-figure-21 = Figure 21, five segments

segments-figure-22 = Figure 22, six segments

segments-three-moves = Three moves, five segments

# Headings of tables.
segments-table = Segments, from the x-axis to the y-axis

faults-title = Faults: across a fault the pattern of a segment is shifted

# A button.
look-farther = Look twice as far out

# The label of a segment.
# $share (Text) a fraction such as 1/3
share-of-palaces = { $share } palaces

zoom-out = Zoom out to see more of the segments at once.

err-no-segments = the moves are too long to look far enough for segments, so it is not known whether there are any

# The ruleset has one move or two.
err-no-segments-but-remainders = the moves are too long to look for segments, but the outcome of every square is known all the same, by remainders

# The label of a part of the board, and in the table of segments in the place of its palaces: no pattern of it is known.
nothing-known = nothing known

# Heads of columns: of a segment which share of its squares are palaces, the two steps by which it repeats, and between which slopes it lies.
head-share = palaces

head-periods = periods

head-slopes = between the slopes

# Heads of columns: of a fault the segment in which it is, its slope, and by which step the pattern is shifted.
head-segment = segment

head-slope = slope

head-shifted = shifted by

# A slope that was measured.
# $slope (Text) a number
slope-about = about { $slope }

# The label of the border of a segment.
# $slope (Text) a number
# $exact (Flag) whether it is known, and not measured
slope-label = { $exact ->
    [true] slope { $slope }
   *[false] slope about { $slope }
}

# The label of a fault.
# $slope (Text) a number
# $exact (Flag) whether it is known, and not measured
fault-label = { $exact ->
    [true] fault, slope { $slope }
   *[false] fault, slope about { $slope }
}

# $p (Text) a square
# $i (Plain) the number of the segment
# $n (Plain) how many segments there are
# $k (Plain) the number of the part
# $parts (Plain) how many there are
# $fault (Flag) whether there is one between parts
# $share (none | all | some) of the squares are palaces
# $part (Text) a fraction such as 1/3
# $u (Text) a step, as in (3,1)
# $v (Text) another step
segment-words = { $n ->
    [1] { $p } lies in the one segment
   *[other] { $p } lies in segment { $i } of { $n }
}, { $parts ->
    [1] where
   *[other] part { $k } of { $parts }, where
} { $share ->
    [none] no square is a palace
    [all] all squares are palaces
   *[some] { $part } of the squares are palaces
}. Steps of { $u } and { $v } lead to squares with the same { $parts ->
    [1] outcome.
   *[other] outcome, as long as they stay in this { $fault ->
        [true] part. Across a fault the pattern is shifted.
       *[false] part.
    }
}

# “It” is a square.
# $palace (Flag)
# $reach (Plain)
say-proved = { $palace ->
    [true] By the mosaic it is a palace. That is proved for all squares with x+y ≥ { $reach }.
   *[false] By the mosaic it is an N-position. That is proved for all squares with x+y ≥ { $reach }.
}

# $palace (Flag)
say-expected = { $palace ->
    [true] By the mosaic it is a palace. That is not proved here.
   *[false] By the mosaic it is an N-position. That is not proved here.
}

# $correct (Flag)
# $palace (Flag) whether the square is one
say-checked = { $correct ->
    [true] { $palace ->
        [true] By the mosaic it is a palace, and that is correct.
       *[false] By the mosaic it is an N-position, and that is correct.
    }
   *[false] So close to the corner, the mosaic has not begun. By the mosaic the square would be { $palace ->
        [true] an N-position, but it is a palace.
       *[false] a palace, but it is an N-position.
    }
}

# $palace (Flag)
say-is = { $palace ->
    [true] It is a palace.
   *[false] It is an N-position.
}

# $p (Text) a square
in-axis-strip = { $p } lies in the strip along an axis, before the mosaic begins.

# $p (Text) a square
# $slope (Text) a number
# $every (Text) a step, as in (3,1)
in-strip = { $p } lies in the strip between two mosaics, along the slope { $slope }. It repeats every { $every }.

# $p (Text) a square
near-corner = { $p } lies so close to the corner that the segments have not separated yet.

# $p (Text) a square
in-no-pattern = { $p } lies where no repeating pattern was found.

# Whether it is known that the segments stay as they are.
# $settled (Flag)
# $faults (Plain)
# $segments (Plain) how many are known
# $reach (Plain)
# $gaps (Flag) whether no pattern is known in parts of the board
# $known (Text) in how many of 90 degrees one is, as in 72.9
# $periods (Plain) how long the periods were that were looked for
# $then (prospect) what there is farther out
say-survey = { $settled ->
    [true] { $faults ->
        [0] { $segments ->
            [1] Settled: one segment
           *[other] Settled: { $segments } segments
        }
       *[other] Settled: { $segments ->
            [1] one segment
           *[other] { $segments } segments
        } with { $faults ->
            [1] one fault
           *[other] { $faults } faults
        }
    }, proved for all squares with x+y ≥ { $reach } outside the grey strips along the lines. The strips repeat along the lines, too.
   *[false] { $segments ->
        [0] Not known: no mosaic was found up to x+y = { $reach }.
       *[other] { $gaps ->
            [true] Not settled: at least { $segments ->
                [1] one segment
               *[other] { $segments } segments
            }, measured in { $known } of 90 degrees up to x+y = { $reach }. In the grey parts of the board nothing is known: no pattern with periods up to { $periods } was found there.
           *[false] { $segments ->
                [1] Not settled: one segment
               *[other] Not settled: { $segments } segments
            } measured up to x+y = { $reach }. Farther out there may be others.
        }
    } { $then ->
        [nothing] Farther out nothing can be computed.
        [may] Look farther out to know more.
       *[searched] The search continues farther out.
    }
}

# Of a ruleset of one move or two, behind what is said of its segments.
known-by-remainders = The outcome of every square is known all the same, by remainders.

## Paths through a segment that avoid the palaces. An ant walks over sides, or over sides and corners of squares

percolation-title = Paths that avoid the palaces

percolation-about = Can an ant walk forever without stepping on a palace, and stay in its segment? Green shows such a path. Where there is none, palaces trap the ant on the red squares.

percolation-more = A segment is a sector of the board with one pattern of palaces. The palaces trap the ant on an island, or in a band that leads out of the segment.

percolation-source = [LSY24] Problem 51, Figures 12, 19 and 20

# Examples, by the figures of [LSY24].
percolation-figure-12-left = Figure 12, left: a middle without a path

percolation-figure-12-right = Figure 12, right: a path everywhere

percolation-figure-19 = Figure 19: over corners only

percolation-figure-20 = Figure 20: a band that leads out

# The path of a segment.
say-outside = It is not in this part of the board: it begins farther out, where the segment is wide enough.

# The heading of a table.
paths-title = Is there an endless path?

# The label of a control, and its choices.
over-label = The ant walks

over-sides = over sides

over-corners = over sides and corners

# Heads of columns: whether there is a path, and after which step it repeats.
head-way = a path

head-repeats = which repeats every

# In the column whether there is a path, or bands or islands of squares instead.
# $form (path | bands | islands)
# $along (Text) a step, as in (3,1)
# $most (Plain) how many squares an island has at most
is-there-way = { $form ->
    [path] yes
    [bands] no: bands along { $along }
   *[islands] { $most ->
        [0] no: only palaces
        [1] no: single squares
       *[other] no: islands of at most { $most } squares
    }
}

# In the column after which step a path repeats.
# $by (Text) where it has come to, as in (3,1)
# $steps (Plain) how many steps the ant makes
way-period = { $steps ->
    [0] {""}
   *[other] { $steps ->
        [1] { $by }, one step
       *[other] { $by }, { $steps } steps
    }
}

# The name of a segment or of a part of it, in a table and in “segment 2 (part 1)”.
# $parts (Plain) how many parts the segment has
# $i (Plain) the number of the segment
# $part (Plain) the number of the part
name-of = { $parts ->
    [1] { $i }
   *[other] { $i } (part { $part })
}

# $form (path | bands | islands)
# $p (Text) a square
# $segment (Text) its number, or “2 (part 1)”
# $corners (Flag) whether the ant walks over corners, too
# $steps (Plain) how many steps the ant makes
# $by (Text) where it has come to, as in (3,1)
# $along (Text) a step, as in (3,1)
# $most (Plain)
percolates = { $p } lies in segment { $segment }, where the ant { $form ->
    [path] can walk forever over { $corners ->
        [true] sides and corners
       *[false] sides
    }: { $steps ->
        [1] one step takes
       *[other] { $steps } steps take
    } it { $by } further, and so on without end.
    [bands] cannot walk forever over { $corners ->
        [true] sides and corners
       *[false] sides
    }. The palaces leave it bands along { $along }, and these lead out of the segment.
   *[islands] cannot walk forever over { $most ->
        [0] { $corners ->
            [true] sides and corners: there are only palaces.
           *[false] sides: there are only palaces.
        }
        [1] { $corners ->
            [true] sides and corners
           *[false] sides
        }: the palaces leave it single squares.
       *[other] { $corners ->
            [true] sides and corners
           *[false] sides
        }: the palaces leave it islands of at most { $most } squares.
    }
}

# $p (Text) a square
say-nowhere = { $p } lies between the segments and belongs to no mosaic.
