package figure

import (
	"image/color"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/colour"
)

// coloring is a colouring automaton ([LSY24] Definition 40): some squares have a
// colour at the start, and every coloured square gives one to those at certain
// distances. In an outcome segment the coloured squares are the P-positions.
type coloring struct {
	start []seed
	rules []update
}

// seed gives a colour to the squares that in picks.
type seed struct {
	paint paint
	in    func(x, y int) bool
}

// update gives the colour to to the square at the distance (dx, dy) from one that
// has a colour of from.
type update struct {
	from   string
	dx, dy int
	to     paint
}

// paint is the initial of a colour, or of none: 'r' is red.
type paint byte

var paints = map[paint]color.RGBA{
	'r':   red,
	'g':   green,
	'b':   blue,
	'y':   {232, 178, 20, 255},
	'p':   {122, 60, 160, 255},
	plain: {190, 190, 190, 255},
}

// plain is the colour of a P-position that no rule has coloured.
const plain paint = '-'

// fresh is added to the value of a square that has its colour from the start. On a
// coloured board 0 is an N-position and 1 a P-position without a colour; a square
// that a rule has coloured has the initial of its colour.
const fresh = 256

// run returns the colours of the squares of w, whose corner is (0, 0). A square
// that gets two colours keeps the first.
func (s coloring) run(w engine.Window) map[engine.Cell]int32 {
	colors := map[engine.Cell]int32{}
	var work []engine.Cell
	put := func(c engine.Cell, value int32) {
		if w.Contains(c) && colors[c] == 0 {
			colors[c] = value
			work = append(work, c)
		}
	}
	for _, seed := range s.start {
		each(w, func(x, y int) {
			if seed.in(x, y) {
				put(engine.Cell{X: x, Y: y}, int32(seed.paint)+fresh)
			}
		})
	}
	for len(work) > 0 {
		c := work[0]
		work = work[1:]
		has := paint(colors[c] % fresh)
		for _, u := range s.rules {
			for i := range len(u.from) {
				if paint(u.from[i]) == has {
					put(engine.Cell{X: c.X + u.dx, Y: c.Y + u.dy}, int32(u.to))
				}
			}
		}
	}
	return colors
}

// board shows the outcomes of a board, and on its P-positions the colours.
func (s coloring) board(b *engine.Board) engine.Bounded {
	return colored{b, s}
}

type colored struct {
	engine.Bounded
	coloring coloring
}

func (b colored) Source(w engine.Window) engine.Source {
	return &coloredSource{b.Bounded.Source(w), b.coloring.run(w)}
}

type coloredSource struct {
	squares engine.Source
	colors  map[engine.Cell]int32
}

func (s *coloredSource) Next() (engine.Tile, bool) {
	t, ok := s.squares.Next()
	if t.Blank() {
		return t, ok
	}
	painted := engine.Tile{Window: t.Window, Wide: make([]int32, 0, t.Area())}
	each(t.Window, func(x, y int) {
		v := t.At(x, y)
		if has := s.colors[engine.Cell{X: x, Y: y}]; v == 1 && has != 0 {
			v = has
		}
		painted.Wide = append(painted.Wide, v)
	})
	return painted, ok
}

// painted are the colours of a coloured board: full where they stand at the start,
// lighter where a rule has brought them.
func painted(g engine.Game) *colour.Palette {
	return colour.NewColoring(engine.Outcomes, g.Shape().Blocking, func(v int32) color.RGBA {
		switch {
		case v == 0:
			return white
		case v == 1:
			return paints[plain]
		case v >= fresh:
			return paints[paint(v-fresh)]
		default:
			return colour.Blend(paints[paint(v)], white, 0.42)
		}
	})
}
