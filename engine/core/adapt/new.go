package adapt

import (
	"errors"
	"strconv"
	"strings"
	"sync"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/core"
	"github.com/palacegames/palace/engine/notation"
)

// NewFamily shows a family of engine as one of core. The games' maps show besides what
// overlay has for them; it may be nil.
func NewFamily(f engine.Family, overlay func(engine.Game) Overlay) core.Family {
	return core.Family{Name: f.Name, Parse: func(s *notation.Scanner) (core.Game, error) {
		g, err := f.Parse(s)
		if err != nil {
			return nil, err
		}
		if overlay == nil {
			return New(g), nil
		}
		o := overlay(g)
		return recentVariants{&recent{g: g, overlay: o}, o}, nil
	}}
}

// Overlay is what a game of engine can show in place of its own values: see
// core.Variants.
type Overlay interface {
	Patterns() []string
	Comparable() (other, shift int)
	Variant(over string) (core.Variant, error)
	// Board returns the board of a word that is a Variant.
	Board(over string) engine.Board
}

// New shows a game of engine as one of core, with one method that does what the game does.
func New(g engine.Game) core.Game {
	if c, ok := Of(g); ok {
		return c
	}
	n := &recent{g: g}
	if l, ok := g.(engine.Listed); ok {
		return recentEditor{n, l}
	}
	return n
}

// Behind returns the game of engine that New has been given; ok is false for others.
func Behind(g core.Game) (old engine.Game, ok bool) {
	r, ok := g.(interface{ behind() engine.Game })
	if !ok {
		return nil, false
	}
	return r.behind(), true
}

// recent is a core.Game.
type recent struct {
	g       engine.Game
	overlay Overlay // nil for none
	once    sync.Once
	shape   core.Shape
}

func (r *recent) behind() engine.Game { return r.g }

type recentVariants struct {
	*recent
	Overlay
}

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
	r.once.Do(func() {
		f, far := r.g.(engine.Farther)
		r.shape = core.Shape{Dim: r.g.Dim(), Blocking: r.g.K(), Kinds: r.g.Kinds(), Unbounded: far}
		if far {
			r.shape.Outskirts = f.Near()
		}
		if len(r.shape.Kinds) > 0 {
			r.shape.Signed = r.g.Board(r.shape.Kinds[0]).Plane().X < 0
		}
	})
	return r.shape
}

func (r *recent) Plane(m core.Map) core.Window { return r.board(m).Plane() }

// board returns the board of a map, refused for one that the game does not have.
func (r *recent) board(m core.Map) engine.Board {
	if m.Over != "" {
		if r.overlay == nil {
			return noMap
		}
		if v, err := r.overlay.Variant(m.Over); err != nil {
			return refused{err, noMap.plane}
		} else if v.Kind != m.Kind {
			return noMap
		}
		return r.overlay.Board(m.Over)
	}
	if m.Origin == (core.Position{}) {
		return r.g.Board(m.Kind)
	}
	if f, ok := r.g.(engine.Farther); ok && r.Shape().Far(m.Origin) && m.Kind == engine.Outcomes {
		return f.FarBoard(Far(m.Origin))
	}
	slice := m.Origin.At(0).Sign() == 0 && m.Origin.At(min(1, m.Origin.Dim()-1)).Sign() == 0
	if s, ok := r.g.(engine.Sliced); ok && slice {
		if c, small := Near(m.Origin); small {
			return s.SliceOf(m.Kind, c[2:])
		}
	}
	if f, ok := r.g.(engine.Farther); ok && m.Kind == engine.Outcomes {
		return f.FarBoard(Far(m.Origin))
	}
	return noMap
}

var noMap = refused{errors.New("this game has no such map"), engine.Window{W: 1, H: 1}}

// Check is the game's own, which also refuses what its engine does not reach; but for a
// game that has to look how far that is, it looks at signs alone.
func (r *recent) Check(p core.Position) error {
	if _, explores := r.g.(engine.Explorer); explores && r.Shape().Far(p) {
		near := make(engine.Position, p.Dim())
		for d, v := range p.Components(nil) {
			near[d] = v.Sign()
		}
		return r.g.Check(near)
	}
	return r.reached(p)
}

// reached says why p is no position that the game's engine reaches.
func (r *recent) reached(p core.Position) error {
	if r.Shape().Far(p) {
		return r.g.(engine.Farther).CheckFar(Far(p))
	}
	if near, ok := Near(p); ok {
		return r.g.Check(near)
	}
	return r.tooFar(p)
}

// tooFar is what the game says of a position beyond the machine's integers: of a near one,
// with the numbers that were asked about in place of those that stand for them.
func (r *recent) tooFar(p core.Position) error {
	const cutOff = 1 << 62
	near, text := make(engine.Position, p.Dim()), ""
	for d, v := range p.Components(nil) {
		near[d] = max(-cutOff, min(cutOff, v.Clamp()))
	}
	err := r.g.Check(near)
	if err == nil {
		return errors.New("the position is farther out than this game is played")
	}
	text = err.Error()
	for d, v := range p.Components(nil) {
		if near[d] == cutOff || near[d] == -cutOff {
			text = strings.Replace(text, strconv.Itoa(cutOff), v.String(), 1)
		}
	}
	return errors.New(text)
}

func (r *recent) Rays(p core.Position) []core.Ray {
	var rays []core.Ray
	if near, ok := Near(p); ok && !r.Shape().Far(p) {
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
				b := r.board(q.Map)
				if no, ok := b.(refused); ok {
					return no.err
				}
				if q.Window.Empty() {
					return nil
				}
				return b.Check(q.Window)
			}
			if e, ok := r.g.(engine.Explorer); ok && r.Shape().Far(q.At) && e.Explore(Far(q.At)) {
				return core.ErrSearch
			}
			return r.reached(q.At)
		},
		Prepare: func(q core.Query) core.Job {
			if q.Ask == core.AskTiles {
				return nil
			}
			if e, ok := r.g.(engine.Explorer); ok && r.Shape().Far(q.At) {
				return exploring{e, Far(q.At)}
			}
			if p, ok := solver.(engine.Preparer); ok && !r.Shape().Far(q.At) {
				near, _ := Near(q.At)
				return preparing{p, near}
			}
			return nil
		},
		Palaces: func(p core.Position) ([]core.Position, error) {
			var found []core.Position
			if near, ok := Near(p); ok && !r.Shape().Far(p) {
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
