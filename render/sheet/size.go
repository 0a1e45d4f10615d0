package sheet

import (
	"math"
	"strconv"

	"github.com/palacegames/palace/engine"
)

// MaxSize bounds a file that a page saves, in bytes, and MaxSide its width and height
// in squares.
const (
	MaxSize = 1_000_000_000
	MaxSide = 1 << 22
)

// Check says why the window cannot be saved in a page, or nil: because the board refuses
// it, or because the file would be too large.
func (c *Content) Check(format string) error {
	w := c.Window
	if w.W > MaxSide || w.H > MaxSide {
		return errTooWide(w.W, w.H, MaxSide)
	}
	if err := c.Board.Check(w); err != nil {
		return err
	}
	if size := c.Size(format); size > MaxSize {
		return errTooLarge(w.W, w.H, Bytes(size), Bytes(MaxSize), c.edge(size))
	}
	return nil
}

// edge returns a round number of squares along the edge of a square that is not too
// large, the given size being.
func (c *Content) edge(size float64) int {
	squares := float64(c.Window.W) * float64(c.Window.H) * MaxSize / size
	n := int(math.Sqrt(squares) * 0.98) // ends of lines count, too
	unit := 1
	for n/unit >= 1000 {
		unit *= 10
	}
	return n / unit * unit
}

// Size estimates how many bytes the file will have; for bits, and for tables of
// outcomes, that is exact. A picture is at most as large, and mostly much smaller.
func (c *Content) Size(format string) float64 {
	w, h := float64(c.Window.W), float64(c.Window.H)
	switch format {
	case Bits:
		return (w + 1) * h
	case CSV:
		return w * h * float64(c.digits()+1)
	case JSON:
		return w*h*float64(c.digits()+1) + 3*h
	case SVG:
		const square, named = 50, 80 // bytes, at most
		if w <= mostNamed && h <= mostNamed {
			return w*h*(square+named) + 60*(w+h) + 100_000
		}
		return w*h*square + 60*h
	}
	return w * h * float64(pixelBits(c.Map.Kind)) / 8
}

// digits is about how long a value is.
func (c *Content) digits() int {
	switch c.Map.Kind {
	case engine.Outcomes:
		return 1
	case engine.PalaceNumbers:
		return len(strconv.Itoa(c.Game.Shape().Blocking))
	}
	if most := mostNim(c.Game); most > 0 {
		return len(strconv.Itoa(most))
	}
	// Where a queen moves, nim-values are about as large as coordinates.
	w := c.Window
	return len(strconv.Itoa(abs(w.X+w.W/2) + abs(w.Y+w.H/2)))
}

// mostNim bounds the nim-values of a game all of whose moves are listed, 0 for others.
func mostNim(g engine.Game) int {
	listed, ok := g.(engine.Editor)
	if !ok {
		return 0
	}
	somewhere := make([]int, g.Shape().Dim)
	for d := range somewhere {
		somewhere[d] = 1000
	}
	for _, r := range g.Rays(engine.Ints(somewhere...)) {
		if r.Count != engine.Num(1) {
			return 0 // a move of any length
		}
	}
	return len(listed.List())
}

func abs(n int) int { return max(n, -n) }
