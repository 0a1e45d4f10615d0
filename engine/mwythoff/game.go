package mwythoff

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
)

// The moves that take from both piles are up to 2M-1 rays. With M above mostM not all of them can be
// listed for a position farther out than that. M itself may be as long as the numbers of a position.
const (
	mostM      = 10_000
	mostBits   = 33_220
	mostDigits = mostBits * 30103 / 100000
)

// Family are the games "mwythoff:M".
var Family = engine.Family{Name: "mwythoff", Parse: parse}

func parse(s *notation.Scanner) (engine.Game, error) {
	if err := s.Expect(":"); err != nil {
		return nil, err
	}
	mark := s.Mark()
	digits, err := s.Digits("M")
	if err != nil {
		return nil, err
	}
	m, _ := new(big.Int).SetString(digits, 10)
	if m.Sign() < 1 || m.BitLen() > mostBits {
		return nil, s.FailFor(mark, errM(mostDigits))
	}
	return Game{m: engine.Big(m)}, nil
}

// Game is generalised Wythoff Nim for one M.
type Game struct {
	engine.Pairs
	m engine.Int
}

// Shape says that there are pairs, outcomes, nim-values and remoteness, at any distance.
func (g Game) Shape() engine.Shape {
	s := g.Pairs.Shape()
	s.Kinds = append(s.Kinds, engine.Remoteness)
	return s
}

func (g Game) String() string { return "mwythoff:" + g.m.String() }

// near is M, or mostM if that is less.
func (g Game) near() int { return min(g.m.Clamp(), mostM) }

func (g Game) large() bool { return g.m.Clamp() > mostM }

func (g Game) beatty() beatty { return beatty{g.m.Big()} }

var (
	west      = engine.At(-1, 0)
	north     = engine.At(0, -1)
	northWest = engine.At(-1, -1)
)

// Rays lists the column, the row, and the 2M-1 diagonals of the band, the piece's own in the
// middle:
//
//	M = 2   o . . . o    the diagonals begin at
//	        o o . . o    (x-1,y-2), (x-1,y-1) and (x-2,y-1)
//	        o o o . o
//	        . o o o o
//	        . . o o o
//	        o o o o X
//
// It lists no more than mostM diagonals on either side.
func (g Game) Rays(p engine.Position) []engine.Ray {
	x, y := p.At(0), p.At(1)
	m := g.near()
	rays := make([]engine.Ray, 0, min(m, x.Clamp())+min(m, y.Clamp())+1)
	add := func(first, step engine.Position, count engine.Int) {
		if count.Sign() > 0 {
			rays = append(rays, engine.Ray{From: p.Plus(first, engine.Num(1)), Step: step, Count: count})
		}
	}
	add(west, west, x)
	add(north, north, y)
	for d := 1 - m; d < m; d++ { // i-j
		i, j := 1+max(d, 0), 1+max(-d, 0)
		left, above := x.Minus(engine.Num(i-1)), y.Minus(engine.Num(j-1))
		if left.Cmp(above) > 0 {
			left = above
		}
		add(engine.At(-i, -j), northWest, left)
	}
	return rays
}
