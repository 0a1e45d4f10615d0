package player_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/internal/testkit/gametest"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// length says how many moves are made from p if the winner hurries and the loser delays,
// with blocks as good as possible on either side, given the same of its options.
type lengths struct {
	g     engine.Game
	truth *oracle.Oracle
	known map[engine.Position]int
}

func (l *lengths) of(p engine.Position) int {
	if n, ok := l.known[p]; ok {
		return n
	}
	k := l.g.Shape().Blocking
	var palaces, others []int
	for _, q := range engine.Options(l.g.Rays(p)) {
		if l.truth.Outcome(q) == engine.P {
			palaces = append(palaces, l.of(q))
		} else {
			others = append(others, l.of(q))
		}
	}
	n := 0
	switch {
	case len(palaces) >= k: // the k-1 shortest ways are blocked
		n = 1 + nth(palaces, k-1)
	case len(palaces)+len(others) >= k: // beside the palaces, the longest ways are
		n = 1 + nth(others, len(others)-1-(k-1-len(palaces)))
	}
	l.known[p] = n
	return n
}

// nth returns the number at place n when they are sorted.
func nth(list []int, n int) int {
	for _, v := range list {
		less, same := 0, 0
		for _, w := range list {
			if w < v {
				less++
			} else if w == v {
				same++
			}
		}
		if less <= n && n < less+same {
			return v
		}
	}
	panic("there is no such number")
}

// TestRuleIsPerfectNearTheEnd: what can be won in three moves, its own and two more, it wins
// against the perfect player; and it asks no method about anything.
func TestRuleIsPerfectNearTheEnd(t *testing.T) {
	for _, name := range gametest.Families {
		g := gametest.Catalogued(t, name)
		l := &lengths{g, oracle.New(g), map[engine.Position]int{}}
		methods, won := g.Solve(), 0
		for _, p := range gametest.Positions(g, map[int]int{1: 40, 2: 8, 3: 4}[g.Shape().Dim]) {
			s := gametest.Opened(t, name+"@"+p.String())
			if l.truth.Outcome(p) == engine.P || l.of(p) > 5 || s.Phase() == game.OverPhase {
				continue
			}
			for seed := uint64(0); s.Phase() != game.OverPhase; seed++ {
				v := s.View()
				if v.Turn == game.First {
					gametest.Do(t, s, acts(t, game.Rule, seed, v, nil))
				} else {
					gametest.Do(t, s, acts(t, game.Perfect, 0, v, methods))
				}
			}
			if v := s.View(); v.Winner != game.First {
				t.Errorf("%s: %v, won in %d moves, was lost: %v", name, p, l.of(p), v.History)
			}
			won++
		}
		if won == 0 {
			t.Errorf("%s: nothing to win", name)
		}
	}
}

// TestRuleDoesNotKnowTheMap: far from the end it loses games that are won.
func TestRuleDoesNotKnowTheMap(t *testing.T) {
	g := gametest.Catalogued(t, "wythoff")
	methods, lost := g.Solve(), 0
	for seed := range uint64(50) {
		s := gametest.Opened(t, "wythoff@20,31")
		for s.Phase() != game.OverPhase {
			if v := s.View(); v.Turn == game.First {
				gametest.Do(t, s, acts(t, game.Rule, seed, v, nil))
			} else {
				gametest.Do(t, s, acts(t, game.Perfect, 0, v, methods))
			}
		}
		if s.View().Winner == game.Second {
			lost++
		}
	}
	if lost < 25 {
		t.Errorf("%d of 50 games are lost", lost)
	}
}
