// Package moves holds what a ruleset of vector subtraction is: a set of moves, vectors of
// d non-negative integers, none of them zero, each of which may be subtracted from a
// position as long as no component becomes negative.
//
// For {(1,2), (2,1)} and the position (3,2), both moves fit and lead to (2,0) and (1,1);
// from (1,1) none fits. Boards show the first two components, x and y; the further ones say
// which slice of the positions a board is.
package moves

import (
	"cmp"
	"math"
	"slices"
	"sort"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
)

// The sizes that a ruleset may have.
const (
	MaxDim       = engine.MaxDim // components of a position
	Most         = 1000          // different moves
	MaxComponent = 1_000_000_000 // of a move
)

// Huge is the edge of a board that has no end: no position of the machine's integers lies
// beyond, and sums of two still fit.
const Huge = 1 << 60

// Vector is a move, or a position whose components the machine holds.
type Vector = []int

// Set is the moves of a ruleset. It is not changed any more.
type Set struct {
	List []Vector // sorted, different
	Dim  int      // how many components each has
}

// New returns the set of the given moves, in any order; doubles count once. It errs if
// there is no move, if a move is zero, if components are negative or larger than
// MaxComponent, if moves are of unlike dimension, or if there are more than Most of them or
// more than MaxDim components.
func New(list ...Vector) (*Set, error) {
	if len(list) == 0 {
		return nil, errNoMoves
	}
	sorted := make([]Vector, len(list))
	for i, m := range list {
		if fault := FaultOf(m, len(list[0])); fault != "" {
			return nil, errMove(fault, text(m))
		}
		sorted[i] = slices.Clone(m)
	}
	sort.Slice(sorted, func(i, j int) bool { return Compare(sorted[i], sorted[j]) < 0 })
	sorted = slices.CompactFunc(sorted, slices.Equal[Vector])
	if len(sorted) > Most {
		return nil, errTooMany(Most, len(sorted))
	}
	return &Set{sorted, len(sorted[0])}, nil
}

// FaultOf says why m is no move of a ruleset of the given dimension, or "".
func FaultOf(m Vector, dim int) string {
	switch {
	case len(m) == 0 || len(m) > MaxDim:
		return faultSize(MaxDim)
	case len(m) != dim:
		return faultUnlike(dim)
	case slices.Min(m) < 0 || slices.Max(m) > MaxComponent:
		return faultComponent(MaxComponent)
	case slices.Max(m) == 0:
		return faultZero.String()
	}
	return ""
}

// Mirror returns the moves with x and y exchanged, in the plane.
func (s *Set) Mirror() *Set {
	mirror := make([]Vector, len(s.List))
	for i, m := range s.List {
		mirror[i] = Vector{m[1], m[0]}
	}
	sort.Slice(mirror, func(i, j int) bool { return Compare(mirror[i], mirror[j]) < 0 })
	return &Set{mirror, s.Dim}
}

// Text writes the moves as (1,2)(2,1), with a text between them.
func (s *Set) Text(between string) string {
	parts := make([]string, len(s.List))
	for i, m := range s.List {
		parts[i] = "(" + text(m) + ")"
	}
	return strings.Join(parts, between)
}

func text(v Vector) string {
	var b []byte
	for i, c := range v {
		if i > 0 {
			b = append(b, ',')
		}
		b = strconv.AppendInt(b, int64(c), 10)
	}
	return string(b)
}

// Fits reports whether m can be subtracted from p.
func Fits(m, p Vector) bool {
	for d, v := range m {
		if v > p[d] {
			return false
		}
	}
	return true
}

// Times says how often m can be subtracted from p: ⌊p/m⌋, the least over the components.
func Times(p, m Vector) int {
	least := math.MaxInt
	for d, v := range m {
		if v > 0 {
			least = min(least, p[d]/v)
		}
	}
	return least
}

// Down returns the second component of a vector, Further the ones after that.
func Down(v Vector) int {
	if len(v) < 2 {
		return 0
	}
	return v[1]
}

// Further returns the components after the second.
func Further(v Vector) Vector { return v[min(2, len(v)):] }

// Extent returns the smallest board that has p on it: the squares x < right and y < bottom
// of the slice rest.
func Extent(p Vector) (right, bottom int, rest Vector) { return p[0] + 1, Down(p) + 1, Further(p) }

// Bounds returns the smallest and the largest of each component of some positions.
func Bounds(positions []Vector) (low, high Vector) {
	low, high = slices.Clone(positions[0]), slices.Clone(positions[0])
	for _, p := range positions {
		for d, v := range p {
			low[d], high[d] = min(low[d], v), max(high[d], v)
		}
	}
	return low, high
}

// Compare orders vectors by their components, the first one first.
func Compare(p, q Vector) int {
	for d, v := range p[:min(len(p), len(q))] { // slices.Compare is slow in WebAssembly
		if v != q[d] {
			return cmp.Compare(v, q[d])
		}
	}
	return cmp.Compare(len(p), len(q))
}

// Ceil returns ⌈a/b⌉ for a ≥ 0 and b > 0.
func Ceil(a, b int) int { return (a + b - 1) / b }
