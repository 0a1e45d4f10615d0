package figure

import (
	"image/color"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/palace"
	"github.com/palacegames/palace/render"
)

// comparison shows game k where it matches game other, shifted: a square (x, y)
// with palace number p keeps it if square (x, y)+shift of the other game has p+plus.
// All other squares are masked.
type comparison struct {
	engine.Board
	k, other, plus int
	shift          engine.Cell
}

// masked stands for a square that does not match. No palace number is as large,
// for a queen sees at most k palaces in each of her three directions.
func masked(k int) int32 { return int32(3*k + 1) }

// compare returns the board of a comparison, for a plot of game k.
func compare(other, plus int, shift engine.Cell) func(g engine.Game) engine.Board {
	return func(g engine.Game) engine.Board {
		return comparison{g.Board(engine.PalaceNumbers), g.K(), other, plus, shift}
	}
}

func (c comparison) Source(w engine.Window) engine.Source {
	there := w
	there.X, there.Y = w.X+c.shift.X, w.Y+c.shift.Y
	return &compared{c, c.Board.Source(w), dense(palace.New(c.other).Board(engine.PalaceNumbers), there)}
}

type compared struct {
	comparison
	here  engine.Source
	there func(x, y int) int32
}

func (c *compared) Next() (engine.Tile, bool) {
	t, ok := c.here.Next()
	if t.Blank() {
		return t, ok
	}
	matched := engine.Tile{Window: t.Window, Wide: make([]int32, 0, t.Area())}
	each(t.Window, func(x, y int) {
		v := t.At(x, y)
		if v+int32(c.plus) != c.there(x+c.shift.X, y+c.shift.Y) {
			v = masked(c.k)
		}
		matched.Wide = append(matched.Wide, v)
	})
	return matched, ok
}

// maskedColors are the colours of [CLN15], and white for what is masked.
func maskedColors(g engine.Game) *render.Palette {
	plain := render.NewPalette("paper", engine.PalaceNumbers, g.K())
	return render.NewColoring(engine.PalaceNumbers, g.K(), func(v int32) color.RGBA {
		if v == masked(g.K()) {
			return white
		}
		return plain.Color(v)
	})
}
