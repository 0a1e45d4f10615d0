package wythoff

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/palacegames/palace/engine"
)

// solver answers about positions from the columns up to theirs.
type solver struct {
	game    *Game
	columns *Columns
}

// columnsAtOnce is how many columns Prepare searches in a call.
const columnsAtOnce = 1 << 14

// Prepare searches the columns up to p's.
func (s *solver) Prepare(p engine.Position) (more bool) {
	if s.game.Check(p) != nil {
		return false
	}
	s.columns.Reserve(p[0] + 1)
	s.columns.Extend(min(p[0]+1, s.columns.Known()+columnsAtOnce))
	return s.columns.Known() <= p[0]
}

// Palaces looks at the column, at the squares that the further moves lead to, and
// once through the columns before for the row and the diagonal.
func (s *solver) Palaces(p engine.Position) ([]engine.Position, error) {
	if err := s.game.Check(p); err != nil {
		return nil, err
	}
	x, y := p[0], p[1]
	s.columns.Extend(x + 1)
	row := s.columns.row
	var found []engine.Position
	add := func(c int) { found = append(found, engine.Position{c, int(row[c])}) }
	if int(row[x]) < y {
		add(x)
	}
	eachInLine(row[:x], y, y-x, add)
	for _, r := range s.game.onBoard(x, y) {
		for t := 1; t <= r.count && !r.step.queen(); t++ {
			if c := x - t*r.step.A; int(row[c]) == y-t*r.step.B {
				add(c)
			}
		}
	}
	return sorted(found), nil
}

// eachInLine visits the columns whose P-position lies in row y or on diagonal d. It takes
// eight columns at a time, for a turn of a loop costs WebAssembly more than they do.
func eachInLine(row []int32, y, d int, visit func(c int)) {
	for c := 0; c < len(row); c += 8 {
		c = skip(row, c, y, d)
		for i := c; i < min(c+8, len(row)); i++ {
			if r := int(row[i]); r == y || r-i == d {
				visit(i)
			}
		}
	}
}

// skip returns the first of c, c+8, … from which on there is one among eight columns, or
// fewer than eight are left.
func skip(row []int32, c, y, d int) int {
	for ; c+8 <= len(row); c += 8 {
		r := (*[8]int32)(row[c:])
		all := off(r[0], y, c+d) & off(r[1], y, c+1+d) & off(r[2], y, c+2+d) & off(r[3], y, c+3+d) &
			off(r[4], y, c+4+d) & off(r[5], y, c+5+d) & off(r[6], y, c+6+d) & off(r[7], y, c+7+d)
		if all >= 0 {
			break
		}
	}
	return c
}

// off is negative unless r is one of two numbers.
func off(r int32, y, z int) int {
	a, b := int(r)-y, int(r)-z
	return (a | -a) & (b | -b)
}

// sorted sorts positions and drops doubled ones.
func sorted(found []engine.Position) []engine.Position {
	slices.SortFunc(found, engine.Position.Compare)
	return slices.CompactFunc(found, engine.Position.Equal)
}

// The bounds of Sights.
const (
	maxOptions = 2_000_000 // options listed
	maxWork    = 1 << 29   // options times single moves
	maxCells   = 1 << 25   // lines of families
)

// Sights counts for every option the P-positions in its column, its row, its
// diagonal, on the lines of the families and at the ends of the single moves.
func (s *solver) Sights(p engine.Position) ([]int32, error) {
	if err := s.game.Check(p); err != nil {
		return nil, err
	}
	x, y := p[0], p[1]
	rays := s.game.onBoard(x, y)
	options, cells := 0, 0
	for _, r := range rays {
		options += r.count
	}
	for _, m := range s.game.moves.endless {
		cells += m.A * (y + 1 + m.B*(x/m.A))
	}
	if options > maxOptions || options*(8+len(s.game.moves.single)) > maxWork || cells > maxCells {
		return nil, fmt.Errorf("the queen on (%d,%d) has too many options to list: %d", x, y, options)
	}
	s.columns.Extend(x + 1)
	v := newViews(s.columns.row[:x+1], y, s.game.moves)
	sights := make([]int32, 0, options)
	eachOption(rays, x, y, func(x, y int) { sights = append(sights, v.count(x, y)) })
	return sights, nil
}

// eachOption visits the options from (x, y), each once, sorted. The further moves
// never lead where the queen's do, so only their few need sorting.
func eachOption(rays []ray, x, y int, visit func(x, y int)) {
	var jumps []engine.Cell
	for _, r := range rays {
		for t := 1; t <= r.count && !r.step.queen(); t++ {
			jumps = append(jumps, engine.Cell{X: x - t*r.step.A, Y: y - t*r.step.B})
		}
	}
	slices.SortFunc(jumps, func(a, b engine.Cell) int {
		return cmp.Or(cmp.Compare(a.X, b.X), cmp.Compare(a.Y, b.Y))
	})
	jumps = slices.Compact(jumps)
	for c := range x {
		diagonal := y - x + c
		for ; len(jumps) > 0 && jumps[0].X == c && jumps[0].Y < diagonal; jumps = jumps[1:] {
			visit(c, jumps[0].Y)
		}
		if diagonal >= 0 {
			visit(c, diagonal)
		}
		for ; len(jumps) > 0 && jumps[0].X == c; jumps = jumps[1:] {
			visit(c, jumps[0].Y)
		}
		visit(c, y)
	}
	for r := range y {
		visit(x, r)
	}
}
