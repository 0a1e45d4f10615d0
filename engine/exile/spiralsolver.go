package exile

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/tribonacci"
)

// spiralSolver looks up the queens on the lines through a square. The zero value
// is ready.
type spiralSolver struct{ atlas atlas }

// Palaces lists the queens with lower numbers in line with p: at most one on
// each of the four lines.
func (*spiralSolver) Palaces(p engine.Position) ([]engine.Position, error) {
	if err := (Spiral{}).Check(p); err != nil {
		return nil, err
	}
	var palaces []engine.Position
	for i := range families {
		f := &families[i]
		if q := f.queen(f.line(p.Cell())); before(q, p.Cell()) {
			palaces = append(palaces, q.Position())
		}
	}
	slices.SortFunc(palaces, engine.Position.Compare)
	return palaces, nil
}

// Sights looks up the queens around every option in tables.
func (s *spiralSolver) Sights(p engine.Position) ([]int32, error) {
	if err := (Spiral{}).Check(p); err != nil {
		return nil, err
	}
	c := p.Cell()
	options := spiralStar(c)
	if err := options.checkSights(p); err != nil {
		return nil, err
	}
	s.atlas.extend(2 * shell(c))
	sights := make([]int32, 0, options.count())
	options.each(c, func(q engine.Cell) {
		seen, k := int32(0), shell(q)
		for i := range families {
			if s.atlas.lower(&families[i], q, k) {
				seen++
			}
		}
		sights = append(sights, seen)
	})
	return sights, nil
}

// FarPalaces is Palaces for coordinates of up to maxFarDigits digits.
func (*spiralSolver) FarPalaces(p engine.FarPosition) ([]engine.FarPosition, error) {
	if err := checkFar(p, maxFarDigits); err != nil {
		return nil, err
	}
	c := farCell{p[0], p[1]}
	var palaces []engine.FarPosition
	for i := range families {
		if q := families[i].farQueen(c); farBefore(q, c) {
			palaces = append(palaces, engine.FarPosition{q.x, q.y})
		}
	}
	slices.SortFunc(palaces, engine.FarPosition.Compare)
	return palaces, nil
}

// atlas is a table of the queens on all lines up to some distance from the centre.
type atlas struct {
	arm []engine.Cell // arm[n] = (X_n, Y_n)
	// By the constant v ≥ 0 of a line: n if v is X_n (or M_n), -n if it is Y_n (P_n).
	straight, diagonal []int32
}

// extend makes the atlas hold the lines with constants from -v to v.
func (a *atlas) extend(v int) {
	if v < len(a.straight) {
		return
	}
	a.arm = append(a.arm[:0], engine.Cell{})
	a.straight, a.diagonal = make([]int32, v+1), make([]int32, v+1)
	set := func(table []int32, v, n int) {
		if v < len(table) {
			table[v] = int32(n)
		}
	}
	e, c := tribonacci.Numeral(0), engine.Cell{X: 1, Y: 2}
	for n := 1; c.Y-c.X <= v; n++ {
		a.arm = append(a.arm, c)
		set(a.straight, c.X, n)
		set(a.straight, c.Y, -n)
		set(a.diagonal, c.Y-c.X, n)
		set(a.diagonal, c.Y+c.X, -n)
		step := armSteps[e.Letter()]
		c.X, c.Y, e = c.X+step.X, c.Y+step.Y, e.Next()
	}
}

// lower reports whether the queen on the line of the family through c has a lower
// number than c, which lies on shell k.
func (a *atlas) lower(f *family, c engine.Cell, k int) bool {
	v, opposite := f.line(c), 0
	if v < 0 {
		v, opposite = -v, 2
	}
	table := a.straight
	if f.a*f.b != 0 {
		table = a.diagonal
	}
	n, arm := int(table[v]), f.lesserArm
	if n < 0 {
		n, arm = -n, f.greaterArm
	}
	q := a.arm[n]
	if q.Y != k { // the queen lies on shell Y_n
		return q.Y < k
	}
	return before(turn(q, arm+opposite), c)
}
