package compare

import (
	"slices"
	"sort"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/blocking/region"
	"github.com/palacegames/palace/engine/words"
)

// Counting counts the squares of a window that match, by the regions of game K, in
// pieces: the caller is the clock.
type Counting struct {
	comparison Comparison
	survey     *region.Survey
	measured   bool
	source     engine.Source
	tallies    []atlas.Tally
}

// Count starts to count in a window, with regions measured in all of the board up
// to the window's end. It errs if one of the boards does not reach as far. What has been
// counted of them already is not counted again.
func (b *Board) Count(w engine.Window) (*Counting, error) {
	if err := b.Comparison.Check(); err != nil {
		return nil, err
	}
	if err := b.Check(w); err != nil {
		return nil, err
	}
	// Regions are found by looking at the board beyond the window: the diagonal
	// up to the prism, the rows as far as the arms reach.
	edge := max(w.X+w.W, w.Y+w.H, 3*b.K)
	survey, err := region.New(b.K, b.here, edge, edge)
	if err != nil {
		return nil, err
	}
	return &Counting{comparison: b.Comparison, survey: survey, source: b.Source(w)}, nil
}

// Next does a bounded piece of work and reports whether there is more to do.
func (c *Counting) Next() bool {
	if !c.measured {
		c.measured = !c.survey.Next()
		return true
	}
	t, ok := c.source.Next()
	if !ok {
		return false
	}
	if !t.Blank() {
		c.add(&t)
	}
	return true
}

func (c *Counting) add(t *engine.Tile) {
	name := c.survey.Reader(t.Window)
	masked := Masked(c.comparison.K)
	for y := t.Y; y < t.Y+t.H; y++ {
		for x := t.X; x < t.X+t.W; x++ {
			tally := c.tally(name(x, y), y > x)
			tally.Squares++
			if t.At(x, y) == masked {
				tally.Differ++
			}
		}
	}
}

func (c *Counting) tally(name words.Text, below bool) *atlas.Tally {
	for i := range c.tallies {
		if c.tallies[i].Region == name && c.tallies[i].Below == below {
			return &c.tallies[i]
		}
	}
	c.tallies = append(c.tallies, atlas.Tally{Region: name, Below: below})
	return &c.tallies[len(c.tallies)-1]
}

// Tallies returns what has been counted, in the order of region.Names, above the
// diagonal before below it.
func (c *Counting) Tallies() []atlas.Tally {
	names := region.Names()
	sorted := slices.Clone(c.tallies)
	order := func(t atlas.Tally) uint { // what has no name comes last
		return uint(slices.IndexFunc(names, func(l atlas.Landmark) bool { return l.Name == t.Region }))
	}
	sort.Slice(sorted, func(i, j int) bool {
		a, b := sorted[i], sorted[j]
		return order(a) < order(b) || order(a) == order(b) && !a.Below && b.Below
	})
	return sorted
}

// Total adds the tallies up; its Region is empty.
func (c *Counting) Total() atlas.Tally {
	var total atlas.Tally
	for _, t := range c.tallies {
		total.Squares += t.Squares
		total.Differ += t.Differ
	}
	return total
}
