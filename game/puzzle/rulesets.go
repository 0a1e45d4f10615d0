package puzzle

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// choose draws a ruleset for a level, of any family as often as of any other. Where that has no such
// puzzle, which is rare, it is the next one, by its number.
func choose(level, seed, number int) string {
	rng := rand.New(rand.NewPCG(uint64(seed), uint64(number<<8+level)<<32))
	return rulesets[rng.IntN(len(rulesets))](rng, level)
}

// rulesets draw one of a family each. Nearly all have puzzles of every level.
var rulesets = [...]func(rng *rand.Rand, level int) string{
	func(*rand.Rand, int) string { return "rook" },
	func(*rand.Rand, int) string { return "wythoff" },
	func(*rand.Rand, int) string { return "maharaja" },
	func(rng *rand.Rand, _ int) string { return "wythoff+" + moves(rng, 1+rng.IntN(2), 5, true) },
	func(rng *rand.Rand, _ int) string { return fmt.Sprint("mwythoff:", 2+rng.IntN(5)) },
	func(rng *rand.Rand, _ int) string { return fmt.Sprint("blocking:", 2+rng.IntN(11)) },
	func(rng *rand.Rand, level int) string {
		return "subtraction:" + moves(rng, [...]int{3, 4, 5, 7, 14}[level-FirstLevel], 6, false)
	},
	func(*rand.Rand, int) string { return "exile:spiral" },
	func(*rand.Rand, int) string { return "exile:quadrant" },
}

// moves draws n different moves of components up to most, and if both is set, with each its
// mirror image; none along a row, a column or a diagonal then, which are the queen's.
func moves(rng *rand.Rand, n, most int, both bool) string {
	var text strings.Builder
	for met := map[[2]int]bool{}; len(met) < n; {
		a, b := rng.IntN(most+1), rng.IntN(most+1)
		if a == 0 && b == 0 || both && (a == 0 || a >= b) || met[[2]int{a, b}] {
			continue
		}
		met[[2]int{a, b}] = true
		fmt.Fprintf(&text, "(%d,%d)", a, b)
		if both {
			fmt.Fprintf(&text, "(%d,%d)", b, a)
		}
	}
	return text.String()
}
