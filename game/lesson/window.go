package lesson

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// windowValues finds out the values of a window of a board, in steps.
type windowValues struct {
	view *game.View
	kind engine.Kind
	in   window

	asked  engine.Kind // from whose values the wanted ones follow
	board  *engine.Board
	search engine.Job // for a method, or nil
	source engine.Source
	values []int32 // row by row
	err    error
}

// step does a piece of the work, and reports whether there is more of it.
func (g *windowValues) step() (more bool) {
	switch {
	case g.board == nil:
		g.err = g.begin()
	case g.search != nil:
		if !g.search.Step() {
			g.search = nil
		}
	case g.source == nil:
		if g.err = g.board.Check(g.in); g.err == nil {
			g.source, g.values = g.board.Source(g.in), make([]int32, g.in.Area())
		}
	default:
		t, ok := g.source.Next()
		if !ok {
			return false
		}
		g.take(&t)
	}
	return g.err == nil
}

// begin opens the board.
func (g *windowValues) begin() (err error) {
	shape := g.view.Game.Shape()
	g.asked = g.kind
	if !shape.Has(g.kind) && len(shape.Kinds) > 0 {
		g.asked = shape.Kinds[0] // from which the outcome follows
	}
	m := mapOf(g.view, g.asked)
	g.board, err = engine.NewBoard(g.view.Game, g.view.Methods, m)
	if err == nil && g.board.Plane().Intersect(g.in) == g.in {
		g.search = g.view.Methods.Work(engine.Query{Ask: engine.AskTiles, Map: m, Window: g.in})
	}
	return err
}

// take takes over the values of a tile.
func (g *windowValues) take(t *engine.Tile) {
	if t.Blank() {
		return
	}
	for y := t.Y; y < t.Y+t.H; y++ {
		for x := t.X; x < t.X+t.W; x++ {
			g.values[(y-g.in.Y)*g.in.W+x-g.in.X] = t.At(x, y)
		}
	}
}

// first returns the value of the first square.
func (g *windowValues) first() (engine.Int, error) {
	if g.err != nil {
		return engine.Int{}, g.err
	}
	return engine.Num(int(g.values[0])), nil
}

// list lists the P-positions or the N-positions, column by column.
func (g *windowValues) list(side TapSide) (list []engine.Position, err error) {
	if g.err != nil {
		return nil, g.err
	}
	m, blocking := mapOf(g.view, engine.Outcomes), g.view.Game.Shape().Blocking
	for x := range g.in.W {
		for y := range g.in.H {
			value := g.values[y*g.in.W+x]
			if p := g.asked.Outcome(value, blocking) == engine.P; p == (side == TapP) {
				list = append(list, m.Position(engine.Cell{X: g.in.X + x, Y: g.in.Y + y}, g.view.Here.Dim()))
			}
		}
	}
	return list, nil
}
