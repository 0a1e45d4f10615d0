package closed

import "github.com/palacegames/palace/engine"

// Squares are those around an origin: each counts the palaces on its three lines, which are found
// once for a tile.
type Squares struct {
	Form
	Origin engine.Position
	Value  func(palaces int) engine.Int // of a square that sees so many
}

// Source computes each tile by itself.
func (f Squares) Source(w engine.Window) engine.Source { return engine.EachTile(w, f.tile) }

func (f Squares) tile(w engine.Window) engine.Tile {
	x0, y0 := f.Origin.At(0), f.Origin.At(1)
	columns, rows, diagonals := make([][]int, w.W), make([][]int, w.H), make([][]int, w.W+w.H-1)
	for i := range columns {
		columns[i] = relative(f.Column(x0.Plus(engine.Num(w.X+i))), y0)
	}
	for j := range rows {
		rows[j] = relative(f.Column(y0.Plus(engine.Num(w.Y+j))), x0)
	}
	for i := range diagonals { // y-x, from the tile's last column in its first row on; by columns
		d := y0.Minus(x0).Plus(engine.Num(w.Y - w.X - w.W + 1 + i))
		on := f.Diagonal(d.Abs())
		for n := range on {
			if d.Sign() < 0 {
				on[n] = on[n].Minus(d)
			}
		}
		diagonals[i] = relative(on, x0)
	}
	t := engine.Tile{Window: w, Wide: make([]int32, 0, w.Area())}
	for j := range w.H {
		for i := range w.W {
			n := below(columns[i], w.Y+j) + below(rows[j], w.X+i) + below(diagonals[w.W-1-i+j], w.X+i)
			v, _ := f.Value(n).Small()
			t.Wide = append(t.Wide, int32(v))
		}
	}
	return t
}

// relative returns numbers as they are seen from another one. What is too far for the machine is
// farther than any square.
func relative(all []engine.Int, origin engine.Int) []int {
	seen := make([]int, len(all))
	for i, v := range all {
		seen[i] = v.Minus(origin).Clamp()
	}
	return seen
}

// below says how many of a few numbers are less than v.
func below(numbers []int, v int) (n int) {
	for _, u := range numbers {
		if u < v {
			n++
		}
	}
	return n
}
