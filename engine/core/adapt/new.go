package adapt

import (
	"errors"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/core"
	"github.com/palacegames/palace/engine/notation"
)

// NewFamily shows a family of engine as one of core.
func NewFamily(f engine.Family) core.Family {
	return core.Family{Name: f.Name, Parse: func(s *notation.Scanner) (core.Game, error) {
		g, err := f.Parse(s)
		if err != nil {
			return nil, err
		}
		return New(g), nil
	}}
}

// New shows a game of engine as one of core, with one method that does what the game does.
func New(g engine.Game) core.Game {
	if c, ok := Of(g); ok {
		return c
	}
	n := &recent{g}
	if l, ok := g.(engine.Listed); ok {
		return recentEditor{n, l}
	}
	return n
}

// Behind returns the game of engine that New has been given; ok is false for others.
func Behind(g core.Game) (old engine.Game, ok bool) {
	switch g := g.(type) {
	case *recent:
		return g.g, true
	case recentEditor:
		return g.recent.g, true
	}
	return nil, false
}

// recent is a core.Game.
type recent struct{ g engine.Game }

type recentEditor struct {
	*recent
	listed engine.Listed
}

func (r recentEditor) List() []core.Position {
	var list []core.Position
	for _, m := range r.listed.List() {
		list = append(list, FromNear(m))
	}
	return list
}

func (r recentEditor) WithList(moves []core.Position) (core.Game, error) {
	list := make([]engine.Position, len(moves))
	for i, m := range moves {
		list[i], _ = Near(m)
	}
	g, err := r.listed.WithList(list)
	if err != nil {
		return nil, err
	}
	return New(g), nil
}

func (r *recent) String() string { return r.g.String() }
func (r *recent) Title() string  { return r.g.Title() }
func (r *recent) Rules() string  { return r.g.Rules() }

func (r *recent) Shape() core.Shape {
	_, far := r.g.(engine.Farther)
	return core.Shape{
		Dim: r.g.Dim(), Blocking: r.g.K(), Kinds: r.g.Kinds(), Unbounded: far,
		Signed: r.g.Board(r.g.Kinds()[0]).Plane().X < 0,
	}
}

func (r *recent) Plane(m core.Map) core.Window { return r.board(m).Plane() }

// board returns the board of a map. It panics for a map that the game does not have, which
// NewBoard does not let pass.
func (r *recent) board(m core.Map) engine.Board {
	if m.Origin == (core.Position{}) {
		return r.g.Board(m.Kind)
	}
	slice := m.Origin.At(0).Sign() == 0 && m.Origin.At(1).Sign() == 0
	if s, ok := r.g.(engine.Sliced); ok && slice {
		if c, small := Near(m.Origin); small {
			return s.SliceOf(m.Kind, c[2:])
		}
	}
	if f, ok := r.g.(engine.Farther); ok && m.Kind == engine.Outcomes {
		return f.FarBoard(Far(m.Origin))
	}
	return refused{errors.New("this game has no such map"), engine.Window{W: 1, H: 1}}
}

// Check is the game's own, which also refuses what its engine does not reach.
func (r *recent) Check(p core.Position) error {
	near, ok := Near(p)
	f, far := r.g.(engine.Farther)
	switch {
	case p.Dim() != 0 && far && (!ok || beyond(near, f.Near())):
		return f.CheckFar(Far(p))
	case !ok && p.Dim() != 0:
		return errors.New("the position is farther out than this game is played")
	}
	return r.g.Check(near)
}

func beyond(p engine.Position, most int) bool {
	for _, v := range p {
		if v > most || v < -most {
			return true
		}
	}
	return false
}

func (r *recent) Rays(p core.Position) []core.Ray {
	var rays []core.Ray
	if near, ok := Near(p); ok && r.g.Check(near) == nil {
		for _, ray := range r.g.Rays(near) {
			rays = append(rays, core.From(p, FromNear(ray.Step), core.Num(ray.Count)))
		}
		return rays
	}
	for _, ray := range r.g.(engine.Farther).FarRays(Far(p)) {
		rays = append(rays, core.From(p, FromNear(ray.Step), core.Big(ray.Count)))
	}
	return rays
}

func (r *recent) Solve() core.Methods {
	solver := r.g.Solver()
	return core.Methods{{
		Name: r.g.Title(),
		Fits: func(q core.Query) error {
			if q.Ask == core.AskTiles {
				if q.Window.Empty() {
					return nil
				}
				return r.board(q.Map).Check(q.Window)
			}
			if e, ok := r.g.(engine.Explorer); ok {
				if _, near := Near(q.At); !near && e.Explore(Far(q.At)) {
					return core.ErrSearch
				}
			}
			return r.Check(q.At)
		},
		Prepare: func(q core.Query) core.Job {
			near, ok := Near(q.At)
			if p, prepares := solver.(engine.Preparer); ok && prepares && q.Ask == core.AskPalaces && r.g.Check(near) == nil {
				return preparing{p, near}
			}
			if e, ok := r.g.(engine.Explorer); ok && q.Ask != core.AskTiles {
				return exploring{e, Far(q.At)}
			}
			return nil
		},
		Palaces: func(p core.Position) ([]core.Position, error) {
			var found []core.Position
			if near, ok := Near(p); ok && r.g.Check(near) == nil {
				list, err := solver.Palaces(near)
				for _, q := range list {
					found = append(found, FromNear(q))
				}
				return found, err
			}
			f, ok := solver.(engine.FarSolver)
			if !ok {
				return nil, r.Check(p)
			}
			list, err := f.FarPalaces(Far(p))
			for _, q := range list {
				found = append(found, FromFar(q))
			}
			return found, err
		},
		Sights: func(p core.Position) ([]int32, error) {
			near, ok := Near(p)
			if !ok {
				return nil, errors.New("the position has too many options to list")
			}
			return solver.Sights(near)
		},
		Open: func(m core.Map) core.Squares { return r.board(m) },
	}}
}

type preparing struct {
	p  engine.Preparer
	at engine.Position
}

func (j preparing) Step() bool { return j.p.Prepare(j.at) }

func (j preparing) Done() float64 {
	if m, ok := j.p.(engine.Measured); ok {
		return m.Progress(j.at)
	}
	return 0
}

type exploring struct {
	e  engine.Explorer
	at engine.FarPosition
}

func (j exploring) Step() bool    { return j.e.Explore(j.at) }
func (j exploring) Done() float64 { return 0 }
