package table

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// moment is one of the game: who acts, and in which room. What somebody has begun to do to the
// board is meant for it alone. Its squares may be thousands, and it is asked for at every change:
// they are compared, and never written.
type moment struct {
	words   string
	blocked []engine.Position
	number  int
}

// moment returns a name of the present one.
func (t *Table) moment() string {
	v := &t.view
	last := game.Turn{}
	if n := len(v.History); n > 0 {
		last = v.History[n-1]
	}
	last.Blocked = nil // they are the turn's, which are compared
	now := moment{blocked: v.Blocked, number: t.now.number}
	now.words = fmt.Sprint(t.room.Where(), v.Game, v.Here, v.Phase, v.Turn, v.Players, len(v.History), last, v.GaveUp, v.Hidden())
	if now.words != t.now.words || !slices.EqualFunc(now.blocked, t.now.blocked, same) {
		now.number++
	}
	t.now = now
	return strconv.Itoa(now.number)
}

// same reports whether two squares are the same.
func same(p, q engine.Position) bool { return p.Compare(q) == 0 }
