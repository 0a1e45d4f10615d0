package figure

import (
	"image"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
)

// options is a plot on which the squares have dots to which the piece goes from one of them.
type options struct {
	plot
	from engine.Cell
}

func (f options) draw(parts func(string) (*image.RGBA, error)) (*image.RGBA, error) {
	g, err := catalog.Parse(f.game)
	if err != nil {
		return nil, err
	}
	var to []engine.Cell
	for _, p := range engine.Options(g.Rays(engine.OfCell(f.from))) {
		to = append(to, p.Cell())
	}
	with := f.plot
	with.colors = paper
	with.marks = append([]mark{grid{gray}, dotted{to}, label{float64(f.from.X) + 0.5, float64(f.from.Y) + 0.5, catalog.Of(g).Piece[:1], 20, red}}, f.marks...)
	return with.draw(parts)
}

// dotted has a dot on every one of some squares.
type dotted struct{ squares []engine.Cell }

func (d dotted) draw(c *canvas, _ func(x, y int) int32) {
	for _, s := range d.squares {
		if c.window.Contains(s) {
			c.dot(s.X, s.Y, int(c.scale*0.4))
		}
	}
}

// erased is a plot of the first palaces above the diagonal, so many beside (0,0), on which the
// squares above the diagonal are grey from which a move leads to one of them.
type erased struct {
	plot
	palaces int
}

func (f erased) draw(parts func(string) (*image.RGBA, error)) (*image.RGBA, error) {
	g, err := catalog.Parse(f.game)
	if err != nil {
		return nil, err
	}
	board, err := f.board(g)
	if err != nil {
		return nil, err
	}
	values := dense(board, f.window)
	first := map[engine.Cell]bool{}
	for x := f.window.X; x < f.window.X+f.window.W && len(first) <= f.palaces; x++ {
		for y := max(x, f.window.Y); y < f.window.Y+f.window.H; y++ {
			if values(x, y) == 1 {
				first[engine.Cell{X: x, Y: y}] = true
			}
		}
	}
	var palaces, gone []engine.Cell
	each(f.window, func(x, y int) {
		c := engine.Cell{X: x, Y: y}
		switch {
		case first[c]:
			palaces = append(palaces, c)
		case y > x && leads(g, c, first):
			gone = append(gone, c)
		}
	})
	with := f.plot
	with.colors = paper
	with.marks = append([]mark{shadedSquares{gone}, grid{gray}, dotted{palaces}}, f.marks...)
	return with.draw(parts)
}

// leads reports whether a move from c leads to one of some squares.
func leads(g engine.Game, c engine.Cell, to map[engine.Cell]bool) bool {
	return slices.ContainsFunc(engine.Options(g.Rays(engine.OfCell(c))), func(p engine.Position) bool { return to[p.Cell()] })
}

// shadedSquares are grey.
type shadedSquares struct{ squares []engine.Cell }

func (s shadedSquares) draw(c *canvas, _ func(x, y int) int32) {
	for _, at := range s.squares {
		square(c, at, black)
	}
}
