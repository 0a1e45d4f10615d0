package idea

import (
	"github.com/palacegames/palace/engine"
)

// Do returns the job of doing something at once, and Until that of repeating a step as long as there is
// more to do.
func Do(f func()) engine.Job {
	return Later(func() engine.Job {
		f()
		return nil
	})
}

func Until(step func() (more bool), done func() float64) engine.Job { return until{step, done} }

type until struct {
	step func() (more bool)
	done func() float64
}

func (u until) Step() (more bool) { return u.step() }

// Done returns what is known of it, which may be nothing.
func (u until) Done() float64 {
	if u.done == nil {
		return 0
	}
	return u.done()
}

// InTurn returns the jobs as one, worked off one after the other. A nil one stands for none.
func InTurn(jobs ...engine.Job) engine.Job { return &turns{list: jobs} }

// Later returns a job that is known only when it is begun: begin may return nil for none.
func Later(begin func() engine.Job) engine.Job { return &later{begin: begin} }

type turns struct {
	list []engine.Job
	done int
}

func (t *turns) Step() (more bool) {
	for t.done < len(t.list) {
		if next := t.list[t.done]; next != nil && next.Step() {
			return true
		}
		t.done++
	}
	return false
}

// Done returns which part is done, as if each took as long.
func (t *turns) Done() float64 {
	done := float64(t.done)
	if t.done < len(t.list) && t.list[t.done] != nil {
		done += t.list[t.done].Done()
	}
	return done / float64(max(1, len(t.list)))
}

type later struct {
	begin func() engine.Job
	begun bool
	job   engine.Job
}

func (l *later) Step() (more bool) {
	if !l.begun {
		l.begun, l.job = true, l.begin()
	}
	return l.job != nil && l.job.Step()
}

func (l *later) Done() float64 {
	if l.job == nil {
		return 0
	}
	return l.job.Done()
}

// Values are the values of the squares of a window, near or far. It is the job of reading them; of
// none, nil, there is nothing to do.
type Values struct {
	engine.Window
	values []int32
	source engine.Source // nil when all are read
	seen   int
}

// ValuesOf begins to read a window of a board. It errs if the board does not reach so far.
func ValuesOf(board engine.Bounded, w engine.Window) (*Values, error) {
	if err := board.Check(w); err != nil {
		return nil, err
	}
	return &Values{Window: w, values: make([]int32, w.Area()), source: board.Source(w)}, nil
}

// OutcomesOf begins to read the outcomes of a window around an origin, 1 for P, of a game that is
// solved by its methods.
func OutcomesOf(g engine.Game, solved engine.Methods, origin engine.Position, w engine.Window) (*Values, error) {
	board, err := engine.NewBoard(g, solved, engine.NewMap(g, engine.Outcomes, origin, ""))
	if err != nil {
		return nil, err
	}
	return ValuesOf(board, w)
}

// Step takes another tile.
func (v *Values) Step() (more bool) {
	if v == nil || v.source == nil {
		return false
	}
	t, ok := v.source.Next()
	if !ok {
		v.source = nil
	}
	if !ok || t.Blank() {
		return ok
	}
	for y := t.Y; y < t.Y+t.H; y++ {
		row := v.Row(y)[t.X-v.X:][:t.W]
		for i := range row {
			row[i] = t.At(t.X+i, y)
		}
	}
	v.seen += t.Area()
	if r, ok := v.source.(engine.Recycler); ok && t.Bits != nil {
		r.Recycle(t)
	}
	return true
}

// Done returns which part is read.
func (v *Values) Done() float64 {
	if v == nil {
		return 1
	}
	return float64(v.seen) / float64(max(1, v.Area()))
}

// All reports whether all are read, of none too.
func (v *Values) All() bool { return v == nil || v.source == nil }

// At returns the value of a square of the window, and Row those of a row.
func (v *Values) At(x, y int) int32 { return v.values[(y-v.Y)*v.W+x-v.X] }
func (v *Values) Row(y int) []int32 { return v.values[(y-v.Y)*v.W:][:v.W] }

// Holds reports whether all squares of a window are, or will be, read.
func (v *Values) Holds(w engine.Window) bool { return v != nil && v.Intersect(w) == w }
