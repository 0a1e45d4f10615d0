package coloring

import (
	"fmt"
	"slices"

	"github.com/palacegames/palace/engine"
)

// Known is a scheme that the paper gives, which paints the whole board.
type Known struct {
	Text   string
	Source string
	Proved bool
}

// Of returns the scheme that [LSY24] gives for a set of moves.
func Of(moves []engine.Cell) (k Known, ok bool) {
	same := func(other ...engine.Cell) bool {
		if len(moves) != len(other) {
			return false
		}
		for _, m := range other {
			if !slices.Contains(moves, m) {
				return false
			}
		}
		return true
	}
	switch {
	case same(engine.Cell{X: 1, Y: 2}, engine.Cell{X: 2, Y: 3}, engine.Cell{X: 3, Y: 1}):
		return Known{asymmetric, proposition46, true}, true
	case same(engine.Cell{X: 1, Y: 2}, engine.Cell{X: 3, Y: 4}, engine.Cell{X: 4, Y: 6}):
		return Known{arithmetic, figure17, false}, true
	}
	for _, m := range moves {
		a, b := m.X, m.Y
		if a < b && b <= 2*a && same(m, engine.Cell{X: b, Y: a}, engine.Cell{X: a + b, Y: a + b}) {
			return Known{symmetric(a, b), proposition47, true}, true
		}
	}
	return Known{}, false
}

// asymmetric is Examples 42 and 44, for {(1,2), (2,3), (3,1)}: the middle segment, the lower
// one, yellow, and the upper one, purple and brown.
const asymmetric = `red: (0,0..2)
green: (1,0..1)
blue: (2,1)
red -> green (5,4)
green -> red (3,5), blue (5,4)
blue -> blue (5,4)
yellow: (2..,0)
yellow -> yellow (5,4)
purple: (0,3..)
purple -> brown (4,4)
brown -> purple (4,5)`

// arithmetic is the caption of Figure 17, for {(1,2), (3,4), (4,6)}.
const arithmetic = `purple: (0,0..1)
blue: (1..,0..1)
red: (0,2..)
purple -> green (2,4), blue (6,8)
green -> purple (5,8), blue (6,8)
blue -> blue (6,8)
red -> yellow (2,4)
yellow -> red (5,8)`

// symmetric is Proposition 47, for {(a,b), (b,a), (a+b,a+b)} with a < b ≤ 2a. Printed there are
// the rules of the lower segment, green, for the upper one, red, and the other way round.
func symmetric(a, b int) string {
	flat, steep := Pair(engine.Cell{X: 2*b + a, Y: 2*a + b}), Pair(engine.Cell{X: 2*a + b, Y: 2*b + a})
	first := func(n int) Span { return Span{To: n - 1} }
	return fmt.Sprintf("blue: (%v,%v)\ngreen: (%d..,%v)\nred: (%v,%d..)\nblue -> blue %s %s\ngreen -> green %s\nred -> red %s",
		first(b), first(b), b, first(a), first(a), b, flat, steep, flat, steep)
}
