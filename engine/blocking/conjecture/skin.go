package conjecture

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/automaton"
	"github.com/palacegames/palace/engine/blocking/region"
)

// Arm is the upper arm of a game so large that, in the first rows, nothing but the
// shoulder matters to it. Its columns are counted from the shoulder.
type Arm struct {
	k     int
	rows  int
	board engine.Bounded
}

// NewArm prepares so many rows of the arm, in the game whose k is three times as many. Above
// row k/3, where the nose is, the squares on and above the diagonal depend on the hood's
// straight border alone. It errs if the board does not reach as far.
func NewArm(rows int) (*Arm, error) {
	a := &Arm{k: max(3*rows, 1), rows: rows}
	if a.k <= automaton.MaxK {
		a.board = boardOf(a.k)
		return a, a.board.Check(a.strip(0, rows))
	}
	// The largest game says in its words how far it reaches.
	return nil, boardOf(automaton.MaxK).Check(engine.Window{X: a.k, Y: rows, W: 1, H: 1})
}

// The skin lies between two lines through the shoulder, in columns a row: it
// approaches the second from the left ([CLN15] Section 3.4).
const (
	innerSlope = 2.3
	outerSlope = math.Phi * math.Phi
	around     = 200 // columns more, wider than the skin and all that is looked at
)

// strip returns the window that holds the skin of the rows from first to before end.
func (a *Arm) strip(first, end int) engine.Window {
	x := a.k + max(0, int(innerSlope*float64(first))-around)
	return engine.Window{X: x, Y: first, W: a.k + int(outerSlope*float64(end)) + around - x, H: end - first}
}

// stripHeight is how many rows of the arm are held at a time.
const stripHeight = 256

// Skin measures the skin, the last palaces of each row, in the rows from first to
// before end, and calls visit for each: with its columns from the shoulder on, and the
// palace numbers minus k there. Rows that the arm was not prepared for are left out.
func (a *Arm) Skin(first, end int, visit func(row int, layer region.Layer, rel []int32)) {
	for y := first; y < min(end, a.rows); y += stripHeight {
		w := a.strip(y, min(y+stripHeight, end, a.rows))
		values := rel(a.k, a.board, w)
		for j := range w.H {
			x, row := w.X-a.k, values[j*w.W:][:w.W]
			layer := region.Outermost(x, row)
			visit(y+j, layer, row[layer.Start-x:layer.End-x])
		}
	}
}

// Stretch is a run of rows whose skin is in one stage, or between two of them.
type Stretch struct {
	First, Last int
	// Stage is meaningful if Steady: then every row is as thick as this stage, and the
	// beginnings of the rows move to the right by its steps.
	Stage  region.Stage
	Steady bool
	// Thinnest and Thickest say how many palaces the rows hold.
	Thinnest, Thickest int
}

// Stretches divides rows of the skin, the first of which has the given number. A
// stage counts from one full period of its steps on.
func Stretches(first int, layers []region.Layer) []Stretch {
	var found []Stretch
	for i := 0; i < len(layers); {
		stage, n := steady(layers[i:])
		s := Stretch{First: first + i, Last: first + i + n - 1, Stage: stage, Steady: true}
		if n == 0 {
			s, n = Stretch{First: first + i, Last: first + i}, 1
		}
		s.Thinnest = layers[i].Thickness()
		s.Thickest = s.Thinnest
		i += n
		if last := len(found) - 1; !s.Steady && last >= 0 && !found[last].Steady {
			found[last].Last = s.Last
			found[last].Thinnest = min(found[last].Thinnest, s.Thinnest)
			found[last].Thickest = max(found[last].Thickest, s.Thickest)
			continue
		}
		found = append(found, s)
	}
	return found
}

// steady returns how many of the layers, from the first on, are in one stage, and 0 if
// they are fewer than one period and one.
func steady(layers []region.Layer) (stage region.Stage, n int) {
	stage, ok := layers[0].Stage()
	if !ok {
		return 0, 0
	}
	most := 0
	steps := stage.Steps()
	for shift := range steps {
		n := 1
		for n < len(layers) && layers[n].Thickness() == stage.Thickness() &&
			layers[n].Start-layers[n-1].Start == steps[(shift+n-1)%len(steps)] {
			n++
		}
		most = max(most, n)
	}
	if most <= len(steps) {
		return 0, 0
	}
	return stage, most
}

// Before counts the palaces of a row of the arm's game that lie to the left of the
// skin.
func (a *Arm) Before(row int) (palaces int) {
	a.Skin(row, row+1, func(_ int, layer region.Layer, _ []int32) {
		for _, v := range rel(a.k, a.board, engine.Window{Y: row, W: a.k + layer.Start, H: 1}) {
			if v < 0 {
				palaces++
			}
		}
	})
	return palaces
}
