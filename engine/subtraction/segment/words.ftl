# A move that is at least as large as all others in each of its numbers; a ruleset may have none.
err-no-largest = no move is the largest in all components

# Segments are the sectors into which the board falls, each with a pattern of its own.
# $swept (Plain)
# $charted (Plain)
err-too-far = segments are looked for as far as x+y = { $swept }, and with a chart as far as { $charted }
