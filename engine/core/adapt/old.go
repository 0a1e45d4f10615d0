package adapt

import (
	"errors"
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/core"
	"github.com/palacegames/palace/engine/notation"
)

// Family shows a family of core as one of engine.
func Family(f core.Family) engine.Family {
	return engine.Family{Name: f.Name, Parse: func(s *notation.Scanner) (engine.Game, error) {
		g, err := f.Parse(s)
		if err != nil {
			return nil, err
		}
		return Old(g), nil
	}}
}

// Of returns the game of core behind a game that Old has made. ok is false for others.
func Of(g engine.Game) (c core.Game, ok bool) {
	o, ok := g.(interface{ core() core.Game })
	if !ok {
		return nil, false
	}
	return o.core(), true
}

// Old shows a game of core as one of engine: with the interfaces for what it can do and no
// others.
func Old(g core.Game) engine.Game {
	o := &old{g}
	_, listed := g.(core.Editor)
	sliced := g.Shape().Dim > 2
	far := g.Shape().Unbounded
	type (
		f = farPart
		s = slicedPart
		l = listedPart
	)
	switch {
	case far && sliced && listed:
		return struct {
			*old
			f
			s
			l
		}{o, f{o}, s{o}, l{o}}
	case far && sliced:
		return struct {
			*old
			f
			s
		}{o, f{o}, s{o}}
	case far && listed:
		return struct {
			*old
			f
			l
		}{o, f{o}, l{o}}
	case sliced && listed:
		return struct {
			*old
			s
			l
		}{o, s{o}, l{o}}
	case far:
		return struct {
			*old
			f
		}{o, f{o}}
	case sliced:
		return struct {
			*old
			s
		}{o, s{o}}
	case listed:
		return struct {
			*old
			l
		}{o, l{o}}
	}
	return o
}

// old is an engine.Game.
type old struct{ g core.Game }

func (o *old) core() core.Game      { return o.g }
func (o *old) String() string       { return o.g.String() }
func (o *old) Title() string        { return o.g.Title() }
func (o *old) Rules() string        { return o.g.Rules() }
func (o *old) Dim() int             { return o.g.Shape().Dim }
func (o *old) K() int               { return o.g.Shape().Blocking }
func (o *old) Kinds() []engine.Kind { return o.g.Shape().Kinds }

func (o *old) Check(p engine.Position) error { return o.check(FromNear(p)) }

// check refuses what is no position, and what no method reaches.
func (o *old) check(p core.Position) error {
	if err := o.g.Check(p); err != nil {
		return err
	}
	return o.g.Solve().Refusal(core.Query{Ask: core.AskPalaces, At: p, Play: true})
}

func (o *old) Rays(p engine.Position) []engine.Ray {
	return nearRays(FromNear(p), o.g.Rays(FromNear(p)))
}

// Solver returns a FarSolver if the game is played at any distance.
func (o *old) Solver() engine.Solver {
	s := &solver{game: o.g, methods: o.g.Solve()}
	if o.g.Shape().Unbounded {
		return farSolver{s}
	}
	return s
}

func (o *old) Board(k engine.Kind) engine.Board { return o.board(k, core.Position{}, "") }

func (o *old) board(k engine.Kind, origin core.Position, over string) engine.Board {
	b, err := core.NewBoard(o.g, o.g.Solve(), core.NewMap(o.g, k, origin, over))
	if err != nil {
		return refused{err, o.g.Plane(core.NewMap(o.g, k, origin, over))}
	}
	return Board(b)
}

// Over returns the board of a game that Old has made on which a map shows something in place
// of the game's own values: see core.Map.
func Over(g engine.Game, k engine.Kind, over string) (engine.Board, error) {
	c, ok := Of(g)
	if !ok {
		return nil, fmt.Errorf("%v has no map called %q", g, over)
	}
	b, err := core.NewBoard(c, c.Solve(), core.NewMap(c, k, core.Position{}, over))
	if err != nil {
		return nil, err
	}
	return Board(b), nil
}

// Board shows a board of core as one of engine, with what its method for the whole of it
// can do besides.
func Board(b *core.Board) engine.Board {
	n := &board{b}
	_, counts := b.Counter(engine.Window{})
	_, divides := b.Divisible(engine.Window{})
	switch {
	case counts && divides:
		return struct {
			*board
			counting
			dividing
		}{n, counting{n}, dividing{n}}
	case counts:
		return struct {
			*board
			counting
		}{n, counting{n}}
	case divides:
		return struct {
			*board
			dividing
		}{n, dividing{n}}
	}
	return n
}

type board struct{ *core.Board }

type counting struct{ b *board }

func (c counting) Count(x, y, w, h, level int, dst []uint32) {
	all := engine.Window{X: x, Y: y, W: w << level, H: h << level}
	counter, ok := c.b.Counter(all)
	if !ok && c.b.Check(all) != nil { // coarse pixels may leave the plane
		counter, ok = c.b.Counter(engine.Window{})
	}
	if ok {
		counter.Count(x, y, w, h, level, dst)
		return
	}
	for t := range engine.Tiles(c.b, all) {
		for v := t.Y; v < t.Y+t.H; v++ {
			for u := t.X; u < t.X+t.W; u++ {
				dst[(v-y)>>level*w+(u-x)>>level] += uint32(t.At(u, v))
			}
		}
	}
}

type dividing struct{ b *board }

func (d dividing) Divide(w engine.Window) engine.Division {
	divisible, ok := d.b.Divisible(w)
	if !ok {
		return nil
	}
	return divisible.Divide(w)
}

func (d dividing) Piece(order []byte, show engine.Window) (engine.Piece, error) {
	divisible, ok := d.b.Divisible(engine.Window{})
	if !ok {
		return nil, fmt.Errorf("this board is not divided")
	}
	return divisible.Piece(order, show)
}

// refused is the board of a map that the game does not have.
type refused struct {
	err   error
	plane engine.Window
}

func (r refused) Plane() engine.Window               { return r.plane }
func (r refused) Check(engine.Window) error          { return r.err }
func (r refused) Source(engine.Window) engine.Source { return none{} }

type none struct{}

func (none) Next() (engine.Tile, bool) { return engine.Tile{}, false }

// farPart is what a game has that is played at any distance.
type farPart struct{ o *old }

func (f farPart) CheckFar(p engine.FarPosition) error {
	q := FromFar(p)
	if len(p) > 0 && q.Dim() == 0 {
		return errors.New("a component of the position is missing")
	}
	return f.o.check(q)
}

func (f farPart) FarRays(p engine.FarPosition) []engine.FarRay {
	q := FromFar(p)
	return farRays(q, f.o.g.Rays(q))
}

func (f farPart) FarBoard(origin engine.FarPosition) engine.Board {
	return f.o.board(engine.Outcomes, FromFar(origin), "")
}

func (f farPart) Near() int { return 1 << 32 }

func (f farPart) Explore(p engine.FarPosition) (more bool) {
	q := FromFar(p)
	if f.o.g.Check(q) != nil {
		return false
	}
	search, _ := f.o.g.Solve().Check(core.Query{Ask: core.AskPalaces, At: q, Play: true})
	return search != nil && search.Step()
}

type slicedPart struct{ o *old }

func (s slicedPart) SliceOf(k engine.Kind, rest engine.Position) engine.Board {
	origin := make(engine.Position, s.o.Dim())
	copy(origin[2:], rest)
	return s.o.board(k, FromNear(origin), "")
}

type listedPart struct{ o *old }

func (l listedPart) List() []engine.Position {
	var list []engine.Position
	for _, m := range l.o.g.(core.Editor).List() {
		near, _ := Near(m)
		list = append(list, near)
	}
	return list
}

func (l listedPart) WithList(moves []engine.Position) (engine.Game, error) {
	list := make([]core.Position, len(moves))
	for i, m := range moves {
		list[i] = FromNear(m)
	}
	g, err := l.o.g.(core.Editor).WithList(list)
	if err != nil {
		return nil, err
	}
	return Old(g), nil
}

// solver is an engine.Solver of methods.
type solver struct {
	game    core.Game
	methods core.Methods
	at      core.Position // for which work is being done
	work    core.Job
}

func (s *solver) Palaces(p engine.Position) ([]engine.Position, error) {
	found, err := s.palaces(FromNear(p))
	near := make([]engine.Position, len(found))
	for i, q := range found {
		near[i], _ = Near(q)
	}
	if len(near) == 0 {
		near = nil
	}
	return near, err
}

// farSolver is that of a game which is played at any distance.
type farSolver struct{ *solver }

func (s farSolver) FarPalaces(p engine.FarPosition) ([]engine.FarPosition, error) {
	found, err := s.palaces(FromFar(p))
	var far []engine.FarPosition
	for _, q := range found {
		far = append(far, Far(q))
	}
	return far, err
}

func (s *solver) palaces(p core.Position) ([]core.Position, error) {
	if err := s.game.Check(p); err != nil {
		return nil, err
	}
	return s.methods.Palaces(p)
}

func (s *solver) Sights(p engine.Position) ([]int32, error) {
	if err := s.game.Check(FromNear(p)); err != nil {
		return nil, err
	}
	return s.methods.Sights(FromNear(p))
}

func (s *solver) Prepare(p engine.Position) (more bool) {
	q := FromNear(p)
	if s.game.Check(q) != nil {
		return false
	}
	return s.toward(q).Step()
}

func (s *solver) Progress(p engine.Position) float64 {
	q := FromNear(p)
	if s.game.Check(q) != nil {
		return 1
	}
	return s.toward(q).Done()
}

// toward returns the job for a position, the one at hand if it is for that.
func (s *solver) toward(p core.Position) core.Job {
	if s.work == nil || s.at != p {
		s.at, s.work = p, s.methods.Work(core.Query{Ask: core.AskPalaces, At: p})
	}
	return s.work
}
