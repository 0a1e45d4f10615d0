# What is folded below the games that somebody has stars of.
kept-title = To another device

kept-words = Stars, puzzles and lessons stay in this browser. Copy this text and paste it into Palace on the other device. Or paste one here, and add it.

# The name of the field with the text.
kept-text = What you have done

kept-copy = Copy

kept-add = Add

# It was added. Where both have stars for the same start, the more stay.
kept-added = Added. The better of both stays.
