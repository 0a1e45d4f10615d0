package engine

import (
	"math/big"
	"slices"
	"strings"
)

// FarPosition is a position whose components may be of any length. Like a Position
// it is a value: no function keeps or changes one that it was given.
type FarPosition []*big.Int

// Far returns the position with components of any length.
func (p Position) Far() FarPosition {
	f := make(FarPosition, len(p))
	for i, v := range p {
		f[i] = big.NewInt(int64(v))
	}
	return f
}

// FarPositions is Far for a list of positions. It makes a few large pieces of memory
// instead of many small ones.
func FarPositions(list []Position) []FarPosition {
	if len(list) == 0 {
		return nil
	}
	n := 0
	for _, p := range list {
		n += len(p)
	}
	words, numbers, pointers := make([]big.Word, n), make([]big.Int, n), make(FarPosition, n)
	far := make([]FarPosition, len(list))
	n = 0
	for i, p := range list {
		for j, v := range p {
			number := &numbers[n+j]
			words[n+j] = big.Word(max(v, -v)) // a word is as long as an integer
			number.SetBits(words[n+j : n+j+1 : n+j+1])
			if v < 0 {
				number.Neg(number)
			}
			pointers[n+j] = number
		}
		far[i] = pointers[n : n+len(p) : n+len(p)]
		n += len(p)
	}
	return far
}

// Plus returns the position p seen from f: each component the sum of both.
func (f FarPosition) Plus(p Position) FarPosition {
	sum := make(FarPosition, len(f))
	for i, v := range f {
		sum[i] = new(big.Int).Add(v, big.NewInt(int64(p[i])))
	}
	return sum
}

// From returns where f lies seen from an origin, and whether every component of
// that is at most most away from 0.
func (f FarPosition) From(origin FarPosition, most int) (Position, bool) {
	p := make(Position, len(f))
	for i, v := range f {
		d := new(big.Int).Sub(v, origin[i])
		if !d.IsInt64() || d.CmpAbs(big.NewInt(int64(most))) > 0 {
			return nil, false
		}
		p[i] = int(d.Int64())
	}
	return p, true
}

// Equal reports whether f and g are the same position.
func (f FarPosition) Equal(g FarPosition) bool {
	return slices.EqualFunc(f, g, func(a, b *big.Int) bool { return a.Cmp(b) == 0 })
}

// Compare orders positions by their components, the first one first.
func (f FarPosition) Compare(g FarPosition) int {
	return slices.CompareFunc(f, g, (*big.Int).Cmp)
}

// String writes the position as in a link, without parentheses: "3,3".
func (f FarPosition) String() string {
	parts := make([]string, len(f))
	for i, v := range f {
		parts[i] = v.String()
	}
	return strings.Join(parts, ",")
}

// FarRay is a Ray of any length: from p the piece may go to p+Step, p+2·Step, …,
// p+Count·Step.
type FarRay struct {
	Step  Position
	Count *big.Int
}

// Reaches reports whether q is one of the squares of the ray from p.
func (r FarRay) Reaches(p, q FarPosition) bool {
	if len(p) != len(q) {
		return false
	}
	var steps *big.Int
	for d, step := range r.Step {
		delta := new(big.Int).Sub(q[d], p[d])
		if step == 0 {
			if delta.Sign() != 0 {
				return false
			}
			continue
		}
		n, rest := delta.QuoRem(delta, big.NewInt(int64(step)), new(big.Int))
		if rest.Sign() != 0 || steps != nil && steps.Cmp(n) != 0 {
			return false
		}
		steps = n
	}
	return steps != nil && steps.Sign() > 0 && steps.Cmp(r.Count) <= 0
}

// Farther is a Game that can be played however far out the piece stands, or where
// CheckFar lets it. Its solver is a FarSolver.
type Farther interface {
	Game
	// CheckFar is Check for components of any length.
	CheckFar(p FarPosition) error
	// FarRays lists the options of p, which must have passed CheckFar.
	FarRays(p FarPosition) []FarRay
	// FarBoard returns a new board of the outcomes around an origin, which must
	// have passed CheckFar: its square (x, y) is the position origin + (x, y). With
	// three components or more the others are those of the origin. Its plane holds
	// the squares that are positions of the game and lie near the origin, at most
	// Span away.
	FarBoard(origin FarPosition) Board
	// Near says up to where the game is best played like any other: as long as no
	// component of the position is more than Near away from 0, Board and Solver
	// answer quickly and screen coordinates stay exact. It is below Span.
	Near() int
}

// Explorer is a Farther that may have to look for a while before it can say how far it is
// played.
type Explorer interface {
	Farther
	// Explore works for a few milliseconds on what CheckFar has to find out about p, and
	// reports whether there is more to do. When there is not, CheckFar answers at once.
	Explore(p FarPosition) (more bool)
}

// Span is how far a far board reaches from its origin at most, in each direction.
const Span = 1 << 50

// Quadrant returns the plane of a far board around f in a game whose positions are
// those without negative components: what lies at most span away from f in its first
// two components. With one component it is a strip one square high.
func (f FarPosition) Quadrant(span int) Window {
	side := func(v *big.Int) (from, n int) {
		from = -span
		if v.IsInt64() && v.Int64() < int64(span) {
			from = -int(v.Int64())
		}
		return from, span - from
	}
	w := Window{H: 1}
	w.X, w.W = side(f[0])
	if len(f) > 1 {
		w.Y, w.H = side(f[1])
	}
	return w
}
