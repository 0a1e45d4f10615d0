package misere

import "github.com/palacegames/palace/engine"

// Ones returns the method of games in which each position of nim-value 0 that has options has one
// of value 1. There the palaces of misère play are the positions of value 1: they have options, none
// of value 1; and any other position that has options has one of value 1, by assumption if its own
// is 0, and as its value is the mex otherwise.
func Ones(g engine.Game, idea string) engine.Methods {
	values := g.Solve()
	value := func(p engine.Position) (bool, error) {
		v, err := values.Value(engine.NimValues, p)
		return v == engine.Num(1), err
	}
	m := sayOnes(idea)
	m.Fits = func(q engine.Query) error {
		if q.Ask == engine.AskTiles {
			q.Map.Game, q.Map.Kind = g.String(), engine.NimValues
			if m, search, _ := values.Find(q); m != nil || search != nil {
				return nil
			}
			q.At = q.Map.Position(engine.Cell{X: q.Window.X + max(0, q.Window.W-1), Y: q.Window.Y + max(0, q.Window.H-1)}, g.Shape().Dim)
		}
		_, _, err := values.Find(engine.Query{Ask: engine.AskValue, At: q.At, Kind: engine.NimValues, Play: q.Play})
		return err
	}
	m.Palaces = func(p engine.Position) (found []engine.Position, err error) {
		for _, q := range engine.Options(g.Rays(p)) {
			palace, err := value(q)
			if err != nil {
				return nil, err
			}
			if palace {
				found = append(found, q)
			}
		}
		return found, nil
	}
	m.Value = func(_ engine.Kind, p engine.Position) (engine.Int, error) {
		palace, err := value(p)
		return engine.OutcomeValue(palace), err
	}
	m.Maps = onesMaps{g, values}
	m.Sights = sights(g, m.Palaces)
	return engine.Methods{m}
}

// onesMaps are the maps of the method.
type onesMaps struct {
	game   engine.Game
	values engine.Methods
}

func (o onesMaps) Open(m engine.Map) engine.Squares {
	m.Game, m.Kind = o.game.String(), engine.NimValues
	return ones{o.game, o.values, m}
}

// ones is the squares of value 1.
type ones struct {
	game   engine.Game
	values engine.Methods
	m      engine.Map
}

// Source marks the squares of a map of nim-values or, where there is none, asks for each.
func (o ones) Source(w engine.Window) engine.Source {
	if way, err := o.values.Settle(engine.Query{Ask: engine.AskTiles, Map: o.m, Window: w}); err == nil {
		return &marking{way.Open(o.m).Source(w)}
	}
	var tile engine.Tile // in work
	rows, dim := 0, o.game.Shape().Dim
	ask := func(w engine.Window) (done engine.Window, more bool) { // a row at a time
		if rows == w.H {
			rows = 0
			return engine.Window{}, false
		}
		if rows == 0 {
			tile = engine.SparseTile(w)
		}
		y := w.Y + rows
		for x := w.X; x < w.X+w.W; x++ {
			if v, err := o.values.Value(engine.NimValues, o.m.Position(engine.Cell{X: x, Y: y}, dim)); err == nil && v == engine.Num(1) {
				tile.Mark(x, y)
			}
		}
		rows++
		return engine.Window{}, true
	}
	return engine.PreparedTiles(w, ask, func(engine.Window) engine.Tile { return tile })
}

type marking struct{ engine.Source }

func (s *marking) Next() (engine.Tile, bool) {
	t, ok := s.Source.Next()
	if !ok || t.Blank() {
		return t, ok
	}
	marked := engine.SparseTile(t.Window)
	for y := t.Y; y < t.Y+t.H; y++ {
		for x := t.X; x < t.X+t.W; x++ {
			if t.At(x, y) == 1 {
				marked.Mark(x, y)
			}
		}
	}
	return marked, true
}
