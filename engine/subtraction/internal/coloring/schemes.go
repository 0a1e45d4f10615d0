package coloring

import (
	"fmt"

	"github.com/palacegames/palace/engine"
)

// The schemes of the paper, in the form that Read reads.

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
