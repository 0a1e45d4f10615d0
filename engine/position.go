package engine

import (
	"cmp"
	"slices"
	"strconv"
)

// Cell is a square (x, y) of a two-dimensional board.
type Cell struct{ X, Y int }

// Position is where the piece stands: (x, y) on a board, or the sizes of d piles.
// Positions are values: no function keeps or changes one that it was given.
type Position []int

// MaxDim is how many components a position has at most.
const MaxDim = 16

// Cell returns a two-dimensional position as a square.
func (p Position) Cell() Cell { return Cell{p[0], p[1]} }

// Position returns the square as a position.
func (c Cell) Position() Position { return Position{c.X, c.Y} }

// Equal reports whether p and q are the same position.
func (p Position) Equal(q Position) bool { return slices.Equal(p, q) }

// Compare orders positions by their components, the first one first.
func (p Position) Compare(q Position) int {
	for d, v := range p[:min(len(p), len(q))] { // slices.Compare is slow in WebAssembly
		if v != q[d] {
			return cmp.Compare(v, q[d])
		}
	}
	return cmp.Compare(len(p), len(q))
}

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

// Steps returns i such that q is the i-th square of the ray from p, or 0.
func (r Ray) Steps(p, q Position) int {
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
	return slices.ContainsFunc(rays, func(r Ray) bool { return r.Steps(p, q) > 0 })
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
	return slices.CompactFunc(gather(rays, p), Position.Equal)
}

// gather lists the squares of the rays, sorted. A ray is sorted by itself, one
// way or the other, so merging is all there is to do.
func gather(rays []Ray, p Position) []Position {
	switch n := len(rays); n {
	case 0:
		return []Position{}
	case 1:
		return rays[0].squares(p)
	default:
		return merge(gather(rays[:n/2], p), gather(rays[n/2:], p))
	}
}

// squares lists the squares of the ray from p, sorted. They share one array.
func (r Ray) squares(p Position) []Position {
	squares := make([]Position, r.Count)
	numbers := make([]int, r.Count*len(p))
	first, by := 1, 1
	if r.Step.Compare(make(Position, len(p))) < 0 {
		first, by = r.Count, -1
	}
	for i := range squares {
		q := numbers[i*len(p) : (i+1)*len(p) : (i+1)*len(p)]
		for d := range q {
			q[d] = p[d] + (first+i*by)*r.Step[d]
		}
		squares[i] = q
	}
	return squares
}

// merge merges two sorted lists.
func merge(a, b []Position) []Position {
	merged := make([]Position, 0, len(a)+len(b))
	for len(a) > 0 && len(b) > 0 {
		if a[0].Compare(b[0]) <= 0 {
			merged, a = append(merged, a[0]), a[1:]
		} else {
			merged, b = append(merged, b[0]), b[1:]
		}
	}
	return append(append(merged, a...), b...)
}
