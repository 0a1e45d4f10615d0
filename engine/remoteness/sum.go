package remoteness

import "github.com/palacegames/palace/engine"

// mostCounted and mostSteps are how many positions of a sum are counted at most, and how many options of
// them looked at; mostOfOne and mostStepsOfOne are those of one game.
const (
	mostCounted, mostSteps    = 1 << 24, 1 << 27
	mostOfOne, mostStepsOfOne = 1 << 14, 1 << 21
)

// OfSum returns the remoteness of a sum of games at these positions, which have passed their Check and all end the
// same way; ok is false where too much can follow. No square is blocked in any.
//
// What can follow in each game is numbered, options before the positions that they are options of; so the
// positions of the sum, in the order of these numbers, come after their options too.
func OfSum(games []engine.Game, at []engine.Position) (moves int, ok bool) {
	parts, positions := make([]following, len(games)), 1
	for i, g := range games {
		f := &parts[i]
		f.game, f.numbers, f.stride = g, map[engine.Position]int{}, positions
		if !f.visit(at[i]) || len(f.options) > mostCounted/positions {
			return 0, false
		}
		positions *= len(f.options)
	}
	steps := 0
	for i := range parts {
		steps += parts[i].steps * (positions / len(parts[i].options))
	}
	if steps > mostSteps {
		return 0, false
	}
	none := ends(games[0].Shape().Misere)
	values, here := make([]int32, positions), make([]int, len(parts))
	for n := range values {
		e := none
		for i := range parts {
			f := &parts[i]
			from := n - here[i]*f.stride
			for _, q := range f.options[here[i]] {
				e = e.with(of(values[from+q*f.stride]))
			}
		}
		values[n] = e.next()
		for i := range here { // the next position
			if here[i]++; here[i] < len(parts[i].options) {
				break
			}
			here[i] = 0
		}
	}
	return int(values[positions-1] - none.others), true
}

// following is what can follow in a game of a sum.
type following struct {
	game    engine.Game
	numbers map[engine.Position]int
	options [][]int // of each position, by number
	steps   int     // how many they are
	stride  int     // by how much a number more moves on among the positions of the sum
}

// visit numbers a position after all that can follow from it, and reports whether it is not too much.
func (f *following) visit(p engine.Position) bool {
	rays := f.game.Rays(p)
	n := engine.CountOptions(rays).Clamp()
	if n > mostStepsOfOne-f.steps || len(f.numbers) == mostOfOne {
		return false
	}
	f.steps += n
	f.numbers[p] = -1 // which counts, and which nobody meets before it has its number
	options := make([]int, 0, n)
	for _, q := range engine.Options(rays) {
		if _, met := f.numbers[q]; !met && !f.visit(q) {
			return false
		}
		options = append(options, f.numbers[q])
	}
	f.numbers[p] = len(f.options)
	f.options = append(f.options, options)
	return true
}
