package engine

import (
	"slices"
	"strconv"
)

// Cell is a square (x, y) of a two-dimensional board.
type Cell struct{ X, Y int }

// Position is where the piece stands: (x, y) on a board, or the sizes of d piles.
// Positions are values: no function keeps or changes one that it was given.
type Position []int

// Cell returns a two-dimensional position as a square.
func (p Position) Cell() Cell { return Cell{p[0], p[1]} }

// Position returns the square as a position.
func (c Cell) Position() Position { return Position{c.X, c.Y} }

// Equal reports whether p and q are the same position.
func (p Position) Equal(q Position) bool { return slices.Equal(p, q) }

// Compare orders positions by their components, the first one first.
func (p Position) Compare(q Position) int { return slices.Compare(p, q) }

// String writes the position as in a link, without parentheses: "3,3".
func (p Position) String() string {
	b := make([]byte, 0, 16)
	for i, v := range p {
		if i > 0 {
			b = append(b, ',')
		}
		b = strconv.AppendInt(b, int64(v), 10)
	}
	return string(b)
}

// Ray is a straight run of options: from p the piece may go to p+Step, p+2·Step,
// …, p+Count·Step. A single jump is a ray of Count 1.
type Ray struct {
	Step  Position
	Count int
}

// At returns the i-th square of the ray seen from p, 1 ≤ i ≤ Count.
func (r Ray) At(p Position, i int) Position {
	q := slices.Clone(p)
	for d := range q {
		q[d] += i * r.Step[d]
	}
	return q
}

// steps returns i such that q is the i-th square of the ray from p, or 0.
func (r Ray) steps(p, q Position) int {
	i, found := 0, false
	for d := range p {
		delta := q[d] - p[d]
		if r.Step[d] == 0 {
			if delta != 0 {
				return 0
			}
			continue
		}
		if delta%r.Step[d] != 0 || (found && delta/r.Step[d] != i) {
			return 0
		}
		i, found = delta/r.Step[d], true
	}
	if i < 1 || i > r.Count {
		return 0
	}
	return i
}

// Reaches reports whether q is one of the options that the rays offer from p.
func Reaches(rays []Ray, p, q Position) bool {
	if len(p) != len(q) {
		return false
	}
	return slices.ContainsFunc(rays, func(r Ray) bool { return r.steps(p, q) > 0 })
}

// CountOptions says how many squares the rays hold. Two rays of one game may
// share a square (the moves (1,1) and a diagonal): then this is an upper bound.
func CountOptions(rays []Ray) int {
	n := 0
	for _, r := range rays {
		n += r.Count
	}
	return n
}

// Options lists the squares of the rays from p, sorted, each once.
func Options(rays []Ray, p Position) []Position {
	options := make([]Position, 0, CountOptions(rays))
	for _, r := range rays {
		for i := 1; i <= r.Count; i++ {
			options = append(options, r.At(p, i))
		}
	}
	slices.SortFunc(options, Position.Compare)
	return slices.CompactFunc(options, Position.Equal)
}
