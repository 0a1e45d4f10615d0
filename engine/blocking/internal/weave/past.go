package weave

import (
	"fmt"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/automaton"
)

// Past runs the automaton backwards over a rectangle of which only the last two
// rows and columns are given: square by square, from the last to the first, it finds
// the one or two values from which the rule makes what is known ([CLN15] Section
// 2.3). Where there are two one may choose, so a present has many pasts, and always
// at least one.
type Past struct {
	engine.Window
	rel  []int32
	next int // the square to find, counted row by row; those after it are known
}

// NewPast starts with the last two rows and columns of w, of which rel gives the
// palace numbers minus k. It errs if there is nothing before them.
func NewPast(w engine.Window, rel func(x, y int) int32) (*Past, error) {
	if w.W < 3 || w.H < 3 {
		return nil, errSmall(by(w.W, w.H))
	}
	p := &Past{Window: w, rel: make([]int32, w.Area()), next: (w.H-3)*w.W + w.W - 3}
	for i := range p.rel {
		if x, y := i%w.W, i/w.W; x >= w.W-2 || y >= w.H-2 {
			p.rel[i] = rel(w.X+x, w.Y+y)
		}
	}
	return p, nil
}

// Next returns the square to be found next and the values it can have, larger
// first. ok is false when all are found.
func (p *Past) Next() (at engine.Cell, solutions []int32, ok bool) {
	if p.next < 0 {
		return engine.Cell{}, nil, false
	}
	v := func(dx, dy int) int32 { return p.rel[p.next+dy*p.W+dx] }
	n := automaton.Neighborhood{B: v(1, 0), C: v(0, 1), D: v(1, 1), E: v(2, 1), F: v(1, 2)}
	return engine.Cell{X: p.X + p.next%p.W, Y: p.Y + p.next/p.W}, n.Before(v(2, 2)), true
}

// Choose gives the square of Next its value, which must be one of the solutions.
func (p *Past) Choose(v int32) error {
	at, solutions, ok := p.Next()
	switch {
	case !ok:
		return errFound
	case !slices.Contains(solutions, v):
		return errValue(pair(at.X, at.Y), int(v), fmt.Sprint(solutions))
	}
	p.rel[p.next] = v
	if p.next--; p.next >= 0 && p.next%p.W == p.W-1 {
		p.next -= 2
	}
	return nil
}

// Back takes the last choice back and reports whether there was one.
func (p *Past) Back() bool {
	next := p.next + 1
	if next%p.W == p.W-2 {
		next += 2
	}
	if next > (p.H-3)*p.W+p.W-3 {
		return false
	}
	p.next = next
	return true
}

// At returns the value of a square of the window, if it is known.
func (p *Past) At(x, y int) (v int32, known bool) {
	if !p.Contains(engine.Cell{X: x, Y: y}) {
		return 0, false
	}
	x, y = x-p.X, y-p.Y
	i := y*p.W + x
	if i <= p.next && x < p.W-2 && y < p.H-2 {
		return 0, false
	}
	return p.rel[i], true
}
