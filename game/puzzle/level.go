package puzzle

import (
	"math/rand/v2"

	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/player"
)

// The levels, from the easiest.
const (
	FirstLevel = 1
	LastLevel  = 5
)

// grade is what the puzzles of a level are like.
type grade struct {
	hidden float64 // the share of those of which the player rule does not see the win
	open   float64 // the share of those in which what it blocks leaves a palace open
	early  bool    // what it sees, it sees at half its foresight, too
	side   int     // how far from the corner the search begins, in squares
	moves  int     // how many there are where a ruleset lists them
}

var grades = [...]grade{
	{hidden: .11, open: .1, early: true, side: 5, moves: 3},
	{hidden: .32, open: .3, side: 8, moves: 4},
	{hidden: .54, open: .5, side: 10, moves: 5},
	{hidden: .76, open: .7, side: 13, moves: 7},
	{hidden: .97, open: .9, side: 17, moves: 14},
}

// wanted is what tempts in a puzzle.
type wanted struct{ hidden, early bool }

// mostDrawn bounds how often a ruleset is drawn until there are blocks in it.
const mostDrawn = 200

// choose draws a ruleset for a level, one with blocks where a block is to be found. Where that has no such puzzle, which
// is rare, it is the next one, by its number.
func (n Name) choose(number int) (ruleset string) {
	rng := rand.New(rand.NewPCG(uint64(n.Seed), uint64(number<<8+n.Level)<<32))
	for range mostDrawn {
		ruleset = catalog.Draw(rng, grades[n.Level-FirstLevel].moves)
		if g, err := catalog.Parse(ruleset); !n.Block || err == nil && g.Shape().Blocking > 1 {
			break
		}
	}
	return ruleset
}

// draw draws what is to tempt in a puzzle.
func (g *grade) draw(rng *rand.Rand, block bool) wanted {
	share := g.hidden
	if block {
		share = g.open
	}
	return wanted{rng.Float64() < share, g.early}
}

// fits reports whether the moves of a position that look right are as many as is wanted. If they
// are not, nearer says that they may be nearer to the corner.
func (w wanted) fits(v *game.View) (ok, nearer bool) {
	switch n := len(player.LooksRight(v, player.Foresight)); {
	case w.hidden:
		return n > 1, false
	case n > 1:
		return false, true
	}
	early := len(player.LooksRight(v, player.Foresight/2)) == 1
	return early == w.early, w.early
}
