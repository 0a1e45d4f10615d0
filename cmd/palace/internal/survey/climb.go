package survey

import (
	"fmt"
	"hash/fnv"
	"iter"
	"math/rand/v2"
	"slices"

	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/subtraction/moves"
)

// Climb is a search for rulesets with many segments: from each of some random rulesets one goes, again and
// again, to a random neighbour that has no fewer.
type Climb struct {
	Starts, Moves, Max, Tries int // how many there are; moves, and their components at most; neighbours tried from each start
	Seed                      int
	Far                       bool // segments are counted that only a look far out shows
}

// Survey is the climbs as tasks, one for each start. Their lines begin with that.
func (c Climb) Survey() (Survey, error) {
	if n := len(vectors(c.Max)); n < 2*c.Moves {
		return Survey{}, errTooFew(c.Moves, c.Max, n/2)
	}
	name := fmt.Sprintf("climb=%d moves=%d max=%d tries=%d seed=%d", c.Starts, c.Moves, c.Max, c.Tries, c.Seed)
	if c.Far {
		name += " far=1"
	}
	return Survey{name, "start", iter.Seq[string](func(yield func(string) bool) {
		draw := rand.New(rand.NewPCG(uint64(c.Seed), 0))
		for range c.Starts {
			var list []moves.Vector
			for len(list) < c.Moves {
				list = c.with(list, c.random(draw))
			}
			if !yield(smaller(list)) {
				return
			}
		}
	})}, nil
}

func (c Climb) random(draw *rand.Rand) moves.Vector {
	return moves.Vector{draw.IntN(c.Max + 1), draw.IntN(c.Max + 1)}
}

// with adds a move, unless it is there already or is none.
func (c Climb) with(list []moves.Vector, m moves.Vector) []moves.Vector {
	if moves.FaultOf(m, 2) != "" || slices.Max(m) > c.Max || slices.ContainsFunc(list, func(o moves.Vector) bool { return slices.Equal(o, m) }) {
		return list
	}
	return append(slices.Clone(list), m)
}

// smaller is the text of a ruleset or of its mirror image, whichever is smaller.
func smaller(list []moves.Vector) string {
	set, err := moves.New(list...)
	if err != nil {
		panic(err) // with lets no such move in
	}
	return subtraction.Name + ":" + min(set.Text(""), set.Mirror().Text(""))
}

// From climbs from a ruleset, the moves of start, and returns the best one. segments measures a ruleset.
func (c Climb) From(start string, list []moves.Vector, segments func(list []moves.Vector) int) (best string) {
	h := fnv.New64a()
	h.Write([]byte(start))
	draw := rand.New(rand.NewPCG(uint64(c.Seed), h.Sum64()))
	best, most := start, segments(list)
	known := map[string]int{start: most}
	for range c.Tries {
		at := draw.IntN(len(list))
		m := c.random(draw)
		if draw.IntN(2) == 0 { // or a move nearby
			m = moves.Vector{list[at][0] + draw.IntN(5) - 2, list[at][1] + draw.IntN(5) - 2}
		}
		next := c.with(slices.Delete(slices.Clone(list), at, at+1), m)
		if len(next) < len(list) {
			continue
		}
		task := smaller(next)
		n, seen := known[task]
		if !seen {
			n = segments(next)
			known[task] = n
		}
		if n >= most {
			list = next
		}
		if n > most {
			best, most = task, n
		}
	}
	return best
}
