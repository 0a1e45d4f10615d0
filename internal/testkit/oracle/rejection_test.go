package oracle_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// rejecting plays blocking games as Formulation 1 of [CLN15] has it: the mover proposes an
// option, and the other player accepts it or, up to k-1 times, rejects it, and then
// another must be proposed. Whoever has nothing to propose has lost.
type rejecting struct {
	game rules
	wins map[proposal]bool
}

// proposal is a position and which of its options have been rejected, a bit for each.
type proposal struct {
	at       engine.Cell
	rejected uint32
	left     int // how many more may be
}

// moverWins reports whether who proposes next wins.
func (r *rejecting) moverWins(p proposal) bool {
	if won, known := r.wins[p]; known {
		return won
	}
	at := engine.OfCell(p.at)
	won := false
	for i, q := range engine.Options(r.game.Rays(at)) {
		if p.rejected>>i&1 == 1 {
			continue
		}
		// The other accepts if he wins from there, and else rejects if that wins.
		accepted := !r.moverWins(proposal{q.Cell(), 0, r.game.k - 1})
		refused := p.left == 0 || r.moverWins(proposal{p.at, p.rejected | 1<<i, p.left - 1})
		if won = accepted && refused; won {
			break
		}
	}
	r.wins[p] = won
	return won
}

// Both formulations of the game have the palaces that counting finds.
func TestRejectingIsBlocking(t *testing.T) {
	for k := 1; k <= 5; k++ {
		r := &rejecting{queens(k), map[proposal]bool{}}
		counts := oracle.New(queens(k))
		for x := range 7 {
			for y := range x + 1 {
				c := engine.Cell{X: x, Y: y}
				if palace := !r.moverWins(proposal{c, 0, k - 1}); palace != (counts.Outcome(engine.OfCell(c)) == engine.P) {
					t.Fatalf("k = %d: %v is a palace: %v", k, c, palace)
				}
			}
		}
	}
}
