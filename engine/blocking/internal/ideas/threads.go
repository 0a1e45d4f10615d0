package ideas

import (
	"math"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/conjecture"
	"github.com/palacegames/palace/engine/blocking/region"
	"github.com/palacegames/palace/engine/idea"
)

// threads illustrates the threads of the warp: how many palaces each has in a row, how they run,
// and the innermost one, the beam, along which lines.
type threads struct {
	k      int
	board  engine.Bounded
	gaze   idea.Gaze
	err    error // why nothing is seen
	found  *surveyed
	beam   *beam
	follow bool // the beam is to be followed

	seen   engine.Window               // of the upper warp, whose rows were read
	lower  bool                        // the lower warp is looked at, whose columns are rows
	rows   []int                       // to be read
	known  map[int][]conjecture.Thread // those that were read of this window
	pieces [][]conjecture.Thread
	chains []chain
}

func newThreads(k int, board engine.Bounded) idea.Illustration {
	return &threads{k: k, board: board, beam: newBeam(k, board)}
}

// Look reads some rows of the window.
func (t *threads) Look(at idea.Gaze) (engine.Job, error) {
	t.gaze, t.err, t.follow = at, nil, at.Chosen[beamChoice.Name] == beamYes
	w := at.Window
	if c, ok := pointed(at); ok {
		t.lower = c.Y > c.X
	} else {
		t.lower = w.Y+w.H/2 > w.X+w.W/2
	}
	if t.lower {
		w = w.Mirror()
	}
	if !t.found.holds(at.Window) {
		t.found, t.seen = nil, engine.Window{}
		found, err := surveyWarp(t.k, t.board, at.Window)
		if err != nil {
			t.err = err
			return nil, nil
		}
		t.found = found
	}
	read := idea.Later(func() engine.Job { return t.read(w) })
	var beam engine.Job
	if t.follow {
		beam = t.beam
	}
	return idea.InTurn(t.found, read, idea.Do(t.link), beam), nil
}

// Choices asks for the beam, which takes some seconds.
func (*threads) Choices() []idea.Choice { return []idea.Choice{beamChoice} }

// surveyWarp begins to measure the regions so far out that the prism is found, behind which the
// warp lies.
func surveyWarp(k int, board engine.Bounded, w engine.Window) (*surveyed, error) {
	behind := 2*k + k/4 + 256
	side := max(behind, w.X+w.W, w.Y+w.H)
	return survey(k, board, engine.Window{W: side, H: side})
}

// mostSampled is how many rows of a window are read.
const mostSampled = 33

// read begins to read rows of the window, the one that is pointed at among them.
func (t *threads) read(w engine.Window) engine.Job {
	row, shown := t.row()
	if w == t.seen && (!shown || slices.Contains(t.rows, row)) {
		return t.reading() // which may have been left before its end
	}
	if w != t.seen {
		t.known = map[int][]conjecture.Thread{}
	}
	t.seen, t.rows, t.pieces, t.chains = w, nil, nil, nil
	step := max(1, (w.H+mostSampled-1)/mostSampled)
	for y := w.Y; y < w.Y+w.H; y += step {
		if shown && row > y-step && row < y {
			t.rows = append(t.rows, row)
		}
		t.rows = append(t.rows, y)
	}
	return t.reading()
}

// row returns the row that is pointed at.
func (t *threads) row() (int, bool) {
	c, ok := pointed(t.gaze)
	if t.lower {
		return c.X, ok
	}
	return c.Y, ok
}

// reading is the job of reading the rows, each of which is taken apart when it is read.
func (t *threads) reading() engine.Job {
	var now *idea.Values
	step := func() (more bool) {
		if len(t.pieces) == len(t.rows) {
			return false
		}
		if now.Step() {
			return true
		}
		row := t.rows[len(t.pieces)]
		if now != nil {
			t.known[row], now = t.apart(now), nil
		}
		pieces, known := t.known[row]
		if !known {
			w := engine.Window{X: max(t.seen.X, row), Y: row, H: 1}
			w.W = t.seen.X + t.seen.W - w.X
			var err error
			if now, err = idea.ValuesOf(t.board, w); err == nil {
				return true
			}
			now = nil // it lies on the other side of the diagonal
		}
		t.pieces = append(t.pieces, pieces)
		return true
	}
	return idea.Until(step, func() float64 { return float64(len(t.pieces)) / float64(max(1, len(t.rows))) })
}

// apart returns the threads of a row, of which both ends are seen.
func (t *threads) apart(n *idea.Values) (list []conjecture.Thread) {
	const gap = conjecture.DefaultGap
	rel := make([]int32, n.W)
	for i, v := range n.Row(n.Y) {
		rel[i] = v - int32(t.k)
	}
	name := t.found.Reader(n.Window)
	loose := func(x int) bool {
		region1 := name(x, n.Y)
		return region1 == region.Warp || region1 == region.InnerSector
	}
	for _, p := range conjecture.Part(n.X, n.Y, rel, gap) {
		after := p.To + gap
		if (p.From-n.X >= gap || n.X == n.Y) && after < n.X+n.W && loose(p.From) && loose(after) {
			list = append(list, p)
		}
	}
	return list
}

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
func (t *threads) link() {
	if t.chains != nil {
		return
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
}
