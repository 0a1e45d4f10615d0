package oracle

import (
	"slices"

	"github.com/palacegames/palace/engine"
)

// Tree plays a blocking game by its literal rules: a player moves the piece to a
// square that is not blocked, and then blocks at most K-1 options of the square
// it stands on; these count for the next move only. The second player blocks
// before the first move. Whoever finds no square to move to has lost. Every choice
// of a square and of a set of squares is tried, so it is for tiny boards: the sets
// number about the options to the power K-1.
type Tree struct {
	game   Rules
	beaten map[string]bool // by position and blocked squares
	sealed map[string]bool // by position
}

// NewTree returns a game tree for the game.
func NewTree(g Rules) *Tree {
	return &Tree{game: g, beaten: map[string]bool{}, sealed: map[string]bool{}}
}

// Outcome returns P if the player who has just moved to p can block such that the
// other loses.
func (t *Tree) Outcome(p engine.Position) engine.Outcome {
	if t.blockerWins(p) {
		return engine.P
	}
	return engine.N
}

// MoverWins reports whether the player who must now move from p wins when exactly
// the given options of p are blocked.
func (t *Tree) MoverWins(p engine.Position, blocked []engine.Position) bool {
	options := engine.Options(t.game.Rays(p))
	shut := make([]bool, len(options))
	for i, q := range options {
		shut[i] = slices.Contains(blocked, q)
	}
	return t.moverWins(p, options, shut)
}

// moverWins tries all moves; shut says which of the options are blocked.
func (t *Tree) moverWins(p engine.Position, options []engine.Position, shut []bool) bool {
	buf := appendKey(nil, small(p))
	for _, b := range shut {
		if b {
			buf = append(buf, 1)
		} else {
			buf = append(buf, 0)
		}
	}
	key := string(buf)
	if wins, known := t.beaten[key]; known {
		return wins
	}
	wins := false
	for i, q := range options {
		if !shut[i] && t.blockerWins(q) {
			wins = true
			break
		}
	}
	t.beaten[key] = wins
	return wins
}

// blockerWins tries all sets of at most K-1 blocked options of p.
func (t *Tree) blockerWins(p engine.Position) bool {
	key := string(appendKey(nil, small(p)))
	if wins, known := t.sealed[key]; known {
		return wins
	}
	options := engine.Options(t.game.Rays(p))
	wins := t.someBlock(p, options, make([]bool, len(options)), 0, t.game.Shape().Blocking-1)
	t.sealed[key] = wins
	return wins
}

// someBlock reports whether blocking at most left more of the options from the
// given one on beats the mover.
func (t *Tree) someBlock(p engine.Position, options []engine.Position, shut []bool, from, left int) bool {
	if !t.moverWins(p, options, shut) {
		return true
	}
	if left == 0 {
		return false
	}
	for i := from; i < len(options); i++ {
		shut[i] = true
		wins := t.someBlock(p, options, shut, i+1, left-1)
		shut[i] = false
		if wins {
			return true
		}
	}
	return false
}
