package coloring

import (
	"math"

	"github.com/palacegames/palace/engine"
)

// Scheme is a colouring scheme. It is not changed any more.
type Scheme struct {
	Colors []string // their names, in the order in which they are first named
	Starts []Start
	Rules  []Rule
}

// Start gives a rectangle of squares their colour from the start.
type Start struct {
	Color int
	X, Y  Span
}

// Span is the numbers From … To.
type Span struct{ From, To int }

// Endless is To where there is no end.
const Endless = math.MaxInt

// has reports whether n belongs to the span.
func (s Span) has(n int) bool { return s.From <= n && n <= s.To }

// Rule is an update rule: it gives the square that lies By farther on than one of the colour
// From the colour To. No component of By is negative, and not both are 0.
type Rule struct {
	From, To int
	By       engine.Cell
}

// How large a scheme may be.
const (
	mostColors = 8
	mostRules  = 100
	mostNumber = 1_000_000
)

// Parts returns, for every colour, the number of the part of the scheme that it belongs to,
// from 0 on, and how many parts there are. Rules lead from colours to colours of the same
// part only, so each part is a scheme by itself.
func (s *Scheme) Parts() (of []int, n int) {
	of = make([]int, len(s.Colors))
	for i := range of {
		of[i] = i
	}
	for range s.Colors { // as often as the longest chain of rules
		for _, r := range s.Rules {
			least := min(of[r.From], of[r.To])
			of[r.From], of[r.To] = least, least
		}
	}
	number := map[int]int{}
	for i, part := range of {
		if _, known := number[part]; !known {
			number[part] = len(number)
		}
		of[i] = number[part]
	}
	return of, len(number)
}
