package ideas

import (
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
	follow, err := followsBeam(at.Chosen)
	if err != nil {
		return nil, err
	}
	t.gaze, t.err, t.follow = at, nil, follow
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
	if follow {
		beam = t.beam
	}
	return idea.InTurn(t.found, read, idea.Later(t.link), beam), nil
}

// The control that asks for the beam, which takes some seconds.
const (
	beamControl = "beam"
	beamNot     = "no"
	beamYes     = "yes"
)

// followsBeam reads whether the beam is to be followed.
func followsBeam(chosen idea.Chosen) (bool, error) {
	for name, value := range chosen {
		switch {
		case name != beamControl:
			return false, idea.ErrControl(name)
		case value != beamNot && value != beamYes:
			return false, idea.ErrOption(beamLabel, value)
		}
	}
	return chosen[beamControl] == beamYes, nil
}

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
		return &reading{threads: t} // which may have been left before its end
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
	return &reading{threads: t}
}

// row returns the row that is pointed at.
func (t *threads) row() (int, bool) {
	c, ok := pointed(t.gaze)
	if t.lower {
		return c.X, ok
	}
	return c.Y, ok
}

// reading is the job of reading the rows.
type reading struct {
	*threads
	now *numbers
}

// Step reads on in a row, or takes it apart when it is read.
func (r *reading) Step() (more bool) {
	switch {
	case len(r.pieces) == len(r.rows):
		return false
	case r.now == nil:
		if pieces, known := r.known[r.rows[len(r.pieces)]]; known {
			r.pieces = append(r.pieces, pieces)
			return true
		}
		w := engine.Window{X: max(r.seen.X, r.rows[len(r.pieces)]), Y: r.rows[len(r.pieces)], H: 1}
		w.W = r.seen.X + r.seen.W - w.X
		var err error
		if r.now, err = count(r.board, w); err != nil { // it lies on the other side of the diagonal
			r.now = nil
			r.pieces = append(r.pieces, nil)
		}
		return true
	case r.now.Step():
		return true
	}
	r.known[r.now.Y] = r.apart(r.now)
	r.pieces = append(r.pieces, r.known[r.now.Y])
	r.now = nil
	return true
}

// Done returns which part of the rows is read.
func (r *reading) Done() float64 { return float64(len(r.pieces)) / float64(max(1, len(r.rows))) }

// apart returns the threads of a row, of which both ends are seen.
func (t *threads) apart(n *numbers) (list []conjecture.Thread) {
	const gap = conjecture.DefaultGap
	rel := make([]int32, len(n.values))
	for i, v := range n.values {
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
