package mwythoff

import (
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
)

// mostM bounds M: the moves that take from both piles are 2M-1 rays.
const mostM = 10_000

// Family are the games "mwythoff:M".
var Family = engine.Family{Name: "mwythoff", Parse: parse}

func parse(s *notation.Scanner) (engine.Game, error) {
	if err := s.Expect(":"); err != nil {
		return nil, err
	}
	m, err := s.Int("M", 1, mostM)
	if err != nil {
		return nil, err
	}
	return Game{m: m}, nil
}

// Game is generalised Wythoff Nim for one M.
type Game struct {
	engine.Pairs
	m int
}

func (g Game) String() string { return "mwythoff:" + strconv.Itoa(g.m) }

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
func (g Game) Rays(p engine.Position) []engine.Ray {
	x, y := p.At(0), p.At(1)
	var rays []engine.Ray
	add := func(first, step engine.Position, count engine.Int) {
		if count.Sign() > 0 {
			rays = append(rays, engine.Ray{From: p.Plus(first, engine.Num(1)), Step: step, Count: count})
		}
	}
	add(west, west, x)
	add(north, north, y)
	for d := 1 - g.m; d < g.m; d++ { // i-j
		i, j := 1+max(d, 0), 1+max(-d, 0)
		left, above := x.Minus(engine.Num(i-1)), y.Minus(engine.Num(j-1))
		if left.Cmp(above) > 0 {
			left = above
		}
		add(engine.At(-i, -j), northWest, left)
	}
	return rays
}
