package oracle

import (
	"fmt"
	"strings"

	"github.com/palacegames/palace/engine"
)

// mostMoves is how many moves a play may have: more than any that starts near the corner has,
// and few enough for the machine's stack.
const mostMoves = 1 << 18

// Endless says that play need not end.
type Endless struct {
	// Play is a play from a position back to it, or the one position at which a play had
	// not ended for very long.
	Play []engine.Position
}

func (e *Endless) Error() string {
	if len(e.Play) == 1 {
		return fmt.Sprintf("play had not ended after %d moves, at (%v)", mostMoves, e.Play[0])
	}
	var moves strings.Builder
	for _, p := range e.Play[1:] {
		fmt.Fprintf(&moves, " → (%v)", p)
	}
	return fmt.Sprintf("(%v) can be reached from itself: (%[1]v)%s", e.Play[0], moves.String())
}

// loop finds a shortest play from a position that is being solved back to it. All positions on
// the way are being solved as well.
func (o *Oracle) loop(c []int) *Endless {
	start := engine.Ints(c...)
	before := map[engine.Position]engine.Position{}
	for queue := []engine.Position{start}; len(queue) > 0; queue = queue[1:] {
		at := queue[0]
		for _, q := range engine.Options(o.game.Rays(at)) {
			if q == start {
				play := []engine.Position{start}
				for ; at != start; at = before[at] {
					play = append([]engine.Position{at}, play...)
				}
				return &Endless{append([]engine.Position{start}, play...)}
			}
			if _, met := before[q]; !met && o.store.at(small(q)).state == open {
				before[q] = at
				queue = append(queue, q)
			}
		}
	}
	return &Endless{[]engine.Position{start, start}}
}
