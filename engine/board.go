package engine

import (
	"math"

	"github.com/palacegames/palace/engine/words"
)

// Counter is Squares that can count the P-positions of coarse pixels directly, without
// visiting every square.
type Counter interface {
	// Count adds to dst[j*w+i] the P-positions of the 2^level × 2^level squares whose
	// smallest corner is (x+i·2^level, y+j·2^level), 0 ≤ i < w, 0 ≤ j < h.
	Count(x, y, w, h, level int, dst []uint32)
}

// Reach is how far a map goes, by the methods that compute it.
type Reach struct {
	m       Map
	game    Game
	methods Methods
}

// NewReach returns the reach of a map of the game, solved by its methods. It errs if the game has
// no such map.
func NewReach(g Game, ms Methods, m Map) (*Reach, error) {
	if !g.Shape().Has(m.Kind) {
		return nil, errMap(g.String(), words.Quote(m.Kind.String()))
	}
	if m.Origin != (Position{}) {
		if err := g.Check(m.Origin); err != nil {
			return nil, err
		}
	}
	r := &Reach{m, g, ms}
	_, _, err := ms.Find(r.query(Window{}))
	return r, err
}

// Map returns what is on the board.
func (r *Reach) Map() Map { return r.m }

// Plane is the whole board: {0, 0, huge, huge} for a quadrant, with negative corners
// where there are squares on that side.
func (r *Reach) Plane() Window { return r.game.Plane(r.m) }

// Check says why w cannot be computed, or nil: it leaves the plane, or is more than any
// method can do, after a search if there is no other way to know.
func (r *Reach) Check(w Window) error {
	if e, ok := r.game.(Edged); ok {
		if err := e.Leaves(r.m, w); err != nil {
			return err
		}
	}
	if err := within(w, r.Plane()); err != nil {
		return err
	}
	return r.methods.Refusal(r.query(w))
}

// Sparse reports whether a Counter computes the map, as far as that is known without a search.
func (r *Reach) Sparse() bool {
	m, search, _ := r.methods.Find(r.query(Window{}))
	return m != nil && search == nil && m.Sparse && r.m.Kind == Outcomes
}

func (r *Reach) query(w Window) Query {
	return Query{Ask: AskTiles, Map: r.m, Window: w}
}

// Board is a map that is computed. It is used by one goroutine at a time.
type Board struct {
	Reach
	open map[*Method]Squares
}

// NewBoard returns the board of a map of the game, as NewReach does.
func NewBoard(g Game, ms Methods, m Map) (*Board, error) {
	r, err := NewReach(g, ms, m)
	if err != nil {
		return nil, err
	}
	return &Board{*r, map[*Method]Squares{}}, nil
}

// Check says the same of squares that are open: they may have failed, against a proof.
func (b *Board) Check(w Window) error {
	if err := b.Reach.Check(w); err != nil {
		return err
	}
	if m, search, _ := b.methods.Find(b.query(w)); m != nil && search == nil {
		if s, ok := b.open[m].(interface{ Err() error }); ok {
			return s.Err()
		}
	}
	return nil
}

// mostSquares is how many squares a window may have, so that they can be counted.
const mostSquares = 1 << 62

// within says why w is no window of a plane.
func within(w, plane Window) error {
	switch {
	case w.Empty():
		return errEmpty(w.W, w.H)
	case float64(w.W)*float64(w.H) > mostSquares:
		return ErrTooLarge(w, int(math.Sqrt(mostSquares)))
	case w.X < plane.X || w.Y < plane.Y || w.W > plane.X+plane.W-w.X || w.H > plane.Y+plane.H-w.Y:
		return errOutside(w, plane)
	}
	return nil
}

// Source starts on the squares of w, which must have passed Check. Tiles come in the
// order of their antidiagonals where the method has a choice.
func (b *Board) Source(w Window) Source {
	m, search, err := b.methods.Find(b.query(w))
	switch {
	case search != nil:
		return &searching{board: b, window: w, search: search}
	case err != nil:
		return nothing{}
	}
	return b.squares(m).Source(w)
}

// Counter returns what counts the P-positions of w, if its method can.
func (b *Board) Counter(w Window) (c Counter, ok bool) {
	c, ok = b.Squares(w).(Counter)
	return c, ok
}

// Squares returns what computes w, nil if it takes a search to know or if nothing does.
func (b *Board) Squares(w Window) Squares {
	m, search, err := b.methods.Find(b.query(w))
	if err != nil || search != nil {
		return nil
	}
	return b.squares(m)
}

// squares opens the map by a method, once.
func (b *Board) squares(m *Method) Squares {
	s, ok := b.open[m]
	if !ok {
		s = m.Open(b.m)
		b.open[m] = s
	}
	return s
}

// searching is the Source of a window for which it takes a search to know the method.
type searching struct {
	board  *Board
	window Window
	search Job
	found  Source
}

// Next searches on, with blank tiles, and then gives those of the method found.
func (s *searching) Next() (Tile, bool) {
	if s.found != nil {
		return s.found.Next()
	}
	if !s.search.Step() {
		s.found = s.board.Source(s.window)
	}
	return Tile{}, true
}

// Recycle hands a tile back to the method found.
func (s *searching) Recycle(t Tile) {
	if r, ok := s.found.(Recycler); ok {
		r.Recycle(t)
	}
}

// nothing is the Source of a window that has turned out to be more than any method can do.
type nothing struct{}

func (nothing) Next() (Tile, bool) { return Tile{}, false }
