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
	early  bool    // what it sees, it sees at half its foresight, too
	side   int     // how far from the corner the search begins, in squares
	moves  int     // how many there are where a ruleset lists them
}

var grades = [...]grade{
	{hidden: .11, early: true, side: 5, moves: 3},
	{hidden: .32, side: 8, moves: 4},
	{hidden: .54, side: 10, moves: 5},
	{hidden: .76, side: 13, moves: 7},
	{hidden: .97, side: 17, moves: 14},
}

// wanted is what tempts in a puzzle.
type wanted struct{ hidden, early bool }

// choose draws a ruleset for a level. Where that has no such puzzle, which is rare, it is the next
// one, by its number.
func choose(level, seed, number int) string {
	rng := rand.New(rand.NewPCG(uint64(seed), uint64(number<<8+level)<<32))
	return catalog.Draw(rng, grades[level-FirstLevel].moves)
}

// draw draws what is to tempt at a level.
func (g *grade) draw(rng *rand.Rand) wanted { return wanted{rng.Float64() < g.hidden, g.early} }

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
