err-none-open = no idea is open

err-no-steps = this idea has no steps

err-speed = the speed must be from 1 to 60 steps a second

# lostOver says that no answer will come.
lost-over = This could not be computed.

# kicker says above the title what an idea is about.
# $game (Text)
kicker = Idea · { $game }

# steps says how far the idea has come about.
# $now (Plain)
# $last (Plain)
steps = Step { $now } of { $last }

looking = Searching …

# $percent (Plain)
looking-share = Searching … { $percent }%

# Where a strip of letters begins, behind its title.
# $first (Text) a number, "digit 3" or "column 12"
from-first = { $first ->
    [none] {""}
   *[other] {" "}from { $first }
}
