package engine

import (
	"slices"

	"github.com/palacegames/palace/engine/notation"
)

// Game is one ruleset: where the piece may go, and how the ruleset is solved.
// A Game is immutable and may be shared.
type Game interface {
	// String is the canonical notation, such as "blocking:5".
	String() string
	// Title names the game for a reader: "Blocking queens (4 blocks)".
	Title() string
	// Rules says in one or two sentences how the game is played.
	Rules() string
	// Shape says what kind of positions and values there are.
	Shape() Shape
	// Plane returns the squares of a map, as seen from its origin. With one pile it is
	// a strip one square high.
	Plane(m Map) Window
	// Check says why p is no position of this game, or nil. It looks at the form alone,
	// how many components there are, their signs and their lengths, and costs nothing;
	// whether a method reaches so far is for Solve's to say.
	Check(p Position) error
	// Rays lists the options of p, before any square is blocked. p must have passed
	// Check.
	Rays(p Position) []Ray
	// Solve lists the methods that solve the game, the best first, with a memory of
	// their own. It costs next to nothing; the methods do their work when asked.
	Solve() Methods
}

// Shape is the form of a game's positions and values.
type Shape struct {
	Dim      int    // how many components a position has
	Blocking int    // the blocking number K: K-1 options may be blocked before a move
	Signed   bool   // whether components may be negative
	Kinds    []Kind // what maps there are, the one to show first in front
	Misere   bool   // whoever cannot move wins
	// Unbounded says that the game is played at any distance, or wherever one of its
	// methods reaches; without it, it ends where its board does.
	Unbounded bool
	// Outskirts is how far from 0 a component of an Unbounded game is at most that is
	// near, 0 for 2^32: up to there squares go by the coordinates of the game.
	Outskirts int
}

// Map says what is on the map: two maps are the same if they are ==.
type Map struct {
	Game string // the canonical notation
	Kind Kind
	// Origin is the position that square (0, 0) of the map stands for; none stands for
	// (0, …, 0). The map shows what differs from it in the first two components.
	Origin Position
	// Over names what the map shows instead of the game's own values, "" for nothing.
	// The game offers such words and reads them.
	Over string
}

// NewMap returns the map of a game around an origin, which may be none.
func NewMap(g Game, k Kind, origin Position, over string) Map {
	if origin.Zero() {
		origin = Position{}
	}
	return Map{g.String(), k, origin, over}
}

// Position returns what a square of the map stands for, in a game of dim components.
func (m Map) Position(c Cell, dim int) Position {
	by := make([]int, dim)
	by[0] = c.X
	if dim > 1 {
		by[1] = c.Y
	}
	if m.Origin == (Position{}) {
		return Ints(by...)
	}
	return m.Origin.Plus(Ints(by...), Num(1))
}

// AtCorner reports whether square (0, 0) of the map lies in the corner of its board: in a game of
// more than two components the others may be any.
func (m Map) AtCorner() bool {
	for d := range min(m.Origin.Dim(), 2) {
		if m.Origin.At(d).Sign() != 0 {
			return false
		}
	}
	return true
}

// Quadrant returns the plane of a map around an origin in a game without negative
// components: what lies at most span away from it in the first two components. With one
// component it is a strip one square high.
func Quadrant(origin Position, span int) Window {
	side := func(v Int) (from, n int) {
		from = max(-span, -v.Clamp())
		return from, span - from
	}
	w := Window{H: 1}
	w.X, w.W = side(origin.At(0))
	if origin.Dim() > 1 {
		w.Y, w.H = side(origin.At(1))
	}
	return w
}

// Pairs is the form of many games: positions are pairs of numbers from 0 on, of up to about
// 10,000 digits, with outcomes and nim-values, at any distance. A game that embeds it has its
// Shape, its Plane and its Check.
type Pairs struct{}

// pairEdge is where a near map of Pairs ends, so that a nim-value still has 32 bits, and pairBits
// how many binary digits a number has.
const (
	pairEdge = 1<<31 - 1
	pairBits = 33_220
)

// Shape says that there are pairs, outcomes and nim-values, as far out as one likes.
func (Pairs) Shape() Shape {
	return Shape{Dim: 2, Blocking: 1, Kinds: []Kind{Outcomes, NimValues}, Unbounded: true}
}

// Plane is the quadrant, near the corner or around an origin.
func (Pairs) Plane(m Map) Window {
	if m.Origin == (Position{}) {
		return Window{W: pairEdge, H: pairEdge}
	}
	return Quadrant(m.Origin, Span)
}

// Check says why p is no such pair.
func (Pairs) Check(p Position) error { return CheckPair(p, pairBits) }

// CheckPair says why p is no square of a quadrant: it has two coordinates, none of them
// negative, of so many binary digits at most.
func CheckPair(p Position, bits int) error {
	if p.Dim() != 2 {
		return ErrDimension(p.Dim())
	}
	return CheckPiles(p, 2, bits)
}

// CheckPiles says why p is no position of so many piles: none has a negative number, nor one of more
// binary digits.
func CheckPiles(p Position, piles, bits int) error {
	if p.Dim() != piles {
		return errPiles(piles, p.Dim())
	}
	for _, v := range p.Components(nil) {
		switch {
		case v.Sign() < 0:
			return ErrNegative(thePosition.String())
		case v.Bits() > bits:
			return ErrDigits(thePosition.String(), bits*30103/100000)
		}
	}
	return nil
}

// Family is a set of games that share a name in the notation.
type Family struct {
	// Name is the word the notation begins with: "blocking".
	Name string
	// Parse reads what follows the name, up to where the ruleset ends.
	Parse func(s *notation.Scanner) (Game, error)
}

// Outcome says who wins from a position of a game with so many palaces among its options.
func (s Shape) Outcome(palaces int, rays []Ray) Outcome {
	if palaces < s.Blocking && !(s.Misere && len(rays) == 0) {
		return P
	}
	return N
}

// Far reports whether p lies so far out that squares around it are counted from an origin
// close by.
func (s Shape) Far(p Position) bool {
	if !s.Unbounded {
		return false
	}
	most := s.Outskirts
	if most == 0 {
		most = 1 << 32
	}
	_, near := p.Seen(Position{}, most)
	return !near
}

// Has reports whether the game has maps of that kind.
func (s Shape) Has(k Kind) bool { return slices.Contains(s.Kinds, k) }
