# What parts the thousands of a number: "1,300". Leave it out of no language; a space that does not break is {"\u202f"}.
thousands = ,

# From how many digits on a number is parted: 4 for "1,300", 5 where it is "1300" and "13,000".
parted-from = 4

# What stands before the fraction of a number: "1.5".
decimal = .

# How many there are of something, where small numbers are written in words. A language in which they have
# genders writes { NUMBER($n) } alone.
# $n (Number)
count = { $n ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { NUMBER($n) }
}

# A list that goes on: "a, b".
# $before (Text)
# $after (Text)
further = { $before }, { $after }

# A list with its last part: "a, b and c".
# $before (Text)
# $after (Text)
last-and = { $before } and { $after }

# A list of which one is meant: "a, b or c".
# $before (Text)
# $after (Text)
last-or = { $before } or { $after }

# What somebody typed, in quotation marks.
# $text (Text)
quoted = “{ $text }”

# The end of a list of which only the first few are named: "(1,2), (2,1) and 7 others".
# $n (Number) at least two
others = { $n } others
