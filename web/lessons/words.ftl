# $name (Quoted)
# $near (Text) a name
err-near-lesson = there is no lesson { $name }: perhaps { $near } is meant

# $name (Quoted)
# $names (List)
err-no-such-lesson = there is no lesson { $name }: there are { AND($names) }

## How far somebody should be for a lesson

beginner = Beginner
intermediate = Intermediate
advanced = Advanced

## What the lessons are about, in a few words

about-corner-the-rook = Copying wins
about-corner-the-queen = Palaces come in pairs
about-block-me-if-you-can = Counting decides where moves are blocked
about-why-gold = The golden ratio in the queen’s game
about-a-knight-in-the-queens-boots = One move more changes the game
about-a-walk-through-game-100 = A rule of a few numbers draws a picture
about-squirrel-and-crow = Piles instead of a board
about-nim-and-the-trick-in-it = Ones, twos and fours that cancel
about-two-games-at-once = Why there are nim-values
about-mosaics = From stripes to mosaics, move by move
about-queens-in-exile = Queens that do not attack each other
about-a-conjecture-that-fell = One counterexample is enough
