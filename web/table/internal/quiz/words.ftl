mark-squares = Tap a square to mark it P: the player to move loses there. Tap again for N: the player to move can win. A third tap clears the mark.

where-next = Where is the next palace, counted from the corner? A palace is a square where the player to move loses. Tap where you think it is.

play-on = Try it: tap to move the piece. The answers stay hidden.

answers-shown = The answers are shown beside your marks.

hidden-again = The answers are hidden again.

cleared = All marks are cleared.

# How many marks are right, and of how many nobody knows it.
# $marks (Number) how many there are
# $right (Number)
# $known (Number) of how many marks it is known
# $unknown (Number)
outcome = { $marks ->
    [0] No square was marked.
   *[other] { $known ->
        [0] No mark could be checked.
        [one] { $right } of 1 mark right.
       *[other] { $right } of { $known } marks right.
    }{ $unknown ->
        [0] {""}
       *[other] {" "}{ $unknown ->
            [one] One square too far out to know.
           *[other] { CAPITAL($unknown) } squares too far out to know.
        }
    }
}

err-no-quiz = this is not a quiz: there are no hidden answers to reveal

err-not-hidden = squares can be marked only while the answers are hidden

err-many-marks = at most 200 squares can be marked

err-letter = a square is marked P or N

err-question = the questions are who and where

err-kept = these are not marks

err-tally = this is not a score

# $at (Position) where the piece stands
# $piece (rook | queen | maharaja | piece)
who-wins = { $piece ->
    [rook] Who wins from { $at }, where the rook stands? P: the player to move loses. N: the player to move can win.
    [queen] Who wins from { $at }, where the queen stands? P: the player to move loses. N: the player to move can win.
    [maharaja] Who wins from { $at }, where the maharaja stands? P: the player to move loses. N: the player to move can win.
   *[piece] Who wins from { $at }, where the piece stands? P: the player to move loses. N: the player to move can win.
}

# $at (Position)
not-marked = { $at }: no mark.

# soFar says how many marks are right, while others are still hidden.
# $right (Number)
# $hidden (Number)
so-far = { $right } right so far · { $hidden } still hidden

# What a tap does.
# $marks (Flag) whether it marks a square, or moves the piece
taps = { $marks ->
    [true] A tap marks a square.
   *[false] A tap moves the piece.
}

# $at (Position)
# $as (Text) P or N
now-marked-as = { $at }: marked { $as }.

# $as (Text) P or N
# $verdict (hidden | right | wrong) whether it is right, where that is out
marked-as = { $verdict ->
    [hidden] marked { $as }
    [right] marked { $as }, which is right
   *[wrong] marked { $as }, which is wrong
}

# $n (Number)
squares-marked = { $n ->
    [0] {""}
   *[other] { $n ->
        [one] One square marked.
       *[other] { CAPITAL($n) } squares marked.
    }
}

# $right (Number)
# $of (Number)
# $streak (Number) how many were right in a row
# $best (Number)
score = { $of ->
    [0] {""}
   *[other] { $best ->
        [0] Score { $right } of { $of }
        [1] Score { $right } of { $of }
       *[other] Score { $right } of { $of } · streak { $streak }, best { $best }
    }
}
