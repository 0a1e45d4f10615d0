package ideas

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/conjecture"
)

// chain is a thread that is followed from row to row.
type chain struct {
	pieces []conjecture.Thread
	into   bool // the last piece is that of another chain, with which it has merged
}

// middle is where a piece lies.
func middle(p conjecture.Thread) float64 { return float64(p.From+p.To) / 2 }

// next is where a chain is expected in a row.
func (c *chain) next(row int) float64 {
	last := c.pieces[len(c.pieces)-1]
	slope := math.Phi * math.Phi
	if s, rows := c.slope(); rows > 24 {
		slope = s
	}
	return middle(last) + slope*float64(row-last.Row)
}

// slope is how many columns a row the chain goes, over so many rows.
func (c *chain) slope() (slope float64, rows int) {
	first, last := c.pieces[0], c.pieces[len(c.pieces)-1]
	if rows = last.Row - first.Row; rows == 0 {
		return 0, 0
	}
	return (middle(last) - middle(first)) / float64(rows), rows
}

// palaces is how many palaces most of its pieces have.
func (c *chain) palaces() (most int) {
	times := map[int]int{}
	for i, p := range c.pieces {
		if c.into && i == len(c.pieces)-1 {
			break
		}
		if times[p.Palaces]++; times[p.Palaces] > times[most] || times[p.Palaces] == times[most] && p.Palaces < most {
			most = p.Palaces
		}
	}
	return most
}

// link follows threads from row to row.
func (t *threads) link() engine.Job {
	if t.chains != nil {
		return nil
	}
	t.chains = []chain{}
	var open []int // the chains that go on
	for i, row := range t.pieces {
		var still []int
		taken := map[int]bool{}
		for _, at := range open {
			c := &t.chains[at]
			best, near := -1, 14+0.08*float64(t.rows[i]-t.rows[i-1])
			for j, p := range row {
				if far := math.Abs(middle(p) - c.next(p.Row)); far < near {
					best, near = j, far
				}
			}
			if best < 0 {
				continue
			}
			c.pieces = append(c.pieces, row[best])
			if c.into = taken[best]; !c.into {
				still, taken[best] = append(still, at), true
			}
		}
		for j, p := range row {
			if !taken[j] {
				still = append(still, len(t.chains))
				t.chains = append(t.chains, chain{pieces: []conjecture.Thread{p}})
			}
		}
		open = still
	}
	return nil
}
