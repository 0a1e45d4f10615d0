package ideas

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/spiral"
	"github.com/palacegames/palace/engine/exile/tribonacci"
	"github.com/palacegames/palace/engine/idea"
)

// mostQueens is how many are drawn.
const mostQueens = 3000

// arms draws the four arms and the queens on them.
func (s *tribonacciSong) arms() (all []idea.Figure) {
	origin := spiral.Cell{}
	if s.at.Far() {
		origin = spiral.CellOf(s.at.Origin)
	}
	all = append(s.spiral(), armLines(origin, s.at.Window)...)
	var queens idea.Crowd
	count := 0
	for arm := range 4 {
		s.onArm(arm, origin, func(r *record, c engine.Cell) bool {
			if count++; count > mostQueens {
				return false
			}
			l := r.letter()
			queens.Add(idea.Figure{
				Kind: idea.Tiles, Squares: []engine.Cell{c}, Hue: hueOf(l), Text: string(letters[l]),
				Link: idea.LinkOf(r.n), Bold: s.queen != nil && s.queen.Cmp(r.n) == 0,
			})
			return true
		})
	}
	all = append(all, queens.Figures()...)
	if c, ok := s.at.Sees(engine.At(0, 0)); ok {
		all = append(all, idea.Figure{Kind: idea.Tiles, Squares: []engine.Cell{c}, Hue: hueOf(tribonacci.LetterC), Text: letters[2:], Link: 1})
	}
	return all
}

// spiral is the way along the squares' numbers, corner by corner, as far as it is seen; of many
// rings nothing is to be told apart.
func (s *tribonacciSong) spiral() []idea.Figure {
	const most = 45
	w := s.at.Window
	rings := max(-w.X, -w.Y, w.X+w.W, w.Y+w.H)
	if s.at.Far() || rings > most {
		return nil
	}
	corners := []engine.Cell{{}}
	for k := 1; k <= rings; k++ {
		corners = append(corners, engine.Cell{X: k - 1, Y: k}, engine.Cell{X: -k, Y: k}, engine.Cell{X: -k, Y: -k}, engine.Cell{X: k, Y: -k}, engine.Cell{X: k, Y: k})
	}
	if len(corners) == 1 {
		return nil
	}
	return []idea.Figure{{Kind: idea.Line, Points: idea.Middles(corners...), Hue: idea.Soft, Faint: true}}
}

// onArm visits the queens of an arm that are seen in the window, from the centre out.
func (s *tribonacciSong) onArm(arm int, origin spiral.Cell, visit func(r *record, c engine.Cell) bool) {
	w := s.at.Window
	// The corners of the window, turned so that this arm is arm 0.
	corner := func(x, y int) spiral.Cell {
		return spiral.Cell{X: origin.X.Plus(engine.Num(x)), Y: origin.Y.Plus(engine.Num(y))}.Turned(-arm)
	}
	a, b := corner(w.X, w.Y), corner(w.X+w.W-1, w.Y+w.H-1)
	if b.X.Cmp(a.X) < 0 {
		a.X, b.X = b.X, a.X
	}
	if b.Y.Cmp(a.Y) < 0 {
		a.Y, b.Y = b.Y, a.Y
	}
	_, before := sorted(tribonacci.X.BigRank(new(big.Int).Sub(a.X.Big(), one)), tribonacci.Y.BigRank(new(big.Int).Sub(a.Y.Big(), one)))
	last, _ := sorted(tribonacci.X.BigRank(b.X.Big()), tribonacci.Y.BigRank(b.Y.Big()))
	for r := recordOf(before.Add(before, one)); r.n.Cmp(last) <= 0; r.next() {
		if c, ok := s.at.Sees(r.queen(arm).Position()); ok && !visit(r, c) {
			return
		}
	}
}

// sorted returns the lesser number and the greater one.
func sorted(a, b *big.Int) (least, most *big.Int) {
	if a.Cmp(b) > 0 {
		return b, a
	}
	return a, b
}

// psi returns the Tribonacci constant, the root of x³ = x² + x + 1, to so many bits, by
// Newton's method.
func psi(bits uint) *big.Float {
	num := func(v float64) *big.Float { return new(big.Float).SetPrec(bits).SetFloat64(v) }
	x := num(1.839286755214161)
	for right := uint(40); right < 2*bits; right *= 2 {
		square := num(0).Mul(x, x)
		value := num(0).Mul(square, x)
		value.Sub(value, square).Sub(value, x).Sub(value, num(1))
		slope := num(0).Mul(square, num(3))
		slope.Sub(slope, x).Sub(slope, x).Sub(slope, num(1))
		x = num(0).Sub(x, value.Quo(value, slope))
	}
	return x
}

// armLines draws the lines y = ψx and its turns where they cross the window, with their
// slopes.
func armLines(origin spiral.Cell, w engine.Window) (all []idea.Figure) {
	for arm := range 4 {
		o := origin.Turned(-arm)
		bits := uint(max(o.X.Bits(), o.Y.Bits()) + 64)
		x, y := new(big.Float).SetPrec(bits).SetInt(o.X.Big()), new(big.Float).SetPrec(bits).SetInt(o.Y.Big())
		// In squares from the origin, the line runs through (0, off) with the slope ψ.
		off, _ := new(big.Float).SetPrec(bits).Sub(new(big.Float).SetPrec(bits).Mul(psi(bits), x), y).Float64()
		begin, _ := new(big.Float).Neg(x).Float64() // the centre's x
		if f, ok := armLine(arm, begin, off, w); ok {
			at := idea.Between(f.Points[0], f.Points[1], 0.42) // near its end
			all = append(all, f, idea.Figure{Kind: idea.Label, Points: []idea.Point{at}, Hue: idea.Gold, Text: slopeNames[arm%2].String()})
		}
	}
	return all
}

// armLine clips the ray of an arm to the window: as arm 0 it runs from x = begin on through
// (x, off + ψx), counted from the middle of square (0, 0).
func armLine(arm int, begin, off float64, w engine.Window) (f idea.Figure, ok bool) {
	const much = 1e15
	if off > much || off < -much {
		return f, false
	}
	slope, _ := psi(64).Float64()
	turned := func(x float64) (p idea.Point) {
		p.X, p.Y = x, off+slope*x
		for range arm {
			p.X, p.Y = -p.Y, p.X
		}
		return idea.Point{X: p.X + 0.5, Y: p.Y + 0.5}
	}
	// Both coordinates are linear in x: p = p0 + x·d.
	p0, p1 := turned(0), turned(1)
	from, to := max(begin, -much), much
	clip := func(p, d, low, high float64) {
		a, b := (low-p)/d, (high-p)/d
		from, to = max(from, min(a, b)), min(to, max(a, b))
	}
	clip(p0.X, p1.X-p0.X, float64(w.X), float64(w.X+w.W))
	clip(p0.Y, p1.Y-p0.Y, float64(w.Y), float64(w.Y+w.H))
	if from >= to {
		return f, false
	}
	return idea.Figure{Kind: idea.Line, Points: []idea.Point{turned(from), turned(to)}, Hue: idea.Gold, Faint: true}, true
}

// nearestRow returns about which row of the table is next to a square: the one whose queens
// lie on the ring, or closer to the centre.
func nearestRow(c spiral.Cell) *big.Int {
	x, y := c.X.Big(), c.Y.Big()
	if x.CmpAbs(y) > 0 {
		y = x
	}
	return tribonacci.Y.BigRank(new(big.Int).Abs(y))
}
